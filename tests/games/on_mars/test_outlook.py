"""Outlook: present numbers and what stands against what, as the rules say them."""

from typing import Any

from areopolis.core.cause import Cause
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.games.on_mars.answers import (
    CompleteGoal,
    TakeExecutive,
    TakeMain,
    UseBuilding,
    WorkThere,
)
from areopolis.games.on_mars.game import OnMars
from areopolis.games.on_mars.rules.producing import produce
from kit.on_mars import BLUE, GREEN, PURPLE, number, scene, stored


def seen(state: State, seat: int | None = None) -> Any:
    return state.game.outlook(state, seat)


def own(state: State, seat: int = BLUE) -> Any:
    return seen(state, seat)["own"]


def test_everybody_sees_the_levels_of_all_tech_tiles() -> None:
    state = scene().tech(BLUE, "rover", "L3b").tech(GREEN, "rover", "L1a").turn()

    techs = seen(state)["techs"]

    assert techs["rover"] == {"blue": 3, "green": 1}
    assert techs["shelter"] == {"blue": 2, "green": 2, "purple": 2}
    assert "ship" not in techs
    assert "own" not in seen(state)


def test_buildings_side_by_side_are_one_complex() -> None:
    state = scene().build("greenhouse", "3,0", "4,0", "3,2").turn()

    found = [one for one in seen(state)["complexes"] if one["building"] == "greenhouse"]

    assert [(one["size"], one["hexes"]) for one in found] == [(2, ["3,0", "4,0"]), (1, ["3,2"])]
    shelters = [one["owner"] for one in seen(state)["complexes"] if one["building"] == "shelter"]
    assert sorted(shelters) == ["blue", "green", "purple"]


def test_points_are_those_of_final_scoring_now() -> None:
    state = (
        scene().ships(BLUE, 1, 2, 3, hangar=2).blueprints(BLUE, "BP01").cubes(BLUE, "mine").turn()
    )

    points = seen(state)["points"]["blue"]

    assert (points["ships"], points["blueprints"], points["progress"]) == (6, -3, 1)
    assert (points["colonists"], points["technologies"]) == (3, 2)


def test_life_support_says_what_the_next_level_needs_and_brings() -> None:
    state = (
        scene().level(2, 3, 2, 1, 3).reward("greenhouse", "LR2").ships(BLUE, 1, 2, hangar=3)
    ).cubes(GREEN, "mine", "generator")

    found = seen(state.turn())["life_support"]

    assert {name: one["missing"] for name, one in found["columns"].items()} == {
        "generator": 0,
        "water-extractor": 1,
        "greenhouse": 2,
        "oxygen-condenser": 0,
    }
    assert found["columns"]["greenhouse"]["first"] == 2
    assert found["columns"]["greenhouse"]["reward"] == {"blue": 6, "green": 0, "purple": 0}
    assert found["columns"]["generator"]["reward"] is None
    assert (found["next"]["level"], found["next"]["blueprints"]) == (3, "level-1")
    assert found["next"]["progress"] == {"blue": 0, "green": 2, "purple": 0}
    assert found["next"]["remaining"]


def test_above_the_highest_level_nothing_is_missing() -> None:
    found = seen(scene().level(5, 5, 5, 5, 5).turn())["life_support"]

    assert found["next"] is None
    assert all(one["missing"] == 0 for one in found["columns"].values())


def test_a_mission_shows_how_far_it_has_come() -> None:
    missions = seen(scene().missions(MI1=3, MI4=0).turn())["missions"]

    assert missions["MI1"] == {"done": 2, "needed": 5, "crystals": 2}
    assert (missions["MI4"]["done"], missions["MI4"]["crystals"]) == (missions["MI4"]["needed"], 0)


def test_contracts_show_what_is_missing() -> None:
    scenery = scene().contract(BLUE, "EC07").contract(GREEN, "EC01")
    scenery.build("mine", "1,-1", "1,0").advanced(GREEN, "BP01", "1,-1")
    state = scenery.turn()
    state.delivered[number("contract", "EC07") * 6] = 1

    contracts = seen(state)["contracts"]

    assert contracts["EC07"] == {
        "owner": "blue",
        "done": False,
        "points": -4,
        "missing": {"mineral": 3},
    }
    assert (contracts["EC01"]["size"], contracts["EC01"]["needed"]) == (3, 4)


def test_the_shuttle_leaves_after_as_many_phases_as_its_space() -> None:
    state = scene(shuttle_level4="stops").turn()
    state.shuttle_space, state.level = 2, 3

    assert seen(state)["shuttle"] == {"phases": 2, "to": "colony", "lands": 3}
    state.level = 4
    assert seen(state)["shuttle"] is None


def test_goals_show_how_far_their_owner_has_come() -> None:
    state = scene().goals(BLUE, "PG01", "PG08").blueprints(BLUE, "BP01", "BP02").level(3).turn()

    goals = own(state)["goals"]

    assert (goals["PG01"]["now"], goals["PG01"]["needed"]) == (2, 4)
    assert goals["PG01"]["against"].key == "goal-not-met"
    assert goals["PG08"]["against"] is None
    assert own(state, GREEN)["goals"] == {}


def test_production_is_what_a_journey_to_orbit_gives() -> None:
    state = (
        scene()
        .build("greenhouse", "3,0", "4,0")
        .advanced(BLUE, "BP07", "3,0")
        .advanced(BLUE, "BP08", "4,0")
        .miner(BLUE, "0,0")
        .stock(BLUE, plant=1)
    ).turn()

    found = own(state)["production"]
    produce(state, Cause(BLUE))

    assert found == {"mineral": {"made": 1, "kept": 1}, "plant": {"made": 2, "kept": 1}}
    assert (stored(state, BLUE, "mineral"), stored(state, BLUE, "plant")) == (1, 2)


def test_a_full_slot_says_who_leaves_and_what_the_rest_costs() -> None:
    state = scene().slots("construct", green=2, purple=1).slots("upgrade", green=1, purple=1).turn()

    slots = own(state)["slots"]

    assert slots["construct"] == {"cost": 1, "leaving": ["green"]}
    assert slots["upgrade"] == {"cost": 2, "leaving": []}
    assert slots["hire"] == {"cost": 0, "leaving": []}


def test_one_plans_while_others_act() -> None:
    """On the turn of another nothing of that turn is in the way; pending Crystals have come."""
    state = scene().crystals(BLUE, 0, pending=2).bot(BLUE, "0,-1").turn(GREEN)
    state.main_done = 1

    assert own(state)["main"]["control-center"] is None
    assert own(state)["main"]["resupply"].key == "other-side"
    assert own(state)["executive"]["EX6"] is None
    assert own(state, GREEN)["main"]["control-center"].key == "main-taken"
    assert state.pending[BLUE] == 2


def test_advanced_buildings_show_their_price() -> None:
    scenery = scene().build("generator", "3,0").advanced(GREEN, "BP04", "3,0").crystals(BLUE, 3)
    state = scenery.turn()
    engineer = number("scientist", "rnd-engineer")
    state.scientist_owner[engineer] = BLUE

    assert own(state)["buildings"] == {}
    assert set(own(state)["scientists"]["rnd-engineer"]) == {"BP04"}
    assert own(state, GREEN)["buildings"]["BP04"]["cost"] == 2
    state.works_at[engineer] = number("card", "BP04")
    assert own(state)["buildings"]["BP04"]["cost"] == 0
    assert own(state, GREEN)["buildings"]["BP04"]["cost"] == 0
    assert own(state, PURPLE)["buildings"] == {}


def test_before_a_side_is_chosen_there_is_nothing_to_plan() -> None:
    state = OnMars().new(2, 1)

    assert own(state, state.deciding[0]) == {}


def test_the_outlook_is_what_can_be_done() -> None:
    """What stands against nothing is offered, and the other way round."""
    game = OnMars()
    names = game.vocabulary.names
    for seats in (1, 3):
        state, rng = game.new(seats, seats), Rng(seats)
        while not state.over:
            seat = state.deciding[0]
            decision = state.decision(seat)
            if decision.question == "take-turn":
                found = own(state, seat)
                options = decision.options
                assert [
                    names["main-action"][o.action] for o in options if isinstance(o, TakeMain)
                ] == [name for name, against in found["main"].items() if against is None]
                offered = {
                    names["executive"][o.executive] for o in options if isinstance(o, TakeExecutive)
                }
                if any(isinstance(o, UseBuilding) for o in options):
                    offered.add("EX8")
                free = {name for name, against in found["executive"].items() if against is None}
                assert offered == free
                used = {
                    names["card"][o.card] for o in options if isinstance(o, UseBuilding | WorkThere)
                }
                assert used == {
                    name for name, one in found["buildings"].items() if one["against"] is None
                }
                goals = {names["goal"][o.goal] for o in options if isinstance(o, CompleteGoal)}
                assert goals == {
                    name for name, one in found["goals"].items() if one["against"] is None
                }
            state.apply(seat, decision.options[rng.below(len(decision.options))])
