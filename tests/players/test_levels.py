"""The levels and the greedy player: what they know, how long they think, how well they play."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.core.rng import Rng
from areopolis.players import levels
from areopolis.players.greedy import GreedyPlayer, style_for
from areopolis.players.knowledge import styles_of
from areopolis.players.levels import LEVELS, LevelPlayer
from areopolis.players.protocol import Player, Seen
from kit import contest_options
from players.positions import GAMES, undecided, walked, wander

# Interpreted rules are slow: the same player with fewer iterations makes the same kind of choice.
FEW = 24
# Positions of a game at which players are asked.
LOOKS = 6


def quick(name: str, game: str, seed: int) -> Player:
    """Return a player without a clock that thinks little."""
    if name == "greedy":
        return GreedyPlayer(game, seed)
    player = LevelPlayer(name, game, seed, timed=False)
    player.iterations = min(player.iterations, FEW)
    return player


TABLES = [(game, seats) for game in GAMES for seats in areopolis.game(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_states_that_look_the_same_to_a_seat_get_the_same_answer(game: str, seats: int) -> None:
    """From the first choice of a whole game to its last, with any options."""
    choices = [at for at in walked(game, seats, 11) if len(at[0].decision(at[1]).options) > 1]
    for number in range(LOOKS):
        state, seat = choices[number * (len(choices) - 1) // (LOOKS - 1)]
        twins = [state, state.determinize(seat, 99 + number)]
        for name in ("greedy", *LEVELS):
            chosen = {str(quick(name, game, number).choose(Seen(one, seat))) for one in twins}
            assert len(chosen) == 1, (state.options, state.moves, seat, name)


@pytest.mark.parametrize("game", GAMES)
def test_a_player_that_goes_on_in_a_twin_gives_the_same_answers(game: str) -> None:
    """The tree that is kept from decision to decision tells nothing either."""
    for number in range(4):
        state = undecided(game, 3, 7 + number, 25 + 20 * number)
        seat = state.deciding[0]
        said: list[list[str]] = []
        for one in (state.clone(), state.determinize(seat, 5)):
            player = quick("expert", game, number)
            answers: list[str] = []
            while len(answers) < 4 and not one.over and seat in one.deciding:
                action = player.choose(Seen(one, seat))
                barrier = one.barrier
                one.apply(seat, action)
                answers.append(str(action))
                if one.barrier != barrier:
                    break
            said.append(answers)
        assert said[0] == said[1]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nobody_thinks_about_a_single_option(game: str, seats: int) -> None:
    players = [quick(name, game, 1) for name in ("greedy", *LEVELS)]
    # With some options nearly every question has several answers.
    games = [at for seed in (12, 15, 17) for at in walked(game, seats, seed)]
    forced = [at for at in games if len(at[0].decision(at[1]).options) == 1]
    assert forced
    for state, seat in forced:
        seen = Seen(state, seat)
        for player in players:
            assert isinstance(player, LevelPlayer | GreedyPlayer)
            word = player.dice.word
            assert player.choose(seen) is seen.decision.options[0]
            assert player.dice.word == word


def test_the_clock_ends_the_thinking_and_can_be_taken_away() -> None:
    state = undecided("terraforming-mars", 4, 3, 40)
    player = LevelPlayer("expert", "terraforming-mars", 1)
    player.iterations = 10_000_000
    player.seconds = 0.1
    seen = Seen(state, state.deciding[0])

    # So many iterations would take hours.
    assert player.choose(seen) in seen.decision.options
    assert LevelPlayer("expert", "terraforming-mars", 1, timed=False).seconds == 0.0


def test_a_stronger_level_is_allowed_more_and_keeps_its_promise() -> None:
    newcomer, club, expert = (LEVELS[name] for name in ("newcomer", "club", "expert"))

    assert newcomer.effort <= club.effort < expert.effort
    assert newcomer.slips > 0
    assert club.slips == expert.slips == 0
    assert all(level.seconds < 3.0 for level in LEVELS.values())


@pytest.mark.parametrize(("is_compiled", "mission", "mars"), [(True, 500, 300), (False, 125, 300)])
def test_an_expert_tries_less_where_interpreted_rules_are_too_slow(
    is_compiled: bool, mission: int, mars: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measured: a median of 0.5 to 0.7 s with three and six seats, where 500 took 2 to 3 s."""
    monkeypatch.setattr(levels, "is_compiled", lambda: is_compiled)

    assert LevelPlayer("expert", "mission-red-planet", 1).iterations == mission
    assert LevelPlayer("expert", "terraforming-mars", 1).iterations == mars


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_picks_the_style_and_every_style_comes_up(game: str) -> None:
    assert {style_for(game, seed) for seed in range(40)} == {"", *styles_of(game)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["greedy", "newcomer", "club"])
def test_even_a_newcomer_beats_random_players_most_of_the_time(game: str, name: str) -> None:
    """Eight short games with fixed seeds; a fair share would be one half."""
    won = 0
    for number in range(8):
        state = areopolis.game(game).new(2, 50 + number, contest_options(game))
        ours = quick(name, game, number)
        mine = number % 2
        rng = Rng(number)
        while not state.over:
            seat = state.deciding[0]
            options = state.decision(seat).options
            random = options[rng.below(len(options))]
            state.apply(seat, ours.choose(Seen(state, seat)) if seat == mine else random)
        assert state.outcome is not None
        won += state.outcome.winners == (mine,)

    assert won >= 5


def test_a_game_without_knowledge_is_played_all_the_same() -> None:
    state = wander("mission-red-planet", 3, 2, 10)
    seen = Seen(state, state.deciding[0])

    for name in ("greedy", "club", "expert"):
        assert quick(name, "goofspiel", 2).choose(seen) in seen.decision.options
