"""Whole games of Dig Deep, played through the page by clicking only what glows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Host
from tests.web.browser import check_reckoning
from tests.web.conftest import People
from tests.web.moments import bring, in_round

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
def test_a_phone_plays_by_touch(people: People, host: Host, first: int) -> None:
    table, token = start(host, 3, options={"turn_limit": 6})
    bring(host, table, token, in_round(first))
    person = people(phone=True, seed=11)
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
    before = person.page.evaluate(place)
    person.page.hover("button.mdie")
    person.page.wait_for_selector("ol.faces")
    assert person.page.evaluate(place) == before
