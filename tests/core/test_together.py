"""Effects that happen together: the acting seat orders them where the order matters."""

from __future__ import annotations

import json
from typing import Any

import pytest

from areopolis.core.action import Action
from areopolis.core.cause import TABLE, Cause
from areopolis.core.decision import Ask
from areopolis.core.effect import Effect
from areopolis.core.errors import BadPosition
from areopolis.core.rng import Rng
from areopolis.core.together import ALWAYS, NEVER, ResolveFirst, Together, in_default_order, join
from core.toy import EFFECTS, Bazaar, Toy

COINS, GEMS = 1, 2
NORTH, EAST = Cause(0), Cause(1)


class SetCoins(Effect[Bazaar, Action]):
    """Have so many coins."""

    KEY = "set-coins"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        state.coins[by.seat] = self.count
        return None

    def touches(self) -> int:
        return COINS


class SetCoinsLate(SetCoins):
    """Have so many coins; by default after whatever else."""

    KEY = "set-coins-late"
    FORMER = ("haste",)

    def rank(self) -> int:
        return 9


class SetGems(SetCoins):
    """Have so many gems; waits until there are coins."""

    KEY = "set-gems"

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        state.gems[by.seat] = self.count
        return None

    def touches(self) -> int:
        return GEMS

    def is_ready(self, state: Bazaar, by: Cause) -> bool:
        return state.coins[by.seat] > 0


class TurnRound(Effect[Bazaar, Action]):
    """Touch nothing that others touch."""

    KEY = "turn-round"

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        state.round += 1
        return None


class Ordering(Toy):
    """The toy with effects that happen together."""

    def __init__(self) -> None:
        super().__init__()
        for number in range(3):
            self.vocabulary.learn(ResolveFirst(f"first {number + 1}", number))

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        more: list[type[Effect[Any, Any]]] = [Together, SetCoins, SetCoinsLate, SetGems, TurnRound]
        return {effect.KEY: effect for effect in [*EFFECTS, *more]}

    def former_effects(self) -> dict[str, type[Effect[Any, Any]]]:
        return {"set-coins-last": SetCoinsLate}

    def questions(self) -> tuple[str, ...]:
        return (*super().questions(), "order-effects")


GAME = Ordering()


def pending(*items: tuple[Effect[Any, Any], Cause], asks: int = 1) -> Bazaar:
    """Return a table at which *items* happen together, and are carried out as far as they can."""
    state = GAME.empty(2, GAME.check_options(None), Rng(1))
    state.push_one(NORTH, Together(items, asks))
    state.advance()
    return state


def test_where_the_order_matters_the_acting_seat_says_it() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoins(7), NORTH))

    assert [str(option) for option in state.decision(0).options] == ["first 1", "first 2"]
    assert state.decision(0).question == "order-effects"
    state.play(0, "first 2")
    assert state.coins[0] == 3, "the second of two came first"
    assert state.over


def test_where_the_order_does_not_matter_nobody_is_asked() -> None:
    state = pending((SetCoins(3), NORTH), (SetGems(1), NORTH), (TurnRound(), TABLE))

    assert state.over
    assert (state.coins[0], state.gems[0], state.round) == (3, 1, 1)


def test_without_asking_the_default_order_is_kept() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoins(7), NORTH), asks=NEVER)

    assert state.over
    assert state.coins[0] == 7


def test_equal_effects_are_offered_once() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoins(3), NORTH), (SetCoins(7), NORTH))

    assert [str(option) for option in state.decision(0).options] == ["first 1", "first 3"]


def test_the_same_effect_of_others_is_another_one() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoins(3), EAST))

    assert len(state.decision(0).options) == 2
    state.play(0, "first 1")
    assert state.coins == [3, 3]


def test_what_is_not_ready_waits() -> None:
    waiting = pending((SetCoins(0), NORTH), (SetGems(1), NORTH), asks=NEVER)
    assert waiting.gems[0] == 1, "where nothing is ready the first happens all the same"

    state = GAME.empty(2, GAME.check_options(None), Rng(1))
    state.coins[0] = 0
    state.push_one(NORTH, Together(((SetGems(1), NORTH), (SetCoins(2), NORTH))))
    state.advance()
    assert (state.coins[0], state.gems[0]) == (2, 1)


def test_a_late_effect_joins_those_that_are_pending() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoins(7), NORTH))
    join(state, [(SetCoins(9), NORTH)])
    state.ask_again()

    assert len(state.decision(0).options) == 3
    join(state, [(TurnRound(), NORTH)])
    state.advance()
    assert state.round == 1, "what touches nothing happens at once"
    alone = GAME.empty(2, GAME.check_options(None), Rng(1))
    join(alone, [(SetCoins(9), NORTH)])
    alone.advance()
    assert alone.coins[0] == 9


def test_what_touches_nothing_comes_before_a_question() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoins(7), NORTH), (TurnRound(), TABLE))

    assert state.round == 1
    assert [str(option) for option in state.decision(0).options] == ["first 1", "first 2"]


def test_only_what_is_disputed_is_offered() -> None:
    state = pending((SetCoins(3), NORTH), (SetGems(1), NORTH), (SetCoins(7), NORTH))

    assert [str(option) for option in state.decision(0).options] == ["first 1", "first 3"]


def test_a_seat_that_orders_everything_is_asked_always() -> None:
    state = pending((SetCoins(3), NORTH), (TurnRound(), TABLE), (TurnRound(), TABLE), asks=ALWAYS)

    assert [str(option) for option in state.decision(0).options] == ["first 1", "first 2"]
    assert state.round == 0
    state.play(0, "first 2")
    # What arises on the way waits with the others, though it touches nothing.
    join(state, [(TurnRound(), NORTH)])
    state.ask_again()
    assert len(state.decision(0).options) == 3


def test_ranks_are_the_default_order() -> None:
    late, coins, turn = (SetCoinsLate(9), NORTH), (SetCoins(3), NORTH), (TurnRound(), TABLE)

    assert in_default_order([late, turn, coins]) == [turn, coins, late]
    state = pending(coins, late, asks=NEVER)
    assert state.coins[0] == 9
    group = Together((turn, late))
    assert group.with_one_more(coins).items == (turn, coins, late)


def test_effects_of_earlier_rules_are_read() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoinsLate(7), NORTH))
    document = state.to_dict()
    items = document["stack"][0]["items"]
    items[1] = {**items[1], "effect": "set-coins-last", "haste": 2}

    loaded = GAME.from_dict(document)
    assert loaded.key() == state.key()
    items[1]["haste"] = "much"
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    assert caught.value.field == "stack[0].items[1].haste"


def test_pending_effects_are_part_of_a_position() -> None:
    state = pending((SetCoins(3), NORTH), (SetCoins(7), Cause(1, 4)))
    document = json.loads(json.dumps(state.to_dict()))

    assert document["stack"] == [
        {
            "effect": "together",
            "by": "north",
            "items": [
                {"effect": "set-coins", "by": "north", "count": 3},
                {"effect": "set-coins", "by": "east", "card": "k5", "count": 7},
            ],
            "asks": 1,
        }
    ]
    loaded = GAME.from_dict(document)
    assert loaded.key() == state.key()
    for table in (loaded, state):
        table.play(0, "first 2")
    assert loaded.key() == state.key()
