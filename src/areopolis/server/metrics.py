"""Metrics for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 30.0)
# When a counter began is of no use to anybody and doubles the page.
disable_created_metrics()
THINKING: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics:
    """What is counted and measured in this process."""

    def __init__(self) -> None:
        """Start at zero, apart from every other server in this process."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "areopolis_requests",
            "Answered requests.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "areopolis_request_seconds",
            "Time from a request to its answer.",
            ["route"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.sockets = self.gauge("areopolis_sockets", "Open sockets.")
        self.moves = Counter(
            "areopolis_moves", "Committed moves.", ["game", "by"], registry=self.registry
        )
        self.thinking = Histogram(
            "areopolis_thinking_seconds",
            "Time in which AI seats answered.",
            ["game", "level"],
            buckets=THINKING,
            registry=self.registry,
        )
        self.faults = Counter(
            "areopolis_thinking_faults",
            "AI answers that were late, illegal or lost in a crash.",
            ["kind"],
            registry=self.registry,
        )
        self.notices = Counter(
            "areopolis_notices", "Notices sent.", ["kind", "result"], registry=self.registry
        )
        self.tables_loaded = self.gauge("areopolis_tables_loaded", "Tables held in memory.")
        self.tables = Gauge(
            "areopolis_tables", "Tables by status.", ["status"], registry=self.registry
        )
        self.stored = {
            "visitors": self.gauge("areopolis_visitors", "Browsers that have been here."),
            "bytes": self.gauge("areopolis_database_bytes", "Size of the database."),
            "writes": self.gauge("areopolis_store_writes", "Writes since the start."),
            "commits": self.gauge("areopolis_store_commits", "Commits since the start."),
            "waiting_writes": self.gauge("areopolis_store_waiting", "Writes that wait."),
        }

    def gauge(self, name: str, about: str) -> Gauge:
        """Return a new gauge."""
        return Gauge(name, about, registry=self.registry)

    def take_stock(self, figures: dict[str, float]) -> None:
        """Show the *figures* of the store."""
        for name, value in figures.items():
            if name.startswith("tables_"):
                self.tables.labels(name.removeprefix("tables_")).set(value)
            elif name in self.stored:
                self.stored[name].set(value)

    def written(self) -> bytes:
        """Return all of it as Prometheus reads it."""
        return generate_latest(self.registry)
