"""Every rules option: what each of its values changes."""

import pytest

from kit import drive, listen, options, question
from kit.mission_red_planet import (
    GAME,
    B,
    G,
    R,
    Y,
    bank,
    discarded,
    docks,
    points,
    produced,
    purse,
    scene,
    ships_left,
    supply,
    zone,
)


def test_the_options_and_their_defaults() -> None:
    known = {name: (option.default, option.allowed) for name, option in GAME.options().items()}

    assert known == {
        "round_step_order": ("pl", ("pl", "de")),
        "soldier_place": (1, (1, 2)),
        "pilot_place": (2, (2, 1)),
        "explorer_min_moves": (0, (0, 1)),
        "ship_reshuffle": ("on_need", ("on_need", "at_once")),
        "point_token_supply": ("limited", ("limited", "unlimited")),
        "most_requires_positive": (True, (True, False)),
        "discovery_order": ("board", ("board", "first_player")),
    }


@pytest.mark.parametrize(("order", "place"), [("pl", -1), ("de", 0)])
def test_round_step_order_names_the_first_player_last_or_before_landing(
    order: str, place: int
) -> None:
    here = scene(3, round_step_order=order).dock(1, "unknown", 6, "RRRBB", "SM")
    state = here.then("round", round=1).build()
    drive(state, "choose travel-agent", "choose travel-agent", "choose soldier")
    log = listen(state)

    drive(state, "place dock 1")

    told = [key for key in log.names() if key in ("first-player-set", "ship-landed", "ship-docked")]
    assert told[place] == "first-player-set"
    assert told.count("ship-docked") == 3


@pytest.mark.parametrize("count", [1, 2])
def test_soldier_place_says_how_many_he_places_on_one_ship(count: int) -> None:
    state = scene(soldier_place=count).dock(1, "HE", 4).dock(2, "AU", 3).resolving(R, 2).build()

    drive(state, "place dock 1")

    assert state.over
    assert docks(state)[:2] == [f"HE/4 [{'R' * count}]", "AU/3 []"]


def test_a_soldier_who_places_two_needs_two_seats_or_places_one() -> None:
    here = scene(soldier_place=2).dock(1, "HE", 4).dock(2, "AU", 3, "GB")
    state = here.resolving(R, 2).build()
    assert options(state) == ["place dock 1"]

    state = scene(soldier_place=2).dock(2, "AU", 3, "GB").resolving(R, 2).build()
    drive(state, "place dock 2")
    assert docks(state)[1] == "-"
    assert supply(state, R) == 21

    state = scene(soldier_place=2).dock(1, "HE", 4).supply(R, 1).resolving(R, 2).build()
    drive(state, "place dock 1")
    assert docks(state)[0] == "HE/4 [R]"


def test_a_soldier_who_places_two_chooses_the_destination_of_an_unknown_ship() -> None:
    state = scene(soldier_place=2).dock(1, "unknown", 4).resolving(R, 2).build()

    drive(state, "place dock 1", "destination AU")

    assert docks(state)[0] == "unknown/4 [RR] AU"


@pytest.mark.parametrize("count", [2, 1])
def test_pilot_place_says_how_many_she_places(count: int) -> None:
    state = scene(pilot_place=count).dock(1, "HE", 4).dock(2, "AU", 3).resolving(R, 1).build()

    drive(state, *["place dock 1", "place dock 2"][:count])

    assert question(state) == (R, "redirect-ship")
    assert supply(state, R) == 22 - count


@pytest.mark.parametrize("least", [0, 1])
def test_explorer_min_moves_says_whether_the_first_move_is_compulsory(least: int) -> None:
    state = scene(explorer_min_moves=least).zone("HE", "R1").resolving(R, 8).build()

    assert ("stop" in options(state)) == (least == 0)
    drive(state, "move HE TS")
    assert "stop" in options(state)


def test_a_compulsory_move_that_is_impossible_is_skipped() -> None:
    state = scene(explorer_min_moves=1).zone("PH", "R1").resolving(R, 8).build()

    assert state.over


@pytest.mark.parametrize(("when", "left", "thrown"), [("on_need", 0, 32), ("at_once", 32, 0)])
def test_ship_reshuffle_says_when_the_last_card_makes_a_new_deck(
    when: str, left: int, thrown: int
) -> None:
    here = scene(ship_reshuffle=when).dock(1, "HE", 4).dock(3, "AU", 3).dock(4, "AU", 4)
    state = here.ship_deck("MT/3", discard_rest=True).then("dock-ships").build()

    assert docks(state)[1] == "MT/3 []"
    assert (ships_left(state), len(discarded(state))) == (left, thrown)


@pytest.mark.parametrize(("kind", "made", "left"), [("limited", 1, 0), ("unlimited", 3, 1)])
def test_point_token_supply_says_whether_tokens_run_out(kind: str, made: int, left: int) -> None:
    here = scene(point_token_supply=kind).bank("ice", 1, holder=Y).zone("HE", "R1", resource="ice")
    state = here.producing(3).build()

    assert purse(state, R) == {"ice": made}
    assert bank(state)["ice"] == left


@pytest.mark.parametrize(("kind", "made"), [("limited", 1), ("unlimited", 2)])
def test_point_token_supply_also_holds_for_action_cards(kind: str, made: int) -> None:
    here = scene(point_token_supply=kind).bank("ice", 1, holder=Y).holds(R, "M12", "A01")

    assert purse(here.scoring().build(), R) == {"ice": made}


@pytest.mark.parametrize("positive", [True, False])
@pytest.mark.parametrize(("card", "scored"), [("M06", 7), ("M07", 6), ("M11", 5)])
def test_most_requires_positive_says_whether_the_most_can_be_nothing(
    positive: bool, card: str, scored: int
) -> None:
    state = scene(most_requires_positive=positive).holds(R, card).scoring().build()

    assert points(state, R) == ({} if positive else {"missions": scored})
    assert points(state, G) == {}


@pytest.mark.parametrize("order", ["board", "first_player"])
def test_discovery_order_says_who_orders_the_discoveries(order: str) -> None:
    here = scene(discovery_order=order).first(B).zone("VB", "R1", discovery="D01")
    here.zone("HE", discovery="D03").zone("AU", discovery="D11").dock(1, "VB", 4, "RR")
    state = here.then("discovery-phase").build()

    if order == "board":
        assert state.over
    else:
        assert question(state) == (B, "resolve-discovery")
        assert options(state) == ["resolve VB", "resolve HE"]
        drive(state, "resolve HE")
        assert zone(state, "HE") == "R2"
        assert zone(state, "VB") == "R1"
        assert options(state) == ["resolve VB"]
        drive(state, "resolve VB")
    assert zone(state, "HE") == "R2"
    assert zone(state, "VB") == ""


def test_the_order_of_discoveries_can_matter() -> None:
    """A magnet in VB that acts before or after the resistance in HE, whose crews it pulls."""
    here = scene(discovery_order="first_player").first(B).zone("VB", "G1", discovery="D02")
    here.zone("TS", discovery="D01")
    early = here.then("discovery-phase").build()
    late = early.clone()

    drive(early, "resolve VB", "move VB TS", "resolve TS")
    drive(late, "resolve TS", "resolve VB", "move VB TS")

    assert zone(early, "TS") == ""
    assert zone(late, "TS") == "G1"


def test_an_unlimited_supply_produces_in_every_zone() -> None:
    here = scene(point_token_supply="unlimited").bank("ice", 0, holder=Y)
    for name in ("VB", "HE", "SM", "PH"):
        here.zone(name, resource="ice")
    state = here.producing(3).build()

    assert [produced(state, name) for name in ("VB", "HE", "SM", "PH")] == [{"ice": 3}] * 4
