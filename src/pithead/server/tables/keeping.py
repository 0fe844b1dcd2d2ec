"""Keeping finished games: once, in another process, soon after the end, while the rules that played them are here."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from typing import Protocol

from pithead.server.fair_queue import Turn
from pithead.server.logs import Log
from pithead.server.packs import Packs
from pithead.server.refusals import RefusalError
from pithead.server.shelf import Kept
from pithead.server.tables.record_jobs import keep_record
from pithead.server.tables.rules_at import game_of, waits_for
from pithead.server.tables.services import JobRunner, TableStore

AT_ONCE = 8  # games in one round


class KeepingStore(TableStore, Protocol):
    """The store, as the keeping of games uses it."""

    async def unkept(self, limit: int) -> list[str]: ...

    async def keep(self, table: str, kept: Kept | None) -> None: ...


async def keep_finished(store: KeepingStore, jobs: JobRunner, packs: Packs, log: Log) -> None:
    """Keep some of the finished games of which nothing is kept yet. One that cannot be is not tried again; one whose
    pack is not here waits for it.
    """
    for table in await store.unkept(AT_ONCE):
        row = await store.row(table)
        if row is None:
            continue
        rows, snapshots = await store.lines(table), await store.snapshots(table)
        try:
            pack = game_of(row, packs).pack_path
            kept = await jobs.run(Turn(False, "", "keeping"), keep_record, table, row.header, rows, snapshots, pack)
        except RefusalError as error:
            await store.wait(table, waits_for(error.pack) if error.pack else str(error))
            continue
        except BrokenExecutor:
            return  # the process died; the next round tries again
        except (ValueError, KeyError, TypeError, AssertionError) as error:
            log.fault("table_not_kept", error, table=table)
            kept = ""
        if isinstance(kept, str):
            log.write("table_not_kept", table=table)
        await store.keep(table, None if isinstance(kept, str) else kept)
