"""Rockwell's list of moves that nobody forgives, on top of being legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games.rockwell import facts
from pithead.games.rockwell.verbs import MAX_CUBES, TILES, Do, Phase

if TYPE_CHECKING:
    from pithead.games.rockwell.state import Rockwell

MOVES = {  # by id, in words; docs/absurd.md lists them
    "RW-ABS-1": "with open stocks, a bid whose last cube or $100 is beyond what makes it first, whatever others bid",
    "RW-ABS-2": "insurance beyond every loss that the Danger cards left can still cause",
    "RW-ABS-3": "hiring a subcontractor where there is nothing left to drill",
    "RW-ABS-4": "paying for a stronger subcontractor where a cheaper one drills the same with the same shares",
    "RW-ABS-5": "buying Mobility in a turn after which the game is certain to end",
    "RW-ABS-6": "putting a mineshaft on a drilled tile in such a turn: it never pays",
    "RW-ABS-7": "paying a dearer level to move a mineshaft although it opens no further tile, or in such a turn only "
    "drilled ones",
    "RW-ABS-8": "moving a mineshaft by a dearer level to a tile that a cheaper one allows, while it opens others",
    "RW-ABS-9": "with every tile drilled, a go that leads no deeper, by a company that has yet to reach the center and "
    "has no more mineshafts than a rival: it keeps a game running that nobody can win by it",
}


def absurd(view: Rockwell, seat: int, code: int) -> str:
    """Id in MOVES that a legal choice of `seat` falls under, or "". Looks at the seat's own view only."""
    s = view
    if s.phase == Phase.BID:
        return "RW-ABS-1" if overbids(s, seat, code) else ""
    if s.phase == Phase.INSURE:
        return "RW-ABS-2" if overinsures(s, seat, code) else ""
    if s.phase == Phase.MOVE:
        return "RW-ABS-9" if idles(s, seat, code) else ""
    if Do.HIRE <= code < Do.PASS:
        if facts.only_drilled(s, s.place[s.crew]):
            return "RW-ABS-3"
        power = code - Do.HIRE + 1
        return "RW-ABS-4" if facts.spare_power(s, seat, s.crew, s.place[s.crew], power) < power else ""
    if Do.TAKE <= code < Do.LEAVE:
        power = code - Do.TAKE + 1
        return "RW-ABS-4" if facts.spare_power(s, seat, s.crew, s.target, power) < power else ""
    if code == Do.MOBILITY:
        return "RW-ABS-5" if facts.surely_last_turn(s) else ""
    if Do.RELOCATE <= code < Do.SINK:
        return "RW-ABS-7" if facts.opened_by(s, seat, (code - Do.RELOCATE) // TILES + 1) == 0 else ""
    if Do.SINK <= code < Do.DELIVER:
        return _absurd_sink(s, seat, code - Do.SINK)
    return ""


def _absurd_sink(s: Rockwell, seat: int, tile: int) -> str:
    if (
        facts.surely_last_turn(s)
        and s.drilled >> tile & 1
        and any(not s.drilled >> code - Do.SINK & 1 for code in s.legal(seat))
    ):
        return "RW-ABS-6"
    opened = facts.opened_by(s, seat, s.shaft_level)
    return "RW-ABS-8" if facts.moves_mineshaft(s) and opened != 0 and not opened >> tile & 1 else ""


def idles(s: Rockwell, seat: int, code: int) -> bool:
    """A go that leads no deeper where nothing is left but the way to the center."""
    end = s.place[s.crew] if code == Do.STAY else code - Do.GO
    return facts.waits_in_vain(s, seat) and s.t.depth[end] <= s.t.depth[s.place[s.crew]]


def overbids(s: Rockwell, seat: int, code: int) -> bool:
    """The bid is first without the last cube or $100 of this choice."""
    if code >= Do.BID_MONEY:
        amount, price = code - Do.BID_MONEY, 1
    else:
        resource, amount = divmod(code - Do.BID, MAX_CUBES + 1)
        price = s.t.prices[resource]
    sure = facts.sure_bid(s, seat)
    return sure is not None and amount > 0 and facts.bid_so_far(s, seat) + (amount - 1) * price >= sure


def overinsures(s: Rockwell, seat: int, code: int) -> bool:
    """More tiles than can ever be discarded."""
    amount = (code - Do.INSURE) % (MAX_CUBES + 1)
    return amount > 0 and facts.insurance_planned(s, seat) + amount > facts.losses_to_come(s, seat)
