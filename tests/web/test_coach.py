"""The coach's one thing after a game against bots, never two. Of that after a lesson tells `test_learn`."""

from __future__ import annotations

import json

import pytest

from pithead.games.registry import load_game
from pithead.locales import Texts
from tests.server.harness import Host, Json, wait_for
from tests.web.browser import Person, axe
from tests.web.conftest import People
from tests.web.looks import small_lettering, small_targets
from tests.web.moments import at_the_end, bring

SHORT: dict[str, Json] = {"dig_deep": {"turn_limit": 3}, "rockwell": {"turn_limit": 2}, "imperial_miners": {}}
HABIT: dict[str, str] = {"dig_deep": "buy-more", "rockwell": "bid-over", "imperial_miners": "gold-left"}
TAKES = 240_000  # ms at most that a quick review may take where others use the cores


def finished(host: Host, game: str = "dig_deep") -> tuple[str, str]:
    """A game of a person against a bot, played to its end; the person's token."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "pebble"}]
    made = host.create(seats, game, options=SHORT[game])
    table, token = made["table"], made["seats"][0]["token"]
    bring(host, table, token, at_the_end)
    return table, token


def looked_at(host: Host, table: str, token: str) -> Json:
    """What the coach found, once it has looked at a game."""
    found: Json = {}

    def there() -> bool:
        found.update(host.post(f"/tables/{table}/coach", {"earlier": []}, token).json())
        return bool(found["done"] == 1)

    wait_for(there, TAKES / 1000, "the coach does not come")
    return found


def with_habit(person: Person, game: str) -> None:
    """This browser has played before, and did something again and again."""
    count: Json = {"id": HABIT[game], "cases": 9, "times": 7, "amount": 3100, "worth": 2.0}
    games = [{"table": "earlier", "counts": [count]}]
    person.page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)", [f"pithead.habits.{game}", json.dumps(games)]
    )


def opened(person: Person, table: str, token: str) -> None:
    person.page.goto(f"/t/{table}#{token}")
    if person.page.viewport_size and person.page.viewport_size["width"] < 900:
        person.page.wait_for_selector(".reckoning", state="attached")
    person.page.wait_for_selector("[data-thing]", timeout=TAKES)
    person.rest()


def test_one_thing_after_a_game_against_bots_shown_put_away_and_remembered(people: People, server: Host) -> None:
    table, token = finished(server)
    found = looked_at(server, table, token)
    person = people()
    opened(person, table, token)
    assert person.page.locator("[data-thing]").count() == 1
    assert person.page.get_attribute("[data-thing]", "data-thing") == found["thing"]["id"]
    texts, game = Texts("en"), load_game("dig_deep")
    advice = texts.because(game, found["thing"]["advice"]["id"], found["thing"]["advice"]["args"])
    assert advice in person.page.inner_text("[data-thing]")
    kept = json.loads(person.page.evaluate("localStorage.getItem('pithead.habits.dig_deep')"))
    assert [one["table"] for one in kept] == [table]
    assert kept[0]["counts"] == [
        {name: one[name] for name in ("id", "cases", "times", "amount", "worth")} for one in found["habits"]
    ]
    person.page.reload()
    person.page.wait_for_selector("[data-thing]")
    if found["thing"]["line"]:
        person.page.click("[data-show-thing]")
        person.page.wait_for_selector("main.rv")
        assert person.page.url.endswith(f"review={found['thing']['line']}")
        person.page.click("[data-close-review]")
        person.page.wait_for_selector("[data-thing]")
    person.page.click("[data-not-now]")
    person.page.wait_for_selector("[data-thing]", state="detached")
    person.page.reload()
    person.page.wait_for_selector(".reckoning")
    person.rest()
    assert person.page.locator("[data-thing]").count() == 0


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("dig_deep", {"phone": True, "lang": "fr"}),
        ("rockwell", {"lang": "de", "theme": "dark"}),
        ("imperial_miners", {"tablet": True}),
    ],
)
def test_a_habit_of_the_last_games_is_told_in_numbers(
    people: People, server: Host, game: str, wishes: dict[str, object]
) -> None:
    table, token = finished(server, game)
    looked_at(server, table, token)
    person = people(**wishes)
    person.page.goto("/about")
    with_habit(person, game)
    opened(person, table, token)
    box = person.page.locator("[data-thing]")
    assert box.count() == 1 and box.get_attribute("data-thing") == HABIT[game]
    said = box.inner_text()
    assert Texts(str(wishes.get("lang", "en"))).msg(f"coach_{game}-habit-{HABIT[game]}-try") in said
    assert any(f"{n}" in said for n in range(7, 12)), said  # seven times before, and what this game adds
    box.scroll_into_view_if_needed()
    assert person.spill() == []
    assert small_lettering(person) == []
    assert axe(person) == []
    if wishes.get("phone"):
        assert [one for one in small_targets(person) if "chart__j" not in one] == []  # rounds lie close together


def test_for_those_who_watch_the_coach_is_silent(people: People, server: Host) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "pebble"}]
    made = server.create(seats, options={"turn_limit": 1})
    bring(server, made["table"], made["seats"][0]["token"], at_the_end)
    looked_at(server, made["table"], made["seats"][0]["token"])
    person = people()
    person.page.goto(f"/t/{made['table']}#{made['spectator']['token']}")
    person.page.wait_for_selector(".reckoning")
    person.rest()
    assert person.page.locator("[data-thing]").count() == 0
