"""A few puzzles of each game, mined with little effort from the first decisions of a seeded game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pithead.coach.mining import Effort, Miner
from pithead.coach.puzzles import Puzzle
from pithead.coach.walk import walk
from pithead.games.registry import load_game
from tests.coach.games import finished

LITTLE = Effort(2, 4, 12)
BEATS = {"dig_deep": 60, "rockwell": 60, "imperial_miners": 60}  # how much of the game is looked at


@cache
def mined(game_id: str) -> tuple[Puzzle, ...]:
    game = load_game(game_id)
    table = finished(game_id, ("foreman@80", "apprentice"), 2)
    course = walk(game, table.record)
    course = replace(course, beats=course.beats[: BEATS[game_id]])
    return tuple(Miner(game, LITTLE, 1).mine(course, table.options, "a test"))
