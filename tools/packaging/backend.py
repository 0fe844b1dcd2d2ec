"""The build backend: setuptools, and mypyc where the rules are compiled. Without a C compiler nobody fetches mypyc."""

from __future__ import annotations

import os
import shutil
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)


def _compiler() -> list[str]:
    """What compiling the rules needs, where they are compiled: see `setup.py`."""
    pure = os.environ.get("PITHEAD_PURE", "")
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if pure == "1" or (pure != "0" and os.name != "nt" and shutil.which(command) is None):
        return []
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["optional-dependencies"]["compile"])


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_compiler()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *_compiler()]
