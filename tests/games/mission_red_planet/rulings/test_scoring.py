"""Rulings: final scoring, ties and victory."""

import pytest

from kit import listen
from kit.mission_red_planet import B, G, R, Y, points, produced, purse, scene


@pytest.mark.parametrize("card", ["D06", "D07"])
def test_e55_level_and_uneven_ground_do_not_act_in_final_scoring(card: str) -> None:
    for there in ("R3 G2", "R4 G1"):
        for owner, scored in ((R, {"missions": 6}), (G, {})):
            here = scene().zone("HE", there, discovery=card).holds(owner, "M10")
            assert points(here.scoring().build(), owner) == scored


@pytest.mark.parametrize(
    ("card", "scored"), [("M06", 7), ("M10", 6), ("M07", 6), ("M08", 6), ("M11", 5)]
)
def test_e56_a_tie_for_the_most_fulfils_a_mission_in_full(card: str, scored: int) -> None:
    here = scene().zone("PH", "R2 G2").purse(R, celerium=1, sylvanite=1).lost("R2 G2 B1")
    state = here.purse(G, celerium=1, sylvanite=1).holds(R, card).scoring().build()

    assert points(state, R)["missions"] == scored


def test_e57_a_tie_counts_for_the_strategic_zones() -> None:
    here = scene().zone("SM", "R2 G1").zone("VM", "G1").holds(G, "M05")

    assert points(here.scoring().build(), G) == {"missions": 7}


def test_e58_the_sum_of_both_strategic_zones_counts_without_a_majority_in_either() -> None:
    for owner, scored in ((R, {"missions": 7}), (G, {}), (B, {})):
        here = scene().zone("SM", "R2 G3").zone("VM", "R2 B3").holds(owner, "M05")
        assert points(here.scoring().build(), owner) == scored


@pytest.mark.parametrize(("present", "scored"), [(0, {}), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_e59_red_zones_score_by_a_scale_that_does_not_add_up(
    present: int, scored: int | dict[str, int]
) -> None:
    here = scene().holds(R, "M01").zone("AU", "R5").zone("PH", "R1")
    for name in ("TS", "MT", "HE", "SS")[:present]:
        here.zone(name, "R2 G3")

    expected = {"missions": scored} if present else {}
    assert points(here.scoring().build(), R) == expected


@pytest.mark.parametrize(("tied", "share"), [(1, 9), (2, 4), (3, 3), (4, 2), (5, 1), (6, 1)])
def test_e60_players_tied_for_ice_divide_nine_points_rounded_down(tied: int, share: int) -> None:
    here = scene(6)
    for seat in range(6):
        here.purse(seat, ice=3 if seat < tied else 2)
    state = here.scoring().build()

    for seat in range(6):
        assert points(state, seat).get("ice-monopoly", 0) == (share if seat < tied else 0)


def test_e61_a_neutral_colour_can_complete_the_ice_monopoly() -> None:
    state = scene(2).purse(R, ice=5).purse(Y, ice=4).scoring().build()

    assert points(state, Y) == {"tokens": 4}
    assert state.view(None)["points"]["orange"]["ice-monopoly"] == 9


@pytest.mark.parametrize("card", ["M05", "M06", "M07", "M08", "M10", "M11"])
def test_e62_the_most_of_nothing_fulfils_no_mission(card: str) -> None:
    state = scene().holds(R, card).scoring().build()

    assert points(state, R) == {}


@pytest.mark.parametrize(
    ("card", "scored"), [("M05", 7), ("M06", 7), ("M07", 6), ("M08", 6), ("M10", 6), ("M11", 5)]
)
def test_e62_by_option_the_most_of_nothing_fulfils_a_mission(card: str, scored: int) -> None:
    state = scene(most_requires_positive=False).holds(R, card).scoring().build()

    assert points(state, R) == {"missions": scored}


@pytest.mark.parametrize("positive", [True, False])
def test_e93_without_any_ice_nobody_scores_the_monopoly(positive: bool) -> None:
    state = scene(most_requires_positive=positive).purse(R, sylvanite=2).scoring().build()

    assert points(state, R) == {"tokens": 4}
    assert points(state, G) == {}


@pytest.mark.parametrize("positive", [True, False])
def test_e93_without_any_astronaut_there_nobody_scores_a_fossil_bed(positive: bool) -> None:
    here = scene(most_requires_positive=positive).zone("HE", discovery="D12")
    state = here.scoring().build()

    assert [points(state, seat) for seat in (Y, B, R, G)] == [{}] * 4


def test_e63_a_tie_is_broken_by_tokens_whatever_they_are_worth() -> None:
    here = scene().purse(R, celerium=2).purse(G, sylvanite=3).purse(B, celerium=1)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert outcome.scores == (0, 3, 6, 6)
    assert outcome.winners == (G,)
    assert outcome.ranks == (4, 3, 2, 1)
    assert outcome.reason == "most-points"


def test_e63_a_tie_that_tokens_do_not_break_is_a_shared_victory() -> None:
    here = scene(5).purse(R, celerium=2).purse(G, celerium=2).purse(B, celerium=1)
    outcome = here.purse(Y, celerium=1).scoring().build().outcome

    assert outcome is not None
    assert outcome.winners == (R, G)
    assert outcome.ranks == (3, 3, 1, 1, 5)
    assert outcome.reason == "shared-victory"


def test_e64_astronauts_on_docked_ships_count_in_no_zone() -> None:
    here = scene().dock(1, "HE", 5, "RRRR").zone("HE", "G1", resource="ice")
    state = here.holds(R, "M10", "M09", "M12").producing(3).then("final-scoring").build()

    assert points(state, R) == {}
    assert purse(state, G) == {"ice": 3}
    assert produced(state, "HE") == {}


def test_e78_everybody_sees_the_tokens_of_everybody() -> None:
    state = scene().purse(R, ice=3, celerium=1).then("choose-characters").build()

    for seat in (Y, B, R, G, None):
        assert state.view(seat)["players"][R]["tokens"] == {"ice": 3, "celerium": 1}


def test_tokens_are_worth_one_two_and_three_points() -> None:
    here = scene().purse(R, ice=1, sylvanite=1, celerium=1).purse(G, ice=2)

    assert points(here.scoring().build(), R) == {"tokens": 6}


def test_a_total_may_be_negative_and_says_where_it_comes_from() -> None:
    here = scene().zone("HE", "R1", discovery="D13").holds(R, "M12").purse(G, ice=1)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert outcome.breakdown[R] == {
        "tokens": 0,
        "missions": 2,
        "ice-monopoly": 0,
        "discoveries": -3,
    }
    assert outcome.scores[R] == -1
    assert outcome.ranks[R] == 4


def test_missions_stay_secret_until_final_scoring_lays_them_open() -> None:
    here = scene().holds(R, "M12").holds(G, "A04").zone("HE", "G1", resource="ice")
    state = here.producing(3).then("final-scoring").build()
    assert state.view(B)["players"][R]["cards"] == [None]
    log = listen(state)

    state.play(G, "stop")

    assert state.view(B)["players"][R]["cards"] == ["M12"]
    assert {"event": "mission-scored", "colour": "orange", "card": "M12", "points": 0} in log.told()
    assert {"event": "ice-monopoly-scored", "colour": "green", "points": 9} in log.told()
