"""Speed of encoders: what a view, its row of numbers and its mask of choices take, on positions from all over games
that are played at random. Times are processor times, in this process, on the build that it runs.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import inf
from pathlib import Path
from time import process_time

from pithead.bots.layout import FORMAT
from pithead.bots.registry import encoded_games, load_encoder
from pithead.core.api import Game, Json, State
from pithead.core.chance import Rng
from pithead.core.rollout import play_out, settle_by
from pithead.games.registry import load_game, load_kit

GAMES = 4  # that the positions come from
APART = 7  # decisions from one position to the next
BATCHES = 5  # the best one counts


@dataclass(frozen=True)
class EncoderSpeed:
    """Means over all positions, and what 95 % of them take at most."""

    positions: int
    view_us: float
    encode_us: float
    mask_us: float
    encode_p95_us: float


def bench_encoders(
    games: Sequence[str] = (),
    seats: int = 0,
    seconds: float = 2.0,
    pack: Path | None = None,
    progress: Callable[[str], None] | None = None,
) -> dict[str, Json]:
    """For each game that has an encoder, by number of seats (0: each that the game takes): its EncoderSpeed."""
    out: dict[str, Json] = {}
    for name in games or encoded_games():
        load_encoder(name)
        game = load_game(name, pack)
        if progress:
            progress(name)
        counts = [seats] if seats else range(game.info.min_seats, game.info.max_seats + 1)
        out[name] = {str(n): asdict(measure(game, n, seconds)) for n in counts}
    return out


def measure(game: Game, seats: int, seconds: float) -> EncoderSpeed:
    """One game with so many seats."""
    encoder = load_encoder(game.info.id)
    found = positions(game, seats)
    views = [(state.view(seat), seat) for state, seat in found]
    row = memoryview(array(FORMAT, [0] * encoder.layout.size))
    codes = memoryview(bytearray(game.actions.size))

    def look() -> None:
        for state, seat in found:
            state.view(seat)

    def write() -> None:
        for view, seat in views:
            encoder.encode(view, seat, row)

    def choices() -> None:
        for view, seat in views:
            encoder.mask(view, seat, codes)

    view, encode, mask = (round(1e6 * best(work, seconds / 3) / len(found), 2) for work in (look, write, choices))
    slow = sorted(best(partial(encoder.encode, view, seat, row), 0.0) for view, seat in views)
    return EncoderSpeed(len(found), view, encode, mask, round(1e6 * slow[len(slow) * 95 // 100], 2))


def positions(game: Game, seats: int) -> list[tuple[State, int]]:
    """Positions where a seat has to choose, from the first of all on, with that seat."""
    out: list[tuple[State, int]] = []
    for number in range(GAMES):
        state, rng = game.new(seats, load_kit(game.info.id).simulation), Rng(number)
        while (seat := int(settle_by(state, rng))) >= 0:
            out.append((state.clone(), seat))
            play_out(state, rng, APART)
    return out


def best(work: Callable[[], None], seconds: float) -> float:
    """Seconds that the quickest of several batches took, each as often as fits in the time given, at least once."""
    least = inf
    for _ in range(BATCHES):
        times, started = 0, process_time()
        while True:
            work()
            times += 1
            taken = process_time() - started
            if taken >= seconds / BATCHES:
                break
        least = min(least, taken / times)
    return least
