"""The one way to seat bots, to ask them, and to drive a position by them.

Simulation, arena, tuning, honesty, golden games, terminal and server all come here. What differs between them is who
holds the position: a table (which draws chance itself and asks for one choice at a time: `seat_bot`, `ask`) or nobody
but the driver (`seat_bots`, `drive`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from time import thread_time
from typing import TypeAlias

from pithead.bots.own import is_own, make_own
from pithead.bots.registry import bot_version, make_bot, transferred
from pithead.core.api import Bot, Budget, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import MoveError, OptionError
from pithead.core.rollout import Until, play_on

LONGEST = 100_000  # choices: a game that takes longer does not end

Source: TypeAlias = Sequence[int | str]  # what the luck of a game comes from: readable parts, or a table's secret seed


@dataclass(frozen=True)
class Asked:
    """A choice that a bot made where it had one.

    number   of the choice in its game, those included where there was nothing to choose
    seconds  processor time of this thread
    """

    number: int
    seat: int
    view: State
    legal: Sequence[int]
    code: int
    seconds: float


Watch: TypeAlias = Callable[[Asked], None]


# -- seating


def luck_of(chance: Chance | None) -> Source:
    """Where the bots of a table have their luck from: its seed, which nobody knows before the end."""
    assert chance is not None, "a table without a seed is not played on"
    return (chance.seed.hex(),)


def bot_seed(source: Source, seat: int) -> int:
    """The seed of the bot in a seat, for all of its decisions in one game."""
    return int.from_bytes(seed_from(*source, "bot", seat)[:8], "big")


def hint_seed(source: Source, seat: int) -> int:
    """The seed of whoever advises a seat: as lasting, and of no use to guess what a bot will do."""
    return int.from_bytes(seed_from(*source, "hint", seat)[:8], "big")


def seat_bot(game: Game, name: str, seat: int, seed: int, at: int = 0, transfer: bool = False) -> Bot:
    """A new bot in a seat of a game that has come as far as `at` (see `Bot.begin`); OptionError for an unknown name,
    PackError where it was tuned on another pack and is not to transfer that.
    """
    bot = make_bot(name, game.info.id, game.pack_path, transfer)
    bot.begin(game, seat, seed, at)
    return bot


def seat_bots(game: Game, bots: Sequence[Bot], source: Source) -> None:
    """Begin a game with these bots, one for each seat."""
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, bot_seed(source, seat))


@lru_cache(maxsize=64)
def bot_at(name: str, game_id: str, seat: int, pack: Path | None = None, transfer: bool = False) -> Bot:
    """A bot that serves one seat of game after game in this process; `seat_bots` starts it anew. Somebody's own has its
    import path for a name (see `own`): no name that came from elsewhere may be asked for here.
    """
    return make_own(name) if is_own(name) else make_bot(name, game_id, pack, transfer)


def try_bot(game: Game, name: str, transfer: bool = False) -> None:
    """OptionError where there is no such bot, PackError where it cannot play this pack."""
    bot_at(name, game.info.id, 0, game.pack_path, transfer).begin(game, 0, 0)


def versions_of(names: Iterable[str], game: Game) -> dict[str, str]:
    """`foreman-3` of each (see `registry.bot_version`); of somebody's own what its text is known by."""
    id, pack = game.info.id, game.pack_path
    return {name: f"{name}-{make_own(name).version}" if is_own(name) else bot_version(name, id, pack) for name in names}


def transferred_of(names: Iterable[str], game: Game) -> list[str]:
    """Those whose weights were tuned on another pack than this game has; somebody's own are not asked."""
    return transferred((name for name in names if not is_own(name)), game)


# -- asking


def ask(game: Game, bot: Bot, seat: int, view: State, legal: Sequence[int], budget: Budget) -> int:
    """The choice of a bot for its seat, not asked where there is only one; MoveError for one that is not legal."""
    if len(legal) == 1:
        return legal[0]
    code = int(bot.choose(view, legal, budget))
    if code not in legal:
        possible = tuple(game.actions.format(c) for c in legal)
        raise MoveError(f"the bot in seat {seat + 1} chose {code}, which is not legal", str(code), possible)
    return code


def drive(
    game: Game,
    state: State,
    bots: Sequence[Bot],
    chance: Chance,
    budget: Budget | None = None,
    watch: Watch | None = None,
    until: Until | None = None,
) -> int:
    """Let seated bots play to the end of the game, or until a position is reached; how many choices were made.

    Each bot gets its own view. `watch` is told of every choice that a bot made, before it is applied.
    """
    allowed = budget or Budget()
    number = 0

    def choose(state: State, seat: int, legal: list[int]) -> int:
        nonlocal number
        number += 1
        if number > LONGEST:
            raise OptionError(
                f"a game of {game.info.title} did not end within {LONGEST} decisions: set a limit among its options"
            )
        if len(legal) == 1:
            return legal[0]
        view = state.view(seat)
        if watch is None:
            return ask(game, bots[seat], seat, view, legal, allowed)
        started = thread_time()
        code = ask(game, bots[seat], seat, view, legal, allowed)
        watch(Asked(number, seat, view, legal, code, thread_time() - started))
        return code

    return int(play_on(state, chance, choose, until))
