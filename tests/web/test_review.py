"""The review of a finished game in the browser: looked through by mouse, keys and touch, a turn played once more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.harness import Host, Json, wait_for
from tests.web.browser import Person, axe
from tests.web.conftest import People
from tests.web.looks import small_lettering, small_targets
from tests.web.moments import at_the_end, bring

HERE = "() => document.querySelector('main.rv')?.dataset.line"
SHORT: dict[str, Json] = {"dig_deep": {"turn_limit": 3}, "rockwell": {"turn_limit": 2}}
TAKES = 240.0  # seconds at most that a deep review may take where others use the cores


def reviewed(host: Host, game: str = "dig_deep") -> tuple[str, str, Json]:
    """A finished game of a person and a bot, its token, and its deep review."""
    made = host.create([{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "pebble"}], game, options=SHORT[game])
    table, token = made["table"], made["seats"][0]["token"]
    bring(host, table, token, at_the_end)
    found: Json = {}

    def deep() -> bool:
        found.update(host.get(f"/tables/{table}/review", token).json())
        return bool(found["depth"] == "deep")

    wait_for(deep, TAKES, "the review does not come")
    return table, token, found["review"]


@pytest.fixture(scope="module")
def game(server: Host, word: object) -> tuple[str, str, Json]:
    """One reviewed game for all tests of this file: they change nothing of it."""
    return reviewed(server)


def opened(person: Person, table: str, token: str, line: int | str) -> None:
    person.page.goto(f"/t/{table}?review={line}#{token}")
    person.page.wait_for_selector("main.rv[data-depth=deep]")
    person.rest()


def looked_at(person: Person, lines: list[int]) -> Callable[[], bool]:
    return lambda: int(person.page.evaluate(HERE)) in lines


def test_a_finished_game_is_reviewed_from_its_end_and_is_the_same_after_a_reload(
    people: People, game: tuple[str, str, Json]
) -> None:
    table, token, review = game
    person = people()
    person.page.goto(f"/t/{table}#{token}")
    person.page.click("[data-review]")
    person.page.wait_for_selector("main.rv[data-depth=deep]")
    decision = max((one for one in review["decisions"] if one["seat"] == 0), key=lambda one: one["loss"])
    person.page.click(f"[data-decision='{decision['line']}']")
    person.wait(looked_at(person, decision["lines"]))
    percent = round(100 * decision["played"]["share"])
    assert f"{percent} %" in person.page.inner_text(".mcard .pb__p >> nth=0")
    person.wait(lambda: "review=" in person.page.url and person.page.url.rpartition("=")[2] != "end")
    words = person.page.inner_text(".mcard")
    person.page.reload()
    person.page.wait_for_selector("main.rv[data-depth=deep]")
    assert person.page.inner_text(".mcard") == words
    person.page.click("[data-close-review]")
    person.page.wait_for_selector(".reckoning")


def test_the_curve_is_walked_by_keys_and_jumped_through_by_mouse(people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    lines = [one["line"] for one in review["moments"]]
    person = people()
    opened(person, table, token, "end")
    assert int(person.page.evaluate(HERE)) == lines[-1]
    curve = person.page.locator(".curve")
    curve.focus()
    for key, wanted in (("Home", lines[0]), ("ArrowRight", lines[1]), ("End", lines[-1]), ("ArrowLeft", lines[-2])):
        person.page.keyboard.press(key)
        person.wait(looked_at(person, [wanted]))
    assert curve.get_attribute("aria-valuenow") == str(len(lines) - 2)
    assert "Ada" in str(curve.get_attribute("aria-valuetext"))
    box = curve.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] * 0.45, box["y"] + box["height"] / 2)
    person.wait(lambda: lines[0] < int(person.page.evaluate(HERE)) < lines[-2])


def test_any_other_choice_can_be_asked_about(people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    decision = next(one for one in review["decisions"] if one["rivals"] and one["seat"] == 0)
    person = people()
    opened(person, table, token, decision["line"])
    person.page.click("[data-why-not]")
    person.page.click("[data-ask] >> nth=0")
    person.page.wait_for_selector("[data-asked-about]")
    assert "%" in person.page.inner_text("[data-asked-about]")


def test_a_turn_is_played_once_more_and_judged(people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    decision = next(one for one in review["decisions"] if one["seat"] == 0)
    person = people()
    opened(person, table, token, decision["line"])
    person.page.click("[data-retry]")
    person.page.wait_for_selector("[data-retried]")
    assert person.table != table
    assert person.choose()
    person.page.wait_for_selector(":is([data-retried=better], [data-retried=worse], [data-retried=equal])")
    verdict = person.page.get_attribute("[data-retried]", "data-retried")
    person.page.reload()
    person.page.wait_for_selector(f"[data-retried={verdict}]")
    person.page.click("[data-to-review]")
    person.page.wait_for_selector("main.rv")
    assert person.table == table


@pytest.mark.parametrize("wishes", [{}, {"theme": "dark"}, {"tablet": True}, {"phone": True, "lang": "de"}])
def test_it_can_be_read_by_everybody(wishes: dict[str, object], people: People, game: tuple[str, str, Json]) -> None:
    table, token, review = game
    decision = max((one for one in review["decisions"] if one["seat"] == 0), key=lambda one: one["loss"])
    person = people(**wishes)
    opened(person, table, token, decision["line"])
    tabs = ("points", "luck", "list", "moment") if wishes.get("phone") else ("",)
    for tab in tabs:
        if tab:
            person.page.click(f"[data-tab={tab}]")
        assert person.spill() == []
        assert small_lettering(person) == []
        assert axe(person) == []
        if wishes.get("phone"):
            assert small_targets(person) == []
