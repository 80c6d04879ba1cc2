"""Ships that land and come back, resources found, destination tokens told."""

import pytest

from kit import Log, drive, listen, options
from kit.mission_red_planet import GAME, B, R, Scene, docks, found, scene, ships_left
from kit.mission_red_planet.reading import TYPES

ZONES = ("VB", "TS", "MT", "AU", "HE", "MS", "SS", "SM", "VM", "PH")


def fleet() -> Scene:
    """All 36 ships launched, each with somebody aboard."""
    here = scene()
    for number, kind in enumerate(TYPES.values()):
        to, capacity = kind.split("/")
        here.launched(to, int(capacity), "R" if number < 20 else "G")
    return here


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ships_that_landed_come_back_with_all_their_seats_free(seats: int) -> None:
    here = fleet().then("land-ships").then("dock-ships").then("choose-characters")
    state = here.then("place-together", by=B, count=seats, least=seats).build()
    there = [ship.split() for ship in docks(state)]
    roomy = [dock for dock in range(4) if int(there[dock][0].split("/")[1]) >= seats]
    drive(state, *["choose pilot"] * 4)

    assert [crew for _, crew in there] == ["[]"] * 4
    assert ships_left(state) == 32
    assert ([] if state.over else options(state)) == [f"place dock {dock + 1}" for dock in roomy]


@pytest.mark.parametrize("crew", ["GG", "RB"])
def test_a_destroyed_ship_comes_back_empty(crew: str) -> None:
    here = scene().dock(1, "HE", 3, crew)
    for kind in list(here.free_ships.values()):
        to, capacity = kind.split("/")
        here.launched(to, int(capacity))
    here.then("destroy-ship", by=B).then("dock-ships")
    state = here.then("place-together", by=B, count=3, least=3).build()

    drive(state, "destroy dock 1")
    assert docks(state) == ["HE/3 []", "-", "-", "-"]
    assert options(state) == ["place dock 1"]
    drive(state, "place dock 1")

    assert docks(state)[0] == "HE/3 [BBB]"


@pytest.mark.parametrize("name", ZONES)
def test_a_landing_turns_up_its_own_zone_and_no_other(name: str) -> None:
    state = scene().launched("HE", 3, "RRR", name).then("land-ships").build()
    assert found(state) == [name]

    here = scene().all_found().launched("HE", 3, "RRR", name).then("land-ships")
    here.document["zones"][name]["found"] = False
    assert found(here.build()) == list(ZONES)


def test_setup_and_players_put_tokens_on_ships_and_it_is_told() -> None:
    told: list[str] = []
    for seed in range(8):
        log = Log(scene().build())
        GAME.new(seats=3, seed=seed, listener=log.hear)
        told += log.names()
    assert "sign-placed" in told
    assert "destination-set" not in told

    state = scene().launched("HE", 3, "GGG").resolving(R, 1).build()
    log = listen(state)
    drive(state, "redirect S13 to PH")
    expected = {"event": "destination-set", "colour": "orange", "ship": "S13", "zone": "PH"}
    assert log.told() == [expected]


def test_the_order_in_which_cards_came_back_does_not_matter() -> None:
    one = scene().event_deck("M01", "M02", "D05").then("shuffle-events").build()
    other = scene().event_deck("D05", "M02", "M01").then("shuffle-events").build()
    assert one.to_dict()["event_deck"] == other.to_dict()["event_deck"]

    decks = []
    for last in ("AU", "HE"):
        here = scene().ship_deck(discard_rest=True)
        here.document["ship_discard"].sort(key=lambda ship: TYPES[ship].startswith(last))
        decks.append(here.then("dock-ships").build().to_dict()["ship_deck"])
    assert decks[0] == decks[1]
