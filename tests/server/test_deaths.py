"""Processes die: a worker, or those in which bots think. Bots go on, and whoever waits is told."""

from __future__ import annotations

import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from pithead.core.api import SPECTATOR
from pithead.server.settings import Settings
from pithead.server.store import Store
from pithead.server.tables.persistence import last_event
from tests.processes import in_group
from tests.server.harness import Cluster, Host, Json, hosted, tokens, wait_for
from tests.server.inside import serving

SCAN_SECONDS = Settings("").scan_seconds
BOTS: list[Json] = [{"kind": "bot", "bot": "pebble"}] * 3


@contextmanager
def lost_time() -> Iterator[list[float]]:
    """Seconds, one by one, in which this process wanted to run and was not let: by how much short sleeps were late."""
    late: list[float] = []
    over = threading.Event()

    def nap() -> None:
        while True:
            start = time.monotonic()
            if over.wait(0.02):
                return
            late.append(max(0.0, time.monotonic() - start - 0.02))

    thread = threading.Thread(target=nap)
    thread.start()
    try:
        yield late
    finally:
        over.set()
        thread.join()


def test_the_bots_of_a_killed_worker_go_on_within_five_seconds(cluster: Cluster) -> None:
    """Another worker takes them over as soon as the pulse is missed, however long the lease still runs. A busy machine
    is given the time that it did not let us run, and no other.
    """
    db = cluster.database("killed_worker")
    doomed = Host(db, pause=0.2)
    store = Store(db)
    try:
        table = doomed.create([{"kind": "me"}, *BOTS], options={"turn_limit": 100}, pace="human")
        with serving(db, scan_seconds=SCAN_SECONDS, move_pause=0.2) as other:
            watcher = other.seat(table["table"], table["spectator"]["token"])
            body = {"type": "give_up", "id": "g", "seat": 1, "bot": "pebble"}
            assert doomed.post(f"/tables/{table['table']}/commands", body, tokens(table)[0]).status_code == 200
            watcher.until(lambda m: len(watcher.events[0]) > 3)
            with lost_time() as late:
                doomed.kill()
                start = time.monotonic()
                row = store.row(table["table"])
                assert row is not None and row.status == "running"
                assert row.lease_by not in ("", other.worker.name) and row.lease_until - time.time() > 5
                last = number(last_event(row.last_events, SPECTATOR))
                watcher.until(lambda m: m["type"] == "state" and number(m["state"]["event"]) > last, 60)
                took = time.monotonic() - start
            assert took < 5 + sum(late), f"{took:.1f} s, of which {sum(late):.1f} s were others'"
            watcher.close()
    finally:
        store.close()
        if doomed.process.poll() is None:
            doomed.kill()


def number(event: str) -> int:
    """Where an event stands, without the part that tells apart what only some see."""
    return int(re.split(r"\D", event)[0])


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
