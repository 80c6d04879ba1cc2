"""Final scoring: points by source, ties, and the goals of a solo game (3.14, 4.4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.outcome import Outcome, ranks_by
from areopolis.games.on_mars.data.constants import (
    ADVANCED_LEVEL_1_OP,
    ADVANCED_LEVEL_3_OP,
    COLOURS,
    HANGAR_OP,
    NONE,
    PROGRESS_OP,
    SCIENTIST_OP,
    SOURCE_KINDS,
    SOURCES,
)
from areopolis.games.on_mars.rules.missions import is_contract_done
from areopolis.games.on_mars.rules.solo_goals import is_any_goal_reached

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def tech_points(state: OnMarsState, place: int) -> int:
    """Return the points of the Tech tiles by their columns."""
    lab = state.rules.lab
    return sum([lab.points[state.tech_level(place, tech) - 1] for tech in state.techs_of(place)])


def points_of_blueprint(state: OnMarsState, card: int) -> int:
    """Return the points of a Blueprint for its owner: a built one counts for, another against."""
    level = state.rules.blueprints[card].level
    worth = ADVANCED_LEVEL_1_OP if level == 1 else ADVANCED_LEVEL_3_OP
    return worth if state.built_at[card] != NONE else -worth


def blueprint_points(state: OnMarsState, place: int) -> int:
    """Return the points of all Blueprints of *place*."""
    points = 0
    for card, owner in enumerate(state.card_owner):
        if owner == place:
            points += points_of_blueprint(state, card)
    return points


def points_of_scientist(state: OnMarsState, scientist: int) -> int:
    """Return the points of a Scientist for whoever has him, by the Advanced Buildings there are."""
    kind = state.rules.components.scientists[scientist].scores
    points = 0
    for card, hexagon in enumerate(state.built_at):
        if hexagon != NONE and state.rules.blueprints[card].building == kind:
            points += SCIENTIST_OP
    return points


def points_of_contract(state: OnMarsState, contract: int) -> int:
    """Return the points of a contract for its owner, done or failed."""
    card = state.rules.components.contracts[contract]
    return card.done if is_contract_done(state, contract) else -card.failed


def scientist_points(state: OnMarsState, place: int) -> int:
    """Return the points of Scientists: for Advanced Buildings of a kind, whoever owns them."""
    built = [0] * len(state.rules.components.scientists)
    for card, hexagon in enumerate(state.built_at):
        if hexagon != NONE:
            built[state.rules.blueprints[card].building] += 1
    return SCIENTIST_OP * sum(
        [
            built[state.rules.components.scientists[scientist].scores]
            for scientist, owner in enumerate(state.scientist_owner)
            if owner == place
        ]
    )


def contract_points(state: OnMarsState, place: int) -> int:
    """Return the points of contracts, done or failed."""
    points = 0
    for contract, owner in enumerate(state.contract_owner):
        if owner == place:
            points += points_of_contract(state, contract)
    return points


def breakdown(state: OnMarsState, place: int) -> dict[str, int]:
    """Return the points of *place* by source, as if the game ended now."""
    start = place * SOURCE_KINDS
    points = dict(zip(SOURCES, state.points[start : start + SOURCE_KINDS], strict=True))
    points["progress"] += PROGRESS_OP[state.progress[place].bit_count()]
    points["ships"] = HANGAR_OP * state.hangar[place]
    points["colonists"] = state.rules.components.quarters_op[state.quarters[place]]
    points["technologies"] = tech_points(state, place)
    points["blueprints"] = blueprint_points(state, place)
    points["scientists"] = scientist_points(state, place)
    points["contracts"] = contract_points(state, place)
    return points


def total(state: OnMarsState, place: int) -> int:
    """Return the points of *place* as if the game ended now."""
    points = so_far(state, place) + PROGRESS_OP[state.progress[place].bit_count()]
    points += HANGAR_OP * state.hangar[place]
    points += state.rules.components.quarters_op[state.quarters[place]]
    points += tech_points(state, place) + blueprint_points(state, place)
    return points + scientist_points(state, place) + contract_points(state, place)


def outcome(state: OnMarsState) -> Outcome:
    """Return who has won; ties go to Crystals, Advanced Buildings, Progress cubes (R-248)."""
    points = tuple([breakdown(state, place) for place in range(state.seats)])
    if state.rules.is_solo:
        lead = sum(points[0].values()) - total(state, state.seats)
        his = {COLOURS[state.seats]: breakdown(state, state.seats)}
        if is_any_goal_reached(state, lead):
            return Outcome((1,), (0,), points, "goal-reached", others=his)
        return Outcome((2,), (), points, "goal-missed", others=his)
    order: list[tuple[int, ...]] = [
        (
            sum(points[place].values()),
            state.depot[place],
            len(state.advanced_of(place)),
            state.progress[place].bit_count(),
        )
        for place in range(state.seats)
    ]
    ranks = ranks_by(order)
    winners = tuple([place for place, rank in enumerate(ranks) if rank == 1])
    return Outcome(ranks, winners, points, "most-points" if len(winners) == 1 else "shared-victory")


def so_far(state: OnMarsState, place: int) -> int:
    """Return how many points *place* has scored before the end."""
    points = 0
    for at in range(place * SOURCE_KINDS, (place + 1) * SOURCE_KINDS):
        points += state.points[at]
    return points
