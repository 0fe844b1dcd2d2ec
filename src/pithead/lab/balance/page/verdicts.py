"""The first sections: what the games say, what it rests on and what it cost, and every figure that was judged."""

from __future__ import annotations

from collections import Counter
from html import escape

from pithead.lab.balance.page import words
from pithead.lab.balance.page.charts import Row, intervals, sign
from pithead.lab.balance.page.markup import Cell, Head, Line, Section, table
from pithead.lab.balance.result import Finding, Result

REASONS = 4  # findings that are named beside the verdict on the whole
MOST = 12  # findings of items that are told in sentences; the others stand in the table


def verdicts(result: Result) -> Section:
    """The verdict on the whole, then each figure of the game, then the items that stand out."""
    pace = words.pace_of(result)
    first = [one for one in result.findings if one.group != "item"]
    items = [one for one in result.findings if one.group == "item"]
    clear = [one for one in items if one.verdict not in words.STEADY]
    rest = Counter(one.verdict for one in items if one.verdict in words.STEADY)
    out = _overall(result)
    out += f'<ul class="verdicts">{"".join(_finding(one, result, pace) for one in _ordered(first))}</ul>'
    if items:
        out += "<h3>Items</h3>"
    if clear:
        shown = _ordered(clear)[:MOST]
        out += f'<ul class="verdicts few">{"".join(_finding(one, result, pace) for one in shown)}</ul>'
        if len(clear) > len(shown):
            out += f'<p>{len(clear) - len(shown)} more stand out: see <a href="#against">all figures</a>.</p>'
    if rest:
        told = [f"{n:,} {'figure' if n == 1 else 'figures'} of items: {name}" for name, n in sorted(rest.items())]
        out += f'<p class="soft">{escape(words.capital("; ".join(told)))}.</p>'
    out += f'<p class="soft">{escape(words.EXPLAINED["verdicts"])}</p>'
    return Section("verdicts", "Verdicts", out + prices(result), ["overall", "findings", "prices"])


def _ordered(findings: list[Finding]) -> list[Finding]:
    """What was found before what was not, in the order of the verdicts' list."""
    rank = list(words.TITLES)
    return sorted(findings, key=lambda one: (rank.index(one.verdict), one.p))


def _overall(result: Result) -> str:
    title, shape = words.TITLES[result.overall.verdict]
    return (
        f'<div class="overall {words.TONES[result.overall.verdict]}"><p class="large">{sign(shape)}{escape(title)}</p>'
        f"{_reason(result)}{_stopped(result)}</div>"
    )


def _reason(result: Result) -> str:
    """The findings that the verdict rests on, or why there are none."""
    if result.overall.verdict in words.STEADY:
        return f"<p>{escape(words.capital(result.overall.reason))}.</p>"
    known = {one.id: one for one in result.findings}
    rests = [known[id] for id in result.overall.findings if id in known]
    paired, told = result.against is not None, ""
    for one in rests[:REASONS]:
        told += f"<li>{escape(words.found(one, paired))}{' (depends on the bot)' if one.bot_bound else ''}</li>"
    more = f"<li>and {len(rests) - REASONS} more</li>" if len(rests) > REASONS else ""
    return f"<ul>{told}{more}</ul>"


def _stopped(result: Result) -> str:
    main = result.stages[0] if result.stages else None
    if main is None or main.played >= main.planned:
        return ""
    return f'<p class="soft">All was decided after {main.played:,} of {main.planned:,} games.</p>'


def _finding(one: Finding, result: Result, pace: float) -> str:
    title, shape = words.TITLES[one.verdict]
    bound = ""
    if one.bot_bound:
        said = escape(words.strengths(one, result.bot))
        bound = f'<p><span class="depends">This verdict depends on the bot</span> {said}</p>'
    return (
        f'<li class="verdict {words.TONES[one.verdict]}"><b>{sign(shape)}{escape(title)}</b><div>'
        f"<p>{escape(words.found(one, result.against is not None))}</p>"
        f"<p>{escape(words.rests(one, pace))}</p>{bound}</div></li>"
    )


def prices(result: Result) -> str:
    """The smallest effect that the budget can find, and the price of the one that matters."""
    known = {one.id: one for one in result.findings}
    lines = []
    for price in result.prices:
        finding = known.get(price.id)
        if finding is None or finding.group == "item":
            continue
        enough = price.smallest is not None and price.smallest <= price.margin
        least = "nothing" if price.smallest is None else words.size(price.smallest, finding.unit)
        lines.append(
            Line(
                [
                    Cell(words.capital(finding.about)),
                    Cell(least, price.smallest),
                    Cell(words.size(price.margin, finding.unit), price.margin),
                    Cell("this budget" if enough else words.games(price.games), price.games),
                    Cell("–" if enough or not price.seconds else words.duration(price.seconds), price.seconds),
                ]
            )
        )
    if not lines:
        return ""
    heads = [Head("Figure", False), Head("Smallest found"), Head("Matters from"), Head("Price of that"), Head("Time")]
    caption = "What this budget can find"
    return f"<h3>{caption}</h3><p>{escape(words.EXPLAINED['price'])}</p>{table(caption, heads, lines)}"


def against(result: Result) -> Section | None:
    """Every figure that was judged: the differences drawn, all of them in a table."""
    if not result.findings:
        return None
    paired = result.against is not None
    out = f"<p>{escape(words.EXPLAINED['against' if paired else 'alone'])}</p>"
    if result.changes:
        rows = "".join(f"<li>{escape(change)}</li>" for change in result.changes)
        out += f'<h3>What differs in B</h3><ul class="changes">{rows}</ul>'
    for unit in dict.fromkeys(one.unit for one in result.findings if one.group != "item"):
        chosen = [one for one in result.findings if one.unit == unit and one.group != "item"]
        out += _differences(chosen, unit)
    out += "<h3>All figures</h3>" + _tools(result) + _all(result, paired)
    return Section("against", "B against A" if paired else "All figures", out, ["findings"])


def _differences(findings: list[Finding], unit: str) -> str:
    by = 100.0 if unit == "share" else 1.0
    rows = [
        Row(
            words.capital(one.about),
            by * one.difference,
            by * (one.difference if one.low is None else one.low),
            by * (one.difference if one.high is None else one.high),
            f"{words.change(one.difference, unit)} ({words.between(one.low, one.high, unit)})",
            words.TONES[one.verdict],
            margin=by * one.margin,
        )
        for one in findings
    ]
    return intervals(rows, 0.0, words.offset)


def _tools(result: Result) -> str:
    kinds = list(dict.fromkeys(one.verdict for one in _ordered(result.findings)))
    options = "".join(f"<option>{escape(kind)}</option>" for kind in kinds)
    return (
        f'<div class="tools" data-for="all-figures"><label>Verdict <select><option value="">all</option>{options}'
        '</select></label><label>Name <input type="search"></label><label><input type="checkbox"> '
        "only those that depend on the bot</label><output></output></div>"
    )


def _all(result: Result, paired: bool) -> str:
    heads = [
        Head("Figure", False),
        Head("Verdict", False),
        Head("A" if paired else "Ought to be"),
        Head("B" if paired else "Is"),
        Head("Difference"),
        Head("Matters from"),
        Head("Deals"),
        Head("Deals wanted"),
    ]
    lines = []
    for one in _ordered(result.findings):
        by = 100 if one.unit == "share" else 1
        cells = [
            Cell(words.capital(one.about), small="depends on the bot" if one.bot_bound else ""),
            Cell(one.verdict),
            Cell(words.plain(one.a, one.unit), by * one.a),
            Cell(words.plain(one.b, one.unit), by * one.b),
            Cell(
                words.change(one.difference, one.unit).split()[0],
                by * one.difference,
                words.between(one.low, one.high, one.unit),
            ),
            Cell(words.number(by * one.margin), by * one.margin),
            Cell(f"{one.deals:,}", one.deals),
            Cell(f"{one.wanted:,}", one.wanted) if one.wanted else Cell("–"),
        ]
        lines.append(Line(cells, one.verdict, one.bot_bound))
    return table("All figures that were judged", heads, lines, "all-figures")
