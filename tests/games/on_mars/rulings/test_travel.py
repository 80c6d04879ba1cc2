"""Rulings: Shuttle, journeys, turn order (specification 6.8)."""

from areopolis.games.on_mars.rules.travelling import ExploreMars, exploration_hexes
from areopolis.games.on_mars.rules.turn_order import ChooseSpace
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, options, question, reasons
from kit.on_mars import BLUE, GREEN, PURPLE, hexagon, number, on_ground, scene, stored


def resupplied(state: OnMarsState) -> OnMarsState:
    """Let everybody in Orbit take a Battery, everybody else move nothing."""
    this_round = state.round
    while question(state)[1] == "take-turn" and state.round == this_round:
        if state.side_of(state.deciding[0]) == 0:
            drive(state, "act resupply", "resupply battery", "end")
        else:
            drive(state, "act control-center", "stop", "end")
    return state


def test_t58_from_space_1_the_shuttle_travels_to_the_space_of_the_level() -> None:
    state = resupplied(
        scene(seats=2).level(2).shuttle("orbit").warehouse(2).in_orbit(BLUE).turn(BLUE)
    )

    assert (state.shuttle_side, state.shuttle_space) == (1, 2)
    assert question(state) == (BLUE, "decide-journey")
    assert options(state) == ["stay", "ride"]


def test_t59_r174_a_shuttle_that_only_comes_closer_takes_nobody() -> None:
    state = resupplied(
        scene(seats=2)
        .level(2)
        .shuttle("colony", 2)
        .warehouse(2)
        .ships(GREEN, 1, 2, 3, 4, hangar=1)
        .in_orbit(BLUE)
        .turn(BLUE)
    )

    assert (state.shuttle_side, state.shuttle_space) == (1, 1)
    assert question(state) == (GREEN, "decide-journey")
    assert options(state) == ["stay", "fly"]
    assert reasons(state, "ride") == ["shuttle-does-not-leave-here"]
    drive(state, "fly")
    assert state.hangar[GREEN] == 0


def test_r175_where_the_shuttle_arrives_it_takes_nobody_away() -> None:
    state = resupplied(scene(seats=2).shuttle("orbit").warehouse(2).in_orbit(BLUE).turn(BLUE))

    drive(state, "stay")

    # Green, in the Colony without a Ship, is not asked.
    assert question(state) == (BLUE, "take-turn")


def test_r176_everybody_decides_in_the_order_at_the_start_of_the_phase() -> None:
    state = resupplied(
        scene(seats=2)
        .shuttle("orbit")
        .warehouse(2)
        .ships(GREEN, 1, 2, 3, 4, hangar=1)
        .in_orbit(BLUE)
        .turn(BLUE)
    )

    drive(state, "ride", "space 8")

    assert question(state) == (GREEN, "decide-journey")


def test_r177_every_side_has_room_for_everybody() -> None:
    state = scene(seats=4).in_orbit(0, 1, 2).doing(ChooseSpace(0), seat=3)

    assert options(state) == ["space 4"]


def test_r178_the_landing_pod_and_the_shuttle_back_in_one_round() -> None:
    state = scene(seats=2).shuttle("colony").in_orbit(BLUE).turn(BLUE)
    drive(state, "act landing-pod", "space 5", "end", "act control-center", "stop", "end")

    assert question(state) == (BLUE, "decide-journey")
    assert options(state) == ["stay", "ride"]
    drive(state, "ride", "space 1")
    assert state.side_of(BLUE) == 0
    assert question(state) == (GREEN, "decide-journey")


def test_r179_an_executive_action_may_follow_the_landing_pod() -> None:
    state = scene().in_orbit(BLUE).warehouse(2).crystals(BLUE, 2).turn(BLUE)

    drive(state, "act landing-pod", "space 8")

    assert "executive EX7" in options(state)


def test_r180_r329_the_elevator_is_of_no_use_in_orbit_but_the_map_can_be_reached() -> None:
    state = (
        scene()
        .build("oxygen-condenser", "2,0", "3,0", "4,0")
        .advanced(BLUE, "BP22", "2,0")
        .in_orbit(BLUE)
        .bot(BLUE, "0,-1")
        .crystals(BLUE, 2)
        .turn(BLUE)
    )

    assert reasons(state, "use BP22") == ["in-orbit-already"]
    assert "executive EX6" in options(state)


def with_an_elevator() -> OnMarsState:
    return (
        scene()
        .build("oxygen-condenser", "2,0", "3,0", "4,0")
        .advanced(BLUE, "BP22", "2,0")
        .crystals(BLUE, 2)
        .warehouse(2)
        .turn(BLUE)
    )


def test_t89_r184_r298_after_the_elevator_the_main_action_is_one_of_orbit() -> None:
    state = with_an_elevator()
    drive(state, "use BP22")
    assert stored(state, BLUE, "oxygen") == 1
    drive(state, "space 2", "resupply battery")

    assert "act resupply" in options(state)
    assert reasons(state, "act control-center") == ["other-side"]


def test_r181_r299_after_the_main_action_the_elevator_ends_the_day() -> None:
    state = with_an_elevator()
    drive(state, "act control-center", "stop", "use BP22", "space 1", "end")

    assert state.laid == 1
    assert question(state)[0] == GREEN


def test_r300_who_moved_below_the_others_has_played() -> None:
    state = with_an_elevator()
    drive(state, "act control-center", "stop", "use BP22", "space 1", "end")
    for seat in (GREEN, PURPLE):
        assert question(state) == (seat, "take-turn")
        drive(state, "act control-center", "stop", "end")

    # Blue, on the first space, has no second turn: the Shuttle phase has come.
    assert (state.round, question(state)) == (1, (BLUE, "decide-journey"))


def test_r183_a_goal_takes_its_owner_across_with_all_steps() -> None:
    state = (
        scene()
        .goals(BLUE, "PG11")
        .ships(BLUE, 1, 2, hangar=3)
        .exploration("DT01", "DT02", "DT03")
        .in_orbit(BLUE)
        .turn(BLUE)
    )

    drive(state, "complete PG11 other")
    assert question(state) == (BLUE, "explore")
    drive(state, "explore left", "at 0,3", "space 5")

    assert on_ground(state, "0,3") == "DT01"
    assert "act control-center" in options(state)


def test_r185_a_benefit_that_cannot_be_paid_is_not_there() -> None:
    state = scene().grid(T1="mine").doing(ChooseSpace(0), seat=BLUE)

    drive(state, "space 3")

    assert question(state) == (BLUE, "take-turn")


def test_t65_a_plant_pays_for_a_colonist() -> None:
    state = scene().stock(BLUE, plant=1).doing(ChooseSpace(0), seat=BLUE)

    drive(state, "space 4", "pay plant")

    assert stored(state, BLUE, "plant") == 0
    assert state.quarters[BLUE] == 4


def test_r186_without_a_bed_there_is_no_colonist_to_pay_for() -> None:
    state = scene().colonists(BLUE, 4).stock(BLUE, plant=1).doing(ChooseSpace(0), seat=BLUE)

    drive(state, "space 4")

    assert question(state) == (BLUE, "take-turn")


def test_r187_who_stays_gets_no_benefit_again() -> None:
    state = resupplied(scene(seats=2).shuttle("orbit").warehouse(2).in_orbit(GREEN).turn(BLUE))
    before = state.warehouse[:]

    drive(state, "stay")

    assert state.warehouse == before


def test_r189_the_level_counts_for_the_next_landing() -> None:
    """On its way it still comes one space closer; it lands on the space of the new level."""
    state = resupplied(
        scene(seats=2).level(3).shuttle("colony", 2).warehouse(2).in_orbit(BLUE).turn(BLUE)
    )
    assert (state.shuttle_side, state.shuttle_space) == (1, 1)

    resupplied(state)

    assert (state.shuttle_side, state.shuttle_space) == (0, 3)


def test_t94_r331_the_shuttle_at_level_4() -> None:
    for rule, side, space in (("space3", 1, 3), ("stops", 0, 1)):
        state = resupplied(
            scene(seats=2, shuttle_level4=rule)
            .level(4)
            .shuttle("orbit")
            .warehouse(2)
            .in_orbit(BLUE)
            .turn(BLUE)
        )

        assert (state.shuttle_side, state.shuttle_space) == (side, space)
        assert (question(state)[1] == "decide-journey") == (rule == "space3")


def test_t95_space_7_moves_the_bots() -> None:
    state = scene(seats=2).in_orbit(GREEN).bot(BLUE, "0,-1").doing(ChooseSpace(1), seat=BLUE)

    drive(state, "space 7")

    assert question(state) == (BLUE, "move")


def test_t95_space_6_takes_an_item_of_the_warehouse() -> None:
    state = scene(seats=2).in_orbit(GREEN).warehouse(2).doing(ChooseSpace(1), seat=BLUE)

    drive(state, "space 6", "resupply water")

    assert stored(state, BLUE, "water") == 1


def test_t61_a_discovery_lies_three_hexes_from_the_rover() -> None:
    for seats, count in ((2, 18), (3, 18), (4, 14)):
        state = scene(seats=seats).in_orbit(BLUE).exploration("DT01", "DT02").turn(BLUE)
        assert len(exploration_hexes(state, BLUE)) == count


def test_t62_r095_at_the_edge_there_are_few_hexes() -> None:
    state = scene(seats=4).rover(BLUE, "-5,0").ground(research_A="-3,-2").turn(BLUE)
    names = ["-6,3", "-5,3", "-4,2", "-3,1", "-2,-3", "-2,-2", "-2,0"]

    assert exploration_hexes(state, BLUE) == [hexagon(name) for name in names]


def test_r096_an_empty_stack_replaces_nothing() -> None:
    state = scene().exploration("DT01", "DT02").doing(ExploreMars())
    drive(state, "explore left", "at 0,3")
    assert state.exploration == [-1, number("ground", "DT02")]

    none = scene().doing(ExploreMars())
    assert question(none) == (BLUE, "take-turn")


def test_r321_the_new_tile_comes_where_one_left() -> None:
    state = scene().exploration("DT01", "DT02", "DT03").doing(ExploreMars())
    drive(state, "explore right", "at 0,3")

    assert state.exploration == [number("ground", "DT01"), number("ground", "DT03")]


def test_r134_tiles_lie_on_empty_hexes() -> None:
    state = scene().ground(crystal="0,3").turn(BLUE)

    assert hexagon("0,3") not in exploration_hexes(state, BLUE)
    assert hexagon("1,2") in exploration_hexes(state, BLUE)
