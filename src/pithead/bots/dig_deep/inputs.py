"""What Dig Deep's net is shown of a position: the encoder's row, and what foreman works out of the same view."""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.encoder import ENCODER, encode
from pithead.bots.dig_deep.features import FEATURES, SEEN, Seen, weights_of
from pithead.bots.dig_deep.outlook import Outlook
from pithead.bots.dig_deep.row import SEATS
from pithead.bots.foreman import packaged
from pithead.bots.training import Inputs
from pithead.core.api import State
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import GEMS

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

OWN: Final = (*SEEN, *(f"unsold_{gem}" for gem in GEMS), *(f"sold_{gem}" for gem in GEMS))  # of each seat
SHARED: Final = ("rounds", *(f"coming_{gem}" for gem in GEMS))
NUMBERS: Final = (
    *(f"worth.{k}" for k in range(SEATS)),
    *SHARED,
    *(f"{name}.{k}" for k in range(SEATS) for name in OWN),
)
FLOATS: Final = Struct(f"{len(NUMBERS)}f")


@cache
def own_weights(seats: int) -> Seen:
    """Foreman's weights, those that come with the game."""
    return weights_of(packaged("dig_deep", FEATURES).of(seats))


def fill(leaf: State, seat: int, row: Buffer, numbers: Buffer) -> None:
    """Of what `seat` knows: what it does not is in no number."""
    assert isinstance(leaf, DigDeep)
    encode(leaf, seat, row)
    outlook = Outlook(leaf)
    weights = own_weights(int(leaf.seats))
    worth: list[float] = []
    own: list[float] = []
    k: i64
    me: i64 = seat
    for k in range(leaf.seats):
        player: i64 = (me + k) % leaf.seats
        seen = outlook.of(player)
        holding = outlook.holdings[player]
        worth.append(seen.worth(weights))
        own += seen.row()
        own += holding.copies
        own += holding.counted
    worth += [0.0] * (SEATS - len(worth))
    own += [0.0] * (SEATS * len(OWN) - len(own))
    FLOATS.pack_into(numbers, 0, *worth, outlook.rounds, *outlook.price, *own)


INPUTS = Inputs(ENCODER.layout, SEATS, NUMBERS, fill, ("table", "round"))
