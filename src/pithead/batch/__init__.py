"""Positions as rows of machine numbers, and many games that go on together: compiled, on mypyc's runtime (librt)."""
