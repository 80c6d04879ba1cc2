"""How a vector writes observations: as bytes where they are counts, and where a caller wants."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from areopolis.envs.run import Run
from areopolis.envs.vector import Vector, memory_for
from envs.worlds import GAMES
from kit import short_options

NAME = "terraforming-mars"


def last_legal(vector: Vector) -> Any:
    """Return the last legal action of each game."""
    return vector.run.actions - 1 - vector.masks[:, ::-1].argmax(axis=1)


def whole(vector: Vector) -> npt.NDArray[np.float32]:
    """Return the observations as the catalogue counts their numbers."""
    found = np.full((vector.games, vector.run.size), np.nan, np.float32)
    found[:, vector.columns.observations] = vector.observations
    found[:, vector.columns.wide] = vector.wide
    return found


@pytest.mark.parametrize("name", GAMES)
def test_bytes_and_wide_numbers_together_are_the_observation(name: str) -> None:
    options = short_options(name)
    plain = Vector(name, 3, 0, 2, options, seed=8)
    narrow = Vector(name, 3, 0, 2, options, seed=8, numbers="uint8")
    least, most = plain.run.bounds()
    assert plain.observations.dtype == np.float32
    assert plain.wide.shape == (3, 0)
    assert narrow.observations.dtype == np.uint8
    assert narrow.wide.dtype == np.int16
    assert (least[narrow.columns.observations] >= 0).all()
    assert (most[narrow.columns.observations] <= 255).all()
    rng = np.random.default_rng(2)
    for _ in range(300):
        assert (whole(narrow) == plain.observations).all()
        chosen = (plain.masks * rng.random(plain.masks.shape)).argmax(axis=1)
        plain.step(chosen)
        narrow.step(chosen)


@pytest.mark.parametrize("name", GAMES)
def test_most_of_an_observation_is_bytes(name: str) -> None:
    narrow = Vector(name, 1, 0, numbers="uint8")

    assert len(narrow.columns.observations) > 5 * len(narrow.columns.wide)
    assert narrow.rows.observations.nbytes + narrow.wide.nbytes < 4 * narrow.run.size / 2.5


def test_numbers_of_another_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="numbers must be 'float32' or 'uint8', not 'int8'"):
        Vector(NAME, 1, 0, numbers="int8")


@pytest.mark.parametrize("numbers", ["float32", "uint8"])
@pytest.mark.parametrize("name", GAMES)
def test_tables_put_the_own_seat_first_in_both_arrays(name: str, numbers: str) -> None:
    vector = Vector(name, 2, 0, 2, short_options(name), seed=3, numbers=numbers)
    tables, actions = vector.run.own_first()
    narrow, wide, masks = vector.own_first()
    assert (masks == actions).all()
    for _ in range(60):
        found = whole(vector)
        for number, seat in enumerate(vector.seats):
            turned = found[number][tables[seat]]
            observed = vector.observations[number][narrow[seat]]
            assert (observed == turned[vector.columns.observations]).all()
            assert (vector.wide[number][wide[seat]] == turned[vector.columns.wide]).all()
        vector.step(last_legal(vector))


def test_the_memory_begins_with_a_page_and_holds_all_arrays() -> None:
    vector = Vector(NAME, 3, 0, numbers="uint8")

    assert vector.memory.ctypes.data % 4096 == 0
    assert vector.memory.nbytes == memory_for(NAME, 3, numbers="uint8")
    for array in vector.rows:
        assert np.shares_memory(array, vector.memory)
        assert array.ctypes.data % 64 == 0
    for one, other in zip(vector.rows[:-1], vector.rows[1:], strict=True):
        assert not np.shares_memory(one, other)


def test_games_are_written_into_the_memory_of_a_caller() -> None:
    held = np.full(memory_for(NAME, 2), 7, np.uint8)
    vector = Vector(NAME, 2, 0, seed=5, memory=held)
    other = Vector(NAME, 2, 0, seed=5)
    for _ in range(30):
        assert np.shares_memory(vector.observations, held)
        assert (vector.observations == other.observations).all()
        chosen = last_legal(vector)
        vector.step(chosen)
        other.step(chosen)


def test_processes_write_into_shared_memory_of_a_caller_that_others_find_by_its_name() -> None:
    needed = memory_for(NAME, 2, 3, numbers="uint8")
    held = SharedMemory(create=True, size=needed)
    try:
        found = SharedMemory(held.name)
        with Vector(NAME, 2, 2, 3, seed=5, numbers="uint8", memory=held) as vector:
            vector.step(last_legal(vector))
            expected = vector.observations.tobytes()
            assert found.buf is not None
            assert bytes(found.buf[: len(expected)]) == expected
            assert any(expected)
            del vector
        found.close()
    finally:
        held.unlink()
    held.close()


def test_memory_that_is_too_small_or_read_only_is_refused() -> None:
    needed = memory_for(NAME, 2)
    with pytest.raises(ValueError, match=f"needs {needed} bytes and has {needed - 1}"):
        Vector(NAME, 2, 0, memory=bytearray(needed - 1))
    with pytest.raises(ValueError, match="nobody may write"):
        Vector(NAME, 2, 0, memory=bytes(needed))


def test_memory_that_processes_would_only_have_a_copy_of_is_refused() -> None:
    with pytest.raises(ValueError, match="other processes see only memory"):
        Vector(NAME, 2, 1, memory=bytearray(memory_for(NAME, 2)))


@pytest.mark.parametrize("name", GAMES)
def test_no_number_of_any_observation_can_be_too_large_to_be_written(name: str) -> None:
    least, most = Run(name).bounds()

    assert least.min() >= np.iinfo(np.int16).min
    assert most.max() <= np.iinfo(np.int16).max
