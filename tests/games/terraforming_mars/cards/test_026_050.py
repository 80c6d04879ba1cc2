"""Projects 026 to 050."""

from collections.abc import Callable

import pytest

from kit import options, question
from kit.terraforming_cards import CHECKS, Row, why
from kit.terraforming_mars import GREEN, RED, outcome_of, play, points, scene

ROWS = (
    Row(
        "026",
        16,
        "plant building",
        {"red production mc": 2, "red plants": 3},
        start=scene().parameters(temperature=-12),
        points=1,
        too_early=scene().parameters(temperature=-14),
        reason="needs-at-least temperature -12 -14",
    ),
    Row(
        "027",
        24,
        "earth space",
        start=scene().tableau(RED, "014", "077", "084", "090"),
        points=4,
        is_event=True,
        too_early=scene().tableau(RED, "014", "077", "090"),
        reason="needs-tags science 5 4",
    ),
    Row("028", 12, "space", holds="fighter"),
    Row(
        "029",
        16,
        "city building",
        {"red production energy": -1, "red production mc": 3, "tile 7-3": "city red"},
        start=scene().parameters(oxygen=9).production(RED, energy=1),
        answers=("place 7-3",),
        too_early=scene().parameters(oxygen=10).production(RED, energy=1),
        reason="needs-at-most oxygen 9 10",
    ),
    Row(
        "030",
        13,
        "earth power",
        {"red production mc": -2, "red production heat": 2, "red production energy": 2},
        start=scene().production(RED, mc=-3),
        too_early=scene().production(RED, mc=-4),
        reason="production-too-low mc -3 -4",
    ),
    Row("031", 7, "space"),
    Row(
        "032",
        18,
        "city building",
        {"red production energy": -2, "red production steel": 2, "tile 7-3": "city red"},
        start=scene().production(RED, energy=2),
        answers=("place 7-3",),
        too_early=scene().production(RED, energy=1),
        reason="production-too-low energy 2 1",
    ),
    Row("033", 13, "science microbe", holds="microbe"),
    Row(
        "034",
        8,
        "science microbe",
        start=scene().parameters(oxygen=4),
        too_early=scene().parameters(oxygen=3),
        reason="needs-at-least oxygen 4 3",
        holds="microbe",
    ),
    Row(
        "035",
        9,
        "microbe",
        start=scene().parameters(oxygen=4),
        too_early=scene().parameters(oxygen=3),
        reason="needs-at-least oxygen 4 3",
        holds="microbe",
    ),
    Row("036", 14, "", {"red rating": 2}, is_event=True),
    Row(
        "037",
        31,
        "space",
        {"temperature": 2, "red rating": 3, "red production plants": 1},
        start=scene().tableau(RED, "047", "048"),
        is_event=True,
    ),
    Row("038", 8, "building", points=1),
    Row(
        "039",
        31,
        "space",
        {"red steel": 4, "temperature": 6, "red rating": 3, "green plants": -8},
        start=scene().parameters(temperature=-18).stock(GREEN, plants=9),
        answers=("take 8 from green",),
        is_event=True,
    ),
    Row("040", 30, "jovian space", {"red production titanium": 2}, points=2),
    Row(
        "041",
        12,
        "building",
        {"red production mc": 4, "red production plants": -1},
        start=scene().production(RED, plants=1),
        points=1,
        too_early=scene(),
        reason="production-too-low plants 1 0",
    ),
    Row(
        "042",
        6,
        "microbe",
        {"red production plants": 1},
        start=scene().parameters(temperature=-18),
        too_early=scene().parameters(temperature=-16),
        reason="needs-at-most temperature -18 -16",
    ),
    Row(
        "043",
        6,
        "building",
        {"red production energy": -1, "red production heat": 3},
        start=scene().production(RED, energy=1),
        too_early=scene(),
        reason="production-too-low energy 1 0",
    ),
    Row(
        "044",
        9,
        "science building",
        {"red production mc": 1, "tile 7-3": "natural-preserve red"},
        start=scene().parameters(oxygen=4),
        answers=("place 7-3",),
        points=1,
        too_early=scene().parameters(oxygen=5),
        reason="needs-at-most oxygen 4 5",
    ),
    Row(
        "045",
        10,
        "power building",
        {"red production energy": 3, "red production mc": -2},
        start=scene().production(RED, mc=-3),
        too_early=scene().production(RED, mc=-4),
        reason="production-too-low mc -3 -4",
    ),
    Row(
        "046",
        8,
        "power",
        {"red production energy": 1, "red production mc": 1},
        start=scene().tableau(RED, "014", "090"),
        points=1,
        too_early=scene().tableau(RED, "090"),
        reason="needs-tags science 3 2",
    ),
    Row(
        "047",
        10,
        "plant",
        {"red production plants": 2, "red plants": 1},
        start=scene().oceans(5),
        too_early=scene().oceans(4),
        reason="needs-at-least oceans 5 4",
    ),
    Row("048", 9, "plant", {"red production plants": 1}),
    Row("049", 4, "microbe", holds="microbe"),
    Row(
        "050",
        1,
        "microbe",
        {"green plants": -5},
        start=scene().stock(GREEN, plants=6),
        answers=("option 2", "take 5 from green"),
        is_event=True,
    ),
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_card(row: Row, check: Callable[[Row], None]) -> None:
    check(row)


def test_026_eos_chasma_national_park_gives_an_animal_to_one_own_card() -> None:
    start = scene().hand(RED, "026").parameters(temperature=-12).tableau(RED, "024")
    one = outcome_of(start.build(), "play 026")
    assert one["red on 024"] == 1

    two = start.tableau(RED, "052").build()
    assert options(play(two, "play 026")) == ["card 024", "card 052"]
    assert outcome_of(two, "play 026", "card 052")["red on 052"] == 1


def test_028_security_fleet_buys_fighters_for_titanium() -> None:
    state = scene().tableau(RED, "028").stock(RED, titanium=1).build()

    assert outcome_of(state, "use 028 1") == {
        "red titanium": -1,
        "red on 028": 1,
        "red used": ("028",),
    }
    assert points(play(state, "use 028 1"), RED) == 1
    assert why(scene().tableau(RED, "028").build(), "use 028 1") == ["needs-more titanium 1"]


def test_029_cupola_city_keeps_its_distance() -> None:
    start = scene().hand(RED, "029").production(RED, energy=1).tile("7-3", "city", GREEN)

    asked = play(start.build(), "play 029")

    assert "place 7-2" not in options(asked)
    assert "place 7-1" in options(asked)


def test_031_optimal_aerobraking_rewards_own_space_events() -> None:
    state = scene().tableau(RED, "031").hand(RED, "009", "036", "057").build()

    assert outcome_of(state, "play 009") == {
        "red mc": -14 + 3,
        "red heat": 3,
        "red titanium": 2,
        "temperature": 2,
        "red rating": 1,
        "red hand": -1,
        "red events": ("009",),
    }
    assert outcome_of(state, "play 036")["red mc"] == -14
    assert outcome_of(state, "play 057")["red mc"] == -15


def test_031_optimal_aerobraking_ignores_events_of_others() -> None:
    state = scene().tableau(GREEN, "031").hand(RED, "009").build()

    change = outcome_of(state, "play 009")

    assert "green mc" not in change
    assert "green heat" not in change


def test_033_regolith_eaters_grow_or_make_oxygen() -> None:
    state = scene().tableau(RED, "033", resources=2).build()

    assert outcome_of(state, "use 033 1") == {
        "red on 033": -2,
        "oxygen": 1,
        "red rating": 1,
        "red used": ("033",),
    }
    assert outcome_of(state, "use 033 2") == {"red on 033": 1, "red used": ("033",)}
    few = scene().tableau(RED, "033", resources=1).build()
    assert why(few, "use 033 1") == ["needs-more-here 1"]


def test_033_regolith_eaters_act_once_in_a_generation() -> None:
    state = play(scene().tableau(RED, "033", resources=2).build(), "use 033 2")

    assert why(state, "use 033 1") == ["action-used"]
    assert why(state, "use 033 2") == ["action-used"]


def test_034_ghg_producing_bacteria_grow_or_warm_mars() -> None:
    state = scene().tableau(RED, "034", resources=2).build()

    assert outcome_of(state, "use 034 1") == {
        "red on 034": -2,
        "temperature": 2,
        "red rating": 1,
        "red used": ("034",),
    }
    assert outcome_of(state, "use 034 2") == {"red on 034": 1, "red used": ("034",)}
    few = scene().tableau(RED, "034", resources=1).build()
    assert why(few, "use 034 1") == ["needs-more-here 1"]


def test_035_ants_take_a_microbe_of_anybody() -> None:
    state = scene().tableau(RED, "035", resources=1).tableau(GREEN, "049", resources=3).build()

    assert outcome_of(state, "use 035 1", "card 049") == {
        "red on 035": 1,
        "green on 049": -1,
        "red used": ("035",),
    }
    assert outcome_of(state, "use 035 1", "card 035") == {"red used": ("035",)}
    empty = scene().tableau(RED, "035").tableau(GREEN, "049").build()
    assert why(empty, "use 035 1") == ["no-such-resource microbe"]
    safe = scene().tableau(RED, "035").tableau(GREEN, "049", resources=3).tableau(GREEN, "173")
    assert why(safe.build(), "use 035 1") == ["no-such-resource microbe"]


def test_035_ants_score_each_pair() -> None:
    assert points(scene().tableau(RED, "035", resources=3).build(), RED) == 1
    assert points(scene().tableau(RED, "035", resources=4).build(), RED) == 2


def test_037_nitrogen_rich_asteroid_grows_more_with_three_plant_tags() -> None:
    state = scene().tableau(RED, "047", "048", "026").hand(RED, "037").build()

    assert outcome_of(state, "play 037") == {
        "red mc": -31,
        "temperature": 2,
        "red rating": 3,
        "red production plants": 4,
        "red hand": -1,
        "red events": ("037",),
    }


def test_038_rover_construction_earns_from_every_city() -> None:
    own = scene().tableau(RED, "038").hand(RED, "021").build()
    other = scene().tableau(GREEN, "038").build()

    assert outcome_of(own, "project city", "place 7-3")["red mc"] == -25 + 2
    assert outcome_of(own, "play 021")["red mc"] == -25 + 2
    assert outcome_of(other, "project city", "place 7-3") == {
        "red mc": -25,
        "red production mc": 1,
        "tile 7-3": "city red",
        "green mc": 2,
    }
    assert "green mc" not in outcome_of(other, "project greenery", "place 7-3")


def test_039_deimos_down_takes_the_bonuses_it_passes() -> None:
    cold = scene().hand(RED, "039").build()
    assert outcome_of(cold, "play 039") == {
        "red mc": -31,
        "red steel": 4,
        "temperature": 6,
        "red rating": 3,
        "red production heat": 1,
        "red hand": -1,
        "red events": ("039",),
    }

    # The example of the specification: from -2 to +4 with the ocean at 0.
    warm = scene().hand(RED, "039").parameters(temperature=-2).build()
    assert outcome_of(warm, "play 039", "place 9-5") == {
        "red mc": -31,
        "red steel": 4,
        "temperature": 6,
        "red rating": 4,
        "tile 9-5": "ocean",
        "red titanium": 2,
        "red hand": -1,
        "red events": ("039",),
    }


def test_039_deimos_down_stops_at_the_goal() -> None:
    state = scene().hand(RED, "039").parameters(temperature=6).build()

    change = outcome_of(state, "play 039")

    assert (change["temperature"], change["red rating"]) == (2, 1)


def test_044_natural_preserve_stands_alone() -> None:
    start = scene().hand(RED, "044").tile("7-3", "greenery", RED).tile("5-4", "ocean")

    asked = play(start.build(), "play 044")

    assert question(asked) == (RED, "place-tile")
    for area in ("7-2", "7-4", "6-3", "8-3", "4-4", "6-4"):
        assert f"place {area}" not in options(asked)
    assert "place 7-5" in options(asked)


def test_049_tardigrades_multiply_and_score_by_four() -> None:
    state = scene().tableau(RED, "049", resources=3).build()

    assert outcome_of(state, "use 049 1") == {"red on 049": 1, "red used": ("049",)}
    assert points(state, RED) == 0
    assert points(play(state, "use 049 1"), RED) == 1


def test_050_virus_removes_two_animals_of_one_card() -> None:
    state = scene().hand(RED, "050").tableau(GREEN, "024", resources=3).build()
    common = {"red mc": -1, "red hand": -1, "red events": ("050",)}

    two = outcome_of(state, "play 050", "option 1", "card 024", "spend 2")
    assert two == {**common, "green on 024": -2}
    one = outcome_of(state, "play 050", "option 1", "card 024", "spend 1")
    assert one == {**common, "green on 024": -1}
    assert outcome_of(state, "play 050", "option 1", "decline") == common


def test_050_virus_spares_own_animals_and_protected_ones() -> None:
    own = scene().tableau(RED, "024", resources=3)
    pets = scene().tableau(GREEN, "172", resources=3)
    habitats = scene().tableau(GREEN, "024", resources=3).tableau(GREEN, "173")

    for start in (own, pets, habitats):
        state = play(start.hand(RED, "050").build(), "play 050")
        assert question(state) == (RED, "take-action")
