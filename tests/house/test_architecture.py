"""The tree that ARCHITECTURE.md draws is the tree there is.

The block that begins with `src/pithead/` lists a folder a line, below its parent and deeper, then the names of its
modules; a line without a folder goes on with the one above. `<game>` stands for every game, `*` for modules of one game
or version alone, and what follows `#` is for people.
"""

from __future__ import annotations

import re
from pathlib import Path

from pithead.games.registry import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "pithead"
EACH = [*GAMES, "_template"]


def drawn() -> dict[str, set[str]]:
    """The names drawn in each folder, by its path from the package; `<game>` is kept."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    block = re.search(r"^src/pithead/(.*\n(?: .*\n)+)", text, re.MULTILINE)
    assert block is not None, "ARCHITECTURE.md draws no tree"
    first, *lines = block[1].splitlines()
    out = {"": set(first.partition("#")[0].split())}
    above: list[tuple[int, str]] = []
    for line in lines:
        depth = len(line) - len(line.lstrip())
        words = line.partition("#")[0].split()
        if words and words[0].endswith("/"):
            above = [(n, path) for n, path in above if n < depth]
            path = f"{above[-1][1] if above else ''}{words.pop(0)}"
            above.append((depth, path))
            out[path.rstrip("/")] = set()
        out[above[-1][1].rstrip("/")] |= set(words)
    return out


def folders() -> list[Path]:
    """Every folder of the package that holds code."""
    return sorted({path.parent for path in PACKAGE.rglob("*.py")})


def names_for(folder: Path, tree: dict[str, set[str]]) -> set[str] | None:
    """What is drawn for a folder that there is: its own line and those for every game; None where there is no line."""
    path = folder.relative_to(PACKAGE).as_posix().removeprefix(".")
    fitting = [drawn for drawn in tree if path in {drawn.replace("<game>", game) for game in EACH}]
    return set().union(*(tree[one] for one in fitting)) if fitting else None


def test_every_folder_and_module_is_drawn() -> None:
    tree, missing = drawn(), []
    for folder in folders():
        names = names_for(folder, tree)
        if names is None:
            missing.append(f"{folder.relative_to(PACKAGE)}/")
        elif "*" not in names:
            modules = {path.stem for path in folder.glob("*.py")} - {"__init__", "__main__"}
            missing += [str(folder.relative_to(PACKAGE) / name) for name in sorted(modules - names)]
    assert missing == []


def test_everything_drawn_is_there() -> None:
    gone = []
    for path, names in drawn().items():
        here = [PACKAGE / path.replace("<game>", game) for game in EACH]
        if not any(folder.is_dir() for folder in here):
            gone.append(f"{path}/")
        for name in sorted(names - {"*"}):
            if not any((folder / name).is_dir() or (folder / f"{name}.py").is_file() for folder in here):
                gone.append(f"{path}/{name}")
    assert gone == []
