"""The players that there are: ours, those of packages, processes."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import areopolis
from areopolis.players.levels import LevelPlayer
from areopolis.players.protocol import Seen
from areopolis.players.registry import UnknownPlayer, maker, player_names

GAME = "mission-red-planet"

PACKAGE = """
class First:
    def __init__(self, game, seed):
        self.made_with = (game, seed)

    def choose(self, seen):
        return seen.decision.options[0]

number = 7
"""
POINTS = """[areopolis.players]
first = someones_player:First
random = someones_player:First
number = someones_player:number
missing = someones_player:Missing
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package that brings players."""
    (tmp_path / "someones_player.py").write_text(PACKAGE, "utf-8")
    about = tmp_path / "someones_player-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Name: someones-player\nVersion: 1.0\n", "utf-8")
    about.joinpath("entry_points.txt").write_text(POINTS, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop("someones_player", None)


def test_ours_are_always_there() -> None:
    assert player_names()[:5] == ("random", "greedy", "newcomer", "club", "expert")


@pytest.mark.parametrize("name", ["random", "greedy", "newcomer", "club", "expert"])
def test_ours_can_be_made(name: str) -> None:
    state = areopolis.game(GAME).new(seats=3, seed=4)

    made = maker(name, 5)(GAME, 1)

    assert isinstance(made, LevelPlayer) == (name not in ("random", "greedy"))
    if name != "expert":
        assert made.choose(Seen(state, 0)) in state.decision(0).options


def test_a_package_adds_players(installed: None) -> None:
    assert player_names()[5:] == ("first", "missing", "number")
    made = maker("first", 5)(GAME, 9)

    assert made.made_with == (GAME, 9)  # type: ignore[attr-defined]


def test_a_package_cannot_replace_ours(installed: None) -> None:
    assert not hasattr(maker("random", 5)(GAME, 9), "made_with")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", ""),
        ("", ""),
        ("missing", "AttributeError: module 'someones_player' has no attribute 'Missing'"),
        ("number", "someones_player:number cannot be called"),
        ("process:", "no program ''"),
        ("process:no-such-program --fast", "no program 'no-such-program'"),
        ("process:python 'x", "No closing quotation"),
    ],
)
def test_a_player_that_cannot_be_had(installed: None, name: str, why: str) -> None:
    with pytest.raises(UnknownPlayer) as caught:
        maker(name, 5)

    assert (caught.value.name, caught.value.why) == (name, why)
