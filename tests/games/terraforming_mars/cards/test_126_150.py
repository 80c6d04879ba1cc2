"""Project cards 126 to 150; what is expected is worked out from the printed cards."""

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

# Seven cards with one science tag each and nothing that lasts.
SEVEN_SCIENCE = ("114", "115", "132", "155", "196", "199", "207")


def test_126_ghg_factories() -> None:
    made = scene().production(RED, energy=1)
    assert gains("126", 11, "building", made=made) == {
        "red production energy": -1,
        "red production heat": 4,
    }
    state = scene().hand(RED, "126").build()
    assert why(state, "play 126") == ["production-too-low energy 1 0"]


def test_127_subterranean_reservoir() -> None:
    assert gains("127", 11, "", "place 1-5", is_event=True) == {
        "tile 1-5": "ocean",
        "red rating": 1,
    }
    state = play(scene().hand(RED, "127").build(), "play 127")
    assert options(state) == [f"place {area}" for area in OCEAN_AREAS]
    assert why(state, "place 3-3") == ["area-not-allowed"]
    assert gains("127", 11, made=scene().parameters(oceans=9), is_event=True) == {}


def test_128_ecological_zone() -> None:
    made = scene().tile("3-3", "greenery", RED)
    # Its own two tags put two animals on it.
    assert gains("128", 12, "animal plant", "place 3-4", made=made, worth=1, holds="animal") == {
        "tile 3-4": "ecological-zone red",
        "red on 128": 2,
    }
    others = scene().tile("3-3", "greenery", GREEN).hand(RED, "128").build()
    assert why(others, "play 128") == ["needs-greeneries 1 0"]
    none = scene().hand(RED, "128").build()
    assert why(none, "play 128") == ["needs-greeneries 1 0", "no-area next-to-greenery"]


def test_128_ecological_zone_lies_next_to_the_greenery_of_anybody() -> None:
    made = scene().tile("3-3", "greenery", RED).tile("7-5", "greenery", GREEN)
    state = play(made.hand(RED, "128").build(), "play 128")

    around = ("2-2", "2-3", "3-2", "3-4", "4-3", "4-4")
    others = ("6-5", "7-4", "7-6", "8-4", "8-5")
    assert options(state) == [f"place {area}" for area in around + others]


def test_128_ecological_zone_gets_an_animal_for_each_plant_and_animal_tag() -> None:
    made = scene().parameters(temperature=-24).tableau(RED, "128", resources=1)
    assert gains("159", 7, "plant", made=made, worth=1) == {
        "red production plants": 1,
        "red on 128": 1,
    }
    made = scene().tableau(RED, "128", resources=1)
    assert gains("172", 10, "earth animal", made=made, worth=1, holds="animal") == {
        "red on 172": 1,
        "red on 128": 1,
    }
    state = scene().parameters(temperature=-24).turn(GREEN).tableau(RED, "128").hand(GREEN, "159")
    assert outcome_of(state.build(), "play 159") == {
        **card_played("159", 7, "plant", colour="green"),
        "green production plants": 1,
    }


def test_128_ecological_zone_with_viral_enhancers() -> None:
    made = scene().tile("3-3", "greenery", RED).tableau(RED, "074")
    # Each of its tags gives an animal, and by the enhancers a plant or another animal.
    answers = ("place 3-4", "option 2", "option 1")
    assert gains("128", 12, "animal plant", *answers, made=made, worth=1, holds="animal") == {
        "tile 3-4": "ecological-zone red",
        "red on 128": 3,
        "red plants": 1,
    }


def test_129_zeppelins() -> None:
    made = scene().parameters(oxygen=5).tile("3-3", "city", RED).tile("7-3", "city", GREEN)
    made.off_planet("ganymede-colony", RED)
    assert gains("129", 13, made=made, worth=1) == {"red production mc": 2}
    early = scene().parameters(oxygen=4).hand(RED, "129").build()
    assert why(early, "play 129") == ["needs-at-least oxygen 5 4"]


def test_130_worms() -> None:
    made = scene().parameters(oxygen=4)
    assert gains("130", 8, "microbe", made=made) == {}
    # Its own tag counts: two tags are one step, and so are three.
    made = scene().parameters(oxygen=4).tableau(RED, "158")
    assert gains("130", 8, "microbe", made=made) == {"red production plants": 1}
    made = scene().parameters(oxygen=4).tableau(RED, "158", "155").tableau(GREEN, "133")
    assert gains("130", 8, "microbe", made=made) == {"red production plants": 1}
    early = scene().parameters(oxygen=3).hand(RED, "130").build()
    assert why(early, "play 130") == ["needs-at-least oxygen 4 3"]


def test_131_decomposers() -> None:
    assert gains("131", 5, "microbe", made=scene().parameters(oxygen=3), holds="microbe") == {
        "red on 131": 1
    }
    early = scene().parameters(oxygen=2).hand(RED, "131").build()
    assert why(early, "play 131") == ["needs-at-least oxygen 3 2"]


def test_131_decomposers_get_a_microbe_for_each_living_tag() -> None:
    made = scene().tableau(RED, "131", resources=3).tableau(RED, "159", "147")
    # Three points of the card itself, and one more for three more microbes.
    assert gains("135", 11, "plant microbe animal", made=made, worth=4) == {"red on 131": 3}
    worth = [points(scene().tableau(RED, "131", resources=n).build(), RED) for n in (2, 3, 5, 6)]
    assert worth == [0, 1, 1, 2]
    others = scene().turn(GREEN).tableau(RED, "131").hand(GREEN, "157").build()
    assert outcome_of(others, "play 157") == {
        **card_played("157", 11, "microbe", colour="green"),
        "green on 157": 3,
    }
    made = scene().tableau(RED, "131", resources=1)
    assert gains("113", 11, "power building", made=made, worth=1) == {"red production energy": 1}


def test_132_fusion_power() -> None:
    made = scene().tableau(RED, "141", "113")
    assert gains("132", 14, "science power building", made=made) == {"red production energy": 3}
    # Its own power tag does not help, nor do those of others.
    state = scene().tableau(RED, "141").tableau(GREEN, "113").hand(RED, "132").build()
    assert why(state, "play 132") == ["needs-tags power 2 1"]


def test_133_symbiotic_fungus() -> None:
    assert gains("133", 4, "microbe", made=scene().parameters(temperature=-14)) == {}
    early = scene().parameters(temperature=-16).hand(RED, "133").build()
    assert why(early, "play 133") == ["needs-at-least temperature -14 -16"]


def test_133_symbiotic_fungus_adds_a_microbe_to_another_card() -> None:
    state = scene().tableau(RED, "133", "131").tableau(GREEN, "157").build()
    assert outcome_of(state, "use 133 1") == {"red on 131": 1, "red used": ("133",)}
    state = scene().tableau(RED, "133", "131", "157").build()
    assert outcome_of(state, "use 133 1", "card 157") == {"red on 157": 1, "red used": ("133",)}
    # Without a card for it the microbe is lost.
    state = scene().tableau(RED, "133", "184").build()
    assert outcome_of(state, "use 133 1") == {"red used": ("133",)}


def test_134_extreme_cold_fungus() -> None:
    assert gains("134", 13, "microbe", made=scene().parameters(temperature=-10)) == {}
    late = scene().parameters(temperature=-8).hand(RED, "134").build()
    assert why(late, "play 134") == ["needs-at-most temperature -10 -8"]


def test_134_extreme_cold_fungus_gives_a_plant_or_two_microbes() -> None:
    state = scene().tableau(RED, "134", "131", "157").build()
    assert outcome_of(state, "use 134 1") == {"red plants": 1, "red used": ("134",)}
    assert outcome_of(state, "use 134 2", "card 131") == {"red on 131": 2, "red used": ("134",)}
    assert why(play(state, "use 134 1"), "use 134 2") == ["action-used"]


def test_135_advanced_ecosystems() -> None:
    made = scene().tableau(RED, "159", "147", "158")
    assert gains("135", 11, "plant microbe animal", made=made, worth=3) == {}
    state = scene().tableau(GREEN, "159", "147", "158").hand(RED, "135").build()
    assert why(state, "play 135") == [
        "needs-tags plant 1 0",
        "needs-tags animal 1 0",
        "needs-tags microbe 1 0",
    ]


def test_136_great_dam() -> None:
    made = scene().parameters(oceans=4)
    assert gains("136", 12, "power building", made=made, worth=1) == {"red production energy": 2}
    early = scene().parameters(oceans=3).hand(RED, "136").build()
    assert why(early, "play 136") == ["needs-at-least oceans 4 3"]


def test_137_cartel() -> None:
    assert gains("137", 8, "earth") == {"red production mc": 1}
    # Events lie face down, so that their Earth tags do not count.
    made = scene().tableau(RED, "106", "107").events(RED, "112").tableau(GREEN, "109")
    assert gains("137", 8, "earth", made=made) == {"red production mc": 3}


def test_138_strip_mine() -> None:
    made = scene().production(RED, energy=2)
    assert gains("138", 25, "building", made=made) == {
        "red production energy": -2,
        "red production steel": 2,
        "red production titanium": 1,
        "oxygen": 2,
        "red rating": 2,
    }
    state = scene().production(RED, energy=1).hand(RED, "138").build()
    assert why(state, "play 138") == ["production-too-low energy 2 1"]


def test_138_strip_mine_at_the_bonus_and_at_the_goal_of_oxygen() -> None:
    production = {
        "red production energy": -2,
        "red production steel": 2,
        "red production titanium": 1,
    }
    made = scene().production(RED, energy=2).parameters(oxygen=7)
    # Passing eight percent warms the planet by a step.
    assert gains("138", 25, "building", made=made) == {
        **production,
        "oxygen": 2,
        "temperature": 2,
        "red rating": 3,
    }
    made = scene().production(RED, energy=2).parameters(oxygen=13)
    assert gains("138", 25, "building", made=made) == {**production, "oxygen": 1, "red rating": 1}


def test_139_wave_power() -> None:
    made = scene().parameters(oceans=3)
    assert gains("139", 8, "power", made=made, worth=1) == {"red production energy": 1}
    early = scene().parameters(oceans=2).hand(RED, "139").build()
    assert why(early, "play 139") == ["needs-at-least oceans 3 2"]


def test_140_lava_flows() -> None:
    assert gains("140", 18, "", "place 2-2", is_event=True) == {
        "temperature": 4,
        "red rating": 2,
        "tile 2-2": "lava-flows red",
        "red steel": 1,
    }
    state = play(scene().hand(RED, "140").build(), "play 140")
    assert options(state) == ["place 2-2", "place 3-1", "place 4-1", "place 5-1"]
    assert why(state, "place 3-3") == ["area-not-allowed"]


def test_140_lava_flows_need_a_volcano() -> None:
    made = scene().claim(GREEN, "5-1")
    for area in ("2-2", "3-1", "4-1"):
        made.tile(area, "greenery", RED)
    assert why(made.hand(RED, "140").build(), "play 140") == ["no-area volcanic"]


def test_140_lava_flows_on_the_way_to_bonuses_and_at_the_goal() -> None:
    made = scene().parameters(temperature=-26)
    assert gains("140", 18, "", "place 3-1", made=made, is_event=True) == {
        "temperature": 4,
        "red rating": 2,
        "red production heat": 1,
        "tile 3-1": "lava-flows red",
        "red hand": 1,
        "deck": -1,
    }
    # Passing zero degrees an ocean joins; the player says which tile comes first.
    made = scene().parameters(temperature=-2)
    answers = ("first 1", "place 1-5", "place 4-1")
    assert gains("140", 18, "", *answers, made=made, is_event=True) == {
        "temperature": 4,
        "red rating": 3,
        "tile 1-5": "ocean",
        "tile 4-1": "lava-flows red",
        "red plants": 1,
        "red titanium": 1,
    }
    made = scene().parameters(temperature=8)
    assert gains("140", 18, "", "place 5-1", made=made, is_event=True) == {
        "tile 5-1": "lava-flows red",
        "red plants": 2,
    }


def test_141_power_plant() -> None:
    assert gains("141", 4, "power building") == {"red production energy": 1}


def test_142_mohole_area() -> None:
    assert gains("142", 20, "building", "place 1-2") == {
        "red production heat": 4,
        "tile 1-2": "mohole-area red",
        "red steel": 2,
    }
    state = play(scene().tile("1-5", "ocean").hand(RED, "142").build(), "play 142")
    assert options(state) == [f"place {area}" for area in OCEAN_AREAS if area != "1-5"]
    assert why(state, "place 3-3") == ["area-not-allowed"]
    # Next to an ocean it brings two M€.
    assert outcome_of(state, "place 2-6") == {
        "tile 2-6": "mohole-area red",
        "red hand": 2,
        "deck": -2,
        "red mc": 2,
    }


def test_142_mohole_area_always_finds_an_ocean_area() -> None:
    # Nine oceans and two greeneries of cards cover at most eleven of the twelve.
    made = scene().parameters(oceans=9)
    for area in ("6-7", "6-8"):
        made.tile(area, "greenery", GREEN)
    state = play(made.hand(RED, "142").build(), "play 142")
    assert state.to_dict()["tiles"]["9-5"] == {"tile": "mohole-area", "owner": "red"}


def test_143_large_convoy() -> None:
    answers = ("first 1", "place 1-5", "option 1")
    assert gains("143", 36, "earth space", *answers, is_event=True, worth=2) == {
        "tile 1-5": "ocean",
        "red rating": 1,
        "red hand": 2,
        "deck": -2,
        "red plants": 5,
    }
    # Livestock is worth a point for each animal.
    answers = ("first 1", "place 1-5", "option 2")
    made = scene().tableau(RED, "184")
    assert gains("143", 36, "earth space", *answers, made=made, is_event=True, worth=6) == {
        "tile 1-5": "ocean",
        "red rating": 1,
        "red hand": 2,
        "deck": -2,
        "red on 184": 4,
    }


def test_143_large_convoy_draws_before_the_ocean_if_the_player_likes() -> None:
    before = scene().deck("001", "002").hand(RED, "143").build()
    state = play(before, "play 143", "first 1")

    assert state.view(RED)["players"][RED]["cards"] == ["001", "002"]
    assert question(state) == (RED, "place-ocean")
    # The animals are lost without a card for them.
    assert changes(before, play(state, "place 1-5", "option 2")) == {
        "red mc": -36,
        "red hand": 1,
        "red events": ("143",),
        "deck": -2,
        "tile 1-5": "ocean",
        "red rating": 1,
    }


def test_144_titanium_mine() -> None:
    assert gains("144", 7, "building") == {"red production titanium": 1}


def test_145_tectonic_stress_power() -> None:
    made = scene().tableau(RED, "114", "115")
    assert gains("145", 18, "power building", made=made, worth=1) == {"red production energy": 3}
    state = scene().tableau(RED, "114").hand(RED, "145").build()
    assert why(state, "play 145") == ["needs-tags science 2 1"]


def test_146_nitrophilic_moss() -> None:
    made = scene().parameters(oceans=3).stock(RED, plants=2)
    assert gains("146", 8, "plant", made=made) == {"red plants": -2, "red production plants": 2}
    early = scene().parameters(oceans=2).stock(RED, plants=1).hand(RED, "146").build()
    assert why(early, "play 146") == ["needs-at-least oceans 3 2", "needs-more plants 1"]


def test_146_nitrophilic_moss_with_viral_enhancers() -> None:
    made = scene().parameters(oceans=3).stock(RED, plants=1).tableau(RED, "074")
    assert gains("146", 8, "plant", made=made) == {"red plants": -1, "red production plants": 2}
    state = scene().parameters(oceans=3).tableau(RED, "074").hand(RED, "146").build()
    assert why(state, "play 146") == ["needs-more plants 1"]


def test_147_herbivores() -> None:
    made = scene().parameters(oxygen=8).production(GREEN, plants=1)
    assert gains("147", 12, "animal", made=made, holds="animal") == {
        "green production plants": -1,
        "red on 147": 1,
    }
    made = scene().parameters(oxygen=8).production(RED, plants=1)
    assert gains("147", 12, "animal", made=made, holds="animal") == {
        "red production plants": -1,
        "red on 147": 1,
    }
    early = scene().parameters(oxygen=7).hand(RED, "147").build()
    assert why(early, "play 147") == ["needs-at-least oxygen 8 7", "nobody-can-lose plants"]
    made = scene(1).parameters(oxygen=8)
    assert gains("147", 12, "animal", made=made, holds="animal") == {"red on 147": 1}


def test_147_herbivores_get_an_animal_for_each_own_greenery() -> None:
    made = scene().parameters(oxygen=14).tableau(RED, "147", resources=1)
    state = made.stock(RED, plants=8).build()
    assert points(state, RED) == 0
    after = play(state, "convert plants", "place 3-3")
    assert points(after, RED) == 1
    assert outcome_of(state, "convert plants", "place 3-3") == {
        "red plants": -8,
        "tile 3-3": "greenery red",
        "red on 147": 1,
    }
    others = scene().parameters(oxygen=14).tableau(RED, "147").turn(GREEN).stock(GREEN, plants=8)
    assert outcome_of(others.build(), "convert plants", "place 3-3") == {
        "green plants": -8,
        "tile 3-3": "greenery green",
    }


def test_148_insects() -> None:
    made = scene().parameters(oxygen=6).tableau(RED, "159", "118").tableau(GREEN, "122")
    assert gains("148", 9, "microbe", made=made) == {"red production plants": 2}
    early = scene().parameters(oxygen=5).hand(RED, "148").build()
    assert why(early, "play 148") == ["needs-at-least oxygen 6 5"]


def test_149_ceos_favorite_project() -> None:
    # The only card that carries something gets one more, of whatever kind.
    made = scene().tableau(RED, "185", resources=1).tableau(RED, "184")
    assert gains("149", 1, made=made, is_event=True) == {"red on 185": 1}
    made = scene().tableau(RED, "185", resources=1).tableau(RED, "184", resources=3)
    assert gains("149", 1, "", "card 184", made=made, is_event=True, worth=1) == {"red on 184": 1}
    # Without such a card it does nothing; cards of others cannot be chosen.
    made = scene().tableau(RED, "184").tableau(GREEN, "131", resources=2)
    assert gains("149", 1, made=made, is_event=True) == {}


def test_150_anti_gravity_technology() -> None:
    made = scene().tableau(RED, *SEVEN_SCIENCE)
    assert gains("150", 14, "science", made=made, worth=3) == {}
    state = scene().tableau(RED, *SEVEN_SCIENCE[1:]).hand(RED, "150").build()
    assert why(state, "play 150") == ["needs-tags science 7 6"]


def test_150_anti_gravity_technology_makes_every_card_cheaper() -> None:
    made = scene().tableau(RED, "150")
    assert gains("113", 9, "power building", made=made, worth=1) == {"red production energy": 1}
    made = scene().tableau(RED, "150")
    assert gains("112", 5, "earth", made=made, is_event=True, worth=-2) == {"red rating": 2}
    # Never below nothing.
    state = scene(mc=0).tableau(RED, "150").hand(RED, "121").build()
    assert outcome_of(state, "play 121") == card_played("121", 0, is_event=True)
