"""For the server's tests: databases (a SQLite file, or one in a PostgreSQL of the tests' own), servers, tables."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.harness import Cluster, Host, Json, Seat, hosted, play_to_the_end, quick_folder, tokens

numbers = count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest) -> Iterator[str]:
    """A fresh database of each kind."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        yield cluster.database(f"t{next(numbers)}")
        return
    folder = quick_folder("pithead-db-")
    yield str(folder / "tables.sqlite")
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def quick_path() -> Iterator[Path]:
    """A temporary folder where syncs are quick."""
    folder = quick_folder("pithead-test-")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """A server on SQLite, shared by the tests of a file."""
    folder = quick_folder("pithead-host-")
    with hosted(str(folder / "tables.sqlite")) as host:
        yield host
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def finished(host: Host) -> Json:
    """A hot-seat game played to its end."""
    table = host.create(options={"turn_limit": 3})
    seat = host.seat(table["table"], *tokens(table))
    play_to_the_end(seat)
    seat.close()
    return table


@pytest.fixture
def pair(host: Host) -> Iterator[tuple[Json, Seat]]:
    """A hot-seat table of two."""
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    yield table, seat
    seat.close()
