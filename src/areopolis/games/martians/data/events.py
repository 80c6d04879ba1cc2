"""The 16 events (specification 4.2): all ours but their number and a fragment of one."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import (
    DISEASE,
    EACH,
    EDUCATION_CENTRE,
    ENERGY,
    FOOD,
    GAME,
    GREENHOUSES,
    HIRE,
    HOSPITAL,
    ICE,
    LABORATORY,
    LANDER,
    MATERIAL,
    MONEY,
    NEXT_TURN,
    ONCE,
    OXYGEN,
    PURIFY,
    ROUND,
    U_TOKEN,
    WATER_TREATMENT,
)
from areopolis.games.martians.data.kinds import EventCard, EventEffect
from areopolis.games.martians.rules.event_rules import (
    AddToken,
    CleanBonus,
    CloseOneField,
    CloseRtg,
    CostModifier,
    GainGoods,
    GainReputation,
    LoseGoods,
    MissionBonus,
    PayOrToken,
    RevealRadius,
    SinglePlace,
    TimeModifier,
)

_OURS: Final = ("name", "effect")
_CAN_BE_CLOSED: Final = (HOSPITAL, WATER_TREATMENT, EDUCATION_CENTRE, LABORATORY, GREENHOUSES)

EVENT_CARDS: Final = (
    EventCard("E1-1", 1, (EventEffect(SinglePlace(LANDER), ROUND),), _OURS),
    EventCard("E1-2", 1, (EventEffect(GainGoods(MATERIAL, 1, EACH)),), _OURS),
    EventCard("E1-3", 1, (EventEffect(LoseGoods(ENERGY, 1, EACH)),), _OURS),
    EventCard("E2-1", 2, (EventEffect(PayOrToken(ENERGY, 1, OXYGEN)),), _OURS),
    EventCard(
        "E2-2", 2, (EventEffect(RevealRadius(2)), EventEffect(GainGoods(ICE, 1, EACH))), _OURS
    ),
    EventCard("E2-3", 2, (EventEffect(CostModifier(HIRE, MONEY, 1), ROUND),), _OURS),
    EventCard("E3-1", 3, (EventEffect(CostModifier(PURIFY, ENERGY, 1), ROUND),), _OURS),
    EventCard("E3-2", 3, (EventEffect(AddToken(DISEASE, 1)),), _OURS),
    EventCard("E3-3", 3, (EventEffect(GainGoods(MONEY, 2, EACH)),), _OURS),
    EventCard("E4-1", 4, (EventEffect(LoseGoods(FOOD, 1, ONCE)),), _OURS),
    EventCard("E4-2", 4, (EventEffect(CloseOneField(U_TOKEN, _CAN_BE_CLOSED)),), _OURS),
    EventCard("E4-3", 4, (EventEffect(GainReputation(2, ONCE)),), _OURS),
    EventCard("E5-1", 5, (EventEffect(TimeModifier(-1, 1), NEXT_TURN),), _OURS),
    EventCard("E5-2", 5, (EventEffect(MissionBonus(1), GAME),), _OURS),
    EventCard("E5-3", 5, (EventEffect(CloseRtg(), GAME),), _OURS),
    EventCard("E5-4", 5, (EventEffect(CleanBonus(3, ONCE)),), _OURS),
)
