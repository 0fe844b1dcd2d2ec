"""Who sits where: the seats of a command line, and the bots behind them."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.driver import bot_seed, luck_of, seat_bot
from pithead.bots.registry import make_bot
from pithead.core.api import Bot, Game
from pithead.core.errors import OptionError
from pithead.locales import Texts
from pithead.table.record import Player
from pithead.table.table import Table

HUMAN = ("none", "human")


def seat_players(game: Game, seats: int, bots: str, names: Sequence[str], texts: Texts) -> list[Player]:
    """`apprentice` fills all seats but the first, `none` leaves all to people, `none,pebble,apprentice` goes seat by
    seat.
    """
    kinds = [kind.strip() for kind in bots.split(",")]
    if len(kinds) == 1:
        kinds = kinds * seats if kinds[0] in HUMAN else ["none", *kinds * (seats - 1)]
    if len(kinds) != seats:
        raise OptionError(
            f"--bots names {len(kinds)} seats, but there are {seats}: give one bot, or one for "
            "each seat ('none' for a person)"
        )
    out = []
    free = list(names)
    for seat, kind in enumerate(kinds):
        if kind in HUMAN:
            out.append(Player(free.pop(0) if free else texts.msg("common-seat", seat=seat + 1)))
        else:
            make_bot(kind, game.info.id)
            word = texts.msg(f"common-bot-{kind}") if texts.has(f"common-bot-{kind}") else kind.capitalize()
            out.append(Player(f"{word} {seat + 1}" if kinds.count(kind) > 1 else word, "bot", kind))
    if free:
        raise OptionError(f"--name: there is no seat left for {', '.join(free)}")
    if len({player.name for player in out}) < len(out):
        raise OptionError(f"two seats have the same name: {', '.join(player.name for player in out)}")
    return out


def seat_bots(table: Table) -> dict[int, Bot]:
    """The bots of a table, ready to play on from where it stands."""
    source, at = luck_of(table.chance), table.record.count
    return {
        seat: seat_bot(table.game, player.bot, seat, bot_seed(source, seat), at)
        for seat, player in enumerate(table.players)
        if player.kind == "bot"
    }
