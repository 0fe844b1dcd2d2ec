"""Every game with every number of seats."""

from __future__ import annotations

from pithead.bots.registry import encoded_games
from pithead.games.registry import load_game

TABLES = [
    (name, seats)
    for name in encoded_games()
    for seats in range(load_game(name).info.min_seats, load_game(name).info.max_seats + 1)
]
