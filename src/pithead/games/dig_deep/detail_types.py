"""What stands beside a choice of Dig Deep, verb by verb: previews as plain dicts by name, each with its type."""

from __future__ import annotations

from typing import Final, TypedDict, final

from pithead.games.dig_deep.scene_types import GroundTile, Tile
from pithead.games.dig_deep.verbs import Action, Gem

_From = TypedDict("_From", {"from": str})


class PriceStep(TypedDict):
    """Where a price goes."""

    price: int
    becomes: int


class MarkPreview(TypedDict):
    """A die to roll again: what all marked dice cost with it."""

    reroll_cost: int
    die: str
    rolled: str


class ReservePreview(TypedDict):
    """Who controls the column now and then."""

    control: list[int]
    becomes: list[int]
    gains_control: bool


@final
class LeaveColumn(TypedDict):
    """A cube taken back from a column: who controls it now and then."""

    control: list[int]
    becomes: list[int]
    loses_control: bool


@final
class LeaveGem(TypedDict):
    """A cube taken back from a gem."""

    price: int
    cubes_left: int


class MinePreview(Tile):
    """The tile on top; `deeper`: what each further tile would cost, as far down as the pickaxes last."""

    pickaxes_left: int
    last_tile: bool
    deeper: list[int]


class StopPreview(TypedDict):
    """What is lost by stopping."""

    pickaxes_lost: int


class PutPreview(Tile, _From):
    """The column that a tile is put on: its height then, and who controls it."""

    height: int
    control: list[int]


class InvestPreview(TypedDict):
    """The shares that a sale would be split into, and what one is worth now."""

    price: int
    shares: int
    share_value: int


class SmeltPreview(Tile):
    """What its owner would be paid for the tile now."""

    worth_now: int


class GemSale(TypedDict):
    """One gem of a tile sold: payments and returned cubes by seat."""

    gem: Gem
    copies: int
    price: int
    becomes: int
    paid: list[int]
    cubes_back: list[int]


class SalePreview(Tile):
    """Who is paid what, in all and gem by gem."""

    paid: list[int]
    sale: list[GemSale]


class DonePreview(TypedDict):
    """The actions that could still do something."""

    lost: dict[Action, int]


class MarketSpace(TypedDict):
    """A space of the dice market: None stands for the die that is drawn from the bag."""

    die: str | None
    price: int


class BuyPreview(TypedDict):
    """The die bought; a seventh one replaces another. `then` is what slides to its space and to those after it."""

    die: str
    faces: list[str]
    seventh: bool
    then: list[MarketSpace]


class DiscardPreview(TypedDict):
    """The die given up, and the one that takes its place."""

    die: str
    replaced_by: str


# What the preview of each verb holds; the other verbs have none.
PREVIEWS: Final = {
    "wild": PriceStep,
    "mark": MarkPreview,
    "reserve": ReservePreview,
    "take_back": LeaveColumn | LeaveGem,
    "mine": MinePreview,
    "stop": StopPreview,
    "dig": GroundTile,
    "put": PutPreview,
    "advertise": PriceStep,
    "invest": InvestPreview,
    "smelt": SmeltPreview,
    "sell": SalePreview,
    "done": DonePreview,
    "buy": BuyPreview,
    "discard": DiscardPreview,
}
