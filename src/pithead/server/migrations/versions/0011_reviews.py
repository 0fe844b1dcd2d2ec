"""A finished game is reviewed once for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("depth", sa.String(10), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
