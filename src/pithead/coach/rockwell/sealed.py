"""Facts about sealed choices and Danger: the whole bid, insurance, and how much of it is discarded."""

from __future__ import annotations

from functools import lru_cache

from pithead.bots.driver import seat_bot
from pithead.bots.rockwell import mixture
from pithead.bots.rockwell.foreman import Foreman
from pithead.coach.question import Said
from pithead.coach.rockwell.goals import wishes
from pithead.coach.rockwell.reading import PLACE_NAMES, Pair, cubes, fact, names, part, points, tell
from pithead.core.api import Game, Json
from pithead.games.rockwell import facts
from pithead.games.rockwell.flow import ledger
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import RESOURCES, Do, Phase

TENTHS = 10


class Auction:
    """The places that a bid wins if the others bid as the foreman does.

    stakes  points for each place in the order
    rate    points that a hundred dollars cost
    """

    def __init__(self, game: Game, s: Rockwell, seat: int) -> None:
        bot = _foreman(game, seat)
        plain = bot.unbid(s)
        self.seat = plain.management.index(seat)
        self.stakes, self.rate = bot.prizes(plain)
        self.casual, rounds = bot.opposition(plain)
        purses = [
            plain.money[one] + sum(plain.ledger[one * 4 + r] * plain.t.prices[r] for r in range(4))
            for one in plain.management
        ]
        spread = min(int((self.stakes[0] - self.stakes[-1]) / self.rate), max(purses))
        self.step = max(1, spread // (mixture.LEVELS - 1))
        self.purses = purses
        self.mixes = mixture.mixtures(self.stakes, purses, self.step, self.rate, self.casual, rounds)

    def ahead(self, other: int, hundreds: int) -> float:
        """The chance that another bidder comes before a bid of so much."""
        wins_tie = other < self.seat
        most = int(min(self.purses[other] // mixture.CASUAL // self.step, mixture.LEVELS - 1))
        out = 0.0
        for level, share in enumerate(self.mixes[other]):
            value = level * self.step
            if value > hundreds or (value == hundreds and wins_tie):
                out += (1 - self.casual) * share + (self.casual / (most + 1) if level <= most else 0.0)
        return min(1.0, out)

    def places(self, hundreds: int) -> list[float]:
        """The chance of each place."""
        out = [1.0] + [0.0] * (len(self.stakes) - 1)
        for other in range(len(self.stakes)):
            if other != self.seat:
                p = self.ahead(other, hundreds)
                out = [out[i] * (1 - p) + (out[i - 1] * p if i else 0.0) for i in range(len(out))]
        return out

    def worth(self, hundreds: int) -> float:
        """Points that the place is worth on average."""
        return sum(p * stake for p, stake in zip(self.places(hundreds), self.stakes, strict=True))


@lru_cache(maxsize=8)
def _foreman(game: Game, seat: int) -> Foreman:
    bot = seat_bot(game, "foreman", seat, 0, transfer=True)
    assert isinstance(bot, Foreman)
    return bot


def auction_of(pair: Pair) -> Auction:
    """Worked out once for each pair."""
    if pair.auction is None:
        pair.auction = Auction(pair.game, pair.s, pair.seat)
    found = pair.auction
    assert isinstance(found, Auction)
    return found


def _times(p: float) -> int:
    return round(TENTHS * p)


@fact(Phase.BID)
def bid_order(pair: Pair) -> Said | None:
    """The higher bid comes first more often."""
    if pair.chosen.value <= pair.rival.value:
        return None
    auction = auction_of(pair)
    mine, other = pair.chosen.value // 100, pair.rival.value // 100
    times, less = _times(auction.places(mine)[0]), _times(auction.places(other)[0])
    if times <= less:
        return None
    return tell(
        "bid_order",
        auction.worth(mine) - auction.worth(other),
        "order",
        money=pair.chosen.value,
        rest=pair.rival.value,
        times=part("often", n=times),
        less=part("often", n=less),
    )


@fact(Phase.BID)
def bid_saves(pair: Pair) -> Said | None:
    """The lower bid is first nearly as often, or costs much less."""
    gap = pair.rival.value - pair.chosen.value
    if gap <= 0:
        return None
    auction = auction_of(pair)
    mine, other = pair.chosen.value // 100, pair.rival.value // 100
    times, more = _times(auction.places(mine)[0]), _times(auction.places(other)[0])
    return tell(
        "bid_saves",
        max(0.05, auction.rate * gap / 100 - auction.worth(other) + auction.worth(mine)),
        "order",
        money=gap,
        same=int(times == more),
        value=pair.rival.value,
        times=part("often", n=times),
        more=part("often", n=more),
    )


@fact(Phase.BID)
def bid_tie(pair: Pair) -> Said | None:
    """RW-A2: without a bid the first in the order stays first unless somebody bids."""
    s, seat = pair.s, pair.seat
    behind = [int(one) for one in s.management[s.management.index(seat) + 1 :]]
    if pair.chosen.value > 0 or not behind or s.management[0] != seat:
        return None
    return tell("bid_tie", points(s, pair.rival.value) * 0.6, "tie", seat=names(s, behind))


@fact(Phase.BID)
def bid_keeps(pair: Pair) -> Said | None:
    """The money left pays for something in the Workshop that the rival bid would not leave enough for."""
    for wish in wishes(pair.s, pair.seat):
        if pair.rival.money < wish.price <= pair.chosen.money:
            weight = wish.points if wish.points else points(pair.s, 0.3 * wish.price)
            return tell("bid_keeps", float(weight), "money", money=pair.chosen.money, wish=wish.words, price=wish.price)
    return None


@fact(Phase.BID)
def bid_paid_with(pair: Pair) -> Said | None:
    """The same value, but other cubes: those of which one has more to spare."""
    if pair.chosen.value != pair.rival.value or pair.chosen.amounts == pair.rival.amounts or pair.chosen.value == 0:
        return None
    gaps = [pair.rival.amounts[r] - pair.chosen.amounts[r] for r in range(4)]
    kept = [max(0, gap) for gap in gaps]
    if not any(kept):
        return tell("bid_keeps_money", 0.15, "money", money=pair.chosen.money - pair.rival.money)
    return tell("bid_paid_with", 0.15, "money", money=pair.chosen.value, pile=cubes(kept))


# -- insurance


def _tiles_of(pair: Pair, amounts: list[int]) -> int:
    return int(ledger.insurance(pair.s, pair.seat)) + sum(amounts[:4])


def _worst(pair: Pair) -> facts.Risk | None:
    """Where Danger may cost most."""
    found = facts.risks(pair.s, pair.seat)
    return max(found, key=lambda one: one.danger * one.loses / one.left, default=None)


def _dearest(pair: Pair, risk: facts.Risk) -> int:
    """Dollars of a cube that Danger takes there: the most valuable come first."""
    stratum = risk.tiles[0] // 8
    return 100 * int(pair.s.t.prices[min(3, stratum + 1)])


@fact(Phase.INSURE)
def insure_risk(pair: Pair) -> Said | None:
    """More insurance where Danger threatens."""
    risk = _worst(pair)
    mine, other = _tiles_of(pair, pair.chosen.amounts), _tiles_of(pair, pair.rival.amounts)
    if risk is None or mine <= other or other >= risk.loses:
        return None
    saved = min(mine, risk.loses) - other
    return tell(
        "insure_risk",
        points(pair.s, saved * _dearest(pair, risk) * risk.danger / risk.left),
        "danger",
        odds=part("odds", danger=risk.danger, cards=risk.left),
        tile=[PLACE_NAMES[tile] for tile in risk.tiles[:3]],
        n=risk.loses,
        saved=min(mine, risk.loses),
    )


@fact(Phase.INSURE)
def insure_safe(pair: Pair) -> Said | None:
    """Nothing can be lost where one's crews are or can get with one movement."""
    more = sum(pair.rival.amounts[:4]) - sum(pair.chosen.amounts[:4])
    if more <= 0 or _worst(pair) is not None:
        return None
    return tell(
        "insure_safe", points(pair.s, pair.rival.value - pair.chosen.value), "danger", n=more, pile=_spared(pair)
    )


@fact(Phase.INSURE)
def insure_enough(pair: Pair) -> Said | None:
    """The insurance at hand covers the worst single loss."""
    risk = _worst(pair)
    mine, other = _tiles_of(pair, pair.chosen.amounts), _tiles_of(pair, pair.rival.amounts)
    if risk is None or mine >= other or mine < risk.loses:
        return None
    return tell(
        "insure_enough", points(pair.s, pair.rival.value - pair.chosen.value), "danger", tiles=mine, n=risk.loses
    )


@fact(Phase.INSURE)
def insure_saves(pair: Pair) -> Said | None:
    """Insurance costs cubes for certain, and Danger may not come."""
    risk = _worst(pair)
    mine, other = _tiles_of(pair, pair.chosen.amounts), _tiles_of(pair, pair.rival.amounts)
    if risk is None or mine >= other or mine >= risk.loses:
        return None
    saved = min(other, risk.loses) - mine
    lost = pair.rival.value - pair.chosen.value - saved * _dearest(pair, risk) * risk.danger / risk.left
    return tell(
        "insure_saves",
        max(0.05, points(pair.s, lost)),
        "danger",
        odds=part("odds", danger=risk.danger, cards=risk.left),
        pile=_spared(pair),
        n=risk.loses,
    )


def _spared(pair: Pair) -> Json:
    return cubes([max(0, pair.rival.amounts[r] - pair.chosen.amounts[r]) for r in range(4)])


@fact(Phase.INSURE)
def insure_cheaper(pair: Pair) -> Said | None:
    """As many tiles from cheaper cubes."""
    less = pair.rival.value - pair.chosen.value
    if sum(pair.chosen.amounts[:4]) != sum(pair.rival.amounts[:4]) or less <= 0:
        return None
    paid = next(r for r in range(4) if pair.chosen.amounts[r] > pair.rival.amounts[r])
    kept = next(r for r in range(3, -1, -1) if pair.rival.amounts[r] > pair.chosen.amounts[r])
    return tell(
        "insure_cheaper", points(pair.s, less), "danger", resource=RESOURCES[paid], what=RESOURCES[kept], money=less
    )


# -- Danger


def _discarded(pair: Pair) -> tuple[int, list[int], int]:
    """Tiles more than the rival's, the cubes that they save, and dollars; all below 0 where the rival discards more."""
    mine, other = pair.chosen.last - Do.DISCARD, pair.rival.last - Do.DISCARD
    less = pair.chosen.lost(max(mine, other))
    more = pair.chosen.lost(min(mine, other))
    saved = [b - a for a, b in zip(less, more, strict=True)]
    worth = 100 * sum(n * int(p) for n, p in zip(saved, pair.s.t.prices, strict=True))
    return mine - other, saved, worth if mine >= other else -worth


@fact(Phase.DISCARD)
def discard_saves(pair: Pair) -> Said | None:
    """What the insurance keeps."""
    more, saved, worth = _discarded(pair)
    if more <= 0:
        return None
    return tell(
        "discard_saves",
        points(pair.s, worth),
        "danger",
        first=int(pair.rival.last == Do.DISCARD),
        tiles=more,
        pile=cubes(saved),
        money=worth,
    )


@fact(Phase.DISCARD)
def discard_keeps(pair: Pair) -> Said | None:
    """What little the insurance would save; a tile kept may save more later."""
    more, saved, worth = _discarded(pair)
    if more >= 0:
        return None
    return tell("discard_keeps", 0.1 * -more, "danger", tiles=-more, pile=cubes(saved), money=-worth)
