"""Project cards 151 to 175; what is expected is worked out from the printed cards."""

from kit import options, question
from kit.terraforming_cards import why
from kit.terraforming_gains import gains
from kit.terraforming_mars import (
    GREEN,
    OCEAN_AREAS,
    RED,
    card_played,
    changes,
    outcome_of,
    play,
    points,
    scene,
)


def test_151_investment_loan() -> None:
    assert gains("151", 3, "earth", is_event=True) == {"red production mc": -1, "red mc": 10}
    low = scene().production(RED, mc=-5).hand(RED, "151").build()
    assert why(low, "play 151") == ["production-too-low mc -4 -5"]
    made = scene().production(RED, mc=-4)
    assert gains("151", 3, "earth", made=made, is_event=True) == {
        "red production mc": -1,
        "red mc": 10,
    }


def test_152_insulation() -> None:
    made = scene().production(RED, heat=3)
    assert gains("152", 2, "", "spend 2", made=made) == {
        "red production heat": -2,
        "red production mc": 2,
    }
    # At least one step, at most all of them.
    state = play(scene().production(RED, heat=3).hand(RED, "152").build(), "play 152")
    assert question(state) == (RED, "convert-production")
    assert options(state) == ["spend 1", "spend 2", "spend 3"]
    cold = scene().production(GREEN, heat=3).hand(RED, "152").build()
    assert why(cold, "play 152") == ["needs-production heat"]


def test_153_adaptation_technology() -> None:
    assert gains("153", 12, "science", worth=1) == {}


def test_153_adaptation_technology_eases_parameters_by_two_steps() -> None:
    made = scene().tableau(RED, "153")
    made.parameters(oxygen=5)
    assert gains("114", 11, "science", made=made, worth=2) == {}
    state = scene().tableau(RED, "153").parameters(oxygen=4).hand(RED, "114").build()
    assert why(state, "play 114") == ["needs-at-least oxygen 7 4"]
    # Four degrees are two steps; a limit is eased as well.
    made = scene().tableau(RED, "153").parameters(temperature=-28)
    assert gains("159", 7, "plant", made=made) == {"red production plants": 1}
    made = scene().tableau(RED, "153").parameters(oceans=5)
    assert gains("119", 2, made=made, worth=1) == {}
    state = scene().tableau(RED, "153").parameters(oceans=6).hand(RED, "119").build()
    assert why(state, "play 119") == ["needs-at-most oceans 3 6"]
    # Tags are no parameters, and the technology of others does not help.
    state = scene().tableau(RED, "153").hand(RED, "145").build()
    assert why(state, "play 145") == ["needs-tags science 2 1"]
    state = scene().tableau(GREEN, "153").parameters(oxygen=5).hand(RED, "114").build()
    assert why(state, "play 114") == ["needs-at-least oxygen 7 5"]


def test_154_caretaker_contract() -> None:
    assert gains("154", 3, made=scene().parameters(temperature=0)) == {}
    early = scene().parameters(temperature=-2).hand(RED, "154").build()
    assert why(early, "play 154") == ["needs-at-least temperature 0 -2"]


def test_154_caretaker_contract_turns_heat_into_rating() -> None:
    state = scene().tableau(RED, "154").stock(RED, heat=9).build()
    assert outcome_of(state, "use 154 1") == {
        "red heat": -8,
        "red rating": 1,
        "red used": ("154",),
    }
    cold = scene().tableau(RED, "154").stock(RED, heat=7).build()
    assert why(cold, "use 154 1") == ["needs-more heat 1"]


def test_154_caretaker_contract_takes_the_floaters_of_stormcraft() -> None:
    made = scene().corporation(RED, "stormcraft-incorporated").tableau(RED, "154")
    made.document["players"][RED]["resources"] = {"stormcraft-incorporated": 3}
    state = made.stock(RED, heat=3).build()

    assert outcome_of(state, "use 154 1") == {
        "red heat": -2,
        "red on stormcraft-incorporated": -3,
        "red rating": 1,
        "red used": ("154",),
    }


def test_155_designed_microorganisms() -> None:
    made = scene().parameters(temperature=-14)
    assert gains("155", 16, "science microbe", made=made) == {"red production plants": 2}
    late = scene().parameters(temperature=-12).hand(RED, "155").build()
    assert why(late, "play 155") == ["needs-at-most temperature -14 -12"]


def test_156_standard_technology() -> None:
    assert gains("156", 6, "science") == {}


def test_156_standard_technology_pays_back_three_of_a_standard_project() -> None:
    state = scene(mc=11).tableau(RED, "156").build()
    assert outcome_of(state, "project power-plant") == {
        "red mc": -8,
        "red production energy": 1,
    }
    # The whole price comes first.
    poor = scene(mc=10).tableau(RED, "156").build()
    assert why(poor, "project power-plant") == ["needs-more-mc 1"]
    state = scene().tableau(RED, "156").build()
    assert outcome_of(state, "project aquifer", "place 1-5") == {
        "red mc": -15,
        "tile 1-5": "ocean",
        "red rating": 1,
    }


def test_156_standard_technology_pays_nothing_for_patents_and_cards_and_others() -> None:
    state = scene().tableau(RED, "156").hand(RED, "113", "141").build()
    assert outcome_of(state, "project sell-patents", "sell 113 141") == {
        "red mc": 2,
        "red hand": -2,
        "discard": 2,
    }
    others = scene().turn(GREEN).tableau(RED, "156").build()
    assert outcome_of(others, "project power-plant") == {
        "green mc": -11,
        "green production energy": 1,
    }


def test_157_nitrite_reducing_bacteria() -> None:
    assert gains("157", 11, "microbe", holds="microbe") == {"red on 157": 3}
    state = scene().tableau(RED, "157", resources=3).build()
    assert outcome_of(state, "use 157 1") == {
        "red on 157": -3,
        "red rating": 1,
        "red used": ("157",),
    }
    assert outcome_of(state, "use 157 2") == {"red on 157": 1, "red used": ("157",)}
    few = scene().tableau(RED, "157", resources=2).build()
    assert why(few, "use 157 1") == ["needs-more-here 1"]
    assert outcome_of(few, "use 157 2") == {"red on 157": 1, "red used": ("157",)}


def test_158_industrial_microbes() -> None:
    assert gains("158", 12, "microbe building") == {
        "red production energy": 1,
        "red production steel": 1,
    }


def test_159_lichen() -> None:
    made = scene().parameters(temperature=-24)
    assert gains("159", 7, "plant", made=made) == {"red production plants": 1}
    early = scene().parameters(temperature=-26).hand(RED, "159").build()
    assert why(early, "play 159") == ["needs-at-least temperature -24 -26"]


def test_160_power_supply_consortium() -> None:
    made = scene().tableau(RED, "141", "113").production(GREEN, energy=1)
    assert gains("160", 5, "power", "target green", made=made) == {
        "green production energy": -1,
        "red production energy": 1,
    }
    state = scene().tableau(RED, "141").production(GREEN, energy=1).hand(RED, "160").build()
    assert why(state, "play 160") == ["needs-tags power 2 1"]


def test_160_power_supply_consortium_may_lower_what_it_has_raised() -> None:
    assert gains("160", 5, "power", made=scene().tableau(RED, "141", "113")) == {}
    made = scene(1).tableau(RED, "141", "113")
    assert gains("160", 5, "power", "target neutral", made=made) == {"red production energy": 1}


def test_161_convoy_from_europa() -> None:
    expected = {"tile 1-5": "ocean", "red rating": 1, "red hand": 1, "deck": -1}
    assert gains("161", 15, "space", "first 1", "place 1-5", is_event=True) == expected
    assert gains("161", 15, "space", "first 2", "place 1-5", is_event=True) == expected
    # Without an ocean left there is nothing to order.
    made = scene().parameters(oceans=9)
    assert gains("161", 15, "space", made=made, is_event=True) == {
        "red hand": 1,
        "deck": -1,
    }


def test_162_imported_ghg() -> None:
    assert gains("162", 7, "earth space", is_event=True) == {
        "red production heat": 1,
        "red heat": 3,
    }


def test_163_imported_nitrogen() -> None:
    # Without cards for them microbes and animals are lost.
    assert gains("163", 23, "earth space", is_event=True) == {"red plants": 4, "red rating": 1}
    # Microbes and animals are for different cards: their order cannot matter.
    made = scene().tableau(RED, "131", "184")
    assert gains("163", 23, "earth space", made=made, is_event=True, worth=3) == {
        "red plants": 4,
        "red rating": 1,
        "red on 131": 3,
        "red on 184": 2,
    }
    made = scene().tableau(RED, "131", "157", "172", "184")
    answers = ("card 157", "card 172")
    assert gains("163", 23, "earth space", *answers, made=made, is_event=True, worth=1) == {
        "red plants": 4,
        "red rating": 1,
        "red on 157": 3,
        "red on 172": 2,
    }


def test_164_micro_mills() -> None:
    assert gains("164", 3) == {"red production heat": 1}


def test_165_magnetic_field_generators() -> None:
    made = scene().production(RED, energy=4)
    assert gains("165", 20, "building", made=made) == {
        "red production energy": -4,
        "red production plants": 2,
        "red rating": 3,
    }
    state = scene().production(RED, energy=3).hand(RED, "165").build()
    assert why(state, "play 165") == ["production-too-low energy 4 3"]


def test_166_shuttles() -> None:
    made = scene().parameters(oxygen=5).production(RED, energy=1)
    assert gains("166", 10, "space", made=made, worth=1) == {
        "red production energy": -1,
        "red production mc": 2,
    }
    early = scene().parameters(oxygen=4).hand(RED, "166").build()
    assert why(early, "play 166") == ["needs-at-least oxygen 5 4", "production-too-low energy 1 0"]


def test_166_shuttles_make_space_cards_cheaper() -> None:
    made = scene().tableau(RED, "166")
    assert gains("203", 33, "space", made=made) == {"red production heat": 7}
    made = scene().tableau(RED, "166")
    assert gains("113", 11, "power building", made=made, worth=1) == {"red production energy": 1}


def test_167_import_of_advanced_ghg() -> None:
    assert gains("167", 9, "earth space", is_event=True) == {"red production heat": 2}


def test_168_windmills() -> None:
    made = scene().parameters(oxygen=7)
    assert gains("168", 6, "power building", made=made, worth=1) == {"red production energy": 1}
    early = scene().parameters(oxygen=6).hand(RED, "168").build()
    assert why(early, "play 168") == ["needs-at-least oxygen 7 6"]


def test_169_tundra_farming() -> None:
    made = scene().parameters(temperature=-6)
    assert gains("169", 16, "plant", made=made, worth=2) == {
        "red production plants": 1,
        "red production mc": 2,
        "red plants": 1,
    }
    early = scene().parameters(temperature=-8).hand(RED, "169").build()
    assert why(early, "play 169") == ["needs-at-least temperature -6 -8"]


def test_170_aerobraked_ammonia_asteroid() -> None:
    production = {"red production heat": 3, "red production plants": 1}
    assert gains("170", 26, "space", is_event=True) == production
    made = scene().tableau(RED, "131").tableau(GREEN, "157")
    assert gains("170", 26, "space", made=made, is_event=True) == {**production, "red on 131": 2}
    made = scene().tableau(RED, "131", "157")
    assert gains("170", 26, "space", "card 157", made=made, is_event=True) == {
        **production,
        "red on 157": 2,
    }


def test_171_magnetic_field_dome() -> None:
    made = scene().production(RED, energy=2)
    assert gains("171", 5, "building", made=made) == {
        "red production energy": -2,
        "red production plants": 1,
        "red rating": 1,
    }
    state = scene().production(RED, energy=1).hand(RED, "171").build()
    assert why(state, "play 171") == ["production-too-low energy 2 1"]


def test_172_pets() -> None:
    assert gains("172", 10, "earth animal", holds="animal") == {"red on 172": 1}


def test_172_pets_come_with_every_city() -> None:
    state = scene().turn(GREEN).tableau(RED, "172", resources=1).build()
    assert points(state, RED) == 0
    after = play(state, "project city", "place 3-3")
    assert changes(state, after) == {
        "green mc": -25,
        "green production mc": 1,
        "tile 3-3": "city green",
        "red on 172": 1,
    }
    assert points(after, RED) == 1
    # Cities off the planet count as well, and so do own ones.
    made = scene().tableau(RED, "172", resources=1)
    off_planet = outcome_of(made.hand(RED, "081").build(), "play 081")
    assert off_planet == {
        **card_played("081", 20, "jovian space city"),
        "ganymede-colony": "red",
        "red on 172": 1,
    }


def test_172_pets_cannot_be_removed_by_anybody() -> None:
    hunters = scene().turn(GREEN).tableau(GREEN, "024").tableau(RED, "172", resources=4)
    assert why(hunters.build(), "use 024 1") == ["no-such-resource animal"]
    own = scene().tableau(RED, "024").tableau(RED, "172", resources=4).build()
    assert why(own, "use 024 1") == ["no-such-resource animal"]


def test_173_protected_habitats() -> None:
    assert gains("173", 5) == {}


def test_173_protected_habitats_keep_plants_from_opponents() -> None:
    made = scene().turn(GREEN).tableau(RED, "173").stock(RED, plants=5).hand(GREEN, "009")
    # The asteroid falls, but no plants go.
    assert outcome_of(made.build(), "play 009") == {
        **card_played("009", 14, is_event=True, colour="green"),
        "temperature": 2,
        "green rating": 1,
        "green titanium": 2,
    }
    bare = scene().turn(GREEN).stock(RED, plants=5).hand(GREEN, "009").build()
    assert question(play(bare, "play 009")) == (GREEN, "remove-stock")


def test_173_protected_habitats_keep_animals_and_microbes_from_opponents() -> None:
    made = scene().turn(GREEN).tableau(GREEN, "024", "035").tableau(RED, "184", "131", resources=2)
    bare = made.build()
    assert outcome_of(bare, "use 024 1") == {
        "red on 184": -1,
        "green on 024": 1,
        "green used": ("024",),
    }
    kept = made.tableau(RED, "173").build()
    assert why(kept, "use 024 1") == ["no-such-resource animal"]
    assert why(kept, "use 035 1") == ["no-such-resource microbe"]


def test_173_protected_habitats_do_not_bind_their_owner() -> None:
    made = scene().tableau(RED, "173", "024").tableau(RED, "184", resources=2).build()
    assert outcome_of(made, "use 024 1") == {
        "red on 184": -1,
        "red on 024": 1,
        "red used": ("024",),
    }
    # Production is not protected.
    state = scene().turn(GREEN).tableau(RED, "173").production(RED, plants=1)
    state.parameters(oxygen=8).hand(GREEN, "147")
    assert outcome_of(state.build(), "play 147") == {
        **card_played("147", 12, "animal", colour="green"),
        "red production plants": -1,
        "green on 147": 1,
    }


def test_174_protected_valley() -> None:
    made = scene().tile("7-1", "city", RED)
    # It needs no own neighbour.
    assert gains("174", 23, "plant building", "place 1-2", made=made) == {
        "red production mc": 2,
        "tile 1-2": "greenery red",
        "red steel": 2,
        "oxygen": 1,
        "red rating": 1,
    }
    state = play(scene().tile("1-5", "ocean").hand(RED, "174").build(), "play 174")
    assert options(state) == [f"place {area}" for area in OCEAN_AREAS if area != "1-5"]
    # An area is always left: nine oceans, a greenery and the Mohole Area cover eleven of twelve.
    made = scene().parameters(oceans=9)
    made.tile("6-7", "greenery", GREEN).tile("6-8", "mohole-area", GREEN)
    state = play(made.hand(RED, "174").build(), "play 174")
    assert state.to_dict()["tiles"]["9-5"] == {"tile": "greenery", "owner": "red"}


def test_175_satellites() -> None:
    assert gains("175", 10, "space") == {"red production mc": 1}
    made = scene().tableau(RED, "203", "196").events(RED, "161").tableau(GREEN, "166")
    assert gains("175", 10, "space", made=made) == {"red production mc": 3}
