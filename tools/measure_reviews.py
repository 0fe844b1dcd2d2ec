"""How long reviews take, and how many of their marks hold: `python -m tools.measure_reviews GAME --games 20`.

Apprentices, foremen and styles sit at the tables. `--people` of them are counted as people, whose decisions are
weighed. With `--confirm 200` each mistake or blunder is weighed again with twenty times the budget, until so many were.
"""

from __future__ import annotations

import argparse

from pithead.bots.registry import styles
from pithead.lab.reviews import SERIOUS, trial


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--depth", default="quick")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--confirm", type=int, default=0, help="marks to try out again (default: none)")
    order = parser.parse_args()
    cast = ["apprentice", *styles(order.game), "foreman"]
    seconds: list[float] = []
    processor: list[float] = []
    marks: dict[str, int] = {}
    tried = held = serious = 0
    furthest = 0.0
    for number in range(order.games):
        bots = [cast[(number + seat) % len(cast)] for seat in range(order.seats)]
        confirm = tried < order.confirm
        one = trial(order.game, bots, order.seed + number, order.depth, order.people, order.jobs, confirm)
        seconds.append(one.seconds)
        processor.append(one.processor)
        for decision in one.review.decisions:
            marks[decision.mark] = marks.get(decision.mark, 0) + 1
            serious += decision.mark in SERIOUS
        for row in one.review.sums:
            gap = row.fair + sum(row.luck.values()) + row.others + row.own - row.result
            furthest = max(furthest, abs(gap))
        tried += len(one.confirmed)
        held += one.held()
    print(f"{order.game}, {order.seats} seats, {order.people} people, {order.depth}, {len(seconds)} games")
    print(f"  seconds: {_spread(seconds)}; of processor time in this process: {_spread(processor)}")
    print("  marks: " + ", ".join(f"{name} {count}" for name, count in sorted(marks.items())))
    print(f"  fair share + luck + choices - result: {furthest:.1e} at most")
    if tried:
        print(f"  confirmed: {held} of {tried} mistakes and blunders, {100 * held / tried:.1f} %")


def _spread(values: list[float]) -> str:
    values = sorted(values)
    return f"p50 {values[len(values) // 2]:.2f}, p95 {values[int(len(values) * 0.95)]:.2f}"


if __name__ == "__main__":
    main()
