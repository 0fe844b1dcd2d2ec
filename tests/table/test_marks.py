"""Going back takes no longer the longer a game is, and comes to the position that was."""

from __future__ import annotations

import pytest

from pithead.core.api import Game, State
from pithead.core.chance import Rng, seed_from
from pithead.games.registry import GAMES, load_game
from pithead.table import table
from pithead.table.record import Player, Record, RecordError
from pithead.table.table import Table
from pithead.table.undo import Past
from tests.attacks import Attack

EVERY = 3
each_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=lambda game: game.info.id)


@pytest.fixture(autouse=True)
def close_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark every few steps: then a short game has as many as a long one."""
    monkeypatch.setattr(table, "MARK_EVERY", EVERY)


def new_table(game: Game) -> Table:
    return Table(game, [Player("Ann"), Player("Ben")], {}, seed_from("marks"))


def long_enough(table: Table) -> bool:
    return len(table.steps) >= 4 * EVERY and len(table.commands) >= 5


def step(table: Table, rng: Rng) -> None:
    waiting = table.waiting()
    seat = waiting[int(rng.below(len(waiting)))]
    offer = table.offer(seat)
    table.play(seat, [offer.choices[int(rng.below(len(offer.choices)))].move], offer.number)


@each_game
def test_a_position_from_a_mark_is_that_from_the_beginning(game: Game) -> None:
    table, rng = new_table(game), Rng(1)
    for _ in range(12):
        while not long_enough(table):
            step(table, rng)
        back = table.commands[int(rng.below(len(table.commands)))].number
        strike = [command.number for command in table.commands if command.number >= back]
        wanted = Past(game, 2, table.options, None, list(table.steps), list(table.commands)).without(strike)
        table.undo_agreed(0, back)
        assert table.state.key() == wanted.key()
        assert all(done <= len(table.steps) for done, _ in table.marks)
    assert table.marks
    assert Table.replay(game, Record.parse(table.record.text())).state.key() == table.state.key()


@each_game
@pytest.mark.attack("Make a short record take long to read")
def test_the_way_back_is_short_however_long_the_game_was(
    game: Game, attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[int] = []
    nearest = Past._nearest

    def counted(past: Past, steps: int) -> tuple[int, State]:
        found = nearest(past, steps)
        ways.append(len(past.steps) - found[0])
        return found

    table, rng = new_table(game), Rng(2)
    while not long_enough(table):
        step(table, rng)
    for _ in range(60):  # play, take back, and again
        table.undo_agreed(0, table.commands[-1].number)
        step(table, rng)
    record = Record.parse(table.record.text())
    monkeypatch.setattr(Past, "_nearest", counted)
    Table.replay(game, record)
    for way in ways:
        attack.tried(succeeded=way > 2 * EVERY, how=f"{way} steps were played again")


@pytest.mark.attack("Make a short record take long to read")
def test_a_draw_belongs_to_the_command_before_it(attack: Attack) -> None:
    game = load_game("dig_deep")
    table = new_table(game)
    lines = [{k: v for k, v in line.items() if k not in ("n", "h")} for line in table.record.lines]
    for number in (1, 7, 10**9):
        forged = Record.start({k: v for k, v in table.record.header.items() if k != "h"})
        for line in lines:
            forged.append({**line, "c": number})
        try:
            Table.replay(game, forged)
            attack.tried(succeeded=True, how=number)
        except RecordError as error:
            attack.tried(succeeded="cannot follow command 0" not in str(error), how=error)
