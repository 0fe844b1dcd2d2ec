"""Records on disk: written through, never overwritten, playable again whatever was cut off."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pithead.cli import saves
from pithead.cli.saves import Save, SaveError, default_path, read_record, resume, seed_file
from pithead.core.api import Game
from pithead.core.chance import seed_from
from pithead.games.registry import load_game
from pithead.table.record import Player, Record, RecordError
from pithead.table.table import Table

BINARY = 1 << 29


def game() -> Game:
    return load_game("dig_deep")


def started(path: Path, commands: int = 0) -> tuple[Table, Save]:
    """A game of two, some commands in."""
    table = Table(game(), [Player("Ann"), Player("Bo")], {"turn_limit": 2}, seed_from("saves"))
    save = Save.create(path, table)
    for _ in range(commands):
        step(table, save)
    return table, save


def step(table: Table, save: Save) -> None:
    """The first choice there is."""
    seat = table.waiting()[0]
    table.play(seat, [table.offer(seat).choices[0].move], table.offers[seat])
    save.write(table.record)


def test_the_file_holds_every_command_as_soon_as_it_is_done(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "g.jsonl"
    table, save = started(path)
    while not table.over:
        assert read_record(path).text() == table.record.text()
        assert seed_file(path).read_text().strip() == seed_from("saves").hex()
        step(table, save)
    assert path.read_text() == table.record.text()
    assert read_record(path).ended
    assert not seed_file(path).exists()


def test_only_the_owner_can_read_the_seed_and_the_record_does_not_hold_it(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    started(path, 3)
    assert seed_file(path).stat().st_mode & 0o777 == 0o600
    assert seed_from("saves").hex() not in path.read_text()


@pytest.mark.parametrize("commands", [0, 1, 7, 12])
def test_a_file_cut_off_anywhere_in_its_last_command_is_resumed(tmp_path: Path, commands: int) -> None:
    path = tmp_path / "g.jsonl"
    table, save = started(path, commands)
    before = table.record.text()
    step(table, save)
    data = path.read_bytes()
    header = data.index(b"\n") + 1
    first = len(before.encode()) if commands else header
    for cut in range(first, len(data), 1 if commands else 9):
        path.write_bytes(data[:cut])
        again, save = resume(path, lambda record: load_game(str(record.header["game"])))
        assert path.read_text() == again.record.text()
        assert data.startswith(again.record.text().encode())
        assert again.waiting() or again.over
        assert len(again.record.text()) >= len(before)
        if not again.over and cut % 37 == 0:
            step(again, save)
            assert Record.parse(path.read_text()).text() == again.record.text()


def test_a_file_that_lacks_only_its_last_line_can_be_finished(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    table, save = started(path)
    while not table.over:
        step(table, save)
    whole = path.read_text()
    path.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    seed_file(path).write_text(seed_from("saves").hex())
    again, save = resume(path, lambda record: load_game(str(record.header["game"])))
    assert not again.over
    step(again, save)
    assert path.read_text() == whole


def test_damage_inside_is_not_taken_for_a_cut(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    started(path, 5)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:4], *lines[5:]]))
    with pytest.raises(RecordError, match="line 5: the number should be 4"):
        resume(path, lambda record: load_game(str(record.header["game"])))
    assert path.read_text() == "".join([*lines[:4], *lines[5:]])


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (None, "not there, so it can be replayed but not played on"),
        ("xyz", "this is no seed"),
        ("abcd", "a seed has 32 bytes, not 2"),
    ],
)
def test_without_its_seed_a_game_is_not_played_on(tmp_path: Path, content: str | None, error: str) -> None:
    path = tmp_path / "g.jsonl"
    started(path, 2)
    seed_file(path).unlink()
    if content is not None:
        seed_file(path).write_text(content)
    with pytest.raises(SaveError, match=error):
        resume(path, lambda record: load_game(str(record.header["game"])))


def test_another_seed_than_the_committed_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    started(path, 2)
    seed_file(path).write_text("00" * 32)
    with pytest.raises(RecordError, match="line 1: the seed given is not the one"):
        resume(path, lambda record: load_game(str(record.header["game"])))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    table = Table(game(), [Player("Ann"), Player("Bo")], None, seed_from("saves"))
    with pytest.raises(SaveError, match="file"):
        Save.create(blocked / "g.jsonl", table)


def test_default_names_do_not_collide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PITHEAD_GAMES", str(tmp_path / "here"))
    one = default_path("dig_deep")
    assert one.parent == tmp_path / "here"
    one.parent.mkdir()
    one.write_text("")
    assert default_path("dig_deep") != one


def test_a_game_that_is_open_twice_is_not_written_by_both(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    table, save = started(path, 2)
    other, other_save = resume(path, lambda record: load_game(str(record.header["game"])))
    step(other, other_save)
    before = path.read_text()
    with pytest.raises(SaveError, match="is the game open twice"):
        step(table, save)
    assert path.read_text() == before
    assert read_record(path).text() == other.record.text()


def test_a_line_is_written_as_it_is_where_files_have_a_text_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    real = os.open

    def spy(path: Path, flags: int, mode: int = 0o777) -> int:
        asked.append(flags)
        return real(path, flags & ~BINARY, mode)

    monkeypatch.setattr(os, "O_BINARY", BINARY, raising=False)
    monkeypatch.setattr(os, "open", spy)
    saves._write(tmp_path / "one", "a\n", os.O_CREAT, 0o600)
    assert asked[0] & BINARY
