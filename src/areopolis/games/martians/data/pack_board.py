"""Buildings, mining map and mining tokens of an owner's data file."""

from __future__ import annotations

from typing import Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.games.martians.data.constants import (
    BUILDINGS,
    C_TOKEN,
    C_TOKENS,
    MAP_FIELDS,
    NONE,
    START_FIELDS,
    U_TOKEN,
    U_TOKENS,
)
from areopolis.games.martians.data.kinds import Building, MiningMap, MiningToken
from areopolis.games.martians.data.pack_fields import new_name, ours_of, tables

TOKENS: Final = ("", "C", "U")
FIELDS_MOST: Final = 9
GOODS_ON_TOKEN: Final = 4


class BoardPack:
    """Reads what lies on the board."""

    def __init__(self, fields: Fields, provenance: str) -> None:
        self.fields = fields
        self.provenance = provenance

    def buildings(self) -> tuple[Building, ...]:
        """Return the nine buildings in their usual order."""
        found: dict[str, Building] = {}
        names: list[str] = []
        for table in tables(self.fields, "building", len(BUILDINGS)):
            name = new_name(table, names)
            if name not in BUILDINGS:
                raise BadPack(
                    "unknown-name", {"field": table.at("id"), "kind": "building", "name": name}
                )
            count = table.number("fields", 1, FIELDS_MOST)
            written = table.items("tokens")
            if len(written) != count:
                raise BadPack(
                    "wrong-count",
                    {"field": table.at("tokens"), "expected": count, "found": len(written)},
                )
            tokens: list[int] = []
            for place, token in enumerate(written):
                if token not in TOKENS:
                    raise table.wrong(f"tokens[{place}]", 'a token is "", "C" or "U"')
                if token == "C" and place:
                    raise table.wrong(f"tokens[{place}]", "C lies on the leftmost field")
                tokens.append(TOKENS.index(token))
            ours = ours_of(table, self.provenance, ("fields",))
            table.done()
            found[name] = Building(name, tuple(tokens), ours)
        self.check_tokens(list(found.values()))
        return tuple([found[name] for name in BUILDINGS])

    def check_tokens(self, buildings: list[Building]) -> None:
        """Check that the tokens of the box are enough, and those of construction all used."""
        tokens = [token for building in buildings for token in building.tokens]
        if tokens.count(C_TOKEN) != C_TOKENS:
            raise BadPack(
                "wrong-count",
                {"field": "building", "expected": C_TOKENS, "found": tokens.count(C_TOKEN)},
            )
        if tokens.count(U_TOKEN) > U_TOKENS:
            raise self.fields.wrong(
                "building", "there are only {count} tokens U", {"count": U_TOKENS}
            )

    def mining_map(self) -> MiningMap:
        """Return the map: 37 fields that hang together, three of them to start from."""
        table = self.fields.sub("mining_map")
        names: list[str] = []
        for place, name in enumerate(table.items("fields")):
            path = f"{table.at('fields')}[{place}]"
            if not isinstance(name, str) or len(name.split()) != 1 or name.lower() == "none":
                raise BadPack("inconsistent", {"field": path, "why": "an id is one word"})
            if name.lower() in [known.lower() for known in names]:
                raise BadPack("duplicate-field", {"field": path, "value": name})
            names.append(name)
        if len(names) != MAP_FIELDS:
            raise BadPack(
                "wrong-count",
                {"field": table.at("fields"), "expected": MAP_FIELDS, "found": len(names)},
            )
        known = {name: number for number, name in enumerate(names)}
        edges = self.edges(table, known)
        start = table.names("start", "spot", known)
        if len(start) != START_FIELDS or len(set(start)) != START_FIELDS or NONE in start:
            raise table.wrong(
                "start", "the map starts from {count} fields", {"count": START_FIELDS}
            )
        if table.has("provenance"):
            ours_of(table, self.provenance, ())
        table.done()
        return MiningMap(tuple(names), edges, tuple(start))

    def edges(self, table: Fields, known: dict[str, int]) -> tuple[tuple[int, int], ...]:
        """Return which fields touch; every field can be reached from every other."""
        edges: list[tuple[int, int]] = []
        for place, edge in enumerate(table.items("edges")):
            path = f"{table.at('edges')}[{place}]"
            if not isinstance(edge, list | tuple) or len(edge) != 2:
                raise BadPack(
                    "wrong-type", {"field": path, "expected": "two fields", "found": edge}
                )
            one, other = [table.as_name(spot, path, "spot", known) for spot in edge]
            if one == other or NONE in (one, other):
                raise BadPack("inconsistent", {"field": path, "why": "an edge joins two fields"})
            if (one, other) in edges or (other, one) in edges:
                raise BadPack("duplicate-field", {"field": path, "value": " - ".join(edge)})
            edges.append((one, other))
        reached = [0]
        for spot in reached:
            for one, other in edges:
                if spot in (one, other):
                    beside = other if spot == one else one
                    if beside not in reached:
                        reached.append(beside)
        if len(reached) != len(known):
            raise table.wrong("edges", "not every field can be reached from every other")
        return tuple(edges)

    def mining_tokens(self) -> tuple[MiningToken, ...]:
        """Return the kinds of tokens, 37 in all."""
        names: list[str] = []
        found: list[MiningToken] = []
        for table in tables(self.fields, "mining_token"):
            name = new_name(table, names)
            regolith = table.number("regolith", 0, GOODS_ON_TOKEN)
            ice = table.number("ice", 0, GOODS_ON_TOKEN)
            if not regolith + ice:
                raise table.wrong("regolith", "a token shows something")
            copies = table.number("copies", 1, MAP_FIELDS)
            ours = ours_of(table, self.provenance, ("effect", "copies"))
            table.done()
            found.append(MiningToken(name, regolith, ice, copies, ours))
        count = sum([token.copies for token in found])
        if count != MAP_FIELDS:
            raise BadPack(
                "wrong-count", {"field": "mining_token", "expected": MAP_FIELDS, "found": count}
            )
        return tuple(found)
