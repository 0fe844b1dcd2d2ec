"""Write the golden games of one game: python tools/make_golden.py dig_deep

Only for a new game, a new rules version or a new version of its pack: a golden game that no longer replays is a bug
until one of these says otherwise. Those of an earlier pack are moved to a folder `dig_deep-1` before, and stay.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from pithead.core.api import Game
from pithead.games.registry import load_game
from pithead.lab.golden import Taste, choose, features, record_game, record_taste
from pithead.table.record import Record

ENDINGS: dict[str, list[dict[str, int | bool | str]]] = {
    "dig_deep": [{}, {"turn_limit": 4}, {"stall_limit": 1}],
    "rockwell": [{}, {"turn_limit": 2}, {"one_crew_per_border": True}, {"tile_powers": "low"}],
    "imperial_miners": [{}, {"first_game": True}],
}
TRIES = 6
PEBBLES = {"imperial_miners": 48}  # more games of pebbles alone, for cards that the others leave aside
LEFT_ASIDE: dict[
    str, tuple[Taste, dict[str, int | bool | str]]
] = {  # chance players for the verbs that bots do not use
    "rockwell": (
        Taste(
            "(bid|insure) .* 0|bid_money 0|mobility|safety|sell .*|improve .*|hire .*|go ../..|place (II|III)1",
            "go center",
        ),
        {"turn_limit": 20},
    ),
}
SEARCH = 2000  # games that are tried for such a verb


def missing_verbs(game: Game, records: list[Record]) -> Iterator[Record]:
    """Games of chance players for verbs that no bot has used."""
    shown = set().union(*[features(game, record) for record in records])
    left = {verb.name for verb in game.actions.verbs if f"move {verb.name}" not in shown}
    seats = range(game.info.min_seats, game.info.max_seats + 1)
    taste, options = LEFT_ASIDE.get(game.info.id, (Taste(), {}))
    for seed in range(SEARCH):
        if not left:
            return
        record = record_taste(game, seats[seed % len(seats)], options, seed, taste, left)
        if record is not None:
            left -= {name.split()[1] for name in features(game, record) if name.startswith("move ")}
            yield record


def main(game_id: str) -> None:
    game = load_game(game_id)
    folder = Path(__file__).parents[1] / "tests" / "golden" / game_id
    folder.mkdir(parents=True, exist_ok=True)
    records: list[Record] = []
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        for options in ENDINGS.get(game_id, [{}]):
            for seed in range(TRIES):
                bots = [("pebble", "apprentice")[(seed + seat) % 2] for seat in range(seats)]
                limits = {"turn_limit": 12} if game_id == "rockwell" and seed % 2 else {}
                records.append(record_game(game, bots, {**limits, **options}, seed))
    for seed in range(TRIES, TRIES + PEBBLES.get(game_id, 0)):
        records.append(record_game(game, ["pebble"] * game.info.max_seats, {}, seed))
    records += list(missing_verbs(game, records))
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
