"""Nuggets' own players."""

from pithead.bots._template.apprentice import Apprentice
from pithead.bots.roster import Roster

ROSTER = Roster(apprentice=Apprentice)
