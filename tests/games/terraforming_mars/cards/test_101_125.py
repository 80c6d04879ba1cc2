"""Project cards 105 to 125; what is expected is worked out from the printed cards."""

from kit import options, question, refuses
from kit.terraforming_cards import why
from kit.terraforming_gains import gains
from kit.terraforming_mars import GREEN, RED, card_played, outcome_of, play, scene


def test_105_earth_office() -> None:
    # Its own price is not reduced by itself.
    assert gains("105", 1, "earth") == {}
    with_office = scene().tableau(RED, "105")
    assert gains("106", 7, "earth", made=with_office) == {"red production mc": 3}
    # Other tags are not cheaper.
    assert gains("141", 4, "power building", made=scene().tableau(RED, "105")) == {
        "red production energy": 1
    }


def test_105_earth_office_counts_each_tag_and_nothing_costs_less_than_nothing() -> None:
    state = scene(mc=0).tableau(RED, "105", "106", "107").hand(RED, "C20").build()

    # Luna Governor has two Earth tags: 4 - 6 is 0.
    assert outcome_of(state, "play C20") == {
        **card_played("C20", 0, "earth earth"),
        "red production mc": 2,
    }


def test_106_acquired_company() -> None:
    assert gains("106", 10, "earth") == {"red production mc": 3}


def test_107_media_archives() -> None:
    made = scene().events(RED, "009", "010").events(GREEN, "039")
    assert gains("107", 8, "earth", made=made) == {"red mc": 3}
    assert gains("107", 8, "earth") == {}


def test_108_open_city() -> None:
    made = scene().parameters(oxygen=12).production(RED, energy=1)
    assert gains("108", 23, "city building", "place 3-3", made=made, worth=1) == {
        "red production energy": -1,
        "red production mc": 4,
        "red plants": 2,
        "tile 3-3": "city red",
    }
    early = scene().parameters(oxygen=11).hand(RED, "108").build()
    assert why(early, "play 108") == [
        "needs-at-least oxygen 12 11",
        "production-too-low energy 1 0",
    ]


def test_108_open_city_is_not_placed_next_to_a_city() -> None:
    made = scene().parameters(oxygen=12).production(RED, energy=1).tile("6-3", "city", GREEN)
    state = play(made.hand(RED, "108").build(), "play 108")

    assert question(state) == (RED, "place-tile")
    assert why(state, "place 6-4") == ["area-next-to-city"]
    assert why(state, "place 6-3") == ["area-occupied"]
    assert why(state, "place 5-3") == ["area-reserved"]
    assert "place 3-3" in options(state)


def test_109_media_group() -> None:
    assert gains("109", 6, "earth") == {}
    # The rebate comes after paying: six M€ are not enough for an event of seven.
    made = scene().tableau(RED, "109")
    assert gains("112", 7, "earth", made=made, is_event=True, worth=-2) == {
        "red rating": 2,
        "red mc": 3,
    }
    made = scene().tableau(RED, "109")
    assert gains("141", 4, "power building", made=made) == {"red production energy": 1}


def test_109_media_group_sees_no_events_of_others() -> None:
    state = scene().turn(GREEN).tableau(RED, "109").hand(GREEN, "112").build()

    assert outcome_of(state, "play 112") == {
        **card_played("112", 7, is_event=True, colour="green"),
        "green rating": 2,
    }


def test_110_business_network() -> None:
    assert gains("110", 4, "earth") == {"red production mc": -1}
    low = scene().production(RED, mc=-5).hand(RED, "110").build()
    assert why(low, "play 110") == ["production-too-low mc -4 -5"]
    made = scene().production(RED, mc=-4)
    assert gains("110", 4, "earth", made=made) == {"red production mc": -1}


def test_110_business_network_looks_at_a_card_and_may_buy_it() -> None:
    state = scene(mc=3).tableau(RED, "110").deck("113").build()

    assert outcome_of(state, "use 110 1", "buy 113") == {
        "red mc": -3,
        "red hand": 1,
        "red used": ("110",),
        "deck": -1,
    }
    assert outcome_of(state, "use 110 1", "buy nothing") == {
        "red used": ("110",),
        "deck": -1,
        "discard": 1,
    }
    assert why(play(state, "use 110 1", "buy nothing"), "use 110 1") == ["action-used"]
    # Who cannot pay may still look.
    poor = play(scene(mc=2).tableau(RED, "110").deck("113").build(), "use 110 1")
    assert poor.view(RED)["players"][RED]["offered_cards"] == ["113"]
    assert refuses(poor, "buy 113")
    assert poor.decision(RED).space is not None


def test_111_business_contacts() -> None:
    made = scene().deck("001", "002", "003", "004", "006")
    assert gains("111", 7, "earth", "keep 002 004", made=made, is_event=True) == {
        "red hand": 2,
        "deck": -4,
        "discard": 2,
    }
    state = play(scene().deck("001", "002", "003", "004").hand(RED, "111").build(), "play 111")
    assert refuses(state, "keep 001")
    assert refuses(state, "keep 001 002 003")
    assert play(state, "keep 002 004").view(RED)["players"][RED]["cards"] == ["002", "004"]


def test_112_bribed_committee() -> None:
    assert gains("112", 7, "earth", is_event=True, worth=-2) == {"red rating": 2}


def test_113_solar_power() -> None:
    assert gains("113", 11, "power building", worth=1) == {"red production energy": 1}


def test_114_breathing_filters() -> None:
    assert gains("114", 11, "science", made=scene().parameters(oxygen=7), worth=2) == {}
    early = scene().parameters(oxygen=6).hand(RED, "114").build()
    assert why(early, "play 114") == ["needs-at-least oxygen 7 6"]


def test_115_artificial_photosynthesis() -> None:
    assert gains("115", 12, "science", "option 1") == {"red production energy": 2}
    assert gains("115", 12, "science", "option 2") == {"red production plants": 1}


def test_116_artificial_lake() -> None:
    made = scene().parameters(temperature=-6)
    assert gains("116", 15, "building", "place 3-3", made=made, worth=1) == {
        "tile 3-3": "ocean",
        "red rating": 1,
    }
    early = scene().parameters(temperature=-8).hand(RED, "116").build()
    assert why(early, "play 116") == ["needs-at-least temperature -6 -8"]


def test_116_artificial_lake_lies_on_land_and_takes_its_bonus() -> None:
    made = scene().parameters(temperature=-6).tile("1-2", "ocean").claim(GREEN, "7-1")
    state = play(made.hand(RED, "116").build(), "play 116")

    assert question(state) == (RED, "place-ocean")
    assert why(state, "place 1-4") == ["area-reserved"]
    assert why(state, "place 5-3") == ["area-reserved"]
    assert why(state, "place 7-1") == ["area-claimed green"]
    # Two steel are printed there, and an ocean is next to it.
    assert outcome_of(state, "place 1-1") == {
        "tile 1-1": "ocean",
        "red steel": 2,
        "red mc": 2,
        "red rating": 1,
    }


def test_116_artificial_lake_without_an_ocean_left() -> None:
    made = scene().parameters(temperature=-6, oceans=9)
    assert gains("116", 15, "building", made=made, worth=1) == {}


def test_117_geothermal_power() -> None:
    assert gains("117", 11, "power building") == {"red production energy": 2}


def test_118_farming() -> None:
    assert gains("118", 16, "plant", made=scene().parameters(temperature=4), worth=2) == {
        "red production mc": 2,
        "red production plants": 2,
        "red plants": 2,
    }
    early = scene().parameters(temperature=2).hand(RED, "118").build()
    assert why(early, "play 118") == ["needs-at-least temperature 4 2"]


def test_119_dust_seals() -> None:
    assert gains("119", 2, made=scene().parameters(oceans=3), worth=1) == {}
    late = scene().parameters(oceans=4).hand(RED, "119").build()
    assert why(late, "play 119") == ["needs-at-most oceans 3 4"]


def test_120_urbanized_area() -> None:
    made = scene().production(RED, energy=1).tile("3-3", "city", RED).tile("3-5", "city", GREEN)
    assert gains("120", 10, "city building", made=made) == {
        "red production energy": -1,
        "red production mc": 2,
        "tile 3-4": "city red",
    }
    made = scene().production(RED, energy=1).tile("3-3", "city", RED).tile("3-5", "city", GREEN)
    state = made.tile("5-7", "city", GREEN).hand(RED, "120").build()
    assert options(play(state, "play 120")) == ["place 3-4", "place 4-6"]
    lone = scene().tile("3-3", "city", RED).hand(RED, "120").build()
    assert why(lone, "play 120") == [
        "production-too-low energy 1 0",
        "no-area next-to-2-cities",
    ]


def test_121_sabotage() -> None:
    made = scene().stock(GREEN, titanium=3)
    answers = ("option 1", "take 3 from green")
    assert gains("121", 1, "", *answers, made=made, is_event=True) == {"green titanium": -3}
    made = scene().stock(GREEN, steel=5)
    answers = ("option 2", "take 4 from green")
    assert gains("121", 1, "", *answers, made=made, is_event=True) == {"green steel": -4}
    answers = ("option 3", "take 7 from green")
    assert gains("121", 1, "", *answers, is_event=True) == {"green mc": -7}


def test_121_sabotage_takes_any_part_or_nothing_of_an_opponent() -> None:
    made = scene().stock(RED, steel=4).stock(GREEN, steel=2)
    state = play(made.hand(RED, "121").build(), "play 121", "option 2")

    assert options(state) == ["take 2 from green", "take 1 from green", "decline"]
    assert outcome_of(state, "take 1 from green") == {"green steel": -1}
    assert outcome_of(state, "decline") == {}
    rich = scene().stock(GREEN, steel=9, titanium=9).hand(RED, "121").build()
    for option, most in (("option 1", 3), ("option 2", 4), ("option 3", 7)):
        parts = [f"take {count} from green" for count in range(most, 0, -1)]
        assert options(play(rich, "play 121", option)) == [*parts, "decline"]
    # Nobody has titanium: then there is nothing to ask.
    assert gains("121", 1, "", "option 1", is_event=True) == {}


def test_121_sabotage_of_the_neutral_opponent() -> None:
    made = scene(1).stock(RED, titanium=3)
    assert gains("121", 1, "", made=made, is_event=True) == {}


def test_122_moss() -> None:
    made = scene().parameters(oceans=3).stock(RED, plants=1)
    assert gains("122", 4, "plant", made=made) == {"red plants": -1, "red production plants": 1}
    early = scene().parameters(oceans=2).hand(RED, "122").build()
    assert why(early, "play 122") == ["needs-at-least oceans 3 2", "needs-more plants 1"]


def test_122_moss_may_live_on_viral_enhancers() -> None:
    made = scene().parameters(oceans=3).tableau(RED, "074")
    assert gains("122", 4, "plant", made=made) == {"red production plants": 1}
    # Of an opponent they do not help.
    others = scene().parameters(oceans=3).tableau(GREEN, "074").hand(RED, "122").build()
    assert why(others, "play 122") == ["needs-more plants 1"]


def test_123_industrial_center() -> None:
    made = scene().tile("3-3", "city", GREEN)
    assert gains("123", 4, "building", "place 3-4", made=made) == {
        "tile 3-4": "industrial-center red"
    }
    state = play(scene().tile("3-3", "city", GREEN).hand(RED, "123").build(), "play 123")
    around = ("2-2", "2-3", "3-2", "3-4", "4-3", "4-4")
    assert options(state) == [f"place {area}" for area in around]
    assert why(scene().hand(RED, "123").build(), "play 123") == ["no-area next-to-city"]


def test_123_industrial_center_buys_steel_production() -> None:
    state = scene(mc=7).tableau(RED, "123").build()
    assert outcome_of(state, "use 123 1") == {
        "red mc": -7,
        "red production steel": 1,
        "red used": ("123",),
    }
    # Steel does not pay for it, although the card has a building tag.
    poor = scene(mc=6).tableau(RED, "123").stock(RED, steel=9).build()
    assert why(poor, "use 123 1") == ["needs-more-mc 1"]


def test_124_hired_raiders() -> None:
    made = scene().stock(GREEN, steel=3)
    answers = ("option 1", "take 2 from green")
    assert gains("124", 1, "", *answers, made=made, is_event=True) == {
        "red steel": 2,
        "green steel": -2,
    }
    answers = ("option 2", "take 3 from green")
    assert gains("124", 1, "", *answers, is_event=True) == {"red mc": 3, "green mc": -3}


def test_124_hired_raiders_steal_what_there_is() -> None:
    made = scene().stock(RED, steel=5).stock(GREEN, mc=1)
    assert gains("124", 1, "", "option 1", made=made, is_event=True) == {}
    state = play(scene().stock(GREEN, mc=1).hand(RED, "124").build(), "play 124", "option 2")
    assert options(state) == ["take 1 from green", "decline"]
    assert outcome_of(state, "take 1 from green") == {"red mc": 1, "green mc": -1}
    assert outcome_of(state, "decline") == {}


def test_124_hired_raiders_alone_steal_from_the_supply() -> None:
    assert gains("124", 1, "", "option 1", made=scene(1), is_event=True) == {"red steel": 2}
    assert gains("124", 1, "", "option 2", made=scene(1), is_event=True) == {"red mc": 3}


def test_125_hackers() -> None:
    made = scene().production(RED, energy=1).production(GREEN, mc=-3)
    assert gains("125", 3, "", "target green", made=made, worth=-1) == {
        "red production energy": -1,
        "red production mc": 2,
        "green production mc": -2,
    }
    state = scene().hand(RED, "125").build()
    assert why(state, "play 125") == ["production-too-low energy 1 0"]


def test_125_hackers_find_nobody_but_their_owner() -> None:
    made = scene().production(RED, energy=1, mc=-5).production(GREEN, mc=-4)
    # The own two steps come first, so that they can be lost again.
    assert gains("125", 3, "", made=made, worth=-1) == {"red production energy": -1}
    made = scene(3).production(RED, energy=1).production(GREEN, mc=-4)
    state = play(made.hand(RED, "125").build(), "play 125")
    assert options(state) == ["target red", "target yellow"]
    assert why(state, "target green") == ["cannot-lose-so-much"]


def test_125_hackers_against_the_neutral_opponent() -> None:
    made = scene(1).production(RED, energy=1)
    assert gains("125", 3, "", "target neutral", made=made, worth=-1) == {
        "red production energy": -1,
        "red production mc": 2,
    }
