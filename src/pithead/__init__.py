"""Pithead: Rockwell, Dig Deep and Imperial Miners, one set of rules for everything."""

import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"


def _prefer_source() -> None:
    """PITHEAD_PURE=1: import the rules from their source, though compiled ones lie beside them."""
    root = str(Path(__file__).parent)
    hook = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def source_only(path: str) -> PathEntryFinder:
        if not path.startswith(root):
            raise ImportError(path)
        return hook(path)

    sys.path_hooks.insert(0, source_only)
    for path in list(sys.path_importer_cache):
        if path.startswith(root):
            del sys.path_importer_cache[path]


if os.environ.get("PITHEAD_PURE") == "1":
    _prefer_source()
