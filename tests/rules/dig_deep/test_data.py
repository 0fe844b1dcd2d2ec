"""Dig Deep as data: positions to JSON and back, and packs that are refused with file, row and reason."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pithead.core.api import CHANCE, OVER
from pithead.core.chance import Rng
from pithead.core.errors import OptionError, PackError
from pithead.games.dig_deep import tables
from pithead.games.dig_deep.game import DigDeepGame
from pithead.games.packs import core_pack
from tests.rules.dig_deep.positions import GAME, opened


def test_every_position_of_a_game_goes_to_json_and_back() -> None:
    s, rng = GAME.new(3, {"turn_limit": 10}), Rng(4)
    while s.actor() != OVER:
        again = GAME.load(json.loads(json.dumps(s.to_json())))
        assert again.key() == s.key()
        assert again.legal(s.actor()) == s.legal(s.actor())
        codes = s.legal(s.actor())
        if s.actor() == CHANCE:
            s.apply(CHANCE, s.sample(rng))
        else:
            s.apply(s.actor(), codes[rng.below(len(codes))])


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("coins", None, "'coins' is missing"),
        ("coins", 7, "'coins' must be a list, not 7"),
        ("coins", [1, 2, 3], "'coins' must hold 2 numbers, not 3"),
        ("coins", [1, "2"], "'coins' must hold whole numbers"),
        ("round", [1], r"'round' must be a whole number, not \[1\]"),
        ("round", True, "'round' must be a whole number, not True"),
        ("seats", 5, "'seats' must be 2 to 4, not 5"),
        ("seats", "2", "'seats' must be 2 to 4"),
    ],
)
def test_a_damaged_position_is_refused_by_its_field(
    field: str, value: int | str | list[int | str] | None, reason: str
) -> None:
    data = opened().to_json()
    if value is None:
        del data[field]
    else:
        data[field] = value  # type: ignore[assignment]
    with pytest.raises(ValueError, match=reason):
        GAME.load(data)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"turn_limit": -1}, "turn_limit must be a whole number from 0 to 1000, not -1"),
        ({"turn_limit": True}, "turn_limit must be a whole number"),
        ({"turn_limit": "long"}, "turn_limit must be a whole number"),
        ({"speed": 1}, "has no option 'speed': there is turn_limit, stall_limit"),
    ],
)
def test_wrong_options_are_refused_with_what_is_possible(options: dict[str, int | bool | str], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        GAME.new(2, options)


# -- Packs


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the core pack to be spoilt."""
    return Path(shutil.copytree(core_pack("dig_deep"), tmp_path / "mine"))


def test_a_pack_of_ones_own_is_used(pack: Path) -> None:
    change(pack, "game.toml", "coins = 12", "coins = 15")
    game = DigDeepGame(pack)
    assert game.new(2).coins == [15, 15]
    assert game.info.pack.name == "mine"
    assert game.info.pack.digest != GAME.info.pack.digest
    assert DigDeepGame(core_pack("dig_deep")).info.pack.digest == GAME.info.pack.digest


def test_the_core_pack_says_what_is_printed_and_what_reconstructed() -> None:
    rows = sum(text.count("[[") for text in [path.read_text() for path in core_pack("dig_deep").glob("*.toml")])
    assert GAME.info.pack.printed + GAME.info.pack.reconstructed == rows
    assert GAME.info.pack.printed == 4


def change(pack: Path, file: str, old: str, new: str) -> None:
    """Replace the first place where `old` stands."""
    text = (pack / file).read_text()
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1))


WRONG = [
    ("game.toml", "price = 2", "price = 11", "start 1", "'price' must be a whole number from 0 to 10, not 11"),
    ("game.toml", "coins = 12", "coins = true", "start 1", "'coins' must be a whole number"),
    ("game.toml", "coins = 12", 'coins = "12"', "start 1", "'coins' must be a whole number"),
    ("game.toml", "coins = 12\n", "", "start 1", "'coins' is missing"),
    ("game.toml", "coins = 12", "coins = 12\ncoin = 3", "start 1", "unknown: coin"),
    (
        "game.toml",
        'source = "rulebook"',
        'source = "guess"',
        "start 1",
        "'source' must be one of rulebook, reconstructed, not 'guess'",
    ),
    ("game.toml", 'source = "rulebook"\n', "", "start 1", "'source' is missing"),
    ("game.toml", "[[start]]", "[[begin]]", "start", r"there are no \[\[start\]\] rows"),
    ("game.toml", "seats = 2", "seats = 3", "grid 2", "there are two rows with seats 3"),
    ("game.toml", "seats = 2", "seats = 5", "grid 1", "'seats' must be a whole number from 2 to 4, not 5"),
    ("game.toml", "columns = 6", "columns = 10", "grid 1", "'columns' must be a whole number from 1 to 9, not 10"),
    ("game.toml", "level = 1", "level = 0", "frequency 1", "'level' must be"),
    ("game.toml", "level = 1", "level = 2", "frequency 2", "there are two rows with level 2"),
    ("game.toml", 'gems = "REASD"', "gems = 5", "frequency 1", "'gems' must be a text, not 5"),
    ("game.toml", 'gems = "REASD"', 'gems = "REAS"', "frequency 1", "each of the letters REASD once"),
    ("dice.toml", '"mine 1"', '"mine"', "die basic", "the face 'mine' must be an action and a number"),
    ("dice.toml", '"mine 1"', '"drill 1"', "die basic", "the face 'drill 1'"),
    ("dice.toml", '"mine 1"', '"mine 0"', "die basic", "the face 'mine 0'"),
    ("dice.toml", '"mine 1", ', "", "die basic", "'faces' must be a list of 6 texts"),
    ("dice.toml", "count = 12", "count = 11", "die basic", "four players need 12 basic dice"),
    ("dice.toml", 'id = "basic"', 'id = "grey"', "die", "the basic die and then seven others"),
    ("dice.toml", 'id = "white"', 'id = "red"', "die red", "there are two dice called 'red'"),
    ("dice.toml", 'id = "white"', 'id = "off white"', "die off white", "'id' must be one word, not 'off white'"),
    ("dice.toml", '"wild"]', '"joker"]', "market_die 1", "the face 'joker' must be one of"),
    ("dice.toml", "count = 3\n", "count = 4\n", "market_die 1", "'count' must be"),
    ("dice.toml", "[5, 6, 7, 8, 9, 10]", "[5, 6, 7, 8, 9]", "market 1", "'prices' must be a list of 6"),
    ("dice.toml", "[5, 6, 7, 8, 9, 10]", "[5, 6, 7, 8, 9, -1]", "market 1", "'prices' holds -1"),
    ("tiles.toml", 'gems = "R"', 'gems = "X"', "tile L1-R", "'gems' must be letters of REASD, not 'X'"),
    ("tiles.toml", 'id = "L1-E"', 'id = "L1-R"', "tile L1-R", "the id must be 'L1-E', once"),
    (
        "tiles.toml",
        "unmarked = 3",
        "unmarked = 4",
        "tile",
        "the grid for 2 players needs 12 tiles of level 1, the pack has 13",
    ),
    (
        "tiles.toml",
        "three_plus = 2",
        "three_plus = 3",
        "tile",
        "the grid for 3 players needs 18 tiles of level 1, the pack has 19",
    ),
    ("tiles.toml", "four = 1", "four = 2", "tile", "the grid for 4 players needs 24 tiles of level 1, the pack has 25"),
    ("tiles.toml", "unmarked = 3", "unmarked = -1", "tile L1-R", "'unmarked' must be a whole number"),
    ("tiles.toml", 'id = "L1-R"\nlevel = 1', 'id = "L3-R"\nlevel = 3', "tile", "in the order of their levels"),
]


@pytest.mark.parametrize(("file", "old", "new", "row", "reason"), WRONG)
def test_a_wrong_pack_is_refused_with_file_row_and_reason(
    pack: Path, file: str, old: str, new: str, row: str, reason: str
) -> None:
    change(pack, file, old, new)
    with pytest.raises(PackError, match=reason) as error:
        tables.load(pack)
    assert error.value.file == str(pack / file)
    assert error.value.row == row
    assert str(error.value).startswith(f"{pack / file}: {row}: ")


def test_a_file_that_is_missing_or_no_toml_is_refused(pack: Path, tmp_path: Path) -> None:
    (pack / "tiles.toml").write_text("[[tile]\n")
    with pytest.raises(PackError, match="not readable as TOML") as error:
        tables.load(pack)
    assert error.value.file == str(pack / "tiles.toml")
    (pack / "tiles.toml").unlink()
    with pytest.raises(PackError, match="the file is missing"):
        tables.load(pack)
    with pytest.raises(PackError, match="there is no such folder"):
        tables.load(tmp_path / "nothing")


def test_too_many_kinds_are_refused(pack: Path) -> None:
    rows = [
        f'[[tile]]\nid = "L3-{"D" * n}"\nlevel = 3\ngems = "{"D" * n}"\nunmarked = 0\nthree_plus = '
        '0\nfour = 0\nsource = "reconstructed"\n'
        for n in range(3, 16)
    ]
    with (pack / "tiles.toml").open("a") as file:
        file.write("\n" + "\n".join(rows))
    with pytest.raises(PackError, match="there are 41 kinds of tile; at most 40 are possible"):
        tables.load(pack)
