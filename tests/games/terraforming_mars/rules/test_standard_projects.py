"""Standard projects and conversions (specification 4)."""

import pytest

from areopolis.core.state import State
from kit import options, question, reasons, refuses
from kit.terraforming_mars import GREEN, RED, changes, outcome_of, play, scene


def test_sell_patents() -> None:
    state = scene(mc=0).hand(RED, "001", "002", "003").build()
    asked = play(state, "project sell-patents")
    assert question(asked) == (RED, "sell-patents")
    assert changes(state, play(asked, "sell 001 003")) == {
        "red mc": 2,
        "red hand": -2,
        "discard": 2,
    }
    assert changes(state, play(asked, "sell 001 002 003"))["red mc"] == 3
    assert refuses(asked, "sell nothing")
    assert refuses(asked, "sell 004")
    assert reasons(scene().build(), "project sell-patents") == ["no-cards-in-hand"]


def test_power_plant() -> None:
    changed = outcome_of(scene().build(), "project power-plant")
    assert changed == {"red mc": -11, "red production energy": 1}


def test_asteroid() -> None:
    changed = outcome_of(scene().build(), "project asteroid")
    assert changed == {"red mc": -14, "temperature": 2, "red rating": 1}


def test_aquifer() -> None:
    changed = outcome_of(scene().build(), "project aquifer", "place 1-5")
    assert changed == {"red mc": -18, "tile 1-5": "ocean", "red rating": 1}


def test_greenery() -> None:
    changed = outcome_of(scene().build(), "project greenery", "place 7-3")
    assert changed == {
        "red mc": -23,
        "tile 7-3": "greenery red",
        "oxygen": 1,
        "red rating": 1,
    }


def test_city() -> None:
    changed = outcome_of(scene().build(), "project city", "place 7-3")
    assert changed == {"red mc": -25, "tile 7-3": "city red", "red production mc": 1}


def test_build_colony() -> None:
    state = scene().colony("ceres", 1, [GREEN]).colony("io", 1, [RED]).build()
    assert outcome_of(state, "project build-colony") == {
        "red mc": -17,
        "ceres owners": ("red",),
        "ceres marker": 1,
        "red production steel": 1,
    }
    assert reasons(scene().build(), "project build-colony") == ["no-tile-for-colony"]
    without = scene(colonies=False).build()
    assert reasons(without, "project build-colony") == ["not-in-this-game"]


def test_buffer_gas_is_for_one_solo_variant_only() -> None:
    solo = scene(1, solo_goal="rating").build()
    assert outcome_of(solo, "project buffer-gas") == {"red mc": -16, "red rating": 1}
    assert reasons(scene(1).build(), "project buffer-gas") == ["not-in-this-game"]
    two = scene(2, solo_goal="rating").build()
    assert reasons(two, "project buffer-gas") == ["not-in-this-game"]


@pytest.mark.parametrize(
    ("project", "price"),
    [("power-plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)],
)
def test_prices(project: str, price: int) -> None:
    poor = scene(mc=price - 1).build()
    found = poor.why_not(RED, f"project {project}")
    assert [(reason.key, reason.values[0][1]) for reason in found] == [("needs-more-mc", 1)]
    assert f"project {project}" in options(scene(mc=price).build())


def test_repeats_are_unlimited() -> None:
    state: State = scene().passed(GREEN).build()
    for _ in range(5):
        state = play(state, "project asteroid")
    assert state.to_dict()["players"][RED]["stock"]["mc"] == 100 - 5 * 14


def test_standard_technology_gives_three_back() -> None:
    made = scene().tableau(RED, "156").hand(RED, "056").colony("io", 1)
    state = made.build()
    assert outcome_of(state, "project power-plant")["red mc"] == -11 + 3
    assert outcome_of(state, "project aquifer", "place 1-5")["red mc"] == -18 + 3
    assert outcome_of(state, "project build-colony")["red mc"] == -17 + 3
    # Selling patents is none; trading is none.
    assert outcome_of(state, "project sell-patents")["red mc"] == 1
    assert outcome_of(state, "trade io mc")["red mc"] == -9
    # The rebate comes after the payment: 10 M€ do not buy a power plant for 11.
    poor = scene(mc=10).tableau(RED, "156").build()
    assert reasons(poor, "project power-plant") == ["needs-more-mc"]


def test_credicor_gives_four_back_from_twenty() -> None:
    state = scene().corporation(RED, "credicor").build()
    for project, price, back in (
        ("power-plant", 11, 0),
        ("asteroid", 14, 0),
        ("greenery", 23, 4),
        ("city", 25, 4),
    ):
        texts = [f"project {project}"]
        if price > 20:
            texts.append("place 7-3")
        assert outcome_of(state, *texts)["red mc"] == back - price


def test_thorgate_builds_power_plants_for_eight() -> None:
    state = scene(mc=8).corporation(RED, "thorgate").build()
    assert outcome_of(state, "project power-plant") == {
        "red mc": -8,
        "red production energy": 1,
    }


def test_convert_plants() -> None:
    state = scene().stock(RED, plants=9).build()
    assert outcome_of(state, "convert plants", "place 7-3") == {
        "red plants": -8,
        "tile 7-3": "greenery red",
        "oxygen": 1,
        "red rating": 1,
    }
    found = scene().stock(RED, plants=5).build().why_not(RED, "convert plants")
    assert [(reason.key, [value for _, value in reason.values]) for reason in found] == [
        ("needs-more", [3, 3])
    ]


def test_convert_heat() -> None:
    state = scene().stock(RED, heat=17).build()
    twice = play(state, "convert heat", "convert heat")
    assert changes(state, twice) == {"red heat": -16, "temperature": 4, "red rating": 2}
    found = scene().stock(RED, heat=1).build().why_not(RED, "convert heat")
    assert [(reason.key, [value for _, value in reason.values]) for reason in found] == [
        ("needs-more", [5, 7])
    ]
