"""Databases for the server's tests: a fresh SQLite file, or a fresh database in a PostgreSQL started by the tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.harness import Cluster, Host, hosted, quick_folder

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
