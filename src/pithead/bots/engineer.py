"""Engineer: a search on top of a game's foreman, the same for every game.

The choices that foreman likes best are tried out in sampled worlds. All of them meet the same worlds and the same luck;
after each round the worse half is dropped (sequential halving). A roll-out goes on until foreman ends it. The ends
of a round are judged together; what is seen there, the chance to win or points, shares the say with foreman's value.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from pithead.bots.advice import SIMULATIONS, sane
from pithead.bots.foreman import Candidate, Foreman
from pithead.bots.player import Player
from pithead.core.api import CHANCE, OVER, Advice, Bot, Budget, Game, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import Until, play_on

ALWAYS = 1 << 30


class Contender:
    """One candidate in the search, with what its roll-outs counted.

    start  where its first luck waits, or its end: all of its trials begin there, where all worlds are one
    """

    def __init__(self, candidate: Candidate, trust: float) -> None:
        self.candidate = candidate
        self.code = candidate.codes[0]
        self.trust = trust
        self.total = 0.0
        self.played = 0
        self.start: State | None = None

    def share(self) -> float:
        """The mean of its roll-outs, held against foreman's own value as far as that has a say."""
        return self.trust * self.total / max(1, self.played) + (1 - self.trust) * self.candidate.value


class Engineer(Player):
    """Plays what wins most often in its roll-outs.

    thorough  how many times the roll-outs that it is allowed
    """

    def __init__(self, foreman: Foreman, thorough: int = 1) -> None:
        self.foreman = foreman
        self.thorough = thorough
        self.version = foreman.version
        self.players: list[Bot] = []
        self.own = 0  # its seat in the sampled worlds

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.players = []
        self.foreman.begin(game, seat, seed, at)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        code = self.foreman.pursued(view, legal)
        if code in legal:
            return code
        return self.take(self.search(view, legal, budget)[0])

    def take(self, one: Contender) -> int:
        """Its choice; what follows from it is pursued."""
        self.foreman.pursue(one.candidate)
        return one.code

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """Win shares of what was tried out."""
        return [Advice(one.code, one.share()) for one in self.search(view, legal, budget)]

    def contenders(self, view: State, legal: Sequence[int]) -> list[Contender]:
        """What foreman likes best."""
        found = self.foreman.lines(view, sane(self.game, view, self.seat, legal))
        return [Contender(candidate, self.foreman.trust) for candidate in found]

    def search(self, view: State, legal: Sequence[int], budget: Budget) -> list[Contender]:
        """The choices tried out, the best first."""
        alive = self.contenders(view, legal)
        seed = int(self.rng.word())
        if len(alive) == 1:
            return alive
        rounds = (len(alive) - 1).bit_length()
        total = self.thorough * (budget.simulations or (ALWAYS if budget.milliseconds else SIMULATIONS))
        ranking: list[Contender] = []
        world = 0
        while len(alive) > 1:
            until = perf_counter() + budget.milliseconds / 1000 / rounds
            ends: list[State] = []
            for _ in range(max(1, total // (rounds * len(alive)))):
                ends += [self.roll_out(view, one, (seed, world)) for one in alive]
                world += 1
                if budget.milliseconds and perf_counter() > until:
                    break
            met = {id(end): end for end in ends}  # what meets no luck ends alike in every world
            values = dict(zip(met, self.foreman.rollout_values(list(met.values()), self.own), strict=True))
            for i, end in enumerate(ends):
                one = alive[i % len(alive)]
                one.total += values[id(end)]
                one.played += 1
            alive.sort(key=lambda one: -one.share())
            half = (len(alive) + 1) // 2
            ranking = alive[half:] + ranking
            alive = alive[:half]
        return alive + ranking

    def roll_out(self, view: State, one: Contender, luck: tuple[int, int]) -> State:
        """One contender in one sampled world, played on until foreman ends it."""
        foreman = self.foreman

        def ends(state: State) -> bool:
            return foreman.rollout_ends(state, view)

        if not foreman.one_world:
            world, self.own = foreman.sample_world(view, Rng(luck[0] << 20 ^ luck[1]))
            self._play(world, one.candidate.codes, luck, ends)
            return world
        if one.start is None:
            one.start, self.own = foreman.sample_world(view, Rng(luck[0]))
            self._play(one.start, one.candidate.codes, luck, lambda state: ends(state) or state.actor() == CHANCE)
        if ends(one.start) or one.start.actor() == OVER:
            return one.start
        world = one.start.clone()
        foreman.draw_first(world, Chance(seed_from("engineer", luck[0])), luck[1])
        self._play(world, (), luck, ends)
        return world

    def _play(self, world: State, codes: Sequence[int], luck: tuple[int, int], until: Until) -> None:
        """A contender's choices as far as they can be played, then what foreman's players choose.

        Not by `driver.ask`: what these choose is legal, and thousands of times a decision.
        """
        budget, own = Budget(), self.own
        players = self._players(int(world.seats), luck[1])
        left = list(codes[::-1])
        if left:
            world.apply(own, left.pop())

        def choose(state: State, seat: int, legal: list[int]) -> int:
            if seat == own and left and left[-1] in legal:
                return left.pop()
            return legal[0] if len(legal) == 1 else players[seat].choose(state.view(seat), legal, budget)

        play_on(world, Chance(seed_from("engineer", *luck)), choose, until)

    def _players(self, seats: int, seed: int) -> list[Bot]:
        if len(self.players) != seats:
            self.players = [self.foreman.rollout_player() for _ in range(seats)]
        for seat, player in enumerate(self.players):
            player.begin(self.game, seat, seed * 8 + seat)
        return self.players
