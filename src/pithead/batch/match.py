"""Games that are played by choices from outside: one, and many that go on together.

Luck comes from keyed streams, choices are checked at the door: one that is not legal ends its game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from pithead.batch.rows import Marks, Page, Writer
from pithead.core.api import OVER, State
from pithead.core.chance import Chance, Rng
from pithead.core.rollout import settle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game under way.

    fresh        the position that every game begins with
    skip_forced  whether a choice among one is made without asking

    `state` is the truth. `seat` is who must choose now, or OVER, and `legal` has its codes; `broken` is the seat whose
    choice was not legal, or -1.
    """

    fresh: State
    skip_forced: bool
    chance: Chance
    state: State
    seat: i64
    broken: i64
    legal: Ints

    def __init__(self, fresh: State, skip_forced: bool) -> None:
        self.fresh = fresh
        self.skip_forced = skip_forced
        self.chance = Chance(bytes(32))
        self.state = fresh
        self.seat = OVER
        self.broken = -1
        self.legal = []

    def deal(self, seed: bytes) -> None:
        """A new game; the same seed brings the same luck to whatever is chosen."""
        self.chance = Chance(seed)
        self.state = self.fresh.clone()
        self.broken = -1
        _go_on(self)

    def choose(self, code: i64) -> None:
        """The choice of `seat`."""
        _choose(self, code)

    def choose_for(self, seat: i64, code: i64) -> None:
        """The choice of any seat that is waiting."""
        self.seat = seat
        self.legal = self.state.legal(seat)
        _choose(self, code)

    def break_off(self, seat: i64) -> None:
        """The game ends by a choice of this seat that is not legal."""
        self.broken = seat
        self.seat = OVER
        self.legal = []


def _choose(match: Match, code: i64) -> None:
    if _is_among(code, match.legal):
        match.state.apply(match.seat, code)
        _go_on(match)
    else:
        match.broken = match.seat
        match.seat = OVER
        match.legal = []


def _is_among(code: i64, legal: Ints) -> bool:
    one: i64
    for one in legal:
        if one == code:
            return True
    return False


def _go_on(match: Match) -> None:
    """Up to the next seat that must choose."""
    state = match.state
    seat: i64 = settle(state, match.chance)
    while seat >= 0:
        legal: Ints = state.legal(seat)
        if len(legal) > 1 or not match.skip_forced:
            match.legal = legal
            match.seat = seat
            return
        state.apply(seat, legal[0])
        seat = settle(state, match.chance)
    match.legal = []
    match.seat = seat


class Batch:
    """Many games that go on together, each with a row of numbers, a mask and a place in `seats` for who must choose.

    writer  fills a row with what a seat may know
    rows    a buffer of `size` numbers for each game
    masks   one of as many bytes as there are actions for each game
    seats   a byte for each game
    """

    def __init__(
        self,
        matches: list[Match],
        actions: int,
        size: int,
        writer: Writer,
        rows: list[memoryview],
        masks: list[memoryview],
        seats: memoryview,
    ) -> None:
        self.matches = matches
        self.marks = Marks(actions)
        self.page = Page(size)
        self.writer = writer
        self.rows = rows
        self.masks = masks
        self.seats = seats
        self.legal: list[Ints] = [[] for _ in matches]
        self.asked: vec[u8] = vec[u8]([0] * len(matches))
        self.shown = memoryview(self.asked)

    def step(self, codes: Ints) -> Ints:
        """One choice in each game. Those that it ended: each is to be dealt and shown again."""
        ended: Ints = []
        i: i64
        for i in range(len(self.matches)):
            match = self.matches[i]
            _choose(match, codes[i])
            if match.seat < 0:
                ended.append(i)
            else:
                _write(self, i, match)
        self.seats[:] = self.shown
        return ended

    def sample(self, rng: Rng) -> Ints:
        """A choice in each game, all that are legal equally likely."""
        return [legal[rng.below(len(legal))] for legal in self.legal]

    def show(self, i: i64) -> None:
        """Write down where a game stands."""
        _write(self, i, self.matches[i])
        self.seats[:] = self.shown


def _write(batch: Batch, i: i64, match: Match) -> None:
    legal: Ints = match.legal
    batch.page.write(batch.writer, match.state, match.seat, batch.rows[i])
    batch.marks.write(legal, batch.masks[i])
    asked: vec[u8] = batch.asked
    asked[i] = u8(match.seat)
    batch.legal[i] = legal
