"""Nuggets' end: standing, and the audit of what the box holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.games._template.tables import KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games._template.state import Nuggets

EMPTY: Final = -1


def standing(s: Nuggets, seat: i64) -> tuple[int, ...]:
    """NU-Z1: the worth of the nuggets, then their number."""
    kinds: i64 = len(s.bag)
    worth: i64 = 0
    number: i64 = 0
    nugget: i64
    for nugget in range(kinds):
        worth += s.won[seat * kinds + nugget] * (nugget + 1)
        number += s.won[seat * kinds + nugget]
    return (worth, number)


def audit(s: Nuggets) -> None:
    """NU-C1: every card and every nugget of the box is somewhere, once."""
    for card in range(KINDS):
        n = s.deck[card] + s.played[card] + s.bids.count(card)
        for seat in range(s.seats):
            n += s.hand[seat * (KINDS + 1) + card]
        assert n == s.t.card_count[card], f"card {card + 1}: {n}"
    kinds = len(s.bag)
    for nugget in range(kinds):
        n = s.bag[nugget] + s.lost[nugget] + (1 if s.nugget == nugget else 0)
        for seat in range(s.seats):
            n += s.won[seat * kinds + nugget]
        assert n == s.t.nugget_count[nugget], f"nugget {nugget + 1}: {n}"
    for value in [*s.deck, *s.hand, *s.played, *s.bag, *s.won, *s.lost]:
        assert value >= 0, "a negative count"
