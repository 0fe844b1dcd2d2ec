"""Measure every ladder and every level of the bots: `python -m tools.measure_bots --jobs 16 --seconds 520`.

For each game and number of seats: each rung above foreman against the one below, and the best one against foreman; the
best one against the styles, which nothing was tuned or trained against; the levels of the lobby at mixed tables; the
ladder up to foreman. Results are put into --out, as `tools.make_bots_page` reads them, each as soon as it is complete;
with --partial those that are not, by their complete deals. Finished blocks lie in --runs: the same command goes on
where it was stopped, by --seconds, a key or a kill. What is in --out already for the same bots is not played again,
unless --again says so.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from time import perf_counter

import msgspec

from pithead.bots.advice import SIMULATIONS
from pithead.bots.registry import THOROUGH, level_scale, levels, styles
from pithead.games.registry import GAMES, load_game
from pithead.lab.arena.contest import Contest, make_contest
from pithead.lab.arena.games import Block
from pithead.lab.arena.header import header_of
from pithead.lab.arena.results import Result
from pithead.lab.arena.series import blocks_of, run_series, whole_deals
from pithead.lab.audit import sources
from tools.make_bots_page import DATA, file_name, put

RUNS = Path("build/measure_bots")
FOUR = 4  # seats at which styles are met and the goals of the rungs are set
MATCH, LADDER = 5, 11  # seeds
EVERY = 10  # seconds between two lines that say how far it is

# deals by number of seats; a search plays fewer where it is not the main figure
MATCHES = {2: 120, 3: 80, 4: 100, 5: 60}
SEARCHED = {2: 50, 3: 40, 4: 100, 5: 20}
STYLES = 20
LEVELS = {1: 200, 2: 24, 3: 14, 4: 12, 5: 8}
LEVELS_SEARCHED = {2: 8, 3: 5, 4: 4}
LADDERS = {1: 300, 2: 80, 3: 60, 4: 60, 5: 40}


@dataclass(frozen=True)
class Item:
    """One contest; those of a lower turn are played first."""

    turn: int
    contest: Contest


def searches(bots: Sequence[str]) -> bool:
    return any(name in THOROUGH for name in bots)


def match(game: str, seats: int, bots: Sequence[str], deals: int) -> Contest:
    return make_contest(game, bots, deals, seats, MATCH, simulations=SIMULATIONS if searches(bots) else 0)


def levels_of(game: str) -> list[str]:
    """The levels of the lobby, and the rungs that they are held against; about the weakest first."""
    scale = level_scale(game)
    rungs = [name for name in ("apprentice", "foreman") if name in levels(game) and name not in scale]
    return [*scale[: len(scale) // 2], *rungs, *scale[len(scale) // 2 :]]


def plan(game: str) -> list[Item]:
    """All that is measured of a game."""
    info, rungs = load_game(game).info, levels(game)
    best, above = rungs[-1], rungs[rungs.index("foreman") + 1 :] if "foreman" in rungs else []
    costly = searches(rungs)
    out = []
    for seats in range(info.min_seats, info.max_seats + 1):
        deals = LADDERS[seats]
        ladder = [name for name in rungs if name not in above or (seats == 1 and name not in THOROUGH)]
        if seats > 1:
            pairs = [(name, rungs[rungs.index(name) - 1]) for name in above]
            if len(above) > 1:
                pairs.append((best, "foreman"))
            for pair in pairs:
                deals_of = SEARCHED if searches(pair) else MATCHES
                out.append(Item(0 if seats == FOUR else 2, match(game, seats, pair, deals_of[seats])))
            if seats == FOUR:
                out += [Item(5 if costly else 1, match(game, seats, (best, style), STYLES)) for style in styles(game)]
        scale = levels_of(game)
        if seats == 1:
            alone = [*ladder, *(name for name in scale if name not in ladder and name not in THOROUGH)]
            out.append(Item(3, make_contest(game, alone, LEVELS[seats], seats, LADDER, ladder=True)))
        elif len(scale) >= max(2, seats):
            some = (LEVELS_SEARCHED if searches(scale) else LEVELS)[seats]
            budget = SIMULATIONS if searches(scale) else 0
            mixed = make_contest(game, scale, some, seats, LADDER, mixed=True, simulations=budget)
            out.append(Item(6 if costly else 3, mixed))
        if seats > 1:
            out.append(Item(4, make_contest(game, ladder, deals, seats, LADDER, ladder=True)))
    return out


def kept(contest: Contest, out: Path) -> bool:
    """Whether a result for these bots lies there already, by as many deals."""
    path = out / file_name(contest)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Result)
    except (OSError, msgspec.MsgspecError):
        return False
    head = header_of(contest)
    return found.deals >= contest.deals and all(
        getattr(found, name) == getattr(head, name)
        for name in (
            *("bots", "versions", "pack_hash", "rules_version", "seats", "ladder", "mixed"),
            *("seed", "options", "simulations", "milliseconds"),
        )
    )


def folder_name(contest: Contest) -> str:
    """One that no other bots, pack or rules share."""
    made_with = msgspec.json.encode(header_of(contest)) + sources(contest.game, ()).encode()
    return f"{Path(file_name(contest)).stem}-{sha256(made_with).hexdigest()[:10]}"


@dataclass
class Teller:
    """Puts the result of each contest in place once it is complete, and says on standard error how far it is."""

    contests: dict[str, Contest]
    out: Path
    jobs: int
    done: dict[str, int] = field(default_factory=dict)
    started: float = field(default_factory=perf_counter)
    said: float = 0.0

    def __call__(self, name: str, blocks: Sequence[Block]) -> None:
        self.done[name] = len(blocks)
        contest, seconds = self.contests[name], perf_counter() - self.started
        complete = len(blocks) == blocks_of(contest)
        if complete:
            self.put(name, blocks)
        if complete or seconds - self.said > EVERY:
            self.said = seconds
            total = sum(blocks_of(one) for one in self.contests.values())
            print(
                f"{seconds:5.0f} s  {sum(self.done.values()):,} of {total:,} blocks; {name}",
                file=sys.stderr,
                flush=True,
            )

    def put(self, name: str, blocks: Sequence[Block]) -> None:
        result = whole_deals(self.contests[name], blocks, self.jobs)
        if result:
            print(put(result.to_json(), self.out), flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long (default: when all is done)")
    parser.add_argument("--out", type=Path, default=DATA, help="folder of the results")
    parser.add_argument("--runs", type=Path, default=RUNS, help="folder of finished blocks")
    parser.add_argument("--deals", type=float, default=1.0, help="times the usual number of deals, such as 0.1")
    parser.add_argument("--partial", action="store_true", help="results of contests that are not complete, too")
    parser.add_argument("--again", action="store_true", help="also what has a result of the same bots")
    parser.add_argument("--list", action="store_true", help="say what would be played, as JSON, and play nothing")
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.games if name not in GAMES]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there is {', '.join(GAMES)}")
    items = sorted((item for game in chosen.games or GAMES for item in plan(game)), key=lambda item: item.turn)
    wanted = [replace(item.contest, deals=max(1, round(item.contest.deals * chosen.deals))) for item in items]
    contests = {folder_name(one): one for one in wanted if chosen.again or not kept(one, chosen.out)}
    if chosen.list:
        rows = [
            {
                "file": file_name(one),
                "games": one.games,
                "kept": folder_name(one) not in contests,
                "command": one.command(),
            }
            for one in wanted
        ]
        print(json.dumps(rows, indent=1))
        return 0
    teller = Teller(contests, chosen.out, chosen.jobs)
    blocks = run_series(contests, chosen.runs, chosen.jobs, chosen.seconds, teller)
    short = [name for name, contest in contests.items() if len(blocks[name]) < blocks_of(contest)]
    for name in short:
        print(f"not complete: {name}, {len(blocks[name])} of {blocks_of(contests[name])} blocks", file=sys.stderr)
        if chosen.partial:
            teller.put(name, blocks[name])
    print(f"{len(wanted) - len(short)} of {len(wanted)} complete", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
