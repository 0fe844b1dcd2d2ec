"""Layouts, what is printed of them, and the buffers that they are written to."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest
from tools.make_encoders_page import PAGE, SPEED, page
from typer.testing import CliRunner

from pithead.bots.layout import FORMAT, Block, Group, Layout
from pithead.bots.registry import encoded_games, load_encoder
from pithead.cli.main import app
from pithead.core.errors import OptionError
from pithead.core.rollout import play_out
from pithead.games.registry import load_game
from tests.bots.encoding import played, row_of
from tests.packs import richer

ENCODED = encoded_games()


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.make_encoders_page"


def test_a_row_was_measured_to_take_10_microseconds_at_most() -> None:
    found = json.loads(SPEED.read_text(encoding="utf-8"))
    assert found["build"] == "Compiled" and list(found["encoders"]) == ENCODED
    for name, rows in found["encoders"].items():
        info = load_game(name).info
        assert [int(seats) for seats in rows] == list(range(info.min_seats, info.max_seats + 1))
        assert all(row["encode_us"] <= 10 and row["encode_p95_us"] <= 10 for row in rows.values())


@pytest.mark.parametrize("name", ENCODED)
def test_every_number_has_a_name_and_a_scale(name: str) -> None:
    layout = load_encoder(name).layout
    names = [layout.name_of(at) for at in range(layout.size)]
    assert len(set(names)) == layout.size == len(layout.scales())
    assert min(layout.scales()) >= 1
    for group in layout.groups:
        for block in group.blocks:
            for copy in (0, group.copies - 1):
                found = layout.where(group.name, block.name, copy)
                assert names[found[0]] == f"{group.name} {copy} {block.name} 0"
                assert len(found) == block.length
    with pytest.raises(KeyError):
        layout.where("nowhere", "nothing")
    with pytest.raises(IndexError):
        layout.name_of(layout.size)


@pytest.mark.parametrize("name", ENCODED)
def test_any_buffer_of_the_right_form_is_filled(name: str) -> None:
    encoder, game = load_encoder(name), load_game(name)
    size = encoder.layout.size
    view = game.new(game.info.max_seats).view(0)
    row = array(FORMAT, [7] * size)
    encoder.encode(view, 0, row)
    raw = bytearray(2 * size)
    encoder.encode(view, 0, memoryview(raw).cast(FORMAT))
    assert bytes(raw) == row.tobytes()
    batch = memoryview(array(FORMAT, [7] * (3 * size)))
    encoder.encode(view, 0, batch[size : 2 * size])
    assert batch[size : 2 * size].tolist() == row.tolist()
    assert set(batch[:size].tolist() + batch[2 * size :].tolist()) == {7}
    for wrong in (array(FORMAT, [0] * (size - 1)), array("i", [0] * size), bytearray(2 * size)):
        with pytest.raises(ValueError, match=f"{size} numbers of 16 bits"):
            encoder.encode(view, 0, wrong)


def test_a_layout_refuses_gaps_and_has_a_stamp_of_its_own() -> None:
    one, two = Block("a", 0, 2, "", 3), Block("b", 2, 1, "")
    layout = Layout("nuggets", 1, [Group("table", 0, 1, 3, "", [one, two]), Group("seat", 3, 2, 2, "", [one])])
    assert layout.size == 7
    assert layout.scales() == [3, 3, 1, 3, 3, 3, 3]
    assert layout.stamp() != Layout("nuggets", 2, layout.groups).stamp()
    assert layout.stamp() != Layout("nuggets", 1, layout.groups[:1]).stamp()
    with pytest.raises(ValueError, match=r"table\.b starts at 2"):
        Group("table", 0, 1, 1, "", [two])
    with pytest.raises(ValueError, match="table is 4 wide"):
        Group("table", 0, 1, 4, "", [one, two])
    with pytest.raises(ValueError, match="seat starts at 3"):
        Layout("nuggets", 1, [Group("seat", 3, 2, 2, "", [one])])


@pytest.mark.parametrize("name", ENCODED)
def test_a_layout_is_printed(name: str) -> None:
    done = CliRunner().invoke(app, ["encoders", name, "--json"])
    assert done.exit_code == 0, done.output
    (found,) = json.loads(done.stdout)
    layout, game = load_encoder(name).layout, load_game(name)
    assert found["size"] == layout.size
    assert found["stamps"] == {
        "pack": game.info.pack.digest,
        "actions": game.actions.layout(),
        "encoder": layout.stamp(),
    }
    assert [group["name"] for group in found["groups"]] == [group.name for group in layout.groups]
    shown = CliRunner().invoke(app, ["encoders", name], env={"COLUMNS": "200"})
    assert shown.exit_code == 0
    assert layout.stamp() in shown.stdout
    assert layout.groups[0].blocks[0].meaning in shown.stdout


def test_a_layout_serves_every_pack_and_the_stamps_tell_them_apart(tmp_path: Path) -> None:
    encoder, plain = load_encoder("dig_deep"), load_game("dig_deep")
    rich = load_game("dig_deep", richer(tmp_path))
    rows = []
    for game in (plain, rich, plain):
        row = array(FORMAT, [7] * encoder.layout.size)
        encoder.encode(game.new(2).view(0), 0, row)
        rows.append(row)
    coins = encoder.layout.where("player", "coins")[0]
    assert rows[0] == rows[2]
    assert rows[1][coins] == rows[0][coins] + 3
    ours, others = encoder.layout.stamps(plain), encoder.layout.stamps(rich)
    assert {name for name in ours if ours[name] != others[name]} == {"pack"}


def test_encoders_are_measured() -> None:
    done = CliRunner().invoke(app, ["bench", "dig_deep", "--encoders", "--seats", "2", "--seconds", "0.05", "--json"])
    assert done.exit_code == 0, done.output
    row = json.loads(done.stdout)["dig_deep"]["2"]
    assert set(row) == {"positions", "view_us", "encode_us", "mask_us", "encode_p95_us"}
    assert all(value > 0 for value in row.values())


def test_a_game_without_an_encoder_says_so() -> None:
    with pytest.raises(OptionError, match="no game 'chess'"):
        load_encoder("chess")


# what a row tells of the seat asked for alone, or of what it has not seen
OWN = {
    "dig_deep": {"table unseen", "tiles knows", "dug gems", "dug knows", "tiles hand"},
    "rockwell": set[str](),
    "imperial_miners": {"own hand", "own discards", "table left", "player discards", "player hand"},
}


@pytest.mark.parametrize("name", ENCODED)
@pytest.mark.parametrize("seed", [1, 2])
def test_seats_counted_otherwise_are_the_row_of_another_seat(name: str, seed: int) -> None:
    encoder, game = load_encoder(name), load_game(name)
    for seats in range(max(2, game.info.min_seats), game.info.max_seats + 1):
        *_, (state, _, rng) = played(game, seats, seed)
        play_out(state, rng)
        first = row_of(encoder, state.view(0), 0)
        for seat in range(1, seats):
            order = [(seat + k) % seats for k in range(seats)]
            turned = [first[at] for at in encoder.layout.columns(order)]
            other = row_of(encoder, state.view(seat), seat)
            differing = {
                encoder.layout.name_of(at) for at, (a, b) in enumerate(zip(turned, other, strict=True)) if a != b
            }
            kinds = {f"{words[0]} {words[2]}" for words in map(str.split, differing)}
            assert kinds <= OWN[name], kinds
