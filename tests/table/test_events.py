"""The numbers of events: one for everybody, from the first telling to the end of the game and after it."""

import json
import re
from collections.abc import Callable

import pytest

from pithead.core.api import PUBLIC, SPECTATOR, TRUTH, Game, Json
from pithead.core.chance import Rng, seed_from
from pithead.games._template.game import NuggetsGame
from pithead.games.registry import GAMES, load_game
from pithead.table.events import FORM, NONE, Numbering, after, numbering_from_json
from pithead.table.record import Player, Record
from pithead.table.snapshot import fold, restore, settled, take
from pithead.table.table import Table

ALL: list[Game] = [NuggetsGame(), *(load_game(name) for name in GAMES)]
LIMITS: dict[str, dict[str, int | bool | str]] = {"dig_deep": {"turn_limit": 4}, "rockwell": {"turn_limit": 2}}
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.info.id)


def new_table(game: Game, seed: str = "numbers") -> Table:
    return Table(game, [Player("A"), Player("B"), Player("C")], LIMITS.get(game.info.id), seed_from(seed))


def audiences(table: Table) -> list[int]:
    return [*range(len(table.players)), SPECTATOR]


def play(table: Table, rng: Rng, watch: Callable[[Table], None]) -> None:
    """A random game in which somebody takes back, changes seats or is out of time now and then."""
    while not table.over:
        waiting = table.waiting()
        seat = waiting[int(rng.below(len(waiting)))]
        if rng.below(9) == 0 and table.can_undo(seat):
            table.undo(seat)
        elif rng.below(60) == 0:
            table.sit(seat, Player(f"Guest {table.record.count}"))
        else:
            offer = table.offer(seat)
            by = "pebble" if rng.below(40) == 0 else ""
            table.play(seat, [offer.choices[int(rng.below(len(offer.choices)))].move], offer.number, by)
        watch(table)


@each_game
def test_the_numbers_of_a_game_are_those_of_its_end_of_its_replay_and_of_its_reload(game: Game) -> None:
    table = new_table(game)
    heard: dict[int, list[dict[str, Json]]] = {audience: table.events(audience) for audience in audiences(table)}

    def listen(now: Table) -> None:
        for audience, events in heard.items():
            told = now.events(audience)
            assert told[: len(events)] == events
            assert now.last_events[audience] == (told[-1]["n"] if told else NONE)
            events += told[len(events) :]

    play(table, Rng(4), listen)
    everything = {str(event["n"]): event for event in table.events(TRUTH)}
    assert len(everything) == len(table.event_log)
    again = Table.replay(game, Record.parse(table.record.text()))
    assert again.events(TRUTH) == table.events(TRUTH)
    for audience, events in heard.items():
        assert table.events(audience) == again.events(audience) == events
        assert all(everything[str(event["n"])] == event for event in events)
        assert all(re.fullmatch(FORM, str(event["n"])) for event in events)
    assert [event["n"] for event in heard[SPECTATOR]] == [str(n + 1) for n in range(len(heard[SPECTATOR]))]


@each_game
def test_a_table_that_was_folded_and_opened_again_goes_on_with_the_same_numbers(game: Game) -> None:
    whole, opened = new_table(game), new_table(game)
    told: list[dict[str, Json]] = opened.events(TRUTH)

    def keep(now: Table) -> None:
        nonlocal opened
        for line in now.record.lines[opened.record.count :]:
            opened.replay_line(line)
        if not now.over and settled(opened):
            told.extend(opened.events(TRUTH))
            snapshot = json.loads(json.dumps(take(opened)))
            opened = restore(game, now.record.header, snapshot)
            fold(opened)

    told.clear()
    play(whole, Rng(9), keep)
    told += opened.events(TRUTH)
    assert told == whole.events(TRUTH)
    assert opened.last_events == whole.last_events


def test_a_number_says_who_was_told_and_is_made_of_what_they_were_told() -> None:
    numbering = Numbering()
    masks = [0b010, PUBLIC, 0b010, 0b010, 0b101, 0b010, PUBLIC & ~1, 0b101, PUBLIC]
    assert [numbering.following(mask) for mask in masks] == ["0b1", "1", "1b1", "1b2", "1ac1", "1b3", "2", "2ac1", "3"]
    assert numbering_from_json(json.loads(json.dumps(numbering.to_json()))) == numbering


def test_what_others_are_told_apart_does_not_show_in_the_numbers_of_a_seat() -> None:
    quiet, busy = Numbering(), Numbering()
    for _ in range(5):
        busy.following(0b100)
    assert [quiet.following(mask) for mask in (0b1, PUBLIC, 0b1)] == [busy.following(m) for m in (0b1, PUBLIC, 0b1)]


def test_events_after_a_number_are_found_by_it() -> None:
    table = new_table(ALL[0])
    play(table, Rng(1), lambda now: None)
    numbers = [told.number for told in table.event_log]
    assert after(table.event_log, NONE) == table.event_log
    for i in (0, len(numbers) // 2, len(numbers) - 1):
        assert after(table.event_log, numbers[i]) == table.event_log[i + 1 :]
    assert after(table.event_log, "999") is None


@pytest.mark.parametrize(
    "text", ["", "00", "01", "1b", "b1", "1h1", "1b0", "1.5", "-1", "1b1 ", "9" * 10, "1b" + "9" * 10]
)
def test_other_texts_are_no_numbers(text: str) -> None:
    assert not re.fullmatch(FORM, text)


@pytest.mark.parametrize("data", [None, 3, {}, {"public": 1}, {"public": "x", "hidden": {}}, {"hidden": {"a": 1}}])
def test_a_damaged_numbering_is_refused(data: Json) -> None:
    with pytest.raises(ValueError):
        numbering_from_json(data)
