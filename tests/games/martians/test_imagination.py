"""What the others imagine: hands, the weather to come, tokens that lie face down."""

from areopolis.games.martians.state import ColonyState
from kit.martians import BLUE, RED, cards, scene


def test_the_weather_to_come_is_imagined_by_who_may_not_look() -> None:
    state = scene().technology("blue", "weather-report").build()

    tops = {state.determinize(RED, seed).view(BLUE)["next_weather"] for seed in range(60)}
    assert len(tops) == 9
    assert {state.determinize(BLUE, seed).view(BLUE)["next_weather"] for seed in range(9)} == {
        state.view(BLUE)["next_weather"]
    }


def test_hands_are_imagined_from_what_nobody_has_shown() -> None:
    state = scene().cards("red", yellow=3).cards("blue", green=2).build()

    seen = set()
    for seed in range(60):
        twin = state.determinize(RED, seed)
        assert isinstance(twin, ColonyState)
        assert cards(twin, RED) == {"yellow": 3}
        hand = cards(twin, BLUE)
        assert sum(hand.values()) == 2
        assert hand.get("yellow", 0) <= 2
        seen |= set(hand)
    assert seen == {"yellow", "blue", "red", "green", "barren"}


def test_hands_are_open_in_the_cooperative_mode() -> None:
    state = scene("koop1").cards("red", yellow=3).build()

    for seat in (None, RED, BLUE):
        assert state.view(seat)["colony"]["minerals"] == {"yellow": 3}


def test_a_placement_can_always_be_answered_in_a_world_that_somebody_imagines() -> None:
    """Who does not see that only a mineral pays the action imagines hands that cannot pay it."""
    state = (
        scene("rw3", finite_goods=True)
        .goods("blue", material=10)
        .cards("red", yellow=1)
        .orders("O19")
        .research("RT12")
        .build()
    )
    state.play(RED, "place lander-1")
    assert [option.text for option in state.decision(RED).options] == ["mission O19"]

    for seed in range(20):
        twin = state.determinize(BLUE, seed)
        assert twin.decision(RED).options
        twin.play(RED, twin.decision(RED).options[0])
