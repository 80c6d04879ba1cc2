"""A player in a page: imagine what cannot be seen, try every answer, play the rest at random.

It sees what its seat may see and nothing else: of the state at the table it only asks for
the decision and for determinisations, which deal everything hidden anew.

python examples/rollout_player.py [SEATS] [SEED]
"""

import random
import sys

import areopolis
from areopolis.core.action import Action
from areopolis.core.state import State


class RolloutPlayer:
    """Answers with the option that does best in random games from imagined positions."""

    def __init__(self, seed: int, imagined: int = 3) -> None:
        """Look at *imagined* worlds for each decision; the generator is the player's own."""
        self.rng = random.Random(seed)
        self.imagined = imagined

    def choose(self, state: State, seat: int) -> Action:
        """Return an answer of *seat* to what it is asked."""
        options = state.decision(seat).options
        if len(options) == 1:
            return options[0]
        worth = [0.0] * len(options)
        for _ in range(self.imagined):
            world = state.determinize(seat, self.rng.getrandbits(60))
            for number, option in enumerate(options):
                trial = world.clone()
                trial.apply(seat, option)
                worth[number] += self.value(trial, seat)
        return options[max(range(len(options)), key=worth.__getitem__)]

    def value(self, state: State, seat: int) -> float:
        """Play *state* to its end at random and return how much better than the best rival."""
        pick = self.rng.random
        while not state.over:
            for other in state.deciding:
                options = state.decision(other).options
                state.apply(other, options[int(pick() * len(options))])
        outcome = state.outcome
        assert outcome is not None
        rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
        return outcome.scores[seat] - max(rivals)


def main(seats: str = "3", seed: str = "7") -> None:
    """Let the player sit on seat 0 against random players."""
    player, rng = RolloutPlayer(int(seed)), random.Random(int(seed))
    state = areopolis.game("mission-red-planet").new(int(seats), int(seed))
    while not state.over:
        seat = state.deciding[0]
        options = state.decision(seat).options
        state.play(seat, player.choose(state, seat) if seat == 0 else rng.choice(options))
    assert state.outcome is not None
    print(f"scores {list(state.outcome.scores)}, won by {list(state.outcome.winners)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
