"""What a person does again and again, counted over the last games: of it the coach names one thing to try next time.

A game's `coach/<game>/habits.py` has `HABITS`. Each looks at one finished game of a seat, with what that seat saw, and
lists its cases: how often the person did it, and how often the other way was better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from pithead.coach.marks import WORDED
from pithead.coach.report import Count, Decision, Review, Sentence, Thing
from pithead.coach.usual import LEVEL, usual
from pithead.coach.walk import Walk
from pithead.core.api import Event, Game, Json, State, sees

GAMES = 10  # that are looked back at, the present one among them
TIMES = 3  # a thing is a habit from so many times on ...
PART = 0.1  # ... if they are this part of its cases ...
WORTH = 0.03  # ... and this much of the chance to win was given away by it in all
GENERAL = 0.5  # what a habit counts that only says that something else was better
MANY = 8  # choices without a loss that are worth a word

Codes: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Chosen:
    """A choice of the seat, in what it saw at that time.

    weighed  the judge compared it with others
    better   what was better beyond doubt, and by how much
    """

    game: Game
    seat: int
    line: int
    view: State
    played: Codes
    weighed: bool
    better: Codes | None
    loss: float

    @property
    def verb(self) -> str:
        return self.game.actions.verb_of(self.played[0]).name

    @property
    def other(self) -> str:
        """The verb of what was better; "" for nothing."""
        return self.game.actions.verb_of(self.better[0]).name if self.better else ""


@dataclass(frozen=True)
class Played:
    """A finished game of a seat: its choices in order, what it was told, and the end as it sees it."""

    game: Game
    seat: int
    choices: tuple[Chosen, ...]
    told: tuple[Event, ...]
    end: State


@dataclass(frozen=True)
class Case:
    """One time that a habit is about.

    missed  the other way was better: by so much in the unit of the habit's sentence; 0 where it was not
    worth   in chance to win
    """

    line: int
    missed: float = 0.0
    worth: float = 0.0


@dataclass(frozen=True)
class Habit:
    """`cases` lists the times of one game. Its words are `coach_<game>-habit-<id>-try` and `-seen`.

    general  it only says that something else was better, not what
    """

    id: str
    cases: Callable[[Played], list[Case]]
    general: bool = False


See: TypeAlias = Callable[[Chosen], float | None]


def of_choices(id: str, see: See, general: bool = False) -> Habit:
    """A habit of single choices that were weighed. `see` says of each whether it is a case: None where it is none, 0
    where it was fine, and what was missed where the other way was better.
    """

    def cases(played: Played) -> list[Case]:
        out = []
        for one in played.choices:
            missed = see(one) if one.weighed else None
            if missed is not None:
                out.append(Case(one.line, missed, one.loss if missed > 0 else 0.0))
        return out

    return Habit(id, cases, general)


def instead(id: str, verb: str, other: str) -> Habit:
    """One verb was played where another one was better."""
    return of_choices(id, lambda one: None if one.verb != verb else float(one.other == other))


def another(id: str, verb: str) -> Habit:
    """The right thing was done with the wrong one: the same verb, another argument."""
    return of_choices(id, lambda one: None if one.verb != verb else float(one.other == verb), general=True)


@cache
def habits_of(game_id: str) -> tuple[Habit, ...]:
    """A game's habits; none where it has none."""
    package = f"pithead.coach.{game_id}"
    if find_spec(package) is None or find_spec(f"{package}.habits") is None:
        return ()
    found: tuple[Habit, ...] = import_module(f"{package}.habits").HABITS
    return found


# -- one game


def counts(course: Walk, decisions: Iterable[Decision], seats: Iterable[int]) -> list[Count]:
    """What these seats did, habit by habit; what never came up is left out."""
    by_line = {one.line: one for one in decisions}
    habits = habits_of(course.game.info.id)
    out = []
    for seat in seats if habits else ():
        played = _played(course, by_line, seat)
        for habit in habits:
            cases = habit.cases(played)
            if cases:
                out.append(_count(seat, habit.id, cases))
    return out


def _played(course: Walk, decisions: dict[int, Decision], seat: int) -> Played:
    game = course.game
    choices = []
    for beat in course.beats:
        if beat.seat != seat or not beat.person:
            continue
        found = decisions.get(beat.lines[0])
        better = found.better if found else None
        codes = tuple(game.actions.parse(move) for move in better.moves) if better else None
        loss = found.loss if found else 0.0
        view = beat.before.view(seat)
        choices.append(Chosen(game, seat, beat.lines[0], view, beat.codes, found is not None, codes, loss))
    told = tuple(event for event in course.told if sees(seat, event.seen_by))
    return Played(game, seat, tuple(choices), told, course.end.view(seat))


def _count(seat: int, id: str, cases: Sequence[Case]) -> Count:
    missed = [one for one in cases if one.missed > 0]
    dearest = max(missed, key=lambda one: (one.worth, one.missed), default=None)
    return Count(
        seat,
        id,
        len(cases),
        len(missed),
        round(sum(one.missed for one in missed), 2),
        round(sum(one.worth for one in missed), 4),
        dearest.line if dearest else 0,
    )


# -- the last games


def one_thing(review: Review, seat: int, earlier: Sequence[Sequence[Count]] = ()) -> Thing | None:
    """The one thing to try next time: a habit of the person's last games; where there is none, what was dearest in this
    one, or that nothing was; None where there is nothing to say.

    earlier  what the same person did in the games before, the latest first
    """
    here = [one for one in review.habits if one.seat == seat]
    own = next((one for one in review.things if one.seat == seat), None)
    return habit_thing(review.game, seat, [here, *earlier]) or own


def people_things(review: Review) -> list[Thing]:
    """What each person of a game may try next time, by this game alone."""
    people = sorted({one.seat for one in review.habits} | {one.seat for one in review.things})
    return [thing for seat in people if (thing := one_thing(review, seat)) is not None]


def habit_thing(game_id: str, seat: int, games: Sequence[Sequence[Count]]) -> Thing | None:
    """The habit that cost somebody most in these games, the present one first; None while there is none. `seat` is
    where the person sits now.
    """
    looked = [game for game in games[:GAMES] if game]
    best: tuple[float, Thing] | None = None
    for habit in habits_of(game_id):
        found = [one for game in looked for one in game if one.id == habit.id]
        cases, times = sum(one.cases for one in found), sum(one.times for one in found)
        worth = sum(one.worth for one in found)
        if times < TIMES or times < PART * cases or worth < WORTH:
            continue
        weight = worth * (GENERAL if habit.general else 1.0)
        if best is None or weight > best[0]:
            args: dict[str, Json] = {
                "times": times,
                "cases": cases,
                "games": len(looked),
                "amount": round(sum(one.amount for one in found)),
                "percent": max(1, round(100 * worth / len(looked))),
            }
            here = next((one.line for one in (games[0] if games else ()) if one.id == habit.id), 0)
            best = weight, _said(seat, f"coach_{game_id}-habit-{habit.id}", args, habit.id, here)
    return best[1] if best else None


def first_thing(game_id: str, seat: int, seats: int) -> Thing | None:
    """What a first game is about, for whoever comes from a lesson: the source of most points at usual tables."""
    known = usual(game_id).get(LEVEL, {}).get(str(seats), {})
    if not known or not habits_of(game_id):
        return None
    source: str = import_module(f"pithead.coach.{game_id}.habits").FIRST
    args: dict[str, Json] = {"points": round(known[source]), "all": round(sum(known.values()))}
    return _said(seat, f"coach_{game_id}-first", args, "first", 0)


def this_game(decisions: Iterable[Decision], seat: int) -> Thing | None:
    """What was dearest in one game, or that nothing was."""
    own = [one for one in decisions if one.seat == seat]
    lost = [one for one in own if one.mark in WORDED]
    if lost:
        dearest = max(lost, key=lambda one: (bool(one.reasons), one.loss))
        args: dict[str, Json] = {"round": dearest.round, "percent": round(100 * dearest.loss)}
        told = dearest.reasons or [Sentence("coach-once-seen", args)]
        return Thing(seat, "once", Sentence("coach-once-try", args), told, dearest.line)
    if len(own) < MANY:
        return None
    return _said(seat, "coach-clean", {"choices": len(own)}, "clean", 0)


def _said(seat: int, name: str, args: dict[str, Json], id: str, line: int) -> Thing:
    return Thing(seat, id, Sentence(f"{name}-try", args), [Sentence(f"{name}-seen", args)], line)
