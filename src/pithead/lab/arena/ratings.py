"""Plackett-Luce ratings of bots from the final order of the seats, by the MM algorithm (Hunter, Annals of Statistics
32, 2004).

A game's order is drawn from the top: the next seat is one of those left with a probability in proportion to its bot's
strength. Tied seats
count for each of their possible orders alike. One imaginary drawn game between every two bots keeps the strength of one
that never
loses finite.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations, product
from math import log10

from pithead.core.chance import Rng, seed_from
from pithead.lab.arena.contest import Contest
from pithead.lab.arena.games import Block

ANCHOR, ANCHOR_RATING = "foreman", 1000.0
SCALE = 400.0  # points that make a bot ten times as strong
REPEATS = 200  # of the bootstrap
GROUPS = 400  # of deals that are drawn as one, where there are many
CLOSE = 1e-7  # relative change of a strength that ends the iteration
ROUNDS = 20_000


@dataclass(frozen=True)
class Rating:
    """A rating and its 95 % interval, which is empty for the anchor and for a bot that always came before or behind
    another.
    """

    rating: float
    low: float
    high: float


@dataclass
class Choices:
    """All that the strengths depend on: how often each bot was the next, and from which seats (how many of each bot) it
    was drawn.
    """

    chosen: list[float]
    among: dict[tuple[int, ...], float] = field(default_factory=dict)

    def add(self, other: Choices, times: float = 1.0) -> None:
        for bot, count in enumerate(other.chosen):
            self.chosen[bot] += times * count
        for left, count in other.among.items():
            self.among[left] = self.among.get(left, 0.0) + times * count

    def add_order(self, order: Sequence[int], weight: float) -> None:
        """Bots from the first to the last."""
        left = [0] * len(self.chosen)
        for bot in order:
            left[bot] += 1
        for bot in order:
            if left[bot] == sum(left):
                return  # only one kind is left: nothing more to learn
            self.chosen[bot] += weight
            key = tuple(left)
            self.among[key] = self.among.get(key, 0.0) + weight
            left[bot] -= 1


def orders(bots: Sequence[int], ranks: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The bots from the first to the last, in every order that the ties allow."""
    groups = [[bot for bot, rank in zip(bots, ranks, strict=True) if rank == wanted] for wanted in sorted(set(ranks))]
    for parts in product(*(permutations(group) for group in groups)):
        yield tuple(bot for part in parts for bot in part)


def strengths(choices: Choices, start: Sequence[float] | None = None) -> list[float]:
    """The most likely strengths; their product is 1."""
    n = len(choices.chosen)
    known = Choices([0.0] * n)
    known.add(choices)
    for one in range(n):
        for two in range(one):
            known.add_order((one, two), 0.5)
            known.add_order((two, one), 0.5)
    drawn = [
        ([(bot, count) for bot, count in enumerate(left) if count], weight) for left, weight in known.among.items()
    ]
    found = list(start) if start else [1.0] * n
    for _ in range(ROUNDS):
        below = [0.0] * n
        for left, weight in drawn:
            share = weight / sum(found[bot] * count for bot, count in left)
            for bot, count in left:
                below[bot] += count * share
        better = _scaled([known.chosen[bot] / below[bot] for bot in range(n)])
        close = max(abs(new / old - 1) for new, old in zip(better, found, strict=True)) < CLOSE
        found = better
        if close:
            break
    return found


def _scaled(values: Sequence[float]) -> list[float]:
    total = 1.0
    for value in values:
        total *= value ** (1 / len(values))
    return [value / total for value in values]


def choices_of(contest: Contest, blocks: Iterable[Block]) -> dict[int, Choices]:
    """By deal: what its games tell about the bots."""
    number = {name: i for i, name in enumerate(contest.kinds)}
    out: dict[int, Choices] = {}
    for block in blocks:
        names = contest.lineups[block.lineup]
        if len(set(names)) == 1:
            continue
        choices = out.setdefault(block.deal, Choices([0.0] * len(contest.kinds)))
        for one in block.games:
            bots = [number[names[(seat - one.rotation) % contest.seats]] for seat in range(contest.seats)]
            ways = list(orders(bots, one.ranks))
            for order in ways:
                choices.add_order(order, 1 / len(ways))
    return out


def ratings(contest: Contest, blocks: Iterable[Block]) -> dict[str, Rating]:
    """Every bot's rating, the anchor's (foreman, else the first bot) being 1000; none where no bot met another."""
    deals = list(choices_of(contest, blocks).values())
    if len(contest.kinds) < 2 or not deals:
        return {}
    groups = _grouped(deals, GROUPS)
    whole = Choices([0.0] * len(contest.kinds))
    for group in groups:
        whole.add(group)
    best = strengths(whole)
    anchor = contest.kinds.index(ANCHOR) if ANCHOR in contest.kinds else 0
    rng = Rng(int.from_bytes(seed_from("ratings", contest.seed)[:8], "big"))
    again = [_points(strengths(_redrawn(groups, rng), best), anchor) for _ in range(REPEATS)]
    out = {}
    for bot, rating in enumerate(_points(best, anchor)):
        spread = sorted(points[bot] for points in again)
        out[contest.kinds[bot]] = Rating(
            rating, spread[round(0.025 * (REPEATS - 1))], spread[round(0.975 * (REPEATS - 1))]
        )
    return out


def _points(found: Sequence[float], anchor: int) -> list[float]:
    return [ANCHOR_RATING + SCALE * log10(value / found[anchor]) for value in found]


def _grouped(deals: Sequence[Choices], most: int) -> list[Choices]:
    groups: list[Choices] = []
    for i, choices in enumerate(deals):
        if i < most:
            groups.append(Choices([0.0] * len(choices.chosen)))
        groups[i % most].add(choices)
    return groups


def _redrawn(groups: Sequence[Choices], rng: Rng) -> Choices:
    """As many groups as there are, drawn with replacement."""
    counts: dict[int, int] = {}
    for _ in groups:
        drawn = int(rng.below(len(groups)))
        counts[drawn] = counts.get(drawn, 0) + 1
    total = Choices([0.0] * len(groups[0].chosen))
    for index, count in counts.items():
        total.add(groups[index], count)
    return total
