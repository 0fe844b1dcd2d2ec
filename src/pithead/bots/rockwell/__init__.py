"""Rockwell's own players."""

from pithead.bots.rockwell.apprentice import Apprentice
from pithead.bots.rockwell.encoder import ENCODER
from pithead.bots.rockwell.foreman import Foreman
from pithead.bots.rockwell.styles import STYLES
from pithead.bots.rockwell.surveyor import Surveyor
from pithead.bots.roster import Roster
from pithead.core.api import State


def unit(view: State, scale: float) -> float:
    """The surveyor's values are chances to win."""
    return 1.0


ROSTER = Roster(
    apprentice=Apprentice,
    foreman=Foreman,
    surveyor=Surveyor,
    rungs=("surveyor",),
    styles=STYLES,
    encoder=ENCODER,
    whole=("sell", "buy"),
    unit=unit,
)
