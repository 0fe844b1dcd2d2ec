"""A picture of curves as a file of its own, for pages that cannot hold one: SVG in both themes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pithead.lab.arena.svg import ticks
from pithead.lab.balance.page.charts import Series

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 400, 64, 150, 40, 52
DASHES = ("", "6 4", "2 3", "10 3 2 3", "1 4")  # of the lines: no two are told apart by colour alone
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#22201c}.soft{fill:#6c665c}.grid{stroke:#ddd6ca}"
    ".c0{stroke:#1f5f8b;fill:#1f5f8b}.c1{stroke:#b06a1c;fill:#b06a1c}.c2{stroke:#4b7a2c;fill:#4b7a2c}"
    ".c3{stroke:#7a4a8c;fill:#7a4a8c}.c4{stroke:#98342c;fill:#98342c}path{fill:none!important;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#ece7dd}.soft{fill:#a59d8f}.grid{stroke:#3a3732}"
    ".c0{stroke:#7db7de;fill:#7db7de}.c1{stroke:#d99a50;fill:#d99a50}.c2{stroke:#87b368;fill:#87b368}"
    ".c3{stroke:#b688c8;fill:#b688c8}.c4{stroke:#d2766e;fill:#d2766e}}"
)


def curves(title: str, series: Sequence[Series], across: str, upwards: str) -> str:
    """Some curves over common axes, each named at the height of its end."""
    xs = ticks(*_span([x for one in series for x, _ in one.points]))
    ys = ticks(*_span([y for one in series for _, y in one.points]))

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            LEFT + (x - xs[0]) / (xs[-1] - xs[0]) * (WIDTH - LEFT - RIGHT),
            HEIGHT - BOTTOM - (y - ys[0]) / (ys[-1] - ys[0]) * (HEIGHT - TOP - BOTTOM),
        )

    parts = [f'<text x="{LEFT}" y="20" font-weight="600">{escape(title)}</text>']
    for y in ys:
        (left, height), (right, _) = at(xs[0], y), at(xs[-1], y)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{height:.1f}" y2="{height:.1f}"/>')
        parts.append(f'<text class="soft" x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{y:g}</text>')
    for x in xs:
        place, _ = at(x, ys[0])
        parts.append(f'<text class="soft" x="{place:.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{x:g}</text>')
    parts.append(f'<text class="soft" x="{LEFT}" y="{HEIGHT - 8}">{escape(across)}; upwards: {escape(upwards)}</text>')
    last = -1e9
    for i, one in sorted(enumerate(series), key=lambda pair: at(*pair[1].points[-1])[1]):
        places = [at(x, y) for x, y in one.points]
        path = " ".join(f"{'M' if k == 0 else 'L'}{x:.1f} {y:.1f}" for k, (x, y) in enumerate(places))
        dash = f' stroke-dasharray="{DASHES[i % len(DASHES)]}"' if DASHES[i % len(DASHES)] else ""
        last = max(last + 16, places[-1][1] + 4)
        parts.append(f'<path class="c{i % 5}" d="{path}"{dash}/>')
        parts += [
            f'<circle class="c{i % 5}" cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>' for x, y in places if len(places) < 40
        ]
        key = f'd="M{WIDTH - RIGHT + 6} {last - 4:.1f}h22"'
        parts.append(f'<path class="c{i % 5}" {key}{dash}/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 34}" y="{last:.1f}">{escape(one.name)}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(title)}'
        f"</title><style>{STYLE}</style>{''.join(parts)}</svg>\n"
    )


def _span(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    return (low, high) if high - low > 1e-9 else (low - 0.5, high + 0.5)
