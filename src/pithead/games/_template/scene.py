"""What an audience sees of Nuggets, by names: terminal and browser draw from it. It looks at views only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games._template.scene_types import PlayerScene, Scene
from pithead.games._template.state import EMPTY, Nuggets
from pithead.games._template.tables import KINDS
from pithead.games._template.verbs import Phase

if TYPE_CHECKING:
    from pithead.games._template.game import NuggetsGame


def scene(game: NuggetsGame, v: Nuggets, seat: int) -> Scene:
    """The table for one audience; `seat` is its own place, negative for others."""
    t = game.tables
    return {
        "round": v.round,
        "rounds": v.rounds,
        "nugget": t.nugget_names[v.nugget] if v.nugget != EMPTY else None,
        "players": [_player(game, v, other) for other in range(v.seats)],
        "played": [t.card_names[card] for card in range(KINDS) for _ in range(v.played[card])],
        "you": seat if seat >= 0 else None,
    }


def _player(game: NuggetsGame, v: Nuggets, seat: int) -> PlayerScene:
    t = game.tables
    cards = v.hand[seat * (KINDS + 1) : (seat + 1) * (KINDS + 1)]
    kinds = len(t.nugget_names)
    return {
        "hand": [t.card_names[card] for card in range(KINDS) for _ in range(cards[card])],
        "unknown_cards": cards[KINDS],
        "has_bid": v.bids[seat] != EMPTY,
        "bid": t.card_names[v.bids[seat]] if v.bids[seat] >= 0 else None,
        "nuggets": [t.nugget_names[n] for n in range(kinds) for _ in range(v.won[seat * kinds + n])],
    }


def prompt(v: Nuggets) -> str:
    """Message id of what is asked for now."""
    return "nuggets-prompt-bid" if v.phase == Phase.BID else "nuggets-prompt-wait"
