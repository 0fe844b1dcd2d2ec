"""Write the golden games of one game: python tools/make_golden.py dig_deep

Only for a new game or a new rules version: a golden game that no longer replays is a bug until a rules version says otherwise.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pithead.games.registry import load_game
from pithead.lab.golden import choose, record_game
from pithead.table.record import Record

ENDINGS: dict[str, list[dict[str, int | bool | str]]] = {
    "dig_deep": [{}, {"turn_limit": 4}, {"stall_limit": 1}],
    "rockwell": [{}, {"turn_limit": 2}, {"one_crew_per_border": True}, {"tile_powers": "low"}],
    "imperial_miners": [{}, {"first_game": True}],
}
TRIES = 6


def main(game_id: str) -> None:
    game = load_game(game_id)
    folder = Path(__file__).parents[1] / "tests" / "golden" / game_id
    folder.mkdir(parents=True, exist_ok=True)
    records: list[Record] = []
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        for options in ENDINGS[game_id]:
            for seed in range(TRIES):
                bots = [("pebble", "apprentice")[(seed + seat) % 2] for seat in range(seats)]
                limits = {"turn_limit": 12} if game_id == "rockwell" and seed % 2 else {}
                records.append(record_game(game, bots, {**limits, **options}, seed))
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for i, record in enumerate(choose(game, records)):
        players = record.header["players"]
        assert isinstance(players, list)
        name = f"{i + 1:02}-{len(players)}-seats-{record.lines[-1]['end']}.jsonl"
        (folder / name).write_text(record.text(), encoding="utf-8")
        print(f"{name}: {len(record.lines)} lines")


if __name__ == "__main__":
    main(*sys.argv[1:])
