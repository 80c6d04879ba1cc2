"""Worked scenarios: movement (specification 7.5b)."""

from areopolis.games.on_mars.rules.moving import Move
from kit import drive, options, question, reasons
from kit.on_mars import BLUE, on_ground, piece, scene, stored


def test_t82_the_price_of_the_executive_action_does_not_boost_it() -> None:
    state = scene().bot(BLUE, "3,0").crystals(BLUE, depot=2).turn()

    drive(state, "executive EX6", "bot 3,0")

    assert "to 2,2" in options(state)
    assert "to 1,3" not in options(state)
    assert state.depot[BLUE] == 0


def test_t83_a_crystal_collected_on_the_way_cannot_be_spent() -> None:
    here = scene().bot(BLUE, "-3,0").rover(BLUE, "3,0").ground(crystal="3,-1")
    state = here.crystals(BLUE, depot=2).turn()

    drive(state, "act control-center", "rover", "to 3,-1", "rover")

    # One free point and two Crystals are left, not three.
    assert "to 3,-4" in options(state)
    assert "to 3,-5" not in options(state)
    assert reasons(state, "to 3,-5") == ["out-of-reach"]
    drive(state, "to 3,-4")
    assert (state.depot[BLUE], state.pending[BLUE]) == (0, 1)


def test_t85_a_type_of_research_that_was_taken_is_no_destination() -> None:
    here = scene().bot(BLUE, "-3,0").rover(BLUE, "3,0").ground(research_C="3,1")
    here.state.research[BLUE] = 0b0100
    state = here.turn()

    drive(state, "act control-center", "rover")

    assert "to 3,1" not in options(state)


def test_research_of_a_new_type_develops_technology() -> None:
    here = scene().bot(BLUE, "-3,0").rover(BLUE, "3,0").ground(research_C="3,1")
    state = here.missions(MI1=3).turn()

    drive(state, "act control-center", "rover", "to 3,1", "stop", "tile 3,1")

    assert question(state) == (BLUE, "develop")
    assert state.research[BLUE] == 0b0100
    assert state.mission_left[0] == 2
    # The Crystals of the mission come after the benefit, which may need their room.
    drive(state, "stop")
    assert state.pending[BLUE] == 2


def test_t86_a_bot_destroys_the_tile_on_which_it_ends_the_turn() -> None:
    here = scene().bot(BLUE, "3,0").ground(research_C="3,1").missions(MI1=3)
    state = here.turn()

    drive(state, "act control-center", "bot 3,0", "to 3,1", "stop", "end")

    assert on_ground(state, "3,1") == ""
    assert state.research == [0, 0, 0]
    assert state.mission_left[0] == 3


def test_t90_recycling_bots_collect_and_explore() -> None:
    here = scene().build("oxygen-condenser", "0,2").advanced(BLUE, "BP21", "0,2")
    here.bot(BLUE, "3,0").ground(crystal="3,1", DT16="3,2").crystals(BLUE, depot=2)
    state = here.missions(MI5=2).turn()

    drive(state, "use BP21", "bot 3,0", "to 3,2", "stop", "tile 3,2")

    assert piece(state, "3,2") == "blue bot"
    # The Crystal on the way and that of the mission.
    assert state.pending[BLUE] == 2
    assert stored(state, BLUE, "battery") == 2
    assert state.mission_left[0] == 1


def test_t90_colonists_take_them_further() -> None:
    here = scene().bot(BLUE, "3,0").colonists(BLUE, 1).crystals(BLUE, depot=3)
    state = here.doing(Move(bots=2, crystals=0, teal=1, as_rover=1))

    drive(state, "bot 3,0")
    assert "to 1,3" in options(state)
    assert "to 0,4" not in options(state)
    drive(state, "to 1,3")

    assert (state.quarters[BLUE], state.working[BLUE]) == (0, 1)
    assert state.depot[BLUE] == 3
