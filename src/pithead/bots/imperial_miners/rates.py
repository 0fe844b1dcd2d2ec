"""What things are worth to a player of Imperial Miners, in hundredths of a point, by rounds still to come after this
one.

The apprentice's rates are rules of thumb; the foreman's come from its weights (features.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.tables import Tables

NOBODY: Final = -1
LATEST: Final = 10  # rounds to come at most


class Rates:
    """Prices, and how far a player looks ahead."""

    gold: Ints
    step: Ints  # one space of an advance
    card: Ints  # one card drawn
    machine: Ints  # beyond what cards pay for it now
    cave: Ints  # a cave-in
    plays: Ints  # per cent of what the first, second ... card to be played will bring
    cart: i64  # a complete cart
    turn: i64  # a card activated specially
    four: i64  # a card of level IV in the hand
    played: i64  # any card played at all
    income: i64  # tenths of a gold piece a round
    reach: i64  # hundredths of a space that the marker moves in a round
    density: i64  # per cent of the spaces it passes that it stops at
    next_board: i64  # a space of the board after this one
    half: i64  # a full half-cart of a card in the hand
    missing: i64  # a card in the hand whose row above is empty
    kept: i64  # per cent of a machine's rate that one in the mine is still worth
    buried: i64  # per cent of a cave-in's rate that one in the mine still costs
    run: i64  # the pleasure in a space moved
    fond: i64  # a faction that a player is fond of, or NOBODY,
    fondness: i64  # and what one card of it in the mine is worth to it
    # The rest is beyond the apprentice; without growth it looks no further than its hand.
    growth: i64  # per cent of the chain that a card lengthens, for every round to come
    strangers: Ints  # by level: a card that is not yet drawn
    hand: i64  # per cent of what the cards of the rounds to come seem to bring
    held: Ints  # by level: a card in the hand, beside that
    fit: i64  # a cart completed by a card to come
    open_half: i64  # a full half-cart in the mine that has no neighbour yet
    space: i64  # a space of the marker's position
    factions: Ints  # by faction: a card of it in the mine, a round
    rooms: Ints  # by level: a free place for a card of it
    chain: Ints  # per cent of the best chain above a card of each level, a round
    # What follows from the rest, worked out when it is first asked for (valuation.fixed); rates change no more then.
    fixed: list[Ints]  # by rounds to come, then by branch
    fixed_for: Tables | None

    def __init__(self) -> None:
        self.gold = [1, 28, 40, 46, 50, 52, 54, 56, 56, 56, 56]
        self.step = [20, 80, 110, 120, 120, 120, 120, 120, 120, 120, 120]
        self.card = [0, 35, 63, 77, 84, 84, 84, 84, 84, 84, 84]
        self.machine = [0, 15, 30, 35, 40, 40, 40, 40, 40, 40, 40]
        self.cave = [0, 60, 105, 120, 120, 120, 120, 120, 120, 120, 120]
        self.plays = [100, 90, 80, 70, 60, 55, 50, 45, 40, 35]
        self.cart = 100
        self.turn = 150
        self.four = 180
        self.played = 60
        self.income = 40
        self.reach = 150
        self.density = 45
        self.next_board = 100
        self.half = 15
        self.missing = 60
        self.kept = 50
        self.buried = 50
        self.run = 0
        self.fond = NOBODY
        self.fondness = 0
        self.growth = 0
        self.strangers = [0, 0, 0]
        self.hand = 100
        self.held = [0, 0, 0, 0]
        self.fit = 0
        self.open_half = 0
        self.space = 0
        self.factions = [0, 0, 0, 0, 0, 0]
        self.rooms = [0, 0, 0, 0]
        self.chain = [0, 0, 0, 0]
        self.fixed = []
        self.fixed_for = None
