"""The sequence of play: the round counter and the steps of a round."""

import pytest

from kit import drive, listen, options, question, wander
from kit.mission_red_planet import (
    GAME,
    B,
    G,
    R,
    Y,
    discarded,
    docks,
    first,
    found,
    launched,
    scene,
    stop,
    zone,
)

STOPS = [
    *["round-1", "round-2", "round-3", "round-4", "round-5", "production-1"],
    *["round-6", "round-7", "round-8", "production-2"],
    *["round-9", "round-10", "discovery", "production-3", "final"],
]


@pytest.mark.parametrize("seats", GAME.seats)
def test_ten_rounds_three_productions_the_discovery_phase_and_final_scoring(seats: int) -> None:
    state = GAME.new(seats=seats, seed=4)
    log = listen(state)
    for _ in wander(state, seed=4):
        pass

    names = {
        "round-began": "round-{round}",
        "production-began": "production-{phase}",
        "discovery-phase-began": "discovery",
        "final-scoring-began": "final",
    }
    passed = [names[said["event"]].format(**said) for said in log.told() if said["event"] in names]
    assert passed == STOPS
    assert stop(state) == "end"
    assert state.over


def test_a_round_lands_docks_names_the_first_player_and_turns_the_counter() -> None:
    here = scene(3).at("round-2").first(Y).dock(1, "HE", 3, "RR").dock(2, "AU", 5, "R")
    state = here.dock(3, "PH", 3, "YR").ship_deck("TS/4", "MT/4").then("follow-counter").build()
    drive(state, "choose travel-agent", "choose recruiter", "choose saboteur")
    drive(state, "place dock 1", "place dock 3", "destroy dock 3", "place dock 2")

    assert question(state) == (Y, "choose-character")
    assert zone(state, "HE") == "R2 B1"
    assert found(state) == ["HE"]
    assert docks(state) == ["TS/4 []", "AU/5 [RYYY]", "MT/4 []"]
    assert discarded(state) == ["PH/3", "HE/3"]
    assert launched(state) == []
    assert first(state) == Y
    assert stop(state) == "round-3"


def test_a_production_follows_the_whole_of_the_fifth_round() -> None:
    here = scene(3).at("round-5").dock(1, "HE", 3, "RR").dock(2, "AU", 5).hides("HE", "celerium")
    state = here.then("follow-counter").build()
    drive(state, "choose travel-agent", "choose travel-agent", "choose recruiter")
    log = listen(state)

    drive(state, "place dock 1", "place dock 2")

    told = log.names()
    assert told.index("ship-landed") < told.index("first-player-set")
    assert told.index("first-player-set") < told.index("production-began")
    assert {"event": "tokens-taken", "colour": "orange", "zone": "HE"}.items() <= log.told()[
        told.index("tokens-taken")
    ].items()
    assert stop(state) == "round-6"


def test_a_ship_that_is_not_full_waits_for_the_next_round_with_its_crew() -> None:
    here = scene(3).at("round-1").dock(1, "HE", 4, "R").dock(2, "AU", 4).dock(3, "MT", 4, "B")
    state = here.then("follow-counter").build()
    drive(state, *["choose recruiter"] * 3)
    drive(state, *["place dock 1"] * 2, "place dock 2")

    assert docks(state) == ["HE/4 [RBY]", "AU/4 [R]", "MT/4 [B]"]


def test_the_last_character_in_hand_must_be_played() -> None:
    state = scene(3).played(Y, 1, 2, 3, 4, 5, 6, 7, 8).then("round", round=9).build()

    assert options(state, Y) == ["choose recruiter"]


@pytest.mark.parametrize("seed", range(3))
def test_no_ship_is_full_or_launched_when_a_round_begins(seed: int) -> None:
    for state in wander(GAME.new(seats=5, seed=seed), seed):
        if not state.over and question(state)[1] == "choose-character":
            shown = state.view(None)
            assert shown["launched"] == []
            assert len(shown["docks"]) == 5
            for ship in shown["docks"]:
                assert sum(ship["crew"].values()) < ship["capacity"]


def test_player_order_goes_clockwise_from_the_first_player() -> None:
    here = scene().first(R).dock(1, "SM", 5)
    for colour in (Y, B, R, G):
        here.chose(colour, 8)
    state = here.then("countdown").build()

    order = []
    while not state.over:
        order.append(question(state)[0])
        drive(state, "place dock 1")
    assert order == [R, G, Y, B]
