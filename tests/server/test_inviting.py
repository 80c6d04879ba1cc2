"""Invitations: what a key tells before anybody sits down, to whom, and what it does not do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from areopolis.server.settings import Limits
from server.house import GENEROUS, ME, OPEN, House, Person, ai, visit

LOOK = "/api/keys/look"
ADA = {**ME, "name": "Ada"}


async def invited(person: Person, key: str, **query: Any) -> Any:
    """Return the invitation that *key* is to *person*."""
    return await person.post(LOOK, {"key": key}, 200, **query)


def test_an_invitation_names_the_game_the_host_and_who_sits_where(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table(
            [ADA, OPEN, ai("newcomer")],
            name="Noctis",
            clock={"kind": "bank", "seconds": 1200, "increment": 10},
        )
        found = await invited(ben, created["keys"][0]["key"], lang="de")
        assert (found["host"], found["seat"]) == ("Ada", 1)
        table = found["table"]
        assert (table["name"], table["game"], table["status"]) == (
            "Noctis",
            "mission-red-planet",
            "open",
        )
        assert [(one["holder"], one["name"]) for one in table["seats"]] == [
            ("person", "Ada"),
            ("open", ""),
            ("ai", "Neuling"),
        ]
        assert table["clock"] == {"kind": "bank", "seconds": 1200, "increment": 10}

    visit(tmp_path / "tables.db", work)


def test_looking_seats_nobody_and_leaves_no_trace(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ADA, OPEN])
        before = await ada.sheet(created["table"])
        await invited(ben, created["keys"][0]["key"])
        assert dict(ben.client.cookies) == {}
        assert await ada.sheet(created["table"]) == before
        # The table itself is none of theirs yet.
        await ben.get(f"/api/tables/{created['table']}/sheet", 404)
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        assert (await ada.sheet(created["table"]))["table"]["status"] == "playing"

    visit(tmp_path / "tables.db", work)


def test_the_key_of_spectators_invites_to_watch(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        created = await ada.open_table([ADA, ME])
        found = await invited(eve, created["watch_key"])
        assert (found["host"], found["seat"]) == ("Ada", None)
        # Who must answer is told to those who come in.
        assert not any(one["is_deciding"] for one in found["table"]["seats"])

    visit(tmp_path / "tables.db", work)


def test_a_key_that_opens_nothing_tells_nothing(tmp_path: Path) -> None:
    """One that was used, replaced, given to an AI player or made up: nobody learns which."""

    async def work(house: House) -> None:
        ada, ben, eve = house.person(), house.person(), house.person()
        created = await ada.open_table([ADA, OPEN, OPEN])
        used, replaced = [one["key"] for one in created["keys"]]
        await ben.post("/api/keys", {"key": used}, 200)
        await ada.post(f"/api/tables/{created['table']}/keys", {"seat": 2})
        watch = created["watch_key"]
        await ada.post(f"/api/tables/{created['table']}/keys", {"seat": None})
        told = [await eve.post(LOOK, {"key": key}, 404) for key in (used, replaced, watch, "x.y")]
        assert told == [told[0]] * 4
        assert told[0]["code"] == "unknown-key"
        # Whoever sits there finds his own table by his key.
        found = await invited(ben, used)
        assert found["table"]["seats"][found["seat"]]["is_mine"]

    visit(tmp_path / "tables.db", work)


def test_an_owner_who_does_not_play_is_the_host_by_the_name_of_the_visitor(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([OPEN, OPEN])
        key = created["keys"][0]["key"]
        assert (await invited(ben, key))["host"] == ""
        own = (await ada.open_table([ME, ME]))["table"]
        await ada.patch(f"/api/tables/{own}", {"my_name": "Ada"})
        assert (await invited(ben, key))["host"] == "Ada"

    visit(tmp_path / "tables.db", work)


def test_guessing_is_counted_with_taking_seats(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        eve = house.person()
        for path in (LOOK, "/api/keys", LOOK):
            await eve.post(path, {"key": "none"}, 404)
        refused = await eve.post(LOOK, {"key": "none"}, 429)
        assert refused["code"] == "too-many"

    visit(tmp_path / "tables.db", work, limits=Limits(keys_per_minute=3))


def test_a_shared_game_is_an_invitation_to_watch(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        table = (await ada.open_table([ADA, ME]))["table"]
        seats = (await ada.sheet(table))["table"]["seats"]
        while not (sheet := await ada.sheet(table))["ending"]:
            await ada.play(table, sheet["waiting"][0])
        key = (await ada.post(f"/api/tables/{table}/share", {}, 200))["key"]
        found = await invited(eve, key)
        assert (found["seat"], found["table"]["status"]) == (None, "over")
        assert len(found["table"]["seats"]) == len(seats)

    visit(tmp_path / "tables.db", work, limits=GENEROUS)


def test_whoever_is_invited_chooses_among_the_free_seats(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, cleo = house.person(), house.person(), house.person()
        created = await ada.open_table([ADA, OPEN, ai(), OPEN])
        table = created["table"]
        first, second = [one["key"] for one in created["keys"]]
        assert (await invited(ben, first))["free"] == [1, 3]
        body = {"key": first, "name": "Ben", "seat": 3}
        assert await ben.post("/api/keys", body, 200) == {"table": table, "seat": 3}
        # The other link leads to the seat that is left, and nobody's to two.
        found = await invited(cleo, second)
        assert (found["seat"], found["free"]) == (1, [1])
        assert found["table"]["seats"][3]["name"] == "Ben"
        await cleo.post(LOOK, {"key": first}, 404)
        # Whoever sits there has chosen.
        assert (await invited(ben, first))["free"] == []
        assert (await ben.post("/api/keys", {"key": first, "seat": 1}, 200))["seat"] == 3
        await cleo.post("/api/keys", {"key": second, "name": "Cleo"}, 200)
        seats = (await ada.sheet(table))["table"]["seats"]
        assert [seat["name"] for seat in seats if seat["holder"] == "person"] == [
            "Ada",
            "Cleo",
            "Ben",
        ]

    visit(tmp_path / "tables.db", work)


def test_nobody_chooses_a_seat_that_is_not_free(tmp_path: Path) -> None:
    """Not that of a person, of an AI player, or one that somebody has left and may come back to."""

    async def work(house: House) -> None:
        ada, ben, eve = house.person(), house.person(), house.person()
        created = await ada.open_table([ADA, OPEN, ai(), OPEN])
        table = created["table"]
        first, second = [one["key"] for one in created["keys"]]
        await ben.post("/api/keys", {"key": first}, 200)
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        assert (await invited(eve, second))["free"] == [3]
        for seat in (0, 1, 2, 7):
            refused = await eve.post("/api/keys", {"key": second, "seat": seat}, 409)
            assert refused["code"] == "seat-gone"
        assert (await eve.post("/api/keys", {"key": second, "seat": 3}, 200))["seat"] == 3

    visit(tmp_path / "tables.db", work)


def test_nobody_chooses_once_the_game_has_begun_or_where_it_is_drawn(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, cleo = house.person(), house.person(), house.person()
        created = await ada.open_table([ADA, OPEN, OPEN], by_lot=True)
        first, second = [one["key"] for one in created["keys"]]
        assert (await invited(ben, first))["free"] == []
        await ben.post("/api/keys", {"key": first}, 200)
        await cleo.post("/api/keys", {"key": second}, 200)
        table = created["table"]
        seats = (await cleo.sheet(table))["table"]["seats"]
        mine = next(seat["seat"] for seat in seats if seat["is_mine"])
        await cleo.post(f"/api/tables/{table}/leave", {"seat": mine}, 200)
        new = (await ada.post(f"/api/tables/{table}/keys", {"seat": mine}))["key"]
        eve = house.person()
        assert (await invited(eve, new))["free"] == []
        other = (mine + 1) % 3
        assert (await eve.post("/api/keys", {"key": new, "seat": other}, 200))["seat"] == mine

    visit(tmp_path / "tables.db", work)
