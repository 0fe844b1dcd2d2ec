"""Write scenes, offers and events of played positions for the browser's unit tests: `python tools/make_scenes.py`."""

from __future__ import annotations

import json
import random
from pathlib import Path

from pithead.games.registry import load_game
from pithead.table.record import Player
from pithead.table.table import Table

TARGET = Path(__file__).parent.parent / "web" / "test" / "scenes"
WANTED = {
    "dig_deep": ("wild", "reroll", "resolve", "mining", "dig_target", "buy", "discard", "over"),
    "rockwell": ("bid", "insure", "place", "move", "advantage", "discard", "workshop", "over"),
    "imperial_miners": ("keep", "play", "place", "climb", "card", "surface", "event", "cart", "over"),
}
OPTIONS: dict[str, dict[str, int | bool | str]] = {
    "dig_deep": {"turn_limit": 12},
    "rockwell": {"turn_limit": 12},
    "imperial_miners": {},
}


def moment(table: Table, seat: int) -> str:
    """What a position is a picture of: the phase, or in Imperial Miners, where all play at once, what this seat is
    asked.
    """
    if table.game.info.id != "imperial_miners" or table.over:
        return str(table.scene(seat)["phase"])
    return table.offer(seat).prompt.rpartition("-")[2]


def main() -> None:
    """One file for each moment of a game: the first position of it after some rounds of random play."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for game, phases in WANTED.items():
        write(game, set(phases))


def write(game: str, missing: set[str]) -> None:
    """Play until every phase was met."""
    for seed in range(200):
        luck = random.Random(seed)
        table = Table(
            load_game(game), [Player("Ann"), Player("Ben"), Player("Cleo")], OPTIONS[game], seed=bytes([seed]) * 32
        )
        while missing:
            seat = table.waiting()[0] if table.waiting() else 0
            phase = moment(table, seat)
            if phase in missing and (table.state.round > 4 or table.over or phase == "keep"):
                data = {"scene": table.scene(seat), "offer": table.offer(seat).to_json(), "events": table.events(seat)}
                (TARGET / f"{game}-{phase}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n")
                missing.discard(phase)
            if table.over:
                break
            offer = table.offer(seat)
            table.play(seat, [luck.choice(offer.choices).move], offer.number)
        if not missing:
            return


if __name__ == "__main__":
    main()
