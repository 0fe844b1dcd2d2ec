"""Positions of Rockwell for tests: built by hand where that is shorter, played by move text everywhere else.

Seats are written 1 to 4 as in move texts, and Al's company is "al".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pithead.core.api import CHANCE, Event, Json
from pithead.games.rockwell.flow import ledger, turn
from pithead.games.rockwell.game import RockwellGame
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, NONE, PLENTY, RESOURCES, Phase, place_names, slot_names

GAME = RockwellGame()
PLACES = place_names()
SLOTS = slot_names()
CUBES = ("zinc", "copper", "silver", "gold")


class Position:
    """A game under test and everything that was told in it."""

    def __init__(
        self, seats: int = 4, layout: str = "llll", management: str = "", control: str = "", **options: int | bool | str
    ) -> None:
        state = GAME.new(seats, options)
        assert isinstance(state, Rockwell)
        self.s = state
        self.log: list[Event] = []
        state.log = self.log
        order = "1234"[:seats]
        self.chance(f"layout {layout}", f"management {management or order}", f"control {control or order}")

    # -- playing

    def chance(self, *outcomes: str) -> Position:
        """Outcomes by text, one after the other."""
        for text in outcomes:
            assert self.s.actor() == CHANCE, f"{text}: chance is not to act but {self.s.actor()}"
            code = GAME.outcomes.parse(text)
            assert code in [outcome for outcome, _ in self.s.outcomes()], f"{text} cannot come"
            self.s.apply(CHANCE, code)
            self.s.audit()
        return self

    def play(self, *moves: str) -> Position:
        """Moves such as "2 go A1"; a legal one of that seat, or the test fails."""
        for move in moves:
            seat, _, text = move.partition(" ")
            assert text in self.legal(int(seat)), (
                f"{move}: legal is {self.legal(int(seat))}, actor {self.s.actor() + 1}"
            )
            self.s.apply(int(seat) - 1, GAME.actions.parse(text))
            self.s.audit()
        return self

    def legal(self, seat: int) -> list[str]:
        """The choices of a seat, as texts."""
        return [GAME.actions.format(code) for code in self.s.legal(seat - 1)]

    def asked(self) -> tuple[int, str]:
        """Who is asked for what: (seat, prompt)."""
        seat = int(self.s.actor())
        return seat + 1, GAME.prompt(self.s.view(seat), seat).removeprefix("rockwell-prompt-")

    def bid(
        self, seat: int, zinc: int = 0, copper: int = 0, silver: int = 0, gold: int = 0, money: int = 0
    ) -> Position:
        """A whole sealed bid."""
        cubes = zip(CUBES, (zinc, copper, silver, gold), strict=True)
        return self.play(*[f"{seat} bid {name} {n}" for name, n in cubes], f"{seat} bid_money {money}")

    def insure(self, seat: int, zinc: int = 0, copper: int = 0, silver: int = 0, gold: int = 0) -> Position:
        """A whole sealed insurance."""
        return self.play(
            *[f"{seat} insure {name} {n}" for name, n in zip(CUBES, (zinc, copper, silver, gold), strict=True)]
        )

    def auction(self, *money: int) -> Position:
        """All bid money alone; nothing where it is not given."""
        for seat in range(1, self.s.seats + 1):
            self.bid(seat, money=money[seat - 1] if seat <= len(money) else 0)
        return self

    def presidents(self, wanted: Mapping[int, Sequence[str]] | None = None) -> Position:
        """Vice Presidents where a seat wants them, else wherever there is room, Board I last."""
        left = {seat: list(slots) for seat, slots in (wanted or {}).items()}
        reserved = [slot for slots in left.values() for slot in slots]
        while self.s.phase == Phase.PLACE:
            seat = int(self.s.actor()) + 1
            if left.get(seat):
                slot = left[seat].pop(0)
            else:
                free = [text.split()[1] for text in self.legal(seat)]
                others = [slot for slot in free if slot not in reserved] or free
                slot = sorted(others, key=lambda name: (name in ("I1", "I2", "I3", "I4"), others.index(name)))[0]
            self.play(f"{seat} place {slot}")
        return self

    def no_insurance(self) -> Position:
        for seat in range(1, self.s.seats + 1):
            self.insure(seat)
        return self

    def drilling(self, wanted: Mapping[int, Sequence[str]] | None = None) -> Position:
        """The first drilling round: nobody bids, nobody insures; by hand, the Control order is as at the start, and
        only
        the Vice Presidents that are wanted stand on the boards (if none is named, all but those of Board I).
        """
        order = self.s.control[:]
        self.auction().presidents(wanted).no_insurance()
        asked = [slot for slots in (wanted or {}).values() for slot in slots]
        for i in range(len(SLOTS) if wanted else 4):
            if SLOTS[i] not in asked:
                self.s.slots[i] = NONE
        self.s.control, self.s.go = order, 0
        return resume(self, Phase.NEXT_GO)

    def rest(self, until: int = Phase.BID) -> Position:
        """Everybody stays and passes until a phase is reached; Al takes the first choice."""
        while self.s.phase != until and self.s.phase != Phase.OVER:
            self.idle()
        return self

    def idle(self) -> Position:
        """One decision of whoever is to act, as idle as it can be; chance draws the first outcome."""
        actor = int(self.s.actor())
        if actor == CHANCE:
            return self.chance(GAME.outcomes.format(self.s.outcomes()[0][0]))
        legal = self.legal(actor + 1)
        choice = next((text for text in ("pass", "stay", "leave") if text in legal), legal[0])
        return self.play(f"{actor + 1} {choice}")

    # -- building

    def put(self, company: int | str, crew: int, place: str, power: int = 1, die: int = 0) -> Position:
        """A crew somewhere, with a power and a die from Board I."""
        c = self.crew(company, crew)
        self.s.place[c] = PLACES.index(place)
        self.s.power[c] = power
        self.s.dice -= (die > 0) - (self.s.die[c] > 0)
        self.s.die[c] = die
        return self

    def give(
        self, seat: int, zinc: int = 0, copper: int = 0, silver: int = 0, gold: int = 0, money: int = -1
    ) -> Position:
        """A stock of so many cubes and, if given, so many dollars; the rest of the box stays with the supply."""
        for r, n in enumerate((zinc, copper, silver, gold)):
            at = (seat - 1) * 4 + r
            self.s.supply[r] -= n + self.s.insured[at] - self.s.ledger[at]
            self.s.ledger[at] = n + self.s.insured[at]
            self.s.roof[at] = min(self.s.roof[at], self.s.ledger[at])
        if money >= 0:
            self.s.bank += self.s.money[seat - 1] - money // 100
            self.s.money[seat - 1] = money // 100
        return self

    def drill(self, *tiles: str, back: int = -1) -> Position:
        """Tiles that were drilled before, with the first back left in their bag; their cards are with nobody."""
        for name in tiles:
            tile = PLACES.index(name)
            ring = tile // 8
            bag = self.s.bag[ring * self.s.t.backs : (ring + 1) * self.s.t.backs]
            kind = back if back >= 0 else next(k for k, n in enumerate(bag) if n > 0)
            self.s.drilled |= 1 << tile
            self.s.back[tile] = kind
            self.s.bag[ring * self.s.t.backs + kind] -= 1
        return self

    def mineshaft(self, seat: int, *tiles: str) -> Position:
        """Mineshafts of a seat; each raises its level by one."""
        for name in tiles:
            self.s.shaft[PLACES.index(name)] = seat - 1
            self.s.mines[seat - 1] += 1
        return self

    def levels(self, seat: int, safety: int = 0, mobility: int = 0) -> Position:
        self.s.safety[seat - 1] = safety
        self.s.mobility[seat - 1] = mobility
        return self

    def insured(self, seat: int, zinc: int = 0, copper: int = 0, silver: int = 0, gold: int = 0) -> Position:
        """Insurance that was bought before with these cubes, besides the stock."""
        for r, n in enumerate((zinc, copper, silver, gold)):
            at = (seat - 1) * 4 + r
            self.s.insured[at] += n
            self.s.ledger[at] += n
            self.s.roof[at] += n
            self.s.supply[r] -= n
        return self

    # -- looking

    def crew(self, company: int | str, crew: int) -> int:
        return (self.s.seats if company == "al" else int(company) - 1) * CREWS + crew - 1

    def place(self, company: int | str, crew: int) -> str:
        return PLACES[self.s.place[self.crew(company, crew)]]

    def die(self, company: int | str, crew: int) -> int:
        return int(self.s.die[self.crew(company, crew)])

    def stock(self, seat: int) -> tuple[int, ...]:
        """Zinc, copper, silver, gold behind the screen."""
        return tuple(int(ledger.stock(self.s, seat - 1, r)) for r in range(4))

    def money(self, seat: int) -> int:
        return int(100 * self.s.money[seat - 1])

    def insurance(self, seat: int) -> int:
        return int(ledger.insurance(self.s, seat - 1))

    def prize(self, seat: int, name: str) -> int:
        """Prestige of a seat's achievement tile, 0 for none."""
        return int(self.s.prizes[(seat - 1) * 9 + self.s.t.goal_names.index(name)])

    def told(self, name: str) -> list[dict[str, Json]]:
        """The events of a name so far, by the names of their numbers."""
        return [GAME.events[e.kind].name_values(e.args) for e in self.log if GAME.events[e.kind].name == name]

    def forget(self) -> Position:
        """Events told so far do not count."""
        self.log.clear()
        return self


def at(data: object, *path: str | int) -> object:
    """A value inside a preview, by keys and positions."""
    for step in path:
        if isinstance(step, str):
            assert isinstance(data, dict), f"{step}: {data!r} is no object"
            data = data[step]
        else:
            assert isinstance(data, list), f"{step}: {data!r} is no list"
            data = data[step]
    return data


def rows(data: object, *path: str | int) -> list[dict[str, object]]:
    """A list of objects inside a preview."""
    found = at(data, *path)
    assert isinstance(found, list)
    return [row for row in found if isinstance(row, dict)]


def cubes(event: Mapping[str, Json]) -> tuple[Json, ...]:
    """The four counts of an event."""
    return tuple(event[name] for name in RESOURCES)


def market(seats: int = 4, wanted: Mapping[int, Sequence[str]] | None = None) -> Position:
    """At the first transaction of Phase II: nothing was drilled, nobody moved."""
    return Position(seats).drilling(wanted or {1: ["II1"], 2: ["II2"]}).rest(Phase.MARKET)


def workshop(seats: int = 4, wanted: Mapping[int, Sequence[str]] | None = None) -> Position:
    """At the first action of Phase III: nothing was drilled, nobody moved, nobody traded."""
    return Position(seats).drilling(wanted or {1: ["III1"], 2: ["III2"]}).rest(Phase.WORKSHOP)


def resume(position: Position, phase: int) -> Position:
    """Go on from a phase that a hand-made position is set to."""
    position.s.phase = phase
    turn.advance(position.s)
    return position


__all__ = [
    "CUBES",
    "GAME",
    "PLACES",
    "PLENTY",
    "SLOTS",
    "Position",
    "at",
    "cubes",
    "market",
    "resume",
    "rows",
    "workshop",
]
