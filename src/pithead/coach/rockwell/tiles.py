"""What tiles may bring: shares to expect, who can drill next, and what is in sight."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.rockwell.context import odds
from pithead.bots.rockwell.piles import Pile, Share, piles_of
from pithead.coach.rockwell.reading import Choice
from pithead.games.rockwell import facts, prospects
from pithead.games.rockwell.flow import advantages, board, drilling, ledger
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import BORDER, CENTER, CREWS, NONE, PLACES, TILES, Do, Phase


def pile(s: Rockwell, tile: int) -> Pile:
    """The cards that can still come on a tile."""
    return piles_of(s.t).read(s)[s.t.pile[s.layout * TILES + tile]]


def dollars(s: Rockwell, share: Share) -> float:
    """A share at the prices of the Stock Exchange."""
    return (
        100 * float(sum(n * price for n, price in zip(share.sums, s.t.prices, strict=True))) / max(1, int(share.cards))
    )


def portion(s: Rockwell, owner: int, strike: facts.Strike, seat: int) -> Share:
    """What a company can expect of a tile that is drilled, Danger taken off; `seat` knows its own insurance alone."""
    saved = 0
    if owner < s.seats:
        saved = int(s.t.saves[s.safety[owner]]) + (int(ledger.insurance(s, seat)) if owner == seat else 0)
    power = board.power_of(s, owner, strike.tile) if owner in strike.sharing else 0
    first = 1 if owner == strike.priority else 0
    if power == 0 and first == 0:
        return Share([0, 0, 0, 0], 1)
    return pile(s, strike.tile).share(len(strike.sharing), first, power, saved)


def gets(s: Rockwell, owner: int, strike: facts.Strike, seat: int) -> float:
    """The same in dollars."""
    return dollars(s, portion(s, owner, strike, seat))


def danger_loss(s: Rockwell, seat: int, strike: facts.Strike) -> float:
    """Dollars that Danger takes from a seat on average, on a tile that is drilled."""
    power = board.power_of(s, seat, strike.tile) if seat in strike.sharing else 0
    first = 1 if seat == strike.priority else 0
    if power == 0:
        return 0.0
    cards = pile(s, strike.tile)
    saved = int(s.t.saves[s.safety[seat]]) + int(ledger.insurance(s, seat))
    parts = len(strike.sharing)
    return dollars(s, cards.share(parts, first, power, cards.most)) - dollars(
        s, cards.share(parts, first, power, saved)
    )


def danger_cards(s: Rockwell, tile: int) -> tuple[int, int]:
    """Cards with Danger, and all cards, that can still come on a tile."""
    left = prospects.cards_left(s, tile)
    return sum(1 for card in left if s.t.card_danger[card]), len(left)


def whole(s: Rockwell, tile: int) -> float:
    """Dollars of a tile's cards, on average."""
    return dollars(s, pile(s, tile).whole)


def missing(s: Rockwell, tile: int) -> int:
    return int(board.need(s, tile) - board.power_on(s, tile))


def is_open(s: Rockwell, tile: int) -> bool:
    return not s.drilled >> tile & 1


def stood_on(s: Rockwell, place: int) -> list[int]:
    """The undrilled tiles under a crew at a place."""
    return [tile for tile in range(TILES) if s.t.on[place] >> tile & 1 and is_open(s, tile)]


def next_to(s: Rockwell, place: int) -> list[int]:
    """The undrilled tiles one step from a place."""
    return [tile for tile in range(TILES) if s.t.near[place] >> tile & 1 and is_open(s, tile)]


def others_power(s: Rockwell, seat: int, tile: int) -> int:
    """The most that any other company has on a tile."""
    return max(int(board.power_of(s, owner, tile)) for owner in range(s.owners) if owner != seat)


def is_first(s: Rockwell, seat: int, tile: int) -> bool:
    """RW-E5: whether what is left over is a seat's, whoever drills."""
    if s.shaft[tile] != NONE:
        return bool(s.shaft[tile] == seat)
    return int(board.power_of(s, seat, tile)) > others_power(s, seat, tile)


def as_it_stands(s: Rockwell, seat: int, tile: int) -> facts.Strike:
    """A tile drilled by somebody who adds nothing to it."""
    sharing = [owner for owner in range(s.owners) if board.power_of(s, owner, tile) > 0]
    return facts.Strike(tile, sharing, seat if is_first(s, seat, tile) else NONE)


def chance(s: Rockwell, seat: int, tile: int) -> float:
    """How likely a tile is drilled soon."""
    own = others = 0
    for c in range(len(s.place)):
        if s.place[c] != CENTER and s.t.near[s.place[c]] >> tile & 1 and not s.t.on[s.place[c]] >> tile & 1:
            if c // CREWS == seat:
                own += int(s.power[c])
            else:
                others += int(s.power[c])
    return odds(missing(s, tile), own, others)


def hope(s: Rockwell, seat: int, tile: int) -> float:
    """Dollars that a seat has in sight on a tile that is not drilled yet."""
    if not is_open(s, tile) or (board.power_of(s, seat, tile) == 0 and s.shaft[tile] != seat):
        return 0.0
    return chance(s, seat, tile) * gets(s, seat, as_it_stands(s, seat, tile), seat)


def in_sight(s: Rockwell, seat: int) -> float:
    """Dollars that a seat has in sight on all tiles."""
    return sum(hope(s, seat, tile) for tile in range(TILES))


class Threat:
    """Somebody can drill a tile before a seat's next go: who, and the dollars that the seat would get of it."""

    def __init__(self, tile: int, owner: int, dollars: float) -> None:
        self.tile = tile
        self.owner = owner
        self.dollars = dollars


def goes_before(s: Rockwell, seat: int) -> list[int]:
    """Who goes after a seat's go under way and before its next one, as far as this turn tells."""
    at = s.control.index(seat)
    after = s.control[at + 1 :]
    return [int(one) for one in (after + s.control[:at] if s.drilling < s.t.rounds else after)]


def has_next_go(s: Rockwell) -> bool:
    """Whether another drilling round follows in this turn."""
    return bool(0 < s.drilling < s.t.rounds)


def arrivals(s: Rockwell, owner: int, tile: int) -> list[int]:
    """The crews of a company that one movement brings onto a tile; the strongest first, dice left behind."""
    out = []
    for c in range(owner * CREWS, owner * CREWS + CREWS):
        at = s.mobility[owner] * PLACES + s.place[c]
        if not s.t.on[s.place[c]] >> tile & 1 and tile in s.t.reach[s.t.reach_start[at] : s.t.reach_start[at + 1]]:
            out.append(c)
    return sorted(out, key=lambda c: -int(s.power[c]))


def drilled_by(s: Rockwell, owner: int, tile: int) -> facts.Strike | None:
    """A tile drilled by one movement of a company, if it can: by its strongest crew in reach."""
    for c in arrivals(s, owner, tile):
        if int(s.power[c]) >= missing(s, tile):
            found = facts.strikes(facts.after(s, c, tile, 0, owner), s.t.on[tile])
            return found[0] if found else None
    return None


def threat(s: Rockwell, seat: int, tile: int, goers: Sequence[int]) -> Threat | None:
    """The first of those who go before a seat's next go that can drill a tile, by a movement alone."""
    if not is_open(s, tile) or not 0 < missing(s, tile) <= 4:
        return None
    for owner in goers:
        for c in arrivals(s, owner, tile):
            if int(s.power[c]) >= missing(s, tile):
                world = facts.after(s, c, tile, 0, owner)
                strike = facts.strikes(world, s.t.on[tile])[0]
                return Threat(tile, owner, gets(world, seat, strike, seat))
    return None


class Trigger:
    """A hire or a bribe that drills at once: its code, the tile, dollars to expect, and its fee in dollars."""

    def __init__(self, code: int, tile: int, dollars: float, fee: int) -> None:
        self.code = code
        self.tile = tile
        self.dollars = dollars
        self.fee = fee


def triggers(choice: Choice) -> list[Trigger]:
    """What a seat's advantage drills right after a choice that drills nothing, the best first."""
    s, seat = choice.then, choice.seat
    if s.phase != Phase.ADVANTAGE or s.seat != seat:
        return []
    out = []
    for code in s.legal(seat):
        if code == Do.PASS:
            continue
        world = s.clone()
        world.apply(seat, code)
        if world.phase == Phase.BACK:
            strike = facts.strikes(world, world.t.on[world.spot])[0]
            fee = 100 * int(s.money[seat] - world.money[seat])
            out.append(Trigger(int(code), int(world.spot), gets(world, seat, strike, seat), fee))
    return sorted(out, key=lambda one: one.fee - one.dollars)


def slot_trigger(s: Rockwell, seat: int, slot: int) -> Trigger | None:
    """The best that an advantage of Board I would drill now: from where the crews stand, or one step on."""
    best: Trigger | None = None
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        if s.place[c] == CENTER:
            continue
        at = s.mobility[seat] * PLACES + s.place[c]
        for end in [s.place[c], *s.t.reach[s.t.reach_start[at] : s.t.reach_start[at + 1]]]:
            if board.in_play(end) and (end < BORDER or drilling.may_straddle(s, end)):
                one = _by_advantage(s, seat, c, int(end), bool(s.t.slot_bribes[slot]))
                if one is not None and (best is None or one.dollars - one.fee > best.dollars - best.fee):
                    best = one
    return best


def _by_advantage(s: Rockwell, seat: int, c: int, end: int, bribes: bool) -> Trigger | None:
    world = facts.after(s, c, end, 0, seat)
    best: Trigger | None = None
    for tile in stood_on(world, end):
        short = missing(world, tile)
        if short <= 0:
            continue
        if not bribes:
            fee = int(s.t.fees[short]) if short <= s.t.depth[end] else 999
            found = [(c, end, short, fee)] if fee <= s.money[seat] else []
        else:
            world.seat = seat
            found = [
                (b, tile, 0, 0)
                for b in range(len(s.place))
                if s.power[b] >= short and not s.t.on[s.place[b]] >> tile & 1 and advantages.may_come(world, b, tile)
            ]
        for mover, place, die, fee in found:
            after = facts.after(world, mover, place, die, seat)
            strike = facts.strikes(after, s.t.on[tile])
            if strike:
                value = gets(after, seat, strike[0], seat)
                if best is None or value - 100 * fee > best.dollars - best.fee:
                    best = Trigger(mover, tile, value, 100 * fee)
    return best


def because(s: Rockwell, strike: facts.Strike) -> str:
    """Why somebody takes what is left over: mineshaft, most or tie."""
    if s.shaft[strike.tile] != NONE:
        return "mineshaft"
    powers = sorted(int(board.power_of(s, owner, strike.tile)) for owner in strike.sharing)
    return "tie" if len(powers) > 1 and powers[-1] == powers[-2] else "most"
