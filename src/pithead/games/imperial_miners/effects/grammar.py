"""What the effect language is made of: programs, and the parts of a row in the table of operations.

A program is a tree of named parts; tables.py lays it out as ints. An operation is written as a word and its shapes,
which read, write and say their own arguments; a voice puts all of it into words or signs.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

from pithead.games.imperial_miners.effects.reader import Reader
from pithead.games.imperial_miners.effects.words import At, Need, Rule

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.imperial_miners.state import ImperialMiners

NOTHING: Final = -1  # what an operation asks for that is done at once
NO_NEED: Final = (Need.NONE, 0, 0, 0)

Args: TypeAlias = dict[str, str | int]  # variables of a message


# -- operations and their arguments


class Shape:
    """One argument of an operation: how it is written, and what messages know of it.

    `numbers` are the ints of an item, in the order of words.At; a shape has its own places among them.
    """

    @abstractmethod
    def read(self, r: Reader, numbers: list[int]) -> None:
        """Take the argument's words and fill its places; LanguageError where they are not there."""

    @abstractmethod
    def write(self, numbers: Sequence[int]) -> str:
        """The argument as it is written."""

    @abstractmethod
    def say(self, numbers: Sequence[int], voice: Voice, args: Args) -> str:
        """Add the variables of messages; which of `variants` the message is."""

    def variants(self) -> Sequence[str]:
        """What this argument can add to the id of a message."""
        return ("",)

    def around(self, phrase: str, numbers: Sequence[int], voice: Voice) -> str:
        """The phrase with what this argument says around it."""
        return phrase

    def misplaced(self, numbers: Sequence[int], card: bool) -> str:
        """Why this argument cannot stand on a card, or elsewhere; or an empty string."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation:
    """A row of the table of operations.

    word    how it is written; its messages are `effect-<word>` and `short-effect-<word>`, with the shapes' variants
    shapes  its arguments, in the order in which they are written
    asks    the Frame of what the player is asked for, or NOTHING
    brief   its few signs, with the variables of its messages
    inner   the words before the items inside it
    """

    def __init__(self, word: str, shapes: Sequence[Shape], asks: int, brief: str, inner: tuple[str, ...] = ()) -> None:
        self.word = word
        self.shapes = tuple(shapes)
        self.asks = asks
        self.brief = brief
        self.inner = inner

    def __reduce__(self) -> tuple[Callable[[str], Operation], tuple[str]]:
        return _row, (self.word,)  # a pickled one is the row of the program that reads it

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        """Do the item at once, or push what is to be chosen next. `slot` is the card whose effect it is."""
        raise NotImplementedError


def _row(word: str) -> Operation:
    from pithead.games.imperial_miners.effects.operations import OPERATIONS  # its rows are made of this class

    return next(row for row in OPERATIONS if row.word == word)


# -- programs


class Item(NamedTuple):
    """One step of a branch: its operation, its numbers in the order of words.At, and the items inside it."""

    operation: Operation
    numbers: tuple[int, ...]
    inner: tuple[Item, ...] = ()


class Branch(NamedTuple):
    """What is resolved as a whole: a need (kind, number, count, of) and the items, from left to right."""

    need: tuple[int, ...]
    items: tuple[Item, ...]


Effect: TypeAlias = tuple[Branch, ...]  # the tiers of one effect
Program: TypeAlias = tuple[Effect, ...]  # the effects to choose from


class EventDeclaration(NamedTuple):
    """What an event does: a program, or a rule with its number or its item."""

    when: int
    may: int = 0
    program: Program = ()
    rule: int = Rule.NONE
    number: int = 0
    item: Item | None = None


def branches_of(program: Program) -> list[Branch]:
    """Every branch, in the order of `resolve`."""
    return [branch for effect in program for branch in effect]


def items_of(program: Program) -> Iterator[Item]:
    """Every item, those inside another included."""
    for branch in branches_of(program):
        for item in branch.items:
            yield from flatten(item)


def flatten(item: Item) -> Iterator[Item]:
    """An item and the items inside it."""
    yield item
    for inner in item.inner:
        yield from flatten(inner)


# -- words and signs


class Voice:
    """Puts programs into words or signs."""

    def __init__(self, card: bool = True) -> None:
        self.where = "card" if card else "other"

    @abstractmethod
    def phrase(self, operation: Operation, variant: str, args: Args) -> str:
        """An operation with its arguments."""

    @abstractmethod
    def together(self, need: int, args: Args, items: Sequence[str]) -> str:
        """The phrases of a branch and what it needs."""

    @abstractmethod
    def each(self, phrase: str, numbers: Sequence[int]) -> str:
        """IM-F12: a phrase for each of what is counted."""

    @abstractmethod
    def condition(self, count: int, of: int, least: int) -> str:
        """That there are as many of something."""

    @abstractmethod
    def gain(self, word: str, n: int) -> str:
        """So much gold or so many points: what something gives for each."""

    @abstractmethod
    def faction(self, faction: int) -> str:
        """A faction's name."""

    def figure(self, numbers: Sequence[int]) -> str | int:
        """The figure of an amount."""
        return numbers[At.K]

    def item(self, item: Item) -> str:
        """One item as a phrase."""
        args: Args = {"where": self.where}
        shapes = item.operation.shapes
        variant = "".join([shape.say(item.numbers, self, args) for shape in shapes])
        for word, inner in zip(item.operation.inner, item.inner, strict=True):
            args[word] = self.item(inner)
        text = self.phrase(item.operation, variant, args)
        for shape in shapes:
            text = shape.around(text, item.numbers, self)
        return text

    def branch(self, branch: Branch) -> str:
        """A need and its items, from left to right."""
        kind, n, count, of = branch.need
        args: Args = {"n": n, "cond": self.condition(count, of, n) if kind == Need.IF else ""}
        return self.together(kind, args, [self.item(item) for item in branch.items])
