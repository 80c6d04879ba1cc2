"""The random player, and what any player may know."""

import areopolis
from areopolis.core.state import State
from areopolis.players.protocol import Player, Seen
from areopolis.players.random import RandomPlayer


def play_out(seed: int, player_seed: int) -> State:
    state = areopolis.game("mission-red-planet").new(seats=3, seed=seed)
    players: list[Player] = [RandomPlayer(player_seed + seat) for seat in range(3)]
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, players[seat].choose(Seen(state, seat)))
    return state


def test_random_players_finish_a_game_with_legal_answers() -> None:
    assert play_out(1, 10).over


def test_the_same_seeds_give_the_same_game() -> None:
    assert play_out(2, 20).key() == play_out(2, 20).key()


def test_another_seed_of_the_player_gives_another_game() -> None:
    assert play_out(2, 20).key() != play_out(2, 40).key()


def test_a_player_sees_what_its_seat_sees() -> None:
    state = areopolis.game("mission-red-planet").new(seats=3, seed=4)
    seen = Seen(state, 1)

    assert seen.seat == 1
    assert seen.view() == state.view(1)
    assert seen.decision.seat == 1
    assert seen.imagine(5).view(1) == state.view(1)


def test_choosing_leaves_the_generator_of_the_game_alone() -> None:
    state = areopolis.game("mission-red-planet").new(seats=3, seed=4)
    before = state.key()

    RandomPlayer(9).choose(Seen(state, 0))

    assert state.key() == before


def test_every_option_is_taken_sooner_or_later() -> None:
    state = areopolis.game("mission-red-planet").new(seats=3, seed=4)
    player = RandomPlayer(9)
    seen = Seen(state, 0)

    taken = {player.choose(seen).text for _ in range(100)}

    assert taken == {option.text for option in seen.decision.options}
