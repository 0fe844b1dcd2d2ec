"""Trees of leaves that are judged together."""

from __future__ import annotations

import pytest

from pithead.bots.tree import Tree
from pithead.games.registry import load_game


def test_means_and_choices_come_together_from_the_leaves() -> None:
    state = load_game("dig_deep").new(2)
    tree = Tree()
    a, b, c = (tree.leaf(state) for _ in range(3))
    luck = tree.mean([a, b])
    root = tree.most([luck, c])
    values = tree.values([1.0, 4.0, 2.0])
    assert values[luck] == pytest.approx(2.5)
    assert values[root] == pytest.approx(2.5)
    assert tree.values([1.0, 2.0, 2.0])[root] == pytest.approx(2.0)


def test_one_leaf_alone_is_its_own_mean_and_best() -> None:
    state = load_game("dig_deep").new(2)
    tree = Tree()
    leaf = tree.leaf(state)
    assert tree.mean([leaf]) == tree.most([leaf]) == leaf
    assert tree.values([0.25]) == [0.25]
