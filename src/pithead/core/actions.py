"""Actions are ints inside and named moves outside; both come from one verb table.

A verb has a start and arguments, each from a domain of labels. Its codes run from the start on, the last
argument fastest. Codes never leave the process: records, tests, the wire and bug reports use the names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from hashlib import sha256
from typing import TYPE_CHECKING

from pithead.core.errors import MoveError

if TYPE_CHECKING:
    from pithead.core.api import Json


class Domain:
    """The values one argument can have, each with a label that is its text form everywhere."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.index = {label.lower(): i for i, label in enumerate(labels)}
        if len(self.index) != len(self.labels):
            raise ValueError(f"domain {name}: two labels are the same")

    def __len__(self) -> int:
        return len(self.labels)


def numbers(name: str, low: int, high: int, step: int = 1) -> Domain:
    """A domain of whole numbers from low to high."""
    return Domain(name, [str(i) for i in range(low, high + 1, step)])


class Arg:
    """One argument of a verb: its own name and the domain of its values."""

    def __init__(self, name: str, domain: Domain) -> None:
        self.name = name
        self.domain = domain


class Verb:
    """One row of the verb table.

    start   code of the verb's first action (checked against the verbs before it)
    args    its arguments, in text order
    clause  the rule behind it
    kind    the input a generic client draws: place, card, option, amount or dice
    """

    def __init__(self, name: str, start: int, args: Sequence[Arg] = (), clause: str = "", kind: str = "option") -> None:
        self.name = name
        self.start = start
        self.args = tuple(args)
        self.clause = clause
        self.kind = kind
        self.size = 1
        for arg in self.args:
            self.size *= len(arg.domain)


class Move:
    """An action by its names: what records, clients and people write."""

    def __init__(self, verb: str, args: Sequence[str] = ()) -> None:
        self.verb = verb
        self.args = tuple(args)

    @property
    def text(self) -> str:
        return " ".join((self.verb, *self.args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[Move], tuple[str, tuple[str, ...]]]:
        return Move, (self.verb, self.args)


class ActionSpace:
    """All actions (or chance outcomes) of a game: encode, decode, parse, format."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self.by_name: dict[str, Verb] = {}
        size = 0
        for verb in self.verbs:
            if verb.start != size:
                raise ValueError(f"verb {verb.name} starts at {verb.start}, the verbs before it end at {size}")
            if verb.name in self.by_name:
                raise ValueError(f"two verbs are called {verb.name}")
            self.by_name[verb.name] = verb
            size += verb.size
        self.size = size

    def layout(self) -> str:
        """A hash of the whole table: learned weights and saved states refuse another layout."""
        rows = [
            f"{v.name}@{v.start}({';'.join(a.name + '=' + ','.join(a.domain.labels) for a in v.args)})"
            for v in self.verbs
        ]
        return sha256("\n".join(rows).encode()).hexdigest()[:16]

    def verb_of(self, code: int) -> Verb:
        """The verb of a code. Binary search over the table."""
        if not 0 <= code < self.size:
            raise ValueError(f"code {code} is outside 0..{self.size - 1}")
        low, high = 0, len(self.verbs) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].start <= code:
                low = middle
            else:
                high = middle - 1
        return self.verbs[low]

    def values(self, code: int) -> tuple[int, ...]:
        """The arguments of a code as indices into their domains."""
        verb = self.verb_of(code)
        rest = code - verb.start
        out: list[int] = []
        for arg in reversed(verb.args):
            n = len(arg.domain)
            out.append(rest % n)
            rest //= n
        out.reverse()
        return tuple(out)

    def encode(self, name: str, *values: int) -> int:
        """The code of a verb with arguments given as indices."""
        verb = self.by_name[name]
        if len(values) != len(verb.args):
            raise ValueError(f"{name} takes {len(verb.args)} arguments, not {len(values)}")
        code = 0
        for arg, value in zip(verb.args, values, strict=True):
            if not 0 <= value < len(arg.domain):
                raise ValueError(f"{name}: {arg.name} {value} is outside 0..{len(arg.domain) - 1}")
            code = code * len(arg.domain) + value
        return verb.start + code

    def decode(self, code: int) -> Move:
        """The named move of a code."""
        verb = self.verb_of(code)
        return Move(verb.name, [a.domain.labels[v] for a, v in zip(verb.args, self.values(code), strict=True)])

    def format(self, code: int) -> str:
        """The text of a code: `advertise ruby +1`."""
        return self.decode(code).text

    def code(self, move: Move) -> int:
        """The code of a named move; MoveError says which part is wrong and what was possible."""
        name = move.verb.lower().replace("-", "_")
        verb = self.by_name.get(name)
        if verb is None:
            near = get_close_matches(name, list(self.by_name), 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise MoveError(f"there is no move '{move.verb}'{hint}", move.text, tuple(self.by_name))
        if len(move.args) != len(verb.args):
            form = " ".join([verb.name, *[f"<{a.name}>" for a in verb.args]])
            raise MoveError(f"'{move.text}' should have the form: {form}", move.text, (form,))
        values: list[int] = []
        for arg, label in zip(verb.args, move.args, strict=True):
            value = arg.domain.index.get(label.lower())
            if value is None:
                labels = arg.domain.labels
                shown = ", ".join(labels) if len(labels) <= 12 else f"{labels[0]}, {labels[1]}, … {labels[-1]}"
                raise MoveError(f"'{label}' is no {arg.name}: use {shown}", move.text, labels)
            values.append(value)
        return self.encode(verb.name, *values)

    def parse(self, text: str) -> int:
        """The code of a move text; the inverse of `format`."""
        words = text.split()
        if not words:
            raise MoveError("an empty move", text, tuple(self.by_name))
        return self.code(Move(words[0], words[1:]))

    def to_json(self, code: int) -> dict[str, Json]:
        """The move as an object: {"verb": "advertise", "gem": "ruby", "step": "+1"}."""
        verb = self.verb_of(code)
        out: dict[str, Json] = {"verb": verb.name}
        for arg, value in zip(verb.args, self.values(code), strict=True):
            out[arg.name] = arg.domain.labels[value]
        return out

    def from_json(self, data: Mapping[str, Json]) -> int:
        """The inverse of `to_json`; MoveError on anything else."""
        name = data.get("verb")
        if not isinstance(name, str):
            raise MoveError("a move object needs a 'verb'", str(data), tuple(self.by_name))
        verb = self.by_name.get(name)
        if verb is None:
            return self.code(Move(name))
        names = {arg.name for arg in verb.args}
        extra = [k for k in data if k != "verb" and k not in names]
        lacking = [a.name for a in verb.args if a.name not in data]
        if extra or lacking:
            raise MoveError(
                f"{name} takes {sorted(names)}; unknown: {extra}, missing: {lacking}", str(data), tuple(names)
            )
        return self.code(Move(name, [str(data[a.name]) for a in verb.args]))


class EventType:
    """One row of a game's event table: a name and what its numbers mean.

    An argument is (name, domain), or (name, None) for a plain number such as an amount of coins.
    """

    def __init__(self, name: str, args: Sequence[tuple[str, Domain | None]] = ()) -> None:
        self.name = name
        self.args = tuple(args)

    def name_values(self, values: Sequence[int]) -> dict[str, Json]:
        """The numbers of one event as names: a label where there is a domain, else the number.

        A value outside its domain stands for something that is not there or not known: null. Where an event
        carries more numbers than the table has arguments, the last argument is a list.
        """
        out: dict[str, Json] = {}
        for i, (name, domain) in enumerate(self.args):
            if i == len(self.args) - 1 and len(values) > len(self.args):
                out[name] = [_label(domain, v) for v in values[i:]]
            else:
                out[name] = _label(domain, values[i])
        return out


def _label(domain: Domain | None, value: int) -> Json:
    if domain is None:
        return value
    return domain.labels[value] if 0 <= value < len(domain) else None
