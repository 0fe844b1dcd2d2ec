"""What there is to say of cubes below columns, and of tiles that are dug up and put elsewhere."""

from __future__ import annotations

from pithead.coach.dig_deep.look import Args, Choice, Look, column, gem, say, seat
from pithead.coach.question import Said
from pithead.games.dig_deep.verbs import MAX_COLUMNS, Use

LEAST = 0.2  # of a cube that changes something, where the other would be worth more by this count
HOLD = 0.5  # of a column's worth, what a share in its control is worth


def _share(look: Look, controllers: list[int]) -> float:
    return 1.0 / len(controllers) if look.me in controllers else 0.0


def _then(look: Look, index: int) -> list[int]:
    """Who controls a column once one's cube lies there."""
    s = look.s.clone()
    s.cubes[index * int(s.seats) + look.me] += 1
    return look.control(index, s)


def _gain(look: Look, choice: Choice) -> float:
    """What a cube changes: one's share in the control of a column, in coins."""
    if choice.verb != "reserve":
        return 0.0
    share = _share(look, _then(look, choice.value)) - _share(look, look.control(choice.value))
    return HOLD * share * look.column_worth(choice.value)


def _contents(look: Look, index: int) -> Args:
    return {"column": column(index), "tiles": int(look.s.height[index]), "coins": round(look.column_worth(index))}


def reserve_opens(look: Look) -> Said | None:
    """The cube opens a column to the pickaxes of this turn."""
    if look.chosen.verb != "reserve":
        return None
    coins, other = _opened(look, look.chosen), _opened(look, look.rival)
    if coins == 0.0:
        return None
    here = look.chosen.value
    level = look.cost(look.column(here)[-1])
    args: Args = {"column": column(here), "picks": look.picks, "level": level, "coins": round(coins)}
    return say("reserve-opens", coins - other, "cube", **args)


def _opened(look: Look, choice: Choice) -> float:
    """What the top tile is worth that a cube puts within reach of the pickaxes."""
    if choice.verb != "reserve" or not look.column(choice.value) or look.me in look.control(choice.value):
        return 0.0
    top = look.column(choice.value)[-1]
    if look.me not in _then(look, choice.value) or look.cost(top) > look.picks:
        return 0.0
    return look.worth(top)


def reserve_joins(look: Look) -> Said | None:
    """Level with whoever had the column."""
    if look.chosen.verb != "reserve" or not look.column(look.chosen.value):
        return None
    here = look.chosen.value
    now, then = look.control(here), _then(look, here)
    if look.me in now or look.me not in then or then == [look.me]:
        return None
    who = next(i for i in look.others if i in now)
    return say(
        "reserve-joins",
        max(LEAST, _gain(look, look.chosen) - _gain(look, look.rival)),
        "cube",
        seat=seat(who),
        **_contents(look, here),
    )


def reserve_alone(look: Look) -> Said | None:
    """A column that was shared, or nobody's, becomes one's own alone."""
    if look.chosen.verb != "reserve" or not look.column(look.chosen.value):
        return None
    here = look.chosen.value
    now = look.control(here)
    if now == [look.me] or _then(look, here) != [look.me]:
        return None
    weight = max(LEAST, _gain(look, look.chosen) - _gain(look, look.rival))
    free = all(look.cubes(here, i) == 0 for i in range(int(look.s.seats)))
    who = next(i for i in look.others if i in now)
    return say("reserve-free" if free else "reserve-alone", weight, "cube", seat=seat(who), **_contents(look, here))


def reserve_safe(look: Look) -> Said | None:
    """A lead of one cube becomes two: a single Reserve no longer draws level."""
    if look.chosen.verb != "reserve" or look.control(look.chosen.value) != [look.me]:
        return None
    here = look.chosen.value
    who = max(look.others, key=lambda i: look.cubes(here, i))
    if look.cubes(here, look.me) - look.cubes(here, who) != 1:
        return None
    weight = max(LEAST, 0.1 * look.column_worth(here) - _gain(look, look.rival)) if look.column(here) else 0.0
    return say("reserve-safe", weight, "safe", seat=seat(who), **_contents(look, here))


def reserve_full(look: Look) -> Said | None:
    """As many cubes as there may be: nobody gets past."""
    if look.chosen.verb != "reserve" or not look.column(look.chosen.value):
        return None
    here = look.chosen.value
    if look.cubes(here, look.me) + 1 != look.t.column_cubes or look.me not in _then(look, here):
        return None
    return say("reserve-full", 0.06 * look.column_worth(here), "full", **_contents(look, here))


def reserve_idle(look: Look) -> Said | None:
    """The other cube would change nothing: the column is empty, or stays whose it was."""
    if look.rival.verb != "reserve" or look.chosen.verb not in ("reserve", "done"):
        return None
    there = look.rival.value
    if look.chosen.verb == "reserve" and (
        not look.column(look.chosen.value) or look.me not in _then(look, look.chosen.value)
    ):
        return None
    if not look.column(there):
        return say("reserve-empty", 1.5, "idle", column=column(there))
    now, then = look.control(there), _then(look, there)
    if look.me in then or now != then:
        return None
    who = next(i for i in look.others if i in then)
    return say("reserve-idle", 1.0, "idle", column=column(there), seat=seat(who))


def reserve_rich(look: Look) -> Said | None:
    """What still lies in two columns, where that does not speak for the other one."""
    if not look.both("reserve"):
        return None
    here, there = look.chosen.value, look.rival.value
    if not look.column(here):
        return None if look.column(there) else say("reserve-none", 0.1, "rich")
    coins, other = look.column_worth(here), look.column_worth(there)
    args: Args = _contents(look, here) | {
        "target": column(there),
        "n": int(look.s.height[there]),
        "other": round(other),
    }
    weight = max(0.1, 0.1 * (coins - other)) if round(coins) >= round(other) else 0.0
    return say("reserve-rich", weight, "rich", **args)


# -- a cube taken back


def back_idle(look: Look) -> Said | None:
    """The cube lies below an empty column."""
    if look.chosen.verb != "take_back" or look.chosen.value >= MAX_COLUMNS or look.column(look.chosen.value):
        return None
    if look.rival.verb == "take_back" and look.rival.value < MAX_COLUMNS and not look.column(look.rival.value):
        return None
    return say("back-idle", 2.0, "back", column=column(look.chosen.value))


def back_share(look: Look) -> Said | None:
    """The other choice gives up a share in a gem."""
    if look.rival.verb != "take_back" or look.rival.value < MAX_COLUMNS:
        return None
    index = look.rival.value - MAX_COLUMNS
    cubes = sum(int(n) for n in look.s.invested[index * int(look.s.seats) : (index + 1) * int(look.s.seats)])
    value = int(look.s.price[index]) // (1 + cubes)
    if look.chosen.verb == "take_back" and look.chosen.value >= MAX_COLUMNS:
        return None
    return say("back-share", 0.5 * value, "share", gem=gem(index), coins=value)


def back_holds(look: Look) -> Said | None:
    """The other choice gives a column away."""
    if look.rival.verb != "take_back" or look.rival.value >= MAX_COLUMNS or not look.column(look.rival.value):
        return None
    there = look.rival.value
    s = look.s.clone()
    s.cubes[there * int(s.seats) + look.me] -= 1
    now, then = look.control(there), look.control(there, s)
    if look.me not in now or then == now:
        return None
    who = next(i for i in look.others if i in then)
    weight = HOLD * (_share(look, now) - _share(look, then)) * look.column_worth(there)
    return say("back-holds", weight, "holds", seat=seat(who), **_contents(look, there))


# -- digging


def dig_take(look: Look) -> Said | None:
    """A tile that only others may mine, put where one may oneself."""
    if look.chosen.verb != "dig" or look.me in look.control(look.chosen.value):
        return None
    rows = len(look.s.grid) // len(look.s.height)
    room = [i for i in range(len(look.s.height)) if look.s.height[i] < rows and look.me in look.control(i)]
    if not room:
        return None
    here = look.chosen.value
    top = look.column(here)[-1]
    who = next(i for i in look.others if i in look.control(here))
    other = 0.0
    if look.rival.verb == "dig" and look.me not in look.control(look.rival.value):
        other = look.worth(look.column(look.rival.value)[-1])
    args: Args = {"column": column(here), "seat": seat(who), "level": look.cost(top), "coins": round(look.worth(top))}
    return say("dig-take", 0.5 * (look.worth(top) - other), "dig", **args)


def dig_look(look: Look) -> Said | None:
    """One sees the tile before pickaxes are spent on it."""
    if look.chosen.verb != "dig" or look.me not in look.control(look.chosen.value):
        return None
    here = look.chosen.value
    top = look.column(here)[-1]
    if top < look.t.kinds or look.cost(top) > look.picks:
        return None
    if look.rival.verb == "dig" and look.me in look.control(look.rival.value):
        return None
    return say("dig-look", 0.8, "look", column=column(here), level=look.cost(top))


def put_own(look: Look) -> Said | None:
    """Here one alone may mine it; there another might."""
    if not look.both("put"):
        return None
    here, there = look.chosen.value, look.rival.value
    now, then = look.control(here), look.control(there)
    rivals = [i for i in look.others if i in then]
    if look.me not in now or not rivals or (look.me in then and len(now) >= len(then)):
        return None
    risk = 1.0 if look.me not in then else 0.5
    alone = int(now == [look.me])
    args: Args = {"column": column(here), "target": column(there), "seat": seat(rivals[0]), "alone": alone}
    return say("put-own", risk * look.worth(int(look.s.held)), "put", **args)


def put_away(look: Look) -> Said | None:
    """A poor tile on a column that only others may mine: it costs them pickaxes."""
    if not look.both("put") or look.me in look.control(look.chosen.value):
        return None
    tile = int(look.s.held)
    worth = look.worth(tile)
    mean = look.worth(int(look.t.kinds + look.t.level[tile]))
    who = next(i for i in look.others if i in look.control(look.chosen.value))
    args: Args = {"tile": look.t.kind_names[tile], "coins": round(worth), "seat": seat(who), "level": look.cost(tile)}
    return say("put-away", mean - worth + 0.5 if worth <= mean else 0.0, "away", **args)


def put_reach(look: Look) -> Said | None:
    """One's pickaxes take it from there at once."""
    if not look.both("put") or look.me not in look.control(look.chosen.value):
        return None
    tile = int(look.s.held)
    if look.cost(tile) > look.uses(Use.MINE) or look.me in look.control(look.rival.value):
        return None
    args: Args = {"tile": look.t.kind_names[tile], "column": column(look.chosen.value), "level": look.cost(tile)}
    return say("put-reach", 0.6 * look.worth(tile), "reach", **args)


SEEN = (
    reserve_opens,
    reserve_joins,
    reserve_alone,
    reserve_safe,
    reserve_full,
    reserve_idle,
    reserve_rich,
    back_idle,
    back_share,
    back_holds,
    dig_take,
    dig_look,
    put_own,
    put_away,
    put_reach,
)
