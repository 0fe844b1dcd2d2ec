"""Whole games of Imperial Miners, played through the page by clicking only what glows."""

from __future__ import annotations

import pytest

from tests.server.harness import Host
from tests.web.browser import axe, check_reckoning
from tests.web.conftest import People
from tests.web.moments import after, asked, bring, in_round

BOT = {"kind": "bot", "bot": "apprentice"}
LAST = 10  # rounds
from_late_or_from_the_beginning = pytest.mark.parametrize("first", [LAST - 1, pytest.param(1, marks=pytest.mark.deep)])


def start(host: Host, seats: int, **rest: object) -> tuple[str, str]:
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], game="imperial_miners", **rest)
    return made["table"], made["seats"][0]["token"]


@pytest.mark.parametrize("seats", [3, pytest.param(1, marks=pytest.mark.deep), pytest.param(5, marks=pytest.mark.deep)])
def test_a_whole_game_ends_with_the_reckoning_of_the_engine(people: People, host: Host, seats: int) -> None:
    table, token = start(host, seats)
    person = people(seed=seats)
    person.open(f"/t/{table}#{token}")
    person.play_to_the_end()
    check_reckoning(person, host, token)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_each_language_plays_to_the_end(people: People, host: Host, lang: str) -> None:
    table, token = start(host, 2)
    bring(host, table, token, in_round(LAST))
    person = people(lang=lang, seed=7)
    person.open(f"/t/{table}#{token}")
    person.play_to_the_end()
    check_reckoning(person, host, token)
    missing = person.page.evaluate(
        "document.body.innerText.match(/\\b(web|imperial_miners|common)-[a-z_]+(-[a-z_0-9]+)*/g)"
    )
    assert missing is None


@from_late_or_from_the_beginning
def test_a_phone_plays_by_touch(people: People, host: Host, first: int) -> None:
    table, token = start(host, 2)
    bring(host, table, token, in_round(first))
    person = people(phone=True, seed=11)
    person.open(f"/t/{table}#{token}")
    for _ in range(3000):
        if not person.choose():
            break
        assert person.spill() == []
    check_reckoning(person, host, token)


@from_late_or_from_the_beginning
def test_keys_alone_play_to_the_end(people: People, host: Host, first: int) -> None:
    table, token = start(host, 2)
    bring(host, table, token, in_round(first))
    person = people(seed=6)
    person.open(f"/t/{table}#{token}")
    while person.choose_by_keys():
        pass
    check_reckoning(person, host, token)


def test_the_prompt_names_the_card_that_goes_into_the_mine(people: People, host: Host) -> None:
    table, token = start(host, 2)
    bring(host, table, token, asked("imperial_miners-prompt-place"))
    person = people(seed=8)
    person.open(f"/t/{table}#{token}")
    person.asked()
    name = person.page.inner_text(".ghost strong >> nth=0")
    assert person.page.inner_text("#say").endswith(f"Where does {name} go?")
    assert person.page.query_selector(".event .evart use") is not None


def test_a_card_is_carried_into_the_mine(people: People, host: Host) -> None:
    table, token = start(host, 2)
    bring(host, table, token, in_round(2))
    bring(host, table, token, asked("imperial_miners-prompt-play"))
    person = people(seed=4)
    person.open(f"/t/{table}#{token}")
    person.asked()
    before = len(person.page.query_selector_all(".mc"))
    card = person.page.query_selector(".hcard[data-glow]")
    assert card is not None
    box = card.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + 60, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 80, steps=4)
    ghost = person.page.wait_for_selector(".ghost[data-cell]")
    assert ghost is not None
    person.wait(person.ready)
    place = ghost.bounding_box()
    assert place is not None
    cell = ghost.get_attribute("data-cell")
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    mouse.up()
    person.wait(lambda: len(person.page.query_selector_all(".mc")) == before + 1)
    assert any(
        f"{cell} " in str(one.get_attribute("aria-label") or one.text_content())
        for one in person.page.query_selector_all(".mc")
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_middle_of_a_game(people: People, host: Host, theme: str) -> None:
    table, token = start(host, 3)
    person = people(seed=3, theme=theme)
    person.open(f"/t/{table}#{token}")
    assert axe(person) == []  # the opening hands
    bring(host, table, token, after(60))
    person.choose()
    assert axe(person) == []


def test_lettering_is_never_under_twelve_pixels(people: People, host: Host) -> None:
    table, token = start(host, 4)
    for phone in (False, True):
        bring(host, table, token, after(25))
        person = people(seed=5, phone=phone)
        person.open(f"/t/{table}#{token}")
        person.choose()
        smallest = person.page.evaluate("""() => Math.min(...[...document.querySelectorAll('.stage *')]
            .filter((e) => e.checkVisibility() && [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim()) &&
            !e.closest('.vh'))
            .map((e) => [parseFloat(getComputedStyle(e).fontSize), e.closest('.mine')])
            .map(([size, mine]) => size * (mine ? new DOMMatrix(getComputedStyle(mine).transform).a : 1)))""")
        assert smallest >= 12
