"""Boards of the terminal: found by the game's id; a game without one is drawn as its scene stands."""

from __future__ import annotations

from rich.console import Console

from pithead.cli.boards import Board, board_of, imperial_miners, rockwell, shown_to
from pithead.core.chance import seed_from
from pithead.games._template.game import NuggetsGame
from pithead.locales import Texts
from pithead.table.record import Player
from pithead.table.table import Table


def test_a_board_is_found_by_the_game_s_id() -> None:
    assert board_of("rockwell") is rockwell.BOARD and board_of("imperial_miners") is imperial_miners.BOARD
    assert type(board_of("nuggets")) is Board


def test_a_game_without_a_board_is_drawn_as_its_scene_stands() -> None:
    table = Table(NuggetsGame(), [Player("Ann"), Player("Ben")], seed=seed_from("boards"))
    board, shown = board_of("nuggets"), shown_to(table, 0, ["Ann", "Ben"])
    console = Console(width=80)
    with console.capture() as capture:
        console.print(board.draw(shown, Texts("en"), 80))
    drawn = capture.get()
    assert all(f"'{name}'" in drawn for name in table.scene(0)) and "Ann" not in drawn
    choice = table.offer(0).choices[0]
    assert board.note(choice, shown, Texts("en")).plain == f"card {next(iter(choice.args.values()))}"
    assert board.final(shown, Texts("en"), 80) is None
    assert board.aside({"event": "turn"}, shown.scene) is None
    assert board.paint("L2-AS").plain == "L2-AS"
