"""Positions of Imperial Miners by words: a mine, a hand, an event; then moves as text.

Moves stand in one string, separated by semicolons; what chance answers stands behind a `>`, each card behind its own:

    at = Position(mine="021@I0 020@I+2", hand="055", gold=2).mine_phase()
    at.play("play 055; place II+1; resolve 2; draw I > 019; search I > 020 > 023")
"""

from __future__ import annotations

from pithead.core.api import CHANCE, Event, sees
from pithead.games.imperial_miners import flow, mine
from pithead.games.imperial_miners.game import ImperialMinersGame
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import ROUNDS, SIDES, Phase
from pithead.games.packs import core_pack
from pithead.games.registry import load_game

VERSION_1 = core_pack("imperial_miners").with_name("core-1")  # its figures stay as they are, whatever balance asks for
found = load_game("imperial_miners", VERSION_1)
assert isinstance(found, ImperialMinersGame)
GAME = found
T = GAME.tables
CELLS = GAME.actions.by_name["place"].args[0].domain
JUNCTIONS = GAME.actions.by_name["cart"].args[0].domain
NEUTRAL = "018"  # an end-of-round event that leaves the mine phase alone


def card(name: str) -> int:
    return T.card_ids.index(name)


def cell(name: str) -> int:
    return CELLS.index[name.lower()]


def cells(mask: int, at: list[int]) -> set[str]:
    """The cells of a mask of slots."""
    return {CELLS.labels[c] for i, c in enumerate(at) if mask >> i & 1}


class Position:
    """A table with everything laid out for seat 0; other seats have empty hands unless `hands` says otherwise."""

    def __init__(
        self,
        mine: str = "",
        hand: str = "",
        gold: int = 0,
        event: str = NEUTRAL,
        seats: int = 1,
        sides: str = "front front front",
        round: int = 6,
        marker: str = "",
        machines: str = "",
        caved: str = "",
        tokens: str = "",
    ) -> None:
        self.s: ImperialMiners = GAME.new(seats)
        s = self.s
        self.log: list[Event] = []
        s.dealt = 8 * seats
        s.clock = 1
        s.round = round
        s.event = T.event_ids.index(event)
        s.sides = [SIDES.index(side) for side in sides.split()]
        for i in range(round):
            s.events[(s.event + i) % T.events] = 0
        self.lay(mine)
        self.deal(hand)
        s.gold[0] = gold
        if marker:
            board, space = marker.split()
            s.board[0], s.space[0] = T.board_ids.index(board), int(space)
        for word in machines.split():
            name, _, n = word.partition(":")
            s.machines[self.slot(name)] = int(n)
        for name in caved.split():
            s.caved[0] |= 1 << self.slot(name)
        for name in tokens.split():
            j = JUNCTIONS.index[name.lower()]
            s.gaps[0].remove(j)
            s.carts[0].append(j)
            s.carts[0].sort()

    def _take(self, name: str) -> int:
        found = card(name)
        if found != T.four:
            assert self.s.deck[found] > 0, f"{name} is not in the deck any more"
            self.s.deck[found] -= 1
            self.s.left[T.level[found]] -= 1
        return found

    def lay(self, text: str, seat: int = 0) -> Position:
        """Cards into a mine: `021@I0 020@I+2`."""
        for word in text.split():
            name, _, where = word.partition("@")
            mine.put(self.s, seat, self._take(name), cell(where))
        return self

    def deal(self, text: str, seat: int = 0) -> Position:
        """Cards into a hand."""
        self.s.hand[seat] = sorted([*self.s.hand[seat], *[self._take(name) for name in text.split()]])
        return self

    def drain(self, level: int, *keep: str) -> Position:
        """All cards of a deck out of the game's sight: onto the discards of seat 0, but for some."""
        s = self.s
        for c in range(T.level_start[level], T.level_start[level + 1]):
            if s.deck[c] and T.card_ids[c] not in keep:
                s.deck[c] -= 1
                s.left[level] -= 1
                s.thrown[0].append(c)
        return self

    def slot(self, name: str) -> int:
        found = mine.find(self.s, 0, cell(name))
        assert found >= 0, f"no card at {name}"
        return found

    # -- phases

    def _begin(self, phase: int) -> Position:
        self.s.log = self.log
        flow.remember(self.s)
        flow.begin_phase(self.s, phase)
        return self

    def event_phase(self) -> Position:
        return self._begin(Phase.EVENT)

    def mine_phase(self) -> Position:
        return self._begin(Phase.MINE)

    def end_phase(self) -> Position:
        return self._begin(Phase.END)

    def keep_phase(self) -> Position:
        return self._begin(Phase.KEEP)

    # -- moves

    def play(self, text: str, seat: int = 0) -> Position:
        """Moves and outcomes, each checked to be legal."""
        for step in [part.strip() for part in text.split(";") if part.strip()]:
            move, *outcomes = step.split(">")
            code = GAME.actions.parse(move)
            legal = [GAME.actions.format(c) for c in self.s.legal(seat)]
            assert GAME.actions.format(code) in legal, f"'{move}' is not among {legal}"
            self.s.apply(seat, code)
            for outcome in outcomes:
                self.chance(outcome.strip())
        return self

    def chance(self, outcome: str) -> Position:
        assert self.s.actor() == CHANCE, "chance has nothing to answer"
        code = GAME.outcomes.parse(outcome if outcome == "none" or " " in outcome else f"card {outcome}")
        possible = [c for c, _ in self.s.outcomes()]
        assert code in possible, f"'{outcome}' is not among {[GAME.outcomes.format(c) for c in possible]}"
        self.s.apply(CHANCE, code)
        return self

    def legal(self, seat: int = 0) -> list[str]:
        return [GAME.actions.format(c) for c in self.s.legal(seat)]

    # -- what there is

    @property
    def gold(self) -> int:
        return self.s.gold[0]

    @property
    def points(self) -> int:
        return self.s.points[0]

    @property
    def carts(self) -> int:
        return len(self.s.carts[0])

    @property
    def hand(self) -> list[str]:
        return [T.card_ids[c] for c in self.s.hand[0]]

    @property
    def caved(self) -> set[str]:
        return cells(self.s.caved[0], self.s.cells[:ROUNDS])

    @property
    def acted(self) -> set[str]:
        return cells(self.s.acted[0], self.s.cells[:ROUNDS])

    @property
    def machines(self) -> dict[str, int]:
        s = self.s
        return {CELLS.labels[s.cells[i]]: s.machines[i] for i in range(s.placed[0]) if s.machines[i]}

    @property
    def marker(self) -> str:
        board = self.s.board[0]
        return f"{T.board_ids[board]} {self.s.space[0]}" if board >= 0 else ""

    def told(self, seat: int = 0) -> list[str]:
        """The names of the events that a seat was told."""
        return [GAME.events[e.kind].name for e in self.log if sees(seat, e.seen_by)]
