"""The components of the game, one file per kind; what the sources do not give is marked as ours."""
