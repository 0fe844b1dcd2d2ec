"""Nuggets' luck: the cards dealt and the nuggets turned up. One node for each gesture at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import bag
from pithead.core.api import PUBLIC, Event
from pithead.core.chance import Rng
from pithead.games._template.tables import KINDS
from pithead.games._template.verbs import Draw, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games._template.state import Nuggets


class Stream:
    """First part of a chance key."""

    CARD: Final = 0
    NUGGET: Final = 1


def key(s: Nuggets) -> tuple[int, ...]:
    """Stream and index: the k-th card dealt, the nugget of round k."""
    if s.phase == Phase.DEAL:
        return (Stream.CARD, s.dealt)
    return (Stream.NUGGET, s.round)


def sample(s: Nuggets, rng: Rng) -> i64:
    if s.phase == Phase.DEAL:
        return Draw.CARD + bag.pick(s.deck, 0, KINDS, rng)
    return Draw.NUGGET + bag.pick(s.bag, 0, len(s.bag), rng)


def outcomes(s: Nuggets) -> list[tuple[int, float]]:
    if s.phase == Phase.DEAL:
        return [(Draw.CARD + card, p) for card, p in bag.odds(s.deck, 0, KINDS)]
    return [(Draw.NUGGET + nugget, p) for nugget, p in bag.odds(s.bag, 0, len(s.bag))]


def apply(s: Nuggets, code: i64) -> None:
    """One outcome happens."""
    if s.phase == Phase.DEAL:
        _deal(s, code - Draw.CARD)
    else:
        _turn_up_nugget(s, code - Draw.NUGGET)


def _deal(s: Nuggets, card: i64) -> None:
    """NU-S1: one card each in turn; only its owner sees it."""
    seat: i64 = s.dealt % s.seats
    s.deck[card] -= 1
    s.hand[seat * (KINDS + 1) + card] += 1
    s.dealt += 1
    if s.log is not None:
        s.log.append(Event(Tell.DEALT, (seat, card), 1 << seat, True))
    if s.dealt == s.seats * s.t.hand:
        s.phase = Phase.NUGGET


def _turn_up_nugget(s: Nuggets, nugget: i64) -> None:
    """NU-A1."""
    s.bag[nugget] -= 1
    s.nugget = nugget
    s.phase = Phase.BID
    if s.log is not None:
        s.log.append(Event(Tell.NUGGET, (nugget,), PUBLIC, True))
