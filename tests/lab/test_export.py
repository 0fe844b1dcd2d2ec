"""Records as a Parquet file: what stands in it, and what must not."""

from __future__ import annotations

import json
from array import array
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pithead.bots.layout import FORMAT
from pithead.bots.registry import load_encoder
from pithead.cli.main import app
from pithead.core.chance import Rng, seed_from
from pithead.core.errors import OptionError, PitheadError
from pithead.games.registry import load_game
from pithead.lab.export import export
from pithead.table.record import Player, Record
from pithead.table.table import Table

pq = import_module("pyarrow.parquet")
GOLDEN = Path(__file__).parents[1] / "golden"


def first_record(game: str) -> Record:
    return Record.parse(sorted((GOLDEN / game).glob("*.jsonl"))[0].read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["rockwell", "dig_deep", "imperial_miners"])
def test_a_row_is_what_its_seat_knew_could_choose_and_chose(game: str, tmp_path: Path) -> None:
    record, kind, encoder = first_record(game), load_game(game), load_encoder(game)
    out = tmp_path / "games.parquet"
    done = export(kind, [("one", record)], out)
    rows = pq.read_table(out).to_pylist()
    moves = [line for line in record.lines if "move" in line]
    assert done.decisions == len(rows) == len(moves) and done.games == 1
    end = Table.replay(kind, record)
    standings = [end.state.standing(seat) for seat in range(len(end.players))]
    for row, line in list(zip(rows, moves, strict=True))[:: max(1, len(rows) // 12)]:
        view = Table.replay(kind, record, int(str(line["n"])) - 1).state.view(row["seat"])
        seen = array(FORMAT, [0] * encoder.layout.size)
        encoder.encode(view, row["seat"], seen)
        assert row["observation"] == seen.tolist()
        assert row["legal"] == list(view.legal(row["seat"]))
        assert kind.actions.format(row["action"]) == line["move"] and row["seat"] == int(str(line["seat"])) - 1
        assert row["points"] == standings[row["seat"]][0]
        won = standings[row["seat"]] == max(standings)
        assert row["share"] == (pytest.approx(1 / standings.count(max(standings))) if won else 0)
    card = out.with_suffix(".md").read_text(encoding="utf-8")
    assert f"{len(rows):,} decisions of 1 games" in card and encoder.layout.stamp() in card
    about = pq.read_schema(out).metadata
    assert json.loads(about[b"layout"])["size"] == encoder.layout.size
    assert json.loads(about[b"action_names"])[rows[0]["action"]] == moves[0]["move"]


def test_no_name_and_no_seed_is_in_the_file(tmp_path: Path) -> None:
    record = first_record("dig_deep")
    out = tmp_path / "games.parquet"
    export(load_game("dig_deep"), [("one", record)], out)
    raw = out.read_bytes() + out.with_suffix(".md").read_bytes()
    assert str(record.lines[-1]["seed"]).encode() not in raw
    assert set(pq.read_schema(out).names).isdisjoint({"name", "player", "players", "seed", "state"})


def test_what_was_taken_back_is_left_out(tmp_path: Path) -> None:
    game, rng, undone = load_game("dig_deep"), Rng(3), 0
    table = Table(game, [Player("Ada"), Player("Bert")], {"turn_limit": 4}, seed_from("export"))
    while not table.over:
        seat = table.waiting()[0]
        before = len(table.commands)
        offer = table.offer(seat)
        table.play(seat, [offer.choices[rng.below(len(offer.choices))].move], offer.number)
        if not table.over and len(table.commands) > before and table.can_undo(seat) and rng.below(3) == 0:
            table.undo(seat)
            undone += 1
    done = export(game, [("undone", table.record)], tmp_path / "games.parquet")
    assert done.taken_back >= undone > 3 and done.bots == {"": done.decisions}
    assert done.decisions + done.taken_back == sum("move" in line for line in table.record.lines)
    raw = (tmp_path / "games.parquet").read_bytes() + (tmp_path / "games.md").read_bytes()
    assert b"Ada" not in raw and b"Bert" not in raw


def test_what_is_not_over_is_left_out(tmp_path: Path) -> None:
    game = load_game("dig_deep")
    table = Table(game, [Player("Ada"), Player("Bert")], {}, seed_from("export"))
    done = export(game, [("running", table.record), ("over", first_record("dig_deep"))], tmp_path / "games.parquet")
    assert (done.games, done.unfinished) == (1, 1)
    (tmp_path / "games.parquet").unlink()
    with pytest.raises(OptionError, match="no finished game"):
        export(game, [("running", table.record)], tmp_path / "games.parquet")
    assert not list(tmp_path.glob("*.parquet*"))


def test_a_record_that_was_changed_is_named(tmp_path: Path) -> None:
    record = first_record("dig_deep")
    draws = [line for line in record.lines if "move" in line]
    draws[3]["move"] = "nothing 9"
    with pytest.raises(PitheadError, match=r"bad\.jsonl: line"):
        export(load_game("dig_deep"), [("bad.jsonl", record)], tmp_path / "games.parquet")


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    arguments = ["records", "export", str(GOLDEN / "dig_deep"), "--parquet", str(out), "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["decisions"] == pq.read_metadata(out).num_rows
    assert CliRunner().invoke(app, ["records", "export", str(tmp_path), "--parquet", str(out)]).exit_code == 2
