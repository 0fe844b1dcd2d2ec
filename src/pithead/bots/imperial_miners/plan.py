"""Imperial Miners' turns by search: every card, place, path and effect of one's own, to the end of the round.

What is drawn is not known and not looked at: a draw counts as what an unseen card is worth on average, and the search
goes on without it. So a plan holds until the next card comes into the hand.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners import draws, outlook, valuation
from pithead.bots.imperial_miners.ends import SOUGHT, Ends
from pithead.bots.imperial_miners.known import Known, Line, Searched, laid
from pithead.bots.imperial_miners.projection import WORST
from pithead.bots.imperial_miners.rates import Rates
from pithead.bots.imperial_miners.undo import Before, Kept
from pithead.bots.imperial_miners.valuation import NOWHERE
from pithead.core import frames
from pithead.games.imperial_miners import absurd, decks, flow
from pithead.games.imperial_miners.effects.words import When
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

LONGEST: Final = 4  # times enough leaves: then the first answer to each question will do
TARGETS: Final = 3  # of all targets of a machine, a cart, a cave-in
PROMISE: Final = 5  # argument of a draw that was left out: 1 + what it is worth


class Breadth:
    """How much of a turn is searched."""

    width: i64  # of all cards and places, so many are searched to the end,
    margin: i64  # and none that looks so much worse than the best,
    enough: i64  # or that comes after so many leaves
    rough: bool  # what a drawn card is worth is worked out once, not for every card laid

    def __init__(self, width: int = 8, margin: int = 400, enough: int = 600, rough: bool = False) -> None:
        self.width = width
        self.margin = margin
        self.enough = enough
        self.rough = rough


class Plan:
    """The best answers found from a position, each with its moment; and what each first answer is worth."""

    start: ImperialMiners
    moments: list[tuple[int, ...]]
    codes: Ints
    leaves: i64
    first_phase: i64
    # by unseen card: what the hand gains by it, with the card laid that is being looked at; empty before it is asked
    gains: Ints
    draws: dict[int, int]  # by what is drawn: what that is worth
    known: Known
    kept: Kept
    rates: Rates
    breadth: Breadth
    firsts: dict[int, int]  # first answer: what it is worth with the best answers after it
    lines: dict[int, Line]  # the same with those answers
    ends: Ends | None  # of all lines, where they are asked for

    def __init__(self, s: ImperialMiners, rates: Rates, breadth: Breadth, ends: Ends | None = None) -> None:
        """The position itself stays as it is."""
        self.start = s
        self.leaves = 0
        self.first_phase = s.phase
        self.gains = []
        self.draws = {}
        self.known = Known(s)
        self.kept = Kept()
        self.rates = rates
        self.breadth = breadth
        self.lines = {}
        self.ends = ends
        collecting = gc.isenabled()
        gc.disable()  # a search leaves no cycles: there is nothing to look for among all that it makes
        try:
            self._search()
            self.known.forget()
        finally:
            if collecting:
                gc.enable()

    def _search(self) -> None:
        world = self.start.clone()
        drawn: i64 = self._pass_draws(world)
        if frames.top(world.stack[0]) != Frame.PLAY and frames.top(world.stack[0]) != Frame.PLACE:
            self.known.begin(world)
        self.codes = self._go_on(world, True).codes()
        self.firsts = {first: line.value + drawn for first, line in self.lines.items()}
        self.moments = []
        self.moments = moments(self.start, self.codes)

    def reached(self, codes: Ints) -> ImperialMiners:
        """Where some answers lead, with the draws left out on the way still to come, each with its PROMISE."""
        due: Ints = []
        s = self.start.clone()
        code: i64
        for code in codes:
            self._note_draws(s, due)
            answer(s, code)
        self._note_draws(s, due)
        if len(due) > 0:
            s.stack[0] = due
            s.open = 1
        return s

    def _note_draws(self, s: ImperialMiners, due: Ints) -> None:
        """Leave out the draws that come next, and keep their frames."""
        while _draw_is_next(s):
            frames.put(s.stack[0], PROMISE, 1 + self._draw(s))
            due.extend(s.stack[0][-frames.WIDTH :])
            _leave_out_draw(s)

    # -- the search

    def left(self, s: ImperialMiners) -> i64:
        """Rounds to come after this one; in an event phase this one is still to come."""
        return valuation.rounds_left(s) + (1 if self.first_phase == Phase.EVENT else 0)

    def _worth(self, s: ImperialMiners) -> i64:
        """The position as it is, with what the rounds to come hold."""
        left: i64 = self.left(s)
        return outlook.worth(s, self.rates, self.known.outlook(s, self.rates, left), left)

    def _explore(self, s: ImperialMiners) -> Line:
        """The best that can follow; `s` is changed."""
        drawn: i64 = self._pass_draws(s)
        line = self._go_on(s, False)
        return line if drawn == 0 else Line(line.value + drawn, line.code, line.then)

    def _explore_after(self, s: ImperialMiners, code: i64, place: i64) -> Line:
        """The same after an answer and a second one, or NOWHERE."""
        ends = self.ends
        if ends is None:
            return self._explore(s)
        promised: i64 = ends.promised
        due: i64 = ends.due
        ends.path.append(code)
        if place != NOWHERE:
            ends.path.append(place)
        line = self._explore(s)
        del ends.path[-1 if place == NOWHERE else -2 :]
        ends.promised = promised
        ends.due = due
        return line

    def _go_on(self, s: ImperialMiners, first: bool) -> Line:
        """The same where no draw comes next; `first`: where the plan begins."""
        if s.open == 0:
            self.leaves += 1
            worth: i64 = self._worth(s)
            if self.ends is not None:
                self.ends.add(self.known.end(s, self.ends.due), worth, laid(s))
            return Line(worth)
        kind: i64 = frames.top(s.stack[0])
        if kind == Frame.PLAY:
            return self._cards(s)
        if not first and (kind == Frame.CHOOSE or kind == Frame.CHANGE):
            return self._searched(s, kind)
        return self._answers(s, kind, first)

    def _searched(self, s: ImperialMiners, kind: i64) -> Line:
        """A question that different answers lead to in the same position: searched once, but its leaves count."""
        most: i64 = LONGEST * self.breadth.enough
        points: i64 = 100 * s.points[0]
        key = self.known.position(s)
        found = self.known.searched.get(key)
        due: i64 = self.ends.due if self.ends is not None else 0
        met = self.ends is None or (found is not None and found.points >= points and found.due == due)
        if found is not None and met and self.leaves + found.leaves <= most:
            self.leaves += found.leaves
            return Line(found.adds + points, found.line.code, found.line.then)
        before: i64 = self.leaves
        line = self._answers(s, kind, False)
        if self.leaves <= most:
            self.known.searched[key] = Searched(line, line.value - points, self.leaves - before, points, due)
        return line

    def _answers(self, s: ImperialMiners, kind: i64, first: bool) -> Line:
        """Each answer with the best that can follow it."""
        options = self._options(s, kind)
        if self.leaves > LONGEST * self.breadth.enough and len(options) > 1:
            del options[1:]
        before = Before(s, self.kept) if len(options) > 1 else None
        best = Line(WORST)
        code: i64
        for code in options:
            if before is not None and code != options[0]:
                before.put_back(s)
            answer(s, code)
            then = self._explore_after(s, code, NOWHERE)
            value: i64 = then.value + (self.rates.run * (code - Do.ADVANCE) if kind == Frame.STEPS else 0)
            if first:
                self.lines[code] = Line(value, code, then)
            if value > best.value:
                best = Line(value, code, then)
        return best

    def _cards(self, s: ImperialMiners) -> Line:
        """Every card at every place; those that look best are searched to the end."""
        before = Before(s, self.kept)
        found = self._placements(s, before)
        best = Line(WORST)
        play: i64
        place: i64
        for worse, _, play, place in found[: self.breadth.width]:
            if self.breadth.margin - worse < -found[0][0] or self.leaves > self.breadth.enough:
                break
            if not self.breadth.rough:
                self.gains = []
                self.draws = {}
            before.put_back(s)
            answer(s, play)
            if place != NOWHERE:
                answer(s, place)
            self.known.begin(s)
            then = self._explore_after(s, play, place)
            line = Line(then.value, play, Line(then.value, place, then))
            if play not in self.lines or self.lines[play].value < line.value:
                self.lines[play] = line
            if line.value > best.value:
                best = line
        return best

    def _placements(self, s: ImperialMiners, before: Before) -> list[tuple[int, int, int, int]]:
        """How bad every card looks at every place, its number, the card played and its place, or NOWHERE else where it
        has but one; the best first.
        """
        found: list[tuple[int, int, int, int]] = []
        left: i64 = self.left(s)
        play: i64
        place: i64
        for play in s.legal(0):
            _ask_place(s, play)
            places = s.legal(0)
            for place in places:
                answer(s, place)
                quick: i64 = self._worth(s) + valuation.chain_worth(s, self.rates, s.placed[0] - 1, left)
                found.append((-quick, len(found), play, place if len(places) > 1 else NOWHERE))
                before.put_back(s)
                _ask_place(s, play)
            before.put_back(s)
        found.sort()
        return found

    def _options(self, s: ImperialMiners, kind: i64) -> Ints:
        """The answers worth a look: nothing absurd, and of many targets the most promising."""
        options = s.legal(0)
        if kind == Frame.CHOOSE or kind == Frame.STEPS:
            return absurd.sane(s, 0, options)
        if len(options) > TARGETS and kind != Frame.CHAIN and kind != Frame.PLACE and kind != Frame.TARGET:
            return self._best_targets(s, options)
        return options

    def _best_targets(self, s: ImperialMiners, options: Ints) -> Ints:
        found: list[tuple[int, int]] = []
        before = Before(s, self.kept)
        code: i64
        for code in options:
            answer(s, code)
            found.append((-self._worth(s), code))
            before.put_back(s)
        found.sort()
        out: Ints = []
        for _, code in found[:TARGETS]:
            out.append(code)
        return out

    # -- draws

    def _pass_draws(self, s: ImperialMiners) -> i64:
        """Leave out the draws that come next; what they are worth."""
        total: i64 = 0
        while _draw_is_next(s):
            worth: i64 = self._draw(s)
            if self.ends is not None:
                plain, sought = draws.cards_due(s.stack[0], len(s.stack[0]) - frames.WIDTH)
                self.ends.promised += worth
                self.ends.due += plain + SOUGHT * sought
            total += worth
            _leave_out_draw(s)
        return total

    def _draw(self, s: ImperialMiners) -> i64:
        """What the draw on top is worth; the same draw is worth the same all phase long."""
        cards: i64 = frames.get(s.stack[0], 1)
        faction: i64 = draws.faction_due(s.stack[0], len(s.stack[0]) - frames.WIDTH)
        what = (s.clock << 16 | cards) << 4 | faction + 1
        known = self.draws.get(what)
        if known is None:
            known = self._draw_worth(s, cards, faction)
            self.draws[what] = known
        return known

    def _draw_worth(self, s: ImperialMiners, cards: i64, faction: i64) -> i64:
        """By what the hand gains by unseen cards."""
        if len(self.gains) == 0:
            self.gains = outlook.gains(s, self.rates, self.left(s))
        return draws.draw_worth(s, self.gains, cards, faction)


def answer(s: ImperialMiners, code: i64) -> None:
    """One answer and all that follows without another question, up to the end of the round or of an event phase."""
    flow.choose(s, 0, frames.top(s.stack[0]), code)
    go_on(s)


def go_on(s: ImperialMiners) -> None:
    """What follows; after the mine phase comes an event for the end of the round (IM-E1)."""
    flow.run(s, 0)
    if s.open == 0 and s.phase == Phase.MINE and s.t.when[s.event] == When.END:
        decks.gather(s)
        flow.begin_counts(s)
        flow.begin_phase(s, Phase.END)


def _draw_is_next(s: ImperialMiners) -> bool:
    kind: i64 = frames.top(s.stack[0])
    return kind == Frame.DRAW or kind == Frame.FACTION


def _leave_out_draw(s: ImperialMiners) -> None:
    frames.pop(s.stack[0])
    go_on(s)


def _ask_place(s: ImperialMiners, play: i64) -> None:
    """A card is chosen, its place is not."""
    frames.pop(s.stack[0])
    frames.push(s.stack[0], Frame.PLACE, play - Do.PLAY)
    s._offers[0] = []


def moments(start: ImperialMiners, codes: Ints) -> list[tuple[int, ...]]:
    """The moment of each of some answers, one after the other; draws are left out."""
    s = start.clone()
    out: list[tuple[int, ...]] = []
    code: i64
    for code in codes:
        while _draw_is_next(s):
            _leave_out_draw(s)
        out.append(moment(s, 0))
        answer(s, code)
    return out


def moment(s: ImperialMiners, seat: i64) -> tuple[int, ...]:
    """What tells one decision of a seat from all others of its game: the clock, its pile of decisions and all that it
    owns.
    """
    owned = [
        s.clock,
        s.gold[seat],
        s.points[seat],
        s.space[seat],
        s.placed[seat],
        s.acted[seat],
        s.caved[seat],
        len(s.carts[seat]),
    ]
    return tuple(owned + s.hand[seat] + s.stack[seat])
