"""What a simulation counts in a finished game of Imperial Miners, beside scores."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.api import State, sees
from pithead.games.imperial_miners import mine, scoring
from pithead.games.imperial_miners.effects.words import FACTIONS
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import ROUNDS, Do, Tell

MOSTLY = 4  # cards of a faction that make a mine one of it, if no other faction has as many


def figures(state: State) -> dict[str, float]:
    """Means over the seats: points by where they come from, the mine, the leftovers; in a solo game its grade
    (IM-Z2).
    """
    assert isinstance(state, ImperialMiners)
    n = int(state.seats)
    out = {
        "gold left": int(sum(state.gold)) / n,
        "point tokens": int(sum(state.points)) / n,
        "complete carts": sum(len(carts) for carts in state.carts) / n,
        "cards played": int(sum(state.placed)) / n,
        "cards left in hand": sum(len(hand) for hand in state.hand) / n,
        "machines": int(sum(state.machines)) / n,
        "cave-ins": sum(int(mine.bits(mask)) for mask in state.caved) / n,
        "factions": sum(len(_factions(state, seat)) for seat in range(n)) / n,
    }
    if n == 1:
        grade = scoring.grade(state, 0)
        out.update({f"grade {i}": float(i == grade) for i in range(len(state.t.grades) + 1)})
    return out


def sources(state: State, seat: int) -> dict[str, int]:
    """IM-Z1: the score of a seat by source; the parts sum to `standing(seat)[0]`.

    Without a log of the whole game its point tokens are one source; with one, they are told apart by what gave them.
    """
    assert isinstance(state, ImperialMiners)
    points = {"points": int(state.points[seat])} if state.log is None else _points(state, seat)
    return {**points, "carts": len(state.carts[seat])}


def _points(s: ImperialMiners, seat: int) -> dict[str, int]:
    """Point tokens by the turn that gave them: a card's, with all that it set off, by its level; or the event's."""
    assert s.log is not None
    out = {**{f"cards_{level + 1}": 0 for level in range(4)}, "event": 0}
    source = "event"
    for event in s.log:
        if event.kind == Tell.ROUND:
            source = "event"
        elif not sees(seat, event.seen_by) or event.args[0] != seat:
            continue
        elif event.kind == Tell.ACTIVATED:
            source = f"cards_{s.t.level[event.args[1]] + 1}"
        elif event.kind == Tell.VP:
            out[source] += event.args[1]
    return out


def wealth(state: State, seat: int) -> int:
    """Gold."""
    assert isinstance(state, ImperialMiners)
    return int(state.gold[seat])


def grades(state: State) -> list[int]:
    """IM-Z2: of a solo game."""
    assert isinstance(state, ImperialMiners)
    return [int(least) for least in state.t.grades] if state.seats == 1 else []


def traits(state: State, seat: int) -> list[str]:
    """Each card played, each that was held to the end or thrown away instead, and the faction that the mine mostly is
    of.
    """
    assert isinstance(state, ImperialMiners)
    t = state.t
    played, unused = _held(state, seat)
    out = [f"played {t.card_ids[card]}" for card in sorted(played)]
    out += [f"unused {t.card_ids[card]}" for card in sorted(unused)]
    counts = _factions(state, seat)
    most = max(counts.values(), default=0)
    if most >= MOSTLY and list(counts.values()).count(most) == 1:
        out += [f"mostly {name}" for name, count in counts.items() if count == most]
    return out


def _factions(s: ImperialMiners, seat: int) -> dict[str, int]:
    """How many cards of each faction a mine has; only those it has."""
    counts = {name: int(mine.cards_of(s, seat, i)) for i, name in enumerate(FACTIONS)}
    return {name: count for name, count in counts.items() if count}


def _held(s: ImperialMiners, seat: int) -> tuple[set[int], set[int]]:
    """The cards that a seat has played, and those that it has held and not played."""
    played = set(s.cards[seat * ROUNDS : seat * ROUNDS + s.placed[seat]])
    return played, {*s.hand[seat], *s.thrown[seat]} - played


def items(state: State, seat: int, codes: Sequence[int]) -> list[str]:
    """The cards played, the tracks of Progress and the factions searched for."""
    assert isinstance(state, ImperialMiners)
    t, first = state.t, codes[0]
    if Do.PLAY <= first < Do.SELL:
        return [f"card {t.card_ids[code - Do.PLAY]}" for code in codes]
    if Do.BOARD <= first < Do.RESOLVE:
        return [f"track {t.board_ids[code - Do.BOARD]}" if code < Do.RESOLVE else "" for code in codes]
    if Do.FACTION <= first < Do.ADVANCE:
        return [f"faction {FACTIONS[code - Do.FACTION]}" if code < Do.ADVANCE else "" for code in codes]
    return []


def earned(state: State, seat: int) -> dict[str, bool]:
    """The cards that it has held: whether it has played them."""
    assert isinstance(state, ImperialMiners)
    played, unused = _held(state, seat)
    return {f"card {state.t.card_ids[card]}": card in played for card in sorted(played | unused)}
