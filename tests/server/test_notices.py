"""Notices: whoever is away is told that it is their turn; nobody is told anything else."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from areopolis.server.notices import addresses, notices, sending
from areopolis.server.notices.addresses import BadAddress, find, is_public
from areopolis.server.notices.sealing import CURVE, coded, derived, point
from areopolis.server.notices.sending import Sender
from kit.patience import patience, until_so
from server.house import ME, OPEN, House, Person, visit


class Postbox:
    """A web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.port = 0
        self.received: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.statuses = [200]

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(": ") for line in head.split("\r\n")[1:] if line]
        headers = {name.lower(): value for name, _, value in lines}
        headers["line"] = head.split("\r\n")[0]
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        answer = f"HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()
        self.received.put_nowait((headers, body))

    async def next(self) -> tuple[dict[str, str], bytes]:
        return await asyncio.wait_for(self.received.get(), patience())


@asynccontextmanager
async def postbox() -> AsyncIterator[Postbox]:
    box = Postbox()
    server = await asyncio.start_server(box.take, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PATIENCE", 0.05)
    monkeypatch.setattr(sending, "TRIES", (0.0, 0.05, 0.05))


async def two(house: House) -> tuple[Person, Person, str]:
    ada, ben = house.person(), house.person()
    created = await ada.open_table([ME, OPEN], name="Noctis")
    await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
    return ada, ben, created["table"]


async def all_told(house: House) -> None:
    """Wait until nobody is being told anything."""
    await until_so(lambda: not house.tables.notices.tasks)


async def until_asked_anew(ada: Person, ben: Person, table: str) -> None:
    """Answer the joint question, so that somebody is asked something new."""
    await ben.play(table, 1)
    await ada.play(table, 0)


def test_a_webhook_is_told_of_the_turn_and_of_nothing_else(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        async with postbox() as box:
            ada, ben, table = await two(house)
            hook = f"http://localhost:{box.port}/turn?who=ben"
            wish = {"notices": {"push": False, "webhook": hook}}
            await ben.patch(f"/api/tables/{table}", wish)
            await until_asked_anew(ada, ben, table)
            headers, body = await box.next()
            assert headers["line"].startswith("POST /turn?who=ben ")
            assert headers["host"] == f"localhost:{box.port}"
            assert json.loads(body) == {
                "type": "turn",
                "table": table,
                "name": "Noctis",
                "game": "mission-red-planet",
                "seat": 1,
                "url": f"http://mars.example/table/{table}?seat=1",
            }

    visit(tmp_path / "tables.db", work, webhook_private=True, public_url="http://mars.example")


def test_a_failing_webhook_is_tried_again(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        async with postbox() as box:
            box.statuses = [500, 503, 200]
            ada, ben, table = await two(house)
            hook = f"http://127.0.0.1:{box.port}/"
            # He has answered before he has a hook, so that he is told of one question only.
            await ben.play(table, 1)
            await ben.patch(f"/api/tables/{table}", {"notices": {"push": False, "webhook": hook}})
            await ada.play(table, 0)
            bodies = [(await box.next())[1] for _ in range(3)]
            assert len(set(bodies)) == 1
            await all_told(house)
            assert box.received.empty()

    visit(tmp_path / "tables.db", work, webhook_private=True)


def answered_by(start: bytes, more: bytes) -> int:
    """Return what is made of an answer that never ends."""
    ended = asyncio.Event()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(start)
        try:
            while True:
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(0.02)
        except ConnectionError:
            ended.set()
        finally:
            writer.close()

    async def work() -> int:
        server = await asyncio.start_server(take, "127.0.0.1", 0)
        sender = Sender(may_be_private=True)
        async with server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
            status = await sender.post(url, b"{}", {})
            # Nobody goes on listening either.
            await asyncio.wait_for(ended.wait(), patience())
        await sender.close()
        return status

    return asyncio.run(asyncio.wait_for(work(), patience()))


def test_of_an_answer_only_the_status_is_read() -> None:
    head = b"HTTP/1.1 200 X\r\ncontent-type: text/plain\r\n\r\n"

    assert answered_by(head, b"x" * 65_536) == 200


def test_nobody_is_listened_to_for_longer_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A drop now and then keeps a connection open, but not ours."""
    monkeypatch.setattr(sending, "TIMEOUT", 0.5)
    monkeypatch.setattr(sending, "TRIES", (0.0,))

    assert answered_by(b"HTTP/1.1 200 X\r\n", b"x: y\r\n") == 0


def test_whoever_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        async with postbox() as box:
            ada, ben, table = await two(house)
            hook = f"http://127.0.0.1:{box.port}/"
            # He has answered before he has a hook, so that he could be told of one question only.
            version = (await ben.play(table, 1))["version"]
            await ben.patch(f"/api/tables/{table}", {"notices": {"push": False, "webhook": hook}})
            looking = asyncio.create_task(ben.sheet(table, 1, since=version, wait=20))
            await until_so(lambda: table in house.tables.hub.rooms)
            await ada.play(table, 0)
            assert (await looking)["question"] is not None
            await all_told(house)
            assert box.received.empty()

    visit(tmp_path / "tables.db", work, webhook_private=True)


@pytest.mark.parametrize(
    "hook",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://[::1]:80/",
        "http://[::ffff:10.0.0.1]/",
        "http://169.254.169.254/latest/meta-data",
        "http://10.1.2.3/",
        "http://0/",
        "http://[64:ff9b::10.0.0.1]/",
        "http://[64:ff9b:1::1]/",
        "http://[2002:a00:1::]/",
        "http://[2001:0:a00:1::]/",
        "http://[::10.0.0.1]/",
        "http://[::ffff:0:10.0.0.1]/",
        "http://93.184.215.14:22/",
        "https://93.184.215.14:6379/",
        "ftp://example.org/",
        "http://user:word@example.org/",
        "http://",
        "http://x:99999/",
        "nonsense",
        "javascript:alert(1)",
    ],
)
def test_a_webhook_into_the_servers_own_network_is_refused(tmp_path: Path, hook: str) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        wish = {"notices": {"push": True, "webhook": hook}}
        refused = await ada.patch(f"/api/tables/{table}", wish, 422)
        assert refused["code"] == "bad-webhook"

    visit(tmp_path / "tables.db", work)


def test_a_name_that_changes_its_address_later_is_not_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was checked is what is used: the request goes to the address that was looked up."""

    async def outside(host: str, port: int) -> list[Any]:
        return [ip_address("93.184.215.14")]

    async def work() -> None:
        monkeypatch.setattr(addresses, "lookup", outside)
        target = await find("https://mars.example/turn?x=1", False)
        assert target.url == "https://93.184.215.14:443/turn?x=1"
        assert target.authority == "mars.example"

        async def inside(host: str, port: int) -> list[Any]:
            return [ip_address("10.0.0.1")]

        monkeypatch.setattr(addresses, "lookup", inside)
        with pytest.raises(BadAddress):
            await find("https://mars.example/", False)

    asyncio.run(work())
    assert is_public(ip_address("93.184.215.14"))
    assert not is_public(ip_address("::ffff:127.0.0.1"))
    assert not is_public(ip_address("224.0.0.1"))
    # Ways round: IPv4 addresses inside of IPv6 ones, public or not.
    assert not is_public(ip_address("64:ff9b::93.184.215.14"))
    assert not is_public(ip_address("2002:5db8:d70e::1"))
    assert is_public(ip_address("2606:2800:21f:cb07::1"))


def test_a_webhook_of_the_own_network_may_have_any_port() -> None:
    """An operator who allows his own network knows what listens there."""
    target = asyncio.run(find("http://127.0.0.1:6379/", True))
    assert target.url == "http://127.0.0.1:6379/"


class Browser:
    """A browser's half of Web Push."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": coded(point(self.key.public_key())), "auth": coded(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "expirationTime": None}

    def read(self, body: bytes) -> Any:
        salt, sender, record = body[:16], body[21:86], body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        key = derived(shared, self.auth, info, 32)
        cipher = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
        nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
        return json.loads(cipher.decrypt(nonce, record, None).rstrip(b"\2"))


def test_a_browser_gets_an_encrypted_and_signed_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        async with postbox() as box:
            ada, ben, table = await two(house)
            browser = Browser("https://push.example/send/abc")
            await ben.post("/api/push", browser.subscription(), 200)
            real = house.tables.notices.sender.post

            async def nearby(url: str, body: bytes, headers: dict[str, str]) -> int:
                assert url == browser.endpoint
                return await real(f"http://127.0.0.1:{box.port}/send/abc", body, headers)

            monkeypatch.setattr(house.tables.notices.sender, "post", nearby)
            await until_asked_anew(ada, ben, table)
            headers, body = await box.next()
            assert browser.read(body)["table"] == table
            assert headers["content-encoding"] == "aes128gcm"
            key = (await ben.get("/api/push"))["key"]
            assert f"k={key}" in headers["authorization"]
            claims = headers["authorization"].split("t=")[1].split(",")[0].split(".")[1]
            assert json.loads(urlsafe_b64decode(claims + "=="))["aud"] == "https://push.example"

    visit(tmp_path / "tables.db", work, webhook_private=True)


def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        ada, ben, table = await two(house)
        browser = Browser("https://push.example/send/abc")
        broken = {"endpoint": "https://push.example/x", "keys": {"p256dh": "AA", "auth": "AA"}}
        await ben.post("/api/push", browser.subscription(), 200)
        await ben.post("/api/push", broken, 200)
        told = asyncio.Event()

        async def gone(url: str, body: bytes, headers: dict[str, str]) -> int:
            told.set()
            return 410

        monkeypatch.setattr(house.tables.notices.sender, "post", gone)
        await until_asked_anew(ada, ben, table)
        await asyncio.wait_for(told.wait(), patience())
        ben_id = (await house.tables.get(table)).seats[1].visitor
        assert ben_id is not None
        await all_told(house)
        assert await house.tables.store.pushes(ben_id) == []

    visit(tmp_path / "tables.db", work)


def test_subscriptions_belong_to_their_browser(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        browser = Browser("https://push.example/send/abc")
        await ada.post("/api/push", browser.subscription(), 200)
        assert "areopolis" in ada.client.cookies
        await eve.open_table([ME, ME])
        gone = {"endpoint": browser.endpoint}
        await eve.client.request("DELETE", "/api/push", json=gone)
        assert len(await house.tables.store.pushes(1)) == 1
        answer = await ada.client.request("DELETE", "/api/push", json=gone)
        assert answer.status_code == 204
        assert await house.tables.store.pushes(1) == []
        body = {**browser.subscription(), "endpoint": "http://push.example/plain"}
        refused = await ada.post("/api/push", body, 400)
        assert refused["code"] == "malformed"
        # The same keys after a restart: browsers were told this one.
        assert len((await ada.get("/api/push"))["key"]) == 87

    visit(tmp_path / "tables.db", work)


def test_a_server_without_push_has_no_key(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        assert (await house.person().get("/api/push"))["key"] == ""

    visit(tmp_path / "tables.db", work, push=False)
