"""The games as environments for learning programs: PettingZoo, Gymnasium, and many games at once (extra `rl`).

    env = aec("rockwell", seats=4)                           # PettingZoo: one seat after the other
    env = parallel("imperial_miners", seats=3)               # PettingZoo: all that are asked choose at once
    env = single("dig_deep", seats=4, opponents="foreman")   # Gymnasium: a seat among bots
    env = vector("rockwell", 256, seats=4)                   # many games, the seats of all of them in one batch

Importing it registers `pithead/Rockwell-v1`, `pithead/DigDeep-v1` and `pithead/ImperialMiners-v1` with Gymnasium.
docs/research.md says what observations, masks and rewards are.
"""

from __future__ import annotations

from pithead.extras import need

need("rl")

import gymnasium  # noqa: E402

from pithead.bots.registry import encoded_games  # noqa: E402
from pithead.envs.rounds import Rounds as parallel  # noqa: E402
from pithead.envs.single import Single as single  # noqa: E402
from pithead.envs.turns import Turns as aec  # noqa: E402
from pithead.envs.vector import Vector as vector  # noqa: E402

__all__ = ["aec", "env_ids", "parallel", "single", "vector"]


def env_ids() -> dict[str, str]:
    """Gymnasium's id of each game."""
    return {game: f"pithead/{game.title().replace('_', '')}-v1" for game in encoded_games()}


for _game, _id in env_ids().items():
    gymnasium.register(_id, entry_point="pithead.envs.single:Single", kwargs={"game": _game})
