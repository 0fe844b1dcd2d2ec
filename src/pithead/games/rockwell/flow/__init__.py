"""Rockwell's rules, one module a chapter of the rulebook; `turn` strings them together."""
