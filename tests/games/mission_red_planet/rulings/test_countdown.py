"""Rulings: choosing, revealing and resolving characters; when ships launch."""

import pytest

from areopolis import IllegalAction
from kit import drive, listen, options, question
from kit.mission_red_planet import (
    B,
    G,
    R,
    Y,
    docks,
    first,
    hand,
    launched,
    played,
    scene,
    zone,
)


def test_e04_full_ships_launch_after_the_whole_character_not_between_its_parts() -> None:
    here = scene().dock(1, "HE", 3, "GB").dock(2, "AU", 4).zone("MT", "G1 R1")
    state = here.resolving(R, 4).build()

    drive(state, "place dock 1")
    assert question(state) == (R, "replace-astronaut")
    assert launched(state) == []
    assert docks(state)[0] == "HE/3 [RGB]"
    drive(state, "replace green in MT")

    assert launched(state) == ["HE/3 [RGB]"]


def test_e05_players_with_the_same_number_reveal_together_and_resolve_in_player_order() -> None:
    here = scene().first(B).dock(1, "HE", 3, "YG").dock(2, "SM", 5)
    state = here.chose(Y, 9).chose(B, 9).chose(R, 9).chose(G, 5).then("countdown").build()

    assert question(state) == (B, "place-astronaut")
    assert played(state, Y) == played(state, B) == played(state, R) == ["recruiter"]
    assert played(state, G) == []
    drive(state, "place dock 1")
    assert launched(state) == ["HE/3 [GBY]"]
    assert question(state) == (R, "place-astronaut")
    assert options(state) == ["place dock 2"]
    drive(state, "place dock 2")
    assert question(state) == (Y, "place-astronaut")
    drive(state, "place dock 2")
    assert question(state) == (G, "place-astronaut")


def test_the_countdown_calls_nine_first_and_one_last() -> None:
    here = scene(6).dock(1, "SM", 5).dock(2, "VM", 5).first(5)
    for colour, number in enumerate((1, 9, 5, 8, 2, 9)):
        here.chose(colour, number)
    state = here.then("countdown").build()
    log = listen(state)

    order = [5, 1]
    drive(state, "place dock 1")
    while not state.over:
        if question(state)[0] != order[-1]:
            order.append(question(state)[0])
        drive(state, options(state)[0])

    assert order == [5, 1, 3, 2, 4, 0]
    called = [said["character"] for said in log.told() if said["event"] == "character-revealed"]
    assert called == ["explorer", "saboteur", "soldier", "pilot"]


def test_e41_a_skipped_travel_agent_who_came_last_is_the_next_first_player() -> None:
    here = scene().first(Y).dock(1, "HE", 3, "G").zone("MT", "B1")
    state = here.chose(Y, 9).chose(R, 3).then("countdown").rest_of_round().build()

    drive(state, "place dock 1")

    assert first(state) == R


def test_e41_of_several_on_the_lowest_number_the_last_in_player_order_is_first_next() -> None:
    here = scene().first(R).dock(1, "SM", 5).zone("MT", "B2")
    for colour, number in ((Y, 2), (B, 9), (R, 2), (G, 5)):
        here.chose(colour, number)
    state = here.then("countdown").rest_of_round().build()

    drive(state, "place dock 1", "place dock 1", "destroy dock 1")
    drive(state, "kill blue in MT", "kill blue in MT")

    assert first(state) == Y


def test_e42_the_recruiter_returns_all_played_characters_and_himself() -> None:
    state = scene().played(R, 5, 6, 7).played(G, 2).resolving(R, 9).build()

    assert played(state, R) == []
    assert hand(state, R)[0] == "recruiter"
    assert len(hand(state, R)) == 9
    assert played(state, G) == ["soldier"]


def test_played_characters_stay_face_up_and_out_of_hand() -> None:
    state = scene(3).played(Y, 9, 4).played(B, 4).then("round", round=3).build()

    assert options(state, Y) == [
        f"choose {name}"
        for name in (
            "pilot",
            "soldier",
            "travel-agent",
            "saboteur",
            "secret-agent",
            "scientist",
            "explorer",
        )
    ]
    drive(state, "choose pilot", "choose pilot", "choose recruiter")
    assert state.view(R)["players"][Y]["played"] == ["recruiter", "femme-fatale", "pilot"]


def test_e79_a_choice_may_be_changed_only_until_everybody_has_chosen() -> None:
    state = scene(3).dock(1, "SM", 5).then("round", round=1).build()
    state.play(Y, "choose pilot")
    with pytest.raises(IllegalAction):
        state.play(Y, "choose soldier")

    state.retract(Y)
    state.play(Y, "choose recruiter")
    state.play(R, "choose saboteur")
    state.play(B, "choose recruiter")

    for seat in (Y, B, R):
        with pytest.raises(IllegalAction):
            state.retract(seat)
    assert played(state, Y) == ["recruiter"]


def test_e79_nobody_sees_a_choice_before_its_number_is_called() -> None:
    state = scene(3).dock(1, "SM", 5).then("round", round=1).build()
    other = state.clone()
    state.play(Y, "choose pilot")
    other.play(Y, "choose soldier")
    assert state.view(B) == other.view(B)
    drive(state, "choose recruiter", "choose saboteur")

    assert question(state) == (B, "place-astronaut")
    assert state.view(Y)["players"][Y]["character"] == "pilot"
    assert state.view(B)["players"][Y]["character"] is None
    assert state.view(None)["players"][R]["character"] is None
    assert state.view(R)["players"][B]["character"] == "recruiter"


def test_e81_several_full_ships_launch_from_left_to_right() -> None:
    here = scene().dock(2, "HE", 3, "GB").dock(4, "AU", 3, "GB").dock(1, "MT", 5)
    state = here.resolving(R, 6).build()

    drive(state, "place dock 4", "place dock 2", "launch dock 1")

    assert launched(state) == ["MT/5 []", "HE/3 [RGB]", "AU/3 [RGB]"]


def test_e82_a_ship_filled_by_the_femme_fatale_launches_with_the_crew_she_changed() -> None:
    here = scene().dock(1, "HE", 3, "GB").resolving(R, 4).then("land-ships")
    state = here.build()

    drive(state, "place dock 1")
    assert launched(state) == []
    assert docks(state)[0] == "HE/3 [RGB]"
    drive(state, "replace blue aboard S13")

    assert zone(state, "HE") == "R2 G1"


def test_e83_the_pilot_may_redirect_the_ship_he_has_just_filled() -> None:
    state = scene().dock(1, "HE", 3, "G").resolving(R, 1).then("land-ships").build()

    drive(state, "place dock 1", "place dock 1")
    assert docks(state)[0] == "HE/3 [RRG]"
    assert "redirect S13 to PH" in options(state)
    drive(state, "redirect S13 to PH")

    assert zone(state, "PH") == "R2 G1"


def test_who_has_chosen_sees_the_own_character_and_nobody_else_does() -> None:
    state = scene(3).then("choose-characters").build()
    before = state.view(B)["players"][R]
    state.play(R, "choose soldier")

    mine = state.view(R)["players"][R]
    assert (mine["has_chosen"], mine["character"]) == (True, "soldier")
    assert state.view(B)["players"][R] == state.view(None)["players"][R] == before
    for seed in range(5):
        assert state.determinize(R, seed).view(R)["players"][R] == mine
    state.retract(R)
    assert state.view(R)["players"][R]["character"] is None


def test_with_two_players_a_chosen_character_is_seen_beside_the_neutral_card() -> None:
    state = scene(2).neutral_deck(R, 5).neutral_deck(G, 7).then("round", round=1).build()
    state.play(Y, "choose pilot")

    shown = {player["colour"]: player for player in state.view(Y)["players"]}
    assert (shown["yellow"]["character"], shown["orange"]["character"]) == ("pilot", "saboteur")
    assert shown["blue"]["character"] is shown["green"]["character"] is None
