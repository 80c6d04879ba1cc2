"""The payment that a sheet proposes: it wastes nothing where it can, then it keeps money."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from areopolis.core.space import Pay
from areopolis.server.words.sheets import proposal

METALS = ("mc", "steel", "titanium", "heat")


def test_an_exact_payment_is_proposed_before_one_that_overpays() -> None:
    """Fourteen steel are worth 28; thirteen and one megacredit are what a price of 27 asks for."""
    assert proposal(Pay(27, ("mc", "steel"), (30, 14), (1, 2))) == (1, 13)


def test_who_has_no_money_overpays_by_as_little_as_possible() -> None:
    assert proposal(Pay(27, ("mc", "steel"), (0, 20), (1, 2))) == (0, 14)
    assert proposal(Pay(7, ("mc", "steel", "titanium"), (0, 5, 5), (1, 2, 3))) == (0, 2, 1)


def test_among_exact_payments_the_one_that_keeps_money_is_proposed() -> None:
    assert proposal(Pay(7, ("mc", "steel", "titanium"), (10, 3, 1), (1, 2, 3))) == (0, 2, 1)


@given(st.data())
def test_no_payment_is_nearer_to_what_is_due_than_the_proposal(data: st.DataObject) -> None:
    kinds = data.draw(st.integers(2, 4))
    owned = tuple(data.draw(st.integers(0, 6)) for _ in range(kinds))
    worth = (1, *[data.draw(st.integers(1, 4)) for _ in range(kinds - 1)])
    most = sum(n * w for n, w in zip(owned, worth, strict=True))
    asked = Pay(data.draw(st.integers(0, most)), METALS[:kinds], owned, worth)

    proposed = proposal(asked)
    sums = {0}
    for count, value in zip(owned, worth, strict=True):
        sums = {one + n * value for one in sums for n in range(count + 1)}

    words = " ".join(f"{n} {name}" for n, name in zip(proposed, METALS, strict=False) if n)
    asked.read(f"pay {words or 'nothing'}")
    paid = sum(n * w for n, w in zip(proposed, worth, strict=True))
    assert paid == min(one for one in sums if one >= asked.due)
