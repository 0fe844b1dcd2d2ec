"""Whole games of Dig Deep, played through the page by clicking only what glows."""

from __future__ import annotations

from typing import Any

import pytest
from tools.midgame import advance

from tests.server.harness import Host, Json
from tests.web.browser import axe, check_reckoning
from tests.web.conftest import People
from tests.web.looks import small_targets
from tests.web.moments import Wanted, bring, in_round

BOT = {"kind": "bot", "bot": "apprentice"}


def start(host: Host, seats: int, **rest: Any) -> tuple[str, str]:
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], **rest)
    return made["table"], made["seats"][0]["token"]


@pytest.mark.parametrize(
    ("seats", "turns"),
    [(3, 10), pytest.param(2, 60, marks=pytest.mark.deep), pytest.param(4, 10, marks=pytest.mark.deep)],
)
def test_a_whole_game_ends_with_the_reckoning_of_the_engine(people: People, host: Host, seats: int, turns: int) -> None:
    table, token = start(host, seats, options={"turn_limit": turns})
    person = people(seed=seats)
    person.open(f"/t/{table}#{token}")
    person.play_to_the_end()
    check_reckoning(person, host, token)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_each_language_plays_to_the_end(people: People, host: Host, lang: str) -> None:
    table, token = start(host, 2, options={"turn_limit": 4})
    bring(host, table, token, in_round(4))
    person = people(lang=lang, seed=7)
    person.open(f"/t/{table}#{token}")
    person.play_to_the_end()
    check_reckoning(person, host, token)
    assert person.page.evaluate("document.documentElement.lang") == lang
    missing = person.page.evaluate("document.body.innerText.match(/\\b(web|dig_deep|common)-[a-z_]+(-[a-z_]+)*/g)")
    assert missing is None


@pytest.mark.parametrize("first", [5, pytest.param(1, marks=pytest.mark.deep)])
@pytest.mark.parametrize("size", [(360, 740), (768, 1024)])
def test_phone_and_tablet_are_played_by_touch(people: People, host: Host, size: tuple[int, int], first: int) -> None:
    table, token = start(host, 3, options={"turn_limit": 6})
    bring(host, table, token, in_round(first))
    person = people(phone=True, seed=11)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.open(f"/t/{table}#{token}")
    for _ in range(3000):
        if not person.choose():
            break
        assert person.spill() == []
    check_reckoning(person, host, token)


def test_a_look_at_a_die_of_the_market_moves_nothing(people: People, host: Host) -> None:
    table, token = start(host, 2)
    person = people(seed=3)
    person.open(f"/t/{table}#{token}")
    person.asked()
    place = "JSON.stringify(document.querySelector('.log').getBoundingClientRect())"
    before = person.measured(place)
    person.page.hover("button.mdie")
    person.page.wait_for_selector("ol.faces")
    assert person.measured(place) == before


SIZES = [(360, 780), (360, 640), (768, 1024), (1024, 768), (1280, 720)]
# Columns that do not lie in the window as a whole, and lettering of the drawings below 12 px.
CUT = """() => [...document.querySelectorAll('.stage [data-column], .stage [data-foot], .own, [data-commit]')]
  .filter((e) => e.checkVisibility({visibilityProperty: true}))
  .filter((e) => { const b = e.getBoundingClientRect();
    return b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1; })
  .map((e) => e.outerHTML.slice(0, 60))"""
SMALL = """() => [...document.querySelectorAll('svg text, .app *')]
  .filter((e) => e.checkVisibility({visibilityProperty: true}) && parseFloat(getComputedStyle(e).fontSize) < 12
    && !e.closest('symbol, .phases, .vh') && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .map((e) => e.outerHTML.slice(0, 80))"""
OVERLAPS = """() => {
  const wanted = '.topbar, .prompt, .a-board:not(.is-away), .a-side, .a-sheet, .a-panel, footer.foot';
  const parts = [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility())
    .map((e) => [e.className, e.getBoundingClientRect()]);
  return parts.flatMap(([a, p], i) => parts.slice(i + 1)
    .filter(([, q]) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
      && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1).map(([b]) => a + ' / ' + b));
}"""
HIGH = "document.querySelector('.stage .board').getBoundingClientRect().height"
# Costs of columns that lie on the level of a tile, and what deeper tiles cost over one another.
OVER_LETTERING = """() => {
  const boxes = (wanted) => [...document.querySelectorAll(wanted)].map((e) => [e, e.getBoundingClientRect()]);
  const words = boxes('.stage .lvt, .stage .reach text');
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5; // a box is higher than its letters
  return boxes('.stage .cost > rect:not(.halo)').concat(words).flatMap(([one, a]) => words
    .filter(([other, b]) => one !== other && over(a, b)).map(([e]) => one.outerHTML + e.outerHTML));
}"""
CHANGES = "[...document.querySelectorAll('.own .fig__d')].map((e) => e.textContent)"


def can(verb: str) -> Wanted:
    return lambda state: any(choice["verb"] == verb for choice in state["offer"]["choices"])


def test_every_screen_has_all_columns_own_coins_and_a_sale_with_its_preview(people: People, host: Host) -> None:
    table, token = start(host, 4)
    state = advance(host, table, token, can("sell"), wise=True)
    sale = next(choice for choice in state["offer"]["choices"] if choice["verb"] == "sell")
    gain = sale["preview"]["paid"][0]
    coins = state["scene"]["seats"][0]["coins"]
    person = people(phone=True, seed=5)
    person.open(f"/t/{table}#{token}")
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.asked()
        assert len(person.page.query_selector_all(".stage [data-column]")) == len(state["scene"]["columns"])
        person.page.click(f'[data-glow="{sale["move"]}"]')
        person.page.wait_for_selector(f'[data-commit="{sale["move"]}"]')
        size = f"at {width}×{height}"
        assert person.measured(CUT) == [], size
        assert person.measured(SMALL) == [], size
        assert person.measured(OVERLAPS) == [], size
        assert person.spill() == [], size
        assert person.page.is_visible(".sale"), size
        assert person.measured(HIGH) >= 150, size
        assert person.measured(OVER_LETTERING) == [], size
        if width < 1200:
            assert person.page.inner_text(".own .fig b >> nth=0") == str(coins), size
            assert f"+{gain}" in person.measured(CHANGES), size
            assert axe(person) == [], size
        person.page.keyboard.press("Escape")
    person.page.set_viewport_size({"width": 360, "height": 640})
    for tab in person.page.query_selector_all(".foot .tabs button"):
        tab.tap()
        assert person.page.inner_text(".own .fig b >> nth=0") == str(coins)
    person.page.tap(".foot .tabs button >> nth=0")
    person.page.tap(f'[data-glow="{sale["move"]}"]')
    person.page.wait_for_selector(f'[data-commit="{sale["move"]}"]')
    person.page.tap(f'[data-glow="{sale["move"]}"]')
    person.wait(lambda: person.page.inner_text(".own .fig b >> nth=0") == str(coins + gain))


def test_nine_columns_pan_on_a_phone_and_the_levels_stay(people: People, host: Host) -> None:
    table, token = start(host, 3)
    advance(host, table, token, can("mine"), wise=True)
    person = people(phone=True, seed=5)
    person.page.set_viewport_size({"width": 360, "height": 780})
    person.open(f"/t/{table}#{token}")
    person.asked()
    assert small_targets(person) == []
    places = """() => [...document.querySelectorAll('.stage [data-column=i], .stage .levels')]
      .map((e) => Math.round(e.getBoundingClientRect().left))"""
    column, levels = person.measured(places)
    assert column > 320 and levels == 0
    person.page.evaluate("document.querySelector('.stage [data-column=i]').scrollIntoView({inline: 'nearest'})")
    moved, levels = person.measured(places)
    assert moved <= 316 and levels == 0
    assert person.spill() == [] and axe(person) == []


def four_actions(state: Json) -> bool:
    return state["scene"]["phase"] == "resolve" and len(state["scene"]["uses"]) >= 4


def test_an_upright_tablet_shows_every_action_that_was_rolled(people: People, host: Host) -> None:
    table, token = start(host, 3)
    advance(host, table, token, four_actions, wise=True)
    person = people(tablet=True, lang="de")
    person.open(f"/t/{table}#{token}")
    person.asked()
    edges = """() => [...document.querySelectorAll('.pool, .a-board')].map((e) => e.getBoundingClientRect().right)"""
    board, *pools = person.measured(edges)
    assert len(pools) >= 4 and max(pools) <= board
    names = "() => [...document.querySelectorAll('.a-panel .seat__name')].map((e) => [e.scrollWidth, e.clientWidth])"
    assert all(needed <= there for needed, there in person.measured(names))


def five_tiles(state: Json) -> bool:
    own = state["scene"]["seats"][0]
    return can("sell")(state) and len(own["hand"]) + len(own["face_up"]) >= 5


def test_every_tile_stands_beside_a_sale(people: People, host: Host) -> None:
    table, token = start(host, 4)
    state = advance(host, table, token, five_tiles, wise=True)
    sale = next(choice for choice in state["offer"]["choices"] if choice["verb"] == "sell")
    person = people()
    person.open(f"/t/{table}#{token}")
    hidden = """() => [...document.querySelectorAll('.rack .gt')].filter((e) => {
      const [card, rack] = [e, e.parentElement].map((one) => one.getBoundingClientRect());
      return card.left < rack.left || card.right > rack.right || e.scrollHeight > e.clientHeight + 1; }).length"""
    for width, height in ((1440, 900), (1280, 720), (1024, 768), (768, 1024)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.asked()
        person.page.click(f'[data-glow="{sale["move"]}"]')
        person.page.wait_for_selector(".sale")
        person.page.mouse.move(0, 0)  # what is pointed at has a strip below it
        assert (width, person.measured(hidden)) == (width, 0)
        person.page.keyboard.press("Escape")


def test_buying_on_a_phone_shows_the_dice_first_and_nothing_scrolls(people: People, host: Host) -> None:
    table, token = start(host, 3)
    state = advance(host, table, token, can("buy"), wise=True)
    coins = state["scene"]["seats"][0]["coins"]
    price = next(choice for choice in state["offer"]["choices"] if choice["verb"] == "buy")["cost"]["coins"]
    person = people(phone=True, seed=5)
    person.open(f"/t/{table}#{token}")
    person.asked()
    person.page.tap("[data-glow^=buy] >> nth=0")
    person.page.wait_for_selector("[data-commit^=buy]")
    fits = "((b) => b.scrollHeight <= b.clientHeight + 1)(document.querySelector('.decide__b'))"
    for height in (780, 640):
        person.page.set_viewport_size({"width": 360, "height": height})
        assert person.measured(fits)
        assert person.page.query_selector(".fold .skyline") is not None and person.page.is_visible("ol.faces")
        tops = "['.fold', '.mrow', '.owndice'].map((e) => document.querySelector(e).getBoundingClientRect().top)"
        assert person.measured(tops) == sorted(person.measured(tops))
        assert f"−{price}" in person.measured(CHANGES)
        said = person.page.inner_text(".faces__after")
        assert said.startswith(f"After this you have {coins - price} coins.") and "a new die 10" in said
        assert person.measured("(e => e.scrollHeight <= e.clientHeight)(document.querySelector('.fold'))")
    person.page.tap(".fold")
    person.page.wait_for_selector(".stage [data-column]")  # a tap unfolds the board


WHOSE = "document.querySelector('[data-whose]')?.innerText ?? ''"


def test_dice_on_the_table_say_whose_they_are(people: People, host: Host) -> None:
    made = host.create([BOT, BOT, {"kind": "bot", "bot": "foreman"}], options={"turn_limit": 2})
    person = people()
    page = person.page
    person.open(f"/t/{made['table']}#{made['spectator']['token']}")
    page.wait_for_selector(".reckoning li")
    page.keyboard.press("Home")
    page.wait_for_selector(".history--back")
    names = ("Apprentice 1", "Apprentice 2", "Foreman")
    seen: set[str] = set()
    for _ in range(600):  # stops of a game of two turns, again and again: a step may be faster than its position
        seen |= {name for name in names if name in page.evaluate(WHOSE)}
        if len(seen) == len(names):
            break
        page.keyboard.press("ArrowRight" if page.query_selector(".history--back") else "Home")
    assert seen == set(names)
