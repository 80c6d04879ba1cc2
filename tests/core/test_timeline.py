"""Undo (law 9): not past a revelation, not past chance, not past somebody else's decision."""

import pytest

from areopolis.core.errors import IllegalAction
from areopolis.core.timeline import Timeline
from core.tables import buying, play_on, table


def timeline(moves: int = 0) -> Timeline:
    state = buying(table())
    play_on(state, moves)
    return Timeline(state)


def test_a_decision_that_revealed_nothing_can_be_taken_back() -> None:
    line = timeline()
    before = line.state.key()
    line.play(0, "buy card")

    assert line.can_undo(0)
    line.undo(0)
    assert line.state.key() == before
    line.play(0, "skip")
    assert line.state.decision(0).question == "throw"


def test_several_decisions_can_be_taken_back_one_by_one() -> None:
    line = timeline()
    keys = [line.state.key()]
    for text in ("skip", "pick k", "done"):
        option = next(o for o in line.state.decision(0).options if str(o).startswith(text))
        line.play(0, option)
        keys.append(line.state.key())

    # East is asked now, but has not decided.
    while len(keys) > 1:
        keys.pop()
        line.undo(0)
        assert line.state.key() == keys[-1]
    assert not line.can_undo(0)


def test_what_was_revealed_cannot_be_unseen() -> None:
    line = timeline()
    line.play(0, "buy card")
    line.play(0, "pay 5 coins")
    before = line.state.key()

    assert not line.can_undo(0)
    with pytest.raises(IllegalAction):
        line.undo(0)
    assert line.state.key() == before
    line.play(0, "throw nothing")
    assert line.can_undo(0), "what came after it can be taken back"
    line.undo(0)
    assert line.state.key() == before
    assert not line.can_undo(0)


def test_a_pick_can_be_taken_back_also_after_a_revelation() -> None:
    line = timeline()
    line.play(0, "buy card")
    line.play(0, "pay 5 coins")
    before = line.state.key()
    line.play(0, line.state.decision(0).options[0])
    line.undo(0)

    assert line.state.key() == before


def test_nobody_takes_back_what_another_did() -> None:
    line = timeline()
    line.play(0, "skip")

    assert not line.can_undo(1)
    with pytest.raises(IllegalAction):
        line.undo(1)
    line.play(0, "throw nothing")
    line.play(1, "skip")
    assert not line.can_undo(0)
    assert line.can_undo(1)


def test_a_sealed_answer_can_be_undone_but_not_after_the_opening() -> None:
    """The last to answer sees what the others have said."""
    line = Timeline(table())
    before = line.state.key()
    line.play(0, "bid 3")
    line.undo(0)

    assert line.state.key() == before
    line.play(0, "bid 3")
    line.play(1, "bid 4")
    assert not line.can_undo(1)


def test_nothing_happened_before_the_beginning() -> None:
    line = timeline()

    assert not line.can_undo(0)
    with pytest.raises(IllegalAction):
        line.undo(0)


def test_a_failed_move_is_no_moment() -> None:
    line = timeline()
    with pytest.raises(IllegalAction):
        line.play(0, "bid 3")

    assert not line.can_undo(0)


def test_going_back_by_consent_knows_no_bounds() -> None:
    line = Timeline(table(seats=3))
    first = line.state.key()
    for seat in (0, 1, 2):
        line.play(seat, "bid 2")
    for _ in range(3):
        line.back()

    assert line.state.key() == first


def test_the_listener_stays_when_time_goes_back() -> None:
    heard: list[object] = []
    line = Timeline(table())
    line.state.listener = heard.append
    line.play(0, "bid 1")
    line.undo(0)
    line.play(0, "bid 1")
    line.play(1, "bid 2")

    assert len(heard) == 1
