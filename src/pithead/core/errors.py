"""What can go wrong, each with enough to say what was wrong and what was possible."""

from __future__ import annotations


class PitheadError(Exception):
    """Base of every error a caller may want to show to a person."""


class MoveError(PitheadError):
    """A move text or move object that names no action, or one that is not legal now."""

    def __init__(self, message: str, move: str = "", possible: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.move = move
        self.possible = possible


class OptionError(PitheadError):
    """A number of seats or a table option that the game does not have."""


class PackError(PitheadError):
    """A content pack that cannot be used: which file, which row, why."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        super().__init__(f"{file}: {row}: {reason}" if row else f"{file}: {reason}")
        self.file = file
        self.row = row
        self.reason = reason


class TooMany(PitheadError):
    """A chance node has too many outcomes to list; sample it instead."""
