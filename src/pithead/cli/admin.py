"""`pithead admin`: look after the tables of a server, also while it runs."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pithead.cli.output import errors_told
from pithead.cli.serve import default_db
from pithead.core.errors import PitheadError
from pithead.server.admin import AdminError, backup, check_form, drain, export, listing, migrate, restore, vacuum
from pithead.server.store import Store


class Action(StrEnum):
    """What can be done."""

    list = "list"
    export = "export"
    delete = "delete"
    retry = "retry"
    vacuum = "vacuum"
    backup = "backup"
    restore = "restore"
    migrate = "migrate"
    drain = "drain"


NEEDS = {
    Action.export: "a table",
    Action.delete: "a table",
    Action.retry: "a table",
    Action.backup: "a new file",
    Action.restore: "a backup's file",
}


def admin(
    action: Annotated[
        Action,
        typer.Argument(
            help="list, export TABLE, delete TABLE, retry TABLE, vacuum, backup FILE, restore FILE, migrate, drain"
        ),
    ],
    target: Annotated[str, typer.Argument(help="The table, or the file.")] = "",
    db: Annotated[str, typer.Option(help="The server's database, as for `pithead serve`.")] = "",
    off: Annotated[bool, typer.Option("--off", help="With drain: take new tables again.")] = False,
) -> None:
    """List, export or delete tables; tidy up; copy everything while the server runs; bring a copy back."""
    if action in NEEDS and not target:
        raise typer.BadParameter(f"{action.value} needs {NEEDS[action]}", param_hint="target")
    with errors_told():
        store = Store(db or default_db(), shared=True)
    try:
        if action not in (Action.restore, Action.migrate):
            check_form(store)
        typer.echo(run(store, action, target, off), nl=action is not Action.export)
    except PitheadError as error:
        typer.echo(f"pithead admin: {error}", err=True)
        raise typer.Exit(1) from None
    finally:
        store.close()


def run(store: Store, action: Action, target: str, off: bool = False) -> str:
    """Do it; what to print."""
    if action is Action.drain:
        return drain(store, not off)
    if action is Action.list:
        return "\n".join(_row(row) for row in listing(store)) or "no tables"
    if action is Action.export:
        return export(store, target)
    if action is Action.delete:
        if not store.delete(target):
            raise AdminError(f"there is no table '{target}'")
        return f"deleted {target}"
    if action is Action.retry:
        if not store.set_aside(target, ""):
            raise AdminError(f"there is no table '{target}'")
        return f"{target} will be opened again"
    if action is Action.vacuum:
        return f"dropped {vacuum(store)} rows"
    if action is Action.backup:
        return f"{backup(store, Path(target))} tables in {target}"
    if action is Action.migrate:
        return migrate(store)
    return f"{restore(store, Path(target))} tables restored"


def _row(row: dict[str, str | int | float]) -> str:
    moved = datetime.fromtimestamp(float(row["moved"]), UTC).strftime("%Y-%m-%d %H:%M")
    return (
        f"{row['table']}  {row['game']:<16} {row['status']:<8} {row['seats']} seats  {row['lines']:>5} lines  {moved}"
        + (f"  set aside: {row['aside']}" if row["aside"] else "")
        + (f"  waits: {row['waits']}" if row["waits"] else "")
    )
