"""What there is to say about choices of a game: `FACTS` of `pithead.coach.<game>.facts`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from pithead.coach.question import Fact


@cache
def facts_of(game_id: str) -> tuple[Fact, ...]:
    """A game's facts; none where it has none."""
    package = f"pithead.coach.{game_id}"
    if find_spec(package) is None or find_spec(f"{package}.facts") is None:
        return ()
    facts: tuple[Fact, ...] = import_module(f"{package}.facts").FACTS
    return facts
