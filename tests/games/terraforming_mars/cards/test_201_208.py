"""Project cards 201 to 208; what is expected is worked out from the printed cards."""

from kit import options
from kit.terraforming_cards import why
from kit.terraforming_gains import gains
from kit.terraforming_mars import GREEN, RED, card_played, outcome_of, play, scene


def test_201_energy_tapping() -> None:
    made = scene().production(GREEN, energy=1)
    assert gains("201", 3, "power", "target green", made=made, worth=-1) == {
        "green production energy": -1,
        "red production energy": 1,
    }


def test_201_energy_tapping_on_oneself() -> None:
    # Where nobody else has any, the own step goes up and down again.
    assert gains("201", 3, "power", worth=-1) == {}
    # The order is free, so that the owner may also be spared by nobody but himself.
    made = scene().production(GREEN, energy=1)
    assert options(play(made.hand(RED, "201").build(), "play 201")) == [
        "target red",
        "target green",
    ]
    made = scene(1)
    assert gains("201", 3, "power", "target neutral", made=made, worth=-1) == {
        "red production energy": 1
    }


def test_202_underground_detonations() -> None:
    assert gains("202", 6, "building") == {}
    state = scene(mc=10).tableau(RED, "202").build()
    assert outcome_of(state, "use 202 1") == {
        "red mc": -10,
        "red production heat": 2,
        "red used": ("202",),
    }
    poor = scene(mc=9).tableau(RED, "202").stock(RED, steel=9).build()
    assert why(poor, "use 202 1") == ["needs-more-mc 1"]


def test_203_soletta() -> None:
    assert gains("203", 35, "space") == {"red production heat": 7}


def test_204_technology_demonstration() -> None:
    assert gains("204", 5, "science space", is_event=True) == {"red hand": 2, "deck": -2}


def test_205_rad_chem_factory() -> None:
    made = scene().production(RED, energy=1)
    assert gains("205", 8, "building", made=made) == {
        "red production energy": -1,
        "red rating": 2,
    }
    state = scene().hand(RED, "205").build()
    assert why(state, "play 205") == ["production-too-low energy 1 0"]


def test_206_special_design() -> None:
    assert gains("206", 4, "science", is_event=True) == {"red next offset": 2}


def test_206_special_design_eases_the_next_card() -> None:
    made = scene().next_card(RED, offset=2).parameters(oxygen=5)
    assert gains("114", 11, "science", made=made, worth=2) == {"red next offset": -2}
    made = scene().next_card(RED, offset=2).parameters(oceans=5)
    assert gains("119", 2, made=made, worth=1) == {"red next offset": -2}
    state = scene().next_card(RED, offset=2).parameters(oxygen=4).hand(RED, "114").build()
    assert why(state, "play 114") == ["needs-at-least oxygen 7 4"]
    # A card without a requirement uses it up as well.
    made = scene().next_card(RED, offset=2)
    assert gains("164", 3, made=made) == {"red production heat": 1, "red next offset": -2}
    # With Adaptation Technology there are four steps.
    made = scene().next_card(RED, offset=2).tableau(RED, "153").parameters(oxygen=3)
    assert gains("114", 11, "science", made=made, worth=2) == {"red next offset": -2}


def test_206_special_design_waits_for_a_later_turn_but_eases_no_tags() -> None:
    state = scene().next_card(RED, offset=2).hand(RED, "145").build()
    assert why(state, "play 145") == ["needs-tags science 2 0"]
    state = scene().parameters(oxygen=5).hand(RED, "206", "114").build()
    later = play(state, "play 206", "project power-plant", "pass")
    assert outcome_of(later, "play 114") == {
        **card_played("114", 11, "science"),
        "red next offset": -2,
    }


def test_207_medical_lab() -> None:
    # Its own building tag counts.
    assert gains("207", 13, "science building", worth=1) == {}
    made = scene().tableau(RED, "141")
    assert gains("207", 13, "science building", made=made, worth=1) == {"red production mc": 1}
    made = scene().tableau(RED, "141", "144", "126", "117").tableau(GREEN, "138")
    assert gains("207", 13, "science building", made=made, worth=1) == {"red production mc": 2}


def test_208_ai_central() -> None:
    made = scene().tableau(RED, "114", "115", "155").production(RED, energy=1)
    assert gains("208", 21, "science building", made=made, worth=1) == {"red production energy": -1}
    state = scene().tableau(RED, "114", "115").hand(RED, "208").build()
    assert why(state, "play 208") == ["needs-tags science 3 2", "production-too-low energy 1 0"]
    state = scene().tableau(RED, "208").build()
    assert outcome_of(state, "use 208 1") == {
        "red hand": 2,
        "deck": -2,
        "red used": ("208",),
    }
