"""What an answer will give, and to whom, said before it is given."""

from __future__ import annotations

from areopolis.core.action import Action
from areopolis.core.effect import NOTHING
from areopolis.core.phrase import Phrase, Said
from areopolis.core.state import State
from areopolis.games.terraforming_mars.answers import (
    Advance,
    BuildColony,
    PlaceAt,
    Trade,
    TradeFreely,
)
from areopolis.games.terraforming_mars.cards.model import Effects
from areopolis.games.terraforming_mars.data.board import BONUS, CARD, NEIGHBOURS
from areopolis.games.terraforming_mars.data.colonies import COLONIES
from areopolis.games.terraforming_mars.data.constants import (
    ENERGY,
    HEAT,
    KINDS,
    MC,
    OCEAN_NEIGHBOUR_MC,
    PLANTS,
    STEEL,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules.deck import Draw
from areopolis.games.terraforming_mars.rules.gains import Gain
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.trading import SendFleet
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.games.terraforming_mars.words.effects import (
    all_of,
    given,
    joined,
    number,
    part,
)


def preview(state: State, action: Action) -> Phrase | None:
    """Return what a place, a colony or a trade will give; None where there is nothing to say."""
    assert isinstance(state, MarsState), "a state of this game"
    step = state.next_step()
    effect, by = step.effect, step.by
    if isinstance(action, Trade):
        return trade(state, state.current, action.colony, state.position[action.colony])
    if isinstance(action, TradeFreely):
        return trade(state, by.seat, action.colony, state.position[action.colony])
    if isinstance(action, Advance) and isinstance(effect, SendFleet):
        position = state.position[effect.colony] + action.steps
        return trade(state, by.seat, effect.colony, position)
    if isinstance(action, BuildColony):
        return all_of(COLONIES[action.colony].build, None)
    if isinstance(action, PlaceAt) and isinstance(effect, PlaceOcean | PlaceTile):
        gives = bonus(state, action.area) if by.seat != NOTHING else ()
        return all_of(gives, None) if gives else None
    return None


def trade(state: MarsState, trader: int, colony: int, position: int) -> Phrase:
    """Return what everybody gets when *trader* trades with a tile whose marker is at *position*."""
    tile = COLONIES[colony]
    owners = state.colonies[colony]
    said = [gets(trader, given(tile.income[position]))]
    for owner in dict.fromkeys(owners):
        what = given(tile.bonus)
        count = owners.count(owner)
        if count > 1:
            what = Phrase("text.times", (number("count", count), part("what", what)))
        said.append(gets(owner, what))
    return joined("each", said)


def gets(seat: int, what: Phrase) -> Phrase:
    """Return that *seat* gets something."""
    who: Said = (("seat", "seat"), seat)
    return Phrase("text.gets", (who, part("what", what)))


def bonus(state: MarsState, area: int) -> Effects:
    """Return the placement bonus of an area with the M€ for the oceans beside it."""
    counts = [0] * KINDS
    cards = 0
    for kind in BONUS[area]:
        if kind == CARD:
            cards += 1
        else:
            counts[kind] += 1
    counts[MC] += OCEAN_NEIGHBOUR_MC * (NEIGHBOURS[area] & state.oceans).bit_count()
    found: Effects = ()
    if any(counts):
        found = (
            Gain(
                mc=counts[MC],
                steel=counts[STEEL],
                titanium=counts[TITANIUM],
                plants=counts[PLANTS],
                energy=counts[ENERGY],
                heat=counts[HEAT],
            ),
        )
    return (*found, Draw(cards)) if cards else found
