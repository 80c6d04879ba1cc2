"""Chance and spread: what players roll, and how they see differences."""

from __future__ import annotations

import statistics

import pytest

from areopolis.players.dice import Dice
from areopolis.players.spread import LEAST, Spread


@pytest.mark.parametrize("seed", [0, 1, 0x9E3779B9, 1 << 60])
def test_dice_reach_every_number_below_the_bound(seed: int) -> None:
    dice = Dice(seed)

    assert {dice.below(6) for _ in range(200)} == set(range(6))


def test_options_come_in_proportion_to_their_weights() -> None:
    dice = Dice(4)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[dice.among([1.0, 0.5, 4.5])] += 1

    assert 800 < counts[0] < 1200
    assert 350 < counts[1] < 650


def test_a_single_weight_is_always_taken() -> None:
    assert Dice(3).among([0.2]) == 0


def test_the_spread_is_the_standard_deviation_of_each_seat() -> None:
    results = [[0.1, 0.9], [0.5, 0.9], [0.3, 0.9], [0.8, 0.9]]
    spread = Spread()
    for values in results:
        spread.learn(values)

    assert spread.of(0) == pytest.approx(statistics.pstdev([0.1, 0.5, 0.3, 0.8]))
    assert spread.of(1) == LEAST


def test_without_results_there_is_the_least_spread() -> None:
    spread = Spread()
    assert spread.of(0) == LEAST
    spread.learn([0.4])
    assert spread.of(0) == LEAST
