"""The terminal table of Martians: mission, quarters, buildings, mining area, corporations."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import areopolis
from areopolis.catalogues import LANGUAGES
from areopolis.cli.table import table_of
from areopolis.cli.table.martians.table import MartiansTable
from areopolis.core.state import State
from kit import wandering
from kit.martians import scene
from kit.terminal import page

GAME = "martians"
MODES = (("solo", 1), ("koop1", 2), ("rw2", 3), ("rw3", 4))


def wandered(mode: str, seats: int, decisions: int) -> State:
    """Return a game after so many random answers."""
    state = areopolis.game(GAME).new(seats, seats, {"mode": mode, "scenario": "S5"})
    return wandering.wandered(state, seats, decisions)


def test_martians_has_a_table_of_its_own() -> None:
    assert isinstance(table_of(GAME), MartiansTable)


@pytest.mark.parametrize("width", [80, 100, 180])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mode_can_be_drawn_within_the_width(width: int, language: str) -> None:
    for mode, seats in MODES:
        for decisions in (0, 70, 1_000):
            state = wandered(mode, seats, decisions)
            for seat in (None, seats - 1):
                drawn = page(state, seat, width, language)
                assert max([cell_len(line) for line in drawn.splitlines()]) <= width
                for key in ("cli.", "view.", "kind.", "phase.", "condition.", "text."):
                    assert key not in drawn


def test_the_mining_area_shows_machine_tokens_and_the_old_base() -> None:
    drawn = page(wandered("koop1", 2, 0), 0)

    (row,) = [line for line in drawn.splitlines() if "D4 " in line]
    assert "D5★ ?" in row
    (first,) = [line for line in drawn.splitlines() if "C1▲" in line]
    assert first.index("C1") > row.index("D1")


def test_needs_markers_and_deaths_are_shown() -> None:
    state = (
        scene("rw2")
        .demand("q1", oxygen=2)
        .held("blue", "housing", "q2", fines=3)
        .marker("red", "moxie-1")
        .track(1, "blue-dead")
        .build()
    )
    drawn = page(state, 0)

    assert "2 oxygen" in drawn
    assert "Fines 3" in drawn
    assert "B†" in drawn
    (moxie,) = [line for line in drawn.splitlines() if "MOXIE generator" in line]
    assert "[R]" in moxie


def test_minerals_of_others_are_counted_and_not_named() -> None:
    state = scene("rw2").cards("red", green=2).build()

    assert "2 green" in page(state, 0)
    assert "2 × ?" in page(state, 1)
    assert "2 green" not in page(state, 1)
    assert "2 green" not in page(state, None)


def test_what_is_done_of_the_mission_has_a_tick() -> None:
    state = scene("koop1", 2, scenario="S2").done(a=1).installed("red", solar=1, wind=1).build()
    drawn = page(state, 0)

    (done,) = [line for line in drawn.splitlines() if "requirement 1" in line]
    assert "✓" in done
    (condition,) = [line for line in drawn.splitlines() if "installations in all" in line]
    assert "✓" not in condition
