"""Blocks of lines: next to each other, wrapped, cut to a width, fitted into a number of lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text


def beside(blocks: Sequence[Sequence[Text]], widths: Sequence[int]) -> list[Text]:
    """Blocks of lines next to each other; each but the last is padded to its width."""
    out = []
    for i in range(max(len(block) for block in blocks)):
        line = Text(no_wrap=True, overflow="ellipsis")
        for j, block in enumerate(blocks):
            part = block[i] if i < len(block) else Text()
            line.append_text(part)
            if j < len(widths):
                line.append(" " * (widths[j] - part.cell_len))
        out.append(line)
    return out


def wrapped(head: Text, parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts in a row after a heading, on as many lines as they need; the further lines are indented."""
    out = [Text.assemble(head)]
    for part in parts:
        if out[-1].cell_len + len(gap) + part.cell_len > width and out[-1].cell_len > head.cell_len:
            out.append(Text(" " * head.cell_len))
        out[-1].append(gap if out[-1].cell_len > head.cell_len else "")
        out[-1].append_text(part)
    return out


def fit(text: Text, width: int) -> Text:
    """A line cut to a width."""
    text.truncate(width, overflow="ellipsis")
    return text


@dataclass(frozen=True)
class Section:
    """A part of a board.

    rank   the lower, the more it is what the question is about
    forms  from the full one to the shortest, which may be empty
    """

    rank: int
    forms: Sequence[Sequence[Text]]


def fitted(sections: Sequence[Section], room: int | None) -> list[Text]:
    """Sections below each other in at most `room` lines, as far as their shortest forms allow: what matters least is
    shortened first.
    """
    chosen = [0] * len(sections)

    def height() -> int:
        return sum(len(section.forms[form]) for section, form in zip(sections, chosen, strict=True))

    for i in sorted(range(len(sections)), key=lambda i: -sections[i].rank):
        while room is not None and height() > room and chosen[i] + 1 < len(sections[i].forms):
            chosen[i] += 1
    return [line for section, form in zip(sections, chosen, strict=True) for line in section.forms[form]]
