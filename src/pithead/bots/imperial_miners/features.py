"""The foreman's weights by name, and the rates they stand for. A weight is in points, or says how fast a worth fades at
the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners.rates import LATEST, Rates
from pithead.games.imperial_miners.effects.words import FACTIONS

if TYPE_CHECKING:
    from pithead.core.api import Ints

FEATURES: Final = (
    "gold",
    "gold_fade",  # a gold piece with many rounds to come; the share that is gone with one round less, near the end
    "step",
    "step_fade",  # a space of an advance
    "draw",
    "draw_fade",  # a card drawn
    "machine",
    "machine_fade",
    "cavein",
    "cavein_fade",  # what a cave-in costs
    "activation",  # a card activated specially
    "treasure",  # a card of level IV in the hand
    "patience",  # what the next card to be played counts against the one before it
    "income",  # gold a round
    "reach",  # spaces that the marker moves in a round
    "stops",  # share of the spaces it passes that it stops at
    "next_board",  # a space of the board after this one
    "fit",  # a cart completed by a card to come
    "cavein_kept",  # the share of its cost that a cave-in in the mine still has
    "growth",  # what a longer chain is worth for each round to come
    "unseen_one",
    "unseen_two",
    "unseen_three",  # a card of level I, II, III that is not yet drawn
    "open_half",  # a full half-cart in the mine without a neighbour
    *FACTIONS,  # a card of each in the mine, each round
    "room_three",
    "room_four",  # a free place for a card of level III, IV
    "chain_one",
    "chain_two",  # share of the best chain above a card of level II, III, each round
    "hand",  # share of what the cards of the rounds to come seem to bring
    "held_one",
    "held_two",
    "held_three",
    "held_four",  # a card of level I to IV in the hand, beside that
    "space",  # a space of the marker's position
)


def _number(value: float) -> int:
    """Points in hundredths."""
    return round(100 * value)


def _fading(full: float, fade: float) -> Ints:
    """A worth by rounds to come: nothing after the last, then ever nearer to the full worth."""
    gone = min(0.99, max(0.0, fade))
    return [_number(full * (1 - gone**left)) for left in range(LATEST + 1)]


def rates_of(weights: Sequence[float]) -> Rates:
    """The rates that some weights stand for, in the order of FEATURES."""
    w = dict(zip(FEATURES, weights, strict=True))
    r = Rates()
    r.gold = _fading(w["gold"], w["gold_fade"])
    r.gold[0] = 1  # the first tie-break
    r.step = _fading(w["step"], w["step_fade"])
    r.step[0] = 20
    r.card = _fading(w["draw"], w["draw_fade"])
    r.machine = _fading(w["machine"], w["machine_fade"])
    r.cave = _fading(w["cavein"], w["cavein_fade"])
    r.plays = [_number(min(1.0, max(0.0, w["patience"])) ** n) for n in range(LATEST)]
    r.turn = _number(w["activation"])
    r.four = _number(w["treasure"])
    r.income = round(10 * w["income"])
    r.reach = max(0, _number(w["reach"]))
    r.density = _number(w["stops"])
    r.next_board = _number(w["next_board"])
    r.fit = _number(w["fit"])
    r.buried = _number(w["cavein_kept"])
    r.growth = max(1, _number(w["growth"]))
    r.strangers = [_number(w["unseen_one"]), _number(w["unseen_two"]), _number(w["unseen_three"])]
    r.open_half = _number(w["open_half"])
    r.factions = [_number(w[name]) for name in FACTIONS]
    r.rooms = [0, 0, _number(w["room_three"]), _number(w["room_four"])]
    r.chain = [0, _number(w["chain_one"]), _number(w["chain_two"]), 0]
    r.hand = _number(w["hand"])
    r.held = [_number(w["held_one"]), _number(w["held_two"]), _number(w["held_three"]), _number(w["held_four"])]
    r.space = _number(w["space"])
    return r
