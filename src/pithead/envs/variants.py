"""A small variant of each game: its pack `small` with options and luck, so that every end of the game can be listed.

The rules are those of the table. docs/research.md says how large they are and how well the bots play them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pithead.core.api import Game, State
from pithead.core.errors import OptionError
from pithead.envs.rewards import reward_for
from pithead.envs.throws import Luck
from pithead.envs.tree import Told, Tree
from pithead.games.packs import shipped_pack
from pithead.games.registry import load_game, load_kit

SMALL = "small"  # the name of its pack


@dataclass(frozen=True)
class Variant:
    """How a game is played.

    options  of the table
    settled  streams of luck that are drawn before the game (throws.Luck)
    """

    game: str
    seats: int
    options: Mapping[str, int | bool | str] = field(default_factory=dict)
    settled: tuple[str, ...] = ()

    def load(self) -> Game:
        return load_game(self.game, shipped_pack(self.game, SMALL))

    def start(self) -> State:
        return self.load().new(self.seats, {**load_kit(self.game).simulation, **self.options})

    def tree(self, told: Told | None = None) -> Tree:
        """All of it; a reward is the share of the win."""
        game = self.load()
        return Tree(game, self.start(), reward_for("", self.seats), Luck(game, self.settled), told)


VARIANTS = {
    one.game: one
    for one in (
        Variant("rockwell", 2, {"turn_limit": 1}, ("layout", "first management", "first control")),
        Variant("dig_deep", 2, {"turn_limit": 3}),
        Variant("imperial_miners", 2, {"first_game": True}, ("sides",)),
    )
}


def variant_of(game: str) -> Variant:
    """The small variant of a game; OptionError for one that has none."""
    if game not in VARIANTS:
        raise OptionError(f"there is no small variant of '{game}': there is {', '.join(VARIANTS)}")
    return VARIANTS[game]
