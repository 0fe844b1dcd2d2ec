"""A net of one's own in the arena, without putting it where the bots look for theirs:

cd examples; NET=../build/train/rockwell/net-5.npz pithead arena rockwell --bots net_bot:NetBot,surveyor --deals 80

It is the game's surveyor with that net: so a net just trained meets the one that ships, or what it was trained against
(docs/training.md).
"""

import os
from pathlib import Path

from pithead.bots.net import load_net
from pithead.bots.registry import load_roster, load_training


class NetBot:
    """The surveyor of whatever game it is seated in."""

    def begin(self, game, seat, seed, at=0):
        name = game.info.id
        self.bot = load_roster(name).surveyor(load_net(Path(os.environ["NET"]), game, load_training(name).inputs))
        self.bot.begin(game, seat, seed, at)

    def choose(self, view, legal, budget):
        return self.bot.choose(view, legal, budget)
