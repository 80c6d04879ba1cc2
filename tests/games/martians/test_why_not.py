"""Why something is not possible: whatever a question is about and does not offer has its reason."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import pytest

from areopolis.catalogues import LANGUAGES, speaker
from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.games.martians.answers import Work
from kit import sampling
from kit.martians import GAME

# What is said where nothing better is known.
GENERIC = "not-asked"
GAMES = 16
# Of the moments of each question so many are looked at.
MOMENTS = 4

Asked = tuple[State, int]


@cache
def walked() -> tuple[dict[str, set[type[Action]]], dict[str, list[Asked]]]:
    """Return what kinds of answers each question has offered, and moments at which it was asked."""
    offered: dict[str, set[type[Action]]] = defaultdict(set)
    moments: dict[str, list[Asked]] = defaultdict(list)
    for number in range(GAMES):
        chance = sampling.chance(f"why not {number}")
        seats = 1 + number % 4
        values = GAME.option_values_for(seats)
        options: dict[str, Any] = {name: chance.choice(known) for name, known in values.items()}
        options["mode"] = values["mode"][number // 4 % len(values["mode"])]
        play(GAME.new(seats, number, options), chance, offered, moments)
    return offered, moments


def play(
    state: State,
    chance: Random,
    offered: dict[str, set[type[Action]]],
    moments: dict[str, list[Asked]],
) -> None:
    """Play a random game and note what is asked and offered."""
    while not state.over:
        seat = state.deciding[0]
        decision = state.decision(seat)
        offered[decision.question] |= {type(option) for option in decision.options}
        # What is seldom asked is never left out.
        if len(moments[decision.question]) < MOMENTS or chance.random() < 0.3:
            moments[decision.question].append((state.clone(), seat))
        state.apply(seat, chance.choice(decision.options))


def test_whatever_a_question_is_about_has_a_reason_of_its_own() -> None:
    """Fields, actions of buildings, free steps, mining, deliveries, slots, tokens of events."""
    offered, moments = walked()
    seen: set[str] = set()
    for asked, found in moments.items():
        for state, seat in sampling.some(found, MOMENTS, asked):
            legal = {option.text for option in state.decision(seat).options}
            for text, action in state.vocabulary.actions.items():
                # In a turn every action of a building is something one may want.
                is_meant = type(action) in offered[asked] or (
                    asked in ("take-step", "use-building") and isinstance(action, Work)
                )
                if is_meant and text not in legal:
                    told = [reason.key for reason in state.why_not(seat, text)]
                    assert told, (asked, text)
                    assert GENERIC not in told, (asked, text)
                    seen.add(type(action).KEY)

    assert {"place-marker", "research", "develop", "hire", "build", "harvest", "deliver"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences(language: str) -> None:
    offered, moments = walked()
    tongue = speaker(GAME, language)
    for asked, found in moments.items():
        state, seat = found[0]
        for text, action in state.vocabulary.actions.items():
            if type(action) in offered[asked]:
                for reason in state.why_not(seat, text):
                    said = tongue.reason(reason)
                    assert said.endswith((".", "!")), said
                    assert "{" not in said
