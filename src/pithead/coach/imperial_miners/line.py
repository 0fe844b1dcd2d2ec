"""A choice of Imperial Miners followed to the end of the round, as far as the seat can know it: what it brings, turn by
turn of its cards.

After the moves of the choice the seat goes on as foreman plans; cards that are drawn on the way are counted and not
looked at. Nothing affects other players' mines (IM-M9), so all of it happens at a table of one.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import lru_cache

from pithead.bots.foreman import packaged
from pithead.bots.imperial_miners import plan, valuation
from pithead.bots.imperial_miners.features import FEATURES, rates_of
from pithead.bots.imperial_miners.foreman import WIDE
from pithead.bots.imperial_miners.plan import Plan
from pithead.bots.imperial_miners.rates import Rates
from pithead.core import frames
from pithead.core.api import Event, State
from pithead.games.imperial_miners import flow, mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import COUNTS, FACTIONS, ITEM, PLAIN, ROMAN, At, Count, Op
from pithead.games.imperial_miners.state import NONE, ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Tell, place_label

DRAWS = (Frame.DRAW, Frame.FACTION)


@dataclass
class Pile:
    """What something brings: gold without what cards cost, cards that will be drawn, cave-ins less those that go."""

    points: int = 0
    carts: int = 0
    gold: int = 0
    cards: int = 0
    sought: int = 0  # cards of a faction
    fours: int = 0  # cards of level IV
    machines: int = 0
    caves: int = 0
    spaces: int = 0

    def add(self, other: Pile) -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    @property
    def scored(self) -> int:
        """Points at the end of the game: tokens and carts."""
        return self.points + self.carts


@dataclass(frozen=True)
class Counted:
    """What an amount counts (a name of COUNTS, and of what), how much there is, and the points that it gives."""

    what: str
    of: str
    n: int
    points: int


@dataclass
class Turn:
    """The turn of a card, of the Surface or of an event, with all that it set off up to the next one; `now` is what
    was under way.

    card    NONE for the Surface and for events
    branch  the effect, or NONE where it was not asked for
    dug     whether the card lost a cave-in instead of acting
    paid    gold that the effect cost; part of what it brings
    counts  what the effect counts when it is chosen
    """

    what: str
    card: int = NONE
    slot: int = NONE
    branch: int = NONE
    dug: bool = False
    paid: int = 0
    brings: Pile = field(default_factory=Pile)
    counts: list[Counted] = field(default_factory=list)


@dataclass
class Line:
    """Where a choice leads.

    answers  the codes of the choice and of what follows, with the kind of question each answers
    card     the card that is laid down, or NONE; its cell, its place in words, its price
    joins    carts that it completes by lying there
    stops    spaces of the Progress boards that are reached: board and number
    """

    start: ImperialMiners
    end: ImperialMiners
    answers: list[tuple[int, int]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    card: int = NONE
    cell: int = NONE
    place: str = ""
    price: int = 0
    joins: int = 0
    stops: list[tuple[int, int]] = field(default_factory=list)

    def total(self) -> Pile:
        """All that the rest of the round brings."""
        out = Pile()
        for turn in self.turns:
            out.add(turn.brings)
        return out

    def turn_of(self, what: str) -> Turn | None:
        """The last turn of a kind."""
        return next((turn for turn in reversed(self.turns) if turn.what == what), None)

    @property
    def left(self) -> int:
        """Rounds to come after the one under way."""
        return int(self.end.t.rounds - self.end.round)

    @property
    def chain(self) -> list[Turn]:
        """The turns of cards, in order."""
        return [turn for turn in self.turns if turn.what == "card"]


@lru_cache(maxsize=8)
def rates(seats: int) -> Rates:
    """What things are worth to foreman."""
    return rates_of(packaged("imperial_miners", FEATURES).of(seats))


@lru_cache(maxsize=64)
def follow(view: State, seat: int, codes: tuple[int, ...]) -> Line:
    """A choice from a seat's view and the best that can follow it in this round."""
    assert isinstance(view, ImperialMiners)
    s = _alone(view, seat)
    line = Line(s.clone(), s)
    line.turns.append(Turn("now"))
    for code in codes:
        if not _answer(line, code):
            break
    _pass_draws(line)
    if s.open and frames.top(s.stack[0]) != Frame.KEEP:
        for code in Plan(s, rates(int(view.seats)), WIDE).codes:
            _answer(line, int(code))
        _pass_draws(line)
    s.log = None
    return line


def _alone(view: ImperialMiners, seat: int) -> ImperialMiners:
    """The seat's affairs, ready to be told what happens."""
    s = valuation.alone(view, seat)
    taken, dry, was = s.taken[:], s.dry[:], (s.was_deck[:], s.was_pile[:])
    flow.remember(s)  # what a phase tells at its end
    s.taken, s.dry = taken, dry
    s.was_deck, s.was_pile = was
    s.log = []
    return s


def _answer(line: Line, code: int) -> bool:
    """One answer, with what it brings; False where it cannot be given without knowing what is drawn."""
    s = line.end
    if Do.DRAW <= code < Do.ADVANCE:
        line.answers.append((int(frames.top(s.stack[0])), code))
        return False
    _pass_draws(line)
    if code not in s.legal(0):
        return False
    kind = int(frames.top(s.stack[0]))
    line.answers.append((kind, code))
    if kind == Frame.CHOOSE:
        _choose(line, code)
    assert s.log is not None
    s.log.clear()
    plan.answer(s, code)
    _told(line, s.log)
    return True


def _choose(line: Line, code: int) -> None:
    """An effect is chosen: of the card whose turn it is, or of the Surface or an event, whose turn this is."""
    s = line.end
    slot, program = int(frames.get(s.stack[0], 2)), int(frames.get(s.stack[0], 1))
    branch = NONE if code == Do.DECLINE else int(s.t.program[program]) + code - Do.RESOLVE
    if program == s.t.surface:
        line.turns.append(Turn("surface", branch=branch))
    elif slot == NONE and program == s.t.event_program[s.event]:
        line.turns.append(Turn("event", branch=branch))
    elif slot != NONE and line.turns[-1].slot != slot:
        line.turns.append(Turn("card", int(s.cards[slot]), slot, branch))
    elif slot != NONE:
        line.turns[-1].branch = branch
    if branch != NONE and slot != NONE:
        line.turns[-1].counts = _counts(s, branch, slot)


def _counts(s: ImperialMiners, branch: int, slot: int) -> list[Counted]:
    """The gold and the points of an effect that are counted."""
    out = []
    for item in range(s.t.first_item[branch], s.t.last_item[branch], ITEM):
        op, count, of = (int(s.t.items[item + at]) for at in (At.OP, At.COUNT, At.OF))
        if op in (Op.GOLD, Op.VP) and count != Count.NONE:
            labels = FACTIONS if count == Count.CARDS_OF else ROMAN if count == Count.CARDS_LEVEL else ("",)
            points = int(interpreter.amount(s, 0, item, slot)) if op == Op.VP else 0
            out.append(Counted(COUNTS[count - 1].name, labels[of], int(mine.tally(s, 0, count, of, slot)), points))
    return out


def _pass_draws(line: Line) -> None:
    """Draws that come next are counted and left out."""
    s = line.end
    while frames.top(s.stack[0]) in DRAWS:
        n = int(frames.get(s.stack[0], 1))
        if frames.top(s.stack[0]) == Frame.DRAW and frames.get(s.stack[0], 2) == PLAIN:
            line.turns[-1].brings.cards += n
        else:
            line.turns[-1].brings.sought += n
        assert s.log is not None
        s.log.clear()
        frames.pop(s.stack[0])
        plan.go_on(s)
        _told(line, s.log)


def _told(line: Line, log: list[Event]) -> None:
    """What happened, noted by the turn it happened in."""
    s = line.end
    for event in log:
        if not event.seen_by & 1:
            continue
        kind, args = event.kind, event.args
        if kind in (Tell.ACTIVATED, Tell.DUG_OUT):
            slot = int(mine.find(s, 0, args[2]))
            line.turns.append(Turn("card", args[1], slot, dug=kind == Tell.DUG_OUT))
        turn = line.turns[-1]
        pile = turn.brings
        if kind == Tell.PLAYED:
            line.card, line.cell, line.price = args[1:4]
            line.place = place_label(args[4])
        elif kind == Tell.GOLD:
            pile.gold += args[1]
        elif kind == Tell.VP:
            pile.points += args[1]
        elif kind == Tell.PAID:
            pile.gold -= args[1]
            turn.paid += args[1]
        elif kind == Tell.MACHINE:
            pile.machines += 1
        elif kind == Tell.CAVEIN:
            pile.caves += 1
        elif kind in (Tell.CLEARED, Tell.DUG_OUT):
            pile.caves -= 1
        elif kind in (Tell.CART, Tell.COMPLETED):
            pile.carts += 1
            line.joins += kind == Tell.COMPLETED
        elif kind == Tell.MOVED:
            before = line.stops[-1] if line.stops else (int(line.start.board[0]), int(line.start.space[0]))
            pile.spaces += args[2] - (before[1] if before[0] == args[1] else 0)
            line.stops.append((args[1], args[2]))
        elif kind == Tell.CHANGED:
            line.stops.append((args[1], 1))
        elif kind == Tell.DREW:
            pile.fours += 1
