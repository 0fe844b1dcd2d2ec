"""Rockwell's own players."""

from pithead.bots.rockwell.apprentice import Apprentice
from pithead.bots.rockwell.encoder import ENCODER
from pithead.bots.rockwell.foreman import Foreman
from pithead.bots.rockwell.styles import STYLES
from pithead.bots.rockwell.surveyor import Surveyor
from pithead.bots.roster import Roster

ROSTER = Roster(
    apprentice=Apprentice,
    foreman=Foreman,
    surveyor=Surveyor,
    rungs=("surveyor",),
    styles=STYLES,
    encoder=ENCODER,
    whole=("sell", "buy"),
)
