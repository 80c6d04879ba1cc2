"""Setup, step by step (specification 2 and 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, Decision, Joint, composite
from areopolis.core.effect import CAUSES, NOTHING, PREPARING, TURN, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.core.space import Choose
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.answers import DeclareBeginner, KeepCorporation
from areopolis.games.terraforming_mars.cards.model import MarsEffect, MarsStep
from areopolis.games.terraforming_mars.data.board import LAND_AREAS, NEIGHBOURS, TABLE, areas_in
from areopolis.games.terraforming_mars.data.constants import (
    CARDS_AT_START,
    CITY,
    COLONIES,
    GREENERY,
    MC,
    NONE,
)
from areopolis.games.terraforming_mars.rules.deck import choose_cards, keep_offered
from areopolis.games.terraforming_mars.rules.generations import GENERATION, DraftCards, deal
from areopolis.games.terraforming_mars.rules.playing import PutInPlay
from areopolis.games.terraforming_mars.rules.trading import lay_colony

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

SOLO_TILES_DRAWN: Final = 4
SOLO_TILES_KEPT: Final = 3


def comes_after(before: Before, key: str) -> bool:
    """Whether a step of this kind still happens before another."""
    return key in [effect.KEY for effect, _ in before]


class ShuffleDeck(MarsStep[Action]):
    """Shuffle the project cards, and draw the first player."""

    KEY = "shuffle-deck"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        rng = state.chance()
        rng.shuffle(state.deck)
        state.first = rng.below(state.seats)
        state.current = state.first
        if state.listener is not None:
            state.listener(events.FirstPlayerSet(state.first))
        return None


class LayColonies(MarsStep[Action]):
    """Draw colony tiles: two more than players, five for two; solo, four of which three stay."""

    KEY = "lay-colonies"

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        laid = [position for position in state.position if position != state.rules.not_in_play]
        return "effect" if laid else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if not state.rules.has_colonies:
            return None
        tiles = list(range(len(state.position)))
        state.chance().shuffle(tiles)
        count = 5 if state.seats == 2 else state.seats + 2
        if state.is_solo():
            count = SOLO_TILES_DRAWN
        for tile in sorted(tiles[:count]):
            lay_colony(state, tile)
        return None


class PlaceNeutralTiles(MarsStep[Action]):
    """Solo: two neutral cities, each with a greenery, where the costs of revealed cards say."""

    KEY = "place-neutral-tiles"

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "effect" if state.occupied else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if not state.is_solo():
            return None
        for backwards in (False, True):
            cities = [
                area
                for area in areas_in(LAND_AREAS & ~state.occupied & ~state.near_city)
                if NEIGHBOURS[area] & LAND_AREAS & ~state.occupied
            ]
            if backwards:
                cities.reverse()
            city = cities[self.reveal_cost(state) % len(cities)]
            self.put(state, CITY, city)
            around = self.clockwise(city, LAND_AREAS & ~state.occupied)
            self.put(state, GREENERY, around[self.reveal_cost(state) % len(around)])
        return None

    def reveal_cost(self, state: MarsState) -> int:
        """Reveal and discard a card; its cost counts from the first candidate on."""
        for card in state.draw(1):
            state.discard_open(NOTHING, card)
            return max(state.cards[card].cost, 1) - 1
        return 0

    def clockwise(self, city: int, free: int) -> list[int]:
        """Return the free neighbours of an area, clockwise from its top left."""
        x, row = TABLE[city].x, TABLE[city].row
        steps = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
        found: list[int] = []
        for across, down in steps:
            for area in areas_in(NEIGHBOURS[city] & free):
                if (TABLE[area].x, TABLE[area].row) == (x + across, row + down):
                    found.append(area)
        return found

    def put(self, state: MarsState, tile: int, area: int) -> None:
        """Place a tile that belongs to nobody."""
        state.put_tile(NOTHING, tile, area)
        state.neutral |= 1 << area


class DeclareBeginners(MarsStep[DeclareBeginner]):
    """By option everybody may declare the beginner corporation before seeing any card."""

    KEY = "declare-beginners"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if not state.rules.allows_beginners:
            return None
        choices = state.rules.lexicon.beginner
        return Joint([Decision(seat, "declare-beginner", choices) for seat in range(state.seats)])

    def answer_all(self, state: MarsState, by: Cause, answers: list[DeclareBeginner]) -> None:
        for seat, answer in enumerate(answers):
            if answer.choice:
                state.beginners |= 1 << seat
        state.reveal()


class DealCards(MarsStep[Action]):
    """Deal two corporations and ten projects to everybody; beginners need no corporation."""

    KEY = "deal-cards"

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        held = [*state.dealt, *state.offered, *state.drafted, *state.tableau]
        return "effect" if any(held) else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        rng = state.chance()
        corporations = list(state.rules.corporations)
        rng.shuffle(corporations)
        for seat in range(state.seats):
            if state.rules.deals_one_colonies:
                new = [card for card in corporations if state.cards[card].origin == COLONIES]
                old = [card for card in corporations if state.cards[card].origin != COLONIES]
                dealt = (new[0], old[0])
            else:
                dealt = (corporations[0], corporations[1])
            for card in dealt:
                corporations.remove(card)
            if state.beginners >> seat & 1:
                corporations += dealt
                dealt = (state.rules.beginner_corporation,) * 2
            state.dealt[seat] = tuple(sorted(set(dealt)))
        if state.rules.drafts_initially and not state.is_solo():
            # Two rounds of five; the second is passed the other way round.
            state.push(by, (DraftHalf(1), DraftHalf(-1)))
        else:
            deal(state, CARDS_AT_START)
        return None


class DraftHalf(MarsStep[Action]):
    """Draft half of the starting projects; what was drafted before is held meanwhile."""

    KEY = "draft-half"
    LEVEL = PREPARING
    AFTER = ("draft-half", "draft-cards")
    FIELDS = (("direction", "direction"),)

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        # Everybody has corporations in hand while the starting projects are drafted.
        if not all(state.dealt) and not comes_after(before, DealCards.KEY):
            return "effect"
        if any(state.drafted) and not comes_after(before, DraftCards.KEY):
            return "effect"
        return "" if abs(self.direction) == 1 else "direction"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.drafted = state.offered[:]
        deal(state, CARDS_AT_START // 2)
        state.push_one(by, DraftCards(self.direction))
        return None


class KeepCorporations(MarsStep[KeepCorporation]):
    """Everybody chooses a corporation in secret."""

    KEY = "keep-corporations"

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "" if all(state.dealt) or comes_after(before, DealCards.KEY) else "effect"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        keep = state.rules.lexicon.corporation
        return Joint(
            [
                Decision(seat, "keep-corporation", [keep[card] for card in state.dealt[seat]])
                for seat in range(state.seats)
            ]
        )

    def answer_all(self, state: MarsState, by: Cause, answers: list[KeepCorporation]) -> None:
        for seat, answer in enumerate(answers):
            state.dealt[seat] = (answer.card,)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("card-not-on-offer")] if isinstance(action, KeepCorporation) else []


class KeepProjects(MarsStep[Chosen]):
    """Everybody chooses starting projects in secret, as many as the corporation can pay."""

    KEY = "keep-projects"

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if comes_after(before, KeepCorporations.KEY):
            return ""
        return "" if all(len(dealt) == 1 for dealt in state.dealt) else "effect"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        decisions: list[Decision] = []
        for seat in range(state.seats):
            corporation = state.dealt[seat][0]
            offered = state.offered[seat]
            price = state.price_at_start(corporation)
            most = len(offered)
            if price:
                most = min(most, state.cards[corporation].cost // price)
            # The beginner corporation keeps all ten.
            least = 0 if price else most
            space = choose_cards(state, "buy", offered, least, most)
            decisions.append(composite(seat, "keep-projects", space))
        return Joint(decisions)

    def answer_all(self, state: MarsState, by: Cause, answers: list[Chosen]) -> None:
        for seat, answer in enumerate(answers):
            keep_offered(state, seat, answer.items)


class KeepColonyTiles(MarsStep[Chosen]):
    """Solo: three of the four colony tiles stay in the game."""

    KEY = "keep-colony-tiles"

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if not state.is_solo() or not state.rules.has_colonies:
            return ""
        laid = [n for n in state.position if n != state.rules.not_in_play]
        if comes_after(before, LayColonies.KEY) or len(laid) >= SOLO_TILES_KEPT:
            return "effect" if any(state.colonies) else ""
        return "effect"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if not state.is_solo() or not state.rules.has_colonies:
            return None
        tiles = tuple([n for n, position in enumerate(state.position) if position >= -1])
        names = tuple([state.rules.colonies[tile].name for tile in tiles])
        kept = SOLO_TILES_KEPT
        space = Choose("tiles", "colony", names, tiles, (1,) * len(tiles), kept, kept)
        return composite(0, "keep-colony-tiles", space)

    def answer(self, state: MarsState, by: Cause, action: Chosen) -> None:
        for tile in range(len(state.position)):
            if tile not in action.items:
                state.position[tile] = state.rules.not_in_play


class RevealCorporations(MarsStep[Action]):
    """In player order everybody reveals the corporation, pays the cards and begins."""

    KEY = "reveal-corporations"

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if comes_after(before, KeepCorporations.KEY):
            return ""
        return "" if all(len(dealt) == 1 for dealt in state.dealt) else "effect"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        for seat in reversed(state.seats_in_order()):
            state.push_one(CAUSES[seat], REVEAL_CORPORATION)
        return None


class RevealCorporation(MarsEffect[Action]):
    """A corporation is revealed: its money less the price of the cards, then its effects."""

    KEY = "reveal-corporation"
    LEVEL = TURN

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if len(state.dealt[by.seat]) != 1 or state.corporation[by.seat] != NONE:
            return "by"
        return "by" if (self, by) in before else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        corporation = state.dealt[by.seat][0]
        state.dealt[by.seat] = ()
        state.corporation[by.seat] = corporation
        state.reveal()
        if state.listener is not None:
            state.listener(events.CorporationRevealed(by.seat, corporation))
        definition = state.cards[corporation]
        paid = len(state.hands[by.seat]) * state.price_at_start(corporation)
        state.gain(by.seat, MC, definition.cost - paid)
        if definition.first:
            state.owing |= 1 << by.seat
        state.push_one(Cause(by.seat, corporation), PutInPlay())
        return None


REVEAL_CORPORATION: Final = RevealCorporation()

SETUP: Final[tuple[Effect[Any, Any], ...]] = (
    ShuffleDeck(),
    LayColonies(),
    PlaceNeutralTiles(),
    DeclareBeginners(),
    DealCards(),
    KeepCorporations(),
    KeepProjects(),
    KeepColonyTiles(),
    RevealCorporations(),
    GENERATION,
)

SETUP_EFFECTS: Final = (
    ShuffleDeck,
    LayColonies,
    PlaceNeutralTiles,
    DeclareBeginners,
    DealCards,
    DraftHalf,
    KeepCorporations,
    KeepProjects,
    KeepColonyTiles,
    RevealCorporations,
    RevealCorporation,
)
