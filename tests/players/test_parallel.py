"""Several processes at one decision: they add up, and the seed decides everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import areopolis
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.advice import hint
from areopolis.players.levels import LevelPlayer
from areopolis.players.parallel import Crew, card_of, game_of
from players.positions import GAMES, undecided

PACK = Path(__file__).parents[2] / "examples" / "mission-red-planet.toml"


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    """Two processes for all tests of this file: starting them takes time."""
    with Crew(2) as made:
        yield made


def found(crew: Crew, state: State, seat: int, seed: int) -> list[tuple[str, int, float]]:
    """Return what the crew has tried."""
    tried = crew.search(Seen(state, seat), 31, 0.0, seed)
    return [(one.action.text, one.tries, one.mean) for one in tried]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_finds_the_same(crew: Crew, game: str) -> None:
    state = undecided(game, 3, 8, 25)
    seat = state.deciding[0]

    first = found(crew, state, seat, 6)

    assert found(crew, state, seat, 6) == first
    # A race does not begin a world that it cannot finish.
    assert 20 < sum(tries for _, tries, _ in first) <= 31
    assert {text for text, _, _ in first} <= {o.text for o in state.decision(seat).options}


@pytest.mark.parametrize("game", GAMES)
def test_a_crew_knows_no_more_than_the_seat(crew: Crew, game: str) -> None:
    state = undecided(game, 3, 8, 25)
    seat = state.deciding[0]

    assert found(crew, state, seat, 6) == found(crew, state.determinize(seat, 77), seat, 6)


def test_each_process_tries_something_of_its_own(crew: Crew) -> None:
    """A crew of one grows one tree; two grow two, with other seeds."""
    state = undecided("mission-red-planet", 3, 8, 25)
    seat = state.deciding[0]
    with Crew(1) as alone:
        single = found(alone, state, seat, 6)

    assert sum(tries for _, tries, _ in single) == 31
    assert single != found(crew, state, seat, 6)


def test_a_hint_can_be_searched_by_a_crew(crew: Crew) -> None:
    state = undecided("terraforming-mars", 2, 8, 60)
    seat = state.deciding[0]

    hints = hint(state, seat, 30, 0.0, crew=crew)

    assert 20 < sum(one.tries for one in hints) <= 30
    assert hints == hint(state, seat, 30, 0.0, crew=crew)
    assert [one.tries for one in hints] == sorted([one.tries for one in hints], reverse=True)


def test_an_expert_can_think_with_a_crew(crew: Crew) -> None:
    state = undecided("mission-red-planet", 3, 8, 25)
    seen = Seen(state, state.deciding[0])
    answers = []
    for _ in range(2):
        player = LevelPlayer("expert", "mission-red-planet", 3, timed=False, crew=crew)
        player.iterations = 30
        answers.append(player.choose(seen))

    assert answers[0] == answers[1]
    assert answers[0] in seen.decision.options


def test_an_owners_pack_travels_along() -> None:
    game = areopolis.game("mission-red-planet", pack=PACK)

    there = game_of(card_of(game))

    assert there.pack_header() == game.pack_header()
    state = game.new(3, 5)
    assert there.from_dict(state.to_dict()).key() == state.key()
