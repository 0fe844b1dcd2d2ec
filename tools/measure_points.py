"""What a point is worth in chance to win: `python -m tools.measure_points GAME --games 8`.

The first seat is counted as a person's. All choices of its decisions that a quick review has weighed are held against
the one that was played: the slope of the chance by the points.
"""

from __future__ import annotations

import argparse

from pithead.bots.registry import styles
from pithead.coach.review import review
from pithead.lab.reviews import played

FAR = 10  # points: choices further apart than that are left out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    order = parser.parse_args()
    cast = ["apprentice", *styles(order.game), "foreman"]
    pairs: list[tuple[float, float]] = []
    for number in range(order.games):
        bots = [cast[(number + seat) % len(cast)] for seat in range(order.seats)]
        table = played(order.game, bots, order.seed + number, people=1)
        for one in review(table.game, table.record).decisions:
            others = [*one.rivals, *([one.better] if one.better else [])]
            pairs += [(other.points - one.played.points, other.share - one.played.share) for other in others]
    near = [(points, share) for points, share in pairs if abs(points) < FAR]
    slope = sum(points * share for points, share in near) / max(1e-9, sum(points * points for points, _ in near))
    print(f"{order.game}: a point is worth {100 * slope:.2f} % to win, by {len(near)} pairs of choices")


if __name__ == "__main__":
    main()
