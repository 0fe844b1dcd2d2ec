"""Names and numbers of a result as people read them: the same in the terminal, in the report and in docs/bots.md."""

from __future__ import annotations

from pithead.bots.own import is_own
from pithead.lab.arena.ratings import Rating
from pithead.lab.stats import Share
from pithead.locales import Texts


def bot_title(name: str) -> str:
    """`Core-rusher` of `core-rusher`: as the lobby calls it, or its name with a capital; an import path as it is."""
    if is_own(name):
        return name
    texts = Texts("en")
    id = f"common-bot-{name}"
    return texts.msg(id) if texts.has(id) else name.replace("_", " ").capitalize()


def bots_text(name: str) -> str:
    """Several of a kind in the middle of a sentence: apprentices, foremen."""
    if is_own(name):
        return name
    one = bot_title(name).lower()
    return f"{one[:-3]}men" if one.endswith("man") else f"{one}s"


def source_title(name: str) -> str:
    """A source of points as it is shown: all bonuses as one."""
    return "bonuses" if name.startswith("bonus_") else name.replace("_", " ")


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def rating_text(rating: Rating | None) -> tuple[str, str]:
    """The rating and its interval, where it has one."""
    if rating is None:
        return "–", ""
    return f"{rating.rating:.0f}", f"{rating.low:.0f}–{rating.high:.0f}" if rating.high - rating.low > 0.5 else ""


def milliseconds_text(value: float) -> str:
    if value < 0.1:
        return f"{1000 * value:.2g} µs"
    return f"{value:.2g} ms" if value < 100 else f"{value:,.0f} ms"


def seats_text(seats: int) -> str:
    return "alone" if seats == 1 else f"{seats} seats"


def rate(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
