"""What cards that are not yet drawn are worth to a table of one, by how much the hand gains by each unseen card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.bots.imperial_miners import outlook
from pithead.games.imperial_miners import decks
from pithead.games.imperial_miners.effects.words import PLAIN, Drawn
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints


def draw_worth(s: ImperialMiners, gains: Ints, cards: i64, faction: i64) -> i64:
    """The mean of the unseen cards in the best deck, a little less from card to card."""
    of: i64 = best_faction(s, gains) if faction == Drawn.ANY else faction
    each: i64 = max(0, deck_worth(s, gains, best_deck(s, gains, of), of))
    total: i64 = 0
    n: i64
    for n in range(cards):
        total += each * max(0, 100 - 15 * n) // 100
    return total


def faction_due(stack: Ints, at: i64) -> i64:
    """What the draw that lies there asks for: a faction, any one, or PLAIN."""
    return stack[at + 2] if stack[at] == Frame.DRAW else Drawn.ANY


def cards_due(stack: Ints, at: i64) -> tuple[i64, i64]:
    """Cards that the draw that lies there will bring: of any kind, of a faction."""
    return (stack[at + 1], 0) if faction_due(stack, at) == PLAIN else (0, stack[at + 1])


def deck_worth(s: ImperialMiners, gains: Ints, level: i64, faction: i64) -> i64:
    """What a card drawn from a deck is worth on average; -1 if none can come."""
    if not decks.open_to(s, 0, level):
        return -1
    return outlook.deck_gain(s, gains, level, faction)


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
