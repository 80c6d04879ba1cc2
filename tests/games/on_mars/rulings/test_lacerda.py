"""Rulings and scenarios: the solo game against Lacerda (specification 4.4, 6.11, 7.7)."""

from areopolis.core.cause import CAUSES, TABLE
from areopolis.core.rng import Rng
from areopolis.games.on_mars.data.constants import NONE, TECH_KINDS
from areopolis.games.on_mars.rules.constructing import ANY_BUILDING
from areopolis.games.on_mars.rules.developing import targets
from areopolis.games.on_mars.rules.ending import FINAL_SCORING
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.lacerda.turn import TakeLacerdaTurn
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.rewards import ByBots, ByColonists
from areopolis.games.on_mars.rules.rounds import END_OF_TURN, CloseRound, Colonize, PlayRounds
from areopolis.games.on_mars.rules.scoring import breakdown, contract_points
from areopolis.games.on_mars.rules.shuttle import DecideJourney
from areopolis.games.on_mars.rules.solo_goals import is_any_goal_reached
from areopolis.games.on_mars.rules.status import UpdateColony
from areopolis.games.on_mars.rules.techs import Compensate
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, listen, question
from kit.on_mars import (
    BLUE,
    GAME,
    LACERDA,
    Scene,
    building,
    number,
    on_ground,
    red,
    scene,
    stored,
)

HIM = CAUSES[LACERDA]
# Solo cards by mission letter and action: travels, and one with the X.
A_1, A_2, A_4 = 0, 1, 3
A_X = 2
B_3 = 7


def solo() -> Scene:
    """Begin a solo scene with Lacerda's deck in order; he has his Crystal."""
    made = scene(seats=1).crystals(LACERDA, 1)
    made.state.solo_deck = list(range(11, -1, -1))
    made.state.bots_left[LACERDA] = 3
    return made


def his_turn(made: Scene, card: int) -> OnMarsState:
    """Return the state after Lacerda has revealed a card and done what it says."""
    state = made.state
    state.current = LACERDA
    state.solo_deck = [n for n in state.solo_deck if n != card] + [card]
    state.top = None
    state.push(TABLE, (Colonize(), CloseRound(), PlayRounds()))
    state.push(HIM, (TakeLacerdaTurn(), *END_OF_TURN))
    state.laid = 0
    state.advance()
    return state


def test_t70_his_sequence_passes_over_life_support_that_keeps_pace() -> None:
    made = solo().build("greenhouse", "2,1").build("oxygen-condenser", "-2,-1").level(1, 1, 1, 2, 2)
    made.state.sequence = number("building", "greenhouse")

    state = his_turn(made, A_1)

    assert state.building.count(number("building", "mine")) == 2
    assert state.sequence == number("building", "generator")


def test_t71_what_he_cannot_pay_his_rover_does_instead() -> None:
    made = solo().slots("construct", blue=1, green=1).crystals(LACERDA, 1).ground(research_A="0,2")
    log = listen(made.state)

    state = his_turn(made, A_1)

    assert red(state, "construct") == [1, 1]
    assert state.rover[LACERDA] == number("hex", "0,2")
    assert "lacerda-refrained" in log.names()


def test_a_rover_that_has_no_target_is_told_to_stay() -> None:
    made = solo().slots("construct", blue=1, green=1).crystals(LACERDA, 1)
    log = listen(made.state)

    state = his_turn(made, A_1)

    assert state.rover[LACERDA] == NONE
    assert log.names()[1:3] == ["lacerda-refrained", "rover-stayed"]


def test_t72_he_takes_what_the_warehouse_has_most_of() -> None:
    made = solo()
    made.state.warehouse = [2, 0, 2, 1, 0]
    state = made.turn(BLUE)
    state.rules.lacerda.take_items(state, HIM, 1)

    assert state.warehouse == [1, 0, 2, 1, 0]
    assert state.pending[LACERDA] == 1


def test_t73_r304_from_the_second_pass_on_his_cards_move_missions() -> None:
    made = solo().missions(MI2=3, MI8=3, MI5=3).in_orbit(LACERDA).display("BP01")
    made.state.reshuffles = 1

    state = his_turn(made, B_3)

    assert state.mission_left == [3, 2, 3]
    assert state.pending[LACERDA] == 2
    # Then he has developed his only tile twice.
    assert state.tech_level(LACERDA, number("tech", "shelter")) == 4


def test_t73_on_the_first_pass_they_move_none() -> None:
    made = solo().missions(MI2=3, MI8=3, MI5=3).in_orbit(LACERDA)

    state = his_turn(made, B_3)

    assert state.mission_left == [3, 3, 3]


def test_t73_the_deck_is_made_of_the_discards_when_it_has_run_out() -> None:
    made = solo().missions(MI2=3, MI8=3, MI5=3).in_orbit(LACERDA)
    made.state.solo_discard, made.state.solo_deck = list(range(12)), []
    state = made.state
    state.current = LACERDA
    state.top = None
    state.push(TABLE, (Colonize(), CloseRound(), PlayRounds()))
    state.push(HIM, (TakeLacerdaTurn(), *END_OF_TURN))
    log = listen(state)
    state.advance()

    # That is told before the card, so that the missions on the second pass surprise nobody.
    assert log.names()[:2] == ["solo-deck-shuffled", "solo-card-revealed"]
    assert log.told()[0] == {"event": "solo-deck-shuffled", "count": 1}
    assert state.reshuffles == 1
    assert sorted([*state.solo_deck, *state.solo_discard]) == list(range(12))
    assert sum(state.mission_left) == 8


def test_r272_r304_his_card_may_complete_a_mission() -> None:
    made = solo().missions(MI2=3, MI8=1, MI5=3).in_orbit(LACERDA)
    made.state.reshuffles = 1

    state = his_turn(made, B_3)

    assert state.mission_left == [3, 0, 3]
    assert state.remaining == 2


def test_r324_a_completed_mission_of_his_card_is_ignored() -> None:
    made = solo().missions(MI2=3, MI8=0, MI5=3).in_orbit(LACERDA)
    made.state.reshuffles = 1

    state = his_turn(made, B_3)

    assert state.mission_left == [3, 0, 3]
    assert (state.remaining, state.pending[LACERDA]) == (3, 0)


def test_t74_r273_the_x_on_his_card_keeps_him_where_he_is() -> None:
    state = solo().in_orbit(LACERDA).turn(BLUE)
    for card, side in ((A_X, 0), (A_1, 1)):
        state.solo_card = card
        state.current = -1
        give(state, HIM, (DecideJourney(0),))
        state.advance()

        assert state.side_of(LACERDA) == side


def test_t75_r271_when_the_colony_rises_he_builds_welcomes_and_takes_a_bot() -> None:
    state = solo().level(1, 2, 2, 2, 2).turn(BLUE)
    state.push_one(CAUSES[BLUE], UpdateColony())
    state.advance()

    assert state.level == 2
    assert state.shelters[LACERDA] == 2
    assert state.hangar[LACERDA] == 1
    assert state.bots_left[LACERDA] == 2


def test_r270_without_a_shelter_left_he_builds_none() -> None:
    made = solo().level(1, 2, 2, 2, 2)
    made.state.shelters[LACERDA] = 5
    state = made.turn(BLUE)
    state.push_one(CAUSES[BLUE], UpdateColony())
    state.advance()

    assert state.shelters[LACERDA] == 5
    assert state.hangar[LACERDA] == 1


def test_t76_with_two_scientists_he_takes_the_contract_worth_most() -> None:
    made = (
        solo()
        .science("EC07", "EC03")
        .scientist(LACERDA, "geologist")
        .scientist(LACERDA, "hydrologist")
        .contracts_left("EC01", "EC02")
    )

    state = his_turn(made, B_3)

    assert state.contract_owner[number("contract", "EC03")] == LACERDA
    assert contract_points(state, LACERDA) == 12
    assert len(state.contract_deck) == 1


def test_t78_his_living_quarters_count_as_full() -> None:
    state = solo().turn(BLUE)

    assert breakdown(state, LACERDA)["colonists"] == 21
    assert ByColonists(1).of(state, LACERDA) == 12


def test_t79_r275_a_goal_is_reached_by_all_of_its_lines() -> None:
    state = solo().level(3).contract(BLUE, "EC07").tech(BLUE, "mine", "L6").turn(BLUE)
    state.delivered[number("contract", "EC07") * 6] = 4
    assert not is_any_goal_reached(state, 1)
    state.goal_done[BLUE] = number("goal", "PG01")

    assert is_any_goal_reached(state, 1)
    assert not is_any_goal_reached(state, 0)


def test_r264_he_begins_with_a_crystal_and_room_for_three() -> None:
    state = GAME.empty(1, GAME.check_options({}), GAME.new(1, 1).rng)

    assert state.depot[LACERDA] == 1
    assert state.capacity(LACERDA) == 3


def test_r265_the_last_column_costs_him_nothing() -> None:
    made = solo().in_orbit(LACERDA).no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L5a")
    made.state.depot[LACERDA] = 0

    state = his_turn(made, A_4)

    assert state.tech_level(LACERDA, number("tech", "mine")) == 6


def test_r266_he_develops_to_an_upgrade_that_he_can_use() -> None:
    state = (
        solo()
        .no_tech(LACERDA, "shelter")
        .tech(LACERDA, "mine", "L4b")
        .blueprints(LACERDA, "BP01")
        .turn(BLUE)
    )
    state.rules.lacerda.develop_tile(state, HIM, number("tech", "mine"))
    state.advance()

    assert state.lab[LACERDA * TECH_KINDS] == number("lab", "L5a")
    assert state.built_at[number("card", "BP01")] == state.rules.map.mine


def test_r267_he_collects_no_resources() -> None:
    made = solo().in_orbit(LACERDA).no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L2a")

    state = his_turn(made, A_4)

    assert stored(state, LACERDA, "mineral") == 0


def test_r268_his_sequence_bot_counts() -> None:
    state = solo().turn(BLUE)

    assert ByBots(2).of(state, LACERDA) == 2


def test_r269_he_places_progress_cubes() -> None:
    made = solo().tech(LACERDA, "mine", "L1a")

    state = his_turn(made, A_1)

    assert state.progress[LACERDA] == 1


def test_r274_the_shuttle_takes_you_by_the_normal_rules() -> None:
    state = solo().shuttle("colony").turn(BLUE)
    drive(state, "act control-center", "stop", "end")
    while question(state)[1] != "decide-journey":
        drive(state, "stop")

    assert question(state) == (BLUE, "decide-journey")


def test_r322_you_may_use_his_tile_and_he_develops_it() -> None:
    state = solo().no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L2a").turn(BLUE)
    state.push_one(HIM, Compensate(number("tech", "mine")))
    state.advance()

    assert state.tech_level(LACERDA, number("tech", "mine")) == 3
    assert targets(state, LACERDA, number("tech", "mine"))


def test_r323_his_building_after_a_journey_may_lift_the_colony() -> None:
    made = solo().in_orbit(LACERDA).level(1, 1, 2, 2, 2).build("generator", "2,1")
    made.state.sequence = number("building", "generator")
    state = made.turn(BLUE)
    state.current = -1
    give(state, HIM, (DecideJourney(0),))
    state.advance()

    assert state.level == 2
    assert state.shelters[LACERDA] == 2


def test_his_sequence_is_what_any_building_means_to_him() -> None:
    state = solo().turn(BLUE)

    assert state.rules.lacerda.can_construct(state, LACERDA, ANY_BUILDING)
    assert building(state, "0,0") == "mine"


def test_he_takes_the_cheapest_tile_to_the_top_of_column_1() -> None:
    state = solo().grid(T1="mine", B2="rover").warehouse(1).turn(BLUE)
    give(state, HIM, (TakeTechs(1, may=1),))
    state.advance()

    assert state.lab[LACERDA * TECH_KINDS + number("tech", "rover")] == number("lab", "L1a")


def test_r311_bots_of_a_compensation_are_cleaned_up_at_the_end_of_his_journey() -> None:
    made = (
        solo()
        .in_orbit(LACERDA)
        .no_tech(BLUE, "shelter")
        .tech(BLUE, "mine", "L2b")
        .bot(BLUE, "4,0")
        .ground(crystal="5,0")
    )
    state = made.turn(BLUE)
    state.current = -1
    give(state, HIM, (DecideJourney(0),))
    state.advance()
    assert question(state) == (BLUE, "compensate")

    drive(state, "develop mine L3b", "bot 4,0", "to 5,0", "stop")

    assert on_ground(state, "5,0") == ""


def test_a_card_that_he_takes_on_a_journey_is_replaced_at_once() -> None:
    """Space 4 moves his Rover, which may find the tile that hires."""
    spaces = set()
    for seed in range(20):
        made = solo().science("geologist").contracts_left("EC01", "EC02").ground(DT04="0,2")
        state = made.turn(BLUE)
        state.rng = Rng(seed)
        state.current = -1
        give(state, HIM, (DecideJourney(1),))
        state.advance()
        spaces.add(state.spaces.index(LACERDA))

        assert state.refills == ()
        if state.spaces.index(LACERDA) == 3:
            assert state.scientist_owner[number("scientist", "geologist")] == LACERDA
            assert len(state.contract_deck) == 1
            assert state.science[0] != -1

    assert spaces == {0, 1, 2, 3}


def test_he_goes_for_no_research_when_nothing_of_his_can_be_developed() -> None:
    made = solo().no_tech(LACERDA, "shelter").tech(LACERDA, "mine", "L6")
    made.slots("construct", blue=1, green=1).ground(research_A="0,2", DT07="0,4")

    state = his_turn(made, A_1)

    assert on_ground(state, "0,2") == "research-A"
    assert state.research[LACERDA] == 0
    assert state.discoveries[LACERDA] == ()


def test_of_ways_with_as_many_crystals_a_draw_decides() -> None:
    """To 0,3 lead ways over -1,2 and over 1,1; each has a Crystal that the other has not."""
    taken = set()
    for seed in range(20):
        made = solo().tech(LACERDA, "rover", "L1b").slots("construct", blue=1, green=1)
        made.ground(DT07="-1,3", crystal="-1,1 0,1")
        made.bare("0,1")
        made.state.rng = Rng(seed)

        state = his_turn(made, A_1)

        assert state.rover[LACERDA] == number("hex", "-1,3")
        left = [name for name in ("-1,1", "0,1") if on_ground(state, name)]
        assert len(left) == 1
        taken.update(left)

    assert taken == {"-1,1", "0,1"}


def test_his_points_are_told_at_the_end_by_source() -> None:
    made = solo().contract(LACERDA, "EC07").cubes(LACERDA, "mine", "generator")
    state = made.turn(BLUE)
    state.top = None
    state.push(TABLE, FINAL_SCORING)
    state.advance()

    assert state.outcome is not None
    assert state.outcome.others == {"green": breakdown(state, LACERDA)}
    # Two cubes, full Living Quarters, Shelter Tech in column 2, a contract.
    assert state.outcome.other_scores == {"green": 2 + 21 + 2 + 9}
