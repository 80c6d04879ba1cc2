"""The list of games, one game in detail, the pack to edit, the version."""

import tomllib
from pathlib import Path

import pytest

import areopolis
from areopolis import build
from areopolis.games.martians.game import Martians
from areopolis.games.mission_red_planet.game import MissionRedPlanet
from areopolis.games.on_mars.game import OnMars

from .conftest import Run

GAME = "mission-red-planet"


def test_every_game_is_listed(run: Run) -> None:
    result = run("games", COLUMNS="120")

    assert result.exit_code == 0
    assert all(name in result.stdout for name in areopolis.game_ids())
    assert "Mission: Red Planet" in result.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("players", "rules options", "reconstructed data", "default")),
        ("pl", ("gracze", "warianty zasad", "dane odtworzone", "domyślnie")),
        ("de", ("Personen", "Regeloptionen", "nachempfundene Daten", "Standard")),
        ("el", ("παίκτες", "επιλογές κανόνων", "ανακατασκευασμένα δεδομένα", "προεπιλογή")),
    ],
)
def test_a_game_is_described(run: Run, language: str, words: tuple[str, ...]) -> None:
    result = run("games", GAME, "--lang", language)

    assert all(word in result.stdout for word in words)
    assert "2–6" in result.stdout
    assert all(name in result.stdout for name in MissionRedPlanet().option_values())
    assert "cli." not in result.stdout


@pytest.mark.parametrize("made", [MissionRedPlanet(), OnMars()], ids=lambda made: made.id)
@pytest.mark.parametrize("language", ["en", "pl", "de", "el"])
def test_the_template_is_a_pack_of_the_same_game(
    run: Run, tmp_path: Path, language: str, made: MissionRedPlanet | OnMars
) -> None:
    result = run("games", made.id, "--pack-template", "--lang", language)
    path = tmp_path / "mine.toml"
    path.write_text(result.stdout, "utf-8")

    assert tomllib.loads(result.stdout) == made.pack_template()
    told = run("games", made.id, "--pack", path)
    assert "No reconstructed data is in use." in told.stdout
    assert "mine (" in told.stdout


@pytest.mark.parametrize("language", ["en", "pl", "de", "el"])
def test_tables_in_the_entries_of_a_template_stay_in_their_entries(
    run: Run, tmp_path: Path, language: str
) -> None:
    """The lines of an event card and the requirements of a scenario belong to it."""
    result = run("games", "martians", "--pack-template", "--lang", language)
    path = tmp_path / "mine.toml"
    path.write_text(result.stdout, "utf-8")

    assert tomllib.loads(result.stdout) == Martians().pack_template()
    assert "mine (" in run("games", "martians", "--pack", path).stdout
    assert run("check", path).exit_code == 0
    assert run("simulate", "martians", "-g", "1", "-j", "1", "--pack", path).exit_code == 0


def test_the_template_says_what_its_entries_are(run: Run) -> None:
    result = run("games", GAME, "--pack-template")

    assert "# Hellas\n[[zones]]\n" in result.stdout
    assert '# Cave-in\n[[discoveries]]\nid = "D05"\n' in result.stdout


def test_the_version_names_the_build(run: Run) -> None:
    result = run("version")

    assert result.stdout == build.description() + "\n"


def test_help_is_in_the_language_of_the_reader(run: Run) -> None:
    assert "Zagraj w terminalu." in run("--help", "--lang", "pl").stdout
    assert "Wie viele mitspielen." in run("play", "--help", "--lang", "de").stdout
    assert "Play a game at this terminal." in run("--help").stdout


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()

    assert "simulate" in result.output
    assert "Error" not in result.output


def test_values_that_not_all_can_play_with_say_who_can(run: Run) -> None:
    result = run("games", "martians", COLUMNS="140")

    lines = [line.strip() for line in result.stdout.splitlines()]
    (solo,) = [line for line in lines if line.startswith("solo")]
    assert "(players: 1)" in solo
    (competitive,) = [line for line in lines if line.startswith("rw3 ")]
    assert "(players: 2, 3, 4)" in competitive


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_mode_for_others_is_refused_in_a_sentence(run: Run, command: str) -> None:
    result = run(command, "martians", "--seats", 3, "--option", "mode=solo")

    assert result.exit_code != 0
    said = " ".join(result.stderr.split())
    assert "with 3 at the table option mode cannot be solo; allowed: auto, koop1, rw2, rw3" in said
