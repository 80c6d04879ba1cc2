"""Steps that cannot lie on the stack of a position, each with the field that is wrong."""

from typing import Any

import pytest

from areopolis import BadPosition
from conformance.laws_of_saving import through_json
from games.on_mars.editing import Edit, position, rejected
from kit import question
from kit.on_mars import GAME


def added(step: dict[str, Any], at: int = 9) -> Edit:
    """Return an edit that puts a step into the stack of a turn, at its top if nothing is said."""
    return lambda d: d["stack"].insert(at, step)


@pytest.mark.parametrize(
    ("step", "at"),
    [
        ({"effect": "decide-journey", "by": "green", "left": "orbit"}, 9),
        ({"effect": "land-bot", "by": "green"}, 9),
        ({"effect": "take-lacerda-turn", "by": "blue"}, 9),
        ({"effect": "level-up-for-lacerda", "by": "blue"}, 9),
    ],
)
def test_steps_of_people_are_not_lacerdas_nor_the_other_way_round(
    step: dict[str, Any], at: int
) -> None:
    assert rejected(added(step, at), 1) == f"stack[{at}].by"


def test_a_turn_of_a_person_is_not_lacerdas() -> None:
    assert rejected(lambda d: d["stack"][8].update(by="green"), 1) == "stack[8].by"


@pytest.mark.parametrize(
    ("step", "at", "field"),
    [
        # What has been paid for comes right after the payment.
        ({"effect": "place-in-lab", "by": "blue", "grid": "T1"}, 3, "stack[3].effect"),
        ({"effect": "settle-ship", "by": "blue", "depot": "D1", "private": False}, 3, "stack[3]"),
        # Nobody pays what he does not have, nor more than two.
        ({"effect": "pay-resources", "by": "blue", "units": ["mineral"] * 2}, 9, "stack[9].units"),
        ({"effect": "pay-resources", "by": "blue", "units": ["water"] * 3}, 9, "stack[9].units"),
        # An empty space of the grid holds nothing.
        ({"effect": "place-in-lab", "by": "blue", "grid": "B3"}, 9, "stack[9].grid"),
        # Turns and rounds do not stand within each other.
        ({"effect": "take-turn", "by": "purple"}, 3, "stack[3].effect"),
        ({"effect": "close-round"}, 1, "stack[1].effect"),
        # Journeys end before turns and phases begin, and nobody makes two.
        ({"effect": "choose-space", "by": "blue", "side": "colony"}, 2, "stack[2].effect"),
        ({"effect": "decide-journey", "by": "blue", "left": "none"}, 1, "stack[1].effect"),
        # A tile that is not there does not move.
        ({"effect": "move-tile", "by": "blue", "tech": "rover", "lab": "L2b"}, 9, "stack[9].lab"),
        # Who is on a side does not travel there.
        ({"effect": "choose-space", "by": "blue", "side": "orbit"}, 9, "stack[9].side"),
    ],
)
def test_a_step_stands_where_it_can_be_done(step: dict[str, Any], at: int, field: str) -> None:
    assert rejected(added(step, at)).startswith(field)


def test_nobody_makes_two_journeys_at_once() -> None:
    def twice(document: dict[str, Any]) -> None:
        journey = {"effect": "decide-journey", "by": "blue", "left": "orbit"}
        document["stack"][1:] = [journey, journey]

    assert rejected(twice) == "stack[1].by"


def test_only_what_stands_on_a_hex_moves_from_there() -> None:
    moving = {"effect": "moving", "bots": 2, "rover": -1, "crystals": 1, "tech": False}
    moving |= {"teal": False, "as_rover": False, "rolled": False, "moved": []}
    step = {"effect": "move-one", "by": "blue", "moving": moving}

    assert rejected(added({**step, "start": "-2,1", "is_rover": False})) == "stack[9].start"


@pytest.mark.parametrize("phase", ["colonize", "close-round"])
def test_phases_are_of_a_round_that_has_begun(phase: str) -> None:
    document: dict[str, Any] = through_json(GAME.new(seats=3, seed=11).to_dict())
    assert document["round"] == 0
    document["stack"].insert(1, {"effect": phase})
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)

    assert caught.value.field == "stack[1].effect"


def test_what_is_true_or_false_of_a_step_is_no_number() -> None:
    step = {"effect": "develop", "by": "blue", "count": 1, "free": True, "teal": False, "may": 1}
    document = position()
    place = len(document["stack"])

    assert rejected(lambda d: d["stack"].append(step)) == f"stack[{place}].may"


@pytest.mark.parametrize("paid", ["pay-crystals", "send-to-work"])
def test_r026_a_movement_is_paid_after_crystals_on_the_way_went_onto_a_contract(paid: str) -> None:
    document = position()
    document["contract_deck"].remove("EC12")
    document["players"][0]["contracts"] = {"EC12": {"items": {}, "done": False}}
    moving = dict.fromkeys(("tech", "teal", "as_rover", "rolled"), False)
    document["stack"] += [
        {"effect": "moving", "by": "blue", "bots": 1, "rover": 0, "crystals": 0, "moved": []}
        | moving,
        {"effect": paid, "by": "blue", "count": 1},
        {"effect": "deliver-gained", "by": "blue", "item": "crystal", "count": 1},
    ]

    assert question(GAME.from_dict(document)) == (0, "deliver-gained")
