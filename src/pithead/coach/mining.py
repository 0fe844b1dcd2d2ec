"""Puzzles from finished games: decisions are screened in a few worlds; what is left is weighed in many fresh ones, and
the rungs are asked for what they would have chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from pithead.bots.advice import sane
from pithead.bots.registry import able_levels, bot_version, load_roster, make_bot, rung_of
from pithead.coach.facts import facts_of
from pithead.coach.guide import Guide, coach_bot
from pithead.coach.hints import previews
from pithead.coach.marks import FRESH, known
from pithead.coach.puzzles import (
    SEARCH,
    Answer,
    PackStamp,
    Puzzle,
    PuzzleError,
    Reason,
    known_answer,
    themes,
    view_of,
)
from pithead.coach.question import Comparison, Option, Question, Said, reasons
from pithead.coach.walk import Beat, Walk
from pithead.coach.weigh import Line, every_choice, lines, weigh_lines, whole
from pithead.core.api import Bot, Budget, Game, Options, State
from pithead.core.errors import MoveError

LEAST = 0.04  # of the chance to win: so far ahead of every other is a best choice
ERRORS = 4.0  # standard errors: and so far
HOLDS = 0.75  # of LEAST: what a puzzle has when it is weighed again
SUSPECT = 0.03  # ahead of the next so far in a few worlds: worth a second look
RIVALS = 5  # other choices that are weighed to the end
WIDEST = 24  # first moves that are all tried
MOST = 64  # whole choices that are all weighed, so that anything can be asked about
WIDE = 32  # worlds for each of them
NEAR = 0.5  # of LEAST: a choice that is less far behind makes two answers of one
TIMES = 3  # a rung is asked so often; it finds what it chooses most of the time
VAGUE = ("both", "differs")  # subjects of sentences that only say what is done, not why
RATING = ("foreman@80", "foreman@40", "apprentice", "foreman@20", "foreman", "surveyor")  # rungs that answer at once


@dataclass(frozen=True)
class Worlds:
    """Worlds for the first look at a decision, for the second at all its choices, and for the last at the best."""

    screen: int = 4
    second: int = 16
    worlds: int = 96


USUAL = Worlds()


class Miner:
    """Looks for puzzles in games of one kind; the same game and seed give the same puzzles."""

    def __init__(self, game: Game, effort: Worlds, seed: int) -> None:
        self.game = game
        self.effort = effort
        self.seed = seed
        self.judge = coach_bot(game)
        self.rungs = {name: make_bot(name, game.info.id, game.pack_path, transfer=True) for name in asked_rungs(game)}
        self.guides: dict[int, Guide] = {}

    def guide(self, seat: int) -> Guide:
        if seat not in self.guides:
            self.guides[seat] = Guide(self.game, self.judge, seat, self.seed, transfer=True)
        return self.guides[seat]

    def mine(self, course: Walk, options: Options, source: str) -> Iterator[Puzzle]:
        """The puzzles of a finished game, in its order."""
        for beat in course.beats:
            if beat.seat is not None and not beat.forced:
                found = self.look(beat, options, source)
                if found is not None:
                    yield found

    def look(self, beat: Beat, options: Options, source: str) -> Puzzle | None:
        """A decision as a puzzle, if it is one."""
        game, seat = self.game, beat.seat
        assert seat is not None
        view = known(game, beat)
        legal = [int(code) for code in view.legal(seat)]
        guide, effort = self.guide(seat), self.effort
        first = lines(guide, view, legal, [beat.codes])
        if len(first) < 2 or lead(question := weigh_lines(guide, view, first, effort.screen)) < SUSPECT:
            return None
        answers = {name: answered(game, bot, seat, view, legal, self.seed) for name, bot in self.rungs.items()}
        likely = line_of(first, question.options[0]).after
        if all(one.after == likely for one in answers.values()):
            return None
        wanted = [beat.codes, *(one.codes for one in answers.values())]
        every = contenders(guide, view, legal, wanted)
        left = narrowed(guide, view, every, effort.second, effort.screen, wanted)
        if len(left) < 2:
            return None
        question = weigh_lines(guide, view, left, effort.worlds, effort.screen + effort.second)
        best = line_of(left, question.options[0])
        found = [name for name, one in answers.items() if one.after == best.after]
        if not clear(question, LEAST) or rated(found, list(answers)) == next(iter(answers)):
            return None
        return self._made(question, found, beat.round, options, source)

    def _made(self, question: Question, found: list[str], number: int, options: Options, source: str) -> Puzzle | None:
        """None where there is nothing to say about it."""
        game, seat, view, info = self.game, question.seat, question.view, self.game.info
        best, *others = question.options
        said = explained(question, others[0])
        if not said or said[0].about in VAGUE:
            return None
        prompt = game.prompt(view, seat)
        return Puzzle(
            id=view.key().hex(),
            game=info.id,
            rules=info.rules_version,
            pack=PackStamp(info.pack.name, info.pack.version, info.pack.digest),
            seats=int(view.seats),
            options=dict(options),
            seat=seat,
            round=number,
            view=view.to_json(),
            prompt=prompt,
            legal=[game.actions.format(int(code)) for code in view.legal(seat)],
            best=_answer(question, best, said),
            rivals=[_answer(question, one, explained(question, one)) for one in others],
            themes=themes(prompt, said),
            rating=rated(found, list(self.rungs)),
            found=found,
            asked=list(self.rungs),
            judge=bot_version(self.judge, info.id, game.pack_path),
            worlds=self.effort.worlds,
            source=source,
        )


# -- weighing


def lead(question: Question) -> float:
    """How far the best is ahead of the next."""
    return question.options[0].share - question.options[1].share


def clear(question: Question, least: float) -> bool:
    """Whether the best is surely ahead of every other, and by so much."""
    best, *others = question.options
    return all(best.share - one.share >= max(least, ERRORS * one.error) for one in others)


def contenders(guide: Guide, view: State, legal: Sequence[int], wanted: Sequence[Sequence[int]]) -> list[Line]:
    """Every choice that must be worse for one to be the best: the guide's, those wanted, and one for each first move
    that is not absurd, as far as these are not too many.
    """
    kept = sane(guide.game, view, guide.seat, legal)
    firsts = [[code] for code in kept] if len(kept) <= WIDEST else []
    return lines(guide, view, legal, [*wanted, *firsts])


def narrowed(
    guide: Guide, view: State, every: list[Line], worlds: int, first: int, wanted: Sequence[Sequence[int]]
) -> list[Line]:
    """The best choice, the nearest ones, and those wanted; the best alone where it is not ahead."""
    options = weigh_lines(guide, view, every, worlds, first).options
    best = line_of(every, options[0])
    if len(options) < 2 or options[0].share - options[1].share < SUSPECT:
        return [best]
    asked = {tuple(codes) for codes in wanted}
    kept = [one for i, one in enumerate(options) if i <= RIVALS or one.codes in asked]
    return [line_of(every, one) for one in kept]


def line_of(found: Sequence[Line], option: Option) -> Line:
    return next(one for one in found if one.codes == option.codes)


def explained(question: Question, rival: Option) -> list[Said]:
    """Why the best goes before another choice."""
    held = Comparison(question.game, question.seat, question.view, question.options[0], rival)
    return reasons(held, facts_of(question.game.info.id))


def _answer(question: Question, option: Option, said: Sequence[Said]) -> Answer:
    moves = [question.game.actions.format(code) for code in option.codes]
    shown = list(previews(question.game, question.seat, question.view, option.codes))
    sentences = [Reason(one.id, one.args) for one in said]
    return Answer(moves, shown, round(option.share, 4), round(option.points, 2), round(option.error, 4), sentences)


# -- rungs


def asked_rungs(game: Game) -> list[str]:
    """The rungs that rate a puzzle, weakest first: those that answer at once, without a search."""
    able = [*able_levels(game, True)]
    if load_roster(game.info.id).surveyor and coach_bot(game) != "foreman":
        able.append("surveyor")
    return [name for name in RATING if rung_of(name) in able]


def rated(found: Sequence[str], asked: Sequence[str]) -> str:
    """The weakest rung that finds it and is not alone with it: so do most of the stronger ones. SEARCH where there is
    none.
    """
    for i, name in enumerate(asked):
        above = asked[i + 1 :]
        if name in found and 2 * sum(one in found for one in above) >= len(above):
            return name
    return SEARCH


def answered(game: Game, bot: Bot, seat: int, view: State, legal: Sequence[int], seed: int) -> Line:
    """What a bot chooses in a view: of several times the most frequent, the first of equals."""
    given: list[Line] = []
    for time in range(TIMES):
        bot.begin(game, seat, seed + time)
        one = whole(game, bot, seat, view, [int(bot.choose(view, legal, Budget()))])
        given.append(one)
        if time and all(other.after == one.after for other in given):
            break
    counts = [sum(other.after == one.after for other in given) for one in given]
    return given[counts.index(max(counts))]


# -- weighing again


def confirmed(game: Game, puzzle: Puzzle, worlds: int, seed: int) -> str:
    """Why a puzzle does not hold when it is weighed again in other worlds, or ""; its figures are not believed."""
    try:
        view = view_of(game, puzzle)
        codes = [tuple(game.actions.parse(move) for move in one.moves) for one in (puzzle.best, *puzzle.rivals)]
    except (PuzzleError, MoveError) as error:
        return str(error)
    legal = [int(code) for code in view.legal(puzzle.seat)]
    if any(one[0] not in legal for one in codes):
        return "one of its choices cannot be made"
    guide = Guide(game, coach_bot(game), puzzle.seat, seed, transfer=True)
    every = contenders(guide, view, legal, codes)
    best = every[0]
    if best.codes != codes[0]:
        return "its best choice cannot be made"
    few = max(4, worlds // 6)
    left = narrowed(guide, view, every, few, FRESH, codes)
    question = weigh_lines(guide, view, left, worlds, FRESH + few)
    if question.options[0].codes != best.codes:
        return f"{' '.join(game.actions.format(one) for one in question.options[0].codes)} is better"
    if len(left) < 2 or not clear(question, HOLDS * LEAST):
        return "its best choice is not clearly ahead"
    return ""


def widened(game: Game, puzzle: Puzzle, seed: int, worlds: int = WIDE) -> Puzzle | None:
    """A puzzle with figures and reasons for every whole choice there is, where these are not too many; else for one of
    each first move. None where another choice is as good as its best.
    """
    view, seat = view_of(game, puzzle), puzzle.seat
    legal = [int(code) for code in view.legal(seat)]
    guide = Guide(game, coach_bot(game), seat, seed, transfer=True)
    every = every_choice(game, seat, view, MOST)
    known = [tuple(game.actions.parse(move) for move in one.moves) for one in (puzzle.best, *puzzle.rivals)]
    found = lines(guide, view, legal, [*known, *every]) if every is not None else contenders(guide, view, legal, known)
    question = weigh_lines(guide, view, found, worlds, 2 * FRESH)
    best, *others = question.options
    if best.codes != known[0] or any(best.share - one.share < max(NEAR * LEAST, 2 * one.error) for one in others):
        return None
    rivals = []
    for one in others:
        if one.codes in known:
            rivals.append(puzzle.rivals[known.index(one.codes) - 1])
            continue
        told = _answer(question, one, explained(question, one))
        behind, less = best.share - one.share, best.points - one.points  # measured in the same worlds
        share, points = max(0.0, puzzle.best.share - behind), puzzle.best.points - less
        rivals.append(msgspec.structs.replace(told, share=round(share, 4), points=round(points, 2)))
    rivals.sort(key=lambda one: (-one.share, -one.points))
    return msgspec.structs.replace(puzzle, rivals=rivals, complete=every is not None)


def asked_answer(game: Game, puzzle: Puzzle, codes: Sequence[int]) -> Answer:
    """What a choice that somebody makes in a puzzle is worth: as the puzzle has it, else weighed now. The best in
    another order is the best.
    """
    view, seat = view_of(game, puzzle), puzzle.seat
    guide = Guide(game, coach_bot(game), seat, 1, transfer=True)
    mine = whole(game, guide.foreman, seat, view, codes)
    stored = known_answer(game, puzzle, view, [game.actions.format(code) for code in mine.codes], mine.after)
    if stored is not None:
        return stored
    best = [game.actions.parse(move) for move in puzzle.best.moves]
    legal = [int(code) for code in view.legal(seat)]
    pair = [one for one in lines(guide, view, legal, [codes, best]) if one.codes in (mine.codes, tuple(best))]
    question = weigh_lines(guide, view, pair, puzzle.worlds)
    own = next(one for one in question.options if one.codes == mine.codes)
    first = next(one for one in question.options if one.codes == tuple(best))
    said = reasons(Comparison(game, seat, view, first, own), facts_of(game.info.id))
    return _answer(question, own, said)
