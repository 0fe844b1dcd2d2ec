"""What goes into a wheel and an sdist: the whole package with the client, and nothing that was left lying about."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.cli.drive import ROOT

CLIENT = {"pithead/server/static/index.html", "pithead/server/static/assets/page.js"}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as git has it, with a client that stands for the real one, and what building leaves behind."""
    tree = tmp_path_factory.mktemp("tree")
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
    )
    for name in names.stdout.splitlines():
        if (ROOT / name).is_file() and not name.startswith(("docs/", "web/")):
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)
    for name in (*CLIENT, "pithead/core/api.cpython-311-x86_64-linux-gnu.so", "pithead/.compiled-cpython-311"):
        (tree / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / "src" / name).write_text("x")
    return tree


@pytest.fixture(scope="module")
def wanted(tree: Path) -> set[str]:
    """The files of the package."""
    files = {path.relative_to(tree / "src").as_posix() for path in (tree / "src/pithead").rglob("*") if path.is_file()}
    return {name for name in files if not name.endswith(".so") and "/.compiled" not in name}


def build(tree: Path, what: str) -> Path:
    command = [sys.executable, "-m", "build", "--no-isolation", what, "--outdir", str(tree / "dist")]
    done = subprocess.run(
        command, cwd=tree, env={**os.environ, "PITHEAD_PURE": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next((tree / "dist").glob("*.whl" if what == "--wheel" else "*.tar.gz"))


def test_the_pure_wheel_holds_the_whole_package_and_nothing_else(tree: Path, wanted: set[str]) -> None:
    wheel = build(tree, "--wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    held = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert held == wanted and held >= CLIENT


def test_the_sdist_holds_what_building_and_checking_it_needs(tree: Path, wanted: set[str]) -> None:
    with tarfile.open(build(tree, "--sdist")) as archive:
        held = {name.partition("/")[2] for name in archive.getnames() if archive.getmember(name).isfile()}
    package = {name.removeprefix("src/") for name in held if name.startswith("src/pithead/")}
    assert package == wanted and package >= CLIENT
    assert {"setup.py", "pyproject.toml", "tools/packaging/backend.py", "tools/check_install.py", "LICENSE"} <= held
    assert [name for name in held if name.startswith("tests/golden/")]


def test_what_checks_an_install_finds_no_fault_with_this_tree() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/check_install.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["moves"] > 10
