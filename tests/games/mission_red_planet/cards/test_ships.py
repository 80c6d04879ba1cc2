"""The 36 ships, the ten zones and their borders."""

from collections import Counter

from areopolis.games.mission_red_planet.data.zones import EDGES, ZONES
from kit import drive, options
from kit.mission_red_planet import GAME, R, scene
from kit.mission_red_planet.reading import TYPES

TABLE = """
VB 3 4 5
TS 3 4 5
MT 3 4 5
AU 3 4 5
HE 3 4 5
MS 3 4 5
SS 3 4 5
SM 3 4 5
VM 3 4 5
PH 3 4 5
unknown 2 3 4 4 5 6
"""

NEIGHBOURS = {
    "VB": "TS AU MS SM VM",
    "TS": "VB MT AU HE SM VM",
    "MT": "TS SS VM",
    "AU": "VB TS",
    "HE": "TS",
    "MS": "VB SS VM",
    "SS": "MT MS VM",
    "SM": "VB TS VM",
    "VM": "VB TS MT MS SS SM",
    "PH": "",
}


def test_the_ships_are_those_of_the_table_row_by_row() -> None:
    rows = [line.split() for line in TABLE.split("\n") if line]
    expected = [f"{row[0]}/{capacity}" for row in rows for capacity in row[1:]]

    assert list(TYPES) == [f"S{number:02}" for number in range(1, 37)]
    assert list(TYPES.values()) == expected
    assert TYPES["S13"] == "HE/3"
    assert TYPES["S22"] == "SM/3"
    assert TYPES["S30"] == "PH/5"
    assert TYPES["S31"] == "unknown/2"
    assert TYPES["S33"] == TYPES["S34"] == "unknown/4"
    assert TYPES["S36"] == "unknown/6"


def test_the_ships_have_144_seats() -> None:
    capacities = Counter([int(kind.split("/")[1]) for kind in TYPES.values()])

    assert capacities == {2: 1, 3: 11, 4: 12, 5: 11, 6: 1}
    assert sum(capacities.elements()) == 144


def test_every_ship_carries_its_crew_to_where_it_goes() -> None:
    for kind in TYPES.values():
        to, capacity = kind.split("/")
        crew = "G" * (int(capacity) - 1)
        tokens = "HE" if to == "unknown" else ""
        here = scene().dock(1, to, int(capacity), crew, tokens).resolving(R, 9)
        state = here.then("land-ships").build()

        drive(state, "place dock 1")

        there = state.to_dict()["zones"]["HE" if to == "unknown" else to]["astronauts"]
        assert there == {"orange": 1, "green": int(capacity) - 1}


def test_seven_outer_zones_two_inner_ones_and_the_moon() -> None:
    kinds = {zone.name: zone.kind for zone in ZONES}

    assert list(kinds) == list(NEIGHBOURS)
    assert [name for name in kinds if kinds[name] == "inner"] == ["SM", "VM"]
    assert [name for name in kinds if kinds[name] == "moon"] == ["PH"]
    assert len([name for name in kinds if kinds[name] == "outer"]) == 7


def test_sixteen_borders_join_the_zones_both_ways() -> None:
    assert len(EDGES) == 16
    for name, neighbours in NEIGHBOURS.items():
        state = scene().zone(name, "R1").resolving(R, 8).build()
        moves = [f"move {name} {other}" for other in neighbours.split()]
        assert ([] if state.over else options(state)) == (moves and [*moves, "stop"])


def test_what_is_reconstructed_is_said() -> None:
    ours = {(one.kind, one.name) for one in GAME.reconstructed()}

    assert len([name for kind, name in ours if kind == "ship"]) == 29
    confirmed = ("S02", "S05", "S07", "S22", "S24", "S26", "S33")
    assert not {("ship", name) for name in confirmed} & ours
    assert ("card", "D08") not in ours


def test_the_borders_are_those_of_the_printed_board() -> None:
    assert not [one for one in GAME.reconstructed() if one.what == "edges"]


def test_what_is_known_of_a_card_in_part_is_said_fact_by_fact() -> None:
    facts: dict[str, list[str]] = {}
    for one in GAME.reconstructed():
        facts.setdefault(one.name, []).append(one.what)

    assert facts["M11"] == ["name", "points"]
    assert facts["A04"] == ["name", "trigger", "amount"]
    assert facts["D06"] == facts["D07"] == ["effect"]
