"""Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from pithead.bots.driver import ask, bot_at, seat_bots
from pithead.core.api import Budget, Options
from pithead.core.errors import OptionError
from pithead.envs.play import RENDERS, SEEDS, Observation, Play, check_render


class Single(gymnasium.Env):
    """A seat among bots. See `Play` for the arguments not named here.

    opponents  the bots of the other seats by name: one for all, or one for each in turn order from the learning seat
    seat       where the learner sits; -1 draws it for each game (observations count players from it anyway)

    Observations are {"observation", "action_mask"}; the mask is also in `info["action_mask"]` and what
    `action_masks()` returns, as sb3-contrib asks for it.
    """

    metadata = {"render_modes": list(RENDERS), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        opponents: str | Sequence[str] = "apprentice",
        seat: int = -1,
        options: Options | None = None,
        pack: Path | None = None,
        reward: str = "",
        skip_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options, pack, reward, skip_forced)
        others = self.play.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others or not -1 <= seat <= others:
            raise OptionError(f"{self.play.seats} seats: there are {others} opponents, and seats from 0 to {others}")
        self.render_mode = check_render(render_mode)
        self.fixed = seat
        self.seat = max(0, seat)
        self.observation_space = self.play.space()
        self.action_space = Discrete(self.play.actions)
        self.budget = Budget()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. Without a seed its luck follows from that of the last reset that had one."""
        super().reset(seed=seed)
        play = self.play
        if self.fixed < 0:
            self.seat = int(self.np_random.integers(play.seats))
        play.begin(int(self.np_random.integers(SEEDS)))
        line = ["pebble", *self.opponents]
        names = [line[(seat - self.seat) % play.seats] for seat in range(play.seats)]
        self.bots = [bot_at(name, play.game.info.id, seat, play.game.pack_path) for seat, name in enumerate(names)]
        seat_bots(play.game, self.bots, play.luck)
        self._play_others()
        return self._observe()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's choice, then those of the bots until it is asked again."""
        play = self.play
        play.choose(int(action))
        self._play_others()
        observation, info = self._observe()
        if play.broken >= 0:
            info["illegal"] = int(action)
        return observation, play.rewards()[self.seat], play.seat < 0, False, info

    def action_masks(self) -> Any:
        """1 where the learner may choose an action now."""
        return self._mask

    def _play_others(self) -> None:
        play = self.play
        while play.seat >= 0 and play.seat != self.seat:
            seat = play.seat
            play.choose(ask(play.game, self.bots[seat], seat, play.state.view(seat), play.legal, self.budget))

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        out = self.play.observe(self.seat)
        self._mask = out["action_mask"]
        return out, {"action_mask": self._mask}

    def render(self) -> Any:
        """What the learner sees."""
        return self.play.render(self.render_mode, self.seat)
