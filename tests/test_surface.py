"""The public surface of ARCHITECTURE, section 2, line by line; outside programs rely on it."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import areopolis
from areopolis.core.action import Action
from areopolis.core.game import Game
from areopolis.core.state import State

NAMES = areopolis.game_ids()


def test_a_game_is_found_by_its_name() -> None:
    game = areopolis.game("mission-red-planet")

    assert isinstance(game, Game)
    assert game.id == "mission-red-planet"
    assert game.seats == range(2, 7)


def test_the_games_are_listed_before_and_after_one_was_used() -> None:
    """The package `areopolis.games` must not take the place of the function."""
    program = (
        "import areopolis; before = areopolis.game_ids(); areopolis.game(before[0]);"
        "import areopolis.games; assert areopolis.game_ids() == before; print(*before)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert run.stdout.split() == list(areopolis.game_ids()), run.stderr
    assert "mission-red-planet" in areopolis.game_ids()


@pytest.mark.parametrize("name", NAMES)
def test_seats_are_a_range(name: str) -> None:
    seats = areopolis.game(name).seats

    assert isinstance(seats, range)
    assert len(seats) > 0


@pytest.mark.parametrize("name", NAMES)
def test_options_are_default_allowed_values_and_help(name: str) -> None:
    for option, described in areopolis.game(name).options().items():
        default, allowed, words = described
        assert isinstance(option, str)
        assert default in allowed
        assert isinstance(words, str)
        assert "\n" not in words
        assert " " in words, "a line in words"


def test_the_options_of_the_specification() -> None:
    options = areopolis.game("mission-red-planet").options()

    assert {name: list(allowed) for name, (_, allowed, _) in options.items()} == {
        "round_step_order": ["pl", "de"],
        "soldier_place": [1, 2],
        "pilot_place": [2, 1],
        "explorer_min_moves": [0, 1],
        "ship_reshuffle": ["on_need", "at_once"],
        "point_token_supply": ["limited", "unlimited"],
        "most_requires_positive": [True, False],
        "discovery_order": ["board", "first_player"],
    }


def test_the_program_of_the_architecture_page() -> None:
    game = areopolis.game("mission-red-planet")
    state = game.new(seats=4, seed=7, options={"round_step_order": "de"})

    while not state.over:
        for seat in state.deciding:
            decision = state.decision(seat)
            assert decision.seat == seat
            assert isinstance(decision.question, str)
            assert isinstance(decision.options, Sequence)
            state.play(seat, decision.options[0])
            break

    outcome = state.outcome
    assert outcome is not None
    assert len(outcome.ranks) == 4
    assert outcome.winners
    for seat in range(4):
        assert outcome.scores[seat] == sum(outcome.breakdown[seat].values())


@pytest.fixture(params=NAMES)
def table(request: pytest.FixtureRequest) -> State:
    """A game of every kind, at its first decision."""
    game = areopolis.game(request.param)
    return game.new(seats=game.seats[-1], seed=7)


def test_a_state_is_asked_who_decides(table: State) -> None:
    assert table.over is False
    assert table.outcome is None
    assert table.deciding
    for seat in table.deciding:
        assert all(isinstance(option, Action) for option in table.decision(seat).options)


def test_play_is_checked_and_apply_is_its_unchecked_twin(table: State) -> None:
    seat = table.deciding[0]
    twin, before = table.clone(), table.key()
    option = table.decision(seat).options[0]
    table.play(seat, option)
    twin.apply(seat, option)

    assert table.key() == twin.key() != before
    with pytest.raises(areopolis.IllegalAction):
        table.play(table.seats, option)
    assert table.key() == twin.key()


def test_views_are_for_a_seat_or_a_spectator(table: State) -> None:
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        assert isinstance(view, dict)
        assert json.loads(json.dumps(view)) == view


def test_determinize_takes_a_seat_and_a_seed(table: State) -> None:
    twin = table.determinize(0, 3)

    assert type(twin) is type(table)
    assert twin.view(0) == table.view(0)
    assert table.determinize(seat=0, seed=3).key() == twin.key()


def test_clone_and_key(table: State) -> None:
    twin = table.clone()

    assert twin is not table
    assert isinstance(twin.key(), str)
    assert twin.key() == table.key()
    assert hash(table.decision(table.deciding[0]).options[0]) is not None


def test_notation_goes_both_ways(table: State) -> None:
    seat = table.deciding[0]
    for option in table.decision(seat).options:
        assert table.game.parse(table, seat, str(option)) == option


def test_notation_of_the_architecture_page() -> None:
    game = areopolis.game("mission-red-planet")
    state = game.new(seats=3, seed=1)
    while state.decision(state.deciding[0]).question != "place-astronaut":
        seat = state.deciding[0]
        state.play(seat, state.decision(seat).options[0])
    seat = state.deciding[0]

    assert str(game.parse(state, seat, "place dock 2")) == "place dock 2"


def test_a_position_is_a_dictionary_and_back(table: State) -> None:
    document = table.to_dict()

    assert isinstance(document, dict)
    assert table.game.from_dict(json.loads(json.dumps(document))).key() == table.key()
    with pytest.raises(areopolis.BadPosition):
        table.game.from_dict({})


def test_a_record_replays_to_an_equal_state(table: State) -> None:
    seat = table.deciding[0]
    table.play(seat, table.decision(seat).options[0])
    record = table.record()

    assert table.game.replay(json.loads(json.dumps(record))).key() == table.key()
    assert table.game.load(record).key() == table.key()


def test_a_pack_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("format = 'something else'\n", "utf-8")

    with pytest.raises(areopolis.BadPack) as caught:
        areopolis.game("mission-red-planet", pack=path)
    assert caught.value.field == "format"
    for broken in ("format = ", "\xff"):
        path.write_bytes(broken.encode("latin-1"))
        with pytest.raises(areopolis.BadPack):
            areopolis.game("mission-red-planet", pack=str(path))
    with pytest.raises(areopolis.BadPack):
        areopolis.game("mission-red-planet", pack=tmp_path / "nothing.toml")


@pytest.mark.parametrize("name", ["chess", "", "Mission: Red Planet"])
def test_another_game_is_unknown(name: str) -> None:
    with pytest.raises(areopolis.UnknownGame, match="mission-red-planet"):
        areopolis.game(name)


def test_errors_have_one_base() -> None:
    for name in areopolis.__all__:
        error = getattr(areopolis, name)
        if isinstance(error, type) and not issubclass(error, Warning):
            assert issubclass(error, areopolis.RulesError)
    for kind in (areopolis.BadPosition, areopolis.BadRecord, areopolis.BadPack):
        assert issubclass(kind, areopolis.BadDocument)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_reconstructed_is_listed(name: str) -> None:
    for fact in areopolis.game(name).reconstructed():
        assert fact.kind
        assert fact.name
        assert fact.what
