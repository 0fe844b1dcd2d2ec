"""Positions of Rockwell by hand, and two choices of one seat held against each other."""

from __future__ import annotations

from pithead.coach.question import Comparison, Fact, Option
from pithead.core.api import HIDDEN
from pithead.games.registry import load_game
from pithead.games.rockwell.flow.market import FIRST, LAST, open_board
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, GOALS, RESOURCES, SLOTS, Phase, place_names, slot_names

GAME = load_game("rockwell")
PLACES = place_names()
SLOTS_BY_NAME = slot_names()


class Position:
    """A turn in the middle of a game, layout 0: A1 needs 3, A2 4, B1 5, B2 6, C1 7, C2 8, D1 9, D2 10, and so on
    around. All crews are at their entrances, and the orders are those of the seats.
    """

    def __init__(self, phase: int, seat: int = 0, seats: int = 3, open_stocks: bool = False, round: int = 3) -> None:
        state = GAME.new(seats, {"open_stocks": open_stocks})
        assert isinstance(state, Rockwell)
        self.s = state
        self.seat = seat
        state.layout = 0
        state.round = round
        state.phase = phase
        state.seat = seat
        if phase in (Phase.CREW, Phase.MOVE, Phase.ADVANTAGE, Phase.FIRST):
            state.drilling = 1
            state.go = seat

    def crew(self, seat: int, number: int, place: str, power: int = 1, die: int = 0) -> Position:
        c = seat * CREWS + number - 1
        self.s.place[c] = PLACES.index(place)
        self.s.power[c] = power
        self.s.die[c] = die
        if die:
            self.s.dice -= 1
        return self

    def active(self, number: int) -> Position:
        self.s.crew = self.seat * CREWS + number - 1
        return self

    def drilled(self, *tiles: str, back: int | None = None) -> Position:
        """Tiles already drilled, each with the first back that is left, or with one of this kind."""
        for tile in tiles:
            i = PLACES.index(tile)
            bag = [k for k in range(self.s.t.backs) if self.s.bag[i // 8 * self.s.t.backs + k] > 0]
            kind = bag[0] if back is None else back
            self.s.drilled |= self.s.t.on[i]
            self.s.back[i] = kind
            self.s.bag[i // 8 * self.s.t.backs + kind] -= 1
        return self

    def president(self, seat: int, slot: str) -> Position:
        self.s.slots[SLOTS_BY_NAME.index(slot)] = seat
        return self

    def stock(self, seat: int, *cubes: int) -> Position:
        self.s.ledger[seat * 4 : seat * 4 + 4] = list(cubes)
        return self

    def insured(self, seat: int, zinc: int) -> Position:
        self.s.ledger[seat * 4] += zinc
        self.s.insured[seat * 4] = zinc
        return self

    def money(self, seat: int, dollars: int) -> Position:
        self.s.money[seat] = dollars // 100
        return self

    def shaft(self, seat: int, tile: str) -> Position:
        self.s.shaft[PLACES.index(tile)] = seat
        self.s.mines[seat] += 1
        return self

    def has(self, seat: int, achievement: str, prestige: int = 1) -> Position:
        goal = self.s.t.goal_names.index(achievement)
        self.s.prizes[seat * GOALS + goal] = prestige
        self.s.taken[goal] += 1
        return self

    def delivered(self, resource: str, tiles: int) -> Position:
        """So many delivery tiles of a resource are gone."""
        self.s.delivered[RESOURCES.index(resource)] = tiles
        return self

    def exchange(self) -> Position:
        """Its first slot is on turn in Phase II."""
        open_board(self.s, FIRST, LAST)
        return self

    def workshop(self) -> Position:
        open_board(self.s, LAST, SLOTS)
        return self

    def danger(self, loss: int, *booty: int) -> Position:
        self.s.booty[self.seat * 4 : self.seat * 4 + 4] = list(booty)
        self.s.risk[self.seat] = loss
        self.s.spot = 0
        self.s.card = 0
        self.s.active = self.seat
        return self

    def codes(self, moves: str) -> tuple[int, ...]:
        """Moves by their texts, all of them legal."""
        out = []
        world = self.s.clone()
        for text in moves.split(";"):
            code = GAME.actions.parse(text.strip())
            assert code in world.legal(self.seat), f"{text} is not legal"
            out.append(code)
            world.apply(self.seat, code)
        return tuple(out)

    def compare(self, chosen: str, rival: str) -> Comparison:
        options = [Option(self.codes(moves), 0.0, 0.0, 0.0) for moves in (chosen, rival)]
        return Comparison(GAME, self.seat, self.s.view(self.seat), options[0], options[1])


def bid(zinc: int = 0, copper: int = 0, silver: int = 0, gold: int = 0, money: int = 0) -> str:
    cubes = zip(RESOURCES, (zinc, copper, silver, gold), strict=True)
    return "; ".join([*[f"bid {name} {n}" for name, n in cubes], f"bid_money {money}"])


def insure(zinc: int = 0, copper: int = 0, silver: int = 0, gold: int = 0) -> str:
    return "; ".join(f"insure {name} {n}" for name, n in zip(RESOURCES, (zinc, copper, silver, gold), strict=True))


def said(fact: Fact, comparison: Comparison) -> str:
    """The message that a fact says, without its first part; nothing where it says none."""
    view = comparison.view
    assert isinstance(view, Rockwell)
    assert all(view.insured[i] == HIDDEN for i in range(view.seats * 4) if i // 4 != comparison.seat)
    one = fact(comparison)
    return one.id.removeprefix("coach_rockwell-") if one is not None else ""
