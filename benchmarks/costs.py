"""What does one call cost, and how big are states, saves and views?

`make bench` runs it interpreted and compiled. Calls are timed over positions spread through random
games; a peer's figure is its nearest counterpart over positions of its own games, and the ratio is
how many times as long it takes: above 1, ours is the faster.
"""

import argparse
import copy
import gc
import json
import random
import statistics
import tracemalloc
from collections.abc import Callable, Iterable
from typing import Any

import areopolis
from areopolis import build
from areopolis.core.game import Game
from areopolis.core.state import State
from peers import CPP, PETTINGZOO, PYTHON, backgammon, connect_four, dominoes, openspiel_chance
from timing import LONGEST, RUNS, SECONDS, Call, measure_calls, table

GAMES = 8
EVERY = 9  # decisions from one sampled position to the next
COPIES = 2000
WISHES = 3  # of each position: answers that are not possible there

CLONE, OPTIONS, WHY_NOT, VIEW = "clone()", "legal options", "why_not(seat, text)", "view(seat)"


class Samples:
    """Positions on the way of random games, their ends, and what could not be answered there."""

    def __init__(self, game: Game, seats: int) -> None:
        """Play *game* with *seats*."""
        rng = random.Random(7)
        self.states: list[State] = []
        self.ends: list[State] = []
        self.wishes: list[tuple[State, int, str]] = []
        for _ in range(GAMES):
            met: list[State] = []
            state = game.new(seats, rng.getrandbits(32))
            while not state.over and state.moves < LONGEST:
                if state.moves % EVERY == 0:
                    met.append(state.clone())
                seat = state.deciding[0]
                state.apply(seat, rng.choice(state.decision(seat).options))
            self.states += met
            self.ends.append(state)
            self.wishes += wishes(met, rng)


def wishes(met: list[State], rng: random.Random) -> list[tuple[State, int, str]]:
    """Return answers that a seat had to the same question elsewhere in the game, but not here."""
    had: dict[tuple[int, str], set[str]] = {}
    for state in met:
        decision = state.decision(state.deciding[0])
        if decision.space is None:
            texts = {str(option) for option in decision.options}
            had.setdefault((decision.seat, decision.question), set()).update(texts)
    found: list[tuple[State, int, str]] = []
    for state in met:
        decision = state.decision(state.deciding[0])
        if decision.space is None:
            here = {str(option) for option in decision.options}
            missed = sorted(had[decision.seat, decision.question] - here)
            chosen = rng.sample(missed, min(WISHES, len(missed)))
            found += [(state, decision.seat, text) for text in chosen]
    return found


def peer_positions(game: Any) -> list[Any]:
    """Return positions on the way of random games of OpenSpiel, all of them decisions."""
    rng = random.Random(7)
    met: list[Any] = []
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                openspiel_chance(state, rng)
            else:
                met.append(state.clone())
                state.apply_action(rng.choice(state.legal_actions()))
    return met


def one_each(states: Iterable[Any], call: Callable[[Any], object]) -> list[Call]:
    """Return *call* of every state."""

    def of(state: Any) -> Call:
        return lambda: call(state)

    return [of(state) for state in states]


def ask(state: State) -> object:
    """Work out the open question and its options again, as after every answer."""
    state.ask_again()
    return state.decision(state.deciding[0]).options


def hot_calls(samples: Samples) -> dict[str, list[Call]]:
    """Return the calls that searches and tables make all the time."""
    states = samples.states
    return {
        CLONE: one_each(states, lambda state: state.clone()),
        OPTIONS: one_each(states, ask),
        WHY_NOT: one_each(samples.wishes, lambda wish: wish[0].why_not(wish[1], wish[2])),
        VIEW: one_each(states, lambda state: state.view(state.deciding[0])),
    }


def our_calls(game: Game, samples: Samples) -> dict[str, list[Call]]:
    """Return the calls of our states by name."""
    states = samples.states
    documents = [state.to_dict() for state in states]
    return {
        **hot_calls(samples),
        "determinize(seat)": one_each(states, lambda s: s.determinize(s.deciding[0], 7)),
        "key()": one_each(states, lambda state: state.key()),
        "to_dict()": one_each(states, lambda state: state.to_dict()),
        "from_dict()": one_each(documents, game.from_dict),
        "record(), whole game": one_each(samples.ends, lambda state: state.record()),
    }


def peer_calls() -> dict[str, dict[str, list[Call]]]:
    """Return the nearest counterparts of the peers by our names."""
    python, native = peer_positions(dominoes()), peer_positions(backgammon())
    env = connect_four()
    env.reset(seed=7)
    return {
        PYTHON: {
            CLONE: one_each(python, lambda state: state.clone()),
            OPTIONS: one_each(python, lambda state: state.legal_actions()),
            "key()": one_each(python, str),
        },
        CPP: {
            CLONE: one_each(native, lambda state: state.clone()),
            OPTIONS: one_each(native, lambda state: state.legal_actions()),
            VIEW: one_each(native, lambda s: s.observation_string(s.current_player())),
            "key()": one_each(native, lambda state: state.serialize()),
        },
        PETTINGZOO: {
            CLONE: [lambda: copy.deepcopy(env.unwrapped)],
            VIEW: [lambda: env.observe(env.agent_selection)],
        },
    }


def bytes_each(states: list[Any]) -> int:
    """Return the memory that one more state takes, the shared parts left out."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [states[number % len(states)].clone() for number in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)


def size(document: object) -> int:
    """Return the bytes of *document* as compact JSON."""
    return len(json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode())


def without_moves(state: State) -> dict[str, Any]:
    """Return the record of a game without what was answered."""
    return {name: value for name, value in state.record().items() if name != "moves"}


def sizes(samples: Samples) -> dict[str, list[int]]:
    """Return the sizes of every kind of document in bytes."""
    states, ends = samples.states, samples.ends
    return {
        "save of a whole game": [size(state.record()) for state in ends],
        "the same without its moves": [size(without_moves(state)) for state in ends],
        "save with a snapshot": [size(state.record(snapshot=True)) for state in ends],
        "position": [size(state.to_dict()) for state in states],
        "view": [size(state.view(state.deciding[0])) for state in states],
    }


def report_costs(name: str, game: Game, seats: int, runs: int, seconds: float) -> None:
    """Print what the calls and documents of *game* cost, beside the peers."""
    samples = Samples(game, seats)
    columns = {name: our_calls(game, samples), **peer_calls()}
    flat = {f"{of}|{call}": made for of, calls in columns.items() for call, made in calls.items()}
    found = measure_calls(flat, runs=runs, seconds=seconds)
    rows = []
    for call in columns[name]:
        ours = found[f"{name}|{call}"]
        row = [call, f"{ours:.2f}"]
        for peer in list(columns)[1:]:
            theirs = found.get(f"{peer}|{call}")
            row += ["", ""] if theirs is None else [f"{theirs:.2f}", f"{theirs / ours:.1f}"]
        rows.append(row)
    head = ["call", "µs"]
    for peer in list(columns)[1:]:
        head += [f"{peer} µs", "ratio"]
    print(f"{seats} seats, {len(samples.states)} positions of {GAMES} games:\n")
    print(table(head, rows))
    theirs_each = bytes_each(peer_positions(dominoes()))
    ours_each = bytes_each(samples.states)
    beside = f"{PYTHON} team_dominoes: {theirs_each:,}"
    print(f"\nOne more state takes {ours_each:,} bytes ({beside}).\n")
    kinds = sizes(samples).items()
    print(
        table(
            ["document, compact JSON", "median bytes", "largest"],
            [[kind, f"{statistics.median(n):,.0f}", f"{max(n):,}"] for kind, n in kinds],
        )
    )
    print()


def report_seats(name: str, game: Game, runs: int, seconds: float) -> None:
    """Print what grows with the number of seats: the hot calls, a state, the documents."""
    samples = {seats: Samples(game, seats) for seats in game.seats}
    calls = {
        f"{seats}|{call}": made
        for seats, sample in samples.items()
        for call, made in hot_calls(sample).items()
    }
    found = measure_calls(calls, runs=runs, seconds=seconds)
    rows = []
    for seats, sample in samples.items():
        row = [f"{name}, {seats}"]
        row += [f"{found[f'{seats}|{call}']:.2f}" for call in (CLONE, OPTIONS, WHY_NOT, VIEW)]
        row.append(f"{bytes_each(sample.states):,}")
        documents = sizes(sample)
        kinds = ("save of a whole game", "the same without its moves", "view")
        row += [f"{max(documents[kind]):,}" for kind in kinds]
        rows.append(row)
    head = ["game, seats", "clone µs", "legal options µs", "why-not µs", "view µs"]
    head += ["bytes of a state", "largest save", "without moves", "largest view"]
    print(table(head, rows))


def main() -> None:
    """Measure and print every game: four seats beside peers, then every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=areopolis.game_ids(), help="ids; all games")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seconds", type=float, default=SECONDS / 5, help="of each run of a call")
    parser.add_argument("--alone", action="store_true", help="without the other libraries")
    chosen = parser.parse_args()
    print(f"{build.description()}; medians of {chosen.runs} runs after a warm-up")
    for name in chosen.games:
        game = areopolis.game(name)
        print(f"\n#### {name}\n")
        if not chosen.alone:
            report_costs(name, game, min(4, game.seats[-1]), chosen.runs, chosen.seconds)
        report_seats(name, game, chosen.runs, chosen.seconds)


if __name__ == "__main__":
    main()
