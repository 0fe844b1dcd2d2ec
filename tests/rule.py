"""`@rule("DD-A3")` above a test names the clauses it checks; `pithead rules --coverage` reads it."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses of the rules that it checks."""
    return pytest.mark.rule(*clauses)
