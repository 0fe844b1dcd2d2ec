"""The conformance suite: random games of any game, in which everything that a Game promises is checked.

    report = check_game(load_game("dig_deep"), seats=3, games=200, seed=1)
    assert report.ok, report.findings

Every step of every game is checked for one audience in turn (`thorough`: for all of them): choices, views,
determinization and non-interference. What is costly and seldom wrong is checked at some steps of each game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pithead.core.api import CHANCE, OVER, Event, Game, Options, State, seats_in
from pithead.games.registry import load_kit
from pithead.lab import checks, commits, copies
from pithead.lab.checks import Trial
from pithead.lab.findings import Report, move_text

LONGEST = 100_000  # steps, chance included: a game that takes longer does not end
SOME = 29  # one step in so many gets the costly checks
WINDOWS = 5  # one position in so many where several seats wait is played in other orders


def check_game(
    game: Game, seats: int, games: int = 20, seed: int = 1, options: Options | None = None, thorough: bool = False
) -> Report:
    """Random games at one seat count."""
    return check_indices(game, seats, range(games), seed, options, thorough)


def check_indices(
    game: Game,
    seats: int,
    indices: Iterable[int],
    seed: int = 1,
    options: Options | None = None,
    thorough: bool = False,
) -> Report:
    """The same for some of the games only: what one of several processes does."""
    report = Report(game.info.id, [seats])
    chosen = load_kit(game.info.id).simulation if options is None else options
    for index in indices:
        trial = Trial(game, seats, chosen, seed, index, report)
        report.games += 1
        walk = Walk(trial, thorough)
        try:
            walk.to_the_end()
        except Exception as error:  # whatever a game raises is a finding, and the next game is checked all the same
            trial.expect("no error", False, f"{type(error).__name__}: {error}")
        else:
            report.tried["no error"] += 1
        walk.look_back()
    return report


class Walk:
    """One random game, checked while it is played. Every earlier position is kept and looked at again."""

    def __init__(self, trial: Trial, thorough: bool) -> None:
        self.trial = trial
        self.thorough = thorough
        self.state: State = trial.game.new(trial.seats, trial.options)
        self.past: list[tuple[State, bytes]] = []
        self.step = 0

    def to_the_end(self) -> None:
        trial = self.trial
        checks.declared(trial, self.state)
        while int(self.state.actor()) != OVER and self.step < LONGEST:
            self.one_step()
            self.step += 1
        ended = int(self.state.actor()) == OVER
        if trial.expect("termination", ended, f"no end after {self.step} steps"):
            self.position(costly=True)
            checks.finished(trial, self.state)
            copies.game_copied(trial, self.state)
            trial.report.reasons[trial.game.reasons[int(self.state.reason)]] += 1
        checks.replays(trial, self.state)

    def look_back(self) -> None:
        """Every earlier position is still what it was."""
        for i, (state, before) in enumerate(self.past):
            self.trial.expect(
                "earlier states", checks.snapshot(state) == before, f"the position before step {i} has changed since"
            )
        self.trial.report.steps += self.step

    def one_step(self) -> None:
        """Check the position, take a random step from it, check what everybody saw of that."""
        trial, state = self.trial, self.state
        costly = (self.step + trial.index) % SOME == 0
        self.position(costly)
        worlds = self.worlds(costly)
        seat, code = self.choose(costly)
        self.past.append((state, checks.snapshot(state)))
        after = state.clone()
        events: list[Event] = []
        after.log = events
        after.apply(seat, code)
        after.log = None
        trial.moves.append(move_text(trial.game, seat, code))
        sealed = len(seats_in(int(state.waiting()))) > 1
        for audience, world in worlds:
            seen = after.view(audience)
            checks.same_step(trial, world, audience, seat, code, seen, events)
            if sealed and audience != seat:
                checks.secret_choice(trial, state, audience, seat, code, seen, events)
        if costly:
            self.quiet_step(state, after, seat, code, events)
        self.state = after

    def position(self, costly: bool) -> None:
        """What must hold of the position by itself."""
        trial, state = self.trial, self.state
        checks.choices(trial, state)
        checks.whole_box(trial, state)
        waiting = seats_in(int(state.waiting()))
        if len(waiting) > 1 and (self.step + trial.index) % WINDOWS == 0:
            commits.window(trial, state)
        if not costly:
            return
        copies.cloned(trial, state)
        copies.pickled(trial, state)
        copies.saved(trial, state)
        copies.damaged(trial, state)
        checks.names(trial, state)
        for seat in waiting:
            checks.not_absurd(trial, state.view(seat), seat, state.legal(seat))

    def worlds(self, costly: bool) -> list[tuple[int, State]]:
        """For each audience in turn its view, checked, and another world that looks the same to it."""
        trial, state = self.trial, self.state
        out: list[tuple[int, State]] = []
        audiences: Sequence[int] = trial.audiences
        if not self.thorough:
            audiences = [audiences[self.step % len(audiences)]]
        for audience in audiences:
            view = state.view(audience)
            checks.own_view(trial, state, view, audience)
            world = checks.other_world(trial, state, view, audience)
            if world is None:
                continue
            if costly:
                checks.seen_again(trial, view, audience)
                checks.whole_world(trial, world, audience)
                checks.presented(trial, view, world, audience)
                copies.saved(trial, view, audience)
                checks.key_is_position(trial, state, view)
            out.append((audience, world))
        return out

    def choose(self, costly: bool) -> tuple[int, int]:
        """A random waiting seat with a random choice, or what chance draws from its keyed stream."""
        trial, state = self.trial, self.state
        waiting = seats_in(int(state.waiting()))
        if waiting:
            seat = waiting[int(trial.rng.below(len(waiting)))]
            legal = state.legal(seat)
            return seat, int(legal[trial.rng.below(len(legal))])
        code = int(state.sample(trial.chance.rng(state.chance_key())))
        outcomes = checks.drawn(trial, state, code)
        if costly and len(outcomes) > 1:
            checks.frequencies(trial, state, outcomes)
        return CHANCE, code

    def quiet_step(self, before: State, after: State, seat: int, code: int, events: Sequence[Event]) -> None:
        """Whether somebody listens changes nothing; what is told has names."""
        silent = before.clone()
        silent.apply(seat, code)
        self.trial.expect_equal("listening", after, silent)
        checks.told(self.trial, events)
