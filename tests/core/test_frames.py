"""Frames: a stack of decisions in a flat list behaves like a stack of lists."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pithead.core import frames

VALUE = st.integers(-9, 10**9)
STEP = st.one_of(
    st.tuples(st.just("push"), st.lists(VALUE, min_size=6, max_size=6)),
    st.tuples(st.just("pop"), st.just([0])),
    st.tuples(st.just("put"), st.tuples(st.integers(1, 5), VALUE).map(list)),
)


@given(st.lists(STEP, max_size=30))
def test_a_flat_stack_is_a_stack_of_frames(steps: list[tuple[str, list[int]]]) -> None:
    flat: list[int] = []
    model: list[list[int]] = []
    for name, values in steps:
        if name == "push":
            kind, a, b, c, d, e = values
            frames.push(flat, kind, a, b, c, d, e)
            model.append(list(values))
        elif model and name == "pop":
            frames.pop(flat)
            model.pop()
        elif model:
            slot, value = values
            frames.put(flat, slot, value)
            model[-1][slot] = value
        assert flat == [value for frame in model for value in frame]
        if model:
            assert frames.top(flat) == model[-1][0]
            assert [frames.get(flat, slot) for slot in range(1, 6)] == model[-1][1:]
        else:
            assert frames.top(flat) == frames.NONE


def test_what_is_not_given_is_zero() -> None:
    flat: list[int] = []
    frames.push(flat, 3, 7)
    assert flat == [3, 7, 0, 0, 0, 0]
    assert len(flat) == frames.WIDTH
