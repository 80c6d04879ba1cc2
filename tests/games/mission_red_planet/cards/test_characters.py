"""The nine characters: their parts from top to bottom."""

import pytest

from kit import drive, options, question, refuses
from kit.mission_red_planet import (
    GAME,
    G,
    R,
    Scene,
    docks,
    hand,
    launched,
    lost,
    played,
    scene,
    supply,
    zone,
)

NUMBERS = {
    "recruiter": 9,
    "explorer": 8,
    "scientist": 7,
    "secret-agent": 6,
    "saboteur": 5,
    "femme-fatale": 4,
    "travel-agent": 3,
    "soldier": 2,
    "pilot": 1,
}


def ample() -> Scene:
    """Two roomy ships, and something to do for everybody."""
    here = scene().dock(1, "SM", 5, "G").dock(2, "VM", 5).zone("PH", "R2 G1").zone("HE", "R1 G1")
    return here.zone("VB", discovery="D05").event_deck("M05")


@pytest.mark.parametrize(("name", "number"), NUMBERS.items())
def test_each_character_has_its_number_in_the_countdown(name: str, number: int) -> None:
    state = scene(3).played(0, 9).then("round", round=1).build()

    assert GAME.vocabulary.names["character"].index(name) == number
    assert f"choose {name}" in options(state, 1)


def test_9_recruiter_places_one_and_takes_all_characters_back() -> None:
    state = ample().played(R, 1, 2).resolving(R, 9).build()

    drive(state, "place dock 1")

    assert state.over
    assert docks(state)[0] == "SM/5 [RG]"
    assert len(hand(state, R)) == 9
    assert played(state, R) == []


def test_8_explorer_places_one_and_makes_up_to_three_moves() -> None:
    state = ample().resolving(R, 8).build()

    drive(state, "place dock 2")
    assert question(state) == (R, "make-move")
    drive(state, "move HE TS", "move TS AU", "move AU VB")

    assert state.over
    assert docks(state)[1] == "VM/5 [R]"
    assert zone(state, "VB") == "R1"


def test_7_scientist_places_two_and_draws() -> None:
    state = ample().resolving(R, 7).build()

    drive(state, "place dock 1", "place dock 1")
    assert options(state) == ["draw", "look"]
    drive(state, "draw")

    assert docks(state)[0] == "SM/5 [RRG]"
    assert state.to_dict()["players"][R]["cards"] == ["M05"]


def test_7_scientist_places_on_two_ships_and_looks() -> None:
    state = ample().resolving(R, 7).build()

    drive(state, "place dock 1", "place dock 2", "look", "look VB")

    assert docks(state)[:2] == ["SM/5 [RG]", "VM/5 [R]"]
    assert state.view(R)["zones"]["VB"]["discovery"]["card"] == "D05"
    assert state.to_dict()["event_deck"][-1] == "M05"


def test_6_secret_agent_places_on_two_different_ships_and_forces_a_launch() -> None:
    state = ample().resolving(R, 6).build()

    drive(state, "place dock 2")
    assert options(state) == ["place dock 1"]
    drive(state, "place dock 1")
    assert options(state) == ["launch dock 1", "launch dock 2"]
    drive(state, "launch dock 2")

    assert launched(state) == ["VM/5 [R]"]
    assert docks(state)[0] == "SM/5 [RG]"


def test_5_saboteur_places_one_and_destroys_a_docked_ship() -> None:
    state = ample().resolving(R, 5).build()

    drive(state, "place dock 2")
    assert options(state) == ["destroy dock 1", "destroy dock 2"]
    drive(state, "destroy dock 1")

    assert docks(state)[:2] == ["-", "VM/5 [R]"]
    assert lost(state) == "G1"


def test_4_femme_fatale_places_one_and_replaces_one_of_another_colour() -> None:
    state = ample().resolving(R, 4).build()

    drive(state, "place dock 2")
    assert options(state) == ["replace green in HE", "replace green in PH"]
    drive(state, "replace green in PH")

    assert zone(state, "PH") == "R3"
    assert lost(state) == "G1"
    assert supply(state, R) == 17
    assert supply(state, G) == 19


def test_3_travel_agent_places_three_on_one_ship() -> None:
    state = ample().resolving(R, 3).build()

    drive(state, "place dock 1")

    assert state.over
    assert docks(state)[:2] == ["SM/5 [RRRG]", "VM/5 []"]


def test_2_soldier_places_one_kills_one_and_transfers() -> None:
    state = ample().resolving(R, 2).build()

    drive(state, "place dock 1")
    assert question(state) == (R, "kill-astronaut")
    drive(state, "kill green in HE")
    assert question(state) == (R, "transfer-from-moon")
    drive(state, "transfer VM")

    assert state.over
    assert docks(state)[0] == "SM/5 [RG]"
    assert lost(state) == "G1"
    assert (zone(state, "PH"), zone(state, "VM")) == ("R1 G1", "R1")


def test_2_soldier_transfers_three_at_most() -> None:
    state = scene().zone("PH", "R6").resolving(R, 2).build()

    drive(state, "kill orange in PH")
    assert refuses(state, "transfer HE HE HE HE")
    drive(state, "transfer HE HE HE")

    assert (zone(state, "PH"), zone(state, "HE")) == ("R2", "R3")


def test_1_pilot_places_two_and_redirects_a_ship() -> None:
    state = ample().launched("AU", 3, "GGG").resolving(R, 1).build()

    drive(state, "place dock 1", "place dock 2")
    assert question(state) == (R, "redirect-ship")
    assert len(options(state)) == 3 * 10
    drive(state, "redirect S10 to PH")

    assert state.over
    assert docks(state)[:2] == ["SM/5 [RG]", "VM/5 [R]"]
    assert launched(state) == ["AU/3 [GGG] PH"]
