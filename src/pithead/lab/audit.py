"""All bots of all games under the checks of `honesty`, in small pieces: by any number of processes, resumable.

    found = run(Plan(("dig_deep",), positions=10_000, games=2_000), jobs=16, folder=Path("runs/honest"))
    assert all(one.report.ok for one in found)

With a folder each piece is a line of its ledger when it is done: a run that was killed goes on where it stopped. A line
counts only for the sources it was made with: after a change to a game or to its bots these are checked anew.
"""

from __future__ import annotations

import json
import os
import platform
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import BinaryIO

import pithead
from pithead.bots.driver import seat_bot
from pithead.bots.registry import HEAT, bot_names, level_scale, levels, rung_of
from pithead.core.api import Json
from pithead.games.registry import load_game
from pithead.lab import pool
from pithead.lab.balance.ledger import whole_lines
from pithead.lab.bench import compiled
from pithead.lab.findings import Report
from pithead.lab.honesty import BATCH, EVERY, SIMULATIONS, LeakJob, LintJob, checked_version, hottest_of
from pithead.lab.lock import locked

FILE, RESULT = "pieces.jsonl", "honesty.json"
CHECKS = ("honesty.py", "checks.py", "simulate.py")
BUILT = (".so", ".pyd", ".pyc")
GAMES_OF_A_PIECE = 10


@dataclass(frozen=True)
class Plan:
    """What is checked, and how much."""

    games_named: tuple[str, ...]
    positions: int = 10_000
    games: int = 2_000
    seed: int = 1
    simulations: int = SIMULATIONS
    pack: Path | None = None
    transfer: bool = False


@dataclass(frozen=True)
class Piece:
    """A batch of positions, or some whole games, of one bot."""

    game: str
    bot: str
    check: str
    first: int
    count: int


@dataclass(frozen=True)
class Done:
    """A piece: what was found, and its processor time."""

    report: Report
    seconds: float


@dataclass
class Checked:
    """One bot of a game: all its pieces together."""

    game: str
    bot: str
    version: str
    report: Report
    seconds: dict[str, float] = field(default_factory=dict)  # by check

    def to_json(self) -> dict[str, Json]:
        tried, failed = self.report.tried, self.report.failed
        absurd = ("absurd moves", "absurd contenders")
        return {
            "version": self.version,
            "positions": tried["leak"],
            "with_secrets": tried["positions with secrets"],
            "leaks": sum(count for name, count in failed.items() if name not in absurd),
            "games": self.report.reasons.total(),
            "decisions": tried["absurd moves"],
            "contenders": tried["absurd contenders"],
            "absurd": sum(failed[name] for name in absurd),
            "leak_seconds": round(self.seconds["leak"], 1),
            "lint_seconds": round(self.seconds["lint"], 1),
        }


@lru_cache(maxsize=4)
def pieces(plan: Plan) -> list[Piece]:
    """All of it, the same in every process: the strongest bots first, which take longest."""
    out = []
    for game, bot in bots_of(plan):
        out += [
            Piece(game, bot, "leak", first, min(BATCH, plan.positions - first))
            for first in range(0, plan.positions, BATCH)
        ]
        out += [
            Piece(game, bot, "lint", first, min(GAMES_OF_A_PIECE, plan.games - first))
            for first in range(0, plan.games, GAMES_OF_A_PIECE)
        ]
    return out


def all_bots(game: str) -> list[str]:
    """The ladder of a game, its styles, and the levels that are weaker on purpose, all of a rung together."""
    weaker = [f"{rung_of(name)}{EVERY}" for name in level_scale(game) if HEAT in name]
    return list(dict.fromkeys([*bot_names(game), *level_scale(game)[len(weaker) :], *weaker]))


def bots_of(plan: Plan) -> list[tuple[str, str]]:
    """Every bot of every game: ladders from the top, then the others."""
    found = [(game, bot) for game in plan.games_named for bot in all_bots(game)]
    return sorted(found, key=lambda one: -levels(one[0]).index(one[1]) if one[1] in levels(one[0]) else 1)


@dataclass(frozen=True)
class Job:
    """Pieces by index: what is sent to another process."""

    plan: Plan

    def __call__(self, indices: Sequence[int]) -> list[Done]:
        return [self.one(pieces(self.plan)[index]) for index in indices]

    def one(self, piece: Piece) -> Done:
        plan = self.plan
        started = process_time()
        if piece.check == "leak":
            leak = LeakJob(piece.game, piece.bot, plan.seed, plan.positions, plan.simulations, plan.pack, plan.transfer)
            return Done(leak.one(piece.first // BATCH), process_time() - started)
        lint = LintJob(piece.game, piece.bot, plan.seed, plan.simulations, plan.pack, plan.transfer)
        report = Report(piece.game)
        for one in lint(range(piece.first, piece.first + piece.count)):
            report.merge(one)
        return Done(report, process_time() - started)


class Ledger:
    """Finished pieces on disk, by what was checked with which sources: one JSON line each."""

    def __init__(self, folder: Path) -> None:
        path = folder / FILE
        self.done: dict[str, Done] = {}
        lines = whole_lines(path)
        for line in lines:
            one = json.loads(line)
            self.done[one["piece"]] = Done(Report.from_json(one["report"]), one["seconds"])
        self.file: BinaryIO = path.open("r+b" if path.exists() else "w+b")
        self.file.truncate(sum(len(line) for line in lines))
        self.file.seek(0, os.SEEK_END)

    def append(self, key: str, done: Done) -> None:
        """Handed to the system when this returns: a kill of this process loses nothing."""
        self.done[key] = done
        line = {"piece": key, "seconds": done.seconds, "report": done.report.to_json()}
        self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def run(
    plan: Plan,
    jobs: int = 1,
    folder: Path | None = None,
    progress: pool.Progress | None = None,
    told: Callable[[Checked], None] | None = None,
) -> list[Checked]:
    """Every bot, in the order of the plan; `told` of each as soon as all of it is done."""
    for game, bot in bots_of(plan):
        seat_bot(
            load_game(game, plan.pack), hottest_of(bot), 0, 0, transfer=plan.transfer
        )  # what cannot play is told at once
    found: dict[tuple[str, str], Checked] = {}
    left = Counter((piece.game, piece.bot) for piece in pieces(plan))
    with _ledger(folder, plan) as ledger:
        for number, (piece, done) in enumerate(_all(plan, jobs, ledger), 1):
            key = (piece.game, piece.bot)
            version = checked_version(piece.bot, piece.game, plan.pack)
            one = found.setdefault(key, Checked(*key, version, Report(piece.game), {"leak": 0.0, "lint": 0.0}))
            one.report.merge(done.report)
            one.seconds[piece.check] += done.seconds
            left[key] -= 1
            if told and not left[key]:
                told(one)
            if progress:
                progress(number, len(pieces(plan)))
    return list(found.values())


def _all(plan: Plan, jobs: int, ledger: Ledger | None) -> Iterator[tuple[Piece, Done]]:
    """Each piece in its order: from the ledger, or done now and written there first."""
    keys = [_key(piece, plan) for piece in pieces(plan)]
    missing = [index for index, key in enumerate(keys) if ledger is None or key not in ledger.done]
    with pool.workers(jobs if len(missing) > 1 else 1) as crew:
        fresh = pool.stream(Job(plan), missing, crew)
        for piece, key in zip(pieces(plan), keys, strict=True):
            known = ledger.done.get(key) if ledger else None
            done = known or next(fresh)
            if ledger and not known:
                ledger.append(key, done)
            yield piece, done


def _key(piece: Piece, plan: Plan) -> str:
    """What a piece is, and all that its outcome depends on."""
    made_with = f"{sources(piece.game)} {load_game(piece.game, plan.pack).info.pack.digest} {plan.transfer}"
    return (
        f"{piece.game} {piece.bot} {piece.check} {piece.first}+{piece.count} of seed {plan.seed}, "
        f"{plan.simulations} trials, {made_with}"
    )


@cache
def sources(game: str, checks: tuple[str, ...] = CHECKS) -> str:
    """A digest of the files that a check of these bots runs through: rules, bots with weights and nets, checks."""
    root = Path(pithead.__file__).parent
    files = [path for folder in ("core", "batch", "games", "bots") for path in (root / folder).glob("*.*")]
    files += [path for folder in ("games", "bots") for path in (root / folder / game).rglob("*.*")]
    found = sha256()
    for path in sorted({*files, *(root / "lab" / name for name in checks)}):
        if path.is_file() and path.suffix not in BUILT:
            found.update(f"{path.relative_to(root)} {path.stat().st_size}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


@contextmanager
def _ledger(folder: Path | None, plan: Plan) -> Iterator[Ledger | None]:
    if folder is None:
        yield None
        return
    with locked(folder):
        ledger = Ledger(folder)
        try:
            yield ledger
        finally:
            ledger.close()


def result(plan: Plan, found: Sequence[Checked], command: str, jobs: int, seconds: float) -> dict[str, Json]:
    """The figures of a run, by game and bot, and where they were measured."""
    games: dict[str, dict[str, Json]] = {name: {} for name in plan.games_named}
    for one in found:
        games[one.game][one.bot] = one.to_json()
    return {
        "command": command,
        "jobs": jobs,
        "seconds": round(seconds, 1),
        "simulations": plan.simulations,
        "pithead": pithead.__version__,
        "build": "compiled" if compiled() else "interpreted",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "packs": {name: load_game(name, plan.pack).info.pack.digest for name in plan.games_named},
        "honesty": {name: games[name] for name in plan.games_named},
    }
