"""Strangers who have much thought for them: nobody else waits for more than one of their thoughts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from queue import Queue
from threading import Event
from typing import Any

import httpx
import pytest

from pithead.bots.registry import levels
from pithead.server.bot_pool import BotPool, advise
from pithead.server.fair_queue import FairQueue, Turn
from pithead.server.settings import Limits, Sources
from tests.attacks import Attack
from tests.server.harness import GENEROUS, Json, play_to_the_end, quick_folder, tokens, wait_for
from tests.server.inside import Inside, inside

STRANGER = "127.0.0.2"
TABLES = 30


def order_of(*turns: Turn) -> list[int]:
    """In which order some turns come that wait at the same time, by their places."""
    queue: FairQueue[int] = FairQueue()
    for place, turn in enumerate(turns):
        queue.put(turn, place)
    taken = [queue.take() for _ in turns]
    assert queue.take() is None and not queue.people and not queue.bots
    return [place for place in taken if place is not None]


def when(told: Event, done: list[str], what: str) -> None:
    """Work that ends when it is told to."""
    assert told.wait(20)
    done.append(what)


def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    many = [Turn(True, "a", f"t{i}") for i in range(4)]
    assert order_of(*many, Turn(True, "b", "u"), Turn(True, "c", "v")) == [0, 4, 5, 1, 2, 3]
    assert order_of(many[0], many[0], many[0], many[1]) == [0, 3, 1, 2]
    assert order_of(Turn(False, "b", "bots"), many[0], many[0], many[1]) == [1, 3, 2, 0], "people first"


def test_a_turn_that_nobody_waits_for_is_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    turn = Turn(True, "a", "t")
    queue.put(turn, "first")
    queue.put(turn, "second")
    queue.discard(turn, "first")
    queue.discard(turn, "never there")
    assert queue.take() == "second" and queue.take() is None
    queue.discard(turn, "second")


@pytest.mark.attack("Starve the bots and hints of others")
def test_however_many_tables_a_stranger_has_others_wait_for_one(attack: Attack) -> None:
    """In a pool of one process, behind every number of tables that a stranger could have."""

    async def behind(tables: int, people: bool) -> int:
        done: list[str] = []
        hold = Event()
        pool = BotPool(1, [], 50)
        pool.pool.shutdown()
        pool.pool = ThreadPoolExecutor(1)  # type: ignore[assignment]
        strangers = [
            asyncio.ensure_future(pool.run(Turn(people, STRANGER, f"t{i}"), when, hold, done, "a stranger's"))
            for i in range(tables)
        ]
        await asyncio.sleep(0)
        mine = asyncio.ensure_future(pool.run(Turn(True, "127.0.0.1", "mine"), done.append, "mine"))
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(mine, *strangers)
        pool.close()
        return done.index("mine")

    for tables in (2, 5, TABLES, 200):
        for people in (True, False):
            before = asyncio.run(behind(tables, people))
            attack.tried(succeeded=before > 2, how=f"{before} of {tables} tables came first")


def test_a_thought_that_is_cancelled_gives_its_process_back_when_it_ends() -> None:
    async def run() -> list[str]:
        done: list[str] = []
        hold = Event()
        pool = BotPool(1, [], 50)
        pool.pool.shutdown()
        pool.pool = ThreadPoolExecutor(1)  # type: ignore[assignment]
        turn = Turn(True, "a", "t")
        begun = asyncio.ensure_future(pool.run(turn, when, hold, done, "begun"))
        waiting = asyncio.ensure_future(pool.run(turn, done.append, "waiting"))
        await asyncio.sleep(0)
        begun.cancel()
        waiting.cancel()
        last = asyncio.ensure_future(pool.run(turn, done.append, "last"))
        await asyncio.sleep(0)
        assert pool.free == 0, "the process is still busy"
        hold.set()
        await last
        pool.close()
        return done

    assert asyncio.run(run()) == ["begun", "last"]


class Held(Executor):
    """A pool of processes in which nothing ends before the test says so."""

    def __init__(self) -> None:
        self.begun: Queue[tuple[Future[Any], Any]] = Queue()

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.put((future, work))
        return future


@contextmanager
def held(**limits: int) -> Iterator[tuple[Inside, Held]]:
    """A server whose bots think when the test lets them."""
    sources = Sources(asks_players=False)  # tables begin without a page
    with inside(quick_folder("pithead-starving-"), sources, limits=Limits(**{**GENEROUS, **limits})) as host:
        real, pool = host.worker.bots.pool, Held()
        host.worker.bots.pool = pool  # type: ignore[assignment]
        try:
            yield host, pool
        finally:
            host.worker.driver.stopping = True
            host.worker.bots.pool = real
            while not pool.begun.empty():
                pool.begun.get()[0].cancel()


def order(*seats: Json) -> Json:
    return {"game": "rockwell", "pace": "instant", "seats": list(seats)}


ENGINEER = {"kind": "bot", "bot": levels("rockwell")[-1]}


@pytest.mark.attack("Starve the bots and hints of others")
@pytest.mark.parametrize("seats", [[{"kind": "me"}, ENGINEER, ENGINEER, ENGINEER], [ENGINEER] * 4])
def test_a_hint_comes_next_but_one_while_a_strangers_engineers_think(attack: Attack, seats: list[Json]) -> None:
    with held() as (host, pool):
        mine = host.create(game="rockwell")
        seat = host.seat(mine["table"], *tokens(mine))
        stranger = httpx.Client(base_url=host.url, transport=httpx.HTTPTransport(local_address=STRANGER))
        with stranger:
            for _ in range(TABLES):
                assert stranger.post("/api/v1/tables", json=order(*seats)).status_code == 200
        queue = host.worker.bots.queue
        wait_for(lambda: sum(map(len, (*queue.people.values(), *queue.bots.values()))) == TABLES - 1, 20, "not waiting")
        seat.send({"type": "hint", "id": "h", "seat": 1, "offer": seat.states[1]["offer"]["number"]})
        wait_for(lambda: any(mine["table"] in tables for tables in queue.people.values()), 20, "no hint waits")
        before = 0
        while True:
            future, work = pool.begun.get(timeout=20)
            future.set_result(work())
            if work.func is advise:
                break
            before += 1
        attack.tried(succeeded=before > 2, how=f"{before} thoughts of the stranger came first")
        assert seat.until(lambda m: m.get("id") == "h")["type"] == "advice"
        seat.close()


@pytest.mark.attack("Have bots play among themselves without end")
def test_tables_of_bots_alone_are_bounded(attack: Attack) -> None:
    with held(bot_tables=3) as (host, _):
        made = host.create(game="rockwell", seats=[{"kind": "me"}, ENGINEER])
        mine = host.seat(made["table"], *tokens(made))
        with ThreadPoolExecutor(8) as many:
            answers = list(many.map(lambda _: host.post("/tables", order(ENGINEER, ENGINEER)), range(12)))
        answers.sort(key=lambda one: one.status_code)
        for number, one in enumerate(answers):
            attack.tried(succeeded=one.status_code == 200 and number >= 3, how=f"table {number + 1}")
        assert [one.status_code for one in answers] == [200] * 3 + [429] * 9
        assert {one.json()["code"] for one in answers[3:]} == {"full"}
        assert "sit down with them" in answers[-1].json()["message"]
        given = mine.command("give_up", 1)
        attack.tried(succeeded=given.get("code") != "full", how="give up the last seat")
        assert host.post("/tables", order({"kind": "me"}, ENGINEER)).status_code == 200, "people may sit down"
        assert mine.command("ask_end", 1)["type"] == "ack", "and end a game"
        mine.close()


def test_records_and_pictures_wait_for_no_bot_and_no_bot_for_them() -> None:
    with held() as (host, pool):
        done = host.create(game="dig_deep", options={"turn_limit": 3})
        seat = host.seat(done["table"], *tokens(done))
        play_to_the_end(seat)
        seat.close()
        assert host.post("/tables", order({"kind": "me"}, ENGINEER)).status_code == 200
        begun = pool.begun.get(timeout=20)
        path, token = f"/tables/{done['table']}", tokens(done)[0]
        record = host.get(f"{path}/export", token).json()["record"]
        assert host.post("/import", {"record": record}).status_code == 200
        for what in ("verify", "course"):
            assert host.get(f"{path}/{what}", token).status_code == 200
        link = host.get(f"{path}/share", token, at="1").json()["link"]
        key = link.partition("s=")[2].partition("#")[0]
        assert host.http.get(f"/api/v1{path}/picture.png", params={"at": "1", "s": key}).status_code == 200
        assert pool.begun.empty() and not begun[0].done(), "the bot still thinks"
        begun[0].cancel()
