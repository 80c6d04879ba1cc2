"""Composite answers: picks and whole answers reach the same set, each answer once."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from areopolis.core.action import DONE, Action, Chosen, Payment, Pick
from areopolis.core.errors import IllegalAction, UnknownNotation
from areopolis.core.space import Choose, Pay, Space, only_answer

NAMES = ("ore", "ice", "gas", "tin")


def picked_answers(space: Space) -> list[Action]:
    """Return every answer that picks lead to, as often as they lead there; no way may end."""
    answers: list[Action] = []
    ways: list[tuple[Pick, ...]] = [()]
    while ways:
        picked = ways.pop()
        options = space.picks(picked)
        assert options, f"nothing can follow {[str(pick) for pick in picked]}"
        assert len(set(options)) == len(options)
        for option in options:
            longer = (*picked, option) if isinstance(option, Pick) else picked
            whole = space.whole(longer, option is DONE)
            if whole is None:
                assert isinstance(option, Pick)
                ways.append(longer)
            else:
                answers.append(whole)
    return answers


def choose(caps: tuple[int, ...], least: int, most: int) -> Choose:
    names = NAMES[: len(caps)]
    return Choose("take", "good", names, tuple(range(10, 10 + len(caps))), caps, least, most)


def whole_choices(space: Choose) -> set[str]:
    """Return every answer that can be given in one go, by trying all amounts."""
    accepted = set()
    for amounts in product(*[range(cap + 2) for cap in space.caps]):
        names = [
            name for name, amount in zip(space.names, amounts, strict=True) for _ in range(amount)
        ]
        try:
            accepted.add(str(space.read(" ".join(["take", *(names or ["nothing"])]))))
        except IllegalAction:
            continue
    return accepted


CHOICES = [
    choose(caps, least, most)
    for caps in [(1,), (1, 1, 1), (2, 1, 3), (3, 3), (1, 1, 1, 1), (0, 2, 1)]
    for least in range(sum(caps) + 1)
    for most in range(least, sum(caps) + 1)
]


@pytest.mark.parametrize("space", CHOICES, ids=lambda s: f"{s.caps} {s.least}-{s.most}")
def test_picking_and_saying_a_choice_reach_the_same_answers_once(space: Choose) -> None:
    answers = picked_answers(space)

    assert len(set(answers)) == len(answers), "no answer can be reached twice"
    assert {str(answer) for answer in answers} == whole_choices(space)
    assert only_answer(space) == (answers[0] if len(answers) == 1 else None)
    for answer in answers:
        assert space.read(str(answer)) == answer


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.data())
def test_picks_of_a_choice_never_end_too_early(caps: list[int], data: st.DataObject) -> None:
    least = data.draw(st.integers(0, sum(caps)))
    most = data.draw(st.integers(least, sum(caps)))
    space = choose(tuple(caps), least, most)
    picked: tuple[Pick, ...] = ()
    whole = None
    while whole is None:
        option = data.draw(st.sampled_from(space.picks(picked)))
        picked = (*picked, option) if isinstance(option, Pick) else picked
        whole = space.whole(picked, option is DONE)

    assert isinstance(whole, Chosen)
    assert least <= len(whole.items) <= most
    assert all(whole.items.count(10 + place) <= cap for place, cap in enumerate(caps))


def test_a_choice_is_written_in_the_order_of_the_space() -> None:
    space = choose((2, 1, 1), 1, 3)
    answer = space.read("take gas ore ore")

    assert isinstance(answer, Chosen)
    assert str(answer) == "take ore ore gas"
    assert answer.items == (10, 10, 12)
    assert str(space.read("TAKE Gas oRe")) == "take ore gas"


def test_nothing_is_an_answer_where_the_space_says_so() -> None:
    assert str(choose((1, 1), 0, 2).read("take nothing")) == "take nothing"
    assert picked_answers(choose((1, 1), 0, 0)) == [Chosen("take nothing", ())]
    with pytest.raises(IllegalAction) as caught:
        choose((1, 1), 1, 2).read("take nothing")
    assert caught.value.key == "out-of-range"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("take tin", "not-accepted"),
        ("take ore nothing", "not-accepted"),
        ("take ore ore", "not-owned"),
        ("take ore ice gas", "out-of-range"),
    ],
)
def test_a_wrong_choice_says_why(text: str, key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        choose((1, 2, 1), 1, 2).read(text)

    assert caught.value.key == key


@pytest.mark.parametrize("text", ["", "pay ore", "ore"])
def test_another_verb_is_no_choice(text: str) -> None:
    with pytest.raises(UnknownNotation):
        choose((1, 1), 1, 2).read(text)


def test_a_choice_describes_itself() -> None:
    assert choose((1, 2), 1, 2).describe() == {
        "space": "choose",
        "verb": "take",
        "kind": "good",
        "items": [{"name": "ore", "cap": 1}, {"name": "ice", "cap": 2}],
        "least": 1,
        "most": 2,
    }


def pay(due: int, owned: tuple[int, ...], worth: tuple[int, ...]) -> Pay:
    return Pay(due, ("mc", "steel", "titanium", "heat")[: len(owned)], owned, worth)


def whole_payments(space: Pay) -> set[str]:
    """Return every payment that can be said in one go, by trying all amounts."""
    accepted = set()
    for amounts in product(*[range(owned + 2) for owned in space.owned]):
        said = [f"{n} {name}" for n, name in zip(amounts, space.names, strict=True) if n]
        try:
            accepted.add(str(space.read(" ".join(["pay", *(said or ["nothing"])]))))
        except IllegalAction:
            continue
    return accepted


PAYMENTS = [
    pay(0, (3,), (1,)),
    pay(3, (3,), (1,)),
    pay(0, (3, 2), (1, 2)),
    pay(1, (0, 2, 1), (1, 2, 3)),
    pay(5, (5, 2), (1, 2)),
    pay(5, (1, 3), (1, 2)),
    pay(7, (4, 2, 2), (1, 2, 3)),
    pay(9, (0, 3, 2), (1, 2, 3)),
    pay(8, (3, 2, 2, 4), (1, 2, 3, 1)),
    pay(12, (0, 2, 2, 3), (1, 2, 3, 1)),
    pay(4, (0, 1, 1), (1, 9, 7)),
]


@pytest.mark.parametrize("space", PAYMENTS, ids=lambda s: f"{s.due} of {s.owned}")
def test_picking_and_saying_a_payment_reach_the_same_answers_once(space: Pay) -> None:
    answers = picked_answers(space)
    assert only_answer(space) == (answers[0] if len(answers) == 1 else None)

    assert answers
    assert len(set(answers)) == len(answers), "no payment can be reached twice"
    assert {str(answer) for answer in answers} == whole_payments(space)
    for answer in answers:
        assert space.read(str(answer)) == answer


@st.composite
def payables(draw: st.DrawFn) -> Pay:
    size = draw(st.integers(1, 4))
    owned = draw(st.tuples(*[st.integers(0, 6)] * size))
    worth = (1, *draw(st.tuples(*[st.integers(1, 4)] * (size - 1))))
    total = sum(n * w for n, w in zip(owned, worth, strict=True))
    return pay(draw(st.integers(0, total)), owned, worth)


@given(payables(), st.data())
def test_picks_of_a_payment_never_end_too_early_and_waste_nothing(
    space: Pay, data: st.DataObject
) -> None:
    assert space.is_payable()
    picked: tuple[Pick, ...] = ()
    whole = None
    while whole is None:
        option = data.draw(st.sampled_from(space.picks(picked)))
        picked = (*picked, option) if isinstance(option, Pick) else picked
        whole = option if isinstance(option, Payment) else space.whole(picked, False)

    assert isinstance(whole, Payment)
    paid = sum(n * w for n, w in zip(whole.amounts, space.worth, strict=True))
    assert paid >= space.due
    for amount, worth in zip(whole.amounts, space.worth, strict=True):
        assert not amount or paid - worth < space.due


def test_money_alone_is_paid_in_one_go() -> None:
    space = pay(3, (5,), (1,))

    assert [str(option) for option in space.picks(())] == ["pay 3 mc"]
    assert not pay(6, (5,), (1,)).is_payable()
    assert pay(6, (5,), (1,)).picks(()) == []


def test_the_sources_may_stand_in_any_order_and_case() -> None:
    space = pay(7, (9, 3), (1, 2))

    assert str(space.read("pay 2 steel 3 mc")) == "pay 3 mc 2 steel"
    assert str(space.read("Pay 3 MC 1 steel 1 Steel")) == "pay 3 mc 2 steel"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pay 6 mc", "too-small"),
        ("pay nothing", "too-small"),
        ("pay 8 mc", "wasteful"),
        ("pay 6 mc 1 steel", "wasteful"),
        ("pay 5 mc 1 heat", "not-accepted"),
        ("pay 3 steel 10 mc", "not-owned"),
        ("pay 4 steel", "not-owned"),
    ],
)
def test_a_wrong_payment_says_why(text: str, key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        pay(7, (9, 3), (1, 2)).read(text)

    assert caught.value.key == key


def test_a_unit_worth_more_than_the_rest_is_not_wasted() -> None:
    """The last unit of steel overpays by one, and none of the units could stay behind."""
    assert str(pay(5, (0, 3), (1, 2)).read("pay 3 steel")) == "pay 3 steel"


@pytest.mark.parametrize(
    "text", ["", "pay", "pay 3", "pay mc 3", "pay -3 mc", "pay 3 mc 1", f"pay {'9' * 5000} mc"]
)
def test_what_is_no_payment_is_unknown(text: str) -> None:
    with pytest.raises(UnknownNotation):
        pay(3, (9, 3), (1, 2)).read(text)


def test_a_payment_describes_itself() -> None:
    assert pay(7, (9, 3), (1, 2)).describe() == {
        "space": "pay",
        "verb": "pay",
        "due": 7,
        "sources": [
            {"name": "mc", "owned": 9, "worth": 1},
            {"name": "steel", "owned": 3, "worth": 2},
        ],
    }
