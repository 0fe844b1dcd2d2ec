"""Pithead: Rockwell, Dig Deep and Imperial Miners, one set of rules for everything."""

import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"

_ROOT = Path(__file__).parent


def _stale() -> bool:
    """In a working copy: whether a compiled module is older than its source."""
    if not (_ROOT.parents[1] / "pyproject.toml").exists():
        return False
    for built in _ROOT.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        source = built.with_name(built.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
        if source.exists() and source.stat().st_mtime > built.stat().st_mtime:
            print(
                "pithead: the compiled rules are older than their source and are not used; 'make build' renews them",
                file=sys.stderr,
            )
            return True
    return False


def _prefer_source() -> None:
    """Import the rules from their source, though compiled ones lie beside them."""
    hook = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def source_only(path: str) -> PathEntryFinder:
        if not path.startswith(str(_ROOT)):
            raise ImportError(path)
        return hook(path)

    sys.path_hooks.insert(0, source_only)
    for path in list(sys.path_importer_cache):
        if path.startswith(str(_ROOT)):
            del sys.path_importer_cache[path]


if os.environ.get("PITHEAD_PURE") == "1" or _stale():
    _prefer_source()
