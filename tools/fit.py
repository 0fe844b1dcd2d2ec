"""Fit a net to games: `python -m tools.fit GAME FOLDER... --out FILE [--prior FILE [--go-on]] [--minutes 5]`.

Needs torch. The folders are those of tools.selfplay and tools.rollouts. A twelfth of the games is held out: the net of
the best epoch by these is kept, and its temperatures are found on them. A game may have several members fitted, each
with draws of its own: what they say together is kept. One line of JSON an epoch and member goes to FILE with the ending
.jsonl.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from pithead.bots.net import (
    FARTHEST,
    LARGEST,
    Columns,
    Net,
    load_net,
    stored,
    turned_numbers,
    turns,
    write_net,
)
from pithead.bots.registry import load_roster, load_training
from pithead.bots.temperature import Judged, Temperature, find_temperatures
from pithead.bots.training import Inputs, Shape, Training
from pithead.core.api import Game
from pithead.games.registry import load_game
from pithead.lab.selfplay import ALONE, Samples, read_samples, shards

HELD = 12  # one game in so many is held out


class Judge(nn.Module):
    """The net of pithead.bots.net, to be fitted: the same sums under the same names."""

    def __init__(self, shape: Shape, inputs: Inputs, mean: Tensor, deviation: Tensor, scale: float, dropout: float):
        super().__init__()
        columns = Columns(shape, inputs.layout)
        divisors = torch.tensor(inputs.layout.scales(), dtype=torch.float32)
        self.shape, self.seats = shape, inputs.seats
        self.drop = nn.Dropout(dropout)
        self.register_buffer("at", torch.from_numpy(columns.plain))
        self.register_buffer("by", 1 / divisors[self.at])
        first = shape.trunk[0]
        self.plain = nn.Linear(len(columns.plain), first)
        self.numbers = nn.Linear(len(inputs.numbers), first, bias=False)
        self.small, self.places, self.joins = nn.ModuleList(), nn.ParameterList(), nn.ModuleList()
        for i, (one, at) in enumerate(zip(shape.sets, columns.sets, strict=True)):
            self.register_buffer(f"at{i}", torch.from_numpy(at))
            self.register_buffer(f"by{i}", 1 / divisors[torch.from_numpy(at)])
            widths = [at.shape[1], *one.layers]
            self.small.append(nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(widths)))
            self.places.append(nn.Parameter(0.1 * torch.randn(one.things, one.layers[0])))
            self.joins.append(nn.Linear(one.things // one.pool * one.layers[-1], first, bias=False))
        widths = [*shape.trunk, 2 if shape.each else 2 * inputs.seats]
        self.trunk = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(widths))
        with torch.no_grad():
            self.trunk[-1].weight.mul_(0.1)
        self.register_buffer("mean", mean)
        self.register_buffer("deviation", deviation)
        self.log_scale = nn.Parameter(torch.tensor(float(np.log(scale))))

    def look(self, rows: Tensor, numbers: Tensor) -> Tensor:
        """As Net._look."""
        x = self.plain(self.drop((rows[:, self.at] * self.by).clamp(max=LARGEST)))
        for i, one in enumerate(self.shape.sets):
            t = (rows[:, getattr(self, f"at{i}")] * getattr(self, f"by{i}")).clamp(max=LARGEST)
            for j, layer in enumerate(self.small[i]):
                t = fn.relu(layer(t) + (self.places[i] if j == 0 else 0))
            x = x + self.joins[i](t.reshape(len(t), one.things // one.pool, one.pool, -1).sum(2).flatten(1))
        x = x + self.numbers(self.drop(((numbers - self.mean) * self.deviation).clamp(-FARTHEST, FARTHEST)))
        for layer in self.trunk:
            x = layer(self.drop(fn.relu(x)))
        return x

    def named(self) -> dict[str, Tensor]:
        """All that is learnt or measured, by the names that Net reads."""
        out = {
            "plain.weight": self.plain.weight.T,
            "first.bias": self.plain.bias,
            "numbers.weight": self.numbers.weight.T,
        }
        out |= {"mean": self.mean, "deviation": self.deviation}
        for i, small in enumerate(self.small):
            for j, layer in enumerate(small):
                out |= {f"set{i}.{j}.weight": layer.weight.T, f"set{i}.{j}.bias": layer.bias}
            out |= {f"set{i}.place": self.places[i], f"set{i}.weight": self.joins[i].weight.T}
        for i, layer in enumerate(self.trunk, 1):
            out |= {f"trunk.{i}.weight": layer.weight.T, f"trunk.{i}.bias": layer.bias}
        return out

    def weights(self) -> dict[str, np.ndarray[Any, Any]]:
        """As a file has them."""
        return stored({name: value.detach().cpu().numpy() for name, value in self.named().items()})

    @torch.no_grad()
    def take(self, net: Net, member: int) -> None:
        """Know what a member of a net of the same shape knows."""
        if net.header["shape"] != json.loads(json.dumps(asdict(self.shape))):
            raise SystemExit("a net can go on only from one of the same shape")
        for name, value in self.named().items():
            value.copy_(torch.from_numpy(net.members[member][name]))
        self.log_scale.fill_(float(np.log(net.scales[member])))


class Fit:
    """Samples on the device, and a net that learns from them."""

    def __init__(self, training: Training, samples: Samples, scale: float, prior: Net | None) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.training, self.inputs = training, training.inputs
        keep = torch.device(self.device)
        self.rows = torch.from_numpy(samples.rows).to(keep)
        self.numbers = torch.from_numpy(samples.numbers).to(keep)
        shares, points = returns(samples, prior, training.recipe.steps_back)
        self.goals = self._pair(shares, points)
        self.results = self._pair(samples.shares, samples.points)
        self.games = samples.about[:, 0]
        self.progress = samples.rows[:, self.inputs.layout.where(*self.inputs.progress)[0]]
        self.at_table = torch.from_numpy(samples.about[:, 1].astype(np.int64)).to(keep)
        held = samples.about[:, 0].astype(np.int64) * 2654435761 // 128 % HELD == 0
        held &= samples.about[:, 3] != ALONE  # a net is held against results
        self.learnt = torch.from_numpy(np.flatnonzero(~held)).to(keep)
        self.held = torch.from_numpy(np.flatnonzero(held)).to(keep)
        self.mean, self.deviation = (torch.from_numpy(one) for one in figures(self.inputs, samples))
        self.foremans_scale = scale
        off = samples.points - (samples.numbers[:, : self.inputs.seats] if training.shape.residual else 0)
        there = np.arange(self.inputs.seats)[None] < samples.about[:, 1:2]
        self.usual = float(off[there].mean() / training.recipe.unit)
        self._orders()

    def begin(self, seed: int, known: Net | None = None, member: int = 0) -> None:
        """A net that has learnt nothing yet but the mean of what it is to say of the points; or all that a member of
        another one knows.
        """
        torch.manual_seed(seed)
        shape, seats = self.training.shape, self.inputs.seats
        net = Judge(shape, self.inputs, self.mean, self.deviation, self.foremans_scale, self.training.recipe.dropout)
        with torch.no_grad():
            net.trunk[-1].bias[1 if shape.each else slice(seats, None)] = self.usual
        if known is not None:
            net.take(known, member % len(known.members))
        self.net = net.to(self.device)

    def _pair(self, shares: np.ndarray[Any, Any], points: np.ndarray[Any, Any]) -> tuple[Tensor, Tensor]:
        """What the two losses hold a net against: shares of the win, and points in units."""
        keep = torch.device(self.device)
        return torch.from_numpy(shares).to(keep), torch.from_numpy(points / self.training.recipe.unit).to(keep)

    def _orders(self) -> None:
        """By seat count and number: where rows, numbers and results come from once the seats are counted otherwise."""
        recipe, inputs = self.training.recipe, self.inputs
        self.orders = inputs.seats if self.training.shape.each else 24
        rows, numbers, seats = [], [], []
        for count in range(inputs.seats + 1):
            orders = (
                turns(count) if self.training.shape.each else [[0, *rest] for rest in permutations(range(1, count))]
            )
            if not recipe.permute and not self.training.shape.each:
                orders = orders[:1]
            orders = orders or [[]]
            orders = [orders[i % len(orders)] for i in range(self.orders)]
            rows.append([inputs.layout.columns(order) for order in orders])
            numbers.append([turned_numbers(inputs, order) for order in orders])
            seats.append([[*order, *range(len(order), inputs.seats)] for order in orders])
        self.row_orders = torch.tensor(rows, dtype=torch.int32, device=self.device)
        self.number_orders = torch.tensor(numbers, dtype=torch.int64, device=self.device)
        self.seat_orders = torch.tensor(seats, dtype=torch.int64, device=self.device)

    def heads(self, index: Tensor, order: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits and points (in units) of samples with their seats counted in an order, and which seats there are."""
        seats = self.inputs.seats
        count = self.at_table[index]
        there = torch.arange(seats, device=self.device)[None] < count[:, None]
        if self.training.shape.each:
            looks = [self._turned(index, count, torch.full_like(count, k)) for k in range(seats)]
            look = torch.stack([self.net.look(rows, numbers) for rows, numbers in looks], 1)
            logits, points = look[:, :, 0], look[:, :, 1]
            worth = self.numbers[index, :seats]
        else:
            rows, numbers = self._turned(index, count, order)
            look = self.net.look(rows, numbers)
            logits, points, worth = look[:, :seats], look[:, seats:], numbers[:, :seats]
        if self.training.shape.residual:
            logits = logits + worth * torch.exp(-self.net.log_scale)
            points = points + worth / self.training.recipe.unit
        return logits.masked_fill(~there, -30.0), points, there

    def _turned(self, index: Tensor, count: Tensor, order: Tensor) -> tuple[Tensor, Tensor]:
        rows = self.rows[index].gather(1, self.row_orders[count, order].long())
        return rows.float(), self.numbers[index].gather(1, self.number_orders[count, order])

    def losses(self, index: Tensor, order: Tensor, goals: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]:
        """Cross-entropy of the win, squared error of the points."""
        logits, points, there = self.heads(index, order)
        shares, aims = (goal[index] for goal in goals)
        if not self.training.shape.each:
            seats = self.seat_orders[self.at_table[index], order]
            shares, aims = shares.gather(1, seats), aims.gather(1, seats)
        if self.training.recipe.own:
            there = there & (torch.arange(there.shape[1], device=self.device) == 0)
        win = -(shares * fn.log_softmax(logits, 1)).sum(1).mean()
        off = points - aims
        if self.training.recipe.lead:
            off = off - (off * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
        return win, ((off**2 * there).sum(1) / there.sum(1)).mean()

    def run(self, log: Path, minutes: float, member: int = 0) -> dict[str, Any]:
        """Epoch by epoch; the best one by what was held out."""
        recipe = self.training.recipe
        batch = min(recipe.batch, max(64, len(self.learnt) // 8))
        steps = max(1, len(self.learnt) // batch)
        epochs = self._epochs(batch, steps, minutes) if minutes else recipe.epochs
        best: dict[str, Any] = {"held": float("inf")}
        started = time.monotonic()
        descent = torch.optim.AdamW(self.net.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
        plan = torch.optim.lr_scheduler.OneCycleLR(descent, recipe.rate, total_steps=epochs * steps + 1, pct_start=0.1)
        with log.open("a", encoding="utf-8") as file:
            for epoch in range(epochs):
                self.net.train()
                mixed = self.learnt[torch.randperm(len(self.learnt), device=self.device)]
                for i in range(steps):
                    descent.zero_grad(set_to_none=True)
                    self._loss(mixed[i * batch : (i + 1) * batch]).backward()
                    nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                    descent.step()
                    plan.step()
                win, points = self.check()
                told = {
                    "member": member,
                    "epoch": epoch,
                    "seconds": round(time.monotonic() - started, 1),
                    "learnt": len(self.learnt),
                }
                told |= {"held_out": len(self.held), "win": round(win, 4), "points": round(points, 4)}
                file.write(json.dumps(told) + "\n")
                file.flush()
                print(json.dumps(told), flush=True)
                held = recipe.win * win + recipe.points * points
                if held < best["held"]:
                    best = {"held": held, "epoch": epoch, "win": win, "points": points, "scale": self.scale()}
                    best |= {"weights": self.net.weights(), "logits": self.judged()}
        return best

    def _loss(self, index: Tensor) -> Tensor:
        """Of a batch, its seats in any order."""
        win, points = self.losses(index, torch.randint(self.orders, (len(index),), device=self.device), self.goals)
        return self.training.recipe.win * win + self.training.recipe.points * points

    def _epochs(self, batch: int, steps: int, minutes: float) -> int:
        """How many fit into the time, by a few steps that teach nothing."""
        self.net.train()
        for i in range(2):
            started, tried = time.monotonic(), 4 + 16 * i
            for _ in range(tried):
                float(self._loss(self.learnt[torch.randint(len(self.learnt), (batch,), device=self.device)]).detach())
            each = 2.5 * (time.monotonic() - started) / tried  # forwards and backwards
        return max(2, min(self.training.recipe.epochs, int(60 * minutes / (each * steps))))

    def scale(self) -> float:
        return float(torch.exp(self.net.log_scale.detach()))

    @torch.no_grad()
    def check(self) -> tuple[float, float]:
        """Both losses on what was held out, against the results themselves."""
        self.net.eval()
        found = []
        for index in self.held.split(8192):
            win, points = self.losses(index, torch.zeros_like(index), self.results)
            found.append((len(index), float(win), float(points)))
        total = sum(one[0] for one in found) or 1
        return sum(n * win for n, win, _ in found) / total, sum(n * points for n, _, points in found) / total

    @torch.no_grad()
    def judged(self) -> Tensor:
        """Logits of what was held out."""
        self.net.eval()
        return torch.cat([self.heads(part, torch.zeros_like(part))[0] for part in self.held.split(8192)])

    def temperatures(self, members: list[Tensor]) -> dict[int, Temperature]:
        """By seat count: what the logits of all members must be divided by to be honest, together, about the games held
        out.
        """
        judged = {}
        for count in range(2, self.inputs.seats + 1):
            chosen = self.at_table[self.held] == count
            if bool(chosen.any()):
                at = self.held[chosen].cpu().numpy()
                logits = torch.stack([one[chosen] for one in members]).double().cpu().numpy()[..., :count]
                shares = self.results[0][self.held[chosen]].cpu().numpy()[:, :count]
                judged[count] = Judged(logits, shares, self.progress[at], self.games[at])
        return find_temperatures(judged)


def figures(inputs: Inputs, samples: Samples) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Mean and 1 / deviation of foreman's numbers; the same number of different seats shares them."""
    stems = [name.rpartition(".")[0] if name.rpartition(".")[2].isdigit() else name for name in inputs.numbers]
    mean, deviation = np.zeros(len(stems), np.float32), np.zeros(len(stems), np.float32)
    for stem in set(stems):
        at = [i for i, one in enumerate(stems) if one == stem]
        values = samples.numbers[:, at].astype(np.float64)
        mean[at], deviation[at] = values.mean(), 1 / (values.std() + 1e-3)
    return mean, deviation


def returns(samples: Samples, prior: Net | None, back: float) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Shares of the win and points, from the end of each game backwards: partly the result, partly what the net before
    this one made of the seat's next position. Positions that stand alone keep what their roll-outs say.
    """
    shares, points = samples.shares.copy(), samples.points.copy()
    if prior is None or back >= 1:
        return shares, points
    chances, worth = shares.copy(), points.copy()
    for count in np.unique(samples.about[:, 1]):
        chosen = np.flatnonzero(samples.about[:, 1] == count)
        for index in np.array_split(chosen, len(chosen) // 8192 + 1):
            found = prior.chances(samples.rows[index], samples.numbers[index], int(count))
            chances[index, :count], worth[index, :count] = found
    order = np.lexsort((samples.about[:, 3], samples.about[:, 2], samples.about[:, 0]))
    follows = (samples.about[order[1:]][:, [0, 2]] == samples.about[order[:-1]][:, [0, 2]]).all(axis=1)
    follows &= samples.about[order[:-1], 3] != ALONE
    left = np.zeros(len(order), np.int64)  # positions that the same seat saw later in its game
    for i in np.flatnonzero(follows)[::-1]:
        left[i] = left[i + 1] + 1
    for steps in range(1, int(left.max(initial=0)) + 1):
        at = np.flatnonzero(left == steps)
        here, then = order[at], order[at + 1]
        shares[here] = (1 - back) * chances[then] + back * shares[then]
        points[here] = (1 - back) * worth[then] + back * points[then]
    return shares, points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--prior", type=Path, help="the net of the round before, for returns")
    parser.add_argument("--go-on", action="store_true", help="begin with the weights of --prior, not with none")
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=0, help="as many epochs as fit into this (default: the recipe's)"
    )
    order = parser.parse_args()
    game, training = load_game(order.game, order.pack), load_training(order.game)
    foreman = load_roster(order.game).foreman
    assert foreman is not None
    samples = read_samples([path for folder in order.folders for path in shards(folder)])
    prior = load_net(order.prior, game, training.inputs) if order.prior else None
    fit = Fit(training, samples, foreman().weights.scale, prior)
    found = []
    for member in range(training.recipe.members):
        fit.begin(order.seed + member, prior if order.go_on else None, member)
        found.append(fit.run(order.out.with_suffix(".jsonl"), order.minutes / training.recipe.members, member))
    told = save(order.out, game, fit, samples, found)
    print(json.dumps({"net": str(order.out), "bytes": order.out.stat().st_size, **told}), flush=True)


def save(path: Path, game: Game, fit: Fit, samples: Samples, found: list[dict[str, Any]]) -> dict[str, Any]:
    """The net as a file, all of it or nothing; what is worth telling of it. `found` is what was kept of each member."""
    training = fit.training
    heats = fit.temperatures([best["logits"] for best in found])
    told = {
        "scales": [best["scale"] for best in found],
        "unit": training.recipe.unit,
        "progress": training.inputs.progress,
        "temperature": {seats: heat.to_json() for seats, heat in heats.items()},
        "games": len(np.unique(samples.about[:, 0])),
        "positions": len(samples),
        "rollouts": int((samples.about[:, 3] == ALONE).sum()),
        "epochs": [best["epoch"] for best in found],
        "held_out": [{"win": round(best["win"], 4), "points": round(best["points"], 4)} for best in found],
    }
    header = {"stamps": training.inputs.layout.stamps(game), "shape": asdict(training.shape), **told}
    write_net(path, header, [best["weights"] for best in found])
    return told


if __name__ == "__main__":
    main()
