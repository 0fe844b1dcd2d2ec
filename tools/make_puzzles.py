"""Make the puzzles that come with the program: `python -m tools.make_puzzles [GAME …] [--jobs N]`.

Mines seeded games, weighs each puzzle again by a deep search, weighs every other choice it has, and keeps a spread of
difficulties, kinds and numbers of seats. What is done is noted in the working folder, for each net apart: run again,
it goes on where it was. Written is src/pithead/coach/<game>/puzzles.jsonl.gz.
"""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from pithead.bots.registry import bot_version, net_file
from pithead.cli.output import default_jobs, progress_bar
from pithead.coach.guide import coach_bot
from pithead.coach.mining import confirmed, widened
from pithead.coach.puzzles import Puzzle, difficulty, read_puzzle
from pithead.coach.shipped import FILE, shipped_file
from pithead.core.chance import seed_from
from pithead.games.registry import GAMES, load_game
from pithead.lab import pool
from pithead.lab.balance.ledger import whole_lines
from pithead.lab.puzzles import Tables, make, read_file

SEED = 17
WORLDS = 400  # for the deep search
ENOUGH = 1.25  # times as many as are wanted: something to choose from
BATCH = 6  # games at a time, or two for each process
OF_ONE_GAME = 8  # puzzles of one mined game that are weighed again, the clearest of them


@dataclass(frozen=True)
class Readied:
    """Puzzles of a file that are weighed again, each with all its choices."""

    path: Path
    worlds: int
    seed: int

    def __call__(self, numbers: Sequence[int]) -> list[str]:
        """The line of each that holds, or why it does not (which begins with no brace)."""
        every = read_file(self.path)
        return [self._one(every[number]) for number in numbers]

    def _one(self, puzzle: Puzzle) -> str:
        game = load_game(puzzle.game)
        why = confirmed(game, puzzle, self.worlds, self.seed)
        if why:
            return why
        wide = widened(game, puzzle, self.seed)
        return wide.line().decode().strip() if wide is not None else "another choice is as good"


def readied(raw: Path, journal: Path, worlds: int, jobs: int) -> list[Puzzle]:
    """Those of a file that hold; what is in the journal is not weighed again."""
    done = {}
    for line in whole_lines(journal):
        note = json.loads(line)
        done[note["id"]] = note["said"]
    every = read_file(raw)
    clearest = best_of_each(every)
    left = [number for number, one in enumerate(every) if one.id in clearest and one.id not in done]
    with (
        progress_bar(f"{raw.stem}: weighing again") as told,
        pool.workers(min(jobs, max(1, len(left)))) as crew,
        journal.open("a", encoding="utf-8") as out,
    ):
        for count, said in enumerate(pool.stream(Readied(raw, worlds, SEED), left, crew)):
            one = every[left[count]]
            done[one.id] = said
            out.write(json.dumps({"id": one.id, "said": said}) + "\n")
            out.flush()
            told(count + 1, len(left))
    lines = [done[one.id] for one in every if one.id in clearest]
    return [read_puzzle(line.encode()) for line in lines if line.startswith("{")]


def best_of_each(puzzles: Sequence[Puzzle]) -> set[str]:
    """The ids of the clearest puzzles of each mined game, its kinds in turn, so that no game has many."""
    sources = sorted({one.source for one in puzzles})
    some = [[one for one in puzzles if one.source == source] for source in sources]
    return {one.id for each in some for one in in_turn(each, OF_ONE_GAME, lambda one: one.themes[0])}


def in_turn(puzzles: Sequence[Puzzle], most: int, heap_of: Callable[[Puzzle], object]) -> list[Puzzle]:
    """So many, one of each heap in turn; of a heap first those with more than two choices, then the clearest."""
    heaps: dict[object, list[Puzzle]] = defaultdict(list)
    for one in sorted(puzzles, key=lambda one: (len(one.rivals) < 2, one.rivals[0].share - one.best.share, one.id)):
        heaps[heap_of(one)].append(one)
    ranked = sorted(
        ((rank, str(key), one) for key, heap in heaps.items() for rank, one in enumerate(heap)), key=lambda it: it[:2]
    )
    return [one for _, _, one in ranked[:most]]


def spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many, of every difficulty, kind and number of seats in turn; the easiest first. Those with two choices only
    are taken where there are not enough others.
    """
    rich = [one for one in puzzles if len(one.rivals) > 1]
    some = rich if len(rich) >= most else puzzles
    kept = in_turn(some, most, lambda one: (one.rating, one.themes[0], one.seats))
    return sorted(kept, key=lambda one: (difficulty(one.found, one.asked), seed_from("order", one.game, one.id)))


def written(path: Path, puzzles: Sequence[Puzzle]) -> Path:
    """The same puzzles make the same file."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(gzip.compress(b"".join(one.line() for one in puzzles), 9, mtime=0))
    part.replace(path)
    return path


def made(game: str, want: int, games: int, work: Path, worlds: int, jobs: int, out: Path) -> None:
    """Mine and weigh until there is enough to choose from, or so many games are mined; write the file."""
    judge, net = coach_bot(load_game(game)), net_file(game)
    stamp = f"-{sha256(net.read_bytes()).hexdigest()[:8]}" if net.is_file() else ""
    raw = work / f"{game}-{bot_version(judge, game)}{stamp}.jsonl"
    mined, kept = 0, list[Puzzle]()
    while len(kept) < ENOUGH * want and mined < games:
        mined = min(games, mined + max(BATCH, 2 * jobs))
        with progress_bar(f"{raw.stem}: mining") as told:
            for done, _ in make(Tables(game, SEED), mined, raw, jobs):
                told(done, mined)
        kept = readied(raw, raw.with_suffix(".weighed"), worlds, jobs)
        print(f"{game}: {mined} games, {len(read_file(raw))} puzzles, {len(kept)} hold", flush=True)
    chosen = spread(kept, want)
    written(out, chosen)
    print(f"{game}: {len(chosen)} puzzles in {out}, {out.stat().st_size:,} bytes", flush=True)


def main(
    game: Annotated[list[str] | None, typer.Argument(help="Which games (default: all).")] = None,
    want: Annotated[int, typer.Option(min=1, help="So many of each.")] = 240,
    games: Annotated[int, typer.Option(min=1, help="So many games are mined at most.")] = 600,
    worlds: Annotated[int, typer.Option(min=2, help="Sampled worlds of the deep search.")] = WORLDS,
    work: Annotated[Path, typer.Option(help="Where it notes what is done.")] = Path("runs/puzzles"),
    out: Annotated[Path | None, typer.Option(help="A folder for the files (default: the package's).")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one for each core).")] = None,
) -> None:
    """Make the puzzles that come with the program."""
    for folder in (work, *([out] if out else [])):
        folder.mkdir(parents=True, exist_ok=True)
    for one in game or GAMES:
        path = out / f"{one}.{FILE}" if out else shipped_file(one)
        made(one, want, games, work, worlds, jobs or default_jobs(), path)


if __name__ == "__main__":
    typer.run(main)
