"""Who may open a seat: tokens, their hashes, links."""

from __future__ import annotations

import hashlib
import hmac

from pithead.core.api import SPECTATOR


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
    if SPECTATOR in hashes and hmac.compare_digest(given, hash_token(watch_token(hashes[SPECTATOR]))):
        found = SPECTATOR
    return found


def watch_token(spectators: str) -> str:
    """A second token of the bench, made of the first one's hash: whoever sits at the table may hand it on."""
    return hashlib.sha256(f"watch {spectators}".encode()).hexdigest()[:40]


def picture_key(spectators: str) -> str:
    """What opens the pictures of a table, and nothing else."""
    return hashlib.sha256(f"picture {spectators}".encode()).hexdigest()[:24]


def link_to(table: str, token: str) -> str:
    """The address of a table with its secret; what stands after # never reaches a server."""
    return f"/t/{table}#{token}"
