"""A table that begins from what a seat saw: the rest is dealt anew, and its record replays and proves itself."""

from __future__ import annotations

import json

import pytest

from pithead.coach.puzzles import Puzzle, view_of
from pithead.coach.shipped import shipped_count, shipped_puzzle
from pithead.core.api import Game
from pithead.core.chance import Rng, seed_from
from pithead.games.registry import load_game
from pithead.table.branch import branch, play_on
from pithead.table.course import course
from pithead.table.record import Player, Record, RecordError
from pithead.table.table import Table
from pithead.table.verify import verify
from tests.parts import WITH_COACH


def puzzles(game: str, some: int = 12) -> list[Puzzle]:
    count = shipped_count(game)
    found = [shipped_puzzle(game, number) for number in range(1, count + 1, max(1, count // some))]
    return [one for one in found if one is not None]


def table_of(game: Game, puzzle: Puzzle, seed: str = "on") -> Table:
    players = [Player("Ada") if seat == puzzle.seat else Player("", "bot", "pebble") for seat in range(puzzle.seats)]
    return play_on(game, view_of(game, puzzle), puzzle.seat, players, puzzle.options, seed_from(seed))


def played_out(table: Table) -> Record:
    """The record of the table once it is over; everybody plays anything."""
    rng = Rng(7)
    while not table.over:
        seat = table.waiting()[0]
        choices = table.offer(seat).choices
        table.play(seat, [choices[rng.below(len(choices))].move], table.offers[seat])
    return table.record


@pytest.mark.parametrize("game_id", WITH_COACH)
def test_the_seat_sees_the_puzzle_and_others_are_dealt_anew_by_another_seed(game_id: str) -> None:
    game = load_game(game_id)
    differs = 0
    for puzzle in puzzles(game_id):
        tables = [table_of(game, puzzle, seed) for seed in ("one", "two", "three")]
        for table in tables:
            assert table.state.view(puzzle.seat).key().hex() == puzzle.id
            assert [choice.move for choice in table.offer(puzzle.seat).choices] == puzzle.legal
            table.state.audit()
            assert table.events(puzzle.seat)[-1]["event"] == "laid_out"
        differs += len({table.state.key() for table in tables}) > 1
    assert differs > 0, "something is hidden in some of them"


@pytest.mark.parametrize("game_id", WITH_COACH)
def test_it_is_played_to_the_end_replayed_and_proved(game_id: str) -> None:
    game = load_game(game_id)
    for puzzle in puzzles(game_id, 3):
        record = Record.parse(played_out(table_of(game, puzzle)).text())
        again = Table.replay(game, record)
        assert again.over and again.laid_out
        assert course(again)[-1].score == [int(again.state.standing(seat)[0]) for seat in range(puzzle.seats)]
        for turn in course(again):
            assert [sum(one.values()) for one in turn.sources] == turn.score, "no source is counted that nobody saw"
        proof = verify(game, record)
        assert proof.unproved == 0 and proof.draws == 1 + sum("draw" in line for line in record.lines)


@pytest.mark.parametrize("game_id", WITH_COACH)
def test_a_move_can_be_taken_back_to_the_beginning(game_id: str) -> None:
    game = load_game(game_id)
    for puzzle in puzzles(game_id, 60):
        seat = puzzle.seat
        for move in puzzle.legal[:4]:
            table = table_of(game, puzzle)
            table.play(seat, [move], table.offers[seat])
            if table.can_undo(seat):
                table.undo(seat)
                assert table.state.view(seat).key().hex() == puzzle.id
                return
    pytest.fail("nothing can be taken back")


def test_a_branch_of_it_has_the_same_beginning_and_is_proved() -> None:
    game = load_game("rockwell")
    record = played_out(table_of(game, puzzles("rockwell", 3)[0]))
    people = [Player("Ada") for _ in record.header["players"]]  # type: ignore[union-attr]
    other = branch(game, record, 1, people, seed_from("other"))
    assert other.record.lines[0]["position"] == record.lines[0]["position"]
    proof = verify(game, played_out(other))
    assert proof.unproved == 0


@pytest.mark.parametrize("fault", ["late", "twice", "seats", "lost", "field", "nobody"])
def test_a_position_that_cannot_be_is_refused(fault: str) -> None:
    game = load_game("dig_deep")
    record = played_out(table_of(game, puzzles("dig_deep", 3)[0]))
    lines = [{k: v for k, v in line.items() if k not in ("n", "h")} for line in record.lines]
    first = json.loads(json.dumps(lines[0]))
    if fault == "late":
        lines[:2] = lines[1::-1]
    elif fault == "twice":
        lines.insert(1, first)
    elif fault == "nobody":
        lines[0] = {**first, "of": 9}
    else:
        position = first["position"]
        if fault == "seats":
            position["seats"] = 1 if position["seats"] > 1 else 2
        elif fault == "field":
            del position["round"]
        else:
            name = next(name for name, value in position.items() if value == [] or isinstance(value, list))
            position[name] = [-7 for _ in position[name]]
        lines[0] = {**first, "position": position}
    wrong = Record.start({k: v for k, v in record.header.items() if k not in ("h", "pithead")})
    for line in lines:
        wrong.append(line)
    with pytest.raises(RecordError):
        Table.replay(game, wrong)
