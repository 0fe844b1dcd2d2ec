"""Write docs/absurd.md, the moves that nobody forgives, from the games' lists: `python -m tools.make_absurd_page`."""

from __future__ import annotations

from pathlib import Path

from pithead.games.registry import GAMES, load_game

PAGE = Path(__file__).parents[1] / "docs" / "absurd.md"
HEAD = """# Moves that nobody forgives

What no bot may do, at any level, although the rules allow it. `Game.absurd(view, seat, code)` names the entry that a
choice falls under; it looks at the seat's own view, so that a client can warn with it. In every position at least one
choice is on no list.

`pithead check --bots` plays games with each bot and fails on the first of these; `make deep` plays 2,000 with each.
The lists live in `games/<game>/absurd.py`; `python -m tools.make_absurd_page` writes this page from them.
"""


def page() -> str:
    """The whole page."""
    out = [HEAD]
    for game in map(load_game, GAMES):
        rows = "".join(f"- **{id}** {words}\n" for id, words in game.absurd_moves.items())
        out.append(f"## {game.info.title}\n\n{rows}")
    return "\n".join(out)


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
