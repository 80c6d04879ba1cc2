"""What stands where in a position, written like the worked scenarios."""

from typing import Any

from areopolis.core.state import State
from areopolis.games.mission_red_planet.data.ships import SHIPS
from areopolis.games.mission_red_planet.data.zones import ZONES
from kit.mission_red_planet.letters import COLOURS, write_counts, write_crew

UNKNOWN = "unknown"


def ship_type(number: int) -> str:
    """Return a ship card as it is written here: "HE/3", or "unknown/4"."""
    card = SHIPS[number]
    return f"{ZONES[card.to].name if card.to >= 0 else UNKNOWN}/{card.capacity}"


TYPES = {SHIPS[number].name: ship_type(number) for number in range(len(SHIPS))}


def written(ship: dict[str, Any] | None) -> str:
    """Return a ship with crew and destination tokens: "HE/3 [GB] PH TS"; "-" where none is."""
    if ship is None:
        return "-"
    return " ".join([f"{TYPES[ship['ship']]} [{write_crew(ship['crew'])}]", *ship["tokens"]])


def docks(state: State) -> list[str]:
    """Return the ships in the docks from left to right."""
    return [written(ship) for ship in state.to_dict()["docks"]]


def launched(state: State) -> list[str]:
    """Return the launched ships in the order of launching."""
    return [written(ship) for ship in state.to_dict()["launched"]]


def discarded(state: State) -> list[str]:
    """Return the discarded ships, the last one last."""
    return [TYPES[ship] for ship in state.to_dict()["ship_discard"]]


def ships_left(state: State) -> int:
    """Return how many ships are in the deck."""
    return len(state.to_dict()["ship_deck"])


def zone(state: State, name: str) -> str:
    """Return the astronauts of a zone: "R2 G1"."""
    return write_counts(state.to_dict()["zones"][name]["astronauts"])


def lost(state: State) -> str:
    """Return who is on Lost in Space: "R2 G1"."""
    colours = state.to_dict()["colours"]
    return write_counts({colour: colours[colour]["lost"] for colour in colours})


def found(state: State) -> list[str]:
    """Return the zones whose resource token is face up."""
    zones = state.to_dict()["zones"]
    return [name for name in zones if zones[name]["found"]]


def produced(state: State, name: str) -> dict[str, int]:
    """Return the point tokens that lie in a zone."""
    tokens: dict[str, int] = state.to_dict()["zones"][name]["tokens"]
    return tokens


def of(state: State, colour: int) -> dict[str, Any]:
    """Return what the position says of a colour."""
    said: dict[str, Any] = state.to_dict()["colours"][COLOURS[colour]]
    return said


def purse(state: State, colour: int) -> dict[str, int]:
    """Return the point tokens of a colour."""
    tokens: dict[str, int] = of(state, colour)["tokens"]
    return tokens


def supply(state: State, colour: int) -> int:
    """Return how many astronauts a colour has left to place."""
    return int(of(state, colour)["supply"])


def hand(state: State, colour: int) -> list[str]:
    """Return the characters in hand, the highest number first."""
    return list(of(state, colour)["hand"])


def played(state: State, colour: int) -> list[str]:
    """Return the characters that lie face up, the highest number first."""
    return list(of(state, colour)["played"])


def cards(state: State, seat: int) -> list[str]:
    """Return the missions and actions that a seat keeps."""
    return list(state.to_dict()["players"][seat]["cards"])


def bank(state: State) -> dict[str, int]:
    """Return the point tokens in the supply."""
    tokens: dict[str, int] = state.to_dict()["point_tokens"]
    return tokens


def destinations(state: State) -> dict[str, int]:
    """Return how many destination tokens of each zone are in the supply."""
    tokens: dict[str, int] = state.view(None)["destination_tokens"]
    return tokens


def first(state: State) -> int:
    """Return the place of the first player."""
    return COLOURS.index(state.to_dict()["first"])


def stop(state: State) -> str:
    """Return what the round counter shows."""
    return str(state.to_dict()["stop"])


def points(state: State, seat: int) -> dict[str, int]:
    """Return where the points of a seat come from, once the game is over; zeros are left out."""
    outcome = state.outcome
    assert outcome is not None, "the game is not over"
    return {source: count for source, count in outcome.breakdown[seat].items() if count}
