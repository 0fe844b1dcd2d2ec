"""What the tests start ends with them, also when they are killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.processes import any_alive, children, in_group
from tests.server.harness import ROOT, environment, wait_for

PARENT = """
import time
from tests.server.harness import Cluster, Host
cluster = Cluster()
host = Host(cluster.database("keeper"), workers=2)
print(host.process.pid, cluster.pid, cluster.folder, host.url, flush=True)
time.sleep(600)
"""


def test_servers_databases_and_folders_end_with_a_parent_that_is_killed() -> None:
    command = [sys.executable, "-c", PARENT]
    started: list[int] = []
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment())
    try:
        assert parent.stdout is not None
        group, postmaster, folder, url = parent.stdout.readline().split()
        bots = [{"kind": "bot", "bot": "pebble"}] * 2
        assert httpx.post(f"{url}/api/v1/tables", json={"game": "dig_deep", "seats": bots}, timeout=30).is_success
        wait_for(lambda: len(in_group(int(group))) > 4, 20, "no worker or no bot has a process")
        started = [*[one.pid for one in in_group(int(group))], int(postmaster), *children(int(postmaster))]
        assert len(started) > 8 and Path(folder).is_dir()
    finally:
        parent.kill()
        parent.wait(10)
    wait_for(lambda: not any_alive(started), 10, "a process has outlived its parent")
    wait_for(lambda: not Path(folder).exists(), 10, "the folder of the database was left behind")
