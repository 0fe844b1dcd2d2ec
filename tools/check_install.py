"""Checks an installed Pithead, with nothing but what was installed: `python check_install.py [--rules pure|compiled]
[--golden FOLDER]`.

Serves, fetches the page and its files, and plays a game against a bot through the page's API, to the end; makes a small
balance report. With --golden it also replays every record of that folder. Prints what it found as one JSON object.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

import pithead
from pithead.core import rollout
from pithead.games.registry import find_game
from pithead.table.record import Record
from pithead.table.table import Table

Json = dict[str, Any]


def main() -> None:
    """AssertionError where something is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", choices=("pure", "compiled"), help="which rules must be in use")
    parser.add_argument("--golden", type=Path, help="a folder of records, one folder a game")
    asked = parser.parse_args()
    rules = "pure" if str(rollout.__file__).endswith(".py") else "compiled"
    assert asked.rules in (None, rules), f"the rules are {rules}"
    found: Json = {"version": pithead.__version__, "at": str(Path(pithead.__file__).parent), "rules": rules}
    with tempfile.TemporaryDirectory() as folder:
        found |= serve_and_play(Path(folder))
        found["report"] = report(Path(folder) / "report")
    if asked.golden:
        found["golden"] = replay_all(asked.golden)
    print(json.dumps(found))


def serve_and_play(folder: Path) -> Json:
    """A game through a real server."""
    command = [sys.executable, "-m", "pithead.cli", "serve", "--port", "0", "--db", str(folder / "tables.sqlite")]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen([*command, "--pause", "0"], stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert "serves tables at" in line, (folder / "log").read_text()
            place = line.split()[-1].rstrip("/")
            return {"files": fetch_page(place), **play(place)}
        finally:
            server.terminate()
            server.wait(20)


def fetch_page(place: str) -> int:
    """The page and the files it names, each of them there; how many."""
    for _ in range(300):
        try:
            page = get(f"{place}/").decode()
            break
        except OSError:
            time.sleep(0.1)
    files = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    assert files, "the page names no script: the client is not inside"
    for name in files:
        assert get(place + name)
    return 1 + len(files)


def get(address: str, body: Json | None = None) -> bytes:
    data = json.dumps(body).encode() if body is not None else None
    with urlopen(Request(address, data=data, headers={"content-type": "application/json"}), timeout=30) as answer:
        return bytes(answer.read())


def play(place: str) -> Json:
    """A whole game of Dig Deep against a bot; how many moves we made, and the final standing."""
    order = {
        "game": "dig_deep",
        "pace": "instant",
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "apprentice", "name": "Ben"}],
    }
    table = json.loads(get(f"{place}/api/v1/tables", order))
    token = next(seat["token"] for seat in table["seats"] if seat["token"])
    rng, moves = random.Random(1), 0
    with connect(f"ws{place[4:]}/api/v1/tables/{table['table']}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "seats": [{"token": token}]}))
        socket.send(json.dumps({"type": "add_luck", "id": "luck", "seat": 1, "nonce": secrets.token_hex(32)}))
        for raw in socket:
            message = json.loads(raw)
            assert message["type"] != "closing", message
            if message["type"] != "state":
                continue
            state = message["state"]
            if state["status"] == "over":
                return {"moves": moves, "standing": state["result"]["standing"]}
            if offer := state["offer"]:
                moves += 1
                move = rng.choice(offer["choices"])["move"]
                answer = {"type": "play", "id": str(moves), "seat": offer["seat"], "offer": offer["number"]}
                socket.send(json.dumps({**answer, "moves": [move]}))
    raise AssertionError("the socket was closed before the game was over")


def report(folder: Path) -> int:
    """The page of a balance report, with its own style and script in it; how long it is."""
    asked = "balance dig_deep --seats 2 --games 4 --bot pebble --strengths= --trials 0 --only-verdicts"
    command = [sys.executable, "-m", "pithead.cli", *asked.split(), "--out", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "prefers-color-scheme" in page and 'id="verdicts"' in page and page.count("</script>") == 2
    return len(page)


def replay_all(folder: Path) -> int:
    """Every record replays to its end; how many there are."""
    files = sorted(folder.glob("*/*.jsonl"))
    assert files, f"no records in {folder}"
    for path in files:
        record = Record.parse(path.read_text(encoding="utf-8"))
        game = find_game(path.parent.name.partition("-")[0], str(record.played_by[1]))
        assert game is not None, f"no pack for {path}"
        assert Table.replay(game, record).over
    return len(files)


if __name__ == "__main__":
    main()
