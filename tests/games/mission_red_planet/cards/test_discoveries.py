"""The 13 discoveries."""

import pytest

from kit import drive, listen, options, question
from kit.mission_red_planet import (
    B,
    G,
    R,
    Scene,
    Y,
    docks,
    lost,
    points,
    produced,
    purse,
    scene,
    zone,
)


def awarded(here: Scene) -> dict[int, int]:
    """Return who takes how many tokens in the third production."""
    state = here.producing(3).build()
    return {
        colour: sum(purse(state, colour).values())
        for colour in (R, G, B, Y)
        if purse(state, colour)
    }


def test_d01_native_resistance_sends_one_of_each_player_to_lost_in_space() -> None:
    here = scene().zone("HE", "R3 G1", discovery="D01").zone("AU", "R1 B1")
    state = here.then("discovery-phase").build()

    assert zone(state, "HE") == "R2"
    assert zone(state, "AU") == "R1 B1"
    assert lost(state) == "R1 G1"


def test_d02_sandstorm_moves_one_of_each_player_to_an_adjacent_zone() -> None:
    here = scene().first(G).zone("MS", "R2 G1", discovery="D02").then("discovery-phase")
    state = here.build()

    assert question(state) == (G, "move-away")
    assert options(state) == ["move MS VB", "move MS SS", "move MS VM"]
    drive(state, "move MS VM")
    assert question(state) == (R, "move-away")
    drive(state, "move MS VB")

    assert state.over
    assert [zone(state, name) for name in ("MS", "VM", "VB")] == ["R1", "G1", "R1"]


def test_d03_ether_magnet_pulls_everybody_off_the_docked_ships() -> None:
    here = scene().zone("HE", "B1", discovery="D03").dock(1, "AU", 5, "RRG")
    state = here.dock(3, "unknown", 4, "G", "PH").then("discovery-phase").build()

    assert zone(state, "HE") == "R2 G2 B1"
    assert docks(state) == ["AU/5 []", "-", "unknown/4 [] PH", "-"]


def test_d03_ether_magnet_is_told_for_ships_with_a_crew_only() -> None:
    here = scene(3).zone("HE", discovery="D03").dock(1, "AU", 5, "RRB").dock(2, "MT", 5)
    state = here.then("choose-characters").then("discovery-phase").build()
    log = listen(state)

    drive(state, *["choose pilot"] * 3)

    pulled = [said for said in log.told() if said["event"] == "crew-pulled"]
    assert pulled == [{"event": "crew-pulled", "ship": "S12", "zone": "HE", "count": 3}]


def test_d04_synergy_gives_each_neighbour_one_token_more() -> None:
    state = scene().all_found().zone("VB", discovery="D04").producing(3).build()

    made = {name: sum(produced(state, name).values()) for name in state.to_dict()["zones"]}
    assert [name for name in made if made[name] == 4] == ["TS", "AU", "MS", "SM", "VM"]
    assert sum(made.values()) == 35


def test_d05_cave_in_stops_the_production_of_its_zone() -> None:
    state = scene().all_found().zone("VB", "R1", discovery="D05").producing(3).build()

    assert purse(state, R) == produced(state, "VB") == {}
    assert sum(produced(state, "TS").values()) == 3


def test_d06_level_ground_rewards_the_highest_even_number() -> None:
    assert awarded(scene().zone("HE", "R5 G4 B2", discovery="D06")) == {G: 3}
    assert awarded(scene().zone("HE", "R3 G2 B2", discovery="D06")) == {G: 1, B: 1}
    assert awarded(scene().zone("HE", "R4", discovery="D06")) == {R: 3}
    assert awarded(scene().zone("HE", "R3 G1", discovery="D06")) == {}


def test_d07_uneven_ground_rewards_the_highest_odd_number() -> None:
    assert awarded(scene().zone("HE", "R4 G3 B1", discovery="D07")) == {G: 3}
    assert awarded(scene().zone("HE", "R4 G1 B1", discovery="D07")) == {G: 1, B: 1}
    assert awarded(scene().zone("HE", "R3", discovery="D07")) == {R: 3}
    assert awarded(scene().zone("HE", "R4 G2", discovery="D07")) == {}


def test_d08_subterfuge_rewards_the_second_most() -> None:
    assert awarded(scene().zone("HE", "R4 G2 B1", discovery="D08")) == {G: 3}
    assert awarded(scene().zone("HE", "R4 G1 B1", discovery="D08")) == {G: 1, B: 1}
    assert awarded(scene().zone("HE", "R4 G4 B1", discovery="D08")) == {R: 1, G: 1}
    assert awarded(scene().zone("HE", "R4", discovery="D08")) == {}


@pytest.mark.parametrize("resource", ["ice", "sylvanite", "celerium"])
def test_d09_glacier_makes_ice_of_whatever_lies_there(resource: str) -> None:
    state = scene().zone("HE", "R1", resource=resource, discovery="D09").producing(3).build()

    assert purse(state, R) == {"ice": 3}


def test_d10_rich_lode_makes_two_tokens_more() -> None:
    here = scene().zone("HE", "R1", resource="celerium", discovery="D10")
    state = here.zone("AU", "G1", resource="celerium").producing(3).build()

    assert purse(state, R) == {"celerium": 5}
    assert purse(state, G) == {"celerium": 3}


def test_d10_rich_lode_and_synergy_add_up() -> None:
    here = scene().zone("HE", "R1", discovery="D10").zone("TS", discovery="D04")

    assert awarded(here) == {R: 6}


def test_d11_lichens_give_three_points_to_everybody_present() -> None:
    state = scene().zone("HE", "R4 G1", discovery="D11").zone("AU", "B1").scoring().build()

    assert points(state, R) == points(state, G) == {"discoveries": 3}
    assert points(state, B) == {}


@pytest.mark.parametrize(
    ("there", "scored"),
    [
        ("R2 G1", {R: 6}),
        ("R2 G2 B1", {R: 3, G: 3}),
        ("R1 G1 B1", {R: 2, G: 2, B: 2}),
        ("R1 G1 B1 Y1", {R: 1, G: 1, B: 1, Y: 1}),
        ("", {}),
    ],
)
def test_d12_fossil_bed_gives_six_points_to_the_most(there: str, scored: dict[int, int]) -> None:
    state = scene().zone("HE", there, discovery="D12").scoring().build()

    for seat in (R, G, B, Y):
        assert points(state, seat).get("discoveries", 0) == scored.get(seat, 0)


def test_d13_radiation_takes_three_points_from_everybody_present() -> None:
    state = scene().zone("HE", "R4 G1", discovery="D13").zone("AU", "B1").scoring().build()

    assert points(state, R) == points(state, G) == {"discoveries": -3}
    assert points(state, B) == {}


PHASES = {
    "discovery": ("D01", "D02", "D03"),
    "production": ("D04", "D05", "D06", "D07", "D08", "D09", "D10"),
    "final": ("D11", "D12", "D13"),
}


@pytest.mark.parametrize("card", [*PHASES["production"], *PHASES["final"]])
def test_only_the_first_three_act_in_the_discovery_phase(card: str) -> None:
    here = scene().zone("HE", "R3 G1", discovery=card).dock(1, "AU", 5, "R")
    state = here.then("discovery-phase").build()

    assert state.over
    assert zone(state, "HE") == "R3 G1"
    assert docks(state)[0] == "AU/5 [R]"


@pytest.mark.parametrize("card", [*PHASES["discovery"], *PHASES["final"]])
def test_other_discoveries_do_not_change_the_third_production(card: str) -> None:
    assert awarded(scene().zone("HE", "R3 G1", discovery=card)) == {R: 3}


@pytest.mark.parametrize("card", [*PHASES["discovery"], *PHASES["production"]])
def test_other_discoveries_score_nothing(card: str) -> None:
    state = scene().zone("HE", "R3 G1", discovery=card).scoring().build()

    assert points(state, R) == points(state, G) == {}


def test_scored_discoveries_are_told() -> None:
    here = scene().zone("HE", "R1", discovery="D13").holds(G, "A04").zone("AU", "G1")
    state = here.producing(3).then("final-scoring").build()
    log = listen(state)

    drive(state, "stop")

    told = {"event": "discovery-scored", "colour": "orange", "zone": "HE", "points": -3}
    assert told in log.told()
