"""Drawings of the page as inline SVG and HTML: intervals in rows, curves, bars.

Places are shares of the width, so that a drawing fits any screen while its letters keep their size. What a drawing
shows stands beside it as text; the drawing itself is hidden from those who listen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite

from pithead.lab.arena.svg import ticks

SHAPES = ("circle", "square", "triangle", "diamond", "cross")  # of series; each has a colour too: see page.css
CLASSES = 24  # columns of a histogram at most
Format = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """A value with its interval.

    mark    the class of a verdict: more, less, same, open
    series  gives colour and shape
    margin  from where on a distance from the line matters
    """

    name: str
    value: float
    low: float
    high: float
    text: str
    mark: str = ""
    series: int = 0
    margin: float = 0.0


@dataclass(frozen=True)
class Series:
    """Points of a curve, from left to right; with `band` the interval around each."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()


@dataclass(frozen=True)
class Axis:
    """Where values stand between 0 and 100 % of a drawing."""

    marks: tuple[float, ...]
    text: Format

    @classmethod
    def over(cls, values: Sequence[float], text: Format, about: int = 5) -> Axis:
        """Round marks around all of the values that are finite."""
        known = [value for value in values if isfinite(value)] or [0.0, 1.0]
        low, high = min(known), max(known)
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        return cls(tuple(ticks(low, high, about)), text)

    def at(self, value: float) -> float:
        """Where a value stands; what lies outside stands at the edge."""
        share = 100 * (value - self.marks[0]) / (self.marks[-1] - self.marks[0])
        return min(100.0, max(0.0, share))


def intervals(rows: Sequence[Row], line: float | None, text: Format) -> str:
    """A row for each value with its interval, over a line at `line` and a band around it that does not matter."""
    around = [] if line is None else [line + side * row.margin for row in rows for side in (-1, 1)]
    ends = [end for row in rows for end in (row.low, row.value, row.high)]
    axis = Axis.over(ends + around, text)
    back = "".join(_upright("grid", axis.at(m)) for m in axis.marks)
    return _rows(
        [(row.name, back + _line(row, line, axis) + _interval(row, axis), row.text, row.mark) for row in rows], axis
    )


def _line(row: Row, line: float | None, axis: Axis) -> str:
    if line is None:
        return ""
    left, right = axis.at(line - row.margin), axis.at(line + row.margin)
    band = f'<rect class="margin" x="{left:.2f}%" width="{right - left:.2f}%" height="100%"/>' if row.margin else ""
    return band + _upright("zero", axis.at(line))


def _interval(row: Row, axis: Axis) -> str:
    low, value, high = axis.at(row.low), axis.at(row.value), axis.at(row.high)
    ends = "".join(f'<use class="range" href="#end" x="{x:.2f}%" y="50%"/>' for x in (low, high) if low < high)
    shape = SHAPES[row.series]
    return (
        f'<g class="s{row.series}"><line class="range" x1="{low:.2f}%" x2="{high:.2f}%" y1="50%" y2="50%"/>{ends}'
        f'<use class="dot" href="#{shape}" x="{value:.2f}%" y="50%"/></g>'
    )


def bars(rows: Sequence[tuple[str, float, str]], text: Format, groups: int = 1) -> str:
    """A bar from zero for each row; rows of several groups take turns."""
    axis = Axis.over([0.0, *[value for _, value, _ in rows]], text)
    zero, out = axis.at(0.0), []
    for i, (name, value, figure) in enumerate(rows):
        left, right = sorted((zero, axis.at(value)))
        place = f'x="{left:.2f}%" width="{max(right - left, 0.2):.2f}%" y="20%" height="60%"'
        drawn = f'<rect class="col c{i % groups}" {place}/>'
        out.append((name, drawn + _upright("zero", zero), figure, ""))
    return _rows(out, axis)


def _upright(kind: str, x: float) -> str:
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="100%"/>'


def _rows(rows: Sequence[tuple[str, str, str, str]], axis: Axis) -> str:
    """Rows of a name, a drawing and a figure, each with its class; below them the axis."""
    out = "".join(
        f'<li class="{mark}"><span class="name">{escape(name)}</span>'
        f'<span class="track"><svg aria-hidden="true">{drawn}</svg></span>'
        f'<span class="figure">{escape(figure)}</span></li>'
        for name, drawn, figure, mark in rows
    )
    return f'<ul class="rows">{out}<li class="axis" aria-hidden="true">{_below(axis)}</li></ul>'


def curves(
    series: Sequence[Series], across: str, up: str, across_text: Format, up_text: Format, line: float | None = None
) -> str:
    """Curves over one axis, each with a shape of its own; what they show is told by a table of the same points."""
    horizontal = Axis.over([x for one in series for x, _ in one.points], across_text)
    reach = [y for one in series for _, y in one.points] + [end for one in series for pair in one.band for end in pair]
    vertical = Axis.over(reach + ([] if line is None else [line]), up_text)
    parts = [
        f'<line class="grid" x1="0" x2="100%" y1="{100 - vertical.at(m):.2f}%" y2="{100 - vertical.at(m):.2f}%"/>'
        for m in vertical.marks
    ]
    if line is not None:
        y = 100 - vertical.at(line)
        parts.append(f'<line class="zero" x1="0" x2="100%" y1="{y:.2f}%" y2="{y:.2f}%"/>')
    parts += [_curve(i, one, horizontal, vertical) for i, one in enumerate(series)]
    left = "".join(f'<span style="bottom:{vertical.at(m):.2f}%">{escape(up_text(m))}</span>' for m in vertical.marks)
    return (
        f'<figure class="curves"><p class="up">{escape(up)}</p><div class="frame" aria-hidden="true"><div class="left">'
        f'{left}</div><svg class="plot">{"".join(parts)}</svg>{_below(horizontal)}</div>'
        f'<p class="across">{escape(across)}</p>{key([one.name for one in series])}</figure>'
    )


def _curve(number: int, one: Series, horizontal: Axis, vertical: Axis) -> str:
    def place(x: float, y: float) -> str:
        return f"{horizontal.at(x):.2f},{100 - vertical.at(y):.2f}"

    band = ""
    if one.band:
        xs = [x for x, _ in one.points]
        around = [place(x, high) for x, (_, high) in zip(xs, one.band, strict=True)]
        around += [place(x, low) for x, (low, _) in reversed(list(zip(xs, one.band, strict=True)))]
        band = f'<polygon class="band" points="{" ".join(around)}"/>'
    path = " ".join(place(x, y) for x, y in one.points)
    shape = SHAPES[number % len(SHAPES)]
    dots = "".join(
        f'<use href="#{shape}" x="{horizontal.at(x):.2f}%" y="{100 - vertical.at(y):.2f}%"/>' for x, y in one.points
    )
    return (
        f'<g class="s{number % len(SHAPES)}"><svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" '
        f'height="100%" overflow="visible">{band}<polyline class="path" points="{path}"/></svg>{dots}</g>'
    )


def key(names: Sequence[str]) -> str:
    """What each shape stands for; nothing where there is but one."""
    if len(names) < 2:
        return ""
    return (
        '<p class="key">'
        + "".join(
            f'<span class="s{i % len(SHAPES)}">{sign(SHAPES[i % len(SHAPES)])}{escape(name)}</span>'
            for i, name in enumerate(names)
        )
        + "</p>"
    )


def sign(name: str) -> str:
    """A symbol of the page in a line of text; beside it stands what it means."""
    return f'<svg class="sign" aria-hidden="true" viewBox="-8 -8 16 16"><use href="#{name}"/></svg>'


def _below(axis: Axis) -> str:
    marks = "".join(f'<span style="left:{axis.at(m):.2f}%">{escape(axis.text(m))}</span>' for m in axis.marks)
    return f'<div class="below">{marks}</div>'


@dataclass(frozen=True)
class Counted:
    """How many games have each whole value."""

    name: str
    counts: Mapping[int, int]


def histogram(groups: Sequence[Counted], across: str) -> str:
    """Shares of games by value, columns of each group side by side; many values are put together in classes."""
    values = [value for group in groups for value in group.counts]
    step = _step(max(values) - min(values) + 1)
    low = min(values) // step * step
    classes = (max(values) - low) // step + 1
    shares = [_shares(group.counts, low, step, classes) for group in groups]
    vertical = Axis.over([0.0, *[share for row in shares for share in row]], lambda v: f"{100 * v:.3g} %", 4)
    wide = 100 / classes
    parts = "".join(
        f'<line class="grid" x1="0" x2="100%" y1="{100 - vertical.at(m):.2f}%" y2="{100 - vertical.at(m):.2f}%"/>'
        for m in vertical.marks
    )
    each = 0.84 * wide / len(groups)
    for i, row in enumerate(shares):
        for k, share in enumerate(row):
            x, tall = (k + 0.08) * wide + i * each, vertical.at(share)
            place = f'x="{x:.2f}%" width="{each:.2f}%" y="{100 - tall:.2f}%" height="{tall:.2f}%"'
            parts += f'<rect class="col c{i}" {place}/>'
    every, middle = -(-classes // 7), 0.5 if step == 1 else 0.0  # a class is marked where it begins
    below = "".join(
        f'<span style="left:{(k + middle) * wide:.2f}%">{low + k * step}</span>' for k in range(0, classes, every)
    )
    left = "".join(f'<span style="bottom:{vertical.at(m):.2f}%">{vertical.text(m)}</span>' for m in vertical.marks)
    return (
        f'<figure class="curves"><p class="up">games</p><div class="frame low" aria-hidden="true"><div class="left">'
        f'{left}</div><svg class="plot">{parts}</svg><div class="below">{below}</div></div>'
        f'<p class="across">{escape(across)}</p>{_columns_key([group.name for group in groups])}</figure>'
    )


def _step(span: int) -> int:
    """A round width of classes that makes them few enough."""
    power = 1
    while 5 * power * CLASSES < span:
        power *= 10
    return next(m * power for m in (1, 2, 5) if m * power * CLASSES >= span)


def _shares(counts: Mapping[int, int], low: int, step: int, classes: int) -> list[float]:
    total = sum(counts.values())
    out = [0.0] * classes
    for value, count in counts.items():
        out[(value - low) // step] += count / total
    return out


def _columns_key(names: Sequence[str]) -> str:
    if len(names) < 2:
        return ""
    spans = "".join(
        f'<span><svg class="sign" aria-hidden="true" viewBox="-8 -8 16 16"><rect class="col c{i}" x="-5" y="-7" '
        f'width="10" height="14"/></svg>{escape(name)}</span>'
        for i, name in enumerate(names)
    )
    return f'<p class="key">{spans}</p>'
