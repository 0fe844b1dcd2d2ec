"""Nuggets, a toy game of sealed bids: copy this folder to add a game (see CONTRIBUTING.md). It is not in the
registry.
"""
