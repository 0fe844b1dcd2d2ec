"""The order of simultaneous commits does not matter: the same moves with the same outcomes, in any interleaving."""

from __future__ import annotations

from collections import deque

from pithead.core.api import CHANCE, State, seats_in
from pithead.core.chance import Rng
from pithead.lab.checks import Trial, difference, possible
from pithead.lab.findings import move_text

NOT_POSSIBLE = "not possible"  # seats that draw from one deck: what one drew last another cannot draw before
DECISIONS = 24  # of one seat in one window at most


def window(trial: Trial, start: State) -> None:
    """Let every waiting seat decide until it has committed, one seat after the other; then shuffle that and compare."""
    state = start.clone()
    first = seats_in(int(start.waiting()))
    scripts: dict[int, deque[tuple[int, int]]] = {seat: deque() for seat in first}
    for seat in first:
        _decide(trial, state, seat, scripts[seat])
    last = first[-1]
    orders = [list(reversed(first)), [], []]  # backwards, and two random interleavings
    for order in orders:
        wrong, other = _interleaved(start.clone(), {s: deque(q) for s, q in scripts.items()}, last, order, trial.rng)
        told = "; ".join(move_text(trial.game, *step) for q in scripts.values() for step in q)
        if wrong == NOT_POSSIBLE:
            trial.report.tried["order of commits: an outcome not possible in the other order"] += 1
            continue
        trial.expect(
            "order of commits", not wrong and other.key() == state.key(), f"{told}: {wrong or difference(state, other)}"
        )


def _decide(trial: Trial, state: State, seat: int, script: deque[tuple[int, int]]) -> None:
    """Random decisions of one seat, with the chance that follows each, until it waits no more or others must go
    first.
    """
    others = int(state.waiting()) & ~(1 << seat)
    for _ in range(DECISIONS):
        legal = state.legal(seat)
        if not legal or int(state.waiting()) & ~(1 << seat) != others:
            return
        code = int(legal[trial.rng.below(len(legal))])
        script.append((seat, code))
        state.apply(seat, code)
        while int(state.actor()) == CHANCE:
            outcome = int(state.sample(trial.chance.rng(state.chance_key())))
            script.append((CHANCE, outcome))
            state.apply(CHANCE, outcome)


def _interleaved(
    state: State, scripts: dict[int, deque[tuple[int, int]]], last: int, order: list[int], rng: Rng
) -> tuple[str, State]:
    """The scripts in another order: what went wrong, if anything, and the position then.

    Chance after a commit is fed from that seat's script. What came when the last seat closed the window belongs to
    nobody, and is fed when it is closed again.
    """
    while any(scripts.values()):
        ready = [s for s in scripts if scripts[s] and scripts[s][0][0] != CHANCE and int(state.waiting()) >> s & 1]
        if not ready:
            return f"nobody can go on; left: {[list(q) for q in scripts.values()]}", state
        ranked = [s for s in order if s in ready]
        seat = ranked[0] if ranked else ready[int(rng.below(len(ready)))]
        code = scripts[seat].popleft()[1]
        if code not in state.legal(seat):
            return f"seat {seat + 1} may no longer choose {code}", state
        state.apply(seat, code)
        while int(state.actor()) == CHANCE:
            source = scripts[seat] if scripts[seat] and scripts[seat][0][0] == CHANCE else scripts[last]
            if source and source[0][0] == CHANCE and not possible(state, CHANCE, source[0][1]):
                return NOT_POSSIBLE, state
            if not source or source[0][0] != CHANCE:
                return f"other chance after {code} of seat {seat + 1}", state
            state.apply(CHANCE, source.popleft()[1])
    return "", state
