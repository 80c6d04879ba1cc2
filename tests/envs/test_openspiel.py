"""OpenSpiel's own test over our games, and its algorithms playing them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import areopolis
from areopolis.core.document import canonical
from areopolis.core.errors import BadSetup
from areopolis.envs import openspiel
from envs.worlds import GAMES, TABLES
from kit import short_options


def load(name: str, **params: Any) -> Any:
    """Load the game as OpenSpiel's users do."""
    return pyspiel.load_game(openspiel.short_name(name), params)


def dealt(game: Any, deal: int = 3) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def bots(game: Any, seed: int) -> list[Any]:
    return [
        uniform_random.UniformRandomBot(player, np.random.RandomState(seed + player))
        for player in range(game.num_players())
    ]


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = load(name, **short_options(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_sim_test_with_few_and_many(
    name: str, seats: int, capfd: pytest.CaptureFixture[str]
) -> None:
    game = load(name, players=seats, **short_options(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_its_random_bots_play_a_game(name: str) -> None:
    game = load(name, players=3, **short_options(name))
    returns = evaluate_bots.evaluate_bots(dealt(game), bots(game, 1), np.random.RandomState(0))

    if game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL:
        assert len(set(returns)) == 1
    else:
        assert sum(returns) == pytest.approx(0)
        assert max(returns) > 0


def test_values_with_signs_of_its_notation_are_spoken_otherwise() -> None:
    """A value such as `C=closed, U=slow` would be read as two parameters."""
    game = pyspiel.load_game("python_martians(players=2,token_effects=C:closed; U:slow)")

    assert game.run.options["token_effects"] == "C=closed, U=slow"
    assert pyspiel.load_game(str(game)).run.options == game.run.options


def test_its_search_in_information_sets_plays_a_game() -> None:
    game = load("mission-red-planet", players=3)
    searching = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    players = [searching, *bots(game, 5)[1:]]
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(players[state.current_player()].step(state))

    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_anew_looks_the_same(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = dealt(load(name, players=3))
    rng = np.random.RandomState(4)
    for _ in range(30):
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_copy_goes_its_own_way() -> None:
    state = dealt(load("mission-red-planet"))
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    twin.apply_action(twin.legal_actions()[0])

    assert str(state) == before
    assert str(twin) != before


def test_chance_deals_once_and_nobody_sees_the_deal() -> None:
    game = load("mission-red-planet", deals=7)
    state = game.new_initial_state()

    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, pytest.approx(1 / 7)) for deal in range(7)]
    assert state.action_to_string(3) == "deal 3"
    assert state.observation_string(0) == ""
    assert not any(state.observation_tensor(0))
    state.apply_action(3)
    assert not state.is_chance_node()
    assert state.held.state.key() == areopolis.game("mission-red-planet").new(2, 3).key()


def test_actions_are_called_by_their_notation() -> None:
    state = dealt(load("mission-red-planet"))
    names = [state.action_to_string(action) for action in state.legal_actions()]
    ours = state.held.state.decision(0).options

    assert sorted(names) == sorted(option.text for option in ours)


def test_observations_have_named_pieces() -> None:
    game = load("mission-red-planet", players=4)
    state = dealt(game)
    observed = make_observation(game)
    observed.set_from(state, player=2)

    assert list(observed.dict["seat"]) == [0, 0, 1, 0, 0, 0]
    assert observed.dict["zones.astronauts"].shape == (10, 6)
    assert observed.string_from(state, 2) == canonical(state.held.state.view(2))


def test_there_is_no_information_state_as_the_type_says() -> None:
    game = load("mission-red-planet")
    state = dealt(game)

    assert not game.get_type().provides_information_state_string
    assert not game.get_type().provides_information_state_tensor
    for asked in (state.information_state_string, state.information_state_tensor):
        with pytest.raises((ValueError, pyspiel.SpielError), match="information state"):
            asked(0)
    with pytest.raises(ValueError, match="no information state"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))


def test_options_of_the_rules_are_parameters() -> None:
    game = pyspiel.load_game("python_mission_red_planet(players=5,pilot_place=1)")

    assert game.num_players() == 5
    assert dealt(game).held.state.options["pilot_place"] == 1


@pytest.mark.parametrize(
    ("params", "error"),
    [({"players": 9}, BadSetup), ({"pilot_place": 9}, BadSetup), ({"deals": 0}, ValueError)],
)
def test_what_cannot_be_is_refused(params: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        load("mission-red-planet", **params)
