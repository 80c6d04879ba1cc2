"""Are the estimates of the games' knowledge right? Predicted against seen shares of victories.

Games are played by the knowledge itself, with the chances that its weights give. In every stage of
a game the estimates of all seats are sorted into classes; a class that predicts 0.4 should win four
games of ten. The loss is the mean of minus the logarithm of what the winner was given, beside that
of a guess that gives everybody the same.
"""

import argparse
import itertools
import math
import random
from dataclasses import dataclass, field

import areopolis
from areopolis.core.state import State
from areopolis.players.knowledge import Knowledge, knowledge_of, styles_of

GAMES = 20
STAGES = 5
CLASSES = (0.0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0)
# How many estimates of a game are taken.
SAMPLES = 40


@dataclass
class Stage:
    """What was predicted in one part of the games, and what came."""

    predicted: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    loss: list[float] = field(default_factory=list)
    even: list[float] = field(default_factory=list)


def played(knowledge: Knowledge, state: State, rng: random.Random) -> list[list[float]]:
    """Play *state* to its end and return the estimates on the way, for all seats."""
    estimates: list[list[float]] = []
    while not state.over:
        seat = state.deciding[0]
        options = state.decision(seat).options
        if len(options) == 1:
            state.apply(seat, options[0])
            continue
        estimates.append(knowledge.evaluate(state))
        weights = knowledge.weigh(state, seat, options)
        state.apply(seat, rng.choices(options, weights)[0])
    return estimates


def measured(name: str, seats: int, games: int, seed: int) -> list[Stage]:
    """Return the stages of *games* games of *seats*."""
    game = areopolis.game(name)
    knowledge = knowledge_of(name)
    stages = [Stage() for _ in range(STAGES)]
    for number in range(games):
        state = game.new(seats, seed + number)
        estimates = played(knowledge, state, random.Random(number))
        outcome = state.outcome
        assert outcome is not None, "the game was played to its end"
        if not outcome.winners:
            continue
        for sample in range(0, len(estimates), max(1, len(estimates) // SAMPLES)):
            stage = stages[sample * STAGES // len(estimates)]
            given = 0.0
            for seat, chance in enumerate(estimates[sample]):
                won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
                stage.predicted.append(chance)
                stage.won.append(won)
                given -= won * math.log(max(chance, 1e-4))
            stage.loss.append(given)
            stage.even.append(math.log(seats))
    return stages


def mean(values: list[float]) -> float:
    """Return the mean, or nothing where there is none."""
    return sum(values) / len(values) if values else math.nan


def report(stages: list[Stage]) -> str:
    """Return the table: a row for each stage, a column for each class."""
    bounds = list(itertools.pairwise(CLASSES))
    head = [f"{low:.2f}-{high:.2f}" for low, high in bounds]
    lines = [" | ".join(["part of the game", *head, "loss", "even"])]
    for number, stage in enumerate(stages):
        row = [f"{number + 1}/{STAGES}"]
        for low, high in bounds:
            pairs = zip(stage.predicted, stage.won, strict=True)
            inside = [(p, w) for p, w in pairs if low <= p < high or p == high == 1.0]
            if inside:
                expected, seen = mean([p for p, _ in inside]), mean([w for _, w in inside])
                row.append(f"{expected:.2f}→{seen:.2f} ({len(inside)})")
            else:
                row.append("")
        row += [f"{mean(stage.loss):.3f}", f"{mean(stage.even):.3f}"]
        lines.append(" | ".join(row))
    return "\n".join(lines)


def main() -> None:
    """Print a table for each game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--only", nargs="*", default=[], help="only these games")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.only or areopolis.game_ids():
        for seats in asked.seats:
            if seats in areopolis.game(name).seats and styles_of(name):
                print(f"{name}, {seats} seats, {asked.games} games")
                print(report(measured(name, seats, asked.games, asked.seed)))


if __name__ == "__main__":
    main()
