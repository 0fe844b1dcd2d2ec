"""What the makers of TypeScript share."""

from __future__ import annotations


def union_text(parts: list[str]) -> str:
    """The alternatives, each once, null last."""
    unique = list(dict.fromkeys(parts))
    unique.sort(key=lambda part: part == "null")
    return " | ".join(unique)


def comment(text: str | None, indent: str = "") -> list[str]:
    """A docstring as a comment."""
    rows = [
        row.strip() if i == 0 else row.removeprefix("    ").rstrip()
        for i, row in enumerate((text or "").strip().splitlines())
    ]
    if len(rows) < 2:
        return [f"{indent}/** {rows[0]} */"] if rows else []
    return [f"{indent}/**", *[f"{indent} * {row}".rstrip() for row in rows], f"{indent} */"]
