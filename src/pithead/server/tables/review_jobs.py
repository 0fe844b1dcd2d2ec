"""Reviewing a finished game, in other processes: what was found, or why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pithead.coach.facts import facts_of
from pithead.coach.guide import coach_bot
from pithead.coach.hints import check_asked, equal
from pithead.coach.question import Comparison, Option, reasons
from pithead.coach.review import Part, compose, examine, reviewed, walk_of
from pithead.coach.weigh import weigh
from pithead.core.api import CHANCE, TRUTH, Game, State
from pithead.core.chance import Rng
from pithead.core.errors import PitheadError
from pithead.games.registry import load_game
from pithead.server import wire
from pithead.server.rows import LineRow
from pithead.server.tables.history import Timeline
from pithead.server.tables.persistence import stored_record
from pithead.table.table import Table

PARTS: dict[wire.Depth, int] = {"quick": 4, "deep": 24}  # each a job of its own: nobody waits for more than one
WORLDS = 48  # in which a choice that is asked about is played on
SEED = 17  # the same question gets the same answer


def review_part(header: str, rows: list[LineRow], pack: Path | None, depth: wire.Depth, part: int) -> Part | str:
    """One of the PARTS of a review, or why there is none."""
    record = stored_record(header, rows)
    try:
        game = load_game(str(record.header["game"]), pack)
        course = walk_of(game, record.text())
        return examine(game, course, depth, part, PARTS[depth], reviewed(course))
    except PitheadError as error:
        return str(error)


def whole_review(
    header: str, rows: list[LineRow], pack: Path | None, depth: wire.Depth, parts: Sequence[Part]
) -> wire.Review:
    """All parts put together."""
    record = stored_record(header, rows)
    game = load_game(str(record.header["game"]), pack)
    course = walk_of(game, record.text())
    asked = {beat.lines[0]: beat.before for beat in course.beats if beat.seat is not None}
    return shown(game, compose(course, depth, parts).to_json(), Timeline(rows, TRUTH), asked)


def named(game: Game, view: State, seat: int, codes: Sequence[int]) -> list[wire.WeighedMove]:
    """The moves of a choice of a seat, each as its offer would name it. What comes after the first is looked at in a
    world that the view allows.
    """
    out: list[wire.WeighedMove] = []
    world, here = view.determinize(Rng(0)), view
    for code in codes:
        args = game.actions.to_json(code)
        preview = game.detail(here, seat, code).preview if code in here.legal(seat) else {}
        short = {name: value for name, value in preview.items() if isinstance(value, str | int | float)}
        out.append(wire.WeighedMove(game.actions.format(code), str(args.pop("verb")), args, short))
        world.apply(seat, code)
        if world.actor() == CHANCE or not world.waiting() >> seat & 1:
            here = view  # whatever follows is not asked of this seat in this world
            continue
        here = world.view(seat)
    return out


def shown(game: Game, found: Mapping[str, Any], timeline: Timeline, asked: Mapping[int, State]) -> wire.Review:
    """A review as the wire has it: moves as their offers name them, lines with their positions. `asked`: the position
    in which each decision was made, by its line.
    """

    def at(line: int) -> str:
        return timeline.position_of(line)

    def choice(seat: int, line: int, one: Mapping[str, Any]) -> wire.WeighedChoice:
        codes = [game.actions.parse(text) for text in one["moves"]]
        return wire.WeighedChoice(named(game, asked[line].view(seat), seat, codes), one["share"], one["points"])

    def said(one: Mapping[str, Any]) -> wire.Sentence:
        return wire.Sentence(one["id"], one["args"])

    return wire.Review(
        version=found["version"],
        game=found["game"],
        depth=found["depth"],
        judge=found["judge"],
        seats=[wire.ReviewedSeat(**seat) for seat in found["seats"]],
        result=wire.Outcome(**found["result"]),
        moments=[wire.ReviewMoment(**one, at=at(one["line"])) for one in found["moments"]],
        decisions=[
            wire.ReviewedDecision(
                **{
                    **one,
                    "played": choice(one["seat"], one["line"], one["played"]),
                    "better": choice(one["seat"], one["line"], one["better"]) if one["better"] else None,
                    "reasons": [said(reason) for reason in one["reasons"]],
                    "rivals": [choice(one["seat"], one["line"], rival) for rival in one["rivals"]],
                },
                at=at(one["line"] - 1),
            )
            for one in found["decisions"]
        ],
        draws=[wire.ReviewedDraw(**one, at=at(one["line"])) for one in found["draws"]],
        sums=[wire.SeatSum(**one) for one in found["sums"]],
        turning=[
            wire.TurningPoint(
                **{**one, "title": said(one["title"]), "reasons": [said(reason) for reason in one["reasons"]]},
                at=at(one["line"] - 1 if one["kind"] == "choice" else one["line"]),
            )
            for one in found["turning"]
        ],
        sources=[
            wire.SeatSources(one["seat"], [wire.SourceItem(**item) for item in one["items"]])
            for one in found["sources"]
        ],
        habits=[wire.HabitCount(**one) for one in found["habits"]],
        things=[
            wire.OneThing(**{**one, "advice": said(one["advice"]), "seen": [said(why) for why in one["seen"]]})
            for one in found["things"]
        ],
    )


def why_not(
    header: str, rows: list[LineRow], pack: Path | None, line: int, played: Sequence[str], asked: Sequence[str]
) -> wire.WhyNot | str:
    """What another choice would have been worth in the place of the one that begins with a line, or why nobody can
    say.
    """
    record = stored_record(header, rows)
    seat = int(str(record.lines[line - 1]["seat"])) - 1
    try:
        game = load_game(str(record.header["game"]), pack)
        view = Table.replay(game, record, upto=line - 1).state.view(seat)
        mine = [game.actions.parse(text) for text in played]
        other = check_asked(game, seat, view, asked)
        bot = coach_bot(game)
        question = weigh(game, bot, seat, view, view.legal(seat), SEED, WORLDS, [mine, other])
    except PitheadError as error:
        return str(error)

    def option(codes: Sequence[int]) -> Option:
        return next((one for one in question.options if one.codes[: len(codes)] == tuple(codes)), question.options[0])

    def choice(one: Option) -> wire.WeighedChoice:
        return wire.WeighedChoice(named(game, view, seat, one.codes), one.share, one.points)

    was, wanted = option(mine), option(other)
    first, second = (wanted, was) if wanted.share >= was.share else (was, wanted)
    why = reasons(Comparison(game, seat, view, first, second), facts_of(game.info.id)) if first is not second else []
    return wire.WhyNot(
        line=line,
        asked=choice(wanted),
        played=choice(was),
        gain=wanted.share - was.share,
        error=max(was.error, wanted.error),
        equal=equal(first, second),
        reasons=[wire.Sentence(one.id, one.args) for one in why],
    )
