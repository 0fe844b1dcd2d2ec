"""`python -m pithead.cli`."""

from pithead.cli.main import app

app(prog_name="pithead")
