"""A few puzzles of each game, mined with little effort from the first decisions of seeded games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from pithead.coach.mining import Miner, Worlds
from pithead.coach.puzzles import Puzzle
from pithead.coach.walk import walk
from pithead.games.registry import load_game
from tests.coach.games import finished

LITTLE = Worlds(2, 4, 12)
BEATS = 120  # how much of a game is looked at
GAMES = range(2, 8)  # seeds; which games have puzzles depends on the judge


@cache
def mined(game_id: str) -> tuple[Puzzle, ...]:
    """Those of the first seeded game that has some."""
    return next(filter(None, (_of_a_game(game_id, seed) for seed in GAMES)), ())


def every_mined(game_id: str) -> Iterator[Puzzle]:
    """Those of all seeded games, the clearest of each first."""
    for seed in GAMES:
        yield from sorted(_of_a_game(game_id, seed), key=lambda one: one.rivals[0].share - one.best.share)


@cache
def _of_a_game(game_id: str, seed: int) -> tuple[Puzzle, ...]:
    game = load_game(game_id)
    table = finished(game_id, ("foreman@80", "apprentice"), seed)
    course = walk(game, table.record)
    course = replace(course, beats=course.beats[:BEATS])
    return tuple(Miner(game, LITTLE, 1).mine(course, table.options, "a test"))
