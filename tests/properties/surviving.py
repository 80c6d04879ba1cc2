"""What is accepted can be played: to the end, without an exception or an empty question."""

from __future__ import annotations

import random
from typing import Any

from areopolis.core.errors import BadPosition
from areopolis.core.game import Game
from areopolis.core.state import State

# A game of random answers that takes longer does not end.
DECISIONS_MOST = 20_000


def outlives(made: Game, document: Any, chance: random.Random) -> bool:
    """Whether *document* is accepted; what is, is played to its end.

    Raises:
        AssertionError: a refusal without a field, a question without options, a game without end.
    """
    try:
        state = made.from_dict(document)
    except BadPosition as error:
        refused = error
    else:
        play_to_the_end(state, chance)
        return True
    assert refused.field, "no field is named"
    return False


def play_to_the_end(state: State, chance: random.Random) -> None:
    """Play random answers; everybody who is asked has one, and now and then it is saved."""
    for made in range(DECISIONS_MOST):
        if state.over:
            assert state.outcome is not None
            can_be_saved(state)
            return
        if made.bit_count() == 1:
            can_be_saved(state)
        assert state.deciding, "nobody is asked"
        for seat in state.deciding:
            assert state.decision(seat).options, f"{state.decision(seat)} has no options"
        seat = chance.choice(state.deciding)
        state.apply(seat, chance.choice(state.decision(seat).options))
    raise AssertionError("the game does not end")


def can_be_saved(state: State) -> None:
    """Check that the position which was reached is none that would be refused."""
    try:
        state.game.from_dict(state.to_dict())
    except BadPosition as error:
        raise AssertionError(f"leads to what is refused: {error}") from None
