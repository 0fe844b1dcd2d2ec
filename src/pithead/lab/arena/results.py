"""The figures of an arena, added up from its blocks."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean

from pithead.core.api import Json
from pithead.lab.arena import times
from pithead.lab.arena.contest import Contest
from pithead.lab.arena.games import Block
from pithead.lab.arena.header import header_of
from pithead.lab.arena.ratings import Rating, ratings
from pithead.lab.arena.sprt import Verdict
from pithead.lab.arena.words import source_title
from pithead.lab.bench import compiled
from pithead.lab.stats import Mean, Share, mean_of, share_by_block


@dataclass(frozen=True)
class Part:
    """How the seats of one bot fared in one line-up; shares and points are those of one seat."""

    bot: str
    seats: int
    wins: Share
    points: Mean
    sources: dict[str, float]


@dataclass(frozen=True)
class LineUp:
    """One line-up over all deals; the candidate's share is that of the first place alone."""

    names: tuple[str, ...]
    deals: int
    games: int
    candidate: Share
    parts: list[Part]
    wins_by_seat: list[float]
    reasons: dict[str, int]
    rounds: float
    decisions: float
    figures: dict[str, float]
    games_per_core_s: float = field(compare=False)  # games in a second of processor time


@dataclass(frozen=True)
class Pace:
    """Processor time of a bot's moves where it had a choice, in milliseconds."""

    moves: int
    p50: float = field(compare=False)
    p95: float = field(compare=False)


@dataclass
class Result:
    """What came out. All but the times depends on the contest alone, never on who played the games."""

    game: str
    title: str
    seats: int
    ladder: bool
    bots: list[str]
    versions: dict[str, str]
    pack: str
    pack_hash: str
    rules_version: int
    pithead: str
    deals: int
    games: int
    seed: int
    options: dict[str, int | bool | str]
    simulations: int
    milliseconds: int
    command: str
    lineups: list[LineUp]
    matrix: list[list[Share | None]]  # row: the one candidate; column: all the others
    ratings: dict[str, Rating]
    sprt: Verdict | None
    pace: dict[str, Pace]
    transferred: list[str] = field(default_factory=list)  # bots whose weights were tuned on another pack
    mixed: bool = False
    build: str = field(default="", compare=False)
    machine: str = field(default="", compare=False)
    core_seconds: float = field(default=0.0, compare=False)  # processor time of all games
    jobs: int = field(default=1, compare=False)
    seconds: float = field(default=0.0, compare=False)  # of this run, which may have played only the last of the games
    games_per_s: float = field(default=0.0, compare=False)

    def to_json(self) -> dict[str, Json]:
        return asdict(self)

    def lineup(self, candidate: str, others: str) -> LineUp | None:
        """The one of a bot against others of one kind."""
        return next((one for one in self.lineups if one.names == (candidate,) + (others,) * (self.seats - 1)), None)


def summarize(contest: Contest, blocks: Sequence[Block], verdict: Verdict | None = None) -> Result:
    """The figures of finished blocks, in the order of the contest."""
    head = header_of(contest)
    by_lineup: list[list[Block]] = [[] for _ in contest.lineups]
    for block in blocks:
        by_lineup[block.lineup].append(block)
    lineups = [_lineup(contest, names, found) for names, found in zip(contest.lineups, by_lineup, strict=True) if found]
    return Result(
        contest.game,
        contest.load().info.title,
        contest.seats,
        contest.ladder,
        list(contest.kinds),
        head.versions,
        head.pack,
        head.pack_hash,
        head.rules_version,
        head.pithead,
        len({block.deal for block in blocks}),
        sum(len(block.games) for block in blocks),
        contest.seed,
        dict(contest.options),
        contest.simulations,
        contest.milliseconds,
        contest.command(),
        lineups,
        _matrix(contest, by_lineup) if contest.ladder else [],
        ratings(contest, blocks),
        verdict,
        {name: _pace(name, blocks) for name in contest.kinds},
        head.transferred,
        contest.mixed,
        "compiled" if compiled() else "interpreted",
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        sum(one.seconds for block in blocks for one in block.games),
    )


def share_of_place(contest: Contest, block: Block, place: int) -> float:
    """The mean of a place's wins over the games of a block."""
    if len(block.games) < contest.seats:
        return 1 / contest.seats  # all alike: the games that were left out are this one with the places moved on
    return fmean(one.wins()[(place + one.rotation) % contest.seats] for one in block.games)


def _lineup(contest: Contest, names: tuple[str, ...], blocks: Sequence[Block]) -> LineUp:
    games = [one for block in blocks for one in block.games]
    figures = {name: fmean(one.figures[name] for one in games) for name in games[0].figures}
    return LineUp(
        names,
        len(blocks),
        len(games),
        share_by_block([share_of_place(contest, block, 0) for block in blocks]),
        [_part(contest, names, name, blocks) for name in dict.fromkeys(names)],
        [fmean(one.wins()[seat] for one in games) for seat in range(contest.seats)],
        dict(sorted(Counter(one.reason for one in games).items())),
        fmean(one.rounds for one in games),
        fmean(one.decisions for one in games),
        figures,
        len(games) / max(1e-9, sum(one.seconds for one in games)),
    )


def _part(contest: Contest, names: Sequence[str], name: str, blocks: Sequence[Block]) -> Part:
    places = [place for place, other in enumerate(names) if other == name]
    wins, points = [], []
    sources: dict[str, float] = {}
    count = 0
    for block in blocks:
        seats = [(one, (place + one.rotation) % contest.seats) for one in block.games for place in places]
        wins.append(fmean(share_of_place(contest, block, place) for place in places))
        points.append(fmean(one.scores[seat] for one, seat in seats))
        count += len(seats)
        for one, seat in seats:
            for source, amount in (one.sources[seat] if one.sources else {}).items():
                sources[source_title(source)] = sources.get(source_title(source), 0) + amount
    return Part(
        name,
        len(places),
        share_by_block(wins),
        mean_of(points),
        {source: total / count for source, total in sources.items()},
    )


def _matrix(contest: Contest, by_lineup: Sequence[Sequence[Block]]) -> list[list[Share | None]]:
    """The share of each bot as the only one of its kind; none against itself, where it is parity by construction."""
    out: list[list[Share | None]] = [[None] * len(contest.kinds) for _ in contest.kinds]
    for names, blocks in zip(contest.lineups, by_lineup, strict=True):
        if len(set(names)) < 2 or not blocks:
            continue
        row, column = contest.kinds.index(names[0]), contest.kinds.index(names[1])
        out[row][column] = share_by_block([share_of_place(contest, block, 0) for block in blocks])
        if contest.seats == 2:
            out[column][row] = share_by_block([share_of_place(contest, block, 1) for block in blocks])
    return out


def _pace(name: str, blocks: Sequence[Block]) -> Pace:
    found = times.merged(one.times[name] for block in blocks for one in block.games if name in one.times)
    return Pace(sum(found.values()), 1000 * times.percentile(found, 0.5), 1000 * times.percentile(found, 0.95))
