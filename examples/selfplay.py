"""An agent that learns by playing itself: PPO in plain PyTorch over `vector`, every seat of every game in one batch.

pip install 'pithead[rl]' torch; python examples/selfplay.py --minutes 10 --json curve.json
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from time import process_time

import numpy as np
import torch
from torch import nn

import pithead.envs

GAME, SEATS = "imperial_miners", 2
GAMES, STEPS, WIDTH = 128, 64, 192  # games at once, steps between two lessons, of the net
EPOCHS, BATCH, CLIP, RATE, LAMBDA, ENTROPY = 3, 512, 0.2, 5e-4, 0.95, 0.01
POINTS = 40.0  # so many points ahead are worth as much as the win


class Net(nn.Module):
    """Of a row: how much it likes each action, and what it expects of the game."""

    def __init__(self, scales, actions):
        super().__init__()
        self.register_buffer("scales", torch.as_tensor(scales))
        self.body = nn.Sequential(nn.Linear(len(scales), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.likes, self.expects = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
        nn.init.normal_(self.likes.weight, std=0.01)

    def forward(self, rows, masks):
        seen = self.body(rows.float() / self.scales)
        return self.likes(seen).masked_fill(masks == 0, -1e9), self.expects(seen)[:, 0]


def worth(rewards):
    """Of the margins of games that ended: the win and how clear it was."""
    return np.sign(rewards) + np.clip(rewards / POINTS, -1, 1)


class Lesson:
    """Some steps of all games, and what each choice turned out to be worth to its seat."""

    def __init__(self, batch):
        n, self.batch = batch.n, batch
        self.rows = np.zeros((STEPS, n, batch.observations.shape[1]), np.int16)
        self.masks = np.zeros((STEPS, n, batch.actions), np.int8)
        self.seats, self.chosen = np.zeros((STEPS, n), np.int64), np.zeros((STEPS, n), np.int64)
        self.chance, self.value = np.zeros((STEPS, n), np.float32), np.zeros((STEPS, n), np.float32)
        self.done, self.ends = np.zeros((STEPS, n), bool), np.zeros((STEPS, n, batch.seats), np.float32)

    @torch.no_grad()
    def play(self, net):
        batch = self.batch
        for t in range(STEPS):
            self.rows[t], self.masks[t], self.seats[t] = batch.observations, batch.masks, batch.seats_asked
            likes, value = net(torch.from_numpy(self.rows[t]), torch.from_numpy(self.masks[t]))
            chances = likes.log_softmax(1)
            chosen = torch.multinomial(chances.exp(), 1)
            self.chosen[t], self.value[t] = chosen[:, 0], value
            self.chance[t] = chances.gather(1, chosen)[:, 0]
            batch.step(self.chosen[t])
            self.done[t], self.ends[t] = batch.done, worth(batch.rewards)

    def judge(self):
        """Advantages, and which of them are known: the last choice of a seat whose game goes on is not."""
        games = np.arange(self.batch.n)
        later = np.full((self.batch.n, self.batch.seats), np.nan, np.float32)
        gain, gains = np.zeros_like(later), np.zeros_like(self.value)
        for t in reversed(range(STEPS)):
            seats, over = self.seats[t], self.done[t]
            later[over], gain[over] = self.ends[t][over], 0
            gain[games, seats] = LAMBDA * gain[games, seats] + later[games, seats] - self.value[t]
            gains[t] = gain[games, seats]
            gain[np.isnan(gain)] = 0
            later[games, seats] = self.value[t]
        return gains.ravel(), ~np.isnan(gains.ravel())


def learn(net, optimizer, lesson):
    gains, known = lesson.judge()
    flat = [part.reshape(-1, *part.shape[2:]) for part in (lesson.rows, lesson.masks, lesson.chosen, lesson.chance)]
    aims = gains + lesson.value.ravel()
    places = np.flatnonzero(known)
    for _ in range(EPOCHS):
        np.random.shuffle(places)
        for first in range(0, len(places) - BATCH // 2, BATCH):
            some = places[first : first + BATCH]
            rows, masks, chosen, before = (torch.from_numpy(part[some]) for part in flat)
            gain, aim = torch.from_numpy(gains[some]), torch.from_numpy(aims[some])
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            likes, value = net(rows, masks)
            chances = likes.log_softmax(1)
            ratio = (chances.gather(1, chosen[:, None])[:, 0] - before).exp()
            surprise = -(chances.exp() * chances).sum(1).mean()
            loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = loss + 0.5 * (value - aim).square().mean() - ENTROPY * surprise
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share(net, opponent, games):
    """The share of wins in a seat against a bot; 50 % against an equal."""
    env, won = pithead.envs.single(GAME, SEATS, opponents=opponent), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=number)
        over = False
        while not over:
            likes, _ = net(torch.from_numpy(seen["observation"])[None], torch.from_numpy(seen["action_mask"])[None])
            seen, reward, over, _, _ = env.step(int(likes.argmax()))
        won += reward
    return won / games


def main(minutes=10.0, games=100, final=400):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    np.random.seed(1)
    batch = pithead.envs.vector(GAME, GAMES, SEATS, reward="margin", skip_forced=True)
    batch.reset(seed=1)
    net = Net(batch.scales, batch.actions)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    lesson, points, spent, steps = Lesson(batch), [], 0.0, 0
    while True:
        over = spent >= 60 * minutes
        if over or spent >= 60 * minutes * len(points) / 5:
            shares = {bot: share(net, bot, final if over else games) for bot in ("pebble", "apprentice")}
            points.append({"seconds": round(spent), "steps": steps, **shares})
            print(points[-1], flush=True)
        if over:
            return points
        since = process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1 - spent / (60 * minutes))
        lesson.play(net)
        learn(net, optimizer, lesson)
        steps += GAMES * STEPS
        spent += process_time() - since


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found = main(given.minutes)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
