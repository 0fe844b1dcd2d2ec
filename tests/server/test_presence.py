"""Who of the persons at a table is there: told by every worker, of every worker, and nothing but that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from pithead.server.admin import backup
from pithead.server.rows import Unavailable, Visits
from pithead.server.store import Store
from tests.server.harness import Cluster, Host, Json, Seat, tokens, wait_for
from tests.server.hasty import LEASE, SCAN
from tests.server.inside import Inside, inside, serving

PEOPLE = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "pebble"}]


def told(seat: Seat, second: bool) -> Json:
    """The next message in which the second seat is there, or is not."""
    return seat.until(lambda message: message["type"] == "presence" and message["seats"][1]["here"] == second)


def test_everybody_is_told_who_is_here_and_nothing_else(host: Host) -> None:
    table = host.create(PEOPLE)
    ann, ben = host.everybody(table)
    first = host.seat(table["table"], ann)
    assert told(first, second=False) == {
        "type": "presence",
        "seats": [{"seat": 1, "here": True, "seen": 0.0}, {"seat": 2, "here": False, "seen": 0.0}],
    }
    second = host.seat(table["table"], ben)
    told(first, second=True)
    again = host.seat(table["table"], ben)
    second.close()
    assert again.command("say", 2, text="still here")["type"] == "ack"
    said = first.until(lambda message: message["type"] in ("chat", "presence"))
    assert said["type"] == "chat", "a seat that is open twice has not left"
    again.close()
    assert told(first, second=False)["seats"][1]["seen"] > 0
    first.close()


def test_workers_tell_who_is_at_the_others_and_a_restart_forgets_no_time(db: str) -> None:
    before = time.time()
    with serving(db, workers=2) as one, serving(db, workers=2) as other:
        table = one.create(PEOPLE)
        ann, ben = one.everybody(table)
        first, second = one.seat(table["table"], ann), other.seat(table["table"], ben)
        watcher = one.seat(table["table"], table["spectator"]["token"])
        here = {"type": "presence", "seats": [{"seat": s, "here": True, "seen": 0.0} for s in (1, 2)]}
        for everybody in (first, second, watcher):  # a worker may tell of its own people before it knows the other's
            everybody.until(here.__eq__)
        second.close()
        away = told(first, second=False)
        assert away == told(watcher, second=False), "spectators learn the same"
        seen = away["seats"][1]["seen"]
        assert before < seen < time.time()
        third = other.seat(table["table"], ann)
        assert told(third, second=False) == away
        for seat in (first, third, watcher):
            seat.close()
    with serving(db, workers=2) as host:
        back = host.seat(table["table"], ben)
        first_seat, second_seat = told(back, second=True)["seats"]
        assert second_seat == {"seat": 2, "here": True, "seen": seen}
        assert not first_seat["here"] and first_seat["seen"] > seen
        back.close()


def test_the_people_of_a_killed_worker_are_away_soon(cluster: Cluster) -> None:
    db = cluster.database("gone_worker")
    doomed = Host(db, program="tests.server.hasty")
    try:
        table = doomed.create(PEOPLE)
        ann, ben = doomed.everybody(table)
        lost = doomed.seat(table["table"], ben)
        with serving(db, lease_seconds=LEASE, scan_seconds=SCAN) as host:
            first = host.seat(table["table"], ann)
            told(first, second=True)
            killed = time.time()
            doomed.kill()
            away = told(first, second=False)
            assert 0 < away["seats"][1]["seen"] <= killed + 1, "seen when its worker last wrote"
            first.close()
        lost.close()
    finally:
        if doomed.process.poll() is None:
            doomed.kill()


def test_a_worker_that_was_only_slow_writes_its_people_down_again(db: str) -> None:
    with serving(db, workers=2) as host:
        table = host.create(PEOPLE)
        ann, ben = host.everybody(table)
        first, second = host.seat(table["table"], ann), host.seat(table["table"], ben)
        told(first, second=True)
        store = Store(db, shared=True)
        assert store.bury("another", time.time() + 3600) == [table["table"]]
        told(first, second=False)
        assert host.http.get("/healthz").status_code == 200
        told(first, second=True)
        assert store.bury("another", time.time() - 3600) == []
        store.close()
        first.close()
        second.close()


def test_in_a_copy_of_the_database_nobody_is_there(host: Host, quick_path: Path) -> None:
    table = host.create(PEOPLE)
    first = host.seat(table["table"], *host.everybody(table))
    told(first, second=True)
    store = Store(host.db)
    backup(store, quick_path / "copy.sqlite")
    (visits,) = store.presence([table["table"]]).values()
    assert [visit.here for visit in visits.values()] == [True, True]
    copy = Store(str(quick_path / "copy.sqlite"))
    (visits,) = copy.presence([table["table"]]).values()
    assert [visit.here for visit in visits.values()] == [False, False]
    first.close()
    store.delete(table["table"])
    assert store.presence([table["table"]]) == {table["table"]: {}}
    copy.close()
    store.close()


class HeldStore:
    """Takes the place of a server's `attend`: each call waits until it is let go, and may fail."""

    def __init__(self, host: Inside) -> None:
        self.host = host
        self.attend = host.worker.store.attend
        self.calls: list[list[str]] = []  # the tables of each
        self.fails: set[int] = set()  # by their numbers
        self.open = asyncio.Semaphore(0)
        host.worker.store.attend = self  # type: ignore[method-assign]

    async def __call__(self, worker: str, visits: Sequence[Visits], now: float) -> None:
        self.calls.append([one.table for one in visits])
        number = len(self.calls)
        await self.open.acquire()
        if number in self.fails:
            raise Unavailable("the database refuses")
        await self.attend(worker, visits, now)

    def soon(self, work: Callable[..., object], *args: object) -> None:
        """On the server's own loop."""
        assert self.host.worker.feed.loop is not None
        self.host.worker.feed.loop.call_soon_threadsafe(work, *args)

    def called(self, times: int) -> None:
        wait_for(lambda: len(self.calls) >= times, 20, f"not {times} transactions")


def test_whoever_comes_while_others_are_written_down_is_written_with_one_transaction(quick_path: Path) -> None:
    with inside(quick_path) as host:
        held = HeldStore(host)
        held.fails = {2}
        tables = [host.create() for _ in range(20)]
        ids = [table["table"] for table in tables]
        seats = [host.seat(table["table"], *tokens(table)) for table in tables]
        held.called(1)
        held.soon(held.open.release)
        held.called(2)
        held.soon(held.open.release)
        wait_for(lambda: bool(host.worker.presence.rounds and host.worker.presence.rounds.done()), 20, "it goes on")
        held.soon(held.open.release)
        held.soon(host.worker.presence.go_on)  # as the scan does, some time later
        for seat in seats:
            told(seat, second=True)
        assert held.calls == [ids[:1], ids[1:], ids[1:]], "what could not be written is written later, at once"
        found = host.worker.store.blocking.presence(ids)
        assert all(visit.here for table in ids for visit in found[table].values()) and len(found) == 20
        for seat in seats:
            seat.close()
        for _ in range(40):
            held.soon(held.open.release)


def test_who_is_struck_out_while_being_written_down_is_written_again(quick_path: Path) -> None:
    with inside(quick_path) as host:
        held = HeldStore(host)
        table = host.create()
        seat = host.seat(table["table"], *tokens(table))
        held.called(1)
        held.soon(host.worker.presence.write_anew, host.worker.rooms.rooms[table["table"]])
        for _ in range(10):
            held.soon(held.open.release)
        held.called(2)
        assert held.calls == [[table["table"]]] * 2
        told(seat, second=True)
        seat.close()
