"""Collecting what a state tells."""

from typing import Any

from areopolis.core.event import Event
from areopolis.core.state import State


class Log:
    """The events of one state, in their order."""

    def __init__(self, state: State) -> None:
        self.vocabulary = state.vocabulary
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        """Take down one event; the listener of the state."""
        self.heard.append(event)

    def told(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Return what *seat* has learned; None is a spectator."""
        return [event.told(seat, self.vocabulary) for event in self.heard]

    def names(self, seat: int | None = None) -> list[str]:
        """Return the keys of what *seat* has learned."""
        return [str(said["event"]) for said in self.told(seat)]


def listen(state: State) -> Log:
    """Listen to *state* from now on."""
    log = Log(state)
    state.listener = log.hear
    return log
