"""The letters of the worked scenarios, for the colours of the box.

    letter  colour   place at the table
    Y       yellow   0
    B       blue     1
    R       orange   2   there is no red in the box
    G       green    3
    V       violet   4
    W       grey     5

With two players Y and B are the main colours; Y also holds R, and B also holds G.
"""

from typing import Final

Y: Final = 0
B: Final = 1
R: Final = 2
G: Final = 3
V: Final = 4
W: Final = 5

COLOURS: Final = ("yellow", "blue", "orange", "green", "violet", "grey")
LETTERS: Final = {"R": R, "G": G, "B": B, "Y": Y, "V": V, "W": W}


def read_counts(text: str) -> dict[str, int]:
    """Return colours and numbers of a text like "R2 G1"."""
    return {COLOURS[LETTERS[word[0]]]: int(word[1:]) for word in text.split()}


def write_counts(counts: dict[str, int]) -> str:
    """Return *counts* of colours as a text like "R2 G1", in the order of the letters."""
    words = [(letter, counts.get(COLOURS[seat], 0)) for letter, seat in LETTERS.items()]
    return " ".join([f"{letter}{count}" for letter, count in words if count])


def read_crew(text: str) -> dict[str, int]:
    """Return colours and numbers of a crew like "RRG"."""
    return {COLOURS[LETTERS[letter]]: text.count(letter) for letter in text}


def write_crew(counts: dict[str, int]) -> str:
    """Return a crew like "RRG", in the order of the letters."""
    return "".join([letter * counts.get(COLOURS[seat], 0) for letter, seat in LETTERS.items()])
