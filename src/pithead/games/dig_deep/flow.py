"""Dig Deep's turn in rulebook order.

Roll: begin_turn, raise_prices, choose_wild, mark, begin_resolve
Resolve: reserve, take_back, mine, smelt, sell (see `market`), dig, advertise, invest
Buy: buy, discard
End: end_turn
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from pithead.core import bag
from pithead.core.api import CHANCE, OVER, PUBLIC, Event
from pithead.games.dig_deep import market, scoring
from pithead.games.dig_deep.verbs import MAX_COLUMNS, Do, Phase, Tell, Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

EMPTY: Final = -1
WILD: Final = 5


def actor(s: DigDeep) -> i64:
    p: i64 = s.phase
    if p == Phase.OVER:
        return OVER
    if p <= Phase.ROLL or p == Phase.REROLL_DICE or p == Phase.MINED or p == Phase.DUG:
        return CHANCE
    return s.seat


def legal(s: DigDeep) -> Ints:
    """The choices of the seat whose turn it is."""
    out: Ints = []
    p: i64 = s.phase
    i: i64
    if p == Phase.RESOLVE:
        _legal_actions(s, out)
    elif p == Phase.MINING:
        _legal_mine(s, out)
        out.append(Do.STOP)
    elif p == Phase.WILD:
        for i in range(5):
            out.append(Do.WILD + i)
    elif p == Phase.REROLL:
        _legal_marks(s, out)
    elif p == Phase.BUY:
        for i in range(6):
            if s.market[i] != EMPTY and s.coins[s.seat] >= s.t.prices[i]:
                out.append(Do.BUY + i)
        out.append(Do.END)
    elif p == Phase.DIG_TARGET:
        rows: i64 = len(s.grid) // len(s.height)
        for i in range(len(s.height)):
            if s.height[i] < rows:  # DD-A7: never higher than at the start
                out.append(Do.PUT + i)
    elif p == Phase.TAKEN_BACK:
        for i in range(len(s.height)):
            if can_reserve(s, i) and i != s.taken:
                out.append(Do.RESERVE + i)
    elif p == Phase.DISCARD:
        base: i64 = s.seat * 6
        for i in range(6):
            if s.dice[base + i] not in s.dice[base : base + i]:
                out.append(Do.DISCARD + i)
    return out


def _legal_marks(s: DigDeep, out: Ints) -> None:
    """DD-R3: of equal dice only the first is offered; not more dice than coins."""
    base: i64 = s.seat * 6
    i: i64
    j: i64
    marked: i64 = 0
    for i in range(6):
        marked += s.marks >> i & 1
    if marked < s.coins[s.seat]:
        for i in range(6):
            if s.dice[base + i] == EMPTY:
                break
            if s.marks >> i & 1:
                continue
            for j in range(i):
                if s.dice[base + j] == s.dice[base + i] and s.faces[j] == s.faces[i] and not s.marks >> j & 1:
                    break
            else:
                out.append(Do.MARK + i)
    out.append(Do.KEEP if marked == 0 else Do.ROLL)


def _legal_actions(s: DigDeep, out: Ints) -> None:
    """DD-A1: any order, each use optional."""
    uses = s.uses
    me: i64 = s.seat
    columns: i64 = len(s.height)
    i: i64
    if uses[Use.RESERVE] > 0:
        if s.stock[me] > 0:
            for i in range(columns):
                if can_reserve(s, i):
                    out.append(Do.RESERVE + i)
        else:
            _legal_take_back(s, out)
    if uses[Use.MINE] > 0:
        _legal_mine(s, out)
    if uses[Use.DIG] > 0:
        for i in range(columns):
            if s.height[i] > 0:
                out.append(Do.DIG + i)
    if uses[Use.ADVERTISE] > 0:
        for i in range(5):
            if s.price[i] > 0:
                out.append(Do.ADVERTISE + 2 * i)
            if s.price[i] < s.t.top_price:
                out.append(Do.ADVERTISE + 2 * i + 1)
    if uses[Use.INVEST] > 0 and s.stock[me] > 0:
        for i in range(5):
            if bag.total(s.invested, i * s.seats, (i + 1) * s.seats) < s.t.gem_cubes:
                out.append(Do.INVEST + i)
    out.append(Do.DONE)
    kinds: i64 = s.t.kinds
    base: i64
    if uses[Use.SMELT] > 0:
        base = me * (kinds + 3)
        for i in range(kinds):
            if s.hand[base + i] > 0:
                out.append(Do.SMELT + i)
    if uses[Use.SELL] > 0:
        base = me * kinds
        for i in range(kinds):
            if s.shown[base + i] > 0:
                out.append(Do.SELL + i)


def _legal_mine(s: DigDeep, out: Ints) -> None:
    picks: i64 = s.uses[Use.MINE]
    i: i64
    for i in range(len(s.height)):
        if s.height[i] > 0 and top_level(s, i) < picks and controls(s, s.seat, i):
            out.append(Do.MINE + i)


def _legal_take_back(s: DigDeep, out: Ints) -> None:
    """DD-A2: without cubes in stock one may be taken back, if it can go to another column."""
    i: i64
    open_columns: i64 = 0
    for i in range(len(s.height)):
        if can_reserve(s, i):
            open_columns += 1
    for i in range(len(s.height)):
        if s.cubes[i * s.seats + s.seat] > 0 and open_columns - (1 if can_reserve(s, i) else 0) > 0:
            out.append(Do.TAKE_BACK + i)
    if open_columns > 0:
        for i in range(5):
            if s.invested[i * s.seats + s.seat] > 0:
                out.append(Do.TAKE_BACK + MAX_COLUMNS + i)


def can_reserve(s: DigDeep, column: i64) -> bool:
    """DD-A2: at most three own cubes in a column; empty columns may be reserved."""
    return s.cubes[column * s.seats + s.seat] < s.t.column_cubes


def controls(s: DigDeep, seat: i64, column: i64) -> bool:
    """DD-A3: whoever has the most cubes there; all tied leaders do, also at 0-0."""
    base: i64 = column * s.seats
    mine: i64 = s.cubes[base + seat]
    i: i64
    for i in range(s.seats):
        if s.cubes[base + i] > mine:
            return False
    return True


def top_level(s: DigDeep, column: i64) -> i64:
    """Level (0, 1, 2) of the top tile: its price in pickaxes, less one."""
    rows: i64 = len(s.grid) // len(s.height)
    return s.t.level[s.grid[column * rows + s.height[column] - 1]]


def apply(s: DigDeep, code: i64) -> None:
    """One legal choice of the seat whose turn it is."""
    if code >= Do.SELL:
        market.sell(s, code - Do.SELL)
    elif code >= Do.SMELT:
        smelt(s, code - Do.SMELT)
    elif code >= Do.BUY:
        if code == Do.END:
            end_turn(s)
        elif code >= Do.DISCARD:
            discard(s, code - Do.DISCARD)
        else:
            buy(s, code - Do.BUY)
    elif code == Do.DONE:
        s.phase = Phase.BUY
    elif code >= Do.INVEST:
        invest(s, code - Do.INVEST)
    elif code >= Do.ADVERTISE:
        advertise(s, (code - Do.ADVERTISE) // 2, (code - Do.ADVERTISE) % 2)
    elif code >= Do.PUT:
        put(s, code - Do.PUT)
    elif code >= Do.DIG:
        dig(s, code - Do.DIG)
    elif code == Do.STOP:
        stop_mining(s)
    elif code >= Do.MINE:
        mine(s, code - Do.MINE)
    elif code >= Do.TAKE_BACK:
        take_back(s, code - Do.TAKE_BACK)
    elif code >= Do.RESERVE:
        reserve(s, code - Do.RESERVE)
    elif code == Do.ROLL:
        pay_reroll(s)
    elif code == Do.KEEP:
        begin_resolve(s)
    elif code >= Do.MARK:
        s.marks |= 1 << (code - Do.MARK)
    else:
        choose_wild(s, code - Do.WILD)


# -- Roll


def begin_turn(s: DigDeep) -> None:
    """DD-R1: the throw comes next."""
    s.turns += 1
    s.marks = 0
    s.phase = Phase.ROLL
    if s.log is not None:
        s.log.append(Event(Tell.TURN, (s.seat, s.round), PUBLIC, False))


def raise_prices(s: DigDeep) -> None:
    """DD-R2: each market die raises its gem; known gems first, then each wild."""
    i: i64
    for i in range(3):
        face: i64 = s.t.market_faces[s.market_roll[i]]
        if face == WILD:
            s.wilds += 1
        else:
            market.change_price(s, face, 1)
    after_wilds(s)


def after_wilds(s: DigDeep) -> None:
    """The next wild, or the reroll for whoever can pay one."""
    if s.wilds > 0:
        s.phase = Phase.WILD
    elif s.coins[s.seat] > 0:
        s.phase = Phase.REROLL
    else:
        begin_resolve(s)


def choose_wild(s: DigDeep, gem: i64) -> None:
    """DD-R2: the roller chooses, any of the five gems, also one at the top."""
    s.wilds -= 1
    market.change_price(s, gem, 1)
    after_wilds(s)


def pay_reroll(s: DigDeep) -> None:
    """DD-R3: one coin for each marked die, then one throw."""
    i: i64
    for i in range(6):
        s.coins[s.seat] -= s.marks >> i & 1
    s.phase = Phase.REROLL_DICE


def begin_resolve(s: DigDeep) -> None:
    """DD-A1: the numbers of one action add up to one pool; the free Sell is one more."""
    i: i64
    for i in range(7):
        s.uses[i] = 0
    base: i64 = s.seat * 6
    for i in range(6):
        die: i64 = s.dice[base + i]
        if die == EMPTY:
            break
        face: i64 = die * 6 + s.faces[i]
        s.uses[s.t.face_action[face]] += s.t.face_number[face]
    s.uses[Use.SELL] += Use.FREE_SELL
    s.phase = Phase.RESOLVE


# -- Resolve


def reserve(s: DigDeep, column: i64) -> None:
    """DD-A2: one own cube below a column."""
    if s.phase == Phase.TAKEN_BACK:
        s.taken = EMPTY
        s.phase = Phase.RESOLVE
    else:
        s.stock[s.seat] -= 1
    s.uses[Use.RESERVE] -= 1
    s.cubes[column * s.seats + s.seat] += 1
    if s.log is not None:
        s.log.append(Event(Tell.RESERVED, (s.seat, column), PUBLIC, False))


def take_back(s: DigDeep, source: i64) -> None:
    """DD-A2: a cube from a column or from the market board; it goes to another column at once."""
    s.taken = source
    if source < MAX_COLUMNS:
        s.cubes[source * s.seats + s.seat] -= 1
    else:
        s.invested[(source - MAX_COLUMNS) * s.seats + s.seat] -= 1
    s.phase = Phase.TAKEN_BACK
    if s.log is not None:
        s.log.append(Event(Tell.TOOK_BACK, (s.seat, source), PUBLIC, False))


def lift(s: DigDeep, column: i64) -> None:
    """Take the top tile of a column under way."""
    s.height[column] -= 1
    rows: i64 = len(s.grid) // len(s.height)
    cell: i64 = column * rows + s.height[column]
    s.held = s.grid[cell]
    s.held_knows = s.knows[cell]
    s.held_from = column
    s.grid[cell] = EMPTY
    s.knows[cell] = 0


def mine(s: DigDeep, column: i64) -> None:
    """DD-A4: the top tile of a controlled column, for as many pickaxes as its level."""
    lift(s, column)
    level: i64 = s.t.level[s.held]
    s.uses[Use.MINE] -= level + 1
    s.mined_one = 1
    if s.log is not None:
        s.log.append(Event(Tell.MINED, (s.seat, column, level), PUBLIC, False))
    if s.held < s.t.kinds:
        take_tile(s)
    else:
        s.phase = Phase.MINED


def take_tile(s: DigDeep) -> None:
    """DD-A4, DD-H1: into the hand, seen by its taker; whoever dug it up before still knows it."""
    kind: i64 = s.held
    me: i64 = s.seat
    s.hand[me * (s.t.kinds + 3) + kind] += 1
    other: i64
    for other in range(s.seats):
        if other != me and s.held_knows >> other & 1:
            insort(s.notes, (other * s.seats + me) * s.t.kinds + kind)
    if s.log is not None:
        s.log.append(Event(Tell.SAW, (me, kind), 1 << me | s.held_knows, not s.held_knows >> me & 1))
    s.held = EMPTY
    s.held_from = EMPTY
    s.held_knows = 0
    if s.finishing == 0 and bag.total(s.height, 0, len(s.height)) == 0:
        s.finishing = 1  # DD-Z1
        if s.log is not None:
            s.log.append(Event(Tell.LAST_TILE, (me,), PUBLIC, False))
    s.phase = Phase.MINING
    more: Ints = []
    _legal_mine(s, more)
    if len(more) == 0:
        stop_mining(s)


def stop_mining(s: DigDeep) -> None:
    """DD-A4: the pickaxes are spent in one go; what is left over is lost."""
    s.uses[Use.MINE] = 0
    s.phase = Phase.RESOLVE


def smelt(s: DigDeep, kind: i64) -> None:
    """DD-A5: a hand tile face up. DD-H1: it counts first against copies that others know."""
    me: i64 = s.seat
    s.uses[Use.SMELT] -= 1
    s.hand[me * (s.t.kinds + 3) + kind] -= 1
    s.shown[me * s.t.kinds + kind] += 1
    other: i64
    for other in range(s.seats):
        note: i64 = (other * s.seats + me) * s.t.kinds + kind
        if note in s.notes:
            s.notes.remove(note)
    if s.log is not None:
        s.log.append(Event(Tell.SMELTED, (me, kind), PUBLIC, True))


def dig(s: DigDeep, column: i64) -> None:
    """DD-A7: look at the top tile of any column."""
    lift(s, column)
    s.uses[Use.DIG] -= 1
    if s.log is not None:
        s.log.append(Event(Tell.DUG, (s.seat, column, s.t.level[s.held]), PUBLIC, False))
    if s.held < s.t.kinds:
        see_dug_tile(s)
    else:
        s.phase = Phase.DUG


def see_dug_tile(s: DigDeep) -> None:
    """DD-A7: only the digger knows it, besides those who dug it before."""
    fresh = not s.held_knows >> s.seat & 1
    s.held_knows |= 1 << s.seat
    if s.log is not None:
        s.log.append(Event(Tell.SAW, (s.seat, s.held), s.held_knows, fresh))
    s.phase = Phase.DIG_TARGET


def put(s: DigDeep, column: i64) -> None:
    """DD-A7: face down on top of any column that is lower than it was at the start."""
    rows: i64 = len(s.grid) // len(s.height)
    cell: i64 = column * rows + s.height[column]
    s.grid[cell] = s.held
    s.knows[cell] = s.held_knows
    s.height[column] += 1
    if s.log is not None:
        s.log.append(Event(Tell.PUT, (s.seat, s.held_from, column), PUBLIC, False))
    s.held = EMPTY
    s.held_from = EMPTY
    s.held_knows = 0
    s.phase = Phase.RESOLVE


def advertise(s: DigDeep, gem: i64, up: i64) -> None:
    """DD-A8: one gem's price by one."""
    s.uses[Use.ADVERTISE] -= 1
    if s.log is not None:
        s.log.append(Event(Tell.ADVERTISED, (s.seat, gem, up), PUBLIC, False))
    market.change_price(s, gem, 2 * up - 1)


def invest(s: DigDeep, gem: i64) -> None:
    """DD-A9: one own cube from stock on a gem."""
    s.uses[Use.INVEST] -= 1
    s.stock[s.seat] -= 1
    s.invested[gem * s.seats + s.seat] += 1
    if s.log is not None:
        s.log.append(Event(Tell.INVESTED, (s.seat, gem), PUBLIC, False))


# -- Buy


def buy(s: DigDeep, space: i64) -> None:
    """DD-B1: pay the price of the space; the dice to the right slide left."""
    die: i64 = s.market[space]
    s.coins[s.seat] -= s.t.prices[space]
    s.market.pop(space)
    s.market.append(EMPTY)
    if s.log is not None:
        s.log.append(Event(Tell.BOUGHT, (s.seat, space, die, s.t.prices[space]), PUBLIC, False))
    base: i64 = s.seat * 6
    i: i64
    for i in range(6):
        if s.dice[base + i] == EMPTY:
            s.dice[base + i] = die  # DD-B3: rolled from the next turn on
            refill(s)
            return
    s.new_die = die
    s.phase = Phase.DISCARD


def discard(s: DigDeep, position: i64) -> None:
    """DD-B2: a seventh die forces one of the others out of the game."""
    base: i64 = s.seat * 6
    if s.log is not None:
        s.log.append(Event(Tell.DISCARDED, (s.seat, s.dice[base + position]), PUBLIC, False))
    i: i64
    for i in range(position, 5):
        s.dice[base + i] = s.dice[base + i + 1]
        s.faces[i] = s.faces[i + 1]
    s.dice[base + 5] = s.new_die
    s.new_die = EMPTY
    refill(s)


def refill(s: DigDeep) -> None:
    """DD-B1: a new die fills the right end while the bag has one."""
    s.phase = Phase.FILL if bag.total(s.bag, 0, s.t.dice) > 0 else Phase.BUY


# -- End


def end_turn(s: DigDeep) -> None:
    """The next player; after a whole round, the end is tested."""
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.start:
        s.quiet = 0 if s.mined_one else s.quiet + 1
        s.mined_one = 0
        if s.finishing:  # DD-Z1: all have had the same number of turns
            s.reason = 1
        elif 0 < s.turn_limit <= s.round:  # DD-Z4
            s.reason = 2
        elif 0 < s.stall_limit <= s.quiet:  # DD-Z4
            s.reason = 3
        if s.reason:
            s.phase = Phase.OVER
            scoring.tell_end(s)
            return
        s.round += 1
    begin_turn(s)
