"""Single, joint and composite decisions: asking, sealing, picking, taking back."""

import pytest

from areopolis.core.action import DONE, Action
from areopolis.core.decision import Decision
from areopolis.core.errors import IllegalAction, UnknownNotation
from core.tables import TOY, buying, handing, play, play_on, table, texts


def test_a_joint_decision_is_owed_by_all_until_they_answer() -> None:
    state = table(seats=3)

    assert list(state.deciding) == [0, 1, 2]
    state.play(1, "bid 4")
    assert list(state.deciding) == [0, 2]
    with pytest.raises(IllegalAction):
        state.decision(1)
    play(state, "2 bid 1", "0 bid 2")
    assert state.decision(0).question == "hand-on"
    assert state.first == 1


def test_nobody_sees_a_sealed_answer() -> None:
    low, high = table(seats=3), table(seats=3)
    low.play(1, "bid 1")
    high.play(1, "bid 9")

    for seat in (None, 0, 2):
        assert low.view(seat) == high.view(seat)
    assert low.view(None)["deciding"] == [0, 2]


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    one, other = table(seats=3), table(seats=3)
    play(one, "0 bid 1", "1 bid 5", "2 bid 5")
    play(other, "2 bid 5", "0 bid 1", "1 bid 5")

    assert one.key() == other.key()


def test_a_sealed_answer_can_be_taken_back_until_all_are_in() -> None:
    state, untouched = table(seats=3), table(seats=3)
    play(state, "0 bid 3", "1 bid 4")
    state.retract(0)

    assert list(state.deciding) == [0, 2]
    untouched.play(1, "bid 4")
    assert state.key() == untouched.key()
    assert state.record() == untouched.record()
    play(state, "0 bid 6", "2 bid 1")
    for seat in range(3):
        with pytest.raises(IllegalAction, match="no sealed answer"):
            state.retract(seat)
    assert TOY.replay(state.record()).key() == state.key()


@pytest.mark.parametrize("seat", [-1, 0, 2, 99])
def test_there_is_nothing_to_take_back_without_an_answer(seat: int) -> None:
    state = table(seats=3)
    state.play(1, "bid 4")
    before = state.key()

    with pytest.raises(IllegalAction):
        state.retract(seat)
    assert state.key() == before


def test_an_answer_sealed_before_saving_can_be_taken_back_after_loading() -> None:
    state = table(seats=3)
    play(state, "0 bid 3", "1 bid 4")
    loaded = TOY.from_dict(state.to_dict())
    loaded.retract(0)
    state.retract(0)

    assert loaded.key() == state.key()
    play(loaded, "2 bid 1", "0 bid 2")
    assert TOY.replay(loaded.record()).key() == loaded.key()


def test_an_imagined_answer_can_be_taken_back_too() -> None:
    state = table(seats=3)
    play(state, "0 bid 3", "1 bid 4")
    twin = state.determinize(0, 5)
    twin.retract(1)
    play(twin, "1 bid 2", "2 bid 2")

    assert TOY.replay(twin.record()).key() == twin.key()


def test_a_composite_answer_is_picked_step_by_step() -> None:
    state = table()
    handing(state)
    decision = state.decision(0)

    assert decision.space is not None
    assert decision.question == "hand-on"
    first, second, third = texts(state, 0)
    assert first.startswith("pick k")
    state.play(0, first)
    assert texts(state, 0) == [second, third, "done"]
    assert list(state.deciding) == [0, 1], "an answer that is not whole is still owed"
    state.play(0, DONE)
    assert list(state.deciding) == [1]


def test_picks_and_the_whole_answer_lead_to_the_same_state() -> None:
    picked, whole = table(), table()
    handing(picked)
    handing(whole)
    a, b = (text.removeprefix("pick ") for text in texts(picked, 0)[:2])
    play(picked, f"0 pick {a}", f"0 pick {b}")
    play(whole, f"0 hand {b} {a}")

    assert picked.key() == whole.key()
    assert picked.made() == whole.made(), "the record has one move, not its picks"


def test_a_whole_answer_replaces_what_was_picked() -> None:
    state, other = table(), table()
    handing(state)
    handing(other)
    a, b, c = (text.removeprefix("pick ") for text in texts(state, 0))
    play(state, f"0 pick {a}", f"0 hand {b} {c}")
    play(other, f"0 hand {b} {c}")

    assert state.key() == other.key()


def test_nobody_sees_a_pick() -> None:
    one, other = table(seats=3), table(seats=3)
    for state, pick in ((one, 0), (other, 1)):
        handing(state)
        state.play(1, state.decision(1).options[pick])

    for seat in (None, 0, 2):
        assert one.view(seat) == other.view(seat)
    assert one.view(1) != other.view(1)


def test_a_payment_without_a_choice_of_sources_is_one_option() -> None:
    state = buying(table(gems=False))
    play(state, "0 buy card")

    assert texts(state, 0) == ["pay 5 coins"]
    state.play(0, state.decision(0).options[0])
    assert state.coins[0] == 6


def test_nothing_is_paid_for_nothing() -> None:
    state = buying(table(price=0, gems=False))
    play(state, "0 buy card", "0 pay nothing")

    assert state.coins[0] == 11
    assert TOY.replay(state.record()).key() == state.key()


def test_play_changes_nothing_when_it_raises() -> None:
    state = buying(table())
    before, record = state.key(), state.record()
    illegal: list[Action | str] = ["bid 3", "skip it all", "pay 5 coins", "", "done", DONE]
    for answer in illegal:
        with pytest.raises((IllegalAction, UnknownNotation)):
            state.play(0, answer)
        with pytest.raises(IllegalAction):
            state.play(1, "skip")

    assert (state.key(), state.record()) == (before, record)


def test_an_action_of_another_game_is_illegal() -> None:
    with pytest.raises(IllegalAction):
        table().play(0, Action("place dock 2"))


def test_asking_again_asks_the_same() -> None:
    state = table(seats=4, seed=3)
    while not state.over:
        seat = state.deciding[-1]
        first, before = state.decision(seat), state.key()
        state.ask_again()
        again = state.decision(seat)

        assert (first.question, first.options) == (again.question, again.options)
        assert state.key() == before
        state.play(seat, again.options[-1])


def test_apply_is_the_unchecked_twin_of_play() -> None:
    played, applied = table(seats=3), table(seats=3)
    while not played.over:
        seat = played.deciding[0]
        option = played.decision(seat).options[0]
        played.play(seat, option)
        applied.apply(seat, option)

        assert played.key() == applied.key()


def test_a_decision_shows_itself() -> None:
    assert repr(Decision(1, "bid", [DONE])) == "<Decision 1 bid: done>"


def test_a_clone_is_independent() -> None:
    state = table(seats=3, seed=9)
    play_on(state, 12)
    before = state.key()
    twin = state.clone()
    play_on(twin, 12, seed=1)

    assert state.key() == before
    assert twin.key() != before


def test_a_clone_does_not_speak_to_the_listener() -> None:
    heard: list[object] = []
    state = table()
    state.listener = heard.append
    twin = state.clone()
    play_on(twin, 12)

    assert heard == []
    play_on(state, 12)
    assert heard
