"""All that there is to say about choices of Dig Deep."""

from __future__ import annotations

from typing import Final

from pithead.coach.dig_deep import columns, dice, general, mining, race, sales, throw
from pithead.coach.dig_deep.look import fact
from pithead.coach.question import Fact

FACTS: Final[tuple[Fact, ...]] = tuple(
    fact(see) for part in (throw, mining, columns, sales, race, dice, general) for see in part.SEEN
)
