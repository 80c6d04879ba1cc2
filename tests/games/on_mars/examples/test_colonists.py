"""Worked scenarios: red slots and boosts (specification 7.1)."""

from kit import drive, options, question, reasons
from kit.on_mars import BLUE, GREEN, PURPLE, red, scene, stored


def test_t01_each_other_colour_costs_one_more() -> None:
    state = (
        scene(seats=4)
        .in_orbit(PURPLE)
        .display("BP01", "BP02")
        .slots("obtain-blueprint", blue=1, yellow=1)
        .crystals(PURPLE, 2)
        .turn(PURPLE)
    )

    drive(state, "act obtain-blueprint")
    assert options(state) == ["colonists 0", "colonists 1", "colonists 2"]
    drive(state, "colonists 1", "take BP01")

    assert state.depot[PURPLE] == 1
    assert state.quarters[PURPLE] == 1
    assert state.working[PURPLE] == 1
    assert red(state, "obtain-blueprint") == [1, 0, 1, 1]


def test_t02_full_slots_are_cleared_of_all_who_have_the_most() -> None:
    state = (
        scene(seats=4).bot(BLUE, "-2,0").slots("construct", blue=1, purple=1, yellow=1).turn(BLUE)
    )

    drive(state, "act construct", "build mine", "at -1,-1")

    assert red(state, "construct") == [1, 0, 0, 0]
    assert state.working == [1, 0, 1, 1]


def test_t03_only_the_colour_with_the_most_leaves() -> None:
    state = (
        scene(seats=4)
        .bot(GREEN, "0,0")
        .blueprints(GREEN, "BP01")
        .stock(GREEN, mineral=1)
        .slots("upgrade", purple=2, green=1)
        .turn(GREEN)
    )

    drive(state, "act upgrade")

    assert red(state, "upgrade") == [0, 2, 0, 0]
    assert state.working[PURPLE] == 2


def test_t04_with_two_players_every_colonist_costs_one() -> None:
    state = (
        scene(seats=2)
        .bot(BLUE, "-2,0")
        .slots("construct", blue=1, green=1)
        .crystals(BLUE, 2)
        .colonists(BLUE, 4)
        .turn(BLUE)
    )

    drive(state, "act construct", "colonists 0", "build mine", "at -1,-1")

    assert state.depot[BLUE] == 0


def test_t05_own_colonists_cost_nothing_with_three_players() -> None:
    state = scene().in_orbit(BLUE).display("BP01").slots("obtain-blueprint", blue=2).turn(BLUE)

    drive(state, "act obtain-blueprint", "take BP01")

    assert red(state, "obtain-blueprint") == [3, 0, 0]


def test_t06_the_next_player_finds_them_gone() -> None:
    state = scene().in_orbit(GREEN).display("BP01").slots("obtain-blueprint", blue=3).turn(GREEN)

    drive(state, "act obtain-blueprint", "take BP01")

    assert red(state, "obtain-blueprint") == [0, 1, 0]
    assert state.working[BLUE] == 3


def test_t07_resupply_takes_one_item_more_for_each_colonist() -> None:
    state = scene().in_orbit(BLUE).warehouse(3).turn(BLUE)

    drive(state, "act resupply", "resupply water water crystal")

    assert stored(state, BLUE, "water") == 2
    assert state.pending[BLUE] == 1
    assert state.working[BLUE] == 2


def test_t08_nothing_is_taken_that_cannot_be_stored() -> None:
    state = scene().in_orbit(BLUE).warehouse(3).stock(BLUE, water=1).turn(BLUE)

    drive(state, "act resupply")

    assert reasons(state, "resupply water water") != []
    drive(state, "resupply water")
    assert stored(state, BLUE, "water") == 2


def test_t09_the_last_colonist_cannot_pay_and_be_placed() -> None:
    state = (
        scene()
        .bot(BLUE, "-2,0")
        .colonists(BLUE, 1)
        .stock(BLUE, mineral=1)
        .build("generator", "-3,-1")
        .slots("construct", green=1)
        .turn(BLUE)
    )

    assert "act construct" not in options(state)
    assert reasons(state, "act construct") == ["needs-colonists"]


def test_t10_a_private_goal_pays_for_the_crystal() -> None:
    state = (
        scene()
        .bot(BLUE, "-2,0")
        .colonists(BLUE, 1)
        .stock(BLUE, mineral=1)
        .build("generator", "-3,-1")
        .slots("construct", green=1)
        .goals(BLUE, "PG03")
        .turn(BLUE)
    )

    drive(state, "act construct")

    assert question(state) == (BLUE, "construct")
    assert state.goals[BLUE] == ()
    assert state.quarters[BLUE] == 0
    assert red(state, "construct") == [1, 1, 0]
