"""Worked scenarios that hold for every game, whatever people decide."""

from functools import cache
from typing import Any

import pytest

from areopolis.core.state import State
from kit import drive, listen, options, wander
from kit.mission_red_planet import GAME, R, scene, supply

ROUNDS = 10
RECRUITER = 9


def table(state: State) -> dict[str, Any]:
    """Return everything on the table; which steps are still to come differs by the order itself."""
    return {**state.to_dict(), "options": None, "stack": None}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_t33_both_orders_of_the_round_lead_to_the_same_states(seats: int, seed: int) -> None:
    polish, german = (
        wander(GAME.new(seats=seats, seed=seed, options={"round_step_order": order}), seed)
        for order in ("pl", "de")
    )
    for one, other in zip(polish, german, strict=True):
        assert table(one) == table(other)


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ("pl", ["ship-landed", "resource-found", "ship-docked", "first-player-set"]),
        ("de", ["first-player-set", "ship-landed", "resource-found", "ship-docked"]),
    ],
)
def test_t33_the_editions_differ_in_when_the_first_player_is_named(
    order: str, told: list[str]
) -> None:
    here = scene(3, round_step_order=order).at("round-2").dock(1, "HE", 3, "RR").dock(2, "AU", 5)
    state = here.dock(3, "MT", 5).then("round", round=2).build()
    drive(state, "choose travel-agent", "choose travel-agent", "choose soldier")
    drive(state, "place dock 2", "place dock 3")
    log = listen(state)

    drive(state, "place dock 1")

    assert log.names()[-4:] == told


def most_brought() -> dict[int, int]:
    """Return how many astronauts each character brings into play at most, by its number."""
    brought = {}
    for number in range(1, 10):
        here = scene().dock(1, "SM", 5, "G").dock(2, "VM", 5, "G").zone("HE", "R1 G1")
        state = here.resolving(R, number).build()
        before = supply(state, R)
        while not state.over:
            drive(state, options(state)[0])
        brought[number] = before - supply(state, R)
    return brought


def test_t52_the_best_ten_rounds_bring_exactly_22_astronauts_into_play() -> None:
    brought = most_brought()

    @cache
    def best(rounds: int, hand: frozenset[int], recruiters: int) -> int:
        if not rounds:
            return 0 if not recruiters else -ROUNDS
        most = -ROUNDS
        for number in hand:
            if number != RECRUITER:
                rest = best(rounds - 1, hand - {number}, recruiters)
            elif recruiters:
                rest = best(rounds - 1, frozenset(brought), recruiters - 1)
            else:
                continue
            most = max(most, brought[number] + rest)
        return most

    starting = 1
    totals = {n: starting + best(ROUNDS, frozenset(brought), n) for n in range(1, 6)}
    assert totals == {1: 22, 2: 22, 3: 22, 4: 22, 5: 21}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(2))
def test_t52_no_colour_ever_needs_a_23rd_astronaut(seats: int, seed: int) -> None:
    for state in wander(GAME.new(seats=seats, seed=seed), seed):
        shown = state.view(None)
        ships = [ship for ship in (*shown["docks"], *shown["launched"]) if ship]
        places = [ship["crew"] for ship in ships]
        places += [there["astronauts"] for there in shown["zones"].values()]
        for player in shown["players"]:
            colour = player["colour"]
            there = sum([place.get(colour, 0) for place in places])
            assert player["supply"] >= 0
            assert player["supply"] + there + shown["lost"].get(colour, 0) == 22
