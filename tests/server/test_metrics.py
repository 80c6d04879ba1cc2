"""Metrics: what is counted, and that strangers cannot fill the memory with it."""

from __future__ import annotations

import re

from areopolis.server.metrics import Metrics
from docs.pages import rows, section
from server.little import ask, little


def test_requests_are_counted_by_route_and_status() -> None:
    app = little()
    for path in ("/api/who", "/api/who", "/api/broken", "/made/up/1", "/made/up/2"):
        ask(app, "GET", path)
    ask(app, "POST", "/api/echo", json={}, headers={"origin": "http://evil.test"})
    written = app.state.metrics.written().decode()

    assert 'areopolis_requests_total{method="GET",route="/api/who",status="200"} 2.0' in written
    assert 'areopolis_requests_total{method="GET",route="/api/broken",status="500"} 1.0' in written
    assert 'areopolis_requests_total{method="GET",route="other",status="404"} 2.0' in written
    assert 'route="other",status="403"} 1.0' in written
    assert 'areopolis_request_seconds_count{route="/api/who"} 2.0' in written
    assert "made" not in written


def test_methods_that_nobody_knows_are_counted_together() -> None:
    app = little()
    for method in ("BREW", "STEAL"):
        ask(app, method, "/api/who")
    written = app.state.metrics.written().decode()

    assert "BREW" not in written
    assert 'areopolis_requests_total{method="other",route="other",status="405"} 2.0' in written


def test_a_poll_that_waits_does_not_count_as_slow() -> None:
    app = little()
    ask(app, "GET", "/api/who?wait=20")

    assert "request_seconds_count" not in app.state.metrics.written().decode()


def test_the_figures_of_the_store_are_shown() -> None:
    metrics = Metrics()
    metrics.take_stock(
        {"tables_playing": 3.0, "visitors": 5.0, "rows_play": 7.0, "database_bytes": 10.0, "x": 1.0}
    )
    written = metrics.written().decode()

    assert 'areopolis_tables{status="playing"} 3.0' in written
    assert "areopolis_visitors 5.0" in written
    assert 'areopolis_rows{kind="play"} 7.0' in written
    assert "areopolis_database_bytes 10.0" in written


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.inc()

    assert "areopolis_sockets 1.0" in one.written().decode()
    assert "areopolis_sockets 0.0" in other.written().decode()


def test_the_page_for_operators_names_every_metric() -> None:
    written = Metrics().written().decode()
    made = {
        name
        for name in re.findall(r"^# TYPE (\w+) ", written, re.MULTILINE)
        if "process" not in name
    }
    listed = rows(section("docs/operators.md", "Watching"), r"`areopolis_\w+`")

    assert {name.strip("`") for name in listed} == made
