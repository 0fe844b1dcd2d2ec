"""Nuggets, a toy game of sealed bids."""
