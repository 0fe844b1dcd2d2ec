"""What an extraction to come may bring, from a seat's view: the card is hidden, what is left in its pile is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games.rockwell import facts
from pithead.games.rockwell.detail_types import Because, Portion, Strike, TilePower
from pithead.games.rockwell.flow import board, ledger
from pithead.games.rockwell.scene import PLACES, company, cubes
from pithead.games.rockwell.verbs import NONE, TILES

if TYPE_CHECKING:
    from pithead.games.rockwell.state import Rockwell


def tiles(s: Rockwell, place: int) -> list[TilePower]:
    """Power needed and present on the undrilled tiles of a place."""
    out: list[TilePower] = []
    for tile in range(TILES):
        if s.t.on[place] >> tile & 1 and not s.drilled >> tile & 1:
            out.append({"tile": PLACES[tile], "need": board.need(s, tile), "power": board.power_on(s, tile)})
    return out


def strikes(s: Rockwell, seat: int, found: list[facts.Strike]) -> list[Strike]:
    """Extractions as `seat` may foresee them."""
    return [_strike(s, seat, one) for one in found]


def _strike(s: Rockwell, seat: int, strike: facts.Strike) -> Strike:
    left = cards_left(s, strike.tile)
    danger = [card for card in left if s.t.card_danger[card]]
    loses = max([_loss(s, seat, strike, card) for card in danger], default=0)
    return {
        "tile": PLACES[strike.tile],
        "share": [company(s, owner) for owner in strike.sharing],
        "left_over": company(s, strike.priority),
        "because": _because(s, strike),
        "power": {str(company(s, owner)): board.power_of(s, owner, strike.tile) for owner in strike.sharing},
        "portions": _portions(s, strike, left),
        "cards_left": len(left),
        "danger_cards": len(danger),
        "loses": loses,
        "insured": min(loses, ledger.insurance(s, seat)),
    }


def cards_left(s: Rockwell, tile: int) -> list[int]:
    """The cards of a tile's pile that can still come."""
    pile = s.t.pile[s.layout * TILES + tile]
    slots = range(s.t.pile_start[pile], s.t.pile_start[pile + 1])
    return [s.t.card_at[s.low * s.t.cards + i] for i in slots if s.deck[i]]


def _because(s: Rockwell, strike: facts.Strike) -> Because:
    """RW-E5: why one of them takes what is left over."""
    if s.shaft[strike.tile] != NONE:
        return "mineshaft"
    powers = sorted(board.power_of(s, owner, strike.tile) for owner in strike.sharing)
    return "tie" if len(powers) > 1 and powers[-1] == powers[-2] else "most"


def _portions(s: Rockwell, strike: facts.Strike, left: list[int]) -> list[Portion]:
    """RW-E4, RW-E5: one for each who shares, then what is left over."""
    parts = len(strike.sharing)
    even = [[s.t.card_cubes[card * 4 + r] // parts for r in range(4)] for card in left]
    rest = [[s.t.card_cubes[card * 4 + r] % parts for r in range(4)] for card in left]
    out = [_portion(s, owner, False, even) for owner in strike.sharing]
    return [*out, _portion(s, strike.priority, True, rest)] if parts > 1 else out


def _portion(s: Rockwell, owner: int, left_over: bool, by_card: list[list[int]]) -> Portion:
    worth = sum(n * s.t.prices[r] for card in by_card for r, n in enumerate(card))
    return {
        "company": company(s, owner),
        "left_over": left_over,
        "least": cubes([min(card[r] for card in by_card) for r in range(4)]),
        "most": cubes([max(card[r] for card in by_card) for r in range(4)]),
        "worth": 100 * round(worth / len(by_card)),
    }


def _loss(s: Rockwell, seat: int, strike: facts.Strike, card: int) -> int:
    """RW-G1, RW-G2: what Danger of this card takes from a seat, before insurance."""
    parts, booty = len(strike.sharing), 0
    for r in range(4):
        count = s.t.card_cubes[card * 4 + r]
        booty += count // parts if seat in strike.sharing else 0
        booty += count % parts if seat == strike.priority else 0
    return max(0, min(board.power_of(s, seat, strike.tile), booty) - s.t.saves[s.safety[seat]])
