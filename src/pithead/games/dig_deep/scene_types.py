"""What a scene of Dig Deep holds: plain dicts by name, each with its type.

`web/src/boards/dig_deep/scene.ts` is made from this file and `detail_types.py`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict, get_args

from pithead.games.dig_deep.verbs import Action, Gem, MarketFace

PhaseName: TypeAlias = Literal[
    "start_player",
    "fill",
    "roll",
    "wild",
    "reroll",
    "reroll_dice",
    "resolve",
    "mining",
    "mined",
    "dug",
    "dig_target",
    "taken_back",
    "buy",
    "discard",
    "over",
]
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)  # by the numbers of `Phase`


class ByGem(TypedDict):
    """A number for each gem."""

    ruby: int
    emerald: int
    amethyst: int
    sapphire: int
    diamond: int


class Tile(TypedDict):
    """A tile: its level always; its kind, and its gems one by one, where this audience knows them."""

    level: int
    tile: str | None
    gems: list[Gem]


class KnownTo(TypedDict):
    """How many of some tiles in hand another seat has dug up before."""

    seat: int
    count: int


class Pile(Tile):
    """Equal tiles."""

    count: int


class HandPile(Pile):
    """Equal tiles in hand."""

    known_to: list[KnownTo]


class GroundTile(Tile):
    """A tile in the mine, and who has dug it up: they alone know it."""

    known_by: list[int]


_From = TypedDict("_From", {"from": str})


class HeldTile(GroundTile, _From):
    """The tile under way in a Mine or a Dig, and the column that it is from."""


class Column(TypedDict):
    """A column: tiles from the top down, cubes by seat, who controls it."""

    column: str
    tiles: list[GroundTile]
    cubes: list[int]
    control: list[int]


class GemRow(TypedDict):
    """A row of the market board: cubes by seat and how many more find room, and who would take what bonus now."""

    gem: Gem
    price: int
    top_price: int
    invested: list[int]
    room: int
    leaders: list[int]
    bonus: int


class Die(TypedDict):
    """A die of a seat. A face is an action and its number; `rolled` while the throw lies on the table."""

    position: str
    die: str
    faces: list[str]
    rolled: str | None
    marked: bool


class SeatScene(TypedDict):
    """What is seen of a seat."""

    seat: int
    coins: int
    stock: int
    dice: list[Die]
    hand: list[HandPile]
    face_up: list[Pile]
    sold: list[Pile]
    gems_sold: ByGem
    invested: ByGem


class Space(TypedDict):
    """A space of the dice market."""

    space: str
    price: int
    die: str | None
    faces: list[str]


class Reckoning(TypedDict):
    """A seat's last reckoning; equal places share theirs. A bonus is named where there is one."""

    seat: int
    place: int
    total: int
    coins: int
    bonuses: dict[Gem, int]
    tiles_sold: int
    face_up: int
    hand: int


class Scene(TypedDict):
    """Everything that one audience sees.

    turn        the seat on turn; `actor` the one that decides now, None while chance is to act
    gem_bonus   of each gem, for the most sold
    uses        what is left of the throw; `free_uses` those of them that came without a die
    unseen      the tiles that this audience has not seen, by kind
    frequency   the gems on a level's tiles, the most frequent first
    """

    phase: PhaseName
    round: int
    turn_limit: int
    finishing: bool
    start: int
    turn: int
    actor: int | None
    you: int | None
    gem_bonus: int
    gems: list[GemRow]
    columns: list[Column]
    rows: int
    seats: list[SeatScene]
    dice_market: list[Space]
    bag: dict[str, int]
    market_dice: list[MarketFace]
    wilds: int
    uses: dict[Action, int]
    free_uses: dict[Action, int]
    marks: list[str]
    held: HeldTile | None
    taken_back: str | None
    new_die: str | None
    unseen: list[Pile]
    frequency: dict[str, list[Gem]]
    reason: str
    final: list[Reckoning]
