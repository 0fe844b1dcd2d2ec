"""A program of one's own in a seat among bots, by Gymnasium: here it chooses at random among what it may.

pip install 'pithead[rl]'; python examples/single.py
"""

import gymnasium
import numpy as np

import pithead.envs  # noqa: F401  registers pithead/DigDeep-v1 and the others


def main(games: int = 20) -> float:
    """Play against three apprentices; the share of games won."""
    env = gymnasium.make("pithead/DigDeep-v1", seats=4, opponents="apprentice")
    rng, won = np.random.default_rng(1), 0.0
    for number in range(games):
        observation, _ = env.reset(seed=number)
        over = False
        while not over:
            allowed = np.flatnonzero(observation["action_mask"])
            observation, reward, over, _, _ = env.step(rng.choice(allowed))
        won += reward
    return won / games


if __name__ == "__main__":
    print(f"won {main():.0%} of the games; by luck alone it would be 25 %")
