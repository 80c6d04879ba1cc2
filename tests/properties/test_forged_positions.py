"""Positions forged at random: refused with a field, or played to the end (`scripts/mutate`)."""

import random
from itertools import islice

import pytest

from conformance.cases import every_game, game
from conformance.knobs import knobs_of
from conformance.laws_of_saving import through_json
from kit import sampling
from properties.forging import forgeries, played_positions
from properties.surviving import outlives


@pytest.mark.parametrize("name", every_game())
def test_what_is_accepted_can_be_played_to_the_end(name: str) -> None:
    """A few of the documents that the program forges; each commit has others."""
    most = sampling.often(knobs_of(name).mutants // 2)
    made = game(name)
    accepted = 0
    for number, forged in enumerate(islice(forgeries(name, sampling.word()), most)):
        try:
            accepted += outlives(made, forged.document, random.Random(number))
        except Exception as error:
            error.add_note(forged.said)
            raise
    # Neither everything nor nothing is refused.
    assert most // 50 < accepted < most


@pytest.mark.parametrize("name", every_game())
def test_what_was_played_is_accepted(name: str) -> None:
    chance = sampling.chance(f"played positions of {name}")
    for document in islice(played_positions(name, chance), knobs_of(name).positions):
        assert outlives(game(name), document, random.Random(1))


@pytest.mark.parametrize("name", every_game())
def test_a_stack_may_be_cut_off_below(name: str) -> None:
    """The game is over early then, but nothing breaks on the way."""
    made = game(name)
    for seats in made.seats:
        state = made.new(seats, seats, dict(knobs_of(name).usual))
        document = through_json(state.to_dict())
        stack = document["stack"]
        kept = [
            outlives(made, {**document, "stack": stack[cut:]}, random.Random(cut))
            for cut in range(len(stack))
        ]
        assert kept[0], "what was not cut at all is accepted"
