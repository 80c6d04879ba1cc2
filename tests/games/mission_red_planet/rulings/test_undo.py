"""What a player may take back: nothing that has shown somebody something new."""

import pytest

from areopolis.core.timeline import Timeline
from kit.mission_red_planet import B, R, Scene, Y, scene

MOVE = "move HE TS"


def can_undo(here: Scene, text: str, seat: int = R) -> bool:
    """Whether *seat* can take *text* back right after playing it, with a round still to come."""
    timeline = Timeline(here.then("choose-characters").build())
    timeline.play(seat, text)
    return timeline.can_undo(seat)


@pytest.mark.parametrize(
    ("number", "text"),
    [(9, "place dock 1"), (8, "place dock 1"), (5, "place dock 1"), (6, "place dock 2")],
)
def test_a_placement_can_be_taken_back(number: int, text: str) -> None:
    assert can_undo(scene().dock(1, "SM", 5).dock(2, "VM", 5).resolving(R, number), text)


def test_a_move_can_be_taken_back_unless_it_found_a_resource() -> None:
    assert can_undo(scene().zone("HE", "R1").zone("TS", resource="ice").resolving(R, 8), MOVE)
    assert not can_undo(scene().zone("HE", "R1").hides("TS", "ice").resolving(R, 8), MOVE)


@pytest.mark.parametrize("card", ["M05", "A03", "D05"])
def test_a_drawn_card_cannot_be_put_back(card: str) -> None:
    assert not can_undo(scene().event_deck(card).resolving(R, 7), "draw")


def test_an_assigned_discovery_can_be_taken_back_but_not_a_look() -> None:
    here = scene().event_deck("D05").zone("AU", discovery="D06").resolving(R, 7)
    timeline = Timeline(here.then("choose-characters").build())

    timeline.play(R, "draw")
    timeline.play(R, "assign HE")
    assert timeline.can_undo(R)
    timeline.undo(R)
    assert not timeline.can_undo(R)

    here = scene().zone("AU", discovery="D06").then("look-at-discovery", by=R)
    assert not can_undo(here, "look AU")


def test_a_choice_of_characters_cannot_be_taken_back_when_all_are_in() -> None:
    timeline = Timeline(scene(3).dock(1, "SM", 5).then("round", round=1).build())

    timeline.play(Y, "choose pilot")
    assert timeline.can_undo(Y)
    timeline.play(B, "choose pilot")
    timeline.play(R, "choose pilot")
    assert not timeline.can_undo(R)


@pytest.mark.parametrize("effect", ["dock-ships", "reveal-discoveries", "draw-neutral-cards"])
def test_nothing_is_taken_back_once_something_was_turned_up(effect: str) -> None:
    here = scene(2).dock(1, "SM", 5).zone("HE", discovery="D05").resolving(Y, 9).then(effect)

    assert not can_undo(here, "place dock 1", Y)


def test_nothing_is_taken_back_once_the_next_number_was_called() -> None:
    here = scene().dock(1, "SM", 5).chose(R, 8).chose(B, 5).then("countdown")

    assert not can_undo(here, "place dock 1")


def test_nothing_is_taken_back_once_an_action_card_was_shown() -> None:
    here = scene().dock(1, "SM", 5).holds(B, "A02").resolving(R, 9)

    assert not can_undo(
        here.then("play-actions", trigger="discovery_start", moment=0), "place dock 1"
    )


def test_a_neutral_recruiter_cannot_be_taken_back() -> None:
    assert not can_undo(scene(2).dock(1, "SM", 5).resolving(R, 9), "place dock 1", Y)


def test_nothing_is_taken_back_once_the_missions_are_laid_open() -> None:
    here = scene().zone("HE", "R1", resource="ice").then("claim-zone", by=R, count=1)
    assert can_undo(here, "claim HE")

    here = scene().zone("HE", "R1", resource="ice").then("claim-zone", by=R, count=1)
    assert not can_undo(here.scoring(), "claim HE")
