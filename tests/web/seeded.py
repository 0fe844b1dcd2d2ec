"""`pithead serve` for the browser's tests: tables take their luck from a word in a file, so that a test meets the same
luck every time.
"""

from __future__ import annotations

import hashlib
import os
from functools import partial
from pathlib import Path
from unittest import mock

from pithead.cli import serve
from pithead.cli.main import app
from pithead.core.chance import SEED_BYTES
from pithead.server.http.app import create_app
from pithead.server.settings import Sources

WORD = "PITHEAD_TEST_WORD"  # environment: path of the file


def seed() -> bytes:
    return hashlib.sha256(Path(os.environ[WORD]).read_bytes()).digest()[:SEED_BYTES]


def main() -> None:
    with mock.patch.object(
        serve, "create_app", partial(create_app, sources=Sources(new_seed=seed, asks_players=False))
    ):
        app()


if __name__ == "__main__":
    main()
