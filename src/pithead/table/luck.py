"""What a table promises about its luck before the first draw, and what the draws are made of (docs/fairness.md).

A table's secret is drawn by whoever runs it. The header's commitment binds it together with the header itself; the
players then add a part each, and the seed of the draws is made of the secret and all of these. Everything is hashed as
lines of text, so that `sha256sum` proves it by hand. Records of before have no `proof` in their header: there the
commitment binds the secret alone, which is the seed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256

from pithead.core.api import Json
from pithead.core.chance import Chance, Rng

PROOF = 2  # of a header whose commitment binds the header too
NONCE = re.compile(r"[0-9a-f]{64}")


def hash_lines(*lines: str) -> str:
    """SHA-256 of lines of text, each ended by a line break."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def terms(header: Mapping[str, Json]) -> str:
    """What the commitment binds of a header: its line in the file, up to the commitment."""
    bound: dict[str, Json] = {}
    for name, value in header.items():
        if name == "commitment":
            break
        bound[name] = value
    return json.dumps(bound, ensure_ascii=False, separators=(",", ":"))[:-1]


def binds_all(header: Mapping[str, Json]) -> bool:
    """Whether a record is of the kind that proves more than its draws."""
    return header.get("proof") == PROOF


def commitment_of(header: Mapping[str, Json], secret: bytes) -> str:
    """What the header must commit to, if this is its secret."""
    return hash_lines(terms(header), secret.hex()) if binds_all(header) else Chance(secret).commitment()


def mixed(secret: bytes, nonces: Sequence[str]) -> Chance:
    """The luck of a table to which the players have added theirs."""
    return Chance(bytes.fromhex(hash_lines(secret.hex(), *nonces)))


def check_nonce(text: Json) -> str:
    """A player's part: 32 bytes in hexadecimal, or "" of whoever adds none; ValueError otherwise."""
    if not isinstance(text, str) or (text and not NONCE.fullmatch(text)):
        raise ValueError(f"a player's part of the luck is 64 hexadecimal digits, not {text!r}")
    return text


def rng_of(chance: Chance, key: tuple[int, ...], epoch: int) -> Rng:
    """The generator of a chance node."""
    return chance.rng(key_in(epoch, key))


def key_in(epoch: int, key: tuple[int, ...]) -> tuple[int, ...]:
    """After a draw was taken back all nodes have other luck: the number of such undos stands behind the key, as a
    negative number, which no key of a game has.
    """
    return (*key, -epoch) if epoch else key


def salt_of(secret: bytes, line: int) -> str:
    """What is hashed before a sealed choice, so that nobody can guess it: of the line that seals it."""
    return hash_lines(secret.hex(), f"seal {line}")


def seal_of(salt: str, seat: int, moves: Sequence[str]) -> str:
    """The hash that is published of a sealed choice."""
    return hash_lines(salt, f"seat {seat + 1}", *moves)
