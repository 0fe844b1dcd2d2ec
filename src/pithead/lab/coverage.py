"""Rule coverage: for each clause the functions that cite it and the tests that check it.

A clause is an id in the game's rules; a function cites it in a comment, a docstring or a table of verbs; a test
names it with `@rule("DD-A3")`. Tests are found in a working copy only: an installed package has none.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pithead.core.api import Json
from pithead.core.errors import OptionError
from pithead.games.clauses import ID, clause, clauses

__all__ = ["Coverage", "clause", "clauses", "cover"]

PACKAGE = Path(__file__).parent.parent
ROOT = PACKAGE.parent.parent
_RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]+)([0-9]+) to ([A-Z]{2}-[A-Z]+)([0-9]+)\b")


@dataclass
class Coverage:
    """What is known of each clause of a game."""

    game: str
    functions: dict[str, list[str]] = field(default_factory=dict)  # clause: `flow.py:controls`
    tests: dict[str, list[str]] = field(default_factory=dict)  # clause: `tests/rules/…/test_mine.py::test_…`
    unknown: list[str] = field(default_factory=list)  # a clause that the rules do not have, and who names it

    @property
    def missing(self) -> list[str]:
        """Clauses without a test."""
        return [name for name, found in self.tests.items() if not found]

    @property
    def uncited(self) -> list[str]:
        """Clauses that no code cites."""
        return [name for name, found in self.functions.items() if not found]

    @property
    def ok(self) -> bool:
        return not self.missing and not self.unknown

    def to_json(self) -> dict[str, Json]:
        return {
            "clauses": len(self.tests),
            "missing": list(self.missing),
            "unknown": list(self.unknown),
            "uncited": list(self.uncited),
            "coverage": {
                name: {"functions": list(self.functions[name]), "tests": list(self.tests[name])} for name in self.tests
            },
        }


def ids_in(text: str) -> list[str]:
    """The clause ids in a text; `DD-M1 to DD-M3` names all three."""
    out: list[str] = []
    for found in _RANGE.finditer(text):
        if found[1] == found[3]:
            out += [f"{found[1]}{n}" for n in range(int(found[2]), int(found[4]) + 1)]
    out += [name for name in ID.findall(text) if name not in out]
    return out


def citations(path: Path) -> Iterator[tuple[str, str]]:
    """(clause, function) for each citation in a source file; a module's own name where no function is around it."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        for row in source.splitlines():
            for name in ids_in(row.partition("#")[2]):
                yield name, path.name
        return
    spans: list[tuple[int, int, str]] = []
    texts: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            spans.append((node.lineno, node.end_lineno or node.lineno, node.name))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.append((node.lineno, node.value))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            texts.append((token.start[0], token.string))
    for line, text in sorted(texts):
        around = [name for first, last, name in sorted(spans) if first <= line <= last]  # the innermost comes last
        for name in ids_in(text):
            yield name, f"{path.name}:{around[-1]}" if around else path.name


def named_by_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """(clause, test) for each `@rule(...)` below a folder."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                continue
            for decorator in node.decorator_list:
                for call in ast.walk(decorator):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                        for arg in call.args:
                            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                                yield arg.value, f"{path.relative_to(folder.parent).as_posix()}::{node.name}"


def cover(game_id: str, tests: Path | None = None) -> Coverage:
    """The coverage of one game; OptionError where there is no folder of tests to read."""
    folder = tests or ROOT / "tests"
    if not folder.is_dir():
        raise OptionError(f"there are no tests at {folder}: coverage needs a working copy of the repository")
    out = Coverage(game_id)
    for name in clauses(game_id):
        out.functions[name] = []
        out.tests[name] = []
    prefix = next(iter(out.tests)).partition("-")[0] + "-"
    sources = [p for p in (PACKAGE / "games" / game_id).rglob("*") if p.suffix in (".py", ".toml")]
    for path in sorted(sources):
        for name, where in citations(path):
            _note(out, out.functions, name, where, prefix)
    for name, where in named_by_tests(folder):
        if name.startswith(prefix):
            _note(out, out.tests, name, where, prefix)
    return out


def _note(out: Coverage, table: dict[str, list[str]], name: str, where: str, prefix: str) -> None:
    if name not in table:
        if name.startswith(prefix):
            out.unknown.append(f"{name} ({where})")
    elif where not in table[name]:
        table[name].append(where)
