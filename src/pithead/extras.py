"""What a plain install leaves out: each extra with the module that shows whether it is there, and what it is for."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from pithead.core.errors import PitheadError

EXTRAS = {
    "postgres": ("psycopg", "tables in PostgreSQL"),
    "ray": ("ray", "games on a Ray cluster"),
    "net": ("numpy", "bots that judge positions with a net: the strongest ones"),
    "train": ("torch", "training of nets"),
    "rl": ("pettingzoo", "environments for reinforcement learning"),
    "spiel": ("open_spiel", "the games in OpenSpiel"),
    "lab": ("pyarrow", "games written as Parquet files"),
}


class MissingExtra(PitheadError):
    """Something was asked for that a plain install leaves out."""


def need(extra: str) -> ModuleType:
    """The module of an extra; MissingExtra with one line that says how to get it."""
    module, purpose = EXTRAS[extra]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise MissingExtra(f"{purpose}: this needs the extra '{extra}': pip install 'pithead[{extra}]'") from None
