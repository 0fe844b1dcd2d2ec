"""Whole games of Rockwell, played through the page by clicking only what glows."""

from __future__ import annotations

import re

import pytest
from tools.midgame import advance, set_luck

from tests.server.harness import Host, Json
from tests.web.browser import Person, axe, check_reckoning
from tests.web.conftest import People
from tests.web.looks import cut
from tests.web.moments import Wanted, about_to_drill, at_the_end, bring, in_round

BOT = {"kind": "bot", "bot": "pebble"}


def start(host: Host, seats: int, **options: object) -> tuple[str, str]:
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], game="rockwell", options=options)
    return made["table"], made["seats"][0]["token"]


def stake(person: Person) -> None:
    """Turn some steppers of the sealed bid or the insurance up, now and then."""
    for _ in range(person.luck.randrange(4)):
        more = [
            one
            for one in person.page.query_selector_all(".sealed .stepper button:last-child:not([disabled])")
            if one.is_visible()
        ]
        if more:
            person.press(person.luck.choice(more))


def play(person: Person, most: int = 2000) -> None:
    """To the end, with bids that are not all nothing."""
    for _ in range(most):
        person.settle()
        stake(person)
        if not person.choose():
            return
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seats", "turns"), [(3, 3), pytest.param(2, 4, marks=pytest.mark.deep), pytest.param(4, 4, marks=pytest.mark.deep)]
)
def test_a_whole_game_ends_with_the_reckoning_of_the_engine(people: People, host: Host, seats: int, turns: int) -> None:
    table, token = start(host, seats, turn_limit=turns, open_stocks=seats == 3)
    person = people(seed=seats)
    person.open(f"/t/{table}#{token}")
    play(person)
    check_reckoning(person, host, token)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_each_language_says_everything(people: People, host: Host, lang: str) -> None:
    table, token = start(host, 2, turn_limit=1)
    person = people(lang=lang, seed=5)
    person.open(f"/t/{table}#{token}")
    play(person)
    check_reckoning(person, host, token)
    assert person.page.evaluate("document.body.innerText.match(/\\b(web|rockwell|common)-[a-z_]+(-[a-z_]+)*/g)") is None


def test_a_phone_plays_by_touch(people: People, host: Host) -> None:
    table, token = start(host, 3, turn_limit=2)
    bring(host, table, token, in_round(2))
    person = people(phone=True, seed=11)
    person.open(f"/t/{table}#{token}")
    play(person)
    assert person.spill() == []
    check_reckoning(person, host, token)


def test_a_turn_is_played_by_keys_alone(people: People, host: Host) -> None:
    table, token = start(host, 2, turn_limit=1)
    person = people(seed=3)
    person.open(f"/t/{table}#{token}")
    while person.choose_by_keys():
        pass
    check_reckoning(person, host, token)


def test_an_extraction_is_told_from_the_card_to_the_shares(people: People, host: Host) -> None:
    """The panel says what the events say."""
    table, token = start(host, 4)
    bring(host, table, token, about_to_drill)
    person = people(seed=9)
    person.open(f"/t/{table}#{token}")
    person.settle()
    while person.page.query_selector(".story") is None:
        assert person.choose(), "the game ended without an extraction"
        person.settle()  # a bot may drill
    said = person.page.inner_text(".story")
    tile = said.split("Extraction on ")[1][:2]
    events = host.get(f"/tables/{table}/events", token).json()["events"]
    drilled = next(i for i, event in enumerate(events) if event["event"] == "drilled" and event["tile"] == tile)
    cards = [event for event in events[drilled:] if event["event"] == "card"]
    for number in cards[0]["card"].rstrip("!").split("/"):
        assert number == "0" or number in said
    assert axe(person) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_bidding_and_drilling(people: People, host: Host, theme: str) -> None:
    table, token = start(host, 4)
    person = people(theme=theme, seed=2)
    person.open(f"/t/{table}#{token}")
    person.settle()
    assert axe(person) == []
    for _ in range(12):
        person.choose()
    person.settle()
    assert axe(person) == []


def test_a_small_window_is_dragged_and_zoomed_and_a_drag_is_no_choice(people: People, host: Host) -> None:
    table, token = start(host, 2)
    bring(host, table, token, about_to_drill)
    person = people(phone=True, seed=3)
    person.open(f"/t/{table}#{token}")
    person.asked()
    view = "document.querySelector('.planet').getAttribute('viewBox')"
    box = person.page.locator(".planet").bounding_box()
    assert box is not None
    offered, stood = person.signature(), person.page.evaluate(view)
    mouse = person.page.mouse
    mouse.move(box["x"] + 200, box["y"] + 150)
    mouse.down()
    mouse.move(box["x"] + 120, box["y"] + 110, steps=5)
    mouse.up()
    dragged = person.page.evaluate(view)
    assert dragged != stood and person.signature() == offered
    mouse.wheel(0, -300)
    person.wait(lambda: person.page.evaluate(view) != dragged)
    width = [float(str(one).split()[2]) for one in (dragged, person.page.evaluate(view))]
    assert width[1] < width[0], "the wheel brings the planet nearer"


# -- smaller screens

# A place 20 px beside the middle of a crew that glows, where nothing glows, and the crew's move.
BESIDE = """() => {
  for (const e of document.querySelectorAll('.planet .token[data-glow]')) {
    const box = e.getBoundingClientRect();
    for (const [dx, dy] of [[20, 0], [-20, 0], [0, 20], [0, -20]]) {
      const [x, y] = [(box.left + box.right) / 2 + dx, (box.top + box.bottom) / 2 + dy];
      const there = document.elementFromPoint(x, y);
      if (there?.closest('.planet') && !there.closest('[data-glow]')) return [x, y, e.dataset.glow];
    }
  }
  return null;
}"""


def test_a_fingertip_beside_a_small_crew_means_the_crew(people: People, host: Host) -> None:
    table, token = start(host, 2)
    bring(host, table, token, in_phase("crew"))
    person = people(tablet=True)
    person.open(f"/t/{table}#{token}")
    person.asked()
    x, y, move = person.measured(BESIDE)
    before = person.signature()
    person.page.touchscreen.tap(x, y)
    person.changed(before)
    person.asked()
    assert move not in person.glowing(), "the crew is chosen, and asked where it goes"


WHOLE = """wanted => [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility())
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.getBoundingClientRect().bottom > innerHeight)
  .map((e) => e.className)"""
AREAS = """() => {
  const boxes = [...document.querySelectorAll('.a-board, .a-side, .a-sheet, .a-panel, .foot')]
    .map((e) => [e.className, e.getBoundingClientRect()]);
  const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const above = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return boxes.flatMap(([name, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => !beside(a, b) && !above(a, b)).map(([other]) => name + other));
}"""
SHOWN = """() => { const box = document.querySelector('.planet').getBoundingClientRect();
  return [...document.querySelectorAll('.tile')].every((e) => { const tile = e.getBoundingClientRect();
  return tile.left >= box.left && tile.right <= box.right && tile.top >= box.top && tile.bottom <= box.bottom; }); }"""


def moment(host: Host, wanted: Wanted) -> tuple[str, str]:
    """A table of sensible players at a moment that comes to most of them: with fewer seats where it does not."""
    for seats in (4, 3, 2):
        bots = [{"kind": "bot", "bot": "apprentice"}] * (seats - 1)
        made = host.create([{"kind": "me", "name": "Ann"}, *bots], game="rockwell")
        table, token = made["table"], made["seats"][0]["token"]
        if advance(host, table, token, wanted)["offer"] is not None:
            return table, token
    raise AssertionError("the moment never came")


def resize(person: Person, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.asked()


def in_phase(phase: str) -> Wanted:
    return lambda state: bool(state["scene"]["phase"] == phase)


def drilling(state: Json) -> bool:
    """A crew can go where it drills."""
    drills = any(choice["preview"].get("drills") for choice in state["offer"]["choices"])
    return bool(state["scene"]["phase"] == "move" and drills)


def test_a_sealed_bid_is_whole_on_a_phone_and_the_strip_says_what_it_changes(people: People, host: Host) -> None:
    table, token = start(host, 4)
    person = people(phone=True, seed=1)
    person.open(f"/t/{table}#{token}")
    for height in (780, 640):
        resize(person, 360, height)
        assert (height, person.measured(WHOLE, ".decide__b, .decide__b > *, .thumb, .foot")) == (height, [])
    person.page.tap(".sealed .stepper button:last-child >> nth=0")
    assert person.page.inner_text(".own .fig__d >> nth=0") == "\N{MINUS SIGN}1"
    assert "$400" in person.page.inner_text(".thumb .btn--main")
    person.page.tap(".fold")
    person.wait(lambda: person.page.locator(".a-board").bounding_box()["height"] >= 200)  # type: ignore[index]
    assert axe(person) == []


def test_a_slot_says_what_it_gives_and_the_order_that_follows(people: People, host: Host) -> None:
    table, token = start(host, 4)
    bring(host, table, token, in_phase("place"))
    person = people(phone=True, seed=1)
    person.open(f"/t/{table}#{token}")
    person.asked()
    said = [one.inner_text() for one in person.page.query_selector_all(".place")]
    assert any("1st" in one for one in said) and any("transactions" in one for one in said)
    before = person.page.inner_text(".places__o")
    number, place = next((i, found[1]) for i, one in enumerate(said) if (found := re.search(r"\n(\d)..$", one)))
    person.page.tap(f".place >> nth={number}")
    person.page.wait_for_selector("[data-commit]")
    assert person.page.inner_text(".places__o") != before, "the order that would follow"
    assert person.page.query_selector(f".places__o .is-me:nth-child({place})") is not None, "as the slot says"
    assert person.measured(WHOLE, ".decide__b") == []
    assert person.page.is_visible("[data-commit]")


def test_a_drilling_is_previewed_in_figures_on_every_screen(people: People, host: Host) -> None:
    """The board keeps 200 px on a phone; a tablet shows the whole planet, and nothing lies over anything."""
    table, token = moment(host, drilling)
    phone, tablet = people(phone=True), people(tablet=True)
    for person, sizes in ((phone, ((360, 780), (360, 640))), (tablet, ((768, 1024), (1024, 768)))):
        person.open(f"/t/{table}#{token}")
        resize(person, *sizes[0])
        drills = "[data-glow^='go']"
        for target in person.page.query_selector_all(drills):
            before = person.signature()
            if person.press(target):
                person.changed(before)
                if person.page.query_selector(".prospect") is not None:
                    break
        for size in sizes:
            resize(person, *size)
            assert person.page.is_visible(".prospect")
            person.rest()
            box = person.page.locator(".a-board").bounding_box()
            assert box is not None and box["height"] >= 200
            if person is tablet:
                assert (size, person.measured(AREAS)) == (size, [])
                assert (size, person.measured(WHOLE, ".a-side, .decide__b")) == (size, [])
                assert person.measured(SHOWN), size
        assert axe(person) == []


def shared_by_four(host: Host) -> tuple[str, str, str]:
    """A table where all four would share what a crew drills, and the move."""
    for number in (9, 4, 7, *range(10, 40)):
        set_luck(f"four {number}")
        table, token = start(host, 4, turn_limit=8)
        found = advance(host, table, token, lambda state: drill_of_four(state) != "", wise=False)
        if found["offer"] is not None:
            return table, token, drill_of_four(found)
    raise AssertionError("four never share")


def drill_of_four(state: Json) -> str:
    for choice in state["offer"]["choices"]:
        if any(len(strike["share"]) == 4 for strike in choice["preview"].get("drills", [])):
            return str(choice["move"])
    return ""


def test_a_preview_with_four_sharers_fits_a_low_phone_and_leaves_the_planet_free(people: People, host: Host) -> None:
    table, token, move = shared_by_four(host)
    for lang in ("de", "fr"):
        person = people(phone=True, lang=lang)
        person.page.set_viewport_size({"width": 360, "height": 640})
        person.open(f"/t/{table}#{token}")
        person.asked()
        consider(person, move)
        assert person.page.locator(".prospect tbody tr").count() == 5, "four shares, and what is left over"
        assert (lang, person.measured(WHOLE, ".decide__b, .decide, .thumb")) == (lang, [])
        assert person.page.locator(".a-board").bounding_box()["height"] >= 150  # type: ignore[index]
    wide = people()
    wide.page.set_viewport_size({"width": 1280, "height": 720})
    wide.open(f"/t/{table}#{token}")
    wide.asked()
    consider(wide, move)
    assert wide.measured(COVERED) == []


def test_the_end_leaves_no_part_of_a_screen_empty(people: People, host: Host) -> None:
    table, token = start(host, 4, turn_limit=1)
    bring(host, table, token, at_the_end)
    tablet = people(tablet=True)
    tablet.open(f"/t/{table}#{token}")
    tablet.page.wait_for_selector("[data-sources]")
    areas = tablet.measured("""['.a-panel', '.a-sheet'].map((e) => {
      const box = document.querySelector(e).getBoundingClientRect(); return [box.width, box.height]; })""")
    assert areas[0][0] > 740 and areas[1][1] < 90, "the reckoning from edge to edge, below it the buttons alone"
    assert tablet.measured(SHOWN) and tablet.measured(AREAS) == []
    phone = people(phone=True, lang="de")
    phone.open(f"/t/{table}#{token}")
    phone.page.wait_for_selector("[data-sources]")
    assert cut(phone) == []


def at_the_workshop(state: Json) -> bool:
    return bool(state["scene"]["phase"] == "workshop" and any(c["verb"] == "safety" for c in state["offer"]["choices"]))


def test_what_the_sheet_offers_is_not_offered_again_below_it(people: People, host: Host) -> None:
    table, token = moment(host, at_the_workshop)
    person = people(phone=True)
    person.page.set_viewport_size({"width": 360, "height": 640})
    person.open(f"/t/{table}#{token}")
    person.asked()
    once = "() => [...document.querySelectorAll('[data-glow=safety]')].map((e) => e.className)"
    assert person.measured(once) == ["work"]
    assert person.measured(WHOLE, ".decide__b, .thumb") == [] and cut(person) == []


def consider(person: Person, move: str) -> None:
    """Press what makes this move, and see its preview."""
    element = person.page.wait_for_selector(f"[data-glow='{move}']")
    assert element is not None and person.press(element, 30)
    person.page.wait_for_selector(".prospect")


# Tiles whose middle lies below the callout.
COVERED = """() => {
  const callout = document.querySelector('.corner').getBoundingClientRect();
  return [...document.querySelectorAll('.planet [data-tile]')].filter((e) => { const b = e.getBoundingClientRect();
    const [x, y] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
    return x > callout.left && x < callout.right && y > callout.top && y < callout.bottom;
  }).map((e) => e.dataset.tile);
}"""


def test_every_row_of_the_side_boards_is_in_view_at_1280_by_720(people: People, host: Host) -> None:
    table, token = start(host, 4)
    bring(host, table, token, in_round(2))
    person = people()
    person.open(f"/t/{table}#{token}")
    resize(person, 1280, 720)
    assert person.measured(WHOLE, ".docks, .docks > *") == []


# -- whose it is

COLOURS = ("blue", "vermilion", "green", "purple")
LOGGED = """() => [...document.querySelectorAll('.log__line')].map((e) => ({
  n: parseInt(e.querySelector('time').textContent),
  badge: /seat-(\\w+)/.exec(e.querySelector(':scope > .badge')?.className)?.[1] ?? '',
  mine: e.classList.contains('log__line--me'),
}))"""


def late_in_drilling(state: Json) -> bool:
    return bool(
        state["scene"]["turn"] >= 2 and state["scene"]["phase"] == "crew" and state["scene"]["drilling_round"] >= 3
    )


def test_the_log_of_a_drilling_shows_whose_crew_it_was(people: People, host: Host) -> None:
    table, token = start(host, 4)
    bring(host, table, token, late_in_drilling)
    person = people()
    person.open(f"/t/{table}#{token}")
    person.asked()
    person.page.click("[data-log=log]")
    person.until("() => document.querySelectorAll('.log__line').length > 12")
    acts = ("moved", "stayed", "bribed", "drilled")
    owner: dict[int, int] = {}
    last = 0
    for event in host.events(table, token):  # a line has the number of its last event: what follows a drilling is its
        if event["event"] in acts or event["event"] in ("round", "turn", "achieved"):
            last = int(event["seat"]) if event["event"] in acts else 0
        if last:
            owner[int(event["n"])] = last
    shown = [line for line in person.page.evaluate(LOGGED) if line["n"] in owner]
    assert {owner[line["n"]] for line in shown} >= {1, 2}, "lines of one's own and of others"
    for line in shown:
        assert (line["n"], line["badge"]) == (line["n"], COLOURS[owner[line["n"]] - 1])
        assert (line["n"], line["mine"]) == (line["n"], owner[line["n"]] == 1)


# -- what was told is not told again


PLACE = """tile => {
  const [board, at] = ['.a-board', `.planet [data-tile=${tile}]`]
    .map((e) => document.querySelector(e).getBoundingClientRect());
  return at.left > board.left - at.width / 2 && at.right < board.right + at.width / 2
    && at.top > board.top - at.height / 2 && at.bottom < board.bottom + at.height / 2;
}"""


def uninsured(state: Json) -> bool:
    return bool(state["scene"]["phase"] == "discard" and len(state["offer"]["choices"]) == 1)


def test_danger_without_insurance_is_one_button_and_no_extraction_is_told_twice(people: People, host: Host) -> None:
    table, token = moment(host, uninsured)
    person = people(motion=True, seed=1)
    person.page.add_init_script("""
      window.beats = [];
      new MutationObserver(() => {
        const story = document.querySelector('.story');
        if (story) window.beats.push(story.querySelectorAll(':scope > :not(button)').length);
      }).observe(document, {childList: true, subtree: true});
    """)
    person.open(f"/t/{table}#{token}")
    person.asked()
    phone = people(phone=True)
    phone.open(f"/t/{table}#{token}")
    phone.asked()
    tile = phone.page.inner_text(".callout--danger h2").partition("Danger on ")[2][:2]
    assert phone.measured(PLACE, tile), "the tile in danger is in sight"
    phone.close()
    buttons = person.page.query_selector_all(".callout--danger button")
    assert len(buttons) == 1 and buttons[0].inner_text().startswith("You have none: lose ")
    there = person.page.evaluate("window.beats")
    assert there and min(there) == max(there), "what was told before the reload stands at once"
    person.press(buttons[0])
    person.wait(lambda: person.page.query_selector(".callout--danger") is None)
    person.asked()
    assert min(person.page.evaluate("window.beats")) >= min(there), "it is told on, not again"
    person.page.reload()
    person.asked()
    person.page.wait_for_timeout(200)
    assert person.page.query_selector(".story") is None
