"""The reputation for deliveries (specification 3.4): food and medicine together are printed.

The split of the five points is ours.
"""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.kinds import DeliveryTable

DELIVERY_TABLE: Final = DeliveryTable(food=2, medicine=3)
