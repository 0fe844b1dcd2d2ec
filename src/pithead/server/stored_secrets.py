"""The hashes of a table's secrets, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from pithead.server.rows import Secrets
from pithead.server.schema import invitations, tokens


def read(connection: Connection, table: str) -> Secrets:
    """Those of one table."""
    opening = connection.execute(select(tokens).where(tokens.c.table_id == table))
    inviting = connection.execute(select(invitations).where(invitations.c.table_id == table))
    return Secrets({int(r.audience): str(r.hash) for r in opening}, {int(r.seat): str(r.hash) for r in inviting})


def add(connection: Connection, table: str, secrets: Secrets) -> None:
    """Some more of a table."""
    if secrets.tokens:
        rows = [{"table_id": table, "audience": a, "hash": known} for a, known in secrets.tokens.items()]
        connection.execute(insert(tokens), rows)
    if secrets.invitations:
        rows = [{"table_id": table, "seat": seat, "hash": known} for seat, known in secrets.invitations.items()]
        connection.execute(insert(invitations), rows)
