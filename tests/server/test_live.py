"""The socket: pushes after every change, catches up, and takes nothing that it does not know."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate

from areopolis.server.live import socket as lines
from areopolis.server.store import Row
from areopolis.server.tables.ledger import CHAT
from kit.patience import patience, until_so
from server.house import GENEROUS, ME, OPEN, House, Person, ai, visit_port


@asynccontextmanager
async def listening(
    house: House,
    person: Person,
    table: str,
    seat: int | None = None,
    compression: str | None = None,
    **query: Any,
) -> AsyncIterator[ClientConnection]:
    """Open a socket as *person*."""
    if seat is not None:
        query["seat"] = seat
    said = "&".join([f"{name}={value}" for name, value in query.items()])
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table}/live?{said}"
    cookies = "; ".join([f"{name}={value}" for name, value in person.client.cookies.items()])
    headers = {"cookie": cookies} if cookies else {}
    async with connect(
        url, additional_headers=headers, open_timeout=patience(), compression=compression
    ) as socket:
        yield socket


async def heard(socket: ClientConnection, kind: str = "sheet") -> dict[str, Any]:
    """Return the next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), patience()))
        if message["type"] == kind:
            return message


async def closed(socket: ClientConnection) -> int:
    """Return the code with which the server closes."""
    while True:
        try:
            await asyncio.wait_for(socket.recv(), patience())
        except ConnectionClosed as error:
            return 0 if error.rcvd is None else error.rcvd.code


def test_a_sheet_comes_at_once_and_after_every_move(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0) as mine, listening(house, ada, table) as theirs:
            first = (await heard(mine))["sheet"]
            assert first == {**await ada.sheet(table, 0), "table": first["table"]}
            assert (await heard(theirs))["sheet"]["question"] is None
            played = await ada.play(table, 0)
            second = (await heard(mine))["sheet"]
            assert second["version"] == played["version"]
            assert second["log_end"] == len(first["log"])
            assert (await heard(theirs))["sheet"]["version"] == played["version"]

    visit_port(tmp_path / "tables.db", work)


def test_who_comes_again_gets_only_what_is_new(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        for _ in range(6):
            sheet = await ada.sheet(table)
            await ada.play(table, sheet["waiting"][0])
        whole = await ada.sheet(table, 0)
        since = whole["version"] - 2
        async with listening(house, ada, table, 0, since=since) as socket:
            sheet = (await heard(socket))["sheet"]
        assert sheet["log"] == [line for line in whole["log"] if line["version"] > since]
        assert sheet["log_end"] == len(whole["log"]) - len(sheet["log"])

    visit_port(tmp_path / "tables.db", work)


def here(message: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in message["seats"] if seat["is_here"]]


def test_presence_tells_the_time_that_is_left(tmp_path: Path) -> None:
    """A browser that hears who comes and goes shows the server's clock and no older one."""

    async def work(house: House) -> None:
        now = 1000.0

        def ticks() -> float:
            return now

        house.tables.ticks = ticks
        ada = house.person()
        clock = {"kind": "decision", "seconds": 120}
        table = (await ada.open_table([ME, ME], clock=clock))["table"]
        async with listening(house, ada, table, 0) as socket:
            first = await heard(socket, "sheet")
            assert first["sheet"]["table"]["seats"][0]["seconds"] == 120
            now += 73
            async with listening(house, ada, table, 0):
                seats = (await heard(socket, "presence"))["seats"]
            assert [seat["seconds"] for seat in seats] == [47, 47]

    visit_port(tmp_path / "tables.db", work)


def test_presence_tells_who_is_here(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        async with listening(house, ada, table, 0) as socket:
            await heard(socket)
            async with listening(house, ben, table, 1):
                assert here(await heard(socket, "presence")) == [0, 1]
                seats = (await ada.sheet(table, 0))["table"]["seats"]
                assert [seat["is_here"] for seat in seats] == [True, True]
            assert here(await heard(socket, "presence")) == [0]

    visit_port(tmp_path / "tables.db", work)


def test_a_ping_is_answered_and_a_language_changes_the_sheet(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0, lang="en") as socket:
            english = (await heard(socket))["sheet"]
            await socket.send('{"type": "ping"}')
            await heard(socket, "pong")
            await socket.send('{"type": "language", "lang": "pl"}')
            polish = (await heard(socket))["sheet"]
            assert polish["question"]["text"] != english["question"]["text"]
            assert polish["version"] == english["version"]
            assert len(polish["log"]) == len(english["log"])

    visit_port(tmp_path / "tables.db", work)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "play"}',
        '{"type": "language", "lang": "tlh"}',
        '{"type": "ping", "more": 1}',
        '{"type": "ping"' + " " * 5000 + "}",
        b"\x00\xff\xfe",
        "\ud83d\ude80",
    ],
)
def test_anything_else_is_refused_and_the_socket_closed(
    tmp_path: Path, message: str | bytes
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0, lang="de") as socket:
            await heard(socket)
            if isinstance(message, str):
                message_sent: str | bytes = message.encode("utf-16", "surrogatepass").decode(
                    "utf-16"
                )
            else:
                message_sent = message
            await socket.send(message_sent)
            refused = await heard(socket, "refused")
            assert refused["code"] == "malformed"
            assert refused["message"]
            assert await closed(socket) == 1008
        assert (await ada.sheet(table, 0))["moves"] == 0

    visit_port(tmp_path / "tables.db", work)


def test_random_bytes_never_break_the_server(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        dice = Random(8)
        for _ in range(40):
            async with listening(house, ada, table, 0) as socket:
                size = dice.choice([0, 1, 10, 300, 20_000])
                noise = dice.randbytes(size)
                await socket.send(
                    noise if dice.random() < 0.5 else noise.decode("utf-8", "replace")
                )
                assert await closed(socket) in (1008, 1009)
        assert (await ada.sheet(table, 0))["version"] == 1
        await ada.play(table, 0)

    visit_port(tmp_path / "tables.db", work)


def test_bytes_that_are_no_frames_never_break_the_server(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        host, port = house.address.removeprefix("http://").split(":")
        dice = Random(9)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        for _ in range(40):
            reader, writer = await asyncio.open_connection(host, int(port))
            head = (
                f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {host}:{port}\r\n"
                f"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: {key}\r\n"
                "sec-websocket-version: 13\r\n"
                f"cookie: areopolis={ada.client.cookies['areopolis']}\r\n\r\n"
            )
            writer.write(head.encode() + dice.randbytes(dice.choice([1, 50, 5000])))
            writer.write_eof()
            await asyncio.wait_for(reader.read(), patience())
            writer.close()
        await ada.play(table, 0)

    visit_port(tmp_path / "tables.db", work)


def test_strangers_are_refused(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        await eve.open_table([ME, ME])
        hub = house.tables.hub
        hub.looked.clear()
        for person, seat, code in (
            (eve, None, "unknown-table"),
            (eve, 0, "unknown-table"),
            (ada, 9, "no-such-seat"),
            (house.person(), None, "unknown-table"),
        ):
            async with listening(house, person, table, seat) as socket:
                assert (await heard(socket, "refused"))["code"] == code
                assert await closed(socket) == 1008
                # They are not here, and nobody thinks on for them.
                assert (hub.rooms, hub.looked) == ({}, {})
        with pytest.raises(InvalidStatus):
            async with listening(house, ada, table, since="then"):
                pass

    visit_port(tmp_path / "tables.db", work)


def test_who_loses_the_seat_loses_the_socket(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ME, OPEN, OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        async with listening(house, ben, table, 1) as socket:
            await heard(socket)
            await ada.post(f"/api/tables/{table}/keys", {"seat": 1})
            assert (await heard(socket, "refused"))["code"] == "unknown-table"
            assert await closed(socket) == 1008

    visit_port(tmp_path / "tables.db", work)


async def said_elsewhere(house: House, table: str, text: str) -> int:
    """Say something as another server on the same database does; return the new version."""
    store = house.tables.store
    found = await store.table(table)
    assert found is not None
    row = Row(kind=CHAT, seat=0, text=text, data={"name": "Ada"}, at=found.changed)
    await store.append(table, found.version, [row])
    return found.version + 1


def test_a_change_that_could_not_be_read_is_pushed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        store = house.tables.store
        whole = store.whole

        async def once_broken(name: str, after: int = 0) -> Any:
            monkeypatch.setattr(store, "whole", whole)
            raise OSError("the database is gone")

        async with listening(house, ada, table, 0) as socket:
            await heard(socket)
            monkeypatch.setattr(store, "whole", once_broken)
            for text in ("one", "two"):
                await said_elsewhere(house, table, text)
                assert [line["text"] for line in (await heard(socket))["sheet"]["chat"]] == [text]

    visit_port(tmp_path / "tables.db", work)


def test_what_another_server_writes_to_a_table_that_is_not_open_here_is_pushed(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0) as socket:
            await heard(socket)
            del house.tables.shelved.tables[table]
            await said_elsewhere(house, table, "hello")
            assert (await heard(socket))["sheet"]["chat"][0]["text"] == "hello"

    visit_port(tmp_path / "tables.db", work)


def test_what_another_server_writes_while_a_table_is_opened_is_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        shelved = house.tables.shelved
        del shelved.tables[table]
        is_read, may_go_on = asyncio.Event(), asyncio.Event()

        async def slow(*_: Any) -> None:
            is_read.set()
            await may_go_on.wait()

        monkeypatch.setattr(shelved, "cover", slow)
        opening = asyncio.create_task(house.tables.get(table))
        await is_read.wait()
        news = house.tables.store.changes()
        version = await said_elsewhere(house, table, "hello")
        # The news of it has come before the table has.
        await anext(news)
        may_go_on.set()
        opened = await opening
        await until_so(lambda: opened.ledger.version >= version)

    visit_port(tmp_path / "tables.db", work)


def test_the_same_language_again_is_no_news(tmp_path: Path) -> None:
    """Short messages do not make the server draw whole tables without end."""

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0) as socket:
            await heard(socket)
            for _ in range(100):
                await socket.send('{"type": "language", "lang": "pl"}')
            await socket.send('{"type": "ping"}')
            kinds = [json.loads(await socket.recv())["type"]]
            while kinds[-1] != "pong":
                kinds.append(json.loads(await socket.recv())["type"])
            assert kinds.count("sheet") == 1

    visit_port(tmp_path / "tables.db", work)


def test_a_sheet_is_packed_with_the_one_before_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0) as plain:
            expected = await heard(plain)
        async with listening(house, ada, table, 0, compression="deflate") as socket:
            (packing,) = socket.protocol.extensions
            assert isinstance(packing, PerMessageDeflate)
            assert packing.remote_max_window_bits == 15
            assert not packing.remote_no_context_takeover
            assert (await heard(socket))["sheet"]["view"] == expected["sheet"]["view"]
            for _ in range(3):
                house.tables.hub.tell(table)
                again = await heard(socket)
                assert again["sheet"]["view"] == expected["sheet"]["view"]

    visit_port(tmp_path / "tables.db", work)


def test_who_does_not_keep_up_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.3)
    monkeypatch.setattr(lines, "LANGUAGE_PAUSE", 0.0)

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0) as socket:
            await heard(socket)
            # The socket is open and nobody reads; whole sheets fill all buffers in between.
            socket.transport.pause_reading()
            languages = itertools.cycle(("en", "pl", "de", "el"))

            async def is_let_go() -> bool:
                await socket.send(json.dumps({"type": "language", "lang": next(languages)}))
                return not house.tables.hub.rooms

            await until_so(is_let_go)
            socket.transport.resume_reading()
            # The code gets through only to those who begin to read again in time.
            assert await closed(socket) in (1013, 0)

    visit_port(tmp_path / "tables.db", work)


@pytest.mark.parametrize("kind", ["control", "said", "pieces"])
def test_who_floods_a_socket_is_let_go(tmp_path: Path, kind: str) -> None:
    """Whatever is answered without being asked for, or kept until its end, has its bounds."""

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0) as socket:
            await heard(socket)
            # Nobody reads what comes back.
            socket.transport.pause_reading()
            with pytest.raises(ConnectionClosed):
                await flood(socket, kind)
        assert (await ada.sheet(table, 0))["moves"] == 0

    visit_port(tmp_path / "tables.db", work)


async def flood(socket: ClientConnection, kind: str) -> None:
    """Send some megabytes of what is no word of a browser."""
    if kind == "pieces":
        await socket.send(iter([""] * 500_000))
    for number in range(20_000):
        if kind == "control":
            await socket.ping(b"%0125d" % number)
        else:
            await socket.send('{"type": "ping"}')
        if number % 100 == 0:
            await asyncio.sleep(0)


def test_sockets_are_told_to_come_back_when_the_server_stops(tmp_path: Path) -> None:
    codes: list[int] = []

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        opened = asyncio.Event()

        async def stay() -> None:
            async with listening(house, ada, table, 0) as socket:
                await heard(socket)
                opened.set()
                codes.append(await closed(socket))

        stays.append(asyncio.create_task(stay()))
        await opened.wait()

    stays: list[asyncio.Task[None]] = []

    async def run() -> None:
        from server.house import house_with_port

        async with house_with_port(tmp_path / "tables.db") as house:
            await work(house)
        await asyncio.gather(*stays)

    asyncio.run(run())
    assert codes == [1001]


def test_polling_gives_the_same_sheets(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ai()]))["table"]
        seen: list[int] = []
        async with listening(house, ada, table, 0) as socket:
            since = 0
            for _ in range(5):
                sheet = await ada.sheet(table, 0, since=since, wait=20)
                assert sheet["version"] > since
                since = sheet["version"]
                seen.append(since)
                if sheet["question"] is not None:
                    await ada.play(table, 0)
            while (message := (await heard(socket))["sheet"])["version"] < since:
                pass
            assert message["view"]

    visit_port(tmp_path / "tables.db", work)


def test_a_poll_that_waits_in_vain_answers_after_its_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        version = (await ada.sheet(table, 0))["version"]
        sheet = await ada.sheet(table, 0, since=version, wait=1)
        assert sheet["version"] == version
        assert sheet["log"] == []
        refused = await ada.get(f"/api/tables/{table}/sheet", 400, wait=26)
        assert refused["code"] == "malformed"

    visit_port(tmp_path / "tables.db", work)


def test_there_are_only_so_many_sockets_for_an_address(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0), listening(house, ada, table, 1):
            with pytest.raises(InvalidStatus) as refused:
                async with listening(house, ada, table):
                    pass
            response = refused.value.response
            assert response.status_code == 429
            assert response.body is not None
            assert json.loads(response.body)["code"] == "too-many-sockets"
        async with listening(house, ada, table) as socket:
            await heard(socket)

    limits = msgspec.structs.replace(GENEROUS, sockets_per_address=2)
    visit_port(tmp_path / "tables.db", work, limits=limits)
