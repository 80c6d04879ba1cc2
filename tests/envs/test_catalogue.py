"""The command that prints the catalogue of an encoding."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from areopolis import envs
from areopolis.catalogues import LANGUAGES
from areopolis.cli.app import app
from envs.worlds import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
PACK = ROOT / "examples" / "mission-red-planet.toml"


def printed(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["envs", *arguments], env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_every_place_and_every_action_is_printed(name: str) -> None:
    found = envs.catalogue(name)
    lines = printed(name, "--lang", "en").splitlines()

    assert any(found["digest"] in line for line in lines)
    for piece in found["pieces"]:
        assert any(line.split()[:2] == [str(piece["start"]), piece["name"]] for line in lines)
    for axis, names in found["axes"].items():
        if len(names) > 1:
            start = lines.index(f"axis {axis}") + 1
            shown = lines[start : start + len(names)]
            assert shown == [f"{number:>6}  {text}" for number, text in enumerate(names)]
    for option in found["options"]:
        assert any(f"  {option}: " in line for line in lines)
    for step in found["steps"]:
        assert any(line.startswith(f"        {step}: ") for line in lines)
    listed = lines[-len(found["actions"]) :]
    assert listed == [f"{number:>6}  {text}" for number, text in enumerate(found["actions"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(language: str) -> None:
    assert "cli." not in printed("mission-red-planet", "--lang", language)


@pytest.mark.parametrize("name", GAMES)
def test_programs_get_json(name: str) -> None:
    assert json.loads(printed(name, "--json")) == envs.catalogue(name)


@pytest.mark.parametrize("name", GAMES)
def test_programs_get_the_tables_for_so_many_seats(name: str) -> None:
    assert json.loads(printed(name, "--json", "-n", "3")) == envs.catalogue(name, seats=3)


def test_so_many_as_cannot_play_are_refused() -> None:
    result = CliRunner().invoke(app, ["envs", "on-mars", "--json", "-n", "7", "--lang", "en"])

    assert result.exit_code == 2
    assert "not by 7" in result.stderr


def test_a_pack_has_a_catalogue_of_its_own() -> None:
    found = json.loads(printed("mission-red-planet", "--pack", str(PACK), "--json"))

    assert found["pack"]["name"] == "mission-red-planet"
    assert found == envs.catalogue("mission-red-planet", PACK)
    assert "mission-red-planet" in printed("mission-red-planet", "--pack", str(PACK))


def test_an_unknown_game_is_refused() -> None:
    result = CliRunner().invoke(app, ["envs", "chess", "--lang", "en"])

    assert result.exit_code == 2
    assert "chess" in result.stderr
