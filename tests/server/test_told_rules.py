"""The words that a table sends for are those of its own rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.house import ME, House, visit

MARTIANS = "martians"
ON_MARS = "on-mars"


async def read_at(house: House, options: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Open a table with *options*; return its first sheet and the words that it sends for."""
    ada = house.person()
    begun = {**options, "first_player": "first-seat"}
    created = await ada.open_table([ME, ME], MARTIANS, options=begun)
    sheet = await ada.sheet(created["table"], 0)
    query = {"rules": sheet["table"]["rules"]} if sheet["table"]["rules"] else {}
    return sheet, await ada.get(f"/api/games/{MARTIANS}/words", **query)


def test_a_table_reads_what_its_switches_make_of_the_texts(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        options = {"mode": "rw3", "hire_time": 1, "construction_cost": "1E+1R+1M"}
        _, words = await read_at(house, options)
        texts, faces = words["texts"], words["faces"]

        assert texts["building"]["education-centre"].startswith("1 time, 2 money")
        assert "1 regolith" in texts["building"]["construction"]
        assert faces["board"]["hire"]["time"] == 1
        assert faces["work"]["build"]["cost"]["regolith"] == 1
        assert "1 time and 2 money" in words["messages"]["rules.buildings.item-7"]

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize("mode", ["auto", "koop1"])
def test_a_colony_reads_of_its_satisfaction(tmp_path: Path, mode: str) -> None:
    async def work(house: House) -> None:
        sheet, words = await read_at(house, {"mode": mode})
        labels = [one["label"] for one in sheet["question"]["answers"]]

        assert words["messages"]["view.reputation"] == "Colony satisfaction"
        assert "satisfaction" in words["texts"]["building"]["moxie"]
        assert "Take 1 energy from the RTG for 1 satisfaction" in labels

    visit(tmp_path / "tables.db", work)


def test_a_table_with_the_usual_words_sends_for_those_of_its_game(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        created = await ada.open_table([ME, ME])
        sheet = await ada.sheet(created["table"], 0)

        assert sheet["table"]["rules"] == ""

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize(("seats", "name"), [(1, "Lacerda"), (2, "Green")])
def test_a_place_that_the_rules_hold_has_its_own_name(
    tmp_path: Path, seats: int, name: str
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME] * seats, ON_MARS))["table"]
        sheet = await ada.sheet(table, 0)
        # Until both have taken their spaces.
        for _ in range(4):
            deciding = [one["seat"] for one in sheet["table"]["seats"] if one["is_deciding"]]
            await ada.play(table, deciding[0])
            sheet = await ada.sheet(table, 0)
        spoken = [one["text"] for one in sheet["log"] if one["event"].get("seat") == "green"]
        rules = sheet["table"]["rules"]
        query = {"rules": rules} if rules else {}
        words = await ada.get(f"/api/games/{ON_MARS}/words", **query)

        assert words["names"]["seat"]["green"] == name
        assert spoken
        assert all(name in text for text in spoken)

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize("rules", ["luck=1", "seats=9", "hire_time=7", "mode", ";"])
def test_rules_that_are_none_are_refused(tmp_path: Path, rules: str) -> None:
    async def work(house: House) -> None:
        refused = await house.person().get(f"/api/games/{MARTIANS}/words", 422, rules=rules)

        assert refused["code"] in ("unknown-option", "bad-option")

    visit(tmp_path / "tables.db", work)
