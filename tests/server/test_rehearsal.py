"""Rehearsals show what a seat can foresee, and nothing else."""

from random import Random

import pytest

import areopolis
from areopolis.catalogues import speaker
from areopolis.core.errors import IllegalAction
from areopolis.core.state import State
from areopolis.server.tables.rehearsal import rehearse
from areopolis.server.words.sheets import outlook


def wandered(name: str, decisions: int, seed: int) -> State:
    """Return the first game from *seed* on that goes on after so many random decisions."""
    while True:
        state = areopolis.game(name).new(3, seed)
        dice = Random(seed)
        for _ in range(decisions):
            if state.over:
                break
            seat = state.deciding[0]
            state.play(seat, dice.choice(state.decision(seat).options))
        if not state.over:
            return state
        seed += 1


def tried(state: State, seat: int, seed: int) -> list[str]:
    """Return answers that *seat* can rehearse one after the other, at random."""
    dice = Random(seed)
    texts: list[str] = []
    for _ in range(4):
        found = rehearse(state, seat, texts)
        if found.end:
            break
        texts.append(dice.choice(found.state.decision(seat).options).text)
    return texts


@pytest.mark.parametrize("name", areopolis.game_ids())
@pytest.mark.parametrize("decisions", [3, 20, 41, 60])
def test_a_rehearsal_is_the_same_for_states_that_look_the_same(name: str, decisions: int) -> None:
    state = wandered(name, decisions, decisions)
    seat = state.deciding[0]
    twin = state.determinize(seat, 99)
    texts = tried(state, seat, 1)

    ours, theirs = rehearse(state, seat, texts), rehearse(twin, seat, texts)

    assert ours.state.view(seat) == theirs.state.view(seat)
    english = speaker(state.game, "en")
    assert outlook(ours.state, seat, english) == outlook(theirs.state, seat, english)
    assert (ours.shown, ours.end) == (theirs.shown, theirs.end)
    words = state.vocabulary
    assert [event.told(seat, words) for event in ours.events] == [
        event.told(seat, words) for event in theirs.events
    ]


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_rehearsal_changes_nothing(name: str) -> None:
    state = wandered(name, 20, 2)
    before = state.key()

    rehearse(state, state.deciding[0], tried(state, state.deciding[0], 3))

    assert state.key() == before


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_what_shows_in_a_rehearsal_comes_true(name: str) -> None:
    """Until something is turned up or somebody else decides, the table goes the same way."""
    for decisions in range(5, 80, 5):
        state = wandered(name, decisions, decisions)
        seat = state.deciding[0]
        texts = tried(state, seat, decisions)
        found = rehearse(state, seat, texts)
        for text in texts[: found.shown]:
            state.play(seat, text)
        assert found.state.view(seat) == state.view(seat)


def test_cards_from_the_deck_are_not_foretold() -> None:
    """A rehearsal ends before cards are drawn: an imagined card would look like a promise."""
    ends = set()
    for seed in range(40):
        state = wandered("terraforming-mars", 40, seed)
        seat = state.deciding[0]
        for option in state.decision(seat).options:
            found = rehearse(state, seat, [option.text])
            ends.add(found.end)
            if found.end == "unknown":
                assert found.shown == 0
                assert found.events == ()
                assert found.state.view(seat) == state.view(seat)
    assert "unknown" in ends


def test_an_answer_that_is_not_possible_is_refused() -> None:
    state = wandered("mission-red-planet", 20, 1)

    with pytest.raises(IllegalAction):
        rehearse(state, state.deciding[0], ["stop"])
