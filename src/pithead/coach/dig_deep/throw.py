"""What there is to say of a wild, and of the dice that are rolled again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from pithead.bots.dig_deep.almanac import BITS, MOST, added, almanac, one_die
from pithead.bots.dig_deep.features import FEATURES
from pithead.bots.dig_deep.reroll import Roll
from pithead.bots.foreman import packaged
from pithead.coach.dig_deep.look import Args, Look, column, counted, gem, other_gem, say, seat, times
from pithead.coach.question import Said
from pithead.core.api import Json
from pithead.games.dig_deep import market
from pithead.games.dig_deep.state import EMPTY, DigDeep
from pithead.games.dig_deep.verbs import ACTIONS, Use

NOTABLE = 0.2  # of a chance: a smaller difference is not worth a sentence
Enough: TypeAlias = Callable[[int, int, int], bool]  # of pickaxes, Smelts and Sells


@cache
def tastes(seats: int) -> list[float]:
    """Foreman's weights: what each use of a throw is worth."""
    return packaged("dig_deep", FEATURES).of(seats)


# -- the wild


def raised(look: Look, index: int) -> DigDeep:
    """The position with one gem's price a step higher."""
    s = look.s.clone()
    market.change_price(s, index, 1)
    return s


def _raises(look: Look) -> tuple[int, int] | None:
    """The gems that the two choices raise; None where that is not the question."""
    if look.both("wild") or (look.both("advertise") and look.chosen.up and look.rival.up):
        return look.chosen.value, look.rival.value
    return None


def raise_held(look: Look) -> Said | None:
    """One holds more of the gem raised."""
    pair = _raises(look)
    if pair is None and (look.chosen.verb != "advertise" or not look.chosen.up or look.rival.verb == "advertise"):
        return None
    index = look.chosen.value
    if look.s.price[index] >= look.t.top_price:
        return None
    mine, less = look.own(index), look.own(pair[1]) if pair else 0
    who, n = look.most_shown(index)
    return say("raise-held", mine - less - 0.5 * n, "held", gem=gem(index), n=mine, m=n, seat=seat(who))


def raise_sale(look: Look) -> Said | None:
    """The sale of this turn pays more."""
    pair = _raises(look)
    if pair is None or look.s.price[pair[0]] >= look.t.top_price:
        return None
    s = raised(look, pair[0])
    coins, kind = look.best_sale(s)
    if kind == EMPTY or pair[0] not in look.gems(kind):
        return None
    gain = coins - look.best_sale(raised(look, pair[1]))[0]
    price = int(s.price[pair[0]])
    tile = look.t.kind_names[kind]
    return say("raise-sale", 1.5 * gain, "sale", gem=gem(pair[0]), price=price, tile=tile, coins=coins)


def raise_top(look: Look) -> Said | None:
    """The other gem is at the top already."""
    pair = _raises(look)
    if pair is None or look.s.price[pair[1]] < look.t.top_price or look.s.price[pair[0]] >= look.t.top_price:
        return None
    return say("raise-top", 1.0 + 0.5 * look.own(pair[0]), "top", gem=gem(pair[1]), price=int(look.t.top_price))


def raise_feeds(look: Look) -> Said | None:
    """The other gem helps somebody else more than oneself."""
    pair = _raises(look)
    if pair is None or look.s.price[pair[1]] >= look.t.top_price:
        return None
    who, n = look.most_shown(pair[1])
    mine = look.own(pair[1])
    if n <= mine:
        return None
    weight = 0.6 * (n - mine) - 0.6 * max(0, look.most_shown(pair[0])[1] - look.own(pair[0]))
    return say("raise-feeds", weight, "feeds", gem=gem(pair[1]), seat=seat(who), n=n, m=mine)


def raise_coming(look: Look) -> Said | None:
    """More of the gem still lies in the columns."""
    pair = _raises(look)
    if pair is None or look.s.price[pair[0]] >= look.t.top_price:
        return None
    coming = look.outlook.board.coming
    n, m = round(float(coming[pair[0]])), round(float(coming[pair[1]]))
    weight = 0.15 * (n - m) / float(look.s.seats)
    return say("raise-coming", weight, "coming", first=counted(pair[0], n), second=counted(pair[1], m))


def raise_both(look: Look) -> Said | None:
    """Always true of two gems: where their prices go, and how many one holds."""
    if not look.both("wild"):
        return None
    first, second = look.chosen.value, look.rival.value
    top = int(look.t.top_price)
    return say(
        "raise-both",
        0.1,
        "both",
        gem=gem(first),
        price=min(top, int(look.s.price[first]) + 1),
        n=look.own(first),
        rival=other_gem(second),
        other=min(top, int(look.s.price[second]) + 1),
        m=look.own(second),
    )


# -- the reroll


class Throws:
    """What the dice may show if those of a mask are rolled again: Mine, Smelt and Sell, with the free Sell."""

    def __init__(self, look: Look, mask: int) -> None:
        t, s = look.t, look.s
        self.mask = mask
        self.cost = mask.bit_count()
        kept, thrown = Use.FREE_SELL << 2 * BITS, 0
        for i, die in enumerate(dice_of(look)):
            if mask >> i & 1:
                thrown += one_die(die)
            else:
                face = die * 6 + int(s.faces[i])
                kept += added(t.face_action[face], t.face_number[face])
        throw = almanac(t).throw(thrown)
        self.sums = [(int(kept + total), float(p)) for total, p in zip(throw.sums, throw.chances, strict=True)]

    def chance(self, enough: Enough) -> float:
        return sum(p for n, p in self.sums if enough(n & MOST, n >> BITS & MOST, n >> 2 * BITS))


def dice_of(look: Look) -> list[int]:
    return [int(die) for die in look.s.dice[look.me * 6 : look.me * 6 + 6] if die != EMPTY]


def _compared(look: Look, id: str, enough: Enough, coins: float, about: str, **args: Json) -> Said | None:
    """A chance that one choice has more of: rolled again (`reroll-…`), or left as it lies (`keep-…`)."""
    mine, other = Throws(look, look.chosen.marks), Throws(look, look.rival.marks)
    p, q = mine.chance(enough), other.chance(enough)
    if p - q < NOTABLE:
        return None
    if p > 0.999:
        return say(f"keep-{id}", (p - q) * coins, about, times=times(q) if q > 0.05 else 0, coins=round(coins), **args)
    if look.chosen.marks == 0:
        return None
    then = times(q) if q > 0.05 else 0
    return say(f"reroll-{id}", (p - q) * coins, about, times=times(p), other=then, coins=round(coins), **args)


def reroll_tile(look: Look) -> Said | None:
    """Pickaxes for a tile that one may mine."""
    if not look.both("reroll"):
        return None
    found: list[Said] = []
    for index in _tops(look):
        top = look.column(index)[-1]
        args: Args = {"column": column(index), "level": look.cost(top)}
        one = _compared(look, "tile", _picks(look.cost(top)), look.worth(top), "tile", **args)
        if one is not None:
            found.append(one)
    return max(found, key=lambda one: one.weight, default=None)


def _picks(need: int) -> Enough:
    return lambda picks, _smelts, _sells: picks >= need


def _tops(look: Look) -> Iterator[int]:
    """The columns that one may mine."""
    for i in range(len(look.s.height)):
        if look.s.height[i] > 0 and look.me in look.control(i):
            yield i


def reroll_sale(look: Look) -> Said | None:
    """A second sale this turn."""
    if not look.both("reroll"):
        return None
    shown, hand = look.tiles("shown"), look.tiles("hand")
    prices = sorted((look.pays(kind) for kind in [*look.face_up(look.me), *look.in_hand()]), reverse=True)
    if len(prices) < 2:
        return None
    return _compared(
        look, "sale", lambda _picks, smelts, sells: min(sells, shown + min(smelts, hand)) >= 2, prices[1], "sale"
    )


def reroll_smelt(look: Look) -> Said | None:
    """A Smelt for what one has in hand."""
    hand = look.tiles("hand")
    if not look.both("reroll") or hand == 0:
        return None
    best = max(look.worth(kind) for kind in look.in_hand())
    return _compared(look, "smelt", lambda _picks, smelts, _sells: smelts >= 1, 0.6 * best, "smelt", n=hand)


def _face(look: Look, position: int) -> tuple[int, int, int]:
    """A die, and the action and number that it shows."""
    die = dice_of(look)[position]
    face = die * 6 + int(look.s.faces[position])
    return die, int(look.t.face_action[face]), int(look.t.face_number[face])


def _differ(look: Look, mine: int, other: int) -> list[int]:
    """The dice that one mask has and the other has not."""
    return [i for i in range(len(dice_of(look))) if mine >> i & 1 and not other >> i & 1]


def _idle(look: Look, position: int) -> bool:
    """Whether what a die shows finds nothing to do this turn, the others lying as they do."""
    _, action, _ = _face(look, position)
    uses = [0] * 7
    uses[Use.SELL] = Use.FREE_SELL
    for i in range(len(dice_of(look))):
        if i != position:
            _, other, number = _face(look, i)
            uses[other] += number
    reach = sum(sum(look.cost(tile) for tile in look.column(i)) for i in _tops(look))
    mined = len([i for i in _tops(look) if look.cost(look.column(i)[-1]) <= uses[Use.MINE]])
    if action == Use.MINE:
        return uses[Use.MINE] >= reach
    if action == Use.SMELT:
        return look.tiles("hand") <= uses[Use.SMELT] and mined == 0
    if action == Use.SELL:
        return look.tiles("shown") + min(uses[Use.SMELT], look.tiles("hand") + mined) <= uses[Use.SELL]
    return look.turns == 0.0 and action != Use.ADVERTISE


def reroll_idle(look: Look) -> Said | None:
    """A die that is rolled again shows what finds nothing to do."""
    if not look.both("reroll"):
        return None
    for i in _differ(look, look.chosen.marks, look.rival.marks):
        if _idle(look, i):
            die, action, number = _face(look, i)
            roll = Roll(look.s, look.me, tastes(int(look.s.seats)))
            weight = float(roll.mean(1 << i)) - float(roll.mean(0))
            return say("reroll-idle", weight, "idle", die=look.t.die_names[die], action=ACTIONS[action], n=number)
    return None


def keep_best(look: Look) -> Said | None:
    """The other choice rolls a die again that shows its best face."""
    if not look.both("reroll"):
        return None
    taste = tastes(int(look.s.seats))[-9:]
    for i in _differ(look, look.rival.marks, look.chosen.marks):
        die, action, number = _face(look, i)
        faces = [taste[look.t.face_action[f]] * int(look.t.face_number[f]) for f in range(die * 6, die * 6 + 6)]
        shown = faces[look.s.faces[i]]
        if shown >= max(faces) and shown > min(faces) and not _idle(look, i):
            name = look.t.die_names[die]
            weight = shown - sum(faces) / 6
            return say("keep-best", weight, "best", die=name, action=ACTIONS[action], n=number)
    return None


def keep_coins(look: Look) -> Said | None:
    """The coins that are not paid still buy a die."""
    if not look.both("reroll") or look.turns < 2.0:
        return None
    left = int(look.s.coins[look.me]) - look.chosen.marks.bit_count()
    less = int(look.s.coins[look.me]) - look.rival.marks.bit_count()
    prices = [int(look.t.prices[i]) for i in range(6) if look.s.market[i] != EMPTY]
    if not prices or not less < prices[0] <= left:
        return None
    return say("keep-coins", 1.0, "coins", coins=left, price=prices[0], die=look.t.die_names[look.s.market[0]])


def _face_text(look: Look, position: int) -> Json:
    die, action, number = _face(look, position)
    args: Args = {"die": look.t.die_names[die], "action": ACTIONS[action], "n": number}
    return {"id": "coach_dig_deep-face", "args": args}


def _better(look: Look, position: int) -> int:
    """How many sides of a die bring more than the one that it shows, as foreman counts uses."""
    die, action, number = _face(look, position)
    taste = tastes(int(look.s.seats))[-9:]
    shown = 0.0 if _idle(look, position) else taste[action] * number
    values = [taste[look.t.face_action[f]] * int(look.t.face_number[f]) for f in range(die * 6, die * 6 + 6)]
    return 0 if look.turns == 0.0 else sum(value > shown for value in values)


def reroll_differs(look: Look) -> Said | None:
    """Always true of two sets of dice: what is rolled again, and what stays."""
    if not look.both("reroll"):
        return None
    mine, other = look.chosen.marks, look.rival.marks
    rolled: list[Json] = [_face_text(look, i) for i in _differ(look, mine, other)]
    kept: list[Json] = [_face_text(look, i) for i in _differ(look, other, mine)]
    if len(rolled) == 1 and not kept and (better := _better(look, _differ(look, mine, other)[0])) >= 3:
        return say("reroll-better", 0.15, "differs", rolled=rolled, n=better)
    if not rolled:
        return say("reroll-keeps", 0.15, "differs", kept=kept, coins=len(kept)) if kept else None
    if not kept:
        return say("reroll-rolls", 0.15, "differs", rolled=rolled, n=len(rolled))
    return say("reroll-swaps", 0.15, "differs", rolled=rolled, kept=kept)


def reroll_mean(look: Look) -> Said | None:
    """What the throws bring on average, and what they cost."""
    if not look.both("reroll"):
        return None
    roll = Roll(look.s, look.me, tastes(int(look.s.seats)))
    mine, other = look.chosen.marks, look.rival.marks
    gain = round(float(roll.mean(mine)) - float(roll.mean(0)))
    less = round(float(roll.mean(other)) - float(roll.mean(0)))
    cost, price = mine.bit_count(), other.bit_count()
    weight = 0.5 * (gain - cost - less + price)
    if mine == 0:
        return say("keep-mean", weight, "mean", other=max(0, less), price=price)
    if other == 0:
        return say("reroll-mean", weight, "mean", coins=gain, cost=cost)
    return say("reroll-sets", weight, "mean", coins=gain, cost=cost, other=max(0, less), price=price)


SEEN = (
    raise_held,
    raise_sale,
    raise_top,
    raise_feeds,
    raise_coming,
    raise_both,
    reroll_tile,
    reroll_sale,
    reroll_smelt,
    reroll_idle,
    keep_best,
    keep_coins,
    reroll_mean,
    reroll_differs,
)
