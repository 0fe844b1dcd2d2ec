"""What can be taken: the table of items, and restricted play for the most suspicious."""

from __future__ import annotations

from html import escape

from pithead.lab.balance.page import words
from pithead.lab.balance.page.charts import Row, intervals
from pithead.lab.balance.page.games import compared
from pithead.lab.balance.page.markup import Cell, Head, Line, Section, table
from pithead.lab.balance.result import Estimate, ItemLine, Result, Trial

BADGES = {"dead": "dead", "must-have": "must"}
RULES = {"never": "never takes it", "always": "takes it wherever it can"}


def items(result: Result) -> Section | None:
    """Each item: offered, taken, and how those who had it did."""
    both = compared(result)
    lines = both[0][1].items
    if not lines:
        return None
    before = {one.name: one for one in both[1][1].items} if len(both) > 1 else {}
    marks = [one for one in lines if one.mark]
    told = ", ".join(
        f"{sum(one.mark == mark for one in marks)} {mark}" for mark in BADGES if any(one.mark == mark for one in marks)
    )
    heads = [Head("Item", False), Head("Kind", False), Head("Finding", False), Head("Offered"), Head("Taken")]
    if before:
        heads.append(Head("Taken, A"))
    if result.seats > 1:
        heads += [Head("Wins, offered"), Head("Wins, taken")]
    heads.append(Head("Points above the table" if result.seats > 1 else "Points above the mean"))
    body = [_item(one, before, bool(result.against), result.seats > 1) for one in lines]
    return Section(
        "items",
        "Items",
        f"<p>{escape(words.EXPLAINED['items'])}</p><p>{len(lines):,} items; {escape(told or 'none is marked')}.</p>"
        + _tools(lines)
        + table("Items", heads, body, "all-items"),
        ["tables"],
    )


def _tools(lines: list[ItemLine]) -> str:
    options = "".join(f"<option>{escape(kind)}</option>" for kind in sorted({one.kind for one in lines}))
    return (
        f'<div class="tools" data-for="all-items"><label>Kind <select><option value="">all</option>{options}</select>'
        '</label><label>Name <input type="search"></label><label><input type="checkbox"> only dead and must-have'
        "</label><output></output></div>"
    )


def _item(one: ItemLine, before: dict[str, ItemLine], paired: bool, wins: bool) -> Line:
    cells = [
        Cell(one.name),
        Cell(one.kind),
        Cell(one.mark, badge=BADGES.get(one.mark, "")),
        Cell(f"{one.offered:,}", one.offered),
        Cell(words.percent(one.share), 100 * one.share, f"{one.taken:,} seats"),
    ]
    if before:
        old = before.get(one.name)
        cells.append(Cell(words.percent(old.share), 100 * old.share, old.mark) if old else Cell("–"))
    if wins:
        cells += [_estimate(one.wins_offered, "share"), _estimate(one.wins_taken, "share")]
    cells.append(_estimate(one.lift, "points"))
    return Line(cells, one.kind, bool(one.mark))


def _estimate(one: Estimate | None, unit: str) -> Cell:
    if one is None or one.n == 0:
        return Cell("–")
    text = words.percent(one.mean) if unit == "share" else words.number(one.mean)
    return Cell(text, one.mean, words.between(one.low, one.high, unit))


def trials(result: Result) -> Section | None:
    """What an item itself is worth."""
    if not result.trials:
        return None
    rows = [
        Row(
            f"{one.item}: {RULES.get(one.rule, one.rule)}",
            one.points.mean,
            one.points.mean if one.points.low is None else one.points.low,
            one.points.mean if one.points.high is None else one.points.high,
            f"{words.change(one.points.mean, 'points')} ({words.between(one.points.low, one.points.high)})",
            words.TONES[one.verdict],
        )
        for one in result.trials
    ]
    heads = [
        Head("Item", False),
        Head("The seat", False),
        Head("Verdict on its points", False),
        Head("Games"),
        Head("Took it"),
        Head("Points"),
        Head("Wins, in points of 100"),
        Head("Better with it"),
    ]
    return Section(
        "restricted",
        "Restricted play",
        f"<p>{escape(words.EXPLAINED['trials'])}</p>{intervals(rows, 0.0, words.offset)}"
        + table("Restricted play", heads, [_trial(one) for one in result.trials], "all-trials"),
        ["trials"],
    )


def _trial(one: Trial) -> Line:
    return Line(
        [
            Cell(one.item),
            Cell(RULES.get(one.rule, one.rule)),
            Cell(one.verdict),
            Cell(f"{one.games:,}", one.games),
            Cell(words.percent(one.used), 100 * one.used),
            Cell(
                words.change(one.points.mean, "points").split()[0],
                one.points.mean,
                words.between(one.points.low, one.points.high),
            ),
            Cell(
                words.change(one.wins.mean, "share").split()[0],
                one.wins.mean,
                words.between(one.wins.low, one.wins.high, "share"),
            ),
            Cell(words.percent(one.worth), 100 * one.worth, "of games"),
        ]
    )
