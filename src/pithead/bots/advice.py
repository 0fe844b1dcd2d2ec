"""The few steps that every bot shares: leave out what is absurd, take the best, rank the rest."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from pithead.core.api import Advice, Game, State
from pithead.core.chance import Rng

SIMULATIONS = (
    64  # for one decision of a table, or a hint: a number, not a time, so that the same view gets the same hint
)


def sane(game: Game, view: State, seat: int, legal: Sequence[int]) -> list[int]:
    """The choices that the game's list of absurd moves does not name; all of them where it names every one."""
    if len(legal) == 1:
        return list(legal)
    kept = [code for code in legal if not game.absurd(view, seat, code)]
    return kept or list(legal)


def best(legal: Sequence[int], values: Sequence[float], rng: Rng) -> int:
    """The choice with the highest value; equals are drawn."""
    most = max(values)
    ties = [code for code, value in zip(legal, values, strict=True) if value == most]
    return ties[rng.below(len(ties))]


def drawn(legal: Sequence[int], values: Sequence[float], temperature: float, rng: Rng) -> int:
    """A choice at random: one that is a temperature better comes e times as often; the best where that is 0."""
    if temperature <= 0:
        return best(legal, values, rng)
    most = max(values)
    powers = [exp((value - most) / temperature) for value in values]
    at = rng.below(1 << 30) / (1 << 30) * sum(powers)
    for code, power in zip(legal, powers, strict=True):
        at -= power
        if at < 0:
            return code
    return legal[-1]


def ranked(legal: Sequence[int], values: Sequence[float]) -> list[Advice]:
    """The choices from the best to the worst."""
    pairs = sorted(zip(values, legal, strict=True), key=_order)
    return [Advice(code, float(value)) for value, code in pairs]


def top(found: Sequence[Advice], most: int = 3) -> list[Advice]:
    """The first few of what a bot says, each choice once: a hint."""
    out: list[Advice] = []
    for one in found:
        if len(out) < most and one.code not in [other.code for other in out]:
            out.append(one)
    return out


def _order(pair: tuple[float, int]) -> tuple[float, int]:
    return -pair[0], pair[1]
