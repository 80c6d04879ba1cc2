"""Who somebody is: on several devices, after a lost cookie, and nowhere any more."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from areopolis.server.store import passes
from server.house import ME, OPEN, House, Person, visit, visit_port
from server.test_live import heard, listening


async def tables(person: Person) -> list[str]:
    return [table["id"] for table in await person.get("/api/tables")]


def test_a_code_carries_somebody_to_another_device_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, phone, eve = house.person(), house.person(), house.person()
        table = (await ada.open_table([ME, OPEN]))["table"]
        code = await ada.post("/api/me/device", {}, 200)
        assert code["seconds"] == 300
        typed = code["code"].lower().replace("-", " ")
        assert (await phone.post("/api/me/come", {"code": typed}, 200))["devices"] == 2
        assert await tables(phone) == await tables(ada) == [table]
        assert (await phone.sheet(table, 0))["seat"] == 0
        assert (await eve.post("/api/me/come", {"code": typed}, 404))["code"] == "unknown-code"
        await eve.post("/api/me/device", {}, 401)

    visit(tmp_path / "tables.db", work)


def test_a_code_for_a_device_does_not_hold_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passes, "DEVICE_SECONDS", -1.0)

    async def work(house: House) -> None:
        ada, phone = house.person(), house.person()
        await ada.open_table([ME, ME])
        code = (await ada.post("/api/me/device", {}, 200))["code"]
        await phone.post("/api/me/come", {"code": code}, 404)

    visit(tmp_path / "tables.db", work)


def test_a_new_code_voids_the_one_before(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        await ada.open_table([ME, ME])
        for kind in ("device", "recovery"):
            old, new = [(await ada.post(f"/api/me/{kind}", {}, 200))["code"] for _ in range(2)]
            await house.person().post("/api/me/come", {"code": old}, 404)
            await house.person().post("/api/me/come", {"code": new}, 200)

    visit(tmp_path / "tables.db", work)


def test_whoever_has_lost_the_cookie_comes_back_by_a_recovery_code(tmp_path: Path) -> None:
    found: dict[str, str] = {}

    async def before(house: House) -> None:
        ada = house.person()
        found["table"] = (await ada.open_table([ME, ME]))["table"]
        assert not (await ada.get("/api/me"))["has_recovery"]
        found["code"] = (await ada.post("/api/me/recovery", {}, 200))["code"]
        assert (await ada.get("/api/me"))["has_recovery"]

    async def after(house: House) -> None:
        ada = house.person()
        assert await ada.get("/api/me") == {"name": "", "devices": 0, "has_recovery": False}
        assert not (await ada.post("/api/me/come", {"code": found["code"]}, 200))["has_recovery"]
        assert await tables(ada) == [found["table"]]

    database = tmp_path / "tables.db"
    visit(database, before)
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        kept = str(connection.execute(text("SELECT * FROM passes")).all())
    engine.dispose()
    assert found["code"] not in kept
    assert found["code"].replace("-", "") not in kept
    visit(database, after)


def test_ended_sessions_are_ended_everywhere(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, phone, thief = house.person(), house.person(), house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        thief.client.cookies.update(ada.client.cookies)
        code = (await ada.post("/api/me/device", {}, 200))["code"]
        await phone.post("/api/me/come", {"code": code}, 200)
        unused = (await ada.post("/api/me/device", {}, 200))["code"]
        before = ada.client.cookies["areopolis"]
        await ada.post("/api/me/end", {}, 200)
        assert ada.client.cookies["areopolis"] != before
        assert await tables(ada) == [table]
        for other in (phone, thief):
            assert await tables(other) == []
            await other.get(f"/api/tables/{table}/sheet", 404)
        await house.person().post("/api/me/come", {"code": unused}, 404)
        await ada.post("/api/me/end", {"here": True}, 200)
        assert await tables(ada) == []

    visit(tmp_path / "tables.db", work)


def test_a_socket_of_an_ended_session_is_closed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, thief = house.person(), house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        thief.client.cookies.update(ada.client.cookies)
        async with listening(house, thief, table, 0) as socket:
            await heard(socket)
            await ada.post("/api/me/end", {}, 200)
            assert (await heard(socket, "refused"))["code"] == "no-visitor"

    visit_port(tmp_path / "tables.db", work)


def test_nobody_loses_his_tables_by_the_code_of_somebody_else(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        eve, ada = house.person(), house.person()
        await eve.open_table([ME, ME])
        mine = (await ada.open_table([ME, ME]))["table"]
        code = (await eve.post("/api/me/device", {}, 200))["code"]
        refused = await ada.post("/api/me/come", {"code": code}, 409)
        assert refused["code"] == "browser-has-tables"
        assert await tables(ada) == [mine]
        await ada.post("/api/me/come", {"code": code, "replace": True}, 200)
        assert await tables(ada) == await tables(eve)

    visit(tmp_path / "tables.db", work)
