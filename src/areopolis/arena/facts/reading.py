"""What the facts of all games are made of."""

from __future__ import annotations

from areopolis.core.state import State

# Kind -> names; a name is "kind.id" of the game's vocabulary ("card.M08"), or a plain word.
Facts = dict[str, list[str]]


def began_first(state: State) -> int:
    """Return the seat that was first when the game began; -1 if no seat was."""
    begun = state.game.new(state.seats, state.seed, state.options)
    named = begun.to_dict()["first"]
    seats = [state.vocabulary.name("seat", seat) for seat in range(state.seats)]
    return seats.index(named) if named in seats else -1
