"""How Rockwell's net is taught: what it looks like, who plays the games that it learns from, what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pithead.bots.player import Player
from pithead.bots.rockwell.apprentice import Apprentice, sensible
from pithead.bots.rockwell.foreman import Foreman
from pithead.bots.rockwell.inputs import INPUTS
from pithead.bots.rockwell.lookahead import filled
from pithead.bots.rockwell.surveyor import Surveyor
from pithead.bots.rockwell.valuation import USUAL_HABITS, Habits
from pithead.bots.training import Pupil, Recipe, Seen, Set, Shape, Training
from pithead.core.api import Advice, Bot, Budget, Game, State
from pithead.core.chance import Rng, seed_from
from pithead.games.rockwell.facts import counted_bid
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import BORDER, CENTER, RING, TILES, Phase

if TYPE_CHECKING:
    from pithead.bots.net import Net

SURVEYORS: Final = 70  # per cent of the seats, once there is a net
APPRENTICES: Final = 10
ODD: Final = 20  # per cent of the tables, where so many seats are apprentices' with habits of their own
ODD_APPRENTICES: Final = 60
HABITS: Final = (
    "pull", "order", "at_once", "liquid", "deep", "rush", "envy", "power", "mobility", "safety", "shafts", "finish",
)  # fmt: skip
FACTORS: Final = (0, 1, 4, 8, 16)  # halves
SLIPS: Final = (0, 0, 2, 6)  # per cent of a pupil's open choices that are any sensible one
DARING: Final = 18  # per cent of the bids that are anything
EVERY: Final = 5  # one position in so many is remembered
MIDWAY: Final = (Phase.MOVE, Phase.DIE, Phase.DISCARD, Phase.AMOUNT, Phase.SINK, Phase.AL_GO, Phase.OVER)

SHAPE = Shape(
    plain=[
        "table",
        "company",
        *(("moment", name) for name in ("phase", "seats", "options", "seat", "active", "backs", "reason")),
        *(("act", name) for name in ("management", "control", "slots", "traded")),
    ],
    sets=[
        Set(
            [("tile", "", 0), ("ground", "", 0), ("reach", "", 0), ("place", "", 0), ("place", "", BORDER)],
            TILES,
            RING,
            [48, 32],
        ),
        Set([("place", "", CENTER)], BORDER - CENTER, 1, [8]),
    ],
    trunk=[256, 64],
)


class Learner(Player):
    """Plays like another bot, but for a slip now and then and for bids that follow no strategy, so that the net sees
    what an order and money are worth apart from each other.
    """

    def __init__(self, bot: Bot, slip: int) -> None:
        self.bot = bot
        self.slip = slip
        self.bidder = Foreman()
        self.seen: list[Seen] = []

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.bot.begin(game, seat, seed, at)
        self.bidder.begin(game, seat, seed, at)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, Rockwell)
        if view.phase == Phase.BID:
            amounts = self._daring(view)
            if amounts:
                return legal[min(amounts[view.step[self.seat]], len(legal) - 1)]
        elif view.phase != Phase.INSURE and self.slip > 0 and self.rng.below(100) < self.slip:
            kept = sensible(self.game, view, self.seat, legal)
            return kept[self.rng.below(len(kept))]
        return self.bot.choose(view, legal, budget)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return self.bot.explain(view, legal, budget)

    def _daring(self, view: Rockwell) -> list[int]:
        """The same at each step of an auction: any bid, small ones more often; nothing where it is the bot's."""
        rng = Rng(int.from_bytes(seed_from(self.seed, "daring", int(view.round))[:8], "big"))
        if rng.below(100) >= DARING:
            return []
        s = self.bidder.unbid(view)
        return self.bidder.pay(s, rng.below(rng.below(counted_bid(s, self.seat) + 1) + 1))


def pupils(net: Net | None, rng: Rng, seats: int) -> list[Pupil]:
    """Mostly surveyors once there is a net; foremen, and some apprentices. At an odd table there are more apprentices,
    all with the same drawn habits: a net must have seen what happens where everybody hurries, or waits.
    """
    odd = rng.below(100) < ODD
    habits = drawn_habits(rng) if odd else USUAL_HABITS
    apprentices = ODD_APPRENTICES if odd else APPRENTICES
    return [_pupil(net, rng, apprentices, habits) for _ in range(seats)]


def _pupil(net: Net | None, rng: Rng, apprentices: int, habits: Habits) -> Pupil:
    drawn = rng.below(100)
    bot: Bot
    if drawn < apprentices:
        bot = Apprentice(habits)
    elif net is not None and drawn < apprentices + SURVEYORS * (100 - apprentices) // (100 - APPRENTICES):
        bot = Surveyor(net)
    else:
        bot = Foreman()
    return Learner(bot, SLIPS[rng.below(len(SLIPS))])


def drawn_habits(rng: Rng) -> Habits:
    """Half of the rules of thumb as usual, the others count nothing, half, or several times as much."""
    habits = Habits()
    for name in HABITS:
        if rng.below(2) == 0:
            setattr(habits, name, getattr(habits, name) * FACTORS[rng.below(len(FACTORS))] // 2)
    return habits


def record(state: State, rng: Rng) -> list[Seen]:
    """Now and then, and at the start and end of every auction: what some seat sees where its look ahead may end."""
    assert isinstance(state, Rockwell)
    seat = rng.below(state.seats)
    if not _ahead_ends(state, seat):
        return []
    after_auction = state.phase == Phase.PLACE and state.go == 0
    if not (after_auction or state.phase in (Phase.BID, Phase.INSURE)) and rng.below(EVERY) > 0:
        return []
    view = state.view(seat)
    assert isinstance(view, Rockwell)
    return [Seen(filled(view, seat), seat)]


def _ahead_ends(s: Rockwell, seat: int) -> bool:
    """Whether a look ahead of a seat may end here: before a sealed choice begins, or any act but what its own brings
    along.
    """
    if s.phase in (Phase.BID, Phase.INSURE):
        return not any(s.step)
    if s.phase < Phase.BID or s.phase in MIDWAY:
        return False
    return s.seat != seat or s.phase not in (Phase.FIRST, Phase.ADVANTAGE)


TRAINING = Training(
    inputs=INPUTS,
    shape=SHAPE,
    recipe=Recipe(permute=True, steps_back=0.8, members=3, epochs=24, decay=0.02, dropout=0.1),
    pupils=pupils,
    record=record,
    seats=[4, 4, 3, 2],
    limit={"turn_limit": 12},
)
