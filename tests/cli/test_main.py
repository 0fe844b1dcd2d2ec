"""The command line as a whole."""

from __future__ import annotations

import subprocess
import sys

import pithead
from tests.cli.drive import ROOT, run

QUICK = """
import sys
from typer.testing import CliRunner
from pithead.cli.main import app
print(CliRunner().invoke(app, ["--help"]).output)
heavy = [name for name in sys.modules if name.startswith(("pithead.cli.", "pithead.games", "pithead.core", "fluent"))]
assert heavy == ["pithead.cli.main"], heavy
"""


def test_help_lists_the_commands_without_importing_them() -> None:
    result = subprocess.run(
        [sys.executable, "-c", QUICK],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src")},
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "play" in result.stdout
    assert "replay" in result.stdout


def test_the_version_is_told() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.strip() == f"pithead {pithead.__version__}"


def test_every_command_has_help() -> None:
    for command in ("play", "replay"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "--lang" in result.output


def test_an_unknown_command_is_refused() -> None:
    result = run("plya")
    assert result.exit_code == 2
    assert "play" in result.output
