"""The terminal: play, replay, simulate, check."""
