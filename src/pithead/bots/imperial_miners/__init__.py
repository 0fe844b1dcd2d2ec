"""Imperial Miners's own players."""

from pithead.bots.imperial_miners.apprentice import Apprentice
from pithead.bots.imperial_miners.encoder import ENCODER
from pithead.bots.imperial_miners.foreman import Foreman
from pithead.bots.imperial_miners.styles import STYLES
from pithead.bots.imperial_miners.surveyor import EVEN, Surveyor
from pithead.bots.roster import Roster
from pithead.core.api import State


def unit(view: State, scale: float) -> float:
    """The surveyor's values are points, or chances to win told as the points that are worth as much."""
    return 1 / (EVEN * scale)


ROSTER = Roster(
    apprentice=Apprentice,
    foreman=Foreman,
    surveyor=Surveyor,
    rungs=("surveyor",),
    styles=STYLES,
    encoder=ENCODER,
    unit=unit,
)
