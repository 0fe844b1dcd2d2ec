"""The review of a finished game as data. Seats count from 0, lines by their number in the record, chances from 0 to 1.

`moves` are texts as the record has them; sentences are the id of a message and its arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from pithead.core.api import Json

VERSION = 2
MARKS = ("best", "good", "inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class Sentence:
    id: str
    args: dict[str, Json]


@dataclass(frozen=True)
class Seat:
    """Who sat there: a person, or a bot by its name."""

    name: str
    kind: str
    bot: str


@dataclass(frozen=True)
class Result:
    """How the game ended: shares of the win, standings, places from 1."""

    shares: list[float]
    standing: list[list[int]]
    places: list[int]


@dataclass(frozen=True)
class Moment:
    """The chances after a line; `seat` has chosen, None where it was luck. `errors` are standard errors."""

    line: int
    round: int
    seat: int | None
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Play:
    """A whole choice, the chance to win that it leaves, and the points at the end."""

    moves: list[str]
    share: float
    points: float


@dataclass(frozen=True)
class Decision:
    """What a seat chose, held against the best it could.

    lines   of its moves; `line` is the first
    better  the best choice, where that is another one
    loss    how much better, in chance to win, with its standard error; 0 where no other is better
    mark    one of MARKS
    rivals  the other choices that were weighed
    """

    line: int
    lines: list[int]
    round: int
    seat: int
    person: bool
    played: Play
    better: Play | None
    loss: float
    error: float
    mark: str
    reasons: list[Sentence]
    rivals: list[Play]


@dataclass(frozen=True)
class Draw:
    """Luck that changed somebody's chance by much: by seat, how."""

    line: int
    round: int
    stream: str
    change: list[float]


@dataclass(frozen=True)
class Sum:
    """What became of a seat's fair share: fair + all luck + others + own = result.

    luck      by stream
    others    what the others chose
    own       what the seat chose itself
    accuracy  the part that it kept of what its decisions could have lost; None where none was weighed
    """

    seat: int
    fair: float
    luck: dict[str, float]
    others: float
    own: float
    result: float
    accuracy: float | None


@dataclass(frozen=True)
class Turning:
    """A turning point of a seat's game: a choice of its own, or luck."""

    line: int
    kind: str
    seat: int
    change: float
    title: Sentence
    reasons: list[Sentence]


@dataclass(frozen=True)
class Source:
    """Points from one source; `usual` is what seats of that kind make of it, None where that was not measured."""

    id: str
    points: float
    usual: float | None


@dataclass(frozen=True)
class Sources:
    seat: int
    items: list[Source]


@dataclass(frozen=True)
class Count:
    """How often a person did something in one game (`coach/habits`), and how often the other way was better.

    amount  what that would have brought in all, in the unit of the habit's sentence
    worth   the same in chance to win
    line    the dearest of these times; 0 for none
    """

    seat: int
    id: str
    cases: int
    times: int
    amount: float
    worth: float
    line: int


@dataclass(frozen=True)
class Thing:
    """One thing for a seat to try next time: what, and why. `line` is a decision of this game that shows it; 0 for
    none.
    """

    seat: int
    id: str
    advice: Sentence
    seen: list[Sentence]
    line: int


@dataclass(frozen=True)
class Review:
    """done    how much of the work was done; 1 for a whole review
    habits  what its people did
    things  what there is to say to each of them of this game alone
    """

    game: str
    depth: str
    done: float
    judge: str
    seats: list[Seat]
    result: Result
    moments: list[Moment]
    decisions: list[Decision]
    draws: list[Draw]
    sums: list[Sum]
    turning: list[Turning]
    sources: list[Sources]
    habits: list[Count]
    things: list[Thing]
    version: int = VERSION

    def to_json(self) -> dict[str, Json]:
        return {"version": self.version, **{name: value for name, value in asdict(self).items() if name != "version"}}


def review_from_json(data: Mapping[str, Any]) -> Review:
    """The inverse of `Review.to_json`; ValueError for another version."""
    if data.get("version") != VERSION:
        raise ValueError(f"a review of version {data.get('version')!r}; this program reads version {VERSION}")
    return Review(
        **{
            **{one.name: data[one.name] for one in fields(Review)},
            "seats": [Seat(**one) for one in data["seats"]],
            "result": Result(**data["result"]),
            "moments": [Moment(**one) for one in data["moments"]],
            "decisions": [_decision(one) for one in data["decisions"]],
            "draws": [Draw(**one) for one in data["draws"]],
            "sums": [Sum(**one) for one in data["sums"]],
            "turning": [
                Turning(**{**one, "title": Sentence(**one["title"]), "reasons": _sentences(one["reasons"])})
                for one in data["turning"]
            ],
            "sources": [Sources(one["seat"], [Source(**item) for item in one["items"]]) for one in data["sources"]],
            "habits": [Count(**one) for one in data["habits"]],
            "things": [
                Thing(**{**one, "advice": Sentence(**one["advice"]), "seen": _sentences(one["seen"])})
                for one in data["things"]
            ],
        }
    )


def _decision(data: Mapping[str, Any]) -> Decision:
    return Decision(
        **{
            **data,
            "played": Play(**data["played"]),
            "better": Play(**data["better"]) if data["better"] is not None else None,
            "reasons": _sentences(data["reasons"]),
            "rivals": [Play(**one) for one in data["rivals"]],
        }
    )


def _sentences(data: list[Mapping[str, Any]]) -> list[Sentence]:
    return [Sentence(**one) for one in data]
