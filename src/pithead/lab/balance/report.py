"""A report from the games of a plan."""

from __future__ import annotations

from pithead.bots.registry import transferred
from pithead.core.api import Game as Rules
from pithead.games.packs import Pack, core_pack
from pithead.lab.balance.findings import judge_game, judge_items, overall, with_bots
from pithead.lab.balance.plan import Setup
from pithead.lab.balance.result import Finding, PackRef, Result, Stage, Tables
from pithead.lab.balance.rows import Game
from pithead.lab.balance.runner import Played
from pithead.lab.balance.skill import retuned, skill
from pithead.lab.balance.tables import tables
from pithead.lab.balance.trials import trials
from pithead.lab.balance.trust import loopholes, outliers, trust
from pithead.lab.pack_check import check_pack, row_texts
from pithead.lab.pack_diff import change_lines, pack_diff


def report(setup: Setup, played: Played) -> Result:
    """All that the games say."""
    asked = setup.plan.asked
    rules, paired = setup.load("b"), bool(asked.against)
    main, part = played.main, played.parts["main"][0]
    strengths = {one.bot: (one, games) for one, games in played.of("main", "strength").values() if games}
    judged = {bot: judge(games, asked.seats, one.deals) for bot, (one, games) in strengths.items()}
    findings = with_bots(judged[asked.bot], {bot: found for bot, found in judged.items() if bot != asked.bot})
    looked_at = {bot: _of(games, "b") for bot, (_, games) in strengths.items()}
    others = [game for name, (_, games) in played.parts.items() if name != "main" for game in _of(games, "b")]
    return Result(
        asked.game,
        rules.info.title,
        asked.seats,
        asked.seed,
        asked.bot,
        dict(asked.options),
        _pack(rules),
        _pack(setup.load("a")) if paired else None,
        changes(setup) if paired else [],
        dict(asked.versions),
        list(asked.transferred),
        setup.plan.digest,
        [Stage(one.name, one.games, len(games)) for one, games in played.parts.values()],
        played.prices,
        overall(findings, paired),
        findings,
        _tables(setup, {bot: games for bot, (_, games) in strengths.items()}),
        trials(main, {name: games for name, (_, games) in played.of("never", "always").items()}),
        skill(main, played.parts),
        trust(looked_at, findings, retuned(played.parts)),
        loopholes(setup, rules, part, _of(main, "b"), others),
        outliers(setup, part, _of(main, "b")),
        asked.pithead,
        rules.info.rules_version,
    )


def judge(games: list[Game], seats: int, planned: int) -> list[Finding]:
    """All figures, those of the items behind those of the game."""
    return [*judge_game(games, seats, planned), *judge_items(games, planned)]


def _of(games: list[Game], pack: str) -> list[Game]:
    return [game for game in games if game.pack == pack]


def _tables(setup: Setup, by_bot: dict[str, list[Game]]) -> list[Tables]:
    out = []
    for bot, games in by_bot.items():
        for pack in ("a", "b"):
            found = _of(games, pack)
            if found:
                out.append(tables(found, pack, bot, bool(transferred([bot], setup.load(pack)))))
    return out


def _pack(rules: Rules) -> PackRef:
    info = rules.info.pack
    return PackRef(info.name, info.digest, info.printed + info.reconstructed, info.reconstructed)


def changes(setup: Setup) -> list[str]:
    """From pack A to pack B, in words; of a card also what it says."""
    game = setup.plan.asked.game
    paths = [setup.path(pack) or core_pack(game) for pack in ("a", "b")]
    before, after = (row_texts(check_pack(path, game), "en") for path in paths)
    found = pack_diff(Pack(paths[0]), Pack(paths[1]))
    return ["\n".join(change_lines(change, before, after)) for change in found]
