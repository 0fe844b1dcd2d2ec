"""Nuggets' words: phases, verbs, chance outcomes and events, each named once.

Codes are ints and constants are `Final`, so that compiled rules stay fast; names are for everybody else.
"""

from __future__ import annotations

from typing import Final

from pithead.core.actions import ActionSpace, Arg, Domain, EventType, Verb, numbers

REASONS: Final = ("", "rounds_played")


class Phase:
    """What the position waits for."""

    DEAL: Final = 0  # chance
    NUGGET: Final = 1  # chance
    BID: Final = 2  # every seat that has not bid
    OVER: Final = 3


class Draw:
    """First code of each chance outcome; `outcome_space` checks them."""

    CARD: Final = 0
    NUGGET: Final = 6


class Tell:
    """Kinds of event: index into `event_types`."""

    DEALT: Final = 0
    NUGGET: Final = 1
    LAID: Final = 2
    TURNED_UP: Final = 3
    TOOK: Final = 4
    NOBODY: Final = 5
    ENDED: Final = 6


def action_space(cards: list[str]) -> ActionSpace:
    """Every choice there can be. The code of `bid` is the card's index: the verb starts at 0."""
    return ActionSpace([Verb("bid", 0, [Arg("card", Domain("card", cards))], "NU-A2", "card")])


def outcome_space(cards: list[str], nuggets: list[str]) -> ActionSpace:
    """Every chance outcome by name."""
    return ActionSpace(
        [
            Verb("card", Draw.CARD, [Arg("card", Domain("card", cards))], "NU-S1"),
            Verb("nugget", Draw.NUGGET, [Arg("nugget", Domain("nugget", nuggets))], "NU-A1"),
        ]
    )


def event_types(cards: list[str], nuggets: list[str]) -> tuple[EventType, ...]:
    """The event table, in the order of `Tell`."""
    seat, card, nugget = (
        ("seat", numbers("seat", 1, 3)),
        ("card", Domain("card", cards)),
        ("nugget", Domain("nugget", nuggets)),
    )
    return (
        EventType("dealt", [seat, card]),
        EventType("nugget", [nugget]),
        EventType("laid", [seat]),
        EventType("turned_up", [seat, card]),
        EventType("took", [seat, nugget]),
        EventType("nobody", [nugget]),
        EventType("ended", [("reason", Domain("reason", REASONS))]),
    )
