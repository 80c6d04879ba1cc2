"""Projects 051 to 075."""

from collections.abc import Callable

import pytest

from kit import options, question, refuses
from kit.terraforming_cards import CHECKS, Row, why
from kit.terraforming_mars import GREEN, RED, outcome_of, play, points, scene

ROWS = (
    Row(
        "051",
        12,
        "jovian space",
        {"red production mc": 2},
        start=scene().tableau(RED, "030", "068").tableau(GREEN, "097"),
        points=1,
    ),
    Row(
        "052",
        9,
        "animal",
        {"green production plants": -1},
        start=scene().parameters(temperature=2).production(GREEN, plants=1),
        too_early=scene().parameters(temperature=0).production(GREEN, plants=1),
        reason="needs-at-least temperature 2 0",
        holds="animal",
    ),
    Row(
        "053",
        18,
        "",
        {"tile 1-5": "ocean", "tile 9-5": "ocean", "red rating": 2, "red titanium": 2},
        start=scene().parameters(temperature=0),
        answers=("place 1-5", "place 9-5"),
        points=2,
        too_early=scene().parameters(temperature=-2),
        reason="needs-at-least temperature 0 -2",
    ),
    Row(
        "054",
        6,
        "animal",
        {"green production plants": -1},
        start=scene().parameters(oxygen=6).production(GREEN, plants=1),
        too_early=scene().parameters(oxygen=5).production(GREEN, plants=1),
        reason="needs-at-least oxygen 6 5",
        holds="animal",
    ),
    Row(
        "055",
        17,
        "plant",
        {"red production mc": 2, "red production plants": 3, "red plants": 2},
        start=scene().oceans(6),
        points=1,
        too_early=scene().oceans(5),
        reason="needs-at-least oceans 6 5",
    ),
    Row("056", 4, "building", {"red production steel": 1}),
    Row("057", 15, "jovian space", {"red production titanium": 1}, points=1),
    Row(
        "058",
        32,
        "jovian space power",
        {"red production heat": 3, "red production energy": 3},
        start=scene().tableau(RED, "057"),
        points=1,
        too_early=scene().tableau(GREEN, "057"),
        reason="needs-tags jovian 1 0",
    ),
    Row(
        "059",
        12,
        "plant",
        {"tile 1-5": "greenery red", "oxygen": 1, "red rating": 1},
        start=scene().parameters(temperature=4),
        answers=("place 1-5",),
        points=1,
        too_early=scene().parameters(temperature=2),
        reason="needs-at-least temperature 4 2",
    ),
    Row(
        "060",
        13,
        "plant",
        {"red production plants": 3, "red plants": 1},
        start=scene().parameters(temperature=-4),
        points=1,
        too_early=scene().parameters(temperature=-6),
        reason="needs-at-least temperature -4 -6",
    ),
    Row(
        "061",
        6,
        "",
        {"red production steel": 1, "green production steel": -1},
        start=scene().production(RED, steel=1).production(GREEN, steel=1),
        answers=("target green",),
        too_early=scene().production(GREEN, steel=1),
        reason="needs-production steel",
    ),
    Row("062", 5, "", {"red steel": 5}, is_event=True),
    Row(
        "063",
        12,
        "",
        {"red steel": 2, "oxygen": 1, "red rating": 1, "green plants": -2},
        start=scene().stock(GREEN, plants=3),
        answers=("take 2 from green",),
        is_event=True,
    ),
    Row(
        "064",
        4,
        "building",
        {"tile 8-1": "mining-area red", "red steel": 2, "red production steel": 1},
        start=scene().tile("8-2", "city", RED),
        answers=("place 8-1",),
        too_early=scene().tile("8-2", "city", GREEN),
        reason="no-area metal-bonus-next-to-own",
    ),
    Row(
        "065",
        6,
        "building",
        {"red production energy": -1, "red production steel": 2},
        start=scene().production(RED, energy=1),
        too_early=scene(),
        reason="production-too-low energy 1 0",
    ),
    Row("066", 1, "", {"red claims": ("7-3",)}, answers=("place 7-3",), is_event=True),
    Row(
        "067",
        9,
        "building",
        {"tile 1-1": "mining-rights red", "red steel": 2, "red production steel": 1},
        answers=("place 1-1",),
    ),
    Row("068", 6, "earth", {"red production mc": 2}),
    Row(
        "069",
        17,
        "building",
        {"red production energy": -1},
        start=scene().parameters(oxygen=8).production(RED, energy=1),
        points=1,
        too_early=scene().parameters(oxygen=9).production(RED, energy=1),
        reason="needs-at-most oxygen 8 9",
    ),
    Row("070", 23, "earth", points=2),
    Row("071", 9, "science"),
    Row(
        "072",
        10,
        "animal",
        {"green production plants": -2},
        start=scene().parameters(oxygen=13).production(GREEN, plants=2),
        too_early=scene().parameters(oxygen=12).production(GREEN, plants=2),
        reason="needs-at-least oxygen 13 12",
        holds="animal",
    ),
    # Its own tag lets a card be swapped, but no card is left in hand.
    Row("073", 8, "science building", points=1),
    # Its own microbe tag gives a plant.
    Row("074", 9, "science microbe", {"red plants": 1}),
    Row(
        "075",
        23,
        "space",
        {"red plants": 2, "oxygen": 1, "tile 1-5": "ocean", "red rating": 2},
        answers=("place 1-5",),
        is_event=True,
    ),
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_card(row: Row, check: Callable[[Row], None]) -> None:
    check(row)


@pytest.mark.parametrize(("card", "oxygen"), [("052", 0), ("054", 6), ("072", 13)])
def test_052_fish_054_small_animals_072_birds_graze_somebody(card: str, oxygen: int) -> None:
    start = scene().hand(RED, card).parameters(temperature=8, oxygen=oxygen)

    assert why(start.build(), f"play {card}") == ["nobody-can-lose plants"]
    least = 2 if card == "072" else 1
    own = start.production(RED, plants=least).build()
    change = outcome_of(own, f"play {card}")
    assert change["red production plants"] == -least


def test_072_birds_need_one_player_who_loses_two() -> None:
    start = scene().hand(RED, "072").parameters(oxygen=13)
    state = start.production(RED, plants=1).production(GREEN, plants=1).build()

    assert why(state, "play 072") == ["nobody-can-lose plants"]


@pytest.mark.parametrize(("card", "per"), [("052", 1), ("054", 2), ("072", 1)])
def test_052_fish_054_small_animals_072_birds_multiply_and_score(card: str, per: int) -> None:
    state = scene().tableau(RED, card, resources=3).build()

    assert outcome_of(state, f"use {card} 1") == {f"red on {card}": 1, "red used": (card,)}
    assert points(state, RED) == 3 // per
    assert points(play(state, f"use {card} 1"), RED) == 4 // per


def test_053_lake_marineris_with_one_ocean_left_places_one() -> None:
    state = scene().hand(RED, "053").parameters(temperature=0).oceans(8).build()

    change = outcome_of(state, "play 053", "place 6-6")

    assert change["red rating"] == 1
    # The plant of the area, and the ocean beside it.
    assert (change["red plants"], change["red mc"]) == (1, -18 + 2)


def test_059_mangrove_needs_a_free_ocean_area_and_no_neighbour() -> None:
    start = scene().hand(RED, "059").parameters(temperature=4).tile("7-3", "city", RED).oceans(3)

    asked = play(start.build(), "play 059")

    assert options(asked) == [
        f"place {area}" for area in ("2-6", "4-8", "5-4", "5-5", "5-6", "6-6", "6-7", "6-8", "9-5")
    ]


def test_059_mangrove_lifts_oxygen_to_the_temperature_bonus() -> None:
    state = scene().hand(RED, "059").parameters(temperature=4, oxygen=7).build()

    change = outcome_of(state, "play 059", "place 1-5")

    assert (change["oxygen"], change["temperature"], change["red rating"]) == (1, 2, 2)


def test_061_great_escarpment_consortium_may_lower_the_own_production() -> None:
    state = scene().hand(RED, "061").production(RED, steel=1).build()

    assert "red production steel" not in outcome_of(state, "play 061")


def test_063_mining_expedition_may_spare_the_plants() -> None:
    state = scene().hand(RED, "063").stock(GREEN, plants=3).build()

    assert options(play(state, "play 063")) == ["take 2 from green", "take 1 from green", "decline"]
    assert "green plants" not in outcome_of(state, "play 063", "decline")


def test_064_mining_area_on_titanium() -> None:
    state = scene().hand(RED, "064").tile("8-5", "greenery", RED).build()

    # Only one area with metal lies next to it.
    assert outcome_of(state, "play 064") == {
        "red mc": -4,
        "red titanium": 1,
        "red production titanium": 1,
        "tile 8-6": "mining-area red",
        "red hand": -1,
        "red tableau": ("064",),
        "red tag building": 1,
    }


def test_066_land_claim_keeps_others_away() -> None:
    claimed = scene().claim(RED, "7-3")

    own = play(claimed.build(), "project city")
    other = play(claimed.turn(GREEN).build(), "project city")

    assert "place 7-3" in options(own)
    assert "place 7-3" not in options(other)
    assert why(other, "place 7-3") == ["area-claimed red"]


def test_066_land_claim_is_for_free_land() -> None:
    state = scene().hand(RED, "066").claim(GREEN, "7-3").tile("7-5", "city", GREEN).build()

    asked = play(state, "play 066")

    assert question(asked) == (RED, "claim-area")
    for area in ("7-3", "7-5", "5-3", "1-2"):
        assert f"place {area}" not in options(asked)
    assert "place 7-4" in options(asked)


def test_066_land_claim_is_no_own_tile() -> None:
    state = scene().hand(RED, "064").claim(RED, "8-2").build()

    assert why(state, "play 064") == ["no-area metal-bonus-next-to-own"]


def test_067_mining_rights_go_where_metal_is_printed() -> None:
    state = scene().hand(RED, "067").build()

    asked = play(state, "play 067")

    areas = ("1-1", "2-2", "3-7", "4-1", "8-1", "8-6", "9-1", "9-2")
    assert options(asked) == [f"place {area}" for area in areas]
    assert outcome_of(state, "play 067", "place 4-1") == {
        "red mc": -9,
        "red titanium": 1,
        "red plants": 1,
        "red production titanium": 1,
        "tile 4-1": "mining-rights red",
        "red hand": -1,
        "red tableau": ("067",),
        "red tag building": 1,
    }


def test_069_electro_catapult_sells_a_plant_or_steel() -> None:
    state = scene().tableau(RED, "069").stock(RED, plants=1, steel=1).build()

    assert outcome_of(state, "use 069 1") == {
        "red plants": -1,
        "red mc": 7,
        "red used": ("069",),
    }
    assert outcome_of(state, "use 069 2") == {
        "red steel": -1,
        "red mc": 7,
        "red used": ("069",),
    }
    empty = scene().tableau(RED, "069").build()
    assert why(empty, "use 069 1") == ["needs-more plants 1"]
    assert why(empty, "use 069 2") == ["needs-more steel 1"]


def test_069_electro_catapult_needs_energy_production() -> None:
    state = scene().hand(RED, "069").build()

    assert why(state, "play 069") == ["production-too-low energy 1 0"]


def test_070_earth_catapult_makes_all_cards_cheaper_but_never_below_nothing() -> None:
    state = scene().tableau(RED, "070").hand(RED, "056", "066").build()

    assert outcome_of(state, "play 056")["red mc"] == -4 + 2
    assert "red mc" not in outcome_of(state, "play 066", "place 7-3")


def test_071_advanced_alloys_raise_the_value_of_metals() -> None:
    start = scene(mc=21).tableau(RED, "071").stock(RED, steel=1, titanium=1)
    state = start.hand(RED, "013").build()

    change = outcome_of(state, "play 013")

    assert (change["red mc"], change["red steel"], change["red titanium"]) == (-20, -1, -1)


def test_073_mars_university_may_swap_a_card_for_each_science_tag() -> None:
    state = scene().hand(RED, "073", "056").deck("057").build()
    played = {
        "red mc": -8,
        "red hand": -1,
        "red tableau": ("073",),
        "red tag science": 1,
        "red tag building": 1,
    }

    swapped = {**played, "deck": -1, "discard": 1}
    assert outcome_of(state, "play 073", "discard 056") == swapped
    assert outcome_of(state, "play 073", "discard nothing") == played
    after = play(state, "play 073", "discard 056")
    assert after.view(RED)["players"][RED]["cards"] == ["057"]


def test_073_mars_university_sees_both_tags_of_research() -> None:
    start = scene(effect_order="default").tableau(RED, "073").hand(RED, "090", "056")
    state = start.deck("057", "062", "063", "068").build()

    change = outcome_of(state, "play 090", "discard 056", "discard 057")

    assert (change["red hand"], change["deck"], change["discard"]) == (1, -4, 2)
    assert question(play(state, "play 090", "discard 056", "discard 057"))[1] == "take-action"


def test_073_mars_university_may_come_before_the_cards_of_research() -> None:
    state = scene().tableau(RED, "073").hand(RED, "090", "056").deck("057", "062").build()

    asked = play(state, "play 090")
    assert question(asked) == (RED, "order-effects")
    early = play(asked, "first 2")
    assert question(early) == (RED, "swap-card")
    assert refuses(early, "discard 057")
    late = play(asked, "first 1", "discard 057", "discard nothing")
    assert late.view(RED)["players"][RED]["hand"] == 3


def test_074_viral_enhancers_feed_the_card_just_played() -> None:
    state = scene().tableau(RED, "074").hand(RED, "049", "048", "050").build()

    assert outcome_of(state, "play 049", "option 1") == {
        "red mc": -4,
        "red plants": 1,
        "red hand": -1,
        "red tableau": ("049",),
        "red tag microbe": 1,
    }
    assert outcome_of(state, "play 049", "option 2") == {
        "red mc": -4,
        "red on 049": 1,
        "red hand": -1,
        "red tableau": ("049",),
        "red tag microbe": 1,
    }
    # A card that holds nothing, and an event.
    assert outcome_of(state, "play 048")["red plants"] == 1
    assert outcome_of(state, "play 050")["red plants"] == 1


def test_074_viral_enhancers_ignore_cards_of_others() -> None:
    state = scene().tableau(GREEN, "074").hand(RED, "048").build()

    assert "green plants" not in outcome_of(state, "play 048")


def test_075_towing_a_comet_at_the_goals_still_gives_plants() -> None:
    state = scene().hand(RED, "075").parameters(oxygen=14).oceans(9).build()

    assert outcome_of(state, "play 075") == {
        "red mc": -23,
        "red plants": 2,
        "red hand": -1,
        "red events": ("075",),
    }
