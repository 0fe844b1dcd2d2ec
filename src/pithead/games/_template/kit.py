"""Nuggets' door to the rest of the program."""

from __future__ import annotations

from pithead.games._template.game import NuggetsGame
from pithead.games.kit import Kit

KIT = Kit(create=NuggetsGame)
