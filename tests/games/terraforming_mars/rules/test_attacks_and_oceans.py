"""What triggers bring before an attack can be lost by it (specification 9)."""

import pytest

from kit import options, question
from kit.terraforming_mars import BLUE, GREEN, RED, YELLOW, Scene, changes, play, scene

# Comet and Giant Ice Asteroid: how many oceans, how many plants at most.
COMETS = (("010", 1, 3), ("080", 2, 6))
OCEANS = ("place 1-5", "place 1-2")


def algae(card: str, plants: int, order: str = "ask") -> Scene:
    """Return a scene in which green has Arctic Algae and some plants, and red *card*."""
    made = scene(effect_order=order).hand(RED, card).tableau(GREEN, "023")
    return made.stock(GREEN, plants=plants)


@pytest.mark.parametrize(("card", "oceans", "most"), COMETS)
def test_red_says_whether_oceans_or_the_loss_come_first(card: str, oceans: int, most: int) -> None:
    state = algae(card, 1).build()
    asked = play(state, f"play {card}")
    assert question(asked) == (RED, "order-effects")
    oceans_first = asked
    for place in OCEANS[:oceans]:
        oceans_first = play(oceans_first, "first 1", place)
    assert options(oceans_first)[0] == f"take {min(most, 1 + 2 * oceans)} from green"
    last = options(asked)[-1]
    assert options(play(asked, last)) == ["take 1 from green", "decline"]


@pytest.mark.parametrize(("card", "oceans", "most"), COMETS)
def test_by_default_oceans_come_first(card: str, oceans: int, most: int) -> None:
    state = algae(card, 1, "default").build()
    after = play(state, f"play {card}", *OCEANS[:oceans])
    assert question(after) == (RED, "remove-stock")
    assert options(after)[0] == f"take {min(most, 1 + 2 * oceans)} from green"


def test_without_plants_so_far_the_loss_waits_for_the_oceans() -> None:
    after = play(algae("010", 0).build(), "play 010", "place 1-5")
    assert options(after)[0] == "take 2 from green"
    # The first of two oceans brings plants: whether the second comes before the loss is open.
    asked = play(algae("080", 0).build(), "play 080", "place 1-5")
    assert question(asked) == (RED, "order-effects")
    assert options(play(asked, "first 1", "place 1-2"))[0] == "take 4 from green"
    assert options(play(asked, "first 2"))[0] == "take 2 from green"


@pytest.mark.parametrize(("card", "oceans", "most"), COMETS)
def test_where_nobody_waits_for_an_ocean_nobody_is_asked(card: str, oceans: int, most: int) -> None:
    state = scene().hand(RED, card).stock(GREEN, plants=most).tableau(RED, "023").build()
    after = play(state, f"play {card}", *OCEANS[:oceans])
    assert question(after) == (RED, "remove-stock")
    protected = algae(card, 1).tableau(GREEN, "173").build()
    assert question(play(protected, f"play {card}", *OCEANS[:oceans])) == (RED, "take-action")


def test_the_ocean_at_zero_degrees_can_come_before_the_loss() -> None:
    # Asteroid, Big Asteroid and Deimos Down; Mining Expedition by 8 % oxygen.
    for card, degrees in (("009", -2), ("011", -4), ("039", -6)):
        state = algae(card, 1).parameters(temperature=degrees).build()
        asked = play(state, f"play {card}")
        assert question(asked) == (RED, "order-effects"), card
        after = play(asked, "first 1", "place 1-5")
        assert options(after)[0] == "take 3 from green"
    chain = algae("063", 0).parameters(temperature=-2, oxygen=7).build()
    assert options(play(chain, "play 063", "place 1-5"))[0] == "take 2 from green"


def test_the_loss_hits_one_player_whoever_the_algae_belong_to() -> None:
    made = scene(seats=4).hand(RED, "010").tableau(YELLOW, "023").stock(BLUE, plants=2)
    after = play(made.build(), "play 010", "first 1", "place 1-5")
    assert [text for text in options(after) if text.startswith("take 2")] == [
        "take 2 from yellow",
        "take 2 from blue",
    ]
    assert changes(made.build(), play(after, "take 2 from yellow")).get("yellow plants", 0) == 0
