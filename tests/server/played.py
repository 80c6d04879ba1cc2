"""Somebody who holds all seats plays on, and what stands on the table then."""

from __future__ import annotations

from random import Random
from typing import Any

from server.house import House, Person, any_answer


async def play_on(person: Person, table: str, moves: int, seed: int = 1) -> None:
    """Play so many moves at a table at which *person* holds all seats, or to the end."""
    dice = Random(seed)
    for _ in range(moves):
        waiting = (await person.sheet(table))["waiting"]
        if not waiting:
            return
        seat = dice.choice(waiting)
        question = (await person.sheet(table, seat))["question"]
        text = any_answer(question, dice.randrange)
        await person.play(table, seat, text, question=question["id"])


async def position_of(house: House, table: str) -> dict[str, Any]:
    return (await house.tables.get(table)).state.to_dict()
