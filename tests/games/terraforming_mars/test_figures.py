"""Figures: what single things cost and give, as the rules say it."""

import pytest

from areopolis import IllegalAction, UnknownName
from kit.terraforming_mars import GREEN, RED, scene


def test_the_price_of_a_card_has_the_discounts_of_the_seat() -> None:
    state = scene().corporation(RED, "teractor").build()
    printed = state.game.faces()["card"]["056"]

    assert state.figures(GREEN, "card", "056")["price"] == printed["cost"]
    discount = 3 * printed["tags"].count("earth")
    assert state.figures(RED, "card", "056")["price"] == printed["cost"] - discount


def test_the_points_of_one_card_are_counted_as_things_stand() -> None:
    """Birds score a point for each animal on them, Tardigrades one for four microbes."""
    state = scene().tableau(RED, "072", resources=3).tableau(GREEN, "049", resources=9).build()

    assert state.figures(RED, "card", "072")["points"] == 3
    assert state.figures(GREEN, "card", "049")["points"] == 2
    assert state.figures(RED, "card", "026")["points"] == 1


def test_a_corporation_has_points_and_no_price() -> None:
    state = scene().corporation(RED, "arklight").build()

    assert state.figures(RED, "card", "arklight") == {"points": 0}


def test_a_standard_project_has_a_price() -> None:
    state = scene().corporation(RED, "thorgate").build()

    assert state.figures(RED, "project", "power-plant") == {"price": 8}
    assert state.figures(GREEN, "project", "power-plant") == {"price": 11}


def test_a_milestone_has_price_goal_value_and_points() -> None:
    state = scene().tile("3-3", "city", RED).milestone("builder", GREEN).build()

    assert state.figures(RED, "milestone", "mayor") == {
        "price": 8,
        "points": 0,
        "value": 1,
        "goal": 3,
    }
    assert state.figures(GREEN, "milestone", "builder")["points"] == 5


def test_an_award_has_value_points_and_a_price_while_it_can_be_funded() -> None:
    state = scene(3).stock(GREEN, heat=7).stock(RED, heat=2).award("thermalist", RED).build()

    assert state.figures(GREEN, "award", "thermalist") == {"points": 5, "value": 7}
    assert state.figures(RED, "award", "thermalist") == {"points": 2, "value": 2}
    assert state.figures(RED, "award", "banker") == {"points": 0, "value": 0, "price": 14}


def test_what_has_no_figures_has_none() -> None:
    state = scene().build()

    assert state.figures(RED, "tag", "earth") == {}


def test_what_is_not_there_is_refused() -> None:
    state = scene().build()
    for kind, name in (("card", "999"), ("dragon", "smaug")):
        with pytest.raises(UnknownName):
            state.figures(RED, kind, name)
    for seat in (-1, 2):
        with pytest.raises(IllegalAction):
            state.figures(seat, "card", "056")
