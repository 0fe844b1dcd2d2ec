"""What a game brings along for its net: what it is shown, what shape it has, and how it is taught.

`TRAINING` of the module `pithead.bots.<game>.training`; `tools.train` plays and fits by it, `pithead.bots.net` judges
by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias

from pithead.bots.layout import Layout
from pithead.core.api import Bot, State
from pithead.core.chance import Rng

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from pithead.bots.net import Net


@dataclass(frozen=True)
class Inputs:
    """A leaf as numbers, from what one seat knows of it. Seats are counted from that seat.

    layout    of the encoder's row
    seats     the most that can sit at a table, Al included
    numbers   names of foreman's own numbers: first `worth` of each of `seats` (points at the end; 0 where nobody
              sits), then whatever else it works out
    fill      of a leaf and the seat: fills the row (16 bits each) and the numbers (32-bit floats)
    progress  (group, block) of the row whose number grows as a game goes on: temperatures go by it
    """

    layout: Layout
    seats: int
    numbers: tuple[str, ...]
    fill: Callable[[State, int, Buffer, Buffer], None]
    progress: tuple[str, str]


@dataclass(frozen=True)
class Set:
    """Things of one kind, each seen by the same small net, whose answers are added up.

    parts   (group, block, first copy) that together describe one thing; a block of "" is the whole group
    things  how many there are: copy after copy
    pool    so many neighbours are added up together
    layers  widths of the small net
    """

    parts: Sequence[tuple[str, str, int]]
    things: int
    pool: int
    layers: Sequence[int]


Part: TypeAlias = str | tuple[str, str] | tuple[str, str, int]


@dataclass(frozen=True)
class Shape:
    """A net.

    plain     groups, (group, block) or (group, block, copies) of the row that it sees as they are; a block of "" is
              the whole group, and where no number of copies stands it sees them all
    sets      what it sees through a small net of its own
    trunk     widths of the layers between what is seen and the heads
    each      every seat is judged by the same net, as if the row had been counted from it; else one look judges all
    residual  the net adds to foreman's worth instead of judging alone
    """

    plain: Sequence[Part]
    sets: Sequence[Set]
    trunk: Sequence[int]
    each: bool = False
    residual: bool = False


@dataclass(frozen=True)
class Recipe:
    """How a net is fitted.

    win, points  how much the two losses count: cross-entropy of the win shares, squared error of the points
    own          only the points of the seat itself are learnt
    lead         only how far apart the seats are in points is learnt, not how many there are
    unit         points that count as 1 in the squared error
    steps_back   lambda of the returns: 1 learns from results alone, less from what the net before this one made of the
                 seat's next position, too
    members      nets that are fitted to the same games, each with draws of its own, and judge together
    permute      positions are seen with the other seats in every order
    epochs, batch, rate, decay, dropout  as usual
    """

    win: float = 1.0
    points: float = 1.0
    own: bool = False
    lead: bool = False
    unit: float = 10.0
    steps_back: float = 1.0
    members: int = 1
    permute: bool = False
    epochs: int = 50
    batch: int = 4096
    rate: float = 1e-3
    decay: float = 1e-4
    dropout: float = 0.0


@dataclass(frozen=True)
class Seen:
    """A position that a net shall learn from, as one seat knew it."""

    state: State
    seat: int


class Pupil(Bot, Protocol):
    """A player of the games that a net learns from.

    seen  positions that it wants remembered: filled while it plays, taken away by whoever lets it play
    """

    seen: list[Seen]


@dataclass(frozen=True)
class Training:
    """
    inputs  what the net is shown
    shape   what it looks like
    recipe  how it is fitted
    pupils  players for so many seats of a game of self-play, from the net so far (None: there is none yet) and a
            generator that decides who they are: mostly the net's player, sometimes foreman or an apprentice, and how
            much each tries out
    record  positions worth learning from at this moment of a game of self-play, before its next choice or draw; the
            state is the truth, what is remembered are views
    seats   of the games, each as often as it stands here
    limit   options of a game of self-play (a limit of its length)
    """

    inputs: Inputs
    shape: Shape
    recipe: Recipe
    pupils: Callable[[Net | None, Rng, int], list[Pupil]]
    record: Callable[[State, Rng], list[Seen]]
    seats: Sequence[int]
    limit: dict[str, int | bool | str] = field(default_factory=dict)
