"""How Imperial Miners' net is taught: foreman's error at the ends of lines, mostly from games of one.

What is remembered are the ends that a player chose, with the draws still to come; and at tables the views in which it
began its turns, so that the chance to win is learnt for any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pithead.bots.imperial_miners.apprentice import Apprentice, left_now
from pithead.bots.imperial_miners.inputs import INPUTS
from pithead.bots.imperial_miners.surveyor import Option, Surveyor
from pithead.bots.training import Pupil, Recipe, Seen, Shape, Training
from pithead.core.api import Game, State
from pithead.core.chance import Rng
from pithead.games.imperial_miners.state import ImperialMiners

if TYPE_CHECKING:
    from pithead.bots.net import Net

NOISE = (0.0, 0.5, 1.0, 2.0)  # points by which a learner strays from what it thinks best, in a whole game
APPRENTICES = 5  # per cent of the seats, and as many foremen once there is a net
NOT_YET = -1


class Learner(Surveyor):
    """Strays a little among the ends of its lines, and remembers those it chose."""

    def __init__(self, net: Net | None, noise: float, remembers: bool) -> None:
        super().__init__(net)
        self.seen: list[Seen] = []
        self.strays = noise
        self.remembers = remembers
        self.last_round = NOT_YET

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.last_round = NOT_YET

    def pick(self, view: ImperialMiners, options: Sequence[Option], values: Sequence[float]) -> int:
        self.noise = self.strays if left_now(view) > 0 else 0.0
        return super().pick(view, options, values)

    def take(self, view: ImperialMiners, option: Option) -> None:
        if not self.remembers or left_now(view) == 0:
            return
        if view.seats > 1 and view.round != self.last_round:
            self.last_round = int(view.round)
            self.seen.append(Seen(view, self.seat))
        self.seen.append(Seen(option.leaf, self.seat))


class Bystander(Apprentice):
    """An apprentice, of whose games nothing is learnt."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Seen] = []


def pupil(net: Net | None, rng: Rng) -> Pupil:
    lot = rng.below(100)
    noise = NOISE[rng.below(len(NOISE))]
    if lot < APPRENTICES:
        return Bystander()
    if net is not None and lot < 2 * APPRENTICES:
        return Learner(None, 0.0, remembers=False)
    return Learner(net, noise, remembers=True)


def pupils(net: Net | None, rng: Rng, seats: int) -> list[Pupil]:
    return [pupil(net, rng) for _ in range(seats)]


def record(state: State, rng: Rng) -> list[Seen]:
    """Nothing: the learners remember."""
    return []


TRAINING = Training(
    inputs=INPUTS,
    shape=Shape(
        plain=(
            "table",
            ("player", "", 1),
            ("moment", "phase"),
            ("moment", "seats"),
            ("moment", "event"),
            ("moment", "revealed"),
            ("own", "hand"),
            ("mine", "cards", 1),
        ),
        sets=(),
        trunk=(128, 32),
        residual=True,
    ),
    recipe=Recipe(
        win=0.2,
        points=1.0,
        own=True,
        steps_back=0.7,
        permute=True,
        epochs=30,
        batch=1024,
        decay=0.05,
        dropout=0.3,
    ),
    pupils=pupils,
    record=record,
    seats=(1, 1, 1, 1, 4, 1, 1, 1, 1, 3, 1, 1, 1, 1, 2, 1, 1, 1, 5, 1, 4),
)
