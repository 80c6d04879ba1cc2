"""The tree that is kept between decisions: when it is, and that it saves work."""

from __future__ import annotations

import pytest

from areopolis.core.seen import Seen
from areopolis.players.dice import Dice
from areopolis.players.knowledge import TO_THE_END, Untaught, knowledge_of
from areopolis.players.thinker import Thinker
from core.tables import handing, play, table
from players.positions import GAMES, undecided


def thinker() -> Thinker:
    """Return one that knows no more than the rules of the bazaar."""
    return Thinker(Untaught(), TO_THE_END, Dice(3))


def known(mind: Thinker) -> int:
    """Return how often the situation was tried that the thinker expects next."""
    return mind.known.visits if mind.known is not None else 0


def test_the_picks_of_one_answer_share_one_tree() -> None:
    state = handing(table(seats=2, seed=2))
    mind = thinker()
    state.apply(0, mind.think(Seen(state, 0), 60, 0.0))
    kept = known(mind)
    assert 0 < kept < 60

    mind.think(Seen(state, 0), 60, 0.0)

    assert state.decision(0).question == "hand-on"
    assert mind.iterations <= 60 - kept


def test_what_is_known_well_enough_needs_no_more_thought() -> None:
    state = handing(table(seats=2, seed=2))
    mind = thinker()
    state.apply(0, mind.think(Seen(state, 0), 60, 0.0))

    best = mind.think(Seen(state, 0), known(mind), 0.0)

    assert mind.iterations == 0
    assert best in state.decision(0).options


def test_the_tree_is_given_up_when_others_have_moved() -> None:
    state = table(seats=2, seed=2)
    mind = thinker()
    state.apply(0, mind.think(Seen(state, 0), 40, 0.0))
    kept = known(mind)
    assert kept > 0
    play(state, "1 bid 2")

    mind.think(Seen(state, 0), kept, 0.0)

    assert mind.iterations > 0


def test_the_tree_is_given_up_when_it_is_told_to() -> None:
    state = handing(table(seats=2, seed=2))
    mind = thinker()
    state.apply(0, mind.think(Seen(state, 0), 60, 0.0))
    kept = known(mind)
    mind.forget()

    mind.think(Seen(state, 0), kept, 0.0)

    assert mind.iterations > 0


@pytest.mark.parametrize("game", GAMES)
def test_thinking_on_answers_legally_through_a_whole_turn(game: str) -> None:
    state = undecided(game, 2, 6, 40)
    seat = state.deciding[0]
    mind = Thinker(knowledge_of(game), 2, Dice(3))

    answered = 0
    for _ in range(12):
        if seat not in state.deciding:
            break
        options = state.decision(seat).options
        answer = mind.think(Seen(state, seat), 12, 0.0) if len(options) > 1 else options[0]
        assert answer in options
        state.play(seat, answer)
        answered += 1
    assert answered
