"""Write docs/encoders.md from the layouts of the games' encoders: `python -m tools.make_encoders_page [--measure]`.

With --measure what they take is measured first, and kept as docs/encoders.json.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from pathlib import Path

from pithead.bots.layout import Group
from pithead.bots.registry import encoded_games, load_encoder
from pithead.cli.bench import ENCODER_FIGURES
from pithead.games.registry import load_game
from pithead.lab.bench import compiled
from pithead.lab.encoder_speed import bench_encoders

PAGE = Path(__file__).parents[1] / "docs" / "encoders.md"
SPEED = PAGE.with_suffix(".json")
HEAD = """# Positions as numbers

What a program that learns gets to see. Each game's `bots/<game>/encoder.py` has two functions, compiled with the rules:

- `encode(view, seat, out)` fills a row with all that a seat may know: what is public, its own secrets, and what
  somebody who counts along knows of piles and bags. `out` is any buffer of 16-bit numbers: `array("h")`, a row of a
  numpy array of `int16`, a slice of a `memoryview`. `view` must be the view of that seat.
- `mask(view, seat, out)` fills a row of bytes, one for each code of the game's action table: 1 where the seat may
  choose it now.

`pithead.bots.registry.load_encoder(game)` finds them with their layout; `pithead encoders [GAME] [--json]` prints it,
`pithead bench --encoders` measures them. There is one layout for every seat count and every pack of a game: players
come in turn order from the seat asked for, places that nobody takes are 0 and marked; cards and tiles have the number
of their row in the pack, up to the largest number that the action table has room for. All numbers are 0 or more. A
block divided by its scale lies at about 0 to 1.

A net is good for one layout, one action table and one pack: `layout.stamps(game)` names all three. Whoever changes what
a number means raises the version in `bots/<game>/row.py`.

`python -m tools.make_encoders_page` writes this page.
"""
SPENT = """## What they take

Processor time of one position, means over positions from all over random games and what 95 % of them keep within; a
view is what a seat is given first. The goal is 10 µs for a row.
"""


def page() -> str:
    """The whole page."""
    out = [HEAD, *speed()]
    for name in encoded_games():
        game, layout = load_game(name), load_encoder(name).layout
        out.append(f"## {game.info.title}\n")
        out.append(
            f"Version {layout.version}, stamp `{layout.stamp()}`: {layout.size} numbers; "
            f"{game.actions.size} actions in a mask.\n"
        )
        out += [section(group) for group in layout.groups]
    return "\n".join(out)


def section(group: Group) -> str:
    """A group and its blocks."""
    many = f", {group.copies} copies of {group.width}" if group.copies > 1 else f", {group.width} numbers"
    lines = [
        f"**{group.name}** from {group.start}{many}: {group.meaning}.\n",
        "| from | numbers | block | meaning | scale |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [f"| +{b.start} | {b.length} | {b.name} | {b.meaning} | {b.scale} |" for b in group.blocks]
    return "\n".join(lines) + "\n"


def speed() -> list[str]:
    """What was measured last, as a table; nothing before."""
    if not SPEED.exists():
        return []
    data = json.loads(SPEED.read_text(encoding="utf-8"))
    lines = [f"| game | seats | {' | '.join(ENCODER_FIGURES.values())} |", "| --- " * (2 + len(ENCODER_FIGURES)) + "|"]
    for name, rows in data["encoders"].items():
        for seats, row in rows.items():
            figures = " | ".join(f"{row[key]:,}" for key in ENCODER_FIGURES)
            lines.append(f"| {load_game(name).info.title} | {seats} | {figures} |")
    return [SPENT, f"    {data['command']}\n", "\n".join(lines) + "\n", f"{data['build']}; {data['machine']}.\n"]


def measure() -> None:
    """Into docs/encoders.json."""
    data = {
        "command": "pithead bench --encoders",
        "encoders": bench_encoders(),
        "build": "Compiled" if compiled() else "Interpreted",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
    }
    SPEED.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    if "--measure" in arguments:
        measure()
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
