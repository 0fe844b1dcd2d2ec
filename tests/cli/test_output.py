"""Figures as the terminal and its pages write them."""

from __future__ import annotations

import pytest

from pithead.cli.output import signed


@pytest.mark.parametrize(
    ("share", "digits", "words"),
    [(0.031, 0, "+3"), (-0.026, 0, "−3"), (-0.002, 0, "0"), (0.0004, 1, "0.0"), (-0.0123, 1, "−1.2"), (0.0, 0, "0")],
)
def test_a_change_has_its_sign_and_nothing_has_none(share: float, digits: int, words: str) -> None:
    assert signed(share, digits) == words
