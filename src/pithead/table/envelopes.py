"""Sealed choices: what seats that choose at once have decided, published as hashes until it is shown.

A seat's choice is in when others are still asked and it is not any more. From then on it stands: nobody can take it
back alone, and its hash is in the record. All are settled when the last one is in.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from pithead.core.api import Json, seats_in


@dataclass(frozen=True)
class Move:
    """A move that others may not have seen yet."""

    command: int
    seat: int
    text: str


@dataclass(frozen=True)
class Seal:
    """A choice that is in: whose, by which command, the line and the hash that published it, and its moves."""

    seat: int
    command: int
    line: int
    hash: str
    moves: tuple[str, ...]


@dataclass
class Envelopes:
    """asked     the seats that were waited for when somebody last was, as a mask
    moves     what was chosen since the last time that everything was settled
    sealed    the choices that are in
    settled   those that were in when the last one came
    look      what everybody saw then, as a key, while something is sealed
    revealed  something was shown to everybody since then
    due       the seat whose choice has come in and has no seal yet
    """

    asked: int = 0
    moves: list[Move] = field(default_factory=list)
    sealed: list[Seal] = field(default_factory=list)
    settled: list[Seal] = field(default_factory=list)
    look: str = ""
    revealed: bool = False
    due: int | None = None

    def wait(self, waiting: int, look: Callable[[], str]) -> None:
        """The position waits for these seats now, and looks so to everybody."""
        gone, new = seats_in(self.asked & ~waiting), waiting & ~self.asked
        over = bool(new) or not waiting or self.revealed
        if self.sealed and not gone and not over:
            over = look() != self.look  # the last one has chosen, and is asked for something else
        if over and self.sealed:
            self.settled, self.sealed = self.sealed, []
        if over or (len(seats_in(waiting)) == 1 and not gone and not self.sealed):
            self.moves = []
        elif len(gone) == 1:
            self.due = gone[0]
        self.asked, self.revealed = waiting, False
        self.look = look() if self.sealed or self.due is not None else ""

    def moves_of(self, seat: int) -> list[str]:
        """What a seat has chosen and nobody else has seen."""
        return [move.text for move in self.moves if move.seat == seat]

    def close(self, seat: int, command: int, line: int, hashed: str) -> None:
        """A choice is sealed."""
        if not self.sealed:
            self.settled = []
        self.sealed.append(Seal(seat, command, line, hashed, tuple(self.moves_of(seat))))
        self.due = None

    def strike(self, commands: Collection[int], waiting: int, look: Callable[[], str]) -> None:
        """Some commands were taken back; the position waits for these seats again, and looks so."""
        self.moves = [move for move in self.moves if move.command not in commands]
        self.sealed = [seal for seal in self.sealed if seal.command not in commands]
        self.settled = [seal for seal in self.settled if seal.command not in commands]
        self.asked, self.revealed, self.due = waiting, False, None
        self.look = look() if self.sealed else ""

    def to_json(self) -> dict[str, Json]:
        return {
            "asked": self.asked,
            "look": self.look,
            "moves": [[move.command, move.seat, move.text] for move in self.moves],
            "sealed": [_seal_json(seal) for seal in self.sealed],
            "settled": [_seal_json(seal) for seal in self.settled],
        }


def _seal_json(seal: Seal) -> list[Json]:
    return [seal.seat, seal.command, seal.line, seal.hash, list[Json](seal.moves)]


def envelopes_from_json(data: Json) -> Envelopes:
    """The inverse of `Envelopes.to_json`; ValueError on anything else."""
    if not isinstance(data, dict):
        raise ValueError(f"envelopes must be an object, not {data!r}")
    moves, sealed, settled = (data.get(name) for name in ("moves", "sealed", "settled"))
    if not isinstance(moves, list) or not isinstance(sealed, list) or not isinstance(settled, list):
        raise ValueError("envelopes need 'moves', 'sealed' and 'settled'")
    return Envelopes(
        int(str(data.get("asked"))),
        [_move(row) for row in moves],
        [_seal(row) for row in sealed],
        [_seal(row) for row in settled],
        str(data.get("look")),
    )


def _move(row: Json) -> Move:
    if not isinstance(row, list) or len(row) != 3:
        raise ValueError(f"a move is a command, a seat and a text, not {row!r}")
    return Move(int(str(row[0])), int(str(row[1])), str(row[2]))


def _seal(row: Json) -> Seal:
    if not isinstance(row, list) or len(row) != 5 or not isinstance(row[4], list):
        raise ValueError(f"a seal has five parts, not {row!r}")
    return Seal(int(str(row[0])), int(str(row[1])), int(str(row[2])), str(row[3]), tuple(str(m) for m in row[4]))
