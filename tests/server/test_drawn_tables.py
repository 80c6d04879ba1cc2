"""What drawn tables need beside the view: what is printed, and what follows by the rules."""

from __future__ import annotations

from pathlib import Path

from server.house import ME, MISSION, House, ai, visit


def test_a_sheet_says_what_follows_from_the_view(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        created = await ada.open_table([ME, ai(), ai()])
        table = created["table"]
        sheet = await ada.sheet(table, 0)
        dealt = sheet["view"]["players"][0]["dealt"]
        assert sorted(sheet["outlook"]["missions"]) == sorted(dealt)
        assert sheet["outlook"]["characters"]["pilot"][0] == ["place-astronauts", 2]
        await ada.play(table, 0)
        past = await ada.sheet(table, 0, at=0)
        assert past["outlook"] == sheet["outlook"]

    visit(tmp_path / "tables.db", work)


def test_the_words_of_a_game_come_with_what_is_printed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        words = await house.person().get(f"/api/games/{MISSION}/words")
        assert words["faces"]["zone"]["PH"] == {"kind": "moon", "touches": []}
        assert words["messages"]["global-mission.ice-monopoly"] == "Ice Monopoly"
        assert words["messages"]["stop.round-1"]
        assert words["messages"]["table.launchpad"]

    visit(tmp_path / "tables.db", work)
