"""What the commands of the laboratory share: JSON alone on standard output, progress on standard error, errors as one
line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pithead.core.api import Json
from pithead.core.errors import PitheadError

console = Console()

PackOption = Annotated[
    Path | None, typer.Option("--pack", help="Another content pack: a folder or a zip (default: the game's own).")
]
TransferOption = Annotated[
    bool,
    typer.Option("--transfer", help="Bots may play with weights that were tuned on another pack; results say so."),
]


def print_json(data: Json) -> None:
    """One JSON value, and nothing else, on standard output."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


@contextmanager
def errors_told() -> Iterator[None]:
    """An error that a person can mend is one line on standard error, and exit status 2."""
    try:
        yield
    except PitheadError as error:
        typer.echo(f"pithead: {error}", err=True)
        raise typer.Exit(2) from None


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error while the work lasts, where that is a terminal; call it with (done, of how many)."""
    shown = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def default_jobs() -> int:
    """As many processes as there are cores."""
    return os.cpu_count() or 1


def pack_text(name: str, digest: str, transferred: Sequence[str]) -> str:
    """What was played with, and whose weights were made for something else."""
    marked = f"; weights of another pack: {', '.join(transferred)}" if transferred else ""
    return f"pack {name} {digest}{marked}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def signed(share: float, digits: int = 0) -> str:
    """A change in percents, with its sign; nothing has none."""
    text = f"{100 * abs(share):.{digits}f}"
    return text if not float(text) else f"{'+' if share > 0 else '−'}{text}"
