"""Moments that a test starts from: until then a seat is played over a socket, by any of its choices, not by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from tools.midgame import advance

from tests.server.harness import Host, Json

Wanted = Callable[[Json], bool]


def bring(host: Host, table: str, token: str, wanted: Wanted) -> None:
    """Play a seat until its state is the one that is wanted, or to the end."""
    advance(host, table, token, wanted, wise=False)


def in_round(number: int) -> Wanted:
    """This round (Rockwell: turn), or a later one."""
    return lambda state: int(state["scene"].get("round", state["scene"].get("turn"))) >= number


def after(decisions: int) -> Wanted:
    """So many decisions of this seat later."""
    made = count()
    return lambda state: next(made) >= decisions


def offered(*beginnings: str) -> Wanted:
    """Where a move that begins so can be chosen."""
    return lambda state: any(choice["move"].startswith(beginnings) for choice in state["offer"]["choices"])


def asked(prompt: str) -> Wanted:
    """Where the question with this message is asked."""
    return lambda state: bool(state["offer"]["prompt"] == prompt)


def about_to_drill(state: Json) -> bool:
    """Rockwell: where crews are moved, so that an extraction is near."""
    return bool(state["scene"]["phase"] == "move")


def at_the_end(state: Json) -> bool:
    """Nothing is wanted before the end."""
    return False
