"""What a choice brings in this round, held against what its rival brings."""

from __future__ import annotations

from pithead.coach.imperial_miners.both import Both, both, each_turn, is_nothing, pile_words
from pithead.coach.imperial_miners.line import Line, Pile, Turn
from pithead.coach.question import Comparison, Said
from pithead.core.api import Json
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.state import NONE
from pithead.games.imperial_miners.verbs import Do, Frame

YIELD = "yield"
WHOLE = 0.95  # of what a choice brings in all counts: a single reason for it is said rather
LAST = 0.05  # weight of what is said where there is hardly anything else,
LEAST = 0.001  # and of what is said where there is nothing


def _wakes(x: Both) -> tuple[int, int] | None:
    """The slots of the two cards that a chain goes through, or that are activated specially."""
    if x.kind not in (Frame.CHAIN, Frame.TARGET):
        return None
    start = Do.CLIMB if x.kind == Frame.CHAIN else Do.ACTIVATE
    return int(mine.find(x.view, x.seat, x.first - start)), int(mine.find(x.view, x.seat, x.second - start))


def _names(x: Both, slots: tuple[int, int]) -> tuple[str, str]:
    return x.card(int(x.a.start.cards[slots[0]])), x.card(int(x.a.start.cards[slots[1]]))


def _acts(x: Both, slot: int) -> bool:
    """Whether a card has an effect when it is woken: it had no turn yet, and no cave-in lies on it."""
    return not (x.a.start.acted[0] | x.a.start.caved[0]) >> slot & 1


def climb(c: Comparison) -> Said | None:
    """The chain goes on through the card that brings more, or that card is activated."""
    x = both(c)
    slots = _wakes(x)
    if slots is None or not (_acts(x, slots[0]) and _acts(x, slots[1])):
        return None
    card, neighbour = _names(x, slots)
    if x.kind == Frame.CHAIN:
        id, gains, less = "climb", x.gains, x.less
    else:
        id, gains, less = "activate", _turn(x.a, slots[0]), _turn(x.b, slots[1])
    weight = x.value(gains) - x.value(less)
    return x.said(id, weight, YIELD, card=card, neighbour=neighbour, pile=pile_words(gains), less=pile_words(less))


def buried(c: Comparison) -> Said | None:
    """The rival's card would only lose its cave-in."""
    x = both(c)
    slots = _wakes(x)
    if slots is None or not _acts(x, slots[0]) or x.a.start.acted[0] >> slots[1] & 1 or _acts(x, slots[1]):
        return None
    card, neighbour = _names(x, slots)
    weight = x.value(x.gains) - x.value(x.less) + LAST
    return x.said("buried", weight, YIELD, card=card, neighbour=neighbour, pile=pile_words(_turn(x.a, slots[0])))


def acted(c: Comparison) -> Said | None:
    """The rival's card had its turn in this round."""
    x = both(c)
    slots = _wakes(x)
    if slots is None or not _acts(x, slots[0]) or not x.a.start.acted[0] >> slots[1] & 1:
        return None
    card, neighbour = _names(x, slots)
    weight = x.value(x.gains) - x.value(x.less) + LAST
    return x.said("acted", weight, YIELD, card=card, neighbour=neighbour, pile=pile_words(_turn(x.a, slots[0])))


def _turn(line: Line, slot: int) -> Pile:
    """What the turn of a card brings in a line."""
    return next((turn.brings for turn in line.chain if turn.slot == slot), Pile())


def digs(c: Comparison) -> Said | None:
    """A card loses its cave-in, and acts again from the next time on."""
    x = both(c)
    slots = _wakes(x)
    if slots is None or x.left == 0 or not x.a.start.caved[0] >> slots[0] & 1 or not _acts(x, slots[1]):
        return None
    again = each_turn(x, x.a.end, slots[0])
    card, _ = _names(x, slots)
    return x.said("digs", x.value(again), "later", card=card, pile=pile_words(again))


def points(c: Comparison) -> Said | None:
    """More points, and no less gold for it."""
    x = both(c)
    more = x.gains.scored - x.less.scored
    if more <= 0 or x.purse < 0 or x.less.scored == 0 or x.kind == Frame.CHAIN or _by_place(x):
        return None
    weight = WHOLE * (more + x.gold * x.purse)
    return x.said("more-points", weight, YIELD, **_piles(x))


def something(c: Comparison) -> Said | None:
    """The rival brings nothing at all."""
    x = both(c)
    if not is_nothing(x.less) or x.kind in (Frame.KEEP, Frame.CHAIN) or _by_place(x):
        return None
    return x.said("something", WHOLE * x.value(x.gains), YIELD, pile=pile_words(x.gains), otherwise=x.otherwise)


def points_not_gold(c: Comparison) -> Said | None:
    """Points, where the rival brings gold or cards alone."""
    x = both(c)
    if x.gains.scored <= 0 or x.less.scored > 0 or is_nothing(x.less) or x.kind == Frame.KEEP:
        return None
    if x.kind == Frame.CHAIN or _by_place(x):
        return None
    weight = WHOLE * (x.gains.scored + x.gold * x.purse)
    return x.said("points-not-gold", weight, YIELD, **_piles(x))


def _by_place(x: Both) -> bool:
    """Whether they differ by the carts that the card completes where it lies, and by nothing else."""
    return x.lays and x.gains.scored - x.less.scored == x.a.joins - x.b.joins and x.gains.points == x.less.points


def points_for_gold(c: Comparison) -> Said | None:
    """More points for more gold, while gold still counts."""
    x = both(c)
    more = x.gains.scored - x.less.scored
    if more <= 0 or x.purse >= 0 or x.left == 0 or x.less.scored == 0:
        return None
    weight = more + x.gold * x.purse
    return x.said("points-for-gold", weight, YIELD, more=more, gold=-x.purse, otherwise=x.otherwise)


def gold(c: Comparison) -> Said | None:
    """As many points, and more gold left."""
    x = both(c)
    if x.gains.scored != x.less.scored or x.purse <= 0 or x.kind in (Frame.KEEP, Frame.CHAIN):
        return None
    if at_surface(x) or is_nothing(x.less) or x.kind in (Frame.STEPS, Frame.BOARD):
        return None
    weight = x.gold * x.purse
    return x.said(
        "more-gold",
        weight,
        "gold",
        gold=int(x.a.end.gold[0]),
        less=int(x.b.end.gold[0]),
        otherwise=x.otherwise,
    )


def surface(c: Comparison) -> Said | None:
    """Two effects of the Surface, each with what it brings."""
    x = both(c)
    one, other = _surface(x, x.a, x.first), _surface(x, x.b, x.second)
    if one is None or other is None or one.branch == other.branch:
        return None
    weight = x.value(one.brings) - x.value(other.brings)
    work = str(int(x.t.effect[one.branch]) + 1)
    return x.said(
        "surface",
        weight,
        YIELD,
        work=work,
        pile=pile_words(one.brings),
        otherwise=x.otherwise,
        less=pile_words(other.brings),
    )


def at_surface(x: Both) -> bool:
    """Whether the choice is between two effects of the Surface."""
    return _surface(x, x.a, x.first) is not None and _surface(x, x.b, x.second) is not None


def _surface(x: Both, line: Line, code: int) -> Turn | None:
    """The turn of the Surface where that is what the choice is about."""
    turn = line.turn_of("surface")
    asked = x.kind == Frame.CHOOSE and len(line.answers) > 0 and line.answers[0][1] == code
    return turn if asked and turn is not None and line.turns.index(turn) <= 1 and turn.branch != NONE else None


def later(c: Comparison) -> Said | None:
    """Less now, more in the end."""
    x = both(c)
    more = round(c.chosen.points - c.rival.points)
    behind = x.value(x.less) - x.value(x.gains)
    if behind <= 0 or more < 1 or x.left == 0 or x.kind == Frame.KEEP:
        return None
    return x.said("later", LAST * 2, "later", more=more, **_piles(x))


def all_in_all(c: Comparison) -> Said | None:
    """What is said where there is nothing more to say: what both bring."""
    x = both(c)
    if x.kind in (Frame.KEEP, Frame.DRAW, Frame.FACTION, Frame.LIMIT):
        return None
    if pile_words(x.gains) == pile_words(x.less):
        total = x.a.total()
        if is_nothing(total):
            return x.said("even-nothing", LEAST, YIELD)
        return x.said("even", LEAST, YIELD, pile=pile_words(total))
    id = "sum-nothing" if pile_words(x.gains) == pile_words(Pile()) else "sum"
    return x.said(id, LEAST, YIELD, **_piles(x))


def _piles(x: Both) -> dict[str, Json]:
    return {"pile": pile_words(x.gains), "less": pile_words(x.less), "otherwise": x.otherwise}


FACTS = (
    climb,
    buried,
    acted,
    digs,
    points,
    something,
    points_not_gold,
    points_for_gold,
    gold,
    surface,
    later,
    all_in_all,
)
