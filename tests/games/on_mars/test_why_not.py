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
from areopolis.games.on_mars.rules.moving import Moving
from areopolis.games.on_mars.rules.travelling import PlaceDiscovery
from kit import drive, question, reasons, sampling, short_options
from kit.on_mars import BLUE, GAME, GREEN, scene

# What is said where nothing better is known.
GENERIC = "not-asked"
GAMES = 10
# Of the moments of each question so many are looked at.
MOMENTS = 2

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
        state = GAME.new(seats, number, {**options, **short_options(GAME.id)})
        play(state, chance, offered, moments)
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
        if chance.random() < 0.2:
            moments[decision.question].append((state.clone(), seat))
        state.apply(seat, chance.choice(decision.options))


def test_whatever_a_question_is_about_has_a_reason_of_its_own() -> None:
    """Spaces, sites, technologies, Blueprints, executive actions, journeys, payments."""
    offered, moments = walked()
    seen: set[str] = set()
    for asked, found in moments.items():
        for state, seat in sampling.some(found, MOMENTS, asked):
            legal = {option.text for option in state.decision(seat).options}
            for text, action in state.vocabulary.actions.items():
                if type(action) in offered[asked] and text not in legal:
                    told = [reason.key for reason in state.why_not(seat, text)]
                    assert told, (asked, text)
                    assert GENERIC not in told, (asked, text)
                    seen.add(type(action).KEY)

    # Rarer ones come with other samples.
    assert {"take-main", "take-executive", "take-space"} <= seen


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
                    assert said.endswith((".", "!", "·")), said
                    assert "{" not in said


def test_a_turn_order_space_is_taken_by_somebody() -> None:
    state = GAME.new(2, 1)
    first = state.deciding[0]
    state.play(first, "space 1")
    other = state.deciding[0]
    (reason,) = state.why_not(other, "space 1")

    assert reason.written(state.vocabulary) == {"seat": ("blue", "green")[first]}


def test_who_cannot_stop_must_choose() -> None:
    state = scene().in_orbit(BLUE).grid(B1="mine", B2="rover").turn(BLUE)
    drive(state, "act learn-technology")

    assert reasons(state, "stop") == ["must-choose"]
    assert reasons(state, "learn T1") != ["must-choose"]


def test_a_payment_must_fit_and_be_there() -> None:
    here = scene().in_orbit(BLUE).grid(T1="rover")
    state = here.stock(BLUE, mineral=2, battery=1, plant=1, water=0).turn(BLUE)
    drive(state, "act learn-technology", "learn T1")

    assert question(state) == (BLUE, "pay")
    assert reasons(state, "pay mineral water") == ["none-stored"]
    assert reasons(state, "pay plant") == ["payment-does-not-fit"]


def test_the_extra_cost_is_no_more_than_it_is() -> None:
    """One Colonist of another colour on the slots: the cost is one, in Colonists or Crystals."""
    here = scene().bot(BLUE, "-2,0").slots("construct", green=1)
    state = here.colonists(BLUE, 4).crystals(BLUE, depot=2).turn()
    drive(state, "act construct")

    assert question(state) == (BLUE, "pay-extra-cost")
    assert reasons(state, "colonists 2") == ["extra-cost-is-less"]


def test_only_empty_hexes_at_the_right_distance_are_explored() -> None:
    state = scene().doing(PlaceDiscovery(0))

    assert question(state) == (BLUE, "place-discovery")
    assert reasons(state, "at 0,-3") == []
    assert reasons(state, "at 0,0") == ["hex-not-empty"]
    assert reasons(state, "at 6,-4") == ["wrong-distance"]


def test_a_technology_is_used_of_who_has_it() -> None:
    here = scene().bot(BLUE, "-2,0").tech(GREEN, "rover", "L1a")
    state = here.doing(Moving(2, 1, 0, 1, 0, 0))

    assert reasons(state, "tech blue") == ["owner-has-no-tech"]
