"""Who is connected at which worker, and when each seat last was: it stood in the seating, as far as it was stored."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    presence = op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "worker"),
    )
    op.create_index("presence_worker", "presence", ["worker"])
    connection = op.get_bind()
    for id, text in connection.execute(sa.text("SELECT id, seating FROM tables")).all():
        times = enumerate(_times(text))
        seen = [{"table_id": id, "seat": seat, "worker": "", "at": at} for seat, at in times if at > 0]
        if seen:
            connection.execute(presence.insert(), seen)


def _times(seating: str) -> list[float]:
    """When each seat was last connected; nothing of a damaged table."""
    try:
        return [float(seat.get("seen", 0.0)) for seat in json.loads(seating)["seats"]]
    except (ValueError, KeyError, TypeError, AttributeError):
        return []
