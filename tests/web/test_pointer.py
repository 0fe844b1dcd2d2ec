"""What a pointer that stands still does: nothing may move under it."""

from __future__ import annotations

import pytest

from tests.server.harness import Host
from tests.web.conftest import People
from tests.web.moments import asked, bring, offered

MOMENTS = {
    "rockwell": [asked("rockwell-prompt-crew"), asked("rockwell-prompt-market")],
    "dig_deep": [asked("dig_deep-prompt-mining"), offered("smelt", "sell")],
    "imperial_miners": [asked(f"imperial_miners-prompt-{what}") for what in ("keep", "place", "play")],
}
# The lower edges of what lifts, just inside: [x, y, class].
EDGES = """() => [...document.querySelectorAll('.chip, .play, .lifts')].filter((e) => e.checkVisibility()).map((e) => {
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2, box.bottom - 0.75, e.className];
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_jumps_under_a_pointer_at_its_lower_edge(people: People, host: Host, game: str) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "apprentice"}]
    made = host.create(seats, game=game)
    table, token = made["table"], made["seats"][0]["token"]
    person = people()
    seen = set()
    for moment in MOMENTS[game]:
        bring(host, table, token, moment)
        person.open(f"/t/{table}#{token}")
        person.asked()
        for x, y, name in person.measured(EDGES):
            person.page.mouse.move(x, y)
            person.rest()
            seen.add(name.split()[0])
            person.page.mouse.move(0, 0)
    assert len(seen) > 1, seen
