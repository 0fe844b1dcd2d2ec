"""What a player needs runs where Linux's ways of doing things are not: processes are spawned, not forked."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from pithead.server import process_limits
from tests.cli.drive import ROOT
from tests.server.harness import environment, hosted, play_to_the_end, tokens

LINUX_ONLY = {
    "fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty",
    "os.fork", "os.forkpty", "os.getpgid", "os.getpgrp", "os.getuid", "os.geteuid", "os.killpg", "os.nice", "os.setsid",
    "os.sched_getaffinity", "os.sched_setaffinity", "os.uname", "os.getloadavg", "os.getppid",
    "signal.SIGKILL", "signal.SIGHUP", "signal.SIGUSR1", "signal.SIGUSR2", "signal.SIGALRM", "signal.SIGWINCH",
    "signal.alarm", "signal.setitimer", "signal.pause", "asyncio.add_signal_handler",
}  # fmt: skip
GUARDED = ROOT / "src/pithead/server/process_limits.py"  # does without, where there is none
PROGRAM = "tests.setup.spawning"


@pytest.mark.parametrize("path", sorted((ROOT / "src/pithead").rglob("*.py")), ids=lambda path: path.stem)
def test_no_module_uses_what_only_linux_has(path: Path) -> None:
    used = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            used |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            used |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used.add(f"{node.value.id}.{node.attr}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not node.value.startswith(("/tmp", "/proc", "/dev/", "/var")), node.value
    if path != GUARDED:
        assert used & LINUX_ONLY == set()


def test_bounds_that_a_system_does_not_set_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_limits, "resource", None)
    monkeypatch.delattr("os.nice", raising=False)
    monkeypatch.delattr("signal.setitimer", raising=False)
    assert process_limits.raise_file_limit() == 0
    assert process_limits.files_for_connections() == process_limits.FILES
    process_limits.limit_memory(1)
    process_limits.give_way(10)
    process_limits.end_after(600)()


@pytest.mark.parametrize("path", sorted((ROOT / "src/pithead").rglob("*.py")), ids=lambda path: path.stem)
def test_text_is_read_and_written_as_utf8_whatever_the_machine_thinks(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr in ("read_text", "write_text"):
            assert any(word.arg == "encoding" for word in node.keywords), ast.unparse(node)


def test_a_game_is_played_on_a_server_that_can_only_spawn(tmp_path: Path) -> None:
    with hosted(str(tmp_path / "tables.sqlite"), program=PROGRAM) as host:
        table = host.create([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "foreman", "name": "Ben"}])
        seat = host.seat(table["table"], *tokens(table))
        play_to_the_end(seat)
        assert seat.states[seat.seats[0]]["status"] == "over"
        seat.close()


def run(*arguments: str, **options: str) -> str:
    command = [sys.executable, "-m", PROGRAM, *arguments]
    done = subprocess.run(
        command, env=environment(), cwd=ROOT, capture_output=True, text=True, check=False, input=options.get("typed")
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_run_in_several_processes_that_can_only_be_spawned() -> None:
    bots = ("sim", "dig_deep", "--seats", "2", "--bots", "pebble,pebble", "--games", "8", "--seed", "7", "--json")
    assert json.loads(run(*bots, "--jobs", "2"))["games"] == json.loads(run(*bots, "--jobs", "1"))["games"]


def test_the_terminal_begins_a_game_and_leaves_it_without_fork(tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    shown = run("play", "dig_deep", "--seats", "2", "--bots", "apprentice", "--record", str(out), typed="quit\n")
    assert shown and out.is_file()
