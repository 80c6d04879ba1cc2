"""Whatever the user gets wrong is one readable sentence, exit status 2, never a traceback."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import areopolis
from areopolis.core.record import checksum

from .conftest import Run, sentence, wandered

GAME = "mission-red-planet"
KNOWN = ", ".join(areopolis.game_ids())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], f"Error: there is no game 'chess'; known games: {KNOWN}"),
        (["games", "chess"], f"Error: there is no game 'chess'; known games: {KNOWN}"),
        (["simulate", "chess"], f"Error: there is no game 'chess'; known games: {KNOWN}"),
        (["play"], f"Error: say which game: {KNOWN}"),
        (
            ["play", GAME, "--seats", "7"],
            "Error: mission-red-planet is played by 2 to 6 seats, not by 7",
        ),
        (
            ["simulate", GAME, "--seats", "1"],
            "Error: mission-red-planet is played by 2 to 6 seats, not by 1",
        ),
        (
            ["play", GAME, "--seats", "four"],
            "Error: --seats must be a whole number, not four",
        ),
        (["play", GAME, "--seed", "-1"], "Error: --seed must be a whole number, not -1"),
        (["play", GAME, "--seed", "1.5"], "Error: --seed must be a whole number, not 1.5"),
        (
            ["play", GAME, "--seed", "18446744073709551616"],
            "Error: --seed must be from 0 to 18446744073709551615, not 18446744073709551616",
        ),
        (
            ["simulate", GAME, "--games", "0"],
            "Error: --games must be from 1 to 1000000000, not 0",
        ),
        (["simulate", GAME, "--jobs", "many"], "Error: --jobs must be a whole number, not many"),
        (["play", GAME, "--people", "5"], "Error: --people must be from 0 to 4, not 5"),
        (["play", GAME, "--people", "1,9"], "Error: --people must be from 1 to 4, not 9"),
        (["play", GAME, "--people", "me"], "Error: --people must be a whole number, not me"),
        (
            ["play", GAME, "--option", "pilot_place"],
            "Error: an option is written NAME=VALUE, not pilot_place",
        ),
        (
            ["play", GAME, "-o", "pilot_place=1", "-o", "pilot_place=2"],
            "Error: option pilot_place is given twice",
        ),
        (
            ["play", GAME, "--option", "pilot_place=9"],
            "Error: option pilot_place cannot be 9; allowed: 2, 1",
        ),
        (
            ["games", "--lang", "fr"],
            "Error: there are no words in fr; known languages: en, pl, de, el",
        ),
        (
            ["dance"],
            "Error: there is no command dance; the commands are: "
            "play, serve, games, simulate, arena, replay, review, check, envs, backup, restore, "
            "reports, version",
        ),
        (["play", GAME, "--colour"], "Error: there is no option --colour; `--help` shows them all"),
        (["play", GAME, "--seats"], "Error: --seats needs a value"),
        (["check"], "Error: FILE is missing"),
        (["games", GAME, "more"], "Error: that is too much: more"),
        (["games", "--pack-template"], f"Error: say which game: {KNOWN}"),
    ],
)
def test_wrong_arguments_are_one_sentence(run: Run, arguments: list[str], said: str) -> None:
    assert sentence(run(*arguments)) == said


def test_an_unknown_option_of_the_rules_names_the_known_ones(run: Run) -> None:
    said = sentence(run("simulate", GAME, "--option", "dice=6"))

    assert said.startswith("Error: mission-red-planet has no option dice; known options: ")
    assert "pilot_place" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Błąd: --seats musi być liczbą całkowitą, a nie x"),
        ("de", "Fehler: --seats muss eine ganze Zahl sein, nicht x"),
        ("el", "Σφάλμα: το --seats πρέπει να είναι ακέραιος αριθμός, όχι x"),
    ],
)
def test_complaints_are_in_the_language_of_the_reader(run: Run, language: str, said: str) -> None:
    assert sentence(run("play", GAME, "--seats", "x", "--lang", language)) == said
    assert sentence(run("--lang", language, "play", GAME, "--seats", "x")) == said
    assert sentence(run("play", GAME, "--seats", "x", AREOPOLIS_LANG=language)) == said


@pytest.mark.parametrize("command", [["check"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "No such file"),
        (b"{", "Expecting property name"),
        (b'{"format": "areopolis-record/1", "moves": [', "Expecting value"),
        (b'{"a": \xff}', "utf-8"),
        (b'{"a": 1, "a": 2}', "a: a stands there twice"),
        (b'{"a": NaN}', "NaN is not JSON"),
        (b'{"a": ' + b"[" * 100_000, "too deeply nested"),
        (b'{"a": 1' + b"0" * 5_000 + b"}", "digit"),
        (b"{}", "expected areopolis-record/1, areopolis-position/1"),
        (b'{"format": "areopolis-record/1"}', "game: missing"),
        (b'{"format": "areopolis-record/1", "game": "go"}', "there is no game 'go'"),
        (b'{"format": "areopolis-record/9"}', "found areopolis-record/9"),
        (b'{"format": "\\u001b[2J\\ud800"}', "found"),
    ],
)
def test_unreadable_files_are_one_sentence(
    run: Run, tmp_path: Path, command: list[str], content: bytes | None, said: str
) -> None:
    path = tmp_path / "file.json"
    if content is not None:
        path.write_bytes(content)

    assert said in sentence(run(*command, path))


def test_a_list_is_no_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text("[1]")

    assert "expected a table" in sentence(run("replay", path))


def test_a_folder_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in sentence(run("check", tmp_path))


def record(**changes: Any) -> dict[str, Any]:
    """Return a record with changed fields and a fitting checksum."""
    changed = {**wandered(decisions=30).record(), **changes}
    return {**changed, "check": checksum(changed)}


@pytest.mark.parametrize("command", [["check"], ["replay", "--plain"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules_version": 99}, "made with rules version 99 of mission-red-planet"),
        ({"seats": 9}, "seats: 9 is not between 2 and 6"),
        ({"moves": ["0 dance"]}, "move 1 (0 dance)"),
        ({"moves": ["yellow stop"]}, "move 1 (yellow stop)"),
        ({"moves": ["0 kill green in HE"]}, "move 1 (0 kill green in HE)"),
        ({"end": "0"}, "do not lead to the position"),
        ({"options": {"dice": 6}}, "dice"),
        ({"pack": {"name": "mine", "hash": "12"}}, "made with data mine (12)"),
        ({"extra": 1}, "extra: unknown field"),
    ],
)
def test_a_record_that_cannot_be_names_what_is_wrong(
    run: Run, saved: Callable[..., Path], command: list[str], changes: dict[str, Any], said: str
) -> None:
    assert said in sentence(run(*command, saved(record(**changes))))


def test_an_edited_record_is_found_out(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(wandered(decisions=30).record(), seed=2)

    assert "checksum" in sentence(run("check", path))


def test_a_truncated_record_is_found_out(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(wandered(decisions=30).record())
    path.write_text(path.read_text()[:-40])

    assert "cannot be read" in sentence(run("check", path))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"zones": {}}, "zones"),
        ({"rng": "x"}, "rng"),
        ({"stack": [{"effect": "dance"}]}, "there is no effect dance"),
        ({"seats": None}, "seats: expected a whole number"),
    ],
)
def test_a_position_that_cannot_be_names_the_field(
    run: Run, saved: Callable[..., Path], changes: dict[str, Any], said: str
) -> None:
    assert said in sentence(run("check", saved(wandered(decisions=9).to_dict(), **changes)))


def test_a_resumed_game_brings_its_own_setup(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(wandered(decisions=30).record())

    assert "brings its own seats" in sentence(run("play", "--resume", path, "--seats", "4"))


def test_a_file_cannot_be_another_game(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(wandered(decisions=30).record())

    assert "not of chess" in sentence(run("play", "chess", "--resume", path))


def test_a_seat_that_is_not_there_cannot_look(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(wandered(decisions=30).record())

    assert (
        sentence(run("replay", path, "--seat", "4")) == "Error: --seat must be from 1 to 3, not 4"
    )


def test_control_codes_never_reach_the_terminal(run: Run) -> None:
    said = sentence(run("play", "\x1b[2Jgo\x07"))

    assert "\x1b" not in said
    assert "\x07" not in said


def test_json_is_never_polluted_by_a_complaint(run: Run) -> None:
    result = run("simulate", GAME, "--games", "2", "--jobs", "1", "--seed", "1", "--json")

    assert result.exit_code == 0
    assert json.loads(result.stdout)["games"] == 2
    assert result.stderr == ""
