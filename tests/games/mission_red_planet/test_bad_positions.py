"""Positions of Mission: Red Planet that cannot be, each with the field that is wrong."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import areopolis
from areopolis import BadPosition
from conformance.laws_of_saving import through_json
from conformance.walks import play_out

GAME = areopolis.game("mission-red-planet")

Edit = Callable[[dict[str, Any]], object]


def position(seats: int = 3, decisions: int = 40) -> dict[str, Any]:
    state = GAME.new(seats=seats, seed=11)
    play_out(state, random.Random(5), decisions)
    document: dict[str, Any] = through_json(state.to_dict())
    return document


def rejected(edit: Edit, seats: int = 3, decisions: int = 40) -> str:
    document = position(seats, decisions)
    edit(document)
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    return caught.value.field


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda d: d["colours"]["blue"].update(supply=22), "colours.blue.supply"),
        (lambda d: d["colours"]["blue"].update(lost=21), "colours.blue.supply"),
        (lambda d: d["zones"].pop("HE"), "zones.HE"),
        (lambda d: d["zones"].update(XX=d["zones"]["HE"]), "zones.XX"),
        (lambda d: d["event_deck"].append("M99"), "event_deck[27]"),
        (lambda d: d["event_deck"].append(d["event_deck"][0]), "event_deck[27]"),
        (lambda d: d["event_deck"].pop(), "event_deck"),
        (lambda d: d["ship_deck"].append("S99"), "ship_deck"),
        (lambda d: d["ship_deck"].pop(), "ship_deck"),
        (lambda d: d["docks"].pop(), "docks"),
        (lambda d: d.update(stop="none"), "stop"),
        (lambda d: d.update(stop="round-11"), "stop"),
        (lambda d: d.update(first="violet"), "first"),
        (lambda d: d.update(countdown=11), "countdown"),
        (lambda d: d["point_tokens"].update(ice=41), "point_tokens.ice"),
        (lambda d: d["zones"]["PH"].update(discovery="D01"), "zones.PH.discovery"),
        (lambda d: d["zones"]["HE"].update(seen_by=[0]), "zones.HE.seen_by"),
        (lambda d: d["players"].pop(), "players"),
        (lambda d: d["players"][1].update(rejected="D01"), "players[1].rejected"),
    ],
)
def test_what_cannot_be_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit).startswith(field)


def test_nobody_has_seen_a_discovery_twice() -> None:
    def see_twice(document: dict[str, Any]) -> None:
        card = next(name for name in document["event_deck"] if name.startswith("D"))
        document["event_deck"].remove(card)
        document["zones"]["HE"].update(discovery=card, seen_by=[1, 1])

    assert rejected(see_twice) == "zones.HE.seen_by[1]"


def test_a_neutral_colour_has_its_characters_once_the_missions_are_chosen() -> None:
    def lay_none(document: dict[str, Any]) -> None:
        document["colours"]["orange"].update(deck=[], played=[], chosen="nobody")

    assert rejected(lay_none, seats=2) == "colours.orange.deck"
    before = position(seats=2, decisions=0)
    assert before["colours"]["orange"]["deck"] == []
    assert GAME.from_dict(before).to_dict() == before


@pytest.mark.parametrize("effect", ["keep-missions", "draw-event"])
def test_a_step_that_cannot_happen_is_named(effect: str) -> None:
    """No missions are dealt, or no event card is left."""

    def push(document: dict[str, Any]) -> None:
        document["stack"].append({"effect": effect, "by": "blue"})
        if effect == "draw-event":
            document["event_discard"] += document["event_deck"]
            document["event_deck"] = []

    assert rejected(push).startswith("stack[")


def test_discoveries_that_are_turned_up_are_known_to_all() -> None:
    """Whoever writes a position need not list who has seen what lies open."""
    document = position()
    card = next(name for name in document["event_deck"] if name.startswith("D"))
    document["event_deck"].remove(card)
    document["zones"]["HE"].update(discovery=card, seen_by=[])
    document["discoveries_face_up"] = True
    state = GAME.from_dict(document)

    for seat in range(state.seats):
        assert state.view(seat)["zones"]["HE"]["discovery"]["card"] == card
        for seed in range(5):
            assert state.determinize(seat, seed).view(seat) == state.view(seat)
