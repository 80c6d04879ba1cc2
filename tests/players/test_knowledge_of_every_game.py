"""What holds for the knowledge of every game, whatever position it looks at."""

from collections.abc import Iterator

import pytest

import areopolis
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.knowledge import Knowledge, knowledge_of, styles_of
from conformance.cases import Case, cases_of, game
from kit import wander

KNOWN = [name for name in areopolis.game_ids() if styles_of(name)]
# One walk through each number of seats and each option is enough.
CASES = [case for name in KNOWN for case in cases_of(name) if case.number == 0]
# Who plays against the others: where all win together by default, the mode in which they do not.
RIVALRY = {"martians": {"mode": "rw3"}}


def check_weights(knowledge: Knowledge, state: State, seat: int) -> None:
    """Every option has a positive weight, and none has more than the favourite."""
    options = state.decision(seat).options
    weights = knowledge.weigh(state, seat, options)
    assert len(weights) == len(options)
    assert min(weights) > 0.0, (state.decision(seat), weights)
    assert max(weights) < 1e6
    assert weights[knowledge.favourite(state, seat, options)] == max(weights)


def positions(case: Case) -> Iterator[State]:
    """Yield every fifth position of a random game."""
    state = game(case.game).new(case.seats, case.seed, dict(case.options))
    for number, here in enumerate(wander(state, case.seed)):
        if number % 5 == 0 and not here.over:
            yield here


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_of_every_position_has_a_weight(case: Case) -> None:
    knowledge = knowledge_of(case.game)
    for state in positions(case):
        for seat in state.deciding:
            check_weights(knowledge, state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chances_are_chances(case: Case) -> None:
    knowledge = knowledge_of(case.game)
    state = game(case.game).new(case.seats, case.seed, dict(case.options))
    seen = [knowledge.evaluate(here) for here in wander(state, case.seed) if not here.over]
    for chances in seen:
        assert len(chances) == case.seats
        assert min(chances) >= 0.0
        assert max(chances) <= 1.0
    assert state.outcome is not None
    if state.outcome.shared:
        assert {len(set(chances)) for chances in seen} == {1}
    else:
        assert max([sum(chances) for chances in seen]) <= 1.0 + 1e-9


@pytest.mark.parametrize("name", KNOWN)
def test_judging_changes_nothing(name: str) -> None:
    knowledge = knowledge_of(name)
    for state in positions(Case(name, 3, (), 7)):
        before = state.key()
        knowledge.evaluate(state)
        for seat in state.deciding:
            knowledge.weigh(state, seat, state.decision(seat).options)
        assert state.key() == before


def guided(name: str, seats: int, seed: int, guides: dict[int, Knowledge]) -> State:
    """Play a game in which some seats take what looks best and the others anything."""
    state = game(name).new(seats, seed, RIVALRY.get(name))
    rng = Rng(seed)
    while not state.over:
        seat = state.deciding[0]
        options = state.decision(seat).options
        choice = rng.below(len(options))
        if seat in guides and len(options) > 1:
            weights = guides[seat].weigh(state, seat, options)
            choice = weights.index(max(weights))
        state.apply(seat, options[choice])
    return state


@pytest.mark.parametrize("name", KNOWN)
def test_what_looks_best_beats_random_play(name: str) -> None:
    """Six games with a guided seat at each place in turn; it wins at least five."""
    won = 0
    for number in range(6):
        seat = number % 3
        outcome = guided(name, 3, number + 1, {seat: knowledge_of(name)}).outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 5


@pytest.mark.parametrize("name", KNOWN)
def test_the_styles_differ_and_none_plays_badly(name: str) -> None:
    styles = styles_of(name)
    assert 3 <= len(styles) <= 4
    played: set[str] = set()
    for style in ("", *styles):
        state = guided(name, 2, 5, {0: knowledge_of(name, style)})
        outcome = state.outcome
        assert outcome is not None
        assert 0 in outcome.winners, style
        played.add(" ".join([str(action) for seat, action in state.made() if seat == 0]))
    assert len(played) > 2


def test_guided_games_of_terraforming_mars_are_shorter_than_random_ones() -> None:
    knowledge = knowledge_of("terraforming-mars")
    everybody = dict.fromkeys(range(3), knowledge)
    guided_moves = [guided("terraforming-mars", 3, seed, everybody).moves for seed in (1, 2)]
    random_moves = [guided("terraforming-mars", 3, seed, {}).moves for seed in (1, 2)]
    assert sum(guided_moves) < 0.8 * sum(random_moves)
