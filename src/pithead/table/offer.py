"""What a seat is asked: choices by their names, described well enough for a client that knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pithead.core.actions import Move
from pithead.core.api import Detail, Game, Json, State


@dataclass(frozen=True)
class Choice:
    """One thing the seat may do.

    kind     the input that draws it: place, card, option, amount or dice
    args     the move's arguments by name
    clause   the rule behind it; cost, preview and warning as in `core.api.Detail`
    """

    code: int
    move: Move
    kind: str
    args: dict[str, Json]
    clause: str
    cost: Mapping[str, int | str]
    preview: Mapping[str, object]
    warning: str

    def to_json(self) -> dict[str, object]:
        """For the wire: names only."""
        return {
            "move": self.move.text,
            "verb": self.move.verb,
            "kind": self.kind,
            "args": self.args,
            "clause": self.clause,
            "cost": self.cost,
            "preview": self.preview,
            "warning": self.warning,
        }


@dataclass(frozen=True)
class Offer:
    """The question to one seat. `number` must come back with the answer, so that a stale answer is noticed."""

    number: int
    seat: int
    prompt: str
    choices: tuple[Choice, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "seat": self.seat + 1,
            "prompt": self.prompt,
            "choices": [c.to_json() for c in self.choices],
        }


def make_offer(game: Game, view: State, seat: int, number: int) -> Offer:
    """The offer of a seat, from its own view alone."""
    choices = tuple(make_choice(game, code, game.detail(view, seat, code)) for code in view.legal(seat))
    return Offer(number, seat, game.prompt(view, seat), choices)


def make_choice(game: Game, code: int, detail: Detail) -> Choice:
    """One code with its names."""
    verb = game.actions.verb_of(code)
    args = game.actions.to_json(code)
    del args["verb"]
    return Choice(
        code,
        game.actions.decode(code),
        verb.kind,
        args,
        detail.clause or verb.clause,
        detail.cost,
        detail.preview,
        detail.warning,
    )
