"""A bot of one's own for all three games, measured in the arena by its import path:

cd examples; pithead arena imperial_miners --bots own_bot:Greedy,pebble --seats 2 --deals 100

It tries each choice in worlds that its seat could be in, goes on at random for a while, and takes the one after which
it is furthest ahead. A bot is told what its seat may know and nothing else; `choose` is what to change.
"""

from pithead.core.chance import Rng
from pithead.core.rollout import play_out

WORLDS, AHEAD = 4, 40  # that are tried for each choice; decisions until its points are counted


class Greedy:
    """A bot has `begin` and `choose`, and is made without arguments. It need not be derived from anything."""

    def begin(self, game, seat, seed, at=0):
        """A game starts. `seed` is this bot's luck: with the same one it should play the same."""
        self.game, self.seat, self.rng = game, seat, Rng(seed)

    def choose(self, view, legal, budget):
        """One of the codes in `legal`; `self.game.actions.format(code)` has its words."""
        sane = [code for code in legal if not self.game.absurd(view, self.seat, code)] or list(legal)
        if len(sane) == 1:
            return sane[0]
        worlds = [view.determinize(self.rng) for _ in range(WORLDS)]  # what the seat does not know is drawn
        return max(sane, key=lambda code: sum(self.lead(world, code) for world in worlds))

    def lead(self, world, code):
        """Points of this seat before the best of the others, some time after a choice."""
        after = world.clone()
        after.apply(self.seat, code)
        play_out(after, self.rng, AHEAD)
        points = [after.standing(seat)[0] for seat in range(after.seats)]
        return points.pop(self.seat) - max(points, default=0)
