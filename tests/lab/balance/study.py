"""Small balance reports for tests: made in this process, and packs that are changed a little."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

from pithead.games.packs import core_pack
from pithead.lab import pool
from pithead.lab.balance.ledger import Ledger
from pithead.lab.balance.plan import Setup, make_asked
from pithead.lab.balance.report import report
from pithead.lab.balance.result import Result
from pithead.lab.balance.runner import run
from pithead.lab.balance.timing import planned

SHORT = {"turn_limit": 3}


def set_up(game: str, games: int, pack: Path | None = None, against: Path | None = None, **more: Any) -> Setup:
    """A plan for so many games; `compare` puts the pack against another one, or against the game's own."""
    asked = make_asked(game, f"{games} games", pack=pack, against=against, **more)
    return Setup(planned(asked, pack), (("a", against), ("b", pack)))


def study(setup: Setup, jobs: int = 1, ledger: Ledger | None = None) -> Result:
    with pool.workers(jobs) as crew:
        return report(setup, run(setup, crew, ledger))


def changed(folder: Path, game: str, file: str, before: str, after: str) -> Path:
    """A copy of a game's own pack in which the first such text of a file is another one."""
    copytree(core_pack(game), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert before in text
    (folder / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    return folder


def rich_card(folder: Path) -> Path:
    """Imperial Miners with one card that gives 30 points more: 020, the first of the two Gold Mills."""
    return changed(folder, "imperial_miners", "cards.toml", 'effect = "gold 2"', 'effect = "gold 2, vp 30"')


def another_table(folder: Path) -> Path:
    """Dig Deep with another table of what is frequent: another pack, and a figure that no bot looks at."""
    return changed(folder, "dig_deep", "game.toml", 'gems = "REASD"', 'gems = "ERASD"')


def reordered(folder: Path) -> Path:
    """Dig Deep with two kinds of tile in another order: other luck on every deal, and the same game."""
    copytree(core_pack("dig_deep"), folder)
    path = folder / "tiles.toml"
    head, first, second, rest = path.read_text(encoding="utf-8").split("[[tile]]", 3)
    rest, more = rest.split("[[tile]]", 1)
    path.write_text("[[tile]]".join([head, rest, second, first, more]), encoding="utf-8")
    return folder
