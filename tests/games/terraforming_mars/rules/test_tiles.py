"""Tiles: where they may lie and what they bring (specification 7)."""

import pytest

from areopolis.core.state import State
from kit import options, reasons
from kit.terraforming_mars import (
    GREEN,
    OCEAN_AREAS,
    RED,
    Scene,
    card_played,
    changes,
    outcome_of,
    play,
    scene,
)

NOCTIS = "5-3"
ALL = [f"{row}-{n}" for row in range(1, 10) for n in range(1, 10 - abs(row - 5))]
LAND = [area for area in ALL if area not in (*OCEAN_AREAS, NOCTIS)]


def places(state: State, *texts: str) -> list[str]:
    """Return the areas that are offered after *texts*."""
    return [option.removeprefix("place ") for option in options(play(state, *texts))]


def test_there_are_48_ordinary_areas() -> None:
    assert (len(ALL), len(LAND)) == (61, 48)


def test_oceans_go_on_ocean_areas() -> None:
    state = scene().oceans(2).tile("1-5", "greenery", RED).build()
    free = [area for area in OCEAN_AREAS[2:] if area != "1-5"]
    assert places(state, "project aquifer") == free
    after = play(state, "project aquifer")
    assert reasons(after, "place 1-2") == ["area-occupied"]
    assert reasons(after, "place 3-3") == ["area-not-allowed"]


def test_artificial_lake_goes_on_land() -> None:
    # It needs -6 °C.
    made = scene().hand(RED, "116").parameters(temperature=-6).tile("2-1", "city", GREEN)
    state = made.claim(GREEN, "2-3").build()
    assert places(state, "play 116") == [a for a in LAND if a not in ("2-1", "2-3")]
    assert outcome_of(state, "play 116", "place 1-1") == {
        **card_played("116", 15, "building"),
        "tile 1-1": "ocean",
        "red steel": 2,
        "red rating": 1,
    }


def test_greeneries_go_next_to_own_tiles() -> None:
    state = scene().tile("3-3", "city", RED).tile("7-3", "city", GREEN).build()
    assert places(state, "project greenery") == ["2-2", "2-3", "3-2", "3-4", "4-3", "4-4"]
    after = play(state, "project greenery")
    assert reasons(after, "place 7-4") == ["area-next-to-city"]
    assert reasons(after, "place 1-2") == ["area-reserved"]
    assert reasons(after, f"place {NOCTIS}") == ["area-reserved"]


def test_greeneries_go_anywhere_without_own_tiles() -> None:
    state = scene().tile("7-3", "city", GREEN).oceans(2).build()
    assert places(state, "project greenery") == [area for area in LAND if area != "7-3"]


def test_greeneries_go_anywhere_when_nothing_is_free_next_to_own_tiles() -> None:
    # Around 9-1 lie 8-1, 8-2 and 9-2.
    made = scene().tile("9-1", "greenery", RED)
    for area in ("8-1", "8-2", "9-2"):
        made.tile(area, "greenery", GREEN)
    state = made.build()
    taken = ("9-1", "8-1", "8-2", "9-2")
    assert places(state, "project greenery") == [area for area in LAND if area not in taken]


def test_a_tile_off_the_planet_is_next_to_nothing() -> None:
    state = scene().off_planet("ganymede-colony", RED).build()
    assert places(state, "project greenery") == LAND


def test_own_oceans_and_claims_are_no_own_tiles() -> None:
    state = scene().claim(RED, "7-3").oceans(9).build()
    assert places(state, "project greenery") == LAND


def test_a_claimed_area_is_closed_to_others() -> None:
    state = scene().claim(GREEN, "3-3").claim(RED, "7-3").build()
    assert "3-3" not in places(state, "project city")
    assert "7-3" in places(state, "project city")
    after = play(state, "project city")
    assert reasons(after, "place 3-3") == ["area-claimed"]
    built = play(after, "place 7-3")
    assert "tile 7-3" in changes(state, built)


def test_cities_are_not_next_to_cities() -> None:
    made = scene().tile("3-3", "city", GREEN).tile("7-3", "capital", RED)
    state = made.off_planet("phobos-space-haven", RED).build()
    closed = ["3-3", "2-2", "2-3", "3-2", "3-4", "4-3", "4-4"]
    closed += ["7-3", "6-3", "6-4", "7-2", "7-4", "8-2", "8-3"]
    assert places(state, "project city") == [area for area in LAND if area not in closed]
    assert reasons(play(state, "project city"), "place 3-4") == ["area-next-to-city"]


def test_noctis_city_has_its_own_area() -> None:
    # It needs energy production; neighbours do not matter.
    made = scene().hand(RED, "017").production(RED, energy=1).tile("5-2", "city", GREEN)
    after = play(made.build(), "play 017").to_dict()["tiles"]
    assert after[NOCTIS] == {"tile": "city", "owner": "red"}


def test_urbanized_area_needs_two_cities() -> None:
    made = scene().hand(RED, "120").production(RED, energy=1)
    made.tile("3-3", "city", GREEN).tile("3-5", "city", RED)
    # Only 3-4 is next to both; 4-4 and 2-3 touch one, 4-5 the other.
    after = play(made.build(), "play 120").to_dict()["tiles"]
    assert after["3-4"] == {"tile": "city", "owner": "red"}
    made.tile("5-7", "city", RED)
    assert places(made.build(), "play 120") == ["3-4", "4-6"]
    lonely = scene().hand(RED, "120").production(RED, energy=1).tile("3-3", "city", GREEN)
    assert reasons(lonely.build(), "play 120") == ["no-area"]


def test_research_outpost_has_no_neighbours() -> None:
    made = scene().hand(RED, "020").tile("3-3", "greenery", GREEN).oceans(1)
    found = places(made.build(), "play 020")
    for area in ("2-2", "3-4", "1-1", "1-3"):
        assert area not in found
    assert "7-3" in found


@pytest.mark.parametrize(
    ("card", "before", "found"),
    [
        # Lava Flows on the four volcanoes; Mohole Area on ocean areas.
        ("140", scene(), ["2-2", "3-1", "4-1", "5-1"]),
        ("142", scene(), list(OCEAN_AREAS)),
        # Mining Rights on metal; Mining Area only next to own tiles.
        ("067", scene(), ["1-1", "2-2", "3-7", "4-1", "8-1", "8-6", "9-1", "9-2"]),
        ("064", scene().tile("2-1", "city", RED), ["1-1", "2-2"]),
        # Ecological Zone next to a greenery; Industrial Center to a city.
        ("128", scene().tile("9-1", "greenery", RED), ["8-1", "8-2", "9-2"]),
        ("123", scene().tile("9-1", "city", GREEN), ["8-1", "8-2", "9-2"]),
        # Mangrove on an ocean area, next to nothing.
        ("059", scene().parameters(temperature=4).tile("7-3", "city", RED), list(OCEAN_AREAS)),
    ],
)
def test_special_places(card: str, before: Scene, found: list[str]) -> None:
    assert places(before.hand(RED, card).build(), f"play {card}") == found


def test_what_a_tile_brings_at_once() -> None:
    """The printed bonus, 2 M€ for each neighbouring ocean, oxygen and rating."""
    # Of the ocean areas only 4-8 is next to 4-7.
    made = scene().tile("4-8", "ocean").tile("4-6", "city", RED)
    assert outcome_of(made.build(), "project greenery", "place 4-7") == {
        "red mc": -23 + 2,
        "red plants": 1,
        "tile 4-7": "greenery red",
        "oxygen": 1,
        "red rating": 1,
    }


def test_oceans_bring_money_for_oceans_too() -> None:
    made = scene().tile("5-4", "ocean").tile("5-6", "ocean")
    assert outcome_of(made.build(), "project aquifer", "place 5-5") == {
        "red mc": -18 + 4,
        "red plants": 2,
        "tile 5-5": "ocean",
        "red rating": 1,
    }


def test_cards_as_a_bonus_are_drawn() -> None:
    state = scene().build()
    assert outcome_of(state, "project aquifer", "place 2-6") == {
        "red mc": -18,
        "red hand": 2,
        "deck": -2,
        "tile 2-6": "ocean",
        "red rating": 1,
    }


@pytest.mark.parametrize(
    ("area", "bonus"),
    [
        ("1-1", {"red steel": 2}),
        ("4-1", {"red plants": 1, "red titanium": 1}),
        ("8-6", {"red titanium": 1}),
        ("3-1", {"red hand": 1, "deck": -1}),
        ("5-9", {"red plants": 2}),
        ("7-1", {}),
    ],
)
def test_printed_bonuses(area: str, bonus: dict[str, int]) -> None:
    assert outcome_of(scene().build(), "project city", f"place {area}") == {
        "red mc": -25,
        "red production mc": 1,
        f"tile {area}": "city red",
        **bonus,
    }


def test_only_the_placing_player_gets_it() -> None:
    state = scene().tile("3-3", "city", GREEN).build()
    changed = outcome_of(state, "project greenery", "place 1-1")
    assert not [key for key in changed if key.startswith("green ")]


def test_off_planet_cities_have_no_bonus_and_no_neighbours() -> None:
    state = scene().hand(RED, "021").build()
    assert outcome_of(state, "play 021") == {
        **card_played("021", 25, "space city"),
        "red production titanium": 1,
        "phobos-space-haven": "red",
    }


def test_no_place_no_project() -> None:
    made = scene()
    for area in LAND:
        made.tile(area, "greenery", GREEN)
    state = made.stock(RED, plants=8).build()
    assert reasons(state, "project city") == ["no-area"]
    assert reasons(state, "project greenery") == ["no-area"]
    assert reasons(state, "convert plants") == ["no-area"]


def test_triggers_of_all_players_fire() -> None:
    # Arctic Algae of green: two plants for each ocean of anybody.
    state = scene().tableau(GREEN, "023").build()
    changed = outcome_of(state, "project aquifer", "place 1-5")
    assert changed["green plants"] == 2
