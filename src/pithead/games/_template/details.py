"""What stands beside each choice of Nuggets: clause, cost, preview and warning. It looks at views only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import Detail
from pithead.games._template import absurd
from pithead.games._template.detail_types import BidPreview
from pithead.games._template.state import Nuggets

if TYPE_CHECKING:
    from pithead.games._template.game import NuggetsGame


def detail(game: NuggetsGame, v: Nuggets, seat: int, code: int) -> Detail:
    """NU-A2: what a bid costs, and how many of this card others may still hold."""
    preview: BidPreview = {"others_may_hold": v.deck[code]}
    warning = "nuggets-warn-waste" if absurd.absurd(v, seat, code) else ""
    return Detail("NU-A2", {"card": game.tables.card_names[code]}, preview, warning)
