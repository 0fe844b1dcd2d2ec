"""What can be said of a Rockwell position from one seat's view: extractions to come, and what would be wasted.

Nothing here looks at a hidden card, and only `counted_bid` at stocks that a table does not show; `details` shows it,
`absurd` and bots reason with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games.rockwell.flow import auction, board, ending, extraction, ledger, mineshafts, presidents
from pithead.games.rockwell.verbs import CENTER, CREWS, NONE, PLACES, SLOTS, TILES, Phase

if TYPE_CHECKING:
    from pithead.games.rockwell.state import Rockwell


class Strike:
    """One tile that an act would drill.

    tile      the tile
    sharing   companies that would share
    priority  the company that would take what is left over
    """

    def __init__(self, tile: int, sharing: list[int], priority: int) -> None:
        self.tile = tile
        self.sharing = sharing
        self.priority = priority


def after(view: Rockwell, crew: int, place: int, die: int, active: int) -> Rockwell:
    """The position with one crew elsewhere or with another die; nothing is drilled."""
    s = view.clone()
    s.place[crew] = place
    s.die[crew] = die
    s.active = active
    return s


def strikes(s: Rockwell, tiles: int) -> list[Strike]:
    """RW-E1, RW-E4, RW-E5: what would be drilled of a mask of tiles; of two, each as if it came first (RW-E2)."""
    out: list[Strike] = []
    for tile in range(TILES):
        if tiles >> tile & 1 and board.is_filled(s, tile):
            sharing = [owner for owner in range(s.owners) if board.power_of(s, owner, tile) > 0]
            out.append(Strike(tile, sharing, extraction.priority(s, tile)))
    return out


def move_strikes(view: Rockwell, seat: int, crew: int, place: int, die: int) -> list[Strike]:
    """What a movement of a seat's crew would drill."""
    return strikes(after(view, crew, place, die, seat), view.t.on[place])


def spare_power(view: Rockwell, seat: int, crew: int, place: int, power: int) -> int:
    """The least die that would do the same as `power`: drill the same tiles with the same shares; `power` if none less
    would.
    """
    wanted = _outcome(move_strikes(view, seat, crew, place, power))
    if not wanted:
        return power
    for less in range(1, power):
        if _outcome(move_strikes(view, seat, crew, place, less)) == wanted:
            return less
    return power


def _outcome(found: list[Strike]) -> list[tuple[int, tuple[int, ...], int]]:
    return [(strike.tile, tuple(strike.sharing), strike.priority) for strike in found]


def only_drilled(view: Rockwell, place: int) -> bool:
    """Nothing to drill where a crew would stand."""
    return view.t.on[place] & ~view.drilled == 0


def sure_bid(view: Rockwell, seat: int) -> int | None:
    """RW-S3: the bid, in hundreds, that is first whatever the others bid; None where their stocks are not shown."""
    return counted_bid(view, seat) if view.open_stocks else None


def counted_bid(view: Rockwell, seat: int) -> int:
    """The same for whoever has counted along, as bots do: the others' stocks are at most what the ledger says."""
    place = view.management.index(seat)
    need = 0
    for i, other in enumerate(view.management):
        if other != seat:
            most = view.money[other] + sum(view.ledger[other * 4 + r] * view.t.prices[r] for r in range(4))
            need = max(need, most + (1 if i < place else 0))
    return need


def bid_so_far(view: Rockwell, seat: int) -> int:
    """The value of the cubes already in a seat's sealed bid, in hundreds."""
    return auction.value(view, seat) if view.phase == Phase.BID else 0


def losses_to_come(view: Rockwell, seat: int) -> int:
    """RW-G2: more than this no insurance of a seat can ever save: Danger cards that can still be drawn, less Safety."""
    if all(place == CENTER for place in view.place[seat * CREWS : seat * CREWS + CREWS]):
        return 0
    t = view.t
    total = 0
    for pile in range(len(view.drawn)):
        tiles = [i for i in range(TILES) if t.pile[view.layout * TILES + i] == pile and not view.drilled >> i & 1]
        losses: list[int] = []
        for slot in range(t.pile_start[pile], t.pile_start[pile + 1]):
            card = t.card_at[view.low * t.cards + slot]
            if view.deck[slot] and t.card_danger[card]:
                losses.append(max(0, sum(t.card_cubes[card * 4 : card * 4 + 4]) - t.saves[view.safety[seat]]))
        total += sum(sorted(losses, reverse=True)[: len(tiles)])
    return total


class Risk:
    """A pile from which Danger may come to a seat before its next choice of insurance, as far as one movement tells.

    pile    the number of the pile
    left    cards left in it; `danger` of them have Danger
    tiles   the undrilled tiles of its number where the seat has a crew, or could bring one with one movement
    loses   the cubes that Danger could take there at most, Safety taken off
    """

    def __init__(self, pile: int, left: int, danger: int, tiles: list[int], loses: int) -> None:
        self.pile = pile
        self.left = left
        self.danger = danger
        self.tiles = tiles
        self.loses = loses


def risks(view: Rockwell, seat: int) -> list[Risk]:
    """RW-G1, RW-G2: where Danger threatens a seat, by pile; what nothing threatens is left out."""
    t = view.t
    saves = t.saves[view.safety[seat]]
    power = [_power_at_most(view, seat, tile) for tile in range(TILES)]
    out: list[Risk] = []
    for pile in range(len(view.drawn)):
        cards = [i for i in range(t.pile_start[pile], t.pile_start[pile + 1]) if view.deck[i]]
        danger = sum(t.card_danger[t.card_at[view.low * t.cards + i]] for i in cards)
        tiles = [i for i in range(TILES) if t.pile[view.layout * TILES + i] == pile and power[i] > saves]
        if danger and tiles:
            number = board.need(view, tiles[0])
            out.append(Risk(number, len(cards), danger, tiles, max(power[i] for i in tiles) - saves))
    return out


def _power_at_most(view: Rockwell, seat: int, tile: int) -> int:
    """The power that a seat has on an undrilled tile, or could have there after one movement."""
    if view.drilled >> tile & 1:
        return 0
    near = 0
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        at = view.mobility[seat] * PLACES + view.place[c]
        reach = view.t.reach[view.t.reach_start[at] : view.t.reach_start[at + 1]]
        if not view.t.on[view.place[c]] >> tile & 1 and tile in reach:
            near = max(near, view.power[c])
    return board.power_of(view, seat, tile) + near


def order_with(view: Rockwell, seat: int, slot: int) -> list[int]:
    """RW-O1: the order of drilling if nobody else took a slot of Board I after this one."""
    slots = view.slots[:4]
    if slot < len(slots):
        slots[slot] = seat
    order = [one for one in slots if one != NONE]
    return order + [one for one in view.control if one not in order]


def yet_before(view: Rockwell, seat: int, slot: int) -> int:
    """RW-P1, RW-P2: how many others could still take a better slot of the same board."""
    here = [i for i in range(SLOTS) if presidents.board_of(i) == presidents.board_of(slot)]
    uses = (view.seats - 2) * SLOTS
    free = [i for i in here if i < slot and view.slots[i] == NONE and view.t.slot_uses[uses + i] > 0]
    to_come = {view.management[i % view.seats] for i in range(int(view.go) + 1, 2 * int(view.seats))}
    return min(len(free), len(to_come - {view.slots[i] for i in here} - {seat}))


def insurance_planned(view: Rockwell, seat: int) -> int:
    """Insurance tiles at hand, with those already in a seat's sealed choice."""
    planned = sum(view.plan[seat * 5 : seat * 5 + 4]) if view.phase == Phase.INSURE else 0
    return ledger.insurance(view, seat) + planned


def surely_last_turn(view: Rockwell) -> bool:
    """The end is certain: nobody leaves the center, and nobody loses an achievement."""
    return ending.reason(view) != 0


def ends_by_center(view: Rockwell, seat: int) -> bool:
    """Whether a seat's crew at the center makes this the last turn."""
    if surely_last_turn(view):
        return False
    s = view.clone()
    s.place[seat * CREWS] = CENTER
    return ending.reason(s) != 0


def waits_in_vain(view: Rockwell, seat: int) -> bool:
    """Nothing is left to drill, the company has yet to reach the center, and waiting feeds no rival less."""
    if view.drilled != (1 << TILES) - 1 or CENTER in view.place[seat * CREWS : seat * CREWS + CREWS]:
        return False
    return view.mines[seat] <= max(view.mines[other] for other in range(view.seats) if other != seat)


def opened_by(view: Rockwell, seat: int, level: int) -> int:
    """Mask of the tiles that a level of Mineshaft allows and the cheaper ones do not; in a turn after which the game is
    certain to end a drilled one does not count: it never pays.
    """
    tiles = mineshafts.allowed(view, seat, level)
    if surely_last_turn(view):
        tiles &= ~view.drilled
    return tiles & ~mineshafts.allowed(view, seat, level - 1) if level > 1 else tiles


def moves_mineshaft(view: Rockwell) -> bool:
    """A mineshaft in hand comes from a tile."""
    return view.shaft_level > 0 and view.shaft_from != NONE
