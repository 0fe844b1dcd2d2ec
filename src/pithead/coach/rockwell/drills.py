"""Facts about tiles that a choice drills at once: who shares, who comes first, what it costs, what comes with it."""

from __future__ import annotations

from pithead.bots.rockwell.standing import prize
from pithead.coach.question import Said
from pithead.coach.rockwell import tiles
from pithead.coach.rockwell.reading import (
    AL_CHOICES,
    GO,
    PLACE_NAMES,
    WORK,
    Choice,
    Pair,
    about,
    cubes,
    fact,
    name,
    names,
    part,
    points,
    tell,
)
from pithead.games.rockwell import facts
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.verbs import CREWS, GOALS, Do

DRILLING = (*GO, *WORK)
LOUD = 1.05  # a sentence with its reason before the bare one


def strike_of(choice: Choice) -> facts.Strike | None:
    """The tile that a choice drills; of two the one that brings more."""
    found = choice.strikes
    return max(found, key=lambda one: tiles.gets(choice.then, choice.seat, one, choice.seat), default=None)


def gain(choice: Choice) -> float:
    """Dollars that a choice brings at once, on average, less what it costs."""
    strike = strike_of(choice)
    share = tiles.gets(choice.then, choice.seat, strike, choice.seat) if strike is not None else 0.0
    return share - max(0, choice.paid)


def _weight(pair: Pair) -> float:
    return points(pair.s, gain(pair.chosen) - gain(pair.rival))


def _shared(pair: Pair) -> tuple[facts.Strike, list[int]] | None:
    strike = strike_of(pair.chosen)
    if strike is None or pair.seat not in strike.sharing:
        return None
    return strike, [owner for owner in strike.sharing if owner != pair.seat]


@fact(*DRILLING)
def drill_alone(pair: Pair) -> Said | None:
    """It drills, and nobody shares."""
    found = _shared(pair)
    if found is None or found[1] or found[0].priority != pair.seat:
        return None
    share = tiles.portion(pair.chosen.then, pair.seat, found[0], pair.seat)
    amounts = [share.zinc, share.copper, share.silver, share.gold]
    return tell(
        "drill_alone",
        _weight(pair),
        "drill",
        tile=PLACE_NAMES[found[0].tile],
        money=about(tiles.dollars(pair.s, share)),
        pile=cubes(amounts),
    )


@fact(*DRILLING)
def drill_first(pair: Pair) -> Said | None:
    """It drills, others share, and what is left over is one's own."""
    found = _shared(pair)
    if found is None or not found[1] or found[0].priority != pair.seat:
        return None
    strike, others = found
    then = pair.chosen.then
    theirs = sum(tiles.gets(then, owner, strike, pair.seat) for owner in others) / len(others)
    return tell(
        "drill_first",
        _weight(pair),
        "drill",
        tile=PLACE_NAMES[strike.tile],
        seat=names(pair.s, others),
        because=tiles.because(then, strike),
        power=int(board.power_of(then, pair.seat, strike.tile)),
        next=max(int(board.power_of(then, owner, strike.tile)) for owner in others),
        money=about(tiles.gets(then, pair.seat, strike, pair.seat)),
        theirs=part("theirs", others=len(others), money=about(theirs)),
    )


@fact(*DRILLING)
def drill_shared(pair: Pair) -> Said | None:
    """It drills, and others share; what is left over is another's."""
    found = _shared(pair)
    if found is None or not found[1] or found[0].priority == pair.seat:
        return None
    strike, others = found
    then = pair.chosen.then
    return tell(
        "drill_shared",
        _weight(pair),
        "drill",
        tile=PLACE_NAMES[strike.tile],
        seat=names(pair.s, others),
        money=about(tiles.gets(then, pair.seat, strike, pair.seat)),
        first=part("name", seat=name(pair.s, strike.priority)),
    )


@fact(*DRILLING)
def drill_richer(pair: Pair) -> Said | None:
    """Both drill, but one's own share is larger here."""
    mine, other = strike_of(pair.chosen), strike_of(pair.rival)
    if mine is None or other is None or mine.tile == other.tile:
        return None
    here = tiles.gets(pair.chosen.then, pair.seat, mine, pair.seat)
    there = tiles.gets(pair.rival.then, pair.seat, other, pair.seat)
    return tell(
        "drill_richer",
        LOUD * points(pair.s, here - there),
        "drill",
        tile=PLACE_NAMES[mine.tile],
        money=about(here),
        rival=PLACE_NAMES[other.tile],
        rest=about(there),
    )


@fact(*DRILLING)
def drill_fee(pair: Pair) -> Said | None:
    """A subcontractor or an improvement that is paid for makes it drill now."""
    strike = strike_of(pair.chosen)
    if strike is None or pair.chosen.paid <= 0 or strike_of(pair.rival) is not None:
        return None
    share = tiles.gets(pair.chosen.then, pair.seat, strike, pair.seat)
    return tell(
        "drill_fee",
        LOUD * points(pair.s, share - pair.chosen.paid + max(0, pair.rival.paid)),
        "drill",
        fee=pair.chosen.paid,
        tile=PLACE_NAMES[strike.tile],
        money=about(share),
    )


@fact(*GO)
def cheaper_die(pair: Pair) -> Said | None:
    """Both drill the same with the same shares, but this subcontractor costs less."""
    mine, other = strike_of(pair.chosen), strike_of(pair.rival)
    less = pair.rival.paid - pair.chosen.paid
    if mine is None or other is None or less <= 0 or mine.tile != other.tile:
        return None
    if mine.sharing != other.sharing or mine.priority != other.priority:
        return None
    return tell("cheaper_die", points(pair.s, less), "fee", tile=PLACE_NAMES[mine.tile], money=less)


@fact(*GO)
def saves_fee(pair: Pair) -> Said | None:
    """The rival choice pays for a subcontractor that drills nothing."""
    if pair.rival.paid <= pair.chosen.paid or strike_of(pair.rival) is not None:
        return None
    less = pair.rival.paid - max(0, pair.chosen.paid)
    return tell("saves_fee", points(pair.s, less), "fee", money=less)


@fact(*GO)
def fee_too_high(pair: Pair) -> Said | None:
    """The rival choice pays more for drilling than it can expect to gain by it."""
    strike = strike_of(pair.rival)
    if strike is None or pair.rival.paid <= 0:
        return None
    share = tiles.gets(pair.rival.then, pair.seat, strike, pair.seat)
    before = tiles.hope(pair.s, pair.seat, strike.tile)
    lost = pair.rival.paid + before - share
    if pair.chosen.paid > 0 or strike_of(pair.chosen) is not None:
        return None
    return tell(
        "fee_too_high",
        points(pair.s, lost),
        "fee",
        fee=pair.rival.paid,
        tile=PLACE_NAMES[strike.tile],
        money=about(share),
    )


@fact(*GO)
def bribe_drills(pair: Pair) -> Said | None:
    """A bribed crew brings the power that is missing."""
    strike = strike_of(pair.chosen)
    if strike is None or not Do.BRIBE <= pair.chosen.last < Do.HIRE:
        return None
    crew = pair.chosen.crew
    return tell(
        "bribe_drills",
        0.6 * _weight(pair),
        "bribe",
        seat=name(pair.s, crew // CREWS),
        power=int(pair.s.power[crew] + pair.s.die[crew]),
        missing=tiles.missing(pair.s, strike.tile),
        tile=PLACE_NAMES[strike.tile],
    )


@fact(*GO)
def bribe_feeds(pair: Pair) -> Said | None:
    """The rival bribe would let somebody share."""
    strike = strike_of(pair.rival)
    if strike is None or not Do.BRIBE <= pair.rival.last < Do.HIRE or strike_of(pair.chosen) is not None:
        return None
    owner = pair.rival.crew // CREWS
    theirs = tiles.gets(pair.rival.then, owner, strike, pair.seat)
    mine = tiles.gets(pair.rival.then, pair.seat, strike, pair.seat)
    if owner >= pair.s.seats or theirs <= mine:
        return None
    return tell(
        "bribe_feeds",
        points(pair.s, theirs - mine),
        "bribe",
        seat=name(pair.s, owner),
        tile=PLACE_NAMES[strike.tile],
        money=about(theirs),
        rest=about(mine),
    )


@fact(*GO)
def bribe_brings(pair: Pair) -> Said | None:
    """A bribe that drills nothing yet, but helps a tile along."""
    if strike_of(pair.chosen) is not None or not Do.BRIBE <= pair.chosen.last < Do.HIRE:
        return None
    then, tile = pair.chosen.then, pair.chosen.end
    gain = tiles.in_sight(then, pair.seat) - tiles.in_sight(pair.rival.then, pair.seat)
    return tell(
        "bribe_brings",
        points(pair.s, gain),
        "bribe",
        seat=name(pair.s, pair.chosen.crew // CREWS),
        tile=PLACE_NAMES[tile],
        power=int(board.power_on(then, tile)),
        need=int(board.need(then, tile)),
    )


@fact(*GO)
def bribe_takes(pair: Pair) -> Said | None:
    """A bribe takes power off a tile where its owner waits, and oneself does not."""
    if not Do.BRIBE <= pair.chosen.last < Do.HIRE or pair.chosen.crew == pair.rival.crew:
        return None
    owner = pair.chosen.crew // CREWS
    for tile in tiles.stood_on(pair.s, pair.chosen.start):
        if board.power_of(pair.s, pair.seat, tile) > 0 or owner >= pair.s.seats:
            continue
        loss = tiles.hope(pair.s, owner, tile) - tiles.hope(pair.chosen.then, owner, tile)
        return tell(
            "bribe_takes",
            0.3 * points(pair.s, loss),
            "takes",
            seat=name(pair.s, owner),
            tile=PLACE_NAMES[tile],
            power=int(board.power_on(pair.s, tile)),
            need=int(board.need(pair.s, tile)),
        )
    return None


@fact(*GO)
def bribe_idle(pair: Pair) -> Said | None:
    """The rival bribe lets somebody share, and the tile is still not drilled."""
    if strike_of(pair.rival) is not None or not Do.BRIBE <= pair.rival.last < Do.HIRE:
        return None
    if Do.BRIBE <= pair.chosen.last < Do.HIRE:
        return None
    then, tile, start = pair.rival.then, pair.rival.end, pair.rival.start
    less = tiles.gets(then, pair.seat, tiles.as_it_stands(then, pair.seat, tile), pair.seat)
    more = tiles.gets(pair.s, pair.seat, tiles.as_it_stands(pair.s, pair.seat, tile), pair.seat)
    here = [one for one in tiles.stood_on(pair.s, start) if board.power_of(pair.s, pair.seat, one) > 0]
    owner = name(pair.s, pair.rival.crew // CREWS)
    if here:
        loss = tiles.hope(pair.s, pair.seat, here[0]) - tiles.hope(then, pair.seat, here[0])
        power = int(pair.s.power[pair.rival.crew] + pair.s.die[pair.rival.crew])
        return tell("bribe_undoes", points(pair.s, loss), "bribe", seat=owner, power=power, tile=PLACE_NAMES[here[0]])
    return tell(
        "bribe_idle",
        0.5 * points(pair.s, more - less),
        "bribe",
        seat=owner,
        tile=PLACE_NAMES[tile],
        n=tiles.missing(then, tile),
    )


@fact(*DRILLING)
def card_step(pair: Pair) -> Said | None:
    """One more extraction card on the way to the achievement, or the last one."""
    if strike_of(pair.chosen) is None or strike_of(pair.rival) is not None:
        return None
    s, seat = pair.s, pair.seat
    for goal in range(GOALS):
        wanted = int(s.t.goal_cards[goal])
        if wanted > 0 and prize(s, seat, goal) > 0:
            cards = int(s.cards[seat]) + 1
            value = int(prize(s, seat, goal))
            share = 1.0 if cards >= wanted else 0.3 * cards / wanted
            return tell(
                "card_goal" if cards >= wanted else "card_step",
                value * share,
                "card",
                cards=cards,
                wanted=wanted,
                prestige=value,
            )
    return None


@fact(*GO)
def danger_avoided(pair: Pair) -> Said | None:
    """The rival choice drills where Danger is likely and would cost cubes."""
    strike = strike_of(pair.rival)
    if strike is None:
        return None
    mine = strike_of(pair.chosen)
    if mine is not None and mine.tile == strike.tile:
        return None
    loss = tiles.danger_loss(pair.rival.then, pair.seat, strike)
    if mine is not None:
        loss -= tiles.danger_loss(pair.chosen.then, pair.seat, mine)
    danger, cards = tiles.danger_cards(pair.s, strike.tile)
    return tell(
        "danger_avoided",
        points(pair.s, loss),
        "danger",
        tile=PLACE_NAMES[strike.tile],
        odds=part("odds", danger=danger, cards=cards),
        power=int(board.power_of(pair.rival.then, pair.seat, strike.tile)),
    )


@fact(*GO)
def forestall(pair: Pair) -> Said | None:
    """What is drilled now somebody else could drill before the next go, with less for oneself."""
    strike = strike_of(pair.chosen)
    if strike is None or strike_of(pair.rival) is not None:
        return None
    found = tiles.threat(pair.rival.then, pair.seat, strike.tile, tiles.goes_before(pair.s, pair.seat))
    if found is None:
        return None
    here = tiles.gets(pair.chosen.then, pair.seat, strike, pair.seat)
    return tell(
        "forestall",
        0.9 * points(pair.s, here - found.dollars),
        "threat",
        seat=name(pair.s, found.owner),
        tile=PLACE_NAMES[strike.tile],
        money=about(found.dollars),
        here=about(here),
    )


@fact(*GO, *AL_CHOICES)
def feeds(pair: Pair) -> Said | None:
    """The rival choice drills for others: they get more of it than oneself."""
    strike = strike_of(pair.rival)
    if strike is None or strike_of(pair.chosen) is not None:
        return None
    then = pair.rival.then
    mine = tiles.gets(then, pair.seat, strike, pair.seat)
    others = [owner for owner in range(pair.s.seats) if owner != pair.seat]
    best = max(others, key=lambda owner: tiles.gets(then, owner, strike, pair.seat))
    theirs = tiles.gets(then, best, strike, pair.seat)
    return tell(
        "feeds",
        points(pair.s, theirs - mine),
        "feeds",
        tile=PLACE_NAMES[strike.tile],
        seat=name(pair.s, best),
        money=about(theirs),
        yours=part("yours", money=about(mine)),
    )
