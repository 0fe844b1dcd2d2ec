"""Which bots a table may have, and what may go wrong with them."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

from pithead.bots.registry import able_levels, level_scale, levels, rung_of, styles, weaker_bots
from pithead.core.api import Game
from pithead.core.errors import OptionError, PitheadError
from pithead.server.refusals import RefusalError
from pithead.server.tables import seating
from pithead.server.tables.services import TableStore

BOT_ERRORS = (
    PitheadError,
    ArithmeticError,
    AssertionError,
    LookupError,
    TypeError,
    ValueError,
    BrokenExecutor,  # the process in which it thought died, more than once
)


def simplest_bot(game: Game) -> str:
    """The lowest level of a game's bots: it stands in for one that fails."""
    return levels(game.info.id)[0]


def strongest_bot(game: Game, transfer: bool) -> str:
    """The highest level of a game's bots that can play its pack: it plays for persons whose time is up, and advises."""
    return able_levels(game, transfer)[-1]


def able_bot(name: str, game: Game, transfer: bool) -> str:
    """A bot that sits at a table; the strongest, where it can no longer play that pack."""
    rung = rung_of(name)
    lost = rung in levels(game.info.id) and rung not in able_levels(game, transfer)
    return strongest_bot(game, transfer) if lost else name


def check_bot(name: str, game: Game, transfer: bool) -> None:
    """OptionError if a game has no bot of this name, or none that can play its pack."""
    able = able_levels(game, transfer)
    weaker = [bot for bot in level_scale(game.info.id, able) if bot not in able]
    there = [*able, *weaker, *styles(game.info.id)]
    if name in there or name in weaker_bots(able):
        return
    why = f"there is no bot '{name}' for this game"
    if rung_of(name) in levels(game.info.id) and rung_of(name) not in able:
        why = f"the bot '{name}' has no weights for the pack '{game.info.pack.name}'"
    raise OptionError(f"{why}: there is {', '.join(there)}")


async def check_bots_alone(store: TableStore, most: int) -> None:
    """RefusalError where as many tables as there may be are played by bots alone. A bot must move at every one of them,
    as long as it is played.
    """
    alone = sum(seating.decode(one).bots_alone for one in await store.seatings_due())
    if alone >= most:
        text = f"bots play among themselves at {alone} tables, and more there cannot be here: sit down with them"
        raise RefusalError("full", text, retry=60)
