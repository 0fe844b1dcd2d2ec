"""Other people's environments, stepped as ours are: choices at random among what is legal, each with its observation.

Those that are not installed are left out: pip install 'pettingzoo[classic]' open_spiel catanatron_gym.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

Work = Callable[[], int]  # makes some steps and says how many

STRIDE = 20  # steps between two looks at the clock
PETTINGZOO = {"Connect Four": "connect_four_v3", "Chess": "chess_v6"}
OPEN_SPIEL = {"Backgammon": "backgammon", "Leduc poker": "leduc_poker"}


def peers() -> dict[str, Callable[[], Work]]:
    """By name: what begins an environment and gives its work."""
    found: dict[str, Callable[[], Work]] = {}
    if find_spec("pygame") is not None:
        found |= {
            f"PettingZoo {version('pettingzoo')} {name}": partial(pettingzoo_steps, module)
            for name, module in PETTINGZOO.items()
            if name != "Chess" or find_spec("chess") is not None
        }
    if find_spec("open_spiel") is not None:
        found |= {
            f"OpenSpiel {version('open_spiel')} rl_environment {name}": partial(open_spiel_steps, game)
            for name, game in OPEN_SPIEL.items()
        }
    if find_spec("catanatron_gym") is not None:
        found[f"Catanatron {version('catanatron_gym')} gym"] = catanatron_steps
    return found


def pettingzoo_steps(module: str) -> Work:
    """PettingZoo's loop: `last`, then `step`."""
    env, rng = import_module(f"pettingzoo.classic.{module}").env().unwrapped, Random(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STRIDE):
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            if not env.agents:
                env.reset()
        return STRIDE

    return work


def open_spiel_steps(game: str) -> Work:
    """Its environment for learners; a step is one choice."""
    env, rng = import_module("open_spiel.python.rl_environment").Environment(game), Random(1)
    now: list[Any] = [env.reset()]

    def work() -> int:
        for _ in range(STRIDE):
            step = now[0]
            if step.last():
                now[0] = env.reset()
                continue
            seen = step.observations
            now[0] = env.step([rng.choice(seen["legal_actions"][seen["current_player"]])])
        return STRIDE

    return work


def catanatron_steps() -> Work:
    """One seat against a random player."""
    env, rng = import_module("gymnasium").make("catanatron_gym:catanatron-v1").unwrapped, Random(1)
    allowed: list[Any] = [env.reset()[1]["valid_actions"]]

    def work() -> int:
        for _ in range(STRIDE):
            _, _, over, cut, info = env.step(rng.choice(allowed[0]))
            allowed[0] = (env.reset()[1] if over or cut else info)["valid_actions"]
        return STRIDE

    return work
