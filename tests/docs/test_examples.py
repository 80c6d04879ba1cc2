"""The programs and files in examples/ do what the documents say."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import areopolis
from areopolis.players.guard import Guard
from areopolis.players.random import RandomPlayer
from areopolis.players.registry import maker
from docs.pages import ROOT
from kit import short_game
from kit.patience import patience

EXAMPLES = ROOT / "examples"


def example(name: str) -> Any:
    """Import examples/*name*.py."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested_here() -> None:
    tested = Path(__file__).read_text("utf-8")

    assert [path.name for path in EXAMPLES.glob("*.py") if f'"{path.stem}"' not in tested] == []


@pytest.mark.parametrize("seats", ["2", "6"])
def test_the_random_game_prints_a_line_for_each_seat(
    seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    example("random_game").main(seats=seats)

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + int(seats)
    assert lines[0].startswith("mission-red-planet")


def test_a_record_is_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = example("random_game").play(areopolis.game("mission-red-planet"), 3, 7)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(state.record()), "utf-8")

    example("analyse_record").main(str(path))

    printed = capsys.readouterr().out
    assert printed.count("choose 10") == 3
    assert "   10 round-began" in printed


def test_an_edited_record_is_refused() -> None:
    state = example("random_game").play(areopolis.game("mission-red-planet"), 3, 7)
    record = state.record()
    record["moves"].pop()

    with pytest.raises(areopolis.BadRecord):
        example("analyse_record").analyse(record)


def test_a_question_of_balance_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    example("balance").main(deals="6")

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "terraforming-mars: 6 games, fair share 33.3 %"
    assert [line[2:8] for line in lines[1:4]] == ["seat 1", "seat 2", "seat 3"]
    assert sum(int(line[34:40]) for line in lines[4:]) == 18


def test_a_question_of_balance_may_be_one_of_yes_and_no(capsys: pytest.CaptureFixture[str]) -> None:
    example("balance").main("mission-red-planet", "first-player", "1")

    lines = capsys.readouterr().out.splitlines()
    assert {line[2:5].strip() for line in lines[4:]} == {"yes", "no"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("mission-red-planet", "colour", "1"), "KIND is one of first-player, mission, "),
        (("mission-red-planet", "mission", "0"), "DEALS is a whole number from 1 on"),
        (("mission-red-planet", "mission", "many"), "DEALS is a whole number from 1 on"),
    ],
)
def test_a_question_of_balance_that_nobody_can_answer(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=said):
        example("balance").main(*arguments)

    assert capsys.readouterr().out == ""


def test_the_process_player_answers_with_the_last_option() -> None:
    path = EXAMPLES / ("process_player" + ".py")
    lines = [
        {"protocol": "areopolis-player/1", "game": "mission-red-planet", "seed": 1},
        {"ask": 1, "options": ["keep M08", "keep M03"]},
        {"ask": 2, "options": ["done"]},
    ]
    typed = "".join([json.dumps(line) + "\n" for line in lines])
    ran = subprocess.run(
        [sys.executable, path], input=typed, capture_output=True, text=True, check=True
    )

    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert answers == [{"ask": 1, "answer": "keep M03"}, {"ask": 2, "answer": "done"}]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the rollout player as an installed package would."""
    folder = tmp_path / "rollout-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: rollout\nVersion: 1\n")
    points = "[areopolis.players]\nrollout = rollout_player:RolloutPlayer\n"
    (folder / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.usefixtures("installed")
def test_the_rollout_player_can_be_installed_and_answers_in_time() -> None:
    for name in areopolis.game_ids():
        made = maker("rollout", patience())
        guard = Guard(partial(made, name, 1 << 60), name, 1, patience())
        state = short_game(name, 2, 7)
        while not state.over and state.moves < 6:
            seat = state.deciding[0]
            state.play(seat, guard.answer(state, seat))
        assert guard.faults == []


def test_the_rollout_player_finishes_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    example("rollout_player").main("3", "7")

    assert "won by" in capsys.readouterr().out


def test_the_rollout_player_beats_random_players() -> None:
    """Chance alone would give it one game in three."""
    page = example("rollout_player")
    won = 0
    for seed in range(4):
        ours = page.RolloutPlayer(page.GAME, seed)
        players = [ours, RandomPlayer(seed + 10), RandomPlayer(seed + 20)]
        won += page.play(players, seed).outcome.winners == (0,)

    assert won >= 3


def test_the_learner_plays_learns_and_is_tested() -> None:
    """In a short mode: one round of learning; docs/envs.md has the curve of a real run."""
    short = ("--minutes", "0", "--ends", "8", "--tested", "8")
    ran = subprocess.run(
        [sys.executable, EXAMPLES / ("envs_ppo" + ".py"), *short],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )

    learned, tested = ran.stdout.splitlines()
    assert " games  won " in learned
    assert tested.startswith("afterwards")


def in_two_groups(*arguments: str) -> list[str]:
    """Return what the learner in two groups prints."""
    ran = subprocess.run(
        [sys.executable, EXAMPLES / ("envs_groups" + ".py"), *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )
    return ran.stdout.splitlines()


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_learner_in_two_groups_plays_every_game_to_its_end(name: str) -> None:
    """The example is "envs_groups"."""
    small = ("--games", "3", "--processes", "1", "--ends", "2")
    printed = in_two_groups("--game", name, *small)

    assert " games  of " in printed[-1]
    assert printed[-1].endswith(" points")


def test_a_learner_in_two_groups_learns() -> None:
    """A third would be a fair share; it wins about half of the later games."""
    printed = in_two_groups("--games", "32", "--processes", "0", "--ends", "450")

    won = [float(line.split("won")[1].split("%")[0]) for line in printed]
    assert sum(won[2:4]) / 2 > 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_game_on_a_page_keeps_the_laws(seats: int) -> None:
    game = example("goofspiel").Goofspiel()
    for seed in range(10):
        rng = random.Random(seed)
        state = game.new(seats=seats, seed=seed)
        while not state.over:
            seat = rng.choice(state.deciding)
            assert state.determinize(seat, seed).view(seat) == state.view(seat)
            assert game.from_dict(state.to_dict()).key() == state.key()
            state.play(seat, rng.choice(state.decision(seat).options))
        assert game.replay(state.record()).key() == state.key()


def test_the_whole_game_on_a_page_names_a_wrong_field() -> None:
    game = example("goofspiel").Goofspiel()
    document = game.new(seats=2, seed=1).to_dict()
    document["hands"][1] = [6]

    with pytest.raises(areopolis.BadPosition) as caught:
        game.from_dict(document)

    assert caught.value.field == "hands[1]"


def test_the_saboteur_must_destroy_the_ship_that_he_fills() -> None:
    """T-01, from the position that docs/positions.md works through."""
    document = json.loads((EXAMPLES / "saboteur.json").read_text("utf-8"))
    state = areopolis.game("mission-red-planet").from_dict(document)

    state.play(0, "place dock 1")
    assert [str(option) for option in state.decision(0).options] == ["destroy dock 1"]
    state.play(0, "destroy dock 1")

    shown = state.view(None)
    assert shown["lost"] == {"yellow": 1, "blue": 1, "orange": 1}
    assert shown["ship_discard"] == ["S13"]


def test_a_trade_pays_the_trader_and_the_colony() -> None:
    """The rulebook's own example, from the position that docs/positions.md works through."""
    document = json.loads((EXAMPLES / "callisto.json").read_text("utf-8"))
    game = areopolis.game("terraforming-mars")
    state = game.from_dict(document)
    assert state.to_dict() == document

    state.play(0, "trade callisto titanium")

    red, green = state.view(None)["players"]
    assert (red["stock"]["titanium"], red["stock"]["energy"]) == (1, 10)
    assert green["stock"]["energy"] == 3
    (callisto,) = state.view(None)["colonies"]
    assert callisto == {"colony": "callisto", "marker": 1, "owners": ["green"], "fleet": "red"}


def test_the_example_pack_is_the_built_in_data() -> None:
    """A game with it plays exactly like a game without, and its cards are called the same."""
    plain = areopolis.game("mission-red-planet")
    packed = areopolis.game("mission-red-planet", pack=EXAMPLES / "mission-red-planet.toml")
    assert packed.labels() == {}
    for seats in plain.seats:
        rng = random.Random(seats)
        one, other = plain.new(seats, 7), packed.new(seats, 7)
        while not one.over:
            seat = one.deciding[0]
            text = str(rng.choice(one.decision(seat).options))
            one.play(seat, text)
            other.play(seat, text)
            assert one.fields() == other.fields()
        assert one.outcome is not None
        assert other.outcome is not None
        assert one.outcome.to_dict() == other.outcome.to_dict()
