"""The games of a contest, each by its index: what is sent to another process or machine, and what comes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from platform import node
from time import thread_time

from msgspec import Struct

from pithead.bots.driver import Asked, bot_at, seat_bots
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError
from pithead.lab.arena.contest import Contest
from pithead.lab.arena.header import Header, header_of
from pithead.lab.arena.times import Histogram, class_of
from pithead.lab.simulate import play


class Outcome(Struct, frozen=True):
    """One finished game. All but the last two fields depend on contest and index alone (and on the clock, with a
    budget in milliseconds).
    """

    rotation: int
    ranks: list[int]  # by seat: how many stand before it
    scores: list[int]
    sources: list[dict[str, int]]
    reason: str
    rounds: int
    decisions: int
    figures: dict[str, float]
    seconds: float  # processor time of the whole game
    times: dict[str, Histogram]  # by bot: processor time of its choices, where it had one

    def wins(self) -> list[float]:
        """By seat: 1 for the winner, tied winners share."""
        return [0.0 if rank else 1 / self.ranks.count(0) for rank in self.ranks]


class Block(Struct, frozen=True):
    """All games of one line-up on one deal: one observation."""

    deal: int
    lineup: int
    games: list[Outcome]


@dataclass(frozen=True)
class Job:
    """Plays the games of some indices; index = deal * games of a deal + turn."""

    contest: Contest
    header: Header

    def __call__(self, indices: Sequence[int]) -> list[Outcome]:
        self.check()
        return [self.one(index) for index in indices]

    def check(self) -> None:
        """OptionError where this process would play other games."""
        if header_of(self.contest) != self.header:
            raise OptionError(
                f"another version of game, pack or bots on {node()}: {header_of(self.contest)}, not {self.header}"
            )

    def block(self, number: int) -> Block:
        """All games of one line-up on one deal; number = deal * line-ups + line-up."""
        deal, lineup = divmod(number, len(self.contest.lineups))
        turns = self.contest.turns
        games = [self.one(deal * len(turns) + i) for i, turn in enumerate(turns) if turn.lineup == lineup]
        return Block(deal, lineup, games)

    def one(self, index: int) -> Outcome:
        """One game. Luck and the bots' own randomness depend on the deal and the seat, not on who sits there."""
        contest = self.contest
        deal, number = divmod(index, len(contest.turns))
        turn = contest.turns[number]
        seating = contest.seating(turn)
        names = [contest.lineups[turn.lineup][place] for place in seating]
        game = contest.load()
        source = ("arena", contest.game, contest.seats, contest.seed, deal)
        players = [bot_at(name, contest.game, seat, contest.pack, contest.transfer) for seat, name in enumerate(names)]
        seat_bots(game, players, source)
        times: dict[str, Histogram] = {name: {} for name in names}

        def watch(asked: Asked) -> None:
            mine, number = times[names[asked.seat]], class_of(asked.seconds)
            mine[number] = mine.get(number, 0) + 1

        started = thread_time()
        one = play(
            game,
            dict(contest.options),
            players,
            Chance(seed_from(*source)),
            seating,
            contest.budget,
            watch,
            figures=contest.seats == 1,
            whole_log=True,
        )
        return Outcome(
            turn.rotation,
            list(one.ranks),
            list(one.scores),
            list(one.sources),
            one.reason,
            one.rounds,
            one.decisions,
            one.figures,
            thread_time() - started,
            times,
        )
