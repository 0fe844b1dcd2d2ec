"""What an audience sees of Nuggets, by names: terminal and browser draw from it. It looks at views only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import Detail, Json
from pithead.games._template.state import EMPTY, Nuggets
from pithead.games._template.tables import KINDS
from pithead.games._template.verbs import Phase

if TYPE_CHECKING:
    from pithead.games._template.game import NuggetsGame


def scene(game: NuggetsGame, v: Nuggets, seat: int) -> dict[str, Json]:
    """The table for one audience; `seat` is its own place, negative for others."""
    t = game.tables
    return {
        "round": int(v.round),
        "rounds": int(v.rounds),
        "nugget": t.nugget_names[v.nugget] if v.nugget != EMPTY else None,
        "players": [_player(game, v, other) for other in range(v.seats)],
        "played": [t.card_names[card] for card in range(KINDS) for _ in range(v.played[card])],
        "you": seat if seat >= 0 else None,
    }


def _player(game: NuggetsGame, v: Nuggets, seat: int) -> dict[str, Json]:
    t = game.tables
    cards = v.hand[seat * (KINDS + 1) : (seat + 1) * (KINDS + 1)]
    kinds = len(t.nugget_names)
    return {
        "hand": [t.card_names[card] for card in range(KINDS) for _ in range(cards[card])],
        "unknown_cards": int(cards[KINDS]),
        "has_bid": v.bids[seat] != EMPTY,
        "bid": t.card_names[v.bids[seat]] if v.bids[seat] >= 0 else None,
        "nuggets": [t.nugget_names[n] for n in range(kinds) for _ in range(v.won[seat * kinds + n])],
    }


def prompt(v: Nuggets) -> str:
    """Message id of what is asked for now."""
    return "nuggets-prompt-bid" if v.phase == Phase.BID else "nuggets-prompt-wait"


def detail(game: NuggetsGame, v: Nuggets, seat: int, code: int) -> Detail:
    """NU-A2: what a bid costs, and how many of this card others may still hold."""
    unseen = int(v.deck[code])
    return Detail("NU-A2", {"card": game.tables.card_names[code]}, {"others_may_hold": unseen})
