"""The table takes no order away that the rules allow, and adds none, in scenes full of triggers."""

import pytest

from games.terraforming_mars.crowded_scenes import PROJECTS, case
from games.terraforming_mars.every_order import compare, reached, state_of, truth
from kit import sampling
from kit.terraforming_mars import GREEN, RED, scene

# Every card in so many scenes; cards whose order counts most also have some of their own.
ROUNDS = 24
OFTEN = ("010", "080", "030", "045", "086", "089", "090", "122", "192", "200", "C26", "C29", "C34")
PARTS = 12
SCENES = sampling.some(range(ROUNDS * len(PROJECTS)), 20 * PARTS, "orders")


@pytest.mark.parametrize("part", range(PARTS))
def test_every_card_and_many_actions(part: int) -> None:
    for number in SCENES[part::PARTS]:
        assert not compare(case(number)), number


@pytest.mark.parametrize("card", OFTEN)
def test_cards_whose_order_counts(card: str) -> None:
    for again in sampling.some(range(ROUNDS, 2 * ROUNDS), 6, f"orders of {card}"):
        number = PROJECTS.index(card) + again * len(PROJECTS)
        assert not compare(case(number)), number


def test_the_rules_allow_more_than_one_order() -> None:
    """Green has a plant and Arctic Algae: by Comet red takes three plants, or fewer."""
    made = scene().hand(RED, "010").tableau(GREEN, "023").stock(GREEN, plants=1).oceans(8)
    for area in ("6-7", "6-8", "9-5"):
        made.tile(area, "greenery", GREEN)
    always = state_of(made, "always")
    action = always.vocabulary.action("play 010")
    assert action is not None
    allowed = truth(always, action)
    assert {end.stock[GREEN * 6 + 3] for end in allowed.values()} == {0, 1, 2, 3}
    assert set(reached(state_of(made, "ask"), action)) == set(allowed)
    assert set(reached(state_of(made, "default"), action)) == set(allowed)
