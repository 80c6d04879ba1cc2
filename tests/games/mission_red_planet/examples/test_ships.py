"""Worked scenarios: ships boarded, forced, redirected, destroyed, landed and docked."""

from kit import drive, options, question, refuses
from kit.mission_red_planet import (
    B,
    G,
    R,
    destinations,
    discarded,
    docks,
    first,
    found,
    launched,
    lost,
    scene,
    ships_left,
    supply,
    zone,
)


def test_t01_the_saboteur_must_destroy_the_only_ship_though_he_has_filled_it() -> None:
    state = scene().dock(1, "HE", 3, "GB").resolving(R, 5).build()

    drive(state, "place dock 1")
    assert docks(state)[0] == "HE/3 [RGB]"
    assert options(state) == ["destroy dock 1"]
    drive(state, "destroy dock 1")

    assert lost(state) == "R1 G1 B1"
    assert discarded(state) == ["HE/3"]
    assert launched(state) == []


def test_t07_a_ship_filled_by_the_scientist_launches_after_his_event_card() -> None:
    here = scene().dock(1, "MT", 4, "RGB").dock(2, "HE", 4).event_deck("M01")
    state = here.resolving(R, 7).build()

    drive(state, "place dock 1", "place dock 2")
    assert question(state) == (R, "draw-or-look")
    assert docks(state)[0] == "MT/4 [RRGB]"
    drive(state, "draw")

    assert launched(state) == ["MT/4 [RRGB]"]
    assert docks(state) == ["-", "HE/4 [R]", "-", "-"]


def test_t08_the_first_player_resolves_completely_and_ships_launch_before_the_next() -> None:
    here = scene().first(G).dock(1, "HE", 3, "B").dock(2, "AU", 5).event_deck("M01", "M02")
    state = here.chose(R, 7).chose(G, 7).then("countdown").build()

    assert question(state) == (G, "place-astronaut")
    drive(state, "place dock 1", "place dock 1", "draw")

    assert launched(state) == ["HE/3 [GGB]"]
    assert question(state) == (R, "place-astronaut")
    assert options(state) == ["place dock 2"]


def test_t09_a_travel_agent_without_three_seats_on_one_ship_is_skipped() -> None:
    here = scene().dock(1, "HE", 3, "G").dock(2, "AU", 4, "GB").dock(3, "MT", 3, "GB")
    state = here.resolving(R, 3).build()

    assert state.over
    assert supply(state, R) == 22
    assert docks(state)[:3] == ["HE/3 [G]", "AU/4 [GB]", "MT/3 [GB]"]
    assert state.to_dict()["last"] == "orange"


def test_t10_the_skipped_travel_agent_who_came_last_becomes_first_player() -> None:
    here = scene().first(G).dock(1, "HE", 3, "G").dock(2, "AU", 4, "GB").dock(3, "MT", 3, "GB")
    state = here.resolving(R, 3).rest_of_round().build()

    assert first(state) == R


def test_t11_the_travel_agent_chooses_among_the_ships_with_three_seats() -> None:
    here = scene().dock(1, "HE", 4, "G").dock(2, "AU", 4).dock(3, "MT", 4, "GB")
    state = here.resolving(R, 3).build()

    assert options(state) == ["place dock 1", "place dock 2"]
    drive(state, "place dock 2")

    assert docks(state)[:3] == ["HE/4 [G]", "AU/4 [RRR]", "MT/4 [GB]"]
    assert state.over


def test_t12_the_first_astronaut_aboard_an_unknown_ship_chooses_among_tokens_left() -> None:
    here = scene().dock(1, "unknown", 4).dock(2, "VB", 4, tokens="HE").launched("TS", 3, "", "HE")
    state = here.resolving(R, 9).build()

    drive(state, "place dock 1")
    assert question(state) == (R, "choose-destination")
    assert options(state) == [
        f"destination {zone}" for zone in ("VB", "TS", "MT", "AU", "MS", "SS", "SM", "VM", "PH")
    ]
    assert refuses(state, "destination HE")
    drive(state, "destination VM")

    assert docks(state)[0] == "unknown/4 [R] VM"
    assert destinations(state)["VM"] == 1


def test_t13_the_second_astronaut_aboard_an_unknown_ship_chooses_nothing() -> None:
    state = scene().dock(1, "unknown", 4, "R", "AU").resolving(G, 9).build()

    drive(state, "place dock 1")

    assert state.over
    assert docks(state)[0] == "unknown/4 [RG] AU"


def test_t14_a_launched_ship_is_redirected_and_lands_on_phobos() -> None:
    state = scene().launched("VB", 4, "RGBY").resolving(G, 1).then("land-ships").build()

    drive(state, "redirect S02 to PH")

    assert zone(state, "PH") == "R1 G1 B1 Y1"
    assert zone(state, "VB") == ""
    assert destinations(state)["PH"] == 2


def test_t15_the_topmost_token_counts_and_both_return_at_landing() -> None:
    state = scene().launched("SM", 5, "RRRRG", "PH").resolving(B, 1).then("land-ships").build()

    drive(state, "redirect S24 to TS")

    assert zone(state, "TS") == "R4 G1"
    assert zone(state, "PH") == zone(state, "SM") == ""
    assert destinations(state)["PH"] == destinations(state)["TS"] == 2


def test_t16_the_secret_agent_places_one_on_the_only_ship_and_forces_it() -> None:
    state = scene().dock(1, "HE", 3, "G").resolving(R, 6).build()

    drive(state, "place dock 1")
    assert question(state) == (R, "force-launch")
    drive(state, "launch dock 1")

    assert launched(state) == ["HE/3 [RG]"]
    assert supply(state, R) == 21


def test_t17_the_secret_agent_who_fills_both_ships_forces_none_and_both_launch() -> None:
    state = scene().dock(1, "HE", 3, "GB").dock(2, "AU", 3, "BY").resolving(R, 6).build()

    drive(state, "place dock 1", "place dock 2")

    assert state.over
    assert launched(state) == ["HE/3 [RGB]", "AU/3 [RBY]"]


def test_t18_an_empty_ship_forced_to_launch_places_nobody_and_finds_nothing() -> None:
    here = scene().dock(1, "HE", 3).dock(2, "AU", 4).dock(3, "MT", 3, "G")
    state = here.resolving(R, 6).then("land-ships").build()

    drive(state, "place dock 1", "place dock 3", "launch dock 2")

    assert discarded(state) == ["AU/4"]
    assert zone(state, "AU") == ""
    assert found(state) == []
    assert docks(state) == ["HE/3 [R]", "-", "MT/3 [RG]", "-"]


def test_t43_setup_replaces_unknown_ships_and_sends_the_rightmost_to_phobos() -> None:
    here = scene().ship_deck("HE/4", "unknown/2", "SM/5", "AU/3", "MT/3")
    state = here.then("dock-first-ships").build()

    assert docks(state) == ["HE/4 []", "SM/5 []", "AU/3 []", "MT/3 [] PH"]
    assert "S31" in state.to_dict()["ship_deck"]
    assert ships_left(state) == 32
    assert destinations(state)["PH"] == 1


def test_t44_setup_puts_no_token_where_a_ship_goes_to_phobos_anyway() -> None:
    here = scene().ship_deck("HE/4", "PH/3", "AU/3", "MT/3")
    state = here.then("dock-first-ships").build()

    assert docks(state) == ["HE/4 []", "PH/3 []", "AU/3 []", "MT/3 []"]
    assert destinations(state)["PH"] == 2


def test_t45_an_unknown_ship_turned_up_in_the_dock_step_stays() -> None:
    here = scene().dock(1, "HE", 4).dock(2, "AU", 3).dock(3, "MT", 3).ship_deck("unknown/2")
    state = here.then("dock-ships").build()

    assert docks(state)[3] == "unknown/2 []"
    assert destinations(state)["PH"] == 2


def test_t46_the_discard_pile_becomes_the_deck_when_a_ship_must_be_drawn() -> None:
    here = scene().dock(1, "HE", 4).dock(3, "AU", 3).ship_deck("MT/3", discard_rest=True)
    assert len(here.document["ship_discard"]) == 33
    state = here.then("dock-ships").build()

    assert docks(state)[1] == "MT/3 []"
    assert docks(state)[3] != "-"
    assert ships_left(state) == 32
    assert discarded(state) == []
