"""Choices with all that may follow them, down to the leaves, which are judged together afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.api import State

LEAF, MEAN, MOST = 0, 1, 2


class Tree:
    """Nodes are numbers: of leaves, of means over luck, of the best of one's own choices. A node is made after what it
    is made of.

    leaves  the positions to be judged, in the order in which they were met
    """

    def __init__(self) -> None:
        self.leaves: list[State] = []
        self.kinds: list[int] = []
        self.below: list[Sequence[int]] = []

    def leaf(self, state: State) -> int:
        """A position as it is; it must not change afterwards."""
        self.leaves.append(state)
        return self._node(LEAF, (len(self.leaves) - 1,))

    def mean(self, nodes: Sequence[int]) -> int:
        """Each of them as likely as the others."""
        return nodes[0] if len(nodes) == 1 else self._node(MEAN, nodes)

    def most(self, nodes: Sequence[int]) -> int:
        """The best of them, as the seat may choose."""
        return nodes[0] if len(nodes) == 1 else self._node(MOST, nodes)

    def _node(self, kind: int, below: Sequence[int]) -> int:
        self.kinds.append(kind)
        self.below.append(below)
        return len(self.kinds) - 1

    def values(self, found: Sequence[float]) -> list[float]:
        """What each node is worth, from what each leaf is."""
        out: list[float] = []
        for kind, below in zip(self.kinds, self.below, strict=True):
            if kind == LEAF:
                out.append(found[below[0]])
            elif kind == MEAN:
                total = 0.0  # not by sum(): it rounds otherwise in some versions of Python
                for node in below:
                    total += out[node]
                out.append(total / len(below))
            else:
                out.append(max(out[node] for node in below))
        return out
