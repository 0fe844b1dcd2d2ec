"""A position as a picture: the one that links to a table have, drawn of what one audience sees."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pithead.core.api import OVER, SPECTATOR, Game, State
from pithead.pictures.moment import Moment, SeatLine, paint_moment


def position_picture(game: Game, view: State, seat: int) -> NDArray[np.uint8]:
    """What `seat` sees (or SPECTATOR), as dots of three bytes: 630 rows of 1200; `view` must be its view."""
    over, waiting = view.actor() == OVER, view.waiting()
    standings = [view.standing(other) for other in range(view.seats)] if over else []
    seats = [
        SeatLine(
            f"seat {other + 1}{', looks' if other == seat and seat != SPECTATOR else ''}",
            bool(waiting >> other & 1),
            1 + sum(one > standings[other] for one in standings) if over else 0,
        )
        for other in range(view.seats)
    ]
    moment = Moment(game.info.id, game.info.title, f"round {view.round}", "", game.scene(view, seat), seats)
    canvas = paint_moment(moment)
    return np.frombuffer(canvas.dots, np.uint8).reshape(canvas.height, canvas.width, 3).copy()
