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


def test_a_discovery_is_never_boxed() -> None:
    def edit(document: dict[str, Any]) -> None:
        document["event_deck"].remove("D05")
        document["box"].append({"card": "D05", "seen_by": [0]})

    assert rejected(edit, seats=2, decisions=4) == "box[0].card"


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


def place_of(document: dict[str, Any], effect: str) -> int:
    """Return where a step lies on the stack."""
    keys = [step["effect"] for step in document["stack"]]
    return keys.index(effect)


def with_step(place: int, **step: Any) -> dict[str, Any]:
    document = position()
    document["stack"].insert(place, step)
    return document


def named(document: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    return caught.value.field


@pytest.mark.parametrize("effect", ["launch-full-ships", "resolve-character"])
def test_the_step_of_a_colour_names_the_colour(effect: str) -> None:
    """Low in the stack, too; else it would be done by the last colour."""
    document = position()
    while effect not in [step["effect"] for step in document["stack"]]:
        state = GAME.from_dict(document)
        play_out(state, random.Random(3), 1)
        document = through_json(state.to_dict())
    place = place_of(document, effect)
    for wrong in ("none", "violet", "pink", None, 1):
        document["stack"][place]["by"] = wrong
        assert named(document) == f"stack[{place}].by"
    del document["stack"][place]["by"]
    assert named(document) == f"stack[{place}].by"


def test_nobody_does_what_the_table_does() -> None:
    document = position()
    document["stack"][1]["by"] = "blue"

    assert named(document) == "stack[1].by"


@pytest.mark.parametrize("place", [0, 1, 2, 3, 4])
def test_missions_are_kept_once(place: int) -> None:
    """A second time, low in the stack, nobody would have a mission to keep."""
    document = position(decisions=0)
    assert [step["effect"] for step in document["stack"]][-1] == "keep-missions"
    document["stack"].insert(place, {"effect": "keep-missions"})

    assert named(document).startswith("stack[")


def test_no_step_of_the_setup_comes_later() -> None:
    for effect in ("keep-missions", "deal-missions", "dock-first-ships", "prepare-neutral-decks"):
        assert named(with_step(2, effect=effect)) == "stack[2].effect"


def test_the_game_is_followed_once_and_from_the_bottom() -> None:
    assert named(with_step(0, effect="land-ships")) == "stack[1].effect"
    assert named(with_step(3, effect="follow-counter")) == "stack[3].effect"


def test_characters_are_taken_back_within_a_turn_only() -> None:
    """After the setup a neutral deck would be one card short of the rounds."""
    document = position(2, decisions=0)
    document["stack"].insert(1, {"effect": "take-characters-back", "by": "orange"})

    assert named(document) == "stack[1].effect"


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"effect": "play-actions", "trigger": "round_end", "moment": 1}, "trigger"),
        ({"effect": "play-actions", "trigger": "final_start", "moment": 1}, "moment"),
        (
            {"effect": "play-actions", "trigger": "round_end_before_landing", "moment": 11},
            "moment",
        ),
        ({"effect": "resolve-discoveries", "phase": "P2", "resolved": 0}, "phase"),
        ({"effect": "resolve-discoveries", "phase": "D", "resolved": 1 << 11}, "resolved"),
        ({"effect": "produce", "phase": 0}, "phase"),
        ({"effect": "produce", "phase": 4}, "phase"),
        ({"effect": "produce", "phase": "P3"}, "phase"),
        ({"effect": "award", "phase": 4}, "phase"),
        ({"effect": "round", "round": 11}, "round"),
        ({"effect": "resolve-character", "by": "blue", "character": "nobody"}, "character"),
        ({"effect": "resolve-character", "by": "blue", "character": "none"}, "character"),
        ({"effect": "place-astronauts", "by": "blue", "count": 0}, "count"),
        ({"effect": "place-apart", "by": "blue", "count": 2, "boarded": 64}, "boarded"),
        ({"effect": "board-more", "by": "blue", "dock": "1", "count": 20}, "effect"),
        ({"effect": "choose-destination", "by": "blue", "ship": "none"}, "ship"),
        ({"effect": "transfer-from-moon", "by": "blue", "most": 9}, "most"),
        ({"effect": "return-from-lost", "by": "blue", "count": 1, "zone": "none"}, "zone"),
        ({"effect": "move-away", "by": "blue", "zone": "HE", "count": 22}, "effect"),
        ({"effect": "force-launch", "by": "blue", "own": 0}, "own"),
        ({"effect": "make-moves", "by": "blue", "left": 3, "made": 98}, "made"),
        ({"effect": "play-action", "by": "blue"}, "card"),
        ({"effect": "play-action", "by": "blue", "card": "A01"}, "effect"),
        ({"effect": "assign-discovery", "by": "blue"}, "effect"),
    ],
    ids=str,
)
def test_every_step_is_checked_wherever_it_lies(step: dict[str, Any], field: str) -> None:
    assert named(with_step(2, **step)) == f"stack[2].{field}"


def test_an_action_that_is_played_is_held() -> None:
    document = position()
    document["stack"].append({"effect": "play-action", "by": "blue", "card": "A01"})

    assert named(document) == f"stack[{len(document['stack']) - 1}].card"


def test_neutral_colours_have_a_character_for_every_round_that_is_left() -> None:
    document = position(seats=2, decisions=70)
    assert len(document["colours"]["green"]["deck"]) < 7
    document["stop"] = "round-1"

    assert named(document) in ("colours.orange.deck", "colours.green.deck")


def test_everybody_has_a_character_for_every_round_that_is_left() -> None:
    """The Recruiter would bring them back, but he lies open and nobody resolves him."""
    document = position(decisions=6)
    blue = document["colours"]["blue"]
    blue.update(hand=[*blue["hand"], *blue["played"]], played=["recruiter"], chosen="nobody")
    blue["hand"].remove("recruiter")

    assert named(document) == "colours.blue.hand"


def test_a_character_that_lies_face_down_is_called_before_the_next_round() -> None:
    document = position(seats=2, decisions=4)
    place = place_of(document, "countdown")
    del document["stack"][place]

    assert named(document).startswith("stack[")


def test_a_drawn_discovery_waits_for_its_step() -> None:
    document = position()
    card = next(name for name in document["event_deck"] if name.startswith("D"))
    document["event_deck"].remove(card)
    document["drawn"] = card

    assert named(document) == "drawn"


def test_whoever_has_played_his_last_character_takes_all_back_before_he_chooses() -> None:
    recruiter = {"effect": "resolve-character", "by": "blue", "character": "recruiter"}
    document = position()
    blue = document["colours"]["blue"]
    blue.update(played=blue["played"] + blue["hand"], hand=[], chosen="recruiter")
    document["stack"] = [{"effect": "follow-counter"}, {"effect": "choose-characters"}, recruiter]

    assert GAME.from_dict(document).deciding
    document["stack"][1:] = reversed(document["stack"][1:])
    assert named(document) == "stack[2].effect"
