"""Bots think in processes of their own, so that no person ever waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from pithead import compiled_rules
from pithead.bots.advice import SIMULATIONS
from pithead.bots.driver import ask, seat_bot
from pithead.bots.hints import Hint, hints
from pithead.core.api import Budget, Game, Json, State
from pithead.core.errors import PitheadError
from pithead.games.registry import load_game
from pithead.server.background import when_parent_ends

P = ParamSpec("P")
T = TypeVar("T")


def decide(
    game_id: str,
    bot: str,
    seat: int,
    view: dict[str, Json],
    legal: Sequence[int],
    seed: int,
    at: int,
    milliseconds: int,
) -> int:
    """One decision of a bot, from a seat's view alone. Runs in a process of the pool."""
    game = load_game(game_id)
    try:
        player = seat_bot(game, bot, seat, seed, at)
        return ask(game, player, seat, game.load(view), legal, Budget(SIMULATIONS, milliseconds))
    except PitheadError as error:  # some of these cannot cross over to another process
        raise ValueError(str(error)) from None


def advise(game_id: str, bot: str, seat: int, view: dict[str, Json], legal: Sequence[int], seed: int) -> list[Hint]:
    """The choices that a bot would make, best first, each once, from a seat's view alone. Runs in a process
    of the pool.
    """
    game = load_game(game_id)
    try:
        return hints(game, bot, seat, game.load(view), list(legal), seed)
    except PitheadError as error:  # some of these cannot cross over to another process
        raise ValueError(str(error)) from None


def _start_process(games: Sequence[str]) -> None:
    """A new process of the pool: load the games, and leave when the server is gone."""
    when_parent_ends(lambda: os._exit(0))
    for game in games:
        load_game(game)


class BotPool:
    """Processes in which bots think; made again if one of them dies."""

    def __init__(self, processes: int, games: Sequence[str], milliseconds: int) -> None:
        self.processes = processes
        self.games = tuple(games)
        self.milliseconds = milliseconds
        self.compiled = compiled_rules()
        self.pool = self._make()

    def _make(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes, mp_context=get_context("spawn"), initializer=_start_process, initargs=(self.games,)
        )

    def _current(self) -> ProcessPoolExecutor:
        """The pool; a new one as soon as the rules were compiled beside the running server."""
        if not self.compiled and compiled_rules():
            self.compiled = True
            self.pool.shutdown(wait=False)
            self.pool = self._make()
        return self.pool

    async def decide(
        self, game: Game, bot: str, seat: int, view: State, legal: Sequence[int], seed: int, at: int
    ) -> int:
        """What a bot chooses; ValueError if it answers with something that was not among `legal`."""
        seen = view.to_json()
        return await self.run(decide, game.info.id, bot, seat, seen, list(legal), seed, at, self.milliseconds)

    async def advise(self, game: Game, bot: str, seat: int, view: State, legal: Sequence[int], seed: int) -> list[Hint]:
        """What a bot would choose, up to three choices; ValueError if one of them is not among `legal`."""
        found = await self.run(advise, game.info.id, bot, seat, view.to_json(), list(legal), seed)
        if not found or any(one.codes[0] not in legal for one in found):
            raise ValueError(f"the bot '{bot}' advises what is not legal")
        return found

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Any long computation, in a process of the pool. A pool that lost a process is made anew, and the work tried
        again.
        """
        for attempt in range(3):
            pool = self._current()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, partial(work, *args, **kwargs))
            except BrokenProcessPool:
                if attempt == 2:
                    raise
                if self.pool is pool:
                    self.pool = self._make()
        raise AssertionError("the last try returns or raises")

    def close(self) -> None:
        """Let the thought under way end, drop the others. Blocks for as long."""
        self.pool.shutdown(wait=True, cancel_futures=True)
