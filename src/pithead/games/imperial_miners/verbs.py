"""Imperial Miners' words: phases, frames, verbs, chance outcomes and events, each named once."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from pithead.core.actions import ActionSpace, Arg, Domain, EventType, Verb, numbers
from pithead.games.imperial_miners.effects.words import FACTIONS, ROMAN

MAX_CARDS: Final = 160  # places for kinds of card in the action table; a pack may have fewer
MAX_EVENTS: Final = 40
SEARCHES: Final = 18  # kinds of search: faction * 3 + deck
MAX_SPACES: Final = 20  # of a Progress board
ROUNDS: Final = 10  # at most, so that no mine grows out of its grid
BOARDS: Final = 3
SOMEBODY: Final = -6  # a seat that this audience may not know has a draw under way; chance answers it with nothing
WIDE: Final = 22  # cells of a row; cell = row * WIDE + place, its half-column is 2 * place - CENTRE - row
CENTRE: Final = 18
CELLS: Final = 4 * WIDE
PLACES: Final = 2 * WIDE + 1  # of a row, as players count them
DIRECTIONS: Final = ("r", "bl", "br")  # a junction is named by its left or upper card
REASONS: Final = ("", "last_event")
Side: TypeAlias = Literal["front", "back"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)


class Phase:
    """What the position waits for."""

    DEAL: Final = 0  # chance
    KEEP: Final = 1
    REVEAL: Final = 2  # chance
    EVENT: Final = 3
    MINE: Final = 4
    END: Final = 5
    OVER: Final = 6


class Frame:
    """What is pending on a seat's stack. The arguments of each kind stand behind it."""

    RUN: Final = 0  # work: item, end, slot
    START: Final = 1  # work: the phase begins for this seat
    DRAWING: Final = 2  # chance: deck, faction or PLAIN
    KEEP: Final = 3  # how many more, mask of the hand cards kept
    PLAY: Final = 4
    DRAW: Final = 5  # how many more, faction or PLAIN, mask of the decks searched in vain
    FACTION: Final = 6  # how many more
    SELL: Final = 7  # how many more, Op.GOLD or Op.VP, for each
    CLEAR: Final = 8  # how many more, last cell, Op.GOLD or Op.VP, for each
    LIMIT: Final = 9  # from here on a choice with one answer is made at once
    CHOOSE: Final = 10  # program, slot, 1 if it can be declined, mask of the effects used, how many effects
    CHAIN: Final = 11  # slot
    PLACE: Final = 12  # card
    PICK: Final = 13  # Do.MACHINE or Do.CAVEIN, how many more, last cell, slot that is no target
    CART: Final = 14  # how many more, last junction
    TARGET: Final = 15  # Only, which
    STEPS: Final = 16  # least, most
    BOARD: Final = 17  # spaces to move
    CHANGE: Final = 18


class Do:
    """First code of each verb; `action_space` checks them."""

    KEEP: Final = 0
    PLAY: Final = 160
    SELL: Final = 320
    DISCARD: Final = 480
    PLACE: Final = 640
    CLIMB: Final = 728
    ACTIVATE: Final = 816
    MACHINE: Final = 904
    CAVEIN: Final = 992
    CLEAR: Final = 1080
    CART: Final = 1168
    DRAW: Final = 1432
    SEARCH: Final = 1435
    FACTION: Final = 1438
    ADVANCE: Final = 1444
    BOARD: Final = 1465
    RESOLVE: Final = 1468
    DECLINE: Final = 1476
    STOP: Final = 1477


class Draw:
    """First code of each chance outcome; `outcome_space` checks them."""

    SIDES: Final = 0  # one side for each board
    EVENT: Final = 8
    CARD: Final = 48
    NONE: Final = 208  # the deck holds no card (any more)


class Tell:
    """Kinds of event: index into `event_types`."""

    SIDES: Final = 0
    DEALT: Final = 1
    KEPT: Final = 2
    ROUND: Final = 3
    PLAYED: Final = 4
    ACTIVATED: Final = 5
    DUG_OUT: Final = 6
    DECLINED: Final = 7
    GOLD: Final = 8
    VP: Final = 9
    PAID: Final = 10
    MACHINE: Final = 11
    CAVEIN: Final = 12
    CLEARED: Final = 13
    CART: Final = 14
    COMPLETED: Final = 15
    MOVED: Final = 16
    CHANGED: Final = 17
    DREW: Final = 18
    EMPTY: Final = 19
    DRAWS: Final = 20
    DISCARDED: Final = 21
    DECKS: Final = 22
    HAND: Final = 23
    RESULT: Final = 24
    SEARCHED: Final = 25
    SCORE: Final = 26
    ENDED: Final = 27
    TURNED: Final = 28
    RESOLVED: Final = 29
    SURFACE: Final = 30


def cell_label(cell: int) -> str:
    """A place in the mine as it is written: row and half-column, `II-1`."""
    row, place = divmod(cell, WIDE)
    x = 2 * place - CENTRE - row
    return f"{ROMAN[row]}{x:+d}" if x else f"{ROMAN[row]}0"


def place_code(row: int, number: int) -> int:
    """A place as players count it: its row, and its number from the leftmost card of the row, which is 1."""
    return row * PLACES + number + WIDE


def place_label(code: int) -> str:
    """`II-3` is the third place of row II, `II-L1` the one left of its first card."""
    row, number = divmod(code, PLACES)
    number -= WIDE
    return f"{ROMAN[row]}-{number}" if number > 0 else f"{ROMAN[row]}-L{1 - number}"


def _domains(cards: list[str], events: list[str], boards: list[str]) -> dict[str, Domain]:
    return {
        "card": Domain("card", cards + [f"card-{i}" for i in range(len(cards), MAX_CARDS)]),
        "event": Domain("event", events + [f"event-{i}" for i in range(len(events), MAX_EVENTS)]),
        "board": Domain("board", boards),
        "side": Domain("side", SIDES),
        "cell": Domain("cell", [cell_label(i) for i in range(CELLS)]),
        "place": Domain("place", [place_label(i) for i in range(4 * PLACES)]),  # said with "at"
        "spot": Domain("spot", [place_label(i) for i in range(4 * PLACES)]),  # said as it is written
        "junction": Domain("junction", [f"{cell_label(i // 3)}:{DIRECTIONS[i % 3]}" for i in range(3 * CELLS)]),
        "deck": Domain("deck", ROMAN[:3]),
        "faction": Domain("faction", FACTIONS),
        "spaces": numbers("spaces", 0, MAX_SPACES),
        "effect": numbers("effect", 1, 8),
        "seat": numbers("seat", 1, 5),
        "reason": Domain("reason", REASONS),
    }


def action_space(cards: list[str], events: list[str], boards: list[str]) -> ActionSpace:
    """All actions of a pack with these cards, events and boards."""
    d = _domains(cards, events, boards)
    card, cell, deck = Arg("card", d["card"]), Arg("cell", d["cell"]), Arg("deck", d["deck"])
    return ActionSpace(
        [
            Verb("keep", Do.KEEP, [card], "IM-S2", "card"),
            Verb("play", Do.PLAY, [card], "IM-M1", "card"),
            Verb("sell", Do.SELL, [card], "IM-E3", "card"),
            Verb("discard", Do.DISCARD, [card], "IM-F5", "card"),
            Verb("place", Do.PLACE, [cell], "IM-M3", "place"),
            Verb("climb", Do.CLIMB, [cell], "IM-M5", "place"),
            Verb("activate", Do.ACTIVATE, [cell], "IM-F4", "place"),
            Verb("machine", Do.MACHINE, [cell], "IM-F1", "place"),
            Verb("cavein", Do.CAVEIN, [cell], "IM-F2", "place"),
            Verb("clear", Do.CLEAR, [cell], "IM-F2", "place"),
            Verb("cart", Do.CART, [Arg("junction", d["junction"])], "IM-F3", "place"),
            Verb("draw", Do.DRAW, [deck], "IM-F5"),
            Verb("search", Do.SEARCH, [deck], "IM-F6"),
            Verb("faction", Do.FACTION, [Arg("faction", d["faction"])], "IM-F6"),
            Verb("advance", Do.ADVANCE, [Arg("spaces", d["spaces"])], "IM-F7", "amount"),
            Verb("board", Do.BOARD, [Arg("board", d["board"])], "IM-F7", "place"),
            Verb("resolve", Do.RESOLVE, [Arg("effect", d["effect"])], "IM-M5"),
            Verb("decline", Do.DECLINE, [], "IM-M6"),
            Verb("stop", Do.STOP, [], "IM-E3"),
        ]
    )


def outcome_space(cards: list[str], events: list[str], boards: list[str]) -> ActionSpace:
    """All chance outcomes by name."""
    d = _domains(cards, events, boards)
    return ActionSpace(
        [
            Verb("sides", Draw.SIDES, [Arg(name, d["side"]) for name in boards], "IM-C1"),
            Verb("event", Draw.EVENT, [Arg("event", d["event"])], "IM-E1"),
            Verb("card", Draw.CARD, [Arg("card", d["card"])], "IM-F5"),
            Verb("none", Draw.NONE, [], "IM-D3"),
        ]
    )


def event_types(
    cards: list[str], events: list[str], boards: list[str], branches: list[str], works: int
) -> tuple[EventType, ...]:
    """The event table, in the order of `Tell`. `branches` are the ids of all branches of effects, `works` is how many
    places the Surface has.
    """
    d = _domains(cards, events, boards)
    who, card, cell = ("seat", d["seat"]), ("card", d["card"]), ("cell", d["cell"])
    place, spot = ("place", d["place"]), ("spot", d["spot"])
    junction, neighbour = ("junction", d["junction"]), ("neighbour", d["card"])
    effect, work = ("effect", Domain("branch", branches)), ("work", numbers("work", 1, works))
    deck, board, amount = ("deck", d["deck"]), ("board", d["board"]), ("amount", None)
    return (
        EventType("sides", [(name, d["side"]) for name in boards]),
        EventType("dealt", [who, card]),
        EventType("kept", [who, card]),
        EventType("round", [("round", None), ("name", d["event"])]),
        EventType("played", [who, card, cell, ("paid", None), place]),
        EventType("activated", [who, card, cell, spot]),
        EventType("dug_out", [who, card, cell, spot]),
        EventType("declined", [who]),
        EventType("gold", [who, amount]),
        EventType("vp", [who, amount]),
        EventType("paid", [who, amount]),
        EventType("machine", [who, card, cell, spot]),
        EventType("cavein", [who, card, cell, spot]),
        EventType("cleared", [who, card, cell, spot]),
        EventType("cart", [who, junction, card, neighbour]),
        EventType("completed", [who, junction, card, neighbour]),
        EventType("moved", [who, board, ("space", None)]),
        EventType("changed", [who, board]),
        EventType("drew", [who, card]),
        EventType("empty", [who, deck, ("faction", d["faction"])]),
        EventType("draws", [who, deck, ("faction", d["faction"]), ("shuffled", None)]),
        EventType("discarded", [who, card]),
        EventType("decks", [("one", None), ("two", None), ("three", None)]),
        EventType("hand", [who, ("one", None), ("two", None), ("three", None), ("four", None), ("discards", None)]),
        EventType("result", [who, ("gold", None), ("vp", None)]),
        EventType("searched", [who, ("faction", d["faction"]), deck]),
        EventType("score", [who, ("points", None), ("carts", None), ("gold", None)]),
        EventType("ended", [("reason", d["reason"])]),
        EventType("turned", [who, card]),  # one card or several
        EventType("resolved", [who, card, cell, spot, effect]),
        EventType("surface", [who, work, effect]),
    )
