"""What there is to say of mining: whose a tile is if it stays, what the pickaxes bring, when the game ends."""

from __future__ import annotations

from collections.abc import Callable

from pithead.coach.dig_deep.look import Args, Look, column, say, seat, times
from pithead.coach.question import Said
from pithead.core.api import Json
from pithead.games.dig_deep import facts
from pithead.games.dig_deep.verbs import ACTIONS, Do, Use


def danger(look: Look, index: int) -> tuple[float, int, float]:
    """What may be taken from a column before one's next turn: coins as expected, by whom, how likely."""
    if index < 0 or not look.column(index):
        return 0.0, -1, 0.0
    top = look.column(index)[-1]
    for who in look.others:
        if who in look.control(index) and look.plays_again(who):
            chance = look.has_picks(who, look.cost(top))
            return chance * look.worth(top), who, chance
    return 0.0, -1, 0.0


def _mined(look: Look) -> int:
    """The column that is mined first; -1 where it is another choice, or both begin with it."""
    if look.chosen.verb != "mine" or look.chosen.value in look.rival.columns:
        return -1
    return look.chosen.value


def _rival_column(look: Look) -> int:
    return look.rival.value if look.rival.verb == "mine" else -1


def mine_shared(look: Look) -> Said | None:
    """Somebody who shares the column may take the tile first."""
    here = _mined(look)
    coins, who, chance = danger(look, here)
    if who < 0:
        return None
    weight = coins - danger(look, _rival_column(look))[0]
    next_player = int(who == look.others[0])
    free = all(look.cubes(here, i) == 0 for i in range(int(look.s.seats)))
    level = look.cost(look.column(here)[-1])
    id = "mine-open" if free else "mine-shared"
    return say(
        id, weight, "shared", column=column(here), seat=seat(who), next=next_player, times=times(chance), level=level
    )


def mine_waits(look: Look) -> Said | None:
    """The other column is one's own alone."""
    here, there = _mined(look), _rival_column(look)
    if here < 0 or there < 0 or look.control(there) != [look.me] or look.turns == 0.0:
        return None
    lead = look.cubes(there, look.me) - max(look.cubes(there, i) for i in look.others)
    weight = 0.5 * danger(look, here)[0]
    return say("mine-waits", weight, "waits", column=column(there), lead=lead)


def mine_known(look: Look) -> Said | None:
    """One has seen the tile, and it is a good one."""
    here, there = _mined(look), _rival_column(look)
    if here < 0 or look.column(here)[-1] >= look.t.kinds:
        return None
    tile = look.column(here)[-1]
    worth = look.worth(tile)
    mean = look.worth(int(look.t.kinds + look.t.level[tile]))
    other = look.worth(look.column(there)[-1]) if there >= 0 else 0.0
    if worth < mean:
        return None
    return say(
        "mine-known",
        0.5 * (worth - max(mean, other)) + 1.0,
        "known",
        column=column(here),
        tile=look.t.kind_names[tile],
        coins=round(worth),
    )


def mine_poor(look: Look) -> Said | None:
    """One has seen what lies on the other column, and it is poor."""
    there = _rival_column(look)
    if _mined(look) < 0 or there < 0 or look.column(there)[-1] >= look.t.kinds:
        return None
    tile = look.column(there)[-1]
    mean = look.worth(int(look.t.kinds + look.t.level[tile]))
    worth = look.worth(tile)
    return say(
        "mine-poor",
        mean - worth - 0.5,
        "known",
        column=column(there),
        tile=look.t.kind_names[tile],
        coins=round(worth),
        other=round(mean),
        level=look.cost(tile),
    )


def fill(look: Look, first: int, value: Callable[[int], float]) -> float:
    """The most that the pickaxes bring in all, the first tile of one column among what they take."""
    left = look.picks - look.cost(look.column(first)[-1])
    best = [0.0] * (left + 1)
    for i in range(len(look.s.height)):
        if look.me not in look.control(i):
            continue
        tiles = look.column(i)[::-1][1 if i == first else 0 :]
        before = best[:]
        for p in range(left + 1):
            cost, gain = 0, 0.0
            for tile in tiles:
                cost, gain = cost + look.cost(tile), gain + value(tile)
                if cost > p:
                    break
                best[p] = max(best[p], before[p - cost] + gain)
    return value(look.column(first)[-1]) + max(best)


def mine_spends(look: Look) -> Said | None:
    """Begun here, more of the pickaxes find a tile."""
    here, there = _mined(look), _rival_column(look)
    if here < 0 or there < 0:
        return None
    used, less = round(fill(look, here, look.cost)), round(fill(look, there, look.cost))
    each = look.worth(look.column(here)[-1]) / look.cost(look.column(here)[-1])
    weight = (used - less) * each
    lost = look.picks - less
    return say("mine-spends", weight, "picks", column=column(here), n=used, picks=look.picks, lost=lost)


def mine_plan(look: Look) -> Said | None:
    """What the pickaxes bring in tiles either way, where that does not speak for the other column."""
    if not look.both("mine") or look.chosen.value == look.rival.value:
        return None
    here, there = look.chosen.value, look.rival.value
    coins, other = fill(look, here, look.worth), fill(look, there, look.worth)
    picks = look.picks
    if round(coins) == round(other):
        return say("mine-same", 0.1, "plan", column=column(here), target=column(there), picks=picks, coins=round(coins))
    weight = coins - other
    args: Args = {"column": column(here), "target": column(there), "coins": round(coins), "other": round(other)}
    return say("mine-plan", weight, "plan", **args)


def mine_deeper(look: Look) -> Said | None:
    """Under the first tile lies another that the pickaxes still reach."""
    if look.both("mine") or look.chosen.verb != "mine" or look.rival.verb == "done":
        return None
    tiles = look.column(look.chosen.value)[::-1]
    if len(tiles) < 2 or look.cost(tiles[0]) + look.cost(tiles[1]) > look.picks:
        return None
    coins = look.worth(tiles[0]) + look.worth(tiles[1])
    return say("mine-deeper", 1.0, "deeper", column=column(look.chosen.value), coins=round(coins))


def mine_delays(look: Look) -> Said | None:
    """Few tiles are left, and one has more to sell than can be sold if it ends soon."""
    if look.rival.verb != "mine" or look.chosen.verb == "mine" or _last(look) or look.s.finishing:
        return None
    left, n = int(sum(look.s.height)), int(facts.unsold(look.s, look.me))
    if left > look.s.seats or n <= look.uses(Use.SELL) + 1:
        return None
    return say("mine-delays", 1.0 * (n - look.uses(Use.SELL) - 1), "end", left=left, n=n)


def _last(look: Look) -> bool:
    """Whether one tile alone is left to mine."""
    return sum(look.s.height) == 1 and not look.s.finishing


def mine_ends(look: Look) -> Said | None:
    """The last tile, and one is ahead."""
    if look.chosen.verb != "mine" or look.rival.verb == "mine" or not _last(look):
        return None
    totals = [int(look.s.standing(i)[0]) for i in range(int(look.s.seats))]
    who = max(look.others, key=lambda i: totals[i])
    lead = totals[look.me] - totals[who]
    return say("mine-ends", 0.3 * lead, "end", seat=seat(who), coins=lead)


def mine_spares(look: Look) -> Said | None:
    """The other choice takes the last tile while one still has tiles to sell."""
    if look.rival.verb != "mine" or look.chosen.verb == "mine" or not _last(look):
        return None
    n = int(facts.unsold(look.s, look.me))
    left = n - look.uses(Use.SELL)
    return say("mine-spares", 3.0 * left, "end", n=n, sells=look.uses(Use.SELL))


def mine_first(look: Look) -> Said | None:
    """A tile taken now can still be smelted this turn."""
    if look.chosen.verb != "mine" or look.rival.verb != "smelt":
        return None
    return say("mine-first", 1.0, "order", smelts=look.uses(Use.SMELT), n=look.tiles("hand"))


def loses_picks(look: Look) -> Said | None:
    """The other choice leaves pickaxes that would take a tile."""
    if look.chosen.verb in ("done", "stop") or look.rival.verb not in ("done", "stop"):
        return None
    here = look.chosen.value
    if look.chosen.verb != "mine":
        here = max(look.mineable(), key=lambda i: look.worth(look.column(i)[-1]), default=-1)
    if here < 0:
        return None
    level = look.cost(look.column(here)[-1])
    worth = look.worth(look.column(here)[-1])
    args: Args = {"column": column(here), "level": level, "picks": look.picks, "coins": round(worth)}
    return say("loses-picks", worth if look.chosen.verb == "mine" else 0.5 * worth, "picks", **args)


def loses_sale(look: Look) -> Said | None:
    """The other choice gives up the sale of this turn too."""
    if look.rival.verb != "done" or look.chosen.verb in ("done", "sell") or look.uses(Use.SELL) == 0:
        return None
    coins, kind = look.best_sale()
    if coins == 0:
        return None
    return say("loses-sale", 0.5 * coins, "sale", tile=look.t.kind_names[kind], coins=coins)


def loses_uses(look: Look) -> Said | None:
    """The other choice ends the actions, and all that is left would be lost."""
    if look.rival.verb != "done" or look.chosen.verb in ("mine", "sell", "done"):
        return None
    pools = sorted({int(facts.use_of(code)) for code in look.s.legal(look.me) if code != Do.DONE})
    lost: list[Json] = [
        {"id": f"dig_deep-pile-{ACTIONS[use]}", "args": {"n": look.uses(use), "sign": "+"}} for use in pools
    ]
    return say("loses-uses", 0.6, "uses", pile=lost)


def done_leaves(look: Look) -> Said | None:
    """Going on to buying leaves a tile to those who may mine it too, or not at all."""
    if look.chosen.verb not in ("done", "stop") or look.rival.verb != "mine":
        return None
    there = look.rival.value
    if look.control(there) != [look.me]:
        return None
    return say("done-leaves", 0.5, "waits", column=column(there), level=look.cost(look.column(there)[-1]))


def follows(look: Look) -> Said | None:
    """The other choice stays open this turn."""
    if look.chosen.verb in ("done", "stop", "end", "reroll", "wild") or look.rival.verb in ("done", "stop", "end"):
        return None
    if look.chosen.verb == look.rival.verb or look.chosen.verb in ("buy", "discard", "put", "take_back"):
        return None
    s = look.after(look.chosen)
    uses = list(s.uses)
    if look.chosen.verb == "mine":
        uses[Use.MINE] = 0
    if uses[facts.use_of(look.rival.codes[0])] == 0:
        return None
    if look.rival.codes[0] >= Do.SELL and s.shown[look.me * int(look.t.kinds) + look.rival.value] == 0:
        return None
    return say("follows", 0.3, "order", other=look.rival.verb)


SEEN = (
    mine_shared,
    mine_waits,
    mine_known,
    mine_poor,
    mine_spends,
    mine_plan,
    mine_deeper,
    mine_ends,
    mine_spares,
    mine_delays,
    mine_first,
    loses_picks,
    loses_sale,
    loses_uses,
    done_leaves,
    follows,
)
