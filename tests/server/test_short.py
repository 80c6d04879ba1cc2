"""The short way of a move answers as the usual way does, whatever is sent."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from litestar.types import Scope

from areopolis.server.gate import connections
from areopolis.server.routes import short
from areopolis.server.routes.short import TEMPLATE, ShortWay
from server.house import ME, House, Person, visit, visit_port

RIGHT = {"seat": 0, "question": 0, "text": "no such thing", "nonce": "abcdefgh"}


def written(**other: object) -> bytes:
    return msgspec.json.encode({**RIGHT, **other})


BODIES = {
    "not legal": written(),
    "stale": written(question=7),
    "no such seat": written(seat=9),
    "no seat at all": written(seat=99),
    "a number as text": written(seat="0"),
    "a short nonce": written(nonce="a"),
    "a field too many": written(more=1),
    "a field too few": msgspec.json.encode({"seat": 0}),
    "no object": b"[]",
    "half": b'{"seat": 0',
    "nothing": b"",
    "no text": b'{"seat": 0, "question": 0, "text": "\xff", "nonce": "abcdefgh"}',
    "nothing but brackets": b"[" * 50_000,
}


async def said(ada: Person, path: str, body: bytes) -> tuple[int, dict[str, str], bytes]:
    headers = {"content-type": "application/json"}
    answer = await ada.client.post(path, content=body, headers=headers)
    kept = {name: value for name, value in answer.headers.items() if name != "x-request-id"}
    return answer.status_code, kept, answer.content


def test_both_ways_refuse_alike(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        await eve.open_table([ME, ME])
        closing = house.app.state.closing
        before = closing.app
        assert isinstance(before, ShortWay)
        for path in (f"/api/tables/{table}/moves", "/api/tables/nowhere/moves"):
            for person in (ada, eve, house.person()):
                for kind, body in BODIES.items():
                    closing.app = before
                    found = await said(person, path, body)
                    closing.app = before.app
                    assert found == await said(person, path, body), kind
                    assert found[0] >= 400, kind

    visit(tmp_path / "tables.db", work)


def test_both_ways_confirm_alike(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        played = await ada.play(table, 0, nonce="the-same-move")
        question = (await ada.sheet(table, 1))["question"]
        body = written(seat=1, question=question["id"], text=question["answers"][0]["text"])
        path = f"/api/tables/{table}/moves"
        closing = house.app.state.closing
        found = await said(ada, path, body)
        closing.app = closing.app.app
        # The same nonce is the same move.
        assert found == await said(ada, path, body)
        assert found[0] == 201
        assert msgspec.json.decode(found[2]) == {"version": played["version"] + 1}

    visit(tmp_path / "tables.db", work)


def test_what_is_written_straight_is_what_the_web_server_writes(tmp_path: Path) -> None:
    """Whoever closes the connection after his request gets the answer from the web server."""

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        question = (await ada.sheet(table, 0))["question"]
        body = written(question=question["id"], text=question["answers"][0]["text"])
        path = f"/api/tables/{table}/moves"
        answers = []
        for connection in ("keep-alive", "close"):
            headers = {"content-type": "application/json", "connection": connection}
            answer = await ada.client.post(path, content=body, headers=headers)
            kept = [one for one in answer.headers.raw if one[0] not in (b"date", b"connection")]
            assert [name for name, _ in answer.headers.raw].count(b"date") == 1
            assert kept.pop()[0] == b"x-request-id"
            answers.append((answer.status_code, kept, answer.content))
        assert answers[0] == answers[1]
        assert answers[0][0] == 201
        # Both are counted, and the connection that stays open takes the next request.
        counted = house.app.state.metrics.written().decode()
        assert f'route="{TEMPLATE}",status="201"}} 2.0' in counted
        assert (await ada.sheet(table, 0))["moves"] == 1

    visit_port(tmp_path / "tables.db", work)


def test_a_move_that_is_confirmed_is_written_straight(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        said: list[bytes] = []

        def heard(scope: Scope, status: bytes, headers: bytes, body: bytes) -> bool:
            is_said = connections.answer_straight(scope, status, headers, body)
            said.append(body if is_said else b"")
            return is_said

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(short, "answer_straight", heard)
            played = await ada.play(table, 0)
        assert [msgspec.json.decode(one) for one in said] == [played]

    visit_port(tmp_path / "tables.db", work)
