"""Scenes and previews are what their types say, as the browser reads them: for everybody, in whole games."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tools.scene_types import Types, alternatives

from pithead.core.api import CHANCE, OVER, SPECTATOR, TRUTH, Game, State, seats_in
from pithead.core.chance import Rng
from pithead.games._template.game import NuggetsGame
from pithead.games.registry import GAMES, load_game
from pithead.table.record import Record
from pithead.table.table import Table

PLAIN = {"str": str, "int": int, "bool": bool}
GOLDEN = Path(__file__).parents[1] / "golden"
APART = 100  # positions from one whose scenes are looked at to the next
PREVIEWS = 200  # of each verb that are looked at


def misfit(types: Types, value: object, kind: ast.expr, at: str) -> str:
    """Where a value is not of a type, or ""."""
    if isinstance(kind, ast.Name) and kind.id in types.aliases:
        return misfit(types, value, types.aliases[kind.id], at)
    if isinstance(kind, ast.Name) and kind.id in types.structs:
        return misfit_in_struct(types, value, kind.id, at)
    if isinstance(kind, ast.BinOp):
        faults = [misfit(types, value, part, at) for part in alternatives(kind)]
        return "" if "" in faults else " and ".join(faults)
    if isinstance(kind, ast.Subscript):
        return misfit_in_many(types, value, kind, at)
    fits = value is None if isinstance(kind, ast.Constant) else type(value) is PLAIN[ast.unparse(kind)]
    return "" if fits else f"{at}: {value!r} is no {ast.unparse(kind)}"


def misfit_in_many(types: Types, value: object, kind: ast.Subscript, at: str) -> str:
    parts = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
    name = ast.unparse(kind.value)
    if name == "Literal" and value in [ast.literal_eval(part) for part in parts]:
        return ""
    if name == "list" and isinstance(value, list):
        return first(misfit(types, one, parts[0], f"{at}[{i}]") for i, one in enumerate(value))
    if name == "dict" and isinstance(value, dict):
        keys = first(misfit(types, key, parts[0], f"{at}'s keys") for key in value)
        return keys or first(misfit(types, one, parts[1], f"{at}.{key}") for key, one in value.items())
    return f"{at}: {value!r} is no {ast.unparse(kind)}"


def misfit_in_struct(types: Types, value: object, name: str, at: str) -> str:
    if not isinstance(value, dict):
        return f"{at}: {value!r} is no {name}"
    fields = dict(fields_of(types, name))
    unknown = value.keys() - fields.keys()
    missing = {key for key, (_, always) in fields.items() if always} - value.keys()
    if unknown or missing:
        return f"{at}: {name} without {sorted(missing)}, with {sorted(unknown)}"
    return first(misfit(types, one, fields[key][0], f"{at}.{key}") for key, one in value.items())


def first(faults: Iterable[str]) -> str:
    return next(filter(None, faults), "")


def fields_of(types: Types, name: str) -> Iterator[tuple[str, tuple[ast.expr, bool]]]:
    """The fields of a struct and of those it is based on: the type, and whether it is always there."""
    struct = types.structs[name]
    for base in struct.bases:
        yield from fields_of(types, base)
    for field, kind in struct.fields.items():
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
            yield field, (kind.slice, False)
        else:
            yield field, (kind, struct.total)


def played(game: Game) -> Iterator[State]:
    """The positions of the golden games, which show every verb; of games at random where there are none yet."""
    for path in sorted(GOLDEN.glob(f"{game.info.id}/*.jsonl")):
        record = Record.parse(path.read_text(encoding="utf-8"))
        table = Table.replay(game, record, upto=0)
        for line in record.lines:
            table.replay_line(line)
            yield table.state
    if game.info.id not in [folder.name for folder in GOLDEN.iterdir()]:
        for seed in range(10):
            yield from at_random(game, seed)


def at_random(game: Game, seed: int) -> Iterator[State]:
    luck, choice = Rng(seed), random.Random(seed)
    state = game.new(choice.randint(game.info.min_seats, game.info.max_seats))
    while state.actor() != OVER:
        seat = state.actor()
        state.apply(seat, state.sample(luck) if seat == CHANCE else choice.choice(state.legal(seat)))
        yield state


@pytest.mark.parametrize("name", ["_template", *GAMES])
def test_scenes_and_previews_are_what_their_types_say(name: str) -> None:
    """Of one game after the other until every verb was met."""
    types = Types(name)
    game = NuggetsGame() if name == "_template" else load_game(name)
    met = {verb.name: 0 for verb in game.actions.verbs}
    for n, state in enumerate(played(game)):
        if n % APART == 0 or state.actor() == OVER:
            for audience in (*range(state.seats), SPECTATOR, TRUTH):
                scene = game.scene(state.view(audience), audience)
                assert not (fault := misfit(types, scene, ast.Name("Scene"), "scene")), fault
        for seat in seats_in(state.waiting()):
            for code in state.legal(seat):
                verb = game.actions.verb_of(code).name
                met[verb] += 1
                if met[verb] <= PREVIEWS:
                    preview = game.detail(state.view(seat), seat, code).preview
                    kind = types.previews.get(verb)
                    assert not (fault := misfit(types, preview, kind, verb) if kind else f"{preview or ''}"), fault
        if state.actor() == OVER and all(met.values()):
            return
    raise AssertionError(f"never met: {[verb for verb, count in met.items() if count == 0]}")
