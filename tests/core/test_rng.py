"""The generator is SplitMix64 or, from a secret seed, a one-way function; its shuffles are fair."""

from itertools import permutations

import pytest

from areopolis.core import dealing
from areopolis.core.rng import WORD, Rng, is_seed

# Published test values of SplitMix64.
VECTORS = {
    0: [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
        0x1B39896A51A8749B,
    ],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("seed", VECTORS)
def test_the_numbers_are_those_of_splitmix64(seed: int) -> None:
    rng = Rng(seed)

    assert [rng.next() for _ in VECTORS[seed]] == VECTORS[seed]


def test_the_whole_generator_is_one_word() -> None:
    rng = Rng(42)
    rng.next()
    resumed = Rng(rng.word)

    assert [rng.next() for _ in range(5)] == [resumed.next() for _ in range(5)]


def test_a_clone_goes_on_alone() -> None:
    rng = Rng(42)
    twin = rng.clone()
    drawn = [twin.next() for _ in range(5)]

    assert rng.word == 42
    assert [rng.next() for _ in range(5)] == drawn


@pytest.mark.parametrize("seed", [0, 1, WORD, 1 << 128, (1 << 129) - 1])
def test_every_number_is_a_seed(seed: int) -> None:
    rng = Rng.of_seed(seed)
    drawn = [rng.next() for _ in range(100)]

    assert is_seed(seed)
    assert 0 <= min(drawn) <= max(drawn) <= WORD
    assert len(set(drawn)) == 100


@pytest.mark.parametrize("number", [-1, WORD + 1, (1 << 128) - 1, 1 << 129])
def test_a_number_in_between_is_no_seed(number: int) -> None:
    assert not is_seed(number)


def test_a_secret_generator_is_one_integer_that_counts() -> None:
    """Seed and count go through a one-way function: what was drawn tells neither of them."""
    seed = 1 << 128 | 0x1234
    rng = Rng.of_seed(seed)
    drawn = [rng.next() for _ in range(3)]
    twin = Rng.of_seed(seed)

    assert rng.word == (seed << 64) + 3
    assert [twin.clone().next(), twin.next(), twin.next(), twin.next()] == [drawn[0], *drawn]
    assert drawn == [0x934F2572E56098E1, 0x85B1393F93DF33A4, 0xE8BEEED061F514F7]
    # Seeds that differ in one bit have nothing in common.
    other = Rng.of_seed(seed ^ 1).next() ^ drawn[0]
    assert 16 <= other.bit_count() <= 48


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 36, 1000])
def test_below_stays_below_and_reaches_everything(bound: int) -> None:
    rng = Rng(bound)
    drawn = {rng.below(bound) for _ in range(bound * 20)}

    assert drawn == set(range(bound))


def test_below_prefers_no_number() -> None:
    rng = Rng(5)
    counts = [0] * 10
    for _ in range(20_000):
        counts[rng.below(10)] += 1

    assert chi_square(counts) < 27.9  # one in a thousand at 9 degrees of freedom


def test_shuffling_prefers_no_order() -> None:
    rng = Rng(11)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[items[0], items[1], items[2], items[3]] += 1

    assert chi_square(list(counts.values())) < 49.7  # one in a thousand at 23 degrees of freedom


def test_shuffling_takes_every_card_to_every_place() -> None:
    size, rounds = 12, 6_000
    rng = Rng(3)
    places = [[0] * size for _ in range(size)]
    for _ in range(rounds):
        items = list(range(size))
        rng.shuffle(items)
        for place, item in enumerate(items):
            places[item][place] += 1

    for counts in places:
        assert chi_square(counts) < 37  # one in ten thousand at 11 degrees of freedom


def test_shuffling_keeps_every_item() -> None:
    items = [3, 1, 4, 1, 5, 9, 2, 6]
    Rng(0).shuffle(items)

    assert sorted(items) == [1, 1, 2, 3, 4, 5, 6, 9]


@pytest.mark.parametrize("items", [[], [7]])
def test_nothing_and_one_thing_have_one_order(items: list[int]) -> None:
    before, rng = items[:], Rng(1)
    rng.shuffle(items)

    assert items == before
    assert rng.word == 1, "no chance is spent where there is none"


@pytest.mark.parametrize("size", [0, 1, 2, 3, 17, 208])
@pytest.mark.parametrize("seed", [0, 42, 1 << 32, WORD])
def test_native_arithmetic_shuffles_as_the_generator_does(seed: int, size: int) -> None:
    rng, twin = Rng(seed), Rng(seed)
    items, natively, singly = list(range(size)), list(range(size)), list(range(size))
    rng.shuffle(items)
    dealing.shuffle(natively, seed)
    for last in range(size - 1, 0, -1):
        other = twin.below(last + 1)
        singly[last], singly[other] = singly[other], singly[last]

    assert items == natively == singly
    assert rng.word == twin.word
