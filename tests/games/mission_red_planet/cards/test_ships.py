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
SM 4 5 6
VM 4 5 6
PH 2 3 4
unknown 2 3 3 4 4 5
"""

NEIGHBOURS = {
    "VB": "TS SS SM VM",
    "TS": "VB MT SM",
    "MT": "TS AU SM",
    "AU": "MT HE SM",
    "HE": "AU MS VM",
    "MS": "HE SS VM",
    "SS": "VB MS VM",
    "SM": "VB TS MT AU VM",
    "VM": "VB HE MS SS SM",
    "PH": "",
}


def test_the_ships_are_those_of_the_table_row_by_row() -> None:
    rows = [line.split() for line in TABLE.split("\n") if line]
    expected = [f"{row[0]}/{capacity}" for row in rows for capacity in row[1:]]

    assert list(TYPES) == [f"S{number:02}" for number in range(1, 37)]
    assert list(TYPES.values()) == expected
    assert TYPES["S13"] == "HE/3"
    assert TYPES["S30"] == "PH/4"
    assert TYPES["S36"] == "unknown/5"


def test_the_ships_have_144_seats() -> None:
    capacities = Counter([int(kind.split("/")[1]) for kind in TYPES.values()])

    assert capacities == {2: 2, 3: 10, 4: 12, 5: 10, 6: 2}
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

    assert len([name for kind, name in ours if kind == "ship"]) == 32
    assert not {("ship", name) for name in ("S02", "S07", "S23", "S25")} & ours
    assert ("board", "edges") in ours
    assert ("card", "D08") not in ours
