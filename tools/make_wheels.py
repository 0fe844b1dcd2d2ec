"""`make wheel`: a compiled wheel, a pure one and an sdist in `dist/`, each with the browser client inside.

The client must be built (`make web`). The compiled wheel is for this machine's Python; `.github/workflows/release.yml`
makes those of the others.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
BUILDS = {"sdist": ("--sdist", "1"), "pure wheel": ("--wheel", "1"), "compiled wheel": ("--wheel", "0")}


def main() -> int:
    """The exit status."""
    if not (ROOT / "src/pithead/server/static/index.html").is_file():
        sys.exit("pithead: the browser client is not built: make web")
    shutil.rmtree(DIST, ignore_errors=True)
    for title, (what, pure) in BUILDS.items():
        print(f"pithead: {title}", flush=True)
        for left in (ROOT / "build").glob("lib*"):  # whatever was deleted since must not come along
            shutil.rmtree(left)
        done = subprocess.run(
            [sys.executable, "-m", "build", "--no-isolation", what, "--outdir", str(DIST)],
            cwd=ROOT,
            env={**os.environ, "PITHEAD_PURE": pure},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout)
            return done.returncode
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
