"""What a seat imagines keeps what everybody has seen."""

from __future__ import annotations

from areopolis.games.terraforming_mars.state import MarsState
from games.terraforming_mars.invariants import holds
from kit.terraforming_mars import GREEN, RED, scene


def test_a_card_that_is_being_paid_stays_with_who_plays_it() -> None:
    made = scene(mc=60).production(RED, energy=1).stock(RED, steel=6)
    state = made.hand(RED, "016", "078").build()
    state.play(RED, "play 016")
    assert state.decision(RED).question == "pay"
    (domed_crater,) = [card for card in state.hands[RED] if state.cards[card].name == "016"]

    for seed in range(20):
        imagined = state.determinize(GREEN, seed)
        assert isinstance(imagined, MarsState)
        assert domed_crater in imagined.hands[RED]
        imagined.play(RED, "pay 12 mc 6 steel")
        holds(imagined)
