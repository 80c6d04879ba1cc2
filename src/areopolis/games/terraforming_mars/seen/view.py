"""What one seat may know, built field by field (specification 1, public information)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.view import decision_view
from areopolis.games.terraforming_mars.data.board import NAMES, areas_in
from areopolis.games.terraforming_mars.data.constants import (
    ASLEEP,
    AWARDS,
    COLONY_TILES,
    COLOURS,
    KINDS,
    MILESTONES,
    NONE,
    NOT_IN_PLAY,
    OXYGEN,
    RESOURCES,
    TAG_KINDS,
    TAGS,
    TEMPERATURE,
    TILES,
)
from areopolis.games.terraforming_mars.rules import scoring
from areopolis.games.terraforming_mars.rules.requirements import shown

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


def view(state: MarsState, seat: int | None) -> dict[str, Any]:
    """Return what *seat* may know; None is a spectator."""
    seen: dict[str, Any] = {
        "game": state.game.id,
        "seats": state.seats,
        "seat": seat,
        "generation": state.generation,
        "first": COLOURS[state.first],
        "current": COLOURS[state.current],
        "taken": state.taken,
        "temperature": shown(TEMPERATURE, state.temperature),
        "oxygen": shown(OXYGEN, state.oxygen),
        "oceans": state.oceans.bit_count(),
        "tiles": tiles(state),
        "claims": claims(state),
        "off_planet": [COLOURS[owner] if owner != NONE else None for owner in state.off_planet],
        "colonies": [_colony(state, n) for n in range(len(COLONY_TILES)) if in_play(state, n)],
        "milestones": by_owner(MILESTONES, state.milestones),
        "awards": by_owner(AWARDS, state.awards),
        "deck": len(state.deck),
        "discard": len(state.discard),
        "players": [_player(state, other, seat) for other in range(state.seats)],
        "deciding": list(state.deciding),
        "decision": decision_view(state, seat),
        "outcome": None,
    }
    outcome = state.outcome
    if outcome is not None:
        seen["outcome"] = outcome.to_dict()
        seen["points"] = dict(zip(COLOURS, scoring.breakdown(state), strict=False))
    return seen


def tiles(state: MarsState) -> dict[str, dict[str, str]]:
    """Return the tiles on the board by area: kind, and owner where there is one."""
    laid: dict[str, dict[str, str]] = {}
    for area in areas_in(state.occupied):
        laid[NAMES[area]] = {"tile": TILES[state.tiles[area]]}
        owner = state.owner_of(area)
        if owner != NONE:
            laid[NAMES[area]]["owner"] = COLOURS[owner]
    return laid


def claims(state: MarsState) -> dict[str, str]:
    """Return the claimed areas without a tile, and by whom."""
    found: dict[str, str] = {}
    for seat, claimed in enumerate(state.claimed):
        for area in areas_in(claimed & ~state.occupied):
            found[NAMES[area]] = COLOURS[seat]
    return found


def in_play(state: MarsState, colony: int) -> bool:
    """Whether a colony tile is in the game."""
    return state.position[colony] != NOT_IN_PLAY


def by_owner(names: tuple[str, ...], owners: list[int]) -> dict[str, str | None]:
    """Return who has claimed or funded what."""
    return {
        name: COLOURS[owner] if owner != NONE else None
        for name, owner in zip(names, owners, strict=True)
    }


def _colony(state: MarsState, colony: int) -> dict[str, Any]:
    position, visitor = state.position[colony], state.visitor[colony]
    return {
        "colony": COLONY_TILES[colony],
        "marker": position if position != ASLEEP else None,
        "owners": [COLOURS[owner] for owner in state.colonies[colony]],
        "fleet": COLOURS[visitor] if visitor != NONE else None,
    }


def _player(state: MarsState, other: int, seat: int | None) -> dict[str, Any]:
    names = state.rules.card_names
    start = other * KINDS
    corporation = state.corporation[other]
    player: dict[str, Any] = {
        "colour": COLOURS[other],
        "corporation": names[corporation] if corporation != NONE else None,
        "rating": state.rating[other],
        "stock": dict(zip(RESOURCES, state.stock[start : start + KINDS], strict=True)),
        "production": dict(zip(RESOURCES, state.production[start : start + KINDS], strict=True)),
        "tags": {
            name: state.tags[other * TAG_KINDS + tag]
            for tag, name in enumerate(TAGS)
            if state.tags[other * TAG_KINDS + tag]
        },
        "tableau": [names[card] for card in state.tableau[other]],
        "resources": {
            names[card]: state.on_card[card] for card in state.tableau[other] if state.on_card[card]
        },
        "used": [names[card] for card in state.tableau[other] if card in state.used],
        "events": [names[card] for card in state.events[other]],
        "hand": len(state.hands[other]),
        "fleets": state.fleets[other],
        "passed": bool(state.passed >> other & 1),
        "owes_first_action": bool(state.owing >> other & 1),
        "is_beginner": bool(state.beginners >> other & 1),
        "rating_raised": bool(state.rated >> other & 1),
        "next_card": {
            "discount": state.next_discount[other],
            "offset": state.next_offset[other],
        },
        "offered": len(state.offered[other]),
        "drafted": len(state.drafted[other]),
    }
    if other == seat:
        player["cards"] = [names[card] for card in state.hands[other]]
        player["offered_cards"] = [names[card] for card in state.offered[other]]
        player["drafted_cards"] = [names[card] for card in state.drafted[other]]
        player["dealt"] = [names[card] for card in state.dealt[other]]
    return player
