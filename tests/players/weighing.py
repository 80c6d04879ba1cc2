"""What the knowledge of Terraforming Mars makes of a position."""

from areopolis.core.state import State
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.knowledge import knowledge_of
from areopolis.players.terraforming_mars.hands import held_worth
from areopolis.players.terraforming_mars.outlook import Outlook
from areopolis.players.terraforming_mars.styles import PLAIN
from kit.terraforming_mars import GAME, RED, Scene, scene


def weights(state: State, style: str = "") -> dict[str, float]:
    """Return the weight of each option by its text, for who must answer next."""
    seat = state.deciding[0]
    options = state.decision(seat).options
    found = knowledge_of(GAME.id, style).weigh(state, seat, options)
    return {option.text: weight for option, weight in zip(options, found, strict=True)}


def best(state: State) -> str:
    """Return the option that looks best."""
    found = weights(state)
    return max(found, key=lambda text: found[text])


def early() -> Scene:
    """Return a scene in the first generation, with a whole game to come."""
    return scene(4).generation(1)


def late(temperature: int = 8, oxygen: int = 13, oceans: int = 9) -> Scene:
    """Return a scene with a step or two of terraforming to come."""
    here = scene(4).generation(10)
    here.document.update(temperature=temperature, oxygen=oxygen)
    return here.oceans(oceans)


def look(state: MarsState, seat: int = RED) -> Outlook:
    """Return the outlook of a seat."""
    return Outlook(state, seat, PLAIN)


def in_hand(state: MarsState, card: str) -> float:
    """Return what a card is worth in the hand of red."""
    return held_worth(look(state), GAME.vocabulary.numbers["card"][card])
