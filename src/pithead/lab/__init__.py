"""The laboratory: conformance, simulations, perft, measurements and rule coverage, over any registered game."""
