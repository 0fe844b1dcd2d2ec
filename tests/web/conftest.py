"""A real server and a real Chromium for the browser's tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Host, hosted
from tests.web import browser
from tests.web.browser import ROOT, Person
from tests.web.seeded import WORD

People = Callable[..., Person]
SEEDED = "tests.web.seeded"


@pytest.fixture(scope="session")
def built() -> None:
    """The client must have been built."""
    assert (ROOT / "src/pithead/server/static/index.html").is_file(), "the browser client is not built: make web"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser.chromium() as started:
        yield started


@pytest.fixture(scope="session")
def word(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file whose word decides the luck of new tables."""
    path = tmp_path_factory.mktemp("luck") / "word"
    path.write_text("")
    os.environ[WORD] = str(path)
    return path


@pytest.fixture(scope="module")
def server(built: None, word: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(str(tmp_path_factory.mktemp("host") / "tables.sqlite"), program=SEEDED) as host:
        yield host


@pytest.fixture
def host(server: Host, word: Path, request: pytest.FixtureRequest) -> Host:
    """The server; a test's tables have the same luck every time."""
    word.write_text(str(request.node.name))
    return server


@pytest.fixture
def people(chromium: Browser, host: Host) -> Iterator[People]:
    """People who visit the server; at the end none of their consoles may have complained."""
    here: list[Person] = []

    def visit(**wishes: object) -> Person:
        here.append(Person(chromium, host.url, **wishes))  # type: ignore[arg-type]
        return here[-1]

    yield visit
    for person in here:
        person.close()
    assert [complaint for person in here for complaint in person.complaints] == []
