"""What comes in: from our own pages, as JSON, of bearable size."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.server.gate.addresses import Proxies, counted_as, is_near
from areopolis.server.settings import BadSettings, Limits, Settings
from server.little import ORIGIN, ask, little

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": ORIGIN},
        {"origin": ORIGIN, "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_a_change_from_our_own_page_or_a_program_is_taken(headers: dict[str, str]) -> None:
    answer = ask(little(), "POST", "/api/echo", json={"a": 1}, headers=headers)

    assert (answer.status_code, answer.json()) == (201, {"a": 1})


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"origin": f"{ORIGIN}.evil.test"},
        {"origin": ORIGIN, "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_change_from_another_page_is_refused(headers: dict[str, str]) -> None:
    answer = ask(little(), "POST", "/api/echo", json={"a": 1}, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


def test_behind_a_proxy_the_public_address_is_our_origin() -> None:
    app = little(Settings(public_url="https://mars.example.org/"))

    def status(origin: str) -> int:
        return ask(app, "POST", "/api/echo", json={}, headers={"origin": origin}).status_code

    assert status("https://mars.example.org") == 201
    assert status("http://mars.example.org") == 403
    # The host that a request names is whatever somebody beyond the proxy wrote.
    assert status(ORIGIN) == 403


def test_reading_is_allowed_from_anywhere_but_shows_no_page() -> None:
    answer = ask(little(), "GET", "/api/who", headers={"origin": "http://evil.test"})

    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_that_is_not_json_is_refused(media: str) -> None:
    headers = {"content-type": media} if media else {}
    answer = ask(little(), "POST", "/api/echo", content=b"a=1", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_a_body_that_is_no_json_after_all_is_malformed() -> None:
    answer = ask(little(), "POST", "/api/echo", content=b"{", headers=JSON)

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_body_of_the_wrong_form_names_its_field() -> None:
    answer = ask(little(), "POST", "/api/echo", json={"a": "x"})
    said = answer.json()

    assert (said["status"], said["code"]) == (400, "malformed")
    assert "int" in said["values"]["fault"]
    query = ask(little(), "GET", "/api/number?seat=first").json()
    assert (query["code"], query["field"]) == ("malformed", "seat")


def test_a_body_above_the_limit_is_refused_by_its_length_or_while_it_comes() -> None:
    app = little(Settings(limits=Limits(body_bytes=100, record_bytes=1000)))

    async def endless() -> Any:
        for _ in range(50):
            yield b" " * 10

    by_length = ask(app, "POST", "/api/echo", content=b" " * 101, headers=JSON)
    on_the_way = ask(app, "POST", "/api/echo", content=endless(), headers=JSON)
    assert (by_length.status_code, by_length.json()["code"]) == (413, "too-large")
    assert (on_the_way.status_code, on_the_way.json()["code"]) == (413, "too-large")
    record = {"record": "x" * 500}
    assert ask(app, "POST", "/api/tables/import", json=record).json() == 500
    assert ask(app, "POST", "/api/tables/import", json={"record": "x" * 1000}).status_code == 413


def test_a_length_that_is_no_number_is_refused() -> None:
    answer = ask(little(), "POST", "/api/echo", content=b"{}", headers={"content-length": "-5"})

    assert answer.status_code == 413


def test_only_trusted_proxies_are_believed_about_addresses() -> None:
    def seen(trusted: tuple[str, ...], peer: str, claimed: str) -> str:
        app = little(Settings(trusted_proxies=trusted))
        answer = ask(app, "GET", "/api/who", peer, headers={"x-forwarded-for": claimed})
        return str(answer.json()["address"])

    assert seen((), "192.0.2.7", "203.0.113.9") == "192.0.2.7"
    assert seen(("192.0.2.7",), "192.0.2.7", "203.0.113.9") == "203.0.113.9"
    # Whatever the client itself has written stands before what the proxy has added.
    assert seen(("192.0.2.0/24",), "192.0.2.7", "10.1.1.1, 203.0.113.9") == "203.0.113.9"
    assert seen(("192.0.2.0/24",), "192.0.2.7", "203.0.113.9, 192.0.2.8") == "203.0.113.9"
    assert seen(("192.0.2.7",), "192.0.2.7", "nonsense") == "192.0.2.7"
    assert seen(("192.0.2.7",), "192.0.2.7", "2001:db8:1:2:3::4") == "2001:db8:1:2::/64"


def test_a_proxy_that_is_no_address_is_a_bad_setting() -> None:
    with pytest.raises(BadSettings, match="trusted_proxies"):
        Proxies(["the proxy"])


def test_a_network_of_ipv6_counts_as_one() -> None:
    assert counted_as("2001:db8::1") == counted_as("2001:db8::2") == "2001:db8::/64"
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"
    assert counted_as("unknown") == "unknown"


def test_near_is_this_machine_and_its_network() -> None:
    assert [is_near(one) for one in ("127.0.0.1", "10.2.3.4", "::1")] == [True] * 3
    assert [is_near(one) for one in ("8.8.8.8", "2a00::1", "unknown")] == [False] * 3
