"""Whole games of Imperial Miners, played through the page by clicking only what glows."""

from __future__ import annotations

import pytest

from tests.server.harness import Host
from tests.web.browser import Person, axe, check_reckoning
from tests.web.conftest import People

BOT = {"kind": "bot", "bot": "apprentice"}


def start(host: Host, seats: int, **rest: object) -> tuple[str, str]:
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], game="imperial_miners", **rest)
    return made["table"], made["seats"][0]["token"]


def play_until(person: Person, prompt: str, most: int = 400) -> None:
    """Click on until a question of this kind is asked."""
    for _ in range(most):
        if prompt in person.page.inner_text("#say"):
            return
        assert person.choose(), f"the game ended before '{prompt}'"
    raise AssertionError(f"'{prompt}' was never asked")


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_whole_game_ends_with_the_reckoning_of_the_engine(people: People, host: Host, seats: int) -> None:
    table, token = start(host, seats)
    person = people(seed=seats)
    person.open(f"/t/{table}#{token}")
    person.play_to_the_end()
    check_reckoning(person, host, token)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_each_language_plays_to_the_end(people: People, host: Host, lang: str) -> None:
    table, token = start(host, 2)
    person = people(lang=lang, seed=7)
    person.open(f"/t/{table}#{token}")
    person.play_to_the_end()
    check_reckoning(person, host, token)
    missing = person.page.evaluate(
        "document.body.innerText.match(/\\b(web|imperial_miners|common)-[a-z_]+(-[a-z_0-9]+)*/g)"
    )
    assert missing is None


def test_a_phone_plays_by_touch(people: People, host: Host) -> None:
    table, token = start(host, 2)
    person = people(phone=True, seed=11)
    person.open(f"/t/{table}#{token}")
    for _ in range(3000):
        if not person.choose():
            break
        assert person.spill() == []
    check_reckoning(person, host, token)


def test_keys_alone_play_a_whole_game(people: People, host: Host) -> None:
    table, token = start(host, 2)
    person = people(seed=6)
    person.open(f"/t/{table}#{token}")
    while person.choose_by_keys():
        pass
    check_reckoning(person, host, token)


def test_the_prompt_names_the_card_that_goes_into_the_mine(people: People, host: Host) -> None:
    table, token = start(host, 2)
    person = people(seed=8)
    person.open(f"/t/{table}#{token}")
    play_until(person, "Where does ")
    name = person.page.inner_text(".ghost strong >> nth=0")
    assert person.page.inner_text("#say").endswith(f"Where does {name} go?")
    assert person.page.query_selector(".event .evart use") is not None


def test_a_card_is_carried_into_the_mine(people: People, host: Host) -> None:
    table, token = start(host, 2)
    person = people(seed=4)
    person.open(f"/t/{table}#{token}")
    play_until(person, "Which card do you play?")
    person.choose()
    play_until(person, "Which card do you play?")
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
    for _ in range(60):
        person.choose()
    assert axe(person) == []


def test_lettering_is_never_under_twelve_pixels(people: People, host: Host) -> None:
    table, token = start(host, 4)
    for phone in (False, True):
        person = people(seed=5, phone=phone)
        person.open(f"/t/{table}#{token}")
        for _ in range(25):
            person.choose()
        smallest = person.page.evaluate("""() => Math.min(...[...document.querySelectorAll('.stage *')]
            .filter((e) => e.checkVisibility() && [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim()) &&
            !e.closest('.vh'))
            .map((e) => [parseFloat(getComputedStyle(e).fontSize), e.closest('.mine')])
            .map(([size, mine]) => size * (mine ? new DOMMatrix(getComputedStyle(mine).transform).a : 1)))""")
        assert smallest >= 12
