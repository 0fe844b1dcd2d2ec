"""Facts about crews that drill nothing yet: what they set up, keep, or let others do."""

from __future__ import annotations

from pithead.bots.rockwell.standing import prize
from pithead.coach.question import Said
from pithead.coach.rockwell import tiles
from pithead.coach.rockwell.drills import strike_of
from pithead.coach.rockwell.goals import achieved, crews_for, goal_name
from pithead.coach.rockwell.reading import (
    DEALS,
    GO,
    PLACE_NAMES,
    WORK,
    Choice,
    Pair,
    about,
    cubes,
    fact,
    name,
    part,
    points,
    tell,
)
from pithead.games.rockwell import facts
from pithead.games.rockwell.flow import board, ending
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import BORDER, CENTER, CREWS, GOALS, NONE, Do


def front(choice: Choice) -> list[int]:
    """The undrilled tiles under the acting crew after a choice that drills nothing."""
    if choice.crew == NONE or strike_of(choice) is not None:
        return []
    return tiles.stood_on(choice.then, choice.end)


def leaves(choice: Choice) -> bool:
    """Whether a crew of one's own leaves its place."""
    return choice.crew != NONE and choice.crew // CREWS == choice.seat and choice.end != choice.start


def _power(s: Rockwell, tile: int) -> dict[str, int | str]:
    return {
        "tile": PLACE_NAMES[tile],
        "power": int(board.power_on(s, tile)),
        "need": int(board.need(s, tile)),
    }


@fact(*GO)
def join(pair: Pair) -> Said | None:
    """One comes onto a tile that somebody else can complete before the next go."""
    goers = tiles.goes_before(pair.s, pair.seat)
    others = [tiles.threat(pair.rival.then, pair.seat, tile, goers) for tile in front(pair.rival)]
    less = max((one.dollars for one in others if one is not None), default=0.0)
    best: Said | None = None
    for tile in front(pair.chosen):
        here = tiles.threat(pair.chosen.then, pair.seat, tile, goers)
        if here is None or board.power_of(pair.rival.then, pair.seat, tile) > 0:
            continue
        world = pair.chosen.then
        crew = next(c for c in tiles.arrivals(world, here.owner, tile) if world.power[c] >= tiles.missing(world, tile))
        after = facts.after(world, crew, tile, 0, here.owner)
        share = tiles.portion(after, pair.seat, facts.strikes(after, world.t.on[tile])[0], pair.seat)
        one = tell(
            "join",
            0.8 * points(pair.s, here.dollars - less),
            "tile",
            **_power(world, tile),
            seat=name(pair.s, here.owner),
            pile=cubes([share.zinc, share.copper, share.silver, share.gold]),
        )
        if best is None or one.weight > best.weight:
            best = one
    return best


@fact(*GO)
def left_out(pair: Pair) -> Said | None:
    """The rival choice leaves a tile that somebody else can then drill."""
    choice = pair.rival
    if not leaves(choice) or strike_of(pair.chosen) is not None:
        return None
    goers = tiles.goes_before(pair.s, pair.seat)
    for tile in tiles.stood_on(choice.then, choice.start):
        there = tiles.threat(choice.then, pair.seat, tile, goers)
        here = tiles.threat(pair.chosen.then, pair.seat, tile, goers)
        if there is not None and here is not None and here.dollars > there.dollars:
            return tell(
                "left_out",
                points(pair.s, here.dollars - there.dollars),
                "threat",
                seat=name(pair.s, there.owner),
                tile=PLACE_NAMES[tile],
                money=about(here.dollars),
                rest=about(there.dollars),
            )
    return None


@fact(*GO)
def lets_drill(pair: Pair) -> Said | None:
    """The rival choice brings a tile so far that somebody else can drill it next, and gets more of it."""
    goers = tiles.goes_before(pair.s, pair.seat)
    for tile in front(pair.rival):
        there = tiles.threat(pair.rival.then, pair.seat, tile, goers)
        if there is None or tiles.threat(pair.chosen.then, pair.seat, tile, goers) is not None:
            continue
        world = pair.rival.then
        strike = tiles.drilled_by(world, there.owner, tile)
        if strike is None:
            continue
        crew = next(c for c in tiles.arrivals(world, there.owner, tile) if world.power[c] >= tiles.missing(world, tile))
        theirs = tiles.gets(facts.after(world, crew, tile, 0, there.owner), there.owner, strike, pair.seat)
        return tell(
            "lets_drill",
            0.5 * points(pair.s, theirs - there.dollars),
            "threat",
            seat=name(pair.s, there.owner),
            tile=PLACE_NAMES[tile],
            money=about(theirs),
            yours=part("yours", money=about(there.dollars)),
        )
    return None


class Next:
    """A tile that one's own next go can drill: with which crew, and the dollars to expect."""

    def __init__(self, tile: int, crew: int, dollars: float) -> None:
        self.tile = tile
        self.crew = crew
        self.dollars = dollars


def own_next(choice: Choice) -> Next | None:
    """The best tile that one's own next go in this turn can drill, if nobody does before."""
    if not tiles.has_next_go(choice.s) or strike_of(choice) is not None:
        return None
    world, seat = choice.then, choice.seat
    best: Next | None = None
    for tile in range(32):
        if not tiles.is_open(world, tile) or not 0 < tiles.missing(world, tile) <= 4:
            continue
        for c in tiles.arrivals(world, seat, tile):
            if world.power[c] >= tiles.missing(world, tile):
                after = facts.after(world, c, tile, 0, seat)
                value = tiles.gets(after, seat, facts.strikes(after, world.t.on[tile])[0], seat)
                if best is None or value > best.dollars:
                    best = Next(tile, c, value)
                break
    return best


@fact(*GO)
def completes_next(pair: Pair) -> Said | None:
    """The next go can drill, which the rival choice does not prepare as well."""
    found, other = own_next(pair.chosen), own_next(pair.rival)
    if found is None or strike_of(pair.rival) is not None:
        return None
    goers = tiles.goes_before(pair.s, pair.seat)
    if tiles.threat(pair.chosen.then, pair.seat, found.tile, goers) is not None:
        return None
    gain = found.dollars - (other.dollars if other is not None else 0.0)
    return tell(
        "completes_next",
        0.6 * points(pair.s, gain),
        "tile",
        **_power(pair.chosen.then, found.tile),
        place=PLACE_NAMES[pair.chosen.then.place[found.crew]],
        missing=tiles.missing(pair.chosen.then, found.tile),
        money=about(found.dollars),
    )


@fact(*GO)
def advantage_next(pair: Pair) -> Said | None:
    """A hire or a bribe can drill right after this move."""
    found, other = tiles.triggers(pair.chosen), tiles.triggers(pair.rival)
    if not found or strike_of(pair.rival) is not None:
        return None
    best = found[0]
    less = max(0.0, other[0].dollars - other[0].fee) if other else 0.0
    weight = 0.9 * points(pair.s, best.dollars - best.fee - less)
    if best.code >= Do.HIRE:
        return tell(
            "hire_next",
            weight,
            "tile",
            tile=PLACE_NAMES[best.tile],
            power=best.code - Do.HIRE + 1,
            fee=best.fee,
            money=about(best.dollars),
        )
    owner = (best.code - Do.BRIBE) // 32 // CREWS
    return tell(
        "bribe_next",
        weight,
        "tile",
        tile=PLACE_NAMES[best.tile],
        seat=name(pair.s, owner),
        money=about(best.dollars),
    )


@fact(*GO, *WORK)
def leads(pair: Pair) -> Said | None:
    """Most power on a tile where the rival choice leaves one behind or level."""
    for tile in front(pair.chosen):
        then = pair.chosen.then
        others = tiles.others_power(then, pair.seat, tile)
        if others == 0 or then.shaft[tile] != NONE or tiles.is_first(pair.rival.then, pair.seat, tile):
            continue
        if not tiles.is_first(then, pair.seat, tile):
            continue
        sharing = [owner for owner in range(then.owners) if board.power_of(then, owner, tile) > 0]
        first = tiles.gets(then, pair.seat, facts.Strike(tile, sharing, pair.seat), pair.seat)
        second = tiles.gets(then, pair.seat, facts.Strike(tile, sharing, NONE), pair.seat)
        return tell(
            "leads",
            tiles.chance(then, pair.seat, tile) * points(pair.s, first - second),
            "leads",
            tile=PLACE_NAMES[tile],
            mine=int(board.power_of(then, pair.seat, tile)),
            others=others,
            money=about(first - second),
        )
    return None


@fact(*GO)
def keeps_tile(pair: Pair) -> Said | None:
    """The rival choice takes a crew off a tile that may soon be drilled."""
    choice = pair.rival
    if not leaves(choice) or strike_of(pair.chosen) is not None:
        return None
    net = tiles.in_sight(pair.chosen.then, pair.seat) - tiles.in_sight(choice.then, pair.seat)
    best: Said | None = None
    for tile in tiles.stood_on(choice.then, choice.start):
        world = pair.chosen.then
        if world.place[choice.crew] != choice.start:
            continue
        gap = tiles.hope(world, pair.seat, tile) - tiles.hope(choice.then, pair.seat, tile)
        share = tiles.gets(world, pair.seat, tiles.as_it_stands(world, pair.seat, tile), pair.seat)
        one = tell("keeps_tile", points(pair.s, min(gap, net)), "tile", **_power(world, tile), money=about(share))
        if best is None or one.weight > best.weight:
            best = one
    return best


@fact(*GO, *WORK)
def brings_power(pair: Pair) -> Said | None:
    """More of the power that a tile lacks, and a share in it."""
    net = tiles.in_sight(pair.chosen.then, pair.seat) - tiles.in_sight(pair.rival.then, pair.seat)
    best: Said | None = None
    for tile in front(pair.chosen):
        then = pair.chosen.then
        if board.power_of(pair.rival.then, pair.seat, tile) >= board.power_of(then, pair.seat, tile):
            continue
        gap = tiles.hope(then, pair.seat, tile) - tiles.hope(pair.rival.then, pair.seat, tile)
        share = tiles.gets(then, pair.seat, tiles.as_it_stands(then, pair.seat, tile), pair.seat)
        one = tell(
            "brings_power",
            0.7 * points(pair.s, min(gap, net)),
            "tile",
            **_power(then, tile),
            mine=int(board.power_of(then, pair.seat, tile)),
            alone=int(tiles.others_power(then, pair.seat, tile) == 0),
            money=about(share),
        )
        if best is None or one.weight > best.weight:
            best = one
    return best


@fact(*GO)
def richer(pair: Pair) -> Said | None:
    """The cards of this tile are worth more than those of the rival's."""
    here, there = front(pair.chosen), front(pair.rival)
    if len(here) != 1 or len(there) != 1 or pair.chosen.crew != pair.rival.crew:
        return None
    mine, other = tiles.whole(pair.s, here[0]), tiles.whole(pair.s, there[0])
    return tell(
        "richer",
        0.5 * tiles.chance(pair.chosen.then, pair.seat, here[0]) * points(pair.s, mine - other),
        "pile",
        tile=PLACE_NAMES[here[0]],
        money=about(mine),
        rival=PLACE_NAMES[there[0]],
        rest=about(other),
    )


@fact(*GO)
def both_tiles(pair: Pair) -> Said | None:
    """On a border a crew counts for two tiles."""
    found = front(pair.chosen)
    if len(found) != 2 or pair.chosen.end < BORDER or pair.rival.end == pair.chosen.end:
        return None
    then = pair.chosen.then
    value = sum(tiles.hope(then, pair.seat, tile) for tile in found)
    less = sum(tiles.hope(pair.rival.then, pair.seat, tile) for tile in found)
    first, second = _power(then, found[0]), _power(then, found[1])
    return tell(
        "both_tiles",
        points(pair.s, value - less),
        "tile",
        **first,
        other=second["tile"],
        there=second["power"],
        wanted=second["need"],
    )


# -- achievements, depth, the end


@fact(*GO, *WORK, *DEALS)
def achieves(pair: Pair) -> Said | None:
    """An achievement at once, which the rival choice does not bring."""
    goals = pair.s.t.stock_goals if pair.s.phase in DEALS else pair.s.t.crew_goals
    found = set(achieved(pair.chosen, goals)) - set(achieved(pair.rival, goals))
    if not found:
        return None
    goal = max(found, key=lambda one: (prize(pair.s, pair.seat, one), one))
    value = int(prize(pair.s, pair.seat, goal))
    return tell("achieves", float(value), "goal", achievement=goal_name(pair.s, goal), prestige=value)


@fact(*GO)
def deep_step(pair: Pair) -> Said | None:
    """One more crew that is deep enough for the achievement of all crews deep down."""
    s, seat = pair.s, pair.seat
    for goal in s.t.crew_goals:
        wanted = int(s.t.goal_crews[goal])
        if prize(s, seat, goal) == 0 or wanted < CREWS or s.t.goal_depth[goal] == 0:
            continue
        here, there = crews_for(pair.chosen.then, seat, goal), crews_for(pair.rival.then, seat, goal)
        if there < here < wanted:
            value = int(prize(s, seat, goal))
            return tell("deep_step", 0.3 * value * here / wanted, "depth", n=here, wanted=wanted, prestige=value)
    return None


def _center_prize(s: Rockwell, seat: int) -> int:
    return max((int(prize(s, seat, goal)) for goal in s.t.crew_goals if s.t.goal_depth[goal] == 5), default=0)


def _deepest(s: Rockwell, seat: int) -> int:
    return max(int(s.t.depth[s.place[c]]) for c in range(seat * CREWS, seat * CREWS + CREWS))


@fact(*GO)
def toward_center(pair: Pair) -> Said | None:
    """A crew that comes closer to the center than any of one's own was."""
    value = _center_prize(pair.s, pair.seat)
    here = _deepest(pair.chosen.then, pair.seat)
    if value == 0 or here >= 5 or here < 3 or here <= _deepest(pair.rival.then, pair.seat):
        return None
    return tell(
        "toward_center",
        0.15 * value * (here - 2),
        "depth",
        place=PLACE_NAMES[pair.chosen.end],
        steps=5 - here,
        prestige=value,
    )


def _tiles_prestige(s: Rockwell, seat: int) -> int:
    return int(sum(s.prizes[seat * GOALS : seat * GOALS + GOALS]))


def _ends(choice: Choice) -> bool:
    """Whether a choice makes this the last turn."""
    at_center = choice.crew != NONE and choice.end == CENTER
    return at_center and not ending.reason(choice.s) and bool(facts.ends_by_center(choice.s, choice.seat))


@fact(*GO)
def last_turn(pair: Pair) -> Said | None:
    """The end suits whoever leads by achievements, which all can see, and not yet whoever is behind."""
    ends, would = _ends(pair.chosen), _ends(pair.rival)
    if ends == would:
        return None
    mine = _tiles_prestige(pair.s, pair.seat) + _center_prize(pair.s, pair.seat)
    others = [owner for owner in range(pair.s.seats) if owner != pair.seat]
    best = max(others, key=lambda owner: (_tiles_prestige(pair.s, owner), -owner))
    gap = mine - _tiles_prestige(pair.s, best)
    if (ends and gap <= 0) or (would and gap >= 0):
        return None
    return tell(
        "end_ahead" if ends else "end_behind",
        min(3.0, 0.5 * abs(gap)),
        "end",
        seat=name(pair.s, best),
        mine=mine,
        others=_tiles_prestige(pair.s, best),
    )
