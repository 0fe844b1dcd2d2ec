"""What stands beside a choice of Rockwell, verb by verb: previews as plain dicts by name, each with its type."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, final

from pithead.games.rockwell.scene_types import Advantage, Company, Cubes

_From = TypedDict("_From", {"from": str})
Because: TypeAlias = Literal["mineshaft", "most", "tie"]  # why somebody takes what is left over


class BidPreview(TypedDict):
    """What the bid is worth so far, with this."""

    value: int


@final
class AdvantagePlace(TypedDict):
    """A Vice President on Board I: `order` is that of drilling, if nobody else takes a slot there; with those who still
    can one is at `worst` so much later.
    """

    advantage: Advantage
    order: list[int]
    worst: int


@final
class WorkPlace(TypedDict):
    """A Vice President on Board II or III: how often it may be used; `acts` is the order of the seats there, `order`
    that of drilling, if nobody else takes a slot; with those who still can one acts at `worst` so much later.
    """

    uses: int
    acts: list[int]
    order: list[int]
    worst: int


class InsurePreview(TypedDict):
    """The insurance planned so far, with this, and the cubes that may still be lost."""

    insurance: int
    losses_to_come: int


class CrewPreview(TypedDict):
    """The crew that would act."""

    place: str
    power: int
    die: int


class TilePower(TypedDict):
    """An undrilled tile after an act."""

    tile: str
    need: int
    power: int


class Portion(TypedDict):
    """What a company may get of a card: the least and the most of each resource, and what it is worth on average."""

    company: Company
    left_over: bool
    least: Cubes
    most: Cubes
    worth: int


class Strike(TypedDict):
    """A tile that an act would drill: who would share, by power, who would take what is left over, and why.

    The card stays hidden: `cards_left` of its pile, `danger_cards` among them. `portions` is what they may bring, what
    is left over last; `loses` the cubes that Danger would take from oneself at most, of which `insured` can be saved.
    """

    tile: str
    share: list[Company]
    left_over: Company
    because: Because
    power: dict[str, int]
    portions: list[Portion]
    cards_left: int
    danger_cards: int
    loses: int
    insured: int


@final
class ActPreview(TypedDict):
    """What a crew would do: the tiles that it reaches, and those that it drills.

    die           of a crew that moves: the subcontractor that is with it
    place, power  of a crew that is bribed or grows stronger: where it is, and the power that it has then
    bribes_left   of a bribe
    """

    tiles: list[TilePower]
    drills: list[Strike]
    die: NotRequired[int]
    place: NotRequired[str]
    power: NotRequired[int]
    bribes_left: NotRequired[int]


@final
class CenterPreview(TypedDict):
    """A crew that reaches the center, and what that is worth."""

    reaches_center: Literal[True]
    prestige: int
    leaves_die: bool
    last_turn: bool


class DrillPreview(TypedDict):
    """The tile drilled first, and what is drilled then."""

    drills: list[Strike]
    then: list[Strike]


class DiscardPreview(TypedDict):
    """What Danger takes and leaves."""

    loses: Cubes
    keeps: Cubes


class DealPreview(TypedDict):
    """The price of a cube, and how many can be sold or bought."""

    price: int
    most: int


class SalePreview(TypedDict):
    """What a sale brings, and the money then."""

    money: int
    money_then: int


class PurchasePreview(TypedDict, total=False):
    """The cubes bought, and the money then."""

    zinc: int
    copper: int
    silver: int
    gold: int
    money_then: int


class SafetyPreview(TypedDict):
    """The new level; `saves` is how many cubes it saves, None for all."""

    level: int
    saves: int | None


class LevelPreview(TypedDict):
    """The new level."""

    level: int


class RelocatePreview(LevelPreview, _From):
    """The mineshaft's level, and the tile that it leaves."""


class SinkPreview(TypedDict):
    """What a mineshaft on this tile pays, or may pay where nobody has seen the back."""

    drilled: bool
    pays: str | None
    may_pay: list[str]


class DeliverPreview(TypedDict):
    """What the delivery tile is worth."""

    prestige: int


class PassPreview(TypedDict, total=False):
    """The uses of a slot that are lost."""

    lost: int


# What the preview of each verb holds; the other verbs have none.
PREVIEWS: Final = {
    "bid": BidPreview,
    "bid_money": BidPreview,
    "place": AdvantagePlace | WorkPlace,
    "insure": InsurePreview,
    "crew": CrewPreview,
    "go": ActPreview | CenterPreview,
    "take": ActPreview,
    "leave": ActPreview,
    "drill": DrillPreview,
    "discard": DiscardPreview,
    "bribe": ActPreview,
    "hire": ActPreview,
    "pass": PassPreview,
    "sell": DealPreview,
    "buy": DealPreview,
    "cubes": SalePreview | PurchasePreview,
    "improve": ActPreview,
    "safety": SafetyPreview,
    "mobility": LevelPreview,
    "mineshaft": LevelPreview,
    "relocate": RelocatePreview,
    "sink": SinkPreview,
    "deliver": DeliverPreview,
    "al_crew": CrewPreview,
    "al_go": ActPreview,
    "al_raise": ActPreview,
}
