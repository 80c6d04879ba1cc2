"""Rulings of quarters, growth and the end (specification 6, Q-H, Q-N and Q-G)."""

from areopolis.games.martians.rules.ending import EndCheck
from areopolis.games.martians.rules.rounds import EndRound, EndSlot
from areopolis.games.martians.rules.settlement import SettleAll
from areopolis.games.martians.rules.supply import CheckPopulation, PlaceDemand, ReturnColonists
from areopolis.games.martians.state import ColonyState
from kit.asking import drive, options, question
from kit.martians import (
    BLUE,
    GAME,
    RED,
    demand,
    goods,
    happen,
    reputation,
    scene,
)

HOUSING = 1
INFIRMARY = 0
S1_DONE = {"a": 1, "b": 1, "c": 1}


def test_qh1_as_many_quarters_as_players() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, 1, {"mode": "koop1"})
        assert list(state.view(None)["quarters"]) == ["q1", "q2", "q3", "q4"][:seats]
    state = GAME.new(2, 1, {"mode": "koop1", "quarters_in_play": 4})
    assert len(state.view(None)["quarters"]) == 4
    assert [one["oxygen"] for one in state.view(None)["quarters"].values()] == [1, 1, 0, 0]


def test_qh2_tokens_that_are_not_there_are_not_placed() -> None:
    state = scene("koop1", 4).round(2).unlocked().demand("q1", oxygen=6).build()

    happen(state, PlaceDemand())

    # Two of five: dealt from the left.
    assert [demand(state, f"q{n}")[0] for n in (1, 2, 3, 4)] == [7, 1, 0, 0]


def test_qh3_one_death_for_a_quarters() -> None:
    state = scene().track(1, "red", "blue").track(2, "red", "blue").demand("q1", oxygen=2).build()

    happen(state, SettleAll())

    assert state.dead(RED) == state.dead(BLUE) == 1


def test_qh4_oxygen_in_two_quarters_is_two_deaths() -> None:
    state = (
        scene()
        .track(1, "red", "blue")
        .track(2, "red", "blue")
        .demand("q1", oxygen=1)
        .demand("q2", oxygen=1)
        .build()
    )

    happen(state, SettleAll())

    assert state.dead(RED) == state.dead(BLUE) == 2


def test_qh5_no_living_token_nothing_happens() -> None:
    state = (
        scene("rw3")
        .track(1, "red-dead")
        .track(2, "red-dead")
        .track(3, "red-dead")
        .demand("q1", oxygen=1)
        .build()
    )

    happen(state, SettleAll())

    assert state.dead(RED) == 3


def test_qh6_the_locked_token_cannot_die() -> None:
    position = scene("rw3").track(4, "red-locked", "blue-locked").demand("q1", oxygen=1)
    for slot in (1, 2, 3):
        position.track(slot, "red-dead")
    state = position.build()

    happen(state, SettleAll())

    assert state.dead(RED) == 3
    assert state.is_locked(RED)


def test_qh7_oxygen_then_disease_then_hunger() -> None:
    state = scene().marker("red", "moxie-1").demand("q1", disease=1, hunger=1).build()

    happen(state, SettleAll())

    assert state.in_zone(RED, INFIRMARY, 0) == state.in_zone(RED, HOUSING, 0) == 1
    assert state.fields_with(RED) == [0]


def test_qh8_only_the_owner_pays_in_the_competitive_mode() -> None:
    state = scene("rw3").demand("q2", disease=1, hunger=1).build()

    happen(state, SettleAll())

    assert state.supply == [3, 1]


def test_qh8_all_pay_for_disease_in_turn_order_and_then_for_hunger() -> None:
    """The marker has been passed: turn order counts from its new holder."""
    state = (
        scene()
        .marker("red", "moxie-1", "lander-1", "mining-1")
        .marker("blue", "moxie-2", "lander-2", "mining-2")
        .demand("q1", disease=1, hunger=1)
        .build()
    )
    state.first = BLUE

    happen(state, SettleAll())

    assert question(state) == (BLUE, "give-marker")
    drive(state, "give moxie-2")
    assert question(state) == (RED, "give-marker")
    drive(state, "give moxie-1")
    assert state.in_zone(RED, 0, 0) == state.in_zone(BLUE, 0, 0) == 1
    assert question(state) == (BLUE, "give-marker")


def test_qh9_fines_come_from_the_bank() -> None:
    state = scene().goods(money=1).demand("q1", hunger=2).build()

    happen(state, SettleAll())

    assert goods(state) == {"money": 1}
    assert state.fines[0] == 2


def test_qh10_the_fine_stays_while_markers_lie_there() -> None:
    state = (
        scene()
        .held("red", "housing", "q1", fines=1)
        .held("blue", "housing", "q1", fines=1)
        .goods(money=1)
        .build()
    )

    drive(state, "recover housing q1")

    assert state.fines[0] == 1


def test_qh11_fines_add_up() -> None:
    state = scene().held("red", "housing", "q1", fines=2).demand("q1", hunger=1).build()

    happen(state, SettleAll())

    assert state.fines[0] == 3


def test_qh12_no_marker_in_the_zone_no_fine() -> None:
    state = scene("rw3").held("red", "infirmary", "q1", 3).demand("q1", hunger=2).build()

    happen(state, SettleAll())

    assert state.fines == [0, 0, 0, 0]


def test_qh13_a_recovered_marker_is_usable_at_once() -> None:
    state = scene().held("red", "housing", "q1", 3, fines=1).goods(money=1).build()

    drive(state, "recover housing q1", "place lander-1", "material 1")

    assert goods(state) == {"material": 1}


def test_qh14_fines_are_added_where_old_markers_lie() -> None:
    state = scene("rw3").held("red", "housing", "q1", 3, fines=1).demand("q1", hunger=2).build()

    happen(state, SettleAll())

    assert state.in_zone(RED, HOUSING, 0) == 3
    assert state.fines[0] == 3


def test_qh15_nobody_left_to_die_skips_the_penalties() -> None:
    dead = ("red-dead", "blue-dead")
    state = (
        scene()
        .round(2)
        .track(1, *dead)
        .track(2, *dead)
        .track(3, *dead)
        .demand("q1", oxygen=1, disease=1, hunger=1)
        .build()
    )

    happen(state, SettleAll())

    assert state.dead(RED) == 3
    assert state.supply == [3, 3]


def test_qh16_a_death_takes_no_growth_back() -> None:
    state = scene().unlocked().track(1, "red", "blue").demand("q1", oxygen=1, growth=3).build()

    happen(state, SettleAll())

    assert not state.is_locked(RED)
    assert state.growth[0] == 3


def test_qh17_the_slots_of_the_dead_are_chosen_in_every_supply_phase() -> None:
    state = scene("rw3").round(3).track(3, "red-dead").build()

    happen(state, ReturnColonists())

    assert question(state) == (RED, "lay-dead")
    assert options(state) == ["skip 1", "skip 2", "skip 3"]


def test_qn1_quarters_without_a_need_grow() -> None:
    state = scene(scenario="S2").demand("q2", disease=1).build()
    happen(state, SettleAll())
    assert state.growth[:2] == [1, 0]

    state = scene(scenario="S2", natural_growth=False).build()
    happen(state, SettleAll())
    assert state.growth == [0, 0, 0, 0]


def test_qn2_full_quarters_grow_no_more() -> None:
    state = scene().demand("q1", growth=3).build()

    happen(state, SettleAll(), CheckPopulation())

    assert state.growth[0] == 3


def test_qn3_a_second_growth_does_nothing() -> None:
    state = scene().round(3).unlocked().demand("q1", growth=3).demand("q2", growth=3).build()
    before = state.track[:]

    happen(state, CheckPopulation())

    assert state.track == before


def test_qn4_growth_and_death_add() -> None:
    state = scene().round(2).unlocked().track(1, "red-dead", "blue-dead").build()

    happen(state, PlaceDemand())

    assert [demand(state, q) for q in ("q1", "q2")] == [(1, 1, 2), (1, 1, 2)]


def test_qn5_the_extra_colonist_acts_in_the_same_round() -> None:
    state = scene().round(2).demand("q1", growth=3).build()

    happen(state, CheckPopulation(), ReturnColonists())

    assert state.may_act(RED, 4)


def test_qn6_a_dead_token_cannot_lie_in_a_locked_slot() -> None:
    state = scene("rw3").round(2).track(1, "red-dead").build()

    happen(state, ReturnColonists())

    assert options(state) == ["skip 1", "skip 2", "skip 3"]


def test_qn7_birth_control_where_all_is_full() -> None:
    state = (
        scene()
        .round(2)
        .colony("birth-control")
        .demand("q1", growth=3)
        .demand("q2", growth=3)
        .build()
    )

    happen(state, CheckPopulation())

    assert state.growth == [3, 3, 0, 0]


def test_qn7_birth_control_goes_where_the_most_lie_and_to_the_left_of_equals() -> None:
    for counts, grown in (((1, 1, 1), (2, 1, 1)), ((0, 2, 2), (0, 3, 2)), ((3, 1, 2), (3, 1, 3))):
        position = scene("koop1", 3).colony("birth-control")
        for place, count in enumerate(counts):
            position.demand(f"q{place + 1}", growth=count)
        state = happen(position.build(), CheckPopulation())
        assert tuple(state.growth[:3]) == grown


def test_qn8_two_full_quarters_are_one_step_of_growth() -> None:
    state = scene().round(2).demand("q1", growth=3).demand("q2", growth=3).build()

    happen(state, CheckPopulation(), PlaceDemand())

    assert demand(state, "q1")[0] + demand(state, "q2")[0] == 3


def ended(state: ColonyState) -> ColonyState:
    return happen(state, EndCheck())


def test_qg1_the_last_round_is_checked_before_anything_is_settled() -> None:
    state = scene("koop1").round(4, 3).demand("q1", disease=1).build()

    happen(state, EndRound())

    assert state.over
    assert demand(state, "q1") == (0, 1, 0)
    assert state.supply == [3, 3]


def test_qg2_reputation_decides_though_the_mission_failed() -> None:
    state = ended(scene().round(4).reputation("blue", 9).build())

    assert state.outcome is not None
    assert state.outcome.winners == (BLUE,)
    assert state.outcome.goal is False


def test_qg3_an_early_end_needs_clean_quarters() -> None:
    state = scene().round(2).done(**S1_DONE).demand("q1", hunger=1).build()
    happen(state, EndSlot())
    assert not state.over

    state = scene().round(2).done(**S1_DONE).build()
    happen(state, EndSlot())
    assert state.over


def test_qg4_the_cooperative_mode_plays_on() -> None:
    state = scene("koop1").round(2).done(**S1_DONE).build()

    happen(state, EndSlot())

    assert not state.over


def test_qg5_ties_are_broken_by_deaths_money_and_goods() -> None:
    state = ended(scene("rw3").round(5).track(1, "red-dead").points("red", events=3).build())
    assert state.outcome is not None
    assert state.outcome.scores == (2, 2)
    assert state.outcome.ranks == (2, 1)

    state = ended(scene("rw3").round(5).goods("red", energy=1).build())
    assert state.outcome is not None
    assert state.outcome.ranks == (1, 2)

    state = ended(scene("rw3").round(5).build())
    assert state.outcome is not None
    assert state.outcome.winners == (RED, BLUE)


def test_qg6_only_the_final_score_goes_below_zero() -> None:
    state = ended(scene("rw3").round(5).demand("q1", hunger=2).build())

    assert state.outcome is not None
    assert state.outcome.scores[RED] == -4
    assert state.reputation[RED] == 2


def test_qg7_reputation_has_no_end() -> None:
    state = scene().reputation("red", 120).goods(energy=1).demand("q1", oxygen=1).build()

    drive(state, "place moxie-1", "oxygen q1")

    assert reputation(state) == 122


def test_qg8_the_early_end_is_no_choice_and_no_weather_follows() -> None:
    state = scene().round(2, 2).done(**S1_DONE).build()
    weather = state.weather

    happen(state, EndSlot())

    assert state.over
    assert state.weather == weather


def test_qg9_outcomes_of_the_modes() -> None:
    koop = ended(scene("koop1").round(4).build()).outcome
    rivals = ended(scene("rw3").round(5).build()).outcome

    assert koop is not None
    assert rivals is not None
    assert (koop.shared, koop.goal, koop.ranks) == (True, False, (2, 2))
    assert (rivals.shared, rivals.goal, rivals.reason) == (False, None, "last-round")
    assert list(koop.breakdown[0]) == list(rivals.breakdown[0])[:8]
    assert list(rivals.breakdown[0])[8:] == ["demand-left", "dead"]


def test_qg10_a_collapse_is_no_matter_of_the_last_round() -> None:
    dead = ("red-dead", "blue-dead")
    position = (
        scene("koop1", final_settlement=True)
        .round(4, 3)
        .done(**S1_DONE)
        .track(1, *dead)
        .track(2, *dead)
        .track(3, "red", "blue")
        .demand("q1", oxygen=1)
    )

    state = happen(position.build(), EndRound())

    assert state.dead(RED) == 3
    assert state.outcome is not None
    assert state.outcome.reason == "mission-failed"
