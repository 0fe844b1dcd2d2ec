"""Files of puzzles: gone on with where they were cut off, without doubles; the command that reads them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from pithead.coach.puzzles import PuzzleError
from pithead.lab.puzzles import Records, games_file, make, read_file, write_file
from pithead.lab.reviews import played
from pithead.locales import LANGUAGES, Texts
from tests.cli.drive import plain, run
from tests.coach.puzzles import LITTLE, mined

PLAYERS = ("foreman@80", "apprentice")


def records(folder: Path) -> tuple[Path, ...]:
    """Two short games, and the first of them once more."""
    texts = [played("dig_deep", PLAYERS, seed, {"turn_limit": 2}).record.text() for seed in (2, 3)]
    paths = [folder / f"{name}.jsonl" for name in "abc"]
    for path, text in zip(paths, [*texts, texts[0]], strict=True):
        path.write_text(text, encoding="utf-8")
    return tuple(paths)


def test_a_run_that_was_cut_off_ends_in_the_same_file(tmp_path: Path) -> None:
    work = Records("dig_deep", 1, records(tmp_path), LITTLE)
    whole, again = tmp_path / "whole.jsonl", tmp_path / "again.jsonl"
    told = list(make(work, 2, whole, 1))
    assert told[0] == (0, 0) and told[-1] == (2, len(read_file(whole)))
    assert len(read_file(whole)) > 1
    list(make(work, 1, again, 1))
    first = len(read_file(again))
    second = whole.read_bytes().splitlines(keepends=True)[first]
    again.write_bytes(again.read_bytes() + second + second[:50])  # killed while the second game's were written
    told = list(make(work, 2, again, 1))
    assert told[0] == (1, first)
    assert again.read_bytes() == whole.read_bytes()
    assert games_file(again).read_text(encoding="utf-8").count("\n") == 2
    assert list(make(work, 3, again, 1)) == [(3, len(read_file(whole)))], "the same record is the same game"


def test_what_is_seen_twice_is_one_puzzle(tmp_path: Path) -> None:
    work = Records("dig_deep", 1, records(tmp_path)[:1], LITTLE)
    out = tmp_path / "out.jsonl"
    list(make(work, 1, out, 1))
    every = read_file(out)
    games_file(out).write_text("another game\n", encoding="utf-8")
    write_file(out, [msgspec.structs.replace(one, source="another game") for one in every])
    list(make(work, 1, out, 1))
    assert [one.id for one in read_file(out)] == [one.id for one in every]


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(PuzzleError, match="line 1"):
        read_file(path)


@pytest.mark.parametrize("game_id", ["dig_deep", "rockwell", "imperial_miners"])
def test_the_command_shows_and_asks(game_id: str, tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    write_file(path, mined(game_id))
    one = mined(game_id)[0]
    for number, puzzle in enumerate(mined(game_id), 1):
        lang = LANGUAGES[number % len(LANGUAGES)]
        shown = run("puzzles", "show", str(path), str(number), "--lang", lang)
        assert shown.exit_code == 0, (shown.output, shown.exception)
        assert " ".join(Texts(lang).msg(puzzle.prompt).split()) in " ".join(plain(shown.output).split())
    right = run("puzzles", "solve", str(path), "1", typed="".join(f"{move}\n" for move in one.best.moves))
    assert right.exit_code == 0 and Texts("en").msg("puzzles-right") in right.output
    wrong = run("puzzles", "solve", str(path), "1", typed="".join(f"{move}\n" for move in one.rivals[0].moves))
    assert wrong.exit_code == 0 and Texts("en").msg("puzzles-wrong") in wrong.output
    assert run("puzzles", "show", str(path), "9999").exit_code == 2


def test_the_command_checks_and_keeps_what_holds(tmp_path: Path) -> None:
    path, out = tmp_path / "some.jsonl", tmp_path / "kept.jsonl"
    one = max(mined("dig_deep"), key=lambda puzzle: puzzle.best.share - puzzle.rivals[0].share)
    spoiled = msgspec.structs.replace(one, best=one.rivals[-1], rivals=[one.best, *one.rivals[:-1]])
    write_file(path, [one, spoiled])
    done = run("puzzles", "check", str(path), "--worlds", "24", "--jobs", "1", "--json")
    assert done.exit_code == 1
    assert json.loads(done.output)["hold"] == 1 and list(json.loads(done.output)["fallen"]) == ["2"]
    kept = run("puzzles", "check", str(path), "--worlds", "24", "--jobs", "1", "--out", str(out))
    assert kept.exit_code == 0 and read_file(out) == [one]


def test_a_game_that_there_is_not_is_named() -> None:
    done = run("puzzles", "make", "chess")
    assert done.exit_code == 2 and "there is no game 'chess'" in done.output
