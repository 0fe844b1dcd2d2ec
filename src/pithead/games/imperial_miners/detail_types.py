"""What stands beside a choice of Imperial Miners, verb by verb: previews as plain dicts by name, each with its type."""

from __future__ import annotations

from typing import Final, TypedDict

from pithead.games.imperial_miners.scene_types import Brings, Card, LaidCard


class KeepPreview(Card):
    """A card that was dealt; how many are still to be kept, and whether it can begin a mine."""

    left: int
    begins: bool


class CartPreview(TypedDict):
    """The cards that the cart stands between."""

    card: str
    neighbour: str


class PlacePreview(TypedDict):
    """The card and the place as players count it, the carts that it completes here, the gold and points that this
    round's event gives for them, the cells that the chain can go through next, and what each branch of the card would
    bring here.
    """

    card: str
    place: str
    carts: int
    gold: int
    vp: int
    above: list[str]
    brings: list[Brings]


class BoardPreview(TypedDict):
    """The space that the marker comes to; its effect where the marker acts there at once, else ""."""

    board: str
    space: int
    effect: str


class AdvancePreview(TypedDict, total=False):
    """Where the marker comes to, and whether it is the board's last space; nothing while it has no board, or stays."""

    board: str
    space: int
    effect: str
    last: bool


class ResolvePreview(TypedDict):
    """The effect as the id of its branch, and the gold and points that it gives at once."""

    effect: str
    gold: int
    vp: int


class DeclinePreview(TypedDict):
    """The gold and points of the best effect that is given up."""

    gold: int
    vp: int


class DrawPreview(TypedDict):
    """The cards left in the deck."""

    cards: int


# What the preview of each verb holds; the other verbs have none.
PREVIEWS: Final = {
    "keep": KeepPreview,
    "play": Card,
    "sell": Card,
    "discard": Card,
    "place": PlacePreview,
    "climb": LaidCard,
    "activate": LaidCard,
    "machine": LaidCard,
    "cavein": LaidCard,
    "clear": LaidCard,
    "cart": CartPreview,
    "advance": AdvancePreview,
    "board": BoardPreview,
    "resolve": ResolvePreview,
    "decline": DeclinePreview,
    "draw": DrawPreview,
    "search": DrawPreview,
}
