"""Stamp what names a core pack's hash anew, after a change of what the hash covers: python tools/stamp_pack.py

Golden games come first: with the present hash in its header, each must replay to the end it has recorded, by the same
position and standing. Only then is it written, and only then do weights, arena results and the page about bots get the
hash. A pack whose figures have changed fails here, as it should: its games have to be played anew.
"""

from __future__ import annotations

from pathlib import Path

from pithead.core.api import Game
from pithead.games.registry import GAMES, load_game
from pithead.table.record import Record
from pithead.table.verify import verify

ROOT = Path(__file__).parents[1]
STAMPED = ("src/pithead/bots/{game}/weights.toml", "docs/arena/{game}-*.json", "docs/bots.md")


def stamped(game: Game, record: Record) -> Record:
    """The same record under the present hash; RecordError where it does not replay to the same end."""
    header = {k: v for k, v in record.header.items() if k not in ("pithead", "h")}
    out = Record.start({**header, "pack_hash": game.info.pack.digest})
    for line in record.lines:
        out.append({k: v for k, v in line.items() if k not in ("n", "h")})
    verify(game, out)
    return out


def main() -> None:
    for game_id in GAMES:
        game = load_game(game_id)
        new = game.info.pack.digest
        records = {
            path: Record.parse(path.read_text(encoding="utf-8"))
            for path in sorted((ROOT / "tests" / "golden" / game_id).glob("*.jsonl"))
        }
        old = {str(record.header["pack_hash"]) for record in records.values()} - {new}
        for path, record in records.items():
            path.write_text(stamped(game, record).text(), encoding="utf-8")
        for pattern in STAMPED:
            for path in ROOT.glob(pattern.format(game=game_id)):
                text = path.read_text(encoding="utf-8")
                for digest in old:
                    text = text.replace(digest, new)
                path.write_text(text, encoding="utf-8")
        print(f"{game_id}: {len(records)} golden games replay to the same end; {', '.join(old) or 'nothing'} -> {new}")


if __name__ == "__main__":
    main()
