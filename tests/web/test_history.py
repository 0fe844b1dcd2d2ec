"""Looking back at a table, following it, and its end, as a person meets them."""

from __future__ import annotations

import pytest

from pithead.games.registry import GAMES
from tests.server.harness import Host
from tests.web.browser import Person
from tests.web.conftest import People
from tests.web.moments import Wanted, after, bring

BOT = {"kind": "bot", "bot": "apprentice"}
AT = "document.querySelector('.history').dataset.at ?? ''"
IN_VIEW = """(() => {
  const line = document.querySelector('.log__list [aria-current]'), list = document.querySelector('.log__list');
  if (!line) return false;
  const [a, b] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  return a.top >= b.top && a.bottom <= b.bottom;
})()"""


def sit(people: People, host: Host, game: str, wanted: Wanted, **wishes: object) -> Person:
    """A person of a game that has been played so far."""
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game=game, options={})
    table, token = made["table"], made["seats"][0]["token"]
    bring(host, table, token, wanted)
    person = people(**wishes)
    person.open(f"/t/{table}#{token}")
    person.page.wait_for_selector(".history")
    return person


def sockets_of(person: Person) -> list[str]:
    """The sockets that the page opens from now on."""
    opened: list[str] = []
    person.page.on("websocket", lambda socket: opened.append(socket.url))
    return opened


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_plays_on_and_steps_exactly(people: People, host: Host, game: str) -> None:
    """Five seconds of playing; forty presses end forty stops on; nothing is connected anew; the log follows."""
    person = sit(people, host, game, after(70))
    page = person.page
    opened = sockets_of(person)
    page.evaluate("document.querySelector('.rail').scrollTop = 40")
    scrolled = page.evaluate("document.querySelector('.rail').scrollTop")
    page.click(".history button >> nth=0")
    page.wait_for_selector(".history--back")
    person.until("() => document.querySelector('.prompt__say').textContent.includes(' of ')")
    stops = [page.evaluate(AT)]
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        stops.append(page.evaluate(f"new Promise((done) => requestAnimationFrame(() => done({AT})))"))
    assert len(set(stops)) == 41, "each press is one stop"
    page.keyboard.press("Home")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
    person.until(f"wanted => ({AT}) === wanted && {IN_VIEW}", stops[-1])
    person.until("wanted => new URLSearchParams(location.search).get('at') === wanted", stops[-1])
    assert page.locator(".log__line.is-later").count() > 0
    said = page.inner_text(".prompt__say")
    assert said.startswith(f"{stops[-1]} of ") and len(said) > len("100 of 200. ."), said
    page.click(".speed >> text=2")
    page.click(".history button >> nth=2")
    assert page.get_attribute(".history", "data-playing") == "true"
    page.wait_for_timeout(5000)
    assert page.get_attribute(".history", "data-playing") == "true"
    here = page.evaluate(AT)
    assert here not in stops, "at double speed five seconds go on by several stops"
    assert opened == [], "the connection stays"
    assert page.evaluate("document.querySelector('.rail').scrollTop") == scrolled
    page.click(".history button >> nth=2")
    page.keyboard.press("Escape")
    person.asked()
