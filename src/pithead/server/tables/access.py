"""Who may open a seat: tokens, their hashes, links."""

from __future__ import annotations

import hashlib
import hmac


def hash_token(token: str) -> str:
    """What the store keeps of a secret of 192 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def audience_of(token: str, hashes: dict[int, str]) -> int | None:
    """Whose token this is; every hash is compared, each in constant time."""
    given = hash_token(token)
    found: int | None = None
    for audience, known in hashes.items():
        if hmac.compare_digest(given, known):
            found = audience
    return found


def link_to(table: str, token: str) -> str:
    """The address of a table with its secret; what stands after # never reaches a server."""
    return f"/t/{table}#{token}"
