"""What must hold of a position in another form: cloned, copied, pickled, saved as JSON; and of damaged data."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator

from pithead.core.api import TRUTH, Json, State
from pithead.core.fields import BOUND
from pithead.lab.checks import Trial


def cloned(trial: Trial, state: State) -> None:
    """A clone is equal, shares no list and has no log; `copy` makes clones."""
    for name, other in (("clone", state.clone()), ("deepcopy", copy.deepcopy(state)), ("copy", copy.copy(state))):
        _is_copy(trial, name, state, other)
        trial.expect(name, other.log is None, f"a {name} has a log")


def pickled(trial: Trial, state: State) -> None:
    """A position and its choices by name come back from a pickle as what they were."""
    _is_copy(trial, "pickle", state, pickle.loads(pickle.dumps(state)))
    for seat in range(trial.seats):
        for code in state.legal(seat):
            move = trial.game.actions.decode(code)
            for name, again in (("pickle", pickle.loads(pickle.dumps(move))), ("deepcopy", copy.deepcopy(move))):
                trial.expect(name, again == move and again.text == move.text, f"{move} / {again}", seat)


def game_copied(trial: Trial, state: State) -> None:
    """The game comes back from a pickle and from a deep copy as what it was: it reads the same positions."""
    game = trial.game
    for name, other in (("pickle", pickle.loads(pickle.dumps(game))), ("deepcopy", copy.deepcopy(game))):
        same = (
            type(other) is type(game)
            and other.info.id == game.info.id
            and other.info.pack.digest == game.info.pack.digest
            and other.actions.layout() == game.actions.layout()
            and other.outcomes.layout() == game.outcomes.layout()
            and other.load(state.to_json()).key() == state.key()
        )
        trial.expect(name, same, "the game is another one")


def _is_copy(trial: Trial, name: str, state: State, other: State) -> None:
    trial.expect_equal(name, state, other)
    shared = [field for field in state.FIELDS if _shares(getattr(state, field), getattr(other, field))]
    trial.expect(name, type(other) is type(state) and not shared, f"a {name} shares {', '.join(shared)}")
    trial.expect(name, other.key() == state.key(), f"a {name} has another key")


def _shares(one: object, two: object) -> bool:
    if not isinstance(one, list) or not isinstance(two, list):
        return False
    return one is two or any(_shares(a, b) for a, b in zip(one, two, strict=False) if isinstance(a, list))


def saved(trial: Trial, state: State, audience: int = TRUTH) -> None:
    """The position comes back from its JSON, with the same key and the same choices."""
    back = trial.game.load(json.loads(json.dumps(state.to_json())))
    trial.expect_equal("json", state, back, audience)
    trial.expect(
        "json",
        back.key() == state.key()
        and int(back.waiting()) == int(state.waiting())
        and int(back.actor()) == int(state.actor()),
        "read back, it waits for something else",
        audience,
    )


def damaged(trial: Trial, state: State) -> None:
    """Data that is no position is refused by the name of its field; what is taken is taken as it stands."""
    data = state.to_json()
    name = state.FIELDS[int(trial.rng.below(len(state.FIELDS)))]
    trial.expect("damage", "no field 'stray'" in _refusal(trial, {**data, "stray": 0}), "an unknown field is taken")
    lacking = {field: value for field, value in data.items() if field != name}
    trial.expect("damage", f"'{name}'" in _refusal(trial, lacking), f"a position without '{name}' is taken")
    for value in _wrong(data[name], trial.game.new(trial.seats).to_json()[name], state.GROWING.get(name, 0)):
        refusal = _refusal(trial, {**data, name: value})
        trial.expect("damage", f"'{name}'" in refusal, f"{name} = {value!r}: {refusal or 'is taken'}")
    for value in _other(data[name]):
        changed = {**data, name: value}
        if not _refusal(trial, changed):
            trial.expect("damage", trial.game.load(changed).to_json() == changed, f"{name} = {value!r} is changed")


def _refusal(trial: Trial, data: dict[str, Json]) -> str:
    """What `load` says of the data; "" where it takes them."""
    try:
        trial.game.load(data)
    except ValueError as error:
        return str(error)
    return ""


def _wrong(value: Json, new: Json, run: int) -> Iterator[Json]:
    """Values of a wrong type or length for a field that holds `value` now and `new` in a new game."""
    neither: list[Json] = [None, "1", 1.5, True, {}, BOUND, [[[]]]]
    yield from neither
    if not isinstance(value, list):
        yield [0]
        return
    yield 0
    rows = isinstance(new, list) and len(new) > 0 and isinstance(new[0], list)
    if rows or run == 0:
        yield from ([*value, [] if rows else 0], value[:-1])
    if not rows and run > 1:
        yield [*value, 0]
    for i, item in enumerate(value[:2]):
        for bad in _wrong(item, new[i], run) if rows and isinstance(new, list) else neither:
            yield [*value[:i], bad, *value[i + 1 :]]


def _other(value: Json) -> Iterator[Json]:
    """Values of the right form."""
    if isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, list):
        for i, item in enumerate(value[:3]):
            for other in _other(item):
                yield [*value[:i], other, *value[i + 1 :]]
