"""The board, the colony tiles, and the names and numbers of the game."""
