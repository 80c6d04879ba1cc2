"""Martians: each term of the knowledge, in a position in which it decides."""

from typing import Any

import pytest

from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.games.martians.data.constants import DEAD, ENERGY, LIVING
from areopolis.games.martians.game import Martians
from areopolis.games.martians.state import ColonyState
from areopolis.players.knowledge import knowledge_of, styles_of
from areopolis.players.martians.chains import Chain, work_for
from areopolis.players.martians.clock import productions_left, turns_in_round, turns_left
from areopolis.players.martians.colony import slack
from areopolis.players.martians.corporation import expected
from areopolis.players.martians.foresight import foresee
from areopolis.players.martians.looking import Look
from areopolis.players.martians.mission import no_needs
from areopolis.players.martians.steps import Step
from areopolis.players.martians.styles import PLAIN
from kit.martians import BLUE, GREEN, RED, Scene, scene

S2_ENERGY = Martians().components.scenarios[1].requirements[0].cost[2].amounts[ENERGY]


def weights(state: State, style: str = "") -> dict[str, float]:
    """Return the weight of each option by its text, for who must answer next."""
    seat = state.deciding[0]
    options = state.decision(seat).options
    found = knowledge_of("martians", style).weigh(state, seat, options)
    return {option.text: weight for option, weight in zip(options, found, strict=True)}


def best(state: State) -> str:
    """Return the option that looks best."""
    found = weights(state)
    return max(found, key=lambda text: found[text])


def colony(here: Scene) -> float:
    """Return the time that the colony can spare."""
    return slack(here.build(), PLAIN)


def corporation(here: Scene) -> float:
    """Return the reputation that red can expect."""
    return expected(here.build(), RED, PLAIN)


# Turns and productions left.


def test_a_turn_that_has_begun_is_not_counted_and_those_of_the_round_are() -> None:
    state = scene("koop1", 2).build()

    assert turns_in_round(state, RED) == 2
    assert turns_in_round(state, BLUE) == 3
    assert turns_left(state, RED) == 2 + 3 * 3


def test_the_first_round_has_one_production_and_the_others_two() -> None:
    assert productions_left(scene("koop1", 2).build()) == 1 + 3 * 2


# The way to food and medicine.


def test_food_in_stock_takes_no_work_and_food_from_ice_does() -> None:
    needs = no_needs()
    needs[5] = 2.0
    stocked = scene("koop1", 2).goods(food=2).build()
    icy = scene("koop1", 2).goods(ice=2).build()
    empty = scene("koop1", 2).build()
    times = [
        work_for(Chain(one, [0, 1]), needs, one.stock, 0).time for one in (stocked, icy, empty)
    ]

    assert times[0] == 0.0 < times[1] < times[2]


def test_a_better_crop_makes_food_cheaper() -> None:
    plain = Chain(scene("koop1", 2).build(), [0, 1])
    soy = Chain(scene("koop1", 2).crop("red", "CR2").build(), [0, 1])

    assert soy.food_time < plain.food_time


def test_herbs_make_medicine_without_material() -> None:
    herbs = Chain(scene("koop1", 2).crop("red", "CR3").build(), [0, 1])

    assert herbs.medicine_material == 0.0


# The colony.


def test_goods_that_the_scenario_asks_for_spare_time() -> None:
    assert colony(scene("koop1", 2).goods(water=2)) > colony(scene("koop1", 2)) + 0.5


def test_installations_are_worth_more_early_than_late() -> None:
    early = colony(scene("koop1", 2).installed("red", solar=2)) - colony(scene("koop1", 2))
    late = colony(scene("koop1", 2).installed("red", solar=2).round(4)) - colony(
        scene("koop1", 2).round(4)
    )

    assert early > late


def test_oxygen_is_the_most_urgent_of_all_needs() -> None:
    here = scene("koop1", 2).goods(energy=2, food=2, medicine=2).round(2, 3)
    base = slack(here.build(), PLAIN)
    costs = [
        base - slack(here.demand("q1", **{kind: 1}).build(), PLAIN)
        for kind in ("hunger", "disease", "oxygen")
    ]

    assert 0.0 < costs[0] < costs[1] < costs[2]


def test_the_last_turn_of_a_round_removes_oxygen_before_anything_else() -> None:
    state = scene("koop1", 2).goods(energy=3, material=2).demand("q1", oxygen=1).time(1).build()
    state.slot = 3
    for place in (0, 1, 4, 5):
        state.track[place] = 1 + place % 2
    state.track[8] = 2

    assert best(state) == "place moxie-1"


def test_in_the_last_round_products_are_delivered() -> None:
    state = scene("koop1", 2).goods(food=1, medicine=1).demand("q1", hunger=1, disease=1)
    here = state.round(4).build()
    here.play(RED, "end")

    assert best(here) == "deliver food-q1 medicine-q1"


def test_a_requirement_that_can_be_paid_is_fulfilled_before_time_runs_out() -> None:
    state = scene("koop1", 2).goods(food=2).time(1).round(4).build()

    assert best(state) == "place lander-1"


def test_energy_for_a_mission_is_not_paid_while_it_is_needed_for_other_things() -> None:
    """Power for the colony asks for energy that installations make in later rounds."""
    kept = scene("koop1", 4, scenario="S2").goods(energy=28)
    paid = scene("koop1", 4, scenario="S2").goods(energy=28 - S2_ENERGY).done(a=1)
    early = colony(paid) - colony(kept)
    late = colony(paid.round(4, 3)) - colony(kept.round(4, 3))

    assert early < 0.5
    assert late > 1.0


def test_products_that_are_not_made_when_the_last_round_ends_are_late() -> None:
    def late(hunger: int) -> float:
        here = scene("koop1", 2).round(4, 3)
        return colony(here) - colony(here.demand("q1", hunger=hunger))

    # Two turns are left, and a third product is more than they make.
    assert late(3) - late(2) > late(2) - late(1) + 0.5


def test_all_seats_of_a_colony_have_the_same_chance() -> None:
    chances = knowledge_of("martians").evaluate(scene("koop1", 3).build())

    assert len(chances) == 3
    assert len(set(chances)) == 1


def test_energy_is_cheaper_than_the_oxygen_that_an_event_adds() -> None:
    here = scene("koop1", 2).goods(energy=4).round(2, 2).next_event("E2-1").last_of_slot().build()
    here.play(RED, "end")

    assert best(here) == "buy-off 2"


# A corporation.


def test_reputation_goods_and_installations_are_expected_reputation() -> None:
    base = corporation(scene("rw3", 2))

    assert corporation(scene("rw3", 2).reputation("red", 7)) > base + 4.0
    assert corporation(scene("rw3", 2).goods(food=2)) > base + 2.0
    assert corporation(scene("rw3", 2).installed("red", wind=1)) > base + 2.0


def test_goods_are_worth_nothing_after_the_last_turn() -> None:
    state = scene("rw3", 2).goods(regolith=4).round(5).build()
    bare = scene("rw3", 2).round(5).build()
    for here in (state, bare):
        here.slot = 3

    assert expected(state, RED, PLAIN) == expected(bare, RED, PLAIN)


def test_tokens_in_the_own_quarters_threaten_and_those_of_others_do_not() -> None:
    own = corporation(scene("rw3", 2).demand("q1", disease=1))
    theirs = corporation(scene("rw3", 2).demand("q2", disease=1))

    assert own < theirs


def test_whoever_has_more_reputation_is_more_likely_to_win_and_surer_late() -> None:
    knowledge = knowledge_of("martians")
    early = knowledge.evaluate(scene("rw3", 2).reputation("red", 12).build())
    late = knowledge.evaluate(scene("rw3", 2).reputation("red", 12).round(5).build())

    assert 0.5 < early[RED] < late[RED] < 1.0


def test_an_expert_corporation_foresees_whole_turns_of_everybody() -> None:
    state = scene("rw3", 3).goods(energy=3).build()

    ahead = foresee(state.clone(), 4)

    # Red, blue and green have played the first slot, blue its turn in the second.
    assert (ahead.round, ahead.slot, ahead.active) == (1, 2, GREEN)
    assert ahead.decision(GREEN).question == "take-step"
    assert len([token for token in ahead.track if LIVING <= token < DEAD]) == 4


def test_foresight_is_over_when_the_game_is() -> None:
    state = scene("rw3", 2).round(5).last_of_slot().build()
    state.slot = 3

    assert foresee(state.clone(), 100).over


def test_a_chain_of_answers_leads_where_the_look_has_found_it_to_lead() -> None:
    """What is followed into the turns of the others is the turn that was judged."""
    state = scene("rw3", 2).goods(energy=2, material=1, ice=2).build()
    options = state.decision(RED).options
    look = Look(state, RED, PLAIN, 4)

    values = look.values(state, options, Step())

    ends = [look.end(place) or state for place in range(len(options))]
    for option, value, end in zip(options, values, ends, strict=True):
        if option.text == "end":
            assert end is state
        else:
            assert look.judge(end) <= value
    assert any(look.judge(end) == value for value, end in zip(values, ends, strict=True))


def test_with_patience_a_corporation_asks_what_the_others_make_of_its_answer() -> None:
    """More answers are followed into the turns of the others the more ways there are."""
    state = scene("rw3", 2).goods(energy=3, regolith=2).build()
    options = state.decision(RED).options
    knowledge = knowledge_of("martians")

    glance = knowledge.ponder(state, RED, options, 1)
    patient = knowledge.ponder(state, RED, options, 64 * len(options))

    assert len(patient) == len(options)
    assert all(0.0 < chance < 1.0 for chance in patient)
    assert glance != patient


# Whole games.


def play(seats: int, seed: int, options: dict[str, Any], is_guided: bool) -> ColonyState:
    """Play a game in which everybody takes what looks best, or anything."""
    state = Martians().new(seats, seed, options)
    knowledge = knowledge_of("martians")
    rng = Rng(seed)
    while not state.over:
        seat = state.deciding[0]
        choices = state.decision(seat).options
        place = rng.below(len(choices))
        if is_guided and len(choices) > 1:
            found = knowledge.weigh(state, seat, choices)
            place = found.index(max(found))
        state.apply(seat, choices[place])
    assert isinstance(state, ColonyState)
    return state


@pytest.mark.parametrize("mode", ["koop1", "rw2", "rw3"])
def test_guided_games_bring_more_reputation_than_random_ones_in_every_mode(mode: str) -> None:
    guided = play(3, 4, {"mode": mode}, True)
    chance = play(3, 4, {"mode": mode}, False)

    assert sum(guided.reputation) > sum(chance.reputation) + 10


def test_alone_a_guided_colony_does_more_than_a_random_one() -> None:
    assert sum(play(1, 5, {}, True).reputation) > sum(play(1, 5, {}, False).reputation) + 10


def test_there_are_four_styles() -> None:
    assert styles_of("martians") == ("steward", "builder", "contractor", "scholar")
