"""What each seat played, for the reports of balance."""

import pytest

import areopolis
from areopolis.arena.facts import facts_of
from areopolis.catalogues import LANGUAGES
from areopolis.cli.arena_figures import fact_kind, fact_name
from areopolis.cli.voice import Voice
from areopolis.core.state import State
from kit import short_game, wander

GAMES = areopolis.game_ids()


def finished(game: str, seed: int = 5) -> State:
    state = short_game(game, 3, seed)
    for _ in wander(state, seed):
        pass
    assert state.over
    return state


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_something_of_each_seat(game: str) -> None:
    told = facts_of(finished(game))

    assert len(told) == 3
    assert all(told)
    assert sorted([seat["first-player"] for seat in told]) == [["no"], ["no"], ["yes"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_facts_have_names_in_every_language(game: str, language: str) -> None:
    voice = Voice(language)
    speaker = voice.speaker(areopolis.game(game))
    for seat in facts_of(finished(game)):
        for kind, names in seat.items():
            assert voice.knows(f"arena.fact.{kind}"), kind
            assert fact_kind(voice, kind) != kind or language == "en"
            for name in names:
                assert "." not in fact_name(voice, speaker, name).strip("."), name


def test_what_has_no_word_is_shown_as_it_is() -> None:
    voice = Voice("en")
    speaker = voice.speaker(areopolis.game("mission-red-planet"))

    assert fact_kind(voice, "odd-kind") == "odd-kind"
    assert fact_name(voice, speaker, "odd.name") == "odd.name"
    assert fact_name(voice, speaker, "card.M13") == speaker.name("card", "M13")


def test_characters_and_missions_of_mission_red_planet() -> None:
    state = finished("mission-red-planet")
    told = facts_of(state)
    for seat in range(3):
        texts = [action.text for mover, action in state.made() if mover == seat]
        chosen = [text.removeprefix("choose ") for text in texts if text.startswith("choose ")]
        assert told[seat]["mission"] == [f"card.{texts[0].removeprefix('keep ')}"]
        assert told[seat]["opening-character"] == [f"character.{chosen[0]}"]
        for name in told[seat]["repeated-character"]:
            assert chosen.count(name.removeprefix("character.")) > 1


def test_corporations_and_projects_of_terraforming_mars() -> None:
    state = finished("terraforming-mars")
    position = state.to_dict()
    for player, told in zip(position["players"], facts_of(state), strict=True):
        assert told["corporation"] == [f"card.{player['corporation']}"]
        played = len(player["tableau"]) + len(player["events"]) - 1
        assert len(told["project"]) == played
        for name in told["milestone"]:
            assert position["milestones"][name.removeprefix("milestone.")] == player["colour"]


def test_research_and_requirements_of_martians_are_those_that_were_done() -> None:
    state = finished("martians")
    told = facts_of(state)
    done = sum([len(seat["requirement"]) for seat in told])

    assert done == sum(state.to_dict()["requirements"].values())
    for seat in range(3):
        texts = [action.text for mover, action in state.made() if mover == seat]
        hired = [text.removeprefix("hire ") for text in texts if text.startswith("hire ")]
        assert told[seat]["staff"] == [f"staff.{name}" for name in hired]
        assert told[seat]["scenario"] == ["scenario.S1"]
        assert len(told[seat]["corporation"]) == 1
