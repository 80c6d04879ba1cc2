"""The arena: many games played by players against each other, and what comes out."""
