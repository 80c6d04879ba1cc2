"""Projects 076 to 104."""

from collections.abc import Callable

import pytest

from kit import options, question
from kit.terraforming_cards import CHECKS, Row, why
from kit.terraforming_mars import GREEN, RED, YELLOW, outcome_of, play, points, scene

ROWS = (
    Row("076", 3, "power space"),
    Row("077", 11, "science space power", {"red production energy": 1, "red titanium": 2}),
    Row(
        "078",
        23,
        "space",
        {"tile 1-5": "ocean", "tile 9-5": "ocean", "red rating": 2, "red titanium": 2},
        answers=("place 1-5", "place 9-5"),
        is_event=True,
    ),
    Row(
        "079",
        13,
        "science power",
        {"red production energy": 4},
        start=scene().tableau(RED, "014", "077", "090"),
        too_early=scene().tableau(RED, "014", "090"),
        reason="needs-tags science 4 3",
    ),
    Row(
        "080",
        36,
        "space",
        {
            "temperature": 4,
            "tile 1-5": "ocean",
            "tile 9-5": "ocean",
            "red titanium": 2,
            "red rating": 4,
            "green plants": -6,
        },
        start=scene().stock(GREEN, plants=7),
        answers=("place 1-5", "place 9-5", "take 6 from green"),
        is_event=True,
    ),
    Row("081", 20, "jovian space city", {"ganymede-colony": "red"}, points=1),
    Row("082", 24, "jovian space", {"red production mc": 3}, points=2),
    Row("083", 17, "power space", {"red production energy": 3}),
    Row("084", 6, "science space", points=1),
    Row(
        "085",
        16,
        "building",
        {
            "red production energy": -1,
            "red production mc": 4,
            "tile 7-3": "commercial-district red",
        },
        start=scene()
        .production(RED, energy=1)
        .tile("7-2", "city", GREEN)
        .tile("8-3", "city", RED)
        .tile("7-4", "greenery", RED),
        answers=("place 7-3",),
        points=2,
        too_early=scene(),
        reason="production-too-low energy 1 0",
    ),
    Row(
        "086",
        9,
        "science",
        {"red production steel": 1},
        start=scene().tableau(RED, "056"),
        too_early=scene().tableau(GREEN, "056").tableau(RED, "048"),
        reason="no-production-to-copy",
    ),
    Row(
        "087",
        11,
        "plant",
        {"red production plants": 1, "red plants": 3},
        start=scene().parameters(temperature=-16),
        too_early=scene().parameters(temperature=-18),
        reason="needs-at-least temperature -16 -18",
    ),
    Row(
        "088",
        6,
        "plant",
        {"red production plants": 1, "red plants": 1},
        start=scene().parameters(temperature=-14),
        too_early=scene().parameters(temperature=-16),
        reason="needs-at-least temperature -14 -16",
    ),
    Row(
        "089",
        7,
        "power building",
        {"red production energy": 2, "red production mc": -1},
        start=scene().production(RED, mc=-4),
        too_early=scene().production(RED, mc=-5),
        reason="production-too-low mc -4 -5",
    ),
    Row("090", 11, "science science", {"red hand": 2, "deck": -2}, points=1),
    Row(
        "091",
        12,
        "science",
        {"red production mc": 2},
        start=scene().tableau(RED, "014", "090"),
        points=2,
        too_early=scene().tableau(RED, "090"),
        reason="needs-tags science 3 2",
    ),
    Row(
        "092",
        41,
        "jovian space",
        {"red production titanium": 2, "red production mc": 2},
        points=1,
    ),
    Row(
        "093",
        10,
        "plant",
        {"red production plants": 2, "red plants": 2},
        start=scene().parameters(temperature=-10),
        too_early=scene().parameters(temperature=-12),
        reason="needs-at-least temperature -10 -12",
    ),
    Row(
        "094",
        8,
        "science power",
        {"red production energy": 6},
        start=scene().tableau(RED, "014", "077", "084", "090"),
        too_early=scene().tableau(RED, "014", "077", "090"),
        reason="needs-tags science 5 4",
    ),
    Row("095", 12, "science building", holds="science"),
    Row(
        "096",
        6,
        "plant building",
        {"red plants": 2},
        start=scene().tile("7-3", "city", GREEN).off_planet("ganymede-colony", RED),
    ),
    Row(
        "097",
        10,
        "earth",
        {"temperature": 4, "red rating": 2, "tile 7-3": "nuclear-zone red"},
        answers=("place 7-3",),
        points=-2,
    ),
    Row(
        "098",
        13,
        "building",
        {"red production mc": 3, "red production heat": -2},
        start=scene().production(RED, heat=2),
        points=2,
        too_early=scene().production(RED, heat=1),
        reason="production-too-low heat 2 1",
    ),
    Row(
        "099",
        12,
        "space",
        {"red production mc": 3},
        start=scene(seats=3)
        .tableau(RED, "083")
        .tableau(GREEN, "057", "076", "056")
        .tableau(YELLOW, "084")
        .events(YELLOW, "009"),
    ),
    Row(
        "100",
        1,
        "power building",
        {"red production energy": 1, "red production mc": -1},
        start=scene().production(RED, mc=-4),
        too_early=scene().production(RED, mc=-5),
        reason="production-too-low mc -4 -5",
    ),
    Row("101", 11, "building"),
    Row(
        "102",
        18,
        "power",
        {"red production energy": 3},
        start=scene().tableau(RED, "003", "077").tableau(GREEN, "083"),
    ),
    Row("103", 15, "building"),
    Row("104", 13, "building"),
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_card(row: Row, check: Callable[[Row], None]) -> None:
    check(row)


def test_076_space_mirrors_buy_energy_production() -> None:
    state = scene().tableau(RED, "076").stock(RED, steel=1, titanium=3).build()

    assert outcome_of(state, "use 076 1") == {
        "red mc": -7,
        "red production energy": 1,
        "red used": ("076",),
    }
    assert why(scene(mc=6).tableau(RED, "076").build(), "use 076 1") == ["needs-more-mc 1"]


def test_078_ice_asteroid_second_ocean_lies_beside_the_first() -> None:
    state = scene().hand(RED, "078").build()

    change = outcome_of(state, "play 078", "place 1-4", "place 1-5")

    # A card on the first area; the second has an ocean beside it.
    assert change == {
        "red mc": -23 + 2,
        "red rating": 2,
        "tile 1-4": "ocean",
        "tile 1-5": "ocean",
        "red events": ("078",),
        "deck": -1,
    }


@pytest.mark.parametrize("card", ["079", "094"])
def test_079_quantum_extractor_094_mass_converter_make_space_cards_cheaper(card: str) -> None:
    state = scene().tableau(RED, card).hand(RED, "057", "056").build()

    assert outcome_of(state, "play 057")["red mc"] == -15 + 2
    assert outcome_of(state, "play 056")["red mc"] == -4


def test_080_giant_ice_asteroid_may_spare_the_plants() -> None:
    state = scene().hand(RED, "080").stock(GREEN, plants=7).build()

    change = outcome_of(state, "play 080", "place 1-5", "place 9-5", "decline")

    assert "green plants" not in change


@pytest.mark.parametrize("card", ["081", "092"])
def test_081_ganymede_colony_092_io_mining_industries_score_jovian_tags(card: str) -> None:
    alone = scene().tableau(RED, card).tableau(GREEN, "057").build()
    more = scene().tableau(RED, card, "057", "040").build()

    assert points(alone, RED) == 1
    # Three tags, and the points printed on the others.
    assert points(more, RED) == 3 + 1 + 2


def test_085_commercial_district_needs_free_land_and_no_neighbour() -> None:
    start = scene().hand(RED, "085").production(RED, energy=1).tile("7-3", "city", GREEN)

    asked = play(start.build(), "play 085")

    assert question(asked) == (RED, "place-tile")
    assert "place 7-4" in options(asked)
    for area in ("7-3", "5-3", "1-2"):
        assert f"place {area}" not in options(asked)


def test_085_commercial_district_scores_cities_that_come_later() -> None:
    before = scene().tableau(RED, "085").tile("7-3", "commercial-district", RED).build()

    assert points(before, RED) == 0
    assert points(play(before, "project city", "place 7-4"), RED) == 1


def test_086_robotic_workforce_copies_losses_too() -> None:
    start = scene().hand(RED, "086").tableau(RED, "017", "016").tile("5-3", "city", RED)
    state = start.production(RED, energy=1).build()

    assert outcome_of(state, "play 086", "card 017") == {
        "red mc": -9,
        "red production energy": -1,
        "red production mc": 3,
        "red hand": -1,
        "red tableau": ("086",),
        "red tag science": 1,
    }
    # Only production is copied: no plants, no second city.
    assert outcome_of(state, "play 086", "card 016") == {
        "red mc": -9,
        "red production energy": -1,
        "red production mc": 3,
        "red hand": -1,
        "red tableau": ("086",),
        "red tag science": 1,
    }


def test_086_robotic_workforce_copies_only_what_is_possible_in_full() -> None:
    start = scene().hand(RED, "086").tableau(RED, "017", "056", "178", "200", "095", "057")
    state = start.production(RED, mc=-4, energy=0).tile("5-3", "city", RED).build()

    # No energy for 017, nobody with heat for 178, too little M€ production for 200, nothing
    # in the box of 095, no building tag on 057: Mine is left.
    assert outcome_of(state, "play 086")["red production steel"] == 1
    more = start.production(RED, energy=2).build()
    assert options(play(more, "play 086")) == ["card 017", "card 056"]


def test_086_robotic_workforce_copies_an_attack() -> None:
    state = scene().hand(RED, "086").tableau(RED, "178").production(GREEN, heat=2).build()

    change = outcome_of(state, "play 086")

    assert change["red production energy"] == 1
    assert change["green production heat"] == -2


def test_086_robotic_workforce_counts_anew() -> None:
    state = scene().hand(RED, "086").tableau(RED, "207", "056", "014", "043").build()

    assert outcome_of(state, "play 086", "card 207")["red production mc"] == 2


def test_086_robotic_workforce_repeats_the_metal_of_a_mine() -> None:
    start = scene().hand(RED, "086").tableau(RED, "064", "067")
    state = start.tile("8-6", "mining-area", RED).tile("1-1", "mining-rights", RED).build()

    assert outcome_of(state, "play 086", "card 064")["red production titanium"] == 1
    assert outcome_of(state, "play 086", "card 067")["red production steel"] == 1


def test_086_robotic_workforce_copies_a_corporation() -> None:
    state = scene().corporation(RED, "mining-guild").hand(RED, "086").build()

    change = outcome_of(state, "play 086")

    assert change["red production steel"] == 1
    assert "red steel" not in change


def test_090_research_draws_the_top_cards() -> None:
    state = scene().hand(RED, "090").deck("001", "002", "003").build()

    assert play(state, "play 090").view(RED)["players"][RED]["cards"] == ["001", "002"]


def test_095_physics_complex_works_for_energy() -> None:
    state = scene().tableau(RED, "095", resources=1).stock(RED, energy=6).build()

    assert outcome_of(state, "use 095 1") == {
        "red energy": -6,
        "red on 095": 1,
        "red used": ("095",),
    }
    assert points(state, RED) == 2
    assert points(play(state, "use 095 1"), RED) == 4
    few = scene().tableau(RED, "095").stock(RED, energy=5).build()
    assert why(few, "use 095 1") == ["needs-more energy 1"]


def test_097_nuclear_zone_lies_on_any_free_land() -> None:
    state = scene().hand(RED, "097").tile("7-3", "city", GREEN).build()

    asked = play(state, "play 097")

    assert "place 7-4" in options(asked)
    assert "place 5-3" not in options(asked)
    # It takes the bonus of its area.
    assert outcome_of(state, "play 097", "place 5-1")["red plants"] == 2


@pytest.mark.parametrize(
    ("card", "metal", "count"),
    [("101", "steel", 1), ("103", "steel", 2), ("104", "titanium", 1)],
)
def test_101_ironworks_103_steelworks_104_ore_processor_turn_energy_into_metal(
    card: str, metal: str, count: int
) -> None:
    state = scene().tableau(RED, card).stock(RED, energy=4).build()

    assert outcome_of(state, f"use {card} 1") == {
        "red energy": -4,
        f"red {metal}": count,
        "oxygen": 1,
        "red rating": 1,
        "red used": (card,),
    }
    few = scene().tableau(RED, card).stock(RED, energy=3).build()
    assert why(few, f"use {card} 1") == ["needs-more energy 1"]
    done = scene().tableau(RED, card).stock(RED, energy=4).parameters(oxygen=14).build()
    assert outcome_of(done, f"use {card} 1") == {
        "red energy": -4,
        f"red {metal}": count,
        "red used": (card,),
    }
