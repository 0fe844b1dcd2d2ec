"""Two plots as inline SVG: dots with intervals, and stacked bars. Colours are classes of the page, so that both themes
fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, LEFT, RIGHT = 720, 170, 110  # of the picture, of the names, of the figures at the end of a row
ROW, FOOT = 34, 34
COLOURS = 6  # classes s0 to s5


@dataclass(frozen=True)
class Dot:
    """One row of a dot plot."""

    name: str
    value: float
    low: float
    high: float
    text: str


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers that cover a range."""
    span = max(high - low, 1e-9)
    raw = span / about
    power = 10.0 ** floor(log10(raw))
    step = next(power * m for m in (1, 2, 2.5, 5, 10) if power * m >= raw * 0.999)
    return [round(i * step, 10) for i in range(floor(low / step), ceil(high / step) + 1)]


def dots(rows: Sequence[Dot], mark: float | None, title: str, percent: bool = False) -> str:
    """A dot for each row with its interval; a dashed line at `mark`."""
    marks = [] if mark is None else [mark]
    axis = ticks(min([row.low for row in rows] + marks), max([row.high for row in rows] + marks))
    height = ROW * len(rows) + FOOT

    def x(value: float) -> float:
        return LEFT + (value - axis[0]) / (axis[-1] - axis[0]) * (WIDTH - LEFT - RIGHT)

    parts = [_tick(x(value), height, f"{100 * value:g} %" if percent else f"{value:g}") for value in axis]
    if mark is not None:
        parts.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{height - FOOT}"/>')
    for i, row in enumerate(rows):
        y = ROW * i + ROW / 2
        parts.append(f'<text class="name" x="{LEFT - 14}" y="{y + 4:.1f}" text-anchor="end">{escape(row.name)}</text>')
        parts.append(f'<line class="range" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="5"/>')
        parts.append(f'<text class="figure" x="{WIDTH}" y="{y + 4:.1f}" text-anchor="end">{escape(row.text)}</text>')
    return _picture(height, title, parts)


def bars(rows: Sequence[tuple[str, Mapping[str, float]]], title: str) -> str:
    """A bar for each row, made of its sources, and their sum at its end; what a seat spent is not in the bar but in the
    sum.
    """
    sources = list(dict.fromkeys(source for _, amounts in rows for source in amounts))
    axis = ticks(0, max([sum(max(0.0, v) for v in amounts.values()) for _, amounts in rows] + [1.0]))
    height = ROW * len(rows) + FOOT
    scale = (WIDTH - LEFT - RIGHT) / axis[-1]
    parts = [_tick(LEFT + value * scale, height, f"{value:g}") for value in axis]
    for i, (name, amounts) in enumerate(rows):
        y, at = ROW * i + 6, float(LEFT)
        parts.append(f'<text class="name" x="{LEFT - 14}" y="{y + 15}" text-anchor="end">{escape(name)}</text>')
        for source, amount in amounts.items():
            wide = max(0.0, amount) * scale
            label = f"{escape(source)}: {amount:.1f}"
            parts.append(
                f'<rect class="s{sources.index(source) % COLOURS}" x="{at:.1f}" y="{y}" '
                f'width="{wide:.1f}" height="{ROW - 12}">'
                f"<title>{label}</title></rect>"
            )
            if wide > 40:
                parts.append(
                    f'<text class="inside" x="{at + wide / 2:.1f}" y="{y + 15}" '
                    f'text-anchor="middle">{amount:.1f}</text>'
                )
            at += wide
        parts.append(
            f'<text class="figure" x="{WIDTH}" y="{y + 15}" text-anchor="end">{sum(amounts.values()):.1f}</text>'
        )
    key = "".join(f'<span><i class="k{i % COLOURS}"></i>{escape(source)}</span>' for i, source in enumerate(sources))
    return _picture(height, title, parts) + f'<p class="key">{key}</p>'


def _tick(x: float, height: int, text: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - FOOT}"/>'
        f'<text class="tick" x="{x:.1f}" y="{height - FOOT + 18}" text-anchor="middle">{escape(text)}</text>'
    )


def _picture(height: int, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title>{"".join(parts)}</svg>'
    )
