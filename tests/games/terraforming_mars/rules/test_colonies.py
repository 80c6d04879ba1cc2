"""Colony tiles: building, sleeping tiles (specification 8.1, 8.2, 8.4)."""

from typing import Any

import pytest

from kit import options, question, reasons
from kit.terraforming_mars import GREEN, RED, Scene, changes, outcome_of, play, scene

BUILT: dict[str, dict[str, Any]] = {
    "callisto": {"red production energy": 1},
    "ceres": {"red production steel": 1},
    "enceladus": {"red on 035": 3},
    "ganymede": {"red production plants": 1},
    "io": {"red production heat": 1},
    "luna": {"red production mc": 2},
    "miranda": {"red on 024": 1},
    "pluto": {"red hand": 2, "deck": -2},
    "titan": {"red on C03": 3},
    "triton": {"red titanium": 3},
}


def holders() -> Scene:
    """Return a scene in which red has a card for animals, microbes and floaters."""
    return scene().tableau(RED, "024", "035", "C03")


@pytest.mark.parametrize("name", BUILT)
def test_what_building_brings(name: str) -> None:
    state = holders().colony(name, 3).build()
    assert outcome_of(state, "project build-colony") == {
        "red mc": -17,
        f"{name} owners": ("red",),
        **BUILT[name],
    }


def test_europa_brings_an_ocean() -> None:
    state = scene().colony("europa", 1).build()
    after = play(state, "project build-colony")
    assert question(after) == (RED, "place-ocean")
    assert changes(state, play(after, "place 1-2")) == {
        "red mc": -17,
        "europa owners": ("red",),
        "tile 1-2": "ocean",
        "red steel": 2,
        "red rating": 1,
    }
    # Without an ocean the colony is allowed all the same.
    full = scene().colony("europa", 1).oceans(9).build()
    assert outcome_of(full, "project build-colony") == {
        "red mc": -17,
        "europa owners": ("red",),
    }


@pytest.mark.parametrize(
    ("owners", "marker", "moves"),
    [
        ([], 0, 1),
        ([], 1, 0),
        ([GREEN], 1, 1),
        ([GREEN], 2, 0),
        ([GREEN, GREEN], 2, 1),
        ([GREEN, GREEN], 6, 0),
    ],
)
def test_a_marker_in_the_way_moves_on(owners: list[int], marker: int, moves: int) -> None:
    state = scene().colony("io", marker, owners).build()
    changed = outcome_of(state, "project build-colony")
    assert changed.get("io marker", 0) == moves
    assert changed["io owners"] == ("red",)


def test_one_for_each_player_and_three_in_all() -> None:
    made = scene().colony("io", 2, [RED]).colony("luna", 3, [GREEN] * 3).colony("ceres", 1)
    state = play(made.colony("callisto", 1).build(), "project build-colony")
    assert options(state) == ["colony callisto", "colony ceres"]
    assert reasons(state, "colony io") == ["has-colony-there"]
    assert reasons(state, "colony luna") == ["tile-is-full"]
    assert reasons(state, "colony triton") == ["tile-not-in-play"]


def test_two_cards_allow_a_second_colony_but_never_a_fourth() -> None:
    # Space Port Colony needs a colony.
    made = scene().hand(RED, "C40").colony("io", 2, [RED, RED]).colony("luna", 3, [GREEN] * 3)
    full = play(made.build(), "play C40").to_dict()["colonies"]["io"]
    assert full == {"marker": 3, "owners": ["red", "red", "red"], "fleet": "none"}


def test_a_fleet_on_the_tile_does_not_matter() -> None:
    state = scene().colony("io", 1, fleet=GREEN).build()
    assert "project build-colony" in options(state)


def test_sleeping_tiles_are_closed() -> None:
    made = scene().colony("titan", "asleep").colony("io", 1).stock(RED, energy=3)
    made.colony("luna", 1)
    state = made.build()
    assert reasons(state, "trade titan energy") == ["tile-asleep"]
    building = play(state, "project build-colony")
    assert reasons(building, "colony titan") == ["tile-asleep"]
    # Nor do they move in the solar phase.
    later = play(state, "pass", "pass").to_dict()["colonies"]
    assert (later["titan"]["marker"], later["io"]["marker"]) == ("asleep", 2)


SLEEPERS = [("titan", "C43"), ("enceladus", "049"), ("miranda", "172")]


@pytest.mark.parametrize(("tile", "card"), SLEEPERS)
def test_a_card_that_holds_the_resource_wakes_the_tile(tile: str, card: str) -> None:
    made = scene().hand(RED, card)
    for name, _ in SLEEPERS:
        made.colony(name, "asleep")
    changed = outcome_of(made.build(), f"play {card}")
    assert changed[f"{tile} marker"] == 1
    assert len([key for key in changed if key.endswith("marker")]) == 1


def test_a_tag_is_not_enough() -> None:
    # Worms have a microbe tag, and hold nothing.
    made = scene().hand(RED, "130").parameters(oxygen=4).colony("enceladus", "asleep")
    assert "enceladus marker" not in outcome_of(made.build(), "play 130")


def test_resources_of_a_bonus_go_on_one_card() -> None:
    state = scene().tableau(RED, "C03", "C43").colony("titan", 1).build()
    after = play(state, "project build-colony")
    assert options(after) == ["card C03", "card C43"]
    assert changes(state, play(after, "card C43"))["red on C43"] == 3


def test_a_bonus_without_a_card_for_it_is_lost() -> None:
    state = scene().tableau(GREEN, "C03").colony("titan", 1).build()
    assert outcome_of(state, "project build-colony") == {
        "red mc": -17,
        "titan owners": ("red",),
    }
