"""A position of Dig Deep as foreman sees it: when it will end, what gems will fetch, and the features of each seat.

What a choice does not touch is shared with the position before it (see `after` in `plan`): an unchanged list means an
unchanged part, and equal inputs an equal result.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.almanac import GEMS, LEVELS, Almanac, Engine, almanac
from pithead.bots.dig_deep.features import Seen
from pithead.bots.dig_deep.parts import Board, Holding, sold_copies, unseen_tiles
from pithead.bots.dig_deep.prospects import SPENT, Course, Ground, Race
from pithead.core import bag
from pithead.games.dig_deep.verbs import Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.dig_deep.state import DigDeep

HASTE: Final = 0.65  # what a round to come takes of a round today: dice are bought
LONGEST: Final = 12.0
RISE: Final = 0.6  # what a gem's price rises a turn: three market dice, the wilds shared out
BELOW: Final = 0.95  # of a tile that another one lies on


class Outlook:
    """A position made ready: what all seats share is worked out once, then each seat's features.

    before  the outlook on a position from which choices of the seat on turn have led here
    """

    def __init__(self, s: DigDeep, before: Outlook | None = None) -> None:
        self.s = s
        self.book: Almanac = almanac(s.t) if before is None else before.book
        self.unseen: list[float] = unseen_tiles(s, self.book) if before is None else before.unseen
        self.engines = self._engines(before)
        self.holdings = self._holdings(before)
        self.board = self._board(before)
        self.now = self._prices_now(before)
        self.rounds = self._rounds()
        self.price = self._prices()  # the mean to the end
        self.grounds = self._grounds(before)
        self.won = self._won(before)
        self.invested = bag.total(s.invested, 0, len(s.invested)) > 0
        self.races: list[Race] = []  # of these holdings; shared by all positions that have them
        if before is not None and before.holdings is self.holdings:
            self.races = before.races
        self.courses: list[Course | None] = [None] * s.seats if before is None else before.courses[:]

    # -- the parts

    def _engines(self, before: Outlook | None) -> list[Engine]:
        s = self.s
        if before is None:
            return [self.book.engine(s, seat) for seat in range(s.seats)]
        if s.dice is before.s.dice:
            return before.engines
        out = before.engines[:]
        out[s.seat] = self.book.engine(s, s.seat)
        return out

    def _holdings(self, before: Outlook | None) -> list[Holding]:
        s = self.s
        if before is None:
            return [
                Holding(s, seat, self.book, self.unseen, sold_copies(s, seat, self.book)) for seat in range(s.seats)
            ]
        if s.hand is before.s.hand and s.shown is before.s.shown and s.sold is before.s.sold:
            return before.holdings
        out = before.holdings[:]
        counted = out[s.seat].counted if s.sold is before.s.sold else sold_copies(s, s.seat, self.book)
        out[s.seat] = Holding(s, s.seat, self.book, self.unseen, counted)
        return out

    def _board(self, before: Outlook | None) -> Board:
        s = self.s
        if before is None:
            return Board(s, self.book, self.unseen, None)
        if s.cubes is before.s.cubes and s.height is before.s.height:
            return before.board
        return Board(s, self.book, self.unseen, before.board)

    def _prices_now(self, before: Outlook | None) -> list[float]:
        if before is not None and self.s.price is before.s.price:
            return before.now
        return [float(price) for price in self.s.price]

    # -- what all seats share

    def _rounds(self) -> float:
        """The rounds after this one: whoever holds most alone against the pace of its pickaxes sets the end."""
        s = self.s
        if s.finishing or 0 < s.turn_limit <= s.round:
            return 0.0
        board = self.board
        pace = 0.1
        most = 0.0
        held = 0.0
        seat: i64
        for seat in range(s.seats):
            picks = self.engines[seat].picks
            own = board.held[seat]
            pace += picks
            most = max(most, own / (SPENT * (0.1 + picks)))
            held += own
        gone = float((s.seat - s.start + s.seats) % s.seats) / float(s.seats)  # of this round
        guess = max(most + 0.5 * board.shared / (SPENT * pace), (board.shared + held) / (SPENT * pace)) + gone - 0.5
        if guess > 2.0:
            guess = 2.0 + HASTE * (guess - 2.0)
        rounds = max(0.2, min(LONGEST, guess))
        return min(rounds, float(s.turn_limit - s.round)) if s.turn_limit else rounds

    def _prices(self) -> list[float]:
        """The mean price of a sale to the end (fitted to games): that of today counts when the end is near, and what is
        still to be sold.
        """
        near = 1.0 / (1.0 + 0.3 * self.rounds)
        rise = RISE * float(self.s.seats) * self.rounds
        out: list[float] = []
        gem: i64
        for gem in range(GEMS):
            supply = self.board.coming[gem]
            for holding in self.holdings:
                supply += holding.copies[gem]
            mean = 7.2 + near * (1.1 * self.now[gem] - 6.7) + 0.036 * (rise - supply)
            out.append(max(1.0, min(10.0, mean)))
        return out

    def _grounds(self, before: Outlook | None) -> list[Ground]:
        """What lies in the columns for each seat, at prices to come."""
        board = self.board
        if before is not None and board is before.board and self.price == before.price:
            return before.grounds
        s = self.s
        unknown = [self._unknown(level) for level in range(LEVELS)]
        plain = [0.0]  # a column that lies as it was dealt, by height
        total = 0.0
        i: i64
        kind: i64
        for kind in self.book.dealt[s.seats - 2].tiles:
            total = BELOW * total + unknown[kind - s.t.kinds]
            plain.append(total)
        out = [Ground() for i in range(s.seats)]
        for column in board.columns:
            if column.height == 0:
                continue
            if column.plain:
                total = plain[column.height]
                top = unknown[column.top - s.t.kinds]
            else:
                total = 0.0
                top = 0.0
                for kind in column.tiles:
                    top = unknown[kind - s.t.kinds] if kind >= s.t.kinds else self._known(kind)
                    total = BELOW * total + top
            for i in range(s.seats):
                out[i].add(column, column.lead[i], total, top)
        return out

    def _unknown(self, level: i64) -> float:
        """What an unknown tile of a level brings at prices to come."""
        out = 0.0
        gem: i64
        for gem in range(GEMS):
            out += self.price[gem] * self.unseen[level * GEMS + gem]
        return out

    def _known(self, kind: i64) -> float:
        """What a tile brings at prices to come."""
        tile = self.book.tiles[kind]
        out = 0.0
        i: i64
        for i in range(len(tile.gems)):
            out += self.price[tile.gems[i]] * float(tile.counts[i])
        return out

    def _won(self, before: Outlook | None) -> list[float]:
        """The bonuses of each seat if it ended now."""
        if before is not None and self.s.sold is before.s.sold:
            return before.won
        out = [0.0] * self.s.seats
        gem: i64
        i: i64
        for gem in range(GEMS):
            most = 0.0
            tied: i64 = 0
            for holding in self.holdings:
                sold = holding.counted[gem]
                if sold > most:
                    most = sold
                    tied = 1
                elif sold == most:
                    tied += 1
            if most > 0.0:
                for i in range(self.s.seats):
                    if self.holdings[i].counted[gem] == most:
                        out[i] += 1.0 / float(tied)
        return out

    # -- one seat

    def turns(self, seat: i64) -> float:
        """Turns that a seat still has, the one in progress not counted once it has been rolled."""
        s = self.s
        place: i64 = (seat - s.start + s.seats) % s.seats
        now: i64 = (s.seat - s.start + s.seats) % s.seats
        if place > now or (place == now and s.phase <= Phase.REROLL_DICE):
            return self.rounds + 1.0
        return self.rounds

    def of(self, seat: i64) -> Seen:
        """The features of one seat."""
        s = self.s
        turns = self.turns(seat)
        out = Seen()
        out.coins = float(s.coins[seat])
        out.capital = min(out.coins, 20.0) * turns
        out.bonus = float(s.t.bonus) * self.won[seat]
        out.bonus_hope = float(s.t.bonus) * self._race(turns).runners[seat].hope
        self._unsold(seat, turns, out)
        self._engine(seat, turns, out)
        self._control(seat, turns, out)
        self._shares(seat, turns, out)
        out.time = turns
        most = 0.0
        i: i64
        for i in range(s.seats):
            if i != seat:
                most = max(most, self.board.held[i])
        out.last_word = min(10.0, max(0.0, self.board.held[seat] - most))
        return out

    def _race(self, turns: float) -> Race:
        """Seats with the same turns to come share a race."""
        for race in self.races:
            if race.turns == turns:
                return race
        race = Race(self.holdings, turns)
        self.races.append(race)
        return race

    def _course(self, seat: i64, turns: float) -> Course:
        engine, holding, tiles = self.engines[seat], self.holdings[seat], self.grounds[seat].tiles
        known = self.courses[seat]
        if known is None or not known.fits(engine, holding, turns, tiles):
            known = Course(engine, holding, turns, tiles)
            self.courses[seat] = known
        return known

    def _unsold(self, seat: i64, turns: float, out: Seen) -> None:
        """Tiles face up and in hand, as far as there are Smelts and Sells to come for them."""
        holding, engine = self.holdings[seat], self.engines[seat]
        shown, hand = holding.shown.tiles, holding.hand.tiles
        shown_then, hand_then = holding.shown.at(self.price), holding.hand.at(self.price)
        out.income = self._income(seat, turns, shown + hand, shown_then + hand_then)
        room = turns * engine.sells
        smelts = turns * engine.smelts
        first = min(1.0, room / shown) if shown > 0.0 else 0.0
        then = min(1.0, min(smelts, max(0.0, room - shown)) / hand) if hand > 0.0 else 0.0
        out.sale_now = first * holding.shown.at(self.now) + then * holding.hand.at(self.now)
        out.sale_later = first * shown_then + then * hand_then
        out.face_up = first * shown
        out.hand = then * hand
        out.stuck = (1.0 - first) * shown + (1.0 - then) * hand
        out.glut = holding.glut / (2.0 + turns)

    def _income(self, seat: i64, turns: float, have: float, worth: float) -> float:
        """What the tiles bring that can be mined, smelted and sold to the end: those it has, which are worth so much,
        then others.
        """
        ground = self.grounds[seat]
        sold = self._course(seat, turns).sold
        old = min(sold, have)
        mean = ground.worth / ground.tiles if ground.tiles > 0.0 else 0.0
        return (old * worth / have if have > 0.0 else 0.0) + (sold - old) * mean

    def _engine(self, seat: i64, turns: float, out: Seen) -> None:
        """What the dice will bring in the turns to come."""
        engine = self.engines[seat]
        out.picks = turns * engine.root_picks
        out.smelts = turns * engine.root_smelts
        out.sells = turns * engine.root_sells
        out.reserves = turns * engine.root_reserves
        out.digs = turns * engine.root_digs
        out.adverts = turns * engine.root_adverts
        out.invests = turns * engine.root_invests
        out.balance = turns * min(engine.picks / 2.0, min(engine.smelts, engine.sells))
        out.flow = turns * engine.picks
        out.dice = engine.dice

    def _control(self, seat: i64, turns: float, out: Seen) -> None:
        """Columns held alone, safely, with others, by others; and the top tiles within reach."""
        ground = self.grounds[seat]
        now = min(1.0, turns)
        out.control = ground.alone * now
        out.safe = ground.safe * now
        out.shared = ground.shared * now
        out.shut = ground.shut * now
        out.reach = sqrt(ground.reach) * now
        out.columns = ground.columns * now
        out.fronts = ground.fronts * now
        out.stock = sqrt(float(self.s.stock[seat])) * now
        out.known = float(self.board.known[seat]) * now

    def _shares(self, seat: i64, turns: float, out: Seen) -> None:
        """Own cubes on gems, what others' sales may pay on them, what others' cubes take."""
        s = self.s
        value = 0.0
        paid = 0.0
        drag = 0.0
        gem: i64
        i: i64
        for gem in range(GEMS if self.invested else 0):
            base: i64 = gem * s.seats
            cubes: i64 = bag.total(s.invested, base, base + s.seats)
            if cubes == 0:
                continue
            share = self.now[gem] / float(1 + cubes)
            mine: i64 = s.invested[base + seat]
            others = 0.0
            for i in range(s.seats):
                if i != seat:
                    others += self.holdings[i].copies[gem]
            value += share * float(mine)
            paid += share * float(mine) * min(2.0, others)
            drag += share * float(cubes - mine) * min(3.0, self.holdings[seat].copies[gem])
        now = min(1.0, turns)
        out.shares = value * now
        out.dividend = paid * now
        out.drag = drag * now

    def lead(self, seat: i64, weights: Seen, scale: float) -> float:
        """The position for one seat against the others: its worth less their worth, the strongest counting most; in
        points.
        """
        others: list[float] = []
        top = -1.0e9
        i: i64
        for i in range(self.s.seats):
            if i != seat:
                worth = self.of(i).worth(weights)
                others.append(worth)
                top = max(top, worth)
        total = 0.0
        for other in others:
            total += exp((other - top) / scale)
        return self.of(seat).worth(weights) - top - scale * log(total)
