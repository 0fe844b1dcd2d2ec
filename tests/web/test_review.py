"""The review of a finished game in the browser: looked through by mouse, keys and touch, a turn played once more."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Host, Json, wait_for
from tests.web.browser import Person, axe
from tests.web.conftest import People
from tests.web.looks import small_lettering, small_targets
from tests.web.moments import at_the_end, bring

HERE = "() => document.querySelector('main.rv')?.dataset.line"
SHORT: dict[str, Json] = {"dig_deep": {"turn_limit": 3}, "rockwell": {"turn_limit": 2}, "imperial_miners": {}}
# Who won is told whole, with the reason.
CUT_SENTENCE = """[...document.querySelectorAll('.rv__head .prompt__say')].filter(
  (e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
# Two words at the head of a column that run into one another.
TOUCHING_HEADS = """(() => {
  const boxes = [...document.querySelectorAll('.acc thead th')].map((th) => {
    const range = document.createRange();
    range.selectNodeContents(th);
    return [th.textContent, range.getBoundingClientRect()];
  }).filter(([text]) => text);
  return boxes.slice(1).filter(([, box], i) => box.left < boxes[i][1].right + 3).map(([text]) => text);
})()"""
# How far the edges of what is selected are from those of a mark of one of these kinds, where both are in sight.
OFF_THE_MARK = """([kinds, selector]) => {
  const frame = document.querySelector('.rv__board').getBoundingClientRect();
  const box = document.querySelector('.rv__board ' + selector).getBoundingClientRect();
  const marks = [...document.querySelectorAll(kinds.map((kind) => `.bshape--${kind}, .bmark--${kind}`).join())];
  const seen = (b) => b.right > frame.left && b.left < frame.right && b.bottom > frame.top && b.top < frame.bottom;
  return Math.min(Infinity, ...marks.map((mark) => mark.getBoundingClientRect()).filter((b) => seen(b) && seen(box))
    .map((b) => Math.max(...['left', 'right', 'top', 'bottom'].map((side) => Math.abs(b[side] - box[side])))));
}"""
# Words of two marks that lie on one another.
MEETING = """(() => {
  const words = [...document.querySelectorAll('[data-marked]')].map((e) => [e.textContent, e.getBoundingClientRect()]);
  return words.flatMap(([a, one], i) => words.slice(i + 1).filter(([, b]) =>
    one.left < b.right && b.left < one.right && one.top < b.bottom && b.top < one.bottom).map(([b]) => [a, b]));
})()"""
NEAR = 12  # px between an outline and what it goes around
TAKES = 240.0  # seconds at most that a deep review may take where others use the cores


def reviewed(
    host: Host, game: str = "dig_deep", depth: str = "deep", options: Json | None = None
) -> tuple[str, str, Json]:
    """A finished game of a person and a bot, its token, and its review, as deep as that at least."""
    order = options or SHORT[game]
    made = host.create([{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "pebble"}], game, options=order)
    table, token = made["table"], made["seats"][0]["token"]
    bring(host, table, token, at_the_end)
    found: Json = {}

    def deep() -> bool:
        found.update(host.get(f"/tables/{table}/review", token).json())
        return bool(found["depth"] in (depth, "deep"))

    wait_for(deep, TAKES, "the review does not come")
    return table, token, found["review"]


@pytest.fixture(scope="module")
def game(server: Host, word: object) -> tuple[str, str, Json]:
    """One reviewed game for all tests of this file: they change nothing of it."""
    return reviewed(server)


def opened(person: Person, table: str, token: str, line: int | str) -> None:
    person.page.goto(f"/t/{table}?review={line}#{token}")
    person.page.wait_for_selector("main.rv[data-depth=deep]")
    if line != "end":
        told_whole(person)
    person.rest()


def told_whole(person: Person) -> None:
    """Until the card of a decision is whole: what the seat had then comes with the position of that moment."""
    person.page.wait_for_selector(".mcard .had", state="attached")


def looked_at(person: Person, lines: list[int]) -> Callable[[], bool]:
    return lambda: int(person.page.evaluate(HERE)) in lines


def test_a_finished_game_is_reviewed_from_its_end_and_is_the_same_after_a_reload(
    people: People, game: tuple[str, str, Json]
) -> None:
    table, token, review = game
    person = people()
    person.page.goto(f"/t/{table}#{token}")
    person.page.click("[data-review]")
    person.page.wait_for_selector("main.rv[data-depth=deep]")
    decision = max((one for one in review["decisions"] if one["seat"] == 0), key=lambda one: one["loss"])
    person.page.click(f"[data-decision='{decision['line']}']")
    person.wait(looked_at(person, decision["lines"]))
    percent = round(100 * decision["played"]["share"])
    assert f"{percent} %" in person.page.inner_text(".mcard .pb__p >> nth=0")
    person.wait(lambda: "review=" in person.page.url and person.page.url.rpartition("=")[2] != "end")
    told_whole(person)
    words = person.page.inner_text(".mcard")
    person.page.reload()
    told_whole(person)
    assert person.page.inner_text(".mcard") == words
    person.page.click("[data-close-review]")
    person.page.wait_for_selector(".reckoning")


def test_the_curve_is_walked_by_keys_and_jumped_through_by_mouse(people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    lines = [one["line"] for one in review["moments"]]
    person = people()
    opened(person, table, token, "end")
    assert int(person.page.evaluate(HERE)) == lines[-1]
    curve = person.page.locator(".curve")
    curve.focus()
    for key, wanted in (("Home", lines[0]), ("ArrowRight", lines[1]), ("End", lines[-1]), ("ArrowLeft", lines[-2])):
        person.page.keyboard.press(key)
        person.wait(looked_at(person, [wanted]))
    assert curve.get_attribute("aria-valuenow") == str(len(lines) - 2)
    assert "Ada" in str(curve.get_attribute("aria-valuetext"))
    box = curve.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] * 0.45, box["y"] + box["height"] / 2)
    person.wait(lambda: lines[0] < int(person.page.evaluate(HERE)) < lines[-2])


def test_any_other_choice_can_be_asked_about(people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    decision = next(one for one in review["decisions"] if one["rivals"] and one["seat"] == 0)
    person = people()
    opened(person, table, token, decision["line"])
    person.page.click("[data-why-not]")
    person.page.click("[data-ask] >> nth=0")
    person.page.wait_for_selector("[data-asked-about]")
    assert "%" in person.page.inner_text("[data-asked-about]")


def test_a_turn_is_played_once_more_and_judged(people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    decision = next(one for one in review["decisions"] if one["seat"] == 0)
    person = people()
    opened(person, table, token, decision["line"])
    person.page.click("[data-retry]")
    person.page.wait_for_selector("[data-retried]")
    assert person.table != table
    assert person.choose()
    person.page.wait_for_selector(":is([data-retried=better], [data-retried=worse], [data-retried=equal])")
    verdict = person.page.get_attribute("[data-retried]", "data-retried")
    person.page.reload()
    person.page.wait_for_selector(f"[data-retried={verdict}]")
    person.page.click("[data-to-review]")
    person.page.wait_for_selector("main.rv")
    assert person.table == table


@pytest.mark.parametrize("wishes", [{}, {"theme": "dark"}, {"tablet": True}, {"phone": True, "lang": "de"}])
def test_it_can_be_read_by_everybody(wishes: dict[str, object], people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    decision = max((one for one in review["decisions"] if one["seat"] == 0), key=lambda one: one["loss"])
    person = people(**wishes)
    opened(person, table, token, decision["line"])
    tabs = ("points", "luck", "list", "moment") if wishes.get("phone") else ("",)
    for tab in tabs:
        if tab:
            person.page.click(f"[data-tab={tab}]")
        assert person.spill() == []
        assert small_lettering(person) == []
        assert axe(person) == []
        if wishes.get("phone"):
            assert small_targets(person) == []


@pytest.mark.parametrize(("lang", "title"), [("en", "You had"), ("de", "Du hattest"), ("fr", "Vous aviez")])
def test_a_moment_tells_what_the_person_had(
    lang: str, title: str, people: People, host: Host, game: tuple[str, str, Json]
) -> None:
    """Out of the seat's own view at that time."""
    table, token, review = game
    person = people(lang=lang)
    for decision in [one for one in review["decisions"] if one["seat"] == 0][:6]:
        opened(person, table, token, decision["line"])
        asked = host.get(f"/tables/{table}/decision", token, line=decision["line"]).json()["scene"]
        rows = [row.inner_text().split() for row in person.page.locator(".had > div").all()]
        assert rows[0][: len(title.split())] == title.split()
        assert rows[0][len(title.split())] == str(asked["seats"][0]["coins"])
        assert rows[-1][-5:] == [str(one["price"]) for one in asked["gems"]]
        tiles = sum(pile["count"] for kind in ("hand", "face_up") for pile in asked["seats"][0][kind])
        assert person.page.locator(".had .up").count() == tiles


def test_bids_are_marked_played_in_solid_ink_and_better_in_dashed_green(people: People, host: Host) -> None:
    """They have no place on the planet: they stand under it, and say the same as the card."""
    table, token, review = reviewed(host, "rockwell")  # the page shows the finest there is
    bids = [one for one in review["decisions"] if one["seat"] == 0 and one["played"]["moves"][0]["verb"] == "bid"]
    assert any(one["better"] for one in bids) and not all(one["better"] for one in bids)
    style = "e => [getComputedStyle(e).borderTopStyle, getComputedStyle(e).borderTopColor]"
    person = people()
    for decision in bids:
        person.page.goto(f"/t/{table}?review={decision['line']}#{token}")
        person.page.wait_for_selector("[data-amounts=played]")
        bid = {move["args"].get("resource"): move["args"].get("amount") for move in decision["played"]["moves"]}
        sealed = host.get(f"/tables/{table}/decision", token, line=decision["line"]).json()["scene"]["sealed"]["cubes"]
        wanted = [str(bid.get(name, n)) for name, n in sealed.items()]  # with what was decided before
        assert person.page.inner_text("[data-amounts=played]").split()[1:5] == wanted
        solid = person.page.locator("[data-amounts=played]").evaluate(style)
        if decision["better"] is None:
            assert person.page.locator("[data-amounts=better]").count() == 0
            person.page.click("[data-why-not]")
            person.page.click("[data-ask] >> nth=0")
            person.page.wait_for_selector("[data-amounts=asked]")
            continue
        dashed = person.page.locator("[data-amounts=better]").evaluate(style)
        assert (solid[0], dashed[0]) == ("solid", "dashed") and solid[1] != dashed[1]
    going = next(one for one in review["decisions"] if one["seat"] == 0 and one["played"]["moves"][0]["verb"] == "crew")
    person.page.goto(f"/t/{table}?review={going['line']}#{token}")
    person.page.wait_for_selector(".had")
    assert person.page.locator("[data-amounts]").count() == 0, "a crew has its place on the planet"


def words_on_board(person: Person, kind: str) -> list[str]:
    return [
        str(text) for text in person.page.locator(f":is([data-marked={kind}], [data-marked=both])").all_inner_texts()
    ]


def look(person: Person, table: str, token: str, decision: Json) -> None:
    person.page.goto(f"/t/{table}?review={decision['line']}#{token}")
    person.page.wait_for_selector(".rv__board [data-marked]")
    person.rest()


@pytest.mark.parametrize("seed", ["first", "second"])
def test_where_a_crew_went_and_where_it_had_better_gone_is_marked_on_the_planet(
    seed: str, people: People, host: Host
) -> None:
    """The place is asked after the crew: the board does not offer it yet, and shows a part of the planet."""
    table, token, review = reviewed(host, "rockwell")
    going = [
        one
        for one in review["decisions"]
        if one["seat"] == 0
        and [move["verb"] for move in one["played"]["moves"][:2]] in (["crew", "go"], ["crew", "stay"])
    ]
    assert len(going) >= 4 and any(one["better"] for one in going)
    person = people()
    seen = 0
    for decision in going:
        look(person, table, token, decision)
        person.page.mouse.move(2, 2)
        assert float(person.page.locator(".rv__board .zoom").evaluate("e => getComputedStyle(e).opacity")) == 0
        for kind in ("played", "better"):
            if decision[kind] is None:
                continue
            assert words_on_board(person, kind), (decision["line"], kind)
            place = next((str(move["args"]["place"]) for move in decision[kind]["moves"] if move["verb"] == "go"), "")
            if re.fullmatch("[A-D][1-8]", place):
                off = person.page.evaluate(OFF_THE_MARK, [[kind, "both"], f"[data-tile={place}]"])
                away = person.page.locator(f"[data-marked={kind}] .bword__to").count()
                assert off <= NEAR or (kind == "better" and away), (decision["line"], kind, place, off)
                seen += off <= NEAR
    assert seen >= 4
    assert person.page.locator(".rv__board .zoom button").first.is_enabled()
    person.page.locator(".rv__board .zoom button").first.focus()
    person.wait(lambda: float(person.page.locator(".zoom").evaluate("e => getComputedStyle(e).opacity")) == 1)


@pytest.mark.parametrize("wishes", [{"phone": True}, {"tablet": True, "theme": "dark"}])
def test_on_a_small_screen_a_crews_place_is_in_sight_or_pointed_to(
    wishes: dict[str, object], people: People, host: Host
) -> None:
    table, token, review = reviewed(host, "rockwell")
    person = people(**wishes)
    going = [one for one in review["decisions"] if one["seat"] == 0 and one["played"]["moves"][-1]["verb"] == "go"]
    for decision in going[:5]:
        look(person, table, token, decision)
        place = decision["played"]["moves"][-1]["args"]["place"]
        if re.fullmatch("[A-D][1-8]", place):
            assert person.page.evaluate(OFF_THE_MARK, [["played", "both"], f"[data-tile={place}]"]) <= NEAR
        assert person.spill() == []
        assert small_lettering(person) == []


def on_boards(review: Json) -> dict[str, list[Json]]:
    """A person's decisions on boards I to III, by the verb of what was played or of what was better."""
    found: dict[str, list[Json]] = {}
    for one in review["decisions"]:
        if one["seat"] == 0:
            verbs = {one[kind]["moves"][0]["verb"] for kind in ("played", "better") if one[kind]}
            for verb in verbs & {"place", "sell", "buy", "deliver", "safety", "mobility", "mineshaft"}:
                found.setdefault(verb, []).append(one)
    return found


SPOTS: dict[str, Callable[[Json], str]] = {  # where a first move of a choice on boards I to III is marked
    "place": lambda args: f"[data-slot='{args['slot']}']",
    "deliver": lambda args: f"[data-delivery='{args['resource']}']",
    "safety": lambda args: "[data-level=safety]",
    "mobility": lambda args: "[data-level=mobility]",
    "mineshaft": lambda args: "[data-level=mineshaft]",
    "pass": lambda args: "[data-reviewed=pass]",
}


@pytest.fixture(scope="module")
def dealt(server: Host, word: Path) -> list[tuple[str, str, Json]]:
    """Games of Rockwell in which slots, deals and the Workshop were decided on."""
    out = []
    for luck in ("a", "f"):
        word.write_text(luck)
        out.append(reviewed(server, "rockwell", options={"turn_limit": 6}))
    return out


@pytest.mark.parametrize(
    "wishes", [{}, {"phone": True, "theme": "dark"}, {"tablet": True, "lang": "de"}, {"phone": True, "lang": "fr"}]
)
def test_slots_deals_and_actions_are_marked_on_their_boards(
    wishes: dict[str, object], people: People, dealt: list[tuple[str, str, Json]]
) -> None:
    """Boards I to III stand under the planet for choices that are made on them."""
    person = people(**wishes)
    seen: set[str] = set()
    for table, token, review in dealt:
        for verb, decisions in on_boards(review).items():
            for decision in decisions[:2]:
                look(person, table, token, decision)
                for kind in ("played", "better"):
                    if decision[kind] is None:
                        continue
                    moves = decision[kind]["moves"]
                    first = moves[0]["verb"]
                    if first in ("sell", "buy"):
                        spot = f"[data-reviewed='{', '.join(move['move'] for move in moves)}']"
                        assert person.page.inner_text(spot).split()[-1] == moves[1]["args"]["cubes"]
                    elif first in SPOTS:
                        spot = SPOTS[first](moves[0]["args"])
                    else:
                        continue
                    assert person.page.evaluate(OFF_THE_MARK, [[kind, "both"], spot]) <= NEAR, (decision["line"], spot)
                    assert words_on_board(person, kind), (decision["line"], kind)
                    seen.add(first)
                assert person.page.evaluate(MEETING) == [], decision["line"]
                assert person.spill() == [] and small_lettering(person) == []
            assert axe(person) == []
    assert (
        {"place", "pass"} <= seen and seen & {"sell", "buy"} and seen & {"mobility", "safety", "deliver", "mineshaft"}
    )


@pytest.mark.parametrize("seed", ["first", "second"])
def test_the_cell_of_a_played_and_of_a_better_card_is_marked(seed: str, people: People, host: Host) -> None:
    table, token, review = reviewed(host, "imperial_miners", "quick")
    placing = [
        one
        for one in review["decisions"]
        if one["seat"] == 0
        and one["better"]
        and [move["verb"] for move in one["better"]["moves"][:2]] == ["play", "place"]
    ]
    assert placing
    person = people()
    seen = 0
    for decision in placing[:5]:  # the page may have a finer review by now, with another better one
        look(person, table, token, decision)
        cells = person.page.eval_on_selector_all("[data-reviewed^=place]", "all => all.map(e => e.dataset.reviewed)")
        for cell in cells:
            kinds = ["played", "better", "both"]
            assert person.page.evaluate(OFF_THE_MARK, [kinds, f"[data-reviewed='{cell}']"]) <= NEAR
        seen += len(words_on_board(person, "better"))
    assert seen > 0


@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("de", "dark")])
def test_it_fits_every_width_in_longer_languages(
    lang: str, theme: str, people: People, game: tuple[str, str, Json]
) -> None:
    table, token, review = game
    decision = max((one for one in review["decisions"] if one["seat"] == 0), key=lambda one: one["loss"])
    person = people(lang=lang, theme=theme)
    for width, height in ((360, 740), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)):
        person.page.set_viewport_size({"width": width, "height": height})
        opened(person, table, token, decision["line"])
        assert person.spill() == [], width
        assert small_lettering(person) == [], width
        assert person.page.evaluate(CUT_SENTENCE) == [], width
        if width == 360:
            person.page.click("[data-tab=luck]")
            person.rest()
        assert person.page.evaluate(TOUCHING_HEADS) == [], width
