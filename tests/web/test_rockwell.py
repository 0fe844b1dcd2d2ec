"""Whole games of Rockwell, played through the page by clicking only what glows."""

from __future__ import annotations

import pytest

from tests.server.harness import Host
from tests.web.browser import Person, axe, check_reckoning
from tests.web.conftest import People
from tests.web.moments import about_to_drill, bring, in_round

BOT = {"kind": "bot", "bot": "pebble"}


def start(host: Host, seats: int, **options: object) -> tuple[str, str]:
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], game="rockwell", options=options)
    return made["table"], made["seats"][0]["token"]


def stake(person: Person) -> None:
    """Turn some steppers of the sealed bid or the insurance up, now and then."""
    for _ in range(person.luck.randrange(4)):
        more = [
            one
            for one in person.page.query_selector_all(".sealed .stepper button:last-child:not([disabled])")
            if one.is_visible()
        ]
        if more:
            person.press(person.luck.choice(more))


def play(person: Person, most: int = 2000) -> None:
    """To the end, with bids that are not all nothing."""
    for _ in range(most):
        person.settle()
        stake(person)
        if not person.choose():
            return
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seats", "turns"), [(3, 3), pytest.param(2, 4, marks=pytest.mark.deep), pytest.param(4, 4, marks=pytest.mark.deep)]
)
def test_a_whole_game_ends_with_the_reckoning_of_the_engine(people: People, host: Host, seats: int, turns: int) -> None:
    table, token = start(host, seats, turn_limit=turns, open_stocks=seats == 3)
    person = people(seed=seats)
    person.open(f"/t/{table}#{token}")
    play(person)
    check_reckoning(person, host, token)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_each_language_says_everything(people: People, host: Host, lang: str) -> None:
    table, token = start(host, 2, turn_limit=1)
    person = people(lang=lang, seed=5)
    person.open(f"/t/{table}#{token}")
    play(person)
    check_reckoning(person, host, token)
    assert person.page.evaluate("document.body.innerText.match(/\\b(web|rockwell|common)-[a-z_]+(-[a-z_]+)*/g)") is None


def test_a_phone_plays_by_touch(people: People, host: Host) -> None:
    table, token = start(host, 3, turn_limit=2)
    bring(host, table, token, in_round(2))
    person = people(phone=True, seed=11)
    person.open(f"/t/{table}#{token}")
    play(person)
    assert person.spill() == []
    check_reckoning(person, host, token)


def test_a_turn_is_played_by_keys_alone(people: People, host: Host) -> None:
    table, token = start(host, 2, turn_limit=1)
    person = people(seed=3)
    person.open(f"/t/{table}#{token}")
    while person.choose_by_keys():
        pass
    check_reckoning(person, host, token)


def test_an_extraction_is_told_from_the_card_to_the_shares(people: People, host: Host) -> None:
    """The panel says what the events say."""
    table, token = start(host, 4, turn_limit=3)
    bring(host, table, token, about_to_drill)
    person = people(seed=9)
    person.open(f"/t/{table}#{token}")
    for _ in range(40):
        if person.page.query_selector(".story__skip") is not None:
            break
        person.choose()
    said = person.page.inner_text(".story")
    tile = said.split("Extraction on ")[1][:2]
    events = host.get(f"/tables/{table}/events", token).json()["events"]
    drilled = next(i for i, event in enumerate(events) if event["event"] == "drilled" and event["tile"] == tile)
    cards = [event for event in events[drilled:] if event["event"] == "card"]
    for number in cards[0]["card"].rstrip("!").split("/"):
        assert number == "0" or number in said
    assert axe(person) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_bidding_and_drilling(people: People, host: Host, theme: str) -> None:
    table, token = start(host, 4)
    person = people(theme=theme, seed=2)
    person.open(f"/t/{table}#{token}")
    person.settle()
    assert axe(person) == []
    for _ in range(12):
        person.choose()
    person.settle()
    assert axe(person) == []


def test_a_small_window_is_dragged_and_zoomed_and_a_drag_is_no_choice(people: People, host: Host) -> None:
    table, token = start(host, 2)
    bring(host, table, token, about_to_drill)
    person = people(phone=True, seed=3)
    person.open(f"/t/{table}#{token}")
    person.asked()
    view = "document.querySelector('.planet').getAttribute('viewBox')"
    box = person.page.locator(".planet").bounding_box()
    assert box is not None
    offered, stood = person.signature(), person.page.evaluate(view)
    mouse = person.page.mouse
    mouse.move(box["x"] + 200, box["y"] + 150)
    mouse.down()
    mouse.move(box["x"] + 120, box["y"] + 110, steps=5)
    mouse.up()
    dragged = person.page.evaluate(view)
    assert dragged != stood and person.signature() == offered
    mouse.wheel(0, -300)
    person.wait(lambda: person.page.evaluate(view) != dragged)
    width = [float(str(one).split()[2]) for one in (dragged, person.page.evaluate(view))]
    assert width[1] < width[0], "the wheel brings the planet nearer"
