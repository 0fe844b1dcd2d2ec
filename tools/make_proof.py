"""Write a finished game with all that proves its luck, for the browser's unit tests: `python -m tools.make_proof`."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import to_builtins

from pithead.core.chance import Rng, seed_from
from pithead.games.registry import load_game
from pithead.server.tables.record_jobs import verify_record
from pithead.table.record import Player
from pithead.table.table import Table

TARGET = Path(__file__).parent.parent / "web" / "test" / "proof.json"
NONCES = ["ab" * 32, "cd" * 32, ""]


def made() -> str:
    """A game of Rockwell in which draws were taken back once; the same every time."""
    game, rng = load_game("rockwell"), Rng(3)
    players = [Player("Änn"), Player("Ben"), Player("Robot", "bot", "pebble")]
    table = Table(game, players, {"turn_limit": 3}, seed_from("proof"), name="t1", asks_players=True)
    table.begin(NONCES)
    set_up = table.record.count
    while not table.over:
        waiting = table.waiting()
        offer = table.offer(waiting[int(rng.below(len(waiting)))])
        table.play(offer.seat - 1, [offer.choices[int(rng.below(len(offer.choices)))].move], offer.number)
        if table.epoch == 0 and any("draw" in line for line in table.record.lines[set_up:]):
            table.undo_agreed(0, table.commands[-3].number)
    text = table.record.text()
    proof = to_builtins(verify_record(text))
    return json.dumps({"record": text, "drawn": proof["drawn"]}, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(made(), encoding="utf-8")
