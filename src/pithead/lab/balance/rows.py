"""What is kept of every game, and the flat table of it: one row for each game and seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from msgspec import Struct


class Game(Struct, frozen=True, omit_defaults=True):
    """One finished game of a stage. Lists are by seat.

    course   before each round but the first, and at the end: the points of each seat as if the game ended then
    offered  items that the seat could have at least once
    taken    items that it took
    kinds    of the items that somebody could choose, beside those that are only earned
    special  the seat that is not like the others (a trial, another bot), or -1
    """

    stage: str
    deal: int
    pack: str  # "a" or "b"
    scores: list[int]
    ranks: list[int]  # how many stand before it
    reason: str
    rounds: int
    decisions: int
    course: list[list[int]]
    offered: list[list[str]]
    taken: list[list[str]]
    sources: list[dict[str, int]] = []
    figures: dict[str, float] = {}
    verbs_offered: list[str] = []
    verbs_taken: list[str] = []
    stuck: list[int] = []  # the longest run of rounds in which the seat had nothing to choose
    repeats: int = 0  # positions that came again, where they were compared
    kinds: list[str] = []
    grades: list[int] = []  # alone: the least points of each grade above the lowest
    special: int = -1

    def wins(self) -> list[float]:
        """1 for the winner, tied winners share."""
        best = self.ranks.count(0)
        return [0.0 if rank else 1 / best for rank in self.ranks]


class Row(Struct, frozen=True):
    """One seat of one game: a row of the Parquet file. Columns are the fields, in this order."""

    stage: str
    deal: int
    pack: str
    seat: int  # from 1
    bot: str
    special: bool
    score: int
    rank: int  # how many stand before it
    win: float
    margin: int  # points before the best of the others; below 0 behind it
    reason: str
    rounds: int
    decisions: int
    lead_changes: int
    furthest_behind: int  # points behind the leader after some round
    offered: list[str]
    taken: list[str]
    sources: dict[str, int]
    course: list[int]  # its points after each round


def rows_of(games: Iterable[tuple[Game, list[str]]]) -> Iterator[Row]:
    """The rows of games, each with the bots of its seats."""
    for game, bots in games:
        wins, changes = game.wins(), lead_changes(game.course)
        for seat, score in enumerate(game.scores):
            others = [points for other, points in enumerate(game.scores) if other != seat]
            yield Row(
                game.stage,
                game.deal,
                game.pack,
                seat + 1,
                bots[seat],
                seat == game.special,
                score,
                game.ranks[seat],
                wins[seat],
                score - max(others) if others else 0,
                game.reason,
                game.rounds,
                game.decisions,
                changes,
                furthest_behind(game.course, seat),
                game.offered[seat] if game.offered else [],
                game.taken[seat] if game.taken else [],
                game.sources[seat] if game.sources else {},
                [points[seat] for points in game.course],
            )


def leader(points: list[int]) -> int:
    """The seat that leads alone, or -1."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else -1


def lead_changes(course: list[list[int]]) -> int:
    """How often another seat than before leads alone."""
    leaders = [seat for seat in map(leader, course) if seat >= 0]
    return sum(one != two for one, two in pairwise(leaders))


def furthest_behind(course: list[list[int]], seat: int) -> int:
    """The most points that a seat was behind the leader after some round."""
    return max((max(points) - points[seat] for points in course), default=0)
