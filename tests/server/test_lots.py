"""Seats by lot: who sits where is drawn by the server when the game begins, and not before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from areopolis.server.tables.chance import lots
from server.house import GENEROUS, ME, OPEN, House, ai, visit

ADA = {**ME, "name": "Ada"}
PEOPLE = ("Ada", "Ben", "Cleo", "Dora")


def names(sheet: dict[str, Any]) -> list[str]:
    """Return who sits where."""
    return [seat["name"] for seat in sheet["table"]["seats"]]


def test_people_keep_their_links_and_get_their_seats_by_lot(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, *others = [house.person() for _ in PEOPLE]
        created = await ada.open_table([ADA, OPEN, OPEN, OPEN], by_lot=True)
        table = created["table"]
        keys = [one["key"] for one in created["keys"]]
        for person, name, key in list(zip(others, PEOPLE[1:], keys, strict=True))[:2]:
            await person.post("/api/keys", {"key": key, "name": name}, 200)
        await others[0].post(f"/api/tables/{table}/chat", {"seat": 1, "text": "hello"})
        before = await ada.sheet(table)
        # Until the last one is there everybody waits where he sat down.
        assert before["table"]["by_lot"]
        assert names(before) == ["Ada", "Ben", "Cleo", ""]

        last = await others[2].post("/api/keys", {"key": keys[2], "name": PEOPLE[3]}, 200)
        sheet = await ada.sheet(table)
        assert sheet["table"]["status"] == "playing"
        drawn = names(sheet)
        assert sorted(drawn) == sorted(PEOPLE)
        assert drawn != list(PEOPLE), "the seed of the house draws another order"
        assert last["seat"] == drawn.index("Dora")
        # Each has his own seat and no other, by the cookie and by the same link again.
        for person, name, key in zip(others, PEOPLE[1:], keys, strict=True):
            mine = (await person.sheet(table))["table"]["seats"]
            assert [seat["name"] for seat in mine if seat["is_mine"]] == [name]
            again = await person.post("/api/keys", {"key": key}, 200)
            assert again["seat"] == drawn.index(name)
            await person.get(f"/api/tables/{table}/sheet", 403, seat=drawn.index("Ada"))
        # Nobody has sat down a second time.
        assert (await ada.sheet(table))["version"] == sheet["version"]
        events = [line["event"] for line in sheet["log"]]
        assert {"event": "table-lot"} in events
        told = [one for one in events if one["event"] == "table-lot-seat"]
        colours = [seat["colour"] for seat in sheet["table"]["seats"]]
        assert [(colours.index(one["seat"]), one["name"]) for one in told] == list(enumerate(drawn))
        # What Ben has said is said by the one who is called Ben.
        assert [(line["seat"], line["name"]) for line in sheet["chat"]] == [
            (drawn.index("Ben"), "Ben")
        ]

    visit(tmp_path / "tables.db", work)


def test_guests_who_come_at_the_same_moment_are_told_by_their_own_names(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, *others = [house.person() for _ in PEOPLE]
        created = await ada.open_table([ADA, OPEN, OPEN, OPEN], by_lot=True)
        table = created["table"]
        keys = [one["key"] for one in created["keys"]]
        comings = [
            person.post("/api/keys", {"key": key, "name": name}, 200)
            for person, name, key in zip(others, PEOPLE[1:], keys, strict=True)
        ]
        await asyncio.gather(*comings)
        sheet = await ada.sheet(table)
        assert names(sheet) != list(PEOPLE)
        joined = [one["event"] for one in sheet["log"] if one["event"]["event"] == "table-joined"]
        assert sorted([one["name"] for one in joined]) == ["Ben", "Cleo", "Dora"]
        for person, name in zip(others, PEOPLE[1:], strict=True):
            seats = (await person.sheet(table))["table"]["seats"]
            assert [seat["name"] for seat in seats if seat["is_mine"]] == [name]

    visit(tmp_path / "tables.db", work)


def test_without_guests_the_lot_is_drawn_at_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        seats = [ADA, ai("newcomer"), ai("random"), ai("expert")]
        table = (await ada.open_table(seats, by_lot=True))["table"]
        sheet = await ada.sheet(table)
        assert sheet["table"]["status"] == "playing"
        levels = [seat["level"] for seat in sheet["table"]["seats"]]
        assert sorted(levels) == ["", "expert", "newcomer", "random"]
        assert levels != ["", "newcomer", "random", "expert"]
        assert levels[names(sheet).index("Ada")] == ""

    visit(tmp_path / "tables.db", work, limits=GENEROUS)


def test_a_lot_is_remembered_by_the_journal(tmp_path: Path) -> None:
    """A server that starts again knows who sits where, and draws nothing anew."""
    found: dict[str, Any] = {}

    async def first(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ADA, OPEN, ai()], by_lot=True, name="Noctis")
        await ben.post("/api/keys", {"key": created["keys"][0]["key"], "name": "Ben"}, 200)
        sheet = await ada.sheet(created["table"])
        found.update(table=created["table"], names=names(sheet), cookies=dict(ada.client.cookies))

    async def second(house: House) -> None:
        ada = house.person()
        ada.client.cookies.update(found["cookies"])
        sheet = await ada.sheet(found["table"])
        assert names(sheet) == found["names"]
        assert sheet["table"]["by_lot"]

    visit(tmp_path / "tables.db", first)
    visit(tmp_path / "tables.db", second)


def test_whoever_is_invited_is_told_of_the_lot(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        for by_lot in (True, False):
            created = await ada.open_table([ADA, OPEN], by_lot=by_lot)
            key = created["keys"][0]["key"]
            invited = await ben.post("/api/keys/look", {"key": key}, 200)
            assert invited["table"]["by_lot"] is by_lot

    visit(tmp_path / "tables.db", work)


def test_every_order_of_seats_can_be_drawn() -> None:
    drawn = {tuple(lots(3, seed)) for seed in range(100)}
    assert len(drawn) == 6
    assert sorted(lots(5, None)) == [0, 1, 2, 3, 4]


def test_a_game_names_its_seats_by_their_colours(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        person = house.person()
        for game in await person.get("/api/games", lang="de"):
            assert len(game["places"]) == max(game["seats"])
            assert all(place["name"] and place["label"] for place in game["places"])
            assert len({place["name"] for place in game["places"]}) == max(game["seats"])

    visit(tmp_path / "tables.db", work)


def test_nobody_is_replaced_by_a_voice_that_the_lot_has_moved(tmp_path: Path) -> None:
    """Whoever wanted to be replaced himself before the lot would have replaced another after it."""

    async def work(house: House) -> None:
        ada, *others = [house.person() for _ in PEOPLE]
        created = await ada.open_table([ADA, OPEN, OPEN, OPEN], by_lot=True)
        table = created["table"]
        keys = [one["key"] for one in created["keys"]]
        await others[0].post("/api/keys", {"key": keys[0]}, 200)
        body = {"seat": 0, "kind": "replace", "about": 0}
        await ada.post(f"/api/tables/{table}/votes", body, 200)
        assert len((await ada.sheet(table))["votes"]) == 1
        for person, key in zip(others[1:], keys[1:], strict=True):
            await person.post("/api/keys", {"key": key}, 200)
        sheet = await ada.sheet(table)
        assert (sheet["table"]["status"], sheet["votes"]) == ("playing", [])

    visit(tmp_path / "tables.db", work)
