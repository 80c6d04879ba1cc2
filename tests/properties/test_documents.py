"""Documents with one thing wrong are refused by name, or are documents of another state.

Never another exception, and never a silent repair: what is accepted says what was written.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from areopolis.core.errors import BadDocument, BadPack, BadPosition, BadRecord
from areopolis.core.game import Game
from areopolis.core.pack import Pack
from areopolis.core.record import checksum
from areopolis.core.state import State
from conformance.cases import every_game, game
from conformance.knobs import knobs_of
from conformance.laws_of_saving import through_json
from conformance.walks import play_out
from kit import sampling
from properties.mutations import Mutant, mutants

TABLES = [(name, seats) for name in every_game() for seats in game(name).seats]


def played(name: str, seats: int, share: float) -> State:
    """Return a game in which about so much of all decisions are made."""
    state = game(name).new(seats=seats, seed=seats, options=dict(knobs_of(name).usual))
    length = play_out(state.clone(), random.Random(seats), knobs_of(name).decisions)
    play_out(state, random.Random(seats), int(length * share))
    return state


def attempt(kind: type[BadDocument], read: Callable[[Any], Any], mutant: Mutant) -> Any:
    """Return what *read* makes of *mutant*; None if it is refused in the right way."""
    try:
        return read(mutant.document)
    except kind as error:
        refused = error
    assert refused.field, f"{mutant}: no field is named"
    assert str(refused)
    return None


def rotating(document: Any, most: int, about: str) -> Iterator[Mutant]:
    """Yield documents with one thing wrong, other ones with every commit."""
    return mutants(document, sampling.often(most), sampling.seed(about))


@pytest.mark.parametrize("share", [0.0, 0.35, 0.8], ids=["first", "middle", "late"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_position_with_one_thing_wrong(name: str, seats: int, share: float) -> None:
    position = through_json(played(name, seats, share).to_dict())
    for mutant in rotating(position, knobs_of(name).mutants // 3, f"{name} {seats} {share}"):
        state = attempt(BadPosition, game(name).from_dict, mutant)
        if state is not None:
            is_what_was_written(state, mutant)


def is_what_was_written(state: State, mutant: Mutant) -> None:
    """Check that *state* is a sound state, and the one that *mutant* describes."""
    document = state.to_dict()
    assert state.game.from_dict(through_json(document)).key() == state.key(), str(mutant)
    for seat in range(state.seats):
        assert state.determinize(seat, 1).view(seat) == state.view(seat), str(mutant)
    if mutant.path[0] == "stack" or document["stack"] != mutant.document["stack"]:
        # Steps that do not ask have been carried out, and later ones may no longer fit.
        return
    # An option that is not named has its default.
    mutant.document["options"] = document["options"]
    assert document == mutant.document, f"{mutant} was repaired"
    play_out(state, random.Random(1), 10)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_record_with_one_thing_wrong(name: str, seats: int) -> None:
    """A new checksum makes the forgery a good one."""
    state = played(name, seats, 0.4)
    loaded = game(name).from_dict(state.to_dict())
    play_out(loaded, random.Random(2), 5)
    for record in (state.record(), loaded.record(snapshot=True)):
        most = knobs_of(name).mutants // 10
        for mutant in rotating(through_json(record), most, f"records of {name} {seats}"):
            is_refused_or_the_same(game(name), mutant)
            if isinstance(mutant.document, dict) and mutant.path != ("check",):
                forged = {**mutant.document, "check": checksum(mutant.document)}
                is_refused_or_the_same(game(name), mutant._replace(document=forged))


def is_refused_or_the_same(made: Game, mutant: Mutant) -> None:
    """Check that a record is refused, or leads where it says by moves that mean the same."""
    state = attempt(BadRecord, made.replay, mutant)
    assert state is None or state.key() == mutant.document["end"], str(mutant)


def packs() -> list[tuple[str, dict[str, Any]]]:
    """Return the components of every game that can write them as a pack."""
    found = []
    for name in every_game():
        template = getattr(game(name), "pack_template", None)
        if template is not None:
            found.append((name, through_json(template())))
    return found


@pytest.mark.parametrize(("name", "pack"), packs(), ids=lambda part: str(part)[:20])
def test_a_pack_with_one_thing_wrong(name: str, pack: dict[str, Any]) -> None:
    make: Any = type(game(name))
    make(Pack("whole", pack), None)
    for mutant in rotating(pack, knobs_of(name).mutants // 4, f"packs of {name}"):
        made = attempt(BadPack, lambda data: make(Pack("wrong", data), None), mutant)
        if made is not None:
            play_out(made.new(made.seats.start, 3), random.Random(3), 30)
