"""Dig Deep's surveyor: foreman's choices, each played to the end of the turn and judged there by a net.

In the middle of a turn a net is no judge. So every choice worth a look is played on by foreman, in a few worlds with
the same luck for all of them, until the next player throws; the ends are judged in one call. What comes before the
second throw stays foreman's: its expectation over all throws is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pithead.bots.advice import drawn, ranked, sane
from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.lines import lines
from pithead.bots.evaluator import Evaluator, Judgement
from pithead.bots.foreman import Candidate
from pithead.bots.tree import Tree
from pithead.bots.weights import Weights
from pithead.core.api import CHANCE, Advice, Bot, Budget, Game, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import play_on
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Do, Draw, Phase

if TYPE_CHECKING:
    from pithead.bots.net import Net

WORLDS: Final = 3  # in which a choice is played on
STEEPEST: Final = 0.25  # what a scale of points gains of the chance to win, at most


class Surveyor(Foreman):
    """Takes the choice whose turn ends best by the net.

    temperature  0 takes the best; else one by chance, e times as likely for each such gain of the chance to win
    worlds       how many it plays a choice on in
    width        how many choices it looks at
    """

    def __init__(
        self,
        net: Net | None,
        weights: Weights | None = None,
        temperature: float = 0.0,
        worlds: int = WORLDS,
        width: int = 6,
    ) -> None:
        super().__init__(weights)
        self.foreman = Foreman(self.weights)
        self.temperature = temperature
        self.worlds = worlds
        self.width = width
        self.one_world = True
        self.marks: list[int] = []  # of the reroll under way, the last one first
        self.evaluator: Evaluator | None = None
        if net is not None:
            from pithead.bots.net import NetEvaluator

            self.evaluator = NetEvaluator(net)

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.marks = []
        self.foreman.transfer = self.transfer
        self.foreman.begin(game, seat, seed, at)

    # -- choices

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        codes, values = self._looked_at(view, legal)
        if len(codes) == 1:
            return codes[0]
        unit = self.temperature if ends_known(view) else self.temperature * self.weights.scale / STEEPEST
        return drawn(codes, values, unit, self.rng)

    def _looked_at(self, view: State, legal: Sequence[int]) -> tuple[list[int], list[float]]:
        """The choices worth a look, with what they are worth."""
        codes = sane(self.game, view, self.seat, legal)
        if ends_known(view):
            codes = [one.codes[0] for one in self.candidates(view, codes)[: self.width]]
        return codes, self.values(view, codes) if len(codes) > 1 else [0.0]

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """Chances to win where the net decides, else foreman's points."""
        return ranked(*self._looked_at(view, legal))

    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """The chance to win after each choice; before the second throw points of lead, as foreman's."""
        if not ends_known(view):
            return super().values(view, legal)
        tree = Tree()
        seed = int(self.rng.word())
        nodes = [
            tree.mean([tree.leaf(self._played(view, code, (seed, world))) for world in range(self.worlds)])
            for code in legal
        ]
        found = tree.values([one.shares[self.seat] for one in self.judge(tree.leaves, self.seat)])
        return [found[node] for node in nodes]

    def candidates(self, view: State, legal: Sequence[int]) -> list[Candidate]:
        """Foreman's."""
        return self.foreman.candidates(view, legal)

    # -- a view is played on as it is: what its seat has not seen comes from the pool of the unseen

    def _played(self, view: State, code: int, luck: tuple[int, int]) -> State:
        """The end of the turn after a choice."""
        world = view.clone()
        world.apply(self.seat, code)
        self._finish(world, self.foreman, Chance(seed_from("surveyor", *luck)))
        return world

    def _finish(self, world: State, foreman: Foreman, chance: Chance) -> None:
        """Play on by foreman until the next player throws."""
        assert isinstance(world, DigDeep)
        turns, budget = world.turns, Budget()

        def choose(state: State, seat: int, legal: list[int]) -> int:
            return foreman.choose(state, legal, budget)

        def over(state: State) -> bool:
            assert isinstance(state, DigDeep)
            return bool(state.turns > turns)

        play_on(world, chance, choose, over)

    # -- what a search asks

    def judge(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        """By the net; what stands in the middle of a turn is played to its end first."""
        if self.evaluator is None:
            return super().judge(leaves, seat)
        return self.evaluator.judge([self._between_turns(leaf) for leaf in leaves], seat)

    def _between_turns(self, leaf: State) -> State:
        assert isinstance(leaf, DigDeep)
        if leaf.phase == Phase.ROLL or leaf.phase == Phase.OVER:
            return leaf
        world = leaf.clone()
        player = self._foreman()
        player.begin(self.game, int(leaf.seat), self.seed)
        self._finish(world, player, Chance(seed_from("surveyor", self.seed)))
        return world

    def lines(self, view: State, legal: Sequence[int]) -> list[Candidate]:
        """To where chance or the next player takes over."""
        assert isinstance(view, DigDeep)
        if view.phase == Phase.WILD:
            return self.candidates(view, legal)
        return lines(view, self.seat, legal, self.foreman, self.game)

    def pursue(self, candidate: Candidate) -> None:
        """The marks of a reroll are one choice; every other one is looked at again after what it brings."""
        first, *rest = candidate.codes
        self.marks = rest[::-1] if Do.MARK <= first < Do.KEEP else []

    def pursued(self, view: State, legal: Sequence[int]) -> int:
        assert isinstance(view, DigDeep)
        if view.phase != Phase.REROLL:
            self.marks = []
        return self.marks.pop() if self.marks else -1

    def draw_first(self, world: State, chance: Chance, trial: int) -> None:
        """A reroll: in six trials a die shows each of its faces once, the same whichever dice are thrown with it."""
        assert isinstance(world, DigDeep)
        if world.phase != Phase.REROLL_DICE:
            return
        code = 0
        for die in range(6):
            code = 6 * code + (face_in_six(chance.rng((die, trial // 6)), trial % 6) if world.marks >> die & 1 else 0)
        world.apply(CHANCE, Draw.REROLL + code)

    def sample_world(self, view: State, rng: Rng) -> tuple[State, int]:
        """The view itself: nothing that it hides matters before the turn is over."""
        return view.clone(), self.seat

    def rollout_player(self) -> Bot:
        return self._foreman()

    def _foreman(self) -> Foreman:
        out = Foreman(self.weights)
        out.transfer = self.transfer
        return out


def ends_known(view: State) -> bool:
    """Whether the dice of the turn lie as they will: from here on the net decides."""
    assert isinstance(view, DigDeep)
    return bool(view.phase >= Phase.RESOLVE)


def face_in_six(rng: Rng, number: int) -> int:
    """The face that a die shows in one of six throws which have all six, in an order drawn by `rng`."""
    faces = [0, 1, 2, 3, 4, 5]
    for i in range(5, 0, -1):
        j = int(rng.below(i + 1))
        faces[i], faces[j] = faces[j], faces[i]
    return faces[number]
