"""Chance for those who want every outcome listed: what is too much for one list is drawn part by part.

Such a node has outcomes of one verb with several arguments, each of which one question to the generator decides: the
dice of a throw. Which question decides which argument is found by asking. Outcomes that the rules treat in the same way
(two faces of a die with the same on them) are one outcome here, as likely as all of them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from typing import TypeAlias

from pithead.core.api import CHANCE, PUBLIC, Event, Game, State
from pithead.core.chance import Chance, SpyRng, seed_from
from pithead.core.errors import OptionError, TooMany
from pithead.games.registry import load_kit

LISTED = 64  # outcomes that are drawn at once; more are drawn in parts
SEED = 1

Odds: TypeAlias = list[tuple[int, float]]


class Throw:
    """A chance node in parts; it never changes.

    odds  of each part: its values with their probabilities, ascending
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        spy = SpyRng(SEED)
        code = state.sample(spy)
        self.verb = game.outcomes.verb_of(code).name
        self.values = list(game.outcomes.values(code))
        faces = [int(n) for n in spy.asked]
        self.places = [self._place(state, part) for part in range(len(faces))]
        alike = load_kit(game.info.id).alike
        self.odds = [self._odds(state, place, n, alike) for place, n in zip(self.places, faces, strict=True)]

    def __deepcopy__(self, memo: dict[int, object]) -> Throw:
        return self

    def _place(self, state: State, part: int) -> int:
        """The argument that a part decides."""
        low, high = (self.game.outcomes.values(state.sample(SpyRng(SEED, part, value))) for value in (0, 1))
        (place,) = [i for i in range(len(low)) if (low[i], high[i]) == (0, 1)]
        return place

    def _odds(self, state: State, place: int, faces: int, alike: Callable[[State, int], int]) -> Odds:
        """The values of the part that decides an argument."""
        found: dict[int, int] = {}
        for face in range(faces):
            values = self.values.copy()
            values[place] = face
            first = alike(state, int(self.game.outcomes.encode(self.verb, *values)))
            value = int(self.game.outcomes.values(first)[place])
            found[value] = found.get(value, 0) + 1
        return [(value, n / faces) for value, n in sorted(found.items())]

    def outcome(self, parts: list[int]) -> int:
        """The code of the outcome with these parts."""
        values = self.values.copy()
        for place, value in zip(self.places, parts, strict=True):
            values[place] = value
        return int(self.game.outcomes.encode(self.verb, *values))


class Luck:
    """The chance nodes of a game.

    settled  the streams of luck (kit.py names them) that were drawn before the game, the same for every game: what they
             bring is one outcome, and everybody knows it. Only what everybody sees can be settled.
    """

    def __init__(self, game: Game, settled: Sequence[str] = ()) -> None:
        kit = load_kit(game.info.id)
        unknown = [name for name in settled if name not in kit.report.streams]
        if unknown:
            raise OptionError(
                f"{game.info.title} has no luck called '{unknown[0]}': there is {', '.join(kit.report.streams)}"
            )
        self.game = game
        self.names = tuple(settled)
        self.alike = kit.alike
        self.settled = {kit.report.streams.index(name) for name in settled}
        self.chance = Chance(seed_from("settled"))

    def __reduce__(self) -> tuple[type[Luck], tuple[Game, tuple[str, ...]]]:
        return Luck, (self.game, self.names)

    def listed(self, state: State) -> Odds:
        """Every outcome with its probability; none where they are too many for one list."""
        if self.settled and int(state.chance_key()[0]) in self.settled:
            return [(self._drawn(state), 1.0)]
        try:
            found = state.outcomes()
        except TooMany:
            return []
        odds: dict[int, float] = {}
        for code, p in found:
            first = int(self.alike(state, code))
            odds[first] = odds.get(first, 0.0) + p
        return sorted(odds.items()) if len(odds) <= LISTED else []

    def every(self, state: State) -> Odds:
        """Every outcome with its probability, however many they are."""
        found = self.listed(state)
        if found:
            return found
        throw = Throw(self.game, state)
        return [
            (throw.outcome([value for value, _ in parts]), prod(p for _, p in parts)) for parts in product(*throw.odds)
        ]

    def _drawn(self, state: State) -> int:
        """What is settled; OptionError where somebody would know of it who must not."""
        code = int(state.sample(self.chance.rng(state.chance_key())))
        after = state.clone()
        events: list[Event] = []
        after.log = events
        after.apply(CHANCE, code)
        if any(event.seen_by != PUBLIC for event in events):
            raise OptionError("only luck that everybody sees can be settled before the game")
        return code
