"""What a scene of Imperial Miners holds: plain dicts by name, each with its type.

`web/src/boards/imperial_miners/scene.ts` is made from this file and `detail_types.py`. Cells ("II-1"), junctions
("II-1:br"), cards, boards and events are labels of the verb table; an effect is named by its id.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict, get_args

from pithead.games.imperial_miners.effects.words import Faction, Half, Level
from pithead.games.imperial_miners.verbs import Side

PhaseName: TypeAlias = Literal["deal", "keep", "reveal", "event", "mine", "end", "over"]
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)  # by the numbers of `Phase`
WhenName: TypeAlias = Literal["immediate", "end", "special"]
WHEN: Final[tuple[WhenName, ...]] = get_args(WhenName)  # by the numbers of `When`


class HiddenCard(TypedDict):
    """A card that this audience does not know: its level alone."""

    card: None
    level: Level


class Card(TypedDict):
    """A card. `source` says whether its figures are printed or reconstructed."""

    card: str
    level: Level
    cost: int
    factions: list[Faction]
    halves: list[Half]
    effect: str
    source: str


AnyCard: TypeAlias = Card | HiddenCard


class Counted(TypedDict):
    """Something that an effect counts, and how much of it there is now.

    what  a count of the effect language ("carts"), or "gaps": the incomplete junctions
    of    of which faction or level, or ""
    """

    what: str
    of: str
    n: int


class Brings(TypedDict):
    """Gold, points and spaces that one branch of an effect would give now, the gold that it costs, whether its
    condition is met, and what it counts.
    """

    gold: int
    vp: int
    cost: int
    spaces: int
    met: bool
    counted: list[Counted]


class Range(TypedDict):
    """What one branch of a card in the hand would bring now, at the worst and at the best place for the card."""

    least: Brings
    most: Brings


class HandCard(Card):
    """A card in a hand that this audience knows; `now` has each branch of its effect for its owner, if the card can be
    placed.
    """

    now: list[Range]


AnyHandCard: TypeAlias = HandCard | HiddenCard


class LaidCard(Card):
    """A card in a mine: its cell, also as row and half-column and as players count it ("II-3"), what lies on it, and
    what each branch of its effect brings now.
    """

    cell: str
    spot: str
    row: int
    x: int
    machines: int
    cavein: bool
    activated: bool
    brings: list[Brings]


class RoundEvent(TypedDict):
    """The event of this round, and what each branch of its effect would bring this audience's seat now."""

    event: str
    when: WhenName
    effect: str
    source: str
    brings: list[Brings]


class Marker(TypedDict):
    """Where a seat's marker stands on a Progress board, from 1."""

    seat: int
    space: int


class Board(TypedDict):
    """A Progress board with the effects of its spaces."""

    board: str
    side: Side
    spaces: list[str]
    markers: list[Marker]


class ByFaction(TypedDict):
    """A number for each faction."""

    scots: int
    barbarians: int
    egyptians: int
    japanese: int
    atlanteans: int
    romans: int


class SeatScene(TypedDict):
    """What is seen of a seat.

    finished  it owes no more decision in this phase
    score     points and carts, as if the game ended now
    prices    what effects that are cheaper with Scots cost now, by branch; a card of the hand counts itself
    carts     complete junctions; `tokens` those of them that a token completes; `gaps` those that could be completed
    """

    seat: int
    finished: bool
    gold: int
    points: int
    score: int
    board: str | None
    space: int
    hand: list[AnyHandCard]
    discards: list[AnyCard]
    prices: dict[str, int]
    mine: list[LaidCard]
    carts: list[str]
    tokens: list[str]
    gaps: list[str]
    machines: int
    caveins: int
    factions: ByFaction


class AskedByCard(TypedDict):
    """A card at its cell."""

    kind: Literal["card"]
    card: str
    cell: str
    spot: str


class AskedBySurface(TypedDict):
    """The Surface."""

    kind: Literal["surface"]


class AskedByEvent(TypedDict):
    """The event of this round."""

    kind: Literal["event"]
    event: str


class AskedBySpace(TypedDict):
    """A space of a Progress board."""

    kind: Literal["space"]
    board: str
    space: int


AskedBy: TypeAlias = AskedByCard | AskedBySurface | AskedByEvent | AskedBySpace


class Reckoning(TypedDict):
    """A seat's last reckoning; equal places share theirs. A game alone has a grade."""

    seat: int
    place: int
    total: int
    points: int
    carts: int
    gold: int
    grade: int | None


class Scene(TypedDict):
    """Everything that one audience sees.

    decks     cards left in each
    asked_by  whose effects this seat chooses from
    """

    phase: PhaseName
    round: int
    rounds: int
    events_left: int
    event: RoundEvent | None
    waiting: list[int]
    you: int | None
    decks: dict[Level, int]
    boards: list[Board]
    surface: str
    seats: list[SeatScene]
    asked_by: AskedBy | None
    reason: str
    final: list[Reckoning]
