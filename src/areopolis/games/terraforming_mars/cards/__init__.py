"""The cards: typed data in number order; a card that needs its own effect has it beside it."""
