"""Nuggets' content pack, checked and frozen into int tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pithead.core.api import PackInfo
from pithead.core.errors import PackError
from pithead.games.packs import Pack, core_pack

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

KINDS = 6  # of cards: the action table has a place for each


class Tables:
    """The figures of one pack."""

    info: PackInfo
    hand: i64  # cards dealt to each player
    card_names: list[str]
    card_count: Ints
    nugget_names: list[str]
    nugget_count: Ints


def load(folder: Path | None = None) -> Tables:
    """The tables of a pack folder (default: the core pack); PackError says which file, which row, why."""
    pack = Pack(folder or core_pack("_template"))
    t = Tables()
    row = pack.row("game.toml", "start")
    t.hand = row.number("cards", 4, 4)
    row.done()
    t.card_names, t.card_count = _pieces(pack, "card")
    t.nugget_names, t.nugget_count = _pieces(pack, "nugget")
    file = str(pack.path / "game.toml")
    if len(t.card_names) != KINDS or sum(t.card_count) < 3 * t.hand:
        raise PackError(file, "card", f"there must be {KINDS} kinds and enough cards for three players")
    if sum(t.nugget_count) < t.hand:
        raise PackError(file, "nugget", f"{t.hand} rounds need {t.hand} nuggets")
    t.info = pack.info()
    return t


def _pieces(pack: Pack, table: str) -> tuple[list[str], Ints]:
    names: list[str] = []
    counts: Ints = []
    for i, row in enumerate(pack.rows("game.toml", table)):
        if row.text("id") != str(i + 1):
            raise row.refuse(f"the ids must be 1, 2, … in order, here {i + 1}")
        names.append(row.text("id"))
        counts.append(row.number("count", 1, 20))
        row.done()
    return names, counts
