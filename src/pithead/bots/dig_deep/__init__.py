"""Dig Deep's own players."""

from pithead.bots.dig_deep.apprentice import Apprentice
from pithead.bots.dig_deep.encoder import ENCODER
from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.styles import STYLES
from pithead.bots.dig_deep.surveyor import Surveyor
from pithead.bots.roster import Roster

ROSTER = Roster(
    apprentice=Apprentice,
    foreman=Foreman,
    surveyor=Surveyor,
    rungs=("engineer",),
    styles=STYLES,
    encoder=ENCODER,
    whole=("mark", "roll"),
)
