"""Rulings: the variant First Colonists (specification 4.3, 6.12)."""

from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.rules.constructing import Construct
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, options, question
from kit.on_mars import BLUE, GAME, Scene, scene, stored

LEARN, DEVELOP, BLUEPRINT = 0, 4, 7


def helped(*second: int) -> Scene:
    made = scene(first_colonists=True)
    made.state.second_cards[BLUE] = second
    return made


def test_r301_a_task_fulfilled_by_an_effect_counts() -> None:
    state = helped(DEVELOP).doing(Develop(1, free=1))

    drive(state, "develop shelter L3a")
    assert question(state) == (BLUE, "reveal-colonist")
    drive(state, "reveal FCB5")

    assert stored(state, BLUE, "oxygen") == 1
    assert state.second_cards[BLUE] == ()


def test_r302_a_building_by_any_effect_reveals_the_a_card() -> None:
    made = helped().bot(BLUE, "-2,0")
    made.state.first_card[BLUE] = 0
    made.state.second_deck = [3, 4, 5]
    state = made.doing(Construct(0))

    drive(state, "at -1,-1")

    assert state.first_card[BLUE] == NONE
    assert state.second_cards[BLUE] == (4, 5)


def test_r303_one_task_in_a_turn() -> None:
    state = helped(DEVELOP, BLUEPRINT).display("BP01").doing(Develop(2, free=1))

    drive(state, "develop shelter L3a", "reveal FCB5", "develop shelter L4a")

    assert state.revealed
    assert question(state) == (BLUE, "take-turn")


def test_nobody_learns_from_the_question_which_cards_are_held() -> None:
    """It is asked for every task while B cards are in hand."""
    state = helped(LEARN).doing(Develop(1, free=1))

    drive(state, "develop shelter L3a")

    assert options(state) == ["stop"]


def test_missions_and_spaces_are_given() -> None:
    state = GAME.new(3, 5, {"first_colonists": True})
    assert isinstance(state, OnMarsState)

    assert [state.rules.components.missions[n].name for n in state.missions] == [
        "MI2",
        "MI8",
        "MI1",
    ]
    assert all(place != NONE for place in state.first_card)
