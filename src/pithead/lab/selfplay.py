"""Games that a net learns from, or is judged by: positions as seats saw them, and how the games ended.

    python -m tools.selfplay rockwell --games 4000 --out build/train/rockwell/round-0

Each game follows from the seed and its number alone, whoever plays it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from pithead.bots.driver import ask, bot_at, seat_bots
from pithead.bots.evaluator import Judgement, result
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
ALONE = -1  # instead of a count: a position with roll-outs of its own, of which no later one is known
REMEMBERED = -1  # instead of a choice: whoever sees the position does not choose now


@dataclass(frozen=True)
class Samples:
    """Positions, one in a row of each array; seats are counted from the one that saw it.

    rows     what the encoder writes of it
    numbers  foreman's own
    shares   of the win, at the end of the game (of a position that stands ALONE: on average after its roll-outs)
    points   the same
    about    number of the game, seats at the table, seat, how many this seat saw before it in this game (or ALONE),
             round
    """

    rows: NDArray[np.int16]
    numbers: NDArray[np.float32]
    shares: NDArray[np.float32]
    points: NDArray[np.float32]
    about: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.rows)

    def chosen(self, which: NDArray[Any]) -> Samples:
        """Some of the positions: their numbers, or a truth value for each."""
        return Samples(**{one.name: getattr(self, one.name)[which] for one in fields(self)})

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
        table = self.table(number)
        written = Notes(table.training, number, int(table.state.seats))
        for seen, _ in table.moments():
            written.add(seen, int(table.state.round))
        return written.samples([result(table.state)] * len(written.rows))

    def table(self, number: int) -> Table:
        """A game before its first choice, its players seated."""
        game, training = load_game(self.game, self.pack), load_training(self.game)
        seats = self.seats or training.seats[number % len(training.seats)]
        state = game.new(seats, {**load_kit(self.game).simulation, **training.limit})
        return self.seated(number, state, (self.seed, "selfplay", number))

    def seated(self, number: int, state: State, luck: tuple[int | str, ...]) -> Table:
        """Any position with the players of a game, and luck of its own."""
        game, training, seats = load_game(self.game, self.pack), load_training(self.game), int(state.seats)
        rng = Rng(int.from_bytes(seed_from(self.seed, "selfplay", number, "players")[:8], "big"))
        pupils = training.pupils(self.judge(), rng, 1 if self.against else seats)
        if self.against:
            others: list[Pupil] = [Opponent(bot_at(self.against, self.game, seat, self.pack)) for seat in range(seats)]
            pupils = [pupils[0] if seat == number % seats else others[seat] for seat in range(seats)]
        seat_bots(game, pupils, luck)
        return Table(game, training, state, pupils, Chance(seed_from(*luck)), rng)

    def judge(self) -> Net | None:
        """The net that the players know."""
        return net_of(self.net, self.game, self.pack) if self.net else None


class Opponent:
    """Any bot among pupils: it remembers nothing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.begin, self.choose, self.explain = bot.begin, bot.choose, bot.explain
        self.seen: list[Seen] = []


@dataclass(frozen=True)
class Table:
    """A position, whoever sits there, and what decides their luck.

    rng  decides which positions are remembered
    """

    game: Game
    training: Training
    state: State
    pupils: Sequence[Pupil]
    chance: Chance
    rng: Rng

    def moments(self) -> Iterator[tuple[Seen, int]]:
        """Play to the end; on the way what is worth remembering, with the choice that is made then by who sees it."""
        state, budget = self.state, Budget()
        while (actor := int(state.actor())) != OVER:
            for seen in self.training.record(state, self.rng):
                yield seen, REMEMBERED
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(self.chance.rng(state.chance_key())))
                continue
            legal, pupil = state.legal(actor), self.pupils[actor]
            one = len(legal) == 1
            code = legal[0] if one else ask(self.game, pupil, actor, state.view(actor), legal, budget)
            for seen in pupil.seen:
                yield seen, code
            pupil.seen.clear()
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

    def add(self, seen: Seen, number: int, alone: bool = False) -> None:
        """Write a position of a round down."""
        row = np.zeros(self.inputs.layout.size, dtype=np.int16)
        numbers = np.zeros(len(self.inputs.numbers), dtype=np.float32)
        self.inputs.fill(seen.state, seen.seat, row.data, numbers.data)
        self.rows.append(row)
        self.numbers.append(numbers)
        before = ALONE if alone else self.count[seen.seat]
        self.about.append((self.number, self.seats, seen.seat, before, number))
        self.count[seen.seat] += 1

    def samples(self, ends: Sequence[Judgement]) -> Samples:
        """With what came of each."""
        places = self.inputs.seats
        shares = np.zeros((len(self.rows), places), dtype=np.float32)
        points = np.zeros((len(self.rows), places), dtype=np.float32)
        for i, ((_, seats, seat, _, _), found) in enumerate(zip(self.about, ends, strict=True)):
            order = [(seat + k) % seats for k in range(seats)]
            shares[i, :seats] = [found.shares[k] for k in order]
            points[i, :seats] = [found.points[k] for k in order]
        rows = np.array(self.rows, dtype=np.int16).reshape(-1, self.inputs.layout.size)
        numbers = np.array(self.numbers, dtype=np.float32).reshape(-1, len(self.inputs.numbers))
        return Samples(rows, numbers, shares, points, np.array(self.about, dtype=np.int32).reshape(-1, 5))


def shards(folder: Path) -> list[Path]:
    """The files of games that lie in a folder, in order."""
    return sorted(folder.glob("games-*.npz"))


def write_games(
    job: pool.Work[Samples], folder: Path, games: int, jobs: int, until: Callable[[], bool]
) -> Iterator[int]:
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
