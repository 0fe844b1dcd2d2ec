"""What an audience of Rockwell sees, by names: the scene and the prompt.

Seats are numbers from 0 and Al is "al"; places, slots, resources, backs, cards and achievements have the labels of the
verb table. Money is in dollars.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import CHANCE, HIDDEN, OVER, seats_in
from pithead.games.rockwell import facts, scoring
from pithead.games.rockwell.flow import board, ledger, turn, workshop
from pithead.games.rockwell.scene_types import (
    DEPTHS,
    PHASES,
    Advantage,
    AdvantageSlot,
    Asks,
    Booty,
    Company,
    Crew,
    Cubes,
    Delivery,
    Extraction,
    Goal,
    Pile,
    Prices,
    Prize,
    Reckoning,
    Risk,
    Scene,
    Screen,
    Sealed,
    SeatScene,
    Slot,
    Tile,
    WorkSlot,
)
from pithead.games.rockwell.verbs import (
    ASSETS,
    CENTER,
    CREWS,
    GOALS,
    NONE,
    REASONS,
    RESOURCES,
    SLOTS,
    TILES,
    Phase,
    place_names,
    slot_names,
)

if TYPE_CHECKING:
    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

PLACES = place_names()
SLOT_NAMES = slot_names()


def scene(view: Rockwell, seat: int) -> Scene:
    """Everything that `seat` (or SPECTATOR, or TRUTH) may see; `view` must be that audience's view."""
    s = view
    actor = turn.actor(s)
    return {
        "phase": PHASES[s.phase],
        "turn": s.round,
        "turn_limit": s.turn_limit,
        "drilling_round": s.drilling,
        "actor": actor if actor >= 0 else None,
        "waiting": seats_in(turn.waiting(s)),
        "you": seat if seat >= 0 else None,
        "options": {
            "one_crew_per_border": bool(s.one_border),
            "open_stocks": bool(s.open_stocks),
            "low_powers": bool(s.low),
        },
        "management": [*s.management],
        "control": [*s.control],
        "tiles": [_tile(s, i) for i in range(TILES)],
        "crews": [crew(s, c) for c in range(len(s.place))],
        "active": crew(s, s.crew) if s.crew != NONE else None,
        "target": PLACES[s.target] if s.target != NONE else None,
        "board_1": {
            "slots": [_advantage_slot(s, i) for i in range(4)],
            "bribery_tiles": s.bribes,
            "all_bribery_tiles": s.t.bribery_tiles,
            "dice": s.dice,
            "all_dice": s.t.dice,
        },
        "board_2": {
            "slots": [_work_slot(s, i) for i in range(4, 7)],
            "prices": cubes([100 * s.t.prices[r] for r in range(4)]),
        },
        "board_3": {
            "slots": [_work_slot(s, i) for i in range(7, SLOTS)],
            "deliveries": [_delivery(s, r) for r in range(4)],
        },
        "prices": _prices(s),
        "achievements": [_goal(s, g) for g in range(GOALS)],
        "seats": [_seat(s, i, seat) for i in range(s.seats)],
        "sealed": _sealed(s, seat),
        "extraction": _extraction(s),
        "deal": None if s.deal == NONE else {"sells": s.deal < 4, "resource": RESOURCES[s.deal % 4]},
        "mineshaft": None
        if s.shaft_level == 0
        else {"level": s.shaft_level, "from": PLACES[s.shaft_from] if s.shaft_from != NONE else None},
        "piles": [_pile(s, i) for i in range(len(s.drawn))],
        "backs": {"A": _backs(s, 0), "B": _backs(s, 1), "C": _backs(s, 2), "D": _backs(s, 3)},
        "reason": REASONS[s.reason],
        "final": _final(s) if s.phase == Phase.OVER else [],
    }


def company(s: Rockwell, owner: int) -> Company:
    """A company: its seat, or "al"."""
    return owner if owner < s.seats else "al"


def cubes(values: Ints) -> Cubes:
    """Four counts by resource."""
    return {"zinc": values[0], "copper": values[1], "silver": values[2], "gold": values[3]}


def crew(s: Rockwell, c: int) -> Crew:
    return {
        "company": company(s, c // CREWS),
        "crew": str(c % CREWS + 1),
        "place": PLACES[s.place[c]],
        "power": s.power[c],
        "die": s.die[c],
    }


def _tile(s: Rockwell, tile: int) -> Tile:
    """What a tile needs and has, and who would share it now."""
    powers = [board.power_of(s, owner, tile) for owner in range(s.owners)]
    drilled = bool(s.drilled >> tile & 1)
    return {
        "tile": PLACES[tile],
        "need": board.need(s, tile),
        "power": board.power_on(s, tile),
        "drilled": drilled,
        "back": s.t.back_names[s.back[tile]] if drilled else None,
        "mineshaft": None if s.shaft[tile] == NONE else s.shaft[tile],
        "companies": [
            {"company": company(s, owner), "power": power} for owner, power in enumerate(powers) if power > 0
        ],
    }


def _slot(s: Rockwell, slot: int) -> Slot:
    return {"slot": SLOT_NAMES[slot], "seat": None if s.slots[slot] == NONE else s.slots[slot]}


def advantage(s: Rockwell, slot: int) -> Advantage:
    """What a slot of Board I gives."""
    return "bribery" if s.t.slot_bribes[slot] else "subcontracting"


def _advantage_slot(s: Rockwell, slot: int) -> AdvantageSlot:
    return {**_slot(s, slot), "advantage": advantage(s, slot)}


def _work_slot(s: Rockwell, slot: int) -> WorkSlot:
    return {**_slot(s, slot), "uses": s.t.slot_uses[(s.seats - 2) * SLOTS + slot], "left": s.left[slot]}


def _delivery(s: Rockwell, resource: int) -> Delivery:
    start, end = s.t.delivery_start[resource], s.t.delivery_start[resource + 1]
    cost = workshop.delivery_cost(s, resource)
    return {
        "resource": RESOURCES[resource],
        "cost": cost if cost else None,
        "prestige": s.t.delivery_prestige[resource],
        "left": end - start - s.delivered[resource],
    }


def _prices(s: Rockwell) -> Prices:
    """RW-C8: for this number of players."""
    at = (s.seats - 2) * 3
    return {
        "safety": [100 * n for n in s.t.safety_price[at : at + 3]],
        "mobility": [100 * n for n in s.t.mobility_price[at : at + 3]],
        "mineshaft": [100 * n for n in s.t.mineshaft_price[at : at + 3]],
        "power": [100 * n for n in s.t.power_price[1:4]],
        "subcontractor": [100 * n for n in s.t.fees[1:]],
    }


def _goal(s: Rockwell, goal: int) -> Goal:
    """An achievement: the values left, best first, and who has taken one (RW-S3: their value is public)."""
    at = ((s.seats - 2) * 3 + s.t.goal_tier[goal]) * 4
    values = [n for n in s.t.values[at : at + 4] if n > 0]
    taken: list[Prize] = [
        {"seat": i, "prestige": s.prizes[i * GOALS + goal]} for i in range(s.seats) if s.prizes[i * GOALS + goal]
    ]
    return {
        "achievement": s.t.goal_names[goal],
        "tier": s.t.goal_tier[goal] + 1,
        "asks": _asks(s, goal),
        "left": [*values[s.taken[goal] :]],
        "taken": taken,
    }


def _asks(s: Rockwell, goal: int) -> Asks:
    """RW-Q2: cubes in stock, cards, or crews of a power, at a depth or deeper ("" is any)."""
    return {
        "cubes": cubes(s.t.goal_cubes[goal * 4 : goal * 4 + 4]),
        "cards": s.t.goal_cards[goal],
        "crews": s.t.goal_crews[goal],
        "power": s.t.goal_power[goal],
        "at": DEPTHS[s.t.goal_depth[goal]] if s.t.goal_crews[goal] else "",
    }


def _seat(s: Rockwell, seat: int, you: int) -> SeatScene:
    """A company board, open to all, and what lies behind the screen as far as `you` may look."""
    prestige, tiles = scoring.achieved(s, seat)
    return {
        "seat": seat,
        "safety": s.safety[seat],
        "mobility": s.mobility[seat],
        "mineshafts": s.mines[seat],
        "cards": s.cards[seat],
        "achievements": tiles,
        "prestige": prestige,
        "at_center": s.place[seat * CREWS : seat * CREWS + CREWS].count(CENTER),
        "traded": [RESOURCES[r] for r in range(4) if s.traded[seat] >> r & 1],
        "screen": _screen(s, seat, you),
    }


def _screen(s: Rockwell, seat: int, you: int) -> Screen | None:
    """RW-S3: one's own in full; the others' by the public ledger with `open_stocks`; nothing else."""
    own = s.insured[seat * 4] != HIDDEN and (seat == you or s.phase == Phase.OVER or you < 0)
    if not own and not s.open_stocks:
        return None
    at = seat * 4
    return {
        "exact": own,
        "cubes": cubes([ledger.stock(s, seat, r) for r in range(4)] if own else s.ledger[at : at + 4]),
        "money": 100 * s.money[seat],
        "insurance": ledger.insurance(s, seat) if own else None,
        "deliveries": cubes(s.deliveries[at : at + 4]),
        "delivery_prestige": scoring.delivered(s, seat),
    }


def _sealed(s: Rockwell, seat: int) -> Sealed | None:
    """One's own sealed bid or insurance as far as it is decided; more than `enough` of its value or tiles changes
    nothing (`beyond` says it). How much of a bid is enough nobody can tell while stocks are covered (RW-S3).
    """
    enough: int | None
    if seat < 0 or s.phase not in (Phase.BID, Phase.INSURE):
        return None
    if s.phase == Phase.BID:
        sure = facts.sure_bid(s, seat)
        enough = 100 * sure if sure is not None else None
        beyond = "bid_changes_nothing" if sure == 0 else "bid_beyond_first"
    else:
        enough, beyond = facts.losses_to_come(s, seat), "insurance_beyond_loss"
    plan = s.plan[seat * 5 : seat * 5 + 5]
    return {
        "decided": [ASSETS[i] for i in range(s.step[seat])],
        "cubes": cubes(plan[:4]),
        "money": 100 * plan[4],
        "money_step": 100,
        "enough": enough,
        "beyond": f"rockwell-warn-{beyond}",
        "risks": [_risk(one) for one in facts.risks(s, seat)] if s.phase == Phase.INSURE else [],
    }


def _risk(risk: facts.Risk) -> Risk:
    return {
        "pile": risk.pile,
        "left": risk.left,
        "danger": risk.danger,
        "tiles": [PLACES[tile] for tile in risk.tiles],
        "loses": risk.loses,
    }


def _extraction(s: Rockwell) -> Extraction | None:
    """The extraction under way."""
    if s.spot == NONE:
        return None
    shares: list[Booty] = []
    for owner in range(s.owners):
        booty = s.booty[owner * 4 : owner * 4 + 4]
        if any(booty):
            shares.append(
                {
                    "company": company(s, owner),
                    "booty": cubes(booty),
                    "at_risk": s.risk[owner] if owner < s.seats else 0,
                }
            )
    return {
        "tile": PLACES[s.spot],
        "active": company(s, s.active),
        "card": s.t.card_names[s.card] if s.card != NONE else None,
        "danger": s.card != NONE and bool(s.t.card_danger[s.card]),
        "shares": shares,
    }


def _pile(s: Rockwell, pile: int) -> Pile:
    """A pile by its number; which cards are still in it is public (RW-S3)."""
    first, last = s.t.pile_start[pile], s.t.pile_start[pile + 1]
    numbers = sorted(set(s.t.need))
    left = [s.t.card_names[s.t.card_at[s.low * s.t.cards + i]] for i in range(first, last) if s.deck[i]]
    return {"pile": numbers[pile] - s.low, "left": left}


def _backs(s: Rockwell, stratum: int) -> dict[str, int]:
    """The backs of a stratum that nobody has seen yet."""
    first = stratum * s.t.backs
    return {s.t.back_names[b]: s.bag[first + b] for b in range(s.t.backs) if s.bag[first + b]}


def _final(s: Rockwell) -> list[Reckoning]:
    """RW-Z3, RW-Z4: the last reckoning, by seat; equal places share them."""
    standings = [scoring.standing(s, seat) for seat in range(s.seats)]
    out: list[Reckoning] = []
    for seat, (total, tiles, stock) in enumerate(standings):
        out.append(
            {
                "seat": seat,
                "place": 1 + sum(1 for other in standings if other > standings[seat]),
                "total": total,
                "achievements": scoring.achieved(s, seat)[0],
                "deliveries": scoring.delivered(s, seat),
                "bonuses": {
                    **cubes([scoring.bonus(s, seat, r) for r in range(4)]),
                    "money": scoring.bonus(s, seat, 4),
                },
                "tiles": tiles,
                "cubes": stock,
            }
        )
    return out


def prompt(view: Rockwell, seat: int) -> str:
    """Message id of what `seat` is asked for now; also while it waits, and at the end."""
    actor = turn.actor(view)
    if actor == OVER:
        name = "over"
    elif actor == CHANCE:
        name = "chance"
    elif seat < 0 or not turn.waiting(view) >> seat & 1:
        name = "waiting"
    elif view.phase in (Phase.BID, Phase.INSURE):
        name = f"{PHASES[view.phase]}_{ASSETS[view.step[seat]]}"
    elif view.phase == Phase.ADVANTAGE:
        name = "bribe" if view.t.slot_bribes[board.slot_of(view, seat, 0, 4)] else "hire"
    elif view.phase == Phase.AMOUNT:
        name = "sell" if view.deal < 4 else "buy"
    else:
        name = PHASES[view.phase]
    return f"rockwell-prompt-{name}"
