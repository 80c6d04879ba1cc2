"""Outlook: what comes, how far the mission is, and what stands against what, as the rules say."""

from typing import Any

import pytest

from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.games.martians.answers import (
    Develop,
    FulfilOrder,
    FulfilRequirement,
    Hire,
    MoveMachine,
    PlaceMarker,
    Recover,
    Research,
    Rest,
    TakeFromRtg,
    UseInQuarters,
    UseSpecialist,
    UseTwice,
)
from areopolis.games.martians.game import Martians
from kit.martians import RED, scene

MODES = (("solo", 1), ("koop1", 2), ("rw2", 3), ("rw3", 4))


def seen(state: State, seat: int | None = None) -> Any:
    return state.game.outlook(state, seat)


def own(state: State, seat: int = RED) -> Any:
    return seen(state, seat)["own"]


def test_oxygen_left_kills_and_hides_the_rest() -> None:
    state = scene().demand("q1", oxygen=1, hunger=2).demand("q2", hunger=2, disease=1).build()

    found = seen(state)["settlement"]

    assert found["q1"] == {
        "kills": True,
        "infirmary": [],
        "housing": [],
        "fines": 0,
        "grows": False,
    }
    assert found["q2"]["infirmary"] == ["red", "blue"]
    assert found["q2"]["housing"] == ["red", "blue"]
    assert found["q2"]["fines"] == 2


def test_clean_quarters_grow() -> None:
    assert seen(scene().build())["settlement"]["q1"]["grows"]
    assert not seen(scene(natural_growth=False).build())["settlement"]["q1"]["grows"]


def test_the_next_demand_is_that_of_the_next_supply_phase() -> None:
    plain = seen(scene().build())["next_demand"]
    helped = seen(scene().colony("co2-converter").build())["next_demand"]

    assert plain == {"oxygen": 2, "disease": 2, "hunger": 4}
    assert helped == {"oxygen": 1, "disease": 2, "hunger": 4}
    assert seen(scene().round(4).build())["next_demand"] is None


def test_in_the_competitive_mode_everybody_has_demand_of_their_own() -> None:
    found = seen(scene("rw3").colony("medical-care", board=1).build())["next_demand"]

    assert found["red"] == {"oxygen": 1, "disease": 1, "hunger": 2}
    assert found["blue"]["disease"] == 0


def test_energy_follows_weather_and_technologies() -> None:
    scenery = scene().weather("W03").installed("red", solar=2).technology("red", "solar-energy")

    found = seen(scenery.build())["energy"]

    assert found["red"] == {"solar": 4, "wind": 2, "all": 8}
    assert found["blue"] == {"solar": 3, "wind": 2, "all": 0}


def test_requirements_say_what_is_left_and_what_comes_first() -> None:
    state = scene(scenario="S5").build()

    found = seen(state)["mission"]["requirements"]

    assert (found["S5-a"]["after"], found["S5-a"]["waits"]) == ("site", True)
    assert (found["S5-b"]["after"], found["S5-b"]["waits"]) == ("S5-a", True)
    assert (found["S5-c"]["left"], found["S5-c"]["waits"]) == (1, False)
    assert own(state)["ways"]["requirement"]["S5-a"]["against"].key == "site-not-reached"


def test_end_conditions_say_how_far_they_are() -> None:
    state = scene(scenario="S2").installed("red", solar=1).installed("blue", solar=1).build()

    (found,) = seen(state)["mission"]["end_conditions"]

    assert (found["condition"], found["met"]) == ("installations", False)
    assert [pair[0] for pair in found["progress"]] == [2, 1]
    assert seen(scene("rw3").build())["mission"] is None


def test_a_slow_field_takes_time_and_a_closed_one_says_so() -> None:
    scenery = scene().goods(energy=9, water=9, material=9, regolith=9)
    state = scenery.token("C", "hospital-1").token("U", "greenhouses-3").build()

    fields = own(state)["fields"]

    assert (fields["hospital-1"]["time"], fields["hospital-1"]["against"]) == (1, None)
    assert fields["greenhouses-3"]["against"].key == "field-closed"


def test_prices_hold_what_events_add() -> None:
    plain = own(scene().goods(energy=9, material=9).build())["works"]["build"]

    assert plain["cost"] == {"energy": 2, "material": 1}


def test_the_machine_goes_to_tokens_beside_it() -> None:
    state = scene().machine("D1").build()

    found = own(state)["mining"]

    options = state.rules.components.beside[state.machine]
    names = state.vocabulary.names["spot"]
    beside = {name for number, name in enumerate(names) if options >> number & 1}
    assert set(found["moves"]) <= beside
    assert found["moves"]


def test_a_technology_tells_its_time_and_its_cost() -> None:
    found = own(scene().goods("red", energy=1).build())["ways"]["technology"]

    assert found["weather-report"] == {"time": 1, "cost": {"energy": 1}, "against": None}
    assert found["medical-care"]["time"] == 3


def test_one_plans_while_others_act() -> None:
    """Blue sees what blue could do with the time of its own next turn."""
    state = scene().technology("blue", "dna-modification").time(0).build()

    assert own(state, 1)["colour"] == "blue"
    assert own(state, 1)["time"] == 4
    assert own(state)["time"] == 0
    assert own(state)["rest"].key == "short-of-time"


def test_before_corporations_are_chosen_there_is_nothing_to_plan() -> None:
    for options in ({"corporations": "chosen"}, {"mode": "rw3"}):
        state = Martians().new(2, 1, options)

        assert "own" not in seen(state, state.deciding[0])


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_the_outlook_is_what_can_be_done(mode: str, seats: int) -> None:
    """What stands against nothing is offered, and the other way round."""
    game = Martians()
    names = game.vocabulary.names
    state, rng = game.new(seats, seats, {"mode": mode}), Rng(seats)
    while not state.over:
        seat = state.deciding[0]
        decision = state.decision(seat)
        options = decision.options
        if decision.question in ("take-step", "use-building"):
            found = own(state, seat)
        if decision.question == "take-step":
            placed = {names["field"][o.field] for o in options if isinstance(o, PlaceMarker)}
            assert placed == free(found["fields"])
            assert any(isinstance(o, Rest) for o in options) == (found["rest"] is None)
            assert any(isinstance(o, TakeFromRtg) for o in options) == (found["rtg"] is None)
            used = {
                names["specialist"][o.specialist]
                for o in options
                if isinstance(o, UseSpecialist | UseInQuarters | UseTwice)
            }
            assert used == free(found["specialists"])
            back = {
                (names["zone"][o.zone], names["quarters"][o.quarters])
                for o in options
                if isinstance(o, Recover)
            }
            assert back == {
                (one["zone"], one["quarters"]) for one in found["recover"] if one["against"] is None
            }
        elif decision.question == "use-building" and state.view(seat)["placement"]["done"] == []:
            building = state.view(seat)["placement"]["building"]
            ways = found["ways"]
            if building == "lander":
                tiles = {names["research"][o.tile] for o in options if isinstance(o, Research)}
                assert tiles == free(ways["research"])
                orders = {names["order"][o.order] for o in options if isinstance(o, FulfilOrder)}
                assert orders == free(ways["order"])
                met = {
                    names["requirement"][o.requirement]
                    for o in options
                    if isinstance(o, FulfilRequirement)
                }
                assert met == free(ways["requirement"])
            elif building == "laboratory":
                developed = {
                    names["technology"][o.technology] for o in options if isinstance(o, Develop)
                }
                assert developed == free(ways["technology"])
            elif building == "education-centre":
                hired = {names["staff"][o.staff] for o in options if isinstance(o, Hire)}
                assert hired == free(ways["staff"])
        elif decision.question == "move-machine":
            moves = {names["spot"][o.spot] for o in options if isinstance(o, MoveMachine)}
            assert moves == set(own(state, seat)["mining"]["moves"])
        state.apply(seat, options[rng.below(len(options))])


def free(table: dict[str, Any]) -> set[str]:
    """Return the names of what nothing stands against."""
    return {name for name, one in table.items() if one["against"] is None}


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_the_outlook_tells_no_more_than_the_view(mode: str, seats: int) -> None:
    state, rng = Martians().new(seats, 7, {"mode": mode}), Rng(7)
    moment = 0
    while not state.over:
        if moment % 5 == 0:
            for seat in range(seats):
                twin = state.determinize(seat, moment)
                assert repr(told(seen(twin, seat))) == repr(told(seen(state, seat)))
        moment += 1
        seat = state.deciding[0]
        options = state.decision(seat).options
        state.apply(seat, options[rng.below(len(options))])


def told(value: Any) -> Any:
    """Return an outlook with its reasons as texts."""
    if isinstance(value, dict):
        return {name: told(one) for name, one in value.items()}
    if isinstance(value, list):
        return [told(one) for one in value]
    return (value.key, value.values) if hasattr(value, "key") else value
