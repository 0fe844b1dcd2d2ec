"""What seats usually make of each source of points: `python -m tools.make_usual [GAME …] [--games 60]`.

Writes `src/pithead/coach/<game>/usual.json`: the means over games of bots of one rung among themselves, by rung and
seats.
"""

from __future__ import annotations

import argparse
import json

from pithead.coach.usual import usual_file
from pithead.coach.walk import walk
from pithead.games.registry import GAMES, load_game, load_kit
from pithead.lab.reviews import played

RUNGS = ("apprentice", "foreman")


def means(game_id: str, rung: str, seats: int, games: int) -> dict[str, float]:
    """Points of a seat by source."""
    report = load_kit(game_id).report
    total: dict[str, float] = {}
    for seed in range(games):
        table = played(game_id, [rung] * seats, 1000 + seed)
        course = walk(table.game, table.record)
        end = course.end.clone()
        end.log = course.told
        for seat in range(seats):
            for id, points in report.sources(end, seat).items():
                total[id] = total.get(id, 0.0) + points
    return {id: round(points / games / seats, 2) for id, points in total.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=60)
    order = parser.parse_args()
    for game_id in order.games_named or list(GAMES):
        info = load_game(game_id).info
        found = {
            rung: {str(n): means(game_id, rung, n, order.games) for n in range(info.min_seats, info.max_seats + 1)}
            for rung in RUNGS
        }
        text = json.dumps({"games": order.games, "pack": info.pack.digest, "means": found}, indent=1)
        usual_file(game_id).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
