"""The plain table calls every field of every view by a word of its language."""

from random import Random
from typing import Any

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, words
from areopolis.core.game import Game
from kit import short_game

GAMES = areopolis.game_ids()
# Shown elsewhere on the page, or as who sits there.
LEFT_OUT = {"decision", "deciding", "outcome", "points", "game", "seat", "seats"}
# One view in so many is looked at.
EVERY = 11


def fields_in(view: Any) -> set[str]:
    """Return the names of all fields of a view, the nested ones too."""
    if isinstance(view, dict):
        return {*view, *[name for one in view.values() for name in fields_in(one)]}
    return {name for one in view for name in fields_in(one)} if isinstance(view, list) else set()


def fields_of(game: Game) -> set[str]:
    """Return the fields of views that come up in a game of each number of seats, things apart."""
    things = {name for names in game.vocabulary.names.values() for name in names}
    found: set[str] = set()
    for seats in game.seats:
        state, random, moves = short_game(game.id, seats, seats), Random(seats), 0
        while not state.over:
            seat = state.deciding[0]
            state.play(seat, random.choice(state.decision(seat).options))
            moves += 1
            if moves % EVERY == 0:
                view = state.view(random.choice([None, *range(seats)]))
                found |= fields_in({key: view[key] for key in view.keys() - LEFT_OUT})
    return found - things - LEFT_OUT


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_has_a_word(name: str) -> None:
    game = areopolis.game(name)
    found = fields_of(game)

    for language in LANGUAGES:
        speak = words(name, language)
        unknown = [
            field
            for field in sorted(found)
            if not speak.knows(f"view.{field}") and not speak.knows(f"kind.{field}")
        ]
        assert unknown == [], language
