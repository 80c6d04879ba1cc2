"""Turns, passing and first actions (specification 2, 3.3)."""

import pytest

from areopolis.core.state import State
from kit import options, question, reasons
from kit.terraforming_mars import BLUE, GREEN, RED, YELLOW, changes, play, scene


def test_a_turn_has_two_actions() -> None:
    state = scene(3).build()
    once = play(state, "project asteroid")
    assert question(once) == (RED, "take-action")
    assert question(play(once, "project asteroid")) == (GREEN, "take-action")


def test_a_turn_may_end_after_one_action() -> None:
    state = scene(3).build()
    assert options(state)[-1] == "pass"
    assert reasons(state, "end") == ["has-not-acted"]
    once = play(state, "project asteroid")
    assert options(once)[-1] == "end"
    assert reasons(once, "pass") == ["has-acted"]
    ended = play(once, "end")
    assert question(ended) == (GREEN, "take-action")
    assert changes(once, ended) == {}


def test_who_has_passed_is_out_and_the_turn_skips() -> None:
    state = play(scene(4).turn(GREEN).build(), "pass")
    assert question(state) == (YELLOW, "take-action")
    for seat in (YELLOW, BLUE, RED, YELLOW):
        assert question(state)[0] == seat
        state = play(state, "project asteroid", "end")


def test_the_last_player_goes_on_until_passing() -> None:
    state = play(scene(2).build(), "pass")
    for _ in range(5):
        assert question(state) == (GREEN, "take-action")
        state = play(state, "project asteroid")
    assert question(play(state, "end")) == (GREEN, "take-action")
    assert question(play(state, "end", "pass"))[1] == "buy-cards"


def test_the_phase_ends_when_all_have_passed() -> None:
    state = scene(2).production(RED, plants=2).build()
    done = play(state, "pass", "pass")
    assert question(done)[1] == "buy-cards"
    assert changes(state, done)["red plants"] == 2


def test_nobody_else_can_act() -> None:
    state = scene(2).build()
    assert [reason.key for reason in state.why_not(GREEN, "project asteroid")] == ["not-deciding"]


FIRST = ["inventrix", "tharsis-republic", "poseidon", "aridor"]


def owing(corporation: str) -> State:
    made = scene(2).corporation(RED, corporation, owes_first_action=True).colony("io", 1)
    return made.hand(RED, "056").prepared()


@pytest.mark.parametrize("corporation", FIRST)
def test_the_first_action_is_compulsory(corporation: str) -> None:
    state = owing(corporation)
    assert options(state) == ["first action", "pass"]
    assert reasons(state, "play 056") == ["not-asked"]
    assert reasons(state, "project asteroid") == ["not-asked"]


def test_the_first_action_is_one_of_two() -> None:
    state = play(owing("inventrix"), "first action")
    assert question(state) == (RED, "take-action")
    assert question(play(state, "project asteroid")) == (GREEN, "take-action")


@pytest.mark.parametrize("corporation", FIRST)
def test_who_passes_owes_it_in_the_next_generation(corporation: str) -> None:
    state = play(owing(corporation), "pass", "pass")
    while question(state)[1] == "buy-cards":
        state = play(state, "buy nothing")
    assert question(state) == (GREEN, "take-action")
    assert question(play(state, "pass")) == (RED, "first-action")


def test_an_impossible_first_action_is_skipped() -> None:
    # No colony tile for Poseidon; then one comes too late.
    state = scene(2).corporation(RED, "poseidon", owes_first_action=True).build()
    assert "project asteroid" in options(state)
    after = play(state, "project asteroid")
    assert changes(state, after)["red owes first action"] is False


def test_aridor_has_nothing_to_lay_when_all_tiles_are_there() -> None:
    made = scene(2).corporation(RED, "aridor", owes_first_action=True)
    for name in ("callisto", "ceres", "europa", "ganymede", "io", "luna", "pluto", "triton"):
        made.colony(name, 1)
    for name in ("enceladus", "miranda"):
        made.colony(name, "asleep")
    assert question(made.prepared()) == (RED, "first-action")
    assert question(made.colony("titan", "asleep").prepared()) == (RED, "take-action")


def test_an_action_of_a_card_is_used_once_a_generation() -> None:
    state = play(scene(2).tableau(RED, "C42").build(), "use C42 1")
    assert reasons(state, "use C42 1") == ["action-used"]
    assert "use C42 1" not in options(state)
    later = play(state, "end", "pass", "pass", "buy nothing", "buy nothing", "pass")
    assert question(later) == (RED, "take-action")
    assert "use C42 1" in options(later)
    assert reasons(later, "use C18 1") == ["card-not-in-play"]
