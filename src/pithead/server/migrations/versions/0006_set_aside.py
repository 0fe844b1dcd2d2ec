"""A table that cannot be opened is set aside with the reason; a worker's pulse is the last thing it has written."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("aside", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "pulses",
        sa.Column("worker", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
