"""Rulings: red slots and Colonists (specification 6.4)."""

from areopolis.games.on_mars.data.constants import COLONY, ORBIT
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.retrieving import Retrieve, retrieve_side
from areopolis.games.on_mars.rules.slots import extra_cost
from areopolis.games.on_mars.rules.travelling import LandingPod
from kit import drive, options, question, reasons
from kit.on_mars import BLUE, GREEN, PURPLE, red, scene

OBTAIN = 0
CONSTRUCT = 2


def test_r060_own_colonists_cost_nothing_with_three_players() -> None:
    state = scene().slots("obtain-blueprint", blue=1, green=1).turn(BLUE)

    assert extra_cost(state, BLUE, OBTAIN) == 1


def test_r061_with_two_players_own_colonists_cost_one_each() -> None:
    state = scene(seats=2).slots("obtain-blueprint", blue=1).turn(BLUE)

    assert extra_cost(state, BLUE, OBTAIN) == 1


def test_r062_tied_colours_leave_together() -> None:
    state = (
        scene(seats=4)
        .in_orbit(BLUE)
        .display("BP01")
        .slots("obtain-blueprint", green=1, purple=1, yellow=1)
        .turn(BLUE)
    )

    drive(state, "act obtain-blueprint")

    assert red(state, "obtain-blueprint") == [1, 0, 0, 0]


def test_r063_who_leaves_goes_to_the_working_area() -> None:
    state = scene().in_orbit(BLUE).display("BP01").slots("obtain-blueprint", green=3).turn(BLUE)

    drive(state, "act obtain-blueprint")

    assert state.working[GREEN] == 3


def test_r064_an_action_can_be_taken_again_and_again() -> None:
    state = scene().in_orbit(BLUE).display("BP01").slots("obtain-blueprint", blue=1).turn(BLUE)

    drive(state, "act obtain-blueprint")

    assert red(state, "obtain-blueprint") == [2, 0, 0]


def test_r065_the_last_colonist_is_needed_for_the_slot() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .display("BP01")
        .colonists(BLUE, 1)
        .slots("obtain-blueprint", green=1)
        .turn(BLUE)
    )

    assert reasons(state, "act obtain-blueprint") == ["needs-colonists"]


def test_r067_r262_an_own_colonist_on_hire_closes_it() -> None:
    state = scene().science("EC07").crystals(BLUE, 1).slots("hire", blue=1).turn(BLUE)

    assert reasons(state, "act hire") == ["slot-taken"]


def test_r068_effects_outside_the_main_action_use_no_slot() -> None:
    state = scene().display("BP01").slots("obtain-blueprint", green=3).doing(TakeBlueprints(1))

    drive(state, "take BP01")

    assert red(state, "obtain-blueprint") == [0, 3, 0]


def test_r069_a_colonist_comes_back_from_any_side() -> None:
    state = (
        scene()
        .slots("obtain-blueprint", blue=1)
        .slots("construct", blue=1)
        .colonists(BLUE, 2, working=1)
        .doing(Retrieve(1, slots=1, working=1))
    )

    assert options(state) == [
        "pick obtain-blueprint",
        "pick construct",
        "pick working-area",
    ]


def test_r070_who_finds_no_bed_goes_to_the_supply() -> None:
    state = scene().colonists(BLUE, 4, working=1).doing(Retrieve(1, slots=0, working=1))

    drive(state, "retrieve working-area")

    assert (state.quarters[BLUE], state.supply[BLUE]) == (4, 8)


def test_t63_nobody_finds_a_bed() -> None:
    state = scene().colonists(BLUE, 4, working=3).turn(BLUE)
    retrieve_side(state, BLUE, COLONY)

    assert (state.quarters[BLUE], state.working[BLUE], state.supply[BLUE]) == (4, 0, 8)


def test_t64_the_landing_pod_brings_home_and_explores_nothing() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .exploration("DT01", "DT02")
        .slots("construct", blue=1)
        .slots("obtain-blueprint", blue=1)
        .colonists(BLUE, 1, working=1)
        .turn(BLUE)
    )

    drive(state, "act landing-pod")
    assert question(state) == (BLUE, "choose-space")
    drive(state, "space 8", "end")

    assert red(state, "construct") == [0, 0, 0]
    assert red(state, "obtain-blueprint") == [1, 0, 0]
    assert state.quarters[BLUE] == 3
    assert state.laid & 1


def test_r181_r182_the_landing_pod_gives_no_second_turn() -> None:
    state = scene().in_orbit(BLUE).doing(LandingPod(), seat=BLUE)
    drive(state, "space 8", "act control-center", "stop", "end")

    assert question(state)[0] == GREEN


def test_r292_r293_colonists_just_sent_can_come_back() -> None:
    state = (
        scene()
        .slots("construct", blue=1)
        .colonists(BLUE, 1, working=2)
        .doing(Retrieve(12, slots=1, working=0), Retrieve(2, slots=0, working=1))
    )

    drive(state, "retrieve construct", "retrieve working-area working-area")

    assert state.quarters[BLUE] == 4


def test_r314_each_colonist_is_moved_once() -> None:
    state = scene().in_orbit(BLUE).display("BP01", "BP02", "BP03").colonists(BLUE, 2).turn(BLUE)

    drive(state, "act obtain-blueprint", "take BP01", "take BP02")

    assert question(state) == (BLUE, "take-turn")
    assert (state.quarters[BLUE], state.working[BLUE]) == (0, 1)


def test_r316_miners_stay_on_their_mines() -> None:
    state = scene().miner(BLUE, "0,0").doing(Retrieve(2, slots=1, working=1))

    assert question(state) == (BLUE, "take-turn")


def test_r188_miners_stay_when_their_owner_travels() -> None:
    state = scene().miner(BLUE, "0,0").turn(BLUE)
    retrieve_side(state, BLUE, ORBIT)

    assert len(state.miners_of(BLUE)) == 1


def test_r260_with_two_players_what_remains_counts() -> None:
    state = scene(seats=2).slots("construct", blue=1, green=2).turn(BLUE)

    assert extra_cost(state, BLUE, CONSTRUCT) == 1


def test_r261_solo_counts_every_colonist() -> None:
    state = scene(seats=1).slots("construct", blue=1, green=1).turn(BLUE)

    assert extra_cost(state, BLUE, CONSTRUCT) == 2


def test_r263_lacerdas_colonists_leave_like_the_others() -> None:
    state = (
        scene(seats=1).bot(BLUE, "-2,0").colonists(BLUE, 3).slots("construct", green=3).turn(BLUE)
    )

    drive(state, "act construct")

    assert red(state, "construct") == [1, 0]
    assert state.working[GREEN] == 0


def test_r315_an_empty_warehouse_supplies_nobody() -> None:
    state = scene().in_orbit(PURPLE).warehouse(0).turn(PURPLE)

    assert reasons(state, "act resupply") == ["nothing-to-take"]
