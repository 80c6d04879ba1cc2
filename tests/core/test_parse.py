"""Notation: exact, shortened, in upper or lower case; illegal, ambiguous, unknown."""

import pytest

from areopolis.core.errors import AmbiguousNotation, IllegalAction, UnknownNotation
from core.tables import TOY, buying, handing, play, table, texts


def parsed(state: object, text: str) -> str:
    return str(TOY.parse(state, 0, text))  # type: ignore[arg-type]


def test_every_option_reads_back() -> None:
    state = table(seats=3)
    while not state.over:
        for seat in state.deciding:
            for option in state.decision(seat).options:
                assert TOY.parse(state, seat, str(option)) == option
                assert TOY.parse(state, seat, f"  {str(option).upper()} ") == option
        state.play(seat, option)


@pytest.mark.parametrize("text", ["buy card", "BUY CARD", " buy   card", "b c", "buy c"])
def test_words_may_be_shortened(text: str) -> None:
    assert parsed(buying(table()), text) == "buy card"


def test_numbers_are_never_shortened() -> None:
    """A bid of 1 is no bid of 10 or 11, also where 1 is not an option."""
    state = table()
    state.coins[0] = 11
    state.ask_again()

    assert parsed(state, "b 1") == "bid 1"
    with pytest.raises(IllegalAction):
        TOY.parse(state, 0, "bid 0")
    with pytest.raises(UnknownNotation):
        TOY.parse(state, 0, "bid 01")


def test_the_name_of_an_action_is_not_short_for_another() -> None:
    """A card that is not in hand is not taken for one whose name goes on."""
    state = table(seed=4)
    state.hands[0] = (9, 10, 11)
    handing(state)

    assert texts(state, 0) == ["pick k10", "pick k11", "pick k12"]
    for text in ("pick k1", "hand k1", "hand k1 k10"):
        with pytest.raises(IllegalAction):
            TOY.parse(state, 0, text)
    assert parsed(state, "p k10") == "pick k10"


def test_several_readings_are_ambiguous() -> None:
    state = handing(table(seats=2))

    with pytest.raises(AmbiguousNotation) as caught:
        TOY.parse(state, 0, "pick k")
    for text in texts(state, 0):
        assert text in str(caught.value)


@pytest.mark.parametrize("text", ["bid 3", "pay 5 coins", "hand k1", "pick 2 gems", "done"])
def test_what_the_game_knows_but_does_not_ask_is_illegal(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        TOY.parse(buying(table()), 0, text)

    assert caught.value.key == "illegal-action"
    assert caught.value.values["question"] == "buy-or-skip"


@pytest.mark.parametrize("text", ["", "   ", "fly", "bid", "bid x", "buy card now", "skip 1", "\n"])
def test_what_the_game_does_not_know_is_unknown(text: str) -> None:
    with pytest.raises(UnknownNotation) as caught:
        TOY.parse(buying(table()), 0, text)

    assert caught.value.key == "unknown-notation"


def test_a_seat_that_is_not_asked_cannot_say_anything() -> None:
    state = buying(table())

    for seat in (-1, 1, 7):
        for text in ("skip", "nonsense"):
            with pytest.raises(IllegalAction) as caught:
                TOY.parse(state, seat, text)
            assert caught.value.key == "not-deciding"


def test_whole_answers_are_read_by_their_space() -> None:
    state = buying(table())
    play(state, "0 buy card")

    assert parsed(state, "pay 1 gems 2 coins") == "pay 2 coins 1 gems"
    assert parsed(state, "PAY 2 Gems") == "pay 2 gems"
    for text, key in (("pay 4 coins", "too-small"), ("pay 9 coins", "wasteful")):
        with pytest.raises(IllegalAction) as caught:
            TOY.parse(state, 0, text)
        assert caught.value.key == key


def test_why_not_names_the_obstacle() -> None:
    state = table()
    state.coins[0] = 2
    state.ask_again()

    assert state.why_not(0, "bid 2") == []
    (reason,) = state.why_not(0, "bid 3")
    assert (reason.key, reason.values) == ("too-few-coins", ((("owned", "count"), 2),))
    assert repr(reason) == "<Reason too-few-coins owned=2>"
    assert [reason.key for reason in state.why_not(0, "skip")] == ["not-asked"]
    with pytest.raises(UnknownNotation):
        state.why_not(0, "fly")


def test_why_not_tells_who_is_not_asked_and_what_a_payment_lacks() -> None:
    state = buying(table())
    play(state, "0 buy card")

    assert [reason.key for reason in state.why_not(1, "skip")] == ["not-deciding"]
    (reason,) = state.why_not(0, "pay 4 coins")
    assert reason.key == "too-small"
    assert dict(reason.values)["paid", ""] == 4
