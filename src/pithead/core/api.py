"""Game, State, Event, Bot: the interfaces everything else is built on. Read this first.

A `Game` is stateless and knows the names; a `State` is a position and knows the rules. A position waits for
one or several seats, for chance, or for nothing any more. Whoever drives it calls, in a loop:

    actor = state.actor()
    if actor == CHANCE:  state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
    elif actor != OVER:  state.apply(actor, <one of state.legal(actor)>)
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, Protocol, TypeAlias

from mypy_extensions import mypyc_attr

from pithead.core.actions import ActionSpace, EventType
from pithead.core.chance import Rng
from pithead.core.errors import OptionError, PackError
from pithead.core.fields import BOUND, check_fields, check_range

if TYPE_CHECKING:
    from mypy_extensions import i64

    Ints: TypeAlias = list[i64]

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Options: TypeAlias = Mapping[str, "int | bool | str"]

CHANCE: Final = -1  # an actor: the next thing is drawn, not chosen
OVER: Final = -2  # an actor: the game has ended
HIDDEN: Final = -3  # a value in a view: this audience may not know it
TRUTH: Final = -4  # an audience: sees everything (the authority only)
SPECTATOR: Final = -5  # an audience: sees what is public

PUBLIC: Final = 255  # Event.seen_by of what everybody sees; bit s is seat s, bit 7 the spectators


class Event:
    """Something that happened, told while a move is applied.

    kind     index into `Game.events`
    args     ints, named by that event type
    seen_by  mask of the seats that see it (PUBLIC for all and the spectators)
    reveals  somebody learned something new by it: undo never goes back past this moment
    """

    kind: int
    args: tuple[int, ...]
    seen_by: int
    reveals: bool

    def __init__(self, kind: int, args: tuple[int, ...], seen_by: int, reveals: bool) -> None:
        self.kind = kind
        self.args = args
        self.seen_by = seen_by
        self.reveals = reveals

    def __reduce__(self) -> tuple[type[Event], tuple[int, tuple[int, ...], int, bool]]:
        return Event, (self.kind, self.args, self.seen_by, self.reveals)


def sees(audience: int, seen_by: int) -> bool:
    """Whether a seat, SPECTATOR or TRUTH is told of an event with this mask."""
    return audience == TRUTH or bool(seen_by >> (7 if audience == SPECTATOR else audience) & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: ints and int lists (or lists of int lists), all named in FIELDS, copied by a hand-written clone. Each
    game's has `t` besides, the tables of its pack, which never change.

    `apply` trusts its caller: check with `legal` at the door. A view (see `view`) is a State of the same class
    with holes; everything but `apply` of what needs the hidden values works on it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()  # every field that makes up the position, in a fixed order
    GROWING: ClassVar[dict[str, int]] = {}  # lists (or lists in a list) that change their length, by so many at a time

    seats: i64
    round: i64  # rounds (Rockwell: turns) begun so far
    reason: i64  # why the game ended: index into Game.reasons; 0 while it runs
    log: list[Event] | None  # where events go while somebody listens; never copied

    # -- who must do what

    @abstractmethod
    def waiting(self) -> i64:
        """Mask of the seats that owe a decision; 0 when chance or nobody is to act."""

    @abstractmethod
    def actor(self) -> i64:
        """The lowest waiting seat, CHANCE or OVER."""

    @abstractmethod
    def legal(self, seat: i64) -> Ints:
        """The codes `seat` may choose from, ascending; empty exactly when it is not waiting."""

    @abstractmethod
    def apply(self, seat: i64, code: i64) -> None:
        """Do one legal action, or one chance outcome with seat CHANCE. Deterministic; trusts the caller."""

    # -- chance

    @abstractmethod
    def chance_key(self) -> tuple[int, ...]:
        """Stream and index of the chance node; call it only when the actor is CHANCE."""

    @abstractmethod
    def sample(self, rng: Rng) -> i64:
        """One outcome, drawn. Uses `rng` alone."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability, ascending; TooMany where there are more than 300 or so."""

    # -- copies and audiences

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without the log."""

    @abstractmethod
    def view(self, seat: i64) -> State:
        """What one audience may know: a copy with HIDDEN (or unknown pieces) for the rest."""

    @abstractmethod
    def determinize(self, rng: Rng) -> State:
        """A whole position drawn from those that this view allows: `view(determinize(view)) == view`."""

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[type[State], object, dict[str, Json]]]:
        return _unpickled, (type(self), getattr(self, "t"), self.to_json())  # noqa: B009  each game has its own type of it

    # -- results

    @abstractmethod
    def standing(self, seat: i64) -> tuple[int, ...]:
        """Score first, then the tie-breaks in rule order; as if the game ended now. Needs the truth or a finished
        game.
        """

    @abstractmethod
    def audit(self) -> None:
        """AssertionError if a piece was lost or made: what the box holds is all on the table."""

    # -- the position as data (the same for every game)

    def to_json(self) -> dict[str, Json]:
        """Every field by its name. `Game.load` reads it back."""
        return {name: _copy(getattr(self, name)) for name in self.FIELDS}

    def read_json(self, data: Mapping[str, Json]) -> None:
        """Fill the fields from `to_json`; trusts the caller, as `apply` does."""
        for name in self.FIELDS:
            setattr(self, name, _copy(data[name]))

    def key(self) -> bytes:
        """16 bytes that are equal exactly when the positions are (on every build, for ever)."""
        return blake2b(repr([getattr(self, name) for name in self.FIELDS]).encode(), digest_size=16).digest()


def _unpickled(kind: Callable[[], State], tables: object, data: Mapping[str, Json]) -> State:
    state = kind()
    setattr(state, "t", tables)  # noqa: B010
    state.log = None
    state.read_json(data)
    return state


def _copy(value: Json) -> Json:
    return [_copy(v) for v in value] if isinstance(value, list) else value


class Option:
    """One table option: a whole number in a range, a switch, or a choice of words. `people_only`: the number that a
    table with bots cannot have, or -1.
    """

    def __init__(
        self,
        name: str,
        default: int | bool | str,
        clause: str,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        people_only: int = -1,
    ) -> None:
        self.name = name
        self.people_only = people_only
        self.default = default
        self.clause = clause
        self.choices = tuple(choices)
        self.low = low
        self.high = high

    def check(self, value: int | bool | str) -> str:
        """Why `value` cannot be taken, or an empty string."""
        if self.choices:
            return (
                "" if value in self.choices else f"{self.name} must be one of {', '.join(self.choices)}, not {value!r}"
            )
        if isinstance(self.default, bool):
            return "" if isinstance(value, bool) else f"{self.name} must be true or false, not {value!r}"
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            return f"{self.name} must be a whole number from {self.low} to {self.high}, not {value!r}"
        return ""


class PackInfo:
    """Where the component figures come from: name, hash, how many rows are printed or reconstructed, and the version
    that its maker gave it.
    """

    def __init__(self, name: str, digest: str, printed: int, reconstructed: int, version: int = 1) -> None:
        self.name = name
        self.digest = digest
        self.printed = printed
        self.reconstructed = reconstructed
        self.version = version

    def __reduce__(self) -> tuple[type[PackInfo], tuple[str, str, int, int, int]]:
        return PackInfo, (self.name, self.digest, self.printed, self.reconstructed, self.version)

    def __str__(self) -> str:
        return pack_label(self.name, self.version, self.digest)


def pack_label(name: object, version: object, digest: object) -> str:
    """A pack as messages call it: 'mine', version 2 (5197b74a18fceb26)."""
    return f"'{name}', version {version} ({digest})"


class GameInfo:
    """What a lobby shows of a game."""

    def __init__(
        self,
        id: str,
        title: str,
        prefix: str,
        min_seats: int,
        max_seats: int,
        options: Sequence[Option],
        rules_version: int,
        pack: PackInfo,
        stage: str,
    ) -> None:
        self.id = id
        self.title = title
        self.prefix = prefix  # of its clauses: "DD"
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = tuple(options)
        self.rules_version = rules_version
        self.pack = pack
        self.stage = stage


class Detail:
    """What a client shows beside one choice.

    clause   the rule behind it
    cost     what it takes from the seat, by name of what is paid: {"coins": 5}
    preview  what would happen, as far as this seat may know: a TypedDict of the game
    warning  message id of a typed warning, or ""
    """

    def __init__(
        self,
        clause: str,
        cost: Mapping[str, int | str] | None = None,
        preview: Mapping[str, object] | None = None,
        warning: str = "",
    ) -> None:
        self.clause = clause
        self.cost = cost or {}
        self.preview = preview or {}
        self.warning = warning


class PackEffect:
    """One branch of a declared effect: the number of its effect from 1, its verbs, three forms in which signs stand in
    brackets ("+2[gold]"): a sentence, short words, symbols; and the clauses that are good to know, the first most of
    all.
    """

    def __init__(self, effect: int, verbs: list[str], text: str, short: str, symbols: str, clauses: list[str]) -> None:
        self.effect = effect
        self.verbs = verbs
        self.text = text
        self.short = short
        self.symbols = symbols
        self.clauses = clauses


class PackWords:
    """The words of a content pack in one language: names by `domain-label`, the branches of effects by the id that
    scenes have; branch 2 of `card-038` is `card-038.2`.
    """

    def __init__(self, names: dict[str, str], effects: dict[str, list[PackEffect]]) -> None:
        self.names = names
        self.effects = effects


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its content pack. Stateless: one instance serves every table, and is its own copy.

    A subclass is made from the path of a pack alone (None: its core pack). A pickle holds that and reads the pack
    again.
    """

    pack_path: Path | None
    info: GameInfo
    actions: ActionSpace
    outcomes: ActionSpace  # chance outcomes by name
    events: tuple[EventType, ...]
    reasons: tuple[str, ...]  # names of State.reason; the first is ""
    absurd_moves: dict[str, str]  # the list of moves that nobody forgives: by id, in words

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[type[Game], Path | None, str]]:
        return _open_again, (type(self), self.pack_path, self.info.pack.digest)

    @abstractmethod
    def new(self, seats: int, options: Options | None = None) -> State:
        """A fresh position; OptionError on a wrong number of seats or a wrong option."""

    def load(self, data: Mapping[str, Json]) -> State:
        """The position of `State.to_json`; ValueError says which field is wrong. It never reads less than it is given:
        `load(data).to_json() == data`.
        """
        state = self.new(check_range(data, "seats", self.info.min_seats, self.info.max_seats))
        check_fields(data, state.to_json(), state.GROWING)
        check_range(data, "round", 0, BOUND)
        check_range(data, "reason", 0, len(self.reasons) - 1)
        state.read_json(data)
        return state

    def word(self, domain: str, label: str, lang: str) -> str:
        """The content pack's own name of a label (a card's, say) in a language, or "" where the catalogues have it."""
        return ""

    def phrase(self, verb: str, preview: Mapping[str, object], lang: str) -> str:
        """A choice by what it does, from what stands beside it, where its arguments alone do not say it; else ""."""
        return ""

    def pack_words(self, lang: str) -> PackWords:
        """All words that the content pack brings along; none where the catalogues have everything."""
        return PackWords({}, {})

    @abstractmethod
    def scene(self, view: State, seat: int) -> Mapping[str, object]:
        """What an audience sees, by names, for whoever draws it: a TypedDict of the game.

        `view` must be that audience's view.
        """

    @abstractmethod
    def prompt(self, view: State, seat: int) -> str:
        """Message id of what `seat` is asked for now."""

    @abstractmethod
    def detail(self, view: State, seat: int, code: int) -> Detail:
        """What to show beside one choice; looks at the seat's view only."""

    @abstractmethod
    def closed(self, state: State) -> State:
        """The position as it is once everybody has agreed to end the game here: over, scored as it stands."""

    def uncounted(self, view: State, seat: int) -> State:
        """A seat's view without what it knows only by counting along, where the table leaves that to the players: a
        hint is made of it.
        """
        return view

    @abstractmethod
    def absurd(self, view: State, seat: int, code: int) -> str:
        """Id in `absurd_moves` that a legal choice falls under, or ""."""


def _open_again(kind: Callable[[Path | None], Game], path: Path | None, digest: str) -> Game:
    """A game that was pickled; PackError where its pack is another one now."""
    game = kind(path)
    if game.info.pack.digest != digest:
        raise PackError(str(path or game.info.pack.name), "", f"the pack was {digest}, it is {game.info.pack.digest}")
    return game


class Budget:
    """How long a bot may think: simulations, milliseconds, or neither (a scripted bot)."""

    def __init__(self, simulations: int = 0, milliseconds: int = 0) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds


class Advice:
    """One choice as a bot sees it.

    code   the choice
    value  what the bot compares, in its own unit; more is better
    """

    def __init__(self, code: int, value: float) -> None:
        self.code = code
        self.value = value


class Bot(Protocol):
    """A player in code. It sees views only, and its randomness is its own.

    It may be made anew for each decision (a server does so): what must hold from one decision to the next, a sealed bid
    asked in five steps, say, follows from the view and the seed. `pithead.bots.driver` seats and asks bots.
    """

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        """A game starts, or goes on.

        seed  the bot's for this seat and this game, the same at every decision
        at    how far the game has come (0: its start): what is drawn for one decision only differs from point to point
        """

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        """One of `legal`, for the seat named in `begin`; `view` is that seat's view."""

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """What it thinks of its choices, best first: those it looked at, each with a value."""


def check_options(info: GameInfo, seats: int, options: Options | None) -> dict[str, int | bool | str]:
    """The options with defaults filled in; OptionError says what is wrong and what is possible."""
    if not info.min_seats <= seats <= info.max_seats:
        raise OptionError(f"{info.title} is for {info.min_seats} to {info.max_seats} players, not {seats}")
    known = {option.name: option for option in info.options}
    values: dict[str, int | bool | str] = {option.name: option.default for option in info.options}
    for name, value in (options or {}).items():
        if name not in known:
            raise OptionError(f"{info.title} has no option '{name}': there is {', '.join(known) or 'none'}")
        wrong = known[name].check(value)
        if wrong:
            raise OptionError(wrong)
        values[name] = value
    return values


def check_bots(info: GameInfo, options: Options) -> None:
    """OptionError where bots would sit at a table that is for people only."""
    for option in info.options:
        value = options.get(option.name, option.default)
        if option.people_only >= 0 and not isinstance(value, bool) and value == option.people_only:
            raise OptionError(
                f"{option.name} {value} is for tables of people only ({option.clause}): with bots set it from "
                f"{option.low + 1} to {option.high}"
            )


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, ascending."""
    return [seat for seat in range(7) if mask >> seat & 1]
