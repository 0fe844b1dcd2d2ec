# Pakete neben dem eigenen eines Spiels: was darin geändert ist, und wer sie spielen kann.

web-packs-title = Paket
web-packs-which = Gespielt wird mit
web-packs-own = dem Paket des Spiels
web-packs-of = Mit dem Paket „{ $pack }“
web-packs-here = An diesem Tisch gelten andere Zahlen als die, mit denen das Spiel kommt.
web-packs-changed = geändert: { $what }
web-packs-names-only = Nur Namen sind anders: für die Regeln ist es dasselbe.
web-packs-no-weights = Die stärkeren Bots kennen dieses Paket nicht und spielen es nicht.
web-packs-transferred = Auf ein anderes Paket abgestimmt: { $bots }. Sie spielen womöglich schwächer als sonst.
web-packs-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
web-packs-events = { $n ->
    [one] 1 Ereignis
   *[other] { $n } Ereignisse
}
web-packs-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
web-packs-dies = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
web-packs-slots = { $n ->
    [one] 1 Position
   *[other] { $n } Positionen
}
web-packs-achievements = { $n ->
    [one] 1 Realisierung
   *[other] { $n } Realisierungen
}
web-packs-others = { $n ->
    [one] 1 Zeile mit Zahlen
   *[other] { $n } Zeilen mit Zahlen
}
web-packs-card = Karte
web-packs-event = Ereignis
web-packs-tile = Plättchen
web-packs-die = Würfel
web-packs-slot = Position
web-packs-achievement = Realisierung
web-packs-new = neu
web-packs-gone = nicht mehr da
web-packs-before = Vorher:
web-packs-now = Jetzt:
web-packs-nothing = nichts
