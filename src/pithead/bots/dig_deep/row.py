"""The row of numbers that a seat's view of Dig Deep is written as: where each block starts, and what it says.

Players are counted from the seat that is asked for, in turn order. A tile is its level and its gems: no two kinds share
both.
"""

from __future__ import annotations

from typing import Final

from pithead.bots.layout import Block, Group, Layout
from pithead.games.dig_deep.tables import LEVELS, MAX_ROWS
from pithead.games.dig_deep.verbs import MAX_COLUMNS, MAX_KINDS

VERSION: Final = 1
SEATS: Final = 4
SIZE: Final = 1783  # numbers of a row


class Table:
    """First number of each block of the table's figures."""

    ROUND: Final = 0
    ROUNDS_LEFT: Final = 1
    QUIET: Final = 2
    QUIET_LEFT: Final = 3
    FINISHING: Final = 4
    MINED: Final = 5
    WILDS: Final = 6
    PRICE: Final = 7
    BAG: Final = 12
    UNSEEN: Final = 20
    WIDTH: Final = 60


class Player:
    """First number of each block about a player, from the start of its copy."""

    FIRST: Final = 60
    PRESENT: Final = 0
    COINS: Final = 1
    STOCK: Final = 2
    DICE: Final = 3
    INVESTED: Final = 11
    WIDTH: Final = 16


class Column:
    """First number of each block about a column of the grid, from the start of its copy."""

    FIRST: Final = 124
    PRESENT: Final = 0
    HEIGHT: Final = 1
    CUBES: Final = 2
    LEVELS: Final = 6
    WIDTH: Final = 15


class Moment:
    """First number of each block about what is under way."""

    FIRST: Final = 259
    PHASE: Final = 259
    SEATS: Final = 274
    TURN: Final = 277
    START: Final = 281
    REASON: Final = 285
    SPACES: Final = 289
    ROLLED: Final = 337
    THROWN: Final = 343
    FACES: Final = 391
    MARKS: Final = 433
    USES: Final = 439
    HELD_LEVEL: Final = 446
    HELD_GEMS: Final = 447
    HELD_FROM: Final = 452
    TAKEN: Final = 461
    NEW_DIE: Final = 475
    WIDTH: Final = 224


class Tiles:
    """First number of each block about a player's tiles, from the start of its copy."""

    FIRST: Final = 483
    HAND: Final = 0
    SHOWN: Final = 43
    SOLD: Final = 83
    KNOWS: Final = 123
    WIDTH: Final = 163


class Dug:
    """First number of each block about a place of the grid, from the start of its copy."""

    FIRST: Final = 1135
    GEMS: Final = 0
    KNOWS: Final = 5
    WIDTH: Final = 8


TABLE = [
    Block("round", Table.ROUND, 1, "rounds begun", 20),
    Block("rounds_left", Table.ROUNDS_LEFT, 1, "rounds after this one; 0 without a limit too", 60),
    Block("quiet", Table.QUIET, 1, "rounds in a row without a tile mined", 12),
    Block("quiet_left", Table.QUIET_LEFT, 1, "so many more end the game; 0 without a limit too", 12),
    Block("finishing", Table.FINISHING, 1, "1 once the last tile has been mined"),
    Block("mined", Table.MINED, 1, "1 if a tile was mined this round"),
    Block("wilds", Table.WILDS, 1, "wild market dice not yet chosen for", 3),
    Block("price", Table.PRICE, 5, "by gem", 10),
    Block("bag", Table.BAG, 8, "dice in the bag", 6),
    Block("unseen", Table.UNSEEN, MAX_KINDS, "tiles that this seat has not seen, by kind", 4),
]
PLAYER = [
    Block("present", Player.PRESENT, 1, "1 where somebody sits"),
    Block("coins", Player.COINS, 1, "coins", 50),
    Block("stock", Player.STOCK, 1, "cubes that are not on the table", 10),
    Block("dice", Player.DICE, 8, "by die", 3),
    Block("invested", Player.INVESTED, 5, "cubes on each gem", 3),
]
COLUMN = [
    Block("present", Column.PRESENT, 1, "1 for a column"),
    Block("height", Column.HEIGHT, 1, "tiles in it", MAX_ROWS),
    Block("cubes", Column.CUBES, SEATS, "by player", 3, seats=True),
    Block("levels", Column.LEVELS, MAX_ROWS, "of its tiles from the top: 1 to 3", LEVELS),
]
MOMENT = [
    Block("phase", 0, 15, "1 at what the position waits for"),
    Block("seats", Moment.SEATS - Moment.FIRST, 3, "1 at two, three or four players"),
    Block("turn", Moment.TURN - Moment.FIRST, SEATS, "1 at the player whose turn it is", seats=True),
    Block("start", Moment.START - Moment.FIRST, SEATS, "1 at the starting player", seats=True),
    Block("reason", Moment.REASON - Moment.FIRST, 4, "1 at why the game has ended; the first one: it has not"),
    Block("spaces", Moment.SPACES - Moment.FIRST, 48, "by space of the dice market: 1 at its die (8)"),
    Block("rolled", Moment.ROLLED - Moment.FIRST, 6, "market dice of this turn by face: the gems, wild", 3),
    Block("thrown", Moment.THROWN - Moment.FIRST, 48, "by position of the dice of this turn: 1 at the die (8)"),
    Block("faces", Moment.FACES - Moment.FIRST, 42, "by position: the number thrown, at its action (7)", 3),
    Block("marks", Moment.MARKS - Moment.FIRST, 6, "1 at a position marked for the reroll"),
    Block("uses", Moment.USES - Moment.FIRST, 7, "what is left of the rolled actions; Mine in pickaxes", 4),
    Block("held_level", Moment.HELD_LEVEL - Moment.FIRST, 1, "level of the tile under way in a Dig: 1 to 3", LEVELS),
    Block("held_gems", Moment.HELD_GEMS - Moment.FIRST, 5, "its gems, where this seat knows it", 2),
    Block("held_from", Moment.HELD_FROM - Moment.FIRST, MAX_COLUMNS, "1 at the column it came from"),
    Block("taken", Moment.TAKEN - Moment.FIRST, MAX_COLUMNS + 5, "1 at the column or gem that a cube was taken from"),
    Block("new_die", Moment.NEW_DIE - Moment.FIRST, 8, "1 at a seventh die just bought"),
]
TILES = [
    Block("hand", Tiles.HAND, MAX_KINDS + LEVELS, "tiles in hand by kind; then those not known by level", 2),
    Block("shown", Tiles.SHOWN, MAX_KINDS, "tiles face up, by kind", 2),
    Block("sold", Tiles.SOLD, MAX_KINDS, "tiles sold, by kind", 2),
    Block(
        "knows", Tiles.KNOWS, MAX_KINDS, "tiles in the hand of the seat asked for that this player knows, by kind", 2
    ),
]
DUG = [
    Block("gems", Dug.GEMS, 5, "gems of the tile, where this seat knows it", 2),
    Block("knows", Dug.KNOWS, SEATS - 1, "1 for each other player who knows it"),
]

LAYOUT = Layout(
    "dig_deep",
    VERSION,
    [
        Group("table", 0, 1, Table.WIDTH, "figures of the whole table", TABLE),
        Group("player", Player.FIRST, SEATS, Player.WIDTH, "by player; all 0 where nobody sits", PLAYER, 1),
        Group("column", Column.FIRST, MAX_COLUMNS, Column.WIDTH, "by column; all 0 where there is none", COLUMN),
        Group("moment", Moment.FIRST, 1, Moment.WIDTH, "what is under way", MOMENT),
        Group("tiles", Tiles.FIRST, SEATS, Tiles.WIDTH, "the tiles of a player", TILES, 1),
        Group("dug", Dug.FIRST, MAX_COLUMNS * MAX_ROWS, Dug.WIDTH, "by column and place from the top", DUG),
    ],
)
assert LAYOUT.size == SIZE
