"""A review in words: what was played at each decision, in the reader's language."""

from __future__ import annotations

from typing import Any, NamedTuple

from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.review.course import walk


class Said(NamedTuple):
    """The sentence of every move in their order, and of the answers wanted at some decisions."""

    moves: list[str]
    options: dict[int, list[str]]


def considered(review: dict[str, Any]) -> dict[int, list[str]]:
    """Return the answers that *review* names at each decision it judges."""
    return {
        one["number"]: [option["text"] for option in one["options"]] for one in review["judgements"]
    }


def said(game: Game, record: Any, wanted: dict[int, list[str]], speaker: Speaker) -> Said:
    """Return what was played, and the answers *wanted* at some decisions, in words."""
    moves: list[str] = []
    options: dict[int, list[str]] = {}
    for state, seat, text in walk(game, record):
        if seat >= 0:
            space = state.decision(seat).space
            texts = [text, *wanted.get(state.moves, [])]
            actions = [game.parse(state, seat, one) for one in texts]
            move, *others = [speaker.action(action, space) for action in actions]
            moves.append(move)
            if state.moves in wanted:
                options[state.moves] = others
    return Said(moves, options)
