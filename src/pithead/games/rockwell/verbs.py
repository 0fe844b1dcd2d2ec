"""Rockwell's words: places, phases, verbs, chance outcomes and events, each named once.

A place is one int: tiles 0 to 31 (A1 to D8), the center, four entrances, then 32 borders, each named after the tile
on its left (border A8/A1 is the last of stratum A). A company is a seat; Al has the number `AL` in texts.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, Literal, TypeAlias, get_args

from pithead.core.actions import ActionSpace, Arg, Domain, EventType, Verb, numbers

Resource: TypeAlias = Literal["zinc", "copper", "silver", "gold"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
Asset: TypeAlias = Literal["zinc", "copper", "silver", "gold", "money"]
ASSETS: Final[tuple[Asset, ...]] = get_args(Asset)
Stratum: TypeAlias = Literal["A", "B", "C", "D"]
STRATA: Final[tuple[Stratum, ...]] = get_args(Stratum)
RING: Final = 8
TILES: Final = 32
CENTER: Final = 32
ENTRANCE: Final = 33
BORDER: Final = 37
PLACES: Final = 69
CREWS: Final = 4  # of each company
GOALS: Final = 9  # achievements
SLOTS: Final = 10
AL: Final = 4
MAX_CUBES: Final = 99  # RW-T2: one decision moves at most so many cubes ...
MAX_MONEY: Final = 300  # ... or so many hundreds of dollars
MAX_BACKS: Final = 16
MAX_CARDS: Final = 64
PLENTY: Final = 1000000  # cubes of each resource, and hundreds of dollars: RW-C10, neither ever runs out
NONE: Final = -1
NEVER: Final = 9999  # in a clause of evidence: an option that cannot hold

REASONS: Final = ("", "center", "achievements", "turn_limit")


class Phase:
    """What the position waits for. Chance comes first, then what a seat decides; from AUTOMATIC on nobody is asked."""

    LAYOUT: Final = 0  # chance
    MANAGEMENT: Final = 1  # chance
    CONTROL: Final = 2  # chance
    BACK: Final = 3  # chance
    CARD: Final = 4  # chance
    BID: Final = 5  # all seats
    INSURE: Final = 6  # all seats
    PLACE: Final = 7
    CREW: Final = 8
    MOVE: Final = 9
    DIE: Final = 10
    FIRST: Final = 11
    DISCARD: Final = 12
    ADVANTAGE: Final = 13
    MARKET: Final = 14
    AMOUNT: Final = 15
    WORKSHOP: Final = 16
    SINK: Final = 17
    AL_CREW: Final = 18
    AL_GO: Final = 19
    AL_RAISE: Final = 20
    OVER: Final = 21
    AUTOMATIC: Final = 30
    NEXT_PRESIDENT: Final = 30
    NEXT_GO: Final = 31
    FILLED: Final = 32
    DANGER: Final = 33
    SETTLE: Final = 34
    OFFER: Final = 35
    ROUND_OVER: Final = 36
    MINESHAFTS: Final = 37
    NEXT_DEAL: Final = 38
    NEXT_WORK: Final = 39
    AL_WORK: Final = 40
    END: Final = 41


class Cause:
    """What may have filled a tile, and so what goes on after the extraction."""

    MOVE: Final = 0
    ADVANTAGE: Final = 1
    IMPROVEMENT: Final = 2
    AL_MOVE: Final = 3
    AL_RAISE: Final = 4


class Do:
    """First code of each verb; `action_space` checks them."""

    BID: Final = 0
    BID_MONEY: Final = 400
    PLACE: Final = 701
    INSURE: Final = 711
    CREW: Final = 1111
    STAY: Final = 1115
    GO: Final = 1116
    TAKE: Final = 1185
    LEAVE: Final = 1189
    DRILL: Final = 1190
    DISCARD: Final = 1222
    BRIBE: Final = 1322
    HIRE: Final = 1962
    PASS: Final = 1966
    SELL: Final = 1967
    BUY: Final = 1971
    CUBES: Final = 1975
    IMPROVE: Final = 2074
    SAFETY: Final = 2078
    MOBILITY: Final = 2079
    MINESHAFT: Final = 2080
    RELOCATE: Final = 2081
    SINK: Final = 2177
    DELIVER: Final = 2209
    AL_CREW: Final = 2213
    AL_GO: Final = 2217
    AL_RAISE: Final = 2249


class Draw:
    """First code of each chance outcome; `outcome_space` checks them."""

    LAYOUT: Final = 0  # a bit for each stratum: whether its first tile has the higher power
    MANAGEMENT: Final = 16  # an order of the seats
    CONTROL: Final = 48
    BACK: Final = 80
    CARD: Final = 96


class Tell:
    """Kinds of event: index into `event_types`."""

    TURN: Final = 0
    BID_IN: Final = 1
    BID: Final = 2
    MANAGEMENT: Final = 3
    PLACED: Final = 4
    HOME: Final = 5
    INSURANCE_IN: Final = 6
    INSURED: Final = 7
    CONTROL: Final = 8
    ROUND: Final = 9
    NO_CREW: Final = 10
    STAYED: Final = 11
    MOVED: Final = 12
    DIE_TAKEN: Final = 13
    DIE_LEFT: Final = 14
    HIRED: Final = 15
    BRIBED: Final = 16
    DRILLED: Final = 17
    JOINED: Final = 18
    CARD: Final = 19
    SHARE: Final = 20
    LEFT_OVER: Final = 21
    DANGER: Final = 22
    DISCARDED: Final = 23
    LOST: Final = 24
    PAID: Final = 25
    SOLD: Final = 26
    BOUGHT: Final = 27
    PASSED: Final = 28
    IMPROVED: Final = 29
    SAFETY: Final = 30
    MOBILITY: Final = 31
    MINESHAFT: Final = 32
    RELOCATED: Final = 33
    DELIVERED: Final = 34
    ACHIEVED: Final = 35
    AL_RAISED: Final = 36
    BONUS: Final = 37
    ENDED: Final = 38
    LAID: Final = 39
    SHOWN: Final = 40


def place_names() -> list[str]:
    """All places in their order."""
    tiles = [f"{letter}{i + 1}" for letter in STRATA for i in range(RING)]
    borders = [f"{letter}{i + 1}/{letter}{(i + 1) % RING + 1}" for letter in STRATA for i in range(RING)]
    return [*tiles, "center", "E1", "E2", "E3", "E4", *borders]


def slot_names() -> list[str]:
    """The slots of Boards I, II and III from the left."""
    return ["I1", "I2", "I3", "I4", "II1", "II2", "II3", "III1", "III2", "III3"]


def orders(seats: int) -> list[tuple[int, ...]]:
    """Every order of so many seats."""
    return list(permutations(range(seats)))


def first_order(seats: int) -> int:
    """Where the orders of so many seats start among all orders of two, three and four."""
    return {2: 0, 3: 2, 4: 8}[seats]


def _pad(labels: list[str], size: int, what: str) -> list[str]:
    return labels + [f"{what}-{i}" for i in range(len(labels), size)]


def _domains(backs: list[str], cards: list[str], goals: list[str]) -> dict[str, Domain]:
    places = place_names()
    return {
        "resource": Domain("resource", RESOURCES),
        "amount": numbers("amount", 0, MAX_CUBES),
        "cubes": numbers("cubes", 1, MAX_CUBES),
        "money": numbers("money", 0, 100 * MAX_MONEY, 100),
        "slot": Domain("slot", slot_names()),
        "crew": numbers("crew", 1, CREWS),
        "place": Domain("place", places),
        "tile": Domain("tile", places[:TILES]),
        "power": numbers("power", 1, 4),
        "level": numbers("level", 1, 3),
        "company": Domain("seat", ("1", "2", "3", "4", "al")),  # said by the seat's name
        "seat": numbers("seat", 1, 4),
        "layout": Domain("layout", ["".join("h" if i >> k & 1 else "l" for k in range(4)) for i in range(16)]),
        "order": Domain("order", ["".join(str(seat + 1) for seat in order) for n in (2, 3, 4) for order in orders(n)]),
        "back": Domain("back", _pad(backs, MAX_BACKS, "back")),
        "card": Domain("card", _pad(cards, MAX_CARDS, "card")),
        "achievement": Domain("achievement", goals),
        "what": Domain("what", ASSETS),
        "reason": Domain("reason", REASONS),
    }


def action_space() -> ActionSpace:
    """All actions; they do not depend on the pack."""
    d = _domains([], [], [])
    resource, tile, crew = Arg("resource", d["resource"]), Arg("tile", d["tile"]), Arg("crew", d["crew"])
    amount, power = Arg("amount", d["amount"]), Arg("power", d["power"])
    return ActionSpace(
        [
            Verb("bid", Do.BID, [resource, amount], "RW-A1", "amount"),
            Verb("bid_money", Do.BID_MONEY, [Arg("money", d["money"])], "RW-A1", "amount"),
            Verb("place", Do.PLACE, [Arg("slot", d["slot"])], "RW-P1", "place"),
            Verb("insure", Do.INSURE, [resource, amount], "RW-I1", "amount"),
            Verb("crew", Do.CREW, [crew], "RW-D1", "place"),
            Verb("stay", Do.STAY, [], "RW-D1"),
            Verb("go", Do.GO, [Arg("place", d["place"])], "RW-D2", "place"),
            Verb("take", Do.TAKE, [power], "RW-H3", "dice"),
            Verb("leave", Do.LEAVE, [], "RW-H3"),
            Verb("drill", Do.DRILL, [tile], "RW-E2", "place"),
            Verb("discard", Do.DISCARD, [amount], "RW-G3", "amount"),
            Verb("bribe", Do.BRIBE, [Arg("company", d["company"]), crew, tile], "RW-B1", "place"),
            Verb("hire", Do.HIRE, [power], "RW-H1", "dice"),
            Verb("pass", Do.PASS, [], "RW-T1"),
            Verb("sell", Do.SELL, [resource], "RW-K2"),
            Verb("buy", Do.BUY, [resource], "RW-K2"),
            Verb("cubes", Do.CUBES, [Arg("cubes", d["cubes"])], "RW-K2", "amount"),
            Verb("improve", Do.IMPROVE, [crew], "RW-W2", "place"),
            Verb("safety", Do.SAFETY, [], "RW-W2"),
            Verb("mobility", Do.MOBILITY, [], "RW-W2"),
            Verb("mineshaft", Do.MINESHAFT, [], "RW-W4"),
            Verb("relocate", Do.RELOCATE, [Arg("level", d["level"]), tile], "RW-W5", "place"),
            Verb("sink", Do.SINK, [tile], "RW-W4", "place"),
            Verb("deliver", Do.DELIVER, [resource], "RW-W6", "card"),
            Verb("al_crew", Do.AL_CREW, [crew], "RW-V3", "place"),
            Verb("al_go", Do.AL_GO, [tile], "RW-V4", "place"),
            Verb("al_raise", Do.AL_RAISE, [crew], "RW-V6", "place"),
        ]
    )


def outcome_space(backs: list[str], cards: list[str]) -> ActionSpace:
    """All chance outcomes by name."""
    d = _domains(backs, cards, [])
    return ActionSpace(
        [
            Verb("layout", Draw.LAYOUT, [Arg("layout", d["layout"])], "RW-S1"),
            Verb("management", Draw.MANAGEMENT, [Arg("order", d["order"])], "RW-S5"),
            Verb("control", Draw.CONTROL, [Arg("order", d["order"])], "RW-S5"),
            Verb("back", Draw.BACK, [Arg("back", d["back"])], "RW-E3"),
            Verb("card", Draw.CARD, [Arg("card", d["card"])], "RW-E3"),
        ]
    )


def event_types(backs: list[str], cards: list[str], goals: list[str]) -> tuple[EventType, ...]:
    """The event table, in the order of `Tell`. Money is in dollars.

    `seat` is whose event it is, Al's too. A crew has its number, and for the reader its power and where it is.
    """
    d = _domains(backs, cards, goals)
    who, company, crew, tile = ("seat", d["seat"]), ("seat", d["company"]), ("crew", d["crew"]), ("tile", d["tile"])
    cubes: list[tuple[str, Domain | None]] = [(name, None) for name in RESOURCES]
    money, resource = ("money", None), ("resource", d["resource"])
    power, level, place = ("power", None), ("level", None), ("place", d["place"])
    return (
        EventType("turn", [("turn", None)]),
        EventType("bid_in", [who]),
        EventType("bid", [who, *cubes, money, ("value", None)]),
        EventType("management", [("order", d["seat"])]),
        EventType("placed", [who, ("slot", d["slot"])]),
        EventType("home", [who]),
        EventType("insurance_in", [who]),
        EventType("insured", [who, *cubes]),
        EventType("control", [("order", d["seat"])]),
        EventType("round", [("round", None)]),
        EventType("no_crew", [who]),
        EventType("stayed", [who, crew, power, place]),
        EventType("moved", [company, crew, power, ("from", d["place"]), place]),
        EventType("die_taken", [who, crew, power, money]),
        EventType("die_left", [who, crew]),
        EventType("hired", [who, crew, place, power, money]),
        EventType("bribed", [who, ("company", d["company"]), crew, power, ("from", d["place"]), tile, money]),
        EventType("drilled", [company, tile, ("back", d["back"])]),
        EventType("joined", [company, crew, power, tile]),
        EventType("card", [company, ("card", d["card"])]),
        EventType("share", [company, *cubes]),
        EventType("left_over", [company, *cubes]),
        EventType("danger", [who, ("cubes", None)]),
        EventType("discarded", [who, ("tiles", None)]),
        EventType("lost", [who, *cubes]),
        EventType("paid", [who, tile, *cubes]),
        EventType("sold", [who, resource, ("cubes", None), money]),
        EventType("bought", [who, resource, ("cubes", None), money]),
        EventType("passed", [who]),
        EventType("improved", [who, crew, place, power, money]),
        EventType("safety", [who, level, money]),
        EventType("mobility", [who, level, money]),
        EventType("mineshaft", [who, level, tile, money]),
        EventType("relocated", [who, ("from", d["tile"]), tile, money]),
        EventType("delivered", [who, resource, ("cubes", None), ("prestige", None)]),
        EventType("achieved", [who, ("achievement", d["achievement"]), ("prestige", None)]),
        EventType("al_raised", [who, crew, place, power]),
        EventType("bonus", [who, ("what", d["what"]), ("amount", None), ("prestige", None)]),
        EventType("ended", [("reason", d["reason"])]),
        EventType("laid", [("layout", d["layout"])]),
        EventType("shown", [who, *cubes, money, ("insurance", None)]),
    )
