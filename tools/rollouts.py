"""Positions with roll-outs as labels: `python -m tools.rollouts GAME --out FOLDER --net FILE [--positions 20000]`.

Of each game of self-play --each positions are drawn, and each is played on --times times for --rounds rounds, where the
net judges it; a label is the mean. tools.fit takes the folder beside those of tools.selfplay. Run again, it goes on
where it was cut off.
"""

from __future__ import annotations

from pithead.lab.rollouts import Rollouts
from pithead.lab.selfplay import Job
from tools.selfplay import arguments, play


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--each", type=int, default=Rollouts.each, help="positions of a game")
    parser.add_argument("--times", type=int, default=Rollouts.times, help="roll-outs of a position")
    parser.add_argument("--rounds", type=int, default=Rollouts.rounds, help="after which the net judges")
    order = parser.parse_args()
    job = Job(order.game, order.seed, order.net, order.pack, order.seats)
    play(Rollouts(job, order.each, order.times, order.rounds), order, -(-order.positions // order.each))


if __name__ == "__main__":
    main()
