"""Imagination while action cards are played, and of those that lie in the box (spec 8.3, 11.2)."""

import random
from typing import Any

import pytest

from areopolis.core.game import Game
from areopolis.core.state import State
from conformance.walks import play_out
from kit import drive, question
from kit.mission_red_planet import B, G, R, Scene, Y, owned, replace, scene

CLAIM = {"trigger": "production_start", "phase": 3, "rule": "extra_presence", "n": 1}


def two_claims() -> Game:
    """Return the game with two actions for the third production."""

    def change(data: dict[str, Any]) -> None:
        replace(data, "actions", "A01", **CLAIM)
        replace(data, "actions", "A04", **CLAIM)

    return owned(change)


def claiming(game: Game) -> Scene:
    """Begin a scene in which R and G hold those actions; R plays first."""
    here = scene(game=game).first(R).zone("HE", "R1 G1 B1 Y1")
    for seat, card in ((Y, "M01"), (B, "M02")):
        here.holds(seat, card)
    return here.holds(R, "M12", "A01").holds(G, "M11", "A04")


def event_cards(state: State) -> list[str]:
    """Return every event card by where it lies, each as often as it does."""
    document = state.to_dict()
    found = [*document["event_deck"], *document["event_discard"]]
    found += [boxed["card"] for boxed in document["box"]]
    found += [there["discovery"] for there in document["zones"].values()]
    for player in document["players"]:
        found += player["cards"] + player["dealt"]
    return sorted(card for card in (*found, document["drawn"]) if card != "none")


def pending() -> State:
    """Return a position in which the step of G's card has its name on the stack."""
    game = two_claims()
    document = claiming(game).producing(3).build().to_dict()
    top = document["stack"].pop()
    document["stack"] = [one for one in document["stack"] if one["effect"] != "play-actions"]
    document["stack"].append({"effect": "play-action", "by": "green", "card": "A04"})
    document["stack"].append(top)
    return game.from_dict(document)


def asked_in_turn() -> State:
    """Return the moment at which R is asked, and G's card is still secret."""
    return claiming(two_claims()).producing(3).then("final-scoring").build()


@pytest.mark.parametrize("make", [asked_in_turn, pending])
@pytest.mark.parametrize("seat", [Y, B, R, G])
def test_every_event_card_is_in_one_place_of_an_imagined_game_and_stays_so(
    make: Any, seat: int
) -> None:
    state = make()
    assert question(state) == (R, "claim-zone")
    everything = event_cards(state)
    for seed in range(30):
        twin = state.determinize(seat, seed)
        assert event_cards(twin) == everything
        play_out(twin, random.Random(seed), 100)
        assert twin.over
        assert event_cards(twin) == everything


@pytest.mark.parametrize("make", [asked_in_turn, pending])
@pytest.mark.parametrize("seat", [Y, B, R])
def test_no_step_of_an_imagined_game_names_a_card_that_is_secret(make: Any, seat: int) -> None:
    state = make()
    stacks = {str(state.determinize(seat, seed).to_dict()["stack"]) for seed in range(30)}

    assert len(stacks) == 1
    assert "A04" not in stacks.pop()


def test_the_owner_of_an_action_whose_moment_has_come_knows_that_it_will_be_played() -> None:
    twin = asked_in_turn().determinize(G, 1)

    drive(twin, "claim HE")

    assert question(twin) == (G, "claim-zone")


def test_who_has_been_passed_over_is_not_imagined_to_hold_such_an_action() -> None:
    """R is asked after Y and B, who can hold none; G comes after R."""
    here = scene(game=two_claims()).first(Y).zone("HE", "R1 G1 B1 Y1").holds(R, "M12", "A01")
    for seat, cards in ((Y, ("M01", "M03")), (B, ("M02", "M04")), (G, ("M11", "A04"))):
        here.holds(seat, *cards)
    state = here.producing(3).then("final-scoring").build()
    assert question(state) == (R, "claim-zone")

    held = set()
    for seed in range(200):
        players = state.determinize(R, seed).to_dict()["players"]
        held |= {seat for seat, player in enumerate(players) if "A04" in player["cards"]}
    assert held == {G}


def test_two_players_imagine_an_old_action_in_the_box() -> None:
    """Boxed long ago, Rescue Party is never played, and its moment passes."""
    here = scene(2).at("production-3").face_up().event_deck("A02", discard_rest=False)
    state = boxing(here)

    seen = {state.determinize(Y, seed).to_dict()["box"][0]["card"] for seed in range(300)}
    assert "A02" in seen
    assert not [card for card in seen if card.startswith("D")]


def test_two_players_imagine_an_old_action_in_the_box_where_nothing_else_is_left() -> None:
    here = scene(2).at("production-3").face_up().event_deck("A02", discard_rest=True)
    state = boxing(here)

    assert state.determinize(Y, 1).to_dict()["box"][0]["card"] == "A02"


def boxing(here: Scene) -> State:
    """Let B's neutral Scientist draw, then ask everybody."""
    here.then("draw-event", by=G).then("choose-characters")
    return here.build()
