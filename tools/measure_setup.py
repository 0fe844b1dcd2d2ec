"""From nothing to the first move: `python -m tools.measure_setup [--at REVISION…] [--only play] [--json]`.

For each revision a fresh clone with empty caches: `make play` line by line until the page answers and the first choice
glows in a real browser; compiling the rules cold, with nothing changed, with one function changed and with a new one;
and for this tree what `make wheel` makes, each installed into an empty environment.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tests.web.browser import CHOICES, Person, chromium

ROOT = Path(__file__).parents[1]
RULES = "src/pithead/games/rockwell/flow/drilling.py"
NEW = '\n\ndef measured(seats: int) -> int:\n    """Only for a measurement."""\n    return seats + {}\n'
ORDER = {
    "game": "dig_deep",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "apprentice", "name": "Ben"}],
}
Json = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at", nargs="*", default=["HEAD"], help="revisions to compare, such as HEAD and an older one")
    parser.add_argument("--only", choices=("play", "compile", "install"))
    parser.add_argument("--first", action="store_true", help="before everything else on a shared machine (needs root)")
    parser.add_argument("--json", action="store_true", help="print one object instead of tables")
    wish = parser.parse_args()
    if wish.first:
        before_all_else()
    found: Json = {"machine": {"cores": os.cpu_count(), "python": sys.version.split()[0]}}
    for revision in wish.at:
        one: Json = {}
        found[revision] = one
        if wish.only in (None, "play"):
            with clone(revision) as tree:
                one["play"] = measure_play(tree)
        if wish.only in (None, "compile"):
            with clone(revision) as tree:
                one["compile"] = measure_compile(tree)
    if wish.only in (None, "install"):
        found["install"] = measure_install()
    print(json.dumps(found, indent=2) if wish.json else tables(found))


def before_all_else() -> None:
    """A scheduling group of its own with the highest weight: other work on the machine then hardly counts."""
    if os.getpid() != os.getsid(0):
        os.setsid()
    Path("/proc/self/autogroup").write_text("-19")
    os.nice(-19)


@contextmanager
def clone(revision: str) -> Iterator[Path]:
    """A fresh clone at a revision, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="pithead-setup-") as folder:
        tree = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(tree)], check=True)
        subprocess.run(["git", "-C", str(tree), "checkout", "--quiet", revision], check=True)
        yield tree


def cold(tree: Path) -> dict[str, str]:
    """An environment whose package caches are empty."""
    empty = {"npm_config_cache": "npm", "UV_CACHE_DIR": "uv", "XDG_DATA_HOME": "data"}
    return {
        **{key: value for key, value in os.environ.items() if not key.startswith(("PYTHONPATH", "PITHEAD"))},
        **{key: str(tree.parent / name) for key, name in empty.items()},
        "PIP_NO_CACHE_DIR": "1",
        "CI": "true",
    }


def measure_play(tree: Path) -> Json:
    """Seconds from the start of `make play` to each of its lines, to a page that answers and to the first choice."""
    started = time.monotonic()
    lines: list[tuple[float, str]] = []
    with subprocess.Popen(
        ["make", "play"],
        cwd=tree,
        env=cold(tree),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        process_group=0,
    ) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if told(line):
                    lines.append((round(time.monotonic() - started, 1), line.strip()[:100]))
                if "serves tables at" in line:
                    break
            place = lines[-1][1].split()[-1].rstrip("/")
            answer(place)
            page = time.monotonic() - started
            glows = first_choice(place)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)
    sizes = {name: disk(tree / name) for name in (".venv", "web/node_modules")}
    return {"lines": lines, "page_answers": round(page, 1), "first_choice_glows": round(page + glows, 1), "MB": sizes}


def told(line: str) -> bool:
    """Whether a line of `make play` begins a step."""
    steps = ("pithead: ", "Pithead ", "python3 -m venv", "cd web", ".venv/bin/p", "PITHEAD_PURE")
    return line.startswith(steps) and "compiling the rules: " not in line


def answer(place: str) -> None:
    for _ in range(600):
        try:
            with urlopen(f"{place}/", timeout=2) as page:
                assert b"<html" in page.read()
                return
        except OSError:
            time.sleep(0.05)


def first_choice(place: str) -> float:
    """Seconds from opening a new table against a bot to a choice that glows."""
    with chromium() as browser:
        person = Person(browser, place)
        started = time.monotonic()
        body = json.dumps(ORDER).encode()
        with urlopen(
            Request(f"{place}/api/v1/tables", data=body, headers={"content-type": "application/json"})
        ) as made:
            table = json.load(made)
        token = next(seat["token"] for seat in table["seats"] if seat["token"])
        person.page.goto(f"/t/{table['table']}#{token}")
        person.page.wait_for_selector(CHOICES)
        taken = time.monotonic() - started
        person.close()
    return taken


def measure_compile(tree: Path) -> Json:
    """Seconds, and processor seconds of all cores, to compile the rules: cold, warm, after two changes of one file."""
    source = tree / RULES
    original = source.read_text(encoding="utf-8")
    out: Json = {"cold": compile_rules(tree), "nothing_changed": compile_rules(tree)}
    source.write_text(original + NEW.format(1), encoding="utf-8")
    out["new_function"] = compile_rules(tree)
    source.write_text(original + NEW.format(2), encoding="utf-8")
    out["changed_function"] = compile_rules(tree)
    return out


def compile_rules(tree: Path) -> Json:
    started, before = time.monotonic(), os.times()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    if "build_ext --inplace --force" in (tree / "Makefile").read_text(encoding="utf-8"):
        command.append("--force")  # so did `make build`, before it compiled only what changed
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return {"s": round(time.monotonic() - started, 1), "cpu_s": round(used, 1)}


def measure_install() -> Json:
    """What `make wheel` makes: sizes, and what each adds to an empty environment."""
    subprocess.run([sys.executable, "-m", "tools.make_wheels"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    out: Json = {}
    for package in sorted((ROOT / "dist").iterdir()):
        with tempfile.TemporaryDirectory(prefix="pithead-setup-") as folder:
            place = Path(folder) / "env"
            subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
            empty, started = disk(place), time.monotonic()
            env = {**cold(place), "PATH": str(place / "bin")}
            pip = [str(place / "bin/python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*pip, "install", str(package)], env=env, check=True, stderr=subprocess.DEVNULL)
            taken = time.monotonic() - started
            subprocess.run([*pip, "check"], env=env, check=True)
            shutil.copy(ROOT / "tools/check_install.py", folder)
            check = [str(place / "bin/python"), f"{folder}/check_install.py"]
            done = subprocess.run(check, env=env, cwd=folder, check=True, capture_output=True, text=True)
            out[package.name] = {
                "MB": round(package.stat().st_size / 1e6, 2),
                "install_s": round(taken, 1),
                "adds_MB": round(disk(place) - empty, 1),
                "environment_MB": disk(place),
                "plays": json.loads(done.stdout)["rules"],
            }
    return out


def disk(folder: Path) -> float:
    """Megabytes that a folder takes on the disk."""
    if not folder.is_dir():
        return 0.0
    return round(sum(path.lstat().st_blocks * 512 for path in folder.rglob("*")) / 1e6, 1)


def tables(found: Json) -> str:
    """The same as Markdown."""
    out = []
    for revision, one in found.items():
        if "play" in one:
            play = one["play"]
            out += ["", f"`make play` at {revision}", "", "| after s | |", "| --- | --- |"]
            out += [f"| {at} | {line} |" for at, line in play["lines"]]
            out += [f"| **{play['page_answers']}** | the page answers |"]
            out += [f"| **{play['first_choice_glows']}** | the first choice glows |", ""]
            out += [", ".join(f"{name}: {size} MB" for name, size in play["MB"].items())]
        if "compile" in one:
            out += ["", f"| compiling at {revision} | s | processor s |", "| --- | --- | --- |"]
            out += [
                f"| {name.replace('_', ' ')} | {row['s']} | {row['cpu_s']} |" for name, row in one["compile"].items()
            ]
    if "install" in found:
        out += ["", "| | MB | installed in s | adds MB | environment MB | plays, rules |", "| --- " * 6 + "|"]
        out += [
            f"| {name} | {' | '.join(str(value) for value in row.values())} |" for name, row in found["install"].items()
        ]
    return "\n".join(out).strip()


if __name__ == "__main__":
    main()
