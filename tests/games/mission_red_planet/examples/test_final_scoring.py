"""Worked scenarios: Ice Monopoly, missions and victory."""

import pytest

from kit.mission_red_planet import B, G, R, Y, points, scene


def test_t37_two_players_tied_for_ice_get_four_points_each() -> None:
    state = scene().purse(R, ice=5).purse(G, ice=5).purse(B, ice=3).scoring().build()

    assert points(state, R) == points(state, G) == {"tokens": 5, "ice-monopoly": 4}
    assert points(state, B) == {"tokens": 3}


def test_t38_three_players_tied_for_ice_get_three_points_each() -> None:
    state = scene().purse(R, ice=4).purse(G, ice=4).purse(B, ice=4).scoring().build()

    for seat in (R, G, B):
        assert points(state, seat) == {"tokens": 4, "ice-monopoly": 3}
    assert points(state, Y) == {}


def test_t39_a_tie_for_the_strategic_zones_scores_in_full() -> None:
    here = scene().zone("SM", "R1 G2").zone("VM", "R2 G1").holds(R, "M05")

    assert points(here.scoring().build(), R) == {"missions": 7}


@pytest.mark.parametrize("fourth", ["AU", "PH", "VM"])
def test_t40_three_of_the_eastern_zones_score_four_points(fourth: str) -> None:
    here = scene().zone("HE", "R1").zone("TS", "R3").zone("MT", "R1").zone(fourth, "R1")

    assert points(here.holds(R, "M01").scoring().build(), R) == {"missions": 4}


def test_t41_with_equal_points_more_tokens_win() -> None:
    here = scene().purse(R, ice=1, sylvanite=4, celerium=4).purse(G, sylvanite=3, celerium=8)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert (outcome.scores[R], outcome.scores[G]) == (30, 30)
    assert outcome.winners == (G,)
    assert (outcome.ranks[R], outcome.ranks[G]) == (2, 1)


def test_t42_with_equal_points_and_tokens_the_victory_is_shared() -> None:
    here = scene().purse(R, ice=1, sylvanite=7, celerium=2).purse(G, celerium=10)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert (outcome.scores[R], outcome.scores[G]) == (30, 30)
    assert outcome.winners == (R, G)
    assert (outcome.ranks[R], outcome.ranks[G], outcome.ranks[B]) == (1, 1, 3)


def test_t60_nobody_scores_the_ice_monopoly_without_ice_whatever_the_option() -> None:
    state = scene(most_requires_positive=False).purse(R, sylvanite=1).scoring().build()

    assert points(state, R) == {"tokens": 2}
    assert points(state, G) == points(state, B) == points(state, Y) == {}
