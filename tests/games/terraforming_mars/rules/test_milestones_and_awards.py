"""Milestones and awards (specification 4, 10, 11)."""

from typing import Any

import pytest

from areopolis.core.reason import Reason
from areopolis.core.state import State
from areopolis.games.terraforming_mars.rules import scoring
from areopolis.games.terraforming_mars.state import MarsState
from kit import options, reasons
from kit.terraforming_mars import GREEN, RED, YELLOW, Scene, changes, outcome_of, play, scene

BUILDINGS = ("001", "003", "007", "013", "014", "015", "043", "056")


def reached(name: str, short: bool) -> Scene:
    """Return a scene in which red has reached a milestone, or is one short."""
    made = scene()
    less = 1 if short else 0
    if name == "terraformer":
        return made.rating(RED, 35 - less)
    if name == "mayor":
        made.tile("3-3", "city", RED).tile("7-3", "capital", RED).tile("9-1", "city", GREEN)
        return made if short else made.off_planet("ganymede-colony", RED)
    if name == "gardener":
        made.tile("8-1", "greenery", GREEN)
        for area in ("3-3", "3-4", "3-5")[less:]:
            made.tile(area, "greenery", RED)
        return made
    if name == "builder":
        return made.tableau(RED, *BUILDINGS[less:])
    return made.hand(RED, *[f"{number:03}" for number in range(101, 117 - less)])


GOALS = {"terraformer": 35, "mayor": 3, "gardener": 3, "builder": 8, "planner": 16}


@pytest.mark.parametrize("name", GOALS)
def test_a_milestone_that_is_reached(name: str) -> None:
    state = reached(name, short=False).build()
    assert outcome_of(state, f"claim {name}") == {"red mc": -8, name: "red"}


@pytest.mark.parametrize("name", GOALS)
def test_a_milestone_that_is_not_reached(name: str) -> None:
    state = reached(name, short=True).build()
    found: list[Reason] = state.why_not(RED, f"claim {name}")
    assert [(reason.key, [value for _, value in reason.values]) for reason in found] == [
        ("goal-not-reached", [GOALS[name], GOALS[name] - 1])
    ]


def test_a_milestone_costs_eight() -> None:
    poor = scene(mc=7).rating(RED, 35).build()
    assert reasons(poor, "claim terraformer") == ["needs-more-mc"]


def test_a_milestone_is_claimed_once() -> None:
    state = scene().rating(RED, 35).milestone("terraformer", GREEN).build()
    assert reasons(state, "claim terraformer") == ["already-claimed"]


def test_three_milestones_at_most_all_may_go_to_one_player() -> None:
    made = scene().rating(RED, 35).milestone("mayor", RED).milestone("gardener", RED)
    state = made.build()
    third = play(state, "claim terraformer")
    assert changes(state, third) == {"red mc": -8, "terraformer": "red"}
    full = scene().rating(RED, 35).milestone("mayor", RED).milestone("gardener", GREEN)
    full.milestone("planner", GREEN)
    assert reasons(full.build(), "claim terraformer") == ["three-claimed"]


def test_awards_cost_8_14_and_20() -> None:
    state = scene().build()
    assert outcome_of(state, "fund miner") == {"red mc": -8, "miner": "red"}
    second = scene().award("miner", GREEN).build()
    assert outcome_of(second, "fund banker") == {"red mc": -14, "banker": "red"}
    assert reasons(second, "fund miner") == ["already-funded"]
    third = scene().award("miner", GREEN).award("banker", RED).build()
    assert outcome_of(third, "fund landlord") == {"red mc": -20, "landlord": "red"}
    full = scene().award("miner", GREEN).award("banker", RED).award("landlord", RED).build()
    assert reasons(full, "fund scientist") == ["three-funded"]
    assert reasons(scene(mc=13).award("miner", GREEN).build(), "fund banker") == ["needs-more-mc"]


def test_solo_has_neither() -> None:
    state = scene(1).rating(RED, 40).build()
    assert reasons(state, "claim terraformer") == ["not-in-this-game"]
    assert reasons(state, "fund miner") == ["not-in-this-game"]
    assert not [text for text in options(state) if text.startswith(("claim", "fund"))]


def points(state: State) -> list[int]:
    assert isinstance(state, MarsState)
    return scoring.award_points(state)


def mined(award: str, seats: int, *amounts: int) -> list[int]:
    """Return the points for Thermalist where the seats have so much heat."""
    made = scene(seats).award(award, RED)
    for seat, amount in enumerate(amounts):
        made.stock(seat, heat=amount)
    return points(made.build())


def test_five_for_the_first_and_two_for_the_second() -> None:
    assert mined("thermalist", 3, 4, 9, 6) == [0, 5, 2]
    assert mined("thermalist", 3, 4, 9, 0) == [2, 5, 0]


def test_several_firsts_and_no_second() -> None:
    assert mined("thermalist", 4, 9, 9, 6, 5) == [5, 5, 0, 0]
    assert mined("thermalist", 3, 0, 0, 0) == [5, 5, 5]


def test_several_seconds() -> None:
    assert mined("thermalist", 4, 9, 6, 6, 1) == [5, 2, 2, 0]


def test_two_players_have_no_second() -> None:
    assert mined("thermalist", 2, 3, 9) == [0, 5]
    assert mined("thermalist", 2, 3, 3) == [5, 5]


def test_zero_and_less_can_place() -> None:
    made = scene(3).award("banker", RED)
    made.production(RED, mc=-2).production(GREEN, mc=0).production(YELLOW, mc=-5)
    assert points(made.build()) == [2, 5, 0]


def measured(award: str, give: Any) -> list[int]:
    """Return the points when *give* has given something to green only."""
    made = scene(2).award(award, RED)
    give(made)
    return points(made.build())


def test_landlord_counts_own_tiles_anywhere() -> None:
    def tiles(made: Scene) -> None:
        made.off_planet("phobos-space-haven", GREEN)
        made.tile("7-3", "greenery", GREEN).tile("3-3", "city", RED)
        # Neither a claim nor an ocean helps red.
        made.claim(RED, "8-1").oceans(5)

    assert measured("landlord", tiles) == [0, 5]


def test_banker_counts_production_and_not_the_rating() -> None:
    assert measured("banker", lambda made: made.production(GREEN, mc=1).rating(RED, 60)) == [0, 5]


def test_scientist_counts_tags_in_play() -> None:
    def tags(made: Scene) -> None:
        made.tableau(GREEN, "090").tableau(RED, "091").events(RED, "192", "206", "C11")

    assert measured("scientist", tags) == [0, 5]


def test_thermalist_counts_heat_and_no_floaters() -> None:
    def heat(made: Scene) -> None:
        made.stock(GREEN, heat=3).stock(RED, heat=2, energy=9)
        made.corporation(RED, "stormcraft-incorporated")
        made.document["players"][RED]["resources"]["stormcraft-incorporated"] = 5

    assert measured("thermalist", heat) == [0, 5]


def test_miner_counts_both_metals() -> None:
    def metals(made: Scene) -> None:
        made.stock(GREEN, steel=2, titanium=2).stock(RED, steel=3, mc=50)

    assert measured("miner", metals) == [0, 5]
