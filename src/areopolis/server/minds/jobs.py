"""Jobs: what is worked out beside the server. They get documents and give documents back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.errors import RulesError
from areopolis.core.event import Event
from areopolis.core.record import begin, make_move
from areopolis.core.state import State
from areopolis.players import advice
from areopolis.players.guard import Guard
from areopolis.players.knowledge import knowledge_of, styles_of
from areopolis.players.registry import maker
from areopolis.review.reviewing import Found, Job
from areopolis.review.reviewing import work as work_on
from areopolis.server.shelf import game_of
from areopolis.server.words.lines import heard

# Whoever thinks longer than this is replaced, in seconds.
LIMIT: Final = 10.0
# Seconds of thinking by the depth of a hint.
DEPTHS: Final = {1: 1.0, 2: 3.0, 3: 8.0}
# What was tried this part as often as the most tried answer was tried often.
OFTEN: Final = 0.5
# Games that are played out by the depth of a hint, for the scores to expect.
GAMES: Final = {1: 20, 2: 60, 3: 160}


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """Return a whole answer for a seat, and what was wrong with the player if anything was."""
    state = played(job) if "record" in job else position(job)
    seat: int = job["seat"]
    seed = styled(job["game"], job["style"], job["seed"])
    guard = Guard(partial(maker(job["level"], LIMIT), job["game"], seed), job["game"], seed, LIMIT)
    try:
        text = whole_answer(state, seat, guard.answer)
    finally:
        guard.close()
    return {"text": text, "faults": [fault.kind for fault in guard.faults]}


def whole_answer(state: State, seat: int, choose: Callable[[State, int], Action]) -> str:
    """Return the text of the answer that the choices of *seat* add up to."""
    before = state.moves
    while state.moves == before:
        state.apply(seat, choose(state, seat))
    return str(state.history[2])


def styled(game: str, style: str, seed: int) -> int:
    """Return a seed from which a player gets this style; an unknown one is left to chance."""
    styles = ("", *styles_of(game))
    if style not in styles:
        return seed
    return seed - seed % len(styles) + styles.index(style)


def hint(job: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a seat, the best first, and the scores to expect of all seats."""
    state, seat, seed = position(job), job["seat"], job["seed"]
    found = told_of(advice.hint(state, seat, seconds=DEPTHS[job["depth"]], seed=seed))
    games = GAMES[job["depth"]] // knowledge_of(job["game"]).LENGTH
    standing = advice.evaluate(state, seat, games, seed)
    return {
        "options": [
            {"text": one.action.text, "worth": list(one.worth), "tries": one.tries} for one in found
        ],
        "scores": [list(one) for one in standing.scores],
    }


def told_of(hints: Sequence[advice.Hint]) -> list[advice.Hint]:
    """Return *hints*, the most tried first, in the order of the number that is shown.

    The best of those that were tried often leads; what only looks better for want of tries is left
    out.
    """
    often = [one for one in hints if one.tries >= hints[0].tries * OFTEN]
    most = max([one.worth.mean for one in often])
    told = [one for one in hints if one in often or one.worth.mean < most]
    return sorted(told, key=lambda one: -one.worth.mean)


def replay(job: dict[str, Any]) -> dict[str, Any]:
    """Play a record again; return its moves with what was heard of each, as rows need them."""
    game = game_of(job["game"], job["pack"])
    record: dict[str, Any] = job["record"]
    end = game.load(record)
    if record["rules_version"] != game.rules_version:
        # Other rules have led there: the game goes on from the snapshot.
        return {"start": end.to_dict(), "seed": 0, "lines": [], "moves": [], "is_over": end.over}
    events: list[Event] = []
    state, texts = begin(game, record)
    start = None if state.origin is None else state.origin.to_dict()
    if start is None:
        game.new(record["seats"], record["seed"], record["options"], events.append)
    lines = heard(events, game.vocabulary)
    moves: list[dict[str, Any]] = []
    state.listener = events.append
    for number, text in enumerate(texts):
        events.clear()
        before = state.moves
        make_move(state, number, text)
        if state.moves > before:
            _, seat, action = state.history
            moves.append(
                {
                    "seat": seat,
                    "text": action.text,
                    "free": state.barrier <= before,
                    "lines": heard(events, game.vocabulary),
                }
            )
    return {
        "start": start,
        "seed": record.get("seed", 0),
        "lines": lines,
        "moves": moves,
        "is_over": state.over,
    }


def review(job: dict[str, Any]) -> Found:
    """Do one job of a review."""
    game = game_of(job["game"], job["pack"])
    part = Job(job["kind"], tuple(job["numbers"]), tuple(job["texts"]), job["knower"], job["games"])
    return work_on(game, job["record"], part, job["setting"], job["seed"])


def position(job: dict[str, Any]) -> State:
    """Return the state of the position in *job*."""
    return game_of(job["game"], job["pack"]).from_dict(job["position"])


def played(job: dict[str, Any]) -> State:
    """Return the state to which the record in *job* leads, with its history."""
    state, texts = begin(game_of(job["game"], job["pack"]), job["record"])
    for number, text in enumerate(texts):
        make_move(state, number, text)
    return state


JOBS: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {
    "answer": answer,
    "hint": hint,
    "replay": replay,
    "review": review,
}


def work(job: dict[str, Any]) -> dict[str, Any]:
    """Carry a job out; an error on purpose comes back with its key and values."""
    try:
        return {"result": JOBS[job["job"]](job)}
    except RulesError as error:
        values = {name: str(value) for name, value in error.values.items()}
        return {"rules": type(error).__name__, "key": error.key, "values": values}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
