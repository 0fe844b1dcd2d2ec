"""Keys alone, and axe on every page."""

from __future__ import annotations

import pytest

from tests.server.harness import Host
from tests.web.browser import axe, check_reckoning
from tests.web.conftest import People
from tests.web.moments import after, bring, in_round

BOT = {"kind": "bot", "bot": "apprentice"}


@pytest.mark.parametrize("first", [4, pytest.param(1, marks=pytest.mark.deep)])
def test_keys_alone_play_to_the_end(people: People, host: Host, first: int) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], options={"turn_limit": 5})
    token = made["seats"][0]["token"]
    bring(host, made["table"], token, in_round(first))
    person = people(seed=9)
    person.open(f"/t/{made['table']}#{token}")
    while person.choose_by_keys():
        pass
    check_reckoning(person, host, token)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/dig_deep", "/rules/dig_deep", "/learn/dig_deep", "/about", "/t/0000"])
def test_axe_finds_nothing_on_the_pages(people: People, path: str, theme: str) -> None:
    person = people(theme=theme)
    person.open(path)
    person.page.wait_for_load_state("networkidle")
    assert axe(person) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_a_table(people: People, host: Host, theme: str, phone: bool) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT, BOT])
    token = made["seats"][0]["token"]
    person = people(theme=theme, phone=phone, seed=4)
    person.open(f"/t/{made['table']}#{token}")
    found: set[str] = set()
    for _ in range(5):
        bring(host, made["table"], token, after(7))
        person.choose()
        found |= set(axe(person))
    person.page.keyboard.press("l")
    found |= set(axe(person))
    person.page.keyboard.press("?")
    found |= set(axe(person))
    assert found == set()
