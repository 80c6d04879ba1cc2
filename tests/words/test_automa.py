"""A place that the rules hold has a name of its own, wherever somebody speaks of it."""

import re

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, speaker, wordings_at
from kit.listening import listen
from kit.wandering import wandered

ON_MARS = areopolis.game("on-mars")
GREEN = {"en": "Green", "pl": "Zielony", "de": "Grün", "el": "Πράσινο"}


def told(language: str, seats: int) -> list[str]:
    """Return what is said of a game with so many *seats*."""
    state = ON_MARS.new(seats, 5)
    log = listen(state)
    wandered(state, 5, 150)
    said = speaker(ON_MARS, language, {}, seats)
    return [said.event(event, None) for event in log.heard]


def coloured(sentences: list[str], language: str) -> list[str]:
    """Return those that call somebody by the second colour; a Greenhouse is none."""
    return [one for one in sentences if re.search(rf"\b{GREEN[language]}\b", one)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lacerda_is_called_by_his_name_in_every_sentence(language: str) -> None:
    sentences = told(language, 1)

    assert len([one for one in sentences if one.startswith("Lacerda")]) > 10
    assert coloured(sentences, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_two_sit_the_second_is_called_by_his_colour(language: str) -> None:
    sentences = told(language, 2)

    assert [one for one in sentences if "Lacerda" in one] == []
    assert coloured(sentences, language)


def test_a_table_where_nothing_is_said_of_seats_reads_as_usual() -> None:
    assert wordings_at(ON_MARS, {}, 2) == ()
    assert wordings_at(ON_MARS, None, None) == ()
    assert wordings_at(areopolis.game("terraforming-mars"), {}, 1) == ()
