"""Whatever fits the OpenAPI page, and whatever does not: an answer that the page describes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from areopolis.server.gate.manual import DOCUMENT, PATH
from kit.patience import patience
from server.house import ME, MISSION
from server.process import Served, served

AnyCase = Case[Any]

MANY = "100000000"
# Requests of each kind for each route; a longer run is a matter of this number.
EXAMPLES = 12
# After these a table, or who somebody is, may be gone: each is asked by somebody of its own.
ENDING = {("DELETE", "/api/tables/{table}"), ("DELETE", "/api/me"), ("POST", "/api/me/end")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = ("REQUESTS_PER_MINUTE", "CHANGES_PER_MINUTE", "NEW_VISITORS_PER_HOUR")
    more = ("TABLES_PER_HOUR", "ADDRESS_TABLES_PER_HOUR", "KEYS_PER_MINUTE", "CHAT_PER_MINUTE")
    settings_given: Any = {f"AREOPOLIS_LIMITS_{name}": MANY for name in (*limits, *more)}
    database = tmp_path_factory.mktemp("schema") / "tables.db"
    with served("--database", str(database), "--workers", "1", **settings_given) as running:
        yield running


class Guest:
    """Somebody at a table of his own, so that not everything is refused at the door."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=patience())
        body = {"game": MISSION, "seats": [ME, ME]}
        self.table: str = self.client.post("/api/tables", json=body).json()["table"]

    def ask(self, case: AnyCase) -> None:
        """Send *case* about our own table, and check the answer."""
        if "table" in case.path_parameters and case.path_parameters["table"] != "import":
            case.path_parameters["table"] = self.table
        # Nobody waits for news in a test.
        case.query.pop("wait", None)
        response = case.call(cookies=dict(self.client.cookies))
        # What a proxy or the test itself cannot send is not our matter.
        case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
        if response.status_code >= 400:
            refusal = response.json()
            assert refusal["status"] == response.status_code
            assert refusal["code"]
            assert refusal["message"]
            assert "Traceback" not in response.text
            assert not refusal["message"].startswith("refusal.")


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_request_breaks_the_server(server: Served, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}{PATH}/{DOCUMENT}")
    guest = Guest(server.address)
    tried = 0
    try:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if not operation.path.startswith("/api"):
                continue

            @seed(7)
            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def ask(case: AnyCase) -> None:
                if (case.method, case.path) in ENDING:
                    mortal = Guest(server.address)
                    try:
                        mortal.ask(case)
                    finally:
                        mortal.client.close()
                else:
                    guest.ask(case)

            # Where nothing is asked for nothing can be wrong.
            with suppress(Unsatisfiable):
                ask()
                tried += 1
        assert tried > 20
        # It is still there, and the table is as it was but for what was said at it.
        sheet = guest.client.get(f"/api/tables/{guest.table}/sheet").json()
        assert sheet["table"]["id"] == guest.table
    finally:
        guest.client.close()


@pytest.mark.parametrize(
    ("content", "headers", "status", "code"),
    [
        (b"{", {}, 400, "malformed"),
        (b"\xff\xfe\x00", {}, 400, "malformed"),
        (b"[" * 100_000, {}, 400, "malformed"),
        (b'{"game": ' + b"9" * 5000 + b"}", {}, 400, "malformed"),
        (b"a=b", {"content-type": "application/x-www-form-urlencoded"}, 415, "not-json"),
        (b" " * 300_000, {}, 413, "too-large"),
        (b"", {}, 400, "malformed"),
        (b"null", {}, 400, "malformed"),
        (b'{"game": "\\ud800", "seats": []}', {}, 400, "malformed"),
    ],
)
def test_malformed_and_oversized_bodies_are_refused(
    server: Served, content: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    for path in ("/api/tables", "/api/keys", "/api/tables/none/moves"):
        response = httpx.post(
            server.address + path,
            content=content,
            headers={"content-type": "application/json", **headers},
            timeout=patience(),
        )
        assert (response.status_code, response.json()["code"]) == (status, code)


def test_a_record_may_be_larger_than_anything_else_but_not_endless(
    server: Served, tmp_path: Path
) -> None:
    body = {"record": {"game": MISSION, "moves": ["0 stop"] * 60_000}, "seats": [ME, ME]}
    response = httpx.post(f"{server.address}/api/tables/import", json=body, timeout=patience())
    assert response.status_code == 422
    body["record"] = {"game": MISSION, "moves": ["x" * 100] * 60_000}
    response = httpx.post(f"{server.address}/api/tables/import", json=body, timeout=patience())
    assert response.status_code == 413
