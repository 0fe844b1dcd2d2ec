"""Games that a net learns from, or is judged by: positions as seats saw them, and how the games ended.

    python -m tools.selfplay rockwell --games 4000 --out build/train/rockwell/round-0

Each game follows from the seed and its number alone, whoever plays it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from pithead.bots.driver import ask, bot_at, seat_bots
from pithead.bots.evaluator import result
from pithead.bots.net import Net, load_net
from pithead.bots.registry import load_training
from pithead.bots.training import Pupil, Seen, Training
from pithead.core.api import CHANCE, OVER, Bot, Budget, Game, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.registry import load_game, load_kit
from pithead.lab import pool

if TYPE_CHECKING:
    from collections.abc import Callable

SHARD = 100  # games in a file


@dataclass(frozen=True)
class Samples:
    """Positions, one in a row of each array; seats are counted from the one that saw it.

    rows     what the encoder writes of it
    numbers  foreman's own
    shares   of the win, at the end of the game
    points   at the end of the game
    about    number of the game, seats at the table, seat, how many this seat saw before it in this game, round
    """

    rows: NDArray[np.int16]
    numbers: NDArray[np.float32]
    shares: NDArray[np.float32]
    points: NDArray[np.float32]
    about: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.rows)

    def write(self, path: Path) -> None:
        """All of it or nothing: a run that is cut off leaves no half file."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, **{one.name: getattr(self, one.name) for one in fields(self)})
        part.rename(path)


def read_samples(paths: Sequence[Path]) -> Samples:
    """The positions of some files; in `about` games of different files stay different."""
    parts = []
    for number, path in enumerate(paths):
        with np.load(path) as data:
            one = Samples(**{name.name: data[name.name] for name in fields(Samples)})
        one.about[:, 0] += number * 1_000_000
        parts.append(one)
    return joined(parts)


def joined(parts: Sequence[Samples]) -> Samples:
    return Samples(**{one.name: np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(Samples)})


@lru_cache(maxsize=8)
def net_of(path: Path, game_id: str, pack: Path | None) -> Net:
    """The net of a file, read once."""
    return load_net(path, load_game(game_id, pack), load_training(game_id).inputs)


@dataclass(frozen=True)
class Job:
    """Games by number: what is sent to another process.

    net      a file; None: the players know no net yet
    seats    of every game; 0: as the game's training has them
    against  a bot that sits in all seats but one, and does not learn; "": everybody learns
    """

    game: str
    seed: int
    net: Path | None = None
    pack: Path | None = None
    seats: int = 0
    against: str = ""

    def __call__(self, numbers: Sequence[int]) -> list[Samples]:
        return [self.one(number) for number in numbers]

    def one(self, number: int) -> Samples:
        """The positions of one game."""
        game, training = load_game(self.game, self.pack), load_training(self.game)
        luck = (self.seed, "selfplay", number)
        rng = Rng(int.from_bytes(seed_from(*luck, "players")[:8], "big"))
        seats = self.seats or training.seats[number % len(training.seats)]
        net = net_of(self.net, self.game, self.pack) if self.net else None
        pupils = [
            Opponent(bot_at(self.against, self.game, seat, self.pack))
            if self.against and seat != number % seats
            else training.pupil(net, rng)
            for seat in range(seats)
        ]
        seat_bots(game, pupils, luck)
        state = game.new(seats, {**load_kit(self.game).simulation, **training.limit})
        written = Notes(training, number, seats)
        play(game, state, pupils, Chance(seed_from(*luck)), training.record, rng, written)
        return written.samples(state)


class Opponent:
    """Any bot among pupils: it remembers nothing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.begin, self.choose, self.explain = bot.begin, bot.choose, bot.explain
        self.seen: list[Seen] = []


def play(
    game: Game,
    state: State,
    pupils: Sequence[Pupil],
    chance: Chance,
    record: Callable[[State, Rng], list[Seen]],
    rng: Rng,
    notes: Notes,
) -> None:
    """A game to its end; what is worth it is noted on the way."""
    budget = Budget()
    while (actor := int(state.actor())) != OVER:
        for seen in record(state, rng):
            notes.add(seen, int(state.round))
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
            continue
        legal = state.legal(actor)
        code = legal[0] if len(legal) == 1 else ask(game, pupils[actor], actor, state.view(actor), legal, budget)
        for seen in pupils[actor].seen:
            notes.add(seen, int(state.round))
        pupils[actor].seen.clear()
        state.apply(actor, code)


class Notes:
    """The positions of one game, written down as numbers while it is played."""

    def __init__(self, training: Training, number: int, seats: int) -> None:
        self.inputs = training.inputs
        self.number = number
        self.seats = seats
        self.rows: list[NDArray[np.int16]] = []
        self.numbers: list[NDArray[np.float32]] = []
        self.about: list[tuple[int, int, int, int, int]] = []
        self.count = [0] * seats

    def add(self, seen: Seen, number: int) -> None:
        row = np.zeros(self.inputs.layout.size, dtype=np.int16)
        numbers = np.zeros(len(self.inputs.numbers), dtype=np.float32)
        self.inputs.fill(seen.state, seen.seat, row.data, numbers.data)
        self.rows.append(row)
        self.numbers.append(numbers)
        self.about.append((self.number, self.seats, seen.seat, self.count[seen.seat], number))
        self.count[seen.seat] += 1

    def samples(self, end: State) -> Samples:
        """With the result of the game."""
        found, places = result(end), self.inputs.seats
        shares = np.zeros((len(self.rows), places), dtype=np.float32)
        points = np.zeros((len(self.rows), places), dtype=np.float32)
        for i, (_, seats, seat, _, _) in enumerate(self.about):
            order = [(seat + k) % seats for k in range(seats)]
            shares[i, :seats] = [found.shares[k] for k in order]
            points[i, :seats] = [found.points[k] for k in order]
        rows = np.array(self.rows, dtype=np.int16).reshape(-1, self.inputs.layout.size)
        numbers = np.array(self.numbers, dtype=np.float32).reshape(-1, len(self.inputs.numbers))
        return Samples(rows, numbers, shares, points, np.array(self.about, dtype=np.int32).reshape(-1, 5))


def shards(folder: Path) -> list[Path]:
    """The files of games that lie in a folder, in order."""
    return sorted(folder.glob("games-*.npz"))


def write_games(job: Job, folder: Path, games: int, jobs: int, until: Callable[[], bool]) -> Iterator[int]:
    """Play so many games into a folder, SHARD in a file; what lies there already is not played again. How many there
    are, after each game. `until` ends it after the file under way.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done = {int(path.stem.rpartition("-")[2]) for path in shards(folder)}
    starts = [first for first in range(0, games, SHARD) if first not in done]
    count = len(done) * SHARD
    numbers = [number for first in starts for number in range(first, min(first + SHARD, games))]
    held: list[Samples] = []
    with pool.workers(jobs) as crew:
        results = pool.stream(job, numbers, crew)
        for number, samples in zip(numbers, results, strict=True):
            held.append(samples)
            count += 1
            if (number + 1) % SHARD == 0 or number + 1 == games:
                joined(held).write(folder / f"games-{number // SHARD * SHARD:06d}.npz")
                held = []
                if until():
                    results.close()
                    yield count
                    return
            yield count
