"""A position in words: what is asked, the choices by name, and the scene as indented lines."""

from __future__ import annotations

from collections.abc import Mapping

from pithead.core.api import OVER, SPECTATOR, Game, State


def position_text(game: Game, view: State, seat: int) -> str:
    """What `seat` sees (or SPECTATOR); `view` must be its view."""
    who = "as spectators see it" if seat == SPECTATOR else f"seat {seat + 1} of {view.seats}"
    lines = [f"{game.info.title}, round {view.round}, {who}"]
    if view.actor() == OVER:
        lines.append(f"over: {game.reasons[view.reason]}")
        lines += [f"seat {other + 1}: {view.standing(other)[0]} points" for other in range(view.seats)]
    elif seat != SPECTATOR and view.waiting() >> seat & 1:
        lines.append("choices: " + ", ".join(game.actions.format(code) for code in view.legal(seat)))
    return "\n".join(lines + _lines(game.scene(view, seat), 0)) + "\n"


def _lines(value: object, depth: int) -> list[str]:
    """A value of the scene: short ones on a line."""
    margin, out = "  " * depth, []
    items = value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    for name, part in items:
        if isinstance(part, (Mapping, list)) and len(str(part)) > 100:
            out += [f"{margin}{name}:", *_lines(part, depth + 1)]
        else:
            out.append(f"{margin}{name}: {part}")
    return out
