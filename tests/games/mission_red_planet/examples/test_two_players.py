"""Worked scenarios: neutral colours of the two-player game. Y holds R, and B holds G."""

from kit import drive, listen, question
from kit.mission_red_planet import B, G, R, Y, docks, played, scene


def test_t47_a_neutral_recruiter_leaves_for_the_box_and_the_other_eight_are_a_new_deck() -> None:
    here = scene(2).played(R, 7, 6, 5).neutral_deck(R, 8, 4, 3, 2, 1).dock(1, "HE", 3)
    state = here.resolving(R, 9).build()

    assert question(state) == (Y, "place-astronaut")
    drive(state, "place dock 1")

    assert docks(state)[0] == "HE/3 [R]"
    assert played(state, R) == []
    deck = state.to_dict()["colours"]["orange"]["deck"]
    assert len(deck) == 8
    assert len(set(deck)) == 8
    assert "recruiter" not in deck


def test_t48_an_action_drawn_by_a_neutral_scientist_goes_to_the_box_unseen() -> None:
    state = scene(2).event_deck("A01").resolving(R, 7).build()
    log = listen(state)

    assert question(state) == (Y, "draw-or-look")
    drive(state, "draw")

    assert [player["cards"] for player in state.to_dict()["players"]] == [[], []]
    assert state.view(Y)["box"] == ["A01"]
    assert state.view(B)["box"] == [None]
    assert log.told(Y) == [{"event": "event-boxed", "colour": "orange", "card": "A01"}]
    assert log.told(B) == [{"event": "event-boxed-hidden", "colour": "orange"}]


def test_t49_a_main_colour_that_ties_the_best_neutral_one_wins() -> None:
    here = scene(2).purse(Y, sylvanite=2, celerium=7).purse(B, sylvanite=10)
    outcome = here.purse(R, sylvanite=2, celerium=7).purse(G, sylvanite=5).scoring().build().outcome

    assert outcome is not None
    assert outcome.scores == (25, 20)
    assert outcome.winners == (Y,)
    assert outcome.ranks == (1, 2)


def test_t50_both_players_lose_to_a_neutral_colour_with_more_points() -> None:
    here = scene(2).purse(Y, sylvanite=2, celerium=7).purse(B, sylvanite=10)
    outcome = here.purse(G, sylvanite=1, celerium=8).scoring().build().outcome

    assert outcome is not None
    assert outcome.scores == (25, 20)
    assert outcome.winners == ()
    assert outcome.ranks == (2, 2)
    assert outcome.reason == "neutral-won"


def test_t59_both_players_lose_to_two_tied_neutral_colours() -> None:
    here = scene(2).purse(Y, sylvanite=2, celerium=7).purse(B, sylvanite=10)
    here.purse(R, sylvanite=1, celerium=8).purse(G, sylvanite=1, celerium=8)
    outcome = here.scoring().build().outcome

    assert outcome is not None
    assert outcome.scores == (25, 20)
    assert outcome.winners == ()
    assert outcome.ranks == (2, 2)
    assert outcome.reason == "neutral-won"
