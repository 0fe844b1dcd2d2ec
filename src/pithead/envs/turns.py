"""PettingZoo's AEC: one seat chooses after the other.

Where several seats choose at once they come in seat order, and none sees what the others have chosen until all have.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from pithead.core.api import OVER, SPECTATOR, Options
from pithead.envs.play import RENDERS, SEEDS, Observation, Play, check_render


class Turns(AECEnv):
    """Agents are `seat_0` and so on. See `Play` for the arguments; `render_mode` is "ansi", "rgb_array" or None.

    `last()` brings {"observation", "action_mask"}. With the same seed a game has the same luck.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Options | None = None,
        pack: Path | None = None,
        reward: str = "",
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, seats, options, pack, reward, skip_forced)
        self.metadata = {
            "name": f"pithead_{game}_v1",
            "render_modes": list(RENDERS),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_render(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: self.play.space() for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.play.actions) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed its luck follows from that of the last reset that had one."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.play.begin(int(self.seeds.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        return self.play.observe(self.number[agent])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        play = self.play
        play.choose(-1 if action is None else action)
        if play.seat != OVER:
            self.agent_selection = self.possible_agents[play.seat]
            return
        for agent, reward in zip(self.agents, play.rewards(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        if play.broken >= 0:
            self.infos[self.agents[play.broken]]["illegal"] = action
        self._deads_step_first()

    def render(self) -> Any:
        """What the seat that must choose sees; of a game that is over what spectators do."""
        return self.play.render(self.render_mode, self.play.seat if self.play.seat != OVER else SPECTATOR)

    def close(self) -> None:
        """Nothing is held open."""
