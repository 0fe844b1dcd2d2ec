"""How Dig Deep's net is taught: what it looks at, from which games, and by which recipe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pithead.bots.advice import sane
from pithead.bots.dig_deep.apprentice import Apprentice
from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.inputs import INPUTS
from pithead.bots.dig_deep.surveyor import Surveyor
from pithead.bots.engineer import Engineer
from pithead.bots.training import Pupil, Recipe, Seen, Set, Shape, Training
from pithead.core.api import Advice, Bot, Budget, Game, State
from pithead.core.chance import Rng
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import MAX_COLUMNS, Phase

if TYPE_CHECKING:
    from pithead.bots.net import Net

NOISE: Final = (0, 0, 20, 50)  # of a thousand choices, those made at random; each as often as it stands here
ENGINEERS, APPRENTICES = 70, 10  # of a hundred pupils once there is a net; all others are foremen
TRIALS: Final = 12  # of an engineer: with so few it plays as well as with many, and more games are played
OTHERS: Final = 4  # one position in so many is remembered as another seat knew it, too

# What stands in the row besides is left out: limits, which differ between tables, and tiles kind by kind, of which
# foreman's numbers have the sum by gem.
SHAPE = Shape(
    plain=[
        ("table", "round"),
        ("table", "quiet"),
        ("table", "finishing"),
        ("table", "mined"),
        ("table", "price"),
        ("table", "bag"),
        "player",
        ("moment", "seats"),
        ("moment", "turn"),
        ("moment", "start"),
        ("moment", "spaces"),
    ],
    sets=[Set([("column", "", 0)], MAX_COLUMNS, MAX_COLUMNS, [24, 16])],
    trunk=[64, 32],
    each=True,
    residual=True,
)
RECIPE = Recipe(
    win=1.0,
    points=0.3,
    lead=True,
    unit=30.0,
    steps_back=0.8,
    members=4,
    epochs=12,
    batch=2048,
    rate=1e-3,
    decay=0.1,
    dropout=0.2,
)


class Learner:
    """A player that now and then tries something else, nothing absurd.

    tries  of a thousand choices, those made at random
    """

    def __init__(self, bot: Bot, tries: int) -> None:
        self.bot = bot
        self.tries = tries
        self.seen: list[Seen] = []
        self.rng = Rng(0)
        self.seat = 0

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.rng = Rng(seed + 1)
        self.bot.begin(game, seat, seed, at)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, DigDeep)
        if len(legal) > 1 and view.phase != Phase.REROLL and self.rng.below(1000) < self.tries:
            kept = sane(self.game, view, self.seat, legal)
            return kept[self.rng.below(len(kept))]
        return self.bot.choose(view, legal, Budget(simulations=TRIALS))

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return self.bot.explain(view, legal, budget)


def pupil(net: Net | None, rng: Rng) -> Pupil:
    """Foremen and a few apprentices, most of them engineers once there is a net; half of all try out something."""
    tries = NOISE[rng.below(len(NOISE))]
    kind = rng.below(100)
    if kind < APPRENTICES:
        return Learner(Apprentice(), tries)
    if net is None or kind >= APPRENTICES + ENGINEERS:
        return Learner(Foreman(), tries)
    return Learner(Engineer(Surveyor(net)), tries)


def pupils(net: Net | None, rng: Rng, seats: int) -> list[Pupil]:
    return [pupil(net, rng) for _ in range(seats)]


def record(state: State, rng: Rng) -> list[Seen]:
    """Between two turns: as the seat that has just played knows it, and sometimes as another does."""
    assert isinstance(state, DigDeep)
    if state.phase != Phase.ROLL or state.turns <= 1:
        return []
    seats = int(state.seats)
    last = (int(state.seat) - 1) % seats
    who = [last]
    if rng.below(OTHERS) == 0:
        who.append((last + 1 + rng.below(seats - 1)) % seats)
    return [Seen(state.view(seat), seat) for seat in who]


TRAINING = Training(
    inputs=INPUTS,
    shape=SHAPE,
    recipe=RECIPE,
    pupils=pupils,
    record=record,
    seats=(4, 4, 3, 2),
    limit={"turn_limit": 40, "stall_limit": 12},
)
