"""The record of a seat: all that it was told, nothing that it was not."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.core.event import Event
from areopolis.core.rng import Rng
from areopolis.core.seen import Seen
from areopolis.core.state import State
from kit import short_options
from players.positions import GAMES, wander

# A card turned up and buried again is shown openly, and no view keeps it.
PASSING = "card-shown"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [3, 4])
def test_the_record_is_what_a_listener_would_have_heard(game: str, seed: int) -> None:
    heard: list[Event] = []
    state = areopolis.game(game).new(3, seed, short_options(game), heard.append)
    rng = Rng(seed)
    asked = 0
    while not state.over:
        seat = state.deciding[rng.below(len(state.deciding))]
        asked += 1
        if asked % 20 == 0:
            told = [event.told(seat, state.vocabulary) for event in heard]
            assert Seen(state, seat).events() == told
        options = state.decision(seat).options
        state.apply(seat, options[rng.below(len(options))])

    assert asked > 60


def has_gone_the_same_way(one: State, other: State, seat: int, rng: Rng) -> bool:
    """Let the same happen to both, if it can; return whether *seat* sees no difference."""
    if one.over or one.deciding != other.deciding:
        return False
    by = one.deciding[rng.below(len(one.deciding))]
    legal = {option.text for option in other.decision(by).options}
    options = [option for option in one.decision(by).options if option.text in legal]
    if not options:
        return False
    text = options[rng.below(len(options))].text
    for state in (one, other):
        state.play(by, text)
    return one.view(seat) == other.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_have_always_looked_the_same_to_a_seat_have_told_it_the_same(game: str) -> None:
    compared = 0
    for number in range(24):
        start = wander(game, 3, 40 + number, 8 * number)
        seat = number % 3
        one, other = start.determinize(seat, 1), start.determinize(seat, 2)
        rng = Rng(number)
        while has_gone_the_same_way(one, other, seat, rng):
            if seat in one.deciding:
                first, second = (Seen(state, seat).events() for state in (one, other))
                if PASSING in {event["event"] for event in first + second}:
                    break
                assert first == second
                compared += len(first)

    assert compared > 50
