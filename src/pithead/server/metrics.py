"""The figures of `/metrics`: sums over all tables, nothing of any one of them."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector


class Metrics:
    """One worker's figures; `text` has those of all workers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.requests = Counter(
            "pithead_http_requests_total", "HTTP requests by kind of answer", ["status"], registry=own
        )
        self.commands = Counter("pithead_commands_total", "Commands of clients by outcome", ["outcome"], registry=own)
        self.bot_moves = Counter("pithead_bot_moves_total", "Decisions made by bots", registry=own)
        self.created = Counter("pithead_tables_created_total", "Tables made", registry=own)
        self.aside = Counter("pithead_tables_set_aside_total", "Damaged tables left alone", registry=own)
        self.expired = Counter("pithead_archives_expired_total", "Imported records forgotten", registry=own)
        self.refused = Counter("pithead_refused_total", "What was refused, by its kind", ["what"], registry=own)
        self.store_failures = Counter(
            "pithead_store_failures_total", "Times that the database did not do its work", registry=own
        )
        steps = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
        self.commit = Histogram("pithead_commit_seconds", "Time to commit a change", buckets=steps, registry=own)
        self.sockets = Gauge("pithead_sockets", "Open sockets", multiprocess_mode="livesum", registry=own)
        self.rooms = Gauge("pithead_rooms", "Tables held in memory", multiprocess_mode="livesum", registry=own)

    def text(self) -> bytes:
        """All workers' figures together, where there are several."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
