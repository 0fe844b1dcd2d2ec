"""Nuggets' own players: copy this folder with that of the game."""

from pithead.bots._template.apprentice import Apprentice
from pithead.bots.roster import Roster

ROSTER = Roster(apprentice=Apprentice)
