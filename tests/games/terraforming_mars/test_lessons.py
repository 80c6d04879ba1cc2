"""Where the lessons of Terraforming Mars begin, and what stands in what their coach says."""

import json
from typing import Any

import pytest

from areopolis.core.state import State
from kit.lessons.mars_scenes import LESSONS, SCENES, position
from kit.lessons.terraforming_mars import LINES
from kit.terraforming_mars import GAME, GREEN, RED, outcome_of, play


def begun(lesson: str) -> State:
    return GAME.from_dict(position(lesson))


def after(lesson: str) -> State:
    return play(begun(lesson), *LINES[lesson][0])


def stock(state: State, seat: int = RED) -> Any:
    return state.to_dict()["players"][seat]["stock"]


@pytest.mark.parametrize("lesson", SCENES)
def test_a_lesson_begins_where_its_scene_says(lesson: str) -> None:
    assert json.loads((LESSONS / f"{lesson}.json").read_text("utf-8")) == position(lesson)


def test_cards_that_were_bought_are_paid_for_again_when_they_are_played() -> None:
    assert stock(after("research"))["mc"] == 24 - 2 * 3 - 4


def test_a_requirement_is_met_only_after_the_step_that_meets_it() -> None:
    assert "play 159" not in [option.text for option in begun("playing").decision(RED).options]
    assert outcome_of(begun("playing"), "play 003")["red production heat"] == 1


def test_metals_pay_23_of_41() -> None:
    change = outcome_of(begun("metals"), *LINES["metals"][0])

    assert (change["red mc"], change["red steel"], change["red titanium"]) == (-18, -4, -5)


def test_a_greenery_and_an_ocean_raise_the_rating_and_gain_at_the_water() -> None:
    change = outcome_of(begun("tiles"), *LINES["tiles"][0])

    assert (change["red rating"], change["oxygen"]) == (2, 1)
    assert (change["red mc"], change["red plants"]) == (-11 + 2 + 2, -8 + 1 + 2)


def test_energy_becomes_heat_before_new_energy_comes_and_income_may_be_reduced() -> None:
    before = stock(begun("production"))
    now = stock(after("production"))

    assert now["heat"] == before["heat"] + before["energy"] == 7
    assert now["energy"] == 4
    assert now["mc"] == before["mc"] - 10 + 23 - 1


def test_a_sold_card_is_just_enough_for_a_city() -> None:
    assert "project city" not in [option.text for option in begun("projects").decision(RED).options]
    assert stock(after("projects"))["mc"] == 0


def test_the_third_milestone_is_the_last() -> None:
    state = after("goals")

    assert len(state.to_dict()["milestones"]) == 3
    assert not [option for option in state.decision(RED).options if option.text.startswith("claim")]


def test_a_trade_gives_every_colony_its_bonus_and_the_marker_falls() -> None:
    state = play(begun("colonies"), *LINES["colonies"][0][:-1])
    change = outcome_of(state, LINES["colonies"][0][-1])

    assert (change["red mc"], change["green mc"]) == (10 + 2, 2)
    assert state.to_dict()["colonies"]["luna"]["marker"] + change["luna marker"] == 2


def test_the_last_greenery_decides_the_game() -> None:
    line = LINES["end"][0]
    won, lost = after("end").outcome, play(begun("end"), *line[:-2], "decline").outcome

    assert won is not None
    assert lost is not None
    assert (won.scores, won.winners) == ((57, 56), (RED,))
    assert lost.winners == (GREEN,)
