"""A position, a move and a game in other forms: pickled, copied, and read from data that may be damaged."""

import copy
import pickle
import shutil
from pathlib import Path

import pytest

from pithead.core.actions import Move
from pithead.core.api import PUBLIC, Event, Game, Json, State
from pithead.core.chance import Rng
from pithead.core.errors import PackError
from pithead.core.rollout import play_out
from pithead.games._template.game import NuggetsGame
from pithead.games.packs import core_pack
from pithead.games.registry import GAMES, load_game, load_kit

ALL: list[Game] = [NuggetsGame(), *(load_game(name) for name in GAMES)]
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.info.id)

NO_NUMBER: list[Json] = [None, "1", 1.5, True, {}, 1 << 62, 1 << 80]
EMPTY: Json = []
DEEP: Json = [[[]]]


def midgame(game: Game) -> State:
    length = play_out(game.new(2), Rng(3), 120)
    state = game.new(2)
    play_out(state, Rng(3), length // 2)
    return state


@each_game
def test_a_pickled_position_is_another_one_with_the_same_key_and_plays_on_alike(game: Game) -> None:
    state = midgame(game)
    before = state.key()
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert type(other) is type(state)
        assert other.key() == before
        play_out(other, Rng(5), 4)
        assert state.key() == before != other.key()
        again = state.clone()
        play_out(again, Rng(5), 4)
        assert again.key() == other.key()


@each_game
def test_a_pickled_view_keeps_its_holes(game: Game) -> None:
    view = midgame(game).view(1)
    assert pickle.loads(pickle.dumps(view)).key() == view.key()


def test_a_log_is_not_pickled_but_an_event_can_be() -> None:
    state = midgame(ALL[0])
    state.log = [Event(1, (2, 3), PUBLIC, True)]
    assert pickle.loads(pickle.dumps(state)).log is None
    event = pickle.loads(pickle.dumps(state.log[0]))
    assert (event.kind, event.args, event.seen_by, event.reveals) == (1, (2, 3), PUBLIC, True)


def test_a_move_is_pickled_and_copied_by_its_names() -> None:
    move = Move("advertise", ["ruby", "+1"])
    for other in (pickle.loads(pickle.dumps(move)), copy.deepcopy(move)):
        assert other == move
        assert (other.verb, other.args, hash(other)) == (move.verb, move.args, hash(move))


@each_game
def test_a_game_is_its_own_copy_and_a_pickle_reads_its_pack_again(game: Game) -> None:
    assert copy.copy(game) is copy.deepcopy(game) is game
    other = pickle.loads(pickle.dumps(game))
    assert type(other) is type(game)
    assert other.info.pack.digest == game.info.pack.digest
    assert other.actions.layout() == game.actions.layout()
    assert other.new(2).key() == game.new(2).key()


def test_a_pickled_game_whose_pack_has_changed_is_refused(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(core_pack("dig_deep"), tmp_path / "mine"))
    game = load_kit("dig_deep").create(folder)
    kept = pickle.dumps(game)
    assert pickle.loads(kept).info.pack.name == "mine"
    start = folder / "game.toml"
    start.write_text(start.read_text(encoding="utf-8").replace("coins = 12", "coins = 15"), encoding="utf-8")
    with pytest.raises(PackError, match=f"the pack was {game.info.pack.digest}"):
        pickle.loads(kept)


def refused(game: Game, data: dict[str, Json]) -> str:
    with pytest.raises(ValueError) as error:
        game.load(data)
    return str(error.value)


@each_game
def test_every_field_must_be_there_and_have_its_form(game: Game) -> None:
    data = midgame(game).to_json()
    assert game.load(data).to_json() == data
    for name, value in data.items():
        assert refused(game, {k: v for k, v in data.items() if k != name}).startswith(f"the field '{name}' ")
        for wrong in [*NO_NUMBER, DEEP, 0 if isinstance(value, list) else EMPTY]:
            assert refused(game, {**data, name: wrong}).startswith(f"the field '{name}' ")
        if isinstance(value, list):
            for item in [*NO_NUMBER, DEEP]:
                assert refused(game, {**data, name: [item, *value[1:]]}).startswith(f"the field '{name}' must ")
            grows = type(game.new(2)).GROWING.get(name, 0)
            if grows != 1:
                assert refused(game, {**data, name: [*value, 0]}).startswith(f"the field '{name}' must hold ")
    assert refused(game, {**data, "stray": 0}) == "there is no field 'stray'"


@each_game
def test_seats_round_and_reason_must_be_possible(game: Game) -> None:
    data = midgame(game).to_json()
    low, high = game.info.min_seats, game.info.max_seats
    for seats in (low - 1, high + 1, "2"):
        assert f"the field 'seats' must be {low} to {high}" in refused(game, {**data, "seats": seats})
    assert "must hold" in refused(game, {**data, "seats": 3})
    assert "the field 'round' must be 0 to" in refused(game, {**data, "round": -1})
    assert "the field 'reason' must be 0 to" in refused(game, {**data, "reason": len(game.reasons)})
