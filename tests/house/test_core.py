"""The core depends on nothing but Python."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

CORE = Path(__file__).parents[2] / "src/pithead/core"
TYPES_ALONE = "mypy_extensions"  # machine numbers, for whoever compiles


def imported(path: Path) -> set[str]:
    """The packages that a module names, wherever it does."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").partition(".")[0])
    return found


def test_the_core_imports_the_standard_library_and_itself() -> None:
    modules = sorted(CORE.glob("*.py"))
    assert len(modules) > 5
    for path in modules:
        foreign = imported(path) - set(sys.stdlib_module_names) - {"pithead", TYPES_ALONE}
        assert not foreign, f"{path.name} imports {', '.join(sorted(foreign))}"
