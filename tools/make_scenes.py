"""Write scenes, offers and events of played positions for the browser's unit tests.

`python -m tools.make_scenes` makes those anew that are there (web/test/scenes/<game>-<moment>.json), and
`python -m tools.make_scenes rockwell-sink` adds one. A moment is what a seat is asked (`rockwell-prompt-sink`) or the
phase of the scene, where no question bears its name.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from msgspec import to_builtins

from pithead.games.registry import load_game
from pithead.locales import Texts
from pithead.table.record import Player
from pithead.table.table import Table

TARGET = Path(__file__).parent.parent / "web" / "test" / "scenes"
ROUNDS = 4  # played before most of them, where the moment comes again later
TURN_LIMIT = 12  # where a game has such an option


def main(added: list[str]) -> None:
    """One file for each moment of a game: the first position of it after some rounds of random play."""
    TARGET.mkdir(parents=True, exist_ok=True)
    wanted: dict[str, set[str]] = {}
    for name in [*[path.stem for path in TARGET.glob("*.json")], *added]:
        game, _, moment = name.partition("-")
        wanted.setdefault(game, set()).add(moment)
    for game, moments in wanted.items():
        write(game, moments)


def is_at(table: Table, seat: int, moment: str) -> bool:
    """Whether a position is a picture of a moment."""
    game = table.game.info.id
    if Texts().has(f"{game}-prompt-{moment}"):
        return table.offer(seat).prompt == f"{game}-prompt-{moment}"
    return table.scene(seat)["phase"] == moment


def write(game: str, missing: set[str]) -> None:
    """Play until every moment was met; one that is over before the first rounds are is taken as it comes."""
    loaded = load_game(game)
    options = {option.name: TURN_LIMIT for option in loaded.info.options if option.name == "turn_limit"}
    for seed in range(200):
        luck = random.Random(seed)
        table = Table(loaded, [Player("Ann"), Player("Ben"), Player("Cleo")], options, seed=bytes([seed]) * 32)
        while missing:
            seat = table.waiting()[0] if table.waiting() else 0
            late = table.state.round > ROUNDS or table.over or table.state.round == 0
            for moment in [one for one in sorted(missing) if late and is_at(table, seat, one)]:
                data = {
                    "scene": table.scene(seat),
                    "offer": to_builtins(table.offer(seat)),
                    "events": table.events(seat),
                }
                (TARGET / f"{game}-{moment}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n")
                missing.discard(moment)
            if table.over:
                break
            offer = table.offer(seat)
            table.play(seat, [luck.choice(offer.choices).move], offer.number)
        if not missing:
            return
    raise SystemExit(f"{game}: never met {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main(sys.argv[1:])
