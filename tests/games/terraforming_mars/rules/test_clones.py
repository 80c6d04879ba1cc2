"""Clones share what cards add up to, until one of them plays such a card."""

from __future__ import annotations

import pytest

from kit.terraforming_mars import RED, scene

LASTING = ["070", "071", "079", "105", "153", "C07", "C46", "C49"]


@pytest.mark.parametrize("card", LASTING)
def test_a_card_played_on_a_clone_changes_nothing_else(card: str) -> None:
    state = scene().hand(RED, card).build()
    before = [
        state.discount[:],
        state.tag_discount[:],
        state.trade_discount[:],
        state.trade_offset[:],
        state.steel_value[:],
        state.titanium_value[:],
        state.offset[:],
    ]
    twin = state.clone()
    seat_card = twin.vocabulary.numbers["card"][card]

    twin.enter(RED, seat_card)

    after = [
        state.discount,
        state.tag_discount,
        state.trade_discount,
        state.trade_offset,
        state.steel_value,
        state.titanium_value,
        state.offset,
    ]
    assert after == before
    changed = [
        twin.discount,
        twin.tag_discount,
        twin.trade_discount,
        twin.trade_offset,
        twin.steel_value,
        twin.titanium_value,
        twin.offset,
    ]
    assert changed != before
