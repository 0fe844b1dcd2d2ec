"""Imperial Miners by Tim Armstrong: 1 to 5 players dig a mine of cards and set off its chain reactions."""
