"""The arena: how strong bots are, measured on duplicate deals, so that the figures can be believed.

    contest = make_contest("dig_deep", ["apprentice", "pebble"], deals=100, seats=4)
    with pool.workers(2) as crew:
        result = run(contest, crew)

`contest` says what is played, `games` plays it, `ledger` keeps it on disk, `sprt` and `ratings` judge it, `results`
adds it up, `report` draws it. docs/arena.md says what the figures mean.
"""
