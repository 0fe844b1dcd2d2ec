"""The row of numbers that a seat's view of Imperial Miners is written as: where each block starts, and what it says.

Players are counted from the seat that is asked for, in seat order; the others are as they were when the phase began. A
card has its number in the pack. What a seat has not seen is what the pack holds less all mines, its hand, its discards
and what it has turned over.
"""

from __future__ import annotations

from typing import Final

from pithead.bots.layout import Block, Group, Layout
from pithead.games.imperial_miners.verbs import BOARDS, MAX_CARDS, MAX_EVENTS, MAX_SPACES, ROUNDS

VERSION: Final = 1
SEATS: Final = 5
FRAMES: Final = 19  # kinds of frame
SIZE: Final = 2125  # numbers of a row


class Table:
    """First number of each block of the table's figures."""

    ROUND: Final = 0
    ROUNDS_LEFT: Final = 1
    LEFT: Final = 2
    SIDES: Final = 5
    TAKEN: Final = 8
    WIDTH: Final = 11


class Player:
    """First number of each block about a player, from the start of its copy."""

    FIRST: Final = 11
    PRESENT: Final = 0
    GOLD: Final = 1
    POINTS: Final = 2
    PLACED: Final = 3
    MACHINES: Final = 4
    CARTS: Final = 5
    GAPS: Final = 6
    CAVEINS: Final = 7
    SPACE: Final = 8
    FACTIONS: Final = 9
    ROWS: Final = 15
    HAND: Final = 19
    DISCARDS: Final = 23
    WIDTH: Final = 27


class Slot:
    """First number of each block about a card in a mine, from the start of its copy."""

    FIRST: Final = 146
    CARD: Final = 0
    ROW: Final = 1
    PLACE: Final = 2
    MACHINES: Final = 3
    CAVED: Final = 4
    ACTED: Final = 5
    JUNCTIONS: Final = 6
    WIDTH: Final = 9


class Moment:
    """First number of each block about what is under way."""

    FIRST: Final = 596
    PHASE: Final = 596
    SEATS: Final = 603
    EVENT: Final = 608
    REVEALED: Final = 648
    REASON: Final = 688
    REFILLS: Final = 690
    DRAWING: Final = 693
    DRY: Final = 695
    OPEN: Final = 698
    FIRST_GAME: Final = 699
    FRAME: Final = 700
    DEPTH: Final = 719
    ARGUMENTS: Final = 720
    TURNED: Final = 725
    WIDTH: Final = 289


class Own:
    """First number of each block about the own cards."""

    FIRST: Final = 885
    HAND: Final = 885
    DISCARDS: Final = 1045
    WIDTH: Final = 320


class Mine:
    """First number of each block about a player's mine and marker, from the start of its copy."""

    FIRST: Final = 1205
    BOARD: Final = 0
    SPACE: Final = 3
    CARDS: Final = 24
    WIDTH: Final = 184


TABLE = [
    Block("round", Table.ROUND, 1, "rounds begun", ROUNDS),
    Block("rounds_left", Table.ROUNDS_LEFT, 1, "rounds after this one", ROUNDS),
    Block("left", Table.LEFT, 3, "cards in each deck, as far as this seat can know", 40),
    Block("sides", Table.SIDES, BOARDS, "1 where a Progress board shows its back"),
    Block("taken", Table.TAKEN, 3, "cards that this seat has taken from each deck in this phase", 4),
]
PLAYER = [
    Block("present", Player.PRESENT, 1, "1 where somebody sits"),
    Block("gold", Player.GOLD, 1, "gold", 20),
    Block("points", Player.POINTS, 1, "point tokens", 80),
    Block("placed", Player.PLACED, 1, "cards in the mine", ROUNDS),
    Block("machines", Player.MACHINES, 1, "machines", 10),
    Block("carts", Player.CARTS, 1, "complete junctions", 10),
    Block("gaps", Player.GAPS, 1, "incomplete junctions", 10),
    Block("caveins", Player.CAVEINS, 1, "cave-ins", 4),
    Block("space", Player.SPACE, 1, "position of the marker; 0 below the boards", MAX_SPACES),
    Block("factions", Player.FACTIONS, 6, "cards in the mine by faction", 5),
    Block("rows", Player.ROWS, 4, "cards in the mine by row", 5),
    Block("hand", Player.HAND, 4, "cards in hand by level", 4),
    Block("discards", Player.DISCARDS, 4, "cards thrown away by level, as far as known", 6),
]
SLOT = [
    Block("card", Slot.CARD, 1, "1 + the card", MAX_CARDS),
    Block("row", Slot.ROW, 1, "1 to 4", 4),
    Block("place", Slot.PLACE, 1, "1 + its place in the row", 22),
    Block("machines", Slot.MACHINES, 1, "machines on it", 3),
    Block("caved", Slot.CAVED, 1, "1 with a cave-in"),
    Block("acted", Slot.ACTED, 1, "1 once activated in this round"),
    Block("junctions", Slot.JUNCTIONS, 3, "with the cards right, below left, below right: 1 incomplete, 2 complete", 2),
]
MOMENT = [
    Block("phase", 0, 7, "1 at what the position waits for"),
    Block("seats", Moment.SEATS - Moment.FIRST, SEATS, "1 at one to five players"),
    Block("event", Moment.EVENT - Moment.FIRST, MAX_EVENTS, "1 at this round's event"),
    Block("revealed", Moment.REVEALED - Moment.FIRST, MAX_EVENTS, "1 at events that will not come any more"),
    Block("reason", Moment.REASON - Moment.FIRST, 2, "1 at why the game has ended; the first one: it has not"),
    Block("refills", Moment.REFILLS - Moment.FIRST, 3, "1 at decks made again in this phase, as this seat knows"),
    Block("drawing", Moment.DRAWING - Moment.FIRST, 2, "1 while a draw is under way: this seat's, somebody's"),
    Block("dry", Moment.DRY - Moment.FIRST, 3, "1 at decks that this seat has found empty in this phase"),
    Block("open", Moment.OPEN - Moment.FIRST, 1, "1 until this seat has finished the phase"),
    Block("first_game", Moment.FIRST_GAME - Moment.FIRST, 1, "1 if all cards dealt are kept"),
    Block("frame", Moment.FRAME - Moment.FIRST, FRAMES, "1 at what this seat is asked"),
    Block("depth", Moment.DEPTH - Moment.FIRST, 1, "how much is pending for this seat", 4),
    Block("arguments", Moment.ARGUMENTS - Moment.FIRST, 5, "2 + each argument of what it is asked", 100),
    Block("turned", Moment.TURNED - Moment.FIRST, MAX_CARDS, "cards that its search has turned over, by card"),
]
OWN = [
    Block("hand", Own.HAND - Own.FIRST, MAX_CARDS, "cards in this seat's hand, by card"),
    Block("discards", Own.DISCARDS - Own.FIRST, MAX_CARDS, "cards that it has thrown away, by card"),
]
MINE = [
    Block("board", Mine.BOARD, BOARDS, "1 at the board of the marker"),
    Block("space", Mine.SPACE, MAX_SPACES + 1, "1 at its position; the first one: below the boards"),
    Block("cards", Mine.CARDS, MAX_CARDS, "cards in the mine, by card"),
]

LAYOUT = Layout(
    "imperial_miners",
    VERSION,
    [
        Group("table", 0, 1, Table.WIDTH, "figures of the whole table", TABLE),
        Group("player", Player.FIRST, SEATS, Player.WIDTH, "by player; all 0 where nobody sits", PLAYER, 1),
        Group(
            "slot",
            Slot.FIRST,
            SEATS * ROUNDS,
            Slot.WIDTH,
            "by player and card of the mine, as they were laid",
            SLOT,
            ROUNDS,
        ),
        Group("moment", Moment.FIRST, 1, Moment.WIDTH, "what is under way", MOMENT),
        Group("own", Own.FIRST, 1, Own.WIDTH, "the cards of the seat asked for", OWN),
        Group("mine", Mine.FIRST, SEATS, Mine.WIDTH, "the mine of a player by card, and the marker", MINE, 1),
    ],
)
assert LAYOUT.size == SIZE
