"""How long reviews take, and how many of their marks hold.

    python -m tools.measure_reviews dig_deep --games 8
    python -m tools.measure_reviews --all --games 20 --confirm 200 --jobs 16 --out docs/review/measured.json

Apprentices, foremen and styles sit at the tables. First `--games` games are timed, one person at four seats, quick and
deep, one game after the other on two processes that are warm, as a server's are. Then, with `--confirm`, games at which
all three seats are people are reviewed by `--jobs` processes until there are so many mistakes and blunders, ten of a
game at most, and each is tried again: by the same judge in twenty times as many other worlds, and by `--ends` games
that the strongest rung without a search plays to their end after each of the two choices. Everything found is in
`--out` at once; the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pithead import __version__
from pithead.bots.registry import bot_version
from pithead.coach.guide import coach_bot
from pithead.coach.marks import EFFORTS
from pithead.games.registry import GAMES, load_game
from pithead.lab.pool import stream, workers
from pithead.lab.reviews import Marked, Marks, Series, Timed, Tries, timed

VERSION = 1
TIMED_ON = 2  # processes


class Ledger:
    """What was found so far, by game; kept in a file where there is one."""

    def __init__(self, path: Path | None, setting: dict[str, Any]) -> None:
        self.path = path
        self.data: dict[str, Any] = {"version": VERSION, "setting": setting, "games": {}}
        if path is not None and path.exists():
            self.data = self._read(path, setting)

    def _read(self, path: Path, setting: dict[str, Any]) -> dict[str, Any]:
        """Exit where the file has something else in it."""
        try:
            data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            was = data["setting"]
        except (ValueError, KeyError, TypeError):
            sys.exit(f"{path} holds something else; name another file")
        if data.get("version") != VERSION or was != setting:
            sys.exit(f"{path} was measured with {was}, not {setting}; name another file, or remove it")
        return data

    def rows(self, game: str, what: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.data["games"].setdefault(game, {}).setdefault(what, [])
        return found

    def put(self, game: str, what: str, value: object) -> None:
        self.data["games"].setdefault(game, {})[what] = value

    def save(self) -> None:
        if self.path is not None:
            part = self.path.with_suffix(".part")
            part.write_text(json.dumps(self.data, indent=1) + "\n", encoding="utf-8")
            part.replace(self.path)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=[*GAMES])
    parser.add_argument("--all", action="store_true", help="every game that is known to the coach")
    parser.add_argument("--games", type=int, default=20, help="timed, of each title (default: 20)")
    parser.add_argument("--seats", type=int, default=4, help="of the games that are timed (default: 4)")
    parser.add_argument("--depths", default="quick,deep", help="timed (default: quick,deep)")
    parser.add_argument("--confirm", type=int, default=0, help="marks of each title to try again (default: none)")
    parser.add_argument("--depth", default="quick", help="of the marks that are tried (default: quick)")
    parser.add_argument("--ends", type=int, default=16, help="games to their end for each choice (default: 16)")
    parser.add_argument("--jobs", type=int, default=1, help="processes for the marks (default: 1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="JSON; the same command goes on from there")
    order = parser.parse_args(argv)
    if bool(order.game) == order.all:
        parser.error("name one game, or --all")
    depths = [one for one in order.depths.split(",") if one]
    if unknown := [one for one in (*depths, order.depth) if one not in EFFORTS]:
        parser.error(f"there is no depth '{unknown[0]}': there is {', '.join(EFFORTS)}")
    setting = {"seats": order.seats, "depth": order.depth, "ends": order.ends, "seed": order.seed}
    ledger = Ledger(order.out, setting)
    for game in [one for one in GAMES if order.all or one == order.game]:
        measure(game, order, depths, ledger)
    for line in table(ledger.data):
        print(line)


def measure(game: str, order: argparse.Namespace, depths: Sequence[str], ledger: Ledger) -> None:
    """All that is to be found of one title."""
    made = load_game(game)
    ledger.put(game, "judge", bot_version(coach_bot(made), game, made.pack_path))
    ledger.put(game, "program", __version__)
    if order.games and depths:
        time_games(Series(game, order.seats, 1, order.seed), order.games, depths, ledger)
    if order.confirm:
        find_marks(Series(game, 3, 3, order.seed), order, ledger)
        try_marks(Series(game, 3, 3, order.seed), order, ledger)
    ledger.put(game, "found", summary(ledger.data["games"][game]))
    ledger.save()


def time_games(series: Series, games: int, depths: Sequence[str], ledger: Ledger) -> None:
    """One after the other, so that nothing else is measured."""
    with ProcessPoolExecutor(TIMED_ON, get_context("spawn")) as pool:
        timed(series, 0, "quick", pool)  # what comes first loads the nets
        for depth in depths:
            rows = ledger.rows(series.game, depth)
            for number in range(len(rows), games):
                rows.append(asdict(timed(series, number, depth, pool)))
                ledger.save()
                tell(f"{series.game} {depth}: {number + 1} of {games} games, {rows[-1]['seconds']:.1f} s")


def find_marks(series: Series, order: argparse.Namespace, ledger: Ledger) -> None:
    """Mistakes and blunders, until there are enough."""
    rows = ledger.rows(series.game, "marks")
    looked = int(ledger.data["games"][series.game].get("marked_games", 0))
    with workers(order.jobs) as crew:
        more = stream(Marks(series, order.depth), range(looked, looked + 1000), crew)
        while len(rows) < order.confirm:
            rows += [asdict(one) for one in next(more)]
            looked += 1
            ledger.put(series.game, "marked_games", looked)
            ledger.save()
            tell(f"{series.game}: {len(rows)} marks in {looked} games")
        more.close()


def try_marks(series: Series, order: argparse.Namespace, ledger: Ledger) -> None:
    """Each of them again, as many as were asked for."""
    rows = ledger.rows(series.game, "marks")
    marks = [Marked(**row) for row in rows[: order.confirm]]
    left = [i for i, one in enumerate(marks) if not one.tried]
    with workers(order.jobs) as crew:
        for i, found in zip(left, stream(Tries(series, order.depth, marks, order.ends), left, crew), strict=True):
            rows[i] = asdict(found)
            ledger.save()
            tell(
                f"{series.game}: {i + 1} of {len(marks)} marks tried, {found.mark} {found.loss:.3f}: {found.again:.3f}"
            )


# -- what it comes to


def summary(found: dict[str, Any]) -> dict[str, Any]:
    """The figures of one title."""
    out: dict[str, Any] = {}
    for depth in EFFORTS:
        rows = [Timed(**row) for row in found.get(depth, [])]
        if rows:
            busy = spread([one.processor for one in rows])
            out[depth] = {"games": len(rows), **spread([one.seconds for one in rows]), "processor": busy}
            out["gap"] = max(out.get("gap", 0.0), *(one.gap for one in rows))
    tried = [one for one in (Marked(**row) for row in found.get("marks", [])) if one.tried]
    if not tried:
        return out
    out["marks"] = {
        "tried": len(tried),
        "hold": sum(one.holds for one in tried),
        "loss": mean([one.loss for one in tried]),
        "again": mean([one.again for one in tried]),
    }
    ends = [one for one in tried if one.ends]
    if ends:
        error = sum(one.to_end_error**2 for one in ends) ** 0.5 / len(ends)
        out["marks"] |= {"to_end": mean([one.to_end for one in ends]), "to_end_error": round(error, 4)}
    return out


def spread(values: Sequence[float]) -> dict[str, float]:
    values = sorted(values)
    return {"p50": values[len(values) // 2], "p95": values[min(len(values) - 1, int(len(values) * 0.95))]}


def mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 4)


def table(data: dict[str, Any]) -> list[str]:
    """The figures as a page of documentation has them."""
    times = [
        "| game | depth | games | p50 | p95 | processor time p50 | p95 | sum off by at most |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    marks = [
        "| game | marks | hold | loss by the review | by 20 times the worlds | by games to their end |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for game, one in data["games"].items():
        found = one.get("found", {})
        for depth in EFFORTS:
            if depth in found:
                row = found[depth]
                took = [row["p50"], row["p95"], row["processor"]["p50"], row["processor"]["p95"]]
                shown = " | ".join(f"{one:.1f} s" for one in took)
                times.append(f"| {game} | {depth} | {row['games']} | {shown} | {found['gap']:.0e} |")
        if "marks" in found:
            row = found["marks"]
            percent = _percent(row)
            ends = f"{percent('to_end')} ± {percent('to_end_error')}" if "to_end" in row else "not tried"
            share = f"{row['hold']} of {row['tried']}, {100 * row['hold'] / row['tried']:.1f} %"
            marks.append(f"| {game} | {row['tried']} | {share} | {percent('loss')} | {percent('again')} | {ends} |")
    return [*(times if len(times) > 2 else []), *(marks if len(marks) > 2 else [])]


def _percent(row: dict[str, float]) -> Callable[[str], str]:
    return lambda name: f"{100 * row[name]:.1f} %"


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
