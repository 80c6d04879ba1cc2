"""What is certain of a decision is looked at once, and every world is told the same as alone."""

from __future__ import annotations

from typing import Any

import pytest

import areopolis
from areopolis.core.decision import Decision
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.knowledge import Knowledge, knowledge_of

WAYS = 60
WORLDS = 3
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("on-mars", 3, {}),
    ("on-mars", 1, {}),
    ("martians", 3, {"mode": "koop1"}),
    ("martians", 2, {"mode": "rw2"}),
    ("martians", 2, {"mode": "rw3"}),
]


def played(table: tuple[str, int, dict[str, Any]], decisions: int) -> list[State]:
    """Return positions with a choice of one who takes what looks best, every few decisions."""
    game, seats, options = table
    knowledge = knowledge_of(game)
    state = areopolis.game(game).new(seats, 11, options)
    found: list[State] = []
    for number in range(decisions):
        seat = state.deciding[0]
        choices = state.decision(seat).options
        place = 0
        if len(choices) > 1:
            if number % 3 == 0:
                found.append(state.clone())
            weights = knowledge.weigh(state, seat, choices)
            place = weights.index(max(weights))
        state.apply(seat, choices[place])
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_remembered_changes_no_answer(table: tuple[str, int, dict[str, Any]]) -> None:
    knowledge = knowledge_of(table[0])
    for state in played(table, 30):
        seat = state.deciding[0]
        seen = Seen(state, seat)
        options = seen.decision.options
        glanced = knowledge.remember(options)
        pondered = knowledge.remember(options)
        for seed in range(WORLDS):
            world = seen.world(seed)
            alone = knowledge.weigh(world, seat, options)
            assert knowledge.weigh_again(world, seat, options, glanced) == alone
            chances = knowledge.ponder(world, seat, options, WAYS)
            assert knowledge.ponder_again(world, seat, options, WAYS, pondered) == chances


def test_what_reveals_nothing_is_certain_and_what_draws_a_card_is_not() -> None:
    """Where a marker is put shows nothing; behind some answers a tile or a card is turned up."""
    knowledge = knowledge_of("on-mars")
    certain: set[str] = set()
    unsure: set[str] = set()
    for state in played(TABLES[0], 60):
        asked = state.asked
        assert isinstance(asked, Decision)
        known = knowledge.remember(asked.options)
        knowledge.weigh_again(state, asked.seat, asked.options, known)
        (certain if known.is_whole() else unsure).add(asked.question)

    assert "choose-space" in certain
    assert unsure


def test_knowledge_that_remembers_nothing_looks_into_every_world() -> None:
    knowledge = Counting()
    state = areopolis.game("mission-red-planet").new(2, 3)
    seen = Seen(state, state.deciding[0])
    options = seen.decision.options
    known = knowledge.remember(options)
    for seed in range(WORLDS):
        assert not known.is_whole()
        knowledge.weigh_again(seen.world(seed), seen.seat, options, known)

    assert knowledge.asked == WORLDS


class Counting(Knowledge):
    """Counts how often it weighs."""

    def __init__(self) -> None:
        self.asked = 0

    def weigh(self, state: State, seat: int, options: Any) -> list[float]:
        self.asked += 1
        return [1.0] * len(options)
