"""Perft: how many positions are reached in N decisions, and in which order the choices stand.

Chance is fixed by its keyed streams, so a case is a seed, the moves that lead to the position, and the counts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path

from pithead.core.api import OVER, Game, Json, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import MoveError, OptionError
from pithead.core.rollout import settle
from pithead.games.registry import find_game, load_game


@dataclass
class Case:
    """One position with what is expected of it."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, int | bool | str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)  # decisions from the start, by text; chance comes from the seed
    choices: list[str] = field(default_factory=list)  # the first list of choices, in order
    counts: list[int] = field(default_factory=list)  # positions after 1, 2, … decisions
    order: str = ""  # digest of every list of choices met on the way, in order
    pack: str = ""  # hash of the pack, where it is an earlier version of the game's own

    def to_json(self) -> dict[str, Json]:
        return asdict(self)


def game_of(case: Case) -> Game:
    """The game with the pack of a case; OptionError where that is not here."""
    game = find_game(case.game, case.pack) if case.pack else load_game(case.game)
    if game is None:
        raise OptionError(f"{case.name}: there is no pack {case.pack}")
    return game


def luck(seed: int) -> Chance:
    """The chance of every perft case with this seed."""
    return Chance(seed_from("perft", seed))


def position(game: Game, case: Case) -> State:
    """The position of a case; MoveError names the move that is no longer legal."""
    state = game.new(case.seats, case.options)
    chance = luck(case.seed)
    for i, text in enumerate(case.moves):
        actor = int(settle(state, chance))
        code = game.actions.parse(text)
        legal = state.legal(actor) if actor != OVER else []
        if code not in legal:
            raise MoveError(
                f"{case.name}: move {i + 1} '{text}' is not legal", text, tuple(game.actions.format(c) for c in legal)
            )
        state.apply(actor, code)
    settle(state, chance)
    return state


def perft(game: Game, state: State, depth: int, chance: Chance) -> tuple[list[int], str]:
    """Positions after 1 to `depth` decisions of the actor each time, and the digest of the order of all choices."""
    counts = [0] * depth
    digest = blake2b(digest_size=8)
    names: dict[int, bytes] = {}

    def walk(node: State, level: int) -> None:
        actor = int(node.actor())
        if actor == OVER:
            return
        legal = node.legal(actor)
        for code in legal:
            if code not in names:
                names[code] = game.actions.format(code).encode()
        digest.update(b"%d %d:" % (level, actor) + b",".join([names[code] for code in legal]) + b"\n")
        counts[level] += len(legal)
        if level + 1 == depth:
            return
        for code in legal:
            after = node.clone()
            after.apply(actor, code)
            settle(after, chance)
            walk(after, level + 1)

    start = state.clone()
    settle(start, chance)
    walk(start, 0)
    return counts, digest.hexdigest()


def measure(game: Game, case: Case, depth: int) -> Case:
    """The case with its choices, counts and order as the rules give them now."""
    state = position(game, case)
    actor = int(state.actor())
    if actor == OVER:
        raise OptionError(f"{case.name}: the game is over there")
    counts, order = perft(game, state, depth, luck(case.seed))
    choices = [game.actions.format(code) for code in state.legal(actor)]
    return Case(
        case.name, case.game, case.seats, case.seed, dict(case.options), list(case.moves), choices, counts, order
    )


def wander(game: Game, seats: int, seed: int, skip: int, options: dict[str, int | bool | str], name: str = "") -> Case:
    """A case whose position is reached by `skip` random decisions; fewer where the game ends before."""
    state = game.new(seats, options)
    chance, rng = luck(seed), Rng(seed)
    moves: list[str] = []
    while len(moves) < skip:
        actor = int(settle(state, chance))
        if actor == OVER:
            break
        legal = state.legal(actor)
        code = legal[rng.below(len(legal))]
        moves.append(game.actions.format(code))
        state.apply(actor, code)
    return Case(
        name or f"{game.info.id}, {seats} seats, seed {seed}, {len(moves)} moves",
        game.info.id,
        seats,
        seed,
        dict(options),
        moves,
    )


def read_cases(path: Path) -> list[Case]:
    """The cases of a JSON file; OptionError says which one is wrong."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise OptionError(f"{path}: {error}") from None
    if not isinstance(rows, list):
        raise OptionError(f"{path}: there must be a list of cases")
    out: list[Case] = []
    for i, row in enumerate(rows):
        try:
            out.append(Case(**row))
        except TypeError as error:
            raise OptionError(f"{path}: case {i + 1}: {error}") from None
    return out


def write_cases(path: Path, cases: Sequence[Case]) -> None:
    """The cases as JSON, one field a line."""
    rows = [
        ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in case.to_json().items())
        for case in cases
    ]
    path.write_text("[\n" + ",\n".join(f" {{\n{row}\n }}" for row in rows) + "\n]\n", encoding="utf-8")


def compare(case: Case, now: Case) -> list[str]:
    """What differs between a stored case and what the rules give now, each as a sentence."""
    wrong: list[str] = []
    if case.choices != now.choices:
        wrong.append(f"{case.name}: the choices were {case.choices}, now {now.choices}")
    if case.counts != now.counts:
        wrong.append(f"{case.name}: the counts were {case.counts}, now {now.counts}")
    if case.order != now.order and not wrong:
        wrong.append(
            f"{case.name}: the same counts, but choices differ further down or stand in another "
            f"order ({case.order}, now {now.order})"
        )
    return wrong
