"""Figures and verdicts as a designer of board games reads them: every sentence of the page that is made of data."""

from __future__ import annotations

from math import isfinite

from pithead.lab.arena.words import bot_title
from pithead.lab.balance.result import Estimate, Finding, Result

MINUS = "\u2212"

TITLES = {  # of a verdict, and the sign before it
    "better": ("Better", "more"),
    "worse": ("Worse", "less"),
    "more": ("More", "more"),
    "less": ("Less", "less"),
    "different": ("Different", "diamond"),
    "no difference": ("No difference", "same"),
    "cannot tell": ("Cannot tell", "open"),
}
TONES = {  # its class
    "better": "better",
    "worse": "worse",
    "more": "more",
    "less": "less",
    "different": "more",
    "no difference": "same",
    "cannot tell": "open",
}
UNITS = {"rounds": "rounds", "choices": "choices", "changes": "changes of the lead", "points": "points"}
FEW = 20  # games that do not tell yet how long one takes
STEADY = ("no difference", "cannot tell")

EXPLAINED = {
    "verdicts": "Each verdict is corrected for how many figures were judged: the chance of even one false alarm in the "
    "whole list is 5 %, however often somebody looked at it while the games were played.",
    "price": "What this budget can find was worked out before the games. A smaller difference than the one in the "
    "second column is missed more often than not; the last columns say what a difference that matters would cost.",
    "against": "Both packs were played on the same deals by the same bots, so that luck cancels out: each difference "
    "is one of pairs of games, with the interval in which it lies. The shaded band is what does not matter.",
    "alone": "Each figure beside what it ought to be, with the interval in which it lies. The shaded band is what "
    "does not matter.",
    "seats": "How often each seat wins. The dashed line is an equal share; within the shaded band a seat is fair.",
    "known": "How often the seat that leads alone wins in the end. A curve that is high early means that the rest of "
    "the game decides little; one that stays low means that nobody can see who is winning.",
    "comebacks": "In how many games the later winner was so many points behind, at the end of some round.",
    "items": "Seats that could have an item at least once, and those that took it. Wins and points are those of the "
    "seats where it was offered and where it was taken: takers may win because they were ahead already. What the item "
    "itself is worth is told by restricted play below.",
    "trials": "The most suspicious items, tried on deals that were played without the rule too: one seat never takes "
    "the item, or takes it wherever it can. The difference in points is the item's own doing, and not that of who "
    "happens to take it.",
    "skill": "One seat of the stronger bot among weaker ones. Where play decides, the stronger one wins far more than "
    "its equal share, the dashed line.",
    "luck": "How much of the spread of a seat's result comes from each kind of luck: what changes if only that is "
    "drawn anew. The shares overlap; few games leave wide intervals.",
    "styles": "One seat that plays in a character among seats of the main bot. Several characters near the equal share "
    "mean that there is more than one way to win.",
    "trust": "A verdict holds for players who play like these bots. It is safer where bots of different strength "
    "agree, and says little of what they never do.",
    "loopholes": "Positions that come back, games that do not end, seats that cannot do anything, and choices that "
    "nobody ever made.",
    "outliers": "Each of these games is a record that can be stepped through.",
}


def signed(text: str) -> str:
    """With a true minus sign."""
    return text.replace("-", MINUS)


def number(value: float, digits: int = 1) -> str:
    """With so many digits behind the point; with one more where the first would not show it."""
    if not isfinite(value):
        return "–"
    digits += digits == 1 and 0.005 <= abs(value) < 0.095
    return signed(f"{round(value, digits) + 0.0:,.{digits}f}")  # no zero below zero


def percent(value: float, digits: int = 1) -> str:
    return number(100 * value, digits) + " %"


def change(value: float, unit: str) -> str:
    """A difference with its sign and its unit."""
    text = number(100 * value if unit == "share" else value)
    name = "percentage points" if unit == "share" else UNITS.get(unit, unit)
    return f"{'' if text.startswith(MINUS) or text == number(0.0) else '+'}{text} {name}"


def size(value: float, unit: str) -> str:
    """A difference without a sign."""
    return change(value, unit).lstrip("+")


def between(low: float | None, high: float | None, unit: str = "") -> str:
    """An interval; what too few games allow no statement of is said so."""
    if low is None or high is None:
        return "too few games"
    by = 100 if unit == "share" else 1
    left, right = number(by * low), number(by * high)
    return f"{left} to {right}" if MINUS in left + right else f"{left}–{right}"


def estimate(one: Estimate | None, unit: str = "share") -> str:
    """A mean with its interval."""
    if one is None or one.n == 0:
        return "–"
    return f"{percent(one.mean) if unit == 'share' else number(one.mean)} ({between(one.low, one.high, unit)})"


def duration(seconds: float) -> str:
    """About how long."""
    for length, name in ((86400.0, "days"), (3600.0, "hours"), (60.0, "minutes")):
        if seconds >= 1.5 * length:
            return f"{number(seconds / length, 0 if seconds >= 10 * length else 1)} {name}"
    return f"{number(max(1.0, seconds), 0)} s"


def games(count: int) -> str:
    return f"{count:,} game" if count == 1 else f"{count:,} games"


def spoken(name: str) -> str:
    """A name of the rules as it is read."""
    return name.replace("_", " ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def found(finding: Finding, paired: bool) -> str:
    """What was found, in one line."""
    is_now, was = plain(finding.b, finding.unit), plain(finding.a, finding.unit)
    return f"{capital(finding.about)}: {is_now} {'instead of' if paired else 'where it ought to be'} {was}"


def rests(finding: Finding, pace: float) -> str:
    """What that rests on, from where on it matters, and what it would take to tell."""
    interval = between(finding.low, finding.high, finding.unit)
    text = f"Difference {change(finding.difference, finding.unit)} ({interval}); "
    text += f"less than {size(finding.margin, finding.unit).split()[0]} does not matter."
    if finding.wanted:
        text += f" Some {finding.wanted:,} deals would tell"
        text += f", about {duration(finding.wanted * pace)} of this machine." if pace > 0 else "."
    return text


def strengths(finding: Finding, bot: str) -> str:
    """The verdict by strength of the bots; `bot` is the one that the verdict itself is from."""
    said = {bot: finding.verdict, **finding.by_bot}
    return ", ".join(f"{bot_title(name)}: {verdict}" for name, verdict in said.items())


def plain(value: float, unit: str) -> str:
    """A figure in a table, where its unit is known."""
    return percent(value) if unit == "share" else number(value)


def pace_of(result: Result) -> float:
    """Seconds that a deal took; 0 where it is not known."""
    both = 2 if result.against else 1
    return both * result.seconds / result.fresh if result.fresh >= FEW else 0.0


def axis(value: float) -> str:
    """A mark of an axis."""
    return signed(f"{value:g}")


def offset(value: float) -> str:
    """A mark of an axis of differences."""
    return signed(f"{value:+g}") if value else "0"


def percents(value: float) -> str:
    """A mark of an axis of shares."""
    return signed(f"{100 * value:g} %")
