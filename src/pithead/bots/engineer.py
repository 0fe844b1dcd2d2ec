"""Engineer: a search on top of a game's foreman, the same for every game.

The choices that foreman likes best are tried out in sampled worlds. All of them meet the same worlds and the same luck;
after each round the worse half is dropped (sequential halving). A trial is played on until foreman calls the position
settled, and counts what foreman sees there: the chance to win, or points, which then share the say with foreman's own
value.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from pithead.bots.advice import SIMULATIONS, sane
from pithead.bots.foreman import Foreman, Line
from pithead.core.api import CHANCE, OVER, Advice, Bot, Budget, Event, Game, State
from pithead.core.chance import Chance, Rng, seed_from

ALWAYS = 1 << 30


class Trial:
    """One choice under trial."""

    def __init__(self, line: Line, trust: float) -> None:
        self.line = line
        self.code = line.codes[0]
        self.trust = trust
        self.total = 0.0
        self.played = 0

    def share(self) -> float:
        """The mean of its trials, held against foreman's own value as far as that has a say."""
        return self.trust * self.total / max(1, self.played) + (1 - self.trust) * self.line.value


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
        if len(legal) == 1:
            return legal[0]
        code = self.foreman.planned(view, legal)
        if code in legal:
            return code
        found = self.search(view, legal, budget)[0]
        self.foreman.take(found.line)
        return found.code

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
        """What foreman likes best."""
        assert self.game is not None, "begin comes first"
        return [
            Trial(line, self.foreman.trust)
            for line in self.foreman.lines(view, sane(self.game, view, self.seat, legal))
        ]

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
                    trial.total += self.trial(view, trial.line, (seed, world))
                    trial.played += 1
                world += 1
                if budget.milliseconds and perf_counter() > until:
                    break
            alive.sort(key=lambda trial: -trial.share())
            half = (len(alive) + 1) // 2
            ranking = alive[half:] + ranking
            alive = alive[:half]
        return alive + ranking

    def trial(self, view: State, line: Line, luck: tuple[int, int]) -> float:
        """One line in one sampled world, played until it is settled: what that counts."""
        world, seat = self.foreman.world(view, Rng(luck[0] << 20 ^ luck[1]))
        chance = Chance(seed_from("engineer", *luck))
        players = self._players(int(world.seats), luck[1])
        codes = line.codes[::-1]
        world.apply(seat, codes.pop())
        budget = Budget()
        actor = int(world.actor())
        while actor != OVER and not self.foreman.settled(world, view):
            if actor == CHANCE:
                world.apply(CHANCE, world.sample(chance.rng(world.chance_key())))
            else:
                choices = world.legal(actor)
                if actor == seat and codes and codes[-1] in choices:
                    code = codes.pop()
                else:
                    code = (
                        choices[0] if len(choices) == 1 else players[actor].choose(world.view(actor), choices, budget)
                    )
                world.apply(actor, code)
            actor = int(world.actor())
        return self.foreman.outcome(world, seat)

    def _players(self, seats: int, seed: int) -> list[Bot]:
        assert self.game is not None
        if len(self.players) != seats:
            self.players = [self.foreman.player() for _ in range(seats)]
        for seat, player in enumerate(self.players):
            player.begin(self.game, seat, seed * 8 + seat)
        return self.players
