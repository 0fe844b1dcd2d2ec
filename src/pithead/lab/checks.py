"""What must hold of every position of every game; each check counts what it tried and reports what it found."""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise, zip_longest
from operator import attrgetter
from typing import TypeAlias

from pithead.core.api import CHANCE, HIDDEN, OVER, SPECTATOR, TRUTH, Event, Game, Options, State, seats_in, sees
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import TooMany
from pithead.lab.findings import Finding, Report, audience_name, read_moves
from pithead.table.events import Numbering

Value: TypeAlias = int | list[int] | list[list[int]]
Told: TypeAlias = tuple[int, tuple[int, ...], bool]  # an event without its audience: kind, numbers, whether it reveals

SAMPLES = 400  # draws at a chance node whose frequencies are compared
SIGMAS = 5.0  # how far they may be off: about one in three million by luck


class Trial:
    """One random game under test: where it is, and where its findings go."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int, index: int, report: Report) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.index = index
        self.report = report
        self.moves: list[str] = []
        source = seed_from("conformance", game.info.id, seats, seed, index)
        self.chance = Chance(source)
        self.rng = Rng(int.from_bytes(source[:8], "big"))
        self.audiences = [*range(seats), SPECTATOR]

    def expect(self, check: str, holds: bool, message: str = "", audience: int = TRUTH) -> bool:
        """Count one try of a check; a failure is reported with the way here."""
        self.report.tried[check] += 1
        if not holds:
            self.report.add(
                Finding(
                    check,
                    self.game.info.id,
                    self.seats,
                    self.seed,
                    self.index,
                    len(self.moves),
                    audience_name(audience),
                    message,
                    tuple(self.moves),
                )
            )
        return holds

    def expect_equal(self, check: str, one: State, two: State, audience: int = TRUTH) -> bool:
        """Two positions are the same; a failure says which fields differ."""
        return (
            self.expect(check, True)
            if fields(one) == fields(two)
            else self.expect(check, False, difference(one, two), audience)
        )


@lru_cache(maxsize=32)
def _getter(names: tuple[str, ...]) -> Callable[[State], tuple[Value, ...]]:
    return attrgetter(*names)


def fields(state: State) -> tuple[Value, ...]:
    """The values that make up a position, in the order of FIELDS."""
    return _getter(state.FIELDS)(state)


def snapshot(state: State) -> bytes:
    """The position as bytes, cheaper than its key: to see later whether it has changed."""
    return marshal.dumps(fields(state), 2)


def difference(one: State, two: State) -> str:
    """Which fields differ, with both values."""
    return "; ".join(
        f"{n}: {getattr(one, n)} / {getattr(two, n)}" for n in one.FIELDS if getattr(one, n) != getattr(two, n)
    )


# -- who must do what


def choices(trial: Trial, state: State) -> None:
    """`legal` ascends and is non-empty exactly for waiting seats; the actor is the lowest of them."""
    mask = int(state.waiting())
    waiting = seats_in(mask)
    actor = int(state.actor())
    right = waiting[0] if waiting else actor
    trial.expect(
        "actor",
        actor == right and (bool(waiting) or actor in (CHANCE, OVER)) and mask >> trial.seats == 0,
        f"actor {actor}, waiting {waiting}",
    )
    for seat in range(trial.seats):
        legal = state.legal(seat)
        if legal or seat in waiting:
            trial.expect(
                "legal",
                bool(legal) and seat in waiting and all(a < b for a, b in pairwise(legal)),
                f"legal {list(legal)}, waiting {waiting}",
                seat,
            )
        else:
            trial.report.tried["legal"] += 1


def names(trial: Trial, state: State) -> None:
    """Every choice and every outcome comes back from its text and from its JSON."""
    game = trial.game
    for seat in seats_in(int(state.waiting())):
        for code in state.legal(seat):
            text = game.actions.format(code)
            back = (
                game.actions.parse(text),
                game.actions.from_json(json.loads(json.dumps(game.actions.to_json(code)))),
            )
            trial.expect("names", back == (code, code), f"{text} is {code}, read back as {back}", seat)


def not_absurd(trial: Trial, view: State, seat: int, legal: Sequence[int]) -> None:
    """Some legal move is not absurd: a player who leaves absurd ones out can always move. What is absurd is on the
    game's list.
    """
    named = [trial.game.absurd(view, seat, code) for code in legal]
    trial.expect(
        "absurd", "" in named, f"every move is called absurd: {[trial.game.actions.format(c) for c in legal]}", seat
    )
    unknown = {id for id in named if id} - set(trial.game.absurd_moves)
    trial.expect("absurd", not unknown, f"not on the list: {sorted(unknown)}", seat)


# -- copies


def declared(trial: Trial, state: State) -> None:
    """FIELDS names every int and list that the position declares, and nothing else."""
    found = set()
    for name in dir(state):
        if name.startswith("_") or name in ("FIELDS", "log"):
            continue
        value = getattr(state, name)
        if isinstance(value, (int, list)):
            found.add(name)
    trial.expect(
        "fields",
        found == set(state.FIELDS) and len(set(state.FIELDS)) == len(state.FIELDS),
        f"not in FIELDS: {sorted(found - set(state.FIELDS))}; in FIELDS only: {sorted(set(state.FIELDS) - found)}",
    )


def whole_box(trial: Trial, state: State) -> None:
    """The audit of the game finds every piece."""
    try:
        state.audit()
    except AssertionError as lost:
        trial.expect("audit", False, f"{lost}")
    else:
        trial.report.tried["audit"] += 1


def key_is_position(trial: Trial, one: State, two: State) -> None:
    """Keys are equal exactly when the fields are."""
    trial.expect(
        "key", (one.key() == two.key()) == (fields(one) == fields(two)), f"{one.key().hex()} / {two.key().hex()}"
    )


# -- audiences


def seen_again(trial: Trial, view: State, audience: int) -> None:
    """The view of a view is that view; it is a copy, without a log."""
    trial.expect_equal("view of view", view, view.view(audience), audience)
    trial.expect("view of view", view.log is None, "a view has a log", audience)


def own_view(trial: Trial, state: State, view: State, audience: int) -> None:
    """A view offers its seat the same choices as the truth does."""
    if audience >= 0:
        seen, true = view.legal(audience), state.legal(audience)
        trial.expect(
            "legal from view",
            seen == true,
            f"from the view {seen}, from the truth {true}" if seen != true else "",
            audience,
        )


def other_world(trial: Trial, state: State, view: State, audience: int) -> State | None:
    """Another whole position that this audience cannot tell from the true one; None where that fails."""
    world = view.determinize(trial.rng)
    seen = world.view(audience)
    if not trial.expect_equal("determinize", view, seen, audience):
        return None
    if audience >= 0:
        one, two = state.legal(audience), world.legal(audience)
        trial.expect("non-interference: legal", one == two, f"{one} / {two}" if one != two else "", audience)
    return world


def whole_world(trial: Trial, world: State, audience: int) -> None:
    """A determinized position is a whole one: it has every piece of the box and nothing of it is HIDDEN."""
    whole_box(trial, world)
    holes = [name for name in world.FIELDS if _holds(getattr(world, name), HIDDEN)]
    trial.expect("whole", not holes, f"still hidden: {', '.join(holes)}", audience)


def _holds(value: object, wanted: int) -> bool:
    if not isinstance(value, list):
        return value == wanted
    return any(_holds(v, wanted) for v in value) if value and isinstance(value[0], list) else wanted in value


def presented(trial: Trial, view: State, world: State, audience: int) -> None:
    """What is drawn for an audience (scene, prompt, details) is the same, byte for byte, in the other world."""
    one, two = _drawn(trial.game, view, audience), _drawn(trial.game, world.view(audience), audience)
    trial.expect("non-interference: scene", one == two, f"{one} / {two}" if one != two else "", audience)


def _drawn(game: Game, view: State, audience: int) -> str:
    parts: list[object] = [game.scene(view, audience)]
    if audience >= 0 and int(view.waiting()) >> audience & 1:
        parts.append(game.prompt(view, audience))
        for code in view.legal(audience):
            detail = game.detail(view, audience, code)
            parts.append(
                [code, detail.clause, detail.cost, detail.preview, detail.warning, game.absurd(view, audience, code)]
            )
    return json.dumps(parts)


def same_step(
    trial: Trial, world: State, audience: int, seat: int, code: int, after: State, events: Sequence[Event]
) -> None:
    """The same step in the other world, where it is possible, looks the same to this audience.

    `after` is the audience's view after the step in the true world, `events` all that was told of it. Where the step
    reveals something to the audience (a tile it mines, bids turned up, an achievement or the end of a phase that comes
    in one
    world only) the worlds may part, by that event and not before.
    """
    if not possible(world, seat, code):
        trial.report.tried["non-interference: not possible in the other world"] += 1
        return
    heard: list[Event] = []
    world.log = heard
    world.apply(seat, code)
    one, two = _seen(events, audience), _seen(heard, audience)
    if one != two:
        trial.expect("non-interference: events", _parted(one, two), f"{one} / {two}", audience)
        trial.report.tried["non-interference: parted by a reveal"] += 1
        return
    trial.report.tried["non-interference: events"] += 1
    _same_numbers(trial, audience, events, heard)
    trial.expect_equal("non-interference: view", after, world.view(audience), audience)


def _parted(one: Sequence[Told], two: Sequence[Told]) -> bool:
    """Whether the first thing told differently is something revealed: in both worlds alike, or in one of them alone."""
    a, b = next((a, b) for a, b in zip_longest(one, two) if a != b)
    if a is not None and b is not None and a[0] == b[0]:
        return a[2] and b[2]
    return any(event is not None and event[2] for event in (a, b))


def secret_choice(
    trial: Trial, before: State, audience: int, seat: int, code: int, after: State, events: Sequence[Event]
) -> None:
    """Where seats choose at once: another choice of `seat` shows in this audience's view exactly when it is told by an
    event.
    """
    others = [c for c in before.legal(seat) if c != code]
    if not others:
        return
    other = before.clone()
    heard: list[Event] = []
    other.log = heard
    other.apply(seat, others[trial.rng.below(len(others))])
    same_view = fields(other.view(audience)) == fields(after)
    same_events = _seen(heard, audience) == _seen(events, audience)
    trial.expect(
        "secret choices",
        same_view == same_events,
        f"another choice looks {'the same' if same_view else 'different'} but is told "
        f"{'alike' if same_events else 'apart'}",
        audience,
    )
    if same_events:
        _same_numbers(trial, audience, events, heard)


def possible(state: State, seat: int, code: int) -> bool:
    """Whether a choice or an outcome can happen in this position. Throws too many to list do not depend on secrets."""
    if seat != CHANCE:
        return code in state.legal(seat)
    if int(state.actor()) != CHANCE:
        return False
    try:
        return any(outcome == code for outcome, _ in state.outcomes())
    except TooMany:
        return True


def _seen(events: Sequence[Event], audience: int) -> list[Told]:
    return [(e.kind, tuple(e.args), bool(e.reveals)) for e in events if sees(audience, e.seen_by)]


def _same_numbers(trial: Trial, audience: int, one: Sequence[Event], two: Sequence[Event]) -> None:
    """What looks the same to an audience is numbered alike for it, now and from here on."""
    numbers = _numbers(one, audience), _numbers(two, audience)
    trial.expect("non-interference: numbers", numbers[0] == numbers[1], f"{numbers[0]} / {numbers[1]}", audience)


def _numbers(events: Sequence[Event], audience: int) -> tuple[list[str], int]:
    """The numbers of the events that an audience sees, and the one that its further numbers build on."""
    numbering = Numbering()
    found = [(numbering.following(e.seen_by), e.seen_by) for e in events]
    return [number for number, mask in found if sees(audience, mask)], numbering.public


def told(trial: Trial, events: Sequence[Event]) -> None:
    """Every event is in the game's table and its numbers have names."""
    for event in events:
        known = 0 <= event.kind < len(trial.game.events)
        trial.expect(
            "events",
            known and bool(json.dumps(trial.game.events[event.kind].name_values(event.args))),
            f"kind {event.kind}",
        )


# -- chance


def drawn(trial: Trial, state: State, code: int) -> list[tuple[int, float]]:
    """What was sampled is among the outcomes, which ascend and add up to one. The outcomes; empty where they are too
    many.
    """
    text = trial.game.outcomes.format(code)
    trial.expect("names", trial.game.outcomes.parse(text) == code, f"{text} is {code}", CHANCE)
    try:
        outcomes = state.outcomes()
    except TooMany:
        trial.report.tried["chance: too many to list"] += 1
        return []
    ascending = all(a[0] < b[0] for a, b in pairwise(outcomes))
    whole = abs(sum(p for _, p in outcomes) - 1) < 1e-9 and all(p > 0 for _, p in outcomes)
    trial.expect("chance", ascending and whole and any(o == code for o, _ in outcomes), f"{text} of {outcomes}", CHANCE)
    return outcomes


def frequencies(trial: Trial, state: State, outcomes: Sequence[tuple[int, float]]) -> None:
    """Many samples agree with the probabilities (chi-square, rare outcomes taken together)."""
    counts: dict[int, int] = {}
    for _ in range(SAMPLES):
        code = int(state.sample(trial.rng))
        counts[code] = counts.get(code, 0) + 1
    cells: list[tuple[float, int]] = []
    rare, rare_seen = 0.0, 0
    for code, p in outcomes:
        if p * SAMPLES >= 5:
            cells.append((p * SAMPLES, counts.get(code, 0)))
        else:
            rare, rare_seen = rare + p * SAMPLES, rare_seen + counts.get(code, 0)
    if rare >= 5:
        cells.append((rare, rare_seen))
    if len(cells) < 2:
        return
    free = len(cells) - 1
    square = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    sigmas = ((square / free) ** (1 / 3) - (1 - 2 / (9 * free))) / (2 / (9 * free)) ** 0.5  # Wilson and Hilferty
    trial.expect(
        "frequencies",
        sigmas < SIGMAS and sum(counts.values()) == sum(counts.get(c, 0) for c, _ in outcomes),
        f"{square:.1f} with {free} degrees of freedom: {counts} for {list(outcomes)}",
        CHANCE,
    )


# -- the end


def finished(trial: Trial, state: State) -> None:
    """A finished game has a reason, nothing to choose, and the same result for every audience."""
    game = trial.game
    reason = int(state.reason)
    trial.expect("end", 0 < reason < len(game.reasons) and not int(state.waiting()), f"reason {reason}")
    results = [state.standing(seat) for seat in range(trial.seats)]
    trial.expect("end", len({len(r) for r in results}) == 1, f"standings of different length: {results}")
    for audience in trial.audiences:
        view = state.view(audience)
        seen = [view.standing(seat) for seat in range(trial.seats)]
        trial.expect("end", seen == results, f"{seen} / {results}", audience)


def replays(trial: Trial, last: State) -> None:
    """The moves as text, played again from a new game, give the same position."""
    state = trial.game.new(trial.seats, trial.options)
    for seat, code in read_moves(trial.game, trial.moves):
        state.apply(seat, code)
    trial.expect_equal("replay", last, state)
