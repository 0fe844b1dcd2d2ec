"""A browser ends with the tests that started it, also when they are killed."""

from __future__ import annotations

import subprocess
import sys

from tests.processes import any_alive, children
from tests.server.harness import ROOT, environment, wait_for

PARENT = """
import time
from tests.web.browser import chromium
with chromium() as browser:
    browser.new_page().goto("about:blank")
    print("open", flush=True)
    time.sleep(600)
"""


def test_a_browser_ends_with_a_parent_that_is_killed() -> None:
    command = [sys.executable, "-c", PARENT]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment())
    started: list[int] = []
    try:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "open\n"
        drivers = children(parent.pid)
        browsers = [pid for driver in drivers for pid in children(driver)]
        started = [*drivers, *browsers, *[pid for browser in browsers for pid in children(browser)]]
        assert len(drivers) == 1 and browsers and len(started) > 3
    finally:
        parent.kill()
        parent.wait(10)
    wait_for(lambda: not any_alive(started), 20, "a browser has outlived its parent")
