"""The compiled build: mypyc on the core, the games and their bots, where a C compiler is at hand; and the page.

PITHEAD_PURE=1 leaves the rules interpreted; PITHEAD_PURE=0 fails where they cannot be compiled. A module is compiled
because of where it lies. Core, batch and each game are a library of their own, one C file a module; only what changed
is compiled again, several files at a time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MethodType
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError

PACKAGE = Path("src/pithead")
PURE = os.environ.get("PITHEAD_PURE", "")
COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}  # those that need the rules
FLAGS = ["-fvisibility=hidden", "-fcommon"]  # calls inside a library are direct; its files share their import tables


def groups() -> dict[str, list[str]]:
    """What is compiled, library by library: the core; the batch; each game with its own bots."""
    out: dict[str, list[str]] = {}
    for folder in ("core", "batch", "games", "bots"):
        whole = folder in ("core", "batch")
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            inside = path.relative_to(PACKAGE / folder).parts
            if path.stem == "__init__" or "_template" in inside or (len(inside) == 1 and not whole):
                continue
            out.setdefault(folder if whole else inside[0], []).append(path.as_posix())
    return out


def say(text: str) -> None:
    print(f"pithead: {text}", file=sys.stderr, flush=True)


def interpreted(why: str) -> list[Extension]:
    """No extensions, with a line that says why."""
    if PURE == "0":
        raise SystemExit(f"pithead: the rules cannot be compiled: {why}")
    say(f"{why}: the rules run interpreted (about ten times slower)")
    return []


def extensions() -> list[Extension]:
    """A library for each group and a small extension for each module, or none."""
    if not COMMANDS & set(sys.argv):
        return []
    if PURE == "1":
        return interpreted("PITHEAD_PURE=1")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        return interpreted(f"no C compiler ({compiler}) found")
    from mypyc.build import mypycify

    found = groups()
    return list(
        mypycify(
            # mypy's cache forgets which attributes of a class need a flag of their own: every run starts afresh
            ["--cache-dir", os.devnull, *(path for paths in found.values() for path in paths)],
            opt_level=os.environ.get("PITHEAD_OPT", "3"),
            debug_level="0",
            multi_file=True,
            separate=[(paths, f"pithead_{name}") for name, paths in found.items()],
        )
    )


class BuildRules(build_ext):
    """Compiles several files at a time, and only those that changed; where it fails, the rules run interpreted."""

    def build_extensions(self) -> None:
        self.jobs = int(self.parallel or os.cpu_count() or 1)
        if self.compiler.compiler_type == "unix":
            self.parallel = None  # the files of one extension are compiled in parallel instead
            self.compiler.compile = MethodType(compile_changed, self.compiler)
            self.compiler.progress = Progress(self.extensions, self.jobs, self._recipe())
            for extension in self.extensions:
                extension.extra_compile_args += FLAGS
        try:
            super().build_extensions()
        except BaseError as error:
            self.extensions = interpreted(f"the compiler failed ({str(error).splitlines()[0][:200]})")

    def _recipe(self) -> Path:
        """A file that is newer than every object that was made in another way."""
        import mypy.version

        recipe = Path(self.build_temp) / "recipe"
        wanted = f"{mypy.version.__version__} {sys.version} {sysconfig.get_config_var('CFLAGS')} {FLAGS}"
        wanted += os.environ.get("CFLAGS", "") + os.environ.get("PITHEAD_OPT", "")
        if not recipe.is_file() or recipe.read_text() != wanted:
            recipe.parent.mkdir(parents=True, exist_ok=True)
            recipe.write_text(wanted)
        return recipe

    def copy_extensions_to_source(self) -> None:
        """In a working copy: the rules are compiled when this file lists them (see `pithead/__init__.py`)."""
        stamp = PACKAGE / f".compiled-{sys.implementation.cache_tag}"
        stamp.unlink(missing_ok=True)
        for old in PACKAGE.parent.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            old.unlink()
        if self.extensions:
            super().copy_extensions_to_source()
            found = [Path(path).relative_to(PACKAGE).as_posix() for paths in groups().values() for path in paths]
            stamp.write_text("\n".join(found) + "\n", encoding="utf-8")


class Progress:
    """Says now and then how many files are compiled."""

    def __init__(self, extensions: list[Extension], jobs: int, recipe: Path) -> None:
        self.jobs = jobs
        self.recipe = recipe
        self.total = len({source for extension in extensions for source in extension.sources})
        self.seen: set[str] = set()
        self.said = time.monotonic()

    def tell(self, source: str) -> None:
        self.seen.add(source)
        if time.monotonic() - self.said > 5:
            self.said = time.monotonic()
            say(f"compiling the rules: {100 * len(self.seen) // self.total} %")


def compile_changed(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """In place of the compiler's own `compile`: the objects of these sources, as many at a time as there are jobs."""
    _, objects, extra, flags, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    command = compiler._get_cc_args(flags, debug, extra_preargs)
    headers = [Path(name) for name in depends or () if Path(name).is_file()]
    newest = max(path.stat().st_mtime for path in (*headers, compiler.progress.recipe))

    def one(made: str) -> None:
        source, kind = build[made]
        fresh = Path(made).is_file() and Path(made).stat().st_mtime >= max(newest, Path(source).stat().st_mtime)
        if not fresh:
            compiler._compile(f"{made}.new", source, kind, command, extra, flags)
            Path(f"{made}.new").replace(made)  # whole or not at all, should the work be interrupted
        compiler.progress.tell(source)

    with ThreadPoolExecutor(compiler.progress.jobs) as pool:
        list(pool.map(one, objects))
    return list(objects)


class BuildWithClient(build_py):
    """The wheel carries the browser client: built here where Node is at hand and it is not there yet."""

    def run(self) -> None:
        if not (PACKAGE / "server/static/index.html").is_file() and not self.editable_mode:
            if shutil.which("npm") is None:
                say("no npm found, the package has no browser client (the server says so at its address)")
            else:
                install = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
                for arguments in (install, ["run", "--silent", "build"]):
                    subprocess.run([str(shutil.which("npm")), *arguments], cwd="web", check=True)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient, "build_ext": BuildRules})
