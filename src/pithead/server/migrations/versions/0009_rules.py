"""A table knows the rules it is at and those under which it waits; of a finished game it is kept what can be shown
without its rules; the host has notes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, kind in (("stamp", sa.String(80)), ("waits", sa.Text)):
        op.add_column("tables", sa.Column(name, kind, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("kept", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_kept", "tables", ["kept", "status"])
    op.create_table(
        "kept",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("film", sa.LargeBinary, nullable=False),
        sa.Column("last", sa.LargeBinary, nullable=False),
        sa.Column("scenes", sa.LargeBinary, nullable=False),
        sa.Column("course", sa.Text, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
