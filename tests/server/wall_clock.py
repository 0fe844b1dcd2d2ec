"""`pithead` with a wall clock that a test sets: wrong by as many seconds as stand in the file PITHEAD_TEST_WALL."""

import os
import time
from pathlib import Path

true_time = time.time


def wrong_time() -> float:
    """What the wall clock says."""
    return true_time() + float(Path(os.environ["PITHEAD_TEST_WALL"]).read_text())


time.time = wrong_time

if __name__ == "__main__":
    from pithead.cli.main import app

    app(prog_name="pithead")
