"""Chance for those who want every outcome listed: what is too much for one list is drawn part by part.

Such a node has outcomes of one verb with several arguments, each of which one question to the generator decides: the
dice of a throw. Which question decides which argument is found by asking.
"""

from __future__ import annotations

from pithead.core.api import Game, State
from pithead.core.chance import SpyRng
from pithead.core.errors import TooMany

LISTED = 64  # outcomes that are drawn at once; more are drawn in parts
SEED = 1


class Throw:
    """A chance node in parts.

    faces  how many values each part has; all of them equally likely
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        spy = SpyRng(SEED)
        code = state.sample(spy)
        self.verb = game.outcomes.verb_of(code).name
        self.values = list(game.outcomes.values(code))
        self.faces = [int(n) for n in spy.asked]
        self.places = [self._place(state, part) for part in range(len(self.faces))]

    def _place(self, state: State, part: int) -> int:
        """The argument that a part decides."""
        low, high = (self.game.outcomes.values(state.sample(SpyRng(SEED, part, value))) for value in (0, 1))
        (place,) = [i for i in range(len(low)) if (low[i], high[i]) == (0, 1)]
        return place

    def outcome(self, parts: list[int]) -> int:
        """The code of the outcome with these parts."""
        values = self.values.copy()
        for place, value in zip(self.places, parts, strict=True):
            values[place] = value
        return int(self.game.outcomes.encode(self.verb, *values))


def listed(state: State) -> list[tuple[int, float]]:
    """Every outcome with its probability; none where they are too many for one list."""
    try:
        found = state.outcomes()
    except TooMany:
        return []
    return found if len(found) <= LISTED else []
