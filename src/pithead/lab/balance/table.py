"""One game of a plan, watched: what was offered and taken, how the points went, where somebody was stuck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from pithead.bots.driver import LONGEST, ask, bot_seed
from pithead.bots.registry import make_bot
from pithead.core.api import CHANCE, OVER, Bot, Budget, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.games.kit import Report
from pithead.games.registry import load_kit
from pithead.lab.balance import rows
from pithead.lab.balance.habits import Habit
from pithead.lab.balance.plan import BOTS_LUCK, Part, Setup, check_versions

ENDLESS = "endless"  # the reason of a game that was broken off
COMPARED = 20  # in one deal of so many positions are compared, to find loops

Words = tuple[str | int, ...]


@dataclass(frozen=True)
class Job:
    """Plays the games of some indices of a part: what is sent to another process."""

    setup: Setup
    part: Part

    def __call__(self, indices: Sequence[int]) -> list[rows.Game]:
        check_versions(self.setup)
        return [play(self.setup, self.part, index) for index in indices]


def words_of(setup: Setup, deal: int) -> Words:
    """What the luck of a deal comes from: the same in all parts."""
    asked = setup.plan.asked
    return ("balance", asked.game, asked.seats, asked.seed, deal)


def special_seat(setup: Setup, part: Part, deal: int) -> int:
    """The seat that is not like the others, or -1."""
    if part.picks:
        return dict(part.picks)[deal]
    return deal % setup.plan.asked.seats if part.special or part.item else -1


def bots_of(setup: Setup, part: Part, deal: int) -> list[str]:
    """The names of the bots by seat."""
    names = [part.bot] * setup.plan.asked.seats
    seat = special_seat(setup, part, deal)
    if seat >= 0 and part.special:
        names[seat] = part.special
    return names


def play(setup: Setup, part: Part, index: int) -> rows.Game:
    """One game to its end. It depends on the plan, the part and the index alone."""
    asked = setup.plan.asked
    deal, pack = part.place(index)
    game = setup.load(pack)
    words = words_of(setup, deal)
    chances = Chance(seed_from(*words)), Chance(seed_from(*words, "again"))
    special = special_seat(setup, part, deal)
    bots = _seated(setup, part, deal, pack, game, words, special)
    report = load_kit(asked.game).report
    state = game.new(asked.seats, asked.options)
    watched = Watched(game, report, asked.seats, part.kind == "main" and deal % COMPARED == 0)
    _drive(game, state, bots, chances, part.stream, watched)
    return watched.finished(state, part.name, deal, pack, special)


def _seated(setup: Setup, part: Part, deal: int, pack: str, game: Game, words: Words, special: int) -> list[Bot]:
    out: list[Bot] = []
    source = (*words, "again") if part.stream == BOTS_LUCK else words
    for seat, name in enumerate(bots_of(setup, part, deal)):
        old_weights = part.kind == "retuned" and seat == special
        bot = _bot(name, setup.plan.asked.game, seat, None if old_weights else setup.path(pack))
        if seat == special and part.item:
            bot = Habit(bot, part.item, part.kind == "always")
        bot.begin(game, seat, bot_seed(source, seat))
        out.append(bot)
    return out


@lru_cache(maxsize=64)
def _bot(name: str, game: str, seat: int, pack: Path | None) -> Bot:
    return make_bot(name, game, pack, transfer=True)


def _drive(
    game: Game, state: State, bots: Sequence[Bot], chances: tuple[Chance, Chance], stream: int, watched: Watched
) -> None:
    """To the end of the game; one stream of luck comes from the second source."""
    budget = Budget()
    actor = int(state.actor())
    while actor != OVER and watched.decisions < LONGEST:
        if actor == CHANCE:
            key = state.chance_key()
            state.apply(CHANCE, state.sample(chances[key[0] == stream].rng(key)))
        else:
            legal = state.legal(actor)
            code = legal[0] if len(legal) == 1 else ask(game, bots[actor], actor, state.view(actor), legal, budget)
            watched.choice(state, actor, legal, code)
            state.apply(actor, code)
        watched.after(state)
        actor = int(state.actor())


@dataclass
class Watched:
    """What is noted while a game is played."""

    game: Game
    report: Report
    seats: int
    compares: bool
    decisions: int = 0
    round: int = 0
    course: list[list[int]] = field(default_factory=list)
    offered: list[set[str]] = field(default_factory=list)
    taken: list[set[str]] = field(default_factory=list)
    legal: set[int] = field(default_factory=set)
    chosen: set[int] = field(default_factory=set)
    free: set[int] = field(default_factory=set)  # seats that had something to choose in this round
    idle: list[int] = field(default_factory=list)  # rounds since a seat had
    stuck: list[int] = field(default_factory=list)
    keys: set[bytes] = field(default_factory=set)
    repeats: int = 0

    def __post_init__(self) -> None:
        self.offered = [set() for _ in range(self.seats)]
        self.taken = [set() for _ in range(self.seats)]
        self.idle, self.stuck = [0] * self.seats, [0] * self.seats

    def choice(self, state: State, seat: int, legal: Sequence[int], code: int) -> None:
        """A seat is about to do something."""
        self.decisions += 1
        self.legal.update(legal)
        self.chosen.add(code)
        if len(legal) > 1:
            self.free.add(seat)
        names = self.report.items(state, seat, legal) if self.report.items else []
        if names:
            self.offered[seat].update(names)
            self.taken[seat].add(names[legal.index(code)])
        if self.compares:
            key = state.key()
            self.repeats += key in self.keys
            self.keys.add(key)

    def after(self, state: State) -> None:
        """Something has happened."""
        if state.round == self.round:
            return
        if self.round:
            self.course.append([int(state.standing(seat)[0]) for seat in range(self.seats)])
            self._end_round()
        self.round = int(state.round)

    def _end_round(self) -> None:
        for seat in range(self.seats):
            self.idle[seat] = 0 if seat in self.free else self.idle[seat] + 1
            self.stuck[seat] = max(self.stuck[seat], self.idle[seat])
        self.free.clear()

    def finished(self, state: State, stage: str, deal: int, pack: str, special: int) -> rows.Game:
        seats = range(self.seats)
        standings = [state.standing(seat) for seat in seats]
        self.course.append([int(standing[0]) for standing in standings])
        self._end_round()
        kinds = {name.partition(" ")[0] for names in self.offered for name in names if name}
        for seat in seats:
            for name, has in (self.report.earned(state, seat) if self.report.earned else {}).items():
                self.offered[seat].add(name)
                if has:
                    self.taken[seat].add(name)
        return rows.Game(
            stage,
            deal,
            pack,
            [int(standing[0]) for standing in standings],
            [sum(other > mine for other in standings) for mine in standings],
            self.game.reasons[int(state.reason)] if state.actor() == OVER else ENDLESS,
            int(state.round),
            self.decisions,
            self.course,
            [sorted(names - {""}) for names in self.offered],
            [sorted(names - {""}) for names in self.taken],
            [self.report.sources(state, seat) for seat in seats],
            self.report.figures(state) if self.report.figures else {},
            self._verbs(self.legal),
            self._verbs(self.chosen),
            self.stuck,
            self.repeats,
            sorted(kinds),
            self.report.grades(state) if self.seats == 1 else [],
            special,
        )

    def _verbs(self, codes: set[int]) -> list[str]:
        return sorted({self.game.actions.verb_of(code).name for code in codes})
