"""What a coach explains at the table, chapter by chapter of the rules page."""

from __future__ import annotations

from typing import Final

from areopolis.core.coaching import Coached

COACHED: Final = (
    Coached("setup", told="keep-corporation keep-projects declare-beginner keep-colony-tiles"),
    Coached("generation", told="draft-card buy-cards world-government"),
    Coached("actions", told="take-action sell-patents first-action"),
    Coached(
        "cards",
        told="pay order-effects reduce-production add-to-card choose-one copy-production "
        "remove-stock pay-heat keep-cards discard-cards swap-card remove-own "
        "take-from-any steal remove-on-card take-off exchange convert-production",
    ),
    Coached("tiles", told="place-ocean place-tile claim-area"),
    Coached(
        "colonies",
        told="place-colony advance-marker trade-free lay-colony-tile move-marker-up "
        "move-marker-down",
    ),
    Coached("end", told="final-greenery"),
)
