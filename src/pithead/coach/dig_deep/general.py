"""What can be said of any two choices: what each of them brings, now or as expected."""

from __future__ import annotations

from pithead.coach.dig_deep.look import Choice, Look, column, gem, other_gem, say, seat
from pithead.coach.question import Said
from pithead.core.api import Json
from pithead.games.dig_deep.verbs import MAX_COLUMNS


def _yield(look: Look, choice: Choice) -> dict[str, Json]:
    """A choice by what it brings: a message of its own, `yield-<verb>`."""
    return {"id": f"coach_dig_deep-yield-{choice.verb}", "args": _args(look, choice)}


def _args(look: Look, choice: Choice) -> dict[str, Json]:
    value = choice.value
    if choice.verb == "sell":
        return {"tile": look.t.kind_names[value], "coins": look.pays(value)}
    if choice.verb == "smelt":
        return {"tile": look.t.kind_names[value], "coins": look.pays(value)}
    if choice.verb in ("mine", "dig"):
        top = look.column(value)[-1]
        return {"column": column(value), "level": look.cost(top), "coins": round(look.worth(top))}
    if choice.verb == "reserve":
        tiles, coins = int(look.s.height[value]), round(look.column_worth(value))
        return {"column": column(value), "tiles": tiles, "coins": coins}
    if choice.verb == "put":
        control = look.control(value)
        others: list[Json] = [seat(i) for i in look.others if i in control]
        whose = "others" if look.me not in control else "both" if others else "you"
        if len(control) == look.s.seats:
            whose = "all"
        return {"column": column(value), "who": whose, "seat": others}
    if choice.verb == "take_back":
        return _back(look, value)
    if choice.verb == "advertise":
        price = int(look.s.price[value]) + (1 if choice.up else -1)
        return {"gem": gem(value), "price": price, "n": look.own(value)}
    if choice.verb == "invest":
        who, n = look.most_shown(value)
        return {"gem": gem(value), "price": int(look.s.price[value]), "seat": seat(who), "n": n}
    if choice.verb == "stop":
        return {"picks": look.picks}
    return {}


def _back(look: Look, source: int) -> dict[str, Json]:
    """A cube that is taken back: what it holds where it lies."""
    if source >= MAX_COLUMNS:
        index = source - MAX_COLUMNS
        return {"place": other_gem(index), "tiles": -1, "coins": int(look.s.price[index])}
    return {"place": column(source), "tiles": int(look.s.height[source]), "coins": round(look.column_worth(source))}


def yields(look: Look) -> Said | None:
    """Both choices by what they bring; it counts next to nothing, so that it is said where nothing else fits."""
    verbs = {look.chosen.verb, look.rival.verb}
    if verbs & {"wild", "reroll", "buy", "end", "discard"} or look.chosen.codes == look.rival.codes:
        return None
    first, second = _yield(look, look.chosen), _yield(look, look.rival)
    if look.both("put") and {**first, "column": ""} == {**second, "column": ""}:
        return None
    return say("yields", 0.03, "yields", first=first, second=second)


SEEN = (yields,)
