"""Bots think in processes of their own, so that no person ever waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import ParamSpec, TypeVar

from pithead import compiled_rules
from pithead.bots.advice import SIMULATIONS
from pithead.bots.driver import ask, seat_bot
from pithead.coach.hints import Hint, Inquiry, hint
from pithead.core.api import Budget, Game, Json, State
from pithead.core.errors import PitheadError
from pithead.games.registry import load_game
from pithead.server.background import when_parent_ends
from pithead.server.fair_queue import FairQueue, Turn
from pithead.server.process_limits import give_way

P = ParamSpec("P")
T = TypeVar("T")

GIVE_WAY = 10  # of 19: how far a process that thinks stands behind one that serves
AT_ONCE = ("pebble",)  # they choose within 0.1 ms; to ask another process takes longer


def decide(
    game_id: str,
    pack: Path | None,
    bot: str,
    seat: int,
    view: dict[str, Json],
    legal: Sequence[int],
    seed: int,
    at: int,
    milliseconds: int,
    transfer: bool,
) -> int:
    """One decision of a bot, from a seat's view alone. Runs in a process of the pool."""
    game = load_game(game_id, pack)
    return choose(game, bot, seat, game.load(view), legal, seed, at, milliseconds, transfer)


def choose(
    game: Game,
    bot: str,
    seat: int,
    view: State,
    legal: Sequence[int],
    seed: int,
    at: int,
    milliseconds: int,
    transfer: bool,
) -> int:
    """The same, where the view is at hand."""
    try:
        player = seat_bot(game, bot, seat, seed, at, transfer)
        return ask(game, player, seat, view, legal, Budget(SIMULATIONS, milliseconds))
    except PitheadError as error:  # some of these cannot cross over to another process
        raise ValueError(str(error)) from None


def advise(game_id: str, pack: Path | None, view: dict[str, Json], inquiry: Inquiry) -> Hint:
    """What a bot would choose, and why not this, from a seat's view alone. Runs in a process of the pool."""
    game = load_game(game_id, pack)
    try:
        return hint(game, game.load(view), inquiry)
    except PitheadError as error:  # some of these cannot cross over to another process
        raise ValueError(str(error)) from None


def _start_process(games: Sequence[str]) -> None:
    """A new process of the pool: give way to those who serve, load the games, and leave when the server is gone."""
    give_way(GIVE_WAY)
    when_parent_ends(lambda: os._exit(0))
    for game in games:
        load_game(game)


class BotPool:
    """Processes in which bots think; made again if one of them dies. What waits for one waits in a fair queue."""

    def __init__(
        self, processes: int, games: Sequence[str], milliseconds: int, attempts: int = 3, transfer: bool = False
    ) -> None:
        """`attempts`: how often work is begun whose process dies. `transfer`: bots may play with weights that were
        tuned on another pack.
        """
        self.processes = processes
        self.transfer = transfer
        self.attempts = attempts
        self.games = tuple(games)
        self.milliseconds = milliseconds
        self.compiled = compiled_rules()
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self.free = processes
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
        self, turn: Turn, game: Game, bot: str, seat: int, view: State, legal: Sequence[int], seed: int, at: int
    ) -> int:
        """What a bot chooses; ValueError if it answers with something that was not among `legal`."""
        if bot in AT_ONCE or len(legal) == 1:
            return choose(game, bot, seat, view, legal, seed, at, self.milliseconds, self.transfer)
        asked = (game.info.id, game.pack_path, bot, seat, view.to_json(), list(legal), seed, at)
        return await self.run(turn, decide, *asked, self.milliseconds, self.transfer)

    async def advise(self, turn: Turn, game: Game, view: State, inquiry: Inquiry) -> Hint:
        """What a bot would choose, and why not this; ValueError if one of the choices is not legal."""
        asked = replace(inquiry, transfer=self.transfer)
        found = await self.run(turn, advise, game.info.id, game.pack_path, view.to_json(), asked)
        legal = view.legal(inquiry.seat)
        if not found.choices or any(one.option.codes[0] not in legal for one in found.choices):
            raise ValueError(f"the bot '{inquiry.bot}' advises what is not legal")
        return found

    async def run(self, turn: Turn, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Any long computation, in a process of the pool, when its turn has come. A pool that lost a process is made
        anew, and the work tried again; BrokenProcessPool if it goes wrong every time.
        """
        for attempt in range(self.attempts):
            await self._wait(turn)
            try:
                return await self._start(partial(work, *args, **kwargs))
            except BrokenProcessPool:
                if attempt == self.attempts - 1:
                    raise
        raise AssertionError("the last try returns or raises")

    async def _wait(self, turn: Turn) -> None:
        """Wait for a free process, which is taken then."""
        ready = asyncio.get_running_loop().create_future()
        self.queue.put(turn, ready)
        self._call_next()
        try:
            await ready
        except asyncio.CancelledError:
            self.queue.discard(turn, ready)
            if not ready.cancelled():  # its turn had come
                self._release()
            raise

    async def _start(self, work: Callable[[], T]) -> T:
        """Do it in the process that was taken. That is free again when the work has ended, whoever still waits for
        it.
        """
        loop = asyncio.get_running_loop()
        try:
            pool, begun = self._submit(work)
        except BaseException:
            self._release()
            raise
        begun.add_done_callback(lambda _: loop.call_soon_threadsafe(self._ended, pool, begun))
        return await asyncio.wrap_future(begun)

    def _submit(self, work: Callable[[], T]) -> tuple[ProcessPoolExecutor, Future[T]]:
        """Begin it; a process that died while it had nothing to do is no reason not to."""
        pool = self._current()
        try:
            return pool, pool.submit(work)
        except BrokenProcessPool:
            self.pool = pool = self._make()
            return pool, pool.submit(work)

    def _ended(self, pool: ProcessPoolExecutor, begun: Future[T]) -> None:
        """It is done; whoever comes next finds a pool that works."""
        if not begun.cancelled() and isinstance(begun.exception(), BrokenProcessPool) and self.pool is pool:
            self.pool = self._make()
        self._release()

    def _release(self) -> None:
        self.free += 1
        self._call_next()

    def _call_next(self) -> None:
        while self.free and (ready := self.queue.take()) is not None:
            if not ready.done():
                self.free -= 1
                ready.set_result(None)

    def close(self) -> None:
        """Let the thought under way end, drop the others. Blocks for as long."""
        self.pool.shutdown(wait=True, cancel_futures=True)
