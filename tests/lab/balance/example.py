"""A report with everything in it, made up: for what is drawn of reports, not for what is said in them."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

from pithead.lab.balance.result import (
    Comeback,
    Estimate,
    Finding,
    ItemLine,
    Known,
    Loophole,
    Luck,
    Outlier,
    Overall,
    PackRef,
    Price,
    Result,
    Retuned,
    Rung,
    SeatLine,
    Skill,
    Source,
    Spread,
    Stage,
    Style,
    Tables,
    Trial,
    Trust,
)

EVIL = "card </script><script>document.title = 'evil'</script><img src=x onerror=\"document.title='evil'\">"
KINDS = {"card": 40, "improvement": 4, "slot": 6, "achievement": 9}


def share(value: float, n: int) -> Estimate:
    around = 1.96 * sqrt(max(value * (1 - value), 0.001) / n)
    return Estimate(n, value, max(0.0, value - around), min(1.0, value + around))


def spread(luck: Random, mean: float, deviation: float, games: int) -> Spread:
    counts: dict[int, int] = {}
    for _ in range(games):
        value = max(0, round(luck.gauss(mean, deviation)))
        counts[value] = counts.get(value, 0) + 1
    return Spread(mean, [mean + deviation * z for z in (-1.28, -0.84, -0.52, -0.25, 0, 0.25, 0.52, 0.84, 1.28)], counts)


def items(luck: Random) -> list[ItemLine]:
    out = []
    for kind, number in KINDS.items():
        for i in range(number):
            offered = luck.randint(40, 1200)
            taken = luck.random() ** 1.5
            mark = "dead" if taken < 0.03 else "must-have" if taken > 0.85 else ""
            name = EVIL if (kind, i) == ("card", 0) else f"{kind} {i + 1:03}"
            held = int(offered * taken)
            lift = luck.gauss(0, 3)
            wins = share(luck.uniform(0.15, 0.4), held) if held > 30 else None
            out.append(
                ItemLine(
                    name,
                    kind,
                    offered,
                    held,
                    taken,
                    share(luck.uniform(0.2, 0.3), offered),
                    wins,
                    Estimate(held, lift, lift - 2, lift + 2) if held > 30 else None,
                    mark,
                )
            )
    return out


def tables(pack: str, bot: str, seats: int, games: int) -> Tables:
    luck = Random(f"{pack} {bot}")
    shift = 0.3 if pack == "b" else 0.0
    return Tables(
        pack,
        bot,
        games,
        bot == "foreman" and pack == "b",
        spread(luck, 44 + 4 * shift, 9, games * seats),
        spread(luck, 7, 4, games),
        spread(luck, 7.3 - shift, 1.6, games),
        spread(luck, 240, 40, games),
        {"center": int(games * 0.77), "achievements": int(games * 0.2), "turn_limit": games // 40},
        [
            SeatLine(
                i + 1,
                share(1 / seats + (0.045 if i == 0 else -0.01), games),
                Estimate(games, 44.0 - i, 43.0 - i, 45.0 - i),
                None if i == 1 else i != 0,
            )
            for i in range(seats)
        ],
        spread(luck, 2.4, 1.3, games),
        [Comeback(behind, int(games * exp(-behind / 4)), exp(-behind / (4 + shift))) for behind in range(0, 24, 3)],
        [Known(i / 10, share(0.27 + 0.072 * i - shift * 0.1, games), games) for i in range(1, 11)],
        Spread(62.0, [20.0, 40, 50, 55, 60, 68, 75, 85, 95], {50: games // 2, 70: games // 2}),
        items(luck),
        {"achievements": 23.9, "deliveries": 12.7, "bonus_shafts": 8.4},
        {"turns": 7.3},
    )


def findings(paired: bool) -> list[Finding]:
    def one(
        id: str, group: str, about: str, unit: str, a: float, b: float, around: float, margin: float, verdict: str
    ) -> Finding:
        wanted = 7800 if verdict == "cannot tell" else 0
        by_bot = {"pebble": "no difference", "foreman": "worse"} if id == "seat 1" else {}
        low, high = (None, None) if id == "seat 3" else (b - a - around, b - a + around)
        return Finding(
            id, group, about, unit, a, b, b - a, low, high, margin, 0.01, 800, verdict, wanted, by_bot, bool(by_bot)
        )

    out = [
        one("points", "game", "points of a seat", "points", 44, 45.2, 0.9, 1, "more"),
        one("rounds", "game", "length of a game", "rounds", 7.3, 7.2, 0.2, 0.5, "no difference"),
        one("changes", "game", "changes of the lead", "changes", 2.4, 2.7, 0.6, 0.5, "cannot tell"),
        one("seat 1", "seat", "wins of seat 1", "share", 0.25 if not paired else 0.281, 0.252, 0.02, 0.03, "better"),
        one("seat 2", "seat", "wins of seat 2", "share", 0.25, 0.241, 0.02, 0.03, "no difference"),
        one("seat 3", "seat", "wins of seat 3", "share", 0.25, 0.3, 0.02, 0.03, "worse"),
        one("taken evil", "item", f"how often {EVIL} is taken", "share", 0.12, 0.97, 0.03, 0.05, "more"),
    ]
    for i in range(30):
        verdict = ("no difference", "cannot tell", "less")[i % 3]
        name = f"card {i:03}"
        out.append(one(f"taken {name}", "item", f"seats that take {name}", "share", 0.3, 0.29, 0.04, 0.05, verdict))
    return out


def source(deal: int) -> Source:
    return Source("main", deal, "b", ["balance", "rockwell", 4, 1, deal], ["apprentice"] * 4)


def example(paired: bool = True, seats: int = 4) -> Result:
    packs = ("b", "a") if paired else ("b",)
    parity = 1 / seats
    skill = Skill(
        [
            Rung("apprentice", "pebble", parity, share(0.97, 200), Estimate(200, 30.0, 28.0, 32.0)),
            Rung("foreman", "apprentice", parity, share(0.48, 200), Estimate(200, 9.0, 7.0, 11.0)),
        ],
        [Luck("cards", 100, 0.41, 0.33), Luck("backs", 100, 0.12, 0.2), Luck("bots", 100, 0.22, 0.28)],
        [
            Style(name, 150, share(wins, 150), Estimate(150, 1.0, -1.0, 3.0))
            for name, wins in (("core-rusher", 0.31), ("banker", 0.24), ("hermit", 0.08))
        ],
        2.4,
    )
    return Result(
        "rockwell",
        "Rockwell",
        seats,
        1,
        "apprentice",
        {"tile_powers": "high"},
        PackRef("mine <b>", "0123456789abcdef", 180, 92),
        PackRef("core", "fedcba9876543210", 180, 92) if paired else None,
        ["card 019 Supply Shed: cost 0 → 2", "slot 3: price 1,500 → 1,000"] if paired else [],
        {"apprentice": "apprentice-2", "foreman": "foreman-1", "pebble": "pebble-1"},
        ["foreman"],
        "abcdef0123456789",
        [Stage("main", 2000, 1600), Stage("strength foreman", 200, 200)],
        [
            Price("points", 0.8, 1.0, 1600, 40.0),
            Price("seat 1", 0.024, 0.03, 1600, 40.0),
            Price("changes", 0.7, 0.5, 7800, 4400.0),
            Price("rounds", None, 0.5, 60, 2.0),
        ],
        Overall("better", "seat 1 is closer to an equal share; nothing that matters got worse", ["seat 1"]),
        findings(paired),
        [tables(pack, bot, seats, 800) for bot in ("apprentice", "pebble", "foreman") for pack in packs],
        [
            Trial(
                EVIL,
                "never",
                200,
                0.0,
                Estimate(200, -4.2, -6.0, -2.4),
                Estimate(200, -0.1, -0.15, -0.05),
                0.71,
                "less",
            ),
            Trial(
                "improvement 003",
                "always",
                200,
                0.98,
                Estimate(200, 0.4, -1.1, 1.9),
                Estimate(200, 0.01, -0.05, 0.07),
                0.5,
                "cannot tell",
            ),
        ],
        skill,
        Trust(
            ["pebble", "apprentice", "foreman"],
            {"pebble": [], "apprentice": ["improvement mobility", "hire", EVIL], "foreman": ["hire"]},
            ["seat 1"],
            Retuned(60, share(0.2, 60), parity),
        ),
        [
            Loophole("unused", "hire is never chosen", "RW-S1", 800, 1.0),
            Loophole("stuck", f"a seat with {EVIL} could not do anything", "", 3, 0.00375, source(3)),
        ],
        [Outlier("longest", 12.0, source(3)), Outlier("comeback", 17.0, source(5))],
        "0.1.0",
        1,
        seconds=95.0,
        fresh=600,
    )
