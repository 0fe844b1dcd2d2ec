"""The compiled build: mypyc on the rules core and the games' rules, where a C compiler is at hand; and the browser
client.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


def compiled_modules() -> list[str]:
    """What is compiled because of where it lies: the core, the games, and the games' own bots."""
    root = Path("src/pithead")
    found = [*root.glob("core/*.py"), *root.glob("games/*/**/*.py"), *root.glob("bots/*/**/*.py")]
    return sorted(str(p) for p in found if p.stem != "__init__" and "_template" not in p.parts)


def extensions() -> list[object]:
    """One extension a module, or none with a line that says why."""
    if os.environ.get("PITHEAD_PURE") == "1":
        print("pithead: PITHEAD_PURE=1, the rules run interpreted")
        return []
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        print(f"pithead: no C compiler ({compiler}) found, the rules run interpreted (about ten times slower)")
        return []
    from mypyc.build import mypycify

    found = mypycify(
        compiled_modules(), opt_level=os.environ.get("PITHEAD_OPT", "3"), debug_level="0", group_name="pithead_rules"
    )
    for extension in found:
        extension.optional = True
    return list(found)


class BuildWithClient(build_py):
    """The wheel carries the browser client: built here where Node is at hand and it is not there yet."""

    def run(self) -> None:
        client = Path("src/pithead/server/static/index.html")
        if not client.is_file() and not self.editable_mode:
            if shutil.which("npm") is None:
                print("pithead: no npm found, the package has no browser client (the server says so at its address)")
            else:
                subprocess.run(
                    ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
                    cwd="web",
                    check=True,
                )
                subprocess.run(["npm", "run", "--silent", "build"], cwd="web", check=True)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
