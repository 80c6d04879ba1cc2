"""Whether the steps of a stack can stand where they stand: what effects say of it themselves."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import BY_SEAT, PHASE, TURN, WITHIN, Before, Cause, Effect
from areopolis.core.errors import BadPosition
from areopolis.core.standing import LooseEnd
from areopolis.core.vocabulary import Vocabulary
from core.toy import CARDS, SEATS, Bazaar, Toy


class Haggle(Effect[Bazaar, Action]):
    """A part of a turn that relies on what was done just before."""

    KEY = "haggle"
    BY = BY_SEAT
    AFTER = ("throw",)
    FIELDS = (("coins", "some"), ("how", "manner"), ("ware", "card"), ("twice", "flag"))
    OPTIONAL = ("ware",)

    def __init__(self, coins: int, how: str, ware: int, twice: int) -> None:
        self.coins = coins
        self.how = how
        self.ware = ware
        self.twice = twice

    def misfit(self, state: Bazaar, by: Cause, before: Before) -> str:
        return "coins" if self.coins > state.coins[by.seat] else ""

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        return None


class Stroll(Effect[Bazaar, Action]):
    """A turn that nothing larger interrupts."""

    KEY = "stroll"
    BY = BY_SEAT
    LEVEL = TURN
    AFTER = WITHIN

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        return None


class Market(Effect[Bazaar, Action]):
    """A phase that can come at any time."""

    KEY = "market"
    BY = BY_SEAT
    LEVEL = PHASE

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        return None


class Stalls(Bazaar):
    """A bazaar where gems that are gone wait for a stroll of their owner."""

    def loose_ends(self) -> list[LooseEnd]:
        return [
            LooseEnd(f"gems[{seat}]", (Stroll.KEY,), seat)
            for seat, gems in enumerate(self.gems)
            if not gems
        ]


class Fair(Toy):
    """The bazaar with more steps."""

    def __init__(self) -> None:
        super().__init__(state=Stalls)
        names = {"seat": SEATS, "card": CARDS}
        known = self.vocabulary
        self.vocabulary = Vocabulary(names, {"manner": ("loud", "low")})
        self.vocabulary.actions = known.actions
        self.vocabulary.composite = known.composite

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        more: list[type[Effect[Any, Any]]] = [Haggle, Stroll, Market]
        return {**super().effects(), **{effect.KEY: effect for effect in more}}


FAIR = Fair()
THROW = {"effect": "throw", "by": "north"}
HAGGLE = {"effect": "haggle", "by": "north", "coins": 1, "how": "low", "ware": "k1", "twice": True}
STROLL = {"effect": "stroll", "by": "north"}
MARKET = {"effect": "market", "by": "north"}
ROUNDS = {"effect": "rounds"}
DEAL = {"effect": "deal"}


def with_stack(*steps: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**FAIR.new(2, 1).to_dict(), "stack": list(steps), **fields}


def rejected(*steps: dict[str, Any], **fields: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        FAIR.from_dict(with_stack(*steps, **fields))
    return caught.value.field


@pytest.mark.parametrize(
    "stack",
    [
        [THROW],
        [HAGGLE, THROW],
        [{**HAGGLE, "ware": "none"}, THROW],
        [ROUNDS, MARKET, STROLL, THROW],
        [ROUNDS, STROLL, STROLL, HAGGLE, THROW],
        [THROW, MARKET, THROW],
        [ROUNDS, DEAL],
    ],
)
def test_what_can_stand_is_read(stack: list[dict[str, Any]]) -> None:
    state = FAIR.from_dict(with_stack(*stack, hands=[[], []], deck=list(CARDS)))

    assert state.over or state.deciding
    assert FAIR.from_dict(state.to_dict()).key() == state.key()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"coins": 0}, "coins"),
        ({"coins": 12}, "coins"),
        ({"how": "rude"}, "how"),
        ({"how": 1}, "how"),
        ({"ware": "k99"}, "ware"),
        ({"twice": 1}, "twice"),
        ({"by": "none"}, "by"),
        ({"thrice": False}, "thrice"),
    ],
)
def test_the_fields_of_every_step_are_checked(change: dict[str, Any], field: str) -> None:
    """Not only of the one on top."""
    assert rejected(ROUNDS, {**HAGGLE, **change}, THROW) == f"stack[1].{field}"


def test_a_step_that_relies_on_what_was_just_done_waits_for_nothing_else() -> None:
    assert rejected(HAGGLE, STROLL, THROW) == "stack[0].effect"
    assert rejected(HAGGLE, MARKET, THROW) == "stack[0].effect"
    assert rejected(HAGGLE, HAGGLE, THROW) == "stack[0].effect"


def test_nothing_larger_comes_within_a_turn() -> None:
    assert rejected(STROLL, MARKET, THROW) == "stack[0].effect"


def test_what_goes_on_to_the_end_lies_at_the_bottom() -> None:
    assert rejected(ROUNDS, ROUNDS, THROW) == "stack[1].effect"
    assert rejected(MARKET, ROUNDS, THROW) == "stack[1].effect"


def test_the_setup_happens_once_and_before_everything_else() -> None:
    assert rejected(ROUNDS, DEAL, DEAL) == "stack[1].effect"
    assert rejected(ROUNDS, DEAL, MARKET, THROW) == "stack[1].effect"


def test_what_lies_open_needs_a_step_that_takes_it_up() -> None:
    assert rejected(ROUNDS, STROLL, THROW, gems=[2, 0]) == "gems[1]"
    FAIR.from_dict(with_stack(ROUNDS, STROLL, THROW, gems=[0, 2]))


def test_a_flag_is_true_or_false() -> None:
    assert rejected({**HAGGLE, "twice": 1}, THROW) == "stack[0].twice"


def test_what_was_kept_with_numbers_for_flags_is_taken_over() -> None:
    for number in (0, 1):
        kept = with_stack({**HAGGLE, "twice": number}, THROW)
        now = with_stack({**HAGGLE, "twice": bool(number)}, THROW)
        assert FAIR.take_over(kept).key() == FAIR.from_dict(now).key()
    with pytest.raises(BadPosition):
        FAIR.take_over(with_stack({**HAGGLE, "twice": 2}, THROW))
