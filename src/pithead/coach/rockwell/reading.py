"""Two choices of Rockwell as facts look at them: each played on the seat's view until luck or somebody else decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps

from pithead.bots.rockwell.lookahead import filled
from pithead.bots.rockwell.standing import turns_left
from pithead.bots.rockwell.valuation import PRESTIGE, USUAL_HABITS
from pithead.coach.question import Comparison, Fact, Said
from pithead.core.api import Game, Json
from pithead.games.rockwell import facts
from pithead.games.rockwell.flow import advantages, ledger
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, MAX_CUBES, NONE, RESOURCES, TILES, Do, Phase, place_names, slot_names
from pithead.games.rockwell.view import uncounted

PLACE_NAMES = place_names()
SLOT_NAMES = slot_names()
GO = (Phase.CREW, Phase.MOVE, Phase.DIE, Phase.ADVANTAGE, Phase.FIRST)  # choices of a drilling round
SEALED = (Phase.BID, Phase.INSURE)
WORK = (Phase.WORKSHOP, Phase.SINK)
DEALS = (Phase.MARKET, Phase.AMOUNT)
AL_CHOICES = (Phase.AL_CREW, Phase.AL_GO, Phase.AL_RAISE)
LEAST = 0.03  # points: what counts less is not worth a sentence


class Choice:
    """One whole choice.

    s       the position before it; the others' stocks are not counted where the table shows none
    then    the position after it, before any luck; of a sealed choice: the same position
    crew    the crew that acts, grows or comes by a bribe, or NONE
    amounts of a sealed choice: cubes of each resource, and hundreds of dollars
    """

    def __init__(self, s: Rockwell, seat: int, codes: Sequence[int]) -> None:
        self.s = s
        self.seat = seat
        self.codes = tuple(codes)
        self.then = s if s.phase in SEALED else _played(s, seat, codes)
        self.crew = int(_crew(s, seat, codes))
        self.amounts = _amounts(s, seat, codes) if s.phase in SEALED else [0] * 5

    @property
    def last(self) -> int:
        return self.codes[-1]

    @property
    def start(self) -> int:
        """Where its crew was."""
        return int(self.s.place[self.crew])

    @property
    def end(self) -> int:
        """Where its crew is after it."""
        return int(self.then.place[self.crew])

    @property
    def strikes(self) -> list[facts.Strike]:
        """The tiles that it drills; of two, each as if it came first."""
        then = self.then
        if then.active != (self.s.seats if self.s.phase in AL_CHOICES else self.seat):
            return []  # Al has gone on by himself
        if then.phase == Phase.BACK:
            return facts.strikes(then, then.t.on[then.spot])
        return facts.strikes(then, then.pending) if then.phase == Phase.FIRST else []

    @property
    def paid(self) -> int:
        """Dollars that it costs; below 0 for what a sale brings."""
        return 100 * int(self.s.money[self.seat] - self.then.money[self.seat])

    @property
    def value(self) -> int:
        """Dollars in a sealed choice."""
        return 100 * (sum(n * p for n, p in zip(self.amounts, self.s.t.prices, strict=False)) + self.amounts[4])

    def stock(self, resource: int) -> int:
        """Cubes that are left for sure."""
        return int(ledger.stock(self.then, self.seat, resource)) - self.amounts[resource]

    def before(self, resource: int) -> int:
        """Cubes in stock before it."""
        return int(ledger.stock(self.s, self.seat, resource))

    def lost(self, tiles: int) -> list[int]:
        """RW-G4: what Danger takes of the booty with so many insurance tiles discarded: the most valuable cubes."""
        left = int(self.s.risk[self.seat]) - tiles
        out = [0, 0, 0, 0]
        for r in range(3, -1, -1):
            out[r] = min(left, int(self.s.booty[self.seat * 4 + r]))
            left -= out[r]
        return out

    @property
    def money(self) -> int:
        """Dollars that are left."""
        return 100 * (int(self.then.money[self.seat]) - self.amounts[4])


class Pair:
    """A choice, and another one that it is held against."""

    def __init__(self, game: Game, seat: int, s: Rockwell, chosen: Choice, rival: Choice) -> None:
        self.game = game
        self.seat = seat
        self.s = s
        self.chosen = chosen
        self.rival = rival
        self.auction: object = None  # what `sealed` worked out for both bids


def read(comparison: Comparison) -> Pair:
    """Both choices of a comparison."""
    view, seat = comparison.view, comparison.seat
    assert isinstance(view, Rockwell)
    s = filled(uncounted(view, seat), seat)
    return Pair(
        comparison.game,
        seat,
        s,
        Choice(s, seat, comparison.chosen.codes),
        Choice(s, seat, comparison.rival.codes),
    )


_read: list[tuple[Comparison, Pair]] = []  # the one read last: all facts ask about it in turn


def _pair(comparison: Comparison) -> Pair:
    for known, pair in _read[:1]:
        if known is comparison:
            return pair
    pair = read(comparison)
    _read[:] = [(comparison, pair)]
    return pair


def fact(*phases: int) -> Callable[[Callable[[Pair], Said | None]], Fact]:
    """A fact about choices of these phases; what counts next to nothing is not said."""

    def made(tell: Callable[[Pair], Said | None]) -> Fact:
        @wraps(tell)
        def said(comparison: Comparison) -> Said | None:
            assert isinstance(comparison.view, Rockwell)
            if comparison.view.phase not in phases:
                return None
            one = tell(_pair(comparison))
            return one if one is not None and one.weight >= LEAST else None

        return said

    return made


def _played(s: Rockwell, seat: int, codes: Sequence[int]) -> Rockwell:
    world = s.clone()
    for code in codes:
        world.apply(seat, code)
    return world


def _crew(s: Rockwell, seat: int, codes: Sequence[int]) -> int:
    first = codes[0]
    if Do.CREW <= first < Do.STAY:
        return seat * CREWS + first - Do.CREW
    if Do.IMPROVE <= first < Do.SAFETY:
        return seat * CREWS + first - Do.IMPROVE
    if Do.BRIBE <= first < Do.HIRE:
        return int(advantages.bribed_crew(s, (first - Do.BRIBE) // TILES))
    if Do.AL_CREW <= first < Do.AL_GO:
        return int(s.seats) * CREWS + first - Do.AL_CREW
    if first >= Do.AL_RAISE:
        return int(s.seats) * CREWS + first - Do.AL_RAISE
    return int(s.crew) if s.crew != NONE else NONE


def _amounts(s: Rockwell, seat: int, codes: Sequence[int]) -> list[int]:
    """With what was sealed before: the first steps of the choice."""
    out = [int(n) for n in s.plan[seat * 5 : seat * 5 + 5]]
    for code in codes:
        if code >= Do.INSURE:
            r, n = divmod(code - Do.INSURE, MAX_CUBES + 1)
            out[r] = n
        elif code >= Do.BID_MONEY:
            out[4] = code - Do.BID_MONEY
        else:
            r, n = divmod(code - Do.BID, MAX_CUBES + 1)
            out[r] = n
    return out


# -- words and figures


def name(s: Rockwell, owner: int) -> str:
    """The label of a company."""
    return "al" if owner >= s.seats else str(owner + 1)


def names(s: Rockwell, owners: Sequence[int]) -> Json:
    return [name(s, owner) for owner in owners]


def part(id: str, **args: Json) -> Json:
    """A message inside a message."""
    return {"id": f"coach_rockwell-{id}", "args": args}


def cubes(amounts: Sequence[float]) -> Json:
    """Cubes as a list in words, the most valuable first; what rounds to nothing is not said."""
    return [part("cubes", n=round(n), resource=RESOURCES[r]) for r, n in reversed(list(enumerate(amounts))) if n >= 0.5]


def about(dollars: float) -> int:
    """Rounded to hundreds."""
    return 100 * round(dollars / 100)


def points(s: Rockwell, dollars: float) -> float:
    """What cubes and money of that worth count, in points: less near the end."""
    return dollars / PRESTIGE * USUAL_HABITS.fade[min(int(turns_left(s)), 3)] / 100


def tell(id: str, weight: float, subject: str, **args: Json) -> Said:
    return Said(f"coach_rockwell-{id}", args, weight, subject)
