"""Whole lines of a turn of Dig Deep that are worth trials: from a choice to where chance or another player takes over.

Two orders of the same actions end alike: a line is known by the position that it leads to. Of a reroll a line is a set
of dice. Of what follows it there are the choices that foreman likes best, each gone on with as foreman would, and those
for which it gives up least.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from pithead.bots.advice import sane
from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.reroll import NEVER
from pithead.bots.foreman import CLEAR, Candidate
from pithead.core.api import Game
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Do, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 16  # lines
EXPANDED: Final = 32  # positions that choices are looked at in, besides those of the first lines
BESIDE: Final = 4  # choices of one position


class Line:
    """A line under way: what foreman gives it, its choices, where it stands."""

    def __init__(self, value: float, codes: list[int], end: DigDeep) -> None:
        self.value = value
        self.codes = codes
        self.end = end


def lines(view: DigDeep, seat: i64, legal: Sequence[int], foreman: Foreman, game: Game) -> list[Candidate]:
    """The lines that begin with a choice of `legal`, the best by foreman first."""
    if view.phase == Phase.REROLL:
        return _sets(view, seat, foreman)
    return _Turn(view, seat, foreman, game).lines(legal)


def _sets(view: DigDeep, seat: i64, foreman: Foreman) -> list[Candidate]:
    """Sets of dice to throw again, as whole choices."""
    values = foreman.sets_of(view)
    marked: i64 = view.marks
    masks = [n for n in range(len(values)) if n & marked == marked and values[n] > NEVER]
    masks.sort(key=lambda n: -values[n])
    least = values[masks[0]] - CLEAR * foreman.weights.scale
    out = []
    for mask in masks[:MOST]:
        if values[mask] < least:
            break
        codes: list[int] = [Do.MARK + i for i in range(6) if mask & ~marked & 1 << i]
        codes.append(Do.ROLL if mask else Do.KEEP)
        out.append(Candidate(values[mask], codes))
    return out


class _Turn:
    """The rest of a turn, up to its luck or its end."""

    def __init__(self, view: DigDeep, seat: i64, foreman: Foreman, game: Game) -> None:
        self.view = view
        self.seat = seat
        self.foreman = foreman
        self.game = game
        self.turn: i64 = view.turns
        self.found: list[Line] = []
        self.ends: set[tuple[int, ...]] = set()
        self.open: list[tuple[float, int, Line]] = []
        self.met: set[tuple[int, ...]] = set()

    def lines(self, legal: Sequence[int]) -> list[Candidate]:
        first = self._looked_at(self.view, legal)
        least = first[0][0] - CLEAR * self.foreman.weights.scale
        for value, code in first[:BESIDE]:
            if value >= least:
                self._gone_on(self._next(Line(0.0, [], self.view), value, code))
        n: i64 = 0
        while self.open and n < EXPANDED and len(self.found) < MOST:
            line = heappop(self.open)[2]
            n += 1
            for value, code in self._looked_at(line.end, flow.legal(line.end))[:BESIDE]:
                self._keep(self._next(line, value, code))
        self.found.sort(key=lambda one: -one.value)
        return [Candidate(one.value, one.codes) for one in self.found[:MOST]]

    def _looked_at(self, s: DigDeep, legal: Sequence[int]) -> list[tuple[float, int]]:
        """The sane choices of a position, the best first."""
        codes = sane(self.game, s, self.seat, legal)
        values = self.foreman.values(s, codes) if len(codes) > 1 else [0.0]
        order = sorted(range(len(codes)), key=lambda i: -values[i])
        return [(values[i], codes[i]) for i in order]

    def _next(self, line: Line, value: float, code: int) -> Line:
        end = line.end.clone()
        flow.apply(end, code)
        return Line(value, [*line.codes, code], end)

    def _gone_on(self, line: Line) -> None:
        """A line to its end, as foreman would; what it might have done instead stays open."""
        while not self._over(line.end):
            found = self._looked_at(line.end, flow.legal(line.end))
            for value, code in found[1:BESIDE]:
                self._keep(self._next(line, value, code))
            value, code = found[0]
            line = self._next(line, value if len(found) > 1 else line.value, code)
        self._keep(line)

    def _over(self, s: DigDeep) -> bool:
        return bool(s.turns > self.turn or flow.actor(s) < 0)

    def _keep(self, line: Line) -> None:
        """Among the lines found, or among those to go on with; not twice."""
        key = _key(line.end)
        if self._over(line.end):
            if key not in self.ends:
                self.ends.add(key)
                self.found.append(line)
        elif key not in self.met:
            self.met.add(key)
            heappush(self.open, (-line.value, len(self.met), line))


def _key(s: DigDeep) -> tuple[int, ...]:
    """What a turn can change before its luck."""
    return (
        *(s.phase, s.seat, s.held, s.held_from, s.taken, s.new_die, s.finishing),
        *s.coins,
        *s.stock,
        *s.cubes,
        *s.invested,
        *s.price,
        *s.height,
        *s.grid,
        *s.hand,
        *s.shown,
        *s.dice,
        *s.market,
        *s.uses,
    )
