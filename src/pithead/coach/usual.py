"""What is usual: points by source of seats of one kind, measured in games of bots among themselves.

`coach/<game>/usual.json`, made by `python -m tools.make_usual`: by rung and seats, the mean points of each source.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from pithead.coach.guide import alone_share, whole_alone
from pithead.coach.report import Source, Sources
from pithead.coach.walk import Walk
from pithead.games.registry import load_kit

LEVEL = "foreman"  # that people, and bots of other kinds, are held against


@cache
def usual(game_id: str) -> dict[str, dict[str, dict[str, float]]]:
    """By rung, by seats: the points of each source; nothing where nothing was measured."""
    path = usual_file(game_id)
    if not path.is_file():
        return {}
    data: dict[str, dict[str, dict[str, float]]] = json.loads(path.read_text(encoding="utf-8"))["means"]
    return data


def usual_file(game_id: str) -> Path:
    return Path(__file__).parent / game_id / "usual.json"


def sources(course: Walk) -> list[Sources]:
    """Each seat's points by source, beside what is usual."""
    game_id, seats = course.game.info.id, len(course.players)
    report = load_kit(game_id).report
    end = course.end.clone()
    end.log = course.told if course.whole else None
    out = []
    for seat, player in enumerate(course.players):
        means = usual(game_id).get(player.bot) or usual(game_id).get(LEVEL, {})
        known = means.get(str(seats), {})
        items = [Source(id, float(points), known.get(id)) for id, points in report.sources(end, seat).items()]
        out.append(Sources(seat, items))
    return out


def fair_shares(course: Walk) -> list[float]:
    """What everybody has before the game; alone that is the usual score."""
    seats = len(course.players)
    if seats > 1:
        return [1 / seats] * seats
    known = usual(course.game.info.id).get(LEVEL, {}).get("1", {})
    most = whole_alone(course.game, course.end)
    return [alone_share(sum(known.values()), most) if known else 0.5]
