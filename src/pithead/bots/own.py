"""A bot of somebody's own, by its import path: `mine:MyBot` is the class `MyBot` of the module `mine`.

Importing a module runs it: such a name is for whoever types it (arena, sim, a program that makes an environment), never
for one that a client, a record or a table brings. `registry.make_bot`, which these go through, knows no such names.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from inspect import getsourcefile, signature
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any

from pithead.core.api import Advice, Bot, Budget, Game, State
from pithead.core.errors import MoveError, OptionError

METHODS = {"begin": ("game", "seat", "seed", "at"), "choose": ("view", "legal", "budget")}  # with what they are called
SHAPE = "write module:Class, such as mine:MyBot"


def is_own(name: str) -> bool:
    """Whether a bot's name is an import path."""
    return ":" in name


class Own:
    """Somebody's bot, held to what `Bot` promises.

    version  of its module's text, so that what another text has played is never counted as its own
    """

    def __init__(self, path: str, bot: Bot, version: str) -> None:
        self.path, self.bot, self.version, self.seat = path, bot, version, 0

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        self.game, self.seat = game, seat
        self.bot.begin(game, seat, seed, at)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        """MoveError for what is not legal: whatever the bot does to its list."""
        given = self.bot.choose(view, list(legal), budget)
        try:
            code = index(given)
        except TypeError:
            code = None
        if code is None or code not in legal:
            what = f"{given!r}, which is no code" if code is None else f"{code}, which is not legal"
            raise self._refused(what, legal)
        return code

    def _refused(self, what: str, legal: Sequence[int]) -> MoveError:
        words = tuple(self.game.actions.format(code) for code in legal)
        possible = ", ".join(f"{code} ({text})" for code, text in zip(legal, words, strict=True))
        why = f"{self.path} in seat {self.seat + 1} chose {what}: it was asked for one of {possible}"
        return MoveError(why, what, words)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """What it says of its choices, where it says something."""
        told = getattr(self.bot, "explain", None)
        return list(told(view, list(legal), budget)) if told is not None else []


def make_own(path: str) -> Own:
    """A new bot of this import path, looked for in the working folder too; OptionError says what is wrong."""
    module_name, _, name = path.partition(":")
    if not all(part.isidentifier() for part in [*module_name.split("."), name]):
        raise OptionError(f"'{path}' names no bot: {SHAPE}")
    module = _module(module_name)
    make = getattr(module, name, None)
    if not callable(make):
        there = [key for key, found in vars(module).items() if isinstance(found, type) and hasattr(found, "choose")]
        raise OptionError(f"the module '{module_name}' has no class '{name}': there is {', '.join(there) or 'no bot'}")
    try:
        bot = make()
    except Exception as error:
        raise OptionError(f"{path}() fails, {_told(error)}: a bot is made without arguments") from error
    for method, names in METHODS.items():
        _check(path, bot, method, names)
    return Own(path, bot, _version(module))


def _module(name: str) -> ModuleType:
    if (folder := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, folder)  # as `python -m` does
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise OptionError(
                f"there is no module '{name}' in {folder}, nor among what is installed: {SHAPE}"
            ) from None
        raise OptionError(f"the module '{name}' cannot be imported: it needs '{error.name}'") from error
    except Exception as error:
        raise OptionError(f"the module '{name}' cannot be imported: {_told(error)}") from error


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _check(path: str, bot: Any, method: str, names: tuple[str, ...]) -> None:
    wanted = f"{method}({', '.join(names)})"
    found = getattr(bot, method, None)
    if not callable(found):
        raise OptionError(f"{path} is no bot: it has no {wanted}")
    try:
        signature(found).bind(*names)
    except TypeError as error:
        raise OptionError(f"{path} is no bot: its {method} cannot be called as {wanted}: {error}") from None
    except ValueError:
        return  # nothing is known of its arguments


def _version(module: ModuleType) -> str:
    source = getsourcefile(module)
    return sha256(Path(source).read_bytes()).hexdigest()[:8] if source else "1"
