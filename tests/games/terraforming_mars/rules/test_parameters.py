"""Global parameters, ratings and bonus steps (specification 6)."""

from kit import options, question
from kit.terraforming_mars import RED, card_played, changes, outcome_of, play, scene


def test_each_step_raises_the_rating() -> None:
    state = scene().stock(RED, heat=8).build()
    assert outcome_of(state, "convert heat") == {
        "red heat": -8,
        "temperature": 2,
        "red rating": 1,
    }


def test_several_steps_stop_at_the_goal() -> None:
    # Giant Ice Asteroid: two steps and two oceans; here one step is left and one ocean.
    made = scene().hand(RED, "080").parameters(temperature=6).oceans(8)
    state = made.build()
    after = play(state, "play 080", "place 9-5")
    assert changes(state, after) == {
        **card_played("080", 36, is_event=True),
        "temperature": 2,
        "tile 9-5": "ocean",
        "red titanium": 2,
        "red rating": 2,
    }


def test_at_the_goal_nothing_happens() -> None:
    made = scene().parameters(temperature=8, oxygen=14).oceans(9).stock(RED, heat=8, plants=8)
    state = made.build()
    assert outcome_of(state, "convert heat") == {"red heat": -8}
    assert outcome_of(state, "project asteroid") == {"red mc": -14}
    assert outcome_of(state, "project aquifer") == {"red mc": -18}
    assert outcome_of(state, "convert plants", "place 7-3") == {
        "red plants": -8,
        "tile 7-3": "greenery red",
    }


def test_heat_production_at_minus_24_and_minus_20() -> None:
    for before, bonus in ((-28, 0), (-26, 1), (-24, 0), (-22, 1), (-20, 0)):
        state = scene().parameters(temperature=before).build()
        changed = outcome_of(state, "project asteroid")
        assert changed.get("red production heat", 0) == bonus, before


def test_both_heat_bonuses_when_both_values_are_passed() -> None:
    # Deimos Down: three steps from -26 to -20.
    state = scene().hand(RED, "039").parameters(temperature=-26).build()
    assert outcome_of(state, "play 039") == {
        **card_played("039", 31, is_event=True),
        "temperature": 6,
        "red rating": 3,
        "red production heat": 2,
        "red steel": 4,
    }


def test_an_ocean_at_zero_degrees() -> None:
    state = scene().parameters(temperature=-2).build()
    after = play(state, "project asteroid")
    assert question(after) == (RED, "place-ocean")
    assert changes(state, play(after, "place 4-8")) == {
        "red mc": -14,
        "temperature": 2,
        "red rating": 2,
        "tile 4-8": "ocean",
        "red plants": 2,
    }


def test_deimos_down_passes_zero_degrees() -> None:
    """The example of the specification: -2 °C and three steps, so +4 °C."""
    state = scene().hand(RED, "039").parameters(temperature=-2).build()
    after = play(state, "play 039", "place 1-2")
    assert changes(state, after) == {
        **card_played("039", 31, is_event=True),
        "temperature": 6,
        "red rating": 4,
        "red steel": 4 + 2,
        "tile 1-2": "ocean",
    }
    assert after.to_dict()["temperature"] == 4


def test_the_ocean_is_lost_when_none_is_left() -> None:
    state = scene().parameters(temperature=-2).oceans(9).build()
    assert outcome_of(state, "project asteroid") == {
        "red mc": -14,
        "temperature": 2,
        "red rating": 1,
    }


def test_a_step_of_temperature_at_eight_percent() -> None:
    state = scene().parameters(oxygen=7).build()
    assert outcome_of(state, "project greenery", "place 7-3") == {
        "red mc": -23,
        "tile 7-3": "greenery red",
        "oxygen": 1,
        "temperature": 2,
        "red rating": 2,
    }


def test_the_bonuses_chain() -> None:
    """Oxygen brings temperature, temperature an ocean."""
    state = scene().parameters(oxygen=7, temperature=-2).build()
    after = play(state, "project greenery", "place 7-3")
    assert question(after) == (RED, "place-ocean")
    assert changes(state, play(after, "place 1-5")) == {
        "red mc": -23,
        "tile 7-3": "greenery red",
        "oxygen": 1,
        "temperature": 2,
        "tile 1-5": "ocean",
        "red rating": 3,
    }
    # Or heat production.
    cold = scene().parameters(oxygen=7, temperature=-26).build()
    assert outcome_of(cold, "project greenery", "place 7-3")["red production heat"] == 1
    # At maximum temperature the step is lost.
    hot = scene().parameters(oxygen=7, temperature=8).oceans(9).build()
    assert outcome_of(hot, "project greenery", "place 7-3")["red rating"] == 1


def test_each_ocean_raises_the_rating() -> None:
    # Ice Asteroid: two oceans.
    state = scene().hand(RED, "078").build()
    after = play(state, "play 078")
    while question(after)[1] == "order-effects":
        after = play(after, options(after)[0])
    after = play(after, "place 1-5")
    while question(after)[1] == "order-effects":
        after = play(after, options(after)[0])
    assert changes(state, play(after, "place 6-6")) == {
        **card_played("078", 23, is_event=True),
        "red rating": 2,
        "tile 1-5": "ocean",
        "tile 6-6": "ocean",
        "red plants": 1,
    }


def test_of_two_oceans_only_one_is_left() -> None:
    state = scene().hand(RED, "078").oceans(8).build()
    after = play(state, "play 078", "place 9-5")
    assert question(after) == (RED, "take-action")
    assert changes(state, after)["red rating"] == 1
