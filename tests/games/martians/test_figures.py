"""Figures: what single things cost, take and give, as the rules say it."""

from areopolis.games.martians.game import Martians
from kit.martians import RED, scene


def test_an_order_has_a_price_and_gives_reputation() -> None:
    state = scene(mode="rw3").orders("O01").build()

    shown = state.game.outlook(state, RED)["own"]["ways"]["order"]["O01"]
    found = state.figures(RED, "order", "O01")
    assert found == {"price": sum(shown["cost"].values()), "points": shown["points"]}
    assert found == {"price": 3, "points": 3}


def test_a_requirement_says_how_often_it_is_due() -> None:
    state = scene().build()

    assert state.figures(RED, "requirement", "S1-a") == {
        "price": 1,
        "points": 4,
        "value": 0,
        "goal": 1,
    }
    assert state.figures(RED, "requirement", "S2-a") == {}


def test_scientists_save_time_in_research() -> None:
    alone = scene().research("RT01").build().figures(RED, "research", "RT01")
    helped = scene().research("RT01").staff("red", "scientist").build()

    assert alone == {"price": 1, "time": 2}
    assert helped.figures(RED, "research", "RT01") == {"price": 1, "time": 1}


def test_a_technology_takes_its_time_once() -> None:
    state = scene().technology("red", "long-arm").build()

    assert state.figures(RED, "technology", "long-arm") == {"time": 2, "value": 1}
    assert state.figures(RED, "technology", "weather-report") == {"time": 1, "value": 0}


def test_work_staff_and_installations_have_figures() -> None:
    state = scene().staff("red", "engineer").build()

    assert state.figures(RED, "work", "build") == {"price": 3, "time": 1}
    assert state.figures(RED, "specialist", "engineer") == {"price": 3, "value": 1}
    energy = state.game.outlook(state, RED)["energy"]["red"]
    assert state.figures(RED, "installation", "solar") == {"value": energy["solar"]}
    assert state.figures(RED, "spot", "A1") == {}


def test_before_corporations_are_chosen_nothing_has_figures() -> None:
    state = Martians().new(2, 1, {"corporations": "chosen"})

    assert state.figures(RED, "work", "build") == {}
