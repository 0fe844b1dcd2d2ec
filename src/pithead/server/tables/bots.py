"""Which bots a table may have, and what may go wrong with them."""

from __future__ import annotations

from pithead.bots.registry import bot_names, levels
from pithead.core.errors import OptionError, PitheadError

BOT_ERRORS = (PitheadError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError)


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
