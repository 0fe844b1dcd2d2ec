"""Compile the rules in this working copy: `python -m tools.compile_rules [--beside]`.

`--beside`: at the lowest priority, with lines that say how far it is, and mypyc fetched first where it is missing.
A server that runs meanwhile gives its bots the compiled rules at once, and takes them itself when it is started again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path

import pithead

ROOT = Path(__file__).parents[1]


def main() -> int:
    """The exit status: 0 also where the rules stay interpreted for want of a compiler."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", action="store_true", help="at the lowest priority, fetching what is missing")
    beside = parser.parse_args().beside
    if up_to_date():
        return 0
    if beside:
        os.nice(19)
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            say(f"no C compiler ({compiler}) found: bots think about ten times slower than they could")
            return 0
        say("the rules are being compiled beside the game, which can be played meanwhile")
        if find_spec("mypyc") is None and fetch() != 0:
            say("mypyc could not be fetched: the rules stay interpreted")
            return 0
    started = time.monotonic()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    if status == 0 and pithead.compiled_rules():
        later = ": bots use them from now on, the server when it is started again" if beside else ""
        say(f"the rules are compiled ({time.monotonic() - started:.0f} s){later}")
    return status


def up_to_date() -> bool:
    """Whether nothing that is compiled has changed, come or gone since the last time."""
    if not pithead.compiled_rules():
        return False
    made = pithead.COMPILED.stat().st_mtime
    folders = (ROOT / "src/pithead" / name for name in ("core", "batch", "games", "bots"))
    files = [ROOT / "setup.py", *(path for folder in folders for path in folder.rglob("*.py"))]
    return all(path.stat().st_mtime <= made for path in files)


def fetch() -> int:
    """Install what compiling needs."""
    say("fetching mypyc")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[compile]"]
    return subprocess.run(pip, cwd=ROOT, env={**os.environ, "PITHEAD_PURE": "1"}, check=False).returncode


def say(text: str) -> None:
    print(f"pithead: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
