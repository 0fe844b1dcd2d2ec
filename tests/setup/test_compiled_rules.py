"""Which rules a process runs: compiled ones only when they are whole and no source has changed since."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.drive import ROOT

STAMP = f".compiled-{sys.implementation.cache_tag}"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A working copy with one rules file, `core/rules.py`, that is compiled."""
    package = tmp_path / "src" / "pithead"
    (package / "core").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    (package / "__init__.py").write_text((ROOT / "src/pithead/__init__.py").read_text(encoding="utf-8"))
    (package / "core" / "__init__.py").touch()
    (package / "core" / "rules.py").write_text("")
    (package / STAMP).write_text("core/rules.py\n")
    os.utime(package / "core" / "rules.py", (1000, 1000))
    return package


def ask(package: Path, code: str = "print(pithead.compiled_rules())", pure: str = "") -> tuple[str, str]:
    env = {**os.environ, "PYTHONPATH": str(package.parent), "PITHEAD_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", f"import pithead; {code}"], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip(), done.stderr


def test_compiled_rules_are_used_while_no_source_is_newer(copy: Path) -> None:
    assert ask(copy) == ("True", "")


def test_the_switch_forces_interpreted_rules(copy: Path) -> None:
    assert ask(copy, pure="1") == ("False", "")


def test_a_changed_source_makes_them_stale_and_says_so(copy: Path) -> None:
    later = (copy / STAMP).stat().st_mtime + 10
    os.utime(copy / "core" / "rules.py", (later, later))
    used, told = ask(copy)
    assert used == "False"
    assert "older than their source" in told


def test_a_source_that_is_gone_makes_them_stale(copy: Path) -> None:
    (copy / "core" / "rules.py").unlink()
    assert ask(copy)[0] == "False"


def test_half_compiled_rules_are_not_used(copy: Path) -> None:
    (copy / STAMP).unlink()
    assert ask(copy) == ("False", "")


def test_a_process_that_began_interpreted_stays_so_when_compiled_rules_appear(copy: Path) -> None:
    (copy / STAMP).unlink()
    suffix = "__import__('importlib.machinery').machinery.EXTENSION_SUFFIXES[0]"
    code = (
        f"open(r'{copy}/core/rules' + {suffix}, 'w').write('not a library'); import pithead.core.rules as rules; "
        "print(rules.__file__)"
    )
    assert ask(copy, code)[0].endswith("rules.py")


def test_an_installed_package_uses_what_it_has(copy: Path) -> None:
    (copy.parents[1] / "pyproject.toml").unlink()
    (copy / STAMP).unlink()
    assert ask(copy) == ("True", "")
