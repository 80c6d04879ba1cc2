"""What a seat knows: its record, imagined worlds, and whether anything has happened since."""

from areopolis.core.event import Event
from areopolis.core.rng import Rng
from areopolis.core.seen import Seen
from areopolis.core.shuffling import shuffle
from areopolis.core.state import NO_SEED
from core.tables import TOY, buying, handing, play, play_on, table


def test_a_world_is_what_one_imagines_without_a_past() -> None:
    state = table(seats=3, seed=9)
    play_on(state, 9)
    seen = Seen(state, state.deciding[0])

    world = seen.world(5)

    assert world.key() == seen.imagine(5).key()
    assert world.view(seen.seat)["deciding"] == state.view(seen.seat)["deciding"]
    assert (world.made(), world.origin, world.seed) == ([], None, NO_SEED)
    assert state.seed == 9


def test_a_seat_remembers_what_it_was_told_and_no_more() -> None:
    heard: list[Event] = []
    state = TOY.new(3, 9, None, heard.append)
    play_on(state, 14)

    for seat in state.deciding:
        told = [event.told(seat, state.vocabulary) for event in heard]
        assert Seen(state, seat).events() == told
        assert [event["event"] for event in told[:3]].count("dealt-hidden") == 2


def test_a_copy_remembers_the_same_and_asking_changes_nothing() -> None:
    state = buying(table(seats=2))
    before = state.key()
    heard: list[Event] = []
    state.listener = heard.append

    assert Seen(state.clone(), 0).events() == Seen(state, 0).events() != []
    assert (state.key(), heard) == (before, [])


def test_an_answer_that_was_taken_back_was_never_told() -> None:
    state = table(seats=2)
    play(state, "1 bid 2")
    state.retract(1)
    play(state, "0 bid 1", "1 bid 1")

    assert Seen(state, 0).events()[-1] == {"event": "first-set", "seat": "north"}


def test_where_a_game_was_set_up_its_record_begins() -> None:
    state = TOY.from_dict(table(seats=2).to_dict())
    assert Seen(state, 0).events() == []

    play(state, "1 bid 2", "0 bid 1")

    assert Seen(state, 0).events() == [{"event": "first-set", "seat": "east"}]


def test_an_imagined_world_has_no_past() -> None:
    """What was really told would not fit what is imagined."""
    seen = Seen(handing(table(seats=2, seed=3)), 0)

    for world in (seen.world(5), seen.imagine(5)):
        assert Seen(world, 0).events() == []
    world = seen.world(5)
    world.apply(0, world.decision(0).options[0])
    assert Seen(world, 0).events() == []


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
