"""Figures: what single cards score, as the rules say it."""

from kit.mission_red_planet import G, R, scene


def test_a_mission_scores_as_things_stand_for_whoever_might_hold_it() -> None:
    state = scene().zone("TS", "R1").zone("MT", "R1 G3").holds(R, "M01").build()

    assert state.figures(R, "card", "M01") == {"points": 2}
    assert state.figures(G, "card", "M10") == {"points": 6}


def test_a_discovery_scores_where_it_lies() -> None:
    """The most astronauts there are worth six points, also while the card lies face down."""
    state = scene().zone("HE", "R2 G1", discovery="D12").build()

    assert state.figures(R, "card", "D12") == {"points": 6}
    assert state.figures(G, "card", "D12") == {"points": 0}
    assert state.figures(R, "card", "D11") == {}


def test_nothing_has_a_price() -> None:
    state = scene().build()

    assert state.figures(R, "ship", "S01") == {}
    assert state.figures(R, "card", "A01") == {}
