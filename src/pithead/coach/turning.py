"""The turning points of a seat's game: the choices that lost most, and the luck that did most."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.coach.curve import Change
from pithead.coach.marks import WORDED
from pithead.coach.report import Decision, Sentence, Turning
from pithead.coach.walk import Walk

MOST = 3
LEAST = 0.03  # of luck that is worth naming


def turning_points(course: Walk, changes: Sequence[Change], decisions: Sequence[Decision], seat: int) -> list[Turning]:
    """Three at most, in the order in which they came."""
    found = [_choice(one) for one in decisions if one.seat == seat and one.mark in WORDED]
    for beat, change in zip(course.beats, changes, strict=True):
        if beat.seat is None and abs(change.all[seat]) >= LEAST:
            found.append(_luck(course.game.info.id, beat.lines[-1], beat.round, beat.stream, seat, change.all[seat]))
    found.sort(key=lambda one: (-abs(one.change), one.line))
    return sorted(found[:MOST], key=lambda one: one.line)


def _choice(one: Decision) -> Turning:
    title = Sentence(f"coach-turning-{one.mark}", {"round": one.round, "percent": round(100 * one.loss)})
    return Turning(one.line, "choice", one.seat, -one.loss, title, one.reasons)


def _luck(game_id: str, line: int, number: int, stream: str, seat: int, change: float) -> Turning:
    title = Sentence(
        "coach-turning-lucky" if change > 0 else "coach-turning-unlucky",
        {"round": number, "stream": f"coach_{game_id}-stream-{stream}", "percent": round(100 * abs(change))},
    )
    return Turning(line, "luck", seat, round(change, 5), title, [])
