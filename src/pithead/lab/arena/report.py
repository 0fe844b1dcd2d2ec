"""The result of an arena as files: result.json, and report.html, one page that needs no network and no script."""

from __future__ import annotations

import json
from html import escape
from math import log2
from pathlib import Path

from pithead.lab.arena.results import LineUp, Part, Result
from pithead.lab.arena.svg import Dot, bars, dots
from pithead.lab.arena.words import bot_title, interval, milliseconds_text, rate, rating_text, seats_text
from pithead.lab.stats import Share

STYLE = """
:root { color-scheme: light dark; --paper: #faf8f4; --ink: #22201c; --soft: #6c665c; --line: #ddd6ca; --dot: #1f5f8b;
  --c0: #2f6f9f; --c1: #c07a28; --c2: #5b8a3c; --c3: #8a5a9c; --c4: #a8443c; --c5: #4d8a88; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7dd; --soft: #a59d8f; --line: #3a3732; --dot:
#7db7de;
  --c0: #4f8fbf; --c1: #c98a40; --c2: #77a358; --c3: #a678b8; --c4: #c2665e; --c5: #62a3a0; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5
system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; } p { margin: .4rem 0; } .soft {
color: var(--soft); }
svg { width: 100%; height: auto; display: block; } .wide { overflow-x: auto; } code { font-size: .85rem; overflow-wrap:
anywhere; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } th { font-weight: 600; text-align: left; }
th, td { padding: .35rem .8rem; border-bottom: 1px solid var(--line); } td { text-align: right; } td small { display:
block; color: var(--soft); }
.matrix small { color: inherit; }
.matrix td { text-align: center; min-width: 6rem; } .name { fill: var(--ink); font-size: 14px; } .figure { fill:
var(--ink); font-size: 13px; }
.tick { fill: var(--soft); font-size: 12px; } .grid { stroke: var(--line); }
.mark { stroke: var(--soft); stroke-dasharray: 4 4; }
.range { stroke: var(--dot); stroke-width: 3; stroke-linecap: round; opacity: .55; } .dot { fill: var(--dot); }
.inside { fill: #fff; font-size: 12px; } .key span { margin-right: 1.2rem; white-space: nowrap; }
.key i { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem; }
""" + " ".join(f".s{i} {{ fill: var(--c{i}); }} .k{i} {{ background: var(--c{i}); }}" for i in range(6))


def write(folder: Path, result: Result) -> None:
    """Both files, each put in place whole."""
    for name, text in (
        ("result.json", json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n"),
        ("report.html", page(result)),
    ):
        part = folder / f"{name}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(folder / name)


def page(result: Result) -> str:
    """The whole page."""
    title = f"{result.title}: {', '.join(bot_title(name) for name in result.bots)}"
    sections = [_strength(result), _matrix(result), _points(result), _paces(result), _origin(result)]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f'<p class="soft">{seats_text(result.seats)}, {result.deals:,} deals, {result.games:,} '
        "games. Each deal is played once for "
        f"every seat of the candidate; intervals are 95 %, by deal.</p>{''.join(sections)}</html>\n"
    )


def _strength(result: Result) -> str:
    """Shares of a match, ratings of a ladder."""
    out = ""
    if not result.ladder and not result.mixed and result.seats > 1:
        rows = [
            Dot(bot_title(p.bot), p.wins.share, p.wins.low, p.wins.high, f"{100 * p.wins.share:.1f} %")
            for p in result.lineups[0].parts
        ]
        out += "<h2>Share of wins of a seat</h2>" + dots(
            rows, 1 / result.seats, "Share of wins with 95 % intervals", percent=True
        )
        out += f'<p class="soft">The dashed line is parity, {100 / result.seats:.1f} %.</p>'
    if result.sprt:
        test = result.sprt
        out += (
            f"<p>Sequential test of {100 * test.p1:g} % against {100 * test.p0:g} %: "
            f"<b>{test.decision}</b> after {test.blocks:,} deals "
            f"(log-likelihood ratio {test.ratio:.2f}, bounds {test.low:.2f} and {test.high:.2f}).</p>"
        )
    if result.ratings:
        order = sorted(result.ratings.items(), key=lambda row: -row[1].rating)
        rows = [Dot(bot_title(name), r.rating, r.low, r.high, f"{r.rating:.0f}") for name, r in order]
        out += "<h2>Ratings</h2>" + dots(rows, 1000.0, "Plackett-Luce ratings with 95 % intervals")
        out += (
            '<p class="soft">Plackett-Luce over the final order of all seats; 400 points are ten '
            "times the strength.</p>"
        )
    return out


def _matrix(result: Result) -> str:
    if not result.matrix or result.seats == 1:
        return ""
    head = "".join(f"<th>{escape(bot_title(name))}</th>" for name in result.bots)
    rows = []
    for name, row in zip(result.bots, result.matrix, strict=True):
        rows.append(
            f"<tr><th>{escape(bot_title(name))}</th>{''.join(_cell(cell, 1 / result.seats) for cell in row)}</tr>"
        )
    others = f"{result.seats - 1} of the bot above" if result.seats > 2 else "the bot above"
    return (
        f'<h2>One of the left against {others}</h2><div class="wide"><table '
        f'class="matrix"><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'
        f'<p class="soft">Share of wins; parity is {100 / result.seats:.1f} %, blue is above it, orange below.</p>'
    )


def _cell(cell: Share | None, parity: float) -> str:
    if cell is None:
        return "<td>–</td>"
    far = max(-1.0, min(1.0, log2(max(cell.share, 0.01) / parity) / 2))
    colour = f"47 111 159 / {0.55 * far:.2f}" if far > 0 else f"192 122 40 / {-0.55 * far:.2f}"
    return f'<td style="background: rgb({colour})">{100 * cell.share:.1f} %<small>{interval(cell)}</small></td>'


def shown_parts(result: Result) -> list[tuple[LineUp, Part]]:
    """Whose points are shown: in a ladder each bot's among its own kind, else those of the one line-up."""
    found = [lineup for lineup in result.lineups if not result.ladder or len(set(lineup.names)) == 1]
    return [(lineup, part) for lineup in found for part in lineup.parts]


def _points(result: Result) -> str:
    rows = [(bot_title(part.bot), part.sources) for _, part in shown_parts(result) if part.sources]
    if not rows:
        return ""
    where = " at a table of its own kind" if result.ladder and result.seats > 1 else ""
    spent = sorted({source for _, amounts in rows for source, amount in amounts.items() if amount < 0})
    note = (
        f'<p class="soft">Spent, so taken off the sum and not drawn: {escape(", ".join(spent))}.</p>' if spent else ""
    )
    return f"<h2>Points of a seat by source{where}</h2>" + bars(rows, "Mean points by source") + note + _figures(result)


def _figures(result: Result) -> str:
    """Of solo games: what the game's own report tells, such as grades."""
    found = [lineup for lineup in result.lineups if lineup.figures]
    if not found:
        return ""
    head = "".join(f"<th>{escape(bot_title(lineup.names[0]))}</th>" for lineup in found)
    rows = ""
    for name in found[0].figures:
        rows += f"<tr><th>{escape(name)}</th>{''.join(f'<td>{lineup.figures[name]:.2f}</td>' for lineup in found)}</tr>"
    return f'<div class="wide"><table><tr><th></th>{head}</tr>{rows}</table></div>'


def _paces(result: Result) -> str:
    rows = []
    for name in result.bots:
        pace, own, (rating, spread) = (
            result.pace[name],
            result.lineup(name, name),
            rating_text(result.ratings.get(name)),
        )
        cells = [
            escape(result.versions[name]),
            f"{rating}<small>{spread}</small>",
            f"{pace.moves:,}",
            milliseconds_text(pace.p50),
            milliseconds_text(pace.p95),
            rate(own.games_per_core_s) if own else "–",
        ]
        rows.append(f"<tr><th>{escape(bot_title(name))}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    head = "".join(
        f"<th>{text}</th>"
        for text in ("", "version", "rating", "moves", "half within", "95 % within", "games/s of a core")
    )
    return (
        f'<h2>Time of a move</h2><div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'
        f'<p class="soft">Processor time of moves with a choice, {escape(result.build)}; '
        f"{escape(result.machine)}. Games a second: tables with "
        f"all seats its own kind.</p>"
    )


def _origin(result: Result) -> str:
    return (
        f"<h2>How it was made</h2><p><code>{escape(result.command)}</code></p>"
        f'<p class="soft">Pithead {escape(result.pithead)}, rules version {result.rules_version}, '
        f"pack {escape(result.pack)} "
        f"<code>{escape(result.pack_hash)}</code>, options <code>{escape(json.dumps(result.options))}</code></p>"
    )
