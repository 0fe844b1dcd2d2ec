"""What the foremen of all games share: a weighted sum of readable features, and win shares made of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path

from pithead.bots.advice import ranked, sane
from pithead.bots.evaluator import Judgement, result
from pithead.bots.player import Player
from pithead.bots.weights import Weights, read_weights
from pithead.core.api import OVER, Advice, Bot, Budget, Game, State
from pithead.core.chance import Chance, Rng
from pithead.core.errors import PackError
from pithead.games.registry import load_game

WIDTH = 6  # choices tried out at most
CLEAR = 0.7  # a choice this many scales behind the best is not tried out


class Candidate:
    """A choice worth roll-outs, and how its player would go on after it, as far as it can know.

    value    what foreman gives the choice
    codes    the choice and its continuation
    moments  what tells the decision of each code from all others, where a foreman pursues what it has chosen
    """

    def __init__(self, value: float, codes: Sequence[int], moments: Sequence[tuple[int, ...]] = ()) -> None:
        self.value = value
        self.codes = list(codes)
        self.moments = list(moments)


class Foreman(Player):
    """A game's evaluator, and the player that takes what it values most.

    What a search asks of it has an answer here: choices are tried one by one, at the whole table, for the chance to
    win. A game that knows better says so.

    trust     the part that roll-outs have in what engineer makes of a choice; the rest is foreman's own value
    transfer  whether it may play with weights that were tuned on another pack
    net_pack  the pack that its net was trained on; "" for a foreman without a net
    one_world whether every world that it samples is the view itself, so that trials differ by the luck to come alone
    """

    weights: Weights
    trust: float = 1.0
    transfer: bool = False
    net_pack: str = ""
    one_world: bool = False

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        """PackError where the game has another pack than the one its weights were tuned or its net was trained on."""
        pack, id = game.info.pack, game.info.id
        for made_for, what, remedy in (
            (self.weights.pack, "foreman's weights were tuned", f"'pithead tune {id} --pack' adapts them"),
            (self.net_pack, "the net was trained", f"'python -m tools.train {id} --pack' makes one"),
        ):
            if made_for and made_for != pack.digest and not self.transfer:
                raise PackError(
                    pack.name,
                    pack.digest,
                    f"{what} for another pack, {made_for}: --transfer plays with them all the same, {remedy}",
                )
        super().begin(game, seat, seed, at)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        kept = sane(self.game, view, self.seat, legal)
        return ranked(kept, self.values(view, kept))

    def remember(self) -> None:
        """Keep what takes long to work out, for one that is asked about the same positions of one table again and
        again. Its choices stay the same.
        """

    @abstractmethod
    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """What each choice of the seat named in `begin` is worth, in points at the end, roughly."""

    @abstractmethod
    def worth(self, world: State, seat: int) -> float:
        """A whole position (determinized) for one seat, in points at the end."""

    @abstractmethod
    def rollout_ends(self, world: State, since: State) -> bool:
        """Whether a roll-out that began at `since` may stop here and be evaluated; never at `since` itself."""

    @abstractmethod
    def rollout_player(self) -> Bot:
        """A new bot for the seats of a roll-out."""

    def judge(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        """Chances to win: a softmax of worth over scale."""
        return [result(leaf) if leaf.actor() == OVER else self._judged(leaf) for leaf in leaves]

    def _judged(self, leaf: State) -> Judgement:
        worth = [self.worth(leaf, seat) for seat in range(int(leaf.seats))]
        top = max(worth)
        powers = [exp((w - top) / self.weights.scale) for w in worth]
        return Judgement([p / sum(powers) for p in powers], worth)

    def rollout_values(self, ends: Sequence[State], seat: int) -> list[float]:
        """What roll-outs that ended so count; in the unit of `values` where `trust` is below 1."""
        return [one.shares[seat] for one in self.judge(ends, seat)]

    def sample_world(self, view: State, rng: Rng) -> tuple[State, int]:
        """A world to try choices in, and one's own seat there."""
        return view.determinize(rng), self.seat

    def candidates(self, view: State, legal: Sequence[int]) -> list[Candidate]:
        """The choices worth roll-outs, the best first: at most WIDTH, none far behind the first."""
        values = self.values(view, legal) if len(legal) > 1 else [0.0]
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        least = values[order[0]] - CLEAR * self.weights.scale
        return [Candidate(values[i], [legal[i]]) for i in order[:WIDTH] if values[i] >= least]

    def lines(self, view: State, legal: Sequence[int]) -> list[Candidate]:
        """What a search tries out, the best first."""
        return self.candidates(view, legal)

    def draw_first(self, world: State, chance: Chance, trial: int) -> None:
        """Draw the luck that a trial meets first, where trials are better spread than by chance."""

    def pursue(self, candidate: Candidate) -> None:
        """A candidate was chosen: its continuation may answer the decisions to come."""

    def pursued(self, view: State, legal: Sequence[int]) -> int:
        """What the candidate that is pursued answers here; -1 if it has no answer, or a new search is worth more."""
        return -1


@cache
def packaged(game_id: str, names: tuple[str, ...]) -> Weights:
    """The weights that come with a game: `bots/<game>/weights.toml`."""
    return read_weights(weights_file(game_id), load_game(game_id), names)


def weights_file(game_id: str) -> Path:
    return Path(__file__).parent / game_id / "weights.toml"
