"""How long a person waits for a hint while a stranger's engineers think: `python -m tools.starve_test`.

Three times in one run: alone, beside 30 tables of four engineers with one line for all who wait, and beside the same
with the fair queue.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter, sleep

import httpx
from tests.server.harness import quick_folder, tokens
from tests.server.inside import Inside, inside

from pithead.bots.registry import levels
from pithead.server.fair_queue import FairQueue, T, Turn

STRANGER = "127.0.0.2"
GAME = "dig_deep"


class OneLine(FairQueue[T]):
    """First come, first served."""

    def put(self, turn: Turn, item: T) -> None:
        super().put(Turn(True, "", ""), item)

    def discard(self, turn: Turn, item: T) -> None:
        super().discard(Turn(True, "", ""), item)


def occupy(host: Inside, tables: int) -> None:
    """A stranger's tables; the bots of all of them think before anything is measured."""
    engineers = [{"kind": "bot", "bot": levels(GAME)[-1]}] * 4
    with httpx.Client(base_url=host.url, transport=httpx.HTTPTransport(local_address=STRANGER), timeout=60) as stranger:
        for _ in range(tables):
            made = stranger.post("/api/v1/tables", json={"game": GAME, "pace": "instant", "seats": engineers})
            assert made.status_code == 200, made.text
    sleep(2 if tables else 0)


def seconds_of_hints(tables: int, hints: int, fair: bool) -> tuple[float, float]:
    """The time of a hint of the simplest bot: the median and the longest."""
    with inside(quick_folder("pithead-starve-")) as host:
        if not fair:
            host.worker.bots.queue = OneLine()
        mine = host.create(game=GAME)
        seat = host.seat(mine["table"], *tokens(mine))
        own = seat.turn()
        assert own is not None
        ask = {"offer": seat.states[own]["offer"]["number"], "bot": levels(GAME)[0]}
        seat.command("hint", own, **ask)
        occupy(host, tables)
        times: list[float] = []
        for _ in range(hints):
            start = perf_counter()
            seat.send({"type": "hint", "id": f"h{len(times)}", "seat": own, **ask})
            assert seat.until(lambda m: "id" in m, timeout=300)["type"] == "advice"
            times.append(perf_counter() - start)
        seat.close()
        host.worker.driver.stopping = True
    return median(times), max(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--hints", type=int, default=40)
    args = parser.parse_args()
    alone = seconds_of_hints(0, args.hints, fair=True)
    line = seconds_of_hints(args.tables, args.hints, fair=False)
    fair = seconds_of_hints(args.tables, args.hints, fair=True)
    for name, (middle, longest) in (("alone", alone), ("one line for all", line), ("the fair queue", fair)):
        print(f"{name:18} median {1000 * middle:6.0f} ms, longest {1000 * longest:6.0f} ms")
    print(f"the fair queue is {line[0] / fair[0]:.0f} times as fast, its longest {line[1] / fair[1]:.0f} times")


if __name__ == "__main__":
    main()
