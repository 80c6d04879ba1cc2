"""The rules of each game, one package per game."""
