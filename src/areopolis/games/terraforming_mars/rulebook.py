"""The rules of one game: its cards and options, shared by all its states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.effect import Cause
from areopolis.core.together import ALWAYS, NEVER, WHERE_IT_MATTERS
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.terraforming_mars.answers import Lexicon
from areopolis.games.terraforming_mars.cards.model import Effects
from areopolis.games.terraforming_mars.cards.table import BEGINNER, CARDS
from areopolis.games.terraforming_mars.data.colonies import COLONIES
from areopolis.games.terraforming_mars.data.constants import (
    BASE,
    CARD_PRICE,
    CORPORATE_ERA,
    NOT_IN_PLAY,
    TRACK_START,
)
from areopolis.games.terraforming_mars.data.constants import COLONIES as COLONIES_SET
from areopolis.games.terraforming_mars.rules.deck import Draw
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.playing import push_together
from areopolis.games.terraforming_mars.rules.projects import (
    BUFFER_GAS,
    BUILD_COLONY,
    PROJECTS,
    award_value,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


ASKS_ORDER: Final = {"ask": WHERE_IT_MATTERS, "default": NEVER, "always": ALWAYS}


# What stands on the board, whichever card has led to it.
BOARD_EFFECTS: Final = (
    PlaceOcean(),
    Draw(1),
    *[effect for project in PROJECTS for effect in project.effects],
    *[
        effect
        for colony in COLONIES
        for effects in (colony.build, colony.bonus, *colony.income)
        for effect in effects
    ],
)
# Which tile goes on which class of areas.
PLACEMENTS: Final = {
    (effect.tile, effect.on)
    for effects in (BOARD_EFFECTS, *[card.effects() for card in CARDS])
    for effect in effects
    if isinstance(effect, PlaceTile)
}


class Rulebook:
    """Cards, tiles and options, read once."""

    def __init__(
        self, options: dict[str, Any], seats: int, vocabulary: Vocabulary, lexicon: Lexicon
    ) -> None:
        """Take the options of a game of *seats*."""
        self.options = options
        self.seats = seats
        self.vocabulary = vocabulary
        self.lexicon = lexicon
        self.cards = CARDS
        self.card_names = vocabulary.names["card"]
        self.colonies = COLONIES
        self.beginner_corporation = BEGINNER
        is_solo = seats == 1
        self.has_corporate_era = bool(options["corporate_era"]) or is_solo
        self.has_colonies = bool(options["colonies"])
        self.drafts = bool(options["draft"])
        self.drafts_initially = bool(options["initial_draft"])
        self.allows_beginners = bool(options["beginner_corporations"])
        self.deals_one_colonies = (
            self.has_colonies and options["corporation_deal"] == "one_colonies"
        )
        self.has_government = bool(options["world_government"])
        self.is_rating_goal = is_solo and options["solo_goal"] == "rating"
        self.asks_order = ASKS_ORDER[options["effect_order"]]
        self.track_start = TRACK_START
        self.not_in_play = NOT_IN_PLAY
        self.card_price = CARD_PRICE
        sets = [BASE]
        if self.has_corporate_era:
            sets.append(CORPORATE_ERA)
        if self.has_colonies:
            sets.append(COLONIES_SET)
        in_game = [n for n, card in enumerate(CARDS) if card.origin in sets]
        self.deck = tuple([n for n in in_game if not CARDS[n].is_corporation])
        self.corporations = tuple(
            [n for n in in_game if CARDS[n].is_corporation and not CARDS[n].is_beginner]
        )
        left_out: tuple[int, ...] = () if self.has_colonies else (BUILD_COLONY,)
        if not self.is_rating_goal:
            left_out = (*left_out, BUFFER_GAS)
        self.projects = tuple([n for n in range(len(PROJECTS)) if n not in left_out])
        self.place_ocean = PlaceOcean()
        self.board_effects = BOARD_EFFECTS
        self.placements = PLACEMENTS

    def award_value(self, state: MarsState, seat: int, award: int) -> int:
        """Return the measure of an award."""
        return award_value(state, seat, award)

    def push_together(self, state: MarsState, by: Cause, effects: Effects) -> None:
        """Let effects of one cause happen together."""
        push_together(state, by, effects)
