"""What a scene of Rockwell holds: plain dicts by name, each with its type.

`web/src/boards/rockwell/scene.ts` is made from this file and `detail_types.py`. Seats are numbers from 0 and Al is
"al"; money is in dollars.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict, get_args

from pithead.games.rockwell.verbs import Asset, Resource

PhaseName: TypeAlias = Literal[
    "layout",
    "management",
    "control",
    "back",
    "card",
    "bid",
    "insure",
    "place",
    "crew",
    "move",
    "die",
    "first",
    "discard",
    "advantage",
    "market",
    "amount",
    "workshop",
    "sink",
    "al_crew",
    "al_go",
    "al_raise",
    "over",
]
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)  # by the numbers of `Phase`
Company: TypeAlias = int | Literal["al"]
Advantage: TypeAlias = Literal["bribery", "subcontracting"]
Depth: TypeAlias = Literal["", "A", "B", "C", "D", "center"]
DEPTHS: Final[tuple[Depth, ...]] = get_args(Depth)  # by the numbers of `Tables.goal_depth`; "" is any

_From = TypedDict("_From", {"from": str | None})


class Cubes(TypedDict):
    """A number for each resource."""

    zinc: int
    copper: int
    silver: int
    gold: int


class Bonuses(Cubes):
    """A number for each resource, and for money."""

    money: int


# -- The planet


class Share(TypedDict):
    """A company's power on a tile."""

    company: Company
    power: int


class Tile(TypedDict):
    """A tile: power that it needs and has, its back once it is drilled, the seat whose mineshaft it bears."""

    tile: str
    need: int
    power: int
    drilled: bool
    back: str | None
    mineshaft: int | None
    companies: list[Share]


class Crew(TypedDict):
    """A crew, with its own power and that of its subcontractor."""

    company: Company
    crew: str
    place: str
    power: int
    die: int


class Booty(TypedDict):
    """What a company has of an extraction, and how many cubes of it a Danger card takes."""

    company: Company
    booty: Cubes
    at_risk: int


class Extraction(TypedDict):
    """The extraction under way."""

    tile: str
    active: Company
    card: str | None
    danger: bool
    shares: list[Booty]


class Pile(TypedDict):
    """An extraction pile by its number: the cards still in it."""

    pile: int
    left: list[str]


class Backs(TypedDict):
    """The backs that nobody has seen yet, counted by kind, for each stratum."""

    A: dict[str, int]
    B: dict[str, int]
    C: dict[str, int]
    D: dict[str, int]


# -- The three boards


class Slot(TypedDict):
    """A slot for a Vice President, and whose stands there."""

    slot: str
    seat: int | None


class AdvantageSlot(Slot):
    """A slot of Board I."""

    advantage: Advantage


class WorkSlot(Slot):
    """A slot of Board II or III: how often it may be used, and how often it still may in this turn."""

    uses: int
    left: int


class Board1(TypedDict):
    """Advantages: what is left of the supplies, and what they were."""

    slots: list[AdvantageSlot]
    bribery_tiles: int
    all_bribery_tiles: int
    dice: int
    all_dice: int


class Board2(TypedDict):
    """The market."""

    slots: list[WorkSlot]
    prices: Cubes


class Delivery(TypedDict):
    """The delivery tiles of a resource; `cost` is that of the next one."""

    resource: Resource
    cost: int | None
    prestige: int
    left: int


class Board3(TypedDict):
    """The workshop."""

    slots: list[WorkSlot]
    deliveries: list[Delivery]


class Prices(TypedDict):
    """What each next level costs; a subcontractor by power."""

    safety: list[int]
    mobility: list[int]
    mineshaft: list[int]
    power: list[int]
    subcontractor: list[int]


class Asks(TypedDict):
    """What an achievement takes: cubes, cards, or crews of a power at a depth or deeper ("" is any)."""

    cubes: Cubes
    cards: int
    crews: int
    power: int
    at: Depth


class Prize(TypedDict):
    """Who has taken an achievement, and what it was worth."""

    seat: int
    prestige: int


class Goal(TypedDict):
    """An achievement: the values left, best first, and who has one."""

    achievement: str
    tier: int
    asks: Asks
    left: list[int]
    taken: list[Prize]


# -- Companies


class Screen(TypedDict):
    """What lies behind a company's screen, exactly or by the public ledger."""

    exact: bool
    cubes: Cubes
    money: int
    insurance: int | None
    deliveries: Cubes
    delivery_prestige: int


class SeatScene(TypedDict):
    """A company board, and what this audience knows of the stock behind its screen."""

    seat: int
    safety: int
    mobility: int
    mineshafts: int
    cards: int
    achievements: int
    prestige: int
    at_center: int
    traded: list[Resource]
    screen: Screen | None


class Risk(TypedDict):
    """A pile whose Danger may reach one's crews, where they are or after one movement: `danger` of the `left` cards
    have it; on its `tiles` it could take `loses` cubes at most.
    """

    pile: int
    left: int
    danger: int
    tiles: list[str]
    loses: int


class Sealed(TypedDict):
    """One's own sealed choice so far. More than `enough` of it changes nothing, null where nobody can tell; `beyond` is
    the message about that. `risks` is what insurance is for.
    """

    decided: list[Asset]
    cubes: Cubes
    money: int
    money_step: int
    enough: int | None
    beyond: str
    risks: list[Risk]


class Deal(TypedDict):
    """The resource that is sold or bought now."""

    sells: bool
    resource: Resource


class Mineshaft(_From):
    """The mineshaft in hand; `from` is the tile that it leaves."""

    level: int


class Reckoning(TypedDict):
    """A seat's last reckoning; equal places share theirs."""

    seat: int
    place: int
    total: int
    achievements: int
    deliveries: int
    bonuses: Bonuses
    tiles: int
    cubes: int


class TableOptions(TypedDict):
    """The options that the rules of this table depend on."""

    one_crew_per_border: bool
    open_stocks: bool
    low_powers: bool


class Scene(TypedDict):
    """Everything that one audience sees.

    actor    the seat that decides now, None while several or chance are to act
    active   the crew that acts, and `target`: where it goes
    """

    phase: PhaseName
    turn: int
    turn_limit: int
    drilling_round: int
    actor: int | None
    waiting: list[int]
    you: int | None
    options: TableOptions
    management: list[int]
    control: list[int]
    tiles: list[Tile]
    crews: list[Crew]
    active: Crew | None
    target: str | None
    board_1: Board1
    board_2: Board2
    board_3: Board3
    prices: Prices
    achievements: list[Goal]
    seats: list[SeatScene]
    sealed: Sealed | None
    extraction: Extraction | None
    deal: Deal | None
    mineshaft: Mineshaft | None
    piles: list[Pile]
    backs: Backs
    reason: str
    final: list[Reckoning]
