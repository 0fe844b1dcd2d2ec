"""Packs for the tests: copies of the games' own, with something changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from pithead.bots.foreman import Foreman
from pithead.bots.registry import make_bot
from pithead.bots.weights import write_weights
from pithead.games.packs import core_pack
from pithead.games.registry import load_game


def copied(game: str, folder: Path, name: str = "mine") -> Path:
    """A copy of a game's core pack."""
    path = folder / name
    shutil.copytree(core_pack(game), path)
    return path


def changed(path: Path, file: str, old: str, new: str) -> Path:
    text = (path / file).read_text(encoding="utf-8")
    assert old in text
    (path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def richer(folder: Path, name: str = "mine") -> Path:
    """Dig Deep with three coins more at the start, in its second version."""
    path = changed(copied("dig_deep", folder, name), "game.toml", "coins = 12", "coins = 15")
    (path / "pack.toml").write_text("version = 2\n", encoding="utf-8")
    return path


def with_weights(path: Path) -> Path:
    """A pack of Dig Deep with weights of its own: those of the core pack, stamped with its hash."""
    foreman = make_bot("foreman", "dig_deep")
    assert isinstance(foreman, Foreman)
    write_weights(path / "foreman.toml", load_game("dig_deep", path), foreman.weights)
    return path
