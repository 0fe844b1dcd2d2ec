# Content packs beside a game's own: what is changed in them, and who can play them.

web-packs-title = Content pack
web-packs-which = Play with
web-packs-own = the game’s own pack
web-packs-of = With the pack “{ $pack }”
web-packs-here = This table is played with other figures than the game comes with.
web-packs-changed = changed: { $what }
web-packs-names-only = Only names differ: to the rules it is the same.
web-packs-no-weights = The stronger bots do not know this pack and do not play it.
web-packs-transferred = Tuned for another pack: { $bots }. They may play worse than usual.
web-packs-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-packs-events = { $n ->
    [one] 1 event
   *[other] { $n } events
}
web-packs-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
web-packs-dies = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
web-packs-slots = { $n ->
    [one] 1 slot
   *[other] { $n } slots
}
web-packs-achievements = { $n ->
    [one] 1 achievement
   *[other] { $n } achievements
}
web-packs-others = { $n ->
    [one] 1 row of figures
   *[other] { $n } rows of figures
}
web-packs-card = Card
web-packs-event = Event
web-packs-tile = Tile
web-packs-die = Die
web-packs-slot = Slot
web-packs-achievement = Achievement
web-packs-new = new
web-packs-gone = gone
web-packs-before = Before:
web-packs-now = Now:
web-packs-nothing = nothing
