"""What a seat cannot know is dealt anew in a determinised game, and nothing else (spec 11.2)."""

import random
from typing import Any

import pytest

import areopolis
from areopolis.core.state import State
from conformance.walks import play_out

GAME = areopolis.game("mission-red-planet")


def flat(value: Any, path: str = "") -> dict[str, str]:
    """Return every plain value of a position by its path."""
    if isinstance(value, dict):
        parts = [flat(inner, f"{path}.{name}") for name, inner in value.items()]
    elif isinstance(value, list):
        parts = [flat(inner, f"{path}[{place}]") for place, inner in enumerate(value)]
    else:
        return {path.removeprefix("."): str(value)}
    return {name: text for part in parts for name, text in part.items()}


def imagined(state: State, seat: int) -> set[str]:
    """Return the paths of a position at which *seat* imagines different things."""
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        for path, text in flat(state.determinize(seat, seed).to_dict()).items():
            seen.setdefault(path, set()).add(text)
    return {path for path, texts in seen.items() if len(texts) > 1}


def in_a_round(seats: int, seed: int, decisions: int) -> State:
    """Return a game after so many decisions, and until characters lie hidden."""
    state = GAME.new(seats=seats, seed=seed)
    chance = random.Random(seed)
    play_out(state, chance, decisions)
    while all(colour["chosen"] == "nobody" for colour in state.to_dict()["colours"].values()):
        play_out(state, chance, 1)
    return state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_what_is_hidden_is_imagined(seats: int) -> None:
    state = in_a_round(seats, seed=seats, decisions=60)
    document = state.to_dict()
    for seat in range(seats):
        for path in imagined(state, seat):
            assert is_hidden(document, path, seat), path


def is_hidden(document: dict[str, Any], path: str, seat: int) -> bool:
    """Whether *seat* cannot know what stands at *path* (specification 11.2)."""
    if path.startswith(("rng", "spare_resource", "ship_deck[", "event_deck[")):
        return True
    if path.startswith("players["):
        return not path.startswith(f"players[{seat}]")
    if path.startswith("zones."):
        zone = document["zones"][path.split(".")[1]]
        if path.endswith(".resource"):
            return not zone["found"]
        return path.endswith(".discovery") and seat not in zone["seen_by"]
    if path.startswith("colours.") and path.endswith(".chosen"):
        own = list(document["colours"])[seat]
        return not path.startswith(f"colours.{own}.")
    return path.startswith("drawn")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_that_is_hidden_is_imagined(seats: int) -> None:
    """At the first countdown: decks, resource tokens, missions, chosen characters of the others."""
    state = GAME.new(seats=seats, seed=seats + 20)
    while state.decision(state.deciding[0]).question in ("keep-mission", "choose-character"):
        seat = state.deciding[0]
        # Low numbers, so that the countdown reaches them late.
        state.play(seat, state.decision(seat).options[seat % 2])
    document, seat = state.to_dict(), 0
    wrong = imagined(state, seat)

    for deck in ("ship_deck", "event_deck"):
        for place in range(len(document[deck])):
            assert f"{deck}[{place}]" in wrong
    for name, zone in document["zones"].items():
        assert (f"zones.{name}.resource" in wrong) != zone["found"]
    assert "spare_resource" in wrong
    for other in range(1, seats):
        assert f"players[{other}].cards[0]" in wrong
    assert "players[0].cards[0]" not in wrong
    hidden = [
        name
        for place, (name, colour) in enumerate(document["colours"].items())
        if place and colour["chosen"] in colour["hand"] and colour["chosen"] != "pilot"
    ]
    for name in hidden:
        assert f"colours.{name}.chosen" in wrong


def test_a_discovery_is_imagined_by_those_who_have_not_seen_it() -> None:
    state = GAME.new(seats=4, seed=9)
    play_out(state, random.Random(9), 20)
    document = state.to_dict()
    card = next(name for name in document["event_deck"] if name.startswith("D"))
    document["event_deck"].remove(card)
    document["zones"]["AU"].update(discovery=card, seen_by=[2])
    state = GAME.from_dict(document)

    for seat in range(4):
        assert ("zones.AU.discovery" in imagined(state, seat)) == (seat != 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_two_players_imagine_the_neutral_decks(seat: int) -> None:
    state = in_a_round(2, seed=5, decisions=2)
    document = state.to_dict()
    wrong = imagined(state, seat)
    own, other = ("orange", "green") if seat == 0 else ("green", "orange")

    for colour in (own, other):
        for place in range(len(document["colours"][colour]["deck"])):
            assert f"colours.{colour}.deck[{place}]" in wrong
    assert f"colours.{own}.chosen" not in wrong, "its controller has drawn it"
    assert f"colours.{other}.chosen" in wrong
