"""Files of puzzles: gone on with where they were cut off, without doubles; the command that reads them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import msgspec
import pytest
from tools import make_puzzles

from pithead.coach.puzzles import PuzzleError, read_puzzle
from pithead.coach.shipped import shipped_puzzle
from pithead.lab.puzzles import Records, forget, games_file, make, read_file, write_file
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


def test_puzzles_of_games_that_are_no_longer_given_are_forgotten(tmp_path: Path) -> None:
    file, one = tmp_path / "some.jsonl", shipped_puzzle("dig_deep", 1)
    assert one is not None
    sources = ["table a", "table b", "record a", "seed 1 game 2"]
    write_file(file, [msgspec.structs.replace(one, source=source) for source in sources])
    games_file(file).write_text("".join(f"{source}\n" for source in [*sources, "table c"]))
    assert forget(file, "table", {"table b"}) == 1
    assert [puzzle.source for puzzle in read_file(file)] == sources[1:]
    assert games_file(file).read_text().split("\n")[:-1] == sources[1:]
    assert forget(tmp_path / "none.jsonl", "table", set()) == 0 and not (tmp_path / "none.jsonl").exists()


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


def test_the_shipped_ones_are_made_resumably_and_spread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raw, journal = tmp_path / "raw.jsonl", tmp_path / "raw.weighed"
    every = mined("dig_deep")
    write_file(raw, every[:2])
    first = make_puzzles.readied(raw, journal, 16, 1)
    notes = journal.read_text(encoding="utf-8")
    assert notes.count("\n") == 2 and {one.id for one in first} <= {one.id for one in every}
    journal.write_text(notes + '{"id": "cut', encoding="utf-8")  # killed while a note was written
    monkeypatch.setattr(make_puzzles.Readied, "_one", lambda self, puzzle: "is weighed again")
    assert make_puzzles.readied(raw, journal, 16, 1) == first, "what is noted is not weighed again"
    path = make_puzzles.written(tmp_path / "some.gz", every)
    before = path.read_bytes()
    assert make_puzzles.written(path, every).read_bytes() == before
    assert [read_puzzle(line) for line in gzip.decompress(before).splitlines()] == list(every)


def test_of_many_puzzles_a_spread_is_kept() -> None:
    one = max(mined("dig_deep"), key=lambda puzzle: len(puzzle.rivals))
    many = [
        msgspec.structs.replace(one, id=f"{n}", source=f"game {n}", themes=[kind], rating=rating, seats=seats)
        for n, (kind, rating, seats) in enumerate(
            [("buy", "search", 2)] * 20 + [("sell", "foreman", 3), ("sell", "search", 4), ("buy", "foreman", 2)]
        )
    ]
    kept = make_puzzles.spread(many, 8)
    assert len(kept) == 8 and len({one.id for one in kept}) == 8
    assert {(one.themes[0], one.rating, one.seats) for one in kept} >= {("sell", "foreman", 3), ("sell", "search", 4)}
    crowded = [msgspec.structs.replace(one, id=f"{n}", source=f"game {n % 2}") for n in range(40)]
    assert len(make_puzzles.best_of_each(crowded)) == 2 * make_puzzles.OF_ONE_GAME
    poor = [msgspec.structs.replace(one, id=f"two {n}", rivals=one.rivals[:1]) for n, one in enumerate(many)]
    assert all(len(one.rivals) > 1 for one in make_puzzles.spread([*poor, *many], 8)), "more to choose from goes first"
    assert make_puzzles.spread(many[:3], 8) == make_puzzles.spread(many[:3][::-1], 8)


def test_those_of_the_program_are_solved_in_the_terminal_too() -> None:
    one = shipped_puzzle("dig_deep", 2)
    assert one is not None
    typed = "".join(f"{move}\n" for move in one.best.moves)
    right = run("puzzles", "solve", "dig_deep", "2", typed=typed)
    assert right.exit_code == 0 and Texts("en").msg("puzzles-right") in right.output
    missing = run("puzzles", "show", "dig_deep", "99999")
    assert missing.exit_code == 2 and "puzzles 1 to" in missing.output
