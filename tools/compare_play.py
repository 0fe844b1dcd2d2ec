"""Whether a bot still plays as before, and how much faster: `python -m tools.compare_play GAME --before TREE`.

Two processes, each with the rules and bots of its own working copy, meet the same positions: one plays a game, the
other follows it; next time the other way round. The seats are played by the bot in question and by apprentices, drawn
for each seat; at every decision with a choice, whoever plays the seat, the bot is asked on both sides, from the same
seed. Times are processor times.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import thread_time
from typing import Any
from zlib import crc32

from pithead.bots.driver import ask, bot_at, bot_seed, seat_bots
from pithead.bots.player import Player
from pithead.core import rollout
from pithead.core.api import Bot, Budget, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.registry import load_game, load_kit

ROOT = Path(__file__).parents[1]
SIMULATIONS = 64  # for one decision of a bot that searches
SHOWN = 10  # differences told in full

Json = dict[str, Any]


# -- one side: a process that plays or follows games


@dataclass(frozen=True)
class Decision:
    """What the bot chose in one position, and what was played instead.

    position  a sum over whose choice it is and what is legal: both sides must have the same
    """

    position: int
    chosen: int
    played: int
    seconds: float


class Side:
    """A bot of this process's working copy in all seats of a game."""

    def __init__(self, game: str, bot: str, seats: int) -> None:
        self.game = load_game(game)
        self.seats = seats
        self.bots = [bot_at(bot, game, seat) for seat in range(seats)]
        self.budget = Budget(simulations=SIMULATIONS)

    def play(self, seed: int, index: int, moves: Sequence[int] | None) -> list[Decision]:
        """Every decision with a choice of one game; where `moves` are given they are played, in that order."""
        source = ("compare", self.game.info.id, self.seats, seed, index)
        draw = Rng(bot_seed(source, self.seats))
        players = [
            self.bots[seat] if draw.below(2) else bot_at("apprentice", self.game.info.id, seat)
            for seat in range(self.seats)
        ]
        seat_bots(self.game, players, source)
        seat_bots(self.game, self.bots, source)
        found: list[Decision] = []

        def choose(state: State, seat: int, legal: list[int]) -> int:
            if len(legal) == 1:
                return legal[0]
            view = state.view(seat)
            chosen, seconds = self._asked(self.bots[seat], (*source, len(found)), seat, view, legal)
            if moves is not None:
                played = moves[len(found)]
            elif players[seat] is self.bots[seat]:
                played = chosen
            else:
                played = ask(self.game, players[seat], seat, view, legal, self.budget)
            found.append(Decision(crc32(repr((seat, legal)).encode()), chosen, played, seconds))
            return played

        state = self.game.new(self.seats, load_kit(self.game.info.id).simulation)
        rollout.play_on(state, Chance(seed_from(*source)), choose)
        return found

    def _asked(
        self, bot: Bot, source: Sequence[int | str], seat: int, view: State, legal: list[int]
    ) -> tuple[int, float]:
        """A choice and its time. Ties are drawn by the position: what was drawn before makes no difference."""
        if isinstance(bot, Player):
            bot.rng = Rng(bot_seed(source, seat))
        started = thread_time()
        code = ask(self.game, bot, seat, view, legal, self.budget)
        return code, thread_time() - started


def serve(game: str, bot: str, seats: int) -> None:
    """Answer lines of JSON: a seed, an index and the moves of a game, or none to play it."""
    side = Side(game, bot, seats)
    print(json.dumps({"compiled": not str(rollout.__file__).endswith(".py")}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        found = side.play(order["seed"], order["index"], order["moves"])
        print(json.dumps([[one.position, one.chosen, one.played, one.seconds] for one in found]), flush=True)


# -- both sides


class Process:
    """A side in a process of its own, with the rules and bots of a working copy."""

    def __init__(self, tree: Path, game: str, bot: str, seats: int) -> None:
        self.tree = tree
        command = [sys.executable, "-P", __file__, game, "--bot", bot, "--seats", str(seats), "--serve"]
        env = {**os.environ, "PYTHONPATH": str(tree / "src")}
        self.child = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.compiled = bool(self._answer()["compiled"])

    def play(self, seed: int, index: int, moves: Sequence[int] | None = None) -> list[Decision]:
        assert self.child.stdin
        self.child.stdin.write(json.dumps({"seed": seed, "index": index, "moves": moves}) + "\n")
        self.child.stdin.flush()
        return [Decision(*one) for one in self._answer()]

    def _answer(self) -> Any:
        assert self.child.stdout
        line = self.child.stdout.readline()
        if not line:
            raise SystemExit(f"{self.tree}: ended with status {self.child.wait()}")
        return json.loads(line)

    def close(self) -> None:
        assert self.child.stdin
        self.child.stdin.close()
        self.child.wait()


@dataclass
class Comparison:
    """What came out so far."""

    game: str
    positions: int = 0
    same: int = 0
    seconds_before: float = 0.0
    seconds_after: float = 0.0
    kinds: Counter[str] = field(default_factory=Counter)  # of decisions that differ: what was chosen before, and now
    examples: list[Json] = field(default_factory=list)

    def add(self, index: int, before: Sequence[Decision], after: Sequence[Decision]) -> None:
        """One game of both sides."""
        actions = load_game(self.game).actions
        if [one.position for one in before] != [one.position for one in after]:
            raise SystemExit(f"game {index}: the two rules differ, so their bots cannot be compared")
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            self.positions += 1
            self.seconds_before += old.seconds
            self.seconds_after += new.seconds
            if old.chosen == new.chosen:
                self.same += 1
                continue
            self.kinds[f"{actions.verb_of(old.chosen).name} > {actions.verb_of(new.chosen).name}"] += 1
            if len(self.examples) < SHOWN:
                texts = {"before": actions.format(old.chosen), "after": actions.format(new.chosen)}
                self.examples.append({"game": index, "decision": number, **texts})

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "positions": self.positions,
            "same": self.same,
            "share": self.same / self.positions,
            "before_us": 1e6 * self.seconds_before / self.positions,
            "after_us": 1e6 * self.seconds_after / self.positions,
            "times_faster": self.seconds_before / self.seconds_after,
            "differing": dict(self.kinds.most_common()),
            "examples": self.examples,
        }


def compare(before: Path, after: Path, game: str, bot: str, seats: int, positions: int, seed: int) -> Json:
    """Whole games until so many positions were met."""
    sides = [Process(tree, game, bot, seats) for tree in (before, after)]
    result = Comparison(game)
    for side in sides:
        side.play(seed, 0)  # warms up
    index = 0
    while result.positions < positions:
        index += 1
        first, second = sides if index % 2 else sides[::-1]
        played = first.play(seed, index)
        followed = second.play(seed, index, [one.played for one in played])
        result.add(index, *((played, followed) if first is sides[0] else (followed, played)))
    for side in sides:
        side.close()
    builds = {"before_compiled": sides[0].compiled, "after_compiled": sides[1].compiled}
    return {**result.to_json(), "bot": bot, "seats": seats, "games": index, **builds}


def text(found: Json) -> str:
    """The result in lines for a person."""
    build = ["compiled" if found[f"{name}_compiled"] else "interpreted" for name in ("before", "after")]
    lines = [
        f"{found['game']}, {found['bot']}, {found['seats']} seats: the same choice in {found['same']:,} of "
        f"{found['positions']:,} positions ({100 * found['share']:.3f} %) of {found['games']} games",
        f"a decision takes {found['before_us']:.1f} µs before ({build[0]}), {found['after_us']:.1f} µs after "
        f"({build[1]}): {found['times_faster']:.2f} times faster",
    ]
    lines += [f"{n:7,}  {kind}" for kind, n in found["differing"].items()]
    lines += [f"  game {e['game']}, decision {e['decision']}: {e['before']} > {e['after']}" for e in found["examples"]]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--before", type=Path, help="another working copy, compiled as this one is")
    parser.add_argument("--after", type=Path, default=ROOT, help="default: this working copy")
    parser.add_argument("--bot", default="foreman")
    parser.add_argument("--seats", type=int, default=0, help="default: four, or as many as the game takes")
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one object instead of lines")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    seats = wish.seats or min(4, load_game(wish.game).info.max_seats)
    if wish.serve:
        serve(wish.game, wish.bot, seats)
        return
    if wish.before is None:
        parser.error("--before: compared with which working copy?")
    found = compare(wish.before, wish.after, wish.game, wish.bot, seats, wish.positions, wish.seed)
    print(json.dumps(found, indent=2) if wish.json else text(found))


if __name__ == "__main__":
    main()
