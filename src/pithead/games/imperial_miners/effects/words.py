"""The numbers behind the words of the effect language; compiled, since the interpreter reads them."""

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
ITEM: Final = 10  # ints of one item: op, a, b, then the amount: k, count, of, per, up, plus, cap
NO_CAP: Final = -1
ALL: Final = 0  # "clear all"
PLAIN: Final = -1  # "draw n" of any deck


class Op:
    """What an item does."""

    GOLD: Final = 1
    VP: Final = 2
    DRAW: Final = 3  # a: how many, b: a faction, PLAIN or `Drawn`
    ADVANCE: Final = 4  # a: 1 for "up to"
    MACHINE: Final = 5  # a: on how many cards, 0 for "here"
    CAVEIN: Final = 6  # a: on how many other cards, 0 for "here"
    CART: Final = 7  # a: how many
    CLEAR: Final = 8  # a: up to how many, or ALL; b: GOLD or VP; k for each
    SELL: Final = 9  # a: up to how many; b: GOLD or VP; k for each
    ACTIVATE: Final = 10  # a: `Only`, b: which
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
    """What a branch asks for before it is offered (IM-F9)."""

    NONE: Final = 0
    SPEND: Final = 1
    SCOTS: Final = 2
    CAVEIN: Final = 3
    IF: Final = 4


class Count:
    """What an amount or a condition counts."""

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


class When:
    """The three kinds of event (IM-E1)."""

    NOW: Final = 0
    END: Final = 1
    SPECIAL: Final = 2


class Rule:
    """What a special event changes."""

    ONCART: Final = 0
    DISCOUNT: Final = 1
    SURFACE: Final = 2
    FURTHER: Final = 3
    NONE: Final = 4
