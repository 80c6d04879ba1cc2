"""A card is playable if some order of its effects works (specification 9)."""

import pytest

from kit import options, question
from kit.terraforming_cards import why
from kit.terraforming_mars import GREEN, RED, changes, play, scene

# Cards that lose M€ production, what they lose, and how many kinds of tag they bring.
LOSSES = (
    ("030", 2, 2),
    ("045", 2, 2),
    ("089", 1, 2),
    ("100", 1, 2),
    ("110", 1, 1),
)


@pytest.mark.parametrize(("card", "loss", "tags"), LOSSES)
def test_aridor_may_lose_what_the_tags_of_the_card_bring(card: str, loss: int, tags: int) -> None:
    lowest = max(-5, -5 + loss - tags)
    state = scene().corporation(RED, "aridor").hand(RED, card).production(RED, mc=lowest).build()
    assert f"play {card}" in options(state)
    after = play(state, f"play {card}")
    assert changes(state, after).get("red production mc", 0) == tags - loss
    # Without Aridor nothing brings it back.
    plain = scene().hand(RED, card).production(RED, mc=lowest).build()
    assert why(plain, f"play {card}") == [f"production-too-low mc {-5 + loss} {lowest}"]


def test_tags_that_aridor_has_already_bring_nothing() -> None:
    made = scene().corporation(RED, "aridor").tableau(RED, "141").hand(RED, "089")
    state = made.production(RED, mc=-5).build()
    # Power Plant has both tags of Peroxide Power.
    assert why(state, "play 089") == ["production-too-low mc -4 -5"]


def test_an_event_brings_aridor_no_new_tag() -> None:
    state = scene().corporation(RED, "aridor").hand(RED, "151").production(RED, mc=-5).build()
    assert why(state, "play 151") == ["production-too-low mc -4 -5"]


def test_immigrant_city_with_everything_that_helps_it() -> None:
    # Its own city, and two new kinds of tag for Aridor.
    made = scene().corporation(RED, "aridor").hand(RED, "200").production(RED, mc=-5, energy=1)
    state = made.build()
    after = play(state, "play 200", "place 7-3")
    assert changes(state, after)["red production mc"] == 3 - 2
    # Tharsis Republic: its own city twice.
    made = scene().corporation(RED, "tharsis-republic").hand(RED, "200")
    state = made.production(RED, mc=-5, energy=1).build()
    after = play(state, "play 200", "place 7-3")
    assert "red production mc" not in changes(state, after)


@pytest.mark.parametrize("card", ["C26", "C29"])
def test_a_colony_by_aridor_at_the_lowest_production(card: str) -> None:
    # One new tag, space: one of two steps; Luna gives two, other tiles none.
    made = scene().corporation(RED, "aridor").hand(RED, card).production(RED, mc=-4)
    state = made.colony("io", 1, []).build()
    after = play(state, f"play {card}")
    assert changes(state, after)["red production mc"] == 1 - 2
    lower = scene().corporation(RED, "aridor").hand(RED, card).production(RED, mc=-5)
    assert why(lower.colony("io", 1, []).build(), f"play {card}") == ["production-too-low mc -4 -5"]


@pytest.mark.parametrize("card", ["C26", "C29"])
def test_where_the_production_is_too_low_that_is_what_the_player_is_told(card: str) -> None:
    made = scene().hand(RED, card).production(RED, mc=-4).colony("io", 1, []).colony("ceres", 1, [])
    assert why(made.build(), f"play {card}") == ["production-too-low mc -3 -4"]
    full = scene().hand(RED, card).colony("luna", 3, [GREEN, GREEN, GREEN])
    assert why(full.build(), f"play {card}") == ["no-tile-for-colony"]


@pytest.mark.parametrize("card", ["C26", "C29"])
def test_only_tiles_that_make_the_loss_possible_are_open(card: str) -> None:
    made = scene().hand(RED, card).production(RED, mc=-4)
    made = made.colony("io", 1, []).colony("luna", 1, []).colony("ceres", 1, [])
    # Only Luna is left, so nobody is asked.
    after = play(made.build(), f"play {card}")
    assert question(after) == (RED, "take-action")
    assert after.to_dict()["colonies"]["luna"]["owners"] == ["red"]
    free = made.production(RED, mc=-3).build()
    assert options(play(free, f"play {card}")) == ["colony ceres", "colony io", "colony luna"]
    poseidon = scene().corporation(RED, "poseidon").hand(RED, card).production(RED, mc=-4)
    state = poseidon.colony("io", 1, []).colony("ceres", 1, []).build()
    assert options(play(state, f"play {card}")) == ["colony ceres", "colony io"]


def test_robotic_workforce_copies_what_its_own_new_tag_makes_possible() -> None:
    made = scene().corporation(RED, "aridor").tableau(RED, "045", "141").hand(RED, "086")
    state = made.production(RED, mc=-4).build()
    asked = play(state, "play 086")
    # Nuclear Power loses 2 M€ production: the science tag gives one of them first.
    assert options(asked) == ["card 045", "card 141"]
    assert changes(state, play(asked, "card 045"))["red production mc"] == 1 - 2
    alone = scene().corporation(RED, "aridor").tableau(RED, "045").hand(RED, "086")
    assert "play 086" in options(alone.production(RED, mc=-4).build())
    assert why(alone.production(RED, mc=-5).build(), "play 086") == ["no-production-to-copy"]


def test_a_plant_of_the_second_tag_pays_for_the_first() -> None:
    # Nitrophilic Moss takes two plants; Viral Enhancers bring one.
    made = scene().hand(RED, "146").tableau(RED, "074").oceans(3)
    assert why(made.build(), "play 146") == ["needs-more plants 1"]
    state = made.stock(RED, plants=1).build()
    assert changes(state, play(state, "play 146"))["red plants"] == -1


def test_a_card_that_was_being_played_under_the_first_rules_goes_on() -> None:
    """Snapshots of rules version 1 say what a card itself helps: it follows from the card now."""
    made = scene().tableau(RED, "C26").production(RED, mc=-4).colony("luna", 1).colony("io", 1)
    by = {"by": "red", "card": "C26"}
    produce = {"mc": -2, "steel": 0, "titanium": 0, "plants": 0, "energy": 0, "heat": 0}
    made.document["playing"] = "C26"
    made.document["stack"] += [
        {"effect": "finish-card", **by},
        {
            "effect": "together",
            "by": "red",
            "asks": 1,
            "items": [
                {"effect": "place-colony", **by, "duplicate": False, "loss": 2},
                {"effect": "produce", **by, **produce, "helped": 2},
                {"effect": "produce-after-city", **by, **produce, "mc": 1, "helped": 0},
            ],
        },
    ]
    state = made.prepared()
    assert question(state) == (RED, "place-colony")
    assert state.to_dict()["rules_version"] == 2
    assert options(state) == ["colony io", "colony luna"]
