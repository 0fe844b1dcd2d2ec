"""A pack's hash is taken of what the rules read, no longer of its bytes: tables of the core packs get the new one, and
the chain of hashes that begins with their header is made anew."""

import json
import zlib
from hashlib import blake2b
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NOW = {
    "cd5910668a0bff89": "5197b74a18fceb26",
    "120c44ef06539ca0": "ed674237c53ebb59",
    "875db9f890471d18": "d24850d47dd45e01",
}


def upgrade() -> None:
    connection = op.get_bind()
    for id, text in connection.execute(sa.text("SELECT id, header FROM tables")).all():
        header = json.loads(text)
        if header.get("pack_hash") in NOW:
            header["pack_hash"] = NOW[header["pack_hash"]]
            _chain_anew(connection, id, header)


def _chain_anew(connection: sa.Connection, id: str, header: dict[str, Any]) -> None:
    header["h"] = last = _hash("", header)
    connection.execute(sa.text("UPDATE tables SET header = :text WHERE id = :id"), {"id": id, "text": _text(header)})
    hashes: dict[int, str] = {0: last}
    for n, text in connection.execute(
        sa.text("SELECT n, text FROM lines WHERE table_id = :id ORDER BY n"), {"id": id}
    ).all():
        line = json.loads(text)
        line["h"] = hashes[n] = last = _hash(last, line)
        connection.execute(
            sa.text("UPDATE lines SET text = :text WHERE table_id = :id AND n = :n"),
            {"id": id, "n": n, "text": _text(line)},
        )
    for n, data in connection.execute(
        sa.text("SELECT line, data FROM snapshots WHERE table_id = :id"), {"id": id}
    ).all():
        snapshot = json.loads(zlib.decompress(data))
        snapshot["h"] = hashes[n]
        connection.execute(
            sa.text("UPDATE snapshots SET data = :data WHERE table_id = :id AND line = :n"),
            {"id": id, "n": n, "data": zlib.compress(_text(snapshot).encode(), 1)},
        )


def _hash(previous: str, line: dict[str, Any]) -> str:
    rest = json.dumps({k: v for k, v in line.items() if k != "h"}, sort_keys=True, separators=(",", ":"))
    return blake2b((previous + rest).encode(), digest_size=8).hexdigest()


def _text(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))
