"""Project cards 176 to 200; what is expected is worked out from the printed cards."""

from kit import options, question, refuses
from kit.terraforming_cards import why
from kit.terraforming_gains import gains
from kit.terraforming_mars import (
    GREEN,
    RED,
    YELLOW,
    Scene,
    card_played,
    changes,
    outcome_of,
    play,
    points,
    scene,
)


def test_176_noctis_farming() -> None:
    made = scene().parameters(temperature=-20)
    assert gains("176", 10, "plant building", made=made, worth=1) == {
        "red production mc": 1,
        "red plants": 2,
    }
    early = scene().parameters(temperature=-22).hand(RED, "176").build()
    assert why(early, "play 176") == ["needs-at-least temperature -20 -22"]


def test_177_water_splitting_plant() -> None:
    assert gains("177", 12, "building", made=scene().parameters(oceans=2)) == {}
    early = scene().parameters(oceans=1).hand(RED, "177").build()
    assert why(early, "play 177") == ["needs-at-least oceans 2 1"]
    state = scene().tableau(RED, "177").stock(RED, energy=3).build()
    assert outcome_of(state, "use 177 1") == {
        "red energy": -3,
        "oxygen": 1,
        "red rating": 1,
        "red used": ("177",),
    }
    weak = scene().tableau(RED, "177").stock(RED, energy=2).build()
    assert why(weak, "use 177 1") == ["needs-more energy 1"]
    # At the goal it may still be used, for nothing.
    done = scene().parameters(oxygen=14).tableau(RED, "177").stock(RED, energy=3).build()
    assert outcome_of(done, "use 177 1") == {"red energy": -3, "red used": ("177",)}


def test_178_heat_trappers() -> None:
    made = scene().production(GREEN, heat=2)
    assert gains("178", 6, "power building", made=made, worth=-1) == {
        "red production energy": 1,
        "green production heat": -2,
    }
    state = scene().production(RED, heat=1).production(GREEN, heat=1).hand(RED, "178").build()
    assert why(state, "play 178") == ["nobody-can-lose heat"]
    made = scene().production(RED, heat=2)
    assert gains("178", 6, "power building", made=made, worth=-1) == {
        "red production energy": 1,
        "red production heat": -2,
    }
    answers = ()
    assert gains("178", 6, "power building", *answers, made=scene(1), worth=-1) == {
        "red production energy": 1
    }


def test_179_soil_factory() -> None:
    made = scene().production(RED, energy=1)
    assert gains("179", 9, "building", made=made, worth=1) == {
        "red production energy": -1,
        "red production plants": 1,
    }
    state = scene().hand(RED, "179").build()
    assert why(state, "play 179") == ["production-too-low energy 1 0"]


def test_180_fuel_factory() -> None:
    made = scene().production(RED, energy=1)
    assert gains("180", 6, "building", made=made) == {
        "red production energy": -1,
        "red production mc": 1,
        "red production titanium": 1,
    }
    state = scene().hand(RED, "180").build()
    assert why(state, "play 180") == ["production-too-low energy 1 0"]


def test_181_ice_cap_melting() -> None:
    made = scene().parameters(temperature=2)
    assert gains("181", 5, "", "place 1-5", made=made, is_event=True) == {
        "tile 1-5": "ocean",
        "red rating": 1,
    }
    early = scene().parameters(temperature=0).hand(RED, "181").build()
    assert why(early, "play 181") == ["needs-at-least temperature 2 0"]
    made = scene().parameters(temperature=2, oceans=9)
    assert gains("181", 5, made=made, is_event=True) == {}


def test_182_corporate_stronghold() -> None:
    made = scene().production(RED, energy=1)
    assert gains("182", 11, "city building", "place 3-3", made=made, worth=-2) == {
        "red production energy": -1,
        "red production mc": 3,
        "tile 3-3": "city red",
    }
    state = scene().hand(RED, "182").build()
    assert why(state, "play 182") == ["production-too-low energy 1 0"]
    made = scene().production(RED, energy=1).tile("3-3", "city", GREEN)
    assert why(play(made.hand(RED, "182").build(), "play 182"), "place 3-4") == [
        "area-next-to-city"
    ]


def test_183_biomass_combustors() -> None:
    made = scene().parameters(oxygen=6).production(GREEN, plants=1)
    assert gains("183", 4, "power building", made=made, worth=-1) == {
        "red production energy": 2,
        "green production plants": -1,
    }
    early = scene().parameters(oxygen=5).hand(RED, "183").build()
    assert why(early, "play 183") == ["needs-at-least oxygen 6 5", "nobody-can-lose plants"]
    made = scene(1).parameters(oxygen=6)
    assert gains("183", 4, "power building", made=made, worth=-1) == {"red production energy": 2}


def test_184_livestock() -> None:
    made = scene().parameters(oxygen=9).production(RED, plants=1)
    assert gains("184", 13, "animal", made=made, holds="animal") == {
        "red production plants": -1,
        "red production mc": 2,
    }
    early = scene().parameters(oxygen=8).hand(RED, "184").build()
    assert why(early, "play 184") == ["needs-at-least oxygen 9 8", "production-too-low plants 1 0"]
    state = scene().tableau(RED, "184", resources=2).build()
    assert points(state, RED) == 2
    assert outcome_of(state, "use 184 1") == {"red on 184": 1, "red used": ("184",)}
    assert points(play(state, "use 184 1"), RED) == 3


def test_185_olympus_conference() -> None:
    # Its own science tag counts, and nothing lies on it yet that could be removed.
    assert gains("185", 10, "science earth building", worth=1, holds="science") == {"red on 185": 1}


def test_185_olympus_conference_collects_science_or_turns_it_into_cards() -> None:
    made = scene().parameters(oxygen=7).tableau(RED, "185", resources=1)
    assert gains("114", 11, "science", "option 1", made=made, worth=2) == {"red on 185": 1}
    assert gains("114", 11, "science", "option 2", made=made, worth=2) == {
        "red on 185": -1,
        "red hand": 1,
        "deck": -1,
    }
    # The tag of an event counts while it is played.
    made = scene().tableau(RED, "185")
    assert gains("206", 4, "science", made=made, is_event=True) == {
        "red next offset": 2,
        "red on 185": 1,
    }
    others = scene().parameters(oxygen=7).turn(GREEN).tableau(RED, "185").hand(GREEN, "114")
    assert outcome_of(others.build(), "play 114") == card_played(
        "114", 11, "science", colour="green"
    )


def test_185_olympus_conference_acts_once_for_each_tag() -> None:
    state = scene().tableau(RED, "185").hand(RED, "090").build()
    after = play(state, "play 090")

    # Research has two science tags: the first science must be added, the second is a choice.
    assert question(after) == (RED, "choose-one")
    assert changes(state, play(after, "option 2")) == {
        **card_played("090", 11, "science science"),
        "red hand": 2,
        "deck": -3,
    }
    assert changes(state, play(after, "option 1")) == {
        **card_played("090", 11, "science science"),
        "red hand": 1,
        "deck": -2,
        "red on 185": 2,
    }
    # The only science must be added: there is nothing to order.
    made = scene().deck("001", "002", "003").tableau(RED, "185")
    assert gains("192", 2, "science", "keep 002", made=made, is_event=True) == {
        "red hand": 1,
        "deck": -3,
        "discard": 2,
        "red on 185": 1,
    }


def test_186_rad_suits() -> None:
    made = scene().tile("3-3", "city", GREEN).off_planet("phobos-space-haven", GREEN)
    assert gains("186", 6, made=made, worth=1) == {"red production mc": 1}
    state = scene().tile("3-3", "city", GREEN).hand(RED, "186").build()
    assert why(state, "play 186") == ["needs-cities-in-play 2 1"]


def test_187_aquifer_pumping() -> None:
    assert gains("187", 18, "building") == {}


def test_187_aquifer_pumping_takes_steel() -> None:
    state = scene(mc=8).tableau(RED, "187").build()
    ocean = {"tile 1-5": "ocean", "red rating": 1, "red used": ("187",)}
    assert outcome_of(state, "use 187 1", "place 1-5") == {"red mc": -8, **ocean}
    state = scene(mc=4).tableau(RED, "187").stock(RED, steel=2, titanium=9).build()
    assert outcome_of(state, "use 187 1", "place 1-5") == {
        "red mc": -4,
        "red steel": -2,
        **ocean,
    }
    state = scene(mc=0).tableau(RED, "187").stock(RED, steel=3, titanium=9).build()
    assert why(state, "use 187 1") == ["needs-more-mc 2"]


def test_187_aquifer_pumping_is_not_cheaper_and_may_pump_in_vain() -> None:
    # Discounts on cards are none on actions; steel has its current value.
    state = scene(mc=0).tableau(RED, "187", "150", "071").stock(RED, steel=3).build()
    assert outcome_of(state, "use 187 1", "place 1-5") == {
        "red steel": -3,
        "tile 1-5": "ocean",
        "red rating": 1,
        "red used": ("187",),
    }
    full = scene(mc=8).parameters(oceans=9).tableau(RED, "187").build()
    assert outcome_of(full, "use 187 1") == {"red mc": -8, "red used": ("187",)}


def test_188_flooding() -> None:
    made = scene().tile("2-5", "city", GREEN)
    answers = ("place 1-5", "take 4 from green")
    assert gains("188", 7, "", *answers, made=made, is_event=True, worth=-1) == {
        "tile 1-5": "ocean",
        "red rating": 1,
        "green mc": -4,
    }
    # Elsewhere nobody loses anything.
    assert gains("188", 7, "", "place 9-5", made=made, is_event=True, worth=-1) == {
        "tile 9-5": "ocean",
        "red rating": 1,
        "red titanium": 2,
    }
    made = scene().tile("2-5", "city", GREEN).parameters(oceans=9)
    assert gains("188", 7, made=made, is_event=True, worth=-1) == {}


def test_188_flooding_hits_one_neighbour_as_hard_as_one_likes() -> None:
    made = scene(3).stock(GREEN, mc=2).tile("2-5", "city", GREEN)
    made.tile("1-3", "greenery", YELLOW).tile("2-4", "greenery", RED)
    state = play(made.hand(RED, "188").build(), "play 188", "place 1-4")

    assert question(state) == (RED, "remove-stock")
    assert options(state) == [
        *[f"take {count} from green" for count in (2, 1)],
        *[f"take {count} from yellow" for count in (4, 3, 2, 1)],
        "decline",
    ]
    assert outcome_of(state, "take 3 from yellow") == {"yellow mc": -3}
    assert outcome_of(state, "decline") == {}


def test_188_flooding_spares_the_neutral_opponent() -> None:
    made = scene(1).tile("2-5", "city")
    assert gains("188", 7, "", "place 1-5", made=made, is_event=True, worth=-1) == {
        "tile 1-5": "ocean",
        "red rating": 1,
    }


def test_189_energy_saving() -> None:
    made = scene().tile("3-3", "city", RED).tile("7-3", "capital", GREEN)
    made.off_planet("ganymede-colony", GREEN)
    assert gains("189", 15, "power", made=made) == {"red production energy": 3}
    assert gains("189", 15, "power") == {}


def test_190_local_heat_trapping() -> None:
    made = scene().stock(RED, heat=5)
    assert gains("190", 1, "", "option 1", made=made, is_event=True) == {
        "red heat": -5,
        "red plants": 4,
    }
    made = scene().stock(RED, heat=5).tableau(RED, "184")
    assert gains("190", 1, "", "option 2", made=made, is_event=True, worth=2) == {
        "red heat": -5,
        "red on 184": 2,
    }
    cold = scene().stock(RED, heat=4).hand(RED, "190").build()
    assert why(cold, "play 190") == ["needs-more heat 1"]


def test_190_local_heat_trapping_of_helion() -> None:
    made = scene(mc=0).corporation(RED, "helion").hand(RED, "190")
    # The five heat cannot pay for the card as well.
    assert why(made.stock(RED, heat=5).build(), "play 190") == ["needs-more-mc 1"]
    assert outcome_of(made.stock(RED, heat=6).build(), "play 190", "option 1") == {
        "red hand": -1,
        "red events": ("190",),
        "red heat": -6,
        "red plants": 4,
    }
    state = made.stock(RED, heat=6, mc=1).build()
    assert outcome_of(state, "play 190", "pay 1 mc", "option 1") == {
        **card_played("190", 1, is_event=True),
        "red heat": -5,
        "red plants": 4,
    }


def test_190_local_heat_trapping_of_stormcraft() -> None:
    made = scene().corporation(RED, "stormcraft-incorporated").hand(RED, "190")
    made.document["players"][RED]["resources"] = {"stormcraft-incorporated": 2}
    state = made.stock(RED, heat=1).build()
    assert outcome_of(state, "play 190", "option 1") == {
        **card_played("190", 1, is_event=True),
        "red heat": -1,
        "red on stormcraft-incorporated": -2,
        "red plants": 4,
    }
    # No change is given, and no heat is wasted.
    asked = play(made.stock(RED, heat=4).build(), "play 190")
    assert refuses(asked, "pay 4 heat 1 floaters")
    assert outcome_of(asked, "pay 3 heat 1 floaters") == {
        "red heat": -3,
        "red on stormcraft-incorporated": -1,
    }
    assert why(made.stock(RED, heat=0).build(), "play 190") == ["needs-more heat 1"]


def test_191_permafrost_extraction() -> None:
    made = scene().parameters(temperature=-8)
    assert gains("191", 8, "", "place 1-5", made=made, is_event=True) == {
        "tile 1-5": "ocean",
        "red rating": 1,
    }
    early = scene().parameters(temperature=-10).hand(RED, "191").build()
    assert why(early, "play 191") == ["needs-at-least temperature -8 -10"]


def test_192_invention_contest() -> None:
    made = scene().deck("001", "002", "003", "004")
    assert gains("192", 2, "science", "keep 003", made=made, is_event=True) == {
        "red hand": 1,
        "deck": -3,
        "discard": 2,
    }
    state = play(made.hand(RED, "192").build(), "play 192")
    assert state.view(RED)["players"][RED]["offered_cards"] == ["001", "002", "003"]
    assert refuses(state, "keep 001 002")
    assert play(state, "keep 003").view(RED)["players"][RED]["cards"] == ["003"]


def test_193_plantation() -> None:
    made = scene().tableau(RED, "114", "115")
    assert gains("193", 15, "plant", "place 3-3", made=made) == {
        "tile 3-3": "greenery red",
        "oxygen": 1,
        "red rating": 1,
    }
    state = scene().tableau(RED, "114").hand(RED, "193").build()
    assert why(state, "play 193") == ["needs-tags science 2 1"]


def test_193_plantation_grows_next_to_own_tiles() -> None:
    made = scene().tableau(RED, "114", "115").tile("3-3", "city", RED).tile("7-3", "city", GREEN)
    state = play(made.hand(RED, "193").build(), "play 193")

    around = ("2-2", "2-3", "3-2", "3-4", "4-3", "4-4")
    assert options(state) == [f"place {area}" for area in around]


def test_194_power_infrastructure() -> None:
    assert gains("194", 4, "power building") == {}
    state = scene().tableau(RED, "194").stock(RED, energy=4).build()
    assert outcome_of(state, "use 194 1", "spend 3") == {
        "red energy": -3,
        "red mc": 3,
        "red used": ("194",),
    }
    assert options(play(state, "use 194 1")) == [f"spend {count}" for count in (1, 2, 3, 4)]
    empty = scene().tableau(RED, "194").build()
    assert why(empty, "use 194 1") == ["needs-more energy 1"]


def test_195_indentured_workers() -> None:
    assert gains("195", 0, is_event=True, worth=-1) == {"red next discount": 8}


def test_195_indentured_workers_make_the_next_card_cheaper_whichever_it_is() -> None:
    made = scene().next_card(RED, discount=8)
    assert gains("113", 3, "power building", made=made, worth=1) == {
        "red production energy": 1,
        "red next discount": -8,
    }
    # What is left of it is lost.
    state = scene(mc=0).next_card(RED, discount=8).hand(RED, "141").build()
    assert outcome_of(state, "play 141") == {
        **card_played("141", 0, "power building"),
        "red production energy": 1,
        "red next discount": -8,
    }
    # It is no discount on anything else, and waits.
    state = scene(mc=11).next_card(RED, discount=8).build()
    assert outcome_of(state, "project power-plant") == {
        "red mc": -11,
        "red production energy": 1,
    }


def test_195_indentured_workers_serve_special_design_and_the_other_way_round() -> None:
    state = scene(mc=0).next_card(RED, discount=8).hand(RED, "206").build()
    assert outcome_of(state, "play 206") == {
        **card_played("206", 0, is_event=True),
        "red next discount": -8,
        "red next offset": 2,
    }
    state = scene(mc=0).next_card(RED, offset=2).hand(RED, "195").build()
    assert outcome_of(state, "play 195") == {
        **card_played("195", 0, is_event=True),
        "red next discount": 8,
        "red next offset": -2,
    }


def test_195_indentured_workers_go_at_the_end_of_the_generation() -> None:
    state = scene().next_card(RED, discount=8, offset=2).passed(GREEN).build()
    after = play(state, "pass")

    assert after.to_dict()["generation"] == 6
    assert after.to_dict()["players"][RED]["next_discount"] == 0
    assert after.to_dict()["players"][RED]["next_offset"] == 0


def test_196_lagrange_observatory() -> None:
    assert gains("196", 9, "science space", worth=1) == {"red hand": 1, "deck": -1}


def test_197_terraforming_ganymede() -> None:
    assert gains("197", 33, "jovian space", worth=2) == {"red rating": 1}
    made = scene().tableau(RED, "082", "081").tableau(GREEN, "051")
    assert gains("197", 33, "jovian space", made=made, worth=3) == {"red rating": 3}


def test_198_immigration_shuttles() -> None:
    assert gains("198", 31, "earth space") == {"red production mc": 5}
    made = scene().tile("3-3", "city", GREEN).tile("7-3", "capital", GREEN)
    assert gains("198", 31, "earth space", made=made) == {"red production mc": 5}
    made.off_planet("ganymede-colony", GREEN)
    assert gains("198", 31, "earth space", made=made, worth=1) == {"red production mc": 5}
    for area in ("3-6", "5-1", "9-4"):
        made.tile(area, "city", RED)
    assert gains("198", 31, "earth space", made=made, worth=2) == {"red production mc": 5}


def test_199_restricted_area() -> None:
    made = scene().tile("7-3", "city", GREEN)
    # Cities are no hindrance; a card is printed there.
    assert gains("199", 11, "science", "place 8-3", made=made) == {
        "tile 8-3": "restricted-area red",
        "red hand": 1,
        "deck": -1,
    }
    state = play(scene().hand(RED, "199").build(), "play 199")
    assert why(state, "place 1-5") == ["area-reserved"]
    assert why(state, "place 5-3") == ["area-reserved"]


def test_199_restricted_area_draws_for_two() -> None:
    state = scene(mc=2).tableau(RED, "199").build()
    assert outcome_of(state, "use 199 1") == {
        "red mc": -2,
        "red hand": 1,
        "deck": -1,
        "red used": ("199",),
    }
    poor = scene(mc=1).tableau(RED, "199").stock(RED, steel=9, titanium=9).build()
    assert why(poor, "use 199 1") == ["needs-more-mc 1"]


def immigrants(mc: int) -> Scene:
    """Return a scene in which red produces *mc* M€ and an energy."""
    return scene().production(RED, mc=mc, energy=1)


def test_200_immigrant_city() -> None:
    # It sees its own city: two steps down, one up.
    expected = {
        "red production energy": -1,
        "red production mc": -1,
        "tile 3-3": "city red",
    }
    for mc in (3, -3, -4):
        made = immigrants(mc)
        assert gains("200", 13, "city building", "place 3-3", made=made) == expected
    state = immigrants(-5).hand(RED, "200").build()
    assert why(state, "play 200") == ["production-too-low mc -4 -5"]
    state = scene().hand(RED, "200").build()
    assert why(state, "play 200") == ["production-too-low energy 1 0"]


def test_200_immigrant_city_of_tharsis_republic_sees_two_cities_in_one() -> None:
    made = immigrants(-5).corporation(RED, "tharsis-republic")
    assert gains("200", 13, "city building", "place 3-3", made=made) == {
        "red production energy": -1,
        "tile 3-3": "city red",
        "red mc": 3,
    }


def test_200_immigrant_city_grows_with_every_city() -> None:
    state = scene().turn(GREEN).tableau(RED, "200").build()
    assert outcome_of(state, "project city", "place 3-3") == {
        "green mc": -25,
        "green production mc": 1,
        "tile 3-3": "city green",
        "red production mc": 1,
    }
    state = scene().tableau(RED, "200").hand(RED, "081").build()
    assert outcome_of(state, "play 081") == {
        **card_played("081", 20, "jovian space city"),
        "ganymede-colony": "red",
        "red production mc": 1,
    }
