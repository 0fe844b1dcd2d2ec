"""PettingZoo's parallel environments: all seats that are asked choose at once.

In Imperial Miners that is most of the game. A seat that is not asked has one action, `wait`, which comes after those of
the game; in a game without simultaneous choices all but one of the seats wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import ParallelEnv

from pithead.core.api import OVER, SPECTATOR, Options, seats_in
from pithead.envs.play import RENDERS, SEEDS, Observation, Play, check_render


class Rounds(ParallelEnv):
    """Agents are `seat_0` and so on; `wait` is the code of the action that does nothing. See `Play` for the arguments.

    What one seat chooses never makes the choice of another in the same step illegal.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Options | None = None,
        pack: Path | None = None,
        reward: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options, pack, reward)
        self.metadata = {"name": f"pithead_{game}_parallel_v1", "render_modes": list(RENDERS), "render_fps": 1}
        self.render_mode = check_render(render_mode)
        self.wait = self.play.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self._observations = {agent: self.play.space(1) for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. Without a seed its luck follows from that of the last reset that had one."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.play.begin(int(self.seeds.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One choice of each seat that was asked; of the others nothing but `wait` is legal."""
        play, chosen = self.play, [int(actions[agent]) for agent in self.agents]
        asked = play.state.waiting()
        for seat, code in enumerate(chosen):
            if code != self.wait and not asked >> seat & 1:
                play.break_off(seat)
        for seat in seats_in(asked):
            if play.seat != OVER:
                play.choose_for(seat, chosen[seat])
        over, infos = play.seat == OVER, {agent: dict[str, Any]() for agent in self.agents}
        if play.broken >= 0:
            infos[self.agents[play.broken]]["illegal"] = chosen[play.broken]
        rewards = dict(zip(self.agents, play.rewards(), strict=True))
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        observations = self._observe()
        if over:
            self.agents = []
        return observations, rewards, ends, cuts, infos

    def _observe(self) -> dict[str, Observation]:
        asked = self.play.state.waiting() if self.play.seat != OVER else 0
        out = {}
        for seat, agent in enumerate(self.agents):
            out[agent] = self.play.observe(seat, 1)
            out[agent]["action_mask"][self.wait] = 1 - (asked >> seat & 1)
        return out

    def render(self) -> Any:
        """What spectators see: no seat is before the others."""
        return self.play.render(self.render_mode, SPECTATOR)

    def close(self) -> None:
        """Nothing is held open."""
