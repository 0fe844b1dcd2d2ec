"""What a seat is asked: choices by their names, described well enough for a client that knows no game. Terminal, server
and wire have this one form of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from pithead.core.actions import Move
from pithead.core.api import Detail, Game, State


class Choice(Struct, frozen=True):
    """One thing the seat may do: `move` is what to send back.

    kind     the input that draws it: place, card, option, amount or dice
    args     the move's arguments by name
    clause   the rule behind it; cost: what it takes; preview: what would happen; warning: message id, or ""
    """

    move: str
    verb: str
    kind: str
    args: dict[str, Any]
    clause: str
    cost: Mapping[str, Any]
    preview: Mapping[str, Any]
    warning: str


class Offer(Struct, frozen=True):
    """The question to a seat; `number` goes back with the answer, and tells a stale one. `prompt` is a message id."""

    number: int
    seat: int
    prompt: str
    choices: list[Choice]


def make_offer(game: Game, view: State, seat: int, number: int) -> Offer:
    """The offer of a seat, from its own view alone."""
    choices = [make_choice(game, code, game.detail(view, seat, code)) for code in view.legal(seat)]
    return Offer(number, seat + 1, game.prompt(view, seat), choices)


def make_choice(game: Game, code: int, detail: Detail) -> Choice:
    """One code with its names."""
    verb = game.actions.verb_of(code)
    args = game.actions.to_json(code)
    del args["verb"]
    return Choice(
        game.actions.format(code),
        verb.name,
        verb.kind,
        args,
        detail.clause or verb.clause,
        detail.cost,
        detail.preview,
        detail.warning,
    )


def named(choice: Choice) -> Move:
    """The move of a choice in its parts."""
    return Move(choice.verb, [str(label) for label in choice.args.values()])
