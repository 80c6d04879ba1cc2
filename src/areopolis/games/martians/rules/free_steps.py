"""Free steps of a turn: no marker, no action (specification 3.4, 3.7, 3.10 and 3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import DiscardSample, Recover, TakeFromRtg
from areopolis.games.martians.data.constants import (
    BARREN,
    CARD_KINDS,
    HOUSING,
    INFIRMARY,
    MARKERS,
    MONEY,
    QUARTERS_MOST,
)
from areopolis.games.martians.rules import specialists
from areopolis.games.martians.rules.works import short_of_time

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def offer(state: ColonyState, player: int, options: list[Action]) -> None:
    """Add every free step that *player* can take now."""
    lexicon = state.rules.lexicon
    house = state.rules.house[player]
    if state.rtg and not state.rtg_used and not state.is_rtg_closed and state.reputation[house] > 0:
        options.append(lexicon.rtg)
    specialists.offer(state, player, options)
    if state.supply[player] < MARKERS:
        offer_recovery(state, player, options)
    if state.cards[house * CARD_KINDS + BARREN]:
        options.append(lexicon.discard)


def offer_recovery(state: ColonyState, player: int, options: list[Action]) -> None:
    """Add the markers in quarters that *player* can take back now."""
    recover = state.rules.lexicon.recover
    for quarters in range(QUARTERS_MOST):
        if state.time and state.in_zone(player, INFIRMARY, quarters):
            options.append(recover[INFIRMARY][quarters])
    money = state.has(player, MONEY)
    for quarters in range(QUARTERS_MOST):
        if state.fines[quarters] <= money and state.in_zone(player, HOUSING, quarters):
            options.append(recover[HOUSING][quarters])


def take(state: ColonyState, player: int, action: Action) -> None:
    """Take a free step."""
    if isinstance(action, TakeFromRtg):
        state.take_from_rtg(player)
    elif isinstance(action, Recover):
        if action.zone == INFIRMARY:
            state.time -= 1
        else:
            state.lose(player, MONEY, state.fines[action.quarters])
        state.recover(player, action.zone, action.quarters)
    elif isinstance(action, DiscardSample):
        state.discard(player, BARREN)
    else:
        specialists.use(state, player, action)


def hindrances(state: ColonyState, player: int, action: Action) -> list[Reason]:
    """Return why *player* cannot take this free step now; nothing where it is none."""
    if isinstance(action, TakeFromRtg):
        return why_no_rtg(state, player)
    if isinstance(action, Recover):
        if not state.in_zone(player, action.zone, action.quarters):
            return [Reason("no-marker-there")]
        if action.zone == INFIRMARY:
            return short_of_time(state, 1)
        fine = state.fines[action.quarters]
        now = state.has(player, MONEY)
        if now >= fine:
            return []
        return [
            Reason(
                "short-of-good",
                (
                    (("good", "good"), MONEY),
                    (("needed", "number"), fine),
                    (("now", "number"), now),
                ),
            )
        ]
    if isinstance(action, DiscardSample):
        return [] if state.hand(player, BARREN) else [Reason("no-barren-sample")]
    return specialists.hindrances(state, player, action)


def why_no_rtg(state: ColonyState, player: int) -> list[Reason]:
    """Return why *player* cannot take energy from the generator."""
    found: list[Reason] = []
    if state.is_rtg_closed:
        found.append(Reason("rtg-closed"))
    if not state.rtg:
        found.append(Reason("rtg-empty"))
    if state.rtg_used:
        found.append(Reason("rtg-used"))
    if not state.reputation[state.rules.house[player]]:
        found.append(Reason("no-reputation"))
    return found
