"""A review as one HTML file, without network: the curve, the sum of luck and skill, turning points, decisions."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pithead.coach.marks import WORDED
from pithead.coach.report import Decision, Review
from pithead.core.api import Game
from pithead.locales import Texts

WIDE, HIGH, LEFT = 960, 260, 44
DASHES = ("", "8 4", "2 4", "10 4 2 4", "4 2")  # by seat: never colour alone
STYLE = """
:root{color-scheme:light dark;--ink:#222;--paper:#fff;--line:#999;--a:#0b6e4f;--b:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eee;--paper:#1b1b1b;--line:#777;--a:#6fd3ad;--b:#ff9c93}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:1rem auto;
padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{padding:.2rem .5rem;text-align:left;border-bottom:1px solid var(--line)}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:auto}
svg text{fill:var(--ink);font-size:14px}svg path{fill:none;stroke:var(--ink);stroke-width:2}
svg line{stroke:var(--line)}.scroll{overflow-x:auto}
"""


def page(game: Game, found: Review, texts: Texts) -> str:
    """The whole file."""
    names = [one.name for one in found.seats]
    title = escape(texts.msg("coach-review-title", game=texts.title(game)))
    said = [
        f"<li><b>{escape(names[one.seat])}</b>: "
        + escape(" ".join(texts.because(game, each.id, each.args, names) for each in (one.title, *one.reasons)))
        + "</li>"
        for one in found.turning
    ]
    worse = [one for one in found.decisions if one.mark in WORDED]
    parts = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(_word(texts, 'chances'))}</h2>{_curve(found, names, texts.msg('coach-review-chances'))}",
        f"<h2>{escape(_word(texts, 'sum'))}</h2><div class=scroll tabindex=0>{_sums(found, names, texts)}</div>",
        f"<h2>{escape(_word(texts, 'turning'))}</h2><ol>{''.join(said)}</ol>",
        f"<h2>{escape(_word(texts, 'decisions'))}</h2>",
        f"<div class=scroll tabindex=0>{_decisions(worse, names, texts)}</div>"
        if worse
        else f"<p>{escape(_word(texts, 'none'))}</p>",
    ]
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title}</title>"
    body = f"<body><main>{''.join(parts)}</main></body>"
    return f"<!doctype html><html lang={texts.lang}><head>{head}<style>{STYLE}</style></head>{body}</html>\n"


def _word(texts: Texts, name: str) -> str:
    return texts.msg(f"coach-review-{name}")


def _down(share: float) -> float:
    """Where a chance lies on the curve."""
    return 10 + (HIGH - 40) * (1 - share)


def _curve(found: Review, names: Sequence[str], label: str) -> str:
    """Each seat's chance by moment; seats are told apart by their dashes, and named at the end."""
    count = max(1, len(found.moments) - 1)
    across = [LEFT + (WIDE - LEFT - 130) * i / count for i in range(len(found.moments))]
    out = [f"<svg viewBox='0 0 {WIDE} {HIGH}' role=img aria-label='{escape(label)}'>"]
    for tenth in (0, 5, 10):
        y = _down(tenth / 10)
        out.append(
            f"<line x1={LEFT} x2={WIDE - 130} y1={y:.0f} y2={y:.0f} /><text x=0 y={y + 5:.0f}>{10 * tenth} %</text>"
        )
    before = -1
    for x, moment in zip(across, found.moments, strict=True):
        if moment.round != before and moment.round > 0:
            out.append(f"<text x={x:.0f} y={HIGH - 6}>{moment.round}</text>")
        before = moment.round
    ends = sorted(range(len(names)), key=lambda seat: -found.moments[-1].chances[seat])
    for place, seat in enumerate(ends):
        points = " L".join(
            f"{x:.1f} {_down(moment.chances[seat]):.1f}" for x, moment in zip(across, found.moments, strict=True)
        )
        dash = f" stroke-dasharray='{DASHES[seat % len(DASHES)]}'" if seat else ""
        out.append(f"<path d='M{points}'{dash} />")
        y = 24 + 22 * place
        out.append(
            f"<path d='M{WIDE - 124} {y - 5} h26'{dash} /><text x={WIDE - 92} y={y}>{escape(names[seat])}</text>"
        )
    return "".join([*out, "</svg>"])


def _sums(found: Review, names: Sequence[str], texts: Texts) -> str:
    streams = list(dict.fromkeys(stream for one in found.sums for stream in one.luck))
    heads = [
        _word(texts, "player"),
        _word(texts, "fair"),
        *(texts.msg(f"coach_{found.game}-stream-{stream}") for stream in streams),
        _word(texts, "others"),
        _word(texts, "own"),
        _word(texts, "result"),
        _word(texts, "accuracy"),
    ]
    rows = [
        [
            names[one.seat],
            f"{100 * one.fair:.1f}",
            *(f"{100 * one.luck.get(stream, 0.0):+.1f}" for stream in streams),
            f"{100 * one.others:+.1f}",
            f"{100 * one.own:+.1f}",
            f"{100 * one.result:.1f}",
            f"{100 * one.accuracy:.0f}" if one.accuracy is not None else "",
        ]
        for one in found.sums
    ]
    return _table(heads, rows, first=1)


def _decisions(worse: Sequence[Decision], names: Sequence[str], texts: Texts) -> str:
    heads = [texts.msg(f"coach-review-{name}") for name in ("player", "mark", "played", "better", "round", "loss")]
    rows = [
        [
            names[one.seat],
            texts.msg(f"coach-mark-{one.mark}"),
            ", ".join(one.played.moves),
            ", ".join(one.better.moves) if one.better else "",
            str(one.round),
            f"{100 * one.loss:.1f} ± {100 * one.error:.1f}",
        ]
        for one in worse
    ]
    return _table(heads, rows, first=4)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], first: int) -> str:
    """Columns from `first` on are numbers."""
    kinds = ["" if i < first else " class=n" for i in range(len(heads))]
    top = "".join(f"<th{kinds[i]} scope=col>{escape(head)}</th>" for i, head in enumerate(heads))
    lines = ["".join(f"<td{kinds[i]}>{escape(cell)}</td>" for i, cell in enumerate(row)) for row in rows]
    return f"<table><tr>{top}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
