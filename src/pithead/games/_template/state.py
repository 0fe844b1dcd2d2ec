"""Nuggets' position: fields, clone, and the doors to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pithead.core.api import State
from pithead.core.chance import Rng
from pithead.games._template import chance, flow, scoring, view
from pithead.games._template.tables import KINDS, Tables
from pithead.games._template.verbs import Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

EMPTY = -1


class Nuggets(State):
    """Everything on the table: ints and int lists, all named in FIELDS. `t` holds the pack's figures and never
    changes.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "round",
        "reason",
        "rounds",
        "phase",
        "dealt",
        "nugget",
        "deck",
        "hand",
        "bids",
        "played",
        "bag",
        "won",
        "lost",
    )

    t: Tables
    rounds: i64
    phase: i64
    dealt: i64  # cards dealt so far
    nugget: i64  # the one turned up, or EMPTY
    deck: Ints  # by card: those that nobody has seen (a view: that this audience has not seen)
    hand: Ints  # seat * (KINDS + 1) + card; the last place counts cards that this audience does not know
    bids: Ints  # by seat: a card, EMPTY, or HIDDEN in a view
    played: Ints  # by card
    bag: Ints  # by nugget: not yet turned up
    won: Ints  # seat * kinds of nugget + nugget
    lost: Ints  # by nugget: out of the game

    def clone(self) -> Nuggets:
        s = Nuggets()
        s.t = self.t
        s.log = None
        s.seats = self.seats
        s.round = self.round
        s.reason = self.reason
        s.rounds = self.rounds
        s.phase = self.phase
        s.dealt = self.dealt
        s.nugget = self.nugget
        s.deck = self.deck[:]
        s.hand = self.hand[:]
        s.bids = self.bids[:]
        s.played = self.played[:]
        s.bag = self.bag[:]
        s.won = self.won[:]
        s.lost = self.lost[:]
        return s

    def waiting(self) -> i64:
        return flow.waiting(self)

    def actor(self) -> i64:
        return flow.actor(self)

    def legal(self, seat: i64) -> Ints:
        return flow.legal(self, seat)

    def apply(self, seat: i64, code: i64) -> None:
        if seat < 0:
            chance.apply(self, code)
        else:
            flow.bid(self, seat, code)

    def chance_key(self) -> tuple[int, ...]:
        return chance.key(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def outcomes(self) -> list[tuple[int, float]]:
        return chance.outcomes(self)

    def view(self, seat: i64) -> Nuggets:
        return view.view(self, seat)

    def determinize(self, rng: Rng) -> Nuggets:
        return view.determinize(self, rng)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def audit(self) -> None:
        scoring.audit(self)


def set_up(t: Tables, seats: i64, rounds: i64) -> Nuggets:
    """NU-S1: the table before the first card is dealt."""
    s = Nuggets()
    s.t = t
    s.log = None
    s.seats = seats
    s.round = 1
    s.reason = 0
    s.rounds = rounds
    s.phase = Phase.DEAL
    s.dealt = 0
    s.nugget = EMPTY
    s.deck = t.card_count[:]
    s.hand = [0] * (seats * (KINDS + 1))
    s.bids = [EMPTY] * seats
    s.played = [0] * KINDS
    s.bag = t.nugget_count[:]
    s.won = [0] * (seats * len(t.nugget_count))
    s.lost = [0] * len(t.nugget_count)
    return s
