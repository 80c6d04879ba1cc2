"""Rulings: technologies (specification 6.3)."""

from areopolis.core.cause import CAUSES
from areopolis.games.on_mars.data.constants import TECH_KINDS
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.techs import Compensate
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, options, question, reasons
from kit.on_mars import BLUE, GREEN, number, scene, stored


def level(state: OnMarsState, seat: int, tech: str) -> int:
    """Return the level of a Tech tile of *seat*."""
    return state.tech_level(seat, number("tech", tech))


def compensating(state: OnMarsState, tech: str, times: int = 1) -> OnMarsState:
    """Let GREEN be compensated for its tile in the turn of BLUE."""
    for _ in range(times):
        state.push_one(CAUSES[GREEN], Compensate(number("tech", tech)))
    state.advance()
    return state


def test_r034_a_blocked_tile_leaves_the_oxygen() -> None:
    state = scene().tech(GREEN, "mine", "L4a").tech(GREEN, "ship", "L5a").turn(BLUE)

    compensating(state, "mine")

    assert stored(state, GREEN, "oxygen") == 1


def test_r036_r318_two_uses_are_two_compensations_one_after_the_other() -> None:
    state = scene().no_tech(GREEN, "shelter").tech(GREEN, "mine", "L2a").turn(BLUE)
    compensating(state, "mine", times=2)

    drive(state, "develop mine L3a")
    assert options(state) == ["develop mine L4a", "develop mine L4b", "keep oxygen"]
    drive(state, "develop mine L4b")

    assert level(state, GREEN, "mine") == 4


def test_r038_a_free_development_costs_not_even_the_crystal() -> None:
    state = scene().tech(GREEN, "mine", "L5a").turn(BLUE)
    compensating(state, "mine")

    drive(state, "develop mine L6")

    assert level(state, GREEN, "mine") == 6


def test_r039_the_owner_takes_the_benefit_on_the_foreign_turn() -> None:
    state = scene().no_tech(GREEN, "shelter").tech(GREEN, "mine", "L2a").turn(BLUE)
    compensating(state, "mine")

    drive(state, "develop mine L3a")

    assert stored(state, GREEN, "mineral") == 1
    assert state.current == BLUE


def test_r040_the_owner_may_send_colonists_on_the_foreign_turn() -> None:
    state = scene().tech(GREEN, "mine", "L4c").display("BP01", "BP02").turn(BLUE)
    compensating(state, "mine")

    drive(state, "develop mine L5b", "take BP01")
    assert question(state) == (GREEN, "take-more-blueprints")
    drive(state, "take BP02")

    assert state.working[GREEN] == 1


def test_r041_r042_a_tile_moves_to_an_adjacent_space_of_the_next_column() -> None:
    state = scene().no_tech(BLUE, "shelter").tech(BLUE, "mine", "L2a").doing(Develop(1, free=1))

    assert options(state) == ["develop mine L3a"]
    for space in ("L1a", "L2b", "L3b", "L4a"):
        assert reasons(state, f"develop mine {space}") == ["not-next-in-lab"]


def test_r043_nobody_has_two_tiles_of_a_kind() -> None:
    state = scene().grid(B1="mine", M1="mine").stock(BLUE, battery=1).doing(TakeTechs(2, may=1))

    drive(state, "learn B1", "lab L1b")

    assert question(state) == (BLUE, "take-turn")


def test_r044_with_one_space_free_there_is_no_second_tile() -> None:
    state = scene().in_orbit(BLUE).grid(B1="mine", B2="rover").tech(BLUE, "ship", "L1a").turn(BLUE)

    drive(state, "act learn-technology", "learn B1")

    assert question(state) == (BLUE, "take-turn")
    assert state.working[BLUE] == 0


def test_r045_a_tile_taken_by_any_effect_takes_the_benefit_of_its_space() -> None:
    state = scene().grid(B1="mine").doing(TakeTechs(1, may=1))

    drive(state, "learn B1", "lab L1b")

    assert state.pending[BLUE] == 1


def test_r047_legality_is_checked_before_a_tile_is_used() -> None:
    state = scene().bot(BLUE, "-2,0").tech(GREEN, "mine", "L1a").stock(BLUE, oxygen=1).turn(BLUE)

    drive(state, "act construct", "build mine")

    assert state.compensations == ()
    assert "at -1,0" in options(state)


def test_r317_the_oxygen_of_a_compensation_pays_for_nothing_before_the_decision() -> None:
    state = scene().no_tech(GREEN, "shelter").tech(GREEN, "mine", "L2a").turn(BLUE)
    compensating(state, "mine")

    assert stored(state, GREEN, "oxygen") == 0
    drive(state, "develop mine L3a")
    assert stored(state, GREEN, "oxygen") == 0


def test_r319_a_tile_may_go_where_its_benefit_is_of_no_use() -> None:
    state = scene().tech(GREEN, "mine", "L4a").turn(BLUE)
    compensating(state, "mine")

    drive(state, "develop mine L5a")

    assert question(state) == (BLUE, "take-turn")
    assert level(state, GREEN, "mine") == 5


def test_r285_shelter_tech_is_a_tile_like_the_others() -> None:
    state = scene().turn(BLUE)

    assert state.techs_of(BLUE) == [number("tech", "shelter")]
    assert state.lab[BLUE * TECH_KINDS + number("tech", "shelter")] == number("lab", "L2b")


def test_a_compensation_that_joins_later_waits_behind_the_others() -> None:
    """Green's upgrade uses a tile of blue; green's own second compensation was there before."""
    state = (
        scene()
        .no_tech(GREEN, "shelter")
        .tech(GREEN, "mine", "L4a")
        .tech(GREEN, "rover", "L2a")
        .tech(BLUE, "upgrade", "L1a")
        .blueprints(GREEN, "BP01", "BP05")
        .build("water-extractor", "1,-1")
        .bot(GREEN, "2,-1")
        .bot(GREEN, "-1,0")
        .stock(GREEN, mineral=2)
        .turn(BLUE)
    )
    state.compensations = tuple(
        [GREEN * TECH_KINDS + number("tech", tech) for tech in ("mine", "rover")]
    )
    drive(state, "act control-center", "stop", "end")

    drive(state, "develop mine L5a", "upgrade BP01 0,0", "tech blue", "upgrade BP05 1,-1")
    assert question(state) == (GREEN, "compensate")
    drive(state, "keep oxygen")

    assert question(state) == (BLUE, "compensate")
