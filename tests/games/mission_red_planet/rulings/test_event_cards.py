"""Rulings: drawing event cards and looking at discoveries."""

import pytest

from kit import drive, listen, options, question, refuses
from kit.mission_red_planet import B, R, Scene, cards, scene, zone

OUTER = ("VB", "TS", "MT", "AU", "HE", "MS", "SS")


def with_discoveries(*zones: str) -> Scene:
    here = scene()
    for number, name in enumerate(zones, start=1):
        here.zone(name, discovery=f"D{number:02}")
    return here


def test_e31_a_zone_has_at_most_one_discovery() -> None:
    state = with_discoveries("TS", "HE").event_deck("D13").resolving(R, 7).build()

    drive(state, "draw")
    assert question(state) == (R, "assign-discovery")
    assert options(state) == [f"assign {name}" for name in ("VB", "MT", "AU", "MS", "SS")]
    assert refuses(state, "assign HE")
    drive(state, "assign MS")

    assert state.to_dict()["zones"]["MS"]["discovery"] == "D13"
    assert state.to_dict()["zones"]["HE"]["discovery"] == "D02"


def test_e32_with_every_outer_zone_taken_a_discovery_is_discarded_and_one_looked_at() -> None:
    state = with_discoveries(*OUTER).event_deck("D13", "D12").resolving(R, 7).build()
    log = listen(state)

    drive(state, "draw")
    assert question(state) == (R, "look-at-discovery")
    drive(state, "look SS")

    assert log.told(B) == [
        {"event": "discovery-discarded", "colour": "orange", "card": "D13"},
        {"event": "discovery-seen-hidden", "colour": "orange", "zone": "SS"},
    ]
    assert log.told(R)[-1]["card"] == "D07"
    assert state.to_dict()["event_deck"][-1] == "D12"
    assert state.to_dict()["event_discard"] == ["D13"]


def test_e33_a_discovery_is_assigned_to_outer_zones_only() -> None:
    state = scene().event_deck("D13").resolving(R, 7).build()

    drive(state, "draw")

    assert options(state) == [f"assign {name}" for name in OUTER]
    for name in ("SM", "VM", "PH"):
        assert refuses(state, f"assign {name}")


def test_e34_an_empty_event_deck_leaves_only_looking() -> None:
    here = with_discoveries("HE").event_deck(discard_rest=True)
    state = here.resolving(R, 7).build()

    assert "D13" in state.to_dict()["event_discard"]
    assert options(state) == ["look"]
    drive(state, "look", "look HE")

    assert state.view(R)["zones"]["HE"]["discovery"]["card"] == "D01"


def test_e34_with_neither_deck_nor_discovery_the_part_is_skipped() -> None:
    state = scene().event_deck(discard_rest=True).resolving(R, 7).build()

    assert state.over


def test_e35_without_a_discovery_in_play_the_scientist_must_draw() -> None:
    state = scene().event_deck("A04").resolving(R, 7).build()

    assert options(state) == ["draw"]
    assert refuses(state, "look")
    drive(state, "draw")

    assert cards(state, R) == ["A04"]


def test_with_a_discovery_in_play_the_scientist_may_draw_or_look() -> None:
    state = with_discoveries("HE").resolving(R, 7).build()

    assert options(state) == ["draw", "look"]


def test_e36_a_known_discovery_may_be_looked_at_again() -> None:
    here = scene().zone("HE", discovery="D05", seen_by=(R,)).zone("AU", discovery="D06")
    state = here.resolving(R, 7).build()

    drive(state, "look")
    assert options(state) == ["look AU", "look HE"]
    drive(state, "look HE")

    assert state.to_dict()["zones"]["HE"]["discovery"] == "D05"
    assert state.view(R)["zones"]["HE"]["discovery"]["seen_by"] == [R]


@pytest.mark.parametrize("card", ["M05", "A04"])
def test_a_drawn_mission_or_action_is_kept_face_down(card: str) -> None:
    here = scene().holds(R, "M01").event_deck(card).resolving(R, 7)
    state = here.then("choose-characters").build()
    log = listen(state)

    drive(state, "draw")

    assert state.view(R)["players"][R]["cards"] == ["M01", card]
    assert state.view(B)["players"][R]["cards"] == [None, None]
    assert log.told(B) == [{"event": "event-kept-hidden", "colour": "orange"}]
    assert log.told(R) == [{"event": "event-kept", "colour": "orange", "card": card}]


def test_the_player_who_assigns_a_discovery_knows_it_and_nobody_else_does() -> None:
    state = scene().event_deck("D05").resolving(R, 7).build()
    log = listen(state)

    drive(state, "draw")
    assert state.view(R)["drawn"] == "D05"
    assert state.view(B)["drawn"] is None
    drive(state, "assign HE")

    assert state.view(R)["zones"]["HE"]["discovery"]["card"] == "D05"
    assert state.view(B)["zones"]["HE"]["discovery"]["card"] is None
    assert state.view(None)["zones"]["HE"]["discovery"]["card"] is None
    hidden = {"event": "discovery-assigned-hidden", "colour": "orange", "zone": "HE"}
    assert log.told(B) == log.told(None) == [hidden]
    assert log.told(R) == [{**hidden, "event": "discovery-assigned", "card": "D05"}]


def test_e37_the_same_astronaut_may_make_several_moves() -> None:
    state = scene().zone("VB", "R1").resolving(R, 8).build()

    drive(state, "move VB SM", "move SM VM", "move VM SM")

    assert zone(state, "SM") == "R1"
    assert state.over


def test_e37_different_astronauts_may_move_up_to_three_times_in_all() -> None:
    state = scene().zone("VB", "R2").zone("HE", "R1").resolving(R, 8).build()

    drive(state, "move VB AU", "move HE TS", "stop")
    assert state.over
    assert [zone(state, name) for name in ("VB", "AU", "HE", "TS")] == ["R1", "R1", "", "R1"]


def test_e38_nobody_walks_to_or_from_phobos() -> None:
    state = scene().zone("PH", "R2").zone("MT", "R1 G1").resolving(R, 8).build()

    assert options(state) == ["move MT TS", "move MT SS", "move MT VM", "stop"]
    assert refuses(state, "move MT PH")
    assert refuses(state, "move PH MT")


def test_e39_a_resource_found_by_a_move_is_seen_before_the_next_move() -> None:
    here = scene().zone("TS", "R1").hides("MT", "celerium").resolving(R, 8)
    state = here.build()
    assert state.view(R)["zones"]["MT"]["resource"] is None

    drive(state, "move TS MT")

    assert question(state) == (R, "make-move")
    assert state.view(R)["zones"]["MT"]["resource"] == "celerium"


def test_e40_three_free_seats_on_several_ships_are_not_enough_for_the_travel_agent() -> None:
    here = scene().dock(1, "HE", 3, "GB").dock(2, "AU", 4, "GB").dock(3, "MT", 4, "GB")
    state = here.resolving(R, 3).build()

    assert state.over
