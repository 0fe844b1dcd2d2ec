"""Pithead: Rockwell, Dig Deep and Imperial Miners, one set of rules for everything."""

import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"

_ROOT = Path(__file__).parent
_WORKING_COPY = (_ROOT.parents[1] / "pyproject.toml").exists()
COMPILED = _ROOT / f".compiled-{sys.implementation.cache_tag}"  # in a working copy: lists what was compiled


def compiled_rules() -> bool:
    """Whether a process that starts now runs the compiled rules, where there are such: not when PITHEAD_PURE=1 forbids
    it, nor in a working copy whose sources have changed since, or that is being compiled at this moment.
    """
    if os.environ.get("PITHEAD_PURE") == "1":
        return False
    if not _WORKING_COPY:
        return True
    try:
        made, names = COMPILED.stat().st_mtime, COMPILED.read_text(encoding="utf-8").splitlines()
        return all((_ROOT / name).stat().st_mtime <= made for name in names)
    except FileNotFoundError:
        return False


def _prefer_source() -> None:
    """Import the rules from their source, though compiled ones lie beside them, now or later."""
    hook = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def source_only(path: str) -> PathEntryFinder:
        if not path.startswith(str(_ROOT)):
            raise ImportError(path)
        return hook(path)

    sys.path_hooks.insert(0, source_only)
    for path in list(sys.path_importer_cache):
        if path.startswith(str(_ROOT)):
            del sys.path_importer_cache[path]


if not compiled_rules():
    _prefer_source()
    if COMPILED.exists() and os.environ.get("PITHEAD_PURE") != "1":
        print("pithead: the compiled rules are older than their source; 'make build' renews them", file=sys.stderr)
