"""What the verdicts owe to the bots, what ought not to happen, and the games worth a look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from pithead.core.api import Game as Rules
from pithead.lab.balance.plan import Part, Setup
from pithead.lab.balance.result import Finding, Loophole, Outlier, Retuned, Source, Trust
from pithead.lab.balance.rows import Game, furthest_behind
from pithead.lab.balance.table import ENDLESS, bots_of, words_of

OFTEN = 20  # games in which something was possible, before it is said that nobody did it
STUCK = 3  # rounds in a row with nothing to choose
LIMITS = (ENDLESS, "turn_limit", "stalled")  # reasons that end a game without anybody's having reached anything


def trust(by_bot: Mapping[str, Sequence[Game]], findings: Sequence[Finding], tuned: Retuned | None) -> Trust:
    """`by_bot` holds the games of each strength, with one pack alone."""
    return Trust(
        list(by_bot),
        {bot: never(games) for bot, games in by_bot.items()},
        [one.id for one in findings if one.bot_bound],
        tuned,
    )


def never(games: Sequence[Game]) -> list[str]:
    """Verbs and items that were possible in many games and that no seat ever chose."""
    possible = Counter(name for game in games for name in game.verbs_offered)
    for game in games:
        possible.update({name for names in game.offered for name in names})
    chosen = {name for game in games for name in game.verbs_taken}
    chosen |= {name for game in games for names in game.taken for name in names}
    return sorted(name for name, n in possible.items() if n >= OFTEN and name not in chosen)


def source(setup: Setup, part: Part, game: Game) -> Source:
    """How a game is played again."""
    return Source(part.name, game.deal, game.pack, list(words_of(setup, game.deal)), bots_of(setup, part, game.deal))


def loopholes(setup: Setup, rules: Rules, part: Part, main: Sequence[Game], others: Sequence[Game]) -> list[Loophole]:
    """Of the pack looked at: loops, games without an end and stuck seats in the first part; verbs that nobody chose in
    any part.
    """
    out = []
    for reason in LIMITS:
        found = [game for game in main if game.reason == reason]
        if found:
            clause = next((one.clause for one in rules.info.options if one.name == reason), "")
            out.append(_loophole("endless", reason, clause, found, main, setup, part))
    loops = [game for game in main if game.repeats]
    if loops:
        out.append(_loophole("loop", "the same position came again", "", loops, main, setup, part))
    stuck = [game for game in main if max(game.stuck, default=0) >= STUCK]
    if stuck:
        what = f"a seat had nothing to choose for {STUCK} rounds or more"
        out.append(_loophole("stuck", what, "", stuck, main, setup, part))
    everything = [*main, *others]
    possible = Counter(name for game in everything for name in game.verbs_offered)
    chosen = {name for game in everything for name in game.verbs_taken}
    for verb in rules.actions.verbs:
        if verb.name not in chosen:
            n = possible[verb.name]
            what = f"{verb.name}: never chosen" if n else f"{verb.name}: never possible"
            out.append(Loophole("unused", what, verb.clause, n, n / len(everything)))
    return out


def _loophole(
    kind: str, what: str, clause: str, found: Sequence[Game], main: Sequence[Game], setup: Setup, part: Part
) -> Loophole:
    return Loophole(kind, what, clause, len(found), len(found) / len(main), source(setup, part, found[0]))


def outliers(setup: Setup, part: Part, main: Sequence[Game]) -> list[Outlier]:
    """The extreme games of the first part; of several alike the first."""
    measures: dict[str, Callable[[Game], int]] = {
        "highest score": lambda game: max(game.scores),
        "lowest score": lambda game: -min(game.scores),
        "widest margin": lambda game: max(game.scores) - sorted(game.scores)[-2] if len(game.scores) > 1 else 0,
        "longest": lambda game: game.decisions,
        "shortest": lambda game: -game.decisions,
        "comeback": lambda game: furthest_behind(game.course, game.ranks.index(0)),
    }
    out = []
    for kind, measure in measures.items():
        best = max(main, key=measure)
        out.append(Outlier(kind, float(abs(measure(best))), source(setup, part, best)))
    return out
