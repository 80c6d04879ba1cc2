"""What holds for the end of a game and its scores (ARCHITECTURE, sections 2 and 7)."""

from __future__ import annotations

from conformance.walks import Walk


def a_game_ends_within_its_bound(walk: Walk) -> None:
    assert walk.end.over, f"still going on after {len(walk.moments)} decisions"
    for moment in walk.moments:
        assert not moment.state.over
        assert moment.state.outcome is None
        assert moment.state.deciding, "a game that goes on asks somebody"
        assert len(set(moment.state.deciding)) == len(moment.state.deciding)
    assert walk.end.deciding == ()


def scores_add_up(walk: Walk) -> None:
    outcome = walk.end.outcome
    assert outcome is not None
    seats = walk.end.seats
    assert len(outcome.ranks) == len(outcome.scores) == len(outcome.breakdown) == seats
    for score, points in zip(outcome.scores, outcome.breakdown, strict=True):
        assert score == sum(points.values())
        assert all(isinstance(source, str) for source in points)
        assert all(type(value) is int for value in points.values())
    assert len({tuple(points) for points in outcome.breakdown}) == 1, "all have the same sources"


def winners_rank_first(walk: Walk) -> None:
    outcome = walk.end.outcome
    assert outcome is not None
    first = tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
    assert outcome.winners == first, "whoever ranks first has won; where all have lost nobody does"
    assert min(outcome.ranks) == (1 if outcome.winners else 2)
    # Equal ranks are shared, and the next one counts how many are better.
    lost = min(outcome.ranks) - 1
    for rank in outcome.ranks:
        assert rank == 1 + lost + sum(other < rank for other in outcome.ranks)
    assert outcome.reason


def the_outcome_stays_what_it_is(walk: Walk) -> None:
    outcome = walk.end.outcome
    again = walk.game.replay(walk.end.record()).outcome
    assert outcome is not None
    assert again is not None
    assert again.to_dict() == outcome.to_dict()
    for seat in (None, *range(walk.end.seats)):
        assert walk.end.view(seat)["outcome"] == outcome.to_dict()
    for moment in walk.spread(5):
        assert moment.state.view(None)["outcome"] is None


def whether_all_share_is_known_from_the_beginning(walk: Walk) -> None:
    outcome = walk.end.outcome
    assert outcome is not None
    for moment in walk.spread(5):
        ahead = moment.state.score()
        assert ahead.shared == outcome.shared
        assert (ahead.goal is None) == (outcome.goal is None)
    if outcome.shared:
        assert outcome.goal is bool(outcome.winners), "together they win by reaching the goal"
        assert len(set(outcome.ranks)) == 1, "nobody is compared with the others"


LAWS = (
    a_game_ends_within_its_bound,
    scores_add_up,
    winners_rank_first,
    the_outcome_stays_what_it_is,
    whether_all_share_is_known_from_the_beginning,
)
