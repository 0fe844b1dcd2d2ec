"""Dig Deep's words: phases, verbs, chance outcomes and events, each named once."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from pithead.core.actions import ActionSpace, Arg, Domain, EventType, Verb, numbers

Gem: TypeAlias = Literal["ruby", "emerald", "amethyst", "sapphire", "diamond"]
GEMS: Final[tuple[Gem, ...]] = get_args(Gem)
LETTERS: Final = "REASD"
MarketFace: TypeAlias = Gem | Literal["wild"]
MARKET_FACES: Final[tuple[MarketFace, ...]] = (*GEMS, "wild")
Action: TypeAlias = Literal["reserve", "mine", "smelt", "sell", "dig", "advertise", "invest"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
COLUMNS: Final = "abcdefghi"
REASONS: Final = ("", "last_tile", "turn_limit", "stalled")
MAX_COLUMNS: Final = 9
MAX_KINDS: Final = 40  # places for kinds of tile in the action table; a pack may have fewer


class Phase:
    """What the position waits for."""

    START_PLAYER: Final = 0  # chance
    FILL: Final = 1  # chance: a die for the market
    ROLL: Final = 2  # chance
    WILD: Final = 3
    REROLL: Final = 4
    REROLL_DICE: Final = 5  # chance
    RESOLVE: Final = 6
    MINING: Final = 7
    MINED: Final = 8  # chance: what the tile is
    DUG: Final = 9  # chance: what the tile is
    DIG_TARGET: Final = 10
    TAKEN_BACK: Final = 11
    BUY: Final = 12
    DISCARD: Final = 13
    OVER: Final = 14


class Use:
    """Counters of the actions rolled; Mine counts pickaxes."""

    RESERVE: Final = 0
    MINE: Final = 1
    SMELT: Final = 2
    SELL: Final = 3
    DIG: Final = 4
    ADVERTISE: Final = 5
    INVEST: Final = 6
    FREE_SELL: Final = 1  # DD-A1: Sell uses of every turn, whatever the dice show


class Do:
    """First code of each verb; `action_space` checks them."""

    WILD: Final = 0
    MARK: Final = 5
    KEEP: Final = 11
    ROLL: Final = 12
    RESERVE: Final = 13
    TAKE_BACK: Final = 22
    MINE: Final = 36
    STOP: Final = 45
    DIG: Final = 46
    PUT: Final = 55
    ADVERTISE: Final = 64
    INVEST: Final = 74
    DONE: Final = 79
    BUY: Final = 80
    DISCARD: Final = 86
    END: Final = 92
    SMELT: Final = 93
    SELL: Final = 133


class Draw:
    """First code of each chance outcome; `outcome_space` checks them."""

    STARTS: Final = 0  # seat
    FILL: Final = 4  # die
    TILE: Final = 12  # kind
    ROLL: Final = 52  # three market faces, then six own faces (0 where there is no die)
    REROLL: Final = 10077748  # six own faces, 0 where a die is not rolled


class Tell:
    """Kinds of event: index into `event_types`."""

    TURN: Final = 0
    ROLLED: Final = 1
    PRICE: Final = 2
    REROLLED: Final = 3
    RESERVED: Final = 4
    TOOK_BACK: Final = 5
    MINED: Final = 6
    SAW: Final = 7
    SMELTED: Final = 8
    SOLD: Final = 9
    PAID: Final = 10
    RETURNED: Final = 11
    DUG: Final = 12
    PUT: Final = 13
    INVESTED: Final = 14
    BOUGHT: Final = 15
    DISCARDED: Final = 16
    FILLED: Final = 17
    LAST_TILE: Final = 18
    BONUS: Final = 19
    ENDED: Final = 20
    ADVERTISED: Final = 21


def _domains(kinds: list[str], dice: list[str]) -> dict[str, Domain]:
    padded = kinds + [f"kind-{i}" for i in range(len(kinds), MAX_KINDS)]
    return {
        "gem": Domain("gem", GEMS),
        "column": Domain("column", COLUMNS),
        "source": Domain("source", [*COLUMNS, *GEMS]),
        "tile": Domain("tile", padded),
        "position": numbers("position", 1, 6),
        "space": numbers("space", 1, 6),
        "step": Domain("step", ("-1", "+1")),
        "seat": numbers("seat", 1, 4),
        "die": Domain("die", dice),
        "face": numbers("face", 1, 6),
        "market_face": Domain("market_face", MARKET_FACES),
        "level": numbers("level", 1, 3),
        "reason": Domain("reason", REASONS),
    }


def action_space(kinds: list[str], dice: list[str]) -> ActionSpace:
    """All actions of a pack with these kinds of tile and dice."""
    d = _domains(kinds, dice)
    gem, column, tile = Arg("gem", d["gem"]), Arg("column", d["column"]), Arg("tile", d["tile"])
    return ActionSpace(
        [
            Verb("wild", Do.WILD, [gem], "DD-R2", "place"),
            Verb("mark", Do.MARK, [Arg("position", d["position"])], "DD-R3", "dice"),
            Verb("keep", Do.KEEP, [], "DD-R3"),
            Verb("roll", Do.ROLL, [], "DD-R3"),
            Verb("reserve", Do.RESERVE, [column], "DD-A2", "place"),
            Verb("take_back", Do.TAKE_BACK, [Arg("source", d["source"])], "DD-A2", "place"),
            Verb("mine", Do.MINE, [column], "DD-A4", "place"),
            Verb("stop", Do.STOP, [], "DD-A4"),
            Verb("dig", Do.DIG, [column], "DD-A7", "place"),
            Verb("put", Do.PUT, [column], "DD-A7", "place"),
            Verb("advertise", Do.ADVERTISE, [gem, Arg("step", d["step"])], "DD-A8", "place"),
            Verb("invest", Do.INVEST, [gem], "DD-A9", "place"),
            Verb("done", Do.DONE, [], "DD-A1"),
            Verb("buy", Do.BUY, [Arg("space", d["space"])], "DD-B1", "dice"),
            Verb("discard", Do.DISCARD, [Arg("position", d["position"])], "DD-B2", "dice"),
            Verb("end", Do.END, [], "DD-B1"),
            Verb("smelt", Do.SMELT, [tile], "DD-A5", "card"),
            Verb("sell", Do.SELL, [tile], "DD-A6", "card"),
        ]
    )


def outcome_space(kinds: list[str], dice: list[str]) -> ActionSpace:
    """All chance outcomes by name."""
    d = _domains(kinds, dice)
    own = [Arg(f"face{i}", d["face"]) for i in range(1, 7)]
    return ActionSpace(
        [
            Verb("starts", Draw.STARTS, [Arg("seat", d["seat"])], "DD-S1"),
            Verb("fill", Draw.FILL, [Arg("die", d["die"])], "DD-B1"),
            Verb("tile", Draw.TILE, [Arg("tile", d["tile"])], "DD-A4"),
            Verb("rolled", Draw.ROLL, [*[Arg(f"market{i}", d["market_face"]) for i in range(1, 4)], *own], "DD-R1"),
            Verb("rerolled", Draw.REROLL, own, "DD-R3"),
        ]
    )


def event_types(kinds: list[str], dice: list[str]) -> tuple[EventType, ...]:
    """The event table, in the order of `Tell`."""
    d = _domains(kinds, dice)
    seat, gem, column, tile, die = d["seat"], d["gem"], d["column"], d["tile"], d["die"]
    who = ("seat", seat)
    return (
        EventType("turn", [who, ("round", None)]),
        EventType(
            "rolled",
            [
                who,
                ("market1", d["market_face"]),
                ("market2", d["market_face"]),
                ("market3", d["market_face"]),
                ("faces", d["face"]),
            ],
        ),
        EventType("price", [("gem", gem), ("was", None), ("now", None)]),
        EventType("rerolled", [who, ("paid", None), *[(action, None) for action in ACTIONS]]),
        EventType("reserved", [who, ("column", column)]),
        EventType("took_back", [who, ("source", d["source"])]),
        EventType("mined", [who, ("column", column), ("level", d["level"])]),
        EventType("saw", [who, ("tile", tile)]),
        EventType("smelted", [who, ("tile", tile)]),
        EventType("sold", [who, ("tile", tile)]),
        EventType("paid", [who, ("gem", gem), ("coins", None), ("shares", None)]),
        EventType("returned", [who, ("gem", gem), ("cubes", None)]),
        EventType("dug", [who, ("column", column), ("level", d["level"])]),
        EventType("put", [who, ("column", column), ("target", column)]),
        EventType("invested", [who, ("gem", gem)]),
        EventType("bought", [who, ("space", d["space"]), ("die", die), ("coins", None)]),
        EventType("discarded", [who, ("die", die)]),
        EventType("filled", [("space", d["space"]), ("die", die)]),
        EventType("last_tile", [who]),
        EventType("bonus", [who, ("gem", gem), ("coins", None), ("sold", None)]),
        EventType("ended", [("reason", d["reason"])]),
        EventType("advertised", [who, ("gem", gem), ("step", d["step"])]),
    )
