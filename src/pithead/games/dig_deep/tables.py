"""Dig Deep's content pack, checked and frozen into int tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pithead.core.api import PackInfo
from pithead.core.errors import PackError
from pithead.games.dig_deep.verbs import ACTIONS, LETTERS, MARKET_FACES, MAX_COLUMNS, MAX_KINDS
from pithead.games.packs import Pack, Row, core_pack

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

MAX_ROWS: Final = 9
LEVELS: Final = 3


class Tables:
    """The figures of one pack. Kinds of tile are numbered in pack order; kind `kinds + level` is an unknown tile."""

    info: PackInfo
    kind_names: list[str]
    kinds: i64
    level: Ints  # of each kind, the unknown ones included: 0, 1, 2
    level_start: Ints  # first kind of each level, and the number of kinds: a level's kinds stand together
    gems: Ints  # kind * 5 + gem: how many
    supply: Ints  # (seats - 2) * kinds + kind: how many tiles
    die_names: list[str]
    dice: i64
    face_action: Ints  # die * 6 + face: index into ACTIONS
    face_number: Ints
    die_count: Ints
    market_faces: Ints  # gem, or 5 for a wild
    prices: Ints  # of the spaces of the dice market
    columns: Ints  # by seats - 2
    rows_per_level: Ints
    frequency: list[str]  # of each level, gem letters from most to least common
    price: i64
    top_price: i64
    cubes: i64
    coins: i64
    basic_dice: i64
    column_cubes: i64
    gem_cubes: i64
    bonus: i64


def load(folder: Path | None = None) -> Tables:
    """The tables of a pack folder (default: the core pack); PackError says which file, which row, why."""
    pack = Pack(folder or core_pack("dig_deep"))
    t = Tables()
    _start(t, pack)
    _dice(t, pack)
    _tiles(t, pack)
    t.info = pack.info()
    return t


def _start(t: Tables, pack: Pack) -> None:
    row = pack.row("game.toml", "start")
    t.top_price = row.number("top_price", 1, 20)
    t.price = row.number("price", 0, int(t.top_price))
    t.cubes = row.number("cubes", 1, 100)
    t.coins = row.number("coins", 0, 1000)
    t.basic_dice = row.number("basic_dice", 1, 6)
    row.number("max_dice", 6, 6)  # as many as the action table has places for
    t.column_cubes = row.number("column_cubes", 1, 20)
    t.gem_cubes = row.number("gem_cubes", 0, 20)
    t.bonus = row.number("bonus", 0, 1000)
    row.done()
    t.columns = [0, 0, 0]
    t.rows_per_level = [0, 0, 0]
    for row in pack.rows("game.toml", "grid", known_by="seats"):
        seats = row.number("seats", 2, 4)
        t.columns[seats - 2] = row.number("columns", 1, MAX_COLUMNS)
        t.rows_per_level[seats - 2] = row.number("rows_per_level", 1, MAX_ROWS // LEVELS)
        row.done()
    if 0 in t.columns:
        raise PackError(str(pack.path / "game.toml"), "grid", "there must be a row for 2, 3 and 4 seats")
    t.frequency = ["", "", ""]
    for row in pack.rows("game.toml", "frequency", known_by="level"):
        level, gems = row.number("level", 1, LEVELS), row.text("gems")
        if sorted(gems) != sorted(LETTERS):
            raise row.refuse(f"'gems' must have each of the letters {LETTERS} once, not '{gems}'")
        t.frequency[level - 1] = gems
        row.done()
    if "" in t.frequency:
        raise PackError(str(pack.path / "game.toml"), "frequency", "there must be a row for each level")


def _face(row: Row, text: str) -> tuple[int, int]:
    words = text.split()
    if len(words) != 2 or words[0] not in ACTIONS or not words[1].isdigit() or not 1 <= int(words[1]) <= 9:
        raise row.refuse(
            f"the face '{text}' must be an action and a number, such as 'mine 2'; actions: {', '.join(ACTIONS)}"
        )
    return ACTIONS.index(words[0]), int(words[1])


def _dice(t: Tables, pack: Pack) -> None:
    t.die_names, t.face_action, t.face_number, t.die_count = [], [], [], []
    for row in pack.rows("dice.toml", "die"):
        name = row.text("id")
        if name in t.die_names:
            raise row.refuse(f"there are two dice called '{name}'")
        if len(name.split()) != 1:
            raise row.refuse(f"'id' must be one word, not '{name}'")
        t.die_names.append(name)
        t.die_count.append(row.number("count", 0, 100))
        for text in row.texts("faces", 6):
            action, number = _face(row, text)
            t.face_action.append(action)
            t.face_number.append(number)
        row.done()
    t.dice = len(t.die_names)
    if t.dice != 8 or t.die_names[0] != "basic":
        raise PackError(str(pack.path / "dice.toml"), "die", "there must be the basic die and then seven others")
    if t.die_count[0] < 4 * t.basic_dice:
        raise PackError(str(pack.path / "dice.toml"), "die basic", f"four players need {4 * t.basic_dice} basic dice")
    row = pack.row("dice.toml", "market_die")
    row.number("count", 3, 3)
    t.market_faces = []
    for text in row.texts("faces", 6):
        if text not in MARKET_FACES:
            raise row.refuse(f"the face '{text}' must be one of {', '.join(MARKET_FACES)}")
        t.market_faces.append(MARKET_FACES.index(text))
    row.done()
    row = pack.row("dice.toml", "market")
    t.prices = list(row.numbers("prices", 0, 1000, 6))
    row.done()


def _tiles(t: Tables, pack: Pack) -> None:
    """DD-C2, DD-C8: three players leave out the tiles marked "4", two also those marked "3+"."""
    t.kind_names, t.level, t.gems = [], [], []
    supply: list[list[int]] = [[], [], []]
    file = str(pack.path / "tiles.toml")
    for row in pack.rows("tiles.toml", "tile"):
        level, gems = row.number("level", 1, LEVELS), row.text("gems")
        if not gems or any(g not in LETTERS for g in gems):
            raise row.refuse(f"'gems' must be letters of {LETTERS}, not '{gems}'")
        name = f"L{level}-{''.join(sorted(gems, key=LETTERS.index))}"
        if name in t.kind_names or row.text("id") != name:
            raise row.refuse(f"the id must be '{name}', once")
        t.kind_names.append(name)
        t.level.append(level - 1)
        for letter in LETTERS:
            t.gems.append(gems.count(letter))
        two = row.number("unmarked", 0, 99)
        three = two + row.number("three_plus", 0, 99)
        supply[0].append(two)
        supply[1].append(three)
        supply[2].append(three + row.number("four", 0, 99))
        row.done()
    t.kinds = len(t.kind_names)
    if t.kinds > MAX_KINDS:
        raise PackError(file, "tile", f"there are {t.kinds} kinds of tile; at most {MAX_KINDS} are possible")
    if list(t.level) != sorted(t.level):
        raise PackError(file, "tile", "the rows must stand in the order of their levels")
    t.level_start = [sum(1 for k in t.level if k < level) for level in range(LEVELS + 1)]
    t.level += [0, 1, 2]
    t.supply = []
    for seats in (2, 3, 4):
        counts = supply[seats - 2]
        need = t.columns[seats - 2] * t.rows_per_level[seats - 2]
        for level in range(LEVELS):
            have = sum(n for k, n in enumerate(counts) if t.level[k] == level)
            if have != need:
                raise PackError(
                    file,
                    "tile",
                    f"the grid for {seats} players needs {need} tiles of level {level + 1}, the pack has {have}",
                )
        t.supply += list(counts)
