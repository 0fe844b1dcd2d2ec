"""Speed: decisions per second inside the engine and from interpreted Python, clone time, games per second, on both
builds.

Each build is measured in a process of its own: a process has imported the rules one way or the other. Time is processor
time of one core, so that whatever else the machine does counts as little as can be.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from time import process_time

from pithead.core import rollout
from pithead.core.api import Game, Json, Options, State
from pithead.core.chance import Rng
from pithead.core.errors import PitheadError
from pithead.games.registry import GAMES, load_game, load_kit
from pithead.lab.steps import StepLoop

WARM_UP = 0.2  # seconds
BATCHES = 5  # the best one counts


@dataclass(frozen=True)
class Speed:
    """One game on one build."""

    seats: int
    decisions_per_s: float  # `legal` + `apply`, chosen uniformly, inside the engine
    games_per_s: float
    api_decisions_per_s: float  # the same from interpreted Python: last, mask, step
    clone_us: float  # of positions from all over a game


def compiled() -> bool:
    """Whether this process runs the compiled rules."""
    return not str(rollout.__file__).endswith(".py")


def measure(game: Game, seats: int, seconds: float = 1.0) -> Speed:
    """One game in this process."""
    options = load_kit(game.info.id).simulation
    inside = _best(lambda rng: (rollout.play_out(game.new(seats, options), rng), 1), seconds)
    stepped = _best(lambda rng: (_play_steps(game, seats, options, rng), 1), seconds)
    states = _positions(game, seats, options)
    clones = _best(lambda rng: (_clone_all(states), 1), seconds / 2)
    return Speed(seats, round(inside[0]), round(inside[1], 1), round(stepped[0]), round(1e6 / clones[0], 3))


def _best(work: Callable[[Rng], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """The best rates of several batches of (units, games)."""
    rng = Rng(1)
    _batch(work, rng, WARM_UP)
    rates = [_batch(work, rng, seconds / BATCHES) for _ in range(BATCHES)]
    return max(rate[0] for rate in rates), max(rate[1] for rate in rates)


def _batch(work: Callable[[Rng], tuple[int, int]], rng: Rng, seconds: float) -> tuple[float, float]:
    units = games = 0
    started = process_time()
    while True:
        more, ended = work(rng)
        units, games = units + more, games + ended
        taken = process_time() - started
        if taken >= seconds:
            return units / taken, games / taken


def _play_steps(game: Game, seats: int, options: Options, rng: Rng) -> int:
    """One random game through the step loop; how many decisions."""
    env = StepLoop(game, seats, options, rng)
    below, last, step = rng.below, env.last, env.step
    n = 0
    while True:
        mask, legal, over = last()
        if over:
            return n
        code = legal[below(len(legal))]
        assert mask[code]
        step(code)
        n += 1


def _positions(game: Game, seats: int, options: Options) -> list[State]:
    """Positions of one random game, a dozen decisions apart."""
    state, rng = game.new(seats, options), Rng(2)
    out: list[State] = []
    while rollout.play_out(state, rng, 12) == 12:
        out.append(state.clone())
    return out or [game.new(seats, options)]


def _clone_all(states: Sequence[State]) -> int:
    for state in states:
        state.clone()
    return len(states)


# -- both builds in one run


def bench(
    games: Sequence[str] = (),
    seats: int = 0,
    seconds: float = 1.0,
    pack: Path | None = None,
    progress: Callable[[str], None] | None = None,
) -> dict[str, Json]:
    """For each game: `interpreted`, `compiled` (null with a note where there is none), `ratio`; and Catanatron's speed
    where it is installed.
    """
    names = list(games) or list(GAMES)
    out: dict[str, Json] = {}
    for name in names:
        row: dict[str, Json] = {}
        for build, pure in (("interpreted", True), ("compiled", False)):
            if progress:
                progress(f"{name}, {build}")
            row[build] = _in_process(name, seats, seconds, pack, pure)
        _compare(row)
        out[name] = row
    if find_spec("catanatron") is not None:
        if progress:
            progress("catanatron")
        peer = catanatron_speed(seconds)
        out["catanatron"] = {"decisions_per_s": peer, "seats": 4}
        for name in names:
            row = _object(out[name])
            fast = _object(row["compiled"] or row["interpreted"])
            row["ratio_to_catanatron"] = round(_number(fast["decisions_per_s"]) / peer, 1)
    return out


def _compare(row: dict[str, Json]) -> None:
    built = _object(row["compiled"])
    if not built.pop("compiled"):
        row["compiled"] = None
        row["note"] = "there is no compiled build: 'make build' makes one where a C compiler is at hand"
    plain = _object(row["interpreted"])
    plain.pop("compiled")
    row["ratio"] = (
        round(_number(built["decisions_per_s"]) / _number(plain["decisions_per_s"]), 1) if row["compiled"] else None
    )


def _in_process(game_id: str, seats: int, seconds: float, pack: Path | None, pure: bool) -> dict[str, Json]:
    """`measure` in a fresh interpreter, with the rules interpreted (`pure`) or as they are built."""
    env = {**os.environ, "PITHEAD_PURE": "1" if pure else "0"}
    call = f"child({game_id!r}, {seats}, {seconds}, {str(pack or '')!r})"
    command = [sys.executable, "-c", f"from pithead.lab.bench import child; {call}"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PitheadError(f"measuring {game_id} failed: {done.stderr.strip().splitlines()[-1]}")
    return _object(json.loads(done.stdout))


def child(game_id: str, seats: int, seconds: float, pack: str = "") -> None:
    """What the other process does: measure, and print JSON. 0 seats: as many as the game takes."""
    game = load_game(game_id, Path(pack) if pack else None)
    speed = measure(game, seats or game.info.max_seats, seconds)
    print(json.dumps({**asdict(speed), "compiled": compiled()}))


def catanatron_speed(seconds: float) -> float:
    """Decisions per second of four random players of Catanatron, in this process."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped, import-not-found, unused-ignore]

    def one(_: Rng) -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        done = getattr(game.state, "actions", None) or game.state.action_records
        return len(done), 1

    return round(_best(one, max(seconds, 2.0))[0])


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _number(value: Json) -> float:
    assert isinstance(value, (int, float))
    return value
