"""The arguments that operations of the effect language can have. Each knows its places among an item's numbers.

NUMBER    = INT ;    HERE_OR_NUMBER = "here" | INT ;    ALL_OR_NUMBER = "all" | INT ;    UPTO = ["upto"] ;
AMOUNT    = INT | [INT] "per" [INT ["up"]] count [("+"|"-") INT] ["max" INT] ;
KIND      = [ FAC | "any" | "IV" ] ;
GAIN      = ("gold"|"vp") INT ;
TARGET    = [ LEVEL | FAC | "faction" | "machine" ] ;
CONDITION = count ">=" INT ;
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.games.imperial_miners.effects.grammar import Args, Shape, Voice
from pithead.games.imperial_miners.effects.reader import Reader
from pithead.games.imperial_miners.effects.words import (
    COUNTS,
    LETTERS,
    NO_CAP,
    PLAIN,
    ROMAN,
    At,
    Count,
    Drawn,
    Only,
    Op,
)

GAINS: Final = ("gold", "vp")
KINDS: Final = (*LETTERS, "any", "IV")  # in the order of their numbers
TARGETS: Final = ("", "-level", "-faction", "-some", "-machine")  # variants, by `Only`
NO_CARD_AROUND: Final = "here, near, beside, above and below need a card around them (IM-F10)"
LONGEST_FIRST: Final = sorted(COUNTS, key=lambda row: -len(row.words.split()))


def read_count(r: Reader) -> tuple[int, int]:
    """A count and what of."""
    start = r.at
    for row in LONGEST_FIRST:
        if r.take_all(row.words):
            of = r.take(*row.of) if row.of else ""
            if of or not row.of:
                return COUNTS.index(row) + 1, row.of.index(of) if of else 0
        r.at = start
    raise r.refuse()


def write_count(count: int, of: int) -> str:
    row = COUNTS[count - 1]
    return f"{row.words} {row.of[of]}" if row.of else row.words


class Number(Shape):
    """How many."""

    def read(self, r: Reader, numbers: list[int]) -> None:
        numbers[At.A] = r.number()

    def write(self, numbers: Sequence[int]) -> str:
        return str(numbers[At.A])

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        args["n"] = numbers[At.A]
        return ""


class NumberOr(Shape):
    """How many, or 0 for a word in place of it, which may need a card around it."""

    def __init__(self, word: str, card: bool) -> None:
        self.word = word
        self.card = card

    def read(self, r: Reader, numbers: list[int]) -> None:
        numbers[At.A] = 0 if r.take(self.word) else r.number()

    def write(self, numbers: Sequence[int]) -> str:
        return str(numbers[At.A] or self.word)

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        args["n"] = numbers[At.A] or ""
        return "" if numbers[At.A] else f"-{self.word}"

    def variants(self) -> Sequence[str]:
        return ("", f"-{self.word}")

    def misplaced(self, numbers: Sequence[int], card: bool) -> str:
        return NO_CARD_AROUND if self.card and not card and numbers[At.A] == 0 else ""


class UpTo(Shape):
    """Whether less is allowed."""

    def read(self, r: Reader, numbers: list[int]) -> None:
        numbers[At.A] = 1 if r.take("upto") else 0

    def write(self, numbers: Sequence[int]) -> str:
        return "upto" if numbers[At.A] else ""

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        return "-upto" if numbers[At.A] else ""

    def variants(self) -> Sequence[str]:
        return ("", "-upto")


class Amount(Shape):
    """IM-F12: a figure, or so many for each of what is counted."""

    def read(self, r: Reader, numbers: list[int]) -> None:
        k = r.take_number()
        numbers[At.K] = k or 1
        if not r.take("per"):
            if not k:
                raise r.refuse()
            return
        per = r.take_number()
        if per:
            numbers[At.PER] = per
            numbers[At.UP] = 1 if r.take("up") else 0
        numbers[At.COUNT], numbers[At.OF] = read_count(r)
        sign = r.take("+", "-")
        if sign:
            numbers[At.PLUS] = r.number() * (1 if sign == "+" else -1)
        if r.take("max"):
            numbers[At.CAP] = r.number()

    def write(self, numbers: Sequence[int]) -> str:
        k, count, of, per, up, plus, cap = numbers[At.K :]
        if count == Count.NONE:
            return str(k)
        text = ("" if k == 1 else f"{k} ") + "per "
        if per > 1 or up:
            text += f"{per} {'up ' if up else ''}"
        text += write_count(count, of)
        text += f" {plus:+d}" if plus else ""
        return text + (f" max {cap}" if cap != NO_CAP else "")

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        args["n"] = voice.figure(numbers)
        return ""

    def around(self, phrase: str, numbers: Sequence[int], voice: Voice) -> str:
        return phrase if numbers[At.COUNT] == Count.NONE else voice.each(phrase, numbers)


class Kind(Shape):
    """What is drawn: a card, one of a faction, of a faction of one's choice, of level IV."""

    def read(self, r: Reader, numbers: list[int]) -> None:
        word = r.take(*KINDS)
        numbers[At.B] = KINDS.index(word) if word else PLAIN

    def write(self, numbers: Sequence[int]) -> str:
        return "" if numbers[At.B] == PLAIN else KINDS[numbers[At.B]]

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        kind = numbers[At.B]
        if kind == PLAIN:
            args["which"] = ""
            return ""
        if kind == Drawn.ANY:
            args["which"] = "[faction]"
            return "-any"
        if kind == Drawn.FOUR:
            args["which"] = ROMAN[3]
            return "-four"
        args["which"] = voice.faction(kind)
        return "-faction"

    def variants(self) -> Sequence[str]:
        return ("", "-faction", "-any", "-four")

    def misplaced(self, numbers: Sequence[int], card: bool) -> str:
        if card and numbers[At.B] == Drawn.FOUR:
            return "level IV is drawn by Progress spaces and events only (IM-F5)"
        return ""


class Gain(Shape):
    """What each of something gives: gold or points."""

    def read(self, r: Reader, numbers: list[int]) -> None:
        numbers[At.B] = Op.GOLD if r.need(*GAINS) == GAINS[0] else Op.VP
        numbers[At.K] = r.number()

    def write(self, numbers: Sequence[int]) -> str:
        return f"{self.word(numbers)} {numbers[At.K]}"

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        args["gain"] = voice.gain(self.word(numbers), numbers[At.K])
        return ""

    def word(self, numbers: Sequence[int]) -> str:
        return GAINS[0] if numbers[At.B] == Op.GOLD else GAINS[1]


class Target(Shape):
    """Which cards can be activated."""

    def read(self, r: Reader, numbers: list[int]) -> None:
        word = r.take(*ROMAN, *LETTERS, "faction", "machine")
        if word in ROMAN:
            numbers[At.A], numbers[At.B] = Only.LEVEL, ROMAN.index(word)
        elif word in LETTERS:
            numbers[At.A], numbers[At.B] = Only.FACTION, LETTERS.index(word)
        elif word:
            numbers[At.A] = Only.SOME_FACTION if word == "faction" else Only.MACHINE

    def write(self, numbers: Sequence[int]) -> str:
        only, which = numbers[At.A], numbers[At.B]
        if only == Only.LEVEL:
            return ROMAN[which]
        if only == Only.FACTION:
            return LETTERS[which]
        return "" if only == Only.ANY else "faction" if only == Only.SOME_FACTION else "machine"

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        only, which = numbers[At.A], numbers[At.B]
        if only == Only.LEVEL:
            args["which"] = ROMAN[which]
        elif only == Only.FACTION:
            args["which"] = voice.faction(which)
        return TARGETS[only]

    def variants(self) -> Sequence[str]:
        return TARGETS


class Condition(Shape):
    """That there are as many of something."""

    def read(self, r: Reader, numbers: list[int]) -> None:
        numbers[At.COUNT], numbers[At.OF] = read_count(r)
        r.need(">=")
        numbers[At.K] = r.number()

    def write(self, numbers: Sequence[int]) -> str:
        return f"{write_count(numbers[At.COUNT], numbers[At.OF])}>={numbers[At.K]}"

    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        args["cond"] = voice.condition(numbers[At.COUNT], numbers[At.OF], numbers[At.K])
        return ""


NUMBER: Final = Number()
HERE_OR_NUMBER: Final = NumberOr("here", True)
ALL_OR_NUMBER: Final = NumberOr("all", False)
UPTO: Final = UpTo()
AMOUNT: Final = Amount()
KIND: Final = Kind()
GAIN: Final = Gain()
TARGET: Final = Target()
CONDITION: Final = Condition()
