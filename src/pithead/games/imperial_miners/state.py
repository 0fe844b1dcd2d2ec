"""Imperial Miners' position: fields, clone, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from pithead.core import bag, frames
from pithead.core.api import CHANCE, TRUTH, Json, State
from pithead.core.chance import Rng
from pithead.games.imperial_miners import chance, flow, scoring, view
from pithead.games.imperial_miners.tables import Tables
from pithead.games.imperial_miners.verbs import BOARDS, ROUNDS, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

NONE = -1


class ImperialMiners(State):
    """Everything on the table. Lists are by seat unless they say otherwise; `was_` lists hold the table when the phase
    began.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "round",
        "reason",
        "first_game",
        "eyes",
        "phase",
        "clock",
        "event",
        "drawing",
        "dealt",
        "open",
        "refills",
        "sides",
        "events",
        "deck",
        "left",
        "was_deck",
        "was_pile",
        "gold",
        "points",
        "board",
        "space",
        "caved",
        "acted",
        "placed",
        "cards",
        "cells",
        "machines",
        "taken",
        "luck",
        "turned",
        "dry",
        "shuffled",
        "carts",
        "gaps",
        "hand",
        "thrown",
        "dropped",
        "searches",
        "stack",
        "was_gold",
        "was_points",
        "was_board",
        "was_space",
        "was_caved",
        "was_acted",
        "was_placed",
        "was_machines",
        "was_carts",
        "was_gaps",
        "was_hand",
        "was_thrown",
    )
    GROWING: ClassVar[dict[str, int]] = {
        "turned": 1,
        "carts": 1,
        "gaps": 1,
        "hand": 1,
        "thrown": 1,
        "dropped": 1,
        "searches": 1,
        "stack": frames.WIDTH,
        "was_carts": 1,
        "was_gaps": 1,
        "was_hand": 1,
        "was_thrown": 1,
    }

    t: Tables
    first_game: i64  # 1 if all six cards dealt are kept (IM-S2)
    eyes: i64  # whose view this is: TRUTH, a seat or SPECTATOR
    phase: i64
    clock: i64  # phases begun
    event: i64  # this round's event, or NONE
    drawing: (
        i64  # the seat whose draw chance is to answer, CHANCE for none, or SOMEBODY where this audience may not know
    )
    dealt: i64  # cards dealt so far; -1 before the sides of the boards are drawn
    open: i64  # mask of the seats that have not finished the phase (a view: all the others, while it runs)
    refills: i64  # mask of the decks made again in this phase
    sides: Ints  # of each board: 0 front, 1 back
    events: Ints  # 1 for each event not yet revealed
    deck: Ints  # by card, without those turned over (a view: every card that this audience has not seen)
    left: Ints  # cards in each deck, those turned over included (a view: as far as this audience can know)
    was_deck: Ints  # cards in each deck when the phase began
    was_pile: Ints  # cards of each level on the discard pile when the phase began
    gold: Ints
    points: Ints  # point tokens
    board: Ints  # where the marker is, or NONE
    space: Ints  # the marker's position, 0 below the boards (IM-F7c)
    caved: Ints  # mask of slots with a cave-in
    acted: Ints  # mask of slots activated this round
    placed: Ints  # cards in the mine; slots are numbered as the cards were laid
    cards: Ints  # seat * ROUNDS + slot
    cells: Ints  # seat * ROUNDS + slot
    machines: Ints  # seat * ROUNDS + slot
    taken: Ints  # seat * 3 + level: cards taken from a deck in this phase
    luck: Ints  # seat * 3 + level: draws from a deck in this phase
    turned: Ints  # cards that the search under way has turned over (IM-F6), in order
    dry: Ints  # mask of decks a seat has found empty in this phase
    shuffled: Ints  # mask of decks a seat knows to be made again in this phase
    carts: list[Ints]  # complete junctions, sorted
    gaps: list[Ints]  # incomplete junctions, sorted
    hand: list[Ints]  # sorted; cards + level is an unknown card
    thrown: list[Ints]  # discards of earlier phases, by who threw them, sorted
    dropped: list[Ints]  # discards of this phase, sorted
    searches: list[Ints]  # what is told of a seat when the phase has ended, in order: a search that found something,
    # faction * 3 + deck; from SEARCHES on an effect that was resolved, branch * (ROUNDS + 1) + slot + 1 (0 the Surface)
    stack: list[Ints]  # frames of what is pending
    was_gold: Ints
    was_points: Ints
    was_board: Ints
    was_space: Ints
    was_caved: Ints
    was_acted: Ints
    was_placed: Ints
    was_machines: Ints
    was_carts: list[Ints]
    was_gaps: list[Ints]
    was_hand: list[Ints]
    was_thrown: list[Ints]
    _offers: list[Ints]  # the answers worked out for a seat, or nothing; no part of the position

    def clone(self) -> ImperialMiners:
        s = ImperialMiners()
        s.t = self.t
        s.log = None
        s.seats = self.seats
        s.round = self.round
        s.reason = self.reason
        s.first_game = self.first_game
        s.eyes = self.eyes
        s.phase = self.phase
        s.clock = self.clock
        s.event = self.event
        s.drawing = self.drawing
        s.dealt = self.dealt
        s.open = self.open
        s.refills = self.refills
        s.sides = self.sides[:]
        s.events = self.events[:]
        s.deck = self.deck[:]
        s.left = self.left[:]
        s.was_deck = self.was_deck[:]
        s.was_pile = self.was_pile[:]
        s.gold = self.gold[:]
        s.points = self.points[:]
        s.board = self.board[:]
        s.space = self.space[:]
        s.caved = self.caved[:]
        s.acted = self.acted[:]
        s.placed = self.placed[:]
        s.cards = self.cards[:]
        s.cells = self.cells[:]
        s.machines = self.machines[:]
        s.taken = self.taken[:]
        s.luck = self.luck[:]
        s.turned = self.turned[:]
        s.dry = self.dry[:]
        s.shuffled = self.shuffled[:]
        s.carts = [row[:] for row in self.carts]
        s.gaps = [row[:] for row in self.gaps]
        s.hand = [row[:] for row in self.hand]
        s.thrown = [row[:] for row in self.thrown]
        s.dropped = [row[:] for row in self.dropped]
        s.searches = [row[:] for row in self.searches]
        s.stack = [row[:] for row in self.stack]
        s.was_gold = self.was_gold[:]
        s.was_points = self.was_points[:]
        s.was_board = self.was_board[:]
        s.was_space = self.was_space[:]
        s.was_caved = self.was_caved[:]
        s.was_acted = self.was_acted[:]
        s.was_placed = self.was_placed[:]
        s.was_machines = self.was_machines[:]
        s.was_carts = [row[:] for row in self.was_carts]
        s.was_gaps = [row[:] for row in self.was_gaps]
        s.was_hand = [row[:] for row in self.was_hand]
        s.was_thrown = [row[:] for row in self.was_thrown]
        s._offers = self._offers[:]
        return s

    def read_json(self, data: Mapping[str, Json]) -> None:
        super().read_json(data)
        self._offers = _rows(self.seats)

    def actor(self) -> i64:
        return flow.actor(self)

    def waiting(self) -> i64:
        return self.open if self.drawing == CHANCE else 0

    def legal(self, seat: i64) -> Ints:
        return flow.legal(self, seat)

    def apply(self, seat: i64, code: i64) -> None:
        if seat < 0:
            chance.apply(self, code)
        else:
            flow.apply(self, seat, code)

    def chance_key(self) -> tuple[int, ...]:
        return chance.key(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def outcomes(self) -> list[tuple[int, float]]:
        return chance.outcomes(self)

    def view(self, seat: i64) -> ImperialMiners:
        return view.view(self, seat)

    def determinize(self, rng: Rng) -> ImperialMiners:
        return view.determinize(self, rng)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def audit(self) -> None:
        scoring.audit(self)


def set_up(t: Tables, seats: i64, first_game: i64) -> ImperialMiners:
    """IM-S1: the table before the sides of the boards are drawn and the cards dealt."""
    s = ImperialMiners()
    s.t = t
    s.log = None
    s.seats = seats
    s.round = 0
    s.reason = 0
    s.first_game = first_game
    s.eyes = TRUTH
    s.phase = Phase.DEAL
    s.clock = 0
    s.event = NONE
    s.drawing = CHANCE
    s.dealt = -1
    s.open = 0
    s.refills = 0
    s.sides = [0] * BOARDS
    s.events = [1] * t.events
    s.deck = t.count[: t.four] + [0]
    s.left = [bag.total(t.count, t.level_start[i], t.level_start[i + 1]) for i in range(3)]
    s.gold = [0] * seats
    s.points = [0] * seats
    s.board = [NONE] * seats
    s.space = [0] * seats
    s.caved = [0] * seats
    s.acted = [0] * seats
    s.placed = [0] * seats
    s.cards = [NONE] * (seats * ROUNDS)
    s.cells = [NONE] * (seats * ROUNDS)
    s.machines = [0] * (seats * ROUNDS)
    s.taken = [0] * (3 * seats)
    s.luck = [0] * (3 * seats)
    s.turned = []
    s.dry = [0] * seats
    s.shuffled = [0] * seats
    s.carts = _rows(seats)
    s.gaps = _rows(seats)
    s.hand = _rows(seats)
    s.thrown = _rows(seats)
    s.dropped = _rows(seats)
    s.searches = _rows(seats)
    s.stack = _rows(seats)
    s._offers = _rows(seats)
    flow.remember(s)
    return s


def _rows(seats: i64) -> list[Ints]:
    rows: list[Ints] = []
    for _ in range(seats):
        rows.append([])
    return rows
