"""The colours of the balance report's page, from the tokens of the browser client: `python -m tools.make_colours`.

The page is one file that is made where neither the client's sources nor Node are: what it takes from them is a file of
its own, and a test tells when that is out of date.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOKENS = ROOT / "web/src/styles/tokens.css"
TARGET = ROOT / "src/pithead/lab/balance/page/colours.css"

NAMES = (
    "ground", "surface", "surface-2", "ink", "ink-2", "line", "line-strong", "lamp-edge", "lamp-wash", "good", "warn",
    "stratum-a", "stratum-b", "stratum-c", "stratum-d",
)  # fmt: skip
SEATS = ("blue", "vermilion", "green", "purple", "yellow")  # series of figures, in this order
DARK = "[data-theme='dark']"


def declared(selector: str) -> dict[str, str]:
    """The custom properties of all rules for a selector."""
    out: dict[str, str] = {}
    for found, body in re.findall(
        r"^([^\s{}@/][^{}]*?) \{([^{}]*)\}", TOKENS.read_text(encoding="utf-8"), re.MULTILINE
    ):
        if found == selector:
            out |= re.findall(r"--([a-z0-9-]+): ([^;]+);", body)
    return out


def made() -> str:
    """The file."""
    paper = _colours(declared(":root"), [declared(f".seat-{seat}") for seat in SEATS])
    dark = _colours(declared(DARK), [declared(f"{DARK} .seat-{seat}") for seat in SEATS])
    return (
        "/* Made by tools/make_colours.py from web/src/styles/tokens.css: the colours of the games. */\n"
        + _rule(paper | {"font": declared(":root")["font"], "font-c": declared(":root")["font-c"]}, "")
        + "@media screen and (prefers-color-scheme: dark) {\n"
        + _rule(dark, "  ")
        + "}\n"
    )


def _colours(theme: dict[str, str], seats: list[dict[str, str]]) -> dict[str, str]:
    return {name: theme[name] for name in NAMES} | {
        f"series-{number}": seat["seat-text"] for number, seat in enumerate(seats)
    }


def _rule(values: dict[str, str], indent: str) -> str:
    rows = "".join(f"{indent}  --{name}: {value};\n" for name, value in values.items())
    return f"{indent}:root {{\n{rows}{indent}}}\n"


if __name__ == "__main__":
    TARGET.write_text(made(), encoding="utf-8")
