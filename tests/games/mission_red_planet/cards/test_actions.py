"""The four action cards."""

from typing import Any

import pytest

from kit import drive, listen, options, question
from kit.mission_red_planet import (
    B,
    G,
    R,
    Y,
    bank,
    cards,
    docks,
    found,
    lost,
    points,
    purse,
    scene,
    zone,
)

MOMENTS: dict[str, tuple[str, dict[str, Any]]] = {
    "A01": ("final-scoring", {}),
    "A02": ("discovery-phase", {}),
    "A03": ("play-actions", {"trigger": "round_end_before_landing", "moment": 10}),
    "A04": ("production-phase", {"phase": 3}),
}


def test_a01_blocks_of_ice_take_two_ice_before_the_monopoly_is_scored() -> None:
    here = scene().purse(R, ice=2).purse(G, ice=3).holds(R, "M12", "A01")
    state = here.scoring().build()

    assert purse(state, R) == {"ice": 4}
    assert points(state, R) == {"tokens": 4, "ice-monopoly": 9}
    assert points(state, G) == {"tokens": 3}
    assert bank(state)["ice"] == 40 - 7


def test_a01_blocks_of_ice_take_what_is_left() -> None:
    here = scene().bank("ice", 1, holder=Y).holds(R, "M12", "A01")

    assert purse(here.scoring().build(), R) == {"ice": 1}


@pytest.mark.parametrize(("dead", "back"), [(1, 1), (2, 2), (5, 2)])
def test_a02_rescue_party_returns_up_to_two_to_phobos(dead: int, back: int) -> None:
    here = scene().lost(f"R{dead} G3").holds(R, "A02").then("discovery-phase")
    state = here.build()

    assert zone(state, "PH") == f"R{back}"
    assert lost(state) == " ".join([f"R{dead - back}", "G3"] if dead > back else ["G3"])
    assert found(state) == ["PH"]


def test_a03_late_launch_forces_a_ship_that_carries_the_owner() -> None:
    here = scene().dock(1, "HE", 5, "RG").dock(2, "AU", 5, "G").dock(3, "MT", 5, "R")
    here.holds(R, "A03").then("play-actions", **MOMENTS["A03"][1])
    state = here.then("land-ships").build()

    assert question(state) == (R, "force-launch")
    assert options(state) == ["launch dock 1", "launch dock 3"]
    drive(state, "launch dock 1")

    assert zone(state, "HE") == "R1 G1"
    assert docks(state)[2] == "MT/5 [R]"


def test_a04_claim_jumpers_make_up_to_three_moves_before_the_third_production() -> None:
    here = scene().zone("HE", "R3", resource="ice").zone("TS", "G2", resource="celerium")
    state = here.holds(R, "A04").producing(3).build()

    for _ in range(3):
        assert question(state) == (R, "make-move")
        drive(state, "move HE TS")

    assert state.over
    assert zone(state, "TS") == "R3 G2"
    assert purse(state, R) == {"celerium": 3}
    assert purse(state, G) == {}


def test_a04_claim_jumpers_may_move_the_same_astronaut_again_and_never_others() -> None:
    here = scene().zone("HE", "R1").zone("MS", "G3").holds(R, "A04").dock(1, "AU", 5, "R")
    state = here.producing(3).build()

    assert options(state) == ["move HE TS", "stop"]
    drive(state, "move HE TS", "move TS VB", "move VB MS")

    assert state.over
    assert zone(state, "MS") == "R1 G3"
    assert docks(state)[0] == "AU/5 [R]"


@pytest.mark.parametrize("card", MOMENTS)
def test_a_played_action_lies_face_up_beside_the_event_deck_even_without_effect(card: str) -> None:
    effect, fields = MOMENTS[card]
    state = scene().holds(R, "M12", card).then(effect, **fields).build()

    assert cards(state, R) == ["M12"]
    assert state.to_dict()["event_discard"] == [card]
    assert state.over


@pytest.mark.parametrize("card", MOMENTS)
def test_an_action_waits_face_down_for_its_moment(card: str) -> None:
    for other, (effect, fields) in MOMENTS.items():
        if other != card:
            here = scene().holds(R, "M12", card).then(effect, **fields)
            state = here.then("choose-characters").build()
            assert cards(state, R) == ["M12", card]
            assert state.view(B)["players"][R]["cards"] == [None, None]
    for phase in (1, 2):
        state = scene().holds(R, "M12", card).producing(phase).build()
        assert cards(state, R) == ["M12", card]


def test_the_owner_cannot_refuse_an_action() -> None:
    here = scene().dock(1, "HE", 5, "R").holds(R, "A03")
    state = here.then("play-actions", **MOMENTS["A03"][1]).build()

    assert options(state) == ["launch dock 1"]


def test_an_action_is_shown_to_everybody_when_it_is_played() -> None:
    here = scene().zone("HE", "R1").holds(R, "A04").then("choose-characters")
    state = here.producing(3).build()
    log = listen(state)

    drive(state, *["choose pilot"] * 4)

    assert {"event": "action-played", "colour": "orange", "card": "A04"} in log.told(B)
    assert state.view(B)["event_discard"] == ["A04"]
