"""Write docs/bots.md from results of `pithead arena`: `python -m tools.make_bots_page [RESULT.json ...] [--check]`.

Results named on the command line are kept, compact, in docs/arena; the page is made of all that are there. The result
of `pithead check --bots --out` is named in the same way, and kept as docs/honesty.json.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from pithead.bots.registry import HEAT, levels, rung_of, styles
from pithead.core.api import Json
from pithead.games.registry import GAMES, load_game
from pithead.lab.arena.contest import Contest
from pithead.lab.arena.report import shown_parts
from pithead.lab.arena.results import Result
from pithead.lab.arena.words import bot_title, interval, milliseconds_text, rate, rating_text, seats_text
from pithead.lab.stats import Share

DOCS = Path(__file__).parent.parent / "docs"
DATA, PAGE = DOCS / "arena", DOCS / "bots.md"
HONESTY = DOCS / "honesty.json"
DIGITS = 5  # kept of a figure
PACE = ("move p50", "move p95", "games/s")

HEAD = """# How strong the bots are

Made by `python -m tools.make_bots_page` from the results in [docs/arena](arena): do not edit. [arena.md](arena.md) says
how they are measured: duplicate deals, each played once for every seat of the candidate; intervals are 95 %, by deal.
Ratings are Plackett-Luce on a scale where 400 points are ten times the strength and the foreman (or else the first bot)
has 1000. Times are processor times of moves with a choice; games a second are those of one core with a table full of
that bot. `surveyor@40` is a surveyor weaker on purpose: it draws among sane choices, e times as seldom for each 4 % of
the chance to win that one gives away, and so makes small mistakes often and big ones rarely. These are the lower levels
of the lobby, between which and the rungs above the level that adapts to a person moves; they are made of the lowest
rung that judges by the chance to win, and of foreman where there is no net. `python -m tools.measure_bots` plays all of
this.
"""

SPENT = ("leak_seconds", "lint_seconds")
HONEST_COLUMNS = (
    *("game", "bot", "version", "positions", "leaks", "games", "moves", "contenders", "absurd"),
    *("leak test, s", "lint, s"),
)
HONEST = """## Honest

No bot knows more than its seat: asked at positions of mixed games, it chooses the same when all that its seat cannot
know is dealt anew (leaks: choices that differed, or changed what was given). None makes a move of the
[list of absurd ones](absurd.md), neither there nor in whole games; of a bot that searches everything is looked at that
its search could prefer, whatever its budget, and of one that is weaker on purpose all that it may draw (contenders).
The levels below a rung weigh alike and are asked together (`surveyor@*`). A bot that judges by a net plays its seat
from beginning to end in one game of sixteen; in the others it is asked at one decision in eight, made anew for it as on
a server, its choice is played, and the apprentice plays between (moves: decisions that were looked at). Seconds are
those of one core.
"""


def rounded(value: Json) -> Json:
    """The same with figures of a few digits."""
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


def keep(path: Path) -> Path:
    """A result put into docs/arena, in place of an earlier one of the same game, seats and bots; honesty beside."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if "honesty" in data:
        HONESTY.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return HONESTY
    return put(data, DATA)


def put(data: dict[str, Json], folder: Path) -> Path:
    """A result put into a folder whole, compact, in place of an earlier one of the same game, seats and bots."""
    target = folder / file_name(msgspec.convert(data, Result))
    folder.mkdir(parents=True, exist_ok=True)
    part = target.with_suffix(".part")
    part.write_text(json.dumps(rounded(data), separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    part.replace(target)
    return target


def file_name(one: Result | Contest) -> str:
    """By game, seats, and who plays; the budget of searches."""
    what = "-".join(one.bots)
    if one.ladder or one.mixed:
        what = f"levels-{made_weaker(one)}" if made_weaker(one) else "ladder" if one.ladder else "mixed"
    budget = "".join(f"-{n}{unit}" for n, unit in ((one.simulations, "sim"), (one.milliseconds, "ms")) if n)
    return f"{one.game}-{one.seats}-{what}{budget if not one.mixed else ''}.json"


def made_weaker(one: Result | Contest) -> str:
    """The rung of the bots that are weaker on purpose; "" where none takes part."""
    return next((rung_of(bot) for bot in one.bots if HEAT in bot), "")


def met_style(result: Result) -> str:
    """The style that the candidate of a match meets; "" where it meets somebody else."""
    return result.bots[1] if len(result.bots) == 2 and result.bots[1] in styles(result.game) else ""


def results() -> list[Result]:
    """All of docs/arena: by game, seats, ladders first."""
    found = [msgspec.json.decode(path.read_bytes(), type=Result) for path in sorted(DATA.glob("*.json"))]
    return sorted(
        found, key=lambda r: (list(GAMES).index(r.game), r.seats, not r.ladder, made_weaker(r), met_style(r), r.bots)
    )


def page(found: Sequence[Result]) -> str:
    """The whole text."""
    out = [HEAD, *at_a_glance(found)]
    for game in dict.fromkeys(result.game for result in found):
        mine = [result for result in found if result.game == game]
        out.append(f"## {mine[0].title}\n")
        out += held_out([result for result in mine if met_style(result)])
        out += [section(result) for result in mine if not met_style(result)]
    return "\n".join([*out, *honesty()])


def at_a_glance(found: Sequence[Result]) -> list[str]:
    """The rungs above foreman, each against the one below, by number of seats."""
    rows = []
    for result in found:
        names = levels(result.game)
        if result.ladder or result.mixed or len(result.bots) != 2 or not set(result.bots) <= set(names):
            continue
        one, other = result.bots
        if "foreman" in names and names.index(one) > names.index("foreman"):
            rows.append(
                [
                    *(result.title, str(result.seats), bot_title(one), bot_title(other)),
                    *(share(result.lineups[0].candidate), f"{100 / result.seats:.0f} %", f"{result.games:,}"),
                    *pace(result, one)[:2],
                ]
            )
    head = ("game", "seats", "one", "against", "wins", "parity", "games", *PACE[:2])
    return ["## At a glance\n", "The rungs above foreman that ship:\n", table(head, rows)] if rows else []


def held_out(found: Sequence[Result]) -> list[str]:
    """A best rung against tables of each style, in one table."""
    if not found:
        return []
    order = sorted(found, key=lambda one: (one.seats, one.bots[0], one.lineups[0].candidate.share))
    rows = [
        [
            *(bot_title(one.bots[0]), f"{one.seats - 1} × {bot_title(met_style(one))}"),
            *(share(one.lineups[0].candidate), f"{one.games:,}", *pace(one, one.bots[0])[:2]),
        ]
        for one in order
    ]
    command = order[0].command.replace(met_style(order[0]), "STYLE")
    seconds = sum(one.core_seconds for one in found)
    return [
        "### Held-out styles\n",
        "Characters that no bot was tuned or trained against; the one that costs most wins comes first.\n",
        f"    {command}\n",
        table(("one", "against", "wins", "games", *PACE[:2]), rows),
        f"{seconds:,.0f} s of one core; {order[0].versions[order[0].bots[0]]}, {order[0].build}; {order[0].machine}.\n",
    ]


def honesty() -> list[str]:
    """What the checks of every bot found; nothing before they were run."""
    if not HONESTY.exists():
        return []
    data = json.loads(HONESTY.read_text(encoding="utf-8"))
    rows = [
        [
            load_game(game).info.title,
            bot_title(bot),
            one["version"],
            *(f"{one[name]:,}" for name in ("positions", "leaks", "games", "decisions")),
            f"{one['contenders']:,}" if one["contenders"] else "–",
            f"{one['absurd']:,}",
            *(f"{one[name]:,.0f}" for name in ("leak_seconds", "lint_seconds")),
        ]
        for game, bots in data["honesty"].items()
        for bot, one in bots.items()
    ]
    spent = sum(one[name] for bots in data["honesty"].values() for one in bots.values() for name in SPENT)
    return [
        HONEST,
        f"    {data['command']}\n",
        table(HONEST_COLUMNS, rows),
        f"{spent:,.0f} s of one core; searches of {data['simulations']} trials; Pithead {data['pithead']}, "
        f"{data['build']}; {data['machine']}.\n",
    ]


def section(result: Result) -> str:
    """One arena."""
    seats = seats_text(result.seats).capitalize()
    names = ""
    if made_weaker(result):
        names = f": levels of the lobby, made of {bot_title(made_weaker(result)).lower()}"
    elif not result.ladder:
        names = f": {bot_title(result.bots[0])} against {', '.join(bot_title(name) for name in result.bots[1:])}"
    parts = [f"### {seats}{names}\n", f"    {result.command}\n"]
    if result.seats == 1:
        parts.append(paces(result))
    elif result.mixed:
        parts.append(rated(result))
    else:
        parts += [ladder(result), matrix(result)] if result.ladder else [match(result)]
    parts += [points(result) if not result.mixed else "", origin(result)]
    return "\n".join(part for part in parts if part)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join(['---'] * len(head))} |"]
    return "\n".join(lines + [f"| {' | '.join(row)} |" for row in rows]) + "\n"


def share(found: Share | None) -> str:
    return f"{100 * found.share:.1f} % ({interval(found)})" if found else "–"


def pace(result: Result, name: str) -> list[str]:
    """Times of a bot's moves, and games a second of its own kind."""
    found, own = result.pace[name], result.lineup(name, name)
    return [milliseconds_text(found.p50), milliseconds_text(found.p95), rate(own.games_per_core_s) if own else "–"]


def ladder(result: Result) -> str:
    """The bots from the strongest to the weakest, each against the one below."""
    order = sorted(result.bots, key=lambda name: -result.ratings[name].rating if name in result.ratings else 0.0)
    rows = []
    for name, below in zip(order, [*order[1:], None], strict=True):
        rating, spread = rating_text(result.ratings.get(name))
        against = result.matrix[result.bots.index(name)][result.bots.index(below)] if below else None
        rows.append(
            [
                bot_title(name),
                result.versions[name],
                f"{rating} ({spread})" if spread else rating,
                share(against),
                *pace(result, name),
            ]
        )
    others = "the one below" if result.seats == 2 else f"{result.seats - 1} of the one below"
    return table(["bot", "version", "rating", f"wins against {others}", *PACE], rows)


def rated(result: Result) -> str:
    """Bots that met at mixed tables, from the strongest to the weakest."""
    order = sorted(result.bots, key=lambda name: -result.ratings[name].rating)
    rows = []
    for name in order:
        rating, spread = rating_text(result.ratings[name])
        text = f"{rating} ({spread})" if spread else rating
        rows.append([bot_title(name), result.versions[name], text, *pace(result, name)[:2]])
    return table(["bot", "version", "rating", *PACE[:2]], rows)


def paces(result: Result) -> str:
    return table(
        ["bot", "version", *PACE],
        [[bot_title(name), result.versions[name], *pace(result, name)] for name in result.bots],
    )


def match(result: Result) -> str:
    """The candidate and the others."""
    rows = []
    for part in result.lineups[0].parts:
        rows.append(
            [
                bot_title(part.bot),
                result.versions[part.bot],
                str(part.seats),
                share(part.wins),
                *pace(result, part.bot)[:2],
            ]
        )
    text = table(["bot", "version", "seats", "wins of a seat", *PACE[:2]], rows)
    if result.sprt:
        test = result.sprt
        text += (
            f"\nSequential test of {100 * test.p1:g} % against {100 * test.p0:g} %: {test.decision} "
            f"after {test.blocks:,} deals.\n"
        )
    return text


def matrix(result: Result) -> str:
    """One of the row against a table of the column."""
    rows = [
        [bot_title(name), *(share(cell) for cell in row)] for name, row in zip(result.bots, result.matrix, strict=True)
    ]
    return table(["one against", *(bot_title(name) for name in result.bots)], rows)


def points(result: Result) -> str:
    """Points of a seat by source; of solo games the figures of the game's report too."""
    shown = shown_parts(result)
    sources = list(dict.fromkeys(source for _, part in shown for source in part.sources))
    rows = [
        [
            bot_title(part.bot),
            f"{part.points.mean:.1f} ({part.points.low:.1f}–{part.points.high:.1f})",
            *(f"{part.sources.get(source, 0):.1f}" for source in sources),
        ]
        for _, part in shown
    ]
    text = table(
        ["points of a seat" + (", own kind" if result.ladder and result.seats > 1 else ""), "mean", *sources], rows
    )
    figures = list(dict.fromkeys(name for lineup, _ in shown for name in lineup.figures))
    if figures:
        text += "\n" + table(
            ["mean of a game", *(bot_title(part.bot) for _, part in shown)],
            [[name, *(f"{lineup.figures[name]:.2f}" for lineup, _ in shown)] for name in figures],
        )
    return text


def origin(result: Result) -> str:
    return (
        f"{result.deals:,} deals, {result.games:,} games in {result.core_seconds:,.0f} s of one "
        f"core; pack `{result.pack}` `{result.pack_hash}`, "
        f"rules version {result.rules_version}, Pithead {result.pithead}, {result.build}; {result.machine}.\n"
    )


def main(arguments: Sequence[str]) -> int:
    for path in arguments:
        if path != "--check":
            print(keep(Path(path)).relative_to(DOCS.parent))
    text = page(results())
    if "--check" in arguments:
        return int(PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
