"""`pithead serve` that takes a silent worker for dead in a moment, for the tests of who is there."""

from __future__ import annotations

from functools import partial
from unittest import mock

from pithead.cli import serve
from pithead.cli.main import app
from pithead.server.settings import Settings

LEASE, SCAN = 3.0, 0.1  # seconds

if __name__ == "__main__":
    with mock.patch.object(serve, "Settings", partial(Settings, lease_seconds=LEASE, scan_seconds=SCAN)):
        app()
