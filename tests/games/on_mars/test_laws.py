"""The laws of every game, kept by this one with every number of seats and in every variant."""

import random
from gettext import NullTranslations
from typing import Any

import pytest

from areopolis.core.words import Words
from areopolis.games.on_mars.game import OnMars
from conformance.knobs import knobs_of
from conformance.laws import LAWS, Law
from conformance.walks import Walk

GAME = OnMars(None, Words("en", NullTranslations()))
KNOBS = knobs_of("on-mars")._replace(moments=12)
CASES = [(seats, number) for seats in GAME.seats for number in range(2)]


def options_of(seats: int, number: int) -> dict[str, Any]:
    """Return the usual options, then a mix of all."""
    if not number:
        return dict(KNOBS.usual)
    chance = random.Random(f"{seats} {number}")
    values = GAME.option_values()
    mix = {name: chance.choice(allowed) for name, allowed in values.items()}
    return {**mix, **dict(KNOBS.usual)}


WALKS: dict[tuple[int, int], Walk] = {}


def walk_of(seats: int, number: int) -> Walk:
    if (seats, number) not in WALKS:
        options = options_of(seats, number)
        WALKS[seats, number] = Walk(GAME, seats, options, seats * 1000 + number, KNOBS)
    return WALKS[seats, number]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "number"), CASES)
def test_on_mars_keeps_every_law(seats: int, number: int, law: Law) -> None:
    law(walk_of(seats, number))
