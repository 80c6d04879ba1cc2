"""Reputation, endings and winners, counted twice."""

import random
from typing import Any

import pytest

from areopolis.games.martians.state import ColonyState
from games.martians import random_games, second_scorer
from kit.martians import GAME, Scene, scene

DATA = GAME.pack_template()
SCENARIOS = [one["id"] for one in DATA["scenario"]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_scorers_agree_about_random_games(seats: int) -> None:
    """All modes and scenarios go round; options are random."""
    allowed = GAME.option_values_for(seats)
    for number in range(12):
        options = random_games.options_for(seats, random.Random(f"{seats} {number}"))
        options["mode"] = allowed["mode"][number % len(allowed["mode"])]
        options["scenario"] = SCENARIOS[number % len(SCENARIOS)]
        end, decisions = random_games.play(seats, number, options)
        assert end.outcome is not None
        assert decisions > 0


def fulfilled(scenario: str, mode: str, seats: int) -> Scene:
    """Return the last turn of a game in which nothing is left to do but to end it."""
    made = scene(mode, seats, scenario=scenario).round(4, 4).last_of_slot().unlocked()
    (card,) = [one for one in DATA["scenario"] if one["id"] == scenario]
    colours = made.colours
    for number, colour in enumerate(colours):
        made.installed(colour, solar=1, wind=1)
        made.technology(colour, "long-arm", *["weather-report"] * (number == 0))
    made.colony("medical-care", "co2-converter", "birth-control")
    for one in card["requirements"]:
        name = f"{scenario}-{one['id']}"
        times = one.get("times", 1)
        if name in made.doc["requirements"]:
            many = times if isinstance(times, int) else times[len(colours) - 2]
            made.doc["requirements"][name] = many
    if scenario == "S5":
        made.doc["site_reached"] = True
    return made


def ended(made: Scene) -> tuple[ColonyState, second_scorer.Ledger]:
    """End the turn, and the game with it."""
    state = made.build()
    ledger = second_scorer.Ledger(state.to_dict(), DATA)
    state.play(state.deciding[0], "end")
    assert state.over
    return state, ledger


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["koop1", "rw2"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_call_a_mission_fulfilled_in_which_nothing_is_missing(
    scenario: str, mode: str, seats: int
) -> None:
    state, ledger = ended(fulfilled(scenario, mode, seats))

    reason, winners = second_scorer.winners(state.to_dict(), ledger, DATA)
    assert state.outcome is not None
    assert (state.outcome.reason, reason) == ("mission-fulfilled", "mission-fulfilled")
    assert list(state.outcome.winners) == winners
    if mode == "koop1":
        assert winners == list(range(seats))


def spoiled(made: Scene, what: str) -> Scene:
    """Leave one thing undone."""
    doc: dict[str, Any] = made.doc
    if what == "demand":
        made.demand("q1", hunger=1)
    elif what == "requirement":
        name = list(doc["requirements"])[-1]
        doc["requirements"][name] -= 1
    elif what == "condition":
        for colour in made.colours:
            doc["players"][colour]["installations"] = {}
            doc["players"][colour]["technologies"] = []
        doc["colony"] = [[]]
        made.unfinished()
    return made


def spoilt() -> list[tuple[str, str]]:
    """Return what can be left undone in each scenario."""
    found = []
    for card in DATA["scenario"]:
        keys = {one["key"] for one in card["end_conditions"]}
        has_condition = bool(keys - {"extra_colonists", "no_deaths"})
        kinds = ["demand", "requirement", *["condition"] * has_condition]
        found += [(card["id"], what) for what in kinds]
    return found


@pytest.mark.parametrize(("scenario", "what"), spoilt())
def test_both_call_a_mission_failed_in_which_something_is_missing(scenario: str, what: str) -> None:
    state, ledger = ended(spoiled(fulfilled(scenario, "koop1", 2), what))

    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("mission-failed", ())
    assert second_scorer.winners(state.to_dict(), ledger, DATA) == ("mission-failed", [])
