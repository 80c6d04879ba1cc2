"""What nobody comes back to is put away, and what is somebody's own he can delete."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import time
from typing import Any

from sqlalchemy import create_engine, inspect, text

from areopolis.server.tables import retention
from kit.patience import until_so
from server.house import ME, OPEN, House, ai, visit
from server.stored import rows_of

DAY = 24 * 3600.0


def later(days: float) -> float:
    return time() + days * DAY


def traces(database: Path, word: str) -> list[str]:
    """Return the columns of the database in which *word* stands."""
    engine = create_engine(f"sqlite:///{database}")
    found: list[str] = []
    with engine.connect() as connection:
        for table in inspect(engine).get_table_names():
            for row in connection.execute(text(f"SELECT * FROM {table}")).mappings():
                found += [f"{table}.{name}" for name, value in row.items() if word in str(value)]
    engine.dispose()
    return found


def test_a_table_without_anything_for_long_is_closed_and_later_deleted(tmp_path: Path) -> None:
    found: dict[str, str] = {}

    async def work(house: House) -> None:
        tables = house.tables
        ada = house.person()
        waiting = (await ada.open_table([ME, OPEN]))["table"]
        played = (await ada.open_table([ME, ME]))["table"]
        tables.clock = partial(later, 29)
        await ada.play(played, 0)
        await retention.sweep(tables)
        assert (await ada.sheet(waiting))["table"]["status"] == "open"
        tables.clock = partial(later, 31)
        await retention.sweep(tables)
        sheet = await ada.sheet(waiting)
        assert sheet["table"]["status"] == "abandoned"
        assert sheet["log"][-1]["event"]["event"] == "table-closed"
        assert (await ada.sheet(played))["table"]["status"] == "playing"
        tables.clock = partial(later, 40)
        await retention.sweep(tables)
        refused = await ada.get(f"/api/tables/{waiting}/sheet", 404)
        assert refused["code"] == "unknown-table"
        assert [table["id"] for table in await ada.get("/api/tables")] == [played]
        found["gone"] = waiting

    database = tmp_path / "tables.db"
    visit(database, work, idle_days=30, keep_days=7)
    assert traces(database, found["gone"]) == []


def test_an_operator_who_says_nothing_deletes_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, OPEN]))["table"]
        for days in (100, 10_000):
            house.tables.clock = partial(later, days)
            await retention.sweep(house.tables)
        assert (await ada.sheet(table))["table"]["status"] == "abandoned"

    visit(tmp_path / "tables.db", work)


def test_somebody_deletes_a_table_of_his_own(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        table = (await ada.open_table([ME, ai("random")], is_public=True))["table"]

        async def has_played() -> bool:
            rows = await rows_of(house.tables.store, table)
            return "play" in [row.kind for row in rows]

        await until_so(has_played)
        assert (await ada.sheet(table))["table"]["can_delete"]
        assert not (await eve.sheet(table))["table"]["can_delete"]
        await eve.open_table([ME, ME])
        delete = f"/api/tables/{table}"
        assert eve.answer(await eve.client.delete(delete), 403)["code"] == "not-the-owner"
        ada.answer(await ada.client.delete(delete), 204)
        await ada.get(f"{delete}/sheet", 404)
        assert await ada.get("/api/tables") == []
        found["table"] = table

    database = tmp_path / "tables.db"
    visit(database, work)
    assert traces(database, found["table"]) == []


def test_a_game_of_others_is_not_deleted(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        refused = ada.answer(await ada.client.delete(f"/api/tables/{created['table']}"), 409)
        assert refused["code"] == "others-have-played"

    visit(tmp_path / "tables.db", work)


def test_somebody_deletes_everything_of_his(tmp_path: Path) -> None:
    """His own tables go; those of others stay, without his name and his words."""

    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        own = (await ben.open_table([ME, ai("random")], name="Zacharias' own"))["table"]
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        await ben.patch(f"/api/tables/{table}", {"my_name": "Zacharias"})
        await ben.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "I am Zacharias"})
        cookie = ben.client.cookies["areopolis"]
        ben.answer(await ben.client.delete("/api/me"), 200)
        assert "areopolis" not in ben.client.cookies
        ben.client.cookies.set("areopolis", cookie)
        assert await ben.get("/api/tables") == []
        await ben.get(f"/api/tables/{own}/sheet", 404)
        sheet = await ada.sheet(table, 0)
        seat = sheet["table"]["seats"][1]
        assert (seat["holder"], seat["name"]) == ("open", "")
        assert [(line["name"], line["text"]) for line in sheet["chat"]] == [("", "")]

    database = tmp_path / "tables.db"
    visit(database, work)
    assert traces(database, "Zacharias") == []
