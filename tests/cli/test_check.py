"""Checking records, positions and packs."""

from collections.abc import Callable
from pathlib import Path

import pytest
import tomli_w

import areopolis
from areopolis.games.martians.game import Martians
from areopolis.games.mission_red_planet.game import MissionRedPlanet

from .conftest import Run, sentence, wandered

Saved = Callable[..., Path]


def test_a_sound_record_is_told(run: Run, saved: Saved) -> None:
    path = saved(wandered(decisions=25).record())

    result = run("check", path)

    assert result.exit_code == 0
    assert result.stdout == (
        f"✓ {path}: a game of Mission: Red Planet, players: 3, 25 moves, not finished\n"
    )


def test_a_finished_record_is_told(run: Run, saved: Saved) -> None:
    result = run("check", saved(wandered().record(snapshot=True)))

    assert "a finished game of Mission: Red Planet, players: 3" in result.stdout


def test_a_sound_position_is_told(run: Run, saved: Saved) -> None:
    one = run("check", saved(wandered(decisions=25).to_dict()))
    over = run("check", saved(wandered().to_dict()))

    assert "a position of Mission: Red Planet, players: 3\n" in one.stdout
    assert "the game is over" in over.stdout


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(tomli_w.dumps(MissionRedPlanet().pack_template()), "utf-8")
    return path


def test_a_sound_pack_is_told(run: Run, pack: Path) -> None:
    result = run("check", pack)

    assert result.exit_code == 0
    assert "data for Mission: Red Planet, hash " in result.stdout


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('id = "O02"', 'id = "O01"'), "order[1].id: O01 stands there twice"),
        (('"designed"', '"guessed"'), "meta.provenance: 'guessed' is not one of"),
        (("[meta]", "[mata]"), "format: missing"),
    ],
)
def test_a_pack_without_a_format_is_told_by_the_game_that_knows_it(
    run: Run, tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    text = tomli_w.dumps(Martians().pack_template())
    assert change[0] in text
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    assert "data for Martians: A Story of Civilization, hash " in run("check", path).stdout

    path.write_text(text.replace(*change), "utf-8")
    assert said in sentence(run("check", path))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('"mrp-data/1"', '"mrp-data/9"'), "format: there is no format mrp-data/9"),
        (("format =", "fromat ="), "format: missing"),
        (('format = "mrp-data/1"', "format ="), "cannot be read: Invalid value"),
        (('"S07"', '"S08"'), "ships[7].id: S08 stands there twice"),
        (("capacity = 6", "capacity = 1"), "capacity: 1 is not between 2 and 22"),
        (
            ("    5,\n    6,\n    7,", "    5,\n    7,\n    6,"),
            "thresholds: each is higher than the one",
        ),
        (
            ("    5,\n    6,\n    7,", "    5,\n    5,\n    7,"),
            "thresholds: each is higher than the one",
        ),
        (
            ('    "SM",\n    "VM",', '    "SM",\n    "SM",'),
            "missions[4].zones: each zone stands there once",
        ),
        (('rule = "sole_zones"', 'rule = "soul_zones"'), "'soul_zones' is not one of"),
        (("transfer_max", "transfer"), "characters.soldier.transfer_max: missing"),
    ],
)
def test_a_broken_pack_names_the_field(
    run: Run, pack: Path, change: tuple[str, str], said: str
) -> None:
    text = pack.read_text("utf-8")
    assert change[0] in text
    pack.write_text(text.replace(*change), "utf-8")

    assert said in sentence(run("check", pack))


def roomy(pack: Path, seats: int) -> None:
    """Give the second ship so many seats."""
    data = MissionRedPlanet().pack_template()
    data["ships"][1]["capacity"] = seats
    pack.write_text(tomli_w.dumps(data), "utf-8")


def test_a_pack_with_a_ship_larger_than_any_printed_one_is_accepted_with_a_warning(
    run: Run, pack: Path
) -> None:
    roomy(pack, 7)

    result = run("check", pack)

    assert result.exit_code == 0
    assert "! ships[1].capacity: 7 seats; no printed ship has more than 6\n" in result.stdout
    assert "data for Mission: Red Planet, hash " in result.stdout
    assert "no printed ship" not in run("play", "mission-red-planet", "--pack", pack).stderr


def test_the_warning_is_said_in_the_readers_language(run: Run, pack: Path) -> None:
    roomy(pack, 7)

    assert "! ships[1].capacity: 7 Plätze" in run("check", pack, "--lang", "de").stdout


def test_the_largest_printed_ship_is_no_reason_for_a_warning(run: Run, pack: Path) -> None:
    roomy(pack, 6)

    assert "!" not in run("check", pack).stdout


def test_a_record_with_a_pack_needs_it(run: Run, saved: Saved, pack: Path) -> None:
    state = areopolis.game("mission-red-planet", pack=pack).new(seats=3, seed=1)
    path = saved(state.record())

    assert "made with data mine" in sentence(run("check", path))
    assert run("check", path, "--pack", pack).exit_code == 0
    assert run("replay", path, "--pack", pack, "--plain").exit_code == 0


def test_a_game_is_played_with_a_pack(run: Run, pack: Path) -> None:
    data = MissionRedPlanet().pack_template()
    data["zones"][4]["name"] = "Mare Nostrum"
    pack.write_text(tomli_w.dumps(data), "utf-8")

    result = run("play", "mission-red-planet", "--pack", pack, "--seed", 1, typed="? HE\n")

    assert "Mare Nostrum" in result.stdout


def test_another_board_is_drawn_as_a_list(run: Run, pack: Path) -> None:
    data = MissionRedPlanet().pack_template()
    data["edges"] = [*data["edges"], ["SM", "SS"]]
    pack.write_text(tomli_w.dumps(data), "utf-8")

    result = run("play", "mission-red-planet", "--pack", pack, "--seed", 1)

    assert "adjacent" in result.stdout
    assert "VB TS SS VM" in result.stdout
