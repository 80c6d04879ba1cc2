"""The Colonies projects C26 to C49, one test each: everything that they change."""

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

# Cards in play that bring only tags: two and one of science, one of earth.
SCIENCE_2, SCIENCE_1, SCIENCE_4TH, SCIENCE_5TH = "090", "091", "114", "115"
EARTH, EARTH_2ND = "106", "107"


def test_c26_minority_refuge() -> None:
    state = scene().hand(RED, "C26").colony("io", 1).build()
    assert outcome_of(state, "play C26") == {
        **card_played("C26", 5, "space"),
        "red production mc": -2,
        "io owners": ("red",),
        "red production heat": 1,
    }

    # At -4 the loss must be made good by what the colony brings: Luna, or Poseidon.
    low = scene().hand(RED, "C26").production(RED, mc=-4).colony("io", 1)
    assert reasons(low.build(), "play C26") == ["production-too-low"]
    luna = low.colony("luna", 1).build()
    assert outcome_of(luna, "play C26") == {
        **card_played("C26", 5, "space"),
        "luna owners": ("red",),
    }
    sea = scene().hand(RED, "C26").corporation(RED, "poseidon").production(RED, mc=-4)
    poseidon = sea.colony("io", 1).build()
    assert outcome_of(poseidon, "play C26") == {
        **card_played("C26", 5, "space"),
        "red production mc": -1,
        "io owners": ("red",),
        "red production heat": 1,
    }


def test_c27_molecular_printing() -> None:
    scenery = scene().hand(RED, "C27").tile("3-3", "city", GREEN).tile("7-3", "capital", RED)
    scenery.off_planet("ganymede-colony", GREEN).colony("io", 2, [RED, GREEN])
    state = scenery.colony("luna", 1, [GREEN]).build()
    # Three cities, anywhere, and three colonies, of anybody.
    assert outcome_of(state, "play C27") == card_played("C27", 11 - 6, "science")
    assert points(play(state, "play C27"), RED) == 1


def test_c28_nitrogen_from_titan() -> None:
    # The floaters need a card with a jovian tag; Atmo Collectors have none.
    state = scene().hand(RED, "C28").tableau(RED, "C03", "C18").build()
    assert outcome_of(state, "play C28") == {
        **card_played("C28", 25, "jovian space"),
        "red rating": 2,
        "red on C18": 2,
    }
    bare = scene().hand(RED, "C28").tableau(RED, "C03").build()
    assert outcome_of(bare, "play C28") == {
        **card_played("C28", 25, "jovian space"),
        "red rating": 2,
    }
    assert points(play(bare, "play C28"), RED) == 1


def test_c29_pioneer_settlement() -> None:
    many = scene().hand(RED, "C29").colony("io", 1, [RED]).colony("luna", 1, [RED])
    assert reasons(many.colony("ceres", 1).build(), "play C29") == ["needs-fewer-colonies"]

    state = scene().hand(RED, "C29").colony("io", 1, [RED]).colony("triton", 1, [GREEN]).build()
    assert outcome_of(state, "play C29") == {
        **card_played("C29", 13, "space"),
        "red production mc": -2,
        "triton owners": ("red",),
        "triton marker": 1,
        "red titanium": 3,
    }
    assert points(play(state, "play C29"), RED) == 2
    low = scene().hand(RED, "C29").production(RED, mc=-4).colony("triton", 1).build()
    assert reasons(low, "play C29") == ["production-too-low"]


def test_c30_productive_outpost() -> None:
    bare = scene().hand(RED, "C30").colony("io", 1, [GREEN]).build()
    assert outcome_of(bare, "play C30") == card_played("C30", 0)

    scenery = scene().hand(RED, "C30").colony("io", 3, [RED, GREEN, RED])
    state = scenery.colony("luna", 2, [GREEN, RED]).colony("ceres", 1, [GREEN]).build()
    assert outcome_of(state, "play C30") == {
        **card_played("C30", 0),
        "red heat": 4,
        "red mc": 2,
    }
    # Miranda's card and Pluto's exchange: the owner says which comes first.
    cards = scene().hand(RED, "C30").tableau(RED, "024").deck("001", "002")
    drawing = cards.colony("miranda", 1, [RED]).colony("pluto", 1, [RED]).build()
    after = play(drawing, "play C30")
    assert question(after) == (RED, "order-effects")
    pluto_last = play(after, "first 1")
    assert options(pluto_last) == ["pick 001", "pick 002"]
    # The card that Pluto brings is the only one in hand, and goes.
    pluto_first = play(after, "first 2")
    assert pluto_first.view(RED)["players"][RED]["cards"] == ["002"]
    assert changes(drawing, play(pluto_last, "discard 002")) == {
        "red tableau": ("C30",),
        "deck": -2,
        "discard": 1,
    }


def test_c31_quantum_communications() -> None:
    poor = scene().hand(RED, "C31").tableau(RED, SCIENCE_2, SCIENCE_1).build()
    assert reasons(poor, "play C31") == ["needs-tags"]

    scenery = scene().hand(RED, "C31").tableau(RED, SCIENCE_2, SCIENCE_1, SCIENCE_4TH)
    state = scenery.colony("io", 3, [RED, GREEN, RED]).colony("luna", 1, [GREEN]).build()
    played = play(state, "play C31")
    assert changes(state, played) == {**card_played("C31", 8), "red production mc": 4}
    assert points(played, RED) - points(state, RED) == 1


def test_c32_red_spot_observatory() -> None:
    poor = scene().hand(RED, "C32").tableau(RED, SCIENCE_2).build()
    assert reasons(poor, "play C32") == ["needs-tags"]

    state = scene().hand(RED, "C32").tableau(RED, SCIENCE_2, SCIENCE_1).build()
    played = play(state, "play C32")
    assert changes(state, played) == {
        **card_played("C32", 17, "jovian science"),
        "red hand": 1,
        "deck": -2,
    }
    assert points(played, RED) - points(state, RED) == 2

    empty = scene().tableau(RED, "C32").build()
    assert reasons(empty, "use C32 1") == ["needs-more-here"]
    assert outcome_of(empty, "use C32 2") == {"red used": ("C32",), "red on C32": 1}
    ready = scene().tableau(RED, "C32", resources=1).deck("056").build()
    after = play(ready, "use C32 1")
    used = {"red used": ("C32",), "red on C32": -1, "red hand": 1, "deck": -1}
    assert changes(ready, after) == used
    assert after.view(RED)["players"][RED]["cards"] == ["056"]


def test_c33_refugee_camps() -> None:
    state = scene().hand(RED, "C33").build()
    assert outcome_of(state, "play C33") == card_played("C33", 10, "earth")

    ready = scene().tableau(RED, "C33", resources=2).production(RED, mc=-4).build()
    assert points(ready, RED) == 2
    used = play(ready, "use C33 1")
    assert changes(ready, used) == {
        "red used": ("C33",),
        "red production mc": -1,
        "red on C33": 1,
    }
    assert points(used, RED) == 3
    lowest = scene().tableau(RED, "C33").production(RED, mc=-5).build()
    assert reasons(lowest, "use C33 1") == ["production-too-low"]


def test_c34_research_colony() -> None:
    # A second colony on a tile is allowed; a third is, too, but no fourth.
    scenery = scene().hand(RED, "C34").colony("luna", 2, [RED, GREEN])
    state = scenery.colony("io", 3, [GREEN] * 3).build()
    assert outcome_of(state, "play C34", "first 1") == {
        **card_played("C34", 20, "space science"),
        "red hand": 1,
        "deck": -2,
        "luna owners": ("red",),
        "luna marker": 1,
        "red production mc": 2,
    }
    full = scene().hand(RED, "C34").colony("io", 3, [RED] * 3).build()
    assert reasons(full, "play C34") == ["no-tile-for-colony"]


def test_c35_rim_freighters() -> None:
    state = scene().hand(RED, "C35").build()
    assert outcome_of(state, "play C35") == card_played("C35", 4, "space")

    # With Cryo-Sleep a trade costs 7 M€, 1 energy or 1 titanium.
    scenery = scene().tableau(RED, "C35", "C07").stock(RED, energy=1, titanium=1)
    ready = scenery.colony("io", 1).build()
    trade = {"io marker": -1, "io fleet": "red", "red heat": 3}
    assert outcome_of(ready, "trade io mc") == {**trade, "red mc": -7}
    assert outcome_of(ready, "trade io energy") == {**trade, "red energy": -1}
    assert outcome_of(ready, "trade io titanium") == {**trade, "red titanium": -1}


def test_c36_sky_docks() -> None:
    poor = scene().hand(RED, "C36").tableau(RED, EARTH).build()
    assert reasons(poor, "play C36") == ["needs-tags"]

    scenery = scene().hand(RED, "C36", "056", "195").tableau(RED, EARTH, EARTH_2ND)
    state = scenery.build()
    docks = play(state, "play C36")
    assert changes(state, docks) == {**card_played("C36", 18, "space earth"), "red fleets": 1}
    assert points(docks, RED) == 2
    # Every card costs 1 M€ less from now on, but nothing below 0.
    assert outcome_of(docks, "play 056")["red mc"] == -3
    assert "red mc" not in outcome_of(docks, "play 195")


def test_c37_solar_probe() -> None:
    # Its own tag is the sixth.
    scenery = scene().hand(RED, "C37").tableau(RED, SCIENCE_2, SCIENCE_1, SCIENCE_4TH)
    state = scenery.tableau(RED, SCIENCE_5TH).tableau(GREEN, "044").build()
    played = play(state, "play C37")
    assert changes(state, played) == {
        **card_played("C37", 9, is_event=True),
        "red hand": 1,
        "deck": -2,
    }
    assert points(played, RED) - points(state, RED) == 1
    bare = scene().hand(RED, "C37").build()
    assert outcome_of(bare, "play C37") == card_played("C37", 9, is_event=True)


def test_c38_solar_reflectors() -> None:
    state = scene().hand(RED, "C38").build()
    assert outcome_of(state, "play C38") == {
        **card_played("C38", 23, "space"),
        "red production heat": 5,
    }


def test_c39_space_port() -> None:
    none = scene().hand(RED, "C39").production(RED, energy=1).colony("io", 1, [GREEN]).build()
    assert reasons(none, "play C39") == ["needs-colonies"]
    weak = scene().hand(RED, "C39").colony("io", 1, [RED]).build()
    assert reasons(weak, "play C39") == ["production-too-low"]

    state = scene().hand(RED, "C39").production(RED, energy=1).colony("io", 1, [RED]).build()
    assert outcome_of(state, "play C39", "place 1-1") == {
        **card_played("C39", 22, "city building"),
        "red production energy": -1,
        "red production mc": 4,
        "tile 1-1": "city red",
        "red steel": 2,
        "red fleets": 1,
    }


def test_c40_space_port_colony() -> None:
    none = scene().hand(RED, "C40").colony("io", 1, [GREEN]).build()
    assert reasons(none, "play C40") == ["needs-colonies"]

    state = scene().hand(RED, "C40").colony("io", 2, [RED]).colony("luna", 2, [GREEN, RED]).build()
    after = play(state, "play C40")
    assert options(after) == ["colony io", "colony luna"]
    done = play(after, "colony io")
    assert changes(state, done) == {
        **card_played("C40", 27, "space"),
        "io owners": ("red",),
        "red production heat": 1,
        "red fleets": 1,
    }
    # Four colonies in play, whoever owns them.
    assert points(done, RED) == 2
    assert points(scene().tableau(RED, "C40").colony("io", 3, [GREEN] * 3).build(), RED) == 1


def test_c41_spin_off_department() -> None:
    state = scene().hand(RED, "C41").build()
    assert outcome_of(state, "play C41") == {
        **card_played("C41", 10, "building"),
        "red production mc": 2,
    }

    # The printed cost counts: Solar Reflectors 23, for less with Earth Catapult; Power Grid 18.
    scenery = scene().hand(RED, "C38", "102").tableau(RED, "C41", "070", "094", "166")
    ready = scenery.hand(GREEN, "082").build()
    assert outcome_of(ready, "play C38") == {
        "red mc": -(23 - 2 - 2 - 2),
        "red tableau": ("C38",),
        "red tag space": 1,
        "red production heat": 5,
        "deck": -1,
    }
    assert "deck" not in outcome_of(ready, "play 102")
    assert "deck" not in outcome_of(ready, "project asteroid")
    assert "deck" not in outcome_of(ready, "project asteroid", "end", "play 082")


def test_c42_sub_zero_salt_fish() -> None:
    cold = scene().hand(RED, "C42").production(GREEN, plants=1).parameters(temperature=-8)
    assert reasons(cold.build(), "play C42") == ["needs-at-least"]
    none = scene().hand(RED, "C42").parameters(temperature=-6).build()
    assert reasons(none, "play C42") == ["nobody-can-lose"]

    scenery = scene().hand(RED, "C42").parameters(temperature=-6).production(RED, plants=1)
    state = scenery.production(GREEN, plants=1).build()
    after = play(state, "play C42")
    assert options(after) == ["target red", "target green"]
    fish = card_played("C42", 5, "animal")
    assert changes(state, play(after, "target green")) == {**fish, "green production plants": -1}
    assert changes(state, play(after, "target red")) == {**fish, "red production plants": -1}

    alone = scene(1).hand(RED, "C42").parameters(temperature=-6).build()
    assert outcome_of(alone, "play C42") == fish

    ready = scene().tableau(RED, "C42", resources=3).build()
    assert points(ready, RED) == 1
    used = play(ready, "use C42 1")
    assert changes(ready, used) == {"red used": ("C42",), "red on C42": 1}
    assert points(used, RED) == 2


def test_c43_titan_air_scrapping() -> None:
    state = scene().hand(RED, "C43").colony("titan", "asleep").build()
    played = play(state, "play C43")
    assert changes(state, played) == {
        **card_played("C43", 21, "jovian"),
        "titan asleep": None,
        "titan marker": 1,
    }
    assert points(played, RED) == 2

    few = scene().tableau(RED, "C43", resources=1).build()
    assert reasons(few, "use C43 1") == ["needs-more-here"]
    assert reasons(few, "use C43 2") == ["needs-more"]
    ready = scene().tableau(RED, "C43", resources=2).stock(RED, titanium=1).build()
    assert outcome_of(ready, "use C43 1") == {
        "red used": ("C43",),
        "red on C43": -2,
        "red rating": 1,
    }
    assert outcome_of(ready, "use C43 2") == {
        "red used": ("C43",),
        "red titanium": -1,
        "red on C43": 2,
    }


def test_c44_titan_floating_launch_pad() -> None:
    state = scene().hand(RED, "C44").tableau(RED, "C03").build()
    played = play(state, "play C44")
    assert changes(state, played) == {**card_played("C44", 18, "jovian"), "red on C44": 2}
    assert points(played, RED) == 1

    ready = scene().tableau(RED, "C44", "C18", "C03", resources=1).colony("io", 3, [GREEN])
    launch = ready.colony("luna", 2, fleet=GREEN).colony("titan", 1).build()
    assert options(play(launch, "use C44 1")) == ["card C44", "card C18"]
    assert outcome_of(launch, "use C44 1", "card C44") == {
        "red used": ("C44",),
        "red on C44": 1,
    }
    after = play(launch, "use C44 2")
    assert question(after) == (RED, "trade-free")
    assert options(after) == ["trade io free", "trade titan free"]
    assert changes(launch, play(after, "trade io free")) == {
        "red used": ("C44",),
        "red on C44": -1,
        "io marker": -2,
        "io fleet": "red",
        "red heat": 6,
        "green heat": 2,
    }
    away = scene().tableau(RED, "C44", resources=1).colony("io", 1).colony("luna", 1, fleet=RED)
    assert reasons(away.build(), "use C44 2") == ["no-trade-possible"]
    empty = scene().tableau(RED, "C44").colony("io", 1).build()
    assert reasons(empty, "use C44 2") == ["needs-more-here"]


def test_c44_discounts_do_not_matter_offsets_do() -> None:
    scenery = scene().tableau(RED, "C44", resources=1).tableau(RED, "C46", "C35")
    state = scenery.colony("io", 3).build()
    after = play(state, "use C44 2")
    assert options(after) == ["advance 1", "advance 0"]
    assert changes(state, play(after, "advance 1")) == {
        "red used": ("C44",),
        "red on C44": -1,
        "io marker": -3,
        "io fleet": "red",
        "red heat": 8,
    }


def test_c45_titan_shuttles() -> None:
    state = scene().hand(RED, "C45").build()
    played = play(state, "play C45")
    assert changes(state, played) == card_played("C45", 23, "jovian space")
    assert points(played, RED) == 1

    ready = scene().tableau(RED, "C45", resources=3).tableau(RED, "C03").build()
    assert outcome_of(ready, "use C45 1") == {"red used": ("C45",), "red on C45": 2}
    after = play(ready, "use C45 2")
    assert options(after) == ["spend 1", "spend 2", "spend 3"]
    assert changes(ready, play(after, "spend 2")) == {
        "red used": ("C45",),
        "red on C45": -2,
        "red titanium": 2,
    }
    empty = scene().tableau(RED, "C45").build()
    assert reasons(empty, "use C45 2") == ["needs-more-here"]


def test_c46_trade_envoys() -> None:
    state = scene().hand(RED, "C46").build()
    assert outcome_of(state, "play C46") == card_played("C46", 6)

    ready = scene().tableau(RED, "C46").colony("luna", 2).colony("io", 6).build()
    after = play(ready, "trade luna mc")
    assert question(after) == (RED, "advance-marker")
    assert options(after) == ["advance 1", "advance 0"]
    trade = {"luna marker": -2, "luna fleet": "red"}
    assert changes(ready, play(after, "advance 1")) == {**trade, "red mc": -9 + 7}
    assert changes(ready, play(after, "advance 0")) == {**trade, "red mc": -9 + 4}
    # At the end of the track nothing can be advanced.
    assert outcome_of(ready, "trade io mc")["red heat"] == 13


def test_c47_trading_colony() -> None:
    state = scene().hand(RED, "C47").colony("luna", 1, [GREEN]).build()
    assert outcome_of(state, "play C47") == {
        **card_played("C47", 18, "space"),
        "luna owners": ("red",),
        "luna marker": 1,
        "red production mc": 2,
    }
    full = scene().hand(RED, "C47").colony("luna", 1, [RED]).build()
    assert reasons(full, "play C47") == ["no-tile-for-colony"]

    # Both offsets: up to two steps.
    ready = scene().tableau(RED, "C46", "C47").colony("luna", 2).colony("io", 5).build()
    assert options(play(ready, "trade luna mc")) == ["advance 2", "advance 1", "advance 0"]
    assert options(play(ready, "trade io mc")) == ["advance 1", "advance 0"]
    assert outcome_of(ready, "trade luna mc", "advance 2")["red mc"] == -9 + 10


def test_c48_urban_decomposers() -> None:
    no_city = scene().hand(RED, "C48").colony("io", 1, [RED]).tile("3-3", "city", GREEN).build()
    assert reasons(no_city, "play C48") == ["needs-cities"]
    no_colony = scene().hand(RED, "C48").colony("io", 1, [GREEN]).tile("3-3", "city", RED).build()
    assert reasons(no_colony, "play C48") == ["needs-colonies"]

    scenery = scene().hand(RED, "C48").colony("io", 1, [RED]).tableau(RED, "035")
    state = scenery.off_planet("ganymede-colony", RED).build()
    assert outcome_of(state, "play C48") == {
        **card_played("C48", 6, "microbe"),
        "red production plants": 1,
        "red on 035": 2,
    }


def test_c49_warp_drive() -> None:
    tags = (SCIENCE_2, SCIENCE_1, SCIENCE_4TH)
    poor = scene().hand(RED, "C49").tableau(RED, *tags).build()
    assert reasons(poor, "play C49") == ["needs-tags"]

    state = scene().hand(RED, "C49", "C38", "056").tableau(RED, *tags, SCIENCE_5TH).build()
    drive = play(state, "play C49")
    assert changes(state, drive) == card_played("C49", 14, "science")
    assert points(drive, RED) - points(state, RED) == 2
    assert outcome_of(drive, "play C38")["red mc"] == -(23 - 4)
    assert outcome_of(drive, "play 056")["red mc"] == -4
