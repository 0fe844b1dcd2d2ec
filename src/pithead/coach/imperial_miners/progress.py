"""The Progress boards: the space that is reached, and those that lie ahead."""

from __future__ import annotations

from dataclasses import replace

from pithead.coach.imperial_miners.both import SPACE, Both, both, message, pile_words, space_pile
from pithead.coach.imperial_miners.line import Line, Pile
from pithead.coach.question import Comparison, Said
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.verbs import Do, Frame

PROGRESS = "progress"
GOAL = 2  # points that make a space a goal
VIEWS = (4, 6, 8)  # spaces that one looks ahead: as far as the one board has more than the other
FAR = 0.3  # of what lies ahead counts


def _reached(x: Both, line: Line) -> tuple[int, int] | None:
    """The side and the space that the move leads to at once."""
    if not Do.ADVANCE <= x.first < Do.RESOLVE or x.kind == Frame.CHANGE or not line.stops:
        return None
    board, space = line.stops[0]
    return int(interpreter.side_of(x.a.start, board)), space


def space(c: Comparison) -> Said | None:
    """The space reached brings more than the rival's."""
    x = both(c)
    one, other = _reached(x, x.a), _reached(x, x.b)
    if one is None:
        return None
    gains, less = space_pile(x, *one), Pile() if other is None else space_pile(x, *other)
    return x.said(
        "space",
        x.value(gains) - x.value(less),
        PROGRESS,
        space=one[1],
        board=x.t.board_ids[one[0] // 2],
        pile=pile_words(gains),
        otherwise=x.otherwise,
        less=pile_words(less),
    )


def last_space(c: Comparison) -> Said | None:
    """The end of a board is reached; the marker goes on elsewhere."""
    x = both(c)
    ends, others = _ends(x, x.a), _ends(x, x.b)
    if not ends or others:
        return None
    board = ends[0]
    side = int(interpreter.side_of(x.a.start, board))
    pile = space_pile(x, side, int(x.t.spaces[side]))
    return x.said("last-space", 0.8 * x.value(pile), PROGRESS, board=x.t.board_ids[board], pile=pile_words(pile))


def _ends(x: Both, line: Line) -> list[int]:
    """The boards whose last space the line reaches."""
    return [board for board, at in line.stops if at == x.t.spaces[interpreter.side_of(x.a.start, board)]]


def ahead(c: Comparison) -> Said | None:
    """A space with points comes within reach."""
    x = both(c)
    a, b = x.a.end, x.b.end
    if x.left == 0 or a.board[0] != b.board[0] or a.board[0] < 0 or a.space[0] <= b.space[0]:
        return None
    side = int(interpreter.side_of(a, a.board[0]))
    goals = [
        at for at in range(int(a.space[0]) + 1, int(x.t.spaces[side]) + 1) if space_pile(x, side, at).points >= GOAL
    ]
    if not goals:
        return None
    n = space_pile(x, side, goals[0]).points
    near, far = goals[0] - int(a.space[0]), goals[0] - int(b.space[0])
    return x.said(
        "ahead",
        FAR * n * (far - near) / far,
        PROGRESS,
        board=x.t.board_ids[a.board[0]],
        space=goals[0],
        goal=message("points", n=n),
        n=near,
        less=far,
        otherwise=x.otherwise,
    )


def moves_on(c: Comparison) -> Said | None:
    """All else is the same, and the marker goes further."""
    x = both(c)
    further = x.gains.spaces - x.less.spaces
    if replace(x.gains, spaces=0) != replace(x.less, spaces=0) or x.left == 0:
        return None
    return x.said("moves-on", SPACE * further, PROGRESS, n=further)


def road(c: Comparison) -> Said | None:
    """Of two boards the one whose next spaces bring more."""
    x = both(c)
    if x.kind not in (Frame.BOARD, Frame.CHANGE) or not x.a.stops or not x.b.stops or x.left == 0:
        return None
    roads = [(n, _road(x, *x.a.stops[-1], n), _road(x, *x.b.stops[-1], n)) for n in VIEWS]
    n, one, other = next(((n, a, b) for n, a, b in roads if x.value(a) > x.value(b)), roads[0])
    return x.said(
        "road",
        max(0.06, FAR * (x.value(one) - x.value(other))),
        PROGRESS,
        board=x.t.board_ids[x.a.stops[-1][0]],
        spaces=message("spaces", n=n),
        pile=pile_words(one),
        otherwise=x.otherwise,
        less=pile_words(other),
    )


def _road(x: Both, board: int, at: int, n: int) -> Pile:
    """All that the next spaces of a board would bring."""
    side = int(interpreter.side_of(x.a.start, board))
    out = Pile()
    for step in range(at + 1, min(at + n, int(x.t.spaces[side])) + 1):
        out.add(space_pile(x, side, step))
    return out


FACTS = (space, last_space, ahead, moves_on, road)
