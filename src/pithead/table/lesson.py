"""A guided game: a fixed seed and a script of every seat's moves, as data beside the rules
(`games/<game>/lesson*.toml`). A script may end before the game does: the learner then plays on freely.

A position of the script is known by its key, so that a lesson needs no memory of its own: it is found again after an
undo,
a reload or another server, and it is left as soon as somebody plays otherwise. Seats that choose at once may do so in
any order.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from pithead.core.api import CHANCE, Game, State, seats_in
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import MoveError, OptionError
from pithead.games.registry import load_game, load_kit


@dataclass(frozen=True)
class Step:
    """One decision of the script. `says`: message ids, first what is new, last why this move; none for a step that goes
    with the one before.
    """

    move: str
    says: tuple[str, ...]


@dataclass(frozen=True)
class Advice:
    """What the script does now for a seat: the moves that go together, and the words."""

    moves: tuple[str, ...]
    says: tuple[str, ...]


class Lesson:
    """A script with its positions. The learner sits on the first seat, bots on the others.

    end   the position behind the last step: the game is over there, or goes on without a script
    over  the message that says farewell there
    """

    def __init__(self, game: Game, data: dict[str, object]) -> None:
        bots, options, rows = data["bots"], data["options"], data["steps"]
        assert isinstance(bots, list) and isinstance(options, dict) and isinstance(rows, list)
        self.game = game
        self.bots = [str(bot) for bot in bots]
        self.options: dict[str, int | bool | str] = options
        self.seed = seed_from("lesson", str(data["seed"]))
        self.steps: list[list[Step]] = [[] for _ in range(1 + len(bots))]
        for row in rows:
            self.steps[row["seat"] - 1].append(
                Step(row["move"], tuple(f"lesson-{game.info.id}-{say}" for say in row.get("says", [])))
            )
        self.over = f"lesson-{game.info.id}-{data['over']}"
        self.positions, self.end = self._walk()

    def _walk(self) -> tuple[dict[bytes, tuple[int, ...]], State]:
        """How many steps each seat has made at each position that the script leads through, and the last of them."""
        chance = Chance(self.seed)
        start = self.game.new(len(self.steps), self.options)
        _draw(start, chance)
        out = {start.key(): (0,) * len(self.steps)}
        todo = [start]
        all_steps = tuple(len(steps) for steps in self.steps)
        end = start
        while todo:
            state = todo.pop()
            done = out[state.key()]
            if done == all_steps:
                end = state
                continue
            for seat in seats_in(state.waiting()):
                following = self._play(state, seat, done[seat], chance)
                key = following.key()
                if key not in out:
                    out[key] = tuple(n + (i == seat) for i, n in enumerate(done))
                    todo.append(following)
        return out, end

    def _play(self, state: State, seat: int, step: int, chance: Chance) -> State:
        """The position after a seat's next step; MoveError where the rules do not allow it (any more)."""
        if step >= len(self.steps[seat]):
            raise MoveError(f"the script of '{self.game.info.id}' ends before seat {seat + 1} has finished")
        text = self.steps[seat][step].move
        code = self.game.actions.parse(text)
        if code not in state.legal(seat):
            possible = tuple(self.game.actions.format(c) for c in state.legal(seat))
            raise MoveError(f"step {step + 1} of seat {seat + 1}, '{text}', is not possible", text, possible)
        out = state.clone()
        out.apply(seat, code)
        _draw(out, chance)
        return out

    def on(self, state: State) -> bool:
        """Whether a position is one of the script."""
        return state.key() in self.positions

    def done(self, state: State, seat: int) -> int:
        """How many of a seat's steps lie before a position of the script."""
        return self.positions[state.key()][seat]

    def moves_of(self, seat: int, steps: int | None = None) -> int:
        """How many moves of a seat the first steps are (all of them if not said): the parts of one choice are one."""
        return sum(bool(step.says) for step in self.steps[seat][:steps])

    def at_end(self, state: State) -> bool:
        """Whether a position is the last of the script."""
        return state.key() == self.end.key()

    def advice(self, state: State, seat: int) -> Advice | None:
        """What the script does for a seat that is asked; None where it is not, or where the game has left the
        script.
        """
        if not state.waiting() >> seat & 1 or not self.on(state):
            return None
        n = self.done(state, seat)
        steps = self.steps[seat]
        if n == len(steps):
            return None
        head = max((i for i in range(n + 1) if steps[i].says), default=n)
        last = n + 1
        while last < len(steps) and not steps[last].says:
            last += 1
        return Advice(tuple(step.move for step in steps[n:last]), steps[head].says)


def _draw(state: State, chance: Chance) -> None:
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))


def lessons(game_id: str) -> list[str]:
    """The names of a game's lessons, the first one first."""
    return list(load_kit(game_id).lessons)


@cache
def load_lesson(game_id: str, name: str) -> Lesson:
    """A guided game with its core pack; OptionError where there is none of that name."""
    script = load_kit(game_id).lessons.get(name)
    if script is None:
        raise OptionError(
            f"there is no lesson '{name}' of '{game_id}': there is {', '.join(lessons(game_id)) or 'none'}"
        )
    return Lesson(load_game(game_id), tomllib.loads(script.read_text(encoding="utf-8")))
