"""Who sits where: the seats of a command line, and the bots behind them."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.driver import bot_seed, luck_of, seat_bot
from pithead.core.api import Bot, Game
from pithead.core.errors import OptionError
from pithead.locales import Texts
from pithead.table.record import Player
from pithead.table.table import Table

HUMAN = ("none", "human")


def seat_players(
    game: Game, seats: int, bots: str, names: Sequence[str], texts: Texts, transfer: bool = False
) -> list[Player]:
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
    for kind in kinds:
        if kind in HUMAN:
            out.append(Player(free.pop(0) if free else ""))
        else:
            seat_bot(game, kind, 0, 0, transfer=transfer)  # what cannot play this pack is told before the game
            out.append(Player("", "bot", kind))
    if free:
        raise OptionError(f"--name: there is no seat left for {', '.join(free)}")
    called = player_names(out, texts)
    if len(set(called)) < len(called):
        raise OptionError(f"two seats have the same name: {', '.join(called)}")
    return out


def player_names(players: Sequence[Player], texts: Texts) -> list[str]:
    """What everybody is called. Who has no name is called in the reader's language: a bot by its level or style, with
    its seat where there are several of them; a person by the seat.
    """
    return [player.name or _seat_name(players, seat, texts) for seat, player in enumerate(players)]


def _seat_name(players: Sequence[Player], seat: int, texts: Texts) -> str:
    player = players[seat]
    if player.kind != "bot":
        return texts.msg("common-player", seat=seat + 1)
    alike = sum(other.bot == player.bot and not other.name for other in players)
    return f"{texts.bot_name(player.bot)} {seat + 1}" if alike > 1 else texts.bot_name(player.bot)


def seat_bots(table: Table, transfer: bool = False) -> dict[int, Bot]:
    """The bots of a table, ready to play on from where it stands."""
    source, at = luck_of(table.chance), table.record.count
    return {
        seat: seat_bot(table.game, player.bot, seat, bot_seed(source, seat), at, transfer)
        for seat, player in enumerate(table.players)
        if player.kind == "bot"
    }
