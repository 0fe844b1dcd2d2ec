"""Which bots a table may have, and what may go wrong with them."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

from pithead.bots.registry import bot_names, levels
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


def simplest_bot(game: str) -> str:
    """The lowest level of a game's bots: it stands in for one that fails."""
    return levels(game)[0]


def strongest_bot(game: str) -> str:
    """The highest level of a game's bots: it plays for persons whose time is up, and advises."""
    return levels(game)[-1]


def check_bot(name: str, game: str) -> None:
    """OptionError if a game has no bot of this name."""
    if name not in bot_names(game):
        raise OptionError(f"there is no bot '{name}' for this game: there is {', '.join(bot_names(game))}")


async def check_bots_alone(store: TableStore, most: int) -> None:
    """RefusalError where as many tables as there may be are played by bots alone. A bot must move at every one of them,
    as long as it is played.
    """
    alone = sum(seating.decode(one).bots_alone for one in await store.seatings_due())
    if alone >= most:
        text = f"bots play among themselves at {alone} tables, and more there cannot be here: sit down with them"
        raise RefusalError("full", text, retry=60)
