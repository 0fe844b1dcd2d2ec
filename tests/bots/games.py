"""Games between bots, whole or decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from pithead.bots.driver import ask, drive
from pithead.bots.registry import make_bot
from pithead.core.api import OVER, Bot, Budget, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import settle
from pithead.games.registry import load_game, load_kit

S = TypeVar("S", bound=State)


def decisions(game: Game, state: S, chance: Chance, bots: Sequence[Bot]) -> Iterator[tuple[S, int, int]]:
    """Each decision of seated bots to the end: the position, the seat and its choice, which is then done; at last
    (position, OVER, OVER).
    """
    while (seat := int(settle(state, chance))) != OVER:
        code = ask(game, bots[seat], seat, state.view(seat), state.legal(seat), Budget())
        yield state, seat, code
        state.apply(seat, code)
    yield state, OVER, OVER


def play(game: Game, names: list[str], seed: int) -> State:
    """A whole game between bots."""
    seats = len(names)
    state = game.new(seats, {"stall_limit": 12} if game.info.id == "dig_deep" else None)
    chance = Chance(seed_from("test bots", seed))
    bots: list[Bot] = [make_bot(name, game.info.id) for name in names]
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, seed * 8 + seat)
    drive(game, state, bots, chance)
    return state


def wins(game: Game, names: list[str], games: int) -> float:
    """Games won by the first of the names, with seats rotated; a shared win counts in part."""
    won = 0.0
    for n in range(games):
        shift = n % len(names)
        seated = names[-shift:] + names[:-shift] if shift else names
        state = play(game, seated, n)
        standings = [state.standing(seat) for seat in range(len(names))]
        if standings[shift] == max(standings):
            won += 1 / standings.count(max(standings))
    return won


def moments(
    game_id: str, seats: int, seed: int, every: int, most: int, names: str = "apprentice"
) -> Iterator[tuple[Game, State, int, list[int]]]:
    """Positions of a game between bots where a seat has a choice: every so many of them."""
    game = load_game(game_id)
    state = game.new(seats, load_kit(game_id).simulation)
    chance = Chance(seed_from("moments", game_id, seed))
    bots: list[Bot] = [make_bot(names, game_id) for _ in range(seats)]
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, seed)
    n = found = 0
    for _, seat, _ in decisions(game, state, chance, bots):
        legal = state.legal(seat) if seat != OVER else []
        if len(legal) > 1:
            n += 1
            if n % every == 0:
                found += 1
                yield game, state.view(seat), seat, [int(code) for code in legal]
        if found == most:
            return
