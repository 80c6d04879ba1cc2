"""Rulings: the end and final scoring (specification 6.10)."""

import random
from typing import Any

from areopolis.core.cause import TABLE
from areopolis.games.on_mars.rules.ending import FINAL_SCORING
from areopolis.games.on_mars.rules.scoring import (
    blueprint_points,
    breakdown,
    scientist_points,
)
from areopolis.games.on_mars.rules.status import raise_colony
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, question
from kit.on_mars import BLUE, GAME, GREEN, ITEMS, PURPLE, Scene, number, points, scene


def play_round(state: OnMarsState) -> OnMarsState:
    """Let everybody move nothing, and stay."""
    this_round = state.round
    while not state.over and state.round == this_round:
        asked = question(state)[1]
        if asked == "take-turn":
            drive(state, "act control-center", "stop", "end")
        else:
            drive(state, "stay")
    return state


def over(made: Scene) -> OnMarsState:
    """Return the state of a scene at its end."""
    state = made.turn(BLUE)
    state.top = None
    state.current = -1
    state.push(TABLE, FINAL_SCORING)
    state.advance()
    return state


def triggered(**options: Any) -> OnMarsState:
    state = scene(**options).shuttle("orbit").turn(BLUE)
    state.remaining = 0
    return state


def test_t66_r240_r241_r242_one_more_round_without_its_shuttle_phase() -> None:
    state = triggered()
    play_round(state)
    assert not state.over
    assert (state.shuttle_side, state.is_last_round) == (1, 1)

    play_round(state)

    assert state.over
    # The Shuttle phase of the last round is not played.
    assert state.shuttle_side == 1


def test_r240_a_trigger_in_the_shuttle_phase_counts_one_phase_later() -> None:
    state = scene().shuttle("orbit").turn(BLUE)
    play_round(state)
    state.remaining = 0
    play_round(state)
    assert not state.over

    play_round(state)

    assert state.over


def test_t67_r249_space_oddity_ends_with_the_phase() -> None:
    state = scene(space_oddity=True).turn(BLUE)
    drive(state, "act control-center", "stop", "end")
    state.remaining = 0
    drive(state, "act control-center", "stop", "end")
    assert question(state)[0] == PURPLE

    drive(state, "act control-center", "stop", "end")

    assert state.over


def test_r243_r244_only_the_colonists_of_the_own_side_come_home() -> None:
    state = over(
        scene()
        .slots("construct", blue=1)
        .slots("obtain-blueprint", blue=1)
        .miner(BLUE, "0,0")
        .colonists(BLUE, 1, working=1)
    )

    assert state.quarters[BLUE] == 3


def test_t69_eight_colonists_are_worth_ten_points() -> None:
    state = over(scene().shelter(BLUE, "0,-3", "0,3").colonists(BLUE, 8))

    assert breakdown(state, BLUE)["colonists"] == 10


def test_r245_tiles_score_for_their_owner() -> None:
    state = scene().tech(GREEN, "mine", "L3a").turn(BLUE)

    assert breakdown(state, GREEN)["technologies"] == 3 + 2
    assert breakdown(state, BLUE)["technologies"] == 2


def test_t56_r246_scientists_count_everybodys_buildings() -> None:
    state = (
        scene()
        .build("greenhouse", "2,0", "-2,0")
        .advanced(BLUE, "BP07", "2,0")
        .advanced(GREEN, "BP08", "-2,0")
        .scientist(BLUE, "hydrologist")
        .turn(BLUE)
    )

    assert scientist_points(state, BLUE) == 6


def test_t57_blueprints_score_built_and_cost_unbuilt() -> None:
    state = (
        scene()
        .build("greenhouse", "2,0", "-2,0", "0,3")
        .advanced(BLUE, "BP07", "2,0")
        .advanced(BLUE, "BP08", "-2,0")
        .advanced(BLUE, "BP19", "0,3")
        .blueprints(BLUE, "BP01")
        .turn(BLUE)
    )

    assert blueprint_points(state, BLUE) == 3 + 3 - 3 + 5


def test_r247_private_goals_are_worth_no_points() -> None:
    bare = breakdown(scene().turn(BLUE), BLUE)
    held = breakdown(scene().goals(BLUE, "PG01", "PG02").turn(BLUE), BLUE)

    assert bare == held


def test_t68_r248_ties_go_to_crystals_then_to_advanced_buildings() -> None:
    def tied(made: Scene) -> tuple[int, ...]:
        state = over(made)
        assert state.outcome is not None
        return state.outcome.winners

    buildings = scene(seats=2).build("greenhouse", "2,0").advanced(GREEN, "BP07", "2,0")
    buildings.state.points[BLUE * 4] = 3
    assert tied(buildings) == (GREEN,)

    crystals = scene(seats=2).build("greenhouse", "2,0").advanced(GREEN, "BP07", "2,0")
    crystals.state.points[BLUE * 4] = 3
    assert tied(crystals.crystals(BLUE, 1)) == (BLUE,)

    cubes = scene(seats=2).cubes(GREEN, "mine")
    cubes.state.points[BLUE * 4] = 1
    assert tied(cubes) == (GREEN,)


def test_r248_a_crystal_that_the_last_delivery_earns_counts() -> None:
    """A contract comes closer to a mission; its Crystal is pending until all have delivered."""
    made = scene(seats=2).missions(MI9=2).contract(BLUE, "EC07").stock(BLUE, mineral=2)
    made.state.delivered[number("contract", "EC07") * len(ITEMS)] = 2
    state = over(made)
    drive(state, "put mineral EC07", "put mineral EC07")

    assert state.outcome is not None
    assert (state.depot[BLUE], state.pending[BLUE]) == (1, 0)


def test_t68_who_is_tied_in_everything_shares_the_victory() -> None:
    state = over(scene(seats=2))

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.ranks) == ((BLUE, GREEN), (1, 1))
    assert state.outcome.reason == "shared-victory"


def test_r305_r306_a_level_in_the_last_round_changes_no_end() -> None:
    state = triggered()
    state.level = 4
    raise_colony(state)

    assert state.level == 5
    assert state.remaining == 0
    assert points(state, BLUE) == 0


def test_r307_nothing_is_taken_back_behind_a_reveal() -> None:
    state = scene().display("BP01").turn(BLUE)
    before = state.barrier
    drive(state, "act control-center", "stop")
    assert state.barrier == before
    state.reveal()

    assert state.barrier == state.moves


def test_r325_a_limit_of_rounds_ends_every_game() -> None:
    for seats in GAME.seats:
        state = GAME.new(seats, 3, {"round_limit": 6})
        chance = random.Random(seats)
        while not state.over:
            seat = state.deciding[0]
            answers = state.decision(seat).options
            state.apply(seat, answers[chance.randrange(len(answers))])

        assert state.to_dict()["round"] <= 6
