"""Worked scenarios: technology (specification 7.2)."""

from areopolis.games.on_mars.data.constants import ROVER_TECH, TECH_KINDS
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.scoring import tech_points
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, options, question, reasons
from kit.on_mars import BLUE, GREEN, compensated, number, scene, stored


def space_of(state: OnMarsState, seat: int, tech: str) -> str:
    """Return the space of a Tech tile in the laboratory of *seat*."""
    space = state.lab[seat * TECH_KINDS + number("tech", tech)]
    return state.rules.lab.names[space]


def test_t11_a_tile_of_the_middle_row_costs_a_battery() -> None:
    state = scene().in_orbit(BLUE).grid(M1="water-extractor").stock(BLUE, battery=1).turn(BLUE)

    drive(state, "act learn-technology", "learn M1", "lab L1b")

    assert stored(state, BLUE, "battery") == 0
    assert state.pending[BLUE] == 1
    assert space_of(state, BLUE, "water-extractor") == "L1b"


def test_t12_what_a_development_gives_pays_for_the_next() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .no_tech(BLUE, "shelter")
        .tech(BLUE, "water-extractor", "L2b")
        .tech(BLUE, "generator", "L4b")
        .stock(BLUE, oxygen=1, plant=1)
        .display("BP01")
        .turn(BLUE)
    )

    drive(state, "act research-and-development", "develop water-extractor L3a")
    assert stored(state, BLUE, "oxygen") == 0
    assert stored(state, BLUE, "mineral") == 1
    drive(state, "develop generator L5b")
    assert question(state) == (BLUE, "take-blueprint")
    drive(state, "take BP01", "stop")

    assert stored(state, BLUE, "plant") == 0
    # The Mineral went for Oxygen; Blueprint 1 gives another.
    assert stored(state, BLUE, "mineral") == 1


def test_t13_a_tile_whose_next_space_is_taken_cannot_move() -> None:
    state = (
        scene()
        .tech(BLUE, "mine", "L4a")
        .tech(BLUE, "rover", "L5a")
        .stock(BLUE, oxygen=2, mineral=2)
        .doing(Develop(1))
    )

    assert "develop mine L5a" not in options(state)
    assert reasons(state, "develop mine L5a") == ["not-next-in-lab"]


def test_t14_with_column_1_full_nothing_is_learned() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .grid(B1="mine")
        .tech(BLUE, "rover", "L1a")
        .tech(BLUE, "ship", "L1b")
        .turn(BLUE)
    )

    assert reasons(state, "act learn-technology") == ["no-lab-space"]


def test_t15_nobody_learns_a_kind_twice() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .grid(B1="greenhouse", B2="rover")
        .tech(BLUE, "greenhouse", "L3a")
        .turn(BLUE)
    )

    drive(state, "act learn-technology")

    assert options(state) == ["learn B2"]
    assert reasons(state, "learn B1") == ["tech-owned"]


def using_the_rover_tech_of_green(space: str, oxygen: int) -> OnMarsState:
    state = (
        scene()
        .rover(BLUE, "0,1")
        .tech(GREEN, "rover", space)
        .stock(GREEN, oxygen=oxygen)
        .turn(BLUE)
    )
    drive(state, "act control-center", "tech green")
    return state


def test_t16_the_owner_of_a_used_tile_is_compensated() -> None:
    state = using_the_rover_tech_of_green("L3a", oxygen=1)
    assert compensated(state) == [(GREEN, "rover")]
    drive(state, "rover")
    farthest = max(
        [
            state.rules.map.apart[state.rover[BLUE]][number("hex", text.split()[1])]
            for text in options(state)
        ]
    )
    assert farthest == 2 + 3

    drive(state, "to 0,2", "stop", "end")
    assert question(state) == (GREEN, "compensate")
    twin = state.clone()
    drive(twin, "develop rover L4a")
    drive(state, "keep oxygen")

    assert space_of(twin, GREEN, "rover") == "L4a"
    assert stored(twin, GREEN, "oxygen") == 1
    assert stored(state, GREEN, "oxygen") == 2


def test_t17_a_tile_at_the_top_leaves_only_the_oxygen() -> None:
    state = using_the_rover_tech_of_green("L6", oxygen=1)

    drive(state, "rover", "to 0,2", "stop", "end")

    assert stored(state, GREEN, "oxygen") == 2
    assert state.lab[GREEN * TECH_KINDS + ROVER_TECH] == number("lab", "L6")


def test_t18_without_room_the_oxygen_is_lost() -> None:
    state = using_the_rover_tech_of_green("L6", oxygen=2)

    drive(state, "rover", "to 0,2", "stop", "end")

    assert stored(state, GREEN, "oxygen") == 2


def test_t19_a_private_goal_pays_the_crystal_of_the_last_column() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .no_tech(BLUE, "shelter")
        .tech(BLUE, "mine", "L5b")
        .stock(BLUE, oxygen=1)
        .goals(BLUE, "PG08")
        .turn(BLUE)
    )

    drive(state, "act research-and-development", "develop mine L6")

    assert stored(state, BLUE, "oxygen") == 0
    assert state.goals[BLUE] == ()
    assert space_of(state, BLUE, "mine") == "L6"


def test_t20_tiles_score_by_their_level() -> None:
    state = (
        scene()
        .no_tech(BLUE, "shelter")
        .tech(BLUE, "mine", "L1a")
        .tech(BLUE, "rover", "L4a")
        .tech(BLUE, "ship", "L4b")
        .tech(BLUE, "upgrade", "L6")
        .turn(BLUE)
    )

    assert tech_points(state, BLUE) == 1 + 4 + 4 + 9


def test_t84_boosts_develop_one_tile_four_times() -> None:
    state = (
        scene()
        .in_orbit(BLUE)
        .no_tech(BLUE, "shelter")
        .shelter(BLUE, "0,-3")
        .tech(BLUE, "mine", "L1a")
        .stock(BLUE, oxygen=3, plant=2)
        .turn(BLUE)
    )

    drive(state, "act research-and-development", "develop mine L2a", "pay plant")
    drive(state, "develop mine L3a")
    drive(state, "develop mine L4a", "pay oxygen")
    # The Mineral of level 3 pays for what Oxygen and Plants do not.
    drive(state, "develop mine L5a", "pay plant oxygen")

    assert space_of(state, BLUE, "mine") == "L5a"
    assert state.working[BLUE] == 2
    assert [stored(state, BLUE, one) for one in ("oxygen", "plant", "mineral")] == [0, 0, 1]
