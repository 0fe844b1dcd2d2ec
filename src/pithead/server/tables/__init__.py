"""One table online: the room that holds it, commands, creation, history, clocks, and what each audience is shown."""
