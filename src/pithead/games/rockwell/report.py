"""What a simulation tells about finished games of Rockwell besides wins and scores."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.api import State
from pithead.games.rockwell import scoring
from pithead.games.rockwell.flow import ending
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import ASSETS, GOALS, RESOURCES, RING, STRATA, Do, Phase, Tell, slot_names

SLOT_NAMES = slot_names()
IMPROVEMENTS = {
    "power": Do.IMPROVE,
    "safety": Do.SAFETY,
    "mobility": Do.MOBILITY,
    "mineshaft": Do.MINESHAFT,
    "relocation": Do.RELOCATE,
}


def figures(state: State) -> dict[str, float]:
    """Figures of one finished game; those for a seat are means over the seats.

    With a log of the whole game also how many companies shared an extraction, how many cubes Danger took,
    and how often crews were bribed and subcontractors hired.
    """
    assert isinstance(state, Rockwell)
    s = state
    out = {
        "turns": float(s.round),
        "tiles drilled": float(int(s.drilled).bit_count()),
        "ended by a rush to the center": float(s.reason == ending.BY_CENTER),
        **_points(s),
        **_companies(s),
    }
    for ring, letter in enumerate(STRATA):
        out[f"tiles drilled in {letter}"] = float(int(s.drilled >> ring * RING & 255).bit_count())
    for goal, name in enumerate(s.t.goal_names):
        out[f"takers of {name}"] = float(s.taken[goal])
    if s.log is not None:
        out.update(_history(s))
    return out


def sources(state: State, seat: int) -> dict[str, int]:
    """RW-Z4: the prestige of a seat by source; the parts sum to `standing(seat)[0]`."""
    assert isinstance(state, Rockwell)
    out = {"achievements": int(scoring.achieved(state, seat)[0]), "deliveries": int(scoring.delivered(state, seat))}
    return {
        **out,
        **{f"bonus_{name}": int(scoring.bonus(state, seat, what)) for what, name in enumerate(ASSETS)},
    }


def wealth(state: State, seat: int) -> int:
    """Money, and the cubes in stock at the market's price."""
    assert isinstance(state, Rockwell)
    return 100 * int(state.money[seat] + sum(scoring.holding(state, seat, r) * state.t.prices[r] for r in range(4)))


def _points(s: Rockwell) -> dict[str, float]:
    """RW-Z4: prestige by source."""
    seats = range(s.seats)
    achievements = sum(sum(s.prizes[seat * GOALS : seat * GOALS + GOALS]) for seat in seats)
    bonuses = sum(scoring.bonus(s, seat, what) for seat in seats for what in range(5))
    deliveries = sum(scoring.delivered(s, seat) for seat in seats)
    return {
        "points from achievements": _mean(s, achievements),
        "points from deliveries": _mean(s, deliveries),
        "points from bonuses": _mean(s, bonuses),
    }


def _companies(s: Rockwell) -> dict[str, float]:
    """What a company has built."""
    crews = s.power[: s.seats * 4]
    return {
        "power of a company": _mean(s, sum(crews)),
        "Safety": _mean(s, sum(s.safety)),
        "Mobility": _mean(s, sum(s.mobility)),
        "mineshafts": _mean(s, sum(s.mines)),
        "delivery tiles": _mean(s, sum(s.delivered)),
        "money at the end": _mean(s, 100 * sum(s.money)),
    }


def _mean(s: Rockwell, total: int) -> float:
    """For one seat."""
    return int(total) / int(s.seats)


def _history(s: Rockwell) -> dict[str, float]:
    """What only the events know."""
    assert s.log is not None
    kinds = [event.kind for event in s.log]
    extractions = max(1, kinds.count(Tell.DRILLED))
    bids = [event.args[-1] for event in s.log if event.kind == Tell.BID]
    return {
        "players per extraction": kinds.count(Tell.SHARE) / extractions,
        "cubes lost to Danger": sum(sum(event.args[1:]) for event in s.log if event.kind == Tell.LOST) / int(s.seats),
        "insurance tiles used": sum(event.args[1] for event in s.log if event.kind == Tell.DISCARDED) / s.seats,
        "bribes": kinds.count(Tell.BRIBED) / s.seats,
        "hires": kinds.count(Tell.HIRED) / s.seats,
        "mean bid": sum(bids) / max(1, len(bids)),
        "bids of nothing": sum(1 for bid in bids if bid == 0) / max(1, len(bids)),
    }


def items(state: State, seat: int, codes: Sequence[int]) -> list[str]:
    """The slots of the boards, bribes and hired dice, trades, improvements and deliveries."""
    assert isinstance(state, Rockwell)
    if state.phase == Phase.PLACE:
        return [f"slot {SLOT_NAMES[code - Do.PLACE]}" for code in codes]
    if state.phase in (Phase.DIE, Phase.ADVANTAGE, Phase.MARKET, Phase.WORKSHOP):
        return [_item(code) for code in codes]
    return []


def _item(code: int) -> str:
    if code >= Do.DELIVER:
        return f"delivery {RESOURCES[code - Do.DELIVER]}"
    if code >= Do.IMPROVE:
        return f"improvement {[name for name, start in IMPROVEMENTS.items() if start <= code][-1]}"
    if Do.SELL <= code < Do.BUY:
        return f"sale {RESOURCES[code - Do.SELL]}"
    if Do.BUY <= code < Do.CUBES:
        return f"purchase {RESOURCES[code - Do.BUY]}"
    if Do.BRIBE <= code < Do.HIRE:
        return "advantage bribery"
    return "advantage subcontracting" if Do.HIRE <= code < Do.PASS or Do.TAKE <= code < Do.LEAVE else ""


def earned(state: State, seat: int) -> dict[str, bool]:
    """The achievements."""
    assert isinstance(state, Rockwell)
    prizes = state.prizes[seat * GOALS : seat * GOALS + GOALS]
    return {f"achievement {name}": prize > 0 for name, prize in zip(state.t.goal_names, prizes, strict=True)}
