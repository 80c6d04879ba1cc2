"""What a coach says in a lesson names buttons and people as the table does."""

import re

import pytest

import areopolis
from words.catalogue_files import messages

GAMES = areopolis.game_ids()
# Greek colours are things (το Κόκκινο), never men; genitives of both are alike.
MAN = re.compile(r"\b([Οο]|[Ττ]ον|[Σσ]τον) (?P<colour>\w+)")


def lessons(game: str, language: str) -> dict[str, str]:
    """Return what coaches say in the lessons of a game."""
    said = messages(game, language)
    return {key: forms[0] for key, forms in said.items() if key.startswith("lesson.")}


@pytest.mark.parametrize("game", GAMES)
def test_a_german_coach_quotes_what_is_written_on_a_button(game: str) -> None:
    # Elsewhere such a label is also a sentence: "End your turn".
    labels = {
        forms[0]
        for key, forms in messages(game, "de").items()
        if key.startswith("action.") and "{" not in forms[0] and forms[0].count(" ") >= 2
    }
    bare = [
        (key, label)
        for key, text in lessons(game, "de").items()
        for label in labels
        for found in re.finditer(re.escape(label), text)
        if not text[: found.start()].endswith("„")
    ]

    assert bare == []


@pytest.mark.parametrize("game", GAMES)
def test_a_greek_coach_calls_seats_by_the_names_that_they_have(game: str) -> None:
    called = {key: forms[0] for key, forms in messages(game, "el").items()}
    # A person's own name among them stands in Latin letters.
    colours = {
        name for key, name in called.items() if key.startswith("colour.") and not name.isascii()
    }
    men = {colour[:-1] + "ος" for colour in colours if colour.endswith("ο")}
    men |= {colour[:-1] + "ός" for colour in colours if colour.endswith("ό")}
    found = [
        (key, match[0])
        for key, text in lessons(game, "el").items()
        for match in MAN.finditer(text)
        if match["colour"] in men | colours
    ]

    assert colours
    assert found == []
