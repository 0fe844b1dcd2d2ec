"""A newcomer at the terminal: what is shown can be typed, numbers are amounts, 24 lines hold what is asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from pithead.cli.boards import board_of, shown_to
from pithead.cli.menu import NO_NUMBER, Menu
from pithead.cli.reading import InputError, find, read_moves
from pithead.cli.saves import Save, read_record
from pithead.core.chance import Rng, seed_from
from pithead.games.registry import load_game
from pithead.locales import LANGUAGES, Texts
from pithead.table.record import Player
from pithead.table.table import Table
from tests.cli.drive import SEED, Terminal, plain, run

GAMES = ("dig_deep", "rockwell", "imperial_miners")
NAMES = ["Ann", "Bo"]


def new_table(game: str, seed: int) -> Table:
    return Table(load_game(game), [Player(name) for name in NAMES], None, seed_from(game, seed))


def menu_of(table: Table, seat: int, lang: str = "en") -> Menu:
    board, shown = board_of(table.game.info.id), shown_to(table, seat, NAMES)
    return Menu(table.game, table.offer(seat), Texts(lang), NAMES, board, shown, table.view(seat))


def step(table: Table, rng: Rng) -> None:
    seat = table.waiting()[0]
    choices = table.offer(seat).choices
    table.play(seat, [choices[rng.below(len(choices))].move], table.offers[seat])


def table_at(game: str, prompt: str, seed: int = 1) -> tuple[Table, int]:
    """A random game at the first question of this kind, and whose it is."""
    for start in range(seed, seed + 20):
        table, rng = new_table(game, start), Rng(start)
        for _ in range(600):
            if table.over:
                break
            seat = table.waiting()[0]
            if table.offer(seat).prompt == f"{game}-prompt-{prompt}" and len(table.offer(seat).choices) > 1:
                return table, seat
            step(table, rng)
    raise AssertionError(f"{game} never asks {prompt}")


def saved(table: Table, tmp_path: Path) -> str:
    """The file of a table that can be resumed."""
    save = Save.create(tmp_path / "g.jsonl", table)
    save.write(table.record)
    return str(tmp_path / "g.jsonl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_can_be_typed_as_it_is_shown(game: str, lang: str) -> None:
    for seed in (3, 4):
        table, rng = new_table(game, seed), Rng(seed)
        for _ in range(70):
            if table.over:
                break
            menu = menu_of(table, table.waiting()[0], lang)
            said = [menu.phrase(entry.choice) for entry in menu.entries]
            for entry in menu.entries[:: 1 + len(menu.entries) // 6]:
                if " ".join([entry.choice.verb, *menu.labels(entry.choice)]) == entry.choice.move:
                    assert find(menu, entry.choice.move) is entry, "a record's name, where people have no other"
                assert find(menu, menu.short(entry.choice)).choice.move == entry.choice.move
                if entry.number != NO_NUMBER:
                    assert find(menu, str(entry.number)) is entry
                if said.count(menu.phrase(entry.choice)) == 1:
                    assert find(menu, menu.phrase(entry.choice)) is entry, menu.phrase(entry.choice)
            step(table, rng)


@pytest.mark.parametrize(
    ("game", "prompt"),
    [("rockwell", "bid_zinc"), ("rockwell", "bid_money"), ("rockwell", "insure_zinc"), ("rockwell", "sell")],
)
def test_where_an_amount_is_asked_a_number_is_the_amount(game: str, prompt: str) -> None:
    table, seat = table_at(game, prompt)
    menu = menu_of(table, seat)
    for entry in menu.entries:
        amount = list(entry.choice.args.values())[-1]
        assert find(menu, str(amount)) is entry
    with pytest.raises(InputError, match=r"99999 is not possible. Possible: "):
        find(menu, "99999")


@pytest.mark.parametrize(
    ("lang", "typed", "wrong"),
    [
        ("en", "sell {} 1", "99 is not possible. Possible: 1"),
        ("de", "{} verkaufen 1", "99 geht nicht. Möglich: 1"),
        ("fr", "vendre {} 1", "99 n’est pas possible. Possible : 1"),
    ],
)
def test_a_sale_in_one_line_or_what_of_it_is_possible(tmp_path: Path, lang: str, typed: str, wrong: str) -> None:
    table, seat = table_at("rockwell", "market")
    menu = menu_of(table, seat, lang)
    entry = next(entry for entry in menu.entries if entry.choice.verb == "sell")
    line = typed.format(menu.words(entry.choice)[0])
    choices = read_moves(menu, line)
    assert [choice.move for choice in choices] == [entry.choice.move, "cubes 1"]
    table.play(seat, [choice.move for choice in choices], table.offers[seat])
    table, seat = table_at("rockwell", "market")
    file = saved(table, tmp_path)
    result = run("play", "--resume", file, "--lang", lang, typed=line.removesuffix("1") + "99\n" + line + "\n")
    assert wrong in result.output.replace("\u202f", " ")
    moves = [row["move"] for row in read_record(Path(file)).lines if "move" in row]
    assert moves[-2:] == [entry.choice.move, "cubes 1"]


@pytest.mark.parametrize(("lang", "typed"), [("en", "reroll 1 3"), ("de", "neu würfeln 1,3"), ("fr", "relancer 1 3")])
def test_several_dice_are_rolled_again_at_once(tmp_path: Path, lang: str, typed: str) -> None:
    args = ("play", "dig_deep", "--bots", "none", "--lang", lang, "--seed", SEED, "--record", str(tmp_path / "g"))
    run(*args, typed=f"{typed}\n")
    moves = [row["move"] for row in read_record(tmp_path / "g").lines if "move" in row]
    assert moves == ["mark 1", "mark 3", "roll"]
    for other, expected in (("mark 1 3", ["mark 1", "mark 3"]), ("1 2", ["mark 1", "mark 2"])):
        file = tmp_path / other.replace(" ", "")
        run(*args[:-1], str(file), typed=f"{other}\n")
        assert [row["move"] for row in read_record(file).lines if "move" in row] == expected


def test_equal_dice_stand_for_each_other() -> None:
    board = board_of("dig_deep")
    for seed in range(30):
        table, rng = new_table("dig_deep", seed), Rng(seed)
        while not table.offer(table.waiting()[0]).prompt.endswith("reroll"):
            step(table, rng)
        seat = table.waiting()[0]
        menu = menu_of(table, seat)
        if len(menu.entries) == 4:  # three dice that differ, and keep
            continue
        moves = read_moves(menu, board.spelled("reroll 2 3", menu.shown, menu.texts))
        table.play(seat, [choice.move for choice in moves], table.offers[seat])
        return
    raise AssertionError("no throw with equal dice")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_24_lines_hold_the_question_and_what_it_is_about(tmp_path: Path, game: str, lang: str) -> None:
    seed, seats = seed_from(game, lang).hex(), {"en": "2", "de": "4", "fr": "3"}[lang]
    table = ("--seats", seats, "--lang", lang, "--name", "Ann", "--seed", seed, "--record", "g.jsonl")
    terminal = Terminal("play", game, *table, cwd=tmp_path)
    start = terminal.begin()
    pack = load_game(game).info.pack
    assert str(pack.reconstructed) in start
    assert f"{load_game(game).info.prefix}-" in start, "a clause that is our reading"
    rng = Rng(7)
    for _ in range(40):
        screen = terminal.read_until("Ann > ")
        assert "\x1b[2J" in screen
        lines = plain(screen.rpartition("\x1b[2J")[2]).splitlines()
        assert len(lines) <= 24, "\n".join(lines)
        assert max(len(line) for line in lines) <= 80
        menu = menu_of(Table.replay(load_game(game), read_record(tmp_path / "g.jsonl")), 0, lang)
        asked = Texts(lang).msg(menu.offer.prompt)
        assert any(line.startswith("● Ann  " + asked[:40]) for line in lines), "\n".join(lines)
        choice = menu.entries[rng.below(len(menu.entries))].choice
        terminal.type(" ".join([choice.verb, *menu.labels(choice)]))
    terminal.kill()


def test_a_round_without_a_card_is_said(tmp_path: Path) -> None:
    """IM-M8: all cards of the hand are of deeper levels, so that none can be placed."""
    table = new_table("imperial_miners", 5)
    while table.offer(0).prompt.endswith("keep"):
        seat = table.waiting()[0]
        choices = table.offer(seat).choices
        deepest = max(choices, key=lambda choice: len(str(choice.preview["level"])))
        table.play(seat, [deepest.move], table.offers[seat])
    rng = Rng(1)
    while not table.offer(0).prompt.endswith(("surface", "play")):
        step(table, rng)
    assert table.offer(0).prompt.endswith("surface")
    for lang, words in (("en", "You can play no card"), ("de", "keine Karte ausspielen"), ("fr", "aucune carte")):
        folder = tmp_path / lang
        folder.mkdir()
        assert words in run("play", "--resume", saved(table, folder), "--lang", lang).output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_progress_board_is_chosen_by_its_name_and_the_command_alone_shows_the_table(
    tmp_path: Path, lang: str
) -> None:
    table, seat = table_at("imperial_miners", "board")
    menu = menu_of(table, seat, lang)
    entry = menu.entries[-1]
    boards: list[int] = []
    for typed in ("", "board\n"):
        folder = tmp_path / f"after{len(boards)}"
        folder.mkdir()
        file = saved(table, folder)
        line = f"board {menu.words(entry.choice)[0]}\n"
        result = run("play", "--resume", file, "--lang", lang, typed=typed + line)
        boards.append(result.output.count("Imperial Miners  ·"))
        assert [row["move"] for row in read_record(Path(file)).lines if "move" in row][-1] == entry.choice.move
    assert boards[1] == boards[0] + 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_explains_every_sign_with_examples_of_the_game(tmp_path: Path, game: str, lang: str) -> None:
    table = new_table(game, 3)
    menu = menu_of(table, table.waiting()[0], lang)
    output = " ".join(run("play", "--resume", saved(table, tmp_path), "--lang", lang, typed="help\n").output.split())
    for sign, meaning in board_of(game).legend(menu.shown, menu.texts):
        assert " ".join((meaning or sign.plain).split()) in output
    assert menu.entries[0].choice.clause in output
    assert menu.short(menu.entries[0].choice) in output


def test_a_long_answer_stops_where_the_screen_is_full(tmp_path: Path) -> None:
    terminal = Terminal("play", "rockwell", "--name", "Ann", "--seed", SEED, "--record", "g.jsonl", cwd=tmp_path)
    terminal.begin()
    terminal.read_until("Ann > ")
    terminal.type("help")
    pages = [terminal.read_until("more — ")]
    for _ in range(9):
        terminal.type("")
        pages.append(terminal.read_until("more — ", "Ann > "))
        if plain(pages[-1]).endswith("Ann > "):
            break
    terminal.kill()
    assert plain(pages[-1]).endswith("Ann > ")
    assert len(pages) > 1
    assert all(len(plain(page).splitlines()) <= 25 for page in pages), "with the line that was typed"
