"""`pithead replay`: stepping, the eyes of a seat, the proof, and what is wrong with a bad file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pithead.cli.saves import read_record
from pithead.table.record import Record
from tests.cli.drive import SEED, Terminal, plain, run


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game of two bots, to its end."""
    path = tmp_path_factory.mktemp("replay") / "g.jsonl"
    result = run(
        "play",
        "dig_deep",
        "--bots",
        "apprentice,pebble",
        "--option",
        "turn_limit=3",
        "--seed",
        SEED,
        "--record",
        str(path),
    )
    assert result.exit_code == 0, result.output
    return path


def test_a_pipe_gets_the_whole_log_and_the_last_reckoning(finished: Path) -> None:
    result = run("replay", str(finished), "--lang", "de")
    assert result.exit_code == 0
    assert "Runde 1: " in result.output
    assert "Die Partie ist zu Ende: das Zuglimit ist erreicht" in result.output
    assert f"Zeile {len(read_record(finished).lines)} von" in result.output


def test_at_shows_the_position_after_a_line(finished: Path) -> None:
    lines = read_record(finished).lines
    at = next(i + 1 for i, line in enumerate(lines) if str(line.get("move", "")).startswith("mine"))
    result = run("replay", str(finished), "--at", str(at))
    assert f"Line {at} of {len(lines)}" in result.output
    assert str(lines[at - 1]["move"]) in result.output
    assert "35 of 36 tiles left" in result.output
    assert run("replay", str(finished), "--at", "0").exit_code == 0
    beyond = run("replay", str(finished), "--at", "9999")
    assert beyond.exit_code == 2
    assert "the record has lines 0 to" in beyond.output


def test_json_gives_scene_events_standing_and_proof(finished: Path) -> None:
    data = json.loads(run("replay", str(finished), "--json", "--verify").output)
    lines = read_record(finished).lines
    assert data["standing"] == lines[-1]["standing"]
    assert data["proof"]["seed"] == SEED
    assert data["proof"]["draws"] == sum("draw" in line for line in lines)
    assert data["scene"]["phase"] == "over"
    assert data["events"][-1]["event"] == "ended"


def test_the_eyes_of_a_seat_see_what_that_seat_saw(finished: Path) -> None:
    lines = read_record(finished).lines
    at = next(i + 2 for i, line in enumerate(lines) if str(line.get("move", "")).startswith("mine"))
    owner = int(str(lines[at - 2]["seat"]))
    tile = str(lines[at - 1]["draw"]).split()[1]
    hands = {}
    for seat in (owner, 3 - owner):
        scene = json.loads(run("replay", str(finished), "--at", str(at), "--seat", str(seat), "--json").output)["scene"]
        hands[seat] = scene["seats"][owner - 1]["hand"]
    assert tile in [entry["tile"] for entry in hands[owner]]
    assert [entry["tile"] for entry in hands[3 - owner]] == [None] * len(hands[3 - owner])
    wrong = run("replay", str(finished), "--seat", "3")
    assert wrong.exit_code == 2
    assert "there are seats 1 to 2" in wrong.output


def test_verify_proves_every_draw(finished: Path) -> None:
    result = run("replay", str(finished), "--verify")
    assert result.exit_code == 0
    draws = sum("draw" in line for line in read_record(finished).lines)
    assert f"all {draws} draws were made again" in result.output.replace("\n", " ")


@pytest.mark.parametrize("seed", ["1a", "2b"])
def test_a_running_record_shows_no_line_that_the_looker_could_not_know(seed: str, tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    run("play", "rockwell", "--bots", "apprentice,apprentice", "--option", "turn_limit=2", "--seed", seed * 32,
        "--record", str(path))  # fmt: skip
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[: len(lines) * 2 // 3]))
    record = read_record(path)
    for at, line in enumerate(record.lines, 1):
        if not str(line.get("move", "")).startswith("bid") and "draw" not in line:
            continue
        for seat in (None, 1, 2):
            own = seat is not None and line.get("seat") == seat
            eyes = [] if seat is None else ["--seat", str(seat)]
            shown = json.loads(run("replay", str(path), "--at", str(at), "--json", *eyes).output)["line"]
            assert (shown == line) == own
            assert own or str(line.get("move", line.get("draw"))) not in json.dumps(shown)
        if at > 40:
            break
    printed = run("replay", str(path), "--at", "1").output.splitlines()[-1]
    assert str(record.lines[0].get("move", record.lines[0].get("draw"))) not in printed


def test_an_inserted_draw_is_found_though_every_hash_fits(finished: Path, tmp_path: Path) -> None:
    record = read_record(finished)
    asked = [i for i, line in enumerate(record.lines) if "move" in line]
    draw = next(line for line in record.lines if "draw" in line)
    for place in (asked[0], asked[len(asked) // 2]):
        forged = Record.start({k: v for k, v in record.header.items() if k not in ("h", "pithead")})
        for line in [*record.lines[:place], draw, *record.lines[place:]]:
            forged.append({k: v for k, v in line.items() if k not in ("h", "n")})
        cheat = tmp_path / "cheat.jsonl"
        cheat.write_text(forged.text())
        result = run("replay", str(cheat), "--verify")
        assert result.exit_code == 1
        assert f"line {place + 2}: nothing is drawn here" in result.output.replace("\n", " ")


def rechained(record: Record, change: dict[int, dict[str, object]]) -> str:
    """The record with some lines changed and every hash made to fit again: what a clever cheat would write."""
    forged = Record.start({k: v for k, v in record.header.items() if k not in ("h", "pithead")})
    for line in record.lines:
        n = int(str(line["n"]))
        new = {k: v for k, v in line.items() if k not in ("h", "n")}
        new.update(change.get(n, {}))  # type: ignore[arg-type]
        forged.append(new)
    return forged.text()


def test_a_forged_die_is_found_though_every_hash_fits(finished: Path, tmp_path: Path) -> None:
    record = read_record(finished)
    n, draw = next(
        (int(str(line["n"])), str(line["draw"]))
        for line in record.lines
        if str(line.get("draw", "")).startswith("rolled")
    )
    words = draw.split()
    words[4] = "1" if words[4] != "1" else "2"
    cheat = tmp_path / "cheat.jsonl"
    cheat.write_text(rechained(record, {n: {"draw": " ".join(words)}}))
    result = run("replay", str(cheat), "--verify")
    assert result.exit_code == 1
    assert f"line {n + 1}: the seed gives '{draw}', the record says '{' '.join(words)}'" in result.output


def test_another_commitment_or_seed_is_found_though_every_hash_fits(finished: Path, tmp_path: Path) -> None:
    record = read_record(finished)
    last = len(record.lines)
    cheat = tmp_path / "cheat.jsonl"
    cheat.write_text(rechained(record, {last: {"seed": "00" * 32}}))
    result = run("replay", str(cheat))
    assert result.exit_code == 1
    assert f"line {last + 1}: the revealed seed is not the one that the header commits to" in result.output


def damaged(text: str, how: str) -> str:
    lines = text.splitlines(keepends=True)
    if how == "empty":
        return ""
    if how == "truncated":
        return text[:-20]
    if how == "edited":
        return "".join([*lines[:6], lines[6].replace("draw", "drew"), *lines[7:]])
    if how == "line lost":
        return "".join([*lines[:8], *lines[9:]])
    if how == "not json":
        return "".join([*lines[:3], "what?\n", *lines[3:]])
    if how == "foreign":
        return '{"some": "file"}\n'
    if how == "prose":
        return "Dear diary,\n"
    if how == "other version":
        return lines[0].replace('"pithead":1', '"pithead":9') + "".join(lines[1:])
    raise AssertionError(how)


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("empty", "line 1: the file is empty"),
        ("truncated", "the line is cut off"),
        ("edited", "line 7: the line was changed"),
        ("line lost", "line 9: the number should be 8, not 9"),
        ("not json", "line 4: not JSON"),
        ("foreign", "line 1: not a Pithead record"),
        ("prose", "line 1: not JSON"),
        ("other version", "line 1: written by format version 9"),
    ],
)
@pytest.mark.parametrize("option", [[], ["--verify"], ["--json"], ["--at", "3"]])
def test_a_bad_file_is_refused_with_its_line(
    finished: Path, tmp_path: Path, how: str, error: str, option: list[str]
) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(damaged(finished.read_text(), how))
    result = run("replay", str(bad), *option)
    assert result.exit_code == 1
    assert f"{bad}: " in result.output
    assert error in result.output


def test_a_binary_or_missing_file_is_refused(tmp_path: Path) -> None:
    image = tmp_path / "image.png"
    image.write_bytes(b"\x89PNG\n\x1a\n\xff\xff")
    result = run("replay", str(image))
    assert result.exit_code == 1
    assert "line 1: not text" in result.output
    missing = run("replay", str(tmp_path / "none.jsonl"))
    assert missing.exit_code == 2
    assert "No such file" in missing.output


def test_a_running_game_can_be_watched_but_not_proved(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    run("play", "dig_deep", "--seats", "2", "--bots", "none", "--seed", SEED, "--record", str(path), typed="keep\n")
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert "The game is not over yet." in result.output
    proof = run("replay", str(path), "--verify")
    assert proof.exit_code == 1
    assert "the game is not over, so its seed is not revealed yet" in proof.output.replace("\n", " ")


def test_stepping_on_a_terminal(finished: Path, tmp_path: Path) -> None:
    total = len(read_record(finished).lines)
    terminal = Terminal("replay", str(finished), cwd=tmp_path)
    seen = [plain(terminal.read_until("> "))]
    for key in ("n", "p", "last", "p", "first", "20", "sideways", "p"):
        terminal.type(key)
        seen.append(plain(terminal.read_until("> ")))
    terminal.type("q")
    terminal.read_until("")
    assert terminal.close() == 0
    assert "Round 1 of at most 3" in seen[0]
    assert seen[0].split("Line ")[1].split()[0] == seen[2].split("Line ")[1].split()[0]
    assert int(seen[1].split("Line ")[1].split()[0]) > int(seen[0].split("Line ")[1].split()[0])
    assert f"Line {total} of {total}" in seen[3]
    assert f"Line 0 of {total}  The set-up" in seen[5]
    assert f"Line 20 of {total}" in seen[6]
    assert "“sideways” is no step" in seen[7]
