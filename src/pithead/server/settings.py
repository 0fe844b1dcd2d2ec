"""How a server is set up, and where its time, names and luck come from (tests bring their own)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from pithead.core.chance import SEED_BYTES


class Limits(msgspec.Struct, frozen=True):
    """Bounds against floods. Rates are per minute and address; bursts of as much are allowed."""

    requests: int = 600
    creations: int = 30
    connections: int = 256  # at once, of one address; sockets count too
    all_connections: int = 8192  # at once, of all; fewer where fewer files may be open
    head_seconds: int = 10  # in which the head of a request must have come
    body_seconds: int = 60  # the same of its body
    read_seconds: int = 30  # in which a client must read on of what it is sent
    sockets: int = 60  # at once, of one address
    table_sockets: int = 60  # at once, at one table
    messages: int = 600  # per socket
    address_messages: int = 6000  # over all sockets of an address, those that were closed too
    reckonings: int = 60  # of a whole game: a proof, its course; or what another choice in it would have been worth
    undos: int = 120  # per seat; whatever else goes round in circles too: names, bots taking over, the pace
    chat: int = 20  # per seat
    hints: int = 20  # per seat
    tables: int = 100_000  # running at once, on the whole server
    archives: int = 250  # imported records, on the whole server
    archive_days: int = 30  # that one is kept after somebody last looked at it
    imports: int = 6
    branches: int = 10
    record_seconds: int = 20  # in which a record must be read, and each part of a review be done
    bot_tables: int = 20  # of these, tables where no person plays
    refusals: int = 20  # ill-formed messages before a socket is cut off
    backlog: int = 256  # unread messages before a socket is cut off


class Settings(msgspec.Struct, frozen=True):
    """What `pithead serve` was told."""

    db: str
    workers: int = 1
    bot_processes: int = 1  # in each worker
    limits: Limits = Limits()
    trust_proxy: bool = False  # take the address from X-Forwarded-For
    hosts: tuple[str, ...] = ()  # names by which it may be called; none: by any
    metrics_token: str = ""  # opens /metrics from elsewhere; "": nothing does
    snapshot_every: int = 48  # lines
    idle_seconds: float = 120.0  # after which a room without sockets is closed
    scan_seconds: float = 1.0  # how often tables are looked for whose bot nobody moves or whose clock ran out
    lease_seconds: float = 15.0
    move_pause: float = 1.1  # of a bot at human pace, before its turn; a quarter of it between decisions
    think_ms: int = 1500  # a bot's budget for one decision
    packs: tuple[str, ...] = ()  # content packs that tables may have beside the games' own: folders or zips
    transfer: bool = False  # bots may play a pack with weights that were tuned on another
    static: str = ""  # folder of the built browser client; "" is the one in the package
    epoch: float = 0.0  # of `steady`, the same in all workers of a host; 0: the worker takes its own


def steady(epoch: float) -> Callable[[], float]:
    """A time that no change of the wall clock touches: seconds since `epoch`, which is `new_epoch` of the host's start.
    All processes of a machine that are given the same epoch agree on it.
    """
    return lambda: epoch + time.monotonic()


def new_epoch() -> float:
    """The epoch by which `steady` is the time of the wall clock, now."""
    return time.time() - time.monotonic()


@dataclass(frozen=True)
class Sources:
    """Time, names, secrets and luck.

    now   for what is measured: clocks, deadlines, leases. It never jumps while a host runs
    wall  for what is shown as a date: when a table was made, when something was said
    """

    now: Callable[[], float] = field(default_factory=lambda: steady(new_epoch()))
    new_id: Callable[[], str] = field(default=lambda: secrets.token_hex(8))
    new_token: Callable[[], str] = field(default=lambda: secrets.token_urlsafe(24))
    new_seed: Callable[[], bytes] = field(default=lambda: secrets.token_bytes(SEED_BYTES))
    wall: Callable[[], float] = time.time
    asks_players: bool = True  # the luck of new tables is made of what the players add too
