"""Other names: what is kept of a table beside its record is its seating, news are changes."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEYS = {"asked": "undo_request", "folded": "snapshot_line"}


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN meta TO seating")
    op.execute("ALTER TABLE tables RENAME COLUMN told TO last_events")
    op.rename_table("news", "changes")
    connection = op.get_bind()
    for id, text in connection.execute(sa.text("SELECT id, seating FROM tables")).all():
        seating = {KEYS.get(key, key): value for key, value in json.loads(text).items()}
        connection.execute(
            sa.text("UPDATE tables SET seating = :seating WHERE id = :id"),
            {"id": id, "seating": json.dumps(seating, ensure_ascii=False, separators=(",", ":"))},
        )
