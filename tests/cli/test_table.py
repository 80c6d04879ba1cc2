"""Drawing tables: any game by its view, Mission: Red Planet by its own."""

from pathlib import Path

import pytest
from rich.cells import cell_len

import areopolis
import areopolis.cli.table
from areopolis.cli.table import GenericTable, Scene, Table, table_of
from areopolis.cli.table.mission_red_planet.table import MissionTable
from areopolis.cli.voice import Voice
from areopolis.core.state import State
from kit.mission_red_planet import B, G, Y, scene
from kit.terminal import drawn

from .conftest import wandered


def seen(state: State, seat: int | None, width: int = 80, language: str = "en") -> Scene:
    voice = Voice(language)
    return Scene(
        state.game,
        state.view(seat),
        voice,
        voice.speaker(state.game),
        state.options,
        seat,
        ("you",) * state.seats,
        ("One thing happened.", "Another thing happened."),
        width,
    )


def table(state: State, seat: int | None, width: int = 80) -> str:
    return drawn(MissionTable().draw(seen(state, seat, width)), width)


def test_games_have_their_own_table_or_the_generic_one() -> None:
    assert isinstance(table_of("mission-red-planet"), MissionTable)
    assert isinstance(table_of("tic-tac-toe"), GenericTable)


@pytest.mark.parametrize("kind", [MissionTable, GenericTable])
@pytest.mark.parametrize("width", [80, 150])
@pytest.mark.parametrize("language", ["en", "pl", "de", "el"])
def test_every_moment_can_be_drawn_within_the_width(
    kind: type[Table], width: int, language: str
) -> None:
    for decisions in (0, 60, 110):
        for seats in (2, 6):
            state = wandered(seats=seats, seed=seats, decisions=decisions)
            for seat in (None, seats - 1):
                view = seen(state, seat, width, language)
                page = drawn(kind().draw(view), width)
                assert max([cell_len(line) for line in page.splitlines()]) <= width
                assert "cli." not in page


@pytest.mark.parametrize("kind", [MissionTable, GenericTable])
def test_scores_are_shown_at_the_end(kind: type[Table]) -> None:
    state = wandered(seats=4, seed=2)
    view = seen(state, None)
    outcome = state.outcome
    assert outcome is not None

    page = drawn(kind().scores(view), 80)

    assert all(f" {score} " in page for score in outcome.scores)
    assert page.count("★") == len(outcome.winners)
    assert "Monopoly" in page


def test_the_map_shows_who_is_where() -> None:
    state = (
        scene(4)
        .zone("HE", "Y2 B1", resource="celerium", tokens={"celerium": 2})
        .zone("SM", "G3", resource="ice")
        .zone("AU", discovery="D05", seen_by=(Y,))
        .lost("B4")
        .dock(1, "HE", 4, "YG")
        .dock(2, "unknown", 4)
        .dock(3, "MT", 3, "B", tokens="PH")
        .launched("VB", 4, "GGGG")
        .resolving(Y, 1)
        .build()
    )

    page = table(state, Y)

    hellas, resource, astronauts = [line.split("│")[4].strip() for line in page.splitlines()[5:8]]
    assert (hellas, resource, astronauts) == ("HE Hellas", "◆ celerium +2◆", "Y2 B1")
    assert "G3" in page
    assert "✢ Cave-in (Y)" in page
    assert "B4" in page
    assert "1 HE Hellas              Y G · · 2/4" in page
    assert "2 ?? unknown destination · · · · 0/4" in page
    assert "3 PH Phobos ← MT         B · ·   1/3" in page
    assert "↑ VB Vastitas Borealis   G G G G 4/4" in page
    assert "? (Y)" in table(state, B)
    assert "Cave-in" not in table(state, B)


def test_the_characters_show_hand_countdown_and_who_revealed() -> None:
    state = scene(3).played(Y, 9, 8).chose(B, 3).dock(1, "HE", 4).resolving(Y, 7).build()

    page = table(state, Y)

    assert "···654321" in page
    assert "7 Scientist ◂ Y" in page
    assert "countdown: 7 Scientist" in page
    assert "3 Travel Agent B" not in page


def test_secret_cards_are_shown_to_their_owner_with_their_text() -> None:
    state = scene(3).holds(Y, "M06").holds(B, "M05").dock(1, "HE", 4).resolving(Y, 7).build()

    assert "Lunar Command  7 points if you have the most astronauts" in table(state, Y)
    assert "Lunar Command" not in table(state, B)
    assert "Lunar Command" not in table(state, None)


def test_a_drawn_discovery_is_shown_to_who_drew_it() -> None:
    made = scene(4).event_deck("D05").dock(1, "HE", 4).dock(2, "AU", 4).resolving(G, 7)
    state = made.build()
    for answer in ("place dock 1", "place dock 1", "draw"):
        state.play(G, answer)

    assert "Cave-in (drawn)" in table(state, G)
    assert "Cave-in" not in table(state, Y)


def test_the_dial_shows_what_comes_next() -> None:
    page = table(wandered(seats=3, decisions=0), 0)

    assert "[1] 2  3  4  5  P1  6  7  8  P2  9  10" in page
    assert "Round 1 · next: Round 2 · first:" in page


def test_a_wide_terminal_has_two_columns() -> None:
    state = wandered(seats=4, decisions=50)

    narrow, wide = (len(table(state, 0, width).splitlines()) for width in (100, 160))

    assert wide < narrow - 10


def test_every_game_with_a_table_is_on_the_shelf() -> None:
    folder = Path(areopolis.cli.table.__file__).parent
    own = {path.parent.name.replace("_", "-") for path in folder.glob("*/__init__.py")}

    assert own
    assert own <= set(areopolis.game_ids())
