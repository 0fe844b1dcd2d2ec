"""The names of what Rockwell's foreman sees in a position, and their places in a list of weights."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "prestige",
    "bonuses",
    "wealth",
    "money",
    "stock_goals",
    "stock_goals_near",
    "card_goal",
    "power_goals",
    "depth_goal",
    "center_goal",
    "power",
    "tile_shares",
    "tile_priority",
    "crews",
    "depth",
    "mineshafts",
    "mineshafts_to_come",
    "safety",
    "mobility",
    "insurance",
    "control",
    "market",
    "workshop",
    "advantage",
)


class Feature:
    """Places in FEATURES; a test holds the two together."""

    PRESTIGE: Final = 0
    BONUSES: Final = 1
    WEALTH: Final = 2
    MONEY: Final = 3
    STOCK_GOALS: Final = 4
    STOCK_GOALS_NEAR: Final = 5
    CARD_GOAL: Final = 6
    POWER_GOALS: Final = 7
    DEPTH_GOAL: Final = 8
    CENTER_GOAL: Final = 9
    POWER: Final = 10
    TILE_SHARES: Final = 11
    TILE_PRIORITY: Final = 12
    CREWS: Final = 13
    DEPTH: Final = 14
    MINESHAFTS: Final = 15
    MINESHAFTS_TO_COME: Final = 16
    SAFETY: Final = 17
    MOBILITY: Final = 18
    INSURANCE: Final = 19
    CONTROL: Final = 20
    MARKET: Final = 21
    WORKSHOP: Final = 22
    ADVANTAGE: Final = 23
