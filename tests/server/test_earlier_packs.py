"""Records of games that were played with an earlier version of a game's own pack: by command, at a host, at a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pithead.games.registry import find_game, load_game
from pithead.table.record import Record
from tests.cli.drive import run
from tests.server.harness import Host, tokens

FOLDER = Path(__file__).parents[1] / "golden"
EARLIER = sorted(next(folder.glob("*.jsonl")) for folder in FOLDER.glob("*-*"))


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.parent.name)
def test_its_pack_is_found_by_its_hash(path: Path) -> None:
    game, _, version = path.parent.name.partition("-")
    found = find_game(game, str(Record.parse(path.read_text(encoding="utf-8")).header["pack_hash"]))
    assert found is not None and found.info.pack.version == int(version) < load_game(game).info.pack.version
    proved = json.loads(run("replay", str(path), "--verify", "--json").stdout)
    assert proved["proof"]["draws"] > 0


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.parent.name)
def test_a_host_takes_it_shows_it_and_plays_on_from_it(host: Host, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    archive = host.post("/import", {"record": text}).json()
    token = archive["spectator"]["token"]
    assert host.get(f"/tables/{archive['table']}/verify", token).json()["unproved"] == 0
    assert host.get(f"/tables/{archive['table']}/replay", token, at="5").json()["positions"]
    assert host.get(f"/tables/{archive['table']}/export", token).json()["record"] == text
    seats = len(Record.parse(text).header["players"])  # type: ignore[arg-type]
    order = {"at": "20", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "pebble"}] * (seats - 1)]}
    twig = host.post(f"/tables/{archive['table']}/branch", order, token).json()
    assert host.get(f"/tables/{twig['table']}", tokens(twig)[0]).json()["status"] == "running"
