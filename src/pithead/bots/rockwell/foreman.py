"""Rockwell's foreman: takes the choice whose position is worth most by weighted features, one turn ahead."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots import foreman as base
from pithead.bots.advice import best, ranked
from pithead.bots.foreman import packaged
from pithead.bots.rockwell import bids, features, mixture
from pithead.bots.rockwell.apprentice import Apprentice, actions_to_come, deal_points, sensible
from pithead.bots.rockwell.context import Context
from pithead.bots.rockwell.feature_names import FEATURES as SEEN
from pithead.bots.rockwell.lookahead import Lookahead, filled, group
from pithead.bots.rockwell.plan import Economy
from pithead.bots.rockwell.standing import turns_left
from pithead.bots.rockwell.trade import Workshop
from pithead.bots.rockwell.valuation import Habits
from pithead.bots.weights import Weights
from pithead.core.api import Advice, Bot, Budget, State
from pithead.core.chance import Rng, seed_from
from pithead.games.rockwell.facts import counted_bid
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import NONE, SLOTS, Do, Phase

OWN = len(SEEN)  # what follows these is for one's own choices only
THUMBS = ("thumb_slots", "thumb_drilling", "thumb_workshop")  # how much the scripted player's gains count
HABITS = (
    "fade",
    "pull",
    "order",
    "at_once",
    "liquid",
    "deep",
    "rush",
    "envy",
    "power",
    "mobility",
    "safety",
    "shafts",
    "finish",
)
FEATURES: tuple[str, ...] = (
    *SEEN,
    "rivals",
    "slot_order",
    "stake",
    "stake_first",
    "stake_early",
    "casual",
    "capital",
    *THUMBS,
    *(f"habit_{name}" for name in HABITS),
)
NEVER = 1000.0  # points: a choice that is out of the question
DOLLARS = 1500  # that a point costs: turns the scripted player's gains into points


class Foreman(base.Foreman):
    """A choice follows from the view and the seed alone."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or packaged("rockwell", FEATURES)
        self.version = self.weights.version
        self.tables = {seats: self.weights.of(seats) for seats in (2, 3, 4)}
        self.thumbs = {seats: Apprentice(_habits(table)) for seats, table in self.tables.items()}
        self.ctx: Context | None = None
        self.auction: list[object] = []  # what the last bid was made for, and the bid
        self.amounts: list[int] = []

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, Rockwell)
        if len(legal) == 1:
            return legal[0]
        if view.phase in (Phase.BID, Phase.INSURE):
            return self._sealed(view, legal)
        kept = sensible(self.game, view, self.seat, legal)
        return best(kept, self.values(view, kept), self.rng)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        assert isinstance(view, Rockwell)
        if view.phase in (Phase.BID, Phase.INSURE):
            return [Advice(self._sealed(view, legal), 0.0)]
        kept = sensible(self.game, view, self.seat, legal)
        return ranked(kept, self.values(view, kept))

    # -- the interface of search

    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """The lead in points that each choice is expected to bring."""
        assert isinstance(view, Rockwell)
        if view.phase in (Phase.BID, Phase.INSURE):
            drawn = self._sealed(view, legal)  # from a mixture: not a matter of more or less
            return [0.0 if code == drawn else -NEVER for code in legal]
        s = filled(view, self.seat)
        if s.phase == Phase.PLACE:
            return self._slots(s, [code - Do.PLACE for code in legal])
        if s.phase == Phase.DISCARD:
            return [float(i) for i in range(len(legal))]
        if s.phase in (Phase.MARKET, Phase.AMOUNT):
            if turns_left(s) > 0:
                return self._thumb(view, legal)
            return self._deals(s, legal)
        ahead = self._lookahead(s)
        return self._with_thumb(view, legal, [ahead.after(s, code) for code in legal])

    def _with_thumb(self, view: Rockwell, legal: Sequence[int], values: list[float]) -> list[float]:
        """What the rules of thumb of the scripted player add."""
        weight = self._weight(view, _thumb_of(view))
        if weight == 0:
            return values
        return [value + weight * max(-20.0, gain) for value, gain in zip(values, self._thumb(view, legal), strict=True)]

    def _thumb(self, view: Rockwell, legal: Sequence[int]) -> list[float]:
        """The scripted player's gains, in points."""
        thumb = self.thumbs[int(view.seats)]
        thumb.seat = self.seat
        return [gain / DOLLARS for gain in thumb.points(view, legal)]

    def worth(self, world: State, seat: int) -> float:
        """Weights times features, in points at the end."""
        assert isinstance(world, Rockwell)
        ctx = self._context(world)
        ctx.look(world, turns_left(world))
        return features.worth(ctx, seat, self.tables[int(world.seats)])

    def rollout_ends(self, world: State, since: State) -> bool:
        """After the drilling round, the market or the workshop that it began in; sealed choices and slots: before the
        drilling.
        """
        assert isinstance(world, Rockwell) and isinstance(since, Rockwell)
        return world.round != since.round or group(world) != group(since)

    def rollout_player(self) -> Bot:
        return Apprentice()

    def _lookahead(self, s: Rockwell) -> Lookahead:
        table = self.tables[int(s.seats)]
        return Lookahead(self._context(s), self.seat, turns_left(s), table[:OWN], table[OWN], self.weights.scale)

    def _context(self, s: Rockwell) -> Context:
        """Kept from one decision to the next: making one takes longer than a decision."""
        if self.ctx is None or self.ctx.t is not s.t:
            self.ctx = Context(s.t)
        return self.ctx

    # -- sealed choices

    def _sealed(self, s: Rockwell, legal: Sequence[int]) -> int:
        """RW-A1, RW-I1: one step of a sealed choice, from what stays the same through all of them."""
        amounts = self.bid(s) if s.phase == Phase.BID else bids.insurance(s, self.seat)
        return legal[min(amounts[s.step[self.seat]], len(legal) - 1)]

    def unbid(self, view: Rockwell) -> Rockwell:
        """The position as it was before anybody began to bid."""
        s = filled(view, self.seat)
        s.step = [0] * s.seats
        s.plan = [0] * len(s.plan)
        return s

    def bid(self, view: Rockwell) -> list[int]:
        """Cubes of each resource and hundreds of dollars; the same at each step of the auction, so made once."""
        s = self.unbid(view)
        auction = [self.seed, self.seat, s.t, *[getattr(s, name) for name in s.FIELDS]]
        if auction != self.auction:
            self.amounts = self._drawn_bid(s)
            self.auction = auction
        return self.amounts

    def _drawn_bid(self, s: Rockwell) -> list[int]:
        """A level drawn from the mixed strategy."""
        rng = Rng(int.from_bytes(seed_from(self.seed, "bid", int(s.round))[:8], "big"))
        stakes, rate = self.prizes(s)
        casual, rounds = self.opposition(s)
        purses = [
            s.money[seat] + sum(s.ledger[seat * 4 + r] * s.t.prices[r] for r in range(4)) for seat in s.management
        ]
        step = max(1, min(int((stakes[0] - stakes[-1]) / rate), max(purses)) // (mixture.LEVELS - 1))
        mix = mixture.mixture(stakes, purses, step, rate, casual, s.management.index(self.seat), rounds)
        amount = min(mixture.draw(mix, rng) * step, counted_bid(s, self.seat))
        return self.pay(s, amount)

    def prizes(self, s: Rockwell) -> tuple[list[float], float]:
        """What each place in the order is worth, and what a hundred dollars are."""
        return self.stakes(s), self._point_rate(s)

    def opposition(self, s: Rockwell) -> tuple[float, int]:
        """The share of the others' bids that is casual, and for how many rounds the mixture is worked out."""
        return min(1.0, max(0.0, self._weight(s, "casual"))), mixture.ROUNDS

    def stakes(self, s: Rockwell) -> list[float]:
        """Points for each place in the order, as far as it is bid for: by the slots, and more in the first turns."""
        values = self.place_values(s)
        slots = self._weight(s, "stake")
        early = self._weight(s, "stake_first") if s.round == 1 else self._weight(s, "stake_early") * _early(s)
        last = len(values) - 1
        return [slots * value + early * ((last - place) / last) ** 1.35 for place, value in enumerate(values)]

    def _weight(self, s: Rockwell, name: str) -> float:
        return self.tables[int(s.seats)][FEATURES.index(name)]

    def _point_rate(self, s: Rockwell) -> float:
        """Points for a hundred dollars, never nothing."""
        late = features.WORTH_LATER[min(3, int(turns_left(s)))]
        return max(0.01, (self._weight(s, "wealth") * late + self._weight(s, "capital") * _early(s)) / 10)

    def place_values(self, s: Rockwell) -> list[float]:
        """Points for each place in the order: what is left for the Vice Presidents if all pick by one's own values."""
        slots = [slot for slot in range(SLOTS) if s.t.slot_uses[(s.seats - 2) * SLOTS + slot]]
        values = dict(zip(slots, self._slots(s, slots), strict=True))
        got: list[list[int]] = [[] for _ in range(s.seats)]
        for place in [*range(s.seats), *range(s.seats)]:
            boards = {_board(slot) for slot in got[place]}
            free = [slot for slot in values if _board(slot) not in boards and all(slot not in taken for taken in got)]
            if free:
                got[place].append(max(free, key=lambda slot: (values[slot], -slot)))
        return [sum(values[slot] for slot in taken) for taken in got]

    def pay(self, s: Rockwell, value: int) -> list[int]:
        """A value in hundreds from what is worth least to oneself for its price."""
        return list(self._economy(s).payment(value))

    def _economy(self, s: Rockwell) -> Economy:
        return Economy(self._context(s), s, self.seat, turns_left(s), self.tables[int(s.seats)][:OWN])

    # -- Vice Presidents and the market

    def _slots(self, s: Rockwell, slots: Sequence[int]) -> list[float]:
        """Points for a Vice President on each slot: by the features, and by the scripted player's rules of thumb."""
        table = self.tables[int(s.seats)]
        ctx = self._context(s)
        ctx.look(s, turns_left(s))
        before = features.worth(ctx, self.seat, table)
        out = []
        for slot in slots:
            s.slots[slot] = self.seat
            out.append(features.worth(ctx, self.seat, table) - before)
            s.slots[slot] = NONE
        thumb, order = self._weight(s, "thumb_slots"), self._weight(s, "slot_order")
        shop = Workshop(s, self.seat, self.thumbs[int(s.seats)].habits)
        gains = [bids.slot_value(s, self.seat, slot, shop) / DOLLARS for slot in slots]
        return [
            value + thumb * gain + (order * (1 - 0.25 * slot) if slot < 4 else 0)
            for value, gain, slot in zip(out, gains, slots, strict=True)
        ]

    def _deals(self, s: Rockwell, legal: Sequence[int]) -> list[float]:
        """RW-K: sales before purchases; the plan is made again for the amount."""
        plan = self._economy(s).plan(s.left[s.go], actions_to_come(s, self.seat)).deals
        unit = 0.01 if s.phase == Phase.AMOUNT else 0.1
        return [unit * points for points in deal_points(s, legal, plan)]


def _habits(table: Sequence[float]) -> Habits:
    """The scripted player's habits, each times its weight."""
    habits = Habits()
    for name in HABITS:
        factor = max(0.0, table[FEATURES.index(f"habit_{name}")])
        usual = getattr(habits, name)
        setattr(
            habits, name, [round(factor * part) for part in usual] if isinstance(usual, list) else round(factor * usual)
        )
    return habits


def _thumb_of(s: Rockwell) -> str:
    """The weight of the scripted player's gains at this moment."""
    if s.phase == Phase.PLACE:
        return "thumb_slots"
    return "thumb_workshop" if s.phase in (Phase.WORKSHOP, Phase.SINK) else "thumb_drilling"


def _early(s: Rockwell) -> float:
    """1 in the first turn, 0 from the fourth on."""
    return max(0.0, (4 - int(s.round)) / 3)


def _board(slot: int) -> int:
    return 0 if slot < 4 else 1 if slot < 7 else 2
