"""What Lacerda chooses, row by row of his tables (specification 4.4.5 to 4.4.12)."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.core.cause import CAUSES
from areopolis.core.rng import Rng
from areopolis.games.on_mars.data.constants import DISPLAY_ROW, TECH_KINDS
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.constructing import Construct
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.gaining import BuyColonist
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.shuttle import DecideJourney
from areopolis.games.on_mars.rules.travelling import ExploreMars
from areopolis.games.on_mars.rules.turn_order import take_space
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, listen, question
from kit.on_mars import (
    BLUE,
    LACERDA,
    Scene,
    building,
    compensated,
    number,
    on_ground,
    piece,
    scene,
)

HIM = CAUSES[LACERDA]


def solo() -> Scene:
    """Begin a solo scene; he has no Crystal."""
    made = scene(seats=1)
    made.state.bots_left[LACERDA] = 3
    return made


def does(made: Scene, effect: ColonyEffect[Any], seed: int = 0) -> OnMarsState:
    """Return the state after he has done what an effect gives him."""
    state = made.turn(BLUE)
    state.rng = Rng(seed)
    give(state, HIM, (effect,))
    state.advance()
    return state


def cards(state: OnMarsState) -> list[str]:
    """Return the Blueprints that he has taken."""
    names = state.vocabulary.names["card"]
    return [names[card] for card, owner in enumerate(state.card_owner) if owner == LACERDA]


# Orbit.


def test_he_takes_a_blueprint_of_a_kind_that_his_scientists_score() -> None:
    made = solo().display("BP01", "BP03", "BP02").scientist(LACERDA, "geologist")

    assert cards(does(made, TakeBlueprints(1))) == ["BP03"]


def test_without_one_he_takes_the_leftmost_of_the_fuller_row() -> None:
    made = solo().display("BP01", "BP02")
    made.state.display[1:4] = [number("card", name) for name in ("BP15", "BP13", "BP14")]

    assert cards(does(made, TakeBlueprints(1))) == ["BP15"]


def test_of_rows_as_full_he_takes_the_bottom_one() -> None:
    made = solo().display("BP02", "BP01")
    made.state.display[0:2] = [number("card", name) for name in ("BP13", "BP14")]

    assert cards(does(made, TakeBlueprints(1))) == ["BP02"]


def test_only_rows_with_a_candidate_count() -> None:
    made = solo().display("BP01", "BP02", "BP11").scientist(LACERDA, "geologist")
    made.state.display[5] = number("card", "BP15")
    assert made.state.display[DISPLAY_ROW] == number("card", "BP01")

    assert cards(does(made, TakeBlueprints(1))) == ["BP15"]


def test_a_shelter_blueprint_gives_him_a_crystal() -> None:
    state = does(solo().display("BP11"), TakeBlueprints(1))

    assert state.pending[LACERDA] == 1


def test_he_learns_no_kind_that_he_has() -> None:
    made = solo().grid(B1="mine", B2="rover", M1="ship").tech(LACERDA, "mine", "L3a")
    state = does(made.tech(LACERDA, "rover", "L3b"), TakeTechs(1))

    assert state.lab[LACERDA * TECH_KINDS + number("tech", "ship")] == number("lab", "L1a")


def test_the_lower_space_of_column_1_is_his_second_choice() -> None:
    made = solo().grid(B1="rover").tech(LACERDA, "mine", "L1a")
    state = does(made, TakeTechs(1))

    assert state.lab[LACERDA * TECH_KINDS + number("tech", "rover")] == number("lab", "L1b")
    # That space gives a Crystal.
    assert state.pending[LACERDA] == 1


def test_he_develops_the_most_and_then_the_least_developed_tile() -> None:
    made = solo().no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L4a")
    made.tech(LACERDA, "rover", "L3b").tech(LACERDA, "ship", "L2c")
    state = does(made, Develop(2))

    levels = [state.tech_level(LACERDA, number("tech", one)) for one in ("mine", "rover", "ship")]
    # The least developed one is blocked by the Rover tile.
    assert levels == [5, 4, 2]


def test_of_tiles_as_developed_the_lower_one_moves() -> None:
    made = solo().no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L4a")
    made.tech(LACERDA, "rover", "L4c").tech(LACERDA, "ship", "L5a")
    state = does(made, Develop(2))

    # The Ship tile goes to L6 as the most developed; of the others the lower one moves.
    levels = [state.tech_level(LACERDA, number("tech", one)) for one in ("mine", "rover", "ship")]
    assert levels == [4, 5, 6]


def test_he_prefers_a_blueprint_where_he_can_upgrade_nothing() -> None:
    made = solo().no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L4b").display("BP11")
    state = does(made, Develop(2))

    assert cards(state) == ["BP11"]


def test_a_crystal_that_he_cannot_store_he_passes_over() -> None:
    made = solo().crystals(LACERDA, 3)
    made.state.warehouse = [2, 0, 1, 2, 0]
    state = does(made, TakeItems(2))

    # Two Plants there, then one of each: Water is the leftmost.
    assert state.warehouse == [2, 0, 0, 1, 0]
    assert (state.depot[LACERDA], state.pending[LACERDA]) == (3, 0)


# Colony.


def test_he_builds_the_largest_complex_with_his_own_tile_if_it_is_enough() -> None:
    made = solo().build("mine", "1,-1").tech(LACERDA, "mine", "L2a").tech(BLUE, "mine", "L4a")
    state = does(made, Construct(number("building", "mine")))

    assert max(state.complex_size) == 3
    assert compensated(state) == []


def test_he_uses_your_tile_where_his_is_not_enough() -> None:
    made = solo().build("mine", "1,-1").tech(LACERDA, "mine", "L1a").tech(BLUE, "mine", "L2a")
    state = does(made, Construct(number("building", "mine")))

    assert max(state.complex_size) == 3
    assert compensated(state) == [(BLUE, "mine")]


def test_he_spares_tiles_that_he_could_collect() -> None:
    free = "-1,1"
    tiles = {"DT07": "1,-1", "DT06": "0,-1", "DT01": "1,0", "DT05": "0,1", "DT08": "-1,0"}
    for seed in range(6):
        made = solo().bare("0,-1", "0,1").tech(LACERDA, "mine", "L1a").display("BP01")
        made.grid(B1="rover").warehouse(1).ground(**tiles)
        state = does(made, Construct(number("building", "mine")), seed)

        assert building(state, free) == "mine"


def test_a_depicted_kind_leaves_his_sequence_where_it_is() -> None:
    made = solo().build("generator", "2,1")
    state = does(made, Construct(number("building", "generator")))

    assert state.building.count(number("building", "generator")) == 2
    assert state.sequence == number("building", "mine")


def test_his_upgrades_begin_with_what_his_scientists_score() -> None:
    made = solo().build("mine", "3,0", "3,1", "3,2").build("generator", "-3,0")
    made.blueprints(LACERDA, "BP01", "BP03", "BP13").scientist(LACERDA, "geologist")
    state = does(made, UpgradeBuildings(1))

    # The Geologist scores Generators.
    assert piece(state, "-3,0") == "green advanced"


def test_then_come_those_of_level_3_and_the_lowest_number() -> None:
    made = solo().build("mine", "3,0", "3,1", "3,2")
    made.blueprints(LACERDA, "BP01", "BP02", "BP13", "BP14")
    state = does(made, UpgradeBuildings(3))

    built = [n for n in ("BP01", "BP02", "BP13", "BP14") if state.built_at[number("card", n)] != -1]
    assert built == ["BP01", "BP13", "BP14"]
    # Level 1 stands outside of large complexes where it can.
    assert state.built_at[number("card", "BP01")] == state.rules.map.mine


def test_he_prefers_a_mine_without_his_own_miner() -> None:
    for seed in range(6):
        made = solo().build("mine", "3,0").blueprints(LACERDA, "BP01")
        made.state.put_piece(LACERDA, 2, number("hex", "3,0"))
        state = does(made, UpgradeBuildings(1), seed)

        assert piece(state, "0,0") == "green advanced"


@pytest.mark.parametrize(
    ("his", "yours", "count", "used"),
    [
        ("L1a", "L2a", 3, [(BLUE, "upgrade")]),
        ("L2a", "L4a", 3, []),
        ("L1a", "L1b", 2, []),
    ],
)
def test_an_upgrade_tech_lets_him_build_as_many_as_it_allows(
    his: str, yours: str, count: int, used: list[tuple[int, str]]
) -> None:
    """His own tile serves if it allows as many as yours; he can build three Blueprints."""
    made = solo().build("mine", "3,0").build("generator", "-3,0")
    made.blueprints(LACERDA, "BP01", "BP02", "BP03", "BP05")
    made.tech(LACERDA, "upgrade", his).tech(BLUE, "upgrade", yours)
    state = does(made, UpgradeBuildings(1, tech=1))

    assert len(state.advanced_of(LACERDA)) == count
    assert compensated(state) == used


def test_for_one_upgrade_he_uses_no_tile() -> None:
    made = solo().blueprints(LACERDA, "BP01").tech(BLUE, "upgrade", "L2a")
    state = does(made, UpgradeBuildings(1, tech=1))

    assert len(state.advanced_of(LACERDA)) == 1
    assert compensated(state) == []


def test_he_hires_who_could_score_most_blueprints_of_both() -> None:
    """The Geologist scores Generators, the Systems Engineer Mines."""
    made = solo().science("geologist", "systems-engineer").contracts_left("EC01")
    made.blueprints(BLUE, "BP03").blueprints(LACERDA, "BP01", "BP02")
    state = does(made, Hire(1, 1))

    assert state.scientist_owner[number("scientist", "systems-engineer")] == LACERDA


def test_without_scientists_left_he_takes_a_contract() -> None:
    state = does(solo().science("EC07", "EC12"), Hire(1, 1))

    assert state.contract_owner.count(LACERDA) == 1


def test_a_contract_that_he_takes_is_completed_at_once() -> None:
    state = does(solo().missions(MI9=2).science("EC07"), Hire(1, 1))

    assert state.mission_left[0] == 1
    assert state.pending[LACERDA] == 1


# His Rover.


def test_his_rover_goes_to_the_nearest_tile_of_use() -> None:
    made = solo().ground(DT15="0,2", DT07="-2,0", research_B="3,0")
    state = does(made, BuyColonist())

    # Resources are of no use to him.
    assert piece(state, "-2,0") == "green rover"
    assert state.pending[LACERDA] == 3


def test_his_rover_spends_no_more_crystals_than_it_needs() -> None:
    made = solo().ground(DT07="-3,0").crystals(LACERDA, 3)
    state = does(made, BuyColonist())

    assert piece(state, "-3,0") == "green rover"
    assert state.depot[LACERDA] == 2


def test_his_rover_spends_none_if_it_does_not_arrive() -> None:
    made = solo().ground(DT07="-5,0", crystal="-1,0").crystals(LACERDA, 2)
    state = does(made, BuyColonist())

    assert state.depot[LACERDA] == 2
    assert piece(state, "-2,0") == "green rover"
    # On the way lay a Crystal.
    assert state.pending[LACERDA] == 1


def test_the_best_rover_tech_in_play_is_always_used() -> None:
    made = solo().ground(DT07="-1,0").tech(BLUE, "rover", "L3a").tech(LACERDA, "rover", "L1a")
    state = does(made, BuyColonist())

    assert compensated(state) == [(BLUE, "rover")]


def test_of_tiles_as_good_he_uses_his_own() -> None:
    made = solo().ground(DT07="-1,0").tech(BLUE, "rover", "L1a").tech(LACERDA, "rover", "L1b")
    state = does(made, BuyColonist())

    assert compensated(state) == []


def test_no_tile_under_another_piece_is_a_target() -> None:
    made = solo().ground(DT07="-1,0", DT06="0,3").bot(BLUE, "-1,0").warehouse(1)
    state = does(made, BuyColonist())

    assert on_ground(state, "-1,0") == "DT07"
    # Two hexes on the way to the other tile.
    assert piece(state, "0,2") == "green rover"


def test_without_a_target_his_rover_stays_off_the_map() -> None:
    state = does(solo().ground(DT15="0,2"), BuyColonist())

    assert state.rover[LACERDA] == -1


# Journeys.


def test_he_explores_with_the_left_tile_far_from_your_rover() -> None:
    farthest = set()
    for seed in range(20):
        made = solo().exploration("DT07", "DT01", "DT02").rover(BLUE, "0,3")
        state = does(made, ExploreMars(), seed)
        farthest.add(state.vocabulary.names["hex"][state.ground.index(number("ground", "DT07"))])

    # Of the hexes three steps from 0,0 these lie six steps from 0,3.
    assert farthest <= {"0,-3", "1,-3", "2,-3", "3,-3", "-1,-2", "-2,-1", "-3,0"}
    assert len(farthest) > 1
    assert state.exploration[0] == number("ground", "DT02")


def test_r273_he_stays_where_the_shuttle_does_not_leave_from() -> None:
    made = solo()
    log = listen(made.state)
    state = made.turn(BLUE)
    give(state, HIM, (DecideJourney(0),))
    state.advance()

    assert state.side_of(LACERDA) == 1
    assert log.names() == ["stayed"]


@pytest.mark.parametrize("space", range(8))
def test_the_benefits_of_his_spaces(space: int) -> None:
    made = solo().grid(B1="rover").warehouse(1).display("BP01").ground(DT07="0,2")
    state = made.turn(BLUE)
    take_space(state, HIM, space)
    state.advance()

    assert state.warehouse == ([0, 1, 1, 1, 1] if space in (1, 5, 2) else [1] * 5)
    assert (state.tech_level(LACERDA, number("tech", "rover")) == 1) == (space == 2)
    assert (state.rover[LACERDA] != -1) == (space == 3)
    assert state.sequence == (2 if space == 6 else 0)
    assert cards(state) == (["BP01"] if space == 7 else [])


def test_bots_are_his_sequence() -> None:
    made = solo()
    made.state.sequence = number("building", "oxygen-condenser")

    assert does(made, Move(bots=2)).sequence == number("building", "generator")


def test_r322_a_tile_of_his_that_you_use_is_developed_at_the_end_of_your_turn() -> None:
    made = solo().bot(BLUE, "-1,0").no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L2a")
    state = made.turn(BLUE)
    drive(state, "act construct", "build mine", "at -1,0", "at -2,0")
    assert compensated(state) == [(LACERDA, "mine")]
    assert question(state) == (BLUE, "take-turn")

    state.solo_deck = [0]
    drive(state, "end")

    assert state.tech_level(LACERDA, number("tech", "mine")) == 3


def test_r271_with_two_levels_at_once_he_builds_and_welcomes_twice() -> None:
    made = solo().level(1, 3, 3, 3, 3)
    made.state.blueprint_deck = list(range(12))
    state = made.turn(BLUE)
    state.solo_deck = [0]
    drive(state, "act control-center", "stop", "end")
    while state.level < 3 or question(state)[1] == "displace":
        drive(state, state.decision(BLUE).options[0].text)

    assert state.shelters[LACERDA] == 3
    assert state.hangar[LACERDA] == 2
    assert state.bots_left[LACERDA] == 1
    # The Ships of the lowest spaces leave first.
    assert state.ships[LACERDA] == 0b11100


def test_the_fourth_level_brings_no_bot() -> None:
    state = solo().turn(BLUE)
    for _ in range(4):
        state.rules.lacerda.take_bot(state, LACERDA)

    assert state.bots_left[LACERDA] == 0
