"""The scores of finished random games, counted twice."""

from typing import Any

import pytest

from areopolis.games.on_mars.rules.scoring import breakdown, total
from areopolis.games.on_mars.rules.solo_goals import LINES, counted
from areopolis.games.on_mars.state import OnMarsState
from games.on_mars import second_scorer
from kit import wander
from kit.on_mars import BLUE, GAME, LACERDA

VARIANTS: tuple[dict[str, Any], ...] = (
    {"round_limit": 20},
    {"round_limit": 60},
    {"round_limit": 60, "length": "long", "ship_tech": "extra_ships"},
    {"round_limit": 20, "first_colonists": True, "space_oddity": True},
)


def finished(seats: int, seed: int, options: dict[str, Any]) -> OnMarsState:
    """Return the end of a random game."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    *_, ended = wander(state, seed=seed)
    assert isinstance(ended, OnMarsState)
    return ended


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_both_scorers_agree(seats: int, variant: int) -> None:
    for seed in range(2):
        ended = finished(seats, 100 * variant + seed, VARIANTS[variant])
        outcome = ended.outcome
        assert outcome is not None
        document = ended.to_dict()
        scores = second_scorer.scores(document)
        assert [dict(points) for points in outcome.breakdown] == scores[:seats]
        assert list(outcome.winners) == second_scorer.winners(document)


def test_both_scorers_agree_about_lacerda_and_the_lines_of_the_solo_goals() -> None:
    for seed in range(6):
        ended = finished(1, seed, {"round_limit": 60})
        document = ended.to_dict()
        assert breakdown(ended, LACERDA) == second_scorer.scores(document)[LACERDA]
        lead = total(ended, BLUE) - total(ended, LACERDA)
        assert second_scorer.goals(document) == {
            goal: [counted(ended, what, lead) >= needed for what, needed in lines]
            for goal, lines in LINES.items()
        }
