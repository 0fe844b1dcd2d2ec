"""Mining puzzles from many games into a file, game by game, so that a run that was cut off goes on where it was.

Beside the file lies `FILE.games`: the games that were mined, a line each, written after their puzzles.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pithead.coach.mining import USUAL, Miner, Worlds, confirmed
from pithead.coach.puzzles import Puzzle, PuzzleError, read_puzzle
from pithead.coach.walk import walk
from pithead.core.api import Game
from pithead.core.chance import Rng, seed_from
from pithead.games.registry import find_game, load_game, load_kit
from pithead.lab import pool
from pithead.lab.balance.ledger import whole_lines
from pithead.lab.reviews import played
from pithead.table.record import Record

PLAYERS = ("foreman@80", "foreman@40", "apprentice", "foreman@20", "foreman", "foreman")  # who sits at the tables
SEATS = (3, 2, 4, 1)  # as far as a game has them, one after the other


@dataclass(frozen=True)
class Tables:
    """Games that are played to be mined, by number."""

    game: str
    seed: int
    effort: Worlds = USUAL

    def name(self, number: int) -> str:
        return f"seed {self.seed} game {number}"

    def __call__(self, numbers: Sequence[int]) -> list[list[Puzzle]]:
        return [self._one(number) for number in numbers]

    def _one(self, number: int) -> list[Puzzle]:
        info, luck = load_game(self.game).info, seed_from("puzzles", self.game, self.seed, number)
        rng = Rng(int.from_bytes(luck[:8], "big"))
        sizes = [n for n in SEATS if info.min_seats <= n <= info.max_seats]
        bots = [PLAYERS[rng.below(len(PLAYERS))] for _ in range(sizes[number % len(sizes)])]
        table = played(self.game, bots, int.from_bytes(luck[8:16], "big"), load_kit(self.game).simulation)
        return mined(table.game, table.record, self.effort, self.seed, self.name(number))


@dataclass(frozen=True)
class Records:
    """Finished games that somebody played; a record of a running game, or of another one, has no puzzles."""

    game: str
    seed: int
    paths: tuple[Path, ...]
    effort: Worlds = USUAL
    kind: str = "record"

    def name(self, number: int) -> str:
        return f"{self.kind} {read_record(self.paths[number]).hash}"

    def __call__(self, numbers: Sequence[int]) -> list[list[Puzzle]]:
        return [self._one(number) for number in numbers]

    def _one(self, number: int) -> list[Puzzle]:
        record = read_record(self.paths[number])
        game = find_game(self.game, str(record.played_by[1])) if record.header["game"] == self.game else None
        if game is None or not record.ended:
            return []
        return mined(game, record, self.effort, self.seed, self.name(number))


def read_record(path: Path) -> Record:
    """RecordError for a file that is none."""
    return Record.parse(path.read_text(encoding="utf-8"))


def mined(game: Game, record: Record, effort: Worlds, seed: int, source: str) -> list[Puzzle]:
    options = record.header.get("options")
    chosen = (
        {name: value for name, value in options.items() if isinstance(value, int | str)}
        if isinstance(options, dict)
        else {}
    )
    return list(_miner(game, effort, seed).mine(walk(game, record), chosen, source))


@lru_cache(maxsize=4)
def _miner(game: Game, effort: Worlds, seed: int) -> Miner:
    return Miner(game, effort, seed)


# -- the file


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file; PuzzleError names a line that is none."""
    out = []
    for number, line in enumerate(whole_lines(path), 1):
        try:
            out.append(read_puzzle(line))
        except PuzzleError as error:
            raise PuzzleError(f"{path}, line {number}: {error}") from None
    return out


def write_file(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """All of it or nothing."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(b"".join(one.line() for one in puzzles))
    part.replace(path)


def games_file(path: Path) -> Path:
    return path.with_name(path.name + ".games")


def make(work: Tables | Records, games: int, path: Path, jobs: int) -> Iterator[tuple[int, int]]:
    """Mine so many games into a file; those that it has already are not mined again. How many games and puzzles there
    are, after each.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    done = {line.decode().strip() for line in whole_lines(games_file(path))}
    puzzles = read_file(path)
    kept = [one for one in puzzles if one.source in done]
    write_file(path, kept)
    games_file(path).write_text("".join(f"{name}\n" for name in sorted(done)), encoding="utf-8")
    seen = {one.id for one in kept}
    names = {number: work.name(number) for number in range(games)}
    left = [number for number in range(games) if names[number] not in done]
    with pool.workers(min(jobs, max(1, len(left)))) as crew, path.open("ab") as out:
        yield games - len(left), len(seen)
        for count, found in enumerate(pool.stream(work, left, crew)):
            for one in found:
                if one.id not in seen:
                    seen.add(one.id)
                    out.write(one.line())
            out.flush()
            with games_file(path).open("a", encoding="utf-8") as journal:
                journal.write(names[left[count]] + "\n")
            yield games - len(left) + count + 1, len(seen)


def forget(path: Path, kind: str, names: Collection[str]) -> int:
    """Drop the puzzles of a kind of games that are not among these; how many puzzles were dropped."""

    def stays(source: str) -> bool:
        return not source.startswith(f"{kind} ") or source in names

    if not path.exists():
        return 0
    every = read_file(path)
    kept = [one for one in every if stays(one.source)]
    write_file(path, kept)
    mined_games = [line.decode().strip() for line in whole_lines(games_file(path))]
    games_file(path).write_text("".join(f"{name}\n" for name in mined_games if stays(name)), encoding="utf-8")
    return len(every) - len(kept)


# -- weighing again


@dataclass(frozen=True)
class Check:
    """Puzzles that are weighed again, by their number in a file."""

    path: Path
    worlds: int
    seed: int

    def __call__(self, numbers: Sequence[int]) -> list[str]:
        """Why each does not hold, or ""."""
        puzzles = read_file(self.path)
        return [self._one(puzzles[number]) for number in numbers]

    def _one(self, puzzle: Puzzle) -> str:
        game = find_game(puzzle.game, puzzle.pack.digest)
        return confirmed(game, puzzle, self.worlds, self.seed) if game else "its pack is not there"
