"""Two hosts over one PostgreSQL: what a live table costs each of them and the database, and what many would cost."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Sequence
from pathlib import Path

import psycopg
from tests.processes import processes
from tests.server.harness import Cluster, Host

from tools.load.figures import SETTLED, Figures, memory, quantiles, work_of
from tools.load.people import at_a_pace, gather

ADDRESSES = ("127.0.0.2", "127.0.0.3")
GOAL = 100_000  # live tables


def measure(game: str, tables: int, seconds: float, every: float) -> Figures:
    """So many live tables over two hosts. The person of each sits at one host and the spectator at the other."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    cluster = Cluster()
    address = cluster.database("hosts")
    hosts: list[Host] = []
    try:
        hosts += [Host(address, pause=1.1, address=place) for place in ADDRESSES]
        return asyncio.run(_play(cluster, address, hosts, game, tables, seconds, every))
    finally:
        for host in hosts:
            host.stop()
        cluster.remove()


async def _play(
    cluster: Cluster, address: str, hosts: Sequence[Host], game: str, tables: int, seconds: float, every: float
) -> Figures:
    empty, rows = sum(map(memory, hosts)), _bytes(address)
    crowd = await gather(hosts, tables, game, "human")
    await asyncio.sleep(SETTLED)
    database = _database_cpu(cluster)
    with work_of(hosts) as done:
        took = await at_a_pace(crowd.seated, seconds, every)
    database = _database_cpu(cluster) - database
    held = sum(map(memory, hosts)) - empty
    await crowd.leave()
    return {
        "hosts": len(hosts),
        "tables": tables,
        "sockets": 2 * tables,
        **quantiles(took),
        **done.figures(),
        "database_cpu_ms_per_move": round(1000 * database / max(1.0, done.moves), 3),
        "kib_per_table": round(held / 1024 / tables, 1),
        "database_kib_per_table": round((_bytes(address) - rows) / 1024 / tables, 1),
        "moves_per_table_and_s": round(done.moves / done.seconds / tables, 3),
    }


def _bytes(address: str) -> int:
    """How large the database is."""
    with psycopg.connect(address) as connection:
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert row is not None
        return int(row[0])


def _database_cpu(cluster: Cluster) -> float:
    """Seconds that PostgreSQL has computed, in all of its processes, those too that have ended."""
    own = sum(one.ticks for one in processes() if cluster.pid in (one.pid, one.parent))
    fields = Path(f"/proc/{cluster.pid}/stat").read_text().rpartition(")")[2].split()
    return (own + int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def projection(found: Figures) -> Figures:
    """What as many live tables as the goal would take, by what each cost here. Every host hears of every move."""
    rate = found["moves_per_table_and_s"] * GOAL
    return {
        "tables": GOAL,
        "moves_per_s": round(rate),
        "server_cores": round(rate * found["cpu_ms_per_move"] / 1000, 1),
        "server_gib": round(GOAL * found["kib_per_table"] / 1024**2, 1),
        "database_cores": round(rate * found["database_cpu_ms_per_move"] / 1000, 1),
        "database_gib": round(GOAL * found["database_kib_per_table"] / 1024**2, 1),
    }
