"""Positions whose labels are roll-outs: what becomes of each on average, not what became of it once.

    python -m tools.rollouts rockwell --net build/train/rockwell/net-7.npz --out build/train/rockwell/rollouts

A game of self-play is played as ever, and some of its positions are drawn. Each is played on several times from what
the seat that saw it knew: worlds are drawn from its view, so that nothing of the truth enters a label. The players are
those of the game, their luck is new. A few rounds on, the net says how it stands; where the game ends before, or there
is no net yet, its result does. The files are like those of self-play: `tools.fit` takes them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pithead.bots.evaluator import Judgement, result
from pithead.bots.net import NetEvaluator
from pithead.bots.training import Seen
from pithead.core.api import State
from pithead.core.chance import Rng, seed_from
from pithead.lab.selfplay import REMEMBERED, Job, Notes, Samples


@dataclass(frozen=True)
class Moment:
    """A position that a seat saw in a game.

    seen   what a net is shown of it
    view   what the seat knew
    code   what it chose then, before `seen` came true; REMEMBERED where it did not choose
    round  of the game
    """

    seen: Seen
    view: State
    code: int
    round: int


@dataclass(frozen=True)
class Rollouts:
    """Games by number: what is sent to another process.

    job     the games that positions are drawn from
    each    positions of a game, at most
    times   roll-outs of a position
    rounds  after so many the net judges
    """

    job: Job
    each: int = 10
    times: int = 8
    rounds: int = 2

    def __call__(self, numbers: Sequence[int]) -> list[Samples]:
        return [self.one(number) for number in numbers]

    def one(self, number: int) -> Samples:
        """The positions drawn from one game."""
        moments = self.drawn(number)
        written = Notes(self.job.table(number).training, number, int(moments[0].view.seats) if moments else 1)
        for moment in moments:
            written.add(moment.seen, moment.round, alone=True)
        return written.samples([self.label(number, i, moment) for i, moment in enumerate(moments)])

    def drawn(self, number: int) -> list[Moment]:
        """Positions of a game, any as likely as any other."""
        table = self.job.table(number)
        rng = Rng(_seed(self.job.seed, "drawn", number))
        kept: list[Moment] = []
        for count, (seen, code) in enumerate(table.moments()):
            at = count if count < self.each else int(rng.below(count + 1))
            if at < self.each:
                moment = Moment(seen, table.state.view(seen.seat), code, int(table.state.round))
                kept[at : at + 1] = [moment]
        return kept

    def label(self, number: int, place: int, moment: Moment) -> Judgement:
        """The mean of its roll-outs, by seat at the table."""
        ends = [self.roll_out(number, moment, (self.job.seed, "roll-out", number, place, i)) for i in range(self.times)]
        return Judgement(
            [sum(one) / self.times for one in zip(*(end.shares for end in ends), strict=True)],
            [sum(one) / self.times for one in zip(*(end.points for end in ends), strict=True)],
        )

    def roll_out(self, number: int, moment: Moment, luck: tuple[int | str, ...]) -> Judgement:
        """One of them: how it stands some rounds later."""
        world = moment.view.determinize(Rng(_seed(*luck, "world")))
        if moment.code != REMEMBERED:
            world.apply(moment.seen.seat, moment.code)
        table = self.job.seated(number, world, luck)
        net = self.job.judge()
        for seen, _ in table.moments():
            if net is not None and int(world.round) >= moment.round + self.rounds:
                return NetEvaluator(net).judge([seen.state], seen.seat)[0]
        return result(world)


def _seed(*parts: int | str) -> int:
    return int.from_bytes(seed_from(*parts)[:8], "big")
