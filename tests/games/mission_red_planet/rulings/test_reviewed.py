"""What a second look at the rules found: worlds that cannot be, and reasons that mislead."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.core.rng import Rng
from areopolis.core.state import State

GAME = areopolis.game("mission-red-planet")


def first(question: str, seats: int, options: dict[str, str] | None = None) -> State:
    """Return a random game at the first moment at which *question* is asked."""
    for seed in range(400):
        state = GAME.new(seats, seed, options)
        rng = Rng(seed)
        while not state.over:
            seat = state.deciding[0]
            decision = state.decision(seat)
            if decision.question == question:
                return state
            state.apply(seat, decision.options[rng.below(len(decision.options))])
    pytest.fail(f"{question} was never asked")


@pytest.mark.parametrize("question", ["move-away", "resolve-discovery"])
def test_nobody_is_imagined_to_hold_an_action_that_he_must_have_played(question: str) -> None:
    """Rescue Party is played at the start of the discovery phase, and these are asked after it."""
    state = first(question, 3, {"discovery_order": "first_player"})

    for seat in range(3):
        for seed in range(40):
            players = state.determinize(seat, seed).to_dict()["players"]
            others = [player for other, player in enumerate(players) if other != seat]
            assert "A02" not in [card for player in others for card in player["cards"]]


def test_a_dock_that_the_game_does_not_have_is_told_as_such() -> None:
    state = first("destroy-ship", 3)

    reasons = state.why_not(state.deciding[0], "destroy dock 6")

    assert [reason.key for reason in reasons] == ["no-such-dock"]


def test_nobody_is_no_character() -> None:
    state = first("choose-character", 3)

    with pytest.raises(areopolis.UnknownNotation):
        state.play(state.deciding[0], "choose nobody")


def test_the_counter_stops_at_its_end() -> None:
    state = first("choose-character", 3)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, state.decision(seat).options[0])
    document = state.to_dict()
    document["stack"] = [{"effect": "advance-counter"}]

    assert GAME.from_dict(document).to_dict()["stop"] == "end"
