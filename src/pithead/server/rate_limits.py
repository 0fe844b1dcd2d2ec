"""So much in so short a time: a bucket for each address, seat or socket. What is refused is counted."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.refusals import RefusalError

TOLD_EVERY = 60.0  # seconds
KEYS = 20_000  # remembered at once


class RateLimit:
    """So many a minute for each key, and as many at once."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def count(self, key: str, now: float | None = None) -> None:
        """Count one; RefusalError with the seconds to wait if it is one too many."""
        at = monotonic() if now is None else now
        left, since = self.buckets.pop(key, (float(self.per_minute), at))
        left = min(float(self.per_minute), left + (at - since) * self.per_minute / 60)
        self.buckets[key] = (left - 1 if left >= 1 else left, at)
        if len(self.buckets) > KEYS:
            self.buckets.popitem(last=False)
        if left < 1:
            wait = max(1, int((1 - left) * 60 / self.per_minute))
            raise RefusalError("too_many", "too much in a short time", retry=wait)


class Refused:
    """Counts what is refused before anybody looks at it. The log tells of each kind once a minute, however often."""

    def __init__(self, metrics: Metrics, log: Log) -> None:
        self.metrics = metrics
        self.log = log
        self.told: dict[str, float] = {}
        self.since: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.metrics.refused.labels(what).inc()
        self.since[what] = self.since.get(what, 0) + 1
        now = monotonic()
        if what not in self.told or now - self.told[what] >= TOLD_EVERY:
            self.log.write("refused", reason=what, count=self.since.pop(what))
            self.told[what] = now
