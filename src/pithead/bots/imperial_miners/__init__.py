"""Imperial Miners's own players."""

from pithead.bots.imperial_miners.apprentice import Apprentice
from pithead.bots.imperial_miners.encoder import ENCODER
from pithead.bots.imperial_miners.foreman import Foreman
from pithead.bots.imperial_miners.styles import STYLES
from pithead.bots.imperial_miners.surveyor import Surveyor
from pithead.bots.roster import Roster

ROSTER = Roster(
    apprentice=Apprentice,
    foreman=Foreman,
    surveyor=Surveyor,
    rungs=("surveyor",),
    styles=STYLES,
    encoder=ENCODER,
)
