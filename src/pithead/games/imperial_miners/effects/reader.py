"""The words of one declaration, read from left to right; what cannot be read is refused with what was expected."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pithead.core.errors import PitheadError

MOST: Final = 99  # the largest number that can be written
NUMBER: Final = f"a number from 1 to {MOST}"
END: Final = "the end"
TOKEN: Final = re.compile(r"\s*(machines\+carts(?![A-Za-z])|[A-Za-z]+|\d+|>=|[|/:,+\-]|\S)")


class LanguageError(PitheadError):
    """A declaration that cannot be read: where, what was expected, what was found."""

    def __init__(self, text: str, position: int, expected: Sequence[str], found: str) -> None:
        wanted = " or ".join(expected) if len(expected) < 3 else ", ".join(expected[:-1]) + " or " + expected[-1]
        super().__init__(f"position {position + 1} of '{text}': expected {wanted}, found {found or 'the end'}")
        self.text = text
        self.position = position
        self.expected = tuple(expected)
        self.found = found


class Reader:
    """Where the reading stands, and what was looked for in vain at the furthest place it came to."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[tuple[str, int]] = [(m.group(1), m.start(1)) for m in TOKEN.finditer(text)]
        self.at = 0
        self.furthest = 0
        self.missed: list[str] = []

    def word(self) -> str:
        """The next word, or an empty string at the end."""
        return self.words[self.at][0] if self.at < len(self.words) else ""

    def _miss(self, expected: Sequence[str]) -> None:
        if self.at > self.furthest:
            self.furthest = self.at
            self.missed = []
        if self.at == self.furthest:
            self.missed += [one for one in expected if one not in self.missed]

    def refuse(self) -> LanguageError:
        """The error to raise: all that could have stood at the furthest place."""
        if self.furthest == len(self.words):
            return LanguageError(self.text, len(self.text), self.missed, "")
        word, position = self.words[self.furthest]
        return LanguageError(self.text, position, self.missed, f"'{word}'")

    def take(self, *choices: str) -> str:
        """The next word if it is one of the choices, else an empty string."""
        word = self.word()
        if word and word in choices:
            self.at += 1
            return word
        self._miss([f"'{choice}'" for choice in choices])
        return ""

    def take_all(self, words: str) -> bool:
        """Whether the next words are these, which are taken then; else nothing is."""
        start = self.at
        for word in words.split():
            if not self.take(word):
                self.at = start
                return False
        return True

    def need(self, *choices: str) -> str:
        """The next word, which must be one of the choices."""
        word = self.take(*choices)
        if not word:
            raise self.refuse()
        return word

    def take_number(self) -> int:
        """The next word if it is a number, else 0."""
        word = self.word()
        if word.isdecimal() and word.isascii() and 1 <= int(word) <= MOST:
            self.at += 1
            return int(word)
        self._miss([NUMBER])
        return 0

    def number(self) -> int:
        """The next word, which must be a number."""
        value = self.take_number()
        if not value:
            raise self.refuse()
        return value

    def end(self) -> None:
        """Nothing more may follow."""
        if self.at < len(self.words):
            self._miss([END])
            raise self.refuse()
