"""Two choices at a position by words, and what a fact says of them."""

from __future__ import annotations

from collections.abc import Callable

from pithead.coach.question import Comparison, Fact, Option
from pithead.locales import Texts
from tests.rules.imperial_miners.position import GAME, Position

Case = tuple[Fact, Callable[[], Position], str, str]  # and the moves of the choice, of its rival
NAMES = ["Ann", "Bo", "Cy"]


def told(fact: Fact, at: Position, chosen: str, rival: str) -> str:
    """The sentence in English, or "". The moves stand behind each other, separated by semicolons."""
    codes = [tuple(GAME.actions.parse(move) for move in moves.split(";")) for moves in (chosen, rival)]
    legal = at.s.legal(0)
    assert codes[0][0] in legal and codes[1][0] in legal, f"not among {at.legal()}"
    better, worse = Option(codes[0], 0.5, 0.0, 54.0), Option(codes[1], 0.4, 0.01, 50.0)
    said = fact(Comparison(GAME, 0, at.s.view(0), better, worse))
    return "" if said is None else Texts("en").because(GAME, said.id, said.args, NAMES)
