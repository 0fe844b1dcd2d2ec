"""What a balance report holds, as data: `pithead balance --json` prints it, the page draws it, `read` takes it back.

Shares are from 0 to 1. An interval that too few games allow no statement of is null at both ends.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

import msgspec

from pithead.core.api import Json
from pithead.core.errors import OptionError

FORMAT = 1  # raised where a field changes its meaning or goes away


@dataclass(frozen=True)
class Estimate:
    """A mean or a share of so many observations with its 95 % interval."""

    n: int
    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Spread:
    """A figure over games: its mean, its nine deciles, and how many games each whole value has."""

    mean: float
    deciles: list[float]
    counts: dict[int, int]


@dataclass(frozen=True)
class Finding:
    """One figure that was judged.

    id          such as "points", "seat 1", "taken card 019", "lift card 019"
    group       "game", "seat" or "item"
    about       in words
    unit        "points", "share", "rounds", "choices", "changes"
    a           the figure with pack A; without a pack A what it ought to be
    b           the figure with the pack looked at
    low, high   of the difference b - a, valid at every look
    margin      from where on a difference matters
    p           always valid, not corrected; `verdict` is corrected over all findings
    verdict     "better", "worse" (nearer to or farther from what it ought to be), "more", "less" (where neither is
                better), "no difference", "cannot tell"
    wanted      how many deals would tell, where it cannot tell; else 0
    by_bot      the verdict by strength of the bots, where those played too
    bot_bound   whether the strengths contradict each other: then the verdict is one on the bots
    """

    id: str
    group: str
    about: str
    unit: str
    a: float
    b: float
    difference: float
    low: float | None
    high: float | None
    margin: float
    p: float
    deals: int
    verdict: str
    wanted: int = 0
    by_bot: dict[str, str] = field(default_factory=dict)
    bot_bound: bool = False


@dataclass(frozen=True)
class Overall:
    """The first line of the report: "better", "worse", "different", "no difference" or "cannot tell", and why."""

    verdict: str
    reason: str
    findings: list[str]  # ids of those that it rests on


@dataclass(frozen=True)
class SeatLine:
    seat: int  # from 1
    wins: Estimate
    points: Estimate
    fair: bool | None  # within three points of fairness, outside, or None: cannot tell


@dataclass(frozen=True)
class Comeback:
    """Games whose winner was at most so many points behind the leader at some round; `share` of all games."""

    behind: int  # this many points at least
    games: int
    share: float


@dataclass(frozen=True)
class Known:
    """After this part of the rounds: how often whoever leads alone wins, and in how many games somebody does."""

    part: float
    leads: Estimate
    games: int


@dataclass(frozen=True)
class ItemLine:
    """Something that a seat can take.

    kind     card, tile, die, slot, improvement, achievement, …: the first word of its name
    offered  seats (of all games) that could have it at least once
    taken    seats that took it
    lift     points of the takers above the mean of their table
    mark     "dead" (hardly ever taken), "must-have" (nearly always), or ""
    """

    name: str
    kind: str
    offered: int
    taken: int
    share: float
    wins_offered: Estimate | None
    wins_taken: Estimate | None
    lift: Estimate | None
    mark: str = ""


@dataclass(frozen=True)
class Tables:
    """All games of one pack by one strength of bots."""

    pack: str  # "a" or "b"
    bot: str
    games: int
    transferred: bool  # the bot's weights were tuned on another pack
    points: Spread
    margin: Spread  # of the winner before the second
    rounds: Spread
    decisions: Spread
    reasons: dict[str, int]
    seats: list[SeatLine]
    lead_changes: Spread
    comebacks: list[Comeback]
    known: list[Known]
    known_from: Spread | None  # part of the rounds, in hundredths, from which on the winner led alone to the end
    items: list[ItemLine]
    sources: dict[str, float]  # where the points of a seat come from, mean
    figures: dict[str, float]  # the game's own


@dataclass(frozen=True)
class Trial:
    """One seat that never takes an item ("never") or takes it wherever it can ("always"), on deals on which it could
    have it in the ordinary game. Differences are paired: the trial less the ordinary game.

    used     share of the trial seats that took it all the same (nothing else was left), or at all
    verdict  on the points, corrected over all trials: "more", "less", "no difference", "cannot tell"
    worth    share of the games in which the seat does better with it than without
    """

    item: str
    rule: str
    games: int
    used: float
    points: Estimate
    wins: Estimate
    worth: float
    verdict: str


@dataclass(frozen=True)
class Rung:
    """One seat of a bot among seats of a weaker one."""

    stronger: str
    weaker: str
    parity: float
    wins: Estimate
    points: Estimate  # above the mean of the others


@dataclass(frozen=True)
class Luck:
    """How much of the spread of a seat's result comes from one stream of luck: what drawing it anew changes, all else
    kept, beside the whole spread. Shares overlap where streams act together. "bots" is the bots' own randomness.
    """

    stream: str
    games: int
    share: float
    wins_changed: float  # games that somebody else wins
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Style:
    """One seat of a character among seats of the main bot."""

    name: str
    games: int
    wins: Estimate
    points: Estimate  # above the mean of the others


@dataclass(frozen=True)
class Skill:
    rungs: list[Rung]
    luck: list[Luck]
    styles: list[Style]
    variety: float  # how many of the styles count: the exponential of the entropy of their win shares


@dataclass(frozen=True)
class Retuned:
    """Foremen with the weights of the pack against one with the game's own weights, on the pack."""

    games: int
    wins_of_old: Estimate
    parity: float


@dataclass(frozen=True)
class Trust:
    """What the verdicts owe to the bots.

    never    by bot: verbs and items that were offered often and never chosen
    depends  ids of findings that the strengths contradict each other on
    """

    bots: list[str]
    never: dict[str, list[str]]
    depends: list[str]
    retuned: Retuned | None


@dataclass(frozen=True)
class Source:
    """A game that can be played again: `seed_from(*words)` is its luck, `bot_seed(words, seat)` that of its bots."""

    stage: str
    deal: int
    pack: str  # "a" or "b"
    words: list[str | int]
    bots: list[str]


@dataclass(frozen=True)
class Loophole:
    """Something that ought not to be possible, or is possible and never happens.

    kind    "loop" (a seat comes back to the same position in its turn), "endless" (ended by a limit, or not at all),
            "stuck" (a seat that could only pass for most of a game), "unused" (a verb that nobody ever chose)
    clause  of the rules, "" where there is none
    share   of all games
    """

    kind: str
    what: str
    clause: str
    games: int
    share: float
    example: Source | None = None


@dataclass(frozen=True)
class Outlier:
    """A game worth a look: "highest score", "lowest score", "widest margin", "longest", "shortest", "comeback"."""

    kind: str
    value: float
    source: Source


@dataclass(frozen=True)
class PackRef:
    name: str
    digest: str
    rows: int
    reconstructed: int


@dataclass(frozen=True)
class Price:
    """What a budget can find, told before the games: `smallest` by finding's id; `games` and `seconds` are the price
    of finding a difference of exactly the margin, where more is needed than was planned (0 seconds: not known, since
    the games that tell were there already).
    """

    id: str
    smallest: float | None  # None: too few games to find anything
    margin: float
    games: int
    seconds: float = field(compare=False)


@dataclass(frozen=True)
class Stage:
    """A part of the plan: how many games were planned, how many played (fewer where it was decided early)."""

    name: str
    planned: int
    played: int


@dataclass(frozen=True)
class Result:
    """A whole report. All but `seconds` and `fresh` depends on the plan, never on jobs, machines or interruptions.

    fresh  games that were played in these seconds; the others were there already
    """

    game: str
    title: str
    seats: int
    seed: int
    bot: str
    options: dict[str, int | bool | str]
    pack: PackRef
    against: PackRef | None
    changes: list[str]  # from pack A to pack B, in words; of a card further lines are its text before and after
    versions: dict[str, str]
    transferred: list[str]
    plan: str  # hash
    stages: list[Stage]
    prices: list[Price]
    overall: Overall
    findings: list[Finding]
    tables: list[Tables]
    trials: list[Trial]
    skill: Skill
    trust: Trust
    loopholes: list[Loophole]
    outliers: list[Outlier]
    pithead: str = ""
    rules_version: int = 0
    format: int = FORMAT
    seconds: float = field(default=0.0, compare=False)
    fresh: int = field(default=0, compare=False)

    def to_json(self) -> dict[str, Json]:
        return asdict(self)

    def table(self, pack: str = "b", bot: str = "") -> Tables:
        """The tables of one pack by one strength (default: the main bot)."""
        return next(t for t in self.tables if t.pack == pack and t.bot == (bot or self.bot))


def write(result: Result) -> bytes:
    """As a JSON text."""
    return msgspec.json.format(msgspec.json.encode(result), indent=2)


def read(data: bytes) -> Result:
    """A report from its JSON; OptionError where it is none, or of another format."""
    try:
        found: int = msgspec.json.decode(data, type=dict).get("format", 0)
        if found != FORMAT:
            raise OptionError(f"a balance report of format {found}: this version reads {FORMAT}")
        return msgspec.json.decode(data, type=Result)
    except msgspec.MsgspecError as error:
        raise OptionError(f"no balance report: {error}") from None
