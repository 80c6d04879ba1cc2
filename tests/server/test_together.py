"""Tables at which people win or lose together: sheets, hints, spectators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from areopolis.core.action import Action
from areopolis.players.advice import Estimate, Hint
from areopolis.server.minds.jobs import told_of
from kit.together import COOPERATIVE, SEMI_COOPERATIVE, ended
from server.house import ME, House, visit


def ending_of(folder: Path, mode: str, is_done: bool, language: str = "en") -> dict[str, Any]:
    """Return what a spectator reads of the end of a game."""

    async def work(house: House) -> Any:
        ada = house.person()
        body = {"record": ended(mode, is_done).record(), "seats": [ME, ME, ME]}
        table = (await ada.post("/api/tables/import", body))["table"]
        mine = (await ada.sheet(table, 1, lang=language))["ending"]
        assert (await ada.sheet(table, lang=language))["ending"] == mine
        return mine

    found: dict[str, Any] = visit(folder / "tables.db", work)
    return found


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "all win together"),
        ("pl", "wszyscy wygrywają razem"),
        ("de", "Alle gewinnen gemeinsam"),
        ("el", "όλοι κερδίζουν μαζί"),
    ],
)
def test_all_read_that_they_have_won(tmp_path: Path, language: str, said: str) -> None:
    ending = ending_of(tmp_path, COOPERATIVE, True, language)

    assert said in ending["text"]
    assert (ending["shared"], ending["goal"], ending["winners"]) == (True, True, [0, 1, 2])


def test_all_read_that_they_have_lost(tmp_path: Path) -> None:
    ending = ending_of(tmp_path, COOPERATIVE, False)

    assert "all lose together" in ending["text"]
    assert (ending["shared"], ending["goal"], ending["winners"]) == (True, False, [])


def test_all_read_that_the_mission_failed_and_who_leads(tmp_path: Path) -> None:
    ending = ending_of(tmp_path, SEMI_COOPERATIVE, False)

    assert "The mission has failed, but" in ending["text"]
    assert (ending["shared"], ending["goal"], len(ending["winners"])) == (False, False, 1)


def hint(name: str, mean: float, tries: int) -> Hint:
    return Hint(Action(name), Estimate(mean, mean, mean), tries)


def test_hints_are_ordered_by_the_number_that_is_shown() -> None:
    hints = [hint("a", 0.07, 100), hint("b", 0.10, 80), hint("c", 0.05, 20), hint("d", 0.9, 2)]

    told = told_of(hints)

    # What only looks best because it was tried twice is not told.
    assert [one.worth.mean for one in told] == [0.10, 0.07, 0.05]
