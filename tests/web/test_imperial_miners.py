"""Whole games of Imperial Miners, played through the page by clicking only what glows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tools.midgame import advance

from tests.server.harness import Host, Json
from tests.web.browser import Person, axe, check_reckoning
from tests.web.conftest import People
from tests.web.moments import Wanted, after, asked, bring, in_round

BOT = {"kind": "bot", "bot": "apprentice"}
LAST = 10  # rounds
WORKS = ["Pay office", "Hoist", "Bunkhouse"]
from_late_or_from_the_beginning = pytest.mark.parametrize("first", [LAST - 1, pytest.param(1, marks=pytest.mark.deep)])


def start(host: Host, seats: int, **rest: object) -> tuple[str, str]:
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], game="imperial_miners", **rest)
    return made["table"], made["seats"][0]["token"]


def sit(
    people: People, host: Host, seats: int, *moments: Wanted, size: tuple[int, int] | None = None, **wishes: Any
) -> tuple[Person, str]:
    """Somebody at a new table, once its first seat was played through some moments; and that seat's token."""
    table, token = start(host, seats)
    for moment in moments:
        bring(host, table, token, moment)
    person = people(**wishes)
    if size is not None:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.open(f"/t/{table}#{token}")
    person.asked()
    return person, token


@pytest.mark.parametrize("seats", [3, pytest.param(1, marks=pytest.mark.deep), pytest.param(5, marks=pytest.mark.deep)])
def test_a_whole_game_ends_with_the_reckoning_of_the_engine(people: People, host: Host, seats: int) -> None:
    person, token = sit(people, host, seats, seed=seats)
    person.play_to_the_end()
    check_reckoning(person, host, token)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_each_language_plays_to_the_end(people: People, host: Host, lang: str) -> None:
    person, token = sit(people, host, 2, in_round(LAST), lang=lang, seed=7)
    person.play_to_the_end()
    check_reckoning(person, host, token)
    missing = person.page.evaluate(
        "document.body.innerText.match(/\\b(web|imperial_miners|common)-[a-z_]+(-[a-z_0-9]+)*/g)"
    )
    assert missing is None


@from_late_or_from_the_beginning
def test_a_phone_plays_by_touch(people: People, host: Host, first: int) -> None:
    person, token = sit(people, host, 2, in_round(first), phone=True, seed=11)
    for _ in range(3000):
        if not person.choose():
            break
        assert person.spill() == []
    check_reckoning(person, host, token)


@from_late_or_from_the_beginning
def test_keys_alone_play_to_the_end(people: People, host: Host, first: int) -> None:
    person, token = sit(people, host, 2, in_round(first), seed=6)
    while person.choose_by_keys():
        pass
    check_reckoning(person, host, token)


def test_the_prompt_names_the_card_that_goes_into_the_mine(people: People, host: Host) -> None:
    person, _ = sit(people, host, 2, asked("imperial_miners-prompt-place"), seed=8)
    name = person.page.inner_text(".ghost strong >> nth=0")
    assert person.page.inner_text("#say").endswith(f"Where does {name} go?")
    assert person.page.query_selector(".event .evart use") is not None


def test_a_card_is_carried_into_the_mine(people: People, host: Host) -> None:
    person, _ = sit(people, host, 2, in_round(2), asked("imperial_miners-prompt-play"), seed=4)
    before = len(person.page.query_selector_all(".mc"))
    card = person.page.query_selector(".hcard[data-glow]")
    assert card is not None
    box = card.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + 60, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 80, steps=4)
    person.page.wait_for_selector(".ghost[data-cell]")
    person.asked()
    ghost = person.page.query_selector(".ghost[data-cell]")
    assert ghost is not None
    place = ghost.bounding_box()
    assert place is not None
    cell = ghost.get_attribute("data-cell")
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    mouse.up()
    person.wait(lambda: len(person.page.query_selector_all(".mc")) == before + 1)
    assert person.page.query_selector(f".mc[data-laid='{cell}']") is not None


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_middle_of_a_game(people: People, host: Host, theme: str) -> None:
    person, token = sit(people, host, 3, seed=3, theme=theme)
    assert axe(person) == []  # the opening hands
    bring(host, person.table, token, after(60))
    person.choose()
    assert axe(person) == []


def test_lettering_is_never_under_twelve_pixels(people: People, host: Host) -> None:
    table, token = start(host, 4)
    for phone in (False, True):
        bring(host, table, token, after(25))
        person = people(seed=5, phone=phone)
        person.open(f"/t/{table}#{token}")
        person.choose()
        smallest = person.measured("""() => Math.min(...[...document.querySelectorAll('.stage *')]
            .filter((e) => e.checkVisibility() && [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim()) &&
            !e.closest('.vh'))
            .map((e) => [parseFloat(getComputedStyle(e).fontSize), e.closest('.mine')])
            .map(([size, mine]) => size * (mine ? new DOMMatrix(getComputedStyle(mine).transform).a : 1)))""")
        assert smallest >= 12


def test_cards_are_read_in_words(people: People, host: Host) -> None:
    person, _ = sit(people, host, 2, in_round(4), asked("imperial_miners-prompt-play"), seed=2)
    page = person.page
    places = page.eval_on_selector_all(".works b", "es => es.map((e) => e.textContent)")
    assert places == WORKS
    assert "Draw 3 cards" in page.inner_text(".works")
    # The panel lies over the rail, never over the board, and says the card in sentences.
    page.hover(".hand .hcard >> nth=0")
    page.wait_for_selector(".reading .csheet__fx")
    person.rest()
    rail, panel = (page.eval_on_selector(one, "e => e.getBoundingClientRect().left") for one in (".rail", ".reading"))
    assert panel >= rail
    assert page.inner_text(".reading .csheet__fx").strip().endswith(".")
    page.mouse.move(700, 20)
    person.wait(lambda: page.query_selector(".reading") is None)
    page.focus(".hand .hcard >> nth=1")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.wait_for_selector(".reading")
    page.keyboard.press("Escape")
    person.wait(lambda: page.query_selector(".reading") is None)
    # Symbols instead, remembered.
    words = page.inner_text(".works")
    page.click(".wordswitch >> text=Symbols")
    person.wait(lambda: page.inner_text(".works") != words)
    assert page.query_selector(".hand .legend") is not None
    page.reload()
    person.asked()
    assert page.get_attribute(".wordswitch >> text=Symbols >> xpath=ancestor::button", "aria-pressed") == "true"
    assert page.query_selector(".hand .legend") is not None


def counts(range: Json) -> bool:
    """What a branch brings is the same at every place, and is counted by more than cards of a level."""
    counted = {one["what"] for one in range["most"]["counted"]} - {"cards_level"}
    return bool(counted) and range["least"] == range["most"]


def counting(state: Json) -> list[str]:
    """The cards of the hand whose first effect counts something, by their moves."""
    hand = state["scene"]["seats"][0]["hand"]
    known = [card["card"] for card in hand if card["now"] and counts(card["now"][0])]
    return [c["move"] for c in state["offer"]["choices"] if c["verb"] == "play" and c["args"]["card"] in known]


def test_the_panel_says_what_a_card_would_bring_now_and_what_is_good_to_know(people: People, host: Host) -> None:
    table, token = start(host, 2)
    state = advance(host, table, token, lambda state: bool(counting(state)), wise=False)
    person = people(seed=2)
    person.open(f"/t/{table}#{token}")
    person.asked()
    page = person.page
    card = counting(state)[0]
    page.hover(f"[data-glow='{card}']")
    page.wait_for_selector(".reading .e__now")
    now = next(c["now"][0]["most"] for c in state["scene"]["seats"][0]["hand"] if c["card"] == card.split()[1])
    said = page.inner_text(".reading .e__now >> nth=0")
    assert said.startswith("Now: ")
    for name in ("gold", "vp", "spaces"):
        assert now[name] == 0 or str(now[name]) in said
    assert all(str(one["n"]) in said or one["n"] == 0 for one in now["counted"])
    clause = page.get_attribute(".reading .csheet__k a >> nth=0", "href")
    assert clause is not None and clause.startswith("/rules/imperial_miners#IM-")
    assert "of your" in page.inner_text(".reading .csheet__d")
    # At a place it says what the card would bring there.
    page.click(f"[data-glow='{card}']")
    page.wait_for_selector(".ghost")
    person.wait(person.ready)
    page.hover(".ghost >> nth=0")
    person.until("() => /^Now (at|left of) I/.test(document.querySelector('.reading .e__now')?.innerText)")


@pytest.mark.parametrize("phone", [False, True])
def test_the_opening_hand_is_chosen_together(people: People, host: Host, phone: bool) -> None:
    person, token = sit(people, host, 2, phone=phone, seed=2)
    page = person.page
    dealt = person.glowing()
    assert len(dealt) == 8 and "Keep 4 of these 8" in page.inner_text("#say")

    def press(move: str) -> None:
        before = person.signature()
        card = page.query_selector(f"[data-card='{move}']")
        assert card is not None and person.press(card, 30)
        person.changed(before)

    for move in (dealt[0], dealt[0], *dealt[4:8]):  # a mark is taken away again
        press(move)
    together = ", ".join(dealt[4:8])
    assert person.glowing() == [together]
    assert "Without a level I card" in page.inner_text(".keepbar")
    for move in (dealt[4], dealt[0]):
        press(move)
    assert "Without a level I card" not in page.inner_text(".keepbar")
    if phone:
        assert person.measured("document.querySelector('[data-glow]').getBoundingClientRect().height") >= 44
        person.choose()
    else:
        page.focus(".keepbar [data-glow]")
        page.keyboard.press("Enter")
    person.until("() => document.querySelector('.hand--deal') === null")
    hand = advance(host, person.table, token, asked("imperial_miners-prompt-play"))["scene"]["seats"][0]["hand"]
    assert {f"keep {card['card']}" for card in hand} == {*dealt[5:8], dealt[0]}


def test_taking_no_effect_is_quiet_last_and_says_what_it_gives_up(people: People, host: Host) -> None:
    table, token = start(host, 2)
    bring(
        host,
        table,
        token,
        lambda state: any(
            choice["verb"] == "decline" and choice["preview"]["gold"] > 0 for choice in state["offer"]["choices"]
        ),
    )
    person = people(seed=2)
    person.open(f"/t/{table}#{token}")
    person.asked()
    last = person.page.query_selector_all(".prompt__acts > *")[-1]
    assert last.get_attribute("class") == "refuse" and last.inner_text().startswith("Take no effect")
    assert "gives up" in last.inner_text() and "gold" in last.inner_text()
    assert not any("effect 1" in str(one.text_content()) for one in person.page.query_selector_all("button"))
    person.press(last)
    person.until("() => document.querySelector('#say .warn') !== null")
    person.page.keyboard.press("Escape")
    person.page.click("[data-ask-hint]")
    hint = person.page.wait_for_selector(".hints__choice")
    assert hint is not None and "effect" not in hint.inner_text().lower().replace("take no effect", "")


def test_the_mine_stays_in_its_frame_with_all_its_rows(people: People, host: Host) -> None:
    person, _ = sit(people, host, 2, in_round(LAST - 1), asked("imperial_miners-prompt-play"), seed=2, size=(1280, 720))
    outside = """() => {
      const frame = document.querySelector('.board').getBoundingClientRect();
      const pan = document.querySelector('.pan');
      for (const [x, y] of [[9999, 9999], [-9999, -9999]]) {
        document.querySelector('.board').scrollBy(x, y);
        pan.scrollBy(x, y);
        for (const card of document.querySelectorAll('.mc')) card.scrollIntoView();
      }
      const sky = document.querySelector('.works').getBoundingClientRect();
      const rows = [...document.querySelectorAll('.depth b')].map((e) => e.getBoundingClientRect());
      return [sky, ...rows].filter((one) => one.top < frame.top - 1 || one.bottom > frame.bottom + 1).length;
    }"""
    assert person.measured(outside) == 0
    sizes = person.page.eval_on_selector_all(
        ".rod .sp", "es => es.map((e) => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert min(sizes) >= 12
    cut = "es => es.filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3).length"
    assert person.page.eval_on_selector_all(".rod li", cut) == 0
    person.page.set_viewport_size({"width": 1920, "height": 1080})
    person.until(
        "least => [...document.querySelectorAll('.rod--spelt .sp')].every((e) => "
        "parseFloat(getComputedStyle(e).fontSize) > Number(least))",
        str(max(sizes)),
    )


# What is shown of the opponents' rounds, whenever it changes: it goes on by itself.
REVEALED = """() => {
  window.revealed = [];
  new MutationObserver(() => {
    const shown = document.querySelector('.reveal');
    if (shown) window.revealed.push({
      title: shown.querySelector('h2').innerText,
      steps: [...shown.querySelectorAll('li')].map((e) => e.innerText),
      sums: shown.querySelector('tbody') !== null,
      board: document.querySelector('.board--told') !== null,
    });
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}"""


def test_after_a_round_each_opponent_and_the_event_are_shown_and_any_key_ends_it(people: People, host: Host) -> None:
    person, _ = sit(people, host, 3, in_round(4), asked("imperial_miners-prompt-surface"), seed=2, motion=True)
    page = person.page
    assert page.query_selector(".reveal, .turned") is None
    page.evaluate(REVEALED)
    page.click("[data-glow='resolve 1']")
    page.wait_for_selector(".turned h2")
    glow = person.glowing()
    page.keyboard.press("Enter")
    person.wait(lambda: page.query_selector(".reveal, .turned") is None)
    assert person.glowing() == glow, "the key did nothing else"
    shown: list[Json] = page.evaluate("window.revealed")
    assert all(one["title"].endswith("’s round") and one["board"] for one in shown)
    assert len({one["title"] for one in shown}) == 2, "one opponent after the other"
    assert not shown[0]["sums"], "the sums come after the chain"
    steps = next(one["steps"] for one in shown if one["sums"])
    assert re.search(r"Plays .+\s(left of )?[IV]+-\d", steps[0]) and any(work in steps[-1] for work in WORKS)
    assert all(len(step.split("\n")) > 1 for step in steps), "each says what its effect does"
    page.reload()
    person.asked()
    assert page.query_selector(".reveal, .turned") is None


@pytest.mark.parametrize(("width", "height"), [(360, 640), (768, 1024), (1024, 768)])
def test_small_screens_show_one_s_own_figures_the_whole_mine_and_what_a_choice_changes(
    people: People, host: Host, width: int, height: int
) -> None:
    person, _ = sit(
        people, host, 2, in_round(5), asked("imperial_miners-prompt-place"), phone=True, seed=2, size=(width, height)
    )
    page = person.page
    figures = page.eval_on_selector_all(".own .fig", "es => es.map((e) => e.textContent)")
    assert len(figures) >= 9
    assert person.spill() == []
    ghost = next(one for one in page.query_selector_all(".ghost") if person.press(one))
    person.until("() => document.querySelector('[data-commit]') !== null")
    assert ghost.evaluate("e => e.matches('.is-chosen')")
    assert page.query_selector(".puts") is not None
    page.click(".thumb >> text=Cancel")
    person.wait(lambda: page.query_selector("[data-commit]") is None)
    laid = next(one for one in page.query_selector_all(".mc") if one.is_visible())
    if width < 600:  # names alone: a press shows the card in full
        laid.scroll_into_view_if_needed()
        laid.tap()
        page.wait_for_selector(".reading--sheet .csheet__fx")
        page.click(".reading__x")
    page.click(".own")
    page.wait_for_selector(".ownsheet .ownlist")
    page.click(".own")
    assert axe(person) == []


COVERED = """() => {
  const box = (e) => e.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility());
  const over = (above, below) => all(above).filter((a) => all(below).some((b) => meet(box(a), box(b))));
  return [...over('.gears', '.mc .fx__t'), ...over('.evnote', '.mc'), ...over('.cave', '.mc .nm')].length;
}"""
CUT = """() => {
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility());
  const sheet = document.querySelector('.decide__b').getBoundingClientRect();
  const below = all('.ask .fx').filter((e) => e.getBoundingClientRect().bottom > sheet.bottom + 1);
  return [...below, ...all('.cave').filter((e) => e.scrollWidth > e.clientWidth + 1)].length;
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (768, 1024), (1024, 768)])
def test_every_effect_of_the_surface_is_seen_and_nothing_lies_over_a_card(
    people: People, host: Host, width: int, height: int
) -> None:
    surface = asked("imperial_miners-prompt-surface")
    moments = (in_round(LAST - 1), surface)
    person, _ = sit(people, host, 2, *moments, phone=True, seed=2, lang="de", size=(width, height))
    assert len(person.page.query_selector_all(".ask .fx")) == 4
    assert person.measured(CUT) == 0
    assert person.measured(COVERED) == 0
