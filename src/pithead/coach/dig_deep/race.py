"""What there is to say of a sale in the race for a bonus: who passes whom, who is near, who is out of reach."""

from __future__ import annotations

from pithead.coach.dig_deep.look import Args, Choice, Look, counted, gem, say, seat
from pithead.coach.question import Said
from pithead.games.dig_deep.state import EMPTY


def sold(choice: Choice) -> int:
    """The kind of tile that a choice sells, or EMPTY."""
    return choice.value if choice.verb == "sell" else EMPTY


def _race(look: Look, kind: int, index: int) -> tuple[int, int, int, int]:
    """One's own copies of a gem sold before and after a sale, who has the most of the others, and how many."""
    mine = look.sold(look.me, index)
    who = max(look.others, key=lambda i: look.sold(i, index))
    return mine, mine + look.gems(kind).get(index, 0), who, look.sold(who, index)


def _stake(look: Look) -> float:
    """What a step in the race for a bonus is worth: more, the nearer the end."""
    return float(look.t.bonus) / (1.0 + look.turns)


def sell_passes(look: Look) -> Said | None:
    """The sale passes somebody for a bonus, or draws level."""
    kind = sold(look.chosen)
    if kind == EMPTY:
        return None
    found: list[Said | None] = []
    for index in look.gems(kind):
        mine, then, who, most = _race(look, kind, index)
        if most == 0 or mine > most or then < most or (then == most and mine == most):
            continue
        rival = sold(look.rival)
        if rival != EMPTY and _race(look, rival, index)[1] >= then:
            continue
        passes = then > most
        args: Args = {
            "coins": look.pays(kind),
            "count": counted(index, then),
            "seat": seat(who),
            "bonus": int(look.t.bonus),
        }
        weight = _stake(look) * (1.0 if passes and mine < most else 0.6)
        found.append(say("sell-passes" if passes else "sell-level", weight, "bonus", **args))
    return max((one for one in found if one), key=lambda one: one.weight, default=None)


def sell_near(look: Look) -> Said | None:
    """A few more of the gem and the bonus is one's own; one holds them."""
    kind = sold(look.chosen)
    if kind == EMPTY:
        return None
    for index, n in look.gems(kind).items():
        _, then, who, most = _race(look, kind, index)
        need, left = most - then + 1, look.own(index) - n
        if 1 < need <= left or (need == 1 and left >= 1 and then < most + 1):
            if sold(look.rival) != EMPTY and index in look.gems(sold(look.rival)):
                continue
            args: Args = {
                "count": counted(index, need),
                "need": need,
                "n": left,
                "seat": seat(who),
                "bonus": int(look.t.bonus),
            }
            return say("sell-near", 0.3 * _stake(look), "bonus", **args)
    return None


def sell_guards(look: Look) -> Said | None:
    """One is ahead, and somebody shows enough to catch up."""
    kind = sold(look.chosen)
    if kind == EMPTY:
        return None
    for index in look.gems(kind):
        mine, then, who, most = _race(look, kind, index)
        coming = look.shown(who, index)
        if not (most < mine <= most + coming < then + 1) or most + coming == 0:
            continue
        if sold(look.rival) != EMPTY and index in look.gems(sold(look.rival)):
            continue
        args: Args = {
            "count": counted(index, most),
            "n": then,
            "seat": seat(who),
            "coming": coming,
            "bonus": int(look.t.bonus),
        }
        return say("sell-guards", 0.4 * _stake(look), "bonus", **args)
    return None


def sell_beyond(look: Look) -> Said | None:
    """The other sale would bring nearer to a bonus that one cannot reach any more."""
    kind, rival = sold(look.chosen), sold(look.rival)
    if kind == EMPTY or rival == EMPTY or look.turns > 3.0:
        return None
    for index in look.gems(rival):
        _, _, who, most = _race(look, rival, index)
        reach = look.sold(look.me, index) + look.own(index)
        if reach < most and index not in look.gems(kind):
            args: Args = {"gem": gem(index), "seat": seat(who), "n": most, "m": reach, "bonus": int(look.t.bonus)}
            return say("sell-beyond", 0.3 * _stake(look), "bonus", **args)
    return None


SEEN = (sell_passes, sell_near, sell_guards, sell_beyond)
