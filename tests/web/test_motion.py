"""Movement that tells what happened, and that can be switched off."""

from __future__ import annotations

import pytest

from tests.server.harness import Host
from tests.web.browser import Person
from tests.web.conftest import People
from tests.web.moments import Wanted, about_to_drill, bring

WATCH = """
window.travelled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.travelled.push(this.getAttribute('class'));
  return animate.apply(this, how);
};
"""
MOVING = {"dig_deep": "flight--dd-", "rockwell": "token", "imperial_miners": "flight--"}


def sit(
    people: People, host: Host, game: str, wanted: Wanted | None = None, seats: int = 3, **wishes: object
) -> Person:
    made = host.create([{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "pebble"}] * (seats - 1)], game=game)
    if wanted is not None:
        bring(host, made["table"], made["seats"][0]["token"], wanted)
    person = people(**wishes)
    person.page.add_init_script(WATCH)
    person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    person.asked()
    return person


def travelled(person: Person) -> list[str]:
    return [str(one) for one in person.page.evaluate("window.travelled")]


@pytest.mark.parametrize("game", MOVING)
def test_pieces_travel_and_the_board_stays(people: People, host: Host, game: str) -> None:
    person = sit(people, host, game, seed=4, motion=True)
    places = set()
    for _ in range(60):
        person.choose()
        places.add(
            str(person.page.evaluate("JSON.stringify(document.querySelector('.board').getBoundingClientRect())"))
        )
        if any(MOVING[game] in one for one in travelled(person)):
            break
    assert any(MOVING[game] in one for one in travelled(person))
    assert len(places) == 1
    person.wait(lambda: person.page.query_selector(".flight") is None)


def test_nothing_moves_where_the_system_or_the_switch_says_so(people: People, host: Host) -> None:
    quiet = sit(people, host, "rockwell", seed=4)
    off = sit(people, host, "rockwell", seed=4, motion=True)
    off.page.click(".topbar .tool[aria-expanded]")
    off.page.click(".menu >> text=Movement")
    off.page.click(".topbar .tool[aria-expanded]")
    off.page.evaluate("window.travelled = []")
    for person in (quiet, off):
        for _ in range(25):
            person.choose()
        assert travelled(person) == []


# How much of the first extraction is told, whenever that changes, until all of it is.
TOLD = """() => {
  window.beats = [];
  new MutationObserver(() => {
    const skip = document.querySelector('.story__skip');
    if (!skip || window.told) return;
    window.beats.push(document.querySelectorAll('.story > :not(button)').length);
    window.told = skip.ariaLabel === 'Close';
  }).observe(document.body, {attributes: true, childList: true, subtree: true});
}"""


def test_an_extraction_is_played_out_one_share_after_another(people: People, host: Host) -> None:
    person = sit(people, host, "rockwell", about_to_drill, seats=4, seed=9, motion=True)
    person.page.evaluate(TOLD)
    while person.page.query_selector(".story__skip") is None:
        assert person.choose(), "the game ended without an extraction"
        person.settle()  # a bot may drill: a press would skip what is told of it
    person.until("() => window.told")
    beats = [int(one) for one in person.page.evaluate("window.beats")]
    assert beats == sorted(beats) and len(set(beats)) > 2, "the beats came one after another"
    assert person.page.query_selector(".story .xcard .cubes__c") is not None
