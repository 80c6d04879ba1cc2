"""Worked scenarios: construction (specification 7.3)."""

from areopolis.games.on_mars.data.constants import (
    GENERATOR,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
)
from areopolis.games.on_mars.rules.constructing import Construct
from kit import drive, options, question, reasons
from kit.on_mars import (
    BLUE,
    GREEN,
    WITH_ARROWS,
    building,
    compensated,
    cubes,
    on_ground,
    piece,
    scene,
    stored,
)


def test_t21_a_mine_at_distance_two_needs_no_tech() -> None:
    state = scene().bot(BLUE, "-2,0").turn()

    drive(state, "act construct", "build mine", "at -1,-1")

    assert building(state, "-1,-1") == "mine"
    assert piece(state, "-1,-1") == "blue miner"
    assert stored(state, BLUE, "mineral") == 1
    assert state.quarters[BLUE] == 1
    assert cubes(state, BLUE) == []


def test_t22_a_mine_beside_a_mine_needs_mine_tech() -> None:
    state = scene().bot(BLUE, "-2,0").doing(Construct(MINE))

    assert "at -1,0" not in options(state)
    assert reasons(state, "at -1,0") == ["needs-tech-level"]


def test_t22_with_mine_tech_it_can_stand_there() -> None:
    state = scene().bot(BLUE, "-2,0").tech(BLUE, "mine", "L1a").doing(Construct(MINE))

    drive(state, "at -1,0")

    assert stored(state, BLUE, "mineral") == 2


def test_t23_a_mine_at_distance_three_is_too_far() -> None:
    state = scene().bot(BLUE, "-2,0").doing(Construct(MINE))

    assert "at -3,0" not in options(state)
    assert reasons(state, "at -3,0") == ["too-far-from-its-kind"]


def test_t24_a_building_that_connects_to_three_needs_level_three() -> None:
    here = scene().bare("1,0").build("water-extractor", "0,2", "2,1", "3,0").bot(BLUE, "2,0")
    here.shelter(BLUE, "5,-5", "5,0", "-5,5").tech(BLUE, "water-extractor", "L3a")
    state = here.stock(BLUE, battery=1).doing(Construct(WATER_EXTRACTOR))

    drive(state, "at 1,1")

    assert state.size_at(state.vocabulary.numbers["hex"]["1,1"]) == 4
    assert stored(state, BLUE, "water") == 4
    assert stored(state, BLUE, "battery") == 0


def test_t24_its_yield_ends_at_the_storage_limit() -> None:
    here = scene().build("water-extractor", "0,2", "2,1", "3,0").bot(BLUE, "2,0")
    here.tech(BLUE, "water-extractor", "L3a").stock(BLUE, battery=1, water=1)
    state = here.doing(Construct(WATER_EXTRACTOR))

    drive(state, "at 1,1")

    assert stored(state, BLUE, "water") == 2


def test_t25_level_two_is_not_enough_for_three() -> None:
    here = scene().build("water-extractor", "0,2", "2,1", "3,0").bot(BLUE, "2,0")
    here.tech(BLUE, "water-extractor", "L2a").stock(BLUE, battery=1)
    state = here.doing(Construct(WATER_EXTRACTOR))

    assert reasons(state, "at 1,1") == ["needs-tech-level"]


def test_t26_a_colonist_adds_a_level_where_the_moisture_vaporator_is_used() -> None:
    here = scene().build("water-extractor", "0,2", "2,1", "3,0", "-4,3").bot(BLUE, "2,0")
    here.advanced(BLUE, "BP06", "-4,3").crystals(BLUE, depot=2)
    here.tech(BLUE, "water-extractor", "L2a").stock(BLUE, battery=1)
    state = here.turn()

    drive(state, "use BP06", "at 1,1")

    assert building(state, "1,1") == "water-extractor"
    assert state.working[BLUE] == 1
    assert state.depot[BLUE] == 0


def test_t27_a_complex_counts_whole_though_one_building_touches() -> None:
    here = scene().build("water-extractor", "2,1", "3,0", "4,-1").bot(BLUE, "5,-3")
    here.stock(BLUE, battery=2)
    state = here.tech(BLUE, "water-extractor", "L2a").doing(Construct(WATER_EXTRACTOR))
    assert reasons(state, "at 5,-2") == ["needs-tech-level"]

    state = here.tech(BLUE, "water-extractor", "L3a").doing(Construct(WATER_EXTRACTOR))
    drive(state, "at 5,-2")

    assert state.size_at(state.vocabulary.numbers["hex"]["5,-2"]) == 4


def test_t28_the_second_oxygen_is_lost_a_cube_is_placed_and_life_support_grows() -> None:
    here = scene().build("oxygen-condenser", "0,2").bot(BLUE, "2,0")
    here.tech(BLUE, "oxygen-condenser", "L1a").stock(BLUE, plant=1, oxygen=1)
    state = here.doing(Construct(OXYGEN_CONDENSER))

    drive(state, "at 1,1")

    assert stored(state, BLUE, "plant") == 0
    assert stored(state, BLUE, "oxygen") == 2
    assert cubes(state, BLUE) == ["oxygen-condenser"]
    assert state.lss == [1, 1, 1, 2]


def test_t29_arrows_leave_crystals_on_empty_hexes_only() -> None:
    here = scene().build("generator", "-2,1").bot(BLUE, "-4,2", "-4,3").stock(BLUE, mineral=1)
    here.ground(DT07="-3,1").top_tile("generator", WITH_ARROWS)
    state = here.bot(GREEN, "-5,2").doing(Construct(GENERATOR))

    drive(state, "at -4,1")

    assert on_ground(state, "-4,0") == "crystal"
    assert on_ground(state, "-3,1") == "DT07"
    assert on_ground(state, "-5,2") == ""


def test_t30_the_own_bot_makes_room() -> None:
    state = scene().bot(BLUE, "-2,0").doing(Construct(MINE))

    drive(state, "at -2,0")

    assert question(state) == (BLUE, "displace")
    drive(state, "at -3,0")
    assert state.bots[BLUE] == (state.vocabulary.numbers["hex"]["-3,0"],)
    assert piece(state, "-2,0") == "blue miner"


def test_t31_the_owner_of_a_displaced_rover_says_where_it_goes() -> None:
    here = scene().bot(BLUE, "-2,0").rover(GREEN, "-1,-1").bot(GREEN, "-1,-2")
    state = here.ground(crystal="0,-2").doing(Construct(MINE))

    drive(state, "at -1,-1")

    # Not the Bot's hex nor that with the Crystal, but the empty Shelter and the empty hexes.
    assert question(state) == (GREEN, "displace")
    assert options(state) == ["at -2,-1", "at -1,0", "at 0,-1"]
    drive(state, "at 0,-1")
    assert piece(state, "0,-1") == "green rover"
    assert building(state, "-1,-1") == "mine"


def test_t32_a_shelter_of_another_colour_is_another_type() -> None:
    state = scene().bot(BLUE, "2,-1").stock(BLUE, oxygen=1).doing(Construct(SHELTER))

    assert "at 2,0" not in options(state)
    assert reasons(state, "at 2,0") == ["too-far-from-its-kind"]


def test_t33_a_second_shelter_makes_room_for_everything() -> None:
    state = scene().bot(BLUE, "0,-1").stock(BLUE, oxygen=1).doing(Construct(SHELTER))

    drive(state, "at -1,-1")

    assert building(state, "-1,-1") == "blue shelter"
    assert state.pending[BLUE] == 2
    assert state.limit(BLUE) == 3
    assert state.beds(BLUE) == 6
    assert cubes(state, BLUE) == []
    assert compensated(state) == []


def test_t34_the_last_colonist_becomes_the_miner() -> None:
    state = scene().bot(BLUE, "-2,0").colonists(BLUE, 2).turn()

    drive(state, "act construct", "build mine", "at -1,-1")

    assert state.quarters[BLUE] == 0
    assert piece(state, "-1,-1") == "blue miner"


def test_t35_a_kind_brings_one_cube_only() -> None:
    here = scene().bot(BLUE, "-2,0").tech(BLUE, "mine", "L3a").missions(MI7=5)
    state = here.doing(Construct(MINE), Construct(MINE))

    drive(state, "at -1,0", "at -1,-1")

    assert cubes(state, BLUE) == ["mine"]
    assert state.mission_left[0] == 4
