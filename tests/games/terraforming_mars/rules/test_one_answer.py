"""A question with one answer is not asked, for all effects alike (specification 5)."""

import pytest

from kit import options, question
from kit.terraforming_mars import GREEN, RED, Scene, changes, outcome_of, play, scene

NOBODY_IS_ASKED = (RED, "take-action")


def holder(*cards: str) -> Scene:
    """Return a scene in which red has these cards in play."""
    return scene().tableau(RED, *cards)


ONE_WAY = {
    "area for a tile": (scene().hand(RED, "017").production(RED, energy=1), "play 017"),
    "area for an ocean": (
        scene()
        .oceans(8)
        .tile("6-8", "greenery", GREEN)
        .tile("9-5", "greenery", GREEN)
        .tile("6-7", "greenery", GREEN),
        "project aquifer",
    ),
    "tile for a colony": (scene().colony("io", 1), "project build-colony"),
    "player to lose production": (
        scene().hand(RED, "052").parameters(temperature=2).production(GREEN, plants=1),
        "play 052",
    ),
    "card for resources": (holder("C12", "C03"), "use C12 1"),
    "card to take from": (holder("035").tableau(GREEN, "049", resources=1), "use 035 1"),
    "card to give from": (
        scene().hand(RED, "C02").tableau(RED, "C03", resources=1).stock(GREEN, mc=0),
        "play C02",
    ),
    "card to copy": (scene().hand(RED, "086").tableau(RED, "056"), "play 086"),
    "markers to move": (
        scene().hand(RED, "C23").colony("io", 6).colony("luna", 1, [GREEN]),
        "play C23",
    ),
    "amount to exchange": (holder("194").stock(RED, energy=1), "use 194 1"),
    "production to convert": (scene().hand(RED, "152").production(RED, heat=1), "play 152"),
    "card to sell": (scene().hand(RED, "001"), "project sell-patents"),
    "way to pay": (scene(mc=0).hand(RED, "056").stock(RED, steel=2), "play 056"),
    "tile to trade with": (
        scene().tableau(RED, "C44", resources=1).colony("io", 1).colony("luna", 1, fleet=GREEN),
        "use C44 2",
    ),
}


@pytest.mark.parametrize("what", ONE_WAY)
def test_one_way_is_taken_at_once(what: str) -> None:
    made, text = ONE_WAY[what]
    state = made.build()
    after = play(state, text)
    assert question(after) == NOBODY_IS_ASKED
    assert changes(state, after)


def test_two_ways_are_a_question() -> None:
    for made, text, asked in (
        (scene().colony("io", 1).colony("luna", 1), "project build-colony", "place-colony"),
        (holder("C12", "C03", "C18"), "use C12 1", "add-to-card"),
        (holder("194").stock(RED, energy=2), "use 194 1", "exchange"),
        (scene().hand(RED, "001", "002"), "project sell-patents", "sell-patents"),
    ):
        assert question(play(made.build(), text)) == (RED, asked)


def test_what_may_be_left_is_asked_if_there_is_anything_to_take() -> None:
    robbed = scene().hand(RED, "009").stock(GREEN, plants=1)
    assert options(play(robbed.build(), "play 009")) == ["take 1 from green", "decline"]
    spared = scene().hand(RED, "009")
    assert question(play(spared.build(), "play 009")) == NOBODY_IS_ASKED
    university = scene().tableau(RED, "073").hand(RED, "084", "001")
    assert question(play(university.build(), "play 084")) == (RED, "swap-card")
    empty = scene().tableau(RED, "073").hand(RED, "084")
    assert question(play(empty.build(), "play 084")) == NOBODY_IS_ASKED


@pytest.mark.parametrize("card", ["121", "050", "124"])
def test_alternatives_are_not_asked_for_where_nobody_has_anything_to_lose(card: str) -> None:
    state = scene(mc=5).hand(RED, card).stock(GREEN, mc=0).build()
    after = play(state, f"play {card}")
    assert question(after) == NOBODY_IS_ASKED
    assert changes(state, after) == {
        "red mc": -1,
        "red hand": -1,
        "red events": (card,),
    }


def test_alternatives_are_asked_for_where_one_changes_something() -> None:
    state = scene().hand(RED, "121").stock(GREEN, mc=0, steel=1).build()
    asked = play(state, "play 121")
    assert options(asked) == ["option 1", "option 2", "option 3"]
    assert options(play(asked, "option 2")) == ["take 1 from green", "decline"]
    assert question(play(asked, "option 1")) == NOBODY_IS_ASKED


def test_sabotage_of_the_neutral_opponent_changes_nothing() -> None:
    alone = scene(1).hand(RED, "121", "124").build()
    assert question(play(alone, "play 121")) == NOBODY_IS_ASKED
    assert question(play(alone, "play 124")) == (RED, "choose-one")


def test_turns_and_cards_to_look_at_are_always_asked() -> None:
    poor = scene(mc=0).tableau(RED, "110").deck("113").build()
    looking = play(poor, "use 110 1")
    assert question(looking) == (RED, "buy-cards")
    assert options(looking) == ["done"]
    nothing = scene(mc=0, colonies=False).build()
    assert options(nothing) == ["pass"]


def test_the_only_card_that_can_be_discarded_goes() -> None:
    # Pluto's bonus: a card is drawn, and it is the only one in hand.
    made = scene().stock(RED, energy=3).deck("056").colony("pluto", 0, [GREEN])
    made.colony("pluto", 1, [GREEN])
    change = outcome_of(made.build(), "trade pluto energy")
    assert (change["deck"], change["discard"]) == (-2, 1)
