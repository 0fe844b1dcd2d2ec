"""Write docs/attacks.md and docs/attacks.json, the table of attacks, from what `pytest --attacks FILE` has counted:

    python -m tools.make_attacks_page build/attacks.json …

Several files are parts of one run, with different tests in each: their lines are added up.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.attacks import Line, as_markdown, together

DOCS = Path(__file__).parents[1] / "docs"
TABLE = DOCS / "attacks.json"
PAGE = DOCS / "attacks.md"
HEAD = """# The server, attacked

What a hostile host, player or stranger would like to have, how often the tests try to get it, and how often they did.
Each line is one aim; `pytest -m attack` runs all of them, and a test whose attack succeeds fails
([testing.md](testing.md)).

"""
FOOT = """
`make attack` makes this page, with the long numbers of each test; the same table is in [attacks.json](attacks.json).
What an attempt is, the tests say (`grep -rn "attack.tried" tests`): one refusal read, one byte string compared, one
secret tried. A test that counts none is one attempt. What fair luck proves, and what nobody can prove, is in
[fairness.md](fairness.md); how a public host is set up, in [hosting.md](hosting.md).
"""


def read(files: Iterable[Path]) -> list[Line]:
    """The lines of some files, those of one aim added up."""
    return together(Line(**line) for file in files for line in json.loads(file.read_text(encoding="utf-8")))


def page(lines: list[Line]) -> str:
    """The whole page."""
    return HEAD + as_markdown(lines) + FOOT


def main() -> None:
    lines = read(map(Path, sys.argv[1:]))
    TABLE.write_text(json.dumps([vars(one) for one in lines], indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
