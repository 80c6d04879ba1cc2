"""What a state asks, and answering it in notation."""

from areopolis import IllegalAction
from areopolis.core.state import State


def question(state: State) -> tuple[int, str]:
    """Return who must answer next and what; of several at the same time, the lowest seat."""
    seat = state.deciding[0]
    return seat, state.decision(seat).question


def options(state: State, seat: int | None = None) -> list[str]:
    """Return the legal answers of *seat*, or of who must answer next, as they are written."""
    seat = state.deciding[0] if seat is None else seat
    return [option.text for option in state.decision(seat).options]


def drive(state: State, *texts: str) -> State:
    """Play *texts* in turn, each for who must answer then; return the same state."""
    for text in texts:
        assert not state.over, f"nobody is asked, so nobody can play {text!r}"
        state.play(state.deciding[0], text)
    return state


def reasons(state: State, text: str, seat: int | None = None) -> list[str]:
    """Return the keys of why *text* is not possible; empty if it is."""
    seat = state.deciding[0] if seat is None else seat
    return [reason.key for reason in state.why_not(seat, text)]


def refuses(state: State, text: str, seat: int | None = None) -> bool:
    """Whether *text* is an action of the game that is illegal now; checks that nothing changes."""
    before = state.key()
    try:
        state.play(state.deciding[0] if seat is None else seat, text)
    except IllegalAction:
        assert state.key() == before, "a refused action has changed the state"
        return True
    return False
