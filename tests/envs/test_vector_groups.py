"""Vectors in groups: learner and games need not wait for each other, and play the same games."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from areopolis.core.errors import IllegalAction
from areopolis.envs.rows import Rows
from areopolis.envs.vector import Vector
from envs.company import Waiting
from envs.worlds import GAMES

NAME = "mission-red-planet"


def last_legal(rows: Rows) -> Any:
    """Return the last legal action of each game."""
    return rows.masks.shape[1] - 1 - rows.masks[:, ::-1].argmax(axis=1)


def shown(rows: Rows) -> bytes:
    """Return all that the arrays say, but for the actions taken."""
    return b"".join([array.tobytes() for array in rows[:-1]])


def in_groups(name: str, processes: int, groups: int, rounds: int) -> list[list[bytes]]:
    """Return what each group shows in the course of the loop of a learner."""
    found: list[list[bytes]] = [[] for _ in range(groups)]
    with Vector(name, games=5, processes=processes, seats=2, seed=4, groups=groups) as games:
        for _ in range(rounds):
            for group in range(groups):
                rows = games.wait(group)
                found[group].append(shown(rows))
                games.send(last_legal(rows), group)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_groups_play_the_games_that_all_would_play_together(name: str) -> None:
    together = Vector(name, games=5, processes=0, seats=2, seed=4)
    expected: list[list[bytes]] = [[], []]
    for _ in range(150):
        expected[0].append(shown(together.rows.part(0, 2)))
        expected[1].append(shown(together.rows.part(2, 5)))
        together.step(last_legal(together.rows))

    assert in_groups(name, 0, 2, 150) == expected


@pytest.mark.parametrize(("processes", "groups"), [(1, 3), (2, 2)])
def test_processes_do_not_change_the_games_of_a_group(processes: int, groups: int) -> None:
    assert in_groups(NAME, processes, groups, 120) == in_groups(NAME, 0, groups, 120)


def test_whoever_sends_does_not_wait_for_the_games(tmp_path: Path) -> None:
    """The other player answers only when the sign is there, which is after `send`."""
    sign = tmp_path / "sign"
    sign.touch()
    waits = partial(Waiting, sign=sign)
    with Vector(NAME, games=2, seats=2, groups=2, players={1: waits}) as games:
        sign.unlink()
        games.send(last_legal(games.wait(0)), 0)
        other = games.wait(1)
        before = shown(other)
        games.send(last_legal(other), 1)
        sign.touch()

        assert shown(games.wait(1)) != before
        assert (games.wait(0).seats == 0).all()


def test_a_step_takes_all_groups_along() -> None:
    with Vector(NAME, games=5, processes=2, groups=2, seed=3) as games:
        alone = Vector(NAME, games=5, processes=0, seed=3)
        for _ in range(60):
            games.step(last_legal(games.rows))
            alone.step(last_legal(alone.rows))
            assert shown(games.rows) == shown(alone.rows)


def test_a_reset_waits_for_what_is_under_way() -> None:
    with Vector(NAME, games=4, processes=1, groups=2, seed=3) as games:
        before = shown(games.rows)
        for group in (0, 1):
            games.send(last_legal(games.wait(group)), group)
        games.reset(3)

        assert shown(games.rows) == before
        games.step(last_legal(games.rows))


@pytest.mark.parametrize("processes", [0, 1])
def test_a_group_under_way_takes_no_other_actions(processes: int) -> None:
    with Vector(NAME, games=4, processes=processes, groups=2) as games:
        chosen = last_legal(games.rows)
        games.send(chosen[2:], 1)
        with pytest.raises(RuntimeError, match="group 1 is still under way"):
            games.send(chosen[2:], 1)
        with pytest.raises(RuntimeError, match="group 1 is still under way"):
            games.step(chosen)
        games.send(chosen[:2], 0)
        rows = games.wait(1)

        games.send(last_legal(rows), 1)


def test_an_illegal_action_is_refused_and_the_group_stays() -> None:
    games = Vector(NAME, games=4, processes=0, groups=2)
    before = shown(games.rows)
    with pytest.raises(IllegalAction, match="in game 3"):
        games.send([last_legal(games.rows)[2], 0], 1)
    with pytest.raises(ValueError, match="2 actions are needed"):
        games.send(last_legal(games.rows), 1)
    for group in (-1, 2):
        with pytest.raises(IndexError, match=f"from 0 to 1, not {group}"):
            games.send(last_legal(games.rows)[2:], group)
        with pytest.raises(IndexError, match=f"from 0 to 1, not {group}"):
            games.wait(group)

    assert shown(games.wait(1)) == shown(games.rows.part(2, 4))
    assert shown(games.rows) == before


def test_a_process_that_dies_is_noticed_by_whoever_waits() -> None:
    games = Vector(NAME, games=4, processes=2, groups=2)
    worker, _ = games._workers[1]
    worker.kill()
    worker.join()
    games.send(last_legal(games.wait(0)), 0)

    with pytest.raises(RuntimeError, match="has ended"):
        games.wait(0)
    with pytest.raises(RuntimeError, match="closed"):
        games.send(last_legal(games.wait(1)), 1)


def test_nothing_comes_any_more_of_what_was_under_way_when_it_was_closed() -> None:
    games = Vector(NAME, games=2, processes=1, groups=2)
    games.send(last_legal(games.wait(0)), 0)
    games.close()

    with pytest.raises(RuntimeError, match="closed"):
        games.wait(0)


@pytest.mark.parametrize(
    "given",
    [{"groups": 0}, {"groups": 5}, {"groups": 2, "processes": 3}, {"processes": -1}],
)
def test_games_that_cannot_be_spread_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="4 games cannot be spread over"):
        Vector(NAME, games=4, **given)


@pytest.mark.parametrize("kind", [np.int32, np.uint16, np.int64, list])
def test_actions_of_any_kind_of_number_will_do(kind: Any) -> None:
    usual = Vector(NAME, games=4, processes=0, groups=2, seed=9)
    other = Vector(NAME, games=4, processes=0, groups=2, seed=9)
    for _ in range(20):
        chosen = last_legal(usual.wait(1))
        usual.send(chosen, 1)
        other.wait(1)
        other.send(kind(chosen) if kind is list else chosen.astype(kind), 1)

        assert shown(other.wait(1)) == shown(usual.wait(1))
