"""Rulings: Bots and Rovers, and the tiles that they find (specification 6.5)."""

from areopolis.core.effect import Cause
from areopolis.games.on_mars.data.constants import MINE, SHELTER
from areopolis.games.on_mars.rules.constructing import Construct
from areopolis.games.on_mars.rules.moving import Move, MoveByRoverTech
from areopolis.games.on_mars.rules.welcoming import WelcomeShips
from kit import drive, options, question, reasons
from kit.on_mars import (
    BLUE,
    GREEN,
    PURPLE,
    WITH_ARROWS,
    colonists,
    compensated,
    hexagon,
    on_ground,
    piece,
    scene,
    stored,
)


def test_r066_the_control_center_may_be_taken_without_moving() -> None:
    state = scene().bot(BLUE, "-2,0").turn()

    drive(state, "act control-center", "stop")

    assert question(state) == (BLUE, "take-turn")
    assert state.rover[BLUE] == -1


def test_r080_pieces_pass_through_others_but_do_not_stop_there() -> None:
    here = scene().bot(BLUE, "-2,0").bot(GREEN, "-3,0").rover(GREEN, "-2,-1")
    state = here.doing(Move(bots=2))

    drive(state, "bot -2,0")

    assert "to -3,0" not in options(state)
    assert "to -2,-1" not in options(state)
    assert reasons(state, "to -3,0") == ["hex-occupied"]
    # Behind them: two steps away.
    drive(state, "to -4,0")
    assert piece(state, "-4,0") == "blue bot"
    assert piece(state, "-3,0") == "green bot"
    assert question(state) == (BLUE, "take-turn")


def test_r080_miners_and_markers_are_pieces_too() -> None:
    here = scene().bot(BLUE, "-2,0").build("mine", "-3,0").miner(GREEN, "-3,0")
    here.build("generator", "-2,1").advanced(GREEN, "BP03", "-2,1")
    state = here.doing(Move(bots=2))

    drive(state, "bot -2,0")

    assert {"to -3,0", "to -2,1"}.isdisjoint(options(state))


def test_r080_bots_share_their_points() -> None:
    state = scene().bot(BLUE, "-2,0", "3,0").doing(Move(bots=2))

    drive(state, "bot -2,0", "to -3,0", "bot 3,0")
    assert "to 3,1" in options(state)
    assert "to 3,2" not in options(state)
    drive(state, "to 3,1")

    # Nothing is left to move.
    assert question(state) == (BLUE, "take-turn")


def test_r080_a_bot_and_the_rover_swap_in_one_effect() -> None:
    here = scene().bot(BLUE, "3,0").rover(BLUE, "3,1")
    state = here.doing(Move(bots=2, rover=2, tech=1))

    drive(state, "rover", "to 3,0")

    assert piece(state, "3,0") == "blue rover"
    assert piece(state, "3,1") == "blue bot"
    assert state.bots[BLUE] == (hexagon("3,1"),)
    # Each has one point left.
    drive(state, "bot 3,1")
    assert "to 3,2" in options(state)
    assert "to 2,3" not in options(state)


def test_r080_a_swap_needs_points_for_both() -> None:
    here = scene().bot(BLUE, "3,0").rover(BLUE, "3,1")
    state = here.doing(Move(rover=2))

    drive(state, "rover")
    assert "to 3,0" not in options(state)

    state = here.crystals(BLUE, depot=1).doing(Move(bots=2, rover=2))
    drive(state, "bot 3,0", "to 2,0", "bot 2,0")
    # One point of the Bots is left, two steps to the Rover: the Crystal pays for one.
    assert "to 3,1" in options(state)
    drive(state, "to 3,1")
    assert piece(state, "2,0") == "blue rover"
    assert state.depot[BLUE] == 0


def test_r080_a_swap_too_far_for_both_is_not_offered() -> None:
    here = scene().bot(BLUE, "3,0").rover(BLUE, "3,-3").crystals(BLUE, depot=1)
    state = here.doing(Move(bots=2, rover=2))

    # Three steps for each: one point too few for either, and a single Crystal.
    drive(state, "rover")
    assert "to 3,0" not in options(state)

    state = here.crystals(BLUE, depot=2).doing(Move(bots=2, rover=2))
    drive(state, "rover")
    assert "to 3,0" in options(state)


def test_r081_only_where_a_bot_ends_the_turn_counts() -> None:
    here = scene().bot(BLUE, "3,0").ground(DT07="3,1").crystals(BLUE, depot=2)
    state = here.doing(Move(bots=2))

    drive(state, "bot 3,0", "to 3,1", "stop")
    assert on_ground(state, "3,1") == "DT07"
    drive(state, "executive EX6", "bot 3,1", "to 3,2", "stop", "act control-center", "stop", "end")

    assert on_ground(state, "3,1") == "DT07"


def test_r082_each_movement_may_end_with_a_tile() -> None:
    here = scene().rover(BLUE, "3,0").ground(DT07="3,1", DT15="3,2").bot(BLUE, "-3,0")
    here.ships(BLUE, 1, 3, 4, 5, hangar=1).crystals(BLUE, depot=4)
    state = here.turn()

    drive(state, "act control-center", "rover", "to 3,1", "stop", "tile 3,1")
    drive(state, "executive EX2", "rover", "to 3,2", "stop", "tile 3,2")

    assert len(state.discoveries[BLUE]) == 2
    assert state.pending[BLUE] == 3
    assert stored(state, BLUE, "mineral") == 2


def test_r083_a_tile_may_be_left_and_taken_after_a_later_movement() -> None:
    here = scene().rover(BLUE, "3,0").ground(DT07="3,1").bot(BLUE, "-3,0")
    state = here.doing(Move(rover=2))

    drive(state, "rover", "to 3,1", "stop", "stop")
    assert on_ground(state, "3,1") == "DT07"
    drive(state, "act control-center", "stop", "tile 3,1")

    assert on_ground(state, "3,1") == ""
    assert state.pending[BLUE] == 3


def test_r083_where_only_bots_move_no_tile_is_taken() -> None:
    state = scene().rover(BLUE, "3,1").ground(DT07="3,1").bot(BLUE, "-3,0").doing(Move(bots=2))

    drive(state, "stop")

    assert question(state) == (BLUE, "take-turn")


def test_r084_the_rover_may_not_end_on_a_type_of_research_that_it_has() -> None:
    here = scene().rover(BLUE, "3,0").ground(research_A="3,1", research_B="3,-1")
    here.state.research[BLUE] = 1
    state = here.doing(Move(rover=2))

    drive(state, "rover")

    assert "to 3,1" not in options(state)
    assert reasons(state, "to 3,1") == ["research-taken-already"]
    assert "to 3,-1" in options(state)
    # It may pass through.
    assert "to 3,2" in options(state)


def test_r085_a_tile_that_cannot_be_paid_is_no_place_to_end() -> None:
    here = (
        scene().rover(BLUE, "3,0").bot(BLUE, "-2,0").ground(DT10="3,1").build("generator", "-2,2")
    )
    state = here.doing(Move(rover=2))
    drive(state, "rover")
    assert reasons(state, "to 3,1") == ["needs-resources"]

    state = here.stock(BLUE, mineral=1).doing(Move(rover=2))
    drive(state, "rover", "to 3,1", "stop", "tile 3,1")
    assert question(state) == (BLUE, "construct-at")


def test_r085_crystals_for_the_way_are_missing_for_the_tile() -> None:
    here = scene().rover(BLUE, "3,0").ground(DT04="3,2")
    here.state.science = [6, -1, -1, -1, -1, -1]
    state = here.crystals(BLUE, depot=1).doing(Move(rover=1))
    drive(state, "rover")
    assert "to 3,2" not in options(state)

    state = here.crystals(BLUE, depot=2).doing(Move(rover=1))
    drive(state, "rover", "to 3,2", "stop", "tile 3,2", "sign EC01")
    assert state.depot[BLUE] == 0


def test_r085_a_bot_may_not_leave_the_site_that_the_tile_under_the_rover_needs() -> None:
    here = scene().rover(BLUE, "3,0").bot(BLUE, "-2,0").ground(DT09="3,1")
    state = here.doing(Move(bots=2, rover=2))

    drive(state, "rover", "to 3,1", "bot -2,0")

    # From -1,0 the Mine can still be built, far away it cannot.
    assert "to -1,0" in options(state)
    assert "to -4,0" not in options(state)


def test_r085_a_bot_may_not_spend_the_crystal_that_the_tile_under_the_rover_needs() -> None:
    here = scene().rover(BLUE, "3,0").bot(BLUE, "-2,0").ground(DT04="3,1").crystals(BLUE, depot=1)
    here.state.science = [6, -1, -1, -1, -1, -1]
    state = here.doing(Move(bots=2, rover=2))

    drive(state, "rover", "to 3,1", "bot -2,0")

    # Two steps are free; a third would cost the Crystal of the contract.
    assert "to -4,0" in options(state)
    assert "to -5,0" not in options(state)


def test_r085_before_the_rover_moves_its_bots_go_where_they_like() -> None:
    here = scene().rover(BLUE, "3,0").bot(BLUE, "-2,0").ground(DT09="3,1")
    state = here.doing(Move(bots=2, rover=2))

    drive(state, "bot -2,0", "to -4,0", "rover")

    assert "to 3,1" not in options(state)
    assert reasons(state, "to 3,1") == ["no-site"]


def test_r086_part_of_a_benefit_is_enough() -> None:
    here = scene().rover(BLUE, "3,0").ground(DT05="3,1")
    state = here.doing(Move(rover=2))
    drive(state, "rover")
    assert reasons(state, "to 3,1") == ["no-blueprint-displayed"]

    here.state.display[6] = 4
    state = here.doing(Move(rover=2))
    drive(state, "rover", "to 3,1", "stop", "tile 3,1", "take BP05")
    assert question(state) == (BLUE, "take-turn")


def test_r088_r089_r090_arrows_fill_only_empty_hexes_of_the_map() -> None:
    here = scene().build("mine", "-2,-3").bot(BLUE, "-1,-3").top_tile("mine", WITH_ARROWS)
    state = here.rover(GREEN, "1,-4").ground(crystal="-1,-2").doing(Construct(MINE))

    # North of 0,-4 is no hex, south-east of it the Rover, south-west -1,-3 the Bot.
    drive(state, "at 0,-4")

    assert [name for name in ("1,-4", "-1,-3") if on_ground(state, name)] == []
    assert [n for n, tile in enumerate(state.ground) if tile != -1] == [hexagon("-1,-2")]


def test_r088_no_second_crystal_on_a_hex() -> None:
    here = scene().build("mine", "-5,2").bot(BLUE, "-4,2").top_tile("mine", WITH_ARROWS)
    state = here.ground(crystal="-3,1").doing(Construct(MINE))

    drive(state, "at -3,2")

    assert on_ground(state, "-3,1") == "crystal"
    assert on_ground(state, "-2,2") == "crystal"


def test_r087_a_building_removes_the_crystal_or_tile_under_it() -> None:
    state = scene().bot(BLUE, "-2,0").ground(crystal="-1,-1").doing(Construct(MINE))

    drive(state, "at -1,-1")

    assert on_ground(state, "-1,-1") == ""
    assert state.pending[BLUE] == 0


def test_r091_a_rover_off_the_map_blocks_nothing() -> None:
    state = scene().bot(BLUE, "0,-1").doing(Move(bots=2))

    drive(state, "bot 0,-1")

    assert "to 0,0" in options(state)


def test_r092_r094_every_rover_starts_on_the_mine_whatever_stands_there() -> None:
    state = scene().bot(PURPLE, "0,0").rover(GREEN, "1,-1").doing(Move(rover=2))

    drive(state, "rover", "to 0,-2")

    assert piece(state, "0,-2") == "blue rover"
    assert piece(state, "0,0") == "purple bot"


def test_r093_crystals_on_the_way_may_be_left() -> None:
    here = scene().rover(BLUE, "3,0").ground(crystal="3,1 4,0")
    state = here.doing(Move(rover=2))
    drive(state, "rover")
    # Both ways to 4,1 pass a Crystal; to 3,2 only one leads.
    assert {"past 4,1", "past 3,2", "past 3,1"} <= set(options(state))
    assert "past 2,1" not in options(state)

    drive(state, "past 3,2")
    assert on_ground(state, "3,1") == "crystal"
    assert state.pending[BLUE] == 0


def test_r093_the_best_shortest_way_is_taken() -> None:
    here = scene().rover(BLUE, "3,-1").ground(crystal="3,0 4,-1 3,1 5,-1")
    state = here.doing(Move(rover=3))

    # Of the ways to 4,1 the one over 3,0 and 3,1 has two Crystals.
    drive(state, "rover", "to 4,1")

    assert state.pending[BLUE] == 2
    assert on_ground(state, "4,-1") == "crystal"


def test_r026_crystals_of_this_movement_cannot_be_spent_on_it() -> None:
    here = scene().rover(BLUE, "3,0").ground(crystal="3,1")
    state = here.doing(Move(rover=1))

    drive(state, "rover", "to 3,1")

    assert state.pending[BLUE] == 1
    assert question(state) == (BLUE, "take-turn")


def test_r027_private_goals_pay_for_steps() -> None:
    state = scene().rover(BLUE, "3,0").goals(BLUE, "PG01").doing(Move(rover=1))

    drive(state, "rover", "to 3,2")

    assert state.goals[BLUE] == ()
    assert piece(state, "3,2") == "blue rover"


def test_r097_displaced_pieces_avoid_tiles_and_crystals() -> None:
    here = scene().bot(BLUE, "-2,0").ground(DT07="-3,0", crystal="-3,1").bare("-1,1")
    here.bot(GREEN, "-2,-1")
    state = here.doing(Construct(MINE))

    drive(state, "at -2,0")

    assert options(state) == ["at -2,1", "at -1,-1", "at -1,0"]
    assert reasons(state, "at -3,0") == ["not-closest"]


def test_r097_when_all_neighbours_are_taken_the_next_ring_follows() -> None:
    here = scene().bot(BLUE, "-2,0").ground(crystal="-3,0 -3,1 -2,-1 -2,1 -1,-1 -1,0")
    state = here.doing(Construct(MINE))

    drive(state, "at -2,0")

    assert all(text != "at -1,0" and text != "at -3,0" for text in options(state))
    assert "at -4,0" in options(state)
    # An empty building is available.
    assert "at 0,-1" in options(state)


def test_r098_r099_who_is_displaced_collects_and_destroys_nothing() -> None:
    here = scene().rover(BLUE, "-2,0").bot(BLUE, "-3,0").ground(crystal="-1,0")
    state = here.doing(Construct(MINE))

    drive(state, "at -2,0", "at -2,1")

    assert on_ground(state, "-1,0") == "crystal"
    assert state.rover[BLUE] == hexagon("-2,1")
    assert question(state) == (BLUE, "take-turn")


def test_r100_a_hex_has_one_piece_so_one_is_displaced() -> None:
    state = scene().bot(BLUE, "-2,0").rover(BLUE, "-1,-1").doing(Construct(MINE))

    drive(state, "at -2,0")

    # Only the Bot moves, and not to the hex of the Rover.
    assert "at -1,-1" not in options(state)
    drive(state, "at -3,0")
    assert piece(state, "-1,-1") == "blue rover"
    assert question(state) == (BLUE, "take-turn")


def test_r101_a_new_bot_lands_close_to_a_shelter_if_all_carry_pieces() -> None:
    here = scene().bot(BLUE, "0,-1").stock(BLUE, plant=1, water=1)
    here.ground(crystal="-1,-1 1,-2").rover(GREEN, "0,-2")
    state = here.doing(WelcomeShips(1))

    drive(state, "ship 5", "crew bot")

    # Neither the starting Mine nor a hex with a Crystal or a piece is empty.
    assert question(state) == (BLUE, "place-bot")
    assert options(state) == ["at -1,0", "at 1,-1"]
    drive(state, "at 1,-1")
    assert state.bots_left[BLUE] == 2


def test_r101_an_empty_shelter_comes_first() -> None:
    here = scene().shelter(BLUE, "5,-5").bot(BLUE, "0,-1").stock(BLUE, plant=1, water=1)
    state = here.doing(WelcomeShips(1))

    drive(state, "ship 5", "crew bot")

    assert piece(state, "5,-5") == "blue bot"
    assert question(state) == (BLUE, "take-turn")


def test_r102_r103_zones_come_from_own_bots_wherever_they_stand() -> None:
    state = scene().bot(BLUE, "0,-1").bot(GREEN, "-2,0").doing(Construct(MINE))

    assert "at -1,-1" in options(state)
    assert reasons(state, "at -2,0") == ["outside-building-zone"]


def test_r134_r090_a_crystal_makes_a_hex_not_empty() -> None:
    state = scene().ground(crystal="3,0").state

    assert not state.is_empty(hexagon("3,0"))
    assert state.is_empty(hexagon("3,1"))


def test_r133_bots_and_rovers_may_stand_on_buildings() -> None:
    here = scene().rover(BLUE, "-1,0").bot(BLUE, "0,-1").build("generator", "-2,1")
    state = here.doing(Move(bots=2, rover=2))

    drive(state, "rover", "to -2,1", "bot 0,-1", "to 0,0")

    assert piece(state, "-2,1") == "blue rover"
    assert piece(state, "0,0") == "blue bot"


def test_r135_tiles_belong_to_nobody() -> None:
    state = scene().rover(BLUE, "3,0").ground(DT17="3,1").missions(MI5=5).doing(Move(rover=2))

    drive(state, "rover", "to 3,1", "stop", "tile 3,1")

    assert stored(state, BLUE, "water") == 2
    assert state.mission_left[0] == 4


def test_r049_rover_tech_adds_its_level_once() -> None:
    here = scene().rover(BLUE, "3,0").tech(GREEN, "rover", "L3a").tech(BLUE, "rover", "L1a")
    state = here.doing(Move(rover=2, tech=1))

    drive(state, "tech green")
    assert {"tech blue", "tech green"}.isdisjoint(options(state))
    drive(state, "rover")

    assert "to -2,0" in options(state)
    assert "to -3,0" not in options(state)
    assert compensated(state) == [(GREEN, "rover")]


def test_r050_r224_r225_the_command_center_looks_up_the_level() -> None:
    here = scene().rover(BLUE, "3,0").colonists(BLUE, 1)
    state = here.doing(MoveByRoverTech())
    # Without a tile in play only Colonists move it.
    drive(state, "rover")
    assert sorted(options(state)) == sorted(
        ["to 3,-1", "to 4,-1", "to 4,0", "to 3,1", "to 2,1", "to 2,0"]
    )
    drive(state, "to 3,1")
    assert (state.quarters[BLUE], state.working[BLUE]) == (0, 1)

    state = here.tech(GREEN, "rover", "L3a").doing(MoveByRoverTech())
    assert {"tech green", "stop"} & set(options(state)) == {"stop"}
    drive(state, "rover", "to 3,-2")
    assert compensated(state) == []


def test_r225_without_tile_and_colonists_it_cannot_be_used() -> None:
    state = scene().colonists(BLUE, 0).state

    reason = MoveByRoverTech().hinders(state, Cause(BLUE), 0, 3)

    assert reason is not None
    assert reason.key == "nothing-can-move"


def test_r083_r225_without_tile_and_colonists_the_rover_can_take_what_it_stands_on() -> None:
    here = scene().colonists(BLUE, 0).rover(BLUE, "3,1").ground(DT07="3,1")

    assert MoveByRoverTech().hinders(here.state, Cause(BLUE), 0, 3) is None
    state = here.doing(MoveByRoverTech())
    drive(state, "tile 3,1")

    assert state.pending[BLUE] == 3


def test_r326_a_bot_that_has_moved_on_takes_nothing_where_it_was() -> None:
    """The benefit of the first tile moves the second Bot away from its tile."""
    here = scene().bot(BLUE, "3,0", "-3,0").ground(research_A="3,1", DT07="-3,1")
    here.tech(BLUE, "mine", "L2c").no_tech(BLUE, "shelter")
    state = here.doing(Move(bots=2, crystals=0, teal=1, as_rover=1))

    drive(state, "bot 3,0", "to 3,1", "bot -3,0", "to -3,1", "stop", "tile 3,1")
    drive(state, "develop mine L3b", "bot -3,1", "to -3,2", "stop", "stop")

    assert question(state) == (BLUE, "take-turn")
    assert on_ground(state, "-3,1") == "DT07"


def test_r151_r326_recycling_bots_collect_and_take_tiles() -> None:
    here = scene().bot(BLUE, "3,0", "-3,0", "-3,2").colonists(BLUE, 1)
    here.ground(DT15="3,1", DT16="-4,1", DT07="-3,2").missions(MI5=5)
    state = here.doing(Move(bots=2, crystals=0, teal=1, as_rover=1))

    drive(state, "bot 3,0", "to 3,1", "bot -3,0", "to -4,1", "stop")
    # The tile under the Bot that did not move is not offered.
    assert options(state) == ["tile 3,1", "tile -4,1", "stop"]
    drive(state, "tile 3,1")
    assert options(state) == ["tile -4,1", "stop"]
    drive(state, "stop", "act control-center", "stop", "end")

    assert stored(state, BLUE, "mineral") == 2
    assert state.mission_left[0] == 4
    # What was not taken is destroyed.
    assert on_ground(state, "-4,1") == ""
    assert on_ground(state, "-3,2") == ""


def test_r326_bots_may_end_on_tiles_that_they_cannot_take() -> None:
    here = scene().bot(BLUE, "3,0").ground(research_A="3,1").colonists(BLUE, 0)
    here.state.research[BLUE] = 1
    state = here.doing(Move(bots=2, crystals=0, teal=1, as_rover=1))

    drive(state, "bot 3,0", "to 3,1", "stop")

    assert question(state) == (BLUE, "take-turn")


def test_r280_crystals_beyond_the_cost_boost_the_bots() -> None:
    state = scene().bot(BLUE, "3,0").crystals(BLUE, depot=3).turn()

    drive(state, "executive EX6", "bot 3,0")
    assert "to 1,3" in options(state)
    assert "to 0,4" not in options(state)
    drive(state, "to 1,3")

    assert state.depot[BLUE] == 0


def test_r311_a_tile_under_a_bot_goes_at_the_end_of_the_turn() -> None:
    here = scene().bot(BLUE, "3,0").ground(crystal="3,1").bot(GREEN, "-3,0")
    state = here.ground(research_B="-3,0").turn()

    drive(state, "act control-center", "bot 3,0", "to 3,1", "stop")
    assert on_ground(state, "3,1") == "crystal"
    drive(state, "end")

    assert on_ground(state, "3,1") == ""
    assert on_ground(state, "-3,0") == ""
    assert state.pending[BLUE] == 0


def test_colonists_are_never_lost_on_the_map() -> None:
    state = scene().bot(BLUE, "-2,0").doing(Construct(MINE), Construct(SHELTER))

    drive(state, "at -1,-1")

    assert colonists(state, BLUE) == 12
