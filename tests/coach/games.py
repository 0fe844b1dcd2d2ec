"""Finished games for reviews: bots at a table, some of them counted as people."""

from __future__ import annotations

from functools import cache

from pithead.bots.driver import ask, bot_seed, luck_of, seat_bot
from pithead.core.api import Budget, Options
from pithead.core.chance import seed_from
from pithead.games.registry import load_game
from pithead.table.record import Player
from pithead.table.table import Table

SHORT: dict[str, dict[str, int | bool | str]] = {"dig_deep": {"turn_limit": 6}, "rockwell": {"turn_limit": 4}}


@cache
def finished(game_id: str, bots: tuple[str, ...], seed: int = 1, short: bool = True, people: int = 1) -> Table:
    """The table of a game that these bots have played to its end; the first seats are said to be people."""
    game = load_game(game_id)
    options: Options = SHORT.get(game_id, {}) if short else {}
    players = [
        Player(f"P{i}", "human" if i < people else "bot", "" if i < people else bot) for i, bot in enumerate(bots)
    ]
    table = Table(game, players, options, seed_from("coach", game_id, seed))
    seated = [seat_bot(game, bot, seat, bot_seed(luck_of(table.chance), seat)) for seat, bot in enumerate(bots)]
    while not table.over:
        seat = table.waiting()[0]
        legal = [int(code) for code in table.state.legal(seat)]
        code = ask(game, seated[seat], seat, table.view(seat), legal, Budget())
        table.play(seat, [game.actions.format(code)], table.offers[seat])
    return table
