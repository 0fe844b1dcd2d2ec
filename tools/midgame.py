"""A table in the middle of play, for pictures and measurements: a real server with known luck, a seat played by the
server's own hints.
"""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.harness import Host, hosted
from tests.web.seeded import WORD

Json = dict[str, Any]


@contextmanager
def lucky_host(word: str) -> Iterator[Host]:
    """A server whose tables all have the luck of one word."""
    with tempfile.TemporaryDirectory(prefix="pithead-") as folder:
        luck = Path(folder) / "word"
        luck.write_text(word)
        os.environ[WORD] = str(luck)
        with hosted(str(Path(folder) / "tables.sqlite"), program="tests.web.seeded") as host:
            yield host


def set_luck(word: str) -> None:
    """The tables that are made from now on have the luck of this word."""
    Path(os.environ[WORD]).write_text(word)


def advance(
    host: Host, table: str, token: str, wanted: Callable[[Json], bool], wise: bool = True, most: int = 2000
) -> Json:
    """Play a person's seat by hints, or by any choice, until its state is the one that is wanted; the state then."""
    luck = random.Random(1)
    seat = host.seat(table, token)
    try:
        mine = seat.seats[0]
        for _ in range(most):
            while seat.states[mine]["offer"] is None and seat.states[mine]["status"] == "running":
                seat.receive(60)
            state = seat.states[mine]
            if state["offer"] is None or wanted(state):
                return state
            number = state["offer"]["number"]
            known = (
                seat.command("hint", mine, offer=number, bot="apprentice")["moves"]
                if wise
                else [luck.choice(state["offer"]["choices"])]
            )
            move = known[0]["move"]
            seat.command("play", mine, offer=number, moves=[move])
        raise AssertionError("the position never came")
    finally:
        seat.close()
