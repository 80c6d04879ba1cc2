"""What Lacerda does where a person would decide (specification 4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.cause import CAUSES
from areopolis.core.effect import Cause
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import (
    BOT_PLACED,
    BUILDING_KINDS,
    COLONY,
    DISPLAY_ROW,
    GRID_BATTERY_FROM,
    GRID_FREE_FROM,
    NONE,
    SCIENTISTS,
    SHELTER,
    STACKS,
    TECH_KINDS,
    WAREHOUSE,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.blueprints import (
    TakeBlueprints,
    take_blueprint,
    why_no_blueprint,
)
from areopolis.games.on_mars.rules.cleaning import CleanUpBots
from areopolis.games.on_mars.rules.developing import develop, targets
from areopolis.games.on_mars.rules.hiring import (
    RefillDisplay,
    refill,
    take_contract,
    take_scientist,
)
from areopolis.games.on_mars.rules.lacerda import building, roving
from areopolis.games.on_mars.rules.lacerda.drawing import draw
from areopolis.games.on_mars.rules.lacerda.effects import (
    ConstructForLacerda,
    DevelopForLacerda,
    LevelUpForLacerda,
)
from areopolis.games.on_mars.rules.learning import free_lab_spaces, put_in_lab
from areopolis.games.on_mars.rules.missions import contribute
from areopolis.games.on_mars.rules.resupplying import keep_item, room_for, take_item
from areopolis.games.on_mars.rules.status import UpdateColony
from areopolis.games.on_mars.rules.techs import SettleCompensations
from areopolis.games.on_mars.rules.travelling import exploration_hexes, place_discovery, travel
from areopolis.games.on_mars.rules.turn_order import take_space
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

SCIENTISTS_WANTED: Final = 2
# The grid from its cheapest row to the dearest, each from left to right.
CHEAPEST_FIRST: Final = (
    *range(GRID_FREE_FROM, GRID_FREE_FROM + 2),
    *range(GRID_BATTERY_FROM, GRID_FREE_FROM),
    *range(GRID_BATTERY_FROM),
)

# What his journey leaves to be done, as at the end of a turn.
END_OF_JOURNEY: Final[tuple[ColonyEffect[Any], ...]] = (
    SettleCompensations(),
    CleanUpBots(),
    RefillDisplay(),
    UpdateColony(),
)


class Lacerda:
    """The rules of the automa; the effects of the game ask him where they would ask a person."""

    def draw(self, state: OnMarsState, options: list[int]) -> int:
        """Return one of several equal options."""
        return draw(state, options)

    # Orbit.

    def take_blueprints(self, state: OnMarsState, by: Cause, count: int) -> None:
        """Take Blueprints that his Scientists score, of the fuller row, the leftmost (4.4.5)."""
        for _ in range(count):
            if why_no_blueprint(state, by.seat) is None:
                take_blueprint(state, by, self.liked_blueprint(state, by.seat))

    def liked_blueprint(self, state: OnMarsState, place: int) -> int:
        """Return the Blueprint of the display that he takes."""
        scored = [
            state.rules.components.scientists[n].scores
            for n, owner in enumerate(state.scientist_owner)
            if owner == place
        ]
        shown = [card for card in state.display if card != NONE]
        liked = [card for card in shown if state.rules.blueprints[card].building in scored]
        rows = (state.display[DISPLAY_ROW:], state.display[:DISPLAY_ROW])
        chosen, most = NONE, 0
        for row in rows:
            candidates = [card for card in row if card in (liked or shown)]
            count = len(row) - row.count(NONE)
            if candidates and count > most:
                chosen, most = candidates[0], count
        return chosen

    def take_tech(self, state: OnMarsState, by: Cause) -> None:
        """Take the leftmost tile of the cheapest row of a kind that he lacks, without cost."""
        spaces = free_lab_spaces(state, by.seat)
        if not spaces:
            return
        heights = state.rules.lab.heights
        top = spaces[0] if heights[spaces[0]] <= heights[spaces[-1]] else spaces[-1]
        for space in CHEAPEST_FIRST:
            tech = state.grid[space]
            if tech != NONE and state.lab[by.seat * TECH_KINDS + tech] == NONE:
                put_in_lab(state, by, space, top)
                return

    def develop(self, state: OnMarsState, by: Cause) -> None:
        """Develop the most developed tile that can move, then the least developed one."""
        state.push(by, (DevelopForLacerda(1), DevelopForLacerda(0)))

    def develop_one(self, state: OnMarsState, by: Cause, most: int) -> None:
        """Develop the most or the least developed tile that can move; ties: the lower one."""
        place, lab = by.seat, state.rules.lab
        chosen, best = NONE, (0, 0)
        for tech in state.techs_of(place):
            if targets(state, place, tech):
                space = state.lab[place * TECH_KINDS + tech]
                level = lab.levels[space]
                rank = (level if most else -level, lab.heights[space])
                if chosen == NONE or rank > best:
                    chosen, best = tech, rank
        if chosen != NONE:
            self.develop_tile(state, by, chosen)

    def develop_tile(self, state: OnMarsState, by: Cause, tech: int) -> None:
        """Develop a tile: to an upgrade or a Blueprint that he can use now (R-266)."""
        spaces = targets(state, by.seat, tech)
        develop(state, by, tech, self.liked_space(state, by, spaces))

    def liked_space(self, state: OnMarsState, by: Cause, spaces: list[int]) -> int:
        """Return the space of the laboratory that he prefers."""
        if len(spaces) == 1:
            return spaces[0]
        kinds: tuple[type[Any], ...] = (UpgradeBuildings, TakeBlueprints)
        for kind in kinds:
            for space in spaces:
                for effect in state.rules.lab.benefits[space]:
                    if isinstance(effect, kind) and effect.can_automate(state, by):
                        return space
        return draw(state, spaces)

    def take_items(self, state: OnMarsState, by: Cause, count: int) -> None:
        """Take from the fullest column, the leftmost; Resources go to the general supply."""
        for _ in range(count):
            chosen, most = NONE, 0
            for column in range(len(WAREHOUSE)):
                is_lost = column == 0 and room_for(state, by.seat, WAREHOUSE[0]) <= 0
                if state.warehouse[column] > most and not is_lost:
                    chosen, most = column, state.warehouse[column]
            if chosen != NONE:
                take_item(state, by, chosen)
                if chosen == 0:
                    keep_item(state, by.seat, WAREHOUSE[chosen], 1)

    # Colony.

    def construct(self, state: OnMarsState, by: Cause, kind: int) -> None:
        """Construct a kind, or the next one of his sequence."""
        if kind >= BUILDING_KINDS:
            building.construct_next(state, by)
        else:
            building.construct(state, by, kind)

    def can_construct(self, state: OnMarsState, place: int, kind: int) -> bool:
        """Whether he can construct a kind, or any of his sequence."""
        return building.can_construct(state, place, kind)

    def upgrade(self, state: OnMarsState, by: Cause, count: int, tech: int) -> None:
        """Upgrade buildings anywhere on the map."""
        building.upgrade(state, by, count, tech)

    def move_bots(self, state: OnMarsState, by: Cause, points: int) -> None:
        """Move the Bot of the sequence."""
        building.set_sequence(state, (state.sequence + points) % STACKS)

    def move_rover(self, state: OnMarsState, by: Cause) -> None:
        """Move his Rover to the nearest tile of use."""
        roving.move_rover(state, by)

    def can_hire(self, state: OnMarsState, place: int) -> bool:
        """Whether a card that he would take is on the display."""
        return bool(self.liked_science(state, place))

    def liked_science(self, state: OnMarsState, place: int) -> list[int]:
        """Return the cards of the display that he likes best and equally."""
        scientists = [n for n in state.science if 0 <= n < SCIENTISTS]
        contracts = [n for n in state.science if n >= SCIENTISTS]
        if scientists and state.scientist_owner.count(place) < SCIENTISTS_WANTED:
            cards = scientists
            worth = [self.potential(state, n) for n in cards]
        else:
            cards = contracts
            table = state.rules.components.contracts
            worth = [table[n - SCIENTISTS].done for n in cards]
        if not cards:
            return []
        most = max(worth)
        return sorted([n for n, value in zip(cards, worth, strict=True) if value == most])

    def potential(self, state: OnMarsState, scientist: int) -> int:
        """Return how many Blueprints of both players a Scientist could score, built or not."""
        scores = state.rules.components.scientists[scientist].scores
        cards = state.rules.blueprints
        return sum(
            [
                1
                for card, owner in enumerate(state.card_owner)
                if owner != NONE and cards[card].building == scores
            ]
        )

    def hire(self, state: OnMarsState, by: Cause) -> None:
        """Take the Scientist with the most potential, or the Contract worth most, without cost."""
        liked = self.liked_science(state, by.seat)
        if not liked:
            return
        card = draw(state, liked)
        if card < SCIENTISTS:
            take_scientist(state, by, card)
        else:
            take_contract(state, by, card - SCIENTISTS)

    def refill(self, state: OnMarsState) -> None:
        """Shuffle the contracts and refill the display from the top."""
        while state.refills and state.contract_deck:
            state.contract_deck = sorted(state.contract_deck)
            state.chance().shuffle(state.contract_deck)
            refill(state, state.contract_deck[-1])
        state.refills = ()

    # Travelling and levels.

    def choose_space(self, state: OnMarsState, by: Cause, side: int) -> None:
        """Take a random empty space, and its benefit."""
        free = state.free_space(side)
        take_space(state, by, free[state.chance().below(len(free))])

    def explore(self, state: OnMarsState, by: Cause) -> None:
        """Put the left tile three hexes from his Rover and as far as possible from yours."""
        number = 0 if state.exploration[0] != NONE else 1
        hexes = exploration_hexes(state, by.seat)
        if not hexes or state.exploration[number] == NONE:
            return
        yours = state.rover[0] if state.rover[0] != NONE else state.rules.map.mine
        apart = state.rules.map.apart[yours]
        farthest = max([apart[n] for n in hexes])
        chosen = draw(state, [n for n in hexes if apart[n] == farthest])
        place_discovery(state, by.seat, number, chosen)

    def decide_journey(self, state: OnMarsState, by: Cause, left: int) -> None:
        """Travel with the Shuttle from his side, unless his latest card forbids it (4.4.8)."""
        side = state.side_of(by.seat)
        cards = state.rules.components.solo_deck
        stays = state.solo_card != NONE and not cards[state.solo_card].travels
        if side != left or stays:
            if state.listener is not None:
                state.listener(events.Stayed(by.seat))
            return
        state.push(by, END_OF_JOURNEY)
        if side != COLONY:
            state.push_one(by, ConstructForLacerda())
        travel(state, by, COLONY - side)

    def level_up(self, state: OnMarsState) -> None:
        """Build a Shelter, welcome a Ship and take a Bot when the Colony rises."""
        by = CAUSES[state.seats]
        state.push_one(by, LevelUpForLacerda())
        building.construct(state, by, SHELTER)

    def welcome(self, state: OnMarsState, place: int) -> None:
        """Move a Ship from the covered space of the Depot with the lowest number to the Hangar."""
        ships = state.ships[place]
        if ships:
            space = (ships & -ships).bit_length() - 1
            state.ships = put(state.ships, place, ships & (ships - 1))
            state.hangar = put(state.hangar, place, state.hangar[place] + 1)
            if state.listener is not None:
                state.listener(events.ShipWelcomed(place, space))

    def take_bot(self, state: OnMarsState, place: int) -> None:
        """Take a Bot from the supply to his player board; it counts as placed."""
        if state.bots_left[place]:
            state.bots_left = put(state.bots_left, place, state.bots_left[place] - 1)
            if state.listener is not None:
                state.listener(events.BotTaken(place))
            contribute(state, place, BOT_PLACED)
