"""`pithead` with a newer version of Dig Deep's rules: the same in all but number, or (PITHEAD_TEST_RULES=changed) with
more coins at the start and a greater bonus at the end.
"""

import os

from pithead.games.registry import load_game

game = load_game("dig_deep")
game.info.rules_version += 1
if os.environ.get("PITHEAD_TEST_RULES") == "changed":
    game.tables.coins += 1  # type: ignore[attr-defined]
    game.tables.bonus += 5  # type: ignore[attr-defined]

if __name__ == "__main__":
    from pithead.cli.main import app

    app(prog_name="pithead")
