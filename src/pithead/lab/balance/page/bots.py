"""What play decides and what luck, how far the bots can be trusted, and what they found that nobody wanted."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from pithead.games.clauses import clauses
from pithead.games.registry import load_game
from pithead.lab.arena.words import bot_title, bots_text
from pithead.lab.balance.outliers import Records
from pithead.lab.balance.page import words
from pithead.lab.balance.page.charts import Row, bars, intervals
from pithead.lab.balance.page.items import BADGES
from pithead.lab.balance.page.markup import Cell, Head, Line, Section, clause_text, table
from pithead.lab.balance.result import Estimate, Loophole, Luck, Result, Source, Tables

RANDOM = "pebble"  # who takes anything: what it leaves or takes says nothing of an item
MEASURES = {"longest": "choices", "shortest": "choices"}  # of an outlier; the others are points


def skill(result: Result) -> Section | None:
    """The ladder, luck by stream, and the styles."""
    out, parity = "", 1 / result.seats
    if result.skill.rungs:
        rows = [
            _share(f"{bot_title(one.stronger)} among {bots_text(one.weaker)}", one.wins) for one in result.skill.rungs
        ]
        drawn = intervals(rows, result.skill.rungs[0].parity, words.percents)
        out += f"<h3>Skill</h3><p>{escape(words.EXPLAINED['skill'])}</p>{drawn}"
    if result.skill.luck:
        ordered = sorted(result.skill.luck, key=lambda one: -one.share)
        rows_of_luck = [(words.capital(words.spoken(one.stream)), one.share, _luck(one, result)) for one in ordered]
        games = words.games(min(one.games for one in ordered))
        out += f"<h3>Luck</h3><p>{escape(words.EXPLAINED['luck'])} Here: {games} of each kind.</p>"
        out += bars(rows_of_luck, words.percents)
    if result.skill.styles:
        styles = sorted(result.skill.styles, key=lambda one: -one.wins.mean)
        out += f"<h3>Variety</h3><p>{escape(words.EXPLAINED['styles'])}</p>"
        out += intervals([_share(bot_title(one.name), one.wins) for one in styles], parity, words.percents)
        out += (
            f"<p>Of {len(styles)} characters, as many count as {words.number(result.skill.variety)} equally good "
            "ones would.</p>"
        )
    return Section("skill", "Skill, luck, variety", out, ["skill"]) if out else None


def _luck(one: Luck, result: Result) -> str:
    share, changed = words.percent(one.share, 0), words.percent(one.wins_changed, 0)
    if one.low is not None and one.high is not None:
        share += f" ({100 * one.low:.0f}–{100 * one.high:.0f})"
    return share if result.seats == 1 else f"{share}; other winner in {changed}"


def _share(name: str, one: Estimate) -> Row:
    low = one.mean if one.low is None else one.low
    high = one.mean if one.high is None else one.high
    return Row(name, one.mean, low, high, words.estimate(one))


def trust(result: Result) -> Section:
    """The same tables by strength, what depends on it, what is never done, what tuning on the pack changes."""
    out = f"<p>{escape(words.EXPLAINED['trust'])}</p>"
    depends = [one for one in result.findings if one.id in result.trust.depends]
    if depends:
        rows = "".join(
            f'<li><span class="depends">Depends on the bot</span> {escape(words.capital(one.about))}: '
            f"{escape(words.strengths(one, result.bot))}</li>"
            for one in depends
        )
        out += f'<ul class="loose">{rows}</ul>'
    elif len(result.trust.bots) > 1:
        out += (
            f"<p>No verdict depends on the bot: {escape(_names(result.trust.bots))} do not contradict each other.</p>"
        )
    if result.transferred:
        out += (
            f"<p>{escape(_names(result.transferred))} played with weights that were tuned on another pack; what they "
            "leave aside may be their fault.</p>"
        )
    if result.trust.retuned:
        one = result.trust.retuned
        out += (
            "<p>Tuned on this pack: a foreman with the game's own weights wins "
            f"{escape(words.estimate(one.wins_of_old))} among foremen with the pack's, where "
            f"{words.percent(one.parity)} is an equal share.</p>"
        )
    out += _strengths(result) + _marks(result) + _never(result)
    return Section("trust", "How far to trust it", out, ["trust", "tables"])


def _names(bots: list[str]) -> str:
    titles = [bot_title(name) for name in bots]
    return titles[0] if len(titles) == 1 else f"{', '.join(titles[:-1])} and {titles[-1]}"


def _label(result: Result, tables: Tables) -> str:
    return f"{bot_title(tables.bot)}, {tables.pack.upper()}" if result.against else bot_title(tables.bot)


def _strengths(result: Result) -> str:
    if len(result.tables) < 2:
        return ""
    heads = [Head("Figure", False), *[Head(_label(result, one)) for one in result.tables]]
    figures = [
        ("Games", [f"{one.games:,}" for one in result.tables]),
        ("Points of a seat", [words.number(one.points.mean) for one in result.tables]),
        ("Rounds", [words.number(one.rounds.mean) for one in result.tables]),
        ("Choices", [words.number(one.decisions.mean) for one in result.tables]),
    ]
    if result.seats > 1:
        figures.append(("Margin of the winner", [words.number(one.margin.mean) for one in result.tables]))
        figures.append(("Changes of the lead", [words.number(one.lead_changes.mean) for one in result.tables]))
        for seat in range(result.seats):
            shares = [words.percent(one.seats[seat].wins.mean) for one in result.tables]
            figures.append((f"Seat {seat + 1} wins", shares))
    for reason in dict.fromkeys(reason for one in result.tables for reason in one.reasons):
        shares = [words.percent(one.reasons.get(reason, 0) / max(1, one.games)) for one in result.tables]
        figures.append((f"Ended by {words.spoken(reason)}", shares))
    for mark in BADGES:
        figures.append((f"Items: {mark}", [str(sum(item.mark == mark for item in one.items)) for one in result.tables]))
    lines = [Line([Cell(name), *[Cell(text) for text in texts]]) for name, texts in figures]
    caption = "The same figures by strength of the bots"
    return f"<h3>{caption}</h3>{table(caption, heads, lines)}"


def _marks(result: Result) -> str:
    """Items that are dead or must-have for some bot."""
    shown = [one for one in result.tables if one.pack == "b"]
    marked = list(dict.fromkeys(item.name for one in shown for item in one.items if item.mark))
    if len(shown) < 2 or not marked:
        return ""
    heads = [Head("Item", False), *[Head(f"Taken by {bot_title(one.bot)}") for one in shown]]
    lines = []
    for name in marked:
        found = [next((item for item in one.items if item.name == name), None) for one in shown]
        marks = {item.mark if item else "" for item, one in zip(found, shown, strict=True) if one.bot != RANDOM}
        agree = len(marks) < 2
        cells = [Cell(words.percent(i.share), i.share, i.mark) if i and i.offered else Cell("–") for i in found]
        lines.append(Line([Cell(name, small="" if agree else "depends on the bot"), *cells]))
    caption = "Dead and must-have items by strength of the bots"
    return f"<h3>{caption}</h3>{table(caption, heads, lines, 'all-marks')}"


def _never(result: Result) -> str:
    rows = [
        f"<dt>{escape(bot_title(bot))}</dt><dd>{escape(', '.join(never)) if never else 'does everything'}</dd>"
        for bot, never in result.trust.never.items()
    ]
    if not rows:
        return ""
    return f'<h3>What the bots never do, though they often could</h3><dl class="facts">{"".join(rows)}</dl>'


def loopholes(result: Result, records: Records) -> Section:
    """What ought not to be possible, or never happens, with the clauses of the rules."""
    told = clauses(result.game)
    if not result.loopholes:
        body = "<p>None was found.</p>"
        return Section("loopholes", "Loopholes", body, ["loopholes"])
    heads = [Head("Kind", False), Head("What", False), Head("Rule", False), Head("Games"), Head("A game", False)]
    lines = [_loophole(one, records, told) for one in result.loopholes]
    cited = [name for name in dict.fromkeys(one.clause for one in result.loopholes) if name in told]
    rules = "".join(f'<dt id="{name}">{name}</dt><dd>{clause_text(told[name])}</dd>' for name in cited)
    return Section(
        "loopholes",
        "Loopholes",
        f"<p>{escape(words.EXPLAINED['loopholes'])}</p>{table('Loopholes', heads, lines)}"
        + (f'<h3>The rules in question</h3><dl class="clauses">{rules}</dl>' if rules else ""),
        ["loopholes"],
    )


def _loophole(one: Loophole, records: Records, told: Mapping[str, str]) -> Line:
    return Line(
        [
            Cell(words.capital(one.kind)),
            Cell(words.spoken(one.what)),
            Cell(one.clause or "–", href=f"#{one.clause}" if one.clause in told else ""),
            Cell(f"{one.games:,}", one.games, words.percent(one.share)),
            _record(one.example, records),
        ]
    )


def _record(source: Source | None, records: Records) -> Cell:
    file = records.get((source.stage, source.deal, source.pack), "") if source else ""
    return Cell(file.rpartition("/")[2], href=file) if file else Cell("–")


def outliers(result: Result, records: Records) -> Section | None:
    """The games worth a look, each with its record."""
    if not result.outliers:
        return None
    heads = [Head("Game", False), Head("Value"), Head("Deal"), Head("Pack", False), Head("Record", False)]
    lines = [
        Line(
            [
                Cell(words.capital(one.kind)),
                Cell(f"{one.value:,.0f} {MEASURES.get(one.kind, 'points')}", one.value),
                Cell(f"{one.source.deal:,}", one.source.deal),
                Cell(one.source.pack.upper() if result.against else result.pack.name),
                _record(one.source, records),
            ]
        )
        for one in result.outliers
    ]
    first = next(iter(records.values()), "")
    own = load_game(result.game).info.pack.digest == result.pack.digest
    how = f"<p><code>pithead replay {escape(first)}{'' if own else ' --pack PACK'}</code></p>" if first else ""
    return Section(
        "outliers",
        "Games worth a look",
        f"<p>{escape(words.EXPLAINED['outliers'])}</p>{how}{table('Games worth a look', heads, lines)}",
        ["outliers"],
    )
