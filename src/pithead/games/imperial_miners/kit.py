"""Imperial Miners' door to the rest of the program."""

from __future__ import annotations

from pathlib import Path

from pithead.games.imperial_miners import report
from pithead.games.imperial_miners.effects.check import check_pack
from pithead.games.imperial_miners.game import ImperialMinersGame
from pithead.games.kit import Kit, Report

KIT = Kit(
    create=ImperialMinersGame,
    report=Report(
        sources=report.sources,
        wealth=report.wealth,
        grades=report.grades,
        figures=report.figures,
        traits=report.traits,
        items=report.items,
        earned=report.earned,
        streams=("sides", "events", "deck I", "deck II", "deck III"),
    ),
    lessons={"first": Path(__file__).with_name("lesson.toml")},
    check_pack=check_pack,
)
