"""How a position lies in a row of numbers: the table that an encoder writes by and that others read it with.

A layout is a run of groups; a group is a run of blocks, repeated for each seat, tile, card slot and so on. Every start
is written down and checked, as with verbs. Numbers are 16 bits wide, never negative, and 0 stands for "not there".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from pithead.batch.rows import Writer
from pithead.core.api import Game, Json, State

if TYPE_CHECKING:
    from typing_extensions import Buffer

FORMAT: Final = "h"  # of every number, as `array` and `struct` call it: 16 bits


@dataclass(frozen=True)
class Block:
    """Neighbouring numbers of one meaning.

    start    the first of them, counted from the start of its group
    length   how many
    meaning  what they say, in words
    scale    divided by this they lie at about 0 to 1
    seats    whether it has one number for each seat, counted from the one asked for
    """

    name: str
    start: int
    length: int
    meaning: str
    scale: int = 1
    seats: bool = False


@dataclass(frozen=True)
class Group:
    """Blocks that come several times over.

    start    the first number of the first copy
    copies   how many copies follow each other
    width    numbers of one copy
    meaning  what a copy stands for, and in which order they come
    seats    how many copies in a row belong to one seat, the one asked for first; 0 where copies are no seats
    """

    name: str
    start: int
    copies: int
    width: int
    meaning: str
    blocks: Sequence[Block]
    seats: int = 0

    def __post_init__(self) -> None:
        at = 0
        for block in self.blocks:
            if block.start != at:
                raise ValueError(f"{self.name}.{block.name} starts at {block.start}, the blocks before it end at {at}")
            at += block.length
        if at != self.width or len({block.name for block in self.blocks}) != len(self.blocks):
            raise ValueError(f"{self.name} is {self.width} wide, its blocks are {at}, each name once")


class Layout:
    """The whole row of a game: one for all its packs and seat counts. Whoever changes what a number means raises the
    version.
    """

    def __init__(self, game: str, version: int, groups: Sequence[Group]) -> None:
        self.game = game
        self.version = version
        self.groups = tuple(groups)
        self.size = 0
        for group in self.groups:
            if group.start != self.size:
                raise ValueError(f"{group.name} starts at {group.start}, the groups before it end at {self.size}")
            self.size += group.copies * group.width

    def stamp(self) -> str:
        """A hash of the version and the table: a net refuses a layout other than its own."""
        rows = [f"{self.game} {self.version}"]
        for group in self.groups:
            rows.append(f"{group.name}@{group.start}*{group.copies}")
            rows += [f"{block.name}@{block.start}+{block.length}/{block.scale}" for block in group.blocks]
        return sha256("\n".join(rows).encode()).hexdigest()[:16]

    def stamps(self, game: Game) -> dict[str, str]:
        """What a net that was trained on these rows is stamped with."""
        return {"pack": game.info.pack.digest, "actions": game.actions.layout(), "encoder": self.stamp()}

    def where(self, group: str, block: str, copy: int = 0) -> range:
        """The numbers of a block of one copy; KeyError for a name that there is not."""
        for one in self.groups:
            for found in one.blocks:
                if (one.name, found.name) == (group, block) and 0 <= copy < one.copies:
                    first = one.start + copy * one.width + found.start
                    return range(first, first + found.length)
        raise KeyError(f"{group}.{block}, copy {copy}")

    def scales(self) -> list[int]:
        """The divisor of every number."""
        return [
            block.scale
            for group in self.groups
            for _ in range(group.copies)
            for block in group.blocks
            for _ in range(block.length)
        ]

    def columns(self, order: Sequence[int]) -> list[int]:
        """Where each number comes from once the seats are counted otherwise: seat k of the new row is seat `order[k]`
        of the old one.
        """
        out: list[int] = []
        for group in self.groups:
            for copy in range(group.copies):
                first = group.start + (_moved(copy, group.seats, order) if group.seats else copy) * group.width
                for block in group.blocks:
                    for i in range(block.length):
                        out.append(first + block.start + (_moved(i, 1, order) if block.seats else i))
        return out

    def name_of(self, at: int) -> str:
        """The group, copy, block and place of one number: `seat 2 hand 17`, all counted from 0."""
        for group in self.groups:
            copy, inside = divmod(at - group.start, group.width)
            if 0 <= copy < group.copies:
                for block in group.blocks:
                    if block.start <= inside < block.start + block.length:
                        return f"{group.name} {copy} {block.name} {inside - block.start}"
        raise IndexError(f"{at} is outside 0..{self.size - 1}")

    def to_json(self) -> dict[str, Json]:
        """All of it as an object."""
        return {
            "game": self.game,
            "version": self.version,
            "stamp": self.stamp(),
            "size": self.size,
            "format": FORMAT,
            "groups": [_group_json(group) for group in self.groups],
        }


def _moved(place: int, each: int, order: Sequence[int]) -> int:
    """Where a place comes from, `each` of which belong to one seat; what lies beyond the seats stays."""
    seat, inside = divmod(place, each)
    return order[seat] * each + inside if seat < len(order) else place


def _group_json(group: Group) -> Json:
    blocks: list[Json] = [
        {
            "name": block.name,
            "start": block.start,
            "length": block.length,
            "meaning": block.meaning,
            "scale": block.scale,
        }
        for block in group.blocks
    ]
    return {
        "name": group.name,
        "start": group.start,
        "copies": group.copies,
        "width": group.width,
        "meaning": group.meaning,
        "blocks": blocks,
    }


@dataclass(frozen=True)
class Encoder:
    """What a game turns positions into.

    layout  what each number means
    encode  of a seat's view and the seat: fills a row of `layout.size` numbers of 16 bits (any buffer of them). Of the
            true position it makes the same row, without the cost of a view: it reads nothing that a view leaves out
    mask    of the same: fills a row of bytes, one for each action of the game's table; 1 where the seat may choose it
    writer  `encode` for compiled code that keeps its rows
    """

    layout: Layout
    encode: Callable[[State, int, Buffer], None]
    mask: Callable[[State, int, Buffer], None]
    writer: Writer
