"""Rulings: construction and upgrades (specification 6.6, 6.12)."""

import pytest

from areopolis.games.on_mars.data.constants import (
    GENERATOR,
    GREENHOUSE,
    MINE,
    SHELTER,
    WATER_EXTRACTOR,
)
from areopolis.games.on_mars.rules.constructing import ANY_BUILDING, Construct
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from kit import drive, listen, options, question, reasons
from kit.on_mars import (
    BLUE,
    GREEN,
    PURPLE,
    Scene,
    building,
    compensated,
    cubes,
    hexagon,
    number,
    on_ground,
    piece,
    points,
    red,
    scene,
    stored,
)

# Tech.


def three_waters() -> Scene:
    """Begin a scene in which 1,1 connects to three Water Extractors."""
    here = scene().build("water-extractor", "0,2", "2,1", "3,0").bot(BLUE, "2,0")
    return here.stock(BLUE, battery=1)


def test_r031_two_tiles_are_not_added() -> None:
    here = three_waters().tech(BLUE, "water-extractor", "L2a")
    state = here.tech(GREEN, "water-extractor", "L1a").doing(Construct(WATER_EXTRACTOR))

    assert reasons(state, "at 1,1") == ["needs-tech-level"]


def test_r032_where_no_complex_is_made_no_tech_is_used() -> None:
    here = scene().bot(BLUE, "-2,0").tech(GREEN, "mine", "L1a")
    state = here.doing(Construct(MINE))

    drive(state, "at -1,-1")

    assert compensated(state) == []


def test_r033_shelter_tech_of_another_cannot_be_used() -> None:
    here = scene().shelter(BLUE, "-3,-1", "-3,0").bot(BLUE, "-2,-1").stock(BLUE, oxygen=1)
    state = here.tech(GREEN, "shelter", "L6").doing(Construct(SHELTER))

    # To the three Shelters at -3,-1, -3,0 and 0,-1 the own tile of level 2 does not reach.
    assert "at -2,-1" in options(state)
    drive(state, "at -2,-1")
    assert compensated(state) == []

    here = scene().shelter(BLUE, "-3,-1", "-3,0", "-2,-2").bot(BLUE, "-2,-1")
    here.stock(BLUE, oxygen=1).tech(GREEN, "shelter", "L6")
    state = here.doing(Construct(SHELTER))
    assert reasons(state, "at -2,-1") == ["needs-tech-level"]


def test_r036_r037_every_use_of_a_foreign_tile_is_compensated() -> None:
    here = scene().bot(BLUE, "-2,0").tech(GREEN, "mine", "L3a")
    state = here.doing(Construct(MINE), Construct(MINE))

    drive(state, "at -1,0", "at -1,-1")

    assert compensated(state) == [(GREEN, "mine"), (GREEN, "mine")]


def test_d_m9_of_several_tiles_the_player_chooses_one() -> None:
    here = scene().bot(BLUE, "-2,0").tech(GREEN, "mine", "L3a").tech(BLUE, "mine", "L1a")
    state = here.tech(PURPLE, "mine", "L2a").doing(Construct(MINE))

    drive(state, "at -1,0")

    assert question(state) == (BLUE, "construct-tech")
    assert options(state) == ["tech blue", "tech green", "tech purple"]
    drive(state, "tech purple")
    assert compensated(state) == [(PURPLE, "mine")]


def test_r046_colonists_do_not_replace_a_tile() -> None:
    state = scene().bot(BLUE, "-2,0").doing(Construct(MINE, teal=1))

    assert reasons(state, "at -1,0") == ["needs-tech-level"]


def test_r130_the_miner_does_not_boost_its_own_mine() -> None:
    here = scene().build("mine", "-2,1").bot(BLUE, "-2,0").tech(BLUE, "mine", "L1a")
    state = here.colonists(BLUE, 1).doing(Construct(MINE, teal=1))
    assert reasons(state, "at -1,0") == ["needs-tech-level"]

    state = here.colonists(BLUE, 2).doing(Construct(MINE, teal=1))
    drive(state, "at -1,0")
    assert (state.quarters[BLUE], state.working[BLUE]) == (0, 1)
    assert piece(state, "-1,0") == "blue miner"


# Where buildings can stand.


def test_r110_two_lone_buildings_make_three_with_a_new_one() -> None:
    here = scene().build("generator", "0,2", "2,1").bot(BLUE, "2,0").stock(BLUE, mineral=1)
    here.shelter(BLUE, "5,-5").tech(BLUE, "generator", "L1a")
    state = here.doing(Construct(GENERATOR))
    assert reasons(state, "at 1,1") == ["needs-tech-level"]

    state = here.tech(BLUE, "generator", "L2a").doing(Construct(GENERATOR))
    drive(state, "at 1,1")
    assert state.size_at(hexagon("0,2")) == 3
    assert stored(state, BLUE, "battery") == 3


def test_r111_one_of_the_type_at_distance_two_is_enough() -> None:
    here = scene().build("generator", "0,2", "0,-4").bot(BLUE, "-1,1").stock(BLUE, mineral=1)
    state = here.doing(Construct(GENERATOR))

    assert "at -2,2" in options(state)


def test_r112_without_one_near_enough_nothing_can_be_built() -> None:
    here = scene().build("generator", "0,4").bot(BLUE, "0,-3").stock(BLUE, mineral=1)

    assert reasons(here.doing(Construct(ANY_BUILDING)), "build generator") == ["no-site"]


def test_r113_other_types_do_not_matter() -> None:
    here = scene().build("generator", "0,-2").build("greenhouse", "0,-3").bot(BLUE, "-1,-3")
    state = here.stock(BLUE, mineral=1).doing(Construct(GENERATOR))

    drive(state, "at 0,-4")

    assert state.size_at(hexagon("0,-4")) == 1
    assert compensated(state) == []


def test_r114_upgraded_buildings_count_for_complex_and_distance() -> None:
    here = scene().build("generator", "0,2").advanced(GREEN, "BP03", "0,2").bot(BLUE, "1,2")
    here.stock(BLUE, mineral=2).tech(BLUE, "generator", "L1a")
    state = here.doing(Construct(GENERATOR))

    assert {"at 1,1", "at 2,1"} <= set(options(state))
    drive(state, "at 1,1")
    assert state.size_at(hexagon("0,2")) == 2
    assert piece(state, "0,2") == "green advanced"


def test_r115_one_may_build_where_the_own_bot_stands() -> None:
    state = scene().bot(BLUE, "-2,0").doing(Construct(MINE))

    assert "at -2,0" in options(state)


def test_r116_an_empty_stack_builds_nothing() -> None:
    here = scene().bot(BLUE, "-2,0")
    here.state.stacks[MINE] = ()

    assert reasons(here.turn(), "act construct") == ["nothing-to-construct"]
    assert question(here.doing(Construct(MINE, may=1))) == (BLUE, "take-turn")


def test_r117_after_five_shelters_there_is_no_other() -> None:
    here = scene().shelter(BLUE, "5,-5", "5,0", "-5,5", "-5,0").bot(BLUE, "0,-1")
    state = here.stock(BLUE, oxygen=1, mineral=1).doing(Construct(ANY_BUILDING))

    assert reasons(state, "build shelter") == ["no-shelter-left"]


def test_r118_a_mine_needs_a_colonist_besides_the_red_one() -> None:
    here = scene().bot(BLUE, "-2,0").colonists(BLUE, 1)
    assert reasons(here.turn(), "act construct") == ["nothing-to-construct"]

    state = here.colonists(BLUE, 2).turn()
    drive(state, "act construct", "build mine", "at -1,-1")
    assert red(state, "construct") == [1, 0, 0]


def test_r066_the_miner_cannot_be_spent_as_extra_cost() -> None:
    here = scene().bot(BLUE, "-2,0").slots("construct", green=1)
    assert reasons(here.colonists(BLUE, 2).turn(), "act construct") == ["cannot-pay-action"]

    state = here.colonists(BLUE, 2).crystals(BLUE, depot=1).turn()
    drive(state, "act construct", "build mine", "at -1,-1")
    assert state.depot[BLUE] == 0


def test_r119_joining_a_complex_of_others_brings_the_cube() -> None:
    here = scene().miner(GREEN, "0,0").bot(BLUE, "-2,0").tech(BLUE, "mine", "L1a")
    state = here.missions(MI7=3).doing(Construct(MINE))

    drive(state, "at -1,0")

    assert cubes(state, BLUE) == ["mine"]
    assert state.pending[BLUE] == 1


def test_r120_a_cube_is_placed_once_per_kind() -> None:
    here = scene().bot(BLUE, "-2,0").tech(BLUE, "mine", "L1a").cubes(BLUE, "mine")
    state = here.missions(MI7=3).doing(Construct(MINE))

    drive(state, "at -1,0")

    assert state.mission_left[0] == 3


def test_r121_a_mine_yields_by_the_size_whoever_works_there() -> None:
    here = scene().build("mine", "0,1").bare("1,0").shelter(BLUE, "5,-5")
    here.miner(GREEN, "0,0", "0,1").bot(BLUE, "2,0").tech(BLUE, "mine", "L2a")
    state = here.doing(Construct(MINE))

    drive(state, "at 1,0")

    assert stored(state, BLUE, "mineral") == 3


def test_r122_a_mine_with_the_miner_of_another_may_be_upgraded() -> None:
    here = scene().miner(GREEN, "0,0").bot(BLUE, "0,-1").blueprints(BLUE, "BP01")
    state = here.stock(BLUE, mineral=1).turn()

    # it is the starting Mine.
    drive(state, "act upgrade", "upgrade BP01 0,0")

    assert piece(state, "0,0") == "blue advanced"
    assert state.quarters[GREEN] == 4


def test_r123_starting_buildings_may_be_upgraded() -> None:
    here = scene().build("generator", "0,-2").bot(BLUE, "0,-1").blueprints(BLUE, "BP03")
    state = here.stock(BLUE, mineral=1).turn()

    drive(state, "act upgrade")

    assert options(state) == ["upgrade BP03 0,-2"]


def test_r124_a_level_one_blueprint_fits_into_a_complex() -> None:
    here = scene().build("generator", "0,-2", "0,-3", "1,-3").bot(BLUE, "0,-1")
    state = here.blueprints(BLUE, "BP03").stock(BLUE, mineral=1).turn()

    drive(state, "act upgrade", "upgrade BP03 0,-2")

    assert piece(state, "0,-2") == "blue advanced"


def test_r125_a_complex_keeps_its_size_when_it_is_upgraded() -> None:
    here = scene().build("generator", "0,-2", "0,-3", "1,-3").bot(BLUE, "0,-1")
    state = here.blueprints(BLUE, "BP15").stock(BLUE, mineral=1).turn()

    drive(state, "act upgrade", "upgrade BP15 0,-2")

    assert state.size_at(hexagon("0,-2")) == 3


def test_r126_r327_an_upgrade_contract_may_be_completed_by_another() -> None:
    here = scene().build("generator", "0,2", "1,1", "2,0").advanced(GREEN, "BP03", "2,0")
    here.contract(GREEN, "EC02").missions(MI9=2).bot(BLUE, "3,0").stock(BLUE, mineral=1)
    state = here.tech(BLUE, "generator", "L3a").doing(Construct(GENERATOR))

    drive(state, "at 2,1")

    assert state.completed == 1 << number("contract", "EC02")
    assert state.pending[GREEN] == 1


def test_r127_shelters_are_upgraded_by_their_owners_only() -> None:
    here = scene().bot(BLUE, "0,0").blueprints(BLUE, "BP11").stock(BLUE, mineral=1)
    state = here.turn()

    drive(state, "act upgrade")

    assert options(state) == ["upgrade BP11 0,-1"]
    assert reasons(state, "upgrade BP11 1,0") == ["wrong-building"]


def test_r127_a_building_outside_the_zone_is_out_of_reach() -> None:
    here = scene().build("generator", "0,-2", "0,4").bot(BLUE, "0,-1").blueprints(BLUE, "BP03")
    state = here.stock(BLUE, mineral=1).turn()

    drive(state, "act upgrade")

    assert reasons(state, "upgrade BP03 0,4") == ["outside-building-zone"]


def test_r128_the_builder_drone_upgrades_anywhere() -> None:
    here = scene().build("generator", "0,4").bot(BLUE, "0,-1").blueprints(BLUE, "BP03")
    state = here.stock(BLUE, mineral=1).doing(UpgradeBuildings(1, anywhere=1))

    drive(state, "upgrade BP03 0,4")

    assert piece(state, "0,4") == "blue advanced"


def test_r296_r297_the_builder_drone_follows_all_other_rules() -> None:
    here = scene().build("generator", "0,4", "1,3").bot(BLUE, "0,-1")
    here.blueprints(BLUE, "BP15", "BP11").stock(BLUE, mineral=1)
    state = here.doing(UpgradeBuildings(1, anywhere=1))

    assert options(state) == ["upgrade BP11 0,-1"]
    assert reasons(state, "upgrade BP15 0,4") == ["complex-too-small"]


def test_r048_only_some_upgrades_allow_tech() -> None:
    here = scene().build("generator", "0,-2").bot(BLUE, "0,-1")
    here.blueprints(BLUE, "BP01", "BP03", "BP11").tech(BLUE, "upgrade", "L3a")
    here.shelter(BLUE, "5,-5").stock(BLUE, mineral=3).crystals(BLUE, depot=3)
    state = here.ships(BLUE, 1, 2, 3, 5, hangar=1).turn()

    drive(state, "executive EX4", "upgrade BP03 0,-2")
    assert question(state) == (BLUE, "take-turn")
    drive(state, "act upgrade", "upgrade BP01 0,0")
    assert options(state) == ["tech blue", "stop"]


def test_upgrade_tech_must_then_be_used_once() -> None:
    here = scene().build("generator", "0,-2").bot(BLUE, "0,-1").blueprints(BLUE, "BP01", "BP03")
    here.tech(GREEN, "upgrade", "L3a").stock(BLUE, mineral=2)
    state = here.doing(UpgradeBuildings(1, tech=1))

    drive(state, "upgrade BP01 0,0", "tech green")

    assert options(state) == ["upgrade BP03 0,-2"]
    assert compensated(state) == [(GREEN, "upgrade")]


def test_upgrades_by_colonists_send_one_for_each() -> None:
    here = scene().build("generator", "0,-2").bot(BLUE, "0,-1").blueprints(BLUE, "BP01", "BP03")
    state = here.stock(BLUE, mineral=2).doing(UpgradeBuildings(1, teal=1))

    drive(state, "upgrade BP01 0,0", "upgrade BP03 0,-2")

    assert (state.quarters[BLUE], state.working[BLUE]) == (2, 1)


def test_r213_a_goal_upgrades_without_minerals() -> None:
    here = scene().build("generator", "0,-2").bot(BLUE, "0,-1").blueprints(BLUE, "BP01", "BP03")
    state = here.doing(UpgradeBuildings(2, free=1, may=1))

    drive(state, "upgrade BP01 0,0", "upgrade BP03 0,-2")

    assert len(state.advanced_of(BLUE)) == 2


def test_r129_a_tile_builds_by_the_normal_rules_without_a_slot() -> None:
    here = (
        scene().bot(BLUE, "-2,0").rover(BLUE, "3,0").ground(DT09="3,1").slots("construct", green=2)
    )
    state = here.turn()

    drive(state, "act control-center", "rover", "to 3,1", "stop", "tile 3,1", "at -1,-1")

    assert piece(state, "-1,-1") == "blue miner"
    assert red(state, "construct") == [0, 2, 0]


def test_r130_a_card_builds_without_a_slot() -> None:
    here = scene().build("generator", "0,2", "0,-2").bot(BLUE, "0,3").stock(BLUE, mineral=1)
    here.advanced(BLUE, "BP04", "0,-2").crystals(BLUE, depot=2)
    state = here.turn()

    drive(state, "use BP04", "at 0,4")

    assert building(state, "0,4") == "generator"
    assert red(state, "construct") == [0, 0, 0]


def test_r131_the_owner_moves_a_displaced_bot() -> None:
    state = scene().bot(BLUE, "-2,0").bot(GREEN, "-1,-1").doing(Construct(MINE))

    drive(state, "at -1,-1")

    assert question(state) == (GREEN, "displace")


def test_r132_a_hex_with_a_building_takes_no_other() -> None:
    state = scene().miner(GREEN, "0,0").bot(BLUE, "-1,0").doing(Construct(MINE))

    assert reasons(state, "at 0,0") == ["hex-has-building"]


def test_r136_zones_end_at_the_edge_of_the_map() -> None:
    here = scene().build("mine", "-6,2").bot(BLUE, "-6,4")

    assert options(here.doing(Construct(MINE))) == ["at -6,4", "at -5,3"]


def test_r137_blueprints_of_both_levels_in_one_action() -> None:
    here = scene().build("generator", "0,-2", "0,-3", "1,-3").bot(BLUE, "0,-2")
    here.blueprints(BLUE, "BP03", "BP15").stock(BLUE, mineral=2).tech(BLUE, "upgrade", "L1a")
    state = here.turn()

    drive(state, "act upgrade", "upgrade BP15 0,-3", "tech blue", "upgrade BP03 1,-3")

    assert len(state.advanced_of(BLUE)) == 2


def test_r138_an_upgrade_is_no_life_support() -> None:
    here = scene().build("generator", "0,-2").bot(BLUE, "0,-1").blueprints(BLUE, "BP03")
    state = here.stock(BLUE, mineral=1).turn()

    drive(state, "act upgrade", "upgrade BP03 0,-2")

    assert state.lss == [1, 1, 1, 1]
    assert points(state, BLUE) == 0


def test_r139_the_gym_builds_a_shelter_like_any_other() -> None:
    here = scene().advanced(BLUE, "BP12", "0,-1").bot(BLUE, "-1,-1").stock(BLUE, oxygen=1)
    state = here.crystals(BLUE, depot=2).turn()

    drive(state, "use BP12", "at -1,-1", "at -2,-1")

    assert state.pending[BLUE] == 2
    assert state.shelters[BLUE] == 2


def test_r002_a_mineral_pays_for_a_building() -> None:
    here = scene().build("greenhouse", "0,2").bot(BLUE, "0,4").stock(BLUE, mineral=1, water=1)
    state = here.doing(Construct(GREENHOUSE))

    drive(state, "at -1,4")
    assert sorted(options(state)) == ["pay mineral", "pay water"]
    drive(state, "pay mineral")

    assert (stored(state, BLUE, "mineral"), stored(state, BLUE, "water")) == (0, 1)


def test_a_building_is_told_before_what_it_brings() -> None:
    here = scene().bot(BLUE, "-2,0").tech(BLUE, "mine", "L1a")
    state = here.doing(Construct(MINE))
    log = listen(state)

    drive(state, "at -1,0")

    assert log.names() == ["tech-used", "constructed", "gained", "cube-placed"]


def test_the_top_tile_of_a_stack_is_used() -> None:
    state = scene().bot(BLUE, "-2,0").doing(Construct(MINE))

    drive(state, "at -1,-1")

    assert state.stacks[MINE] == (5, 4, 3, 2, 1)
    # The next tile can be seen now: nobody takes this back.
    assert state.barrier == state.moves


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        ("generator", "mineral"),
        ("water-extractor", "battery"),
        ("greenhouse", "water"),
        ("oxygen-condenser", "plant"),
        ("shelter", "oxygen"),
    ],
)
def test_each_kind_costs_the_resource_before_its_own(kind: str, cost: str) -> None:
    here = scene().bot(BLUE, "-1,-1", "0,4")
    if kind != "shelter":
        here.build(kind, "0,2")
    assert reasons(here.doing(Construct(ANY_BUILDING)), f"build {kind}") == ["needs-resources"]

    state = here.stock(BLUE, **{cost: 1}).doing(Construct(ANY_BUILDING))
    drive(state, f"build {kind}")
    drive(state, "at -1,4" if kind != "shelter" else "at -2,0")
    assert stored(state, BLUE, cost) == 0


def test_a_destroyed_tile_gives_nothing() -> None:
    here = scene().bot(BLUE, "-2,0").ground(DT07="-1,-1")
    state = here.doing(Construct(MINE))

    drive(state, "at -1,-1")

    assert on_ground(state, "-1,-1") == ""
    assert state.discoveries[BLUE] == ()
