"""Processes die: a worker, or those in which bots think. Bots go on, and whoever waits is told."""

from __future__ import annotations

import json
import os
import signal
import threading
from contextlib import suppress
from pathlib import Path

import psycopg

from pithead.server.store import Store
from tests.processes import in_group
from tests.server.harness import Cluster, Host, Json, hosted, tokens, wait_for

BOTS: list[Json] = [{"kind": "bot", "bot": "pebble"}] * 3


def workers(host: Host) -> dict[str, int]:
    """The processes of a host's workers by their names."""
    lines = [json.loads(line) for line in host.logs().splitlines() if '"started"' in line]
    return {line["worker"]: line["pid"] for line in lines}


def test_the_bots_of_a_killed_worker_go_on(cluster: Cluster) -> None:
    """Another worker takes them over as soon as the pulse is missed, however long the lease still runs."""
    db = cluster.database("killed_worker")
    host = Host(db, workers=2, pause=0.2)
    store = Store(db)
    try:
        wait_for(lambda: len(workers(host)) == 2, 30, "there are no two workers")
        made = [host.create([{"kind": "me"}, *BOTS], options={"turn_limit": 100}, pace="human") for _ in range(4)]
        tables = [table["table"] for table in made]
        for table in made:
            body = {"type": "give_up", "id": "g", "seat": 1, "bot": "pebble"}
            assert host.post(f"/tables/{table['table']}/commands", body, tokens(table)[0]).status_code == 200
        victim = next(row.lease_by for row in store.all_rows() if row.id in tables and row.lease_by)
        os.kill(workers(host)[victim], signal.SIGKILL)
        with psycopg.connect(db) as raw:
            raw.execute("UPDATE tables SET lease_until = lease_until + 3600 WHERE lease_by = %s", (victim,))
        orphans = {row.id: row.head for row in store.all_rows() if row.lease_by == victim}
        assert orphans
        wait_for(lambda: all(r.head > orphans.get(r.id, -1) for r in store.all_rows()), 60, "bots stand still")
    finally:
        store.close()
        host.kill()


def test_a_bot_process_that_dies_is_replaced_and_the_bots_move_on(quick_path: Path) -> None:
    with hosted(str(quick_path / "t.sqlite"), pause=0.2) as host:
        table = host.create([{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}], pace="human")
        seat = host.seat(table["table"], *tokens(table))
        seat.command("give_up", 1, bot="apprentice")
        for _ in range(2):
            wait_for(lambda: bool(bot_processes(host)), 30, "nobody thinks")
            kill_thinkers(host)
            known = len(seat.events[1])
            seat.until(lambda m, known=known: len(seat.events[1]) > known + 3, 30)  # type: ignore[misc]
        seat.close()


def bot_processes(host: Host) -> list[int]:
    """The processes in which a server's bots think."""
    return [one.pid for one in in_group(host.process.pid) if "spawn_main" in one.command]


def kill_thinkers(host: Host) -> None:
    for process in bot_processes(host):
        with suppress(ProcessLookupError):  # it died of the last shot
            os.kill(process, signal.SIGKILL)


def test_a_hint_whose_thinkers_die_is_refused_in_words(quick_path: Path) -> None:
    host = Host(str(quick_path / "t.sqlite"))
    over = threading.Event()

    def kill_on() -> None:
        while not over.wait(0.05):
            kill_thinkers(host)

    killer = threading.Thread(target=kill_on)
    try:
        table = host.create()
        seat = host.seat(table["table"], *tokens(table))
        own = seat.turn()
        assert own is not None
        number = seat.states[own]["offer"]["number"]
        killer.start()
        hint = {"type": "hint", "id": "h1", "seat": own, "offer": number}
        seat.send(hint)
        refused = seat.until(lambda m: m.get("id") == "h1", 120)
        assert (refused["type"], refused["code"]) == ("refused", "no_advice") and "ask again" in refused["message"]
        over.set()
        killer.join()
        assert seat.command("hint", own, offer=number)["type"] == "advice", "the next one is answered"
        assert seat.play(own)["type"] == "ack"
        seat.close()
    finally:
        over.set()
        host.kill()
