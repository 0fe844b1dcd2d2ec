"""What a balance report is going to play: parts with so many deals each, from a number of games or a time.

Deal number d has the same luck in every part: whatever is compared is compared on the same deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from platform import node

import msgspec
from msgspec import Struct

import pithead
from pithead.bots.driver import seat_bot
from pithead.bots.registry import OWN_WEIGHTS, bot_version, levels, styles, transferred
from pithead.core.api import Game, Options, check_bots
from pithead.core.errors import OptionError
from pithead.games.packs import pack_files
from pithead.games.registry import load_game, load_kit

FORMAT = 1
TRIALS = 6  # items that are looked at by restricted play and forced style
STRENGTHS = 3
SHARES = {"main": 50.0, "strength": 16.0, "rung": 8.0, "style": 8.0, "luck": 8.0, "retuned": 4.0, "trial": 12.0}
TRIED = 60.0  # the share of the trials where items are named
BOTS_LUCK = -2  # the number of the stream that is the bots' own randomness


class Part(Struct, frozen=True):
    """Games of one kind; each deal once with every pack.

    bot      in all seats
    special  in one seat instead, which moves on from deal to deal: another bot
    item     that this seat never takes, or always where it can (`kind` is "never" or "always")
    stream   of luck that is drawn anew, or -1
    picks    the deals that are played and their special seats, where those were chosen one by one
    """

    name: str
    kind: str
    bot: str
    packs: tuple[str, ...]
    deals: int
    special: str = ""
    item: str = ""
    stream: int = -1
    picks: tuple[tuple[int, int], ...] = ()

    @property
    def games(self) -> int:
        return self.deals * len(self.packs)

    def place(self, index: int) -> tuple[int, str]:
        """Deal and pack of a game."""
        number, which = divmod(index, len(self.packs))
        return self.picks[number][0] if self.picks else number, self.packs[which]


class Asked(Struct, frozen=True):
    """What somebody asked for, and all that the games depend on."""

    game: str
    seats: int
    seed: int
    bot: str
    strengths: tuple[str, ...]
    budget: str  # "2000 games" or "600 s"
    options: dict[str, int | bool | str]
    pack: str  # digest
    against: str  # digest, or ""
    versions: dict[str, str]
    transferred: tuple[str, ...]
    trials: int = TRIALS  # how many items are tried, where none are named
    tries: tuple[str, ...] = ()  # items, or kinds of item, that are tried instead
    skill: bool = True  # whether ladder, luck and styles are looked at too
    format: int = FORMAT
    pithead: str = pithead.__version__


class Plan(Struct, frozen=True):
    """The parts, in the order in which they are played; the trials follow when the first part has shown on what."""

    asked: Asked
    parts: tuple[Part, ...]
    trial_games: int

    @property
    def digest(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]

    @property
    def games(self) -> int:
        return sum(part.games for part in self.parts) + self.trial_games


@dataclass(frozen=True)
class Setup:
    """A plan and where its packs lie: what is sent to another process."""

    plan: Plan
    packs: tuple[tuple[str, Path | None], ...]  # by "a" and "b"

    def path(self, pack: str) -> Path | None:
        return dict(self.packs)[pack]

    def load(self, pack: str) -> Game:
        """The game with one of the packs; OptionError where that is another one than planned."""
        game = load_game(self.plan.asked.game, self.path(pack))
        wanted = self.plan.asked.pack if pack == "b" else self.plan.asked.against
        if game.info.pack.digest != wanted:
            raise OptionError(f"pack {game.info.pack.name} is {game.info.pack.digest}, the plan is for {wanted}")
        return game


def make_asked(
    game: str,
    budget: str,
    *,
    pack: Path | None = None,
    against: Path | None = None,
    compare: bool = False,
    seats: int | None = None,
    bot: str = "",
    strengths: Sequence[str] | None = None,
    seed: int = 1,
    options: Options | None = None,
    trials: int = TRIALS,
    tries: Sequence[str] = (),
    skill: bool = True,
) -> Asked:
    """Checked; OptionError says what is wrong. `compare`: there is a pack A, which may be the game's own (None)."""
    loaded, other = load_game(game, pack), load_game(game, against)
    info = loaded.info
    places = seats or min(4, info.max_seats)
    chosen = {**load_kit(game).simulation, **(options or {})}
    loaded.new(places, chosen)
    check_bots(info, chosen)
    ladder = levels(game)[:STRENGTHS]
    main = bot or ("apprentice" if "apprentice" in ladder else ladder[-1])
    others = tuple(dict.fromkeys(name for name in (ladder if strengths is None else strengths) if name != main))
    names = [main, *others]
    has_items = load_kit(game).report.items is not None
    for name in dict.fromkeys(names):
        seat_bot(loaded, name, 0, 0, transfer=True)
    return Asked(
        game,
        places,
        seed,
        main,
        others,
        budget,
        dict(sorted(chosen.items())),
        info.pack.digest,
        other.info.pack.digest if compare else "",
        {name: bot_version(name, game, pack) for name in [*names, *(styles(game) if skill else [])]},
        tuple(dict.fromkeys([*transferred(names, loaded), *(transferred(names, other) if compare else [])])),
        trials if has_items and places > 1 else 0,
        tuple(tries) if has_items and places > 1 else (),
        skill,
    )


def parts_of(asked: Asked, retuned: bool) -> list[Part]:
    """All parts but the trials, without their deals."""
    both = ("a", "b") if asked.against else ("b",)
    out = [Part("main", "main", asked.bot, both, 0)]
    out += [Part(f"strength {name}", "strength", name, both, 0) for name in asked.strengths]
    if not asked.skill:
        return out
    streams = load_kit(asked.game).report.streams
    out += [Part(f"luck {name}", "luck", asked.bot, ("b",), 0, stream=i) for i, name in enumerate(streams)]
    out.append(Part("luck bots", "luck", asked.bot, ("b",), 0, stream=BOTS_LUCK))
    if asked.seats == 1:
        return out
    rungs = [name for name in levels(asked.game) if name in (asked.bot, *asked.strengths)]
    for weaker, stronger in pairwise(rungs):
        out.append(Part(f"rung {stronger}", "rung", weaker, ("b",), 0, special=stronger))
    out += [Part(f"style {name}", "style", asked.bot, ("b",), 0, special=name) for name in styles(asked.game)]
    if retuned:
        out.append(Part("retuned", "retuned", "foreman", ("b",), 0, special="foreman"))
    return out


def make_plan(asked: Asked, retuned: bool, amount: float, price: Callable[[str], float]) -> Plan:
    """Divide an amount (games, or seconds of processors) among the parts by SHARES; `price` is what a game costs by
    the bot that most of its seats have (one, where games are counted).
    """
    parts = parts_of(asked, retuned)
    shares = {kind: share for kind, share in SHARES.items() if any(part.kind == kind for part in parts)}
    shares["trial"] = TRIED if asked.tries else SHARES["trial"] if asked.trials else 0.0
    whole = sum(shares.values())
    done: list[Part] = []
    for part in parts:
        alike = sum(other.kind == part.kind for other in parts)
        mine = amount * shares[part.kind] / whole / alike
        cost = len(part.packs) * max(price(part.bot), price(part.special or part.bot) / asked.seats)
        deals = int(mine / cost)
        if part.kind == "main":
            deals = max(1, deals)
        if deals:
            done.append(msgspec.structs.replace(part, deals=min(deals, done[0].deals) if done else deals))
    return Plan(asked, tuple(done), int(amount * shares["trial"] / whole / price(asked.bot)))


def check_versions(setup: Setup) -> None:
    """OptionError where this machine would play otherwise than the one that made the plan."""
    asked = setup.plan.asked
    here = _versions(asked.game, setup.path("b"), tuple(asked.versions))
    if (here, pithead.__version__) != (asked.versions, asked.pithead):
        raise OptionError(
            f"another version of Pithead or its bots on {node()}: {pithead.__version__} {here}, the plan is for "
            f"{asked.pithead} {asked.versions}"
        )


@lru_cache(maxsize=8)
def _versions(game: str, pack: Path | None, names: tuple[str, ...]) -> dict[str, str]:
    return {name: bot_version(name, game, pack) for name in names}


def has_own_weights(pack: Path | None) -> bool:
    """Whether foremen were tuned on the pack of a folder or zip."""
    return pack is not None and OWN_WEIGHTS in pack_files(pack)
