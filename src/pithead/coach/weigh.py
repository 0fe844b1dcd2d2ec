"""Weighing a decision: its whole choices, each played on in the same worlds with the same luck, judged together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from pithead.bots.advice import sane
from pithead.bots.foreman import WIDTH
from pithead.coach.guide import Guide
from pithead.coach.question import Option, Question
from pithead.core.api import CHANCE, Bot, Budget, Event, Game, State
from pithead.core.chance import Rng
from pithead.core.errors import MoveError

DRAWS = 6  # seeds under which a choice that is drawn from a mixture is made
LONGEST = 40  # moves of one choice
WAYS = 8  # unfinished choices for each whole one that is looked for


@dataclass(frozen=True)
class Line:
    """A whole choice, and how its player would go on after it.

    after  tells it from other choices: the same moves in another order are the same choice
    """

    codes: tuple[int, ...]
    follow: tuple[int, ...]
    after: bytes


def weigh(
    game: Game,
    bot_name: str,
    seat: int,
    view: State,
    legal: Sequence[int],
    seed: int,
    worlds: int,
    asked: Sequence[Sequence[int]] = (),
    transfer: bool = False,
) -> Question:
    """The choices of a seat that are worth a look, the best first; the same for the same view and seed.

    bot_name  whose judgement: a rung from foreman up; OptionError for one that judges nothing
    worlds    sampled worlds, at least one; two or more tell a standard error
    asked     whole choices, or their first moves, that must be among them
    transfer  weights that were tuned on another pack will do
    """
    view = game.uncounted(view, seat)
    guide = Guide(game, bot_name, seat, seed, transfer)
    found = weigh_lines(guide, view, lines(guide, view, legal, asked), worlds)
    return replace(found, options=tuple(replace(one, plan=guide.plan(view, one.codes)) for one in found.options))


def weigh_lines(guide: Guide, view: State, found: Sequence[Line], worlds: int, first: int = 0) -> Question:
    """These choices, weighed in worlds from number `first` on."""
    count = max(1, worlds)
    ends = [
        guide.after(view, (*one.codes, *one.follow), world) for one in found for world in range(first, first + count)
    ]
    judged = guide.judge(ends)
    shares = [[one.shares[guide.seat] for one in judged[i * count : (i + 1) * count]] for i in range(len(found))]
    points = [[one.points[guide.seat] for one in judged[i * count : (i + 1) * count]] for i in range(len(found))]
    means = [sum(row) / count for row in shares]
    order = sorted(range(len(found)), key=lambda i: (-means[i], -sum(points[i]), i))
    best = shares[order[0]]
    options = [Option(found[i].codes, means[i], paired_error(best, shares[i]), sum(points[i]) / count) for i in order]
    return Question(guide.game, guide.seat, view, tuple(options))


def paired_error(first: Sequence[float], second: Sequence[float]) -> float:
    """Standard error of the mean difference, world by world."""
    return standard_error([a - b for a, b in zip(first, second, strict=True)])


def standard_error(values: Sequence[float]) -> float:
    """Of the mean of what several worlds say; 0 where there is one world only."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


# -- whole choices


def lines(guide: Guide, view: State, legal: Sequence[int], asked: Sequence[Sequence[int]] = ()) -> list[Line]:
    """Whole choices worth a look, each once: those asked about, then the guide's."""
    guide.foreman.begin(guide.game, guide.seat, guide.seed)
    own = [_whole(guide, view, codes) for codes in _starts(guide, view, legal)]
    planned = any(one.follow for one in own)
    out: dict[bytes, Line] = {}
    for one in [*(_whole(guide, view, codes) for codes in asked), *own]:
        first = out.setdefault(one.after, one)
        if planned and not first.follow:
            out[one.after] = replace(first, follow=one.follow or _plan(guide, view, first.codes))
    return list(out.values())


def _plan(guide: Guide, view: State, codes: Sequence[int]) -> tuple[int, ...]:
    """How the guide would go on at once after a choice, so that no choice has a worse player than the others."""
    world = view.determinize(Rng(0))
    for code in codes:
        world.apply(guide.seat, code)
    if world.actor() == CHANCE or not world.waiting() >> guide.seat & 1:
        return ()
    return tuple(guide.foreman.candidates(world.view(guide.seat), world.legal(guide.seat))[0].codes)


def _starts(guide: Guide, view: State, legal: Sequence[int]) -> list[list[int]]:
    """What the guide would try out, with its continuation as far as it has one."""
    game, foreman = guide.game, guide.foreman
    kept = sane(game, view, guide.seat, legal)
    if len(kept) == 1:
        return [kept]
    special = guide.manner.starts(foreman, view, kept) if guide.manner.starts else []
    if special:
        return special
    found = foreman.candidates(view, kept)
    if len(found) > 1:
        return [one.codes for one in found]
    if all(game.actions.verb_of(code).kind == "amount" for code in kept):
        return _drawn(guide, view, kept)
    values = foreman.values(view, kept)
    order = sorted(range(len(kept)), key=lambda i: -values[i])
    return [found[0].codes, *([kept[i]] for i in order[:WIDTH])]


def _drawn(guide: Guide, view: State, legal: Sequence[int]) -> list[list[int]]:
    """A sealed choice is drawn from a mixture: what several seeds draw."""
    out = []
    for i in range(DRAWS):
        guide.foreman.begin(guide.game, guide.seat, guide.seed + i)
        code = guide.foreman.choose(view, legal, Budget())
        out.append(list(_whole(guide, view, [code]).codes))
    guide.foreman.begin(guide.game, guide.seat, guide.seed)
    return out


def _whole(guide: Guide, view: State, codes: Sequence[int]) -> Line:
    """A choice told to its end by the guide."""
    return whole(guide.game, guide.foreman, guide.seat, view, codes)


def whole(game: Game, bot: Bot, seat: int, view: State, codes: Sequence[int]) -> Line:
    """A choice told to its end by a bot. It is made in a world that the view allows; as nothing was revealed, the seat
    would see the same in every other.
    """
    budget = Budget()
    world = view.determinize(Rng(0))
    left = list(codes[::-1])
    made: list[int] = []
    while True:
        told: list[Event] = []
        world.log = told
        made.append(left.pop())
        world.apply(seat, made[-1])
        world.log = None
        legal = goes_on(game, world, seat, made[-1], told)
        if not legal or len(made) == LONGEST:
            return Line(tuple(made), tuple(left[::-1]), world.key())
        if not left or left[-1] not in legal:
            one_way = len(legal) == 1
            left = [legal[0] if one_way else int(bot.choose(world.view(seat), legal, budget))]


@dataclass(frozen=True)
class Walked:
    """Moves of one choice, made.

    state  a world after them that the view allows
    legal  what the seat is asked next as a part of the same choice; nothing where it is whole
    """

    codes: tuple[int, ...]
    state: State
    legal: list[int]


def walked(game: Game, seat: int, view: State, moves: Sequence[str]) -> Walked:
    """A choice, or its first moves, by what records have; MoveError where the seat cannot choose it, or it is more than
    one choice.
    """
    world = view.determinize(Rng(0))
    legal = [int(one) for one in world.legal(seat)]
    out: list[int] = []
    for text in moves:
        try:
            code = game.actions.parse(text)
        except MoveError:
            code = -1
        if code not in legal:
            possible = tuple(game.actions.format(one) for one in legal)
            raise MoveError(f"'{text}' is no part of a choice that can be made now", text, possible)
        out.append(code)
        told: list[Event] = []
        world.log = told
        world.apply(seat, code)
        world.log = None
        legal = goes_on(game, world, seat, code, told)
    return Walked(tuple(out), world, legal)


def every_choice(game: Game, seat: int, view: State, most: int) -> list[tuple[int, ...]] | None:
    """Every whole choice, each in one order; None where there are more than that, or too many ways to them."""
    found: dict[bytes, tuple[int, ...]] = {}
    left = [(view.determinize(Rng(0)), tuple[int, ...](), [int(one) for one in view.legal(seat)])]
    seen: set[bytes] = set()
    while left:
        state, codes, legal = left.pop()
        for code in legal:
            world = state.clone()
            told: list[Event] = []
            world.log = told
            world.apply(seat, code)
            world.log = None
            key, more = world.key(), goes_on(game, world, seat, code, told)
            if more and key not in seen:
                left.append((world, (*codes, code), more))
                seen.add(key)
            elif not more:
                found.setdefault(key, (*codes, code))
            if len(found) > most or len(seen) > WAYS * most:
                return None
    return list(found.values())


def goes_on(game: Game, state: State, seat: int, code: int, told: Sequence[Event]) -> list[int]:
    """What the seat is asked next, where that still belongs to the choice that it has just made a move of; else
    nothing.

    It does while the seat is asked on and nobody was told anything (the amounts of a sealed bid), or is asked for the
    same once more and nothing was revealed (the cards to keep). A move that says no more than "enough" ends it.
    """
    verb = game.actions.verb_of(code)
    if state.actor() == CHANCE or not state.waiting() >> seat & 1 or not verb.args:
        return []
    legal = [int(one) for one in state.legal(seat)]
    same = all(game.actions.verb_of(one) is verb for one in legal)
    return legal if not told or (same and not any(event.reveals for event in told)) else []
