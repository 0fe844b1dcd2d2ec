"""Dig Deep's own players."""

from pithead.bots.dig_deep.apprentice import Apprentice
from pithead.bots.dig_deep.encoder import ENCODER
from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.styles import STYLES
from pithead.bots.dig_deep.surveyor import STEEPEST, Surveyor, ends_known
from pithead.bots.roster import Roster
from pithead.core.api import State


def unit(view: State, scale: float) -> float:
    """The surveyor's values are chances to win once the dice lie as they will, points of lead before."""
    return 1.0 if ends_known(view) else STEEPEST / scale


ROSTER = Roster(
    apprentice=Apprentice,
    foreman=Foreman,
    surveyor=Surveyor,
    rungs=("engineer",),
    styles=STYLES,
    encoder=ENCODER,
    whole=("mark", "roll"),
    unit=unit,
)
