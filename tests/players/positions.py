"""Positions for tests of players."""

from __future__ import annotations

from random import Random

import areopolis
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.greedy import GreedyPlayer
from areopolis.players.protocol import Seen
from kit import contest_options, short_game, short_options

GAMES = areopolis.game_ids()


def wander(game: str, seats: int, seed: int, decisions: int) -> State:
    """Return a state after so many random decisions, or one decision before the end."""
    return wandered(short_game(game, seats, seed), seed, decisions)


def contest(game: str, seats: int, seed: int, decisions: int) -> State:
    """Return the same of a game in which seats are against each other."""
    state = areopolis.game(game).new(seats, seed, contest_options(game))
    return wandered(state, seed, decisions)


def wandered(state: State, seed: int, decisions: int) -> State:
    """Return *state* after so many random decisions, or one decision before the end."""
    rng = Rng(seed)
    for _ in range(decisions):
        seat = state.deciding[0]
        options = state.decision(seat).options
        following = state.clone()
        following.apply(seat, options[rng.below(len(options))])
        if following.over:
            break
        state = following
    return state


def walked(game: str, seats: int, seed: int) -> list[tuple[State, int]]:
    """Return every state of a whole game with any options, each with a seat that decides there.

    Half of the games are played by good players: random ones see other positions.
    """
    chance = Random(f"{game} {seats} {seed}")
    made = areopolis.game(game)
    allowed = made.option_values_for(seats)
    options = {name: chance.choice(known) for name, known in allowed.items()}
    state = made.new(seats, seed, {**options, **short_options(game)})
    players = [GreedyPlayer(game, seed + seat) for seat in range(seats)]
    is_guided = chance.random() < 0.5
    found: list[tuple[State, int]] = []
    while not state.over:
        seat = chance.choice(state.deciding)
        found.append((state.clone(), seat))
        any_option = chance.choice(state.decision(seat).options)
        state.apply(seat, players[seat].choose(Seen(state, seat)) if is_guided else any_option)
    return found


def undecided(game: str, seats: int, seed: int, decisions: int) -> State:
    """Return a state like `wander`'s, but played on to a decision with several options."""
    state = wander(game, seats, seed, decisions)
    while len(state.decision(state.deciding[0]).options) == 1:
        state.apply(state.deciding[0], state.decision(state.deciding[0]).options[0])
        if state.over:
            return undecided(game, seats, seed + 1, decisions)
    return state
