"""An alternative, a card's action and a pending effect say what they do, in every language."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, speaker
from areopolis.core.rng import Rng
from areopolis.core.together import ResolveFirst
from areopolis.games.terraforming_mars.answers import ChooseOption, UseAction
from kit.terraforming_mars import GREEN, RED, scene

TRADE = "trade luna mc"


def test_an_alternative_says_what_it_does() -> None:
    state = scene().hand(RED, "115").build()
    state.play(RED, "play 115")
    speaks = speaker(areopolis.game("terraforming-mars"), "en")

    said = [speaks.meaning(state, option) for option in state.decision(RED).options]

    assert said == ["production: +2 energy", "production: +1 plant"]


def test_a_card_action_says_what_it_costs_and_gives() -> None:
    state = scene().tableau(RED, "033", resources=2).build()
    speaks = speaker(areopolis.game("terraforming-mars"), "en")
    uses = [o for o in state.decision(RED).options if isinstance(o, UseAction)]

    said = [speaks.meaning(state, option) for option in uses]

    assert said == [
        "remove 2 microbes from this card → raise the oxygen 1 step",
        "add 1 microbe to this card",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meaning_in_random_games_is_a_sentence(language: str) -> None:
    game = areopolis.game("terraforming-mars")
    speaks = speaker(game, language)
    met: set[type] = set()
    for seed in range(6):
        state = game.new(3, seed)
        rng = Rng(seed)
        while not state.over:
            seat = state.deciding[0]
            options = state.decision(seat).options
            for option in options:
                if isinstance(option, ChooseOption | ResolveFirst | UseAction):
                    said = speaks.meaning(state, option)
                    assert said
                    assert "{" not in said
                    assert "effect." not in said
                    met.add(type(option))
            state.apply(seat, options[rng.below(len(options))])

    assert met == {ChooseOption, ResolveFirst, UseAction}


def test_a_trade_says_what_everybody_gets() -> None:
    state = scene().colony("luna", marker=3, owners=(GREEN,)).build()
    speaks = speaker(areopolis.game("terraforming-mars"), "en")

    (said,) = [speaks.meaning(state, o) for o in state.decision(RED).options if o.text == TRADE]

    assert said == "Red: 7 M€; Green: 2 M€"


def test_a_place_says_what_it_gives() -> None:
    state = scene().build()
    state.play(RED, "project aquifer")
    speaks = speaker(areopolis.game("terraforming-mars"), "en")

    said = {o.text: speaks.meaning(state, o) for o in state.decision(RED).options}

    assert said["place 1-2"] == "gain 2 steel"
    assert said["place 1-4"] == "draw 1 card"
    assert said["place 1-5"] == ""
