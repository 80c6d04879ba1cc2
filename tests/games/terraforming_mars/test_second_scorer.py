"""The scores of finished random games, counted twice."""

from typing import Any

import pytest

from games.terraforming_mars import second_scorer
from kit import wander
from kit.terraforming_mars import GAME

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"corporate_era": False, "draft": True},
    {"colonies": False, "initial_draft": True},
    {"beginner_corporations": True, "effect_order": "default"},
    {"world_government": True, "corporation_deal": "one_colonies", "solo_goal": "rating"},
)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_both_scorers_agree(seats: int, variant: int) -> None:
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed, options=VARIANTS[variant])
        *_, ended = wander(state, seed=100 * variant + seed)
        outcome = ended.outcome
        assert outcome is not None
        document = ended.to_dict()
        assert [dict(points) for points in outcome.breakdown] == second_scorer.scores(document)
        assert list(outcome.winners) == second_scorer.winners(document)
