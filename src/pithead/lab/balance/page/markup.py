"""What the page is made of: a document that asks nothing of the network, sections, tables, and data within it.

Whatever comes from a pack or a game is escaped here, and only the page's own script may run.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent
_UNSAFE = str.maketrans({char: f"\\u{ord(char):04x}" for char in "<>&\u2028\u2029"})
_BOLD, _CODE = re.compile(r"\*\*(.+?)\*\*"), re.compile(r"`(.+?)`")
_MARK = re.compile(r"\s*\[[A-Z]\]")  # how well a clause is attested

SIGNS = (
    '<symbol id="circle" overflow="visible"><circle r="4.5"/></symbol>'
    '<symbol id="square" overflow="visible"><rect x="-4" y="-4" width="8" height="8"/></symbol>'
    '<symbol id="triangle" overflow="visible"><path d="M0-5.5 5.5 4.5h-11z"/></symbol>'
    '<symbol id="diamond" overflow="visible"><path d="M0-6 6 0 0 6-6 0z"/></symbol>'
    '<symbol id="cross" overflow="visible"><path d="M-4.5-4.5l9 9m0-9l-9 9" stroke-width="2.5"/></symbol>'
    '<symbol id="end" overflow="visible"><path d="M0-5V5"/></symbol>'
    '<symbol id="more" overflow="visible"><path d="M0-6 6 5H-6z"/></symbol>'
    '<symbol id="less" overflow="visible"><path d="M0 6 6-5H-6z"/></symbol>'
    '<symbol id="same" overflow="visible"><path d="M-6-3H6M-6 3H6" stroke-width="3" fill="none"/></symbol>'
    '<symbol id="open" overflow="visible"><circle r="6" fill="none" stroke-width="2.5" stroke-dasharray="4 2.3"/>'
    "</symbol>"
    '<symbol id="dead" overflow="visible"><circle r="6" fill="none" stroke-width="2"/>'
    '<path d="M-4 4 4-4" stroke-width="2"/></symbol>'
    '<symbol id="must" overflow="visible"><path d="M0-7 2-2.4 7-2 3 1.2 4.4 6.2 0 3.4-4.4 6.2-3 1.2-7-2-2-2.4z"/>'
    "</symbol>"
)


@dataclass(frozen=True)
class Cell:
    """A cell: its text, below it in small letters what it rests on, and the figure that it is sorted by."""

    text: str
    value: float | None = None
    small: str = ""
    badge: str = ""  # dead or must: the sign before the text
    href: str = ""


@dataclass(frozen=True)
class Head:
    """A column; figures stand on the right."""

    text: str
    figures: bool = True


@dataclass(frozen=True)
class Line:
    """A row of a table; the first cell is its name."""

    cells: Sequence[Cell]
    kind: str = ""
    marked: bool = False


def table(caption: str, heads: Sequence[Head], lines: Sequence[Line], name: str = "") -> str:
    """A table that scrolls within itself where it is too wide; with a name it can be sorted and filtered."""
    head = "".join(_head(one, bool(name)) for one in heads)
    body = "".join(_line(one, heads) for one in lines)
    attributes = f' id="{name}" class="sortable"' if name else ""
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table{attributes}>'
        f'<caption class="hidden">{escape(caption)}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _head(head: Head, sortable: bool) -> str:
    side = ' class="n"' if head.figures else ""
    if not head.text:
        return "<td></td>"
    if not sortable:
        return f'<th scope="col"{side}>{escape(head.text)}</th>'
    return f'<th scope="col"{side} aria-sort="none"><button type="button">{escape(head.text)}</button></th>'


def _line(line: Line, heads: Sequence[Head]) -> str:
    first, *rest = line.cells
    cells = f'<th scope="row">{_inside(first)}</th>'
    for cell, head in zip(rest, heads[1:], strict=True):
        value = ""
        if head.figures:
            value = ' class="n" data-v=""' if cell.value is None else f' class="n" data-v="{cell.value:.6g}"'
        cells += f"<td{value}>{_inside(cell)}</td>"
    marked = " data-marked" if line.marked else ""
    return f'<tr data-kind="{escape(line.kind)}"{marked}>{cells}</tr>'


def _inside(cell: Cell) -> str:
    text = escape(cell.text)
    if cell.href:
        text = f'<a href="{escape(cell.href)}">{text}</a>'
    if cell.badge:
        text = (
            f'<span class="badge {cell.badge}"><svg class="sign" aria-hidden="true" viewBox="-8 -8 16 16">'
            f'<use href="#{cell.badge}"/></svg>{text}</span>'
        )
    return text + (f"<small>{escape(cell.small)}</small>" if cell.small else "")


@dataclass(frozen=True)
class Section:
    """A part of the page that its contents lead to; `parts` names what of the result it shows, to be had as JSON."""

    name: str
    title: str
    body: str
    parts: Sequence[str]

    def html(self) -> str:
        button = (
            f'<button type="button" class="json" data-name="{self.name}" data-parts="{" ".join(self.parts)}">JSON'
            f'<span class="hidden"> of: {escape(self.title)}</span></button>'
        )
        return (
            f'<section id="{self.name}"><div class="top"><h2>{escape(self.title)}</h2>{button}</div>'
            f"{self.body}</section>"
        )


def clause_text(markdown: str) -> str:
    """A clause of the rules, whose Markdown knows bold and code."""
    text = escape(_MARK.sub("", re.sub(r"^\*\*[A-Z]{2}-[A-Za-z0-9]+[^*]*\*\*\s*", "", markdown.strip("| "))).strip())
    return _CODE.sub(r"<code>\1</code>", _BOLD.sub(r"<b>\1</b>", text))


def embedded(data: object) -> str:
    """JSON that can stand within a script: nothing in it ends one."""
    return msgspec.json.encode(data).decode().translate(_UNSAFE)


def document(title: str, head: str, sections: Sequence[Section], data: object) -> str:
    """The whole page. The policy in its head forbids every request, and every script but its own."""
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    style = "".join((FOLDER / name).read_text(encoding="utf-8") for name in ("colours.css", "page.css"))
    digest = b64encode(sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; base-uri 'none'"
    links = "".join(f'<li><a href="#{one.name}">{escape(one.title)}</a></li>' for one in sections)
    main = "".join(one.html() for one in sections)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f'<style>{style}</style></head><body><svg width="0" height="0" class="hidden" aria-hidden="true">{SIGNS}</svg>'
        f'<header class="head">{head}</header><div class="body"><nav aria-label="Contents"><ol>{links}</ol></nav>'
        f'<main>{main}</main></div><script type="application/json" id="result">{embedded(data)}</script>'
        f"<script>{script}</script></body></html>\n"
    )
