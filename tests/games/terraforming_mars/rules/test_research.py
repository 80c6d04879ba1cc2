"""Player order and research, with and without draft (specification 3.1, 3.2)."""

from typing import Any

import pytest

from areopolis.core.state import State
from kit import options, question
from kit.terraforming_mars import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    Scene,
    changes,
    play,
    scene,
)

TWELVE = tuple([f"{number:03}" for number in range(101, 113)])
# Dealt one at a time from the top, the first player first.
GREEN_FIRST = (TWELVE[0], TWELVE[3], TWELVE[6], TWELVE[9])
YELLOW_SECOND = (TWELVE[1], TWELVE[4], TWELVE[7], TWELVE[10])
RED_LAST = (TWELVE[2], TWELVE[5], TWELVE[8], TWELVE[11])


def after_passing(made: Scene) -> State:
    """Return the next generation's research; everybody passes."""
    state: State = made.build()
    while question(state)[1] == "take-action":
        state = play(state, "pass")
    return state


def offered(state: State) -> list[tuple[str, ...]]:
    return [tuple(player["offered"]) for player in state.to_dict()["players"]]


def test_the_first_player_marker_moves_clockwise() -> None:
    state = after_passing(scene(3).turn(RED))
    document = state.to_dict()
    assert (document["first"], document["generation"]) == ("green", 6)
    assert after_passing(scene(3).turn(YELLOW)).to_dict()["first"] == "red"


def test_everybody_draws_four_and_buys_any() -> None:
    state = after_passing(scene(3, mc=0).deck(*TWELVE))
    assert state.deciding == (RED, GREEN, YELLOW)
    assert offered(state) == [RED_LAST, GREEN_FIRST, YELLOW_SECOND]
    bought = play(state, f"buy {RED_LAST[0]} {RED_LAST[3]}", "buy nothing")
    assert bought.deciding == (YELLOW,)
    assert changes(state, bought) == {}, "answers stay sealed"
    done = play(bought, "buy " + " ".join(YELLOW_SECOND))
    assert changes(state, done) == {
        "red mc": -6,
        "red hand": 2,
        "red offered": -4,
        "green offered": -4,
        "yellow mc": -12,
        "yellow hand": 4,
        "yellow offered": -4,
        "discard": 6,
        "red passed": False,
        "green passed": False,
        "yellow passed": False,
    }
    assert question(done) == (GREEN, "take-action")


def test_nobody_buys_more_than_can_be_paid() -> None:
    state = after_passing(scene(2, mc=0).rating(RED, 10))
    assert state.view(RED)["decision"]["space"]["most"] == 3


def test_helion_pays_for_cards_with_heat() -> None:
    made = scene(2, mc=0).corporation(RED, "helion").rating(RED, 3).stock(RED, heat=4)
    state = after_passing(made)
    assert state.view(RED)["decision"]["space"]["most"] == 2
    card = offered(state)[RED][0]
    paying = play(state, f"buy {card}", "buy nothing")
    assert question(paying) == (RED, "pay")
    paid = play(paying, "pay 1 mc 2 heat")
    assert changes(paying, paid) == {
        "red mc": -1,
        "red heat": -2,
        "red passed": False,
        "green passed": False,
    }


def test_the_discard_pile_becomes_the_deck() -> None:
    state = after_passing(scene(2).deck("001", "002", "003", discard_rest=True))
    document = state.to_dict()
    assert len(document["deck"]) == 257 - 8
    assert document["discard"] == []
    assert {"001", "002", "003"} <= {card for cards in offered(state) for card in cards}


def test_with_too_few_cards_all_get_equal_numbers() -> None:
    made = scene(3)
    every = [card for card in made.build().to_dict()["deck"] if card not in TWELVE[:7]]
    # Seven cards are left for three players; all others are in play or in hand.
    made.hand(RED, *every).deck(*TWELVE[:7])
    assert [len(cards) for cards in offered(after_passing(made))] == [2, 2, 2]


@pytest.mark.parametrize(("generation", "clockwise"), [(5, True), (6, False)])
def test_the_draft_goes_round(generation: int, clockwise: bool) -> None:
    """The generation after an odd one is even: clockwise."""
    made = scene(3, draft=True).generation(generation).deck(*TWELVE)
    state = after_passing(made)
    assert state.deciding == (RED, GREEN, YELLOW)
    assert question(state) == (RED, "draft-card")
    assert options(state, RED) == [f"card {card}" for card in RED_LAST]
    kept = play(state, f"card {RED_LAST[0]}", f"card {GREEN_FIRST[0]}", f"card {YELLOW_SECOND[0]}")
    left = [RED_LAST[1:], GREEN_FIRST[1:], YELLOW_SECOND[1:]]
    # Clockwise red passes to green, green to yellow, yellow to red.
    passed = [left[2], left[0], left[1]] if clockwise else [left[1], left[2], left[0]]
    assert offered(kept) == passed
    assert [player["drafted"] for player in kept.to_dict()["players"]] == [
        [RED_LAST[0]],
        [GREEN_FIRST[0]],
        [YELLOW_SECOND[0]],
    ]


def test_after_the_draft_everybody_buys_of_four_cards() -> None:
    state = after_passing(scene(3, draft=True).deck(*TWELVE))
    rounds = 0
    while question(state)[1] == "draft-card":
        for seat in (RED, GREEN, YELLOW):
            state.play(seat, options(state, seat)[0])
        rounds += 1
    assert rounds == 3, "the last card is not chosen"
    assert question(state) == (RED, "buy-cards")
    assert [len(cards) for cards in offered(state)] == [4, 4, 4]
    assert sorted([card for cards in offered(state) for card in cards]) == list(TWELVE)


def test_the_starting_hand_is_not_drafted() -> None:
    state = GAME.new(seats=3, seed=2, options={"draft": True})
    assert question(state) == (RED, "keep-corporation")


def take_first(state: State) -> list[tuple[str, ...]]:
    """Let everybody draft the first card; return what was passed on."""
    left = [cards[1:] for cards in offered(state)]
    for seat in range(state.seats):
        state.play(seat, options(state, seat)[0])
    return left


def test_the_initial_draft_has_two_rounds_of_five() -> None:
    rules: dict[str, Any] = {"initial_draft": True}
    state = GAME.new(seats=4, seed=2, options=rules)
    assert question(state) == (RED, "draft-card")
    assert {len(cards) for cards in offered(state)} == {5}
    left = take_first(state)
    assert offered(state)[GREEN] == left[RED], "clockwise"
    for _ in range(3):
        take_first(state)
    # The second five, while the first are held.
    assert {len(cards) for cards in offered(state)} == {5}
    assert {len(player["drafted"]) for player in state.to_dict()["players"]} == {5}
    left = take_first(state)
    assert offered(state)[BLUE] == left[RED], "the other way round"
    for _ in range(3):
        take_first(state)
    assert question(state) == (RED, "keep-corporation")
    assert {len(cards) for cards in offered(state)} == {10}


def test_solo_there_is_never_a_draft() -> None:
    state = GAME.new(seats=1, seed=2, options={"draft": True, "initial_draft": True})
    assert question(state) == (RED, "keep-corporation")
    assert question(after_passing(scene(1, draft=True))) == (RED, "buy-cards")
