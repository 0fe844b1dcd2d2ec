"""The rules clause by clause, and in short. Each game has its `rules.md` and may have its `short.md` beside its code,
and translations where there are.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from pithead.core.errors import OptionError

ID = re.compile(r"\b[A-Z]{2}-[A-Z]+[0-9]+[a-z]?\b")
_BULLET = re.compile(rf"^- \*\*({ID.pattern})[^*]*\*\*")
_ROW = re.compile(rf"^\| *({ID.pattern}) *\|")


def rules_file(game_id: str, lang: str = "en") -> Path:
    """The rules of a game in a language; the English ones where they are not translated."""
    return _file(game_id, "rules", lang)


def short_rules(game_id: str, lang: str = "en") -> str:
    """The rules of a game in two pages (Markdown, docs/web.md); "" where it has none."""
    path = _file(game_id, "short", lang)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _file(game_id: str, name: str, lang: str) -> Path:
    folder = Path(__file__).parent / game_id
    translated = folder / f"{name}.{lang}.md"
    return translated if lang != "en" and translated.is_file() else folder / f"{name}.md"


@lru_cache(maxsize=16)
def clauses(game_id: str, lang: str = "en") -> dict[str, str]:
    """Every clause of a game by its id, in the order of the rules, as Markdown. What follows a clause belongs to it."""
    path = rules_file(game_id, lang)
    if not path.is_file():
        raise OptionError(f"there are no rules of '{game_id}' at {path}")
    out: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        row = _ROW.match(line)
        start = row or _BULLET.match(line)
        if start:
            if start[1] in out:
                raise OptionError(f"{path}: {start[1]} stands there twice")
            out[start[1]] = line if row else line.removeprefix("- ")
            current = "" if row else start[1]
        elif line.startswith("#"):
            current = ""
        elif current:
            out[current] += "\n" + line.removeprefix("- ")
    return {name: text.strip() for name, text in out.items()}


def clause(game_id: str, clause_id: str, lang: str = "en") -> str:
    """The text of one clause; OptionError where there is none."""
    found = {name.lower(): text for name, text in clauses(game_id, lang).items()}.get(clause_id.lower())
    if found is None:
        known = list(clauses(game_id, lang))
        raise OptionError(f"there is no clause '{clause_id}': there is {known[0]} to {known[-1]}")
    return found
