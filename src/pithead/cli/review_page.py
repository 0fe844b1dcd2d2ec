"""A review as one HTML file, without network: the curve with bands and marks, the stair from the fair share to the
result, turning points, decisions. Light or dark as the reader's machine wishes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from pithead.cli.output import signed
from pithead.coach.habits import people_things
from pithead.coach.marks import WORDED
from pithead.coach.report import Decision, Review, Sum
from pithead.core.api import Game
from pithead.locales import Texts

WIDE, HIGH, LEFT, RIGHT, FOOT = 960, 300, 52, 150, 34
TOP = 14
STEP, TALL = 92, 190  # of a stair: the width of one step, and the height of all
NOTABLE = 0.05  # of luck that has a mark on the curve
DASHES = ("", "8 4", "2 4", "10 4 2 4", "5 3")  # by seat: never colour alone
STYLE = """
:root{color-scheme:light dark;--ink:#20303c;--soft:#566472;--paper:#fbf9f2;--card:#fffefa;--line:#d9d2c2;--up:#1f7a4d;
--down:#a63a12;--s0:#0072b2;--s1:#c65200;--s2:#008060;--s3:#a8508a;--s4:#6a55c0}
@media(prefers-color-scheme:dark){:root{--ink:#efe9dc;--soft:#b5b0a4;--paper:#14191f;--card:#1c232b;--line:#3a434d;
--up:#5fd08f;--down:#ff9a6e;--s0:#5db8f0;--s1:#ffa057;--s2:#4fd0a8;--s3:#eaa0cf;--s4:#b3a4ff}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:62rem;margin:1rem auto;
padding:0 1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.5rem 1rem 1rem;margin:0 0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin:.4rem 0}h3{font-size:1rem;margin:.8rem 0 0}
table{border-collapse:collapse;width:100%}
th,td{padding:.25rem .5rem;text-align:left;border-bottom:1px solid var(--line)}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}.scroll{overflow-x:auto}
.scroll svg{min-width:40rem}svg{width:100%;height:auto;display:block}
svg text{fill:var(--ink);font-size:14px}svg .soft{fill:var(--soft)}svg .axis{stroke:var(--line)}
svg .fair{stroke:var(--soft);stroke-dasharray:5 5}
.line{fill:none;stroke-width:2}.line.own{stroke-width:3.5}.band{opacity:.2}
.c0{stroke:var(--s0)}.c1{stroke:var(--s1)}.c2{stroke:var(--s2)}.c3{stroke:var(--s3)}.c4{stroke:var(--s4)}
.f0{fill:var(--s0)}.f1{fill:var(--s1)}.f2{fill:var(--s2)}.f3{fill:var(--s3)}.f4{fill:var(--s4)}
.mark{fill:var(--down);stroke:var(--down);stroke-width:2;stroke-linejoin:round}.mark.hollow{fill:var(--card)}
.luck{fill:var(--card);stroke-width:2}.luck.up{stroke:var(--up)}.luck.down{stroke:var(--down)}
.arrow{fill:none;stroke-width:2}.arrow.up{stroke:var(--up)}.arrow.down{stroke:var(--down)}
.bar.up{fill:var(--up)}.bar.down{fill:var(--down)}.bar.whole{fill:var(--ink)}
.dots{fill:url(#dots)}.join{stroke:var(--soft);stroke-dasharray:3 3}
.key{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;color:var(--soft);margin:.2rem 0;padding:0;list-style:none}
.key svg{width:18px;height:18px;display:inline-block;vertical-align:-3px;margin-right:.3rem}
"""


def page(game: Game, found: Review, names: Sequence[str], texts: Texts) -> str:
    """The whole file; `names` are the seats' names."""
    title = escape(texts.msg("coach-review-title", game=texts.title(game)))
    said = [
        f"<li><b>{escape(names[one.seat])}</b>: {escape(texts.because(game, one.title.id, one.title.args, names))}"
        + "".join(f"<br>{escape(texts.because(game, each.id, each.args, names))}" for each in one.reasons)
        + "</li>"
        for one in found.turning
    ]
    worse = [one for one in found.decisions if one.mark in WORDED]
    decided = _decisions(worse, names, texts) if worse else f"<p>{escape(_word(texts, 'none'))}</p>"
    parts = [
        f"<h1>{title}</h1>",
        _section(texts, "chances", _key(texts) + _curve(found, names, texts)),
        _section(
            texts,
            "sum",
            "".join(_stair(found, one, names, texts) for one in _shown(found)) + _table_of(found, names, texts),
        ),
        _section(texts, "turning", f"<ol>{''.join(said)}</ol>"),
        _section(texts, "decisions", decided),
    ]
    for thing in people_things(found):
        advice = escape(texts.because(game, thing.advice.id, thing.advice.args, names))
        why = escape(" ".join(texts.because(game, one.id, one.args, names) for one in thing.seen))
        who = f"<b>{escape(names[thing.seat])}</b>: " if len(names) > 1 else ""
        heading = f"<h2>{escape(texts.msg('coach-thing'))}</h2>"
        parts.append(f"<section>{heading}<p>{who}<b>{advice}</b> {why}</p></section>")
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title}</title>"
    body = f"<body><main>{''.join(parts)}</main></body>"
    return f"<!doctype html><html lang={texts.lang}><head>{head}<style>{STYLE}</style></head>{body}</html>\n"


def _section(texts: Texts, name: str, inside: str) -> str:
    return f"<section><h2>{escape(_word(texts, name))}</h2>{inside}</section>"


def _word(texts: Texts, name: str) -> str:
    return texts.msg(f"coach-review-{name}")


def _wide(drawing: str) -> str:
    """What is too wide for a phone scrolls by itself."""
    return f"<div class=scroll tabindex=0>{drawing}</div>"


def _own(found: Review) -> list[int]:
    """Whose game it is about: people's; everybody's where only bots played."""
    people = [seat for seat, one in enumerate(found.seats) if one.kind != "bot"]
    return people or list(range(len(found.seats)))


# -- the curve


@dataclass(frozen=True)
class Frame:
    """Where things lie on the curve: `across` by moment."""

    across: list[float]
    lines: list[int]

    def at(self, line: int) -> int:
        """The moment of a line of the record: the first that has it."""
        return next((i for i, one in enumerate(self.lines) if one >= line), len(self.lines) - 1)


def _down(share: float) -> float:
    """How deep a chance lies."""
    return TOP + (HIGH - TOP - FOOT) * (1 - min(1.0, max(0.0, share)))


def _curve(found: Review, names: Sequence[str], texts: Texts) -> str:
    """Each seat's chance by moment with its band; people's heavy, with the marks of their choices and of their luck."""
    count = max(1, len(found.moments) - 1)
    end = WIDE - RIGHT
    frame = Frame(
        [LEFT + (end - LEFT) * i / count for i in range(len(found.moments))], [one.line for one in found.moments]
    )
    out = [f"<svg viewBox='0 0 {WIDE} {HIGH}' role=img aria-label='{escape(_word(texts, 'chances'), quote=True)}'>"]
    for quarter in range(5):
        y = _down(quarter / 4)
        out.append(f"<line class=axis x1={LEFT} x2={end} y1={y:.1f} y2={y:.1f} />")
        out.append(f"<text class=soft x={LEFT - 8} y={y + 5:.1f} text-anchor=end>{25 * quarter} %</text>")
    if len(names) > 1:
        y = _down(1 / len(names))
        out.append(f"<line class=fair x1={LEFT} x2={end} y1={y:.1f} y2={y:.1f} />")
    out += _rounds(found, frame, texts)
    own = _own(found)
    for seat in sorted(range(len(names)), key=lambda one: one in own):
        out += _seat_line(found, frame, seat, seat in own and len(own) < len(names))
    for seat in own:
        out += _marks(found, frame, seat, names, texts)
    return _wide("".join([*out, *_ends(found, names), "</svg>"]))


def _rounds(found: Review, frame: Frame, texts: Texts) -> list[str]:
    """The number of each round where it begins; not so many that they touch."""
    out = [f"<text class=soft x=0 y={HIGH - 8}>{escape(_word(texts, 'round'))}</text>"]
    before, free = -1, LEFT + 8.0
    for x, moment in zip(frame.across, found.moments, strict=True):
        if moment.round != before and moment.round > 0 and x >= free:
            out.append(f"<text class=soft x={x:.1f} y={HIGH - 8}>{moment.round}</text>")
            free = x + 26
        before = moment.round
    return out


def _seat_line(found: Review, frame: Frame, seat: int, heavy: bool) -> list[str]:
    rows = list(zip(frame.across, found.moments, strict=True))
    upper = [f"{x:.1f} {_down(one.chances[seat] + one.errors[seat]):.1f}" for x, one in rows]
    lower = [f"{x:.1f} {_down(one.chances[seat] - one.errors[seat]):.1f}" for x, one in reversed(rows)]
    middle = " L".join(f"{x:.1f} {_down(one.chances[seat]):.1f}" for x, one in rows)
    colour, dash = seat % len(DASHES), DASHES[seat % len(DASHES)]
    style = f" stroke-dasharray='{dash}'" if dash else ""
    own = " own" if heavy else ""
    return [
        f"<path class='band f{colour}' d='M{' L'.join([*upper, *lower])} Z' />",
        f"<path class='line{own} c{colour}' d='M{middle}'{style} />",
    ]


def _ends(found: Review, names: Sequence[str]) -> list[str]:
    """Who is who, at the end of the lines; no two names on one another."""
    order = sorted(range(len(names)), key=lambda seat: -found.moments[-1].chances[seat])
    out, free = [], 0.0
    for seat in order:
        y = max(free, min(_down(found.moments[-1].chances[seat]) + 5, HIGH - FOOT - 20.0 * (len(order) - 1)))
        free = y + 20
        colour, dash = seat % len(DASHES), DASHES[seat % len(DASHES)]
        style = f" stroke-dasharray='{dash}'" if dash else ""
        out.append(f"<path class='line c{colour}' d='M{WIDE - RIGHT + 8} {y - 5:.1f} h26'{style} />")
        out.append(f"<text x={WIDE - RIGHT + 40} y={y:.1f}>{escape(names[seat])}</text>")
    return out


def _marks(found: Review, frame: Frame, seat: int, names: Sequence[str], texts: Texts) -> list[str]:
    """Below a seat's line: what its choices lost, and luck that changed much for it."""
    out = []
    for one in found.decisions:
        if one.seat == seat and one.mark in WORDED:
            i = frame.at(one.lines[-1])
            label = f"{names[seat]}, {texts.msg('coach-mark-' + one.mark)}: −{100 * one.loss:.0f} %"
            y = _down(found.moments[i].chances[seat]) + 12
            out.append(f"<g><title>{escape(label)}</title>{_triangle(one.mark, frame.across[i], y)}</g>")
    for draw in found.draws:
        change = draw.change[seat]
        if abs(change) >= NOTABLE:
            i = frame.at(draw.line)
            stream = texts.msg(f"coach_{found.game}-stream-{draw.stream}")
            label = f"{names[seat]}, {stream}: {signed(change)} %"
            y = _down(found.moments[i].chances[seat]) + 12
            out.append(f"<g><title>{escape(label)}</title>{_die(change > 0, frame.across[i], y)}</g>")
    return out


def _triangle(mark: str, x: float, y: float) -> str:
    """Hollow, full, double: an inaccuracy, a mistake, a blunder."""
    shape = "<path class='mark{}' d='M{:.1f} {:.1f} h12 l-6 9 Z' />"
    if mark == "blunder":
        return shape.format("", x - 6, y) + shape.format("", x - 6, y + 10)
    return shape.format(" hollow" if mark == "inaccuracy" else "", x - 6, y)


def _die(up: bool, x: float, y: float) -> str:
    way, arrow = ("up", "M{} {} v-8 m-3 3 l3 -3 l3 3") if up else ("down", "M{} {} v8 m-3 -3 l3 3 l3 -3")
    start = arrow.format(f"{x:.1f}", f"{y + (11 if up else 3):.1f}")
    box = f"<rect class='luck {way}' x={x - 7:.1f} y={y:.1f} width=14 height=14 rx=3 />"
    return f"{box}<path class='arrow {way}' d='{start}' />"


def _key(texts: Texts) -> str:
    rows = [
        (_triangle(mark, 9, 0 if mark == "blunder" else 4), texts.msg(f"coach-mark-{mark}")) for mark in WORDED[::-1]
    ]
    rows.append((_die(True, 9, 2), texts.msg("coach-review-luck", percent=round(100 * NOTABLE))))
    items = [f"<li><svg viewBox='0 0 18 20' aria-hidden=true>{drawn}</svg>{escape(word)}</li>" for drawn, word in rows]
    return f"<ul class=key>{''.join(items)}</ul>"


# -- the stair


def _shown(found: Review) -> list[Sum]:
    own = _own(found)
    return [one for one in found.sums if one.seat in own]


def _stair(found: Review, one: Sum, names: Sequence[str], texts: Texts) -> str:
    """From the fair share by luck (dotted) and choices (plain) to the result."""
    changes = [(texts.msg(f"coach_{found.game}-stream-{name}"), value, True) for name, value in one.luck.items()]
    if len(names) > 1:
        changes.append((_word(texts, "others"), one.others, False))
    changes.append((_word(texts, "own"), one.own, False))
    levels = [0.0, one.fair]
    for _, change, _ in changes:
        levels.append(levels[-1] + change)
    top, low = max(*levels, one.result, 0.01), min(levels)

    def y(level: float) -> float:
        return 24 + (TALL - 24) * (top - level) / (top - low)

    width = STEP * (len(changes) + 2)
    say = f"{names[one.seat]}: {_word(texts, 'fair')} {100 * one.fair:.0f} %, " + ", ".join(
        f"{label} {signed(change)}" for label, change, _ in changes
    )
    say += f", {_word(texts, 'result')} {100 * one.result:.0f} %"
    dots = (
        "<defs><pattern id=dots width=6 height=6 patternUnits=userSpaceOnUse>"
        "<circle cx=3 cy=3 r=1.6 fill='var(--card)' /></pattern></defs>"
    )
    out = [f"<svg viewBox='0 0 {width} {TALL + 44}' role=img aria-label='{escape(say, quote=True)}'>{dots}"]
    out += _bar(0, y(one.fair), y(0), "whole", f"{100 * one.fair:.0f} %", _word(texts, "fair"))
    for i, (label, change, luck) in enumerate(changes, 1):
        upper, lower = y(max(levels[i], levels[i + 1])), y(min(levels[i], levels[i + 1]))
        out.append(
            f"<line class=join x1={STEP * i - 10} x2={STEP * i + 10} y1={y(levels[i]):.1f} y2={y(levels[i]):.1f} />"
        )
        out += _bar(i, upper, lower, "up" if change >= 0 else "down", signed(change), label, luck)
    out += _bar(len(changes) + 1, y(one.result), y(0), "whole", f"{100 * one.result:.0f} %", _word(texts, "result"))
    style = f"style='max-width:{width}px'"
    drawn = "".join([*out, "</svg>"]).replace("<svg ", f"<svg {style} ", 1)
    return f"<h3>{escape(names[one.seat])}</h3>{_wide(drawn)}"


def _bar(place: int, upper: float, lower: float, way: str, figure: str, label: str, luck: bool = False) -> list[str]:
    x, high = STEP * place + 10, max(2.0, lower - upper)
    box = f"x={x} y={upper:.1f} width={STEP - 20} height={high:.1f}"
    middle = x + (STEP - 20) / 2
    words = label.split(" ", 1)
    out = [f"<rect class='bar {way}' {box} />"]
    if luck:
        out.append(f"<rect class=dots {box} />")
    out.append(f"<text x={middle:.0f} y={upper - 6:.1f} text-anchor=middle>{figure}</text>")
    for row, word in enumerate(words):
        at = f"x={middle:.0f} y={TALL + 18 + 17 * row}"
        out.append(f"<text class=soft {at} text-anchor=middle>{escape(word)}</text>")
    return out


# -- tables


def _table_of(found: Review, names: Sequence[str], texts: Texts) -> str:
    """The same in figures for every seat."""
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
            *(signed(one.luck.get(stream, 0.0), 1) for stream in streams),
            signed(one.others, 1),
            signed(one.own, 1),
            f"{100 * one.result:.1f}",
            f"{100 * one.accuracy:.0f}" if one.accuracy is not None else "",
        ]
        for one in found.sums
    ]
    return _table(heads, rows, first=1)


def _decisions(worse: Sequence[Decision], names: Sequence[str], texts: Texts) -> str:
    heads = [_word(texts, name) for name in ("player", "mark", "played", "better", "round", "loss")]
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
    return _wide(f"<table><tr>{top}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>")
