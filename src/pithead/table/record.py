"""The record of a game: JSON Lines, a header and then one line for everything that happened.

    {"pithead": 1, "game": "dig_deep", "rules": 1, "pack": "core", "pack_version": 1, "pack_hash": …, "players": […],
     "commitment": …, "h": …}                           older records name no version of their pack: it is 1
    {"n": 1, "c": 0, "draw": "starts 2", "h": …}            chance; `c` is the command it belongs to, 0 the set-up
    {"n": 9, "c": 1, "seat": 2, "move": "mark 3", "h": …}   a decision; seats count from 1
    {"n": 12, "undo": 2, "strike": [1, 2], "h": …}          the commands taken back, with what bots answered;
                                                            `agreed` if the others had to agree
                                                            `epoch`, a number from 1, if a draw was taken back
    {"n": 15, "c": 4, "seal": 1, "hash": …, "h": …}         seat 1 has chosen; others who choose at once have not
    {"n": 2, "nonces": ["…", "", "…"], "h": …}              what the players add to the luck, before the first draw
    {"n": 1, "position": {…}, "of": 2, "h": …}              it begins from what seat 2 saw there; the rest is dealt anew
    {"n": 20, "rules": 2, "pack_hash": …, "h": …}           from here on by other rules; all lines before come to the
                                                            same positions under them
    {"n": 40, "sit": 3, "player": {…}, "h": …}              somebody else takes a seat
    {"n": 41, "end": "last_tile", "standing": [[…], …], "seed": …, "key": …, "h": …}
    {"n": 41, "by": 2, "end": "agreed", …}                  the same, because seat 2 asked for it and all agreed

`h` chains each line to all lines before it, so that damage is found and its line named. The header's commitment
binds the seed and all that stands before it in the header; the seed itself is revealed in the last line: see
docs/fairness.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from pithead.core.api import Json, pack_label
from pithead.core.errors import PitheadError

VERSION = 1


class RecordError(PitheadError):
    """A record that is damaged, cut off, edited or not ours; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a person, or a bot by its name."""

    name: str
    kind: str = "human"
    bot: str = ""

    def to_json(self) -> dict[str, Json]:
        return {"name": self.name, "kind": self.kind, "bot": self.bot}


def player_from_json(data: Json) -> Player:
    """The inverse of `Player.to_json`; ValueError says what is wrong."""
    if not isinstance(data, dict):
        raise ValueError(f"a player must be an object, not {data!r}")
    name, kind, bot = data.get("name"), data.get("kind"), data.get("bot", "")
    if not isinstance(name, str) or kind not in ("human", "bot") or not isinstance(bot, str):
        raise ValueError(f"a player needs a name, a kind (human or bot) and a bot's name, not {data!r}")
    return Player(name, str(kind), bot)


_in_order = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def _chain(previous: str, line: Mapping[str, Json]) -> str:
    text = previous + _in_order({k: v for k, v in line.items() if k != "h"})
    return blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass
class Record:
    """A header and the lines after it, each with its place in the chain.

    A long running table may fold its older lines away: then `folded` counts them, and `last` is the hash of the last.
    """

    header: dict[str, Json]
    lines: list[dict[str, Json]] = field(default_factory=list)
    folded: int = 0
    last: str = ""

    @classmethod
    def start(cls, header: Mapping[str, Json]) -> Record:
        """A new record; the header gets its version and its hash."""
        full: dict[str, Json] = {"pithead": VERSION, **header}
        full["h"] = _chain("", full)
        return cls(full)

    def append(self, line: Mapping[str, Json]) -> dict[str, Json]:
        """One more line, numbered and chained."""
        full: dict[str, Json] = {"n": self.count + 1, **line}
        full["h"] = _chain(self.hash, full)
        self.lines.append(full)
        return full

    @property
    def count(self) -> int:
        """How many lines there are, the folded ones too."""
        return self.folded + len(self.lines)

    @property
    def hash(self) -> str:
        """The chain up to here."""
        return str(self.lines[-1]["h"]) if self.lines else self.last or str(self.header["h"])

    def fold(self) -> None:
        """Forget the lines, not the chain: what follows is numbered and chained as before."""
        self.folded, self.last, self.lines = self.count, self.hash, []

    @property
    def inherited(self) -> int:
        """How many lines a branch has from another table, where other players sat."""
        luck = self.header.get("luck")
        last = luck[-1] if isinstance(luck, list) and luck else None
        lines = last.get("lines") if isinstance(last, dict) else None
        return lines if isinstance(lines, int) else 0

    @property
    def played_by(self) -> tuple[Json, Json]:
        """The rules version and the hash of the pack that it is played by now: the header's, or those of a later line
        that says so.
        """
        stamps = [line for line in self.lines if "rules" in line]
        last = stamps[-1] if stamps else self.header
        return last["rules"], last["pack_hash"]

    @property
    def pack(self) -> str:
        """The pack that it is played with now, as messages call it."""
        return pack_label(self.header.get("pack"), self.header.get("pack_version", 1), self.played_by[1])

    @property
    def ended(self) -> bool:
        return bool(self.lines) and "end" in self.lines[-1]

    def texts(self, since: int = 0) -> list[str]:
        """The lines as they stand in a file; `since` skips that many, the header counted."""
        return [
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in [self.header, *self.lines][since:]
        ]

    def text(self) -> str:
        """The whole file."""
        if self.folded:
            raise ValueError("the record was folded: its file stands in the store")
        return "".join(line + "\n" for line in self.texts())

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a file; RecordError names the line and what is wrong with it. Whether the moves are legal is the
        replay's business.
        """
        rows = text.split("\n")
        cut = rows.pop()  # what stands after the last line break: nothing, in a whole file
        if not rows and not cut.strip():
            raise RecordError(1, "the file is empty")
        if cut:
            raise RecordError(len(rows) + 1, "the line is cut off: the file was not written to its end")
        parsed: list[dict[str, Json]] = []
        for i, row in enumerate(rows):
            try:
                line = json.loads(row)
            except ValueError as error:
                raise RecordError(i + 1, f"not JSON: {error}") from None
            if not isinstance(line, dict):
                raise RecordError(i + 1, "not a JSON object")
            if i == 0:
                _check_header(line)
            elif line.get("n") != i:
                raise RecordError(
                    i + 1, f"the number should be {i}, not {line.get('n')!r}: a line is missing or doubled"
                )
            elif "end" in parsed[-1]:
                raise RecordError(i + 1, "there is a line after the end of the game")
            previous = str(parsed[-1]["h"]) if parsed else ""
            if line.get("h") != _chain(previous, line):
                raise RecordError(i + 1, "the line was changed: its hash does not fit it and the lines before")
            parsed.append(line)
        return cls(parsed[0], parsed[1:])


def _check_header(line: Mapping[str, Json]) -> None:
    if "pithead" not in line:
        raise RecordError(1, "not a Pithead record: the header is missing")
    if line["pithead"] != VERSION:
        raise RecordError(1, f"written by format version {line['pithead']!r}; this program reads version {VERSION}")
    for name, kind in (
        ("game", str),
        ("rules", int),
        ("pack_hash", str),
        ("options", dict),
        ("players", list),
        ("commitment", str),
    ):
        if not isinstance(line.get(name), kind):
            raise RecordError(1, f"the header has no proper '{name}'")
    version = line.get("pack_version", 1)
    if isinstance(version, bool) or not isinstance(version, int):
        raise RecordError(1, "the header has no proper 'pack_version'")
