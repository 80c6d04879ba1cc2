"""What a coach explains at the table, chapter by chapter of the rules page."""

from __future__ import annotations

from typing import Final

from areopolis.core.coaching import Coached

COACHED: Final = (
    Coached("setup", told="choose-space", read="place-shuttle"),
    Coached("turn", told="take-turn", read="pay gain-resources gain-traded"),
    Coached(
        "colonists",
        told="boost-gain",
        read="pay-extra-cost retrieve add-colonists buy-colonist",
    ),
    Coached(
        "orbit",
        told="",
        read="take-blueprint take-more-blueprints take-tech take-more-techs take-items",
    ),
    Coached(
        "technology",
        told="develop",
        read="place-tech develop-more compensate construct-tech use-ship-tech",
    ),
    Coached(
        "colony",
        told="",
        read="move move-to take-tile upgrade upgrade-more welcome-ship "
        "welcome-more-ships take-crew place-bot hire refill-display",
    ),
    Coached("construction", told="construct-at", read="construct displace"),
    Coached("life", told="", read="take-benefit"),
    Coached("executive", told="", read="produce-again"),
    Coached("crystals", told="", read="spend-goals"),
    Coached("goals", told="", read="deliver-gained deliver-last bind-tile"),
    Coached("travel", told="decide-journey", read="explore place-discovery"),
    Coached("variants", told="", read="reveal-colonist"),
)
