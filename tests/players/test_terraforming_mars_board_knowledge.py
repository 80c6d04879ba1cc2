"""Terraforming Mars: what the knowledge makes of tiles and colonies."""

import areopolis
from areopolis.core.state import State
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.knowledge import knowledge_of
from areopolis.players.terraforming_mars.goals import hopes
from kit.terraforming_mars import GREEN, RED, Scene, play, scene
from players.weighing import best, early, weights

# Tiles.


def greenery(here: Scene) -> State:
    """Return the state in which red places a greenery."""
    return play(here.stock(RED, plants=8).build(), "convert plants")


def test_a_greenery_goes_beside_the_own_city() -> None:
    here = scene(2).tile("7-3", "city", RED).tile("7-5", "city", GREEN)
    found = weights(greenery(here.tile("8-5", "commercial-district", RED)))
    assert found["place 7-2"] > found["place 8-4"]


def test_a_greenery_takes_the_better_bonus() -> None:
    here = scene(2).tile("5-2", "greenery", RED)
    found = weights(greenery(here))
    # Two plants are better than one.
    assert found["place 5-1"] > found["place 4-2"]


def test_a_city_goes_beside_greeneries() -> None:
    here = scene(2).tile("7-3", "greenery", RED).tile("7-4", "greenery", RED).stock(RED, mc=25)
    state = play(here.build(), "project city")
    found = weights(state)
    assert found["place 8-3"] > found["place 2-4"]
    assert best(state) in ("place 8-3", "place 6-4")


def test_an_ocean_goes_to_the_better_bonus() -> None:
    found = weights(play(scene(2).stock(RED, mc=18).build(), "project aquifer"))
    assert found["place 4-8"] > found["place 1-5"]


# Colonies.


def test_a_ripe_tile_is_traded_with_and_a_poor_one_is_not() -> None:
    here = scene(4).stock(RED, mc=9).colony("luna", 6).colony("io", 0)
    found = weights(here.build())
    assert found["trade luna mc"] > found["pass"] > found["trade io mc"]


def test_energy_pays_trades_before_money_does() -> None:
    found = weights(scene(4).stock(RED, mc=20, energy=3).colony("luna", 4).build())
    assert found["trade luna energy"] > found["trade luna mc"]


def test_the_own_colonies_make_a_trade_better() -> None:
    here = scene(4).stock(RED, mc=9).colony("luna", 4, [RED]).colony("ceres", 4)
    mine = weights(here.build())["trade luna mc"] / weights(here.build())["trade ceres mc"]
    here = scene(4).stock(RED, mc=9).colony("luna", 4, [GREEN]).colony("ceres", 4)
    theirs = weights(here.build())["trade luna mc"] / weights(here.build())["trade ceres mc"]
    assert mine > theirs


def test_a_colony_goes_where_its_production_is_worth_most() -> None:
    here = early().stock(RED, mc=17).colony("luna", 1).colony("io", 1)
    assert best(play(here.build(), "project build-colony")) == "colony luna"


def test_an_advanced_marker_is_worth_more() -> None:
    here = scene(4).tableau(RED, "C46").stock(RED, mc=9).colony("luna", 3)
    state = play(here.build(), "trade luna mc")
    assert best(state) == "advance 1"


def rated(rating: int) -> MarsState:
    """Return the state in which red has this rating."""
    state = scene().rating(RED, rating).build()
    assert isinstance(state, MarsState)
    return state


def test_a_milestone_that_is_near_is_hoped_for_and_one_that_is_claimed_is_not() -> None:
    assert hopes(rated(20), RED) < hopes(rated(34), RED) < hopes(rated(35), RED)
    claimed = rated(35)
    claimed.milestones[0] = GREEN
    assert hopes(claimed, RED) < hopes(rated(20), RED)


def test_terraforming_mars_is_judged_when_a_generation_begins() -> None:
    knowledge = knowledge_of("terraforming-mars")
    state = areopolis.game("terraforming-mars").new(2, 1)
    assert knowledge.is_calm(state)
    assert not knowledge.is_calm(scene().build())
