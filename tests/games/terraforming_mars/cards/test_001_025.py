"""Projects 001 to 025."""

from collections.abc import Callable

import pytest

from kit import options, question, refuses
from kit.terraforming_cards import CHECKS, Row, why
from kit.terraforming_mars import (
    GREEN,
    RED,
    outcome_of,
    play,
    points,
    scene,
)

ROWS = (
    Row(
        "001",
        8,
        "jovian building",
        start=scene().parameters(oxygen=5),
        points=2,
        too_early=scene().parameters(oxygen=6),
        reason="needs-at-most oxygen 5 6",
    ),
    Row(
        "002",
        13,
        "jovian",
        {"red production titanium": 1, "green production titanium": -1},
        start=scene().production(RED, titanium=1).production(GREEN, titanium=1),
        answers=("target green",),
        points=1,
        too_early=scene().production(GREEN, titanium=1),
        reason="needs-production titanium",
    ),
    Row(
        "003",
        13,
        "power building",
        {"red production energy": 1, "temperature": 2, "red rating": 1},
    ),
    Row(
        "004",
        11,
        "",
        {"red production mc": -1, "red production plants": 2, "green production heat": -1},
        start=scene().oceans(3).production(GREEN, heat=1),
        too_early=scene().oceans(2).production(GREEN, heat=1),
        reason="needs-at-least oceans 3 2",
    ),
    Row(
        "005",
        3,
        "science",
        start=scene().parameters(oxygen=6),
        too_early=scene().parameters(oxygen=7),
        reason="needs-at-most oxygen 6 7",
        holds="science",
    ),
    Row("006", 9, "science"),
    Row("007", 13, "building"),
    Row(
        "008",
        26,
        "city building",
        {
            "red production energy": -2,
            "red production mc": 5,
            "tile 1-3": "capital red",
            "red mc": 4,  # two oceans beside it
        },
        start=scene().oceans(4).production(RED, energy=2),
        answers=("place 1-3",),
        points=2,
        too_early=scene().oceans(3).production(RED, energy=2),
        reason="needs-at-least oceans 4 3",
    ),
    Row(
        "009",
        14,
        "space",
        {"red titanium": 2, "temperature": 2, "red rating": 1, "green plants": -3},
        start=scene().stock(GREEN, plants=5),
        answers=("take 3 from green",),
        is_event=True,
    ),
    Row(
        "010",
        21,
        "space",
        {"temperature": 2, "red rating": 2, "tile 1-5": "ocean", "green plants": -3},
        start=scene().stock(GREEN, plants=5),
        answers=("place 1-5", "take 3 from green"),
        is_event=True,
    ),
    Row(
        "011",
        27,
        "space",
        {"red titanium": 4, "temperature": 4, "red rating": 2, "green plants": -4},
        start=scene().stock(GREEN, plants=5),
        answers=("take 4 from green",),
        is_event=True,
    ),
    Row("012", 25, "jovian space", points=1),
    Row("013", 27, "space building", {"red production titanium": 1}, points=2),
    Row("014", 11, "science building"),
    Row("015", 11, "building"),
    Row(
        "016",
        24,
        "city building",
        {
            "red production energy": -1,
            "red production mc": 3,
            "red plants": 3,
            "tile 7-3": "city red",
        },
        start=scene().parameters(oxygen=7).production(RED, energy=1),
        answers=("place 7-3",),
        points=1,
        too_early=scene().parameters(oxygen=8).production(RED, energy=1),
        reason="needs-at-most oxygen 7 8",
    ),
    Row(
        "017",
        18,
        "city building",
        {
            "red production energy": -1,
            "red production mc": 3,
            "red plants": 2,
            "tile 5-3": "city red",
        },
        start=scene().production(RED, energy=1),
        too_early=scene(),
        reason="production-too-low energy 1 0",
    ),
    Row(
        "018",
        28,
        "jovian space",
        {"red production heat": 2, "red production plants": 2},
        start=scene().parameters(oxygen=2),
        points=2,
        too_early=scene().parameters(oxygen=1),
        reason="needs-at-least oxygen 2 1",
    ),
    Row(
        "019",
        16,
        "earth space",
        {"red plants": 3, "tile 1-5": "ocean", "red rating": 1},
        answers=("place 1-5", "option 1"),
        is_event=True,
    ),
    Row("020", 18, "science city building", {"tile 7-3": "city red"}, answers=("place 7-3",)),
    Row(
        "021",
        25,
        "space city",
        {"red production titanium": 1, "phobos-space-haven": "red"},
        points=3,
    ),
    Row(
        "022",
        15,
        "",
        {"red production mc": -2, "red production heat": 3, "tile 1-5": "ocean", "red rating": 1},
        start=scene().production(RED, mc=-3),
        answers=("place 1-5",),
        too_early=scene().production(RED, mc=-4),
        reason="production-too-low mc -3 -4",
    ),
    Row(
        "023",
        12,
        "plant",
        {"red plants": 1},
        start=scene().parameters(temperature=-12),
        too_early=scene().parameters(temperature=-10),
        reason="needs-at-most temperature -12 -10",
    ),
    Row(
        "024",
        14,
        "animal",
        start=scene().parameters(oxygen=11),
        too_early=scene().parameters(oxygen=10),
        reason="needs-at-least oxygen 11 10",
        holds="animal",
    ),
    Row("025", 10, "space", points=1),
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_card(row: Row, check: Callable[[Row], None]) -> None:
    check(row)


def test_002_asteroid_mining_consortium_may_lower_the_own_production() -> None:
    state = scene().hand(RED, "002").production(RED, titanium=1).build()

    assert "red production titanium" not in outcome_of(state, "play 002")


def test_004_cloud_seeding_needs_somebody_who_makes_heat() -> None:
    state = scene().hand(RED, "004").oceans(3).build()
    poor = scene().hand(RED, "004").oceans(3).production(RED, mc=-5, heat=1).build()

    assert why(state, "play 004") == ["nobody-can-lose heat"]
    assert why(poor, "play 004") == ["production-too-low mc -4 -5"]


def test_005_search_for_life_keeps_a_science_resource_for_a_microbe_tag() -> None:
    start = scene().tableau(RED, "005")
    found = start.deck("042").build()

    assert outcome_of(found, "use 005 1") == {
        "red mc": -1,
        "red on 005": 1,
        "red used": ("005",),
        "deck": -1,
        "discard": 1,
    }
    assert points(found, RED) == 0
    assert points(play(found, "use 005 1"), RED) == 3


def test_005_search_for_life_finds_nothing_on_another_card() -> None:
    state = scene().tableau(RED, "005").deck("056").build()

    assert outcome_of(state, "use 005 1") == {
        "red mc": -1,
        "red used": ("005",),
        "deck": -1,
        "discard": 1,
    }


def test_005_search_for_life_scores_once_and_costs_one() -> None:
    assert points(scene().tableau(RED, "005", resources=2).build(), RED) == 3
    broke = scene(mc=0).tableau(RED, "005").stock(RED, steel=1, titanium=1).build()
    assert why(broke, "use 005 1") == ["needs-more-mc 1"]


def test_006_inventors_guild_buys_or_discards_the_top_card() -> None:
    state = scene().tableau(RED, "006").deck("056").build()

    assert outcome_of(state, "use 006 1", "buy 056") == {
        "red mc": -3,
        "red hand": 1,
        "red used": ("006",),
        "deck": -1,
    }
    assert outcome_of(state, "use 006 1", "buy nothing") == {
        "red used": ("006",),
        "deck": -1,
        "discard": 1,
    }


def test_006_inventors_guild_shows_the_card_to_a_player_who_cannot_pay() -> None:
    state = play(scene(mc=2).tableau(RED, "006").deck("056").build(), "use 006 1")

    assert refuses(state, "buy 056")
    assert state.view(RED)["players"][RED]["offered_cards"] == ["056"]


def test_007_martian_rails_counts_the_cities_on_mars_of_everybody() -> None:
    start = scene().tableau(RED, "007").tile("7-3", "city", GREEN).tile("7-5", "city", RED)
    state = start.off_planet("ganymede-colony", RED).stock(RED, energy=1).build()

    assert outcome_of(state, "use 007 1") == {
        "red energy": -1,
        "red mc": 2,
        "red used": ("007",),
    }
    assert why(scene().tableau(RED, "007").build(), "use 007 1") == ["needs-more energy 1"]


def test_008_capital_needs_energy_production_and_stays_away_from_cities() -> None:
    weak = scene().hand(RED, "008").oceans(4).production(RED, energy=1).build()
    assert why(weak, "play 008") == ["production-too-low energy 2 1"]

    start = scene().hand(RED, "008").oceans(4).production(RED, energy=2)
    asked = play(start.tile("7-3", "city", GREEN).build(), "play 008")
    assert question(asked) == (RED, "place-tile")
    assert "place 7-4" not in options(asked)
    assert "place 7-5" in options(asked)


def test_008_capital_is_a_city_of_its_owner() -> None:
    state = scene().tile("7-3", "capital", RED).stock(GREEN, mc=25).turn(GREEN).build()

    assert "place 7-4" not in options(play(state, "project city"))
    assert state.cities_of(RED) == 1


@pytest.mark.parametrize(
    ("card", "most"), [("009", 3), ("010", 3), ("011", 4), ("039", 8), ("063", 2), ("080", 6)]
)
def test_009_asteroid_and_its_like_remove_plants_up_to_their_number(card: str, most: int) -> None:
    state = scene().hand(RED, card).stock(GREEN, plants=9).oceans(9).build()

    offered = [f"take {count} from green" for count in range(most, 0, -1)]
    assert options(play(state, f"play {card}")) == [*offered, "decline"]


@pytest.mark.parametrize(
    ("answer", "lost"), [("take 2 from green", -2), ("take 1 from green", -1), ("decline", 0)]
)
def test_009_asteroid_removes_any_part(answer: str, lost: int) -> None:
    state = scene().hand(RED, "009").stock(GREEN, plants=2).build()

    assert "take 3 from green" not in options(play(state, "play 009"))
    assert outcome_of(state, "play 009", answer).get("green plants", 0) == lost


def test_009_asteroid_spares_the_attacker_and_protected_habitats() -> None:
    own = scene().hand(RED, "009").stock(RED, plants=3).build()
    safe = scene().hand(RED, "009").stock(GREEN, plants=3).tableau(GREEN, "173").build()

    for state in (own, safe):
        assert question(play(state, "play 009")) == (RED, "take-action")


def test_009_asteroid_without_a_step_left_gives_no_rating() -> None:
    state = scene().hand(RED, "009").parameters(temperature=8).build()

    assert outcome_of(state, "play 009") == {
        "red mc": -14,
        "red titanium": 2,
        "red hand": -1,
        "red events": ("009",),
    }


def test_010_comet_takes_the_bonus_of_the_ocean() -> None:
    state = scene().hand(RED, "010").tile("1-4", "ocean").build()

    assert outcome_of(state, "play 010", "place 1-5") == {
        "red mc": -21 + 2,
        "temperature": 2,
        "red rating": 2,
        "tile 1-5": "ocean",
        "red hand": -1,
        "red events": ("010",),
    }


def test_010_comet_without_oceans_left_is_playable() -> None:
    state = scene().hand(RED, "010").oceans(9).build()

    assert outcome_of(state, "play 010") == {
        "red mc": -21,
        "temperature": 2,
        "red rating": 1,
        "red hand": -1,
        "red events": ("010",),
    }


def test_011_big_asteroid_passes_the_heat_bonus() -> None:
    state = scene().hand(RED, "011").parameters(temperature=-26).build()

    change = outcome_of(state, "play 011")

    assert change["red production heat"] == 1
    assert change["temperature"] == 4


def test_012_water_import_from_europa_pays_with_titanium() -> None:
    state = scene().tableau(RED, "012").stock(RED, titanium=4).build()

    assert outcome_of(state, "use 012 1", "pay 4 titanium", "place 1-5") == {
        "red titanium": -4,
        "tile 1-5": "ocean",
        "red rating": 1,
        "red used": ("012",),
    }
    assert outcome_of(state, "use 012 1", "pay 12 mc", "place 1-5")["red mc"] == -12
    poor = scene(mc=2).tableau(RED, "012").stock(RED, titanium=3, steel=1).build()
    assert why(poor, "use 012 1") == ["needs-more-mc 1"]


def test_012_water_import_from_europa_scores_each_jovian_tag() -> None:
    assert points(scene().tableau(RED, "012", "002").build(), RED) == 2 + 1


def test_013_space_elevator_sells_steel() -> None:
    state = scene().tableau(RED, "013").stock(RED, steel=1).build()

    assert outcome_of(state, "use 013 1") == {
        "red steel": -1,
        "red mc": 5,
        "red used": ("013",),
    }
    assert why(scene().tableau(RED, "013").build(), "use 013 1") == ["needs-more steel 1"]


def test_014_development_center_draws_for_energy() -> None:
    state = scene().tableau(RED, "014").stock(RED, energy=1).deck("056").build()

    assert outcome_of(state, "use 014 1") == {
        "red energy": -1,
        "red hand": 1,
        "deck": -1,
        "red used": ("014",),
    }
    assert why(scene().tableau(RED, "014").build(), "use 014 1") == ["needs-more energy 1"]


def test_015_equatorial_magnetizer_turns_energy_production_into_rating() -> None:
    state = scene().tableau(RED, "015").production(RED, energy=1).build()

    assert outcome_of(state, "use 015 1") == {
        "red production energy": -1,
        "red rating": 1,
        "red used": ("015",),
    }
    why_not = why(scene().tableau(RED, "015").build(), "use 015 1")
    assert why_not == ["production-too-low energy 1 0"]


def test_017_noctis_city_ignores_neighbouring_cities() -> None:
    start = scene().production(RED, energy=1).tile("5-2", "city", GREEN).tile("5-4", "ocean")
    state = start.hand(RED, "017").build()

    # It has its own area, so nobody is asked.
    change = outcome_of(state, "play 017")
    assert change["tile 5-3"] == "city red"
    assert change["red mc"] == -18 + 2


def test_019_imported_hydrogen_feeds_microbes_or_animals() -> None:
    state = scene().hand(RED, "019").tableau(RED, "049", "024").build()
    common = {
        "red mc": -16,
        "red hand": -1,
        "red events": ("019",),
        "tile 1-5": "ocean",
        "red rating": 1,
    }

    microbes = outcome_of(state, "play 019", "place 1-5", "option 2")
    assert microbes == {**common, "red on 049": 3}
    animals = outcome_of(state, "play 019", "place 1-5", "option 3")
    assert animals == {**common, "red on 024": 2}


def test_020_research_outpost_stands_alone_and_makes_cards_cheaper() -> None:
    start = scene().hand(RED, "020").tile("7-3", "city", GREEN).tile("5-4", "ocean")
    asked = play(start.build(), "play 020")
    for area in ("7-2", "7-4", "6-3", "6-4", "8-2", "8-3", "5-7", "4-4"):
        assert (f"place {area}" in options(asked)) == (area == "5-7")

    state = scene().tableau(RED, "020").hand(RED, "056").build()
    assert outcome_of(state, "play 056")["red mc"] == -4 + 1


@pytest.mark.parametrize("card", ["021", "081"])
def test_021_phobos_space_haven_081_ganymede_colony_are_cities(card: str) -> None:
    state = scene().hand(RED, card).tableau(GREEN, "038").build()

    assert outcome_of(state, f"play {card}")["green mc"] == 2
    assert play(state, f"play {card}").view(None)["players"][RED]["tags"]["city"] == 1


def test_022_black_polar_dust_without_oceans_left() -> None:
    state = scene().hand(RED, "022").oceans(9).build()

    assert "red rating" not in outcome_of(state, "play 022")


def test_023_arctic_algae_grow_with_each_ocean_of_anybody() -> None:
    own = scene().tableau(RED, "023").build()
    other = scene().tableau(GREEN, "023").build()

    assert outcome_of(own, "project aquifer", "place 1-5")["red plants"] == 2
    assert outcome_of(other, "project aquifer", "place 1-5") == {
        "red mc": -18,
        "red rating": 1,
        "tile 1-5": "ocean",
        "green plants": 2,
    }
    assert "red plants" not in outcome_of(own, "project city", "place 7-3")


def test_024_predators_eat_an_animal_of_anybody() -> None:
    start = scene().tableau(RED, "024", resources=1).tableau(GREEN, "052", resources=2)
    state = start.build()

    assert outcome_of(state, "use 024 1", "card 052") == {
        "red on 024": 1,
        "green on 052": -1,
        "red used": ("024",),
    }
    # The own card too: one goes and one comes.
    assert outcome_of(state, "use 024 1", "card 024") == {"red used": ("024",)}
    assert points(play(state, "use 024 1", "card 052"), RED) == 2


def test_024_predators_find_no_prey() -> None:
    empty = scene().tableau(RED, "024").tableau(GREEN, "052")
    habitats = scene().tableau(RED, "024").tableau(GREEN, "052", resources=2)
    habitats = habitats.tableau(GREEN, "173")
    pets = scene().tableau(RED, "024").tableau(GREEN, "172", resources=2)

    for start in (empty, habitats, pets):
        assert why(start.build(), "use 024 1") == ["no-such-resource animal"]


def test_025_space_station_makes_space_cards_cheaper() -> None:
    state = scene().tableau(RED, "025").hand(RED, "057", "056").build()

    assert outcome_of(state, "play 057")["red mc"] == -15 + 2
    assert outcome_of(state, "play 056")["red mc"] == -4
