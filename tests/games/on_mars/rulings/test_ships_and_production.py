"""Rulings: welcoming Ships, Ship Tech, production (specification 6.8, 6.9, 6.12)."""

from areopolis.games.on_mars.rules.producing import Produce, ProduceAgain
from areopolis.games.on_mars.rules.welcoming import WelcomeShips
from kit import drive, options, question, reasons
from kit.on_mars import (
    BLUE,
    GREEN,
    Scene,
    colonists,
    compensated,
    hexagon,
    piece,
    scene,
    stored,
)


def with_cargo(seats: int = 3, **chosen: str) -> Scene:
    """Begin a scene in which blue can pay for three Ships."""
    here = scene(seats, **chosen).shelter(BLUE, "5,-5", "-5,5")
    return here.stock(BLUE, plant=3, water=3)


def test_r170_no_more_ships_than_levels() -> None:
    state = with_cargo().ships(BLUE, 1, 2, 3, 4, hangar=0).turn()

    assert reasons(state, "act welcome-ship") == ["ship-limit"]


def test_r171_any_ship_of_the_depot_may_come() -> None:
    state = with_cargo().ships(BLUE, 1, 3, 4, 5, hangar=1).level(2).turn()

    drive(state, "act welcome-ship")

    assert options(state) == ["ship 1", "ship 3", "ship 4", "ship 5"]


def test_r172_a_ship_less_is_room_for_a_crystal_more() -> None:
    state = with_cargo().turn()
    assert state.capacity(BLUE) == 3

    drive(state, "act welcome-ship", "ship 5", "crew colonists")

    assert state.capacity(BLUE) == 4


def test_r173_a_free_ship_costs_nothing_but_counts() -> None:
    here = scene().missions(MI4=2)
    state = here.doing(WelcomeShips(1, free=1), WelcomeShips(1, free=1))

    drive(state, "ship 2", "crew bot")

    # The second was beyond the limit.
    assert question(state) == (BLUE, "take-turn")
    assert state.hangar[BLUE] == 1
    assert piece(state, "0,-1") == "blue bot"
    # The Bot counts for the mission.
    assert state.mission_left[0] == 1


def test_a_boost_brings_another_ship() -> None:
    state = with_cargo().level(2).colonists(BLUE, 2).turn()

    drive(state, "act welcome-ship", "ship 1", "crew colonists")
    assert question(state) == (BLUE, "welcome-more-ships")
    drive(state, "ship 2", "crew colonists")

    assert state.hangar[BLUE] == 2
    assert (state.quarters[BLUE], state.working[BLUE]) == (2 + 4 - 1, 1)
    assert stored(state, BLUE, "plant") == 1


def test_r282_colonists_of_this_turn_do_not_boost() -> None:
    here = with_cargo().level(3).colonists(BLUE, 1)
    state = here.turn()
    drive(state, "act welcome-ship", "ship 1", "crew colonists", "ship 2", "crew colonists")
    # One boosted, the four who came may not.
    assert question(state) == (BLUE, "take-turn")
    assert state.quarters[BLUE] == 4


def test_r282_who_came_in_an_earlier_turn_may_boost() -> None:
    state = with_cargo().level(3).colonists(BLUE, 1).turn()
    state.gained = 1
    # The others have had their turns, and nobody can travel.
    state.laid = 0b110
    drive(state, "act control-center", "stop", "end")
    assert (state.round, question(state)) == (2, (BLUE, "take-turn"))

    drive(state, "act welcome-ship", "ship 1", "crew colonists")

    assert question(state) == (BLUE, "welcome-more-ships")


def test_r282_nor_those_of_a_private_ship_before() -> None:
    here = with_cargo().build("water-extractor", "0,2").advanced(BLUE, "BP05", "0,2")
    state = here.level(3).colonists(BLUE, 0).crystals(BLUE, depot=2).turn()

    drive(state, "use BP05", "ship 1", "crew colonists")
    assert state.quarters[BLUE] == 3
    drive(state, "act welcome-ship", "ship 2", "crew colonists")

    assert question(state) == (BLUE, "take-turn")
    assert state.hangar[BLUE] == 2


def test_r154_r310_a_private_ship_brings_one_more_within_the_limit() -> None:
    here = with_cargo().missions(MI4=2).colonists(BLUE, 2)
    state = here.doing(WelcomeShips(1, private=1, teal=1))

    drive(state, "ship 1", "crew bot", "at 0,-1")

    assert question(state) == (BLUE, "take-turn")
    assert state.quarters[BLUE] == 4
    assert state.bots[BLUE] == (hexagon("0,-1"),)
    assert state.mission_left[0] == 1
    assert state.pending[BLUE] == 2


def test_r283_what_is_missing_is_not_gained() -> None:
    here = with_cargo().colonists(BLUE, 7)
    state = here.turn()

    drive(state, "act welcome-ship", "ship 1", "crew colonists")

    assert (state.quarters[BLUE], state.supply[BLUE]) == (8, 4)
    assert colonists(state, BLUE) == 12


def test_r283_without_anybody_left_both_crews_can_be_taken() -> None:
    here = with_cargo().colonists(BLUE, 4, working=8)
    state = here.turn()

    drive(state, "act welcome-ship", "ship 1")
    assert options(state) == ["crew colonists", "crew bot"]
    drive(state, "crew colonists")

    assert (state.quarters[BLUE], state.supply[BLUE]) == (4, 0)


def test_r284_without_a_bot_left_only_colonists_come() -> None:
    here = with_cargo().bot(BLUE, "3,0", "3,1", "3,2", "2,2")
    state = here.turn()

    drive(state, "act welcome-ship", "ship 1")

    assert question(state) == (BLUE, "take-turn")
    assert state.quarters[BLUE] == 5


def test_r330_one_tile_for_all_ships_of_the_action() -> None:
    here = with_cargo().level(2).colonists(BLUE, 1).tech(GREEN, "ship", "L2a")
    here.tech(BLUE, "ship", "L1a")
    state = here.turn()

    drive(
        state, "act welcome-ship", "ship 1", "crew bot", "at 0,-1", "ship 2", "crew bot", "at 5,-5"
    )
    assert options(state) == ["tech blue", "tech green", "stop"]
    drive(state, "tech green", "bring 1")

    assert question(state) == (BLUE, "take-turn")
    assert compensated(state) == [(GREEN, "ship")]
    assert state.quarters[BLUE] == 1 - 1 + 2 + 1


def test_r330_who_stops_may_use_the_tile_as_well() -> None:
    here = with_cargo().level(2).colonists(BLUE, 1).tech(BLUE, "ship", "L1a")
    state = here.turn()

    drive(state, "act welcome-ship", "ship 1", "crew bot", "at 0,-1", "stop", "tech blue")

    assert state.quarters[BLUE] == 3


def test_r330_a_private_or_free_ship_uses_no_tile() -> None:
    here = with_cargo().level(2).tech(BLUE, "ship", "L3a")
    state = here.doing(WelcomeShips(1, private=1), WelcomeShips(1, free=1))

    drive(state, "ship 1", "crew colonists", "ship 2", "crew colonists")

    assert question(state) == (BLUE, "take-turn")


def test_r330_the_tile_can_raise_the_limit() -> None:
    here = with_cargo(ship_tech="raise_limit").ships(BLUE, 1, 2, 3, 4, hangar=1)
    here.tech(GREEN, "ship", "L1a").colonists(BLUE, 2)
    state = here.turn()

    drive(state, "act welcome-ship")
    assert options(state) == ["tech green"]
    drive(state, "tech green")
    assert options(state) == ["ship 1", "ship 2", "ship 3", "ship 4"]
    drive(state, "ship 1", "crew colonists")

    # Level 1 and a tile of level 1: two Ships in all.
    assert question(state) == (BLUE, "take-turn")
    assert compensated(state) == [(GREEN, "ship")]


def test_r330_below_the_limit_the_tile_waits_for_the_ship_that_needs_it() -> None:
    here = with_cargo(ship_tech="raise_limit").tech(GREEN, "ship", "L2a").colonists(BLUE, 2)
    state = here.turn()

    drive(state, "act welcome-ship")
    assert "tech green" not in options(state)
    drive(state, "ship 1", "crew colonists")
    assert options(state) == ["tech green", "stop"]
    drive(state, "tech green", "ship 2", "crew colonists", "ship 3", "crew colonists")

    assert question(state) == (BLUE, "take-turn")
    assert state.working[BLUE] == 2
    assert state.hangar[BLUE] == 3


def test_r330_a_saved_game_remembers_how_far_the_limit_is_raised() -> None:
    here = with_cargo(ship_tech="raise_limit").tech(GREEN, "ship", "L2a").colonists(BLUE, 2)
    state = here.turn()

    drive(state, "act welcome-ship", "ship 1", "crew colonists", "tech green")
    # All that a document says of it is that a tile was used.
    assert state.to_dict()["stack"][-1]["raised"] is True
    assert state.stack[-1][0].values()[-1] == 1

    drive(state, "ship 2", "crew colonists", "ship 3", "crew colonists")
    assert state.hangar[BLUE] == 3


def test_r330_raising_the_limit_needs_a_colonist_for_a_further_ship() -> None:
    here = with_cargo(ship_tech="raise_limit").tech(GREEN, "ship", "L2a").colonists(BLUE, 0)
    state = here.turn()

    drive(state, "act welcome-ship", "ship 1", "crew colonists")

    assert question(state) == (BLUE, "take-turn")


# Production.


def test_t60_r188_everything_produces_on_the_way_to_orbit() -> None:
    here = scene().build("generator", "0,2").advanced(BLUE, "BP03", "0,2").miner(BLUE, "0,0")
    state = here.advanced(BLUE, "BP11", "0,-1").doing(Produce())

    assert stored(state, BLUE, "mineral") == 1
    assert stored(state, BLUE, "battery") == 1
    assert state.pending[BLUE] == 1
    assert piece(state, "0,0") == "blue miner"


def test_r008_what_does_not_fit_is_lost() -> None:
    here = scene().build("mine", "3,0", "3,2").miner(BLUE, "0,0", "3,0", "3,2")
    state = here.stock(BLUE, mineral=1).doing(Produce())

    assert stored(state, BLUE, "mineral") == 2


def test_t88_automated_production_and_once_more_for_a_colonist() -> None:
    here = scene().build("generator", "0,2").advanced(BLUE, "BP03", "0,2")
    here.build("mine", "3,0").miner(BLUE, "0,0", "3,0").advanced(BLUE, "BP11", "0,-1")
    state = here.shelter(BLUE, "5,-5").crystals(BLUE, depot=2).turn()

    drive(state, "use BP03", "at 3,0", "stop")

    assert stored(state, BLUE, "mineral") == 3
    assert stored(state, BLUE, "battery") == 1
    assert state.pending[BLUE] == 1
    assert state.working[BLUE] == 1


def test_r220_the_same_building_may_produce_again_and_again() -> None:
    here = scene().build("generator", "0,2").advanced(BLUE, "BP03", "0,2")
    state = here.shelter(BLUE, "5,-5", "-5,5").doing(ProduceAgain())

    drive(state, "at 0,2", "at 0,2", "at 0,2")

    assert stored(state, BLUE, "battery") == 4
    assert state.working[BLUE] == 3


def test_r295_full_storage_produces_no_more() -> None:
    here = scene().build("generator", "0,2").advanced(BLUE, "BP03", "0,2")
    state = here.stock(BLUE, battery=1).doing(ProduceAgain())

    assert stored(state, BLUE, "battery") == 2
    # No Colonist need be spent for nothing.
    assert question(state) == (BLUE, "take-turn")


def test_r066_production_that_yields_nothing_is_not_offered() -> None:
    here = scene().build("generator", "0,2").advanced(BLUE, "BP03", "0,2")
    here.crystals(BLUE, depot=2)
    state = here.stock(BLUE, battery=2).turn()

    assert reasons(state, "use BP03") == ["nothing-to-gain"]
