"""The command line as a whole."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

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


def test_without_a_command_tables_are_served_on_this_machine_and_the_page_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    usual = str(taken.getsockname()[1])
    code = f"import pithead.cli.serve as serve; serve.PORT = {usual}; from pithead.cli.main import app; app()"
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf "%s" "$1" > {opened}\n')
    browser.chmod(0o755)
    env = {key: value for key, value in os.environ.items() if key not in ("CI", "SSH_CONNECTION")}
    env |= {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(tmp_path), "BROWSER": str(browser)}
    with taken, subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=env) as server:
        try:
            assert server.stdout is not None
            place = server.stdout.readline().split()[-1]
            assert place.startswith("http://127.0.0.1:") and not place.endswith(f":{usual}/")
            end = time.monotonic() + 30
            while not opened.is_file() or not opened.read_text():
                assert time.monotonic() < end, "the page was not opened"
                time.sleep(0.05)
            assert opened.read_text() == place
            assert (tmp_path / "pithead" / "tables.sqlite").is_file()
        finally:
            server.terminate()
        assert server.wait(20) == 0


@pytest.mark.parametrize(
    ("environment", "shown"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "CI": "true"}, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "somewhere"}, False),
    ],
)
def test_a_page_is_opened_only_where_somebody_can_see_it(
    environment: dict[str, str], shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pithead.cli.serve import has_screen

    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "SSH_CONNECTION", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert has_screen() is shown
