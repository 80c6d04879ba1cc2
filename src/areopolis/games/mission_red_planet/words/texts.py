"""What players read about ships, cards and characters, made from their own rules.

So the texts of an owner's cards are as right as those of ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.chapters import chapter_keys
from areopolis.core.effect import Effect
from areopolis.core.phrase import Phrase, Said, phrase_of
from areopolis.core.value import Value
from areopolis.games.mission_red_planet.answers import TRANSFER
from areopolis.games.mission_red_planet.data.components import (
    NONE,
    PHASES,
    STOP_NAMES,
    TRIGGERS,
    WORTH,
    ZONE_KINDS,
    ActionCard,
    Discovery,
    Mission,
)
from areopolis.games.mission_red_planet.rules.action_cards import (
    ACTION_RULES,
    OWN,
    ExtraMoves,
    ExtraPresence,
    ForceLaunchOf,
    GainTokens,
    ReturnLost,
)
from areopolis.games.mission_red_planet.rules.boarding import PlaceTogether
from areopolis.games.mission_red_planet.rules.discoveries import (
    DISCOVERY_RULES,
    DIVIDE,
    EVEN,
    AdjacentBonus,
    EachLoses,
    EachMovesAdjacent,
    OwnBonus,
    ParityWins,
    PointsMost,
    PointsPresent,
)
from areopolis.games.mission_red_planet.rules.exploring import MakeMoves
from areopolis.games.mission_red_planet.rules.missions import (
    MISSION_RULES,
    MostAstronauts,
    PresenceTiers,
    SoleZones,
)
from areopolis.games.mission_red_planet.rules.scoring import ICE_MONOPOLY
from areopolis.games.mission_red_planet.rules.violence import KillAstronaut, TransferFromMoon
from areopolis.games.mission_red_planet.words.chapters import CHAPTERS
from areopolis.games.mission_red_planet.words.fields import VIEW
from areopolis.games.mission_red_planet.words.table import TABLE

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.rulebook import Components, Parts

GLOBAL_MISSION: Final = "ice-monopoly"


def labels(components: Components, ours: Components) -> dict[str, str]:
    """Return an owner's titles; a card whose rule is not that of *ours* never bears our title."""
    titles = {f"zone.{zone.name}": zone.label for zone in components.zones if zone.label}
    known: dict[str, Value] = {card.name: card.rule for card in _cards(ours)}
    for card in _cards(components):
        if card.label:
            titles[f"card.{card.name}"] = card.label
        elif known.get(card.name) != card.rule:
            titles[f"card.{card.name}"] = card.name
    return titles


def _cards(components: Components) -> list[Mission | Discovery | ActionCard]:
    return [*components.missions, *components.discoveries, *components.actions]


def ship_name(components: Components, name: str) -> Phrase:
    """Return how a ship is called: by its card and the destination that is printed on it."""
    card = (("ship", "id"), name)
    to = components.ships[components.vocabulary.numbers["ship"][name]].to
    if to == NONE:
        return Phrase("ship-name-unknown", (card,))
    return Phrase("ship-name", (card, (("zone", "zone"), to)))


def card_text(components: Components, name: str) -> tuple[Phrase, ...]:
    """Return when an event card takes effect, and how."""
    card = components.vocabulary.numbers["card"][name]
    if components.is_mission(card):
        return (_mission(components, components.missions[card].rule),)
    if components.is_discovery(card):
        discovery = components.discovery(card)
        return (Phrase(f"when.{discovery.phase}"), _discovery(discovery.rule))
    action = components.action(card)
    moment = ((("moment", "count"), action.moment),) if action.moment else ()
    return (Phrase(f"when.{action.trigger}", moment), _action(action.rule))


def thing_text(components: Components, kind: str, name: str) -> tuple[Phrase, ...]:
    """Return what is known of a piece on the table that does nothing by itself."""
    if kind == "global-mission":
        return global_mission_text()
    number = components.vocabulary.numbers.get(kind, {}).get(name, NONE)
    if kind == "zone":
        touching = ((("zones", "zone*"), components.adjacent[number]),)
        return (Phrase(f"zone-text.{components.zones[number].kind}", touching),)
    if kind == "ship":
        return (Phrase("ship-text", (_counting(components.ships[number].capacity),)),)
    if kind == "resource":
        return (Phrase("resource-text", ((("points", "points"), WORTH[number]),)),)
    return ()


def global_mission_text() -> tuple[Phrase, ...]:
    """Return what the mission that is open to everybody is worth."""
    return (Phrase("global-mission-text", ((("points", "points"), ICE_MONOPOLY),)),)


def _counting(count: int) -> Said:
    """Return the number with which a sentence agrees."""
    return (("count", "count"), count)


def _mission(components: Components, rule: Value) -> Phrase:
    key = f"mission-rule.{rule.KEY}"
    if isinstance(rule, MostAstronauts):
        zones = len(set(rule.zones))
        if zones == len(components.zones):
            key += "-all"
        elif zones == 1:
            key += "-one"
    if isinstance(rule, PresenceTiers):
        steps = tuple(range(1, len(rule.points) + 1))
        return phrase_of(key, rule, (("steps", "count*"), steps))
    if isinstance(rule, SoleZones):
        return phrase_of(key, rule, _counting(rule.per))
    return phrase_of(key, rule)


def _discovery(rule: Value) -> Phrase:
    key = f"discovery-rule.{rule.KEY}"
    if isinstance(rule, EachLoses | EachMovesAdjacent):
        return phrase_of(key, rule, _counting(rule.n))
    if isinstance(rule, AdjacentBonus | OwnBonus):
        return phrase_of(key, rule, _counting(rule.amount))
    if isinstance(rule, ParityWins) and rule.parity != EVEN:
        key += "-odd"
    if isinstance(rule, PointsPresent) and rule.points < 0:
        return Phrase(f"{key}-loss", ((("points", "points"), -rule.points),))
    if isinstance(rule, PointsMost) and rule.ties != DIVIDE:
        key += "-full"
    return phrase_of(key, rule)


def _action(rule: Value) -> Phrase:
    key = f"action-rule.{rule.KEY}"
    if isinstance(rule, GainTokens):
        return phrase_of(key, rule, _counting(rule.amount))
    if isinstance(rule, ReturnLost | ExtraMoves | ExtraPresence):
        return phrase_of(key, rule, _counting(rule.n))
    if isinstance(rule, ForceLaunchOf) and rule.filter != OWN:
        key += "-any"
    return phrase_of(key, rule)


def character_text(components: Components, parts: Parts, least_moves: int) -> tuple[Phrase, ...]:
    """Return what the *parts* of a character do, from top to bottom; equal ones are counted."""
    said: list[Phrase] = []
    for place, part in enumerate(parts):
        if not place or part != parts[place - 1]:
            said.append(_part(components, part, parts.count(part), least_moves))
    return tuple(said)


def _part(components: Components, part: Effect[Any, Any], times: int, least_moves: int) -> Phrase:
    key = f"part.{part.KEY}"
    if isinstance(part, KillAstronaut):
        return Phrase(key, (_counting(times), (("zones", "zone*"), components.inner)))
    if isinstance(part, TransferFromMoon):
        return Phrase(key, (_counting(part.most), (("zone", "zone"), components.moon)))
    if isinstance(part, MakeMoves):
        return Phrase(f"{key}-least" if least_moves else key, (_counting(part.left),))
    if isinstance(part, PlaceTogether) and part.least < part.count:
        key += "-if-possible"
    return phrase_of(key, part)


SCORES: Final = ("tokens", "missions", "ice-monopoly", "discoveries")
OUTCOMES: Final = ("most-points", "shared-victory", "neutral-won")
PARTS: Final = (
    "place-astronauts",
    "place-apart",
    "place-together",
    "place-together-if-possible",
    "take-characters-back",
    "make-moves",
    "make-moves-least",
    "draw-or-look",
    "force-launch",
    "destroy-ship",
    "replace-astronaut",
    "kill-astronaut",
    "transfer-from-moon",
    "redirect-ship",
)
# Rules that read otherwise with some of their values.
VARIANTS: Final = (
    "mission-rule.most_astronauts-one",
    "mission-rule.most_astronauts-all",
    "discovery-rule.parity_wins-odd",
    "discovery-rule.points_present-loss",
    "discovery-rule.points_most-full",
    "action-rule.force_launch-any",
)
# Questions that read otherwise when certain effects ask them.
ASKED_OTHERWISE: Final = (
    "question.place-astronaut.place-apart",
    "question.place-astronaut.place-together",
)


def own_words() -> tuple[str, ...]:
    """Return the keys of all words that are used here or stand on the table."""
    return (
        "ship-name",
        "ship-name-unknown",
        f"global-mission.{GLOBAL_MISSION}",
        "global-mission-text",
        *[f"zone-text.{kind}" for kind in ZONE_KINDS],
        "ship-text",
        "resource-text",
        f"action.{TRANSFER}",
        *ASKED_OTHERWISE,
        *[f"stop.{stop}" for stop in STOP_NAMES],
        *[f"kind.{kind}" for kind in ZONE_KINDS],
        *[f"phase.{phase}" for phase in PHASES],
        *[f"when.{moment}" for moment in (*PHASES, *TRIGGERS)],
        *[f"mission-rule.{rule.KEY}" for rule in MISSION_RULES],
        *[f"discovery-rule.{rule.KEY}" for rule in DISCOVERY_RULES],
        *[f"action-rule.{rule.KEY}" for rule in ACTION_RULES],
        *VARIANTS,
        *[f"part.{part}" for part in PARTS],
        *[f"score.{score}" for score in SCORES],
        *[f"outcome.{outcome}" for outcome in OUTCOMES],
        # An owner's Soldier and Pilot may place up to three.
        "option.soldier_place.3",
        "option.pilot_place.3",
        *chapter_keys(CHAPTERS),
        *[f"table.{key}" for key in TABLE],
        *[f"view.{field}" for field in VIEW],
    )
