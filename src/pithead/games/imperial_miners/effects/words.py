"""The numbers behind the words of the effect language, and the words of needs, counts and special events.

What an item does has a table of its own: operations.py.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

LETTERS: Final = ("S", "B", "E", "J", "A", "R")
Faction: TypeAlias = Literal["scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans"]
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
Level: TypeAlias = Literal["I", "II", "III", "IV"]
ROMAN: Final[tuple[Level, ...]] = get_args(Level)
Half: TypeAlias = Literal["L", "R", "TL", "TR", "BL", "BR"]
HALVES: Final[tuple[Half, ...]] = get_args(Half)
SCOTS: Final = 0
ITEM: Final = 10  # ints of one item: see `At`
NO_CAP: Final = -1
ALL: Final = 0  # "clear all"
PLAIN: Final = -1  # "draw n" of any deck


class At:
    """Where the parts of an item stand: its operation, two arguments, and an amount (IM-F12)."""

    OP: Final = 0
    A: Final = 1
    B: Final = 2
    K: Final = 3  # the figure, or what each gives, or the least that a condition asks for
    COUNT: Final = 4
    OF: Final = 5
    PER: Final = 6
    UP: Final = 7
    PLUS: Final = 8
    CAP: Final = 9


class Op:
    """Numbers of operations, for code that speaks of a certain one: places in the table of operations, from 1."""

    GOLD: Final = 1
    VP: Final = 2
    DRAW: Final = 3
    ADVANCE: Final = 4
    MACHINE: Final = 5
    CAVEIN: Final = 6
    CART: Final = 7
    CLEAR: Final = 8
    SELL: Final = 9
    ACTIVATE: Final = 10
    AGAIN: Final = 11
    IF: Final = 12


class Drawn:
    """What is drawn, beside a faction's number and PLAIN."""

    ANY: Final = 6
    FOUR: Final = 7


class Only:
    """Which cards can be activated."""

    ANY: Final = 0
    LEVEL: Final = 1
    FACTION: Final = 2
    SOME_FACTION: Final = 3
    MACHINE: Final = 4


class Need:
    """What a branch asks for before it is offered (IM-F9): places in NEEDS, from 1."""

    NONE: Final = 0
    SPEND: Final = 1
    SCOTS: Final = 2
    CAVEIN: Final = 3
    IF: Final = 4


class Needed:
    """A need: its message, the words that declare it, its few signs."""

    def __init__(self, name: str, words: str, brief: str) -> None:
        self.name = name
        self.words = words
        self.brief = brief


NEEDS: Final = (
    Needed("spend", "spend", "{n}[gold]→"),
    Needed("scots", "spend scots", "{n}[gold]→"),
    Needed("cavein", "pay cavein", "{n}[cavein]→"),
    Needed("if", "if", "?"),
)


class Count:
    """What an amount or a condition counts: places in COUNTS, from 1."""

    NONE: Final = 0
    CARDS_OF: Final = 1
    CARDS_LEVEL: Final = 2
    FACTIONS: Final = 3
    FACTIONS_NEAR: Final = 4
    MACHINES: Final = 5
    MACHINES_HERE: Final = 6
    CARTS: Final = 7
    CARTS_HERE: Final = 8
    MACHINES_CARTS: Final = 9
    CAVEINS: Final = 10
    SPACE: Final = 11
    NEAR: Final = 12
    BESIDE: Final = 13
    ABOVE: Final = 14
    BELOW: Final = 15


class Counted:
    """A count: its messages, the words that declare it, its few signs; whether it needs a card around it (IM-F10), and
    the labels of what is asked for behind it.
    """

    def __init__(self, name: str, words: str, brief: str, here: bool = False, of: tuple[str, ...] = ()) -> None:
        self.name = name
        self.words = words
        self.brief = brief
        self.here = here
        self.of = of


COUNTS: Final = (
    Counted("cards_of", "cards", "", of=LETTERS),
    Counted("cards_level", "cards", "[place]", of=ROMAN),
    Counted("factions", "factions", "[faction]"),
    Counted("factions_near", "factions near", "[faction]", here=True),
    Counted("machines", "machines", "[machine]"),
    Counted("machines_here", "machines here", "[machine]", here=True),
    Counted("carts", "carts", "[cart]"),
    Counted("carts_here", "carts here", "[cart]", here=True),
    Counted("machines_carts", "machines+carts", "[machine][cart]"),
    Counted("caveins", "caveins", "[cavein]"),
    Counted("space", "space", "[advance]"),
    Counted("near", "near", "[place]", here=True),
    Counted("beside", "beside", "[place]", here=True),
    Counted("above", "above", "[place]", here=True),
    Counted("below", "below", "[place]", here=True),
)


class When:
    """The three kinds of event (IM-E1): places in WHENS."""

    NOW: Final = 0
    END: Final = 1
    SPECIAL: Final = 2


WHENS: Final = ("now", "end", "special")


class Rule:
    """What a special event changes: places in RULES."""

    ONCART: Final = 0
    DISCOUNT: Final = 1
    SURFACE: Final = 2
    FURTHER: Final = 3
    NONE: Final = 4


RULES: Final = ("oncart", "discount", "surface", "further")
