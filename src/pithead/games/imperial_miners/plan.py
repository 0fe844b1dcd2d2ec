"""Imperial Miners' turns by search: every card, place, path and effect of one's own, to the end of the round.

What is drawn is not known and not looked at: a draw counts as what an unseen card is worth on average, and the search
goes on without it. So a plan holds until the next card comes into the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import frames
from pithead.games.imperial_miners import absurd, appraise, decks, flow
from pithead.games.imperial_miners.appraise import Outlook
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase
from pithead.games.imperial_miners.words import When

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

WIDTH: Final = 8  # of all cards and places, so many are searched to the end,
MARGIN: Final = 400  # and none that looks so much worse than the best,
ENOUGH: Final = 600  # or that comes after so many lines
TARGETS: Final = 3  # of all targets of a machine, a cart, a cave-in
WORST: Final = -1000000000


class Plan:
    """The best line found from a position: its moments and the answers to them."""

    moments: list[tuple[int, ...]]
    codes: Ints
    value: i64
    leaves: i64
    first_phase: i64
    gains: Ints  # by unseen card: what the hand gains by it, with the card laid that is being looked at; empty before it is asked

    outlooks: dict[tuple[int, ...], Outlook]

    def __init__(self, s: ImperialMiners) -> None:
        self.moments = []
        self.codes = []
        self.value = WORST
        self.leaves = 0
        self.first_phase = s.phase
        self.gains = []
        self.outlooks = {}
        self._explore(s, [], [], 0)

    # -- the search

    def _left(self, s: ImperialMiners) -> i64:
        """Rounds to come after this one; in an event phase this one is still to come."""
        return appraise.rounds_left(s) + (1 if self.first_phase == Phase.EVENT else 0)

    def _worth(self, s: ImperialMiners) -> i64:
        """The position as it is, with what the rounds to come hold; that is worked out once for positions that share it."""
        key = appraise.outlook_key(s)
        outlook = self.outlooks.get(key)
        if outlook is None:
            outlook = Outlook(s, self._left(s))
            self.outlooks[key] = outlook
        return appraise.worth(s, outlook, self._left(s))

    def _explore(self, s: ImperialMiners, moments: list[tuple[int, ...]], codes: Ints, drawn: i64) -> None:
        """All lines from here; `s` may be changed."""
        while s.open != 0:
            kind: i64 = frames.top(s.stack[0])
            if kind == Frame.DRAW or kind == Frame.FACTION:
                drawn += self._draws(s, kind)
                frames.pop(s.stack[0])
                go_on(s)
                continue
            if kind == Frame.PLAY:
                self._cards(s, moments, codes, drawn)
                return
            options = self._options(s, kind)
            if len(options) == 1:
                moments = moments + [moment(s, 0)]
                codes = codes + [options[0]]
                answer(s, options[0])
                continue
            here = moments + [moment(s, 0)]
            code: i64
            for code in options:
                after = s.clone()
                answer(after, code)
                self._explore(after, here, codes + [code], drawn)
            return
        self.leaves += 1
        value = self._worth(s) + drawn
        if value > self.value:
            self.value = value
            self.moments = moments
            self.codes = codes

    def _cards(self, s: ImperialMiners, moments: list[tuple[int, ...]], codes: Ints, drawn: i64) -> None:
        """Every card at every place; those that look best are searched to the end."""
        found: list[tuple[int, int, ImperialMiners, list[tuple[int, ...]], Ints]] = []
        first = moment(s, 0)
        left: i64 = self._left(s)
        play: i64
        place: i64
        for play in s.legal(0):
            card: i64 = play - Do.PLAY
            laid = s.clone()
            frames.pop(laid.stack[0])
            frames.push(laid.stack[0], Frame.PLACE, card)
            laid._offers[0] = []
            places = laid.legal(0)
            second = moment(laid, 0)
            for place in places:
                after = laid.clone()
                answer(after, place)
                here = moments + [first] if len(places) == 1 else moments + [first, second]
                line = codes + [play] if len(places) == 1 else codes + [play, place]
                quick: i64 = self._worth(after) + appraise.chain_worth(after, after.placed[0] - 1, left)
                found.append((quick, -len(found), after, here, line))
        found.sort(reverse=True, key=_first_two)
        for quick, _, after, here, line in found[:WIDTH]:
            if quick + MARGIN < found[0][0] or self.leaves > ENOUGH:
                break
            self.gains = []
            self.outlooks = {}
            self._explore(after, here, line, drawn)

    def _options(self, s: ImperialMiners, kind: i64) -> Ints:
        """The answers worth a look: nothing absurd, and of many targets the most promising."""
        options = s.legal(0)
        if kind == Frame.CHOOSE or kind == Frame.STEPS:
            sane: Ints = []
            code: i64
            for code in options:
                if not absurd.absurd(s, 0, code):
                    sane.append(code)
            return sane
        if len(options) > TARGETS and kind != Frame.CHAIN and kind != Frame.PLACE and kind != Frame.TARGET:
            return self._best_targets(s, options)
        return options

    def _best_targets(self, s: ImperialMiners, options: Ints) -> Ints:
        found: list[tuple[int, int]] = []
        code: i64
        for code in options:
            after = s.clone()
            answer(after, code)
            found.append((-self._worth(after), code))
        found.sort()
        out: Ints = []
        for _, code in found[:TARGETS]:
            out.append(code)
        return out

    def _draws(self, s: ImperialMiners, kind: i64) -> i64:
        """What the draw on top is worth: the mean of the unseen cards in the best deck, a little less from card to card."""
        if len(self.gains) == 0:
            self.gains = appraise.gains(s, self._left(s))
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


def _first_two(found: tuple[int, int, ImperialMiners, list[tuple[int, ...]], Ints]) -> tuple[int, int]:
    return found[0], found[1]


def moment(s: ImperialMiners, seat: i64) -> tuple[int, ...]:
    """What tells one decision of a seat from all others of its game: the clock, its pile of decisions and all that it owns."""
    owned = [s.clock, s.gold[seat], s.points[seat], s.space[seat], s.placed[seat], s.acted[seat], s.caved[seat], len(s.carts[seat])]
    return tuple(owned + s.hand[seat] + s.stack[seat])


def deck_worth(s: ImperialMiners, gains: Ints, level: i64, faction: i64) -> i64:
    """What a card drawn from a deck is worth on average; -1 if none can come."""
    if not decks.open_to(s, 0, level):
        return -1
    return appraise.deck_gain(s, gains, level, faction)


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
