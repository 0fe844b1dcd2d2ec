"""Engineer: a search on top of a game's foreman, the same for every game.

The choices that foreman likes best are tried out in sampled worlds. All of them meet the same worlds and the same luck;
after each round the worse half is dropped (sequential halving). A trial is played on until foreman calls the position
settled, and counts as the chance to win that foreman sees there.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from pithead.core.advice import SIMULATIONS, Advice, sane
from pithead.core.api import CHANCE, OVER, Bot, Budget, Event, Game, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.foremen import Foreman, shares

WIDTH = 6  # choices tried out at most
CLEAR = 0.7  # a choice this many scales behind the best is not tried out
ALWAYS = 1 << 30


class Trial:
    """One choice under trial."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.total = 0.0
        self.played = 0

    def share(self) -> float:
        return self.total / max(1, self.played)


class Engineer:
    """Plays what wins most often in its trials."""

    def __init__(self, foreman: Foreman) -> None:
        self.foreman = foreman
        self.version = foreman.version
        self.game: Game | None = None
        self.seat = 0
        self.rng = Rng(0)
        self.players: list[Bot] = []

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Rng(seed)
        self.players = []
        self.foreman.begin(game, seat, seed)

    def observe(self, event: Event) -> None:
        self.foreman.observe(event)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        return legal[0] if len(legal) == 1 else self.search(view, legal, budget)[0].code

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """Win shares of what was tried out, each for foreman's reason."""
        reasons = {advice.code: advice for advice in self.foreman.explain(view, legal, budget)}
        out = []
        for trial in self.search(view, legal, budget):
            known = reasons.get(trial.code)
            reason, args = (known.reason, known.args) if known else ("common-reason-engineer", {})
            out.append(Advice(trial.code, trial.share(), reason, args))
        return out

    def candidates(self, view: State, legal: Sequence[int]) -> list[Trial]:
        """What foreman likes best, at most WIDTH choices, none far behind the first."""
        assert self.game is not None, "begin comes first"
        kept = sane(self.game, view, self.seat, legal)
        values = self.foreman.values(view, kept) if len(kept) > 1 else [0.0]
        order = sorted(range(len(kept)), key=lambda i: -values[i])
        least = values[order[0]] - CLEAR * self.foreman.weights.scale
        return [Trial(kept[i]) for i in order[:WIDTH] if values[i] >= least]

    def search(self, view: State, legal: Sequence[int], budget: Budget) -> list[Trial]:
        """The choices tried out, the best first."""
        alive = self.candidates(view, legal)
        seed = int(self.rng.word())
        if len(alive) == 1:
            return alive
        rounds = (len(alive) - 1).bit_length()
        total = budget.simulations or (ALWAYS if budget.milliseconds else SIMULATIONS)
        ranking: list[Trial] = []
        world = 0
        while len(alive) > 1:
            until = perf_counter() + budget.milliseconds / 1000 / rounds
            for _ in range(max(1, total // (rounds * len(alive)))):
                for trial in alive:
                    trial.total += self.trial(view, trial.code, (seed, world))
                    trial.played += 1
                world += 1
                if budget.milliseconds and perf_counter() > until:
                    break
            alive.sort(key=lambda trial: -trial.share())
            half = (len(alive) + 1) // 2
            ranking = alive[half:] + ranking
            alive = alive[:half]
        return alive + ranking

    def trial(self, view: State, code: int, luck: tuple[int, int]) -> float:
        """One choice in one sampled world, played until it is settled: the chance to win."""
        world = view.determinize(Rng(luck[0] << 20 ^ luck[1]))
        chance = Chance(seed_from("engineer", *luck))
        players = self._players(int(world.seats), luck[1])
        world.apply(self.seat, code)
        budget = Budget()
        actor = int(world.actor())
        while actor != OVER and not self.foreman.settled(world, view):
            if actor == CHANCE:
                world.apply(CHANCE, world.sample(chance.rng(world.chance_key())))
            else:
                choices = world.legal(actor)
                world.apply(actor, choices[0] if len(choices) == 1 else players[actor].choose(world.view(actor), choices, budget))
            actor = int(world.actor())
        return shares(self.foreman, world)[self.seat]

    def _players(self, seats: int, seed: int) -> list[Bot]:
        assert self.game is not None
        if len(self.players) != seats:
            self.players = [self.foreman.player() for _ in range(seats)]
        for seat, player in enumerate(self.players):
            player.begin(self.game, seat, seed * 8 + seat)
        return self.players
