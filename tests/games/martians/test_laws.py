"""The laws of every game, kept by this one in every mode, with every scenario and switch."""

import random
from gettext import NullTranslations
from typing import Any

import pytest

from areopolis.core.words import Words
from areopolis.games.martians.game import Martians
from conformance.knobs import Knobs
from conformance.laws import LAWS, Law
from conformance.walks import Walk
from games.martians.invariants import holds, stays

GAME = Martians(None, Words("en", NullTranslations()))
KNOBS = Knobs(
    moments=10,
    options=6,
    decisions=2_000,
    view_bytes=10_000,
    record_bytes=10_000,
    worked_out=frozenset({"next_weather"}),
)
CASES = [(seats, number) for seats in GAME.seats for number in range(4)]


def options_of(seats: int, number: int) -> dict[str, Any]:
    """Return a mix of options; the modes and scenarios go round."""
    chance = random.Random(f"{seats} {number}")
    values = GAME.option_values_for(seats)
    chosen = {name: chance.choice(allowed) for name, allowed in values.items()}
    chosen["mode"] = values["mode"][number % len(values["mode"])]
    chosen["scenario"] = values["scenario"][(seats * 4 + number) % len(values["scenario"])]
    return chosen


WALKS: dict[tuple[int, int], Walk] = {}


def walk_of(seats: int, number: int) -> Walk:
    if (seats, number) not in WALKS:
        options = options_of(seats, number)
        WALKS[seats, number] = Walk(GAME, seats, options, seats * 1000 + number, KNOBS)
    return WALKS[seats, number]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "number"), CASES)
def test_martians_keeps_every_law(seats: int, number: int, law: Law) -> None:
    law(walk_of(seats, number))


@pytest.mark.parametrize(("seats", "number"), CASES)
def test_nothing_is_made_or_lost(seats: int, number: int) -> None:
    walk = walk_of(seats, number)
    for moment in walk.moments:
        holds(moment.state)
        stays(moment.state, walk.after(moment))
    holds(walk.end)
