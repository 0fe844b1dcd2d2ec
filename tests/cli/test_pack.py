"""`pithead pack check`: a pack of any game is read as the game reads it; what is wrong is told with file, row and
reason.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pithead.cli.pack import game_of
from pithead.core.errors import PackError
from pithead.games.packs import core_pack
from pithead.games.registry import GAMES
from tests.cli.drive import run


def copied(game: str, folder: Path) -> Path:
    """A copy of a game's core pack."""
    path = folder / "mine"
    shutil.copytree(core_pack(game), path)
    return path


def changed(path: Path, file: str, old: str, new: str) -> None:
    text = (path / file).read_text(encoding="utf-8")
    assert old in text
    (path / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("game", list(GAMES))
def test_the_pack_of_every_game_is_recognised_by_its_files_and_has_nothing_wrong(game: str) -> None:
    result = run("pack", "check", str(core_pack(game)), "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["game"] == game
    assert data["ok"] is True
    assert data["problems"] == []
    assert data["pack"]["printed"] + data["pack"]["reconstructed"] > 0


@pytest.mark.parametrize(("lang", "text"), [("en", "Pay 6 gold"), ("de", "Zahle 6 Gold"), ("fr", "Payez 6 or")])
def test_cards_are_printed_with_texts_made_from_their_effects(lang: str, text: str) -> None:
    data = json.loads(run("pack", "check", str(core_pack("imperial_miners")), "--json").stdout)
    card = next(card for card in data["cards"] if card["id"] == "106")
    assert (card["level"], card["factions"], card["cost"]) == ("III", "S", 3)
    assert card["texts"][lang].startswith(text)
    shown = run("pack", "check", str(core_pack("imperial_miners")), "--lang", lang)
    assert shown.exit_code == 0
    assert card["names"][lang] in shown.output.replace("\n", " ")
    assert len(data["events"]) == 18


def test_every_effect_that_cannot_be_read_is_told_at_once(tmp_path: Path) -> None:
    path = copied("imperial_miners", tmp_path)
    changed(path, "cards.toml", 'effect = "draw 2 | gold 1"', 'effect = "draw two | gold 1"')
    changed(path, "events.toml", 'effect = "now: gold 3"', 'effect = "later: gold 3"')
    result = run("pack", "check", str(path), "--json")
    assert result.exit_code == 1
    problems = json.loads(result.stdout)["problems"]
    assert len(problems) == 2
    assert "cards.toml: card 019: 'effect': position 6 of 'draw two | gold 1'" in problems[0]
    assert "events.toml: event 003" in problems[1]
    shown = run("pack", "check", str(path))
    assert shown.exit_code == 1
    assert "card 019" in shown.output


def test_a_wrong_row_of_another_game_is_told_with_its_file(tmp_path: Path) -> None:
    path = copied("dig_deep", tmp_path)
    changed(path, "tiles.toml", 'source = "', 'sauce = "')
    result = run("pack", "check", str(path), "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert data["game"] == "dig_deep"
    assert "tiles.toml" in data["problems"][0]
    assert "'source' is missing" in data["problems"][0]


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    result = run("pack", "check", str(tmp_path / "nowhere"))
    assert result.exit_code == 2
    assert "no such folder" in result.output
    with pytest.raises(PackError, match="do not tell whose pack"):
        game_of(tmp_path)
    assert run("pack", "check", str(tmp_path), "--game", "dig_deep").exit_code == 1


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("mend", "."), "there is no 'pack mend'"),
        (("check", ".", "--game", "chess"), "there is no game 'chess'"),
        (("check", ".", "--lang", "nl"), "there is no language 'nl'"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(args: tuple[str, ...], told: str) -> None:
    result = run("pack", *args)
    assert result.exit_code == 2
    assert told in result.output
