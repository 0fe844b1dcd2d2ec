"""Restricted play and forced style: which items are worth a closer look, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from math import sqrt
from statistics import fmean

import msgspec

from pithead.core.errors import OptionError
from pithead.lab.balance.findings import CLEAR
from pithead.lab.balance.plan import Part, Plan
from pithead.lab.balance.result import Finding, ItemLine, Trial
from pithead.lab.balance.rows import Game
from pithead.lab.balance.tables import ENOUGH, estimate, item_lines
from pithead.lab.balance.verdicts import FEWEST, Observed, judge

RULES = ("never", "always")


def trial_parts(plan: Plan, main: Sequence[Game], findings: Sequence[Finding]) -> list[Part]:
    """Two parts for each of the most suspicious items; none where the budget has no deals for them."""
    looked_at = [game for game in main if game.pack == "b"]
    most = max(1, min(plan.asked.trials, plan.trial_games // (2 * FEWEST)))  # few games tell more of fewer items
    names = named(looked_at, plan.asked.tries) or suspicious(looked_at, findings, most)
    most_deals = plan.trial_games // max(1, 2 * len(names))
    base = Part("", "", plan.asked.bot, ("b",), 0)
    out = []
    for name in names:
        picks = picked(looked_at, name)[:most_deals]
        for rule in RULES if picks else ():
            part = msgspec.structs.replace(base, name=f"{rule} {name}", kind=rule, item=name)
            out.append(msgspec.structs.replace(part, deals=len(picks), picks=picks))
    return out


def picked(games: Sequence[Game], item: str) -> tuple[tuple[int, int], ...]:
    """The deals on which somebody could have the item, each with one such seat; the first that is asked moves on from
    deal to deal. Up to the moment at which the seat could, a trial is the ordinary game: nothing is chosen by results.
    """
    out = []
    for game in games:
        seats = len(game.scores)
        turn = [(game.deal + step) % seats for step in range(seats)]
        seat = next((one for one in turn if item in game.offered[one]), -1)
        if seat >= 0:
            out.append((game.deal, seat))
    return tuple(out)


def choosable(games: Sequence[Game]) -> list[ItemLine]:
    """Of the items those that a choice takes: the others cannot be forbidden."""
    kinds = {kind for game in games for kind in game.kinds}
    return [line for line in item_lines(games) if line.kind in kinds]


def named(games: Sequence[Game], tries: Sequence[str]) -> list[str]:
    """The items that were asked for by name or kind; OptionError where nobody could choose one."""
    lines = choosable(games)
    for name in tries:
        if not any(name in (line.name, line.kind) for line in lines):
            kinds = ", ".join(sorted({line.kind for line in lines}))
            raise OptionError(f"nobody could choose '{name}' in any game: there are items of the kinds {kinds}")
    return [line.name for line in lines if line.name in tries or line.kind in tries]


def suspicious(games: Sequence[Game], findings: Sequence[Finding], most: int) -> list[str]:
    """Items that stand out against pack A, then in turn those hardly ever or nearly always taken, and those whose
    takers are farthest from their table.
    """
    lines = choosable(games)
    known = {line.name for line in lines}
    against = sorted((one for one in findings if one.group == "item" and one.verdict in CLEAR), key=lambda one: one.p)
    first = [one.id.partition(" ")[2] for one in against if one.a != one.b]
    marked = sorted((line for line in lines if line.mark), key=lambda line: (-line.offered, line.name))
    far = sorted((line for line in lines if line.taken >= ENOUGH), key=lambda line: (-_sigmas(line), line.name))
    turns = [line.name for pair in zip_longest(far, marked) for line in pair if line]
    return [name for name in dict.fromkeys([*first, *turns]) if name in known][:most]


def _sigmas(line: ItemLine) -> float:
    lift = line.lift
    if lift is None or lift.low is None or lift.high is None or lift.high == lift.low:
        return 0.0
    return abs(lift.mean) / (lift.high - lift.low) * sqrt(line.share)


def trials(main: Sequence[Game], parts: Mapping[str, Sequence[Game]]) -> list[Trial]:
    """What each trial shows; `parts` are its games by the name of the part."""
    plain = {game.deal: game for game in main if game.pack == "b"}
    pairs = {name: [(game, plain[game.deal]) for game in games] for name, games in parts.items() if games}
    if not pairs:
        return []
    points = fmean(score for game in plain.values() for score in game.scores)
    differences = {
        name: [_above(game, game.special) - _above(other, game.special) for game, other in found]
        for name, found in pairs.items()
    }
    planned = max(len(found) for found in pairs.values())
    judged = judge(
        {name: Observed.of(values) for name, values in differences.items()},
        dict.fromkeys(pairs, 0.03 * abs(points)),
        planned,
    )
    return [_trial(name, found, differences[name], judged[name].verdict.value) for name, found in pairs.items()]


def _trial(name: str, pairs: Sequence[tuple[Game, Game]], values: Sequence[float], verdict: str) -> Trial:
    rule, _, item = name.partition(" ")
    wins = [game.wins()[game.special] - other.wins()[game.special] for game, other in pairs]
    sign = 1 if rule == "always" else -1
    return Trial(
        item,
        rule,
        len(pairs),
        fmean(float(item in game.taken[game.special]) for game, _ in pairs),
        estimate(values),
        estimate(wins),
        fmean(float(sign * value > 0) for value in values),
        verdict,
    )


def _above(game: Game, seat: int) -> float:
    """Points of a seat above the mean of the others."""
    others = [score for other, score in enumerate(game.scores) if other != seat]
    return game.scores[seat] - fmean(others)
