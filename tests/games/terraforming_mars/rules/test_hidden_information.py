"""What nobody else may see: hands, offered cards, discards, the deck (specification 1)."""

import json

from areopolis.core.state import State
from kit import listen, question
from kit.terraforming_mars import GAME, GREEN, RED, play, scene


def told(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat))


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = scene().hand(RED, "001", "C23").hand(GREEN, "002").build()
    assert state.view(RED)["players"][RED]["cards"] == ["001", "C23"]
    for seat in (GREEN, None):
        player = state.view(seat)["players"][RED]
        assert player["hand"] == 2
        assert "cards" not in player
        assert "C23" not in told(state, seat)


def test_what_can_be_done_with_a_hand_is_not_told_either() -> None:
    state = scene().hand(RED, "C23").colony("io", 2).colony("luna", 2).build()
    assert "play C23" in told(state, RED)
    assert "C23" not in told(state, GREEN)
    assert "options" not in state.view(GREEN)["decision"]


def test_cards_on_offer_are_seen_by_their_owner_only() -> None:
    state = play(scene().build(), "pass", "pass")
    assert question(state) == (RED, "buy-cards")
    own = state.view(RED)["players"][RED]["offered_cards"]
    assert len(own) == 4
    for card in own:
        assert f'"{card}"' not in told(state, GREEN)
        assert f'"{card}"' not in told(state, None)
    assert state.view(GREEN)["players"][RED]["offered"] == 4


def test_corporations_are_secret_until_they_are_revealed() -> None:
    state = GAME.new(seats=2, seed=3)
    dealt = state.view(RED)["players"][RED]["dealt"]
    assert len(dealt) == 2
    for name in dealt:
        assert name not in told(state, GREEN)
    state.play(RED, f"corporation {dealt[0]}")
    assert dealt[0] not in told(state, GREEN)


def test_discards_are_known_to_who_discarded_them() -> None:
    state = scene().hand(RED, "001", "002").build()
    sold = play(state, "project sell-patents", "sell 001")
    assert sold.to_dict()["discard"] == [{"card": "001", "seen_by": [RED]}]
    # To green it may be any card that is not seen, to red it is this one.
    assert sold.determinize(RED, 1).to_dict()["discard"][0]["card"] == "001"
    guesses = {sold.determinize(GREEN, n).to_dict()["discard"][0]["card"] for n in range(20)}
    assert len(guesses) > 5


def test_a_card_that_was_shown_is_known_to_all() -> None:
    # Search For Life: the top card is revealed.
    state = scene().tableau(RED, "005").deck("056").build()
    searched = play(state, "use 005 1")
    assert searched.to_dict()["discard"] == [{"card": "056", "seen_by": [RED, GREEN]}]
    assert searched.determinize(GREEN, 7).to_dict()["discard"][0]["card"] == "056"


def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    state = scene().hand(RED, "001").hand(GREEN, "002").build()
    tops = {state.determinize(RED, n).to_dict()["deck"][-1] for n in range(20)}
    assert len(tops) > 5
    for seat in (RED, GREEN):
        twin = state.determinize(seat, 5)
        assert twin.view(seat) == state.view(seat)
        assert sorted(all_cards(twin)) == sorted(all_cards(state))


def all_cards(state: State) -> list[str]:
    document = state.to_dict()
    found = [*document["deck"], *[entry["card"] for entry in document["discard"]]]
    for player in document["players"]:
        found += player["hand"] + player["offered"] + player["tableau"] + player["events"]
    return found


def test_events_of_drawing_name_the_cards_to_their_owner_only() -> None:
    state = scene().tableau(RED, "C32", resources=1).deck("056").build()
    log = listen(state)
    state.play(RED, "use C32 1")
    assert "056" in json.dumps(log.told(RED))
    assert "056" not in json.dumps(log.told(GREEN))
    assert "056" not in json.dumps(log.told(None))


def test_cards_looked_at_are_seen_by_the_player_only() -> None:
    # Business Contacts: look at four, keep two.
    state = scene().hand(RED, "111").deck("056", "057", "058", "059").build()
    looking = play(state, "play 111")
    assert question(looking) == (RED, "keep-cards")
    assert "058" in told(looking, RED)
    assert '"058"' not in told(looking, GREEN)
    kept = play(looking, "keep 056 058")
    assert [entry["seen_by"] for entry in kept.to_dict()["discard"]] == [[RED], [RED]]


def test_public_things_are_told_to_all() -> None:
    made = scene().tableau(RED, "C03", resources=3).events(RED, "009").fleets(RED, 2)
    state = made.stock(RED, heat=4).production(RED, mc=3).claim(RED, "3-3").build()
    for seat in (RED, GREEN, None):
        player = state.view(seat)["players"][RED]
        assert (player["tableau"], player["events"]) == (["C03"], ["009"])
        assert player["resources"] == {"C03": 3}
        assert (player["stock"]["heat"], player["production"]["mc"], player["fleets"]) == (4, 3, 2)
        assert state.view(seat)["claims"] == {"3-3": "red"}


def test_what_counts_for_this_generation_only_is_public_too() -> None:
    state = scene().next_card(RED, discount=16, offset=2).rating(RED, 21, raised=True).build()
    for seat in (RED, GREEN, None):
        red, green = state.view(seat)["players"]
        assert red["next_card"] == {"discount": 16, "offset": 2}
        assert green["next_card"] == {"discount": 0, "offset": 0}
        assert (red["rating_raised"], green["rating_raised"]) == (True, False)
