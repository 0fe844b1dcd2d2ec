"""Imperial Miners' turns by search: every card, place, path and effect of one's own, to the end of the round.

What is drawn is not known and not looked at: a draw counts as what an unseen card is worth on average, and the search
goes on without it. So a plan holds until the next card comes into the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners import outlook, valuation
from pithead.bots.imperial_miners.outlook import Outlook
from pithead.bots.imperial_miners.projection import WORST
from pithead.bots.imperial_miners.rates import Rates
from pithead.bots.imperial_miners.undo import Before
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
    value: i64
    leaves: i64
    first_phase: i64
    path: Ints  # the answers from the start to the position that is being looked at
    # by unseen card: what the hand gains by it, with the card laid that is being looked at; empty before it is asked
    gains: Ints
    outlooks: dict[tuple[int, ...], Outlook]
    rates: Rates
    breadth: Breadth
    firsts: dict[int, int]  # first answer: what it is worth with the best answers after it
    paths: dict[int, Ints]  # first answer: those answers

    def __init__(self, s: ImperialMiners, rates: Rates, breadth: Breadth) -> None:
        """The position itself stays as it is."""
        self.start = s
        self.codes = []
        self.value = WORST
        self.leaves = 0
        self.first_phase = s.phase
        self.path = []
        self.gains = []
        self.outlooks = {}
        self.rates = rates
        self.breadth = breadth
        self.firsts = {}
        self.paths = {}
        self._explore(s.clone(), 0)
        self.moments = []
        self._follow(self.codes, self.moments)

    def end(self, first: i64) -> ImperialMiners:
        """Where the best answers after a first one lead."""
        return self._follow(self.paths[first], [])

    def _follow(self, codes: Ints, moments: list[tuple[int, ...]]) -> ImperialMiners:
        """Some answers, one after the other; the moment of each is added to `moments`."""
        s = self.start.clone()
        code: i64
        for code in codes:
            _pass_draws(s)
            moments.append(moment(s, 0))
            answer(s, code)
        _pass_draws(s)
        return s

    # -- the search

    def left(self, s: ImperialMiners) -> i64:
        """Rounds to come after this one; in an event phase this one is still to come."""
        return valuation.rounds_left(s) + (1 if self.first_phase == Phase.EVENT else 0)

    def _worth(self, s: ImperialMiners) -> i64:
        """The position as it is, with what the rounds to come hold; that is worked out once for positions that share
        it.
        """
        left: i64 = self.left(s)
        key = outlook.outlook_key(s)
        found = self.outlooks.get(key)
        if found is None:
            found = Outlook(s, self.rates, left)
            self.outlooks[key] = found
        return outlook.worth(s, self.rates, found, left)

    def _explore(self, s: ImperialMiners, drawn: i64) -> None:
        """All that can follow from here; `s` is changed, `path` is as before in the end."""
        depth = len(self.path)
        while s.open != 0:
            kind: i64 = frames.top(s.stack[0])
            if kind == Frame.DRAW or kind == Frame.FACTION:
                drawn += self._draws(s, kind)
                frames.pop(s.stack[0])
                go_on(s)
                continue
            if kind == Frame.PLAY:
                self._cards(s, drawn)
                break
            options = self._options(s, kind)
            if self.leaves > LONGEST * self.breadth.enough and len(options) > 1:
                del options[1:]
            if len(options) != 1:
                self._branch(s, kind, options, drawn)
                break
            self.path.append(options[0])
            answer(s, options[0])
        else:
            self.leaves += 1
            self._leaf(self._worth(s) + drawn)
        while len(self.path) > depth:
            self.path.pop()

    def _branch(self, s: ImperialMiners, kind: i64, options: Ints, drawn: i64) -> None:
        """Each of several answers with all that can follow it."""
        before = Before(s)
        i: i64
        for i in range(len(options)):
            code: i64 = options[i]
            if i > 0:
                before.put_back(s)
            self.path.append(code)
            answer(s, code)
            self._explore(s, drawn + (self.rates.run * (code - Do.ADVANCE) if kind == Frame.STEPS else 0))
            self.path.pop()

    def _leaf(self, value: i64) -> None:
        """Nothing more is asked."""
        if len(self.path) > 0:
            first = self.path[0]
            if first not in self.firsts or self.firsts[first] < value:
                self.firsts[first] = value
                self.paths[first] = self.path[:]
        if value > self.value:
            self.value = value
            self.codes = self.path[:]

    def _cards(self, s: ImperialMiners, drawn: i64) -> None:
        """Every card at every place; those that look best are searched to the end."""
        found: list[tuple[int, int, int, int]] = []  # how it looks, the order, the card, the place or NOWHERE else
        left: i64 = self.left(s)
        before = Before(s)
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
        for worse, _, play, place in found[: self.breadth.width]:
            if self.breadth.margin - worse < -found[0][0] or self.leaves > self.breadth.enough:
                break
            if not self.breadth.rough:
                self.gains = []
            self.outlooks = {}
            before.put_back(s)
            self.path.append(play)
            answer(s, play)
            if place != NOWHERE:
                self.path.append(place)
                answer(s, place)
            self._explore(s, drawn)
            self.path.pop()
            if place != NOWHERE:
                self.path.pop()

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
        before = Before(s)
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

    def _draws(self, s: ImperialMiners, kind: i64) -> i64:
        """What the draw on top is worth: the mean of the unseen cards in the best deck, a little less from card to
        card.
        """
        if len(self.gains) == 0:
            self.gains = outlook.gains(s, self.rates, self.left(s))
        stack = s.stack[0]
        faction: i64 = frames.get(stack, 2) if kind == Frame.DRAW else best_faction(s, self.gains)
        each: i64 = max(0, deck_worth(s, self.gains, best_deck(s, self.gains, faction), faction))
        total: i64 = 0
        n: i64
        for n in range(frames.get(stack, 1)):
            total += each * max(0, 100 - 15 * n) // 100
        return total


def answer(s: ImperialMiners, code: i64) -> None:
    """One answer and all that follows without another question, up to the end of the round or of an event phase."""
    flow.choose(s, 0, frames.top(s.stack[0]), code)
    go_on(s)


def go_on(s: ImperialMiners) -> None:
    """What follows; after the mine phase comes an event for the end of the round (IM-E1)."""
    flow.run(s, 0)
    if s.open == 0 and s.phase == Phase.MINE and s.t.when[s.event] == When.END:
        flow.end_phase(s)


def _pass_draws(s: ImperialMiners) -> None:
    """Draws that come next are left out."""
    kind: i64 = frames.top(s.stack[0])
    while kind == Frame.DRAW or kind == Frame.FACTION:
        frames.pop(s.stack[0])
        go_on(s)
        kind = frames.top(s.stack[0])


def _ask_place(s: ImperialMiners, play: i64) -> None:
    """A card is chosen, its place is not."""
    frames.pop(s.stack[0])
    frames.push(s.stack[0], Frame.PLACE, play - Do.PLAY)
    s._offers[0] = []


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


def deck_worth(s: ImperialMiners, gains: Ints, level: i64, faction: i64) -> i64:
    """What a card drawn from a deck is worth on average; -1 if none can come."""
    if not decks.open_to(s, 0, level):
        return -1
    return outlook.deck_gain(s, gains, level, faction)


def best_deck(s: ImperialMiners, gains: Ints, faction: i64) -> i64:
    """The deck whose unseen cards (of a faction) are worth most."""
    best: i64 = 0
    most: i64 = -2
    level: i64
    for level in range(3):
        n: i64 = deck_worth(s, gains, level, faction)
        if n > most:
            most = n
            best = level
    return best


def best_faction(s: ImperialMiners, gains: Ints) -> i64:
    """The faction whose unseen cards are worth most in their best deck."""
    best: i64 = 0
    most: i64 = -2
    faction: i64
    for faction in range(6):
        n: i64 = deck_worth(s, gains, best_deck(s, gains, faction), faction)
        if n > most:
            most = n
            best = faction
    return best
