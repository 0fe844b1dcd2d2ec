"""What a scene of Nuggets holds: plain dicts by name, each with its type."""

from __future__ import annotations

from typing import TypedDict


class PlayerScene(TypedDict):
    """What is seen of a player. `bid` is the card where this audience knows it."""

    hand: list[str]
    unknown_cards: int
    has_bid: bool
    bid: str | None
    nuggets: list[str]


class Scene(TypedDict):
    """Everything that one audience sees."""

    round: int
    rounds: int
    nugget: str | None
    players: list[PlayerScene]
    played: list[str]
    you: int | None
