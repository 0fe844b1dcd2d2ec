"""One line for each thing that changed much, for whoever watches a replay."""

from __future__ import annotations

from dataclasses import dataclass

from pithead.coach.report import Review, Sentence
from pithead.core.api import Json

MUCH = 0.05  # of somebody's chance to win


@dataclass(frozen=True)
class Remark:
    """What there is to say after a line of the record."""

    line: int
    said: Sentence


def commentary(review: Review) -> list[Remark]:
    """The moments at which somebody's chance changed by more than MUCH, each with the seat that it changed for most."""
    streams = {draw.line: draw.stream for draw in review.draws}
    before = [one.fair for one in review.sums]
    out = []
    for moment in review.moments:
        changes = [now - then for now, then in zip(moment.chances, before, strict=True)]
        before = moment.chances
        seat = max(range(len(changes)), key=lambda i: abs(changes[i]))
        if abs(changes[seat]) <= MUCH:
            continue
        up = "up" if changes[seat] > 0 else "down"
        who = "luck" if moment.seat is None else "own" if moment.seat == seat else "other"
        stream = streams.get(moment.line, "")
        if who == "luck" and not stream:
            continue
        args: dict[str, Json] = {
            "seat": str(seat + 1),
            "percent": round(100 * abs(changes[seat])),
            "now": round(100 * moment.chances[seat]),
        }
        if who == "luck":
            args["stream"] = f"coach_{review.game}-stream-{stream}"
        out.append(Remark(moment.line, Sentence(f"coach-remark-{who}-{up}", args)))
    return out
