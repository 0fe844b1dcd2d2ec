"""The rules that a table is at, and what becomes of it where this program has others."""

from __future__ import annotations

import json
from contextlib import suppress

from pithead.core.api import Game, Json
from pithead.games.registry import GAMES, load_game
from pithead.server.packs import Packs
from pithead.server.refusals import RefusalError
from pithead.server.rows import Change, Conflict, StoredTable, TableRow
from pithead.server.shelf import Kept
from pithead.server.tables.persistence import line_rows, positions, stored_record, told, unpack
from pithead.server.tables.services import TableStore
from pithead.table import snapshot
from pithead.table.again import play_again
from pithead.table.film import load_older
from pithead.table.record import RecordError
from pithead.table.table import Table

WAITS = (
    "this table was begun by rules that this server no longer has, and would stand otherwise under those it has; it "
    "waits, nothing is lost: whoever runs the server can bring the older version back, or export the record"
)
NOT_SHOWN = (
    "this game was played by rules that this server no longer has, and its positions cannot be shown; its record, "
    "events, chat and reckoning are here"
)
ONLY_SHOWN = "this game was played by rules that this server no longer has: it can be looked at, not changed"


def stamp_of(game: Game) -> str:
    """The rules of this program."""
    return f"{game.info.rules_version} {game.info.pack.digest}"


def stamp_at(row: TableRow) -> str:
    """The rules that a table is at."""
    header = json.loads(row.header)
    return row.stamp or f"{header['rules']} {header['pack_hash']}"


def game_of(row: TableRow, packs: Packs) -> Game:
    """A table's game with its pack; RefusalError if this host does not have it. One of a game's own pack that is
    another now comes with that: it is played by other rules.
    """
    if row.game not in GAMES:
        raise RefusalError("other_rules", f"this server does not have the game '{row.game}'")
    if missing := packs.missing(row):
        text = f"this table is played with the pack '{missing}', which this server does not have now; it waits"
        more = "nothing is lost: whoever runs the server can give that pack again (--pack)"
        raise RefusalError("no_pack", f"{text}, {more}", pack=missing)
    return packs.find(row.game, stamp_at(row).partition(" ")[2]) or load_game(row.game)


def waits_for(pack: str) -> str:
    """What whoever runs the host is told of a table whose pack is not here."""
    return f"its pack '{pack}' is not here: give it with --pack"


def position_of(table: Table) -> str:
    """Where a table is: its line, and the key of the position after it."""
    return f"{table.record.count} {table.state.key().hex()}"


async def renew(store: TableStore, game: Game, stored: StoredTable) -> StoredTable:
    """A running table of other rules, played again from its first line under those of this program: where it comes to
    the same positions it goes on by them from now on. RefusalError where it does not: it waits.
    """
    row = stored.row
    rows = await store.lines(row.id, 0, row.head)
    known = [(line, data) for line, data in await store.snapshots(row.id) if line <= row.head]
    there = positions(known)
    if row.position:
        line, _, key = row.position.partition(" ")
        there.setdefault(int(line), key)
    record = stored_record(row.header, rows)
    try:
        table, _ = await store.in_thread(play_again, game, record, told(rows), there, row.seed)
        if sum(1 << seat for seat in table.waiting()) != row.waiting:
            raise RecordError(row.head + 1, "others are asked here")
    except RecordError as error:
        await store.wait(row.id, f"it leads elsewhere from line {error.line} on under rules {stamp_of(game)}")
        raise RefusalError("other_rules", WAITS) from None
    table.stamp()
    values = {"stamp": stamp_of(game), "head": table.record.count}
    with suppress(Conflict):  # another worker was quicker, and did the same
        await store.commit(Change(row.id, row.version, values, line_rows(table, row.head)))
    again = await store.load(row.id)
    if again is None or stamp_at(again.row) != stamp_of(game):
        raise RefusalError("conflict", "others moved at the same moment; try again", retry=1)
    return again


def last_scenes(kept: Kept) -> dict[int, Json]:
    """The end of a game as each audience saw it."""
    return {int(audience): scene for audience, scene in unpack(kept.scenes).items()}


def open_kept(game: Game, row: TableRow, kept: Kept | None) -> Table:
    """A finished game of other rules, as far as it is shown; RefusalError where it cannot be."""
    if kept is None:
        raise RefusalError("other_rules", NOT_SHOWN)
    last = unpack(kept.last)
    try:
        state = last["state"]
        assert isinstance(state, dict)
        last["state"] = load_older(game, state).to_json()
        return snapshot.restore(game, json.loads(row.header), last, row.seed)
    except (RecordError, ValueError):
        raise RefusalError("other_rules", NOT_SHOWN) from None
