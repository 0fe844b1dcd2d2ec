"""A hint: the whole choice that leaves a seat the best chance to win, how much better it is, and why.

Everything comes from the seat's own view; nothing is changed by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pithead.bots.advice import SIMULATIONS, sane, top
from pithead.bots.driver import seat_bot
from pithead.coach.facts import facts_of
from pithead.coach.guide import can_judge
from pithead.coach.question import Comparison, Fact, Option, Question, Said, reasons
from pithead.coach.weigh import walked, weigh
from pithead.core.api import Budget, Game, Json, State
from pithead.core.chance import Rng

MOST = 3  # choices, besides the one that was asked about
WORLDS = 24  # a number, not a time, so that the same view gets the same hint
ERRORS = 2.0  # standard errors: what lies closer together is called equal
LEAST = 0.01  # of the chance to win: so is what lies closer than this


@dataclass(frozen=True)
class Inquiry:
    """What is asked: whose advice, for which seat.

    seed      the same question gets the same answer
    ask       why not this: see `check_asked`
    transfer  weights that were tuned on another pack will do
    """

    bot: str
    seat: int
    seed: int
    ask: Sequence[int] = ()
    transfer: bool = False


@dataclass(frozen=True)
class Advised:
    """One choice of a hint.

    previews  words that go with its moves, each as the seat sees it when it makes it: where a card would lie; of its
              plan there are none
    equal     it cannot be told apart from the best one
    reasons   why it is better than what is worse; of the others: why the best goes before it
    """

    option: Option
    previews: tuple[dict[str, Json], ...]
    equal: bool
    reasons: tuple[Said, ...]


@dataclass(frozen=True)
class Hint:
    """The best choices, the best first.

    weighed  whether they have figures: those of a bot that judges nothing come in its own order and have none
    asked    where among them that is what was asked about; -1 where nothing was
    share    what the best gains over the next one, in chance to win
    points   the same in the game's own unit
    """

    choices: tuple[Advised, ...]
    weighed: bool
    asked: int
    share: float
    points: float


def hint(game: Game, view: State, inquiry: Inquiry, worlds: int = WORLDS) -> Hint:
    """What a bot would choose in the place of a seat, and why not what is asked about. It counts nothing for the seat
    that the table leaves to the players.
    """
    seat, ask = inquiry.seat, inquiry.ask
    legal = [int(code) for code in view.legal(seat)]
    view = game.uncounted(view, seat)
    if not can_judge(game, inquiry.bot, inquiry.transfer):
        return _unweighed(game, view, legal, inquiry)

    def weighed(asked: Sequence[Sequence[int]]) -> Question:
        return weigh(game, inquiry.bot, seat, view, legal, inquiry.seed, worlds, asked, inquiry.transfer)

    question = weighed([ask] if ask else [])
    if len(question.options) == 1 and not ask and (rest := _others(game, seat, view, legal, question.options[0])):
        question = weighed(rest[:1])  # something to hold it against
    question = replace(question, options=distinct(question.options))
    shown, asked = _shown(question.options, ask)
    best, second = question.options[0], question.options[min(1, len(question.options) - 1)]
    facts = facts_of(game.info.id)
    found = tuple(_advised(question, facts, one) for one in shown)
    return Hint(found, True, asked, best.share - second.share, best.points - second.points)


def distinct(options: Sequence[Option]) -> tuple[Option, ...]:
    """Of choices whose plans come to the same moves in another order the best alone."""
    found: dict[tuple[int, ...], Option] = {}
    for one in options:
        found.setdefault(tuple(sorted(one.whole)) if one.plan else one.codes, one)
    return tuple(found.values())


def check_asked(game: Game, seat: int, view: State, moves: Sequence[str]) -> list[int]:
    """The codes of a choice that somebody asks about, or of its first moves; MoveError where the seat cannot choose it
    now, or it is more than one choice.
    """
    return list(walked(game, seat, view, moves).codes)


def equal(best: Option, other: Option) -> bool:
    """Whether two choices are as good as one another, as far as can be told."""
    return best.share - other.share < max(LEAST, ERRORS * other.error)


def _advised(question: Question, facts: Sequence[Fact], option: Option) -> Advised:
    """Held against the best; that one against the next that is not as good, where there is such a one."""
    best, *others = question.options
    shown = previews(question.game, question.seat, question.view, option.codes)
    if not others:
        return Advised(option, shown, True, ())
    worse = next((one for one in others if not equal(best, one)), others[0])
    rival = worse if option is best else option
    held = Comparison(question.game, question.seat, question.view, best, rival)
    return Advised(option, shown, equal(best, option), tuple(reasons(held, facts)))


def _others(game: Game, seat: int, view: State, legal: Sequence[int], best: Option) -> list[list[int]]:
    """Choices that begin otherwise and are not absurd."""
    return [[code] for code in sane(game, view, seat, legal) if code != best.codes[0]]


def _shown(options: Sequence[Option], ask: Sequence[int]) -> tuple[list[Option], int]:
    """The first few, and the best that begins with what was asked about; where that is."""
    shown = list(options[:MOST])
    if not ask:
        return shown, -1
    begun = [one for one in options if one.codes[: len(ask)] == tuple(ask)]
    asked = (begun or [one for one in options if one.plan and ask[0] in one.plan])[0]
    if asked not in shown:
        shown.append(asked)
    return shown, shown.index(asked)


def _unweighed(game: Game, view: State, legal: Sequence[int], inquiry: Inquiry) -> Hint:
    """The first few choices of a bot that cannot say what they are worth."""
    seat, ask = inquiry.seat, inquiry.ask
    bot = seat_bot(game, inquiry.bot, seat, inquiry.seed, transfer=inquiry.transfer)
    ranked = top(bot.explain(view, legal, Budget(SIMULATIONS)))
    options = [Option((int(one.code),), 0.0, 0.0, 0.0) for one in ranked]
    if ask and not any(one.codes[0] == ask[0] for one in options):
        options.append(Option(tuple(ask), 0.0, 0.0, 0.0))
    asked = next((i for i, one in enumerate(options) if ask and one.codes[0] == ask[0]), -1)
    found = tuple(Advised(one, previews(game, seat, view, one.codes), False, ()) for one in options)
    return Hint(found, False, asked, 0.0, 0.0)


def previews(game: Game, seat: int, view: State, codes: Sequence[int]) -> tuple[dict[str, Json], ...]:
    """What is shown beside each move of a choice, as far as it is a word or a number. Nothing is revealed on the way:
    any world that the view allows will do.
    """
    world = view.determinize(Rng(0))
    out: list[dict[str, Json]] = []
    for code in codes:
        shown = game.detail(world.view(seat), seat, code).preview
        out.append({name: value for name, value in shown.items() if isinstance(value, str | int)})
        world.apply(seat, code)
    return tuple(out)
