"""A review in words: what was played at each decision, in the reader's language."""

from __future__ import annotations

from typing import Any

from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.review.course import walk


def sayings(game: Game, record: Any, speaker: Speaker) -> list[str]:
    """Return the sentence of every move, in their order."""
    said: list[str] = []
    for state, seat, text in walk(game, record):
        if seat >= 0:
            action = game.parse(state, seat, text)
            said.append(speaker.action(action, state.decision(seat).space))
    return said


def options_said(
    game: Game, record: Any, wanted: dict[int, list[str]], speaker: Speaker
) -> dict[int, list[str]]:
    """Return the sentences of the answers *wanted* at some decisions."""
    said: dict[int, list[str]] = {}
    for state, seat, _ in walk(game, record):
        if state.moves in wanted:
            space = state.decision(seat).space
            said[state.moves] = [
                speaker.action(game.parse(state, seat, text), space) for text in wanted[state.moves]
            ]
    return said
