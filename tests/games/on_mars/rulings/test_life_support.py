"""Rulings: life support, the level of the Colony (specification 6.7)."""

from areopolis.core.cause import CAUSES
from areopolis.games.on_mars.data.constants import GENERATOR, NONE, WATER_EXTRACTOR
from areopolis.games.on_mars.rules.constructing import Construct, raise_building
from kit import drive, options, question
from kit.on_mars import BLUE, GREEN, LACERDA, PURPLE, Scene, hexagon, points, red, scene, stored


def by_a_generator(seats: int = 3) -> Scene:
    """Begin a scene in which blue can construct a Generator on 0,-3, alone."""
    return scene(seats).build("generator", "2,-5").bot(BLUE, "1,-3").stock(BLUE, mineral=2)


def test_r140_the_first_of_a_type_is_scored_beside_the_reward() -> None:
    state = by_a_generator().reward("generator", "LR5").doing(Construct(GENERATOR))

    drive(state, "at 0,-3")

    assert points(state, BLUE) == 2 + 2
    assert question(state) == (BLUE, "take-benefit")


def test_r140_a_later_one_below_the_marker_earns_the_reward_only() -> None:
    here = by_a_generator().level(2, 2, 2, 2, 2).reward("generator", "LR5")
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3")

    assert points(state, BLUE) == 2
    assert question(state) == (BLUE, "take-benefit")


def test_r141_the_reward_counts_what_the_construction_has_brought() -> None:
    here = scene().build("generator", "0,-2").bot(BLUE, "1,-4").stock(BLUE, mineral=1)
    here.reward("generator", "LR8").tech(BLUE, "generator", "L1a").missions(MI7=1)
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3")

    # The Batteries, the cube and its Crystal are there when the benefit is chosen.
    assert question(state) == (BLUE, "take-benefit")
    assert stored(state, BLUE, "battery") == 2
    assert state.pending[BLUE] == 1
    assert points(state, BLUE) == 2 + 3


def test_r142_a_marker_on_top_neither_moves_nor_earns() -> None:
    here = by_a_generator().level(5, 6, 5, 5, 5).reward("generator", "LR5")
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3")

    assert state.lss == [6, 5, 5, 5]
    assert points(state, BLUE) == 0
    assert question(state) == (BLUE, "take-turn")


def test_r332_r145_at_level_five_the_fifth_row_still_earns_and_no_update_follows() -> None:
    here = by_a_generator().level(5, 5, 6, 6, 6).reward("generator", "LR5")
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3", "benefit LB3", "act control-center", "stop", "end")

    assert points(state, BLUE) == 2
    assert state.level == 5


def test_r143_r312_the_colony_rises_only_at_the_end_of_the_turn() -> None:
    here = by_a_generator().level(1, 1, 2, 2, 2).reward("generator", "LR5")
    state = here.doing(Construct(GENERATOR), Construct(GENERATOR))

    drive(state, "at 0,-3", "benefit LB3")
    assert points(state, BLUE) == 4
    drive(state, options(state)[0])

    assert state.level == 1
    assert points(state, BLUE) == 4


def test_r144_several_levels_at_once_bring_all_their_steps() -> None:
    here = by_a_generator().level(1, 2, 3, 3, 3).cubes(GREEN, "mine")
    here.state.blueprint_deck = [*range(12, 24), 0, 1, 2, 3, 4, 5]
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3", "act control-center", "stop", "end")

    assert state.level == 3
    assert state.remaining == 2
    assert points(state, GREEN) == 1 + 1
    # Level 2 showed cards of both levels, level 3 has removed those of level 1.
    assert state.display == [23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12]


def test_r147_an_empty_display_is_filled_too() -> None:
    here = by_a_generator().level(1, 1, 2, 2, 2)
    here.state.blueprint_deck = [*range(12, 24), 0, 1, 2, 3, 4, 5]
    state = here.turn()

    drive(state, "act construct", "build generator", "at 0,-3", "benefit LB3", "end")

    assert NONE not in state.display


def test_r148_the_grid_is_filled_as_far_as_the_stacks_reach() -> None:
    here = by_a_generator().level(1, 1, 2, 2, 2)
    here.state.grid = [NONE] * 8
    here.state.tech_stacks = [(), (6, 7)]
    state = here.turn()

    drive(state, "act construct", "build generator", "at 0,-3", "benefit LB3", "end")

    assert state.grid == [NONE] * 6 + [7, 6]


def test_two_players_get_no_new_technologies() -> None:
    here = by_a_generator(2).level(1, 1, 2, 2, 2)
    here.state.warehouse = [0, 0, 0, 0, 0]
    state = here.turn()

    drive(state, "act construct", "build generator", "at 0,-3", "benefit LB3", "end")

    assert state.grid == [NONE] * 8
    assert state.warehouse == [2] * 5


def test_r149_every_building_of_a_turn_counts_for_itself() -> None:
    here = scene().build("generator", "0,-2").build("water-extractor", "-1,-1").missions(MI7=3)
    here.tech(BLUE, "generator", "L1a").tech(BLUE, "water-extractor", "L1a")
    here.bot(BLUE, "-2,-1").stock(BLUE, mineral=1, battery=1)
    state = here.doing(Construct(GENERATOR), Construct(WATER_EXTRACTOR))

    drive(state, "at -1,-2", "benefit LB3")
    assert state.mission_left[0] == 2
    drive(state, "at -2,0", "benefit LB3")

    assert state.mission_left[0] == 1


def test_the_benefits_are_bots_a_colonist_a_crystal_or_a_mineral() -> None:
    here = by_a_generator().colonists(BLUE, 2, working=1)
    state = here.doing(Construct(GENERATOR))
    drive(state, "at 0,-3")
    assert options(state) == ["benefit LB1", "benefit LB2", "benefit LB3", "benefit LB4"]

    drive(state, "benefit LB1")
    assert question(state) == (BLUE, "move")
    drive(state, "bot 1,-3", "to 2,-3", "stop")
    assert question(state) == (BLUE, "take-turn")


def test_a_benefit_without_effect_may_be_chosen() -> None:
    here = by_a_generator().stock(BLUE, mineral=2)
    here.state.storage[0] = 2
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3", "benefit LB2")

    assert question(state) == (BLUE, "take-turn")


def test_t77_lacerda_takes_his_colonist_back_from_hire_or_a_crystal() -> None:
    here = scene(1).build("generator", "0,-2").slots("hire", green=1)
    state = here.turn()

    raise_building(state, CAUSES[LACERDA], GENERATOR, hexagon("0,-4"))
    state.advance()
    assert red(state, "hire") == [0, 0]
    assert state.pending[LACERDA] == 0

    state.level = 2
    raise_building(state, CAUSES[LACERDA], GENERATOR, hexagon("-2,-2"))
    state.advance()
    assert state.pending[LACERDA] == 1
    assert state.points[LACERDA * 4] == 2


def test_purple_builds_for_purple() -> None:
    here = scene().build("generator", "2,-5").bot(PURPLE, "1,-3").stock(PURPLE, mineral=1)
    state = here.doing(Construct(GENERATOR), seat=PURPLE)

    drive(state, "at 0,-3")

    assert points(state, PURPLE) == 2
    assert question(state) == (PURPLE, "take-benefit")


def rewarded(here: Scene, tile: str) -> int:
    """Return what blue scores by a reward tile when a Generator is built at level 2."""
    here.build("generator", "2,-5").bot(BLUE, "1,-3").stock(BLUE, mineral=1)
    state = here.level(2, 2, 2, 2, 2).reward("generator", tile).doing(Construct(GENERATOR))
    drive(state, "at 0,-3")
    return points(state, BLUE)


def test_r285_r286_the_most_developed_tech_scores_its_level() -> None:
    assert rewarded(scene(), "LR1") == 2
    assert rewarded(scene().tech(BLUE, "mine", "L4b").tech(GREEN, "mine", "L6"), "LR1") == 4


def test_r287_a_mine_counts_once() -> None:
    here = scene().build("mine", "3,0", "3,2").advanced(BLUE, "BP01", "3,0")
    here.miner(BLUE, "0,0").miner(GREEN, "3,2")

    assert rewarded(here, "LR4") == 4


def test_r288_ships_count_in_the_hangar_only() -> None:
    assert rewarded(scene().ships(BLUE, 1, 2, 3, hangar=1), "LR2") == 2


def test_the_other_reward_tiles() -> None:
    here = scene().build("mine", "3,0").advanced(BLUE, "BP01", "3,0").advanced(BLUE, "BP11", "0,-1")
    assert rewarded(here, "LR3") == 4
    # The Bot beside the site, and another.
    assert rewarded(scene().bot(BLUE, "-3,0"), "LR5") == 4
    here = scene()
    here.state.discoveries[BLUE] = (3, 7)
    assert rewarded(here, "LR6") == 4
    assert rewarded(scene().shelter(BLUE, "5,-5"), "LR7") == 4
    assert rewarded(scene().colonists(BLUE, 2), "LR8") == 2
