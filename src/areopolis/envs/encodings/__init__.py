"""Encodings: one module for each game, found by its name."""
