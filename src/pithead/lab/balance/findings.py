"""The figures that are judged: those of the whole game, and those of every item.

With a pack A each deal gives one difference, B less A. Without one, what is judged is the distance from what a figure
ought to be, where it ought to be anything. The figures of the game and those of the items are two families; a false
alarm is as likely in one as in the other, and in both together as `ALPHA` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from statistics import fmean

from pithead.lab.balance.result import Finding, Overall, Price
from pithead.lab.balance.rows import Game, lead_changes
from pithead.lab.balance.verdicts import (
    ALPHA,
    Judged,
    Observed,
    Verdict,
    games_for,
    judge,
    smallest_effect,
)

FAIR = 0.03  # a seat's share of wins may be so far from fairness
SHIFT = 0.05  # a change of a share that matters
RARER = 0.25  # an item that so much fewer or more seats take
LEAST = 0.005  # … and at least so many more or fewer of all
EACH = 0.05  # points that an item gives each taker before its table, as a part of a seat's
CLEAR = ("better", "worse", "more", "less")


@dataclass(frozen=True)
class Figure:
    """One number of a game.

    ought     what its mean ought to be, where it ought to be anything
    part      the margin as a part of the figure itself, or
    absolute  as a number
    """

    id: str
    group: str
    about: str
    unit: str
    value: Callable[[Game], float]
    ought: float | None = None
    part: float = 0.0
    absolute: float = 0.0


def headline(seats: int, paired: bool, grades: Sequence[int] = ()) -> list[Figure]:
    """The figures of the whole game. Alone, where there are grades, the points ought to be in the second-highest."""
    out = [
        _points(paired, grades),
        Figure("rounds", "game", "rounds of a game", "rounds", lambda g: float(g.rounds), part=0.03),
        Figure("decisions", "game", "choices in a game", "choices", lambda g: float(g.decisions), part=0.05),
    ]
    if seats > 1:
        out += [
            Figure("margin", "game", "points of the winner before the second", "points", winning_margin, part=0.15),
            Figure("lead", "game", "changes of the lead", "changes", lambda g: lead_changes(g.course), absolute=0.25),
        ]
        for seat in range(seats):
            out.append(
                Figure(
                    f"seat {seat + 1}",
                    "seat",
                    f"wins of seat {seat + 1}",
                    "share",
                    _Wins(seat),
                    1 / seats,
                    absolute=SHIFT if paired else FAIR,
                )
            )
    return [one for one in out if paired or one.ought is not None]


def _points(paired: bool, grades: Sequence[int]) -> Figure:
    made = Figure("points", "game", "points of a seat", "points", lambda g: fmean(g.scores), part=0.03)
    if len(grades) < 2:
        return made
    middle, half = (grades[-2] + grades[-1]) / 2, (grades[-1] - grades[-2]) / 2
    return replace(made, ought=middle) if paired else replace(made, ought=middle, part=0.0, absolute=half)


@dataclass(frozen=True)
class _Wins:
    seat: int

    def __call__(self, game: Game) -> float:
        return game.wins()[self.seat]


def winning_margin(game: Game) -> float:
    first, second = sorted(game.scores, reverse=True)[:2]
    return float(first - second)


def by_pack(games: Sequence[Game]) -> tuple[list[Game], list[Game]]:
    """Those of pack A and of pack B on the same deals, in order; those of A are empty where there is no A."""
    a = {game.deal: game for game in games if game.pack == "a"}
    b = [game for game in games if game.pack == "b" and (not a or game.deal in a)]
    return [a[game.deal] for game in b if a], b


# -- the game


def judge_game(games: Sequence[Game], seats: int, planned: int) -> list[Finding]:
    """The figures of the whole game."""
    a, b = by_pack(games)
    figures = headline(seats, bool(a), b[0].grades if b else ())
    observed, margins, before, after = {}, {}, {}, {}
    for one in figures:
        new = [one.value(game) for game in b]
        old = [one.value(game) for game in a] if a else [one.ought or 0.0] * len(b)
        observed[one.id] = Observed.of([y - x for x, y in zip(old, new, strict=True)])
        before[one.id], after[one.id] = _mean(old), _mean(new)
        margins[one.id] = one.absolute or one.part * abs(before[one.id])
    judged = judge(observed, margins, planned, ALPHA / 2, beyond=not a)
    return [finding(one, judged[one.id], before[one.id], after[one.id], bool(a)) for one in figures]


def finding(figure: Figure, judged: Judged, a: float, b: float, paired: bool) -> Finding:
    """A figure with its verdict in the report's words."""
    low, high = (judged.low, judged.high) if isfinite(judged.low) else (None, None)
    return Finding(
        figure.id,
        figure.group,
        figure.about,
        figure.unit,
        a,
        b,
        judged.observed.mean,
        low,
        high,
        judged.margin,
        judged.p,
        judged.observed.n,
        _word(judged.verdict, figure, a, b, paired),
        judged.wanted,
    )


def _word(verdict: Verdict, figure: Figure, a: float, b: float, paired: bool) -> str:
    """Whoever is ahead takes more of everything: without a pack A the lift of an item is neither good nor bad."""
    if verdict in (Verdict.SAME, Verdict.OPEN) or figure.ought is None or (figure.group == "item" and not paired):
        return verdict.value
    return "better" if paired and abs(b - figure.ought) < abs(a - figure.ought) else "worse"


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


# -- the items


def judge_items(games: Sequence[Game], planned: int) -> list[Finding]:
    """Of every item: how many seats take it, and how far its takers are above their table."""
    a, b = by_pack(games)
    takers = [_counted(a), _counted(b)]
    lifts = [_lifted(a), _lifted(b)]
    names = sorted({*takers[0], *takers[1]})
    points = _mean([fmean(game.scores) for game in a or b])
    figures: dict[str, Figure] = {}
    observed: dict[str, Observed] = {}
    margins: dict[str, float] = {}
    means: dict[str, tuple[float, float]] = {}
    seats = len(b[0].scores) if b else 1
    for name in names:
        often = max(sum(found.get(name, {}).values()) for found in takers) / len(b)  # share of the seats
        for figure, (old, new), margin in (
            (_taken(name), takers, max(LEAST, RARER * often)),
            (_lift(name), lifts, EACH * abs(points) * often * seats),
        ):
            if figure.ought is None and not a:
                continue
            one, two = old.get(name, {}), new.get(name, {})
            values = [two.get(deal, 0.0) - one.get(deal, 0.0) for deal in {**one, **two}]
            figures[figure.id] = figure
            observed[figure.id] = Observed.sparse(len(b), values)
            margins[figure.id] = margin
            means[figure.id] = (sum(one.values()) / len(b), sum(two.values()) / len(b))
    judged = judge(observed, margins, planned, ALPHA / 2, beyond=not a)
    return [finding(figure, judged[key], *means[key], bool(a)) for key, figure in figures.items()]


def _taken(name: str) -> Figure:
    return Figure(f"taken {name}", "item", f"seats that take {name}", "share", lambda g: 0.0)


def _lift(name: str) -> Figure:
    about = f"points of the takers of {name} above their table, in all games"
    return Figure(f"lift {name}", "item", about, "points", lambda g: 0.0, 0.0)


def _counted(games: Sequence[Game]) -> dict[str, dict[int, float]]:
    """By item and deal: the share of the seats that took it."""
    out: dict[str, dict[int, float]] = {}
    for game in games:
        for taken in game.taken:
            for name in taken:
                mine = out.setdefault(name, {})
                mine[game.deal] = mine.get(game.deal, 0.0) + 1 / len(game.scores)
    return out


def _lifted(games: Sequence[Game]) -> dict[str, dict[int, float]]:
    """By item and deal: the points of its takers above the mean of their table, summed."""
    out: dict[str, dict[int, float]] = {}
    for game in games:
        mean = fmean(game.scores)
        for score, taken in zip(game.scores, game.taken, strict=True):
            for name in taken:
                mine = out.setdefault(name, {})
                mine[game.deal] = mine.get(game.deal, 0.0) + score - mean
    return out


# -- all together


def with_bots(findings: Sequence[Finding], by_bot: Mapping[str, Sequence[Finding]]) -> list[Finding]:
    """The findings with what each strength of bots says of them."""
    out = []
    for one in findings:
        said = {bot: other.verdict for bot, all_ in by_bot.items() for other in all_ if other.id == one.id}
        firm = {word for word in (one.verdict, *said.values()) if word != Verdict.OPEN}
        fields = {name: getattr(one, name) for name in one.__dataclass_fields__}
        out.append(Finding(**{**fields, "by_bot": said, "bot_bound": len(firm) > 1}))
    return out


def decided(findings: Sequence[Finding]) -> bool:
    """Whether there is something, and nothing of it is open."""
    return bool(findings) and all(one.verdict != Verdict.OPEN for one in findings)


def overall(findings: Sequence[Finding], paired: bool) -> Overall:
    """What all of them say together. Items speak only where they stand out."""
    clear = sorted((one for one in findings if one.verdict in CLEAR), key=lambda one: (one.p, one.id))
    if not paired:
        clear = [one for one in clear if one.group != "item"]
    if clear:
        said = {one.verdict for one in clear} & {"better", "worse"}
        verdict = said.pop() if len(said) == 1 else "different"
        reason = "; ".join(f"{one.about} {_signed(one.difference)}{_doubt(one)}" for one in clear[:3])
        return Overall(verdict, reason, [one.id for one in clear])
    main = [one for one in findings if one.group != "item"]
    if not main:
        return Overall(Verdict.OPEN.value, "alone, without grades or a pack A, nothing ought to be anything", [])
    open_ = [one for one in main if one.verdict == Verdict.OPEN]
    if open_:
        most = max(one.wanted for one in open_)
        reason = f"{', '.join(one.about for one in open_)}: open; about {most:,} deals would tell"
        return Overall(Verdict.OPEN.value, reason, [one.id for one in open_])
    against = "pack A" if paired else "what it ought to be"
    reason = f"every figure of the game ({len(main)}) is within its margin of {against}"
    return Overall(Verdict.SAME.value, reason, [one.id for one in main])


def _doubt(one: Finding) -> str:
    return " (depends on the bot)" if one.bot_bound else ""


def _signed(value: float) -> str:
    return f"{value:+.3g}"


def prices(pilot: Sequence[Game], seats: int, planned: int, seconds: float) -> list[Price]:
    """What so many deals can find of each figure of the game, and the price of more; from the spread of a few games,
    each of which took so many seconds.
    """
    a, b = by_pack(pilot)
    figures = headline(seats, bool(a), b[0].grades if b else ())
    out = []
    for one in figures:
        old = [one.value(game) for game in a] if a else [one.ought or 0.0] * len(b)
        observed = Observed.of([one.value(game) - x for game, x in zip(b, old, strict=True)])
        margin = one.absolute or one.part * abs(_mean(old))
        smallest = smallest_effect(planned, observed.deviation, 2 * len(figures))
        games = games_for(margin, observed.deviation, 2 * len(figures)) * (2 if a else 1)
        out.append(Price(one.id, smallest if isfinite(smallest) else None, margin, games, games * seconds))
    return out
