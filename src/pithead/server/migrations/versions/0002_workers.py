"""Several workers: who moves the bots of a table, and news between processes that share a file."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("lease_by", sa.String(40), nullable=False, server_default=""))
        batch.add_column(sa.Column("lease_until", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_due", "tables", ["status", "bots_due", "deadline"])
    op.create_table(
        "news",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
