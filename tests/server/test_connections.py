"""Connections: too many, too slow, too long, and the limits that cookies do not lift."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from areopolis.server.gate import connections
from kit.patience import patience
from server.house import GENEROUS, ME, House, visit, visit_port


async def connected(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    place = urlsplit(house.address)
    return await asyncio.open_connection(place.hostname, place.port)


async def end(reader: asyncio.StreamReader) -> bytes:
    """Return what comes until the server closes."""
    try:
        return await asyncio.wait_for(reader.read(), patience())
    except ConnectionError:
        return b""


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        held = [await connected(house) for _ in range(5)]
        reader, writer = await connected(house)
        assert await end(reader) == b""
        writer.close()
        for _, one in held:
            one.close()
            await one.wait_closed()
        # Whoever has let go may come again.
        assert (await house.person().get("/health"))["status"] == "ok"

    limits = replace(GENEROUS, connections_per_address=5)
    visit_port(tmp_path / "tables.db", work, limits=limits)


@pytest.mark.parametrize(
    "sent", [b"", b"GET /health HTTP/1.1\r\nhost: a\r\n", b"POST /api/keys HTTP/1.1\r\nhost: a\r\n"]
)
def test_a_request_that_never_ends_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)

    async def work(house: House) -> None:
        reader, writer = await connected(house)
        writer.write(sent)
        assert await end(reader) == b""
        writer.close()

    visit_port(tmp_path / "tables.db", work)


async def write_headers(writer: asyncio.StreamWriter) -> None:
    """Write headers, several megabytes of them, as long as the other end takes them."""
    for _ in range(8000):
        writer.write(b"x-long: " + b"a" * 1000 + b"\r\n")
        await writer.drain()
        await asyncio.sleep(0)


CHUNKED = b"POST /api/keys HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n"
CHUNKED += b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"


@pytest.mark.parametrize("sent", [b"GET /health HTTP/1.1\r\n", CHUNKED])
def test_headers_without_end_are_closed(tmp_path: Path, sent: bytes) -> None:
    """Before a body and, where it comes in chunks, after it."""

    async def work(house: House) -> None:
        reader, writer = await connected(house)
        writer.write(sent)
        with pytest.raises(ConnectionError):
            await write_headers(writer)
        assert b"200" not in await end(reader)
        writer.close()

    visit_port(tmp_path / "tables.db", work)


def test_a_large_body_in_chunks_is_no_header(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        async def pieces() -> AsyncIterator[bytes]:
            yield b'{"key": "'
            for _ in range(100):
                yield b"a" * 1000
            yield b'"}'

        headers = {"content-type": "application/json"}
        sent = await house.person().client.post("/api/keys", content=pieces(), headers=headers)
        assert (sent.status_code, sent.json()["field"]) == (400, "key")

    visit_port(tmp_path / "tables.db", work, limits=replace(GENEROUS, body_bytes=1_000_000))


def test_an_address_opens_no_more_tables_with_more_cookies(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        body = {"game": "mission-red-planet", "seats": [ME, ME]}
        for _ in range(3):
            await house.person().post("/api/tables", body)
        assert (await house.person().post("/api/tables", body, 429))["code"] == "too-many"

    limits = replace(GENEROUS, address_tables_per_hour=3)
    visit(tmp_path / "tables.db", work, limits=limits)


def test_one_visitor_has_only_so_many_endpoints(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        for number in range(6):
            keys = {"p256dh": "a", "auth": "b"}
            body = {"endpoint": f"https://push.example/{number}", "keys": keys}
            await ada.post("/api/push", body, 200)
        assert len(await house.tables.store.pushes(1)) == 3

    visit(tmp_path / "tables.db", work, limits=replace(GENEROUS, push_endpoints=3))
