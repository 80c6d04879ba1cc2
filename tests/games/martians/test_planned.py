"""What is planned together: nothing by rivals, and nothing by who plays alone."""

from __future__ import annotations

import pytest

from kit.martians import GAME


@pytest.mark.parametrize(
    ("mode", "seats", "is_planned"),
    [("koop1", 2, True), ("rw2", 3, True), ("rw3", 2, False), ("solo", 1, False)],
)
def test_those_with_a_mission_in_common_plan_together(
    mode: str, seats: int, is_planned: bool
) -> None:
    kinds = GAME.planned(GAME.new(seats, 1, {"mode": mode}))

    assert ("field" in kinds) is is_planned
    assert bool(kinds) is is_planned
