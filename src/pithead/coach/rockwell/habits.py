"""What people do again and again in Rockwell."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.rockwell.valuation import PRESTIGE
from pithead.coach.habits import Case, Chosen, Codes, Habit, Played, another, instead, of_choices
from pithead.games.rockwell import facts
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, MAX_CUBES, Do, Phase, Tell

POINT = 0.027  # chance to win that a point is worth: measured, docs/review.md
MUCH = 3  # hundreds of dollars: a bid that is higher by less is not worth a word
FIRST_II, FIRST_III = 4, 7  # slots
FIRST = "achievements"  # the source of most points at usual tables: what a first game is about


def _view(one: Chosen) -> Rockwell:
    assert isinstance(one.view, Rockwell)
    return one.view


# -- the auction


def _amounts(codes: Codes) -> list[int]:
    """Cubes of each resource, and hundreds of dollars."""
    out = [0] * 5
    for code in codes:
        if code >= Do.BID_MONEY:
            out[4] = code - Do.BID_MONEY
        else:
            r, out[r] = (code - Do.BID) // (MAX_CUBES + 1), (code - Do.BID) % (MAX_CUBES + 1)
    return out


def _value(one: Chosen, codes: Codes) -> int:
    """Of a bid, in hundreds of dollars."""
    return sum(n * int(p) for n, p in zip(_amounts(codes), [*_view(one).t.prices[:4], 1], strict=True))


def _bids(played: Played) -> dict[int, dict[int, int]]:
    """What everybody bid, in hundreds, by turn and seat: all of it was shown."""
    out: dict[int, dict[int, int]] = {}
    turn = 0
    for event in played.told:
        if event.kind == Tell.TURN:
            turn = int(event.args[0])
        elif event.kind == Tell.BID:
            out.setdefault(turn, {})[int(event.args[0])] = int(event.args[6]) // 100
    return out


def _needed(bids: dict[int, int], order: Sequence[int], seat: int) -> int:
    """The least bid that leaves everybody in the same place: ties are kept in the order before."""
    own, place = bids[seat], list(order).index(seat)
    behind = [
        (value, other)
        for other, value in bids.items()
        if other != seat and (value < own or (value == own and list(order).index(other) > place))
    ]
    return max((value + (list(order).index(other) < place) for value, other in behind), default=0)


def _spared(one: Chosen, most: int) -> int:
    """How much of so many hundreds could have been left out of a bid, cube by cube."""
    sums = {0}
    for n, price in zip(_amounts(one.played), [*_view(one).t.prices[:4], 1], strict=True):
        sums = {old + i * int(price) for old in sums for i in range(n + 1) if old + i * int(price) <= most}
    return max(sums)


def _bid_over(played: Played) -> list[Case]:
    """A bid that was higher than its place asked for; counted in dollars."""
    shown = _bids(played)
    out = []
    for one in played.choices:
        s = _view(one)
        bids = shown.get(int(s.round), {})
        if s.phase != Phase.BID or played.seat not in bids:
            continue
        over = bids[played.seat] - _needed(bids, [int(seat) for seat in s.management], played.seat)
        spared = _spared(one, over)
        missed = 100.0 * spared if spared >= MUCH else 0.0
        out.append(Case(one.line, missed, POINT * missed / PRESTIGE))
    return out


def _bid_more(one: Chosen) -> float | None:
    """A higher bid was better; counted in dollars."""
    if one.verb not in ("bid", "bid_money"):
        return None
    return 100.0 * max(0, _value(one, one.better) - _value(one, one.played)) if one.better else 0.0


# -- Vice Presidents


def _slot(codes: Codes) -> int:
    return codes[0] - Do.PLACE


def _board(codes: Codes) -> int:
    return 3 if _slot(codes) >= FIRST_III else 2 if _slot(codes) >= FIRST_II else 1


def _workshop_first(one: Chosen) -> float | None:
    """A place on Board III before one on another board."""
    if one.verb != "place" or _board(one.played) != 3:
        return None
    return float(one.other == "place" and one.better is not None and _board(one.better) != 3)


def _further_slot(one: Chosen) -> float | None:
    """A place further right on the same board was better."""
    if one.verb != "place" or one.better is None or one.other != "place":
        return 0.0 if one.verb == "place" else None
    return float(_board(one.better) == _board(one.played) and _slot(one.better) > _slot(one.played))


# -- crews


def _end(one: Chosen, codes: Codes) -> tuple[int, int]:
    """Which crew a choice moves, and where it is then."""
    s = _view(one)
    crew = one.seat * CREWS + codes[0] - Do.CREW
    place = next((code - Do.GO for code in codes[1:] if Do.GO <= code < Do.TAKE), int(s.place[crew]))
    return crew, place


def _depth(one: Chosen, codes: Codes) -> int:
    return int(_view(one).t.depth[_end(one, codes)[1]])


def _drills(one: Chosen, codes: Codes) -> bool:
    crew, place = _end(one, codes)
    if place == _view(one).place[crew]:
        return False
    die = next((code - Do.TAKE + 1 for code in codes if Do.TAKE <= code < Do.LEAVE), 0)
    return bool(facts.move_strikes(_view(one), one.seat, crew, place, die))


def _deeper(one: Chosen) -> float | None:
    """A crew further down was better."""
    if one.verb != "crew":
        return None
    return float(one.other == "crew" and one.better is not None and _depth(one, one.better) > _depth(one, one.played))


def _shallower(one: Chosen) -> float | None:
    """A crew nearer to the surface was better."""
    if one.verb != "crew":
        return None
    return float(one.other == "crew" and one.better is not None and _depth(one, one.better) < _depth(one, one.played))


def _drill_now(one: Chosen) -> float | None:
    """No tile was drilled although that was better."""
    if one.verb != "crew" or _drills(one, one.played):
        return None
    return float(one.other == "crew" and one.better is not None and _drills(one, one.better))


def _other_crew(one: Chosen) -> float | None:
    """Another crew was the one to move."""
    if one.verb != "crew":
        return None
    return float(one.other == "crew" and one.better is not None and one.better[0] != one.played[0])


# -- boards


def _bribe_skipped(one: Chosen) -> float | None:
    """A bribe or a hired crew was let go."""
    if one.verb != "pass" or _view(one).phase != Phase.ADVANTAGE:
        return None
    return float(one.other in ("bribe", "hire"))


def _mineshaft_early(one: Chosen) -> float | None:
    """The money for a mineshaft did more elsewhere."""
    if one.verb != "mineshaft":
        return None
    return float(one.other not in ("", "mineshaft"))


HABITS: tuple[Habit, ...] = (
    Habit("bid-over", _bid_over),
    of_choices("bid-more", _bid_more),
    of_choices("workshop-first", _workshop_first),
    of_choices("further-slot", _further_slot),
    of_choices("deeper", _deeper),
    of_choices("shallower", _shallower),
    of_choices("drill-now", _drill_now),
    of_choices("other-crew", _other_crew),
    of_choices("bribe-skipped", _bribe_skipped),
    instead("bribe-wasted", "bribe", "pass"),
    instead("deliver-late", "deliver", "pass"),
    another("improve-other", "improve"),
    of_choices("mineshaft-early", _mineshaft_early),
    another("sell-other", "sell"),
)
