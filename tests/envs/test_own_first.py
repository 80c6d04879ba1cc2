"""Index tables of the catalogue: the own seat first, the others clockwise after it."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

import areopolis
from areopolis import envs
from areopolis.core.errors import BadSetup
from areopolis.envs.encodings.plain import PlainEncoding
from areopolis.envs.run import Run
from envs.worlds import GAMES, goofspiel, walks

TABLES = [(name, seats) for name in GAMES for seats in areopolis.game(name).seats]
# The axes on which a colour is a seat. Elsewhere it may be anything, such as a mineral.
SEATED = {"seat", "actor", "colour", "owner", "place", "type", "piece", "colonist"}
# Games in whose answers a colour is a seat.
NAMING = {"mission-red-planet", "terraforming-mars", "on-mars"}


def labels(catalogue: dict[str, Any], called: dict[str, str]) -> list[tuple[str, ...]]:
    """Return what each number of an observation is called, with other words for the seats."""

    def name(axis: str, text: str) -> str:
        if axis not in SEATED:
            return text
        return "-".join([called.get(word, word) for word in text.split("-")])

    found: list[tuple[str, ...]] = []
    for piece in catalogue["pieces"]:
        along = [[name(axis, text) for text in catalogue["axes"][axis]] for axis in piece["axes"]]
        found += [(piece["name"], *names) for names in product(*along)]
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_is_where_it_is_called_so_from_the_own_seat(name: str, seats: int) -> None:
    catalogue = envs.catalogue(name, seats=seats)
    names = areopolis.game(name).vocabulary.names["seat"]
    plain = labels(catalogue, {})
    for seat, table in enumerate(catalogue["own_first"]["observations"]):
        called = {names[at]: names[(seat + at) % seats] for at in range(seats)}
        assert [plain[number] for number in table] == labels(catalogue, called)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_action_names_the_others_from_the_own_seat(name: str, seats: int) -> None:
    catalogue = envs.catalogue(name, seats=seats)
    names = areopolis.game(name).vocabulary.names["seat"] if name in NAMING else ()
    actions = catalogue["actions"]
    for seat, table in enumerate(catalogue["own_first"]["actions"]):
        called = {names[at]: names[(seat + at) % seats] for at in range(seats) if names}
        expected = [" ".join([called.get(word, word) for word in text.split()]) for text in actions]
        assert [actions[code] for code in table] == expected


@pytest.mark.parametrize("name", GAMES)
def test_the_first_seat_counts_as_it_is_and_no_number_is_lost(name: str) -> None:
    seats = areopolis.game(name).seats[-1]
    tables = envs.catalogue(name, seats=seats)["own_first"]
    for size, kind in ((len(tables["observations"][0]), "observations"), (0, "actions")):
        size = size or len(tables[kind][0])
        assert tables[kind][0] == list(range(size))
        for table in tables[kind]:
            assert sorted(table) == list(range(size))


@pytest.mark.parametrize("name", GAMES)
def test_whoever_looks_is_the_first_seat(name: str) -> None:
    run = Run(name, 2)
    tables, actions = run.own_first()
    pieces = {piece.name: piece for piece in run.encoding.layout.pieces}
    at = pieces["seat"].start
    for state in walks(name, 2):
        run.state = state
        for seat in range(2):
            seen = run.observe(seat)[tables[seat]]
            assert list(seen[at : at + 2]) == [1, 0]
            deciding = seen[pieces["deciding"].start :][:2]
            assert list(deciding) == [(seat + place) % 2 in state.deciding for place in range(2)]
            # An action that was chosen as the own seat counts is legal as all count.
            mask = run.mask(seat)
            for code in np.flatnonzero(mask[actions[seat]]):
                assert mask[actions[seat][code]] == 1


def test_a_game_without_an_encoding_of_its_own_has_tables_too() -> None:
    run = Run(goofspiel(), 3)
    tables, actions = run.own_first()
    pieces = {piece.name: piece for piece in run.encoding.layout.pieces}
    names = run.codes.names
    numbers = np.arange(run.size)
    start = pieces["scores"].start

    assert list(numbers[tables[1]][start : start + 4]) == [start + n for n in (1, 2, 0, 3)]
    legal = pieces["legal"].start
    assert names[actions[1][names.index("pick north")]] == "pick east"
    assert list(tables[1][legal : legal + run.actions] - legal) == list(actions[1])
    assert names[actions[2][names.index("bid 3")]] == "bid 3"


def test_a_pick_that_may_mean_something_else_stays_what_it_is() -> None:
    """In Martians red, blue and green are seats and minerals."""
    game = areopolis.game("martians")
    found = PlainEncoding(game)
    _, actions = found.own_first(4, 1)
    names = found.codes.names

    assert names[actions[names.index("pick red")]] == "pick red"
    assert sorted(actions) == list(range(len(names)))


def test_the_tables_are_there_for_so_many_as_can_play() -> None:
    assert "own_first" not in envs.catalogue("on-mars")
    assert len(envs.catalogue("on-mars", seats=3)["own_first"]["actions"]) == 3
    with pytest.raises(BadSetup):
        envs.catalogue("on-mars", seats=5)
