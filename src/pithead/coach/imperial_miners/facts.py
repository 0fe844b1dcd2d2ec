"""All that the coach has to say about choices of Imperial Miners."""

from __future__ import annotations

from pithead.coach.imperial_miners import costs, ending, hand, keeping, laying, progress, tokens, yields
from pithead.coach.question import Fact

FACTS: tuple[Fact, ...] = (
    *yields.FACTS,
    *costs.FACTS,
    *laying.FACTS,
    *tokens.FACTS,
    *progress.FACTS,
    *hand.FACTS,
    *keeping.FACTS,
    *ending.FACTS,
)
