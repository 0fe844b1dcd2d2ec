"""Kuhn poker as a position of the core: a game whose solution is known (value −1/18 for the first player)."""

from __future__ import annotations

from pithead.core.api import CHANCE, OVER, PUBLIC, Event, State
from pithead.core.chance import Rng
from pithead.envs.throws import Odds

PASS, BET = 0, 1
ENDS = {(PASS, PASS), (PASS, BET, PASS), (PASS, BET, BET), (BET, PASS), (BET, BET)}


class Kuhn(State):
    """Cards 0, 1, 2; what was chosen so far, in turn. A hidden card is -1."""

    FIELDS = ("seats", "round", "reason", "cards", "moves")

    def __init__(self) -> None:
        self.seats, self.round, self.reason, self.log = 2, 1, 0, None
        self.cards: list[int] = []
        self.moves: list[int] = []

    def clone(self) -> Kuhn:
        out = Kuhn()
        out.cards, out.moves = self.cards[:], self.moves[:]
        return out

    def actor(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        return OVER if tuple(self.moves) in ENDS else len(self.moves) % 2

    def waiting(self) -> int:
        return 1 << self.actor() if self.actor() >= 0 else 0

    def legal(self, seat: int) -> list[int]:
        return [PASS, BET] if seat == self.actor() else []

    def outcomes(self) -> list[tuple[int, float]]:
        left = [card for card in range(3) if card not in self.cards]
        return [(card, 1 / len(left)) for card in left]

    def apply(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.cards.append(code)
            event = Event(0, (code,), 1 << len(self.cards) - 1, True)
        else:
            self.moves.append(code)
            event = Event(1, (seat, code), PUBLIC, False)
        if self.log is not None:
            self.log.append(event)

    def view(self, seat: int) -> Kuhn:
        out = self.clone()
        out.cards = [card if i == seat else -1 for i, card in enumerate(self.cards)]
        return out

    def standing(self, seat: int) -> tuple[int, ...]:
        raise NotImplementedError

    def chance_key(self) -> tuple[int, ...]:
        raise NotImplementedError

    def sample(self, rng: Rng) -> int:
        raise NotImplementedError

    def determinize(self, rng: Rng) -> Kuhn:
        raise NotImplementedError

    def audit(self) -> None:
        raise NotImplementedError


def winnings(state: State) -> list[float]:
    """What each player wins."""
    assert isinstance(state, Kuhn)
    moves, better = tuple(state.moves), 0 if state.cards[0] > state.cards[1] else 1
    if moves == (PASS, PASS):
        stake, winner = 1, better
    elif moves in ((PASS, BET, BET), (BET, BET)):
        stake, winner = 2, better
    else:
        stake, winner = 1, 0 if moves == (BET, PASS) else 1
    return [float(stake if seat == winner else -stake) for seat in (0, 1)]


class Deals:
    """Its luck."""

    def every(self, state: State) -> Odds:
        return state.outcomes()
