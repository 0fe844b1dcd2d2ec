"""A Ray cluster as workers: the one at RAY_ADDRESS, or one on this machine. Needs the extra `pithead[ray]`.

Every machine of the cluster needs this version of Pithead; the results are those of the same command without Ray.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from logging import ERROR
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pithead
from pithead.extras import need
from pithead.lab.pool import AHEAD, Handle, Work, Workers, timed

T = TypeVar("T")
R = TypeVar("R", covariant=True)


class _Sent(Handle[R]):
    def __init__(self, ray: ModuleType, ref: Any) -> None:
        self.ray = ray
        self.ref = ref

    def result(self) -> R:
        value: R = self.ray.get(self.ref)
        return value

    def cancel(self) -> None:
        self.ray.cancel(self.ref)


class Cluster:
    """The processors of a Ray cluster."""

    def __init__(self, ray: ModuleType) -> None:
        self.ray = ray
        self.remote = ray.remote(timed)
        self.slots = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Work[T], chunk: Sequence[int]) -> Handle[tuple[list[T], float]]:
        return _Sent(self.ray, self.remote.remote(work, chunk))


@contextmanager
def cluster(jobs: int) -> Iterator[Workers]:
    """Connected while the work lasts; `jobs` is the number of processors where the cluster is this machine alone."""
    ray = need("ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
    source = str(Path(pithead.__file__).parent.parent)  # workers of this machine run the same files
    env = {"PYTHONPATH": source, "PITHEAD_PURE": os.environ.get("PITHEAD_PURE", "")}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(runtime_env={"env_vars": env}, log_to_driver=False, logging_level=ERROR)
    else:
        ray.init(
            "local",
            num_cpus=jobs,
            include_dashboard=False,
            runtime_env={"env_vars": env},
            log_to_driver=False,
            logging_level=ERROR,
        )
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
