"""What stands beside a choice of Nuggets, verb by verb: previews as plain dicts by name, each with its type."""

from __future__ import annotations

from typing import Final, TypedDict


class BidPreview(TypedDict):
    """How many of this card others may still hold."""

    others_may_hold: int


# What the preview of each verb holds; the other verbs have none.
PREVIEWS: Final = {"bid": BidPreview}
