"""What a simulation counts in a finished game of Imperial Miners, beside scores."""

from __future__ import annotations

from pithead.core.api import State
from pithead.games.imperial_miners import mine, scoring
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import ROUNDS
from pithead.games.imperial_miners.words import FACTIONS

MOSTLY = 4  # cards of a faction that make a mine one of it, if no other faction has as many


def report(state: State) -> dict[str, float]:
    """Means over the seats: points by where they come from, the mine, the leftovers; in a solo game its grade (IM-Z2)."""
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
    """IM-Z1: a seat's points by where they come from."""
    assert isinstance(state, ImperialMiners)
    return {"point tokens": int(state.points[seat]), "complete carts": len(state.carts[seat])}


def traits(state: State, seat: int) -> list[str]:
    """Each card played, each that was held to the end or thrown away instead, and the faction that the mine mostly is of."""
    assert isinstance(state, ImperialMiners)
    t = state.t
    played = set(state.cards[seat * ROUNDS : seat * ROUNDS + state.placed[seat]])
    unused = {*state.hand[seat], *state.thrown[seat]} - played
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
