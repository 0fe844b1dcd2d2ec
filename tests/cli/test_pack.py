"""Content packs: `pithead pack`, and `--pack` wherever games are played. A pack of any game is read as the game reads
it; what is wrong is told with file, row and reason.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from pithead.bots.weights import parse_weights
from pithead.core.errors import PackError
from pithead.games.packs import Pack, core_pack
from pithead.games.registry import GAMES, game_of, load_game
from pithead.lab.golden import record_game
from pithead.lab.pack_diff import pack_diff
from pithead.table.record import Record
from tests.attacks import Attack
from tests.cli.drive import run
from tests.packs import changed, copied, richer, with_weights
from tests.parts import WITH_SMALL_PACK


@pytest.mark.parametrize("game", list(GAMES))
def test_the_pack_of_every_game_is_recognised_by_its_files_and_has_nothing_wrong(game: str) -> None:
    result = run("pack", "check", str(core_pack(game)), "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["game"] == game
    assert data["ok"] is True
    assert data["problems"] == []
    assert data["pack"]["printed"] + data["pack"]["reconstructed"] > 0


@pytest.mark.parametrize("game", WITH_SMALL_PACK)
def test_the_small_pack_of_every_game_is_called_by_its_name_and_can_be_copied(game: str, tmp_path: Path) -> None:
    checked = run("pack", "check", f"{game}/small", "--json")
    assert checked.exit_code == 0, checked.output
    data = json.loads(checked.stdout)
    assert data["game"] == game and data["ok"] is True and data["pack"]["printed"] == 0
    assert run("pack", "new", str(tmp_path / "mine"), f"{game}/small").exit_code == 0
    assert load_game(game, tmp_path / "mine").info.pack.digest == data["pack"]["hash"]
    wrong = run("pack", "check", f"{game}/tiny")
    assert wrong.exit_code == 2 and f"no such pack comes with {game}: there is core" in wrong.output


@pytest.mark.parametrize(("lang", "text"), [("en", "Pay 10 gold"), ("de", "Zahle 10 Gold"), ("fr", "Payez 10 or")])
def test_cards_are_printed_with_texts_made_from_their_effects(lang: str, text: str) -> None:
    data = json.loads(run("pack", "check", str(core_pack("imperial_miners")), "--json").stdout)
    card = next(card for card in data["cards"] if card["id"] == "108")
    assert (card["level"], card["factions"], card["cost"]) == ("III", "S", 1)
    assert card["texts"][lang].startswith(text)
    shown = run("pack", "check", str(core_pack("imperial_miners")), "--lang", lang)
    assert shown.exit_code == 0
    assert card["names"][lang] in shown.output.replace("\n", " ")
    assert len(data["events"]) == 18


def test_every_effect_that_cannot_be_read_is_told_at_once(tmp_path: Path) -> None:
    path = copied("imperial_miners", tmp_path)
    changed(path, "cards.toml", 'effect = "draw 2 | gold 1"', 'effect = "draw two | gold 1"')
    changed(path, "events.toml", 'effect = "now: gold 3"', 'effect = "later: gold 3"')
    result = run("pack", "check", str(path), "--json")
    assert result.exit_code == 1
    problems = json.loads(result.stdout)["problems"]
    assert len(problems) == 2
    assert "cards.toml: card 019: 'effect': position 6 of 'draw two | gold 1'" in problems[0]
    assert "events.toml: event 003" in problems[1]
    shown = run("pack", "check", str(path))
    assert shown.exit_code == 1
    assert "card 019" in shown.output


def test_a_wrong_row_of_another_game_is_told_with_its_file(tmp_path: Path) -> None:
    path = copied("dig_deep", tmp_path)
    changed(path, "tiles.toml", 'source = "', 'sauce = "')
    result = run("pack", "check", str(path), "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert data["game"] == "dig_deep"
    assert "tiles.toml" in data["problems"][0]
    assert "'source' is missing" in data["problems"][0]


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    result = run("pack", "check", str(tmp_path / "nowhere"))
    assert result.exit_code == 2
    assert "no such folder" in result.output
    with pytest.raises(PackError, match="do not tell whose pack"):
        game_of(tmp_path)
    assert run("pack", "check", str(tmp_path), "--game", "dig_deep").exit_code == 1


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("mend", "."), "there is no 'pack mend'"),
        (("check", ".", "--game", "chess"), "there is no game 'chess'"),
        (("check", ".", "--lang", "nl"), "there is no language 'nl'"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(args: tuple[str, ...], told: str) -> None:
    result = run("pack", *args)
    assert result.exit_code == 2
    assert told in result.output


def zipped(path: Path) -> Path:
    """A pack's folder as a zip."""
    return Path(shutil.make_archive(str(path), "zip", path.parent, path.name))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_new_pack_is_a_copy_that_can_be_edited_and_zipped(game: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert run("pack", "new", str(mine), game).exit_code == 0
    again = run("pack", "new", str(mine), game)
    assert again.exit_code == 2 and "exists" in again.output
    for path in (mine, zipped(mine)):
        assert game_of(path) == game
        assert load_game(game, path).info.pack.digest == load_game(game).info.pack.digest
        same = json.loads(run("pack", "diff", game, str(path), "--json").stdout)
        assert (same["changes"], same["same_to_the_rules"]) == ([], True)


def test_a_difference_is_told_in_words(tmp_path: Path) -> None:
    path = copied("imperial_miners", tmp_path)
    changed(path, "cards.toml", "cost = 0", "cost = 2")
    changed(path, "cards.toml", 'effect = "gold 2"', 'effect = "gold 3"')
    changed(path, "events.toml", 'en = "', 'en = "Very ')
    said = run("pack", "diff", "imperial_miners", str(path)).output
    assert "card 019 Supply Shed: cost 0 → 2" in said
    assert "now: Gain 3 gold." in said and "before: Gain 2 gold." in said
    assert "en 'Very " not in said.partition("→")[0] and "3 rows differ: another pack to the rules" in said
    assert "Erhalte 3 Gold." in run("pack", "diff", "imperial_miners", str(path), "--lang", "de").output
    changes = json.loads(run("pack", "diff", "imperial_miners", str(path), "--json").stdout)["changes"]
    assert [change["row"] for change in changes[:2]] == ["card 019", "card 020"]
    assert changes[0]["fields"] == {"cost": [0, 2]}


def test_lists_are_told_in_words_wherever_a_difference_is_told(tmp_path: Path) -> None:
    """By `pack diff`, and by the page of a balance report in the same words."""
    path = copied("rockwell", tmp_path)
    changed(path, "prestige.toml", "costs = [6, 7, 8, 9, 10, 11, 12]", "costs = [6, 7, 8, 9, 10, 11, 13]")
    changed(path, "prestige.toml", "two = [6, 4]", "two = [6, 3]")
    said = run("pack", "diff", "rockwell", str(path)).output
    lines = [line for line in said.splitlines() if "→" in line]
    assert lines[0].endswith(": costs (7) 12 → 13") and "two 6, 4 → 6, 3" in lines[1] and "[" not in said
    command = "balance rockwell --seats 2 --games 2 --bot pebble --strengths= --trials 0 --only-verdicts"
    made = run(*command.split(), "--pack", str(path), "--against", "rockwell", "--out", str(tmp_path / "report"))
    assert made.exit_code == 0, made.output
    page = (tmp_path / "report/report.html").read_text(encoding="utf-8")
    assert re.findall("<li>([^<]*→[^<]*)</li>", page) == lines


def test_rows_come_and_go(tmp_path: Path) -> None:
    path = copied("dig_deep", tmp_path)
    text = (path / "tiles.toml").read_text(encoding="utf-8")
    (path / "tiles.toml").write_text(text.replace('id = "L1-R"', 'id = "L1-RX"', 1), encoding="utf-8")
    found = pack_diff(Pack(core_pack("dig_deep")), Pack(path))
    assert [(change.row, change.kind) for change in found] == [("tile L1-R", "gone"), ("tile L1-RX", "new")]


def test_every_card_is_told_in_three_languages() -> None:
    said = run("pack", "text", "imperial_miners").output
    assert "019 Supply Shed: Draw 2 cards." in said
    assert "019 Vorratsschuppen: Ziehe 2 Karten." in said
    assert "019 Remise à provisions: Piochez 2 cartes." in said
    figures = run("pack", "text", "rockwell")
    assert figures.exit_code == 2 and "pack check" in figures.output


def test_packs_of_two_games_cannot_be_compared() -> None:
    result = run("pack", "diff", "rockwell", "dig_deep")
    assert result.exit_code == 2 and "several games" in result.output


@pytest.mark.attack("Harm a host or a designer by a content pack")
def test_a_hostile_pack_is_refused_and_costs_little(tmp_path: Path, attack: Attack) -> None:
    bomb, deep, wide, spread, torn, escape = (tmp_path / f"{name}.zip" for name in "abcdef")
    with ZipFile(bomb, "w", ZIP_DEFLATED) as file:
        file.writestr("game.toml", b"#" * 50_000_000)
    with ZipFile(deep, "w") as file:
        file.writestr("game.toml", "x = " + "[" * 20_000 + "]" * 20_000)
    with ZipFile(wide, "w") as file:
        for number in range(2_000):
            file.writestr(f"{number}.toml", "")
    with ZipFile(spread, "w") as file:
        file.writestr("one/game.toml", "")
        file.writestr("two/dice.toml", "")
    torn.write_bytes(bomb.read_bytes()[:300])
    with ZipFile(escape, "w") as file:
        file.writestr("../../escape.toml", "a = 1")
    for path in (bomb, deep, wide, spread, torn, escape, tmp_path / "nowhere"):
        result = run("pack", "check", str(path), "--game", "dig_deep")
        attack.tried(result.exit_code not in (1, 2) or "Traceback" in result.output, (path, result.output))
    assert not list(tmp_path.parent.glob("**/escape.toml")), "nothing is unpacked to disk"


@pytest.mark.parametrize(
    "command",
    [
        ("sim", "dig_deep", "--games", "2", "--bots", "foreman"),
        ("arena", "dig_deep", "--deals", "1", "--seats", "2", "--bots", "foreman,apprentice"),
        ("check", "dig_deep", "--bots", "--games", "1", "--positions", "1", "--jobs", "1"),
    ],
)
def test_an_edited_pack_is_played_by_tuned_bots_only_if_told_so_and_marked(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    path = copied("dig_deep", tmp_path)
    changed(path, "dice.toml", '"mine 1"', '"mine 3"')
    refused = run(*command, "--pack", str(path))
    assert refused.exit_code == 2
    assert "--transfer" in refused.output and "pithead tune dig_deep" in refused.output
    result = run(*command, "--pack", str(path), "--transfer", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    if command[0] != "check":
        assert data["pack"] == "mine"
        assert data["pack_hash"] == load_game("dig_deep", path).info.pack.digest
        assert data["transferred"] == ["foreman"]
        plain = json.loads(run(*command, "--json").stdout)
        assert (plain["pack"], plain["transferred"]) == ("core", [])


def test_weights_tuned_for_a_pack_lie_in_it_and_are_played_with(tmp_path: Path) -> None:
    path = copied("dig_deep", tmp_path)
    changed(path, "dice.toml", '"mine 1"', '"mine 3"')
    small = ("--minutes", "0", "--pairs", "2", "--seats", "2", "--jobs", "1", "--only", "coins")
    nowhere = run("tune", "dig_deep", *small)
    assert nowhere.exit_code == 2 and "--out" in nowhere.output
    result = run("tune", "dig_deep", "--pack", str(path), *small, "--log", str(tmp_path / "log.jsonl"), "--json")
    assert result.exit_code == 0, result.output
    assert Path(json.loads(result.stdout)["file"]) == path / "foreman.toml"
    kinds = [json.loads(line)["what"] for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert kinds == ["start", "round", "final", "done"]
    played = run("sim", "dig_deep", "--pack", str(zipped(path)), "--games", "2", "--bots", "foreman", "--json")
    assert played.exit_code == 0, played.output
    assert json.loads(played.stdout)["transferred"] == []
    other = Path(shutil.copytree(path, tmp_path / "other"))
    changed(other, "dice.toml", '"mine 3"', '"mine 2"')
    stale = run("sim", "dig_deep", "--pack", str(other), "--games", "1", "--bots", "foreman")
    assert stale.exit_code == 2 and "tuned for" in stale.output


def test_the_speed_of_a_pack_is_measured(tmp_path: Path) -> None:
    path = copied("dig_deep", tmp_path)
    data = json.loads(run("bench", "--pack", str(path), "--seats", "2", "--seconds", "0.05", "--json").stdout)
    assert data["dig_deep"]["interpreted"]["decisions_per_s"] > 0


def test_a_record_of_another_pack_says_which_it_is_and_how_to_give_it(tmp_path: Path) -> None:
    path = richer(tmp_path)
    game = load_game("dig_deep", path)
    record = record_game(game, ["pebble", "pebble"], {"turn_limit": 2}, 1)
    assert record.header["pack"] == "mine" and record.header["pack_version"] == 2
    file = tmp_path / "game.jsonl"
    file.write_text(record.text(), encoding="utf-8")
    for wrong in ((), ("--pack", str(core_pack("dig_deep")))):
        refused = run("replay", str(file), "--verify", *wrong)
        assert refused.exit_code == 1 and "Traceback" not in refused.output
        said = f"played with the pack 'mine', version 2 ({game.info.pack.digest}), which is not here"
        assert said in refused.output and "--pack" in refused.output
    proved = json.loads(run("replay", str(file), "--verify", "--pack", str(path), "--json").stdout)
    assert proved["proof"]["draws"] > 0
    del record.header["pack_version"]
    old = Record.start({name: value for name, value in record.header.items() if name not in ("pithead", "h")})
    assert "'mine', version 1 (" in old.pack, "an older record names no version"


def test_an_earlier_version_of_a_game_s_own_pack_still_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = richer(tmp_path, "core-1")
    record = record_game(load_game("dig_deep", path), ["pebble", "pebble"], {"turn_limit": 2}, 1)
    file = tmp_path / "game.jsonl"
    file.write_text(record.text(), encoding="utf-8")
    monkeypatch.setattr("pithead.games.registry.other_packs", lambda game: [path])
    assert json.loads(run("replay", str(file), "--verify", "--json").stdout)["proof"]["draws"] > 0


@pytest.mark.parametrize(
    ("text", "said"),
    [("version = 0", "from 1 to 9999"), ('version = "two"', "from 1 to 9999"), ("name = 1", "unknown")],
)
def test_what_a_pack_says_of_itself_is_checked(text: str, said: str, tmp_path: Path) -> None:
    path = copied("dig_deep", tmp_path)
    (path / "pack.toml").write_text(text, encoding="utf-8")
    result = run("pack", "check", str(path))
    assert result.exit_code == 1 and "pack.toml" in result.output.replace("\n", "") and said in result.output
    assert run("serve", "--pack", str(path), "--port", "0").exit_code == 2


def test_a_host_starts_only_with_packs_that_are_in_order(tmp_path: Path) -> None:
    """What `pack check` says of a bad one is said at the start, before anything is served."""
    bad = changed(copied("dig_deep", tmp_path, "bad"), "game.toml", "coins = 12", 'coins = "many"')
    told = run("pack", "check", str(bad)).output.replace("\n", "")
    refused = run("serve", "--pack", str(bad), "--port", "0")
    assert refused.exit_code == 2 and "'coins' must be a whole number" in told
    assert "'coins' must be a whole number" in refused.output.replace("\n", "") and "serves" not in refused.output
    same = run("serve", "--pack", str(copied("dig_deep", tmp_path, "same")), "--port", "0")
    assert same.exit_code == 2 and "the same as 'core', version 1" in same.output.replace("\n", " ")
    twice = changed(richer(tmp_path / "other"), "game.toml", "bonus = 20", "bonus = 25")
    named = run("serve", "--pack", str(richer(tmp_path)), "--pack", str(twice), "--port", "0")
    assert named.exit_code == 2 and "'version' in pack.toml" in named.output.replace("\n", " ")
    stale = changed(with_weights(richer(tmp_path, "stale")), "game.toml", "coins = 15", "coins = 16")
    tuned = run("serve", "--pack", str(stale), "--port", "0")
    assert tuned.exit_code == 2 and "foreman.toml: pack: tuned for" in tuned.output.replace("\n", " ")
    assert run("serve", "--pack", str(tmp_path / "nowhere"), "--port", "0").exit_code == 2


@pytest.mark.parametrize("rest", ["", "weights = 3", 'version = 1\nscale = "x"\n[weights]\na = 1', "[weights_x]"])
def test_weights_that_are_none_are_told_as_such(rest: str) -> None:
    game = load_game("dig_deep")
    text = f'pack = "{game.info.pack.digest}"\nlayout = "{game.actions.layout()}"\n{rest}\n'
    with pytest.raises(PackError, match=r"foreman\.toml"):
        parse_weights("foreman.toml", text, game, ["a"])
