"""Metrics for Prometheus."""

from __future__ import annotations

from functools import cache
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
disable_created_metrics()  # type: ignore[no-untyped-call]
# What the store and the tables count themselves, and is only shown when somebody asks.
STOCK: Final = {
    "visitors": "Browsers that have been here.",
    "database_bytes": "Size of the database.",
    "store_writes": "Writes since the start.",
    "store_commits": "Commits since the start.",
    "store_waiting": "Writes that wait.",
    "loaded_tables": "Tables held in memory.",
    "minds": "Processes in which AI seats think.",
    "minds_lost": "Processes that crashed or took too long since the start.",
    "thoughts": "Things thought about since the start.",
    "thoughts_waiting": "Things that wait to be thought about.",
    "thinking_faults": "AI answers that were late, illegal or lost, since the start.",
    "notices": "Notices sent since the start.",
}


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
        # Every request asks for one of a few: looking them up costs more than counting.
        self.requests_of = cache(self.requests.labels)
        self.seconds_of = cache(self.seconds.labels)
        self.sockets = self.gauge("areopolis_sockets", "Open sockets.")
        self.tables = self.labelled("areopolis_tables", "Tables by status.", "status")
        self.rows = self.labelled("areopolis_rows", "Rows committed since the start.", "kind")
        self.stock = {name: self.gauge(f"areopolis_{name}", about) for name, about in STOCK.items()}

    def gauge(self, name: str, about: str) -> Gauge:
        """Return a new gauge."""
        return Gauge(name, about, registry=self.registry)

    def labelled(self, name: str, about: str, label: str) -> Gauge:
        """Return a new gauge for each value of *label*."""
        return Gauge(name, about, [label], registry=self.registry)

    def take_stock(self, figures: dict[str, float]) -> None:
        """Show *figures* that others count."""
        for name, value in figures.items():
            kind, _, label = name.partition("_")
            if name in self.stock:
                self.stock[name].set(value)
            elif kind == "tables":
                self.tables.labels(label).set(value)
            elif kind == "rows":
                self.rows.labels(label).set(value)

    def written(self) -> bytes:
        """Return all of it as Prometheus reads it."""
        return generate_latest(self.registry)
