"""The corporations, one test each: how they begin, and what they do afterwards."""

from typing import Any

from areopolis.core.state import State
from kit import options, question, reasons
from kit.terraforming_mars import (
    GAME,
    GREEN,
    RED,
    card_played,
    changes,
    outcome_of,
    play,
    points,
    scene,
)


def dealt(corporation: str, other: str = "beginner-corporation", seats: int = 2) -> State:
    """Return a game before the choice of corporations; green has one without any ability."""
    document = GAME.new(seats=seats, seed=3).to_dict()
    players = document["players"]
    players[RED].update(dealt=[corporation], is_beginner=corporation == "beginner-corporation")
    if seats > 1:
        document.update(colonies={}, first="red")
        players[GREEN].update(dealt=[other], is_beginner=other == "beginner-corporation")
    return GAME.from_dict(document)


def begun(state: State, buys: int = 2) -> State:
    """Return the first turn of a game in which red has bought so many projects."""
    while question(state)[1] in ("keep-corporation", "keep-projects"):
        seat = state.deciding[0]
        decision = state.decision(seat)
        offered = state.to_dict()["players"][seat]["offered"]
        kept = offered[:buys] if seat == RED else offered
        texts = {
            "keep-corporation": str(decision.options[0]),
            "keep-projects": " ".join(["buy", *kept]),
        }
        state.play(seat, texts[decision.question])
    return state


def at_start(corporation: str, money: int, **own: Any) -> dict[str, Any]:
    """Return what the start with two bought projects changes; *own*: underscores are spaces."""
    return {
        "generation": 1,
        "discard": 8,
        "red mc": money,
        "red hand": 2,
        "red offered": -10,
        "red dealt": -1,
        "red corporation": corporation,
        "red tableau": (corporation,),
        "green mc": 42,
        "green hand": 10,
        "green offered": -10,
        "green dealt": -1,
        "green corporation": "beginner-corporation",
        "green tableau": ("beginner-corporation",),
        **{f"red {name.replace('_', ' ')}": value for name, value in own.items()},
    }


def start_of(corporation: str) -> dict[str, Any]:
    """Return everything that changes from the deal to the first turn."""
    state = dealt(corporation)
    return changes(state, begun(state.clone()))


def test_beginner_corporation() -> None:
    state = dealt("beginner-corporation", "credicor")
    ready = begun(state.clone(), buys=10)
    after = changes(state, ready)
    assert (after["red mc"], after["red hand"]) == (42, 10)
    # Nothing may be left out.
    asked = play(state, "corporation beginner-corporation", "corporation credicor")
    assert options(asked, RED) == options(asked, RED)[:1]
    assert reasons(asked, "buy nothing", RED) == ["out-of-range"]


def test_credicor() -> None:
    assert start_of("credicor") == at_start("credicor", 57 - 6)

    # The printed cost counts: Solar Reflectors 23, for 19 with Warp Drive; Power Grid 18.
    scenery = scene().corporation(RED, "credicor").tableau(RED, "C49").hand(RED, "C38", "102")
    state = scenery.tile("3-3", "city", RED).hand(GREEN, "082").build()
    assert outcome_of(state, "play C38")["red mc"] == -19 + 4
    assert outcome_of(state, "play 102")["red mc"] == -18
    assert outcome_of(state, "project city", "place 7-3")["red mc"] == -25 + 4
    assert outcome_of(state, "project greenery", "place 2-3")["red mc"] == -23 + 4
    assert outcome_of(state, "project aquifer", "place 1-5")["red mc"] == -18
    other = play(state, "project aquifer", "place 1-5", "end")
    assert "red mc" not in outcome_of(other, "play 082")


def test_ecoline() -> None:
    start = at_start("ecoline", 36 - 6, production_plants=2, plants=3, tag_plant=1)
    assert start_of("ecoline") == start

    state = scene().corporation(RED, "ecoline").stock(RED, plants=7).build()
    assert outcome_of(state, "convert plants", "place 3-3") == {
        "red plants": -7,
        "tile 3-3": "greenery red",
        "oxygen": 1,
        "red rating": 1,
    }
    poor = scene().corporation(RED, "ecoline").stock(RED, plants=6).build()
    assert reasons(poor, "convert plants") == ["needs-more"]


def test_helion() -> None:
    assert start_of("helion") == at_start("helion", 42 - 6, production_heat=3, tag_space=1)

    scenery = scene(mc=5).corporation(RED, "helion").stock(RED, heat=20).hand(RED, "119", "C38")
    state = scenery.colony("io", 1).build()
    assert outcome_of(state, "play 119", "pay 2 heat") == {
        **card_played("119", 0),
        "red heat": -2,
    }
    assert outcome_of(state, "play C38", "pay 3 mc 20 heat")["red heat"] == -20
    assert outcome_of(state, "project aquifer", "pay 18 heat", "place 1-5")["red heat"] == -18
    assert outcome_of(state, "fund miner", "pay 5 mc 3 heat") == {
        "miner": "red",
        "red mc": -5,
        "red heat": -3,
    }
    assert outcome_of(state, "trade io mc", "pay 9 heat")["red heat"] == -9 + 3
    # Not the other way round: M€ are no heat.
    cold = scene().corporation(RED, "helion").stock(RED, heat=7).build()
    assert reasons(cold, "convert heat") == ["needs-more"]


def test_helion_keeps_the_heat_that_a_card_spends() -> None:
    # Local Heat Trapping: 1 M€, and 5 heat that cannot pay for it.
    scenery = scene(mc=0).corporation(RED, "helion").hand(RED, "190")
    assert reasons(scenery.stock(RED, heat=5).build(), "play 190") == ["needs-more-mc"]
    state = scenery.stock(RED, heat=6).build()
    assert outcome_of(state, "play 190")["red heat"] == -6


def test_interplanetary_cinematics() -> None:
    name = "interplanetary-cinematics"
    assert start_of(name) == at_start(name, 30 - 6, steel=20, tag_building=1)

    state = scene().corporation(RED, name).hand(RED, "062", "119").hand(GREEN, "161").build()
    assert outcome_of(state, "play 062") == {
        **card_played("062", 5 - 2, is_event=True),
        "red steel": 5,
    }
    assert outcome_of(state, "play 119") == card_played("119", 2)


def test_inventrix() -> None:
    start = at_start("inventrix", 45 - 6, tag_science=1, owes_first_action=True)
    assert start_of("inventrix") == start

    owing = scene().corporation(RED, "inventrix", owes_first_action=True).prepared()
    assert question(owing) == (RED, "first-action")
    assert options(owing) == ["first action", "pass"]
    assert outcome_of(owing, "first action") == {
        "red hand": 3,
        "deck": -3,
        "red owes first action": False,
    }

    # Requirements of parameters may be off by two steps, either way; of tags they may not.
    scenery = scene().corporation(RED, "inventrix").hand(RED, "C42", "020", "001", "C31")
    state = scenery.production(GREEN, plants=1).parameters(temperature=-10, oxygen=7).build()
    assert "play C42" in options(state)
    assert "play 001" in options(state)
    assert reasons(state, "play C31") == ["needs-tags"]
    far = scene().corporation(RED, "inventrix").hand(RED, "C42", "001").production(GREEN, plants=1)
    beyond = far.parameters(temperature=-12, oxygen=8).build()
    assert reasons(beyond, "play C42") == ["needs-at-least"]
    assert reasons(beyond, "play 001") == ["needs-at-most"]


def test_mining_guild() -> None:
    start = at_start("mining-guild", 30 - 6, production_steel=1, steel=5, tag_building=2)
    assert start_of("mining-guild") == start

    state = scene().corporation(RED, "mining-guild").build()
    # Two steel on the area are still one step; so is titanium, and an ocean on metal.
    assert outcome_of(state, "project city", "place 1-1") == {
        "red mc": -25,
        "red production mc": 1,
        "tile 1-1": "city red",
        "red steel": 2,
        "red production steel": 1,
    }
    titanium = outcome_of(state, "project greenery", "place 8-6")
    assert (titanium["red titanium"], titanium["red production steel"]) == (1, 1)
    ocean = outcome_of(state, "project aquifer", "place 1-2")
    assert (ocean["red steel"], ocean["red production steel"]) == (2, 1)
    assert "red production steel" not in outcome_of(state, "project city", "place 4-2")
    other = scene().corporation(GREEN, "mining-guild").build()
    assert "green production steel" not in outcome_of(other, "project city", "place 1-1")


def test_phobolog() -> None:
    assert start_of("phobolog") == at_start("phobolog", 23 - 6, titanium=10, tag_space=1)

    state = scene().corporation(RED, "phobolog").stock(RED, titanium=6).hand(RED, "C38").build()
    assert outcome_of(state, "play C38", "pay 3 mc 5 titanium") == {
        **card_played("C38", 3, "space"),
        "red titanium": -5,
        "red production heat": 5,
    }
    assert outcome_of(state, "play C38", "pay 6 titanium")["red titanium"] == -6


def test_tharsis_republic() -> None:
    name = "tharsis-republic"
    start = at_start(name, 40 - 6, tag_building=1, owes_first_action=True)
    assert start_of(name) == start

    owing = scene().corporation(RED, name, owes_first_action=True).prepared()
    assert question(owing) == (RED, "first-action")
    assert outcome_of(owing, "first action", "place 3-3") == {
        "tile 3-3": "city red",
        "red mc": 3,
        "red production mc": 1,
        "red owes first action": False,
    }
    # Cities of others bring production, on Mars only; own ones off Mars bring 3 M€.
    state = scene().corporation(RED, name).hand(RED, "021").hand(GREEN, "081").build()
    assert outcome_of(state, "play 021")["red mc"] == -25 + 3
    assert "red production mc" not in outcome_of(state, "play 021")
    others = play(state, "project asteroid", "end")
    built = outcome_of(others, "project city", "place 3-3")
    assert built == {
        "green mc": -25,
        "green production mc": 1,
        "tile 3-3": "city green",
        "red production mc": 1,
    }
    assert "red production mc" not in outcome_of(others, "play 081")


def test_tharsis_republic_solo() -> None:
    """The two neutral cities count: -2 for Colonies, +2 for the cities."""
    state = dealt("tharsis-republic", seats=1)
    tiles = " ".join(list(state.to_dict()["colonies"])[:3])
    state = play(state, "corporation tharsis-republic", "buy nothing", f"tiles {tiles}")
    document = state.to_dict()["players"][RED]
    assert document["production"]["mc"] == -2 + 2
    assert question(state) == (RED, "first-action")


def test_thorgate() -> None:
    start = at_start("thorgate", 48 - 6, production_energy=1, tag_power=1)
    assert start_of("thorgate") == start

    state = scene().corporation(RED, "thorgate").hand(RED, "102", "100", "056").build()
    assert outcome_of(state, "play 102")["red mc"] == -15
    assert outcome_of(state, "play 056")["red mc"] == -4
    assert outcome_of(state, "project power-plant") == {
        "red mc": -8,
        "red production energy": 1,
    }
    # Fueled Generators cost 1 less 3: nothing.
    assert "red mc" not in outcome_of(state, "play 100")


def test_united_nations_mars_initiative() -> None:
    name = "united-nations-mars-initiative"
    assert start_of(name) == at_start(name, 40 - 6, tag_earth=1)

    lazy = scene().corporation(RED, name).build()
    assert reasons(lazy, f"use {name} 1") == ["rating-not-raised"]
    poor = scene(mc=2).corporation(RED, name).rating(RED, 21, raised=True).build()
    assert reasons(poor, f"use {name} 1") == ["needs-more-mc"]
    used = {"red used": (name,), "red mc": -3, "red rating": 1}
    state = scene().corporation(RED, name).rating(RED, 21, raised=True).build()
    assert outcome_of(state, f"use {name} 1") == used
    # By whatever means it was raised: here by the action before.
    asteroid = play(lazy, "project asteroid")
    assert outcome_of(asteroid, f"use {name} 1") == used


def test_saturn_systems() -> None:
    start = at_start("saturn-systems", 42 - 6, production_titanium=1, tag_jovian=1)
    # Its own tag counts.
    assert start_of("saturn-systems") == {**start, "red production mc": 1}

    scenery = scene().corporation(RED, "saturn-systems").hand(RED, "C43").hand(GREEN, "C45")
    state = scenery.build()
    assert outcome_of(state, "play C43") == {
        **card_played("C43", 21, "jovian"),
        "red production mc": 1,
    }
    others = play(state, "project asteroid", "end")
    assert outcome_of(others, "play C45") == {
        **card_played("C45", 23, "jovian space", colour="green"),
        "red production mc": 1,
    }


def test_teractor() -> None:
    assert start_of("teractor") == at_start("teractor", 60 - 6, tag_earth=1)

    scenery = scene().corporation(RED, "teractor").hand(RED, "C20", "C08", "056")
    state = scenery.tableau(RED, "106", "107").build()
    # 3 M€ for each earth tag, not below 0: Luna Governor has two for 4 M€.
    assert "red mc" not in outcome_of(state, "play C20")
    assert outcome_of(state, "play C08")["red mc"] == -40
    assert outcome_of(state, "play 056")["red mc"] == -4


def test_aridor() -> None:
    assert start_of("aridor") == at_start("aridor", 40 - 6, owes_first_action=True)

    scenery = scene().corporation(RED, "aridor", owes_first_action=True).colony("io", 1)
    owing = scenery.tableau(GREEN, "C03").prepared()
    asked = play(owing, "first action")
    assert question(asked) == (RED, "lay-colony-tile")
    assert len(options(asked)) == 10
    laid = {"red owes first action": False}
    assert changes(owing, play(asked, "lay luna")) == {
        **laid,
        "luna marker": 1,
        "luna owners": 0,
        "luna fleet": "none",
    }
    # Titan wakes at once, because a floater card is in play; Enceladus sleeps.
    assert play(asked, "lay titan").to_dict()["colonies"]["titan"]["marker"] == 1
    assert play(asked, "lay enceladus").to_dict()["colonies"]["enceladus"]["marker"] == "asleep"

    # A kind of tag that is new brings M€ production; an event brings none.
    state = scene().corporation(RED, "aridor").hand(RED, "056", "C09", "162", "C20").build()
    assert outcome_of(state, "play 056")["red production mc"] == 1
    assert outcome_of(state, "play C09")["red production mc"] == 4
    assert "red production mc" not in outcome_of(state, "play 162")
    known = scene().corporation(RED, "aridor").hand(RED, "065", "C20").tableau(RED, "056", "106")
    again = known.tableau(RED, "107", "068").production(RED, energy=1).build()
    assert "red production mc" not in outcome_of(again, "play 065")
    # Luna Governor: two tags of a kind that is known, and its own production.
    assert outcome_of(again, "play C20")["red production mc"] == 2
    twice = scene().corporation(RED, "aridor").hand(RED, "090").build()
    assert outcome_of(twice, "play 090")["red production mc"] == 1


def test_arklight() -> None:
    start = at_start("arklight", 45 - 6, production_mc=2, tag_animal=1, on_arklight=1)
    assert start_of("arklight") == start

    scenery = scene().corporation(RED, "arklight").hand(RED, "128", "087", "024")
    scenery.parameters(temperature=-16, oxygen=11).tile("3-3", "greenery", RED)
    state = scenery.hand(GREEN, "122").build()
    assert outcome_of(state, "play 087")["red on arklight"] == 1
    # Ecological Zone has an animal and a plant tag.
    assert outcome_of(state, "play 128", "place 2-3")["red on arklight"] == 2
    counted = scene().corporation(RED, "arklight")
    counted.document["players"][RED]["resources"]["arklight"] = 5
    assert points(counted.build(), RED) == 2


def test_polyphemos() -> None:
    start = at_start("polyphemos", 50 - 2 * 5, production_mc=5, titanium=5)
    assert start_of("polyphemos") == start

    # A card costs 5 M€ wherever it is bought.
    state = scene().corporation(RED, "polyphemos").tableau(RED, "006").deck("056").build()
    assert outcome_of(state, "use 006 1", "buy 056") == {
        "red used": ("006",),
        "red mc": -5,
        "red hand": 1,
        "deck": -1,
    }
    poor = scene(mc=9).corporation(RED, "polyphemos").build()
    research = play(poor, "pass", "pass")
    assert question(research) == (RED, "buy-cards")
    # 9 and the income of 20 buy all four; with 19 M€ it would be three.
    assert research.view(RED)["decision"]["space"]["most"] == 4


def test_poseidon() -> None:
    assert start_of("poseidon") == {
        **at_start("poseidon", 45 - 6),
        # Without a colony tile the first action is impossible, and skipped.
        "red owes first action": True,
    }

    owing = scene().corporation(RED, "poseidon", owes_first_action=True).colony("io", 0)
    state = owing.prepared()
    assert question(state) == (RED, "first-action")
    assert outcome_of(state, "first action") == {
        "io owners": ("red",),
        "io marker": 1,
        "red production heat": 1,
        "red production mc": 1,
        "red owes first action": False,
    }
    # Anybody's colony counts.
    other = scene().corporation(GREEN, "poseidon").colony("luna", 1).build()
    assert outcome_of(other, "project build-colony") == {
        "red mc": -17,
        "red production mc": 2,
        "luna owners": ("red",),
        "green production mc": 1,
    }


def test_stormcraft_incorporated() -> None:
    name = "stormcraft-incorporated"
    assert start_of(name) == at_start(name, 48 - 6, tag_jovian=1)

    state = scene().corporation(RED, name).tableau(RED, "C03").build()
    asked = play(state, f"use {name} 1")
    assert options(asked) == [f"card {name}", "card C03"]
    assert changes(state, play(asked, f"card {name}")) == {
        "red used": (name,),
        f"red on {name}": 1,
    }
    # Each floater here may be spent as two heat.
    scenery = scene().corporation(RED, name).stock(RED, heat=3).tableau(RED, "C03", resources=9)
    scenery.document["players"][RED]["resources"][name] = 3
    rich = scenery.build()
    warm = {"temperature": 2, "red rating": 1}
    assert outcome_of(rich, "convert heat") == {
        **warm,
        "red heat": -2,
        f"red on {name}": -3,
    }
    poor = scene().corporation(RED, name).stock(RED, heat=7).tableau(RED, "C03", resources=9)
    assert reasons(poor.build(), "convert heat") == ["needs-more"]


def test_stormcraft_wakes_titan() -> None:
    state = dealt("stormcraft-incorporated")
    document = state.to_dict()
    document["colonies"] = {"titan": {"marker": "asleep", "owners": [], "fleet": "none"}}
    ready = begun(GAME.from_dict(document))
    assert ready.to_dict()["colonies"]["titan"]["marker"] == 1
