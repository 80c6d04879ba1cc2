"""Rulings: ships and destination tokens."""

import pytest

from kit import drive, listen, options, question, refuses
from kit.mission_red_planet import (
    B,
    G,
    R,
    destinations,
    discarded,
    docks,
    found,
    launched,
    lost,
    scene,
    ships_left,
    supply,
    zone,
)

ZONES = ("VB", "TS", "MT", "AU", "HE", "MS", "SS", "SM", "VM", "PH")
ALL_TOKENS = " ".join(ZONES + ZONES)


def test_e11_the_saboteur_destroys_the_ship_he_filled_before_it_can_launch() -> None:
    state = scene().dock(3, "HE", 3, "GB").resolving(R, 5).then("land-ships").build()

    drive(state, "place dock 3", "destroy dock 3")

    assert docks(state) == ["-"] * 4
    assert zone(state, "HE") == ""
    assert lost(state) == "R1 G1 B1"


def test_the_saboteur_may_destroy_any_docked_ship_but_no_launched_one() -> None:
    here = scene().dock(1, "HE", 3, "GB").dock(2, "AU", 4).launched("MT", 3, "GGG")
    state = here.resolving(R, 5).build()

    drive(state, "place dock 1")

    assert options(state) == ["destroy dock 1", "destroy dock 2"]
    drive(state, "destroy dock 2")
    assert discarded(state) == ["AU/4"]
    assert launched(state) == ["MT/3 [GGG]", "HE/3 [RGB]"]


def test_e12_own_astronauts_aboard_a_destroyed_ship_are_killed_too() -> None:
    state = scene().dock(1, "HE", 5, "RRG").dock(2, "AU", 4).resolving(R, 5).build()

    drive(state, "place dock 1", "destroy dock 1")

    assert lost(state) == "R3 G1"


def test_e13_the_secret_agent_may_force_an_empty_ship() -> None:
    state = scene().dock(1, "HE", 3).dock(2, "AU", 4, "G").dock(3, "MT", 4).resolving(R, 6).build()

    drive(state, "place dock 1", "place dock 2")
    assert options(state) == ["launch dock 1", "launch dock 2", "launch dock 3"]
    drive(state, "launch dock 3")

    assert launched(state) == ["MT/4 []"]


def test_e14_ships_that_are_full_cannot_be_forced_and_launch_by_themselves() -> None:
    here = scene().dock(1, "HE", 3, "GB").dock(2, "AU", 3, "GB").dock(3, "MT", 4)

    state = here.resolving(R, 6).build()
    drive(state, "place dock 1", "place dock 3")
    assert options(state) == ["launch dock 2", "launch dock 3"]
    assert refuses(state, "launch dock 1")

    state = scene().dock(1, "HE", 3, "GB").dock(2, "AU", 3, "GB").resolving(R, 6).build()
    drive(state, "place dock 1", "place dock 2")
    assert state.over
    assert launched(state) == ["HE/3 [RGB]", "AU/3 [RGB]"]


def test_e15_an_empty_unknown_ship_forced_to_launch_is_discarded_without_landing() -> None:
    here = scene().dock(1, "HE", 3).dock(2, "AU", 4).dock(3, "unknown", 3)
    state = here.resolving(R, 6).then("land-ships").build()
    log = listen(state)

    drive(state, "place dock 1", "place dock 2", "launch dock 3")

    assert discarded(state) == ["unknown/3"]
    assert launched(state) == []
    assert found(state) == []
    assert log.told()[-1] == {"event": "ship-vanished", "ship": "S32", "count": 0}


def test_e16_with_all_tokens_in_use_an_unknown_ship_keeps_no_destination() -> None:
    here = scene().dock(1, "unknown", 4).dock(2, "VB", 4, tokens=ALL_TOKENS)
    state = here.resolving(R, 9).build()

    drive(state, "place dock 1")

    assert state.over
    assert docks(state)[0] == "unknown/4 [R]"


def test_e16_a_crew_that_lands_without_destination_is_lost() -> None:
    here = scene().dock(1, "unknown", 2, "G").dock(2, "VB", 4, tokens=ALL_TOKENS)
    state = here.resolving(R, 9).then("land-ships").build()

    drive(state, "place dock 1")

    assert lost(state) == "R1 G1"
    assert discarded(state) == ["unknown/2"]
    assert found(state) == []


def test_e17_a_ship_that_lands_empty_turns_no_resource_up() -> None:
    state = scene().launched("HE", 3).launched("AU", 3, "RRG").then("land-ships").build()

    assert found(state) == ["AU"]
    assert zone(state, "AU") == "R2 G1"
    assert discarded(state) == ["HE/3", "AU/3"]
    assert launched(state) == []


def test_e18_a_pilot_may_give_an_empty_unknown_ship_its_destination() -> None:
    here = scene().dock(1, "unknown", 4).supply(R, 0).resolving(R, 1)
    state = here.then("place-astronauts", by=G, count=1).build()

    drive(state, "redirect S33 to AU")
    assert docks(state)[0] == "unknown/4 [] AU"
    drive(state, "place dock 1")

    assert state.over
    assert docks(state)[0] == "unknown/4 [G] AU"


def test_e19_a_token_on_a_token_changes_the_destination_again() -> None:
    here = scene().launched("HE", 3, "GGB", "PH").resolving(R, 1).then("land-ships")
    state = here.build()

    drive(state, "redirect S13 to MS")

    assert zone(state, "MS") == "G2 B1"
    assert zone(state, "PH") == zone(state, "HE") == ""


def test_e20_a_zone_whose_tokens_are_both_on_ships_cannot_be_chosen() -> None:
    here = scene().launched("HE", 3, "", "PH MS").launched("AU", 3, "", "PH")
    state = here.resolving(R, 1).build()

    assert refuses(state, "redirect S13 to PH")
    zones = [name for name in ZONES if name != "PH"]
    assert options(state) == [f"redirect {ship} to {n}" for ship in ("S13", "S10") for n in zones]
    assert destinations(state) == {**dict.fromkeys(ZONES, 2), "PH": 0, "MS": 1}


def test_e21_a_covered_token_returns_only_at_landing_or_destruction() -> None:
    here = scene().dock(1, "HE", 3, "GB", "PH").supply(R, 0).resolving(R, 1)
    state = here.then("destroy-ship", by=B).build()

    drive(state, "redirect S13 to MS")
    assert docks(state)[0] == "HE/3 [GB] PH MS"
    assert (destinations(state)["PH"], destinations(state)["MS"]) == (1, 1)
    drive(state, "destroy dock 1")

    assert (destinations(state)["PH"], destinations(state)["MS"]) == (2, 2)


def test_e65_an_exhausted_ship_deck_is_made_of_the_discard_pile() -> None:
    here = scene().dock(1, "HE", 3).dock(2, "AU", 3).dock(3, "MT", 3)
    state = here.launched("TS", 3, "RRG").ship_deck(discard_rest=True).rest_of_round().build()

    assert "-" not in docks(state)
    # 31 discarded and the one that has just landed, less the one turned up.
    assert ships_left(state) == 32
    assert discarded(state) == []


def test_e65_the_new_ship_deck_is_shuffled() -> None:
    orders = set()
    for word in range(4):
        here = scene().dock(1, "HE", 3).dock(2, "AU", 3).dock(3, "MT", 3)
        here.chance(word)
        state = here.ship_deck(discard_rest=True).then("dock-ships").build()
        orders.add(tuple(state.to_dict()["ship_deck"]))
    assert len(orders) == 4


def test_e66_the_rules_of_setup_do_not_apply_in_the_dock_step() -> None:
    state = scene().ship_deck("unknown/2", "HE/3", "unknown/5", "AU/3").then("dock-ships").build()

    assert docks(state) == ["unknown/2 []", "HE/3 []", "unknown/5 []", "AU/3 []"]


@pytest.mark.parametrize("moons", [("PH/3", "PH/4"), ("PH/3", "HE/4")])
def test_e67_ships_printed_for_phobos_need_no_token_at_setup(moons: tuple[str, str]) -> None:
    here = scene().ship_deck("HE/3", *moons, "AU/3").then("dock-first-ships")

    assert destinations(here.build())["PH"] == 2


def test_e68_a_pilot_may_cover_the_phobos_token_of_the_setup() -> None:
    here = scene().ship_deck("HE/3", "VB/4", "TS/3", "AU/3").then("dock-first-ships")
    state = here.supply(R, 0).resolving(R, 1).build()

    drive(state, "redirect S10 to VM")

    assert docks(state)[3] == "AU/3 [] PH VM"
    assert destinations(state)["PH"] == 1


def test_e80_without_any_ship_the_pilot_redirects_nothing() -> None:
    state = scene().resolving(R, 1).build()

    assert state.over
    assert destinations(state) == dict.fromkeys(ZONES, 2)


def test_the_pilot_may_choose_the_zone_to_which_the_ship_goes_anyway() -> None:
    state = scene().launched("HE", 3, "GGB").resolving(R, 1).build()

    assert question(state) == (R, "redirect-ship")
    drive(state, "redirect S13 to HE")

    assert launched(state) == ["HE/3 [GGB] HE"]
    assert supply(state, R) == 22


def test_the_destination_is_chosen_before_a_second_astronaut_boards() -> None:
    state = scene().dock(1, "unknown", 4).dock(2, "HE", 4).resolving(R, 7).build()

    drive(state, "place dock 1")
    assert question(state) == (R, "choose-destination")
    drive(state, "destination PH")
    assert question(state) == (R, "place-astronaut")
    drive(state, "place dock 1")

    assert docks(state)[0] == "unknown/4 [RR] PH"


def test_the_travel_agent_chooses_the_destination_of_an_empty_unknown_ship() -> None:
    state = scene().dock(1, "unknown", 4).resolving(R, 3).build()

    drive(state, "place dock 1")
    assert docks(state)[0] == "unknown/4 [R]"
    drive(state, "destination PH")

    assert docks(state)[0] == "unknown/4 [RRR] PH"


def test_the_secret_agent_chooses_a_destination_before_he_boards_the_second_ship() -> None:
    state = scene().dock(1, "unknown", 4).dock(2, "HE", 4).resolving(R, 6).build()

    drive(state, "place dock 1", "destination AU")
    assert options(state) == ["place dock 2"]
    drive(state, "place dock 2")

    assert docks(state)[:2] == ["unknown/4 [R] AU", "HE/4 [R]"]
