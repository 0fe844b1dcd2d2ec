"""The sdist, the pure and the compiled wheel, each installed into an empty environment outside the tree, with neither
compiler nor Node at hand: the page is inside, a game is played through its API, and a balance report is made. The pure
one replays the golden games.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.drive import ROOT

pytestmark = pytest.mark.deep
LIMIT = 120_000_000  # bytes on the disk that a plain install adds to an empty environment


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` makes."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.make_wheels"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return Path(shutil.copytree(ROOT / "dist", tmp_path_factory.mktemp("made") / "dist"))


def bare(folder: Path) -> dict[str, str]:
    """An environment in which no compiler, no Node and nothing of this tree is found."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL", "PITHEAD"))}
    return {**kept, "PATH": str(folder / "bin"), "HOME": str(folder)}


def install(package: Path, folder: Path) -> Path:
    """An empty environment with nothing but the package and what it asks for; its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python, before = folder / "bin" / "python", size(folder)
    env = bare(folder)
    assert shutil.which("cc", path=env["PATH"]) is shutil.which("node", path=env["PATH"]) is None
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", str(package)], cwd=folder, env=env, check=True)
    subprocess.run([*pip, "check"], cwd=folder, env=env, check=True)
    assert size(folder) - before < LIMIT
    return python


def check(python: Path, *arguments: str, **more: str) -> dict[str, Any]:
    """`tools/check_install.py` run by that Python, from a copy of it: nothing of the tree is on its path."""
    script = shutil.copy(ROOT / "tools/check_install.py", python.parents[1] / "check_install.py")
    env = {**bare(python.parents[1]), **more}
    done = subprocess.run(
        [str(python), script, *arguments], cwd=python.parents[1], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["at"].startswith(str(python.parents[1]))
    assert found["moves"] > 10 and found["files"] > 2 and found["report"] > 50_000
    return found


def size(folder: Path) -> int:
    return sum(path.lstat().st_blocks * 512 for path in folder.rglob("*"))


def test_the_pure_wheel_plays_and_replays_the_golden_games(dist: Path, tmp_path: Path) -> None:
    python = install(next(dist.glob("*-py3-none-any.whl")), tmp_path / "pure")
    golden = check(python, "--rules", "pure", "--golden", str(ROOT / "tests/golden"))["golden"]
    assert golden == len(list((ROOT / "tests/golden").glob("*/*.jsonl")))


def test_the_compiled_wheel_plays_and_can_be_told_to_run_interpreted(dist: Path, tmp_path: Path) -> None:
    compiled = next(path for path in dist.glob("*.whl") if "py3-none-any" not in path.name)
    python = install(compiled, tmp_path / "compiled")
    check(python, "--rules", "compiled")
    check(python, "--rules", "pure", PITHEAD_PURE="1")


def test_the_sdist_is_installed_without_compiler_and_node(dist: Path, tmp_path: Path) -> None:
    check(install(next(dist.glob("*.tar.gz")), tmp_path / "sdist"), "--rules", "pure")
