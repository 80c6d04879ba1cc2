"""The order of effects: asked only where it matters (specification 9)."""

from kit import options, question
from kit.terraforming_mars import GREEN, RED, changes, outcome_of, play, scene


def test_effects_that_cannot_disturb_each_other_are_not_ordered() -> None:
    # Asteroid: temperature, titanium, plants of another; Comet has an ocean, too.
    state = scene().hand(RED, "009", "010").stock(GREEN, plants=3).build()
    assert question(play(state, "play 009")) == (RED, "remove-stock")
    assert question(play(state, "play 010")) == (RED, "place-ocean")


def test_cards_before_or_after_an_ocean() -> None:
    # Convoy From Europa: an ocean and a card; the ocean may bring cards as well.
    state = scene().hand(RED, "161").deck("001", "002", "003").build()
    asked = play(state, "play 161")
    assert question(asked) == (RED, "order-effects")
    assert options(asked) == ["first 1", "first 2"]
    one = play(asked, "first 1", "place 1-4")
    other = play(asked, "first 2", "place 1-4")
    assert changes(state, one) == changes(state, other)


def test_the_option_keeps_the_default_order() -> None:
    state = scene(effect_order="default").hand(RED, "161").build()
    assert question(play(state, "play 161")) == (RED, "place-ocean")


def test_by_default_cards_are_drawn_before_they_are_exchanged() -> None:
    """Draws and Olympus Conference come before Mars University."""
    made = scene(effect_order="default").hand(RED, "090").deck("056", "057", "058")
    state = made.tableau(RED, "073").tableau(RED, "185", resources=1).build()
    # Both cards of Research are in hand when the first science may be spent for a third.
    asked = play(state, "play 090")
    assert question(asked) == (RED, "choose-one")
    assert asked.view(RED)["players"][RED]["cards"] == ["056", "057"]
    spent = play(asked, "option 2")
    # Now there is no science left: the second tag adds one, and then comes the university.
    assert question(spent) == (RED, "swap-card")
    assert spent.view(RED)["players"][RED]["cards"] == ["056", "057", "058"]
    assert changes(state, spent).get("red on 185", 0) == 0


def test_by_default_robotic_workforce_comes_last() -> None:
    made = scene(effect_order="default").hand(RED, "086", "001").tableau(RED, "073", "056", "144")
    asked = play(made.build(), "play 086")
    assert question(asked) == (RED, "swap-card")
    assert question(play(asked, "discard nothing")) == (RED, "copy-production")


def test_by_default_a_colony_is_built_before_an_ocean_is_placed() -> None:
    made = scene(effect_order="default").hand(RED, "C15").colony("io", 1).colony("luna", 1)
    asked = play(made.build(), "play C15")
    assert question(asked) == (RED, "place-colony")
    assert question(play(asked, "colony io")) == (RED, "place-ocean")


def test_by_option_every_order_is_asked_for() -> None:
    # Asteroid: titanium, temperature; nobody has plants to lose.
    state = scene(effect_order="always").hand(RED, "009").build()
    asked = play(state, "play 009")
    assert question(asked) == (RED, "order-effects")
    assert options(asked) == ["first 1", "first 2"]
    one, other = play(asked, "first 1"), play(asked, "first 2")
    assert changes(state, one) == changes(state, other)
    # Where one thing is left there is nothing to ask.
    assert question(one) == (RED, "take-action")


def test_by_option_what_arises_on_the_way_is_ordered_too() -> None:
    made = scene(effect_order="always").hand(RED, "039").parameters(temperature=-2)
    asked = play(made.stock(GREEN, plants=3).build(), "play 039", "first 2")
    # The steel, the ocean at 0 °C and the plants of green are left.
    assert len(options(asked)) == 3


def test_with_no_ocean_left_there_is_nothing_to_order() -> None:
    state = scene().hand(RED, "161").oceans(9).build()
    changed = outcome_of(state, "play 161")
    assert changed["deck"] == -1


def test_own_production_comes_before_a_reduction() -> None:
    # Power Supply Consortium with no energy production: its own gain makes red a legal target.
    made = scene().hand(RED, "160").tableau(RED, "141", "100")
    state = made.build()
    assert "red production energy" not in outcome_of(state, "play 160")
    other = made.production(GREEN, energy=1).build()
    assert options(play(other, "play 160")) == ["target red", "target green"]


def test_a_loss_waits_for_what_makes_it_possible() -> None:
    # Moss needs a plant; Viral Enhancers may bring it.
    made = scene().hand(RED, "122").tableau(RED, "074").oceans(3)
    state = made.build()
    assert "play 122" in options(state)
    changed = outcome_of(state, "play 122")
    assert changed["red production plants"] == 1
    assert "red plants" not in changed
    bare = scene().hand(RED, "122").oceans(3).build()
    assert "play 122" not in options(bare)


def test_immigrant_city_at_minus_four() -> None:
    # It loses 2 M€ production, and its own city gives 1 back.
    made = scene().hand(RED, "200").production(RED, mc=-4, energy=1)
    state = made.build()
    after = play(state, "play 200", "place 7-3")
    assert changes(state, after)["red production mc"] == -1
    lower = scene().hand(RED, "200").production(RED, mc=-5, energy=1).build()
    assert "play 200" not in options(lower)


def test_two_mars_universities_worth_of_tags_are_two_triggers() -> None:
    # Research has two science tags, and draws two cards: when to exchange matters.
    made = scene().hand(RED, "090", "001").tableau(RED, "073").deck("056", "057", "058", "059")
    state = made.build()
    asked = play(state, "play 090")
    assert question(asked) == (RED, "order-effects")
    # The draw first: then both cards can be exchanged.
    drawn = play(asked, "first 1")
    assert question(drawn) == (RED, "swap-card")
    assert len(options(drawn)) > 3


def test_the_trader_orders_own_draws_only() -> None:
    """Pluto: income and own bonus are both cards; the bonus of others is no business of red."""
    made = scene().stock(RED, energy=3).hand(RED, "001").hand(GREEN, "002")
    own = made.deck("056", "057", "058").colony("pluto", 2, [RED]).build()
    asked = play(own, "trade pluto energy")
    assert question(asked) == (RED, "order-effects")
    assert options(play(asked, "first 1")) == ["pick 001", "pick 056", "pick 057", "pick 058"]
    assert options(play(asked, "first 2")) == ["pick 001", "pick 056"]
    others = scene().stock(RED, energy=3).hand(GREEN, "002").colony("pluto", 2, [GREEN]).build()
    assert question(play(others, "trade pluto energy")) == (GREEN, "discard-cards")


def test_adding_floaters_needs_no_order() -> None:
    made = scene().stock(RED, energy=3).tableau(RED, "C03").tableau(GREEN, "C43")
    state = made.colony("titan", 3, [GREEN, RED]).build()
    assert outcome_of(state, "trade titan energy") == {
        "red energy": -3,
        "red on C03": 2 + 1,
        "green on C43": 1,
        "titan marker": -1,
        "titan fleet": "red",
    }


def test_triggers_of_others_happen_without_a_question() -> None:
    # Green: Arctic Algae, Rover Construction; red places an ocean and a city.
    state = scene().tableau(GREEN, "023", "038").build()
    assert outcome_of(state, "project aquifer", "place 1-5")["green plants"] == 2
    assert outcome_of(state, "project city", "place 7-3")["green mc"] == 2


def test_a_city_off_the_planet_disturbs_nothing() -> None:
    # Ganymede Colony costs 20, for which Spin-off Department draws a card.
    state = scene().hand(RED, "081").tableau(RED, "C41").build()
    after = play(state, "play 081")
    assert question(after) == (RED, "take-action")
    assert changes(state, after)["deck"] == -1
