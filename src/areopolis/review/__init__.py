"""The review of a game: what happened, what it was worth, what was luck."""
