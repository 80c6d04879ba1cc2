"""What a seat knows: imagined worlds for searches, and whether anything has happened since."""

from areopolis.core.rng import Rng
from areopolis.core.seen import Seen
from areopolis.core.shuffling import shuffle
from core.tables import buying, play, play_on, table


def test_a_world_is_what_one_imagines_without_a_past() -> None:
    state = table(seats=3, seed=9)
    play_on(state, 9)
    seen = Seen(state, state.deciding[0])

    world = seen.world(5)

    assert world.key() == seen.imagine(5).key()
    assert world.view(seen.seat)["deciding"] == state.view(seen.seat)["deciding"]
    assert (world.made(), world.origin, world.seed) == ([], None, 0)
    assert state.seed == 9


def test_a_seat_is_alone_while_only_it_moves() -> None:
    state = buying(table(seats=2))
    moves = Seen(state, state.deciding[0]).moves

    play(state, "0 skip")

    assert state.moves == moves + 1
    assert Seen(state, 0).is_alone_since(moves)
    assert Seen(state, 0).is_alone_since(moves + 1)


def test_a_seat_is_not_alone_after_somebody_else_has_moved() -> None:
    state = buying(table(seats=2))
    moves = state.moves
    while state.deciding != (1,):
        state.play(0, state.decision(0).options[-1])
    meanwhile = state.moves
    state.play(1, "skip")

    assert not Seen(state, state.deciding[0]).is_alone_since(moves)
    assert not Seen(state, state.deciding[0]).is_alone_since(meanwhile - 1)


def test_a_seat_is_not_alone_when_something_was_revealed_or_undone() -> None:
    state = table(seats=2)
    play(state, "0 bid 1", "1 bid 2")

    assert not Seen(state, 0).is_alone_since(1)
    assert Seen(state, 0).is_alone_since(2)
    assert not Seen(state, 0).is_alone_since(3)


def test_a_twin_tells_the_same_about_what_has_happened_since() -> None:
    state = buying(table(seats=2))
    twin = state.determinize(0, 4)
    moves, others = state.moves, twin.moves

    for one in (state, twin):
        one.play(0, "skip")

    assert Seen(state, 0).is_alone_since(moves) == Seen(twin, 0).is_alone_since(others)


def test_a_shuffle_keeps_every_item_and_reaches_every_place() -> None:
    rng = Rng(3)
    seen: set[tuple[int, int]] = set()
    for _ in range(400):
        items = list(range(8))
        shuffle(items, rng)
        assert sorted(items) == list(range(8))
        seen |= set(enumerate(items))

    assert len(seen) == 64


def test_shuffles_are_even() -> None:
    """Six orders of three items, 6,000 times: each about a thousand times."""
    rng = Rng(8)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        shuffle(items, rng)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1

    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
