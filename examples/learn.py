"""A first agent in ten minutes of one core: masked PPO of sb3-contrib in a seat of Imperial Miners against a pebble.

pip install 'pithead[rl]' sb3-contrib; python examples/learn.py --minutes 10 --json curve.json
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import pithead.envs

GAME, SEATS, POINTS = "imperial_miners", 2, 20.0  # so many points ahead are a reward of 1


class Scaled(gymnasium.ObservationWrapper):
    """The numbers of an observation at about 0 to 1; the mask goes its own way."""

    def __init__(self, env):
        super().__init__(env)
        self.scales = env.play.scales()
        self.observation_space = gymnasium.spaces.Box(0, np.inf, self.scales.shape, np.float32)

    def observation(self, observation):
        return observation["observation"] / self.scales

    def action_masks(self):
        return self.env.action_masks()


def table(opponent, reward):
    return Scaled(pithead.envs.single(GAME, SEATS, opponents=opponent, reward=reward))


class Learning(gymnasium.RewardWrapper):
    def reward(self, reward):
        return reward / POINTS

    def action_masks(self):
        return self.env.action_masks()


def share(model, opponent, games):
    """The share of wins, 50 % by luck alone against an equal."""
    env, won = table(opponent, "win"), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(int(action))
        won += reward
    return won / games


class Curve(BaseCallback):
    """Stops in time and measures now and then; what measuring takes does not count."""

    def __init__(self, minutes, games):
        super().__init__()
        self.limit, self.games, self.points, self.spent, self.since = 60 * minutes, games, [], 0.0, process_time()

    def measure(self):
        self.spent += process_time() - self.since
        shares = {bot: round(share(self.model, bot, self.games), 3) for bot in ("pebble", "apprentice")}
        self.points.append({"seconds": round(self.spent), "steps": self.num_timesteps, **shares})
        print(self.points[-1], flush=True)
        self.since = process_time()

    def _on_step(self):
        return self.spent + process_time() - self.since < self.limit

    def _on_rollout_start(self):
        if self.spent + process_time() - self.since > (len(self.points) - 0.02) * self.limit / 5:
            self.measure()


def main(minutes=10.0, games=100, final=400):
    torch.set_num_threads(1)
    env = DummyVecEnv([lambda: Learning(table("pebble", "margin")) for _ in range(8)])
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=512, n_epochs=4, ent_coef=0.01, seed=1, device="cpu")
    curve = Curve(minutes, games)
    model.learn(10**9, callback=curve)
    curve.games = final
    curve.measure()
    return curve.points


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    points = main(given.minutes)
    if given.json:
        given.json.write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")
