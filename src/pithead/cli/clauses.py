"""The rules clause by clause, as `docs/rules` has them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+\d+)[^*]*\*\*")
PACKAGE = Path(__file__).parent.parent


def rules_file(game: str) -> Path | None:
    """The rules of a game: beside its code where installed, else in the repository's docs."""
    for path in (PACKAGE / "games" / game / "rules.md", PACKAGE.parent.parent / "docs" / "rules" / f"{game.replace('_', '-')}.md"):
        if path.is_file():
            return path
    return None


@cache
def clauses(game: str) -> dict[str, str]:
    """Every clause of a game by its id, as Markdown; its tables and examples belong to it."""
    path = rules_file(game)
    out: dict[str, str] = {}
    if path is None:
        return out
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        found = CLAUSE.match(line)
        if found:
            current = found.group(1)
            out[current] = line.removeprefix("- ")
        elif line.startswith("#"):
            current = ""
        elif current:
            out[current] += "\n" + line.removeprefix("- ")
    return {id: text.strip() for id, text in out.items()}
