"""The rules core: pure, typed, compilable; it depends on nothing and does no I/O."""
