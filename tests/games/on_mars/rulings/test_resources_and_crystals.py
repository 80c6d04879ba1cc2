"""Rulings: resources and Crystals (specification 6.1, 6.2)."""

from areopolis.core.cause import Cause
from areopolis.games.on_mars.data.constants import ANY, BATTERY, CRYSTAL, OXYGEN, PLANT, TECH_KINDS
from areopolis.games.on_mars.rules.gaining import AddColonists, Gain
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.paying import PayCrystals, PayResources
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.scoring import breakdown
from kit import drive, options, question, reasons, refuses
from kit.on_mars import BLUE, GREEN, colonists, number, scene, stored


def test_r001_minerals_pay_no_crystals() -> None:
    state = scene().stock(BLUE, mineral=2).turn(BLUE)

    assert reasons(state, "executive EX7") == ["needs-crystals"]


def test_r003_minerals_go_on_contracts_as_minerals_only() -> None:
    state = scene().contract(BLUE, "EC09").stock(BLUE, mineral=1).turn(BLUE)

    assert "put mineral EC09" in options(state)
    assert reasons(state, "put water EC09") == ["none-stored"]


def test_r004_a_mineral_is_a_resource_of_your_choice() -> None:
    state = scene().stock(BLUE, mineral=1, plant=1).doing(PayResources((ANY,)))

    assert options(state) == ["pay mineral", "pay plant"]


def test_r005_the_geologist_takes_colonists_only() -> None:
    state = scene().science("geologist").colonists(BLUE, 2).stock(BLUE, mineral=2).turn(BLUE)

    # One Colonist stands on the slot, and the Geologist wants two.
    assert reasons(state, "act hire") == ["needs-colonists"]


def test_r006_what_does_not_fit_is_lost() -> None:
    state = scene().stock(BLUE, plant=1).doing(Gain(PLANT, 3))

    assert stored(state, BLUE, "plant") == 2


def test_r007_storage_never_shrinks() -> None:
    state = scene().shelter(BLUE, "0,-3").stock(BLUE, plant=3).turn(BLUE)
    drive(state, "act control-center", "stop", "end")

    assert state.limit(BLUE) == 3
    assert stored(state, BLUE, "plant") == 3


def test_r009_nobody_throws_resources_away() -> None:
    state = scene().stock(BLUE, plant=2, mineral=1).turn(BLUE)

    assert not [text for text in options(state) if "discard" in text or text.startswith("put")]


def test_r010_a_total_may_be_negative_at_the_end() -> None:
    state = scene().no_tech(BLUE, "shelter").colonists(BLUE, 0).blueprints(BLUE, "BP13").turn(BLUE)

    assert sum(breakdown(state, BLUE).values()) == -5


def test_r011_the_supply_of_resources_never_runs_out() -> None:
    state = scene(seats=4)
    for seat in range(4):
        state.shelter(seat, *[f"{q},{r}" for q, r in ((4, -4 + seat), (-4, 1 + seat))])
        state.stock(seat, mineral=4, battery=4, water=4, plant=4, oxygen=4)
    played = state.shelter(BLUE, "5,-3").doing(Gain(BATTERY, 1))

    assert stored(played, BLUE, "battery") == 5


def test_r012_pieces_do_run_out() -> None:
    state = scene().colonists(BLUE, 3, working=8).doing(AddColonists(2))

    assert state.quarters[BLUE] == 4
    assert state.supply[BLUE] == 0
    assert colonists(state, BLUE) == 12


def test_r013_the_active_player_orders_what_the_turn_offers() -> None:
    """Goals, deliveries and the executive action come before or after the main action."""
    state = (
        scene()
        .contract(BLUE, "EC07")
        .stock(BLUE, mineral=1)
        .crystals(BLUE, 2)
        .bot(BLUE, "0,-1")
        .turn(BLUE)
    )

    assert {"put mineral EC07", "executive EX6", "act control-center"} <= set(options(state))
    drive(state, "act control-center", "stop")
    assert {"put mineral EC07", "executive EX6", "end"} <= set(options(state))


def test_r020_gained_crystals_are_spent_from_the_next_turn_on() -> None:
    state = scene().doing(Gain(CRYSTAL, 3))

    assert state.pending[BLUE] == 3
    assert reasons(state, "executive EX7") == ["needs-crystals"]


def test_r021_a_crystal_of_the_warehouse_needs_room_with_the_pending_ones() -> None:
    state = scene().warehouse(1).crystals(BLUE, 2, pending=1).doing(TakeItems(1))

    assert "pick crystal" not in options(state)


def test_r021_a_contract_is_room_too() -> None:
    state = (
        scene().warehouse(1).crystals(BLUE, 2, pending=1).contract(BLUE, "EC12").doing(TakeItems(1))
    )

    drive(state, "resupply crystal", "deliver EC12")

    assert state.pending[BLUE] == 1


def test_r021_what_has_no_room_must_go_onto_the_contract() -> None:
    """Nothing is taken from the Warehouse to be lost (specification 3.7.5)."""
    here = scene().warehouse(2).crystals(BLUE, 2, pending=1).contract(BLUE, "EC12")
    state = here.doing(TakeItems(1, teal=1))

    drive(state, "resupply crystal")
    assert options(state) == ["pick EC12"]
    assert refuses(state, "deliver")
    drive(state, "deliver EC12")

    assert (state.pending[BLUE], question(state)) == (1, (BLUE, "take-turn"))


def test_r021_only_so_many_as_have_no_room_must() -> None:
    here = scene().warehouse(2).crystals(BLUE, 2).contract(BLUE, "EC12")
    state = here.doing(TakeItems(1, teal=1))

    drive(state, "resupply crystal crystal")
    assert refuses(state, "deliver")
    drive(state, "deliver EC12")

    assert (state.depot[BLUE], state.pending[BLUE]) == (2, 1)


def test_r021_a_full_storage_leaves_only_the_contract() -> None:
    here = scene().warehouse(2).stock(BLUE, water=2).contract(BLUE, "EC09")
    state = here.doing(TakeItems(1))

    drive(state, "resupply water")
    assert refuses(state, "deliver")
    drive(state, "deliver EC09")

    assert state.delivered.count(1) == 1
    assert stored(state, BLUE, "water") == 2


def test_r022_an_option_asks_where_a_crystal_of_the_warehouse_goes() -> None:
    """D-T8: what is pending may need the space of the Depot."""
    here = scene(warehouse_crystals_pending=False).warehouse(2).contract(BLUE, "EC12")
    here.crystals(BLUE, depot=2, pending=1)

    state = here.doing(TakeItems(1))
    drive(state, "resupply crystal", "deliver EC12")
    assert (state.depot[BLUE], state.pending[BLUE]) == (2, 1)

    here = scene(warehouse_crystals_pending=False).warehouse(2).contract(BLUE, "EC12")
    state = here.crystals(BLUE, depot=2, pending=1).doing(TakeItems(1))
    drive(state, "resupply crystal", "deliver")
    assert (state.depot[BLUE], state.pending[BLUE]) == (3, 1)


def test_r013_crystals_of_a_mission_leave_room_for_the_benefit() -> None:
    """Of what comes together, that which needs room comes first; pending Crystals need none."""
    here = scene().in_orbit(BLUE).missions(MI6=3).crystals(BLUE, 2).warehouse(1).grid(B1="rover")
    state = here.turn(BLUE)

    drive(state, "act learn-technology", "learn B1", "lab L1a", "resupply crystal")

    assert (state.depot[BLUE], state.pending[BLUE]) == (2, 2)


def test_r013_crystals_of_a_mission_leave_room_for_those_of_a_tile() -> None:
    here = scene().rover(BLUE, "3,0").ground(DT06="3,1").missions(MI5=3).crystals(BLUE, 1)
    state = here.warehouse(2).doing(Move(rover=1))

    drive(state, "rover", "to 3,1", "stop", "tile 3,1", "resupply crystal crystal")

    assert (state.depot[BLUE], state.pending[BLUE]) == (1, 3)


def test_r022_a_crystal_of_the_warehouse_is_pending() -> None:
    state = scene().warehouse(1).doing(TakeItems(1))

    drive(state, "resupply crystal")

    assert (state.depot[BLUE], state.pending[BLUE]) == (0, 1)


def test_r022_an_option_puts_it_into_the_depot() -> None:
    state = scene(warehouse_crystals_pending=False).warehouse(1).doing(TakeItems(1))

    drive(state, "resupply crystal")

    assert (state.depot[BLUE], state.pending[BLUE]) == (1, 0)


def test_r023_the_excess_is_lost_at_the_start_of_the_turn() -> None:
    state = scene(seats=2).crystals(GREEN, 1, pending=4).turn(BLUE)

    drive(state, "act control-center", "stop", "end")

    assert state.depot[GREEN] == 3
    assert state.pending[GREEN] == 0


def test_t80_the_depot_takes_three_while_five_ships_stand_there() -> None:
    state = scene(seats=2).crystals(GREEN, 1, pending=4).turn(BLUE)

    drive(state, "act control-center", "stop", "end")

    assert state.depot[GREEN] == 3


def test_t81_a_welcomed_ship_makes_room_for_one_more() -> None:
    state = (
        scene(seats=2).crystals(GREEN, 1, pending=4).ships(GREEN, 1, 2, 3, 4, hangar=1).turn(BLUE)
    )

    drive(state, "act control-center", "stop", "end")

    assert state.depot[GREEN] == 4


def test_r024_gains_on_a_foreign_turn_are_pending() -> None:
    """Green develops a tile in the turn of blue, to a space with a Blueprint of a mission."""
    made = scene().missions(MI2=3).tech(GREEN, "mine", "L4c").display("BP11").colonists(GREEN, 0)
    state = made.turn(BLUE)
    state.compensations = (GREEN * TECH_KINDS,)

    drive(state, "act control-center", "stop", "end", "develop mine L5b", "take BP11")

    # A Crystal of the card and one of the mission wait for the next turn of green, which begins.
    assert question(state) == (GREEN, "take-turn")
    assert (state.depot[GREEN], state.pending[GREEN]) == (2, 0)


def test_r025_gains_of_the_shuttle_phase_are_pending() -> None:
    state = scene(seats=2).shuttle("orbit").warehouse(2).in_orbit(BLUE, GREEN).turn(BLUE)

    drive(state, "act resupply", "resupply battery", "end")
    drive(state, "act resupply", "resupply battery", "end")
    drive(state, "ride", "space 6", "resupply crystal")

    assert (state.depot[BLUE], state.pending[BLUE]) == (0, 1)


def test_r027_a_goal_pays_for_the_crystal_of_a_contract() -> None:
    state = scene().science("EC07").goals(BLUE, "PG08").doing(Hire(scientists=0, contracts=1))

    drive(state, "sign EC07")

    assert state.goals[BLUE] == ()
    assert state.contract_owner[number("contract", "EC07")] == BLUE


def test_r028_a_goal_is_no_crystal_for_a_contract_12() -> None:
    state = scene().contract(BLUE, "EC12").goals(BLUE, "PG08").turn(BLUE)

    assert reasons(state, "put crystal EC12") == ["none-stored"]


def test_r029_outside_of_the_own_turn_goals_pay_nothing() -> None:
    state = scene().goals(GREEN, "PG08").crystals(GREEN, 1).turn(BLUE)

    assert state.crystals(GREEN) == 1
    state.push_one(Cause(GREEN), PayCrystals(1))
    state.advance()
    assert state.depot[GREEN] == 0
    assert state.goals[GREEN] == (number("goal", "PG08"),)


def test_r030_a_completed_goal_pays_nothing() -> None:
    state = scene().turn(BLUE)
    state.goal_done[BLUE] = number("goal", "PG08")

    assert state.crystals(BLUE) == 0
    assert question(state) == (BLUE, "take-turn")


def test_r035_oxygen_without_room_may_go_onto_a_contract() -> None:
    state = scene().contract(BLUE, "EC10").stock(BLUE, oxygen=2).doing(Gain(OXYGEN, 1))

    drive(state, "deliver EC10")

    assert stored(state, BLUE, "oxygen") == 2
