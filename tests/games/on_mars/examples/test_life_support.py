"""Worked scenarios: life support and the level of the Colony (specification 7.4, 7.6)."""

from areopolis.games.on_mars.data.constants import (
    GENERATOR,
    GREENHOUSE,
    NONE,
    WATER_EXTRACTOR,
)
from areopolis.games.on_mars.rules.constructing import Construct
from kit import drive, options, question
from kit.on_mars import BLUE, GREEN, PURPLE, YELLOW, Scene, number, points, scene


def by_a_generator(seats: int = 3) -> Scene:
    """Begin a scene in which blue can construct a Generator on 1,-3, alone."""
    return scene(seats).build("generator", "2,-5").bot(BLUE, "1,-3").stock(BLUE, mineral=2)


def test_t36_the_first_generator_scores_twice_and_gives_a_benefit() -> None:
    here = by_a_generator().shelter(BLUE, "5,-5").reward("generator", "LR7")
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3")

    assert state.lss == [2, 1, 1, 1]
    assert points(state, BLUE) == 2 + 4
    assert question(state) == (BLUE, "take-benefit")
    drive(state, "benefit LB3")
    assert state.pending[BLUE] == 1


def test_t37_a_generator_ahead_of_the_colony_earns_nothing() -> None:
    here = by_a_generator().level(1, 2, 1, 1, 1).reward("generator", "LR7")
    state = here.doing(Construct(GENERATOR))

    drive(state, "at 0,-3")

    assert state.lss == [3, 1, 1, 1]
    assert points(state, BLUE) == 0
    assert question(state) == (BLUE, "take-turn")


def rising(seats: int = 4) -> Scene:
    """Begin a scene in which a Greenhouse of blue lifts the Colony to level 2."""
    here = scene(seats).build("greenhouse", "0,2").bot(BLUE, "0,4").stock(BLUE, water=1)
    state = here.level(1, 2, 2, 1, 2).state
    state.display = [NONE] * 6 + [0, 1, 2, NONE, 3, 4]
    state.blueprint_deck = [*range(12, 24), 5, 6, 7, 8, 9, 10]
    state.grid = [0, NONE, 1, 2, NONE, 3, NONE, 4]
    state.tech_stacks = [(6, 7), (8, 0)]
    state.warehouse = [0, 1, 0, 3, 2]
    return here


def test_t38_the_colony_rises_at_the_end_of_the_turn() -> None:
    state = rising().turn()

    drive(state, "act construct", "build greenhouse", "at -1,4", "benefit LB4")
    assert state.level == 1
    drive(state, "end")

    assert state.level == 2
    # The first six cards of the deck lie in the bottom row, the next six above them.
    assert state.display == [23, 22, 21, 20, 19, 18, 10, 9, 8, 7, 6, 5]
    assert state.blueprint_deck == [12, 13, 14, 15, 16, 17]
    assert state.warehouse == [3] * 5
    # From bottom to top; the first stack is used up first.
    assert state.grid == [0, 0, 1, 2, 6, 3, 7, 4]
    assert state.tech_stacks == [(), (8,)]
    assert state.remaining == 3


def test_t39_progress_is_scored_when_the_colony_rises() -> None:
    here = rising().cubes(PURPLE, "mine", "generator", "greenhouse")
    here.cubes(YELLOW, "mine").cubes(GREEN, "greenhouse")
    state = here.turn()

    drive(state, "act construct", "build greenhouse", "at -1,4", "benefit LB4", "end")

    # Blue scored the first building of the type.
    assert [points(state, seat) for seat in range(4)] == [2, 1, 4, 1]


def test_t40_level_three_brings_the_last_blueprints_and_moves_the_marker() -> None:
    here = rising().level(2, 3, 3, 2, 3)
    here.state.display = [12, NONE, 13, 14, NONE, NONE, 0, 1, NONE, 2, 3, NONE]
    here.state.blueprint_deck = [15, 16, 17, 18, 19, 20]
    here.state.remaining = 2
    state = here.cubes(GREEN, "mine", "generator").turn()

    drive(state, "act construct", "build greenhouse", "at -1,4", "benefit LB4", "end")

    assert state.level == 3
    assert state.remaining == 1
    assert state.display == [12, NONE, 13, 14, NONE, NONE, 20, 19, 18, 17, 16, 15]
    assert points(state, GREEN) == 2


def test_t41_level_four_can_trigger_the_end() -> None:
    here = rising().level(3, 4, 4, 3, 4).cubes(GREEN, "mine")
    here.state.remaining = 1
    state = here.turn()

    drive(state, "act construct", "build greenhouse", "at -1,4", "benefit LB4", "end")

    assert state.level == 4
    assert state.remaining == 0
    # Neither Blueprints nor Progress any more.
    assert points(state, GREEN) == 0
    assert state.display[6:] == [0, 1, 2, NONE, 3, 4]


def test_t43_two_constructions_in_a_turn_lift_the_colony_once() -> None:
    here = scene().build("generator", "2,-5").build("water-extractor", "-2,-3")
    here.bot(BLUE, "0,-3").level(2, 2, 2, 3, 3).stock(BLUE, mineral=1, battery=1)
    state = here.doing(Construct(GENERATOR), Construct(WATER_EXTRACTOR))

    drive(state, "at 0,-4", "benefit LB3", "at -1,-2", "benefit LB3")
    assert state.level == 2
    drive(state, "act control-center", "stop", "end")

    assert state.level == 3
    assert state.lss == [3, 3, 3, 3]


def test_t91_the_top_row_is_the_sixth() -> None:
    here = by_a_generator().shelter(BLUE, "5,-5").reward("generator", "LR7").level(5, 5, 6, 6, 6)
    state = here.doing(Construct(GENERATOR), Construct(GENERATOR))

    drive(state, "at 0,-3")
    assert state.lss[0] == 6
    assert points(state, BLUE) == 4
    drive(state, "benefit LB3")
    drive(state, options(state)[0])

    assert state.lss[0] == 6
    assert points(state, BLUE) == 4
    assert question(state)[1] != "take-benefit"


def test_the_greenhouse_has_the_third_column() -> None:
    here = scene().build("greenhouse", "0,2").bot(BLUE, "0,4").stock(BLUE, water=1)
    state = here.reward("greenhouse", "LR7").doing(Construct(GREENHOUSE))

    drive(state, "at -1,4")

    assert state.lss == [1, 1, 2, 1]
    assert points(state, BLUE) == 4
    assert state.rewards[2] == number("reward", "LR7")
