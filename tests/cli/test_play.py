"""Playing in the terminal: whole games, the curtain, undo, help, bad input, leaving and coming back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pithead.cli.boards import board_of, shown_to
from pithead.cli.saves import read_record, seed_file
from pithead.core.api import SPECTATOR, TRUTH
from pithead.games.registry import load_game
from pithead.table.table import Table
from tests.cli.drive import SEED, WIPED, Terminal, plain, run

ONES = "1\n" * 3000
SHORT = ("--option", "turn_limit=3", "--seed", SEED)


def replayed(path: Path, upto: int | None = None) -> Table:
    return Table.replay(load_game("dig_deep"), read_record(path), upto)


@pytest.mark.parametrize(
    ("lang", "winner"), [("en", "The winner: "), ("de", "Gewonnen hat: "), ("fr", "Victoire\u202f: ")]
)
def test_a_whole_game_against_bots_through_a_pipe(tmp_path: Path, lang: str, winner: str) -> None:
    file = tmp_path / "game.jsonl"
    result = run(
        "play",
        "dig_deep",
        "--seats",
        "3",
        "--bots",
        "apprentice",
        "--lang",
        lang,
        "--record",
        str(file),
        *SHORT,
        typed=ONES,
    )
    assert result.exit_code == 0, result.output
    assert winner in result.output
    assert SEED in result.output
    record = read_record(file)
    assert record.ended
    assert record.lines[-1]["end"] == "turn_limit"
    assert not seed_file(file).exists()
    assert max(len(line) for line in result.output.splitlines()) <= 80
    assert run("replay", str(file), "--verify").exit_code == 0


@pytest.mark.parametrize(
    ("game", "lang", "typed", "why"),
    [
        ("dig_deep", "en", "finish\nfinish yes\n", "agree to end the game"),
        ("rockwell", "de", "schluss\nschluss ja\n", "beenden die Partie einvernehmlich"),
        ("imperial_miners", "fr", "terminer\nterminer oui\n", "s’accorde pour finir la partie"),
    ],
)
def test_a_game_is_ended_by_agreement(tmp_path: Path, game: str, lang: str, typed: str, why: str) -> None:
    file = tmp_path / "game.jsonl"
    args = ("--seats", "2", "--bots", "none,pebble", "--lang", lang, "--record", str(file), "--seed", SEED)
    result = run("play", game, *args, typed="1\n" + typed)
    assert result.exit_code == 0, result.output
    assert " ".join(result.output.split()).count(why) == 1
    assert read_record(file).lines[-1]["end"] == "agreed"
    assert run("replay", str(file), "--verify").exit_code == 0


def test_a_record_is_read_with_names_in_the_language_of_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    bots = "none,apprentice,apprentice,foreman"
    run("play", "dig_deep", "--seats", "4", "--bots", bots, "--lang", "en", "--record", str(file), *SHORT, typed=ONES)
    players = [player.name for player in replayed(file, 0).players]
    assert players == ["", "", "", ""], "a record keeps the kind of a bot, not a word for it"
    for lang, names in (
        ("en", "Player 1, Apprentice 2, Apprentice 3, Foreman"),
        ("de", "Spieler 1, Lehrling 2, Lehrling 3, Steiger"),
        ("fr", "Joueur 1, Apprenti 2, Apprenti 3, Porion"),
    ):
        assert names in run("replay", str(file), "--lang", lang).output


@pytest.mark.parametrize("seats", [2, 4])
def test_every_number_of_seats_can_be_played_and_watched(tmp_path: Path, seats: int) -> None:
    bots = ",".join(["pebble", "apprentice", "pebble", "apprentice"][:seats])
    result = run(
        "play", "dig_deep", "--seats", str(seats), "--bots", bots, "--record", str(tmp_path / "game.jsonl"), *SHORT
    )
    assert result.exit_code == 0, result.output
    assert "Round 3" in result.output
    assert "The winner: " in result.output or "Shared victory: " in result.output


def test_choices_by_move_text_by_prefix_and_by_number(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(
        "play", "dig_deep", "--seats", "2", "--bots", "none", "--record", str(file), *SHORT, typed="mark 1\nmar 2\nRO\n"
    )
    moves = [line["move"] for line in read_record(file).lines if "move" in line]
    assert moves == ["mark 1", "mark 2", "roll"]


def test_words_of_the_readers_language_are_understood(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(
        "play",
        "dig_deep",
        "--seats",
        "2",
        "--bots",
        "none",
        "--lang",
        "de",
        "--record",
        str(file),
        *SHORT,
        typed="behalten\nfertig\nzugende\n",
    )
    moves = [line["move"] for line in read_record(file).lines if "move" in line]
    assert moves == ["keep", "done", "end"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; they go from 1 to "),
        ("0", "There is no choice 0"),
        ("fnord", "“fnord” is no choice and no command"),
        ("kep", "Did you mean keep?"),
        ("mark", "“mark” could be several: mark 1"),
        ("mine c", "“mine c” is not possible now. Possible: mark 1"),
        ("mark 9", "“mark 9” is not possible now. Possible: mark 1, mark 2"),
        ("1 2 4", "several numbers at once are for choices of one kind"),
        ("undo", "There is nothing to take back"),
        ("lang xx", "There is no language “xx”: en, de, fr"),
        ("rules DD-Q9", "There is no clause “DD-Q9”: DD-C1"),
        ("why 99", "There is no choice 99"),
    ],
)
def test_bad_input_is_explained_and_changes_nothing(tmp_path: Path, typed: str, answer: str) -> None:
    file = tmp_path / "game.jsonl"
    result = run(
        "play", "dig_deep", "--seats", "2", "--bots", "none", "--record", str(file), *SHORT, typed=typed + "\n"
    )
    assert answer in result.output
    assert [line for line in read_record(file).lines if "move" in line or "undo" in line] == []


def test_undo_goes_back_to_the_last_reveal_and_not_past_it(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "mark 1\nmark 2\nundo\nroll\nundo\n"
    result = run("play", "dig_deep", "--seats", "2", "--bots", "none", "--record", str(file), *SHORT, typed=typed)
    lines = read_record(file).lines
    assert [line.get("move") or "undo" for line in lines if "move" in line or "undo" in line] == [
        "mark 1",
        "mark 2",
        "undo",
        "roll",
    ]
    assert "There is nothing to take back" in result.output


@pytest.mark.parametrize(
    ("game", "lang", "word"),
    [("dig_deep", "en", "hint"), ("rockwell", "de", "tipp"), ("imperial_miners", "fr", "conseil")],
)
def test_a_hint_names_choices_with_reasons_and_moves_nothing(tmp_path: Path, game: str, lang: str, word: str) -> None:
    file = tmp_path / "game.jsonl"
    common = ("play", game, "--seats", "2", "--bots", "none", "--lang", lang, "--seed", SEED, "--record", str(file))
    plain_run = run(*common, typed="\n")
    hinted = run(*common[:-1], str(tmp_path / "hinted.jsonl"), typed=f"{word}\n")
    added = [
        line
        for line in hinted.output.splitlines()
        if line not in plain_run.output.splitlines() and re.match(r"\d+  \S", line)
    ]
    assert 1 <= len(added) <= 3
    assert "%" in hinted.output
    assert [line for line in read_record(tmp_path / "hinted.jsonl").lines if "move" in line] == []


def test_help_why_rules_log_and_board_explain_without_moving(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "help\nhelp 1\nwhy\nwhy keep\nrules a4\nlog\nlog 1\nboard\nlang fr\naide\n"
    result = run("play", "dig_deep", "--seats", "2", "--bots", "none", "--record", str(file), *SHORT, typed=typed)
    assert "No reroll this turn; resolve the dice as they lie." in result.output
    assert "mark 3" in result.output
    assert "“rules DD-R3”" in result.output
    assert re.search(r"^white +[A-Z]\w+ \d", result.output, re.M), "the faces of a die"
    assert re.search(r"^♛ +who controls a column", result.output, re.M), "a sign of the board"
    assert "Rule DD-R3" in result.output
    assert result.output.count("DD-R3 [R] Then, once per turn") == 2
    assert "DD-A4 Mine" in result.output
    assert "garder tous les dés" in result.output
    assert "Pas de relance ce tour-ci" in result.output
    assert [line for line in read_record(file).lines if "move" in line] == []


def test_the_end_of_the_input_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "dig_deep", "--seats", "3", "--record", str(file), *SHORT, typed="keep\nquit\nkeep\n")
    assert result.exit_code == 0
    assert f"pithead play --resume {file}" in result.output.replace("\n", "")
    assert seed_file(file).stat().st_mode & 0o777 == 0o600
    before = replayed(file)
    again = run("play", "--resume", str(file), "--lang", "de", typed="verlassen\n")
    assert "Round" not in again.output
    assert "Runde 1" in again.output
    assert replayed(file).state.key() == before.state.key()
    last = run("play", "--resume", str(file), typed=ONES)
    assert "The winner: " in last.output
    assert not seed_file(file).exists()
    over = run("play", "--resume", str(file))
    assert over.exit_code == 2
    assert "this game is over" in over.output


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["dig_deep", "--seats", "5"], "Dig Deep is for 2 to 4 players, not 5"),
        (["dig_deep", "--seats", "3", "--bots", "none,pebble"], "--bots names 2 seats, but there are 3"),
        (["dig_deep", "--bots", "genius"], "dig_deep has no bot 'genius': there is pebble, apprentice"),
        (["dig_deep", "--lang", "it"], "there is no language 'it': there is en, de, fr"),
        (["dig_deep", "--seed", "abc"], "a seed has 64 hex digits, not 'abc'"),
        (["dig_deep", "--option", "turn_limit"], "an option is written name=value, not 'turn_limit'"),
        (["dig_deep", "--option", "turn_limit=-4"], "turn_limit must be a whole number from 0 to 1000, not -4"),
        (["dig_deep", "--option", "turn_limit=0"], "turn_limit 0 is for tables of people only"),
        (["dig_deep", "--option", "luck=4"], "has no option 'luck': there is turn_limit"),
        (["dig_deep", "--pack", "/nowhere"], "/nowhere: there is no such folder"),
        (["dig_deep", "--name", "Ann", "--name", "Bo"], "there is no seat left for Bo"),
        (["dig_deep", "--bots", "none", "--name", "Ann", "--name", "Ann"], "two seats have the same name"),
        (["chess"], "there is no game 'chess': there is dig_deep"),
        ([], "which game?"),
        (["--resume", "/nowhere/x.jsonl"], "/nowhere/x.jsonl: No such file or directory"),
    ],
)
def test_a_wrong_command_line_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], error: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", *args)
    assert result.exit_code == 2
    assert error in result.output.replace("\n", "")
    assert list(tmp_path.iterdir()) == []


def test_an_old_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    result = run("play", "dig_deep", "--record", str(file))
    assert result.exit_code == 2
    assert "there is such a file already" in result.output.replace("\n", "")
    assert file.read_text() == "precious"


def play_on(terminal: Terminal, answer: str = "1", limit: int = 3000) -> str:
    """Answer every question until the program ends."""
    shown = ""
    for _ in range(limit):
        part = terminal.read_until("> ", "see it. ", "curtain. ", "begin. ", "")
        shown += part
        text = plain(part)
        if not text.endswith(("> ", "see it. ", "curtain. ", "begin. ")):
            return shown
        terminal.type("" if text.endswith((". ",)) else answer)
    raise AssertionError("the game did not end")


def test_a_whole_game_against_bots_on_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "dig_deep", "--seats", "3", "--name", "Ann", "--record", "g.jsonl", *SHORT, cwd=tmp_path
    )
    shown = plain(play_on(terminal))
    assert terminal.close() == 0
    assert "Ann > " in shown
    assert "The seed revealed: " in shown
    assert read_record(tmp_path / "g.jsonl").ended


def test_the_curtain_hides_what_the_other_holds(tmp_path: Path) -> None:
    """Each screen between two curtains shows no hand tile that its owner does not know."""
    terminal = Terminal(
        "play",
        "dig_deep",
        "--bots",
        "none",
        "--name",
        "Ann",
        "--name",
        "Bo",
        "--record",
        "g.jsonl",
        *SHORT,
        cwd=tmp_path,
    )
    screens: list[tuple[int, str, int]] = []  # whose, what was shown, lines of the record by then
    file = tmp_path / "g.jsonl"
    mined = ("keep", "mine", "stop", "done", "end")
    terminal.begin()
    for _ in range(60):
        part = terminal.read_until("> ", "see it. ", "curtain. ", "")
        text = plain(part)
        if text.endswith("see it. "):
            assert WIPED in part
            covered = text[text.rindex("the screen is yours") - 60 :]
            assert not re.search(r"L\d-[REASD]", covered), "a tile on the curtain"
            terminal.type("")
            continue
        if not text.endswith("> "):
            break
        seat = 0 if text.endswith("Ann > ") else 1
        screens.append((seat, text, len(read_record(file).lines)))
        offered = [choice.move for choice in replayed(file).offer(seat).choices]
        terminal.type(next((m for verb in mined for m in offered if m.startswith(verb)), offered[-1]))
    else:
        terminal.interrupt()
        terminal.read_until("")
    terminal.close()
    hidden = shown = 0
    for seat, text, lines in screens:
        table = replayed(file, lines)
        seen, truth = table.view(seat).to_json(), table.view(TRUTH).to_json()
        kinds = load_game("dig_deep").tables.kind_names  # type: ignore[attr-defined]
        hands, own = truth["hand"], seen["hand"]
        assert isinstance(hands, list)
        assert isinstance(own, list)
        size, other = len(kinds) + 3, 1 - seat
        visible = {kinds[k] for k in range(len(kinds)) for s in (0, 1) if own[s * size + k]}
        told = {str(event.get("tile")) for event in table.events(seat)}
        for k, kind in enumerate(kinds):
            if hands[other * size + k] and kind not in visible | told:
                hidden += 1
                assert not re.search(rf"{kind}\b", text), f"{kind} of seat {other + 1} on the screen of seat {seat + 1}"
            if hands[seat * size + k]:
                shown += 1
                assert re.search(rf"{kind}\b", text), f"{kind} should be on its owner's screen"
    assert hidden > 5
    assert shown > 5
    assert {seat for seat, _, _ in screens} == {0, 1}


def test_ctrl_c_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    terminal = Terminal("play", "dig_deep", "--name", "Ann", "--record", "g.jsonl", *SHORT, cwd=tmp_path)
    terminal.begin()
    terminal.read_until("Ann > ")
    terminal.interrupt()
    assert "pithead play --resume g.jsonl" in plain(terminal.read_until(""))
    assert terminal.close() == 0


def test_a_killed_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "dig_deep", "--bots", "pebble", "--name", "Ann", "--record", "g.jsonl", *SHORT, cwd=tmp_path
    )
    terminal.begin()
    for _ in range(6):
        terminal.read_until("Ann > ")
        terminal.type("1")
    terminal.read_until("Ann > ")
    terminal.kill()
    before = replayed(tmp_path / "g.jsonl")
    again = Terminal("play", "--resume", "g.jsonl", cwd=tmp_path)
    again.read_until("Ann > ")
    assert replayed(tmp_path / "g.jsonl").state.key() == before.state.key()
    play_on_from = plain(play_on_after(again))
    assert again.close() == 0
    assert "The winner: " in play_on_from or "Shared victory: " in play_on_from
    assert run("replay", str(tmp_path / "g.jsonl"), "--verify").exit_code == 0


def play_on_after(terminal: Terminal) -> str:
    """The first question has been read already."""
    terminal.type("1")
    return play_on(terminal)


@pytest.mark.parametrize("width", [60, 80, 100, 119, 120, 140, 200])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_board_fits_its_width(tmp_path: Path, width: int, lang: str) -> None:
    from rich.console import Console

    from pithead.locales import Texts

    file = tmp_path / "g.jsonl"
    run(
        "play",
        "dig_deep",
        "--seats",
        "4",
        "--bots",
        "apprentice,apprentice,apprentice,apprentice",
        "--record",
        str(file),
        *SHORT,
    )
    total = len(read_record(file).lines)
    console = Console(width=width, force_terminal=False)
    for upto in (7, total // 3, total // 2, total * 2 // 3, total):
        table = replayed(file, upto)
        for audience in (*range(4), SPECTATOR):
            shown = shown_to(table, audience, [player.name for player in table.players])
            drawn = board_of("dig_deep").draw(shown, Texts(lang), width)
            for line in console.render_lines(drawn, pad=False):
                text = "".join(segment.text for segment in line)
                assert len(text.rstrip()) <= width
                assert "…" not in text


def test_after_a_game_against_bots_the_coach_names_one_thing_and_remembers_what_was_done(tmp_path: Path) -> None:
    heading = "One thing for next time"
    for number, lang in enumerate(("en", "en", "en"), start=1):
        file = tmp_path / f"game{number}.jsonl"
        args = ("--seats", "2", "--lang", lang, "--record", str(file), "--option", "turn_limit=6", "--seed", SEED)
        result = run("play", "dig_deep", *args, typed=ONES)
        assert result.exit_code == 0, result.output
        assert result.output.count(heading) == 1
        kept = json.loads((tmp_path / "habits.json").read_text())["dig_deep"][""]
        assert len(kept) == number
    said = " ".join(result.output.partition(heading)[2].split())
    assert re.search(r"\d+ of (your|the) last \d+", said), said  # three games alike: a habit


def test_a_file_of_habits_that_is_none_of_ours_is_no_hindrance(tmp_path: Path) -> None:
    for text in ("[1]", "{", '{"dig_deep": []}', '{"dig_deep": {"": [[{"seat": 0}]]}}'):
        (tmp_path / "habits.json").write_text(text)
        file = tmp_path / f"game{len(text)}.jsonl"
        result = run("play", "dig_deep", "--seats", "2", "--record", str(file), *SHORT, typed=ONES)
        assert result.exit_code == 0, result.output
        assert len(json.loads((tmp_path / "habits.json").read_text())["dig_deep"][""]) == 1


def test_among_several_people_nobody_is_coached(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "dig_deep", "--seats", "2", "--bots", "none", "--record", str(file), *SHORT, typed="\n" + ONES)
    assert "The winner: " in result.output
    assert "One thing for next time" not in result.output
    assert not (tmp_path / "habits.json").exists()
