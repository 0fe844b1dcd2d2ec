"""Speed of bots: games and decisions a second of a table full of one bot, and how long its decisions take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, process_time

from pithead.bots.advice import SIMULATIONS
from pithead.bots.driver import Asked, bot_at, drive, seat_bots
from pithead.bots.registry import levels, make_bot
from pithead.core.api import Budget, Json
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import GAMES, load_game, load_kit
from pithead.lab import pool

SEATS = 4  # at most, unless told otherwise
MOST = 1_000_000  # games


@dataclass(frozen=True)
class BotSpeed:
    """One bot in all seats of a game.

    games_per_s       of all processes together, by the clock on the wall
    core_games_per_s  of one core: by processor time, so that whatever else the machine does counts as little as can be
    core_decisions_per_s, p50_us, p95_us   of decisions with a choice, by processor time
    """

    seats: int
    games: int
    games_per_s: float
    core_games_per_s: float
    core_decisions_per_s: float
    p50_us: float
    p95_us: float


@dataclass(frozen=True)
class Timed:
    """One game: its processor time, and that of each decision with a choice."""

    seconds: float
    decisions: tuple[float, ...]


@dataclass(frozen=True)
class Job:
    """Plays the games of some indices: what is sent to another process."""

    game: str
    seats: int
    bot: str
    pack: Path | None
    transfer: bool

    def __call__(self, indices: Sequence[int]) -> list[Timed]:
        return [self.one(index) for index in indices]

    def one(self, index: int) -> Timed:
        game = load_game(self.game, self.pack)
        bots = [bot_at(self.bot, self.game, seat, self.pack, self.transfer) for seat in range(self.seats)]
        source = ("bench", self.game, self.seats, index)
        taken: list[float] = []

        def watch(asked: Asked) -> None:
            taken.append(asked.seconds)

        started = process_time()
        seat_bots(game, bots, source)
        state = game.new(self.seats, load_kit(self.game).simulation)
        drive(game, state, bots, Chance(seed_from(*source)), Budget(simulations=SIMULATIONS), watch)
        return Timed(process_time() - started, tuple(taken))


def bench_bots(
    games: Sequence[str] = (),
    bots: Sequence[str] = (),
    seats: int = 0,
    seconds: float = 2.0,
    crew: pool.Workers | None = None,
    pack: Path | None = None,
    transfer: bool = False,
    progress: Callable[[str], None] | None = None,
) -> dict[str, Json]:
    """For each game each bot's BotSpeed, by name: those named, or the rungs of its ladder. 0 seats: four, or as many as
    the game takes. `crew` plays (default: this process).
    """
    out: dict[str, Json] = {}
    for name in games or GAMES:
        rows: dict[str, Json] = {}
        for bot in bots or levels(name):
            make_bot(bot, name, pack, transfer)  # an unknown name is told before anything starts
            if progress:
                progress(f"{name}, {bot}")
            table = seats or min(SEATS, load_game(name, pack).info.max_seats)
            rows[bot] = asdict(measure(Job(name, table, bot, pack, transfer), seconds, crew or pool.Here()))
        out[name] = rows
    return out


def measure(job: Job, seconds: float, crew: pool.Workers) -> BotSpeed:
    """Whole games for so long, at least one; the first ones, one for each worker, only warm up."""
    played: list[Timed] = []
    results = pool.stream(job, range(MOST), crew)
    for _ in range(-(-crew.slots // pool.AHEAD)):
        next(results)
    started = perf_counter()
    for one in results:
        played.append(one)
        taken = perf_counter() - started
        if taken >= seconds:
            break
    results.close()
    times = sorted(time for one in played for time in one.decisions) or [0.0]
    core = sum(one.seconds for one in played)
    return BotSpeed(
        job.seats,
        len(played),
        round(len(played) / taken, 3),
        round(len(played) / core, 3),
        round(len(times) / core, 1),
        round(1e6 * times[len(times) // 2], 1),
        round(1e6 * times[len(times) * 95 // 100], 1),
    )
