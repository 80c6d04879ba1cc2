"""Figures: what single things cost, score and lack, as the rules say it."""

import pytest

from areopolis.games.on_mars.rules import scoring
from kit.on_mars import BLUE, GREEN, scene


def test_a_blueprint_counts_against_its_owner_until_it_is_built() -> None:
    state = scene().blueprints(BLUE, "BP01").turn()

    assert state.figures(BLUE, "card", "BP01") == {"points": -3}
    assert state.figures(GREEN, "card", "BP01") == {"points": 0}


def test_an_advanced_building_is_used_for_crystals() -> None:
    state = scene().build("mine", "3,0").advanced(BLUE, "BP01", "3,0").turn()

    own = state.figures(BLUE, "card", "BP01")
    assert own["points"] == 3
    assert own["price"] == state.game.outlook(state, BLUE)["own"]["buildings"]["BP01"]["cost"]


def test_a_tech_tile_scores_by_its_column_and_the_next_one_has_a_price() -> None:
    state = scene().tech(BLUE, "rover", "L3b").turn()

    assert state.figures(BLUE, "tech", "rover") == {
        "points": 3,
        "value": 3,
        "price": 1,
        "goal": 6,
    }
    assert state.figures(GREEN, "tech", "rover") == {"points": 0, "value": 0, "goal": 6}


@pytest.mark.parametrize(
    ("kind", "name", "price"),
    [
        ("building", "mine", 1),
        ("building", "greenhouse", 1),
        ("depot", "3", 2),
        ("grid", "T1", 2),
        ("grid", "M2", 1),
        ("grid", "B1", 0),
        ("scientist", "geologist", 2),
        ("contract", "EC02", 1),
        ("main-action", "construct", 0),
    ],
)
def test_everything_that_is_paid_for_has_a_price(kind: str, name: str, price: int) -> None:
    assert scene().turn().figures(BLUE, kind, name)["price"] == price


def test_a_slot_of_others_costs_more() -> None:
    state = scene().slots("construct", green=1).turn()

    assert state.figures(BLUE, "main-action", "construct") == {"price": 1}


def test_goals_and_missions_say_how_far_one_has_come() -> None:
    state = scene().blueprints(BLUE, "BP01").missions(MI1=2).turn()

    assert state.figures(BLUE, "goal", "PG01") == {"value": 1, "goal": 4}
    assert state.figures(BLUE, "mission", "MI1") == {"value": 3, "goal": 5}
    assert state.figures(BLUE, "mission", "MI2") == {}


def test_a_contract_counts_against_its_owner_until_it_is_done() -> None:
    state = scene().contract(BLUE, "EC01").turn()

    found = state.figures(BLUE, "contract", "EC01")
    assert found == {"points": -6, "value": 0, "goal": 4}
    assert state.figures(GREEN, "contract", "EC01") == {}


def test_the_points_of_single_things_add_up_to_those_of_the_end() -> None:
    made = scene().blueprints(BLUE, "BP01", "BP14").contract(BLUE, "EC01").tech(BLUE, "ship", "L1a")
    state = made.build("mine", "3,0").advanced(BLUE, "BP02", "3,0").scientist(BLUE, "geologist")
    now = state.turn()

    points = scoring.breakdown(now, BLUE)
    names = now.vocabulary.names
    for source, kind in (
        ("blueprints", "card"),
        ("technologies", "tech"),
        ("contracts", "contract"),
    ):
        found = [now.figures(BLUE, kind, name).get("points", 0) for name in names[kind]]
        assert sum(found) == points[source]
    assert now.figures(BLUE, "scientist", "geologist")["points"] == points["scientists"]


def test_a_hex_has_no_figures() -> None:
    assert scene().turn().figures(BLUE, "hex", "3,0") == {}
