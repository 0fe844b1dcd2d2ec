"""`pithead encoders`: what a position looks like as numbers."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from pithead.bots.layout import Layout
from pithead.bots.registry import encoded_games, load_encoder
from pithead.cli.output import PackOption, console, errors_told, print_json
from pithead.core.api import Game
from pithead.games.registry import game_of, load_game


def encoders(
    games: Annotated[list[str] | None, typer.Argument(help="Which games (default: all that have an encoder).")] = None,
    pack: PackOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects instead.")] = False,
) -> None:
    """The layout of the row that an encoder writes: its blocks, what they mean and their scale, and the stamps of a net
    that is trained on it.
    """
    with errors_told():
        names = games or ([game_of(pack)] if pack else encoded_games())
        found = [(load_game(name, pack), load_encoder(name).layout) for name in names]
    if as_json:
        print_json([{**layout.to_json(), "stamps": {**layout.stamps(game)}} for game, layout in found])
        return
    for game, layout in found:
        show(game, layout)


def show(game: Game, layout: Layout) -> None:
    """A table of all blocks, and what a net is stamped with."""
    table = Table("from", "copies", "block", "numbers", "scale", "meaning", title=f"{game.info.title}: {layout.size}")
    for group in layout.groups:
        table.add_row(
            f"{group.start}", f"{group.copies}", group.name, f"{group.width}", "", group.meaning, style="bold"
        )
        for block in group.blocks:
            table.add_row(f"+{block.start}", "", f"  {block.name}", f"{block.length}", f"{block.scale}", block.meaning)
    console.print(table)
    stamps = ", ".join(f"{name} {stamp}" for name, stamp in layout.stamps(game).items())
    console.print(f"version {layout.version}; stamps: {stamps}; {game.actions.size} actions in a mask")
