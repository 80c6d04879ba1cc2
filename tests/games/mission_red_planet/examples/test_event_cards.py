"""Worked scenarios: what the Scientist may do with event cards."""

from kit import drive, options, question
from kit.mission_red_planet import R, cards, scene

OUTER = ("VB", "TS", "MT", "AU", "HE", "MS", "SS")


def test_t29_a_discovery_without_a_free_zone_is_discarded_and_another_looked_at() -> None:
    here = scene().event_deck("D08")
    for number, name in enumerate(OUTER, start=1):
        here.zone(name, discovery=f"D{number:02}")
    state = here.resolving(R, 7).build()

    drive(state, "draw")
    assert state.to_dict()["event_discard"] == ["D08"]
    assert question(state) == (R, "look-at-discovery")
    assert options(state) == [f"look {name}" for name in OUTER]
    drive(state, "look HE")

    assert state.view(R)["zones"]["HE"]["discovery"]["card"] == "D05"
    assert state.view(None)["zones"]["HE"]["discovery"]["card"] is None
    assert state.over


def test_t30_without_a_discovery_in_play_the_scientist_can_only_draw() -> None:
    state = scene().event_deck("M05").resolving(R, 7).build()

    assert options(state) == ["draw"]
    drive(state, "draw")

    assert cards(state, R) == ["M05"]
