"""The Colonies projects C01 to C25, one test each: everything that they change."""

from kit import options, question, reasons
from kit.terraforming_mars import (
    GREEN,
    RED,
    card_played,
    changes,
    outcome_of,
    play,
    points,
    scene,
)

# Cards in play that bring only tags: two and one of science, two of earth, one and one of jovian.
SCIENCE_2, SCIENCE_1, SCIENCE_3RD = "090", "091", "114"
EARTH, EARTH_2ND, EARTH_TWICE = "106", "107", "C20"
JOVIAN, JOVIAN_2ND = "002", "040"


def test_c01_airliners() -> None:
    poor = scene().hand(RED, "C01").tableau(RED, "C03", resources=2).build()
    assert reasons(poor, "play C01") == ["needs-floaters"]

    state = scene().hand(RED, "C01").tableau(RED, "C03", resources=3).build()
    assert outcome_of(state, "play C01") == {
        **card_played("C01", 11),
        "red production mc": 2,
        "red on C03": 2,
    }
    assert points(play(state, "play C01"), RED) == 1

    two = scene().hand(RED, "C01").tableau(RED, "C03", "C18", resources=2).build()
    after = play(two, "play C01")
    assert options(after) == ["card C03", "card C18"]
    assert changes(two, play(after, "card C18"))["red on C18"] == 2


def test_c02_air_raid() -> None:
    empty = scene().hand(RED, "C02").tableau(RED, "C03").build()
    assert reasons(empty, "play C02") == ["no-such-resource"]

    scenery = scene(3).hand(RED, "C02").tableau(RED, "C03", resources=1)
    state = scenery.stock(GREEN, mc=3).stock(2, mc=9).build()
    after = play(state, "play C02")
    assert question(after) == (RED, "steal")
    assert options(after)[:3] == ["take 3 from green", "take 2 from green", "take 1 from green"]
    assert options(after)[-6:] == [*[f"take {n} from yellow" for n in (5, 4, 3, 2, 1)], "decline"]
    raid = {**card_played("C02", 0, is_event=True), "red on C03": -1}
    assert changes(state, play(after, "take 5 from yellow")) == {
        **raid,
        "red mc": 5,
        "yellow mc": -5,
    }
    assert changes(state, play(after, "decline")) == raid

    two = scene().hand(RED, "C02").tableau(RED, "C03", "C18", resources=1).build()
    chosen = play(two, "play C02", "card C18", "take 5 from green")
    assert changes(two, chosen)["red on C18"] == -1

    alone = scene(1).hand(RED, "C02").tableau(RED, "C03", resources=1).build()
    assert outcome_of(alone, "play C02") == {**raid, "red mc": 5}


def test_c03_atmo_collectors() -> None:
    state = scene().hand(RED, "C03").colony("titan", "asleep").build()
    assert outcome_of(state, "play C03") == {
        **card_played("C03", 15),
        "red on C03": 2,
        "titan asleep": None,
        "titan marker": 1,
    }

    empty = scene().tableau(RED, "C03").build()
    assert reasons(empty, "use C03 1") == ["needs-more-here"]
    assert outcome_of(empty, "use C03 4") == {"red used": ("C03",), "red on C03": 1}
    ready = scene().tableau(RED, "C03", resources=2).build()
    spent = {"red used": ("C03",), "red on C03": -1}
    assert outcome_of(ready, "use C03 1") == {**spent, "red titanium": 2}
    assert outcome_of(ready, "use C03 2") == {**spent, "red energy": 3}
    assert outcome_of(ready, "use C03 3") == {**spent, "red heat": 4}


def test_c04_community_services() -> None:
    scenery = scene().hand(RED, "C04").corporation(RED, "credicor")
    # Without tags are the corporation, Dust Seals and the card itself; an event does not count.
    state = scenery.tableau(RED, "119", "106").events(RED, "062").tableau(GREEN, "004").build()
    assert outcome_of(state, "play C04") == {**card_played("C04", 13), "red production mc": 3}
    assert points(play(state, "play C04"), RED) == 1 + 1


def test_c05_conscription() -> None:
    poor = scene().hand(RED, "C05").tableau(RED, EARTH).build()
    assert reasons(poor, "play C05") == ["needs-tags"]

    state = scene().hand(RED, "C05", "C08", "056").tableau(RED, EARTH, EARTH_2ND).build()
    eased = play(state, "play C05")
    assert changes(state, eased) == {
        **card_played("C05", 5, is_event=True),
        "red next discount": 16,
    }
    assert points(eased, RED) == -1
    # Earth Elevator for 43 - 16; Mine for nothing, and the discount is used up all the same.
    assert outcome_of(eased, "play C08")["red mc"] == -27
    free = {**card_played("056", 0, "building"), "red production steel": 1}
    assert outcome_of(eased, "play 056") == {**free, "red next discount": -16}


def test_c06_corona_extractor() -> None:
    poor = scene().hand(RED, "C06").tableau(RED, SCIENCE_2, SCIENCE_1).build()
    assert reasons(poor, "play C06") == ["needs-tags"]

    scenery = scene().hand(RED, "C06").tableau(RED, SCIENCE_2, SCIENCE_1, SCIENCE_3RD)
    state = scenery.stock(RED, titanium=4).build()
    assert outcome_of(state, "play C06", "pay 1 mc 3 titanium") == {
        **card_played("C06", 1, "space power"),
        "red titanium": -3,
        "red production energy": 4,
    }


def test_c07_cryo_sleep() -> None:
    state = scene().hand(RED, "C07").build()
    assert outcome_of(state, "play C07") == card_played("C07", 10, "science")
    assert points(play(state, "play C07"), RED) == 1

    ready = scene().tableau(RED, "C07").stock(RED, energy=2, titanium=2).colony("io", 2).build()
    trade = {"io marker": -2, "io fleet": "red", "red heat": 4}
    assert outcome_of(ready, "trade io mc") == {**trade, "red mc": -8}
    assert outcome_of(ready, "trade io energy") == {**trade, "red energy": -2}
    assert outcome_of(ready, "trade io titanium") == {**trade, "red titanium": -2}


def test_c08_earth_elevator() -> None:
    state = scene().hand(RED, "C08").build()
    assert outcome_of(state, "play C08") == {
        **card_played("C08", 43, "space earth"),
        "red production titanium": 3,
    }
    assert points(play(state, "play C08"), RED) == 4


def test_c09_ecology_research() -> None:
    scenery = scene().hand(RED, "C09").tableau(RED, "024", "035")
    scenery.colony("luna", 2, [RED, GREEN]).colony("io", 1, [RED])
    state = scenery.build()
    tags = "science plant animal microbe"
    assert outcome_of(state, "play C09") == {
        **card_played("C09", 21, tags),
        "red production plants": 2,
        "red on 024": 1,
        "red on 035": 2,
    }
    # Without cards for them animals and microbes are lost.
    bare = scene().hand(RED, "C09").build()
    assert outcome_of(bare, "play C09") == card_played("C09", 21, tags)
    assert points(play(bare, "play C09"), RED) == 1


def test_c10_floater_leasing() -> None:
    scenery = scene().hand(RED, "C10").tableau(RED, "C03", "C18", resources=4)
    state = scenery.tableau(GREEN, "C43", resources=3).build()
    assert outcome_of(state, "play C10") == {**card_played("C10", 3), "red production mc": 2}


def test_c11_floater_prototypes() -> None:
    state = scene().hand(RED, "C11").tableau(RED, "C03").build()
    assert outcome_of(state, "play C11") == {
        **card_played("C11", 2, is_event=True),
        "red on C03": 2,
    }
    bare = scene().hand(RED, "C11").tableau(GREEN, "C03").build()
    assert outcome_of(bare, "play C11") == card_played("C11", 2, is_event=True)


def test_c12_floater_technology() -> None:
    state = scene().hand(RED, "C12").build()
    assert outcome_of(state, "play C12") == card_played("C12", 7, "science")

    ready = scene().tableau(RED, "C12", "C03", "C18").build()
    assert outcome_of(ready, "use C12 1", "card C18") == {
        "red used": ("C12",),
        "red on C18": 1,
    }
    # Where no card takes it the floater is lost.
    bare = scene().tableau(RED, "C12").build()
    assert outcome_of(bare, "use C12 1") == {"red used": ("C12",)}


def test_c13_galilean_waystation() -> None:
    scenery = scene().hand(RED, "C13").tableau(RED, JOVIAN).tableau(GREEN, JOVIAN_2ND, "C18")
    state = scenery.events(GREEN, "009").build()
    assert outcome_of(state, "play C13") == {
        **card_played("C13", 15, "space"),
        "red production mc": 3,
    }
    bare = scene().hand(RED, "C13").build()
    assert points(play(bare, "play C13"), RED) == 1


def test_c14_heavy_taxation() -> None:
    poor = scene().hand(RED, "C14").tableau(RED, EARTH).build()
    assert reasons(poor, "play C14") == ["needs-tags"]

    state = scene().hand(RED, "C14").tableau(RED, EARTH_TWICE).build()
    assert outcome_of(state, "play C14") == {
        **card_played("C14", -1, "earth"),
        "red production mc": 2,
    }
    assert points(play(state, "play C14"), RED) == -1


def test_c15_ice_moon_colony() -> None:
    none = scene().hand(RED, "C15").colony("io", 1, [RED]).build()
    assert reasons(none, "play C15") == ["no-tile-for-colony"]

    state = scene().hand(RED, "C15").colony("io", 0).build()
    both = {
        **card_played("C15", 23, "space"),
        "tile 5-4": "ocean",
        "red plants": 2,
        "red rating": 1,
        "io marker": 1,
        "io owners": ("red",),
        "red production heat": 1,
    }
    after = play(state, "play C15")
    assert question(after) == (RED, "order-effects")
    assert changes(state, play(after, "first 1", "place 5-4")) == both
    assert changes(state, play(after, "first 2", "place 5-4")) == both
    # No ocean is left: the colony alone.
    full = scene().hand(RED, "C15").colony("io", 1).oceans(9).build()
    assert outcome_of(full, "play C15") == {
        **card_played("C15", 23, "space"),
        "io owners": ("red",),
        "red production heat": 1,
    }


def test_c16_impactor_swarm() -> None:
    poor = scene().hand(RED, "C16").tableau(RED, JOVIAN).build()
    assert reasons(poor, "play C16") == ["needs-tags"]

    scenery = scene().hand(RED, "C16").tableau(RED, JOVIAN, JOVIAN_2ND)
    state = scenery.stock(RED, plants=4).stock(GREEN, plants=3).build()
    swarm = {**card_played("C16", 11, is_event=True), "red heat": 12}
    after = play(state, "play C16")
    assert options(after) == ["take 2 from green", "take 1 from green", "decline"]
    assert changes(state, play(after, "take 2 from green")) == {**swarm, "green plants": -2}
    assert changes(state, play(after, "decline")) == swarm
    alone = scene(1).hand(RED, "C16").tableau(RED, JOVIAN, JOVIAN_2ND).build()
    assert outcome_of(alone, "play C16") == swarm


def test_c17_interplanetary_colony_ship() -> None:
    none = scene().hand(RED, "C17").colony("io", 3, [GREEN] * 3).build()
    assert reasons(none, "play C17") == ["no-tile-for-colony"]

    state = scene().hand(RED, "C17").colony("luna", 1).build()
    assert outcome_of(state, "play C17") == {
        **card_played("C17", 12, is_event=True),
        "luna owners": ("red",),
        "red production mc": 2,
    }


def test_c18_jovian_lanterns() -> None:
    poor = scene().hand(RED, "C18").build()
    assert reasons(poor, "play C18") == ["needs-tags"]

    state = scene().hand(RED, "C18").tableau(RED, JOVIAN, "C03").build()
    after = play(state, "play C18")
    assert options(after) == ["card C03", "card C18"]
    lanterns = {**card_played("C18", 20, "jovian"), "red rating": 1}
    assert changes(state, play(after, "card C18")) == {**lanterns, "red on C18": 2}
    assert changes(state, play(after, "card C03")) == {**lanterns, "red on C03": 2}

    ready = scene().tableau(RED, "C18", resources=3).stock(RED, titanium=1).build()
    assert points(ready, RED) == 1
    used = play(ready, "use C18 1")
    assert changes(ready, used) == {"red used": ("C18",), "red titanium": -1, "red on C18": 2}
    assert points(used, RED) == 2
    assert reasons(scene().tableau(RED, "C18").build(), "use C18 1") == ["needs-more"]


def test_c19_jupiter_floating_station() -> None:
    poor = scene().hand(RED, "C19").tableau(RED, SCIENCE_2).build()
    assert reasons(poor, "play C19") == ["needs-tags"]

    state = scene().hand(RED, "C19").tableau(RED, SCIENCE_2, SCIENCE_1).build()
    played = play(state, "play C19")
    assert changes(state, played) == card_played("C19", 9, "jovian")
    assert points(played, RED) - points(state, RED) == 1

    # Only cards with a jovian tag take the floater; Atmo Collectors have none.
    ready = scene().tableau(RED, "C19", "C18", "C03", resources=6).build()
    after = play(ready, "use C19 1")
    assert options(after) == ["card C19", "card C18"]
    assert changes(ready, play(after, "card C19")) == {"red used": ("C19",), "red on C19": 1}
    assert outcome_of(ready, "use C19 2") == {"red used": ("C19",), "red mc": 4}
    few = scene().tableau(RED, "C19", resources=3).build()
    assert outcome_of(few, "use C19 2") == {"red used": ("C19",), "red mc": 3}


def test_c20_luna_governor() -> None:
    poor = scene().hand(RED, "C20").tableau(RED, EARTH, EARTH_2ND).build()
    assert reasons(poor, "play C20") == ["needs-tags"]

    state = scene().hand(RED, "C20").tableau(RED, EARTH, EARTH_2ND, "068").build()
    assert outcome_of(state, "play C20") == {
        **card_played("C20", 4, "earth earth"),
        "red production mc": 2,
    }


def test_c21_lunar_exports() -> None:
    state = scene().hand(RED, "C21").build()
    exports = card_played("C21", 19, "earth space")
    assert outcome_of(state, "play C21", "option 1") == {**exports, "red production mc": 5}
    assert outcome_of(state, "play C21", "option 2") == {**exports, "red production plants": 2}


def test_c22_lunar_mining() -> None:
    # Its own tag is the fourth; five would still be two.
    state = scene().hand(RED, "C22").tableau(RED, EARTH, EARTH_TWICE).tableau(GREEN, "068").build()
    assert outcome_of(state, "play C22") == {
        **card_played("C22", 11, "earth"),
        "red production titanium": 2,
    }


def test_c23_market_manipulation() -> None:
    one = scene().hand(RED, "C23").colony("io", 3).build()
    assert reasons(one, "play C23") == ["no-markers-to-move"]
    stuck = scene().hand(RED, "C23").colony("io", 6).colony("luna", 1, [GREEN]).build()
    # Only one marker can go up, and only one down.
    only = outcome_of(stuck, "play C23")
    assert (only["luna marker"], only["io marker"]) == (1, -1)

    scenery = scene().hand(RED, "C23").colony("io", 6).colony("luna", 1, [GREEN])
    state = scenery.colony("titan", "asleep").colony("ceres", 2).build()
    after = play(state, "play C23")
    assert question(after) == (RED, "move-marker-up")
    assert options(after) == ["up ceres", "up luna"]
    assert changes(state, play(after, "up ceres")) == {
        **card_played("C23", 1, is_event=True),
        "ceres marker": 1,
        "io marker": -1,
    }
    both = play(after, "up luna")
    assert question(both) == (RED, "move-marker-down")
    assert options(both) == ["down ceres", "down io"]


def test_c24_martian_zoo() -> None:
    poor = scene().hand(RED, "C24").tile("3-3", "city", GREEN).build()
    assert reasons(poor, "play C24") == ["needs-cities-in-play"]

    scenery = scene().hand(RED, "C24", EARTH, "C20").tile("3-3", "city", GREEN)
    state = scenery.off_planet("phobos-space-haven", GREEN).colony("miranda", "asleep").build()
    zoo = play(state, "play C24")
    assert changes(state, zoo) == {
        **card_played("C24", 12, "animal building"),
        "miranda asleep": None,
        "miranda marker": 1,
    }
    assert points(zoo, RED) == 1
    assert reasons(zoo, "use C24 1") == ["needs-more-here"]
    assert outcome_of(zoo, "play 106")["red on C24"] == 1

    # An event brings an animal too; two tags bring two.
    ready = scene().hand(RED, "C20", "162").tableau(RED, "C24", resources=2).tableau(RED, "070")
    visited = ready.tableau(RED, EARTH, EARTH_2ND).build()
    assert outcome_of(visited, "play C20")["red on C24"] == 2
    assert outcome_of(visited, "play 162")["red on C24"] == 1
    assert outcome_of(visited, "use C24 1") == {"red used": ("C24",), "red mc": 2}
    other = scene().hand(RED, EARTH).tableau(GREEN, "C24").build()
    assert "green on C24" not in outcome_of(other, f"play {EARTH}")


def test_c25_mining_colony() -> None:
    state = scene().hand(RED, "C25").colony("ceres", 0).colony("titan", "asleep").build()
    assert outcome_of(state, "play C25") == {
        **card_played("C25", 20, "space"),
        "red production titanium": 1,
        "ceres owners": ("red",),
        "ceres marker": 1,
        "red production steel": 1,
    }
    full = scene().hand(RED, "C25").colony("ceres", 3, [GREEN] * 3).build()
    assert reasons(full, "play C25") == ["no-tile-for-colony"]
