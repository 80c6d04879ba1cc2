"""Rulings: neutral colours of the two-player game. Y holds R, and B holds G."""

import pytest

from kit import drive, listen, options, question
from kit.mission_red_planet import (
    GAME,
    B,
    G,
    R,
    Y,
    cards,
    docks,
    first,
    hand,
    lost,
    played,
    points,
    purse,
    scene,
    zone,
)

OUTER = ("VB", "TS", "MT", "AU", "HE", "MS", "SS")
UPPER = {"scientist", "secret-agent", "saboteur", "travel-agent", "pilot"}


def test_two_players_are_set_up_as_for_four() -> None:
    state = GAME.new(seats=2, seed=5)

    crews = [ship["crew"] for ship in state.to_dict()["docks"]]
    assert sorted([next(iter(crew)) for crew in crews]) == ["blue", "green", "orange", "yellow"]
    assert all(sum(crew.values()) == 1 for crew in crews)
    assert first(state) == ("yellow", "blue", "orange", "green").index(next(iter(crews[0])))
    assert state.deciding == (Y, B)
    drive(state, options(state)[0], options(state, B)[0])
    document = state.to_dict()
    assert len(document["event_deck"]) == 28
    assert len([card for card in document["event_deck"] if card.startswith("M")]) == 11


@pytest.mark.parametrize("seed", range(8))
def test_the_first_three_neutral_cards_come_from_the_upper_five(seed: int) -> None:
    state = GAME.new(seats=2, seed=seed)
    drive(state, options(state)[0], options(state, B)[0])

    for colour in ("orange", "green"):
        said = state.to_dict()["colours"][colour]
        deck = [*said["deck"], said["chosen"]]
        assert len(deck) == len(set(deck)) == 9
        assert set(deck[-3:]) < UPPER
        assert set(deck[:6]) > {"recruiter", "explorer", "femme-fatale", "soldier"}


def test_each_player_sees_his_neutral_card_before_he_chooses() -> None:
    here = scene(2).neutral_deck(R, 5).neutral_deck(G, 7).dock(1, "SM", 5)
    state = here.then("round", round=1).build()

    assert question(state) == (Y, "choose-character")
    assert state.view(Y)["players"][R]["character"] == "saboteur"
    assert state.view(Y)["players"][G]["character"] is None
    assert state.view(B)["players"][R]["character"] is None
    assert state.view(B)["players"][G]["character"] == "scientist"
    assert len(state.to_dict()["colours"]["orange"]["deck"]) == 8


def test_only_the_controller_is_told_the_neutral_card() -> None:
    here = scene(2).neutral_deck(R, 5).then("choose-characters").then("draw-neutral-cards")
    state = here.then("choose-characters").build()
    log = listen(state)

    drive(state, "choose pilot", "choose pilot")

    drawn = {"event": "neutral-drawn", "colour": "orange", "character": "saboteur"}
    assert drawn in log.told(Y)
    assert drawn not in log.told(B)
    assert {"event": "neutral-drawn-hidden", "colour": "orange"} in log.told(B)


@pytest.mark.parametrize("card", ["M05", "A04"])
def test_e69_a_mission_or_action_of_a_neutral_scientist_goes_to_the_box_unseen(card: str) -> None:
    here = scene(2).event_deck(card, "D01").resolving(G, 7).then("choose-characters")
    state = here.build()
    log = listen(state)

    assert question(state) == (B, "draw-or-look")
    drive(state, "draw")

    assert cards(state, B) == cards(state, Y) == []
    assert state.to_dict()["box"] == [{"card": card, "seen_by": [B]}]
    assert state.view(B)["box"] == [card]
    assert state.view(Y)["box"] == state.view(None)["box"] == [None]
    assert log.told(Y) == [{"event": "event-boxed-hidden", "colour": "green"}]
    assert card not in state.to_dict()["event_discard"]


def test_a_neutral_scientist_assigns_a_discovery_as_usual_and_may_look() -> None:
    here = scene(2).event_deck("D05").zone("AU", discovery="D06").resolving(G, 7)
    state = here.build()

    assert options(state) == ["draw", "look"]
    drive(state, "draw")
    assert question(state) == (B, "assign-discovery")
    drive(state, "assign HE")

    assert state.view(B)["zones"]["HE"]["discovery"]["card"] == "D05"
    assert state.view(Y)["zones"]["HE"]["discovery"]["card"] is None


def test_e70_a_neutral_scientist_without_a_free_zone_discards_and_his_controller_looks() -> None:
    here = scene(2).event_deck("D13")
    for number, name in enumerate(OUTER, start=1):
        here.zone(name, discovery=f"D{number:02}")
    state = here.resolving(R, 7).build()

    drive(state, "draw")
    assert state.to_dict()["event_discard"] == ["D13"]
    assert question(state) == (Y, "look-at-discovery")
    drive(state, "look MT")

    assert state.view(Y)["zones"]["MT"]["discovery"]["card"] == "D03"
    assert state.view(B)["zones"]["MT"]["discovery"]["card"] is None


def test_e71_a_neutral_recruiter_shuffles_the_other_eight_played_and_unplayed() -> None:
    here = scene(2).played(G, 7, 6).neutral_deck(G, 5, 4, 3, 2, 1, 8).dock(1, "SM", 5)
    state = here.resolving(G, 9).build()

    assert question(state) == (B, "place-astronaut")
    drive(state, "place dock 1")

    assert docks(state)[0] == "SM/5 [G]"
    assert played(state, G) == []
    assert sorted(state.to_dict()["colours"]["green"]["deck"]) == [
        "explorer",
        "femme-fatale",
        "pilot",
        "saboteur",
        "scientist",
        "secret-agent",
        "soldier",
        "travel-agent",
    ]
    assert len(hand(state, B)) == 9


def test_e71_the_new_neutral_deck_is_shuffled() -> None:
    orders = set()
    for word in range(4):
        here = scene(2).chance(word).resolving(G, 9)
        orders.add(tuple(here.build().to_dict()["colours"]["green"]["deck"]))
    assert len(orders) == 4


def test_e72_with_a_neutral_first_player_the_order_starts_at_its_place() -> None:
    here = scene(2).first(G).dock(1, "SM", 5).dock(2, "VM", 5)
    for colour in (Y, B, R, G):
        here.chose(colour, 8)
    state = here.then("countdown").build()

    order = []
    while not state.over:
        order.append(state.view(question(state)[0])["decision"]["by"])
        drive(state, "place dock 1")
    assert order == ["green", "yellow", "blue", "orange"]


def test_e72_the_controller_of_a_neutral_first_player_orders_the_discoveries() -> None:
    here = scene(2, discovery_order="first_player").first(G).zone("HE", "Y1", discovery="D01")
    state = here.then("discovery-phase").build()

    assert question(state) == (B, "resolve-discovery")


def test_e73_neutral_and_main_with_the_same_number_resolve_in_player_order() -> None:
    here = scene(2).first(B).dock(1, "SM", 5)
    state = here.chose(Y, 9).chose(R, 9).chose(B, 8).chose(G, 9).then("countdown").build()

    order = []
    while not state.over:
        order.append(state.view(question(state)[0])["decision"]["by"])
        drive(state, "place dock 1")
    assert order == ["orange", "green", "yellow", "blue"]


def test_e74_a_main_colour_wins_a_tie_with_a_neutral_one_whatever_its_tokens() -> None:
    here = scene(2).purse(Y, celerium=2).purse(B, celerium=1).purse(G, sylvanite=3)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert outcome.winners == (Y,)
    assert outcome.ranks == (1, 2)


def test_e75_mains_that_tie_below_a_neutral_colour_both_lose() -> None:
    here = scene(2).purse(Y, celerium=2).purse(B, celerium=2).purse(R, celerium=3)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.ranks == (2, 2)


def test_e92_both_neutral_colours_tied_above_both_mains_beat_both_players() -> None:
    here = scene(2).purse(Y, celerium=2).purse(B, celerium=1)
    outcome = here.purse(R, celerium=3).purse(G, celerium=3).scoring().build().outcome

    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.ranks == (2, 2)
    assert outcome.reason == "neutral-won"


@pytest.mark.parametrize(("mine", "yours", "winners"), [(2, 3, (B,)), (3, 2, (Y,)), (3, 3, (Y, B))])
def test_mains_that_tie_at_the_top_compare_tokens_and_then_share(
    mine: int, yours: int, winners: tuple[int, ...]
) -> None:
    worth = {2: {"celerium": 2}, 3: {"sylvanite": 3}}
    here = scene(2).purse(Y, **worth[mine]).purse(B, **worth[yours]).purse(R, celerium=2)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert outcome.scores == (6, 6)
    assert outcome.winners == winners


def test_neutral_colours_win_majorities_and_keep_their_tokens_apart() -> None:
    state = scene(2).zone("HE", "R2 Y1 B1", resource="ice").producing(2).build()

    assert purse(state, R) == {"ice": 2}
    assert purse(state, Y) == purse(state, B) == {}


def test_a_neutral_soldier_must_kill_even_his_controllers_astronaut() -> None:
    """The example of the German rulebook."""
    state = scene(2).zone("HE", "Y1").zone("SM", "B2").resolving(R, 2).build()

    assert question(state) == (Y, "kill-astronaut")
    assert options(state) == ["kill yellow in HE"]
    drive(state, "kill yellow in HE")

    assert lost(state) == "Y1"


def test_the_controller_answers_for_the_neutral_colour_in_a_sandstorm() -> None:
    here = scene(2).first(Y).zone("MS", "Y1 R1 G1", discovery="D02").then("discovery-phase")
    state = here.build()

    assert question(state) == (Y, "move-away")
    drive(state, "move MS VB")
    assert question(state) == (Y, "move-away")
    drive(state, "move MS VM")
    assert question(state) == (B, "move-away")
    drive(state, "move MS SS")

    assert [zone(state, name) for name in ("VB", "VM", "SS")] == ["Y1", "R1", "G1"]


@pytest.mark.parametrize(
    ("card", "scored"), [("M07", 6), ("M08", 6), ("M06", 7), ("M11", 5), ("M12", 2)]
)
def test_e85_neutral_colours_are_players_for_missions(card: str, scored: int) -> None:
    def mine(neutral: int) -> int:
        here = scene(2).purse(Y, celerium=1, sylvanite=1).zone("PH", f"Y1 R{neutral}")
        here.purse(R, celerium=neutral, sylvanite=neutral).lost(f"Y1 R{neutral}")
        return points(here.holds(Y, card).scoring().build(), Y).get("missions", 0)

    assert mine(2) == 0
    assert mine(0) == scored


def test_the_outcome_has_the_totals_of_neutral_colours() -> None:
    here = scene(2).purse(Y, celerium=2).purse(B, ice=1).purse(R, ice=4).purse(G, sylvanite=1)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert outcome.other_scores == {"orange": 13, "green": 2}
    assert outcome.others["orange"]["ice-monopoly"] == 9
    assert outcome.scores == (6, 1)
    assert outcome.reason == "neutral-won"
    assert outcome.to_dict()["other_scores"] == {"orange": 13, "green": 2}


def test_without_neutral_colours_nobody_else_has_a_total() -> None:
    outcome = scene(3).purse(Y, ice=1).scoring().build().outcome

    assert outcome is not None
    assert outcome.others == {}
    assert outcome.other_scores == {}
