"""A new game out of the toy game: `python -m tools.new_game granite Granite GR`. CONTRIBUTING.md says what comes then.

Rules, players, words and tests of the toy game are copied to where those of a game lie, with the new game's id, title
and letters. No file that is there is changed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = (".py", ".md", ".toml", ".ftl")


def copies(root: Path, game: str) -> Iterator[tuple[Path, Path]]:
    """Each file of the toy game, and where that of the new game lies."""
    package = root / "src" / "pithead"
    for source, target in (
        (package / "games" / "_template", package / "games" / game),
        (package / "bots" / "_template", package / "bots" / game),
        (root / "tests" / "rules" / "nuggets", root / "tests" / "rules" / game),
    ):
        for file in sorted(source.rglob("*")):
            if file.suffix not in KINDS:
                continue
            if file.parent.name == "messages":
                yield file, package / "locales" / file.stem / f"{game}.ftl"
            else:
                yield file, target / str(file.relative_to(source)).replace("nuggets", game)


def renamed(file: Path, game: str, title: str, letters: str) -> str:
    """The text of a file of the toy game as one of the new game."""
    text = file.read_text(encoding="utf-8").replace("_template", game)
    text = re.sub(r"(?<!\w)nuggets(?=-)|(?<=GameInfo\(\")nuggets", game, text)
    text = re.sub(r"\bNU(?=[-\"])", letters, text)
    if file.suffix == ".py":
        text = text.replace('"Nuggets"', f'"{title}"')
        return text.replace("Nuggets", title.replace(" ", ""))
    return text.replace("Nuggets", title)


def main(game: str, title: str, letters: str) -> None:
    """Copy it; nothing is written where something of the new game is there already."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game) or not re.fullmatch(r"[A-Z]{2}", letters):
        raise SystemExit(f"an id such as granite_peak and two capital letters are wanted, not {game} and {letters}")
    there = [target for _, target in copies(ROOT, game) if target.exists()]
    if there:
        raise SystemExit(f"there is something already: {there[0].relative_to(ROOT)}")
    for file, target in copies(ROOT, game):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(file, game, title, letters), encoding="utf-8")
        print(target.relative_to(ROOT))


if __name__ == "__main__":
    main(*sys.argv[1:])
