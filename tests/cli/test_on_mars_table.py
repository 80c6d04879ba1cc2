"""The terminal table of On Mars: the map, both halves of the board, and everybody's board."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import areopolis
from areopolis.catalogues import LANGUAGES
from areopolis.cli.table import GenericTable, Scene, table_of
from areopolis.cli.table.on_mars.mars import place_of
from areopolis.cli.table.on_mars.table import OnMarsTable
from areopolis.cli.voice import Voice
from areopolis.core.state import State
from kit import short_options, wandering
from kit.terminal import drawn, page

GAME = "on-mars"


def wandered(seats: int, decisions: int) -> State:
    """Return a game after so many random answers, with everything that can lie on the table."""
    options = {**short_options(GAME), "first_colonists": True}
    state = areopolis.game(GAME).new(seats, seats, options)
    return wandering.wandered(state, seats, decisions)


def test_on_mars_has_a_table_of_its_own() -> None:
    assert isinstance(table_of(GAME), OnMarsTable)


@pytest.mark.parametrize("width", [80, 100, 180])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn_within_the_width(width: int, language: str) -> None:
    for seats, decisions in ((1, 40), (2, 5_000), (4, 120)):
        state = wandered(seats, decisions)
        for seat in (None, seats - 1):
            drawn = page(state, seat, width, language)
            assert max([cell_len(line) for line in drawn.splitlines()]) <= width
            for key in ("cli.", "view.", "kind.", "line."):
                assert key not in drawn


@pytest.mark.parametrize("width", [80, 100])
def test_every_hex_stands_on_the_map_where_it_lies(width: int) -> None:
    state = wandered(3, 60)
    lines = page(state, 0, width).splitlines()
    top = next(n for n, line in enumerate(lines) if line.startswith("╭─ Mars"))
    cell = 7 if width == 100 else 5
    for name in state.game.vocabulary.names["hex"]:
        column, line = place_of(name)
        shown = lines[top + 9 + line][2 + (column + 6) * cell :][:cell]
        assert shown.rstrip() == name


def test_what_is_on_a_hex_is_shown_below_its_name() -> None:
    """At the beginning of a game of two: Blue's Shelter and Bot, and the Mine in the middle."""
    state = areopolis.game(GAME).new(2, 1)
    lines = page(state, 0).splitlines()
    top = next(n for n, line in enumerate(lines) if line.startswith("╭─ Mars"))

    def below(name: str) -> str:
        column, line = place_of(name)
        return lines[top + 10 + line][2 + (column + 6) * 7 :][:7].rstrip()

    assert below("0,0") == "▲"
    assert below("0,-1") == "⌂BB●"
    assert below("0,1") == "⌂GG●"
    assert below("1,0") == "·"
    assert below("-5,0").startswith("r")


def test_secret_goals_are_shown_to_their_owner_only() -> None:
    state = areopolis.game(GAME).new(2, 1)
    mine = state.view(0)["players"][0]["goals"]
    named = [Voice("en").speaker(state.game).name("goal", goal) for goal in mine]

    assert all(name in page(state, 0) for name in named)
    assert not any(name in page(state, None) for name in named)
    assert page(state, None).count("3 × ?") == 2


def test_alone_the_goal_and_lacerda_are_there() -> None:
    drawn = page(areopolis.game(GAME).new(1, 1), 0)

    assert "Lacerda: First Colonists" in drawn
    assert "level of the Colony" in drawn
    assert "1/3" in drawn
    # His colour is nobody's name.
    assert "Green " not in drawn


def test_the_table_for_any_game_calls_buildings_and_technologies_by_their_kind() -> None:
    """Both have the same names: what a field speaks of decides."""
    state = areopolis.game(GAME).new(2, 1)
    voice = Voice("en")
    speaker = voice.speaker(state.game)
    scene = Scene(state.game, state.view(0), voice, speaker, {}, 0, ("", ""), (), 120)
    said = drawn(GenericTable().draw(scene), 120)

    assert "space 1 Greenhouse Tech" in said
    assert "Oxygen Condenser   1" in said
    assert "oxygen-condenser" not in said
