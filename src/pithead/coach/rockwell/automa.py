"""Facts about what falls to a player for Al, the invisible third company of the game for two."""

from __future__ import annotations

from pithead.coach.question import Said
from pithead.coach.rockwell import tiles
from pithead.coach.rockwell.drills import strike_of
from pithead.coach.rockwell.reading import AL_CHOICES, PLACE_NAMES, Choice, Pair, about, fact, name, points, tell
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.verbs import NONE


def al_tile(choice: Choice) -> int:
    """The undrilled tile that Al's crew is on after a choice, or NONE."""
    found = tiles.stood_on(choice.then, choice.end) if choice.crew != NONE else []
    return found[0] if found else NONE


@fact(*AL_CHOICES)
def al_drills(pair: Pair) -> Said | None:
    """Al drills a tile of which one has a share."""
    strike = strike_of(pair.chosen)
    if strike is None:
        return None
    mine = tiles.gets(pair.chosen.then, pair.seat, strike, pair.seat)
    other = strike_of(pair.rival)
    less = tiles.gets(pair.rival.then, pair.seat, other, pair.seat) if other is not None else 0.0
    return tell("al_drills", points(pair.s, mine - less), "al", tile=PLACE_NAMES[strike.tile], money=about(mine))


@fact(*AL_CHOICES)
def al_helps(pair: Pair) -> Said | None:
    """Al brings power to a tile where one waits for it."""
    tile = al_tile(pair.chosen)
    then = pair.chosen.then
    if tile == NONE or strike_of(pair.chosen) is not None or board.power_of(then, pair.seat, tile) == 0:
        return None
    gain = tiles.hope(then, pair.seat, tile) - tiles.hope(pair.rival.then, pair.seat, tile)
    return tell(
        "al_helps",
        points(pair.s, gain),
        "al",
        tile=PLACE_NAMES[tile],
        power=int(board.power_on(then, tile)),
        need=int(board.need(then, tile)),
    )


@fact(*AL_CHOICES)
def al_crowds(pair: Pair) -> Said | None:
    """The rival choice lets Al share, or come first, where one stands."""
    tile = al_tile(pair.rival)
    then = pair.rival.then
    if tile == NONE or strike_of(pair.rival) is not None or board.power_of(then, pair.seat, tile) == 0:
        return None
    loss = tiles.hope(pair.chosen.then, pair.seat, tile) - tiles.hope(then, pair.seat, tile)
    return tell("al_crowds", points(pair.s, loss), "al", tile=PLACE_NAMES[tile])


@fact(*AL_CHOICES)
def al_hinders(pair: Pair) -> Said | None:
    """Al stands where the other company has more in sight than oneself."""
    tile = al_tile(pair.chosen)
    if tile == NONE or strike_of(pair.chosen) is not None:
        return None
    rival = 1 - pair.seat
    then = pair.chosen.then
    if board.power_of(then, rival, tile) == 0 or board.power_of(then, pair.seat, tile) > 0:
        return None
    loss = tiles.hope(pair.rival.then, rival, tile) - tiles.hope(then, rival, tile)
    return tell("al_hinders", points(pair.s, loss), "al", tile=PLACE_NAMES[tile], seat=name(pair.s, rival))


@fact(*AL_CHOICES)
def al_elsewhere(pair: Pair) -> Said | None:
    """The rival choice would help the other company more."""
    tile = al_tile(pair.rival)
    rival = 1 - pair.seat
    then = pair.rival.then
    if tile == NONE or board.power_of(then, rival, tile) == 0 or board.power_of(then, pair.seat, tile) > 0:
        return None
    gain = tiles.hope(then, rival, tile) - tiles.hope(pair.chosen.then, rival, tile)
    return tell(
        "al_elsewhere",
        points(pair.s, gain),
        "al",
        tile=PLACE_NAMES[tile],
        seat=name(pair.s, rival),
        power=int(board.power_on(then, tile)),
        need=int(board.need(then, tile)),
    )
