"""A record played again: the film has every position, and whatever is another one is found."""

from __future__ import annotations

import json
import random
from copy import deepcopy

import pytest

from pithead.core.api import Json
from pithead.games.registry import GAMES, load_game
from pithead.table.again import Told, play_again
from pithead.table.film import load_older, unpack_film
from pithead.table.record import Player, Record, RecordError
from pithead.table.table import Table

SEED = bytes(range(32))


def played(game: str, moves: int = 60) -> Table:
    table = Table(load_game(game), [Player("A"), Player("B")], seed=SEED)
    rng = random.Random(5)
    for _ in range(moves):
        if table.over:
            break
        seat = table.waiting()[0]
        code = rng.choice(list(table.view(seat).legal(seat)))
        table.play(seat, [table.game.actions.decode(code)], table.offers[seat])
    return table


def told(table: Table) -> list[list[Told]]:
    out: list[list[Told]] = [[] for _ in table.record.lines]
    for entry in table.event_log:
        out[entry.line - 1].append((entry.number, entry.seen_by, entry.event))
    return [[(number, mask, json.loads(json.dumps(event))) for number, mask, event in line] for line in out]


@pytest.mark.parametrize("game", GAMES)
def test_a_film_has_the_position_after_each_line(game: str) -> None:
    table = played(game)
    again, film = play_again(table.game, table.record, told(table), {}, SEED)
    assert again.state.key() == table.state.key()
    read = unpack_film(film.pack())
    for line in range(0, table.record.count + 1, 7):
        there = Table.replay(table.game, table.record, upto=line)
        assert read.at(line) == there.state.to_json()
        assert load_older(table.game, read.at(line)).key() == there.state.key()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_another_one_is_found(game: str) -> None:
    table = played(game)
    events, half = told(table), table.record.count // 2
    known: dict[int, Json] = {half: dict(Table.replay(table.game, table.record, upto=half).state.to_json())}
    play_again(table.game, table.record, events, known)
    other = deepcopy(events)
    line = next(i for i in range(half, len(other)) if other[i])
    other[line][0][2]["event"] = "another"
    with pytest.raises(RecordError, match="something else") as found:
        play_again(table.game, table.record, other, known)
    assert found.value.line == line + 2
    state = known[half]
    assert isinstance(state, dict)
    with pytest.raises(RecordError, match="another") as found:
        play_again(table.game, table.record, events, {half: {**state, "round": 99}})
    assert found.value.line == half + 1


def test_a_stamp_says_by_which_rules_a_record_goes_on() -> None:
    table = played("dig_deep")
    header = {**table.record.header, "rules": 0}
    with pytest.raises(RecordError, match="rules version 0"):
        Table.replay(table.game, Record(header, table.record.lines))
    again, _ = play_again(table.game, Record(header, table.record.lines), told(table), {})
    again.stamp()
    assert Table.replay(table.game, Record(header, again.record.lines)).state.key() == table.state.key()


def test_a_position_of_another_version_is_read_as_far_as_it_goes() -> None:
    table = played("dig_deep")
    position = table.state.to_json()
    older = {name: value for name, value in position.items() if name != "reason"}
    assert load_older(table.game, {**older, "forgotten": 3}).to_json() == position
    with pytest.raises(ValueError, match="seats"):
        load_older(table.game, {**position, "seats": 9})
