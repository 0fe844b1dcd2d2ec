"""Who judges for the coach, and how a position is played on to a point where it can be judged.

A judge is no judge in the middle of a turn. So a position is played on by foreman, in worlds that the seat's view
allows, to the next quiet point; what the seat would see there is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from pithead.bots.engineer import Engineer
from pithead.bots.evaluator import Judgement
from pithead.bots.foreman import Foreman
from pithead.bots.registry import able_levels, load_roster, make_bot
from pithead.bots.tempered import Tempered
from pithead.core.api import CHANCE, OVER, Bot, Budget, Game, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import OptionError
from pithead.games.registry import load_kit

SET_UP = "set_up"
ABOVE = 1.25  # the whole of a game alone: so many times the least score of its highest grade


@dataclass(frozen=True)
class Manner:
    """What a game says of its quiet points: `MANNER` of `pithead.coach.<game>.manner`.

    quiet    whether a position can be judged for a seat as it is
    settled  whether a choice that was made at `since` has shown what it is worth to its seat
    seen     what a seat knows of a position, in the form that judges take
    open     whether nobody chooses in secret at this point, so that all seats look at the same way to the quiet point
    streams  the luck that a draw belongs to, by its verb
    opening  verbs of draws that are the set-up where they come before everything else
    starts   choices worth a look, told as far as can be, where the foreman's candidates do not say them; else nothing
    plan     how a foreman would go on with the action that a choice begins, what is drawn left out; nothing where a
             choice is all of it
    """

    quiet: Callable[[State, int], bool]
    settled: Callable[[State, State, int], bool]
    seen: Callable[[State, int], State]
    open: Callable[[State], bool]
    streams: Mapping[str, str]
    opening: tuple[str, ...]
    starts: Callable[[Foreman, State, Sequence[int]], list[list[int]]] | None = None
    plan: Callable[[Bot, State, int, Sequence[int]], list[int]] | None = None


@cache
def manner_of(game_id: str) -> Manner:
    """OptionError for a game that the coach does not know."""
    name = f"pithead.coach.{game_id}.manner"
    if find_spec(f"pithead.coach.{game_id}") is None or find_spec(name) is None:
        raise OptionError(f"the coach does not know {game_id}")
    manner: Manner = import_module(name).MANNER
    return manner


def coach_bot(game: Game, transfer: bool = False) -> str:
    """The strongest rung that can play a game with its pack; with what was tuned for another one where none can."""
    able = [name for name in able_levels(game, transfer) if name not in ("pebble", "apprentice")]
    return able[-1] if able else able_levels(game, transfer=True)[-1]


def can_judge(game: Game, bot: str, transfer: bool = False) -> bool:
    """Whether a bot's judgement serves the coach: a rung from foreman up, of a game that the coach knows."""
    if find_spec(f"pithead.coach.{game.info.id}") is None:
        return False
    found = make_bot(bot, game.info.id, game.pack_path, transfer)
    return isinstance(found.foreman if isinstance(found, Engineer | Tempered) else found, Foreman)


def guides_of(game: Game, seats: int) -> list[Guide]:
    """The judges of all seats at a table, by the strongest rung there is. They share who plays on, and so what these
    have worked out.
    """
    name = coach_bot(game)
    out = [Guide(game, name, seat, seat + 1, transfer=True) for seat in range(seats)]
    for one in out[1:]:
        one.players = out[0].players
    return out


class Guide:
    """A seat's judge: plays views on and has their ends judged.

    Everything follows from the view and the seed.

    players  by seat count: who plays on
    """

    def __init__(self, game: Game, bot: str, seat: int, seed: int, transfer: bool = False) -> None:
        found = make_bot(bot, game.info.id, game.pack_path, transfer)
        foreman = found.foreman if isinstance(found, Engineer | Tempered) else found
        if not isinstance(foreman, Foreman):
            raise OptionError(f"'{bot}' cannot say what a position is worth")
        self.game = game
        self.seat = seat
        self.seed = seed
        self.transfer = transfer
        self.foreman = foreman
        self.manner = manner_of(game.info.id)
        self.players: dict[int, list[Bot]] = {}
        foreman.begin(game, seat, seed)

    def quiet_point(self, view: State, world: int) -> State:
        """The next point at which a sampled world can be judged for the seat."""
        return self.played(self.world(view, world), (), world, lambda state: self.manner.quiet(state, self.seat))

    def true_quiet_point(self, state: State, world: int) -> State:
        """The same from the position as it is: of a finished game, where nothing is secret any more."""
        return self.played(state.clone(), (), world, lambda state: self.manner.quiet(state, self.seat))

    def after(self, view: State, codes: Sequence[int], world: int) -> State:
        """A sampled world once these choices of the seat have shown what they are worth."""
        state = self.world(view, world)
        return self.played(state, codes, world, lambda state: self.manner.settled(state, view, self.seat))

    def plan(self, view: State, codes: Sequence[int]) -> tuple[int, ...]:
        """How the seat would go on with the action that a choice begins."""
        if self.manner.plan is None:
            return ()
        player = self._players(int(view.seats), 0)[self.seat]
        return tuple(self.manner.plan(player, view, self.seat, codes))

    def _luck(self, world: int) -> bytes:
        return seed_from("coach", self.seed, world)

    def world(self, view: State, world: int) -> State:
        """One that the view allows, by its number."""
        return view.determinize(Rng(int.from_bytes(self._luck(world)[:8], "big")))

    def played(self, state: State, codes: Sequence[int], world: int, until: Callable[[State], bool]) -> State:
        """A position played on, these moves of the seat first. It goes first where several are asked at once."""
        chance, budget = Chance(self._luck(world)), Budget()
        players = self._players(int(state.seats), world)
        left = list(codes[::-1])
        if left:
            state.apply(self.seat, left.pop())
        while (actor := state.actor()) != OVER and not until(state):
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
                continue
            seat = self.seat if state.waiting() >> self.seat & 1 else int(actor)
            legal = state.legal(seat)
            if seat == self.seat and left and left[-1] in legal:
                code = left.pop()
            else:
                code = legal[0] if len(legal) == 1 else players[seat].choose(state.view(seat), legal, budget)
            state.apply(seat, code)
        return state

    def _players(self, seats: int, world: int) -> list[Bot]:
        if seats not in self.players:
            self.players[seats] = [self.new_player() for _ in range(seats)]
        for seat, player in enumerate(self.players[seats]):
            player.begin(self.game, seat, self.seed ^ world * 8 + seat)
        return self.players[seats]

    def new_player(self) -> Bot:
        """Somebody who plays on."""
        make = load_roster(self.game.info.id).foreman
        assert make is not None
        out = make(self.foreman.weights)
        out.transfer = self.transfer
        out.remember()
        return out

    def _leaf(self, state: State) -> State:
        """What is judged: by a net what the seat sees; foreman's sum needs a whole position."""
        if state.actor() == OVER:
            return state
        return self.manner.seen(state, self.seat) if self.foreman.net_pack else state

    def judge(self, ends: Sequence[State]) -> list[Judgement]:
        """All at once, by what the seat knows of them; of a game alone the share is that of its points in the whole."""
        if not ends:
            return []
        found = self.foreman.judge([self._leaf(end) for end in ends], self.seat)
        if int(ends[0].seats) > 1:
            return found
        most = whole_alone(self.game, ends[0])
        return [Judgement([alone_share(one.points[0], most)], one.points) for one in found]


def whole_alone(game: Game, state: State) -> float:
    """The points that are the whole of a game alone: there nobody else can win, and a share is one of these."""
    grades = load_kit(game.info.id).report.grades(state)
    return ABOVE * grades[-1] if grades else 100.0


def alone_share(points: float, most: float) -> float:
    return min(1.0, max(0.0, points / most))
