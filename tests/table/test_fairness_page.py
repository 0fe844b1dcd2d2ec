"""docs/fairness.md, followed to the letter in a shell."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from pithead.core.chance import Rng
from pithead.games.registry import load_game
from pithead.table.luck import mixed
from pithead.table.record import Record
from tests.table.test_luck import NONCES, new_table, play_on

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


@pytest.fixture(params=[0, 1, 2])
def record(tmp_path: Path, request: pytest.FixtureRequest) -> Record:
    """A game to whose luck one seat adds nothing."""
    table = new_table(load_game("rockwell"), asks=True)
    table.begin(["" if seat == request.param else nonce for seat, nonce in enumerate(NONCES)])
    play_on(table, Rng(2))
    (tmp_path / "game.jsonl").write_text(table.record.text(), encoding="utf-8")
    return table.record


def test_the_commands_of_the_page_print_what_it_says(record: Record, tmp_path: Path) -> None:
    commands = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S))
    done = subprocess.run(["sh", "-eu", "-c", commands], cwd=tmp_path, capture_output=True, text=True, check=True)
    printed = [line.split()[0] for line in done.stdout.splitlines()]
    secret = bytes.fromhex(str(record.lines[-1]["seed"]))
    first = next(line for line in record.lines if "seal" in line)
    (parts,) = [line["nonces"] for line in record.lines if "nonces" in line]
    assert isinstance(parts, list)
    seed = mixed(secret, [str(part) for part in parts]).seed.hex()
    commitment = record.header["commitment"]
    assert printed == [commitment, commitment, seed, first["hash"], first["hash"]]
    assert done.stderr == ""
