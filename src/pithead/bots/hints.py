"""A hint: what a bot would choose from a seat's view, each choice told to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pithead.bots.advice import SIMULATIONS, top
from pithead.bots.driver import ask, seat_bot
from pithead.core.api import Bot, Budget, Event, Game, Json, State
from pithead.core.chance import Rng


@dataclass(frozen=True)
class Hint:
    """Moves that make one choice, in order: a sealed bid is one amount after another. Value and reason as in
    `Advice`.
    """

    codes: tuple[int, ...]
    value: float
    reason: str
    args: dict[str, Json]


def hints(
    game: Game, name: str, seat: int, view: State, legal: Sequence[int], seed: int, transfer: bool = False
) -> list[Hint]:
    """Up to three choices of the bot of that name, the best first. It counts nothing for the seat that the table leaves
    to the players.
    """
    view = game.uncounted(view, seat)
    bot = seat_bot(game, name, seat, seed, transfer=transfer)
    budget = Budget(simulations=SIMULATIONS)
    return [
        Hint((int(one.code), *_rest(game, bot, seat, view, one.code, budget)), float(one.value), one.reason, one.args)
        for one in top(bot.explain(view, legal, budget))
    ]


def _rest(game: Game, bot: Bot, seat: int, view: State, code: int, budget: Budget) -> list[int]:
    """How the bot goes on where only amounts are asked of the seat and nobody was told anything: it is still the same
    choice.

    It plays in a world that the view allows; as nothing was told, the seat would see the same in every other.
    """
    out: list[int] = []
    world = view.determinize(Rng(0))
    while True:
        told: list[Event] = []
        world.log = told
        world.apply(seat, code)
        asked = world.legal(seat) if world.waiting() >> seat & 1 else []
        if told or not asked or any(game.actions.verb_of(one).kind != "amount" for one in asked):
            return out
        code = ask(game, bot, seat, world.view(seat), asked, budget)
        out.append(code)
