"""Numbers that cards count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.effect import Cause
from areopolis.games.terraforming_mars.cards.model import Count
from areopolis.games.terraforming_mars.data.constants import FLOATER, TAG_KINDS

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

OWN: Final = "own"
OPPONENTS: Final = "opponents"
ALL: Final = "all"


class CountTags(Count):
    """Tags in play, the card being played included; one for each *per* of them."""

    KEY = "count-tags"
    FIELDS = (("tag", "tag"), ("who", "whose"), ("per", "some"))

    def __init__(self, tag: int, who: str = OWN, per: int = 1) -> None:
        self.tag = tag
        self.who = who
        self.per = per

    def of(self, state: MarsState, by: Cause) -> int:
        found = 0
        for seat in range(state.seats):
            if self.who == ALL or (seat == by.seat) == (self.who == OWN):
                found += state.tags[seat * TAG_KINDS + self.tag]
        return found // self.per


class CountCities(Count):
    """City tiles in play, the Capital included; on Mars only, or anywhere."""

    KEY = "count-cities"
    FIELDS = (("anywhere", "flag"),)

    def __init__(self, anywhere: int = 1) -> None:
        self.anywhere = anywhere

    def of(self, state: MarsState, by: Cause) -> int:
        return state.cities_in_play() if self.anywhere else state.cities.bit_count()


class CountColonies(Count):
    """Colonies on all tiles."""

    KEY = "count-colonies"
    FIELDS = (("who", "whose"),)

    def __init__(self, who: str = OWN) -> None:
        self.who = who

    def of(self, state: MarsState, by: Cause) -> int:
        if self.who == ALL:
            return sum([len(owners) for owners in state.colonies])
        return state.colonies_of(by.seat)


class CountFloaters(Count):
    """Floaters on all own cards."""

    KEY = "count-floaters"
    FIELDS = (("per", "some"),)

    def __init__(self, per: int = 1) -> None:
        self.per = per

    def of(self, state: MarsState, by: Cause) -> int:
        return state.resources_of(by.seat, FLOATER) // self.per


class CountEvents(Count):
    """Events that anybody has played."""

    KEY = "count-events"

    def of(self, state: MarsState, by: Cause) -> int:
        return sum([len(events) for events in state.events])


class CountHere(Count):
    """Resources on this card, up to a limit; 0 is no limit."""

    KEY = "count-here"
    FIELDS = (("most", "count"),)

    def __init__(self, most: int = 0) -> None:
        self.most = most

    def of(self, state: MarsState, by: Cause) -> int:
        here = state.on_card[by.card]
        return min(here, self.most) if self.most else here


class CountPlainCards(Count):
    """Own cards without tags, events not counted, this one included."""

    KEY = "count-plain-cards"

    def of(self, state: MarsState, by: Cause) -> int:
        cards = state.cards
        return len([card for card in state.tableau[by.seat] if not cards[card].tags])


COUNTS: Final = (
    CountTags,
    CountCities,
    CountColonies,
    CountFloaters,
    CountEvents,
    CountHere,
    CountPlainCards,
)
