"""The tables of one pack by one strength of bots: seats, length, ends, leads, items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil
from statistics import fmean, quantiles

from pithead.lab.balance.findings import FAIR, winning_margin
from pithead.lab.balance.result import Comeback, Estimate, ItemLine, Known, SeatLine, Spread, Tables
from pithead.lab.balance.rows import Game, furthest_behind, lead_changes, leader
from pithead.lab.stats import mean_of, share_of

DEAD, MUST = 0.03, 0.85  # taken by fewer or more of those who could
ENOUGH = 30  # seats that could have an item, before it is called anything
PARTS = (0.25, 0.5, 0.75, 0.9)
DEFICITS = (0.05, 0.1, 0.2, 0.3, 0.5)  # of the winners' mean score


def tables(games: Sequence[Game], pack: str, bot: str, transferred: bool) -> Tables:
    """Of at least one game."""
    seats = len(games[0].scores)
    return Tables(
        pack,
        bot,
        len(games),
        transferred,
        spread([score for game in games for score in game.scores]),
        spread([winning_margin(game) for game in games] if seats > 1 else [0]),
        spread([game.rounds for game in games]),
        spread([game.decisions for game in games]),
        dict(sorted(Counter(game.reason for game in games).items())),
        [_seat(games, seat) for seat in range(seats)],
        spread([lead_changes(game.course) for game in games]),
        _comebacks(games) if seats > 1 else [],
        [one for part in PARTS if (one := _known(games, part))] if seats > 1 else [],
        _known_from(games) if seats > 1 else None,
        item_lines(games),
        _means(source for game in games for source in game.sources),
        _means(game.figures for game in games),
    )


def spread(values: Sequence[float]) -> Spread:
    cuts = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [float(values[0])] * 9
    return Spread(fmean(values), list(cuts), dict(sorted(Counter(int(value) for value in values).items())))


def share(wins: Sequence[float]) -> Estimate:
    """A share with Wilson's interval."""
    one = share_of(wins)
    return Estimate(len(wins), one.share, one.low, one.high)


def estimate(values: Sequence[float]) -> Estimate:
    """A mean with its normal interval."""
    one = mean_of(values)
    few = len(values) < 2
    return Estimate(len(values), one.mean, None if few else one.low, None if few else one.high)


def _seat(games: Sequence[Game], seat: int) -> SeatLine:
    wins, parity = share([game.wins()[seat] for game in games]), 1 / len(games[0].scores)
    low, high = wins.low or 0.0, 1.0 if wins.high is None else wins.high
    fair = None
    if parity - FAIR <= low and high <= parity + FAIR:
        fair = True
    elif high < parity - FAIR or low > parity + FAIR:
        fair = False
    return SeatLine(seat + 1, wins, estimate([game.scores[seat] for game in games]), fair)


def _winner(game: Game) -> int:
    """The seat that won alone, or -1."""
    return game.ranks.index(0) if game.ranks.count(0) == 1 else -1


def _comebacks(games: Sequence[Game]) -> list[Comeback]:
    won = [(game, seat) for game in games if (seat := _winner(game)) >= 0]
    if not won:
        return []
    behind = [furthest_behind(game.course, seat) for game, seat in won]
    best = fmean(game.scores[seat] for game, seat in won)
    steps = sorted({max(1, round(part * best)) for part in DEFICITS})
    counts = [(step, sum(one >= step for one in behind)) for step in steps]
    return [Comeback(step, count, count / len(games)) for step, count in counts]


def _known(games: Sequence[Game], part: float) -> Known | None:
    wins = []
    for game in games:
        at = ceil(part * len(game.course)) - 1
        if at < len(game.course) - 1 and (seat := leader(game.course[at])) >= 0:
            wins.append(game.wins()[seat])
    return Known(part, share(wins), len(wins)) if wins else None


def _known_from(games: Sequence[Game]) -> Spread | None:
    out: list[float] = []
    for game in games:
        winner, at = _winner(game), len(game.course)
        if winner < 0:
            continue
        while at > 0 and leader(game.course[at - 1]) == winner:
            at -= 1
        out.append(100 * min(at + 1, len(game.course)) / len(game.course))
    return spread(out) if out else None


def item_lines(games: Sequence[Game]) -> list[ItemLine]:
    """Every item that anybody could have, by name."""
    offered: dict[str, list[float]] = {}
    taken: dict[str, list[float]] = {}
    lift: dict[str, list[float]] = {}
    for game in games:
        wins, mean = game.wins(), fmean(game.scores)
        for seat, names in enumerate(game.offered):
            for name in names:
                offered.setdefault(name, []).append(wins[seat])
        for seat, names in enumerate(game.taken):
            for name in names:
                taken.setdefault(name, []).append(wins[seat])
                lift.setdefault(name, []).append(game.scores[seat] - mean)
    return [_line(name, found, taken.get(name, []), lift.get(name, [])) for name, found in sorted(offered.items())]


def _line(name: str, offered: list[float], taken: list[float], lift: list[float]) -> ItemLine:
    part = len(taken) / len(offered)
    mark = ""
    if len(offered) >= ENOUGH:
        mark = "dead" if part < DEAD else "must-have" if part > MUST else ""
    return ItemLine(
        name,
        name.partition(" ")[0],
        len(offered),
        len(taken),
        part,
        share(offered),
        share(taken) if taken else None,
        estimate(lift) if lift else None,
        mark,
    )


def _means(dicts: Iterable[dict[str, float] | dict[str, int]]) -> dict[str, float]:
    out: dict[str, list[float]] = {}
    for one in dicts:
        for name, value in one.items():
            out.setdefault(name, []).append(value)
    return {name: fmean(values) for name, values in out.items()}
