"""How the games went: seats, length, ends, changes of the lead, comebacks, how early the winner is known."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from pithead.lab.arena.words import source_title
from pithead.lab.balance.findings import FAIR
from pithead.lab.balance.page import words
from pithead.lab.balance.page.charts import Counted, Row, Series, bars, curves, histogram, intervals
from pithead.lab.balance.page.markup import Cell, Head, Line, Section, table
from pithead.lab.balance.result import Estimate, Result, Spread, Tables


def compared(result: Result) -> list[tuple[str, Tables]]:
    """The tables of the main bot: B first, then A, each by its name."""
    out = [("B" if result.against else result.pack.name, result.table("b"))]
    return [*out, ("A", result.table("a"))] if result.against else out


def games(result: Result) -> Section:
    """The whole section; of a game alone there are no seats to compare."""
    both = compared(result)
    parts = []
    if result.seats > 1:
        parts.append(seats(result, both))
    parts.append(length(both))
    parts.append(_pair(ends(both), origin(both)))
    if result.seats > 1:
        parts += [leads(both), known(result, both)]
    return Section("games", "How the games went", "".join(parts), ["tables"])


def seats(result: Result, both: list[tuple[str, Tables]]) -> str:
    """Win shares of the seats beside an equal share."""
    fair = 1 / result.seats
    rows = []
    for number in range(result.seats):
        for series, (name, tables) in enumerate(both):
            line = tables.seats[number]
            label = f"Seat {line.seat}" if len(both) == 1 else f"Seat {line.seat}, {name}"
            told = {True: "fair", False: "not fair", None: "cannot tell"}[line.fair]
            rows.append(_row(label, line.wins, f"{words.estimate(line.wins)}, {told}", line.fair, series))
    heads = [Head("Seat", False), *[Head(f"Points, {name}" if len(both) > 1 else "Points") for name, _ in both]]
    lines = [
        Line(
            [
                Cell(f"Seat {number + 1}"),
                *[_estimate(tables.seats[number].points) for _, tables in both],
            ]
        )
        for number in range(result.seats)
    ]
    return (
        f"<h3>Seats</h3><p>{escape(words.EXPLAINED['seats'])}</p>"
        + intervals(rows, fair, words.percents)
        + table("Points by seat", heads, lines)
    )


def _estimate(one: Estimate) -> Cell:
    return Cell(words.number(one.mean), one.mean, words.between(one.low, one.high))


def _row(name: str, one: Estimate, text: str, settled: bool | None, series: int) -> Row:
    low = one.mean if one.low is None else one.low
    high = one.mean if one.high is None else one.high
    return Row(name, one.mean, low, high, text, "open" if settled is None else "", series, FAIR)


def length(both: list[tuple[str, Tables]]) -> str:
    """Rounds, choices and points of a game, as shares of all games."""
    out = ""
    measures: list[tuple[str, str, Callable[[Tables], Spread]]] = [
        ("Length", "rounds", lambda t: t.rounds),
        ("Choices of a game", "choices", lambda t: t.decisions),
        ("Points of a seat", "points", lambda t: t.points),
        ("Margin of the winner", "points before the second", lambda t: t.margin),
    ]
    for title, unit, spread in measures:
        shown = [(name, spread(tables)) for name, tables in both]
        if not any(one.counts and set(one.counts) != {0} for _, one in shown):
            continue
        out += f"<div><h3>{title}</h3>{_spreads(shown, unit)}</div>"
    return f'<div class="pair">{out}</div>'


def _spreads(shown: list[tuple[str, Spread]], unit: str) -> str:
    """How a figure is spread over games; in words alone where it is always the same."""
    values = {value for _, one in shown for value in one.counts}
    if len(values) == 1:
        return f"<p>Always {values.pop()} {escape(unit)}.</p>"
    drawn = histogram([Counted(name, one.counts) for name, one in shown if one.counts], unit)
    return f"<p>{escape(_means(shown))}</p>{drawn}"


def _means(shown: list[tuple[str, Spread]]) -> str:
    told = []
    for name, one in shown:
        text = words.number(one.mean)
        if one.deciles:
            text += f", eight games of ten {words.number(one.deciles[0], 0)} to {words.number(one.deciles[-1], 0)}"
        told.append(text if len(shown) == 1 else f"{name}: {text}")
    return "; ".join(told) + "."


def _pair(*parts: str) -> str:
    return f'<div class="pair">{"".join(f"<div>{part}</div>" for part in parts if part)}</div>'


def ends(both: list[tuple[str, Tables]]) -> str:
    """Why the games ended."""
    rows = []
    for reason in dict.fromkeys(reason for _, tables in both for reason in tables.reasons):
        for name, tables in both:
            share = tables.reasons.get(reason, 0) / max(1, tables.games)
            label = words.spoken(reason) if len(both) == 1 else f"{words.spoken(reason)}, {name}"
            rows.append((words.capital(label), share, words.percent(share)))
    return f"<h3>Why games end</h3>{bars(rows, words.percents, len(both))}"


def origin(both: list[tuple[str, Tables]]) -> str:
    """Where the points of a seat come from."""
    totals = [(name, _by_title(tables)) for name, tables in both]
    rows = []
    for source in dict.fromkeys(source for _, sums in totals for source in sums):
        for name, sums in totals:
            label = source if len(both) == 1 else f"{source}, {name}"
            rows.append((words.capital(label), sums.get(source, 0.0), words.number(sums.get(source, 0.0))))
    return f"<h3>Where points come from</h3>{bars(rows, words.axis, len(both))}" if rows else ""


def _by_title(tables: Tables) -> dict[str, float]:
    out: dict[str, float] = {}
    for source, mean in tables.sources.items():
        out[source_title(source)] = out.get(source_title(source), 0.0) + mean
    return out


def leads(both: list[tuple[str, Tables]]) -> str:
    """Changes of the lead, and comebacks by deficit."""
    shown = [(name, tables.lead_changes) for name, tables in both]
    changes = f"<h3>Changes of the lead</h3>{_spreads(shown, 'changes in a game')}"
    series = [
        Series(name, [(float(one.behind), one.share) for one in tables.comebacks])
        for name, tables in both
        if tables.comebacks
    ]
    back = ""
    if series:
        back = f"<h3>Comebacks</h3><p>{escape(words.EXPLAINED['comebacks'])}</p>" + curves(
            series, "points behind, at least", "games won all the same", words.axis, words.percents
        )
    return _pair(changes, back)


def known(result: Result, both: list[tuple[str, Tables]]) -> str:
    """How often the leader wins, as the game goes on."""
    series = []
    for name, tables in both:
        points = [one for one in tables.known if one.leads.n]
        bands = [(one.leads.low, one.leads.high) for one in points]
        whole = [(low, high) for low, high in bands if low is not None and high is not None]
        series.append(
            Series(name, [(one.part, one.leads.mean) for one in points], whole if len(whole) == len(bands) else ())
        )
    if not any(one.points for one in series):
        return ""
    told = [
        f"from {words.number(tables.known_from.mean, 0)} % of the game on" + ("" if len(both) == 1 else f" ({name})")
        for name, tables in both
        if tables.known_from is not None
    ]
    since = f"<p>In the mean the winner leads alone to the end {escape(' and '.join(told))}.</p>" if told else ""
    heads = [Head("Part of the game", False), *[Head(f"Leader wins, {name}") for name, _ in both]]
    parts = [one.part for one in both[0][1].known]
    lines = [Line([Cell(f"{100 * part:.0f} %"), *[_leads(tables, part) for _, tables in both]]) for part in parts]
    return (
        f"<h3>How early the winner is known</h3><p>{escape(words.EXPLAINED['known'])}</p>{since}"
        + curves(
            [one for one in series if one.points],
            "part of the game",
            "the leader wins",
            words.percents,
            words.percents,
            1 / result.seats,
        )
        + "<details><summary>The same in figures</summary>"
        + f"{table('How early the winner is known', heads, lines)}</details>"
    )


def _leads(tables: Tables, part: float) -> Cell:
    one = next((one for one in tables.known if one.part == part and one.leads.n), None)
    if one is None:
        return Cell("–")
    return Cell(words.percent(one.leads.mean), one.leads.mean, words.between(one.leads.low, one.leads.high, "share"))
