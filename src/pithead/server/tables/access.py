"""Who may open a seat: tokens, invitations, their hashes, links, and the devices that sit there."""

from __future__ import annotations

import base64
import hashlib
import hmac

from pithead.core.api import SPECTATOR


def hash_token(token: str) -> str:
    """What the store keeps of a secret of 192 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def holder_of(secret: str, hashes: dict[int, str]) -> int | None:
    """Whose secret this is; every hash is compared, each in constant time."""
    given = hash_token(secret)
    found: int | None = None
    for holder, known in hashes.items():
        if hmac.compare_digest(given, known):
            found = holder
    return found


def audience_of(token: str, hashes: dict[int, str]) -> int | None:
    """Whose token this is."""
    found = holder_of(token, hashes)
    if SPECTATOR in hashes and hmac.compare_digest(hash_token(token), hash_token(watch_token(hashes[SPECTATOR]))):
        found = SPECTATOR
    return found


def token_from(secret: str, key: str) -> str:
    """The token that a seat gets in exchange for a secret (an invitation, or the token of before) by whoever knows the
    key: the same again, where the first answer was lost.
    """
    made = hashlib.sha256(f"seat {len(secret)} {secret} {key}".encode()).digest()
    return base64.urlsafe_b64encode(made[:24]).decode()


def watch_token(spectators: str) -> str:
    """A second token of the bench, made of the first one's hash: whoever sits at the table may hand it on."""
    return hashlib.sha256(f"watch {spectators}".encode()).hexdigest()[:40]


def picture_key(spectators: str) -> str:
    """What opens the pictures of a table, and nothing else."""
    return hashlib.sha256(f"picture {spectators}".encode()).hexdigest()[:24]


def device_mark(device: str) -> str:
    """What the store keeps of the name that a device goes by. All that give none are one."""
    return hashlib.sha256(f"device {device}".encode()).hexdigest()[:16]


def link_to(table: str, token: str) -> str:
    """The address of a table with its secret; what stands after # never reaches a server."""
    return f"/t/{table}#{token}"


def invitation_link(table: str, invitation: str) -> str:
    """The address at which somebody takes a seat."""
    return f"/join/{table}#{invitation}"
