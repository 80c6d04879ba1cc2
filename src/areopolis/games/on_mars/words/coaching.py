"""What a coach explains at the table, chapter by chapter of the rules page."""

from __future__ import annotations

from typing import Final

from areopolis.core.coaching import Coached

COACHED: Final = (
    Coached("setup", told="choose-space place-shuttle"),
    Coached("turn", told="take-turn pay gain-resources gain-crystals gain-traded"),
    Coached("colonists", told="boost-gain pay-extra-cost retrieve add-colonists buy-colonist"),
    Coached(
        "orbit",
        told="take-blueprint take-more-blueprints take-tech take-more-techs take-items",
    ),
    Coached(
        "technology",
        told="develop place-tech develop-more compensate construct-tech use-ship-tech",
    ),
    Coached(
        "colony",
        told="move move-to take-tile upgrade upgrade-more welcome-ship welcome-more-ships "
        "take-crew place-bot hire refill-display",
    ),
    Coached("construction", told="construct-at construct displace"),
    Coached("life", told="take-benefit"),
    Coached("executive", told="produce-again"),
    Coached("crystals", told="spend-goals"),
    Coached("goals", told="deliver-gained deliver-last bind-tile"),
    Coached("travel", told="decide-journey explore place-discovery"),
    Coached("variants", told="reveal-colonist"),
)
