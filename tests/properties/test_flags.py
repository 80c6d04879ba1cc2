"""What positions write as true or false is never more than one of something."""

from typing import Any

import pytest

from areopolis.core.value import Value
from areopolis.core.vocabulary import FLAG
from conformance.cases import every_game, game
from conformance.knobs import knobs_of
from kit import sampling
from kit.wandering import wander


def flags_in(value: Any) -> list[tuple[str, int]]:
    """Return the flags of a record and of those within it, each with its name."""
    if isinstance(value, tuple):
        return [flag for inner in value for flag in flags_in(inner)]
    if not isinstance(value, Value):
        return []
    found: list[tuple[str, int]] = []
    for (name, kind), one in zip(value.FIELDS, value.values(), strict=True):
        found += [(f"{value.KEY}.{name}", one)] if kind == FLAG else flags_in(one)
    return found


@pytest.mark.parametrize("name", every_game())
def test_a_flag_is_one_or_nothing(name: str) -> None:
    made = game(name)
    usual = dict(knobs_of(name).usual)
    for seats in sampling.some(list(made.seats), 2, f"flags of {name}"):
        state = made.new(seats, sampling.seed(f"flags of {name}"), usual)
        for now in wander(state, seed=seats):
            for effect, _ in now.stack:
                assert [flag for flag in flags_in(effect) if flag[1] not in (0, 1)] == []
