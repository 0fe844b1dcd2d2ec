"""The authority over one game: checks, applies, draws chance, keeps the record. No sockets, no clock, no I/O."""
