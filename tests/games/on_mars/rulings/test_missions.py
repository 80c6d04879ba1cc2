"""Rulings: missions and contracts that complete themselves (specification 6.7)."""

from areopolis.games.on_mars.data.constants import (
    BLUEPRINT_TAKEN,
    CONTRACT_COMPLETED,
    CRYSTAL,
    DISCOVERY_TAKEN,
)
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.constructing import Construct
from areopolis.games.on_mars.rules.gaining import Gain
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.missions import (
    check_contracts,
    contribute,
    is_contract_done,
    move_remaining,
)
from areopolis.games.on_mars.rules.radar import UseRadar
from areopolis.games.on_mars.rules.status import raise_colony
from kit import drive, question
from kit.on_mars import BLUE, GREEN, number, scene


def test_t42_r157_what_comes_after_completion_gives_nothing() -> None:
    state = scene().in_orbit(BLUE).missions(MI2=2).display("BP01", "BP02", "BP03").turn(BLUE)

    drive(state, "act obtain-blueprint", "take BP01", "take BP02", "take BP03")

    assert state.pending[BLUE] == 2
    assert state.mission_left[0] == 0
    assert state.remaining == 2


def test_t44_r150_a_tile_on_the_radar_is_not_taken_by_a_rover() -> None:
    state = (
        scene()
        .missions(MI5=3)
        .build("generator", "2,0")
        .advanced(BLUE, "BP15", "2,0")
        .exploration("DT07", "DT01")
        .doing(UseRadar(), card="BP15")
    )

    drive(state, "explore left")

    assert state.mission_left[0] == 3
    assert state.discoveries[BLUE] == ()
    assert state.pending[BLUE] == 3


def test_r146_level_4_brings_no_blueprints() -> None:
    state = scene().level(3).display("BP13").turn(BLUE)
    shown = state.display[:]
    raise_colony(state)

    assert state.display == shown


def test_r152_a_blueprint_of_any_effect_counts() -> None:
    state = scene().missions(MI2=3).display("BP01").doing(TakeBlueprints(1))

    drive(state, "take BP01")

    assert state.mission_left[0] == 2


def test_r153_a_tile_of_any_effect_counts() -> None:
    state = scene().missions(MI6=3).grid(B1="mine").doing(TakeTechs(1))

    drive(state, "learn B1", "lab L1a")

    assert state.mission_left[0] == 2


def test_r155_a_scientist_taken_free_counts() -> None:
    state = (
        scene().missions(MI8=3).science("geologist").doing(Hire(scientists=1, contracts=0, free=1))
    )

    drive(state, "hire geologist")

    assert state.mission_left[0] == 2
    assert state.pending[BLUE] == 2


def test_r156_a_delivery_is_complete_with_its_last_item_and_counts_once() -> None:
    state = scene().missions(MI9=2).contract(BLUE, "EC07").stock(BLUE, mineral=2).turn(BLUE)
    state.delivered[number("contract", "EC07") * 6] = 2

    drive(state, "put mineral EC07")
    assert state.mission_left[0] == 2
    drive(state, "put mineral EC07")
    check_contracts(state)

    assert state.mission_left[0] == 1


def test_r156_r327_a_foreign_building_may_complete_an_upgrade_contract() -> None:
    made = (
        scene()
        .missions(MI9=2)
        .build("greenhouse", "2,0", "3,0", "4,0")
        .advanced(GREEN, "BP07", "2,0")
        .contract(GREEN, "EC04")
    )
    state = made.turn(BLUE)
    assert not is_contract_done(state, number("contract", "EC04"))
    made.build("greenhouse", "4,-1")
    check_contracts(state)
    state.advance()

    assert state.mission_left[0] == 1
    assert state.pending[GREEN] == 1


def test_r158_the_marker_may_move_twice_in_a_turn() -> None:
    state = scene().missions(MI2=1, MI5=1).turn(BLUE)
    contribute(state, BLUE, BLUEPRINT_TAKEN)
    contribute(state, BLUE, DISCOVERY_TAKEN)

    assert state.remaining == 1


def test_r159_after_the_end_is_triggered_nothing_moves() -> None:
    state = scene().turn(BLUE)
    for _ in range(5):
        move_remaining(state)

    assert state.remaining == 0


def test_r328_contributions_are_counted_one_by_one() -> None:
    state = scene().missions(MI9=1).turn(BLUE)
    contribute(state, GREEN, CONTRACT_COMPLETED)
    contribute(state, BLUE, CONTRACT_COMPLETED)
    state.advance()

    assert state.pending[GREEN] == 1
    assert state.pending[BLUE] == 0


def test_dt8_the_crystals_of_a_mission_may_go_directly_onto_a_contract() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .missions(MI8=3)
        .contract(BLUE, "EC12")
        .science("geologist")
        .doing(Hire(scientists=1, contracts=0, free=1))
    )

    drive(state, "hire geologist")
    assert question(state) == (BLUE, "deliver-gained")
    drive(state, "deliver EC12")

    assert state.delivered[number("contract", "EC12") * 6 + CRYSTAL] == 1
    assert state.pending[BLUE] == 1


def test_dt8_they_go_there_on_a_foreign_turn_too() -> None:
    """A foreign building completes the upgrade contract of who also delivers Crystals (R-327)."""
    state = (
        scene()
        .missions(MI9=2)
        .build("greenhouse", "2,0", "3,0", "4,0")
        .advanced(GREEN, "BP07", "2,0")
        .contract(GREEN, "EC04")
        .contract(GREEN, "EC12")
        .tech(BLUE, "greenhouse", "L3a")
        .bot(BLUE, "5,0")
        .stock(BLUE, water=1)
        .doing(Construct(number("building", "greenhouse")))
    )

    drive(state, "at 5,-1")
    assert question(state) == (GREEN, "deliver-gained")
    drive(state, "deliver EC12")

    assert state.delivered[number("contract", "EC12") * 6 + CRYSTAL] == 1
    assert state.pending[GREEN] == 0


def test_dt8_nothing_need_go_onto_the_contract() -> None:
    state = scene().missions(MI9=2).contract(BLUE, "EC12").doing(Gain(CRYSTAL, 2))

    assert question(state) == (BLUE, "deliver-gained")
    drive(state, "done")

    assert state.delivered[number("contract", "EC12") * 6 + CRYSTAL] == 0
    assert state.pending[BLUE] == 2
