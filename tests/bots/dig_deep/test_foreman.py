"""Dig Deep's foreman: what it looks at, and the strength it claims."""

from __future__ import annotations

from pithead.bots.dig_deep.features import FEATURES, Features
from pithead.games.registry import load_game
from tests.bots.games import moments, wins


def test_features_read_the_position() -> None:
    """A coin is a coin, a lead below a column is control, and a longer hand is a longer hand."""
    _, view, seat, _ = next(moments("dig_deep", 4, 1, 30, 1))
    before = dict(zip(FEATURES, Features(view).of(seat), strict=False))  # type: ignore[arg-type]
    richer = view.clone()
    richer.coins[seat] += 5  # type: ignore[attr-defined]
    after = dict(zip(FEATURES, Features(richer).of(seat), strict=False))  # type: ignore[arg-type]
    assert after["coins"] == before["coins"] + 5
    held = view.clone()
    for column in range(8):
        held.cubes[column * 4 + seat] = 3  # type: ignore[attr-defined]
    after = dict(zip(FEATURES, Features(held).of(seat), strict=False))  # type: ignore[arg-type]
    assert after["control"] > before["control"]
    assert after["columns"] > before["columns"]


def test_it_beats_three_apprentices() -> None:
    """Parity is six of 24; it wins at least ten of these."""
    assert wins(load_game("dig_deep"), ["foreman", "apprentice", "apprentice", "apprentice"], 24) >= 10
