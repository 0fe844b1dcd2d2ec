# Imperial Miners in the browser
web-imperial_miners-section-of = Schnitt: Mine von { $seat }
web-imperial_miners-mine-of = Die Mine von { $seat }
web-imperial_miners-own-mine = Deine Mine
web-imperial_miners-other-mines = Die Minen der anderen
web-imperial_miners-docks = Ereignis und Fortschritt
web-imperial_miners-progress = Fortschritt
web-imperial_miners-carts = Volle Loren
web-imperial_miners-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
web-imperial_miners-machines = { $n ->
    [one] 1 Maschine
   *[other] { $n } Maschinen
}
web-imperial_miners-factions-of = { $n } von 6 Fraktionen
web-imperial_miners-cavein = Einsturz
web-imperial_miners-cavein-instead = Einsturz: wird geräumt
web-imperial_miners-completes = { $n ->
    [0] macht keine Lore voll
    [one] macht 1 Lore voll
   *[other] macht { $n } Loren voll
}
web-imperial_miners-hand = Hand
web-imperial_miners-your-hand = Deine Hand
web-imperial_miners-hand-of = Die Hand von { $seat }
web-imperial_miners-of-eight = { $n } von 8
web-imperial_miners-hidden = Karte der Stufe { $level }
web-imperial_miners-level-cost = Stufe { $level }, kostet { $cost } Gold
web-imperial_miners-half-carts = Halbe Loren: { $halves }
web-imperial_miners-no-faction = ohne Fraktion
web-imperial_miners-no-place = noch kein Platz
web-imperial_miners-round = Runde { $round }
web-imperial_miners-round-of = Die Runde von { $seat }
web-imperial_miners-skip = Überspringen
web-imperial_miners-plays = Spielt
web-imperial_miners-no-effect = nutzt keinen Effekt
web-imperial_miners-or = oder
web-imperial_miners-shown = { $n } von { $of }
web-imperial_miners-shown-next = danach { $seat }
web-imperial_miners-go-on = Weiter
web-imperial_miners-caveins = { $n ->
    [one] 1 Einsturz
   *[other] { $n } Einstürze
}
web-imperial_miners-so-far = bis jetzt
web-imperial_miners-events-left = { $n ->
    [0] das letzte Ereignis
    [one] noch 1 Ereignis
   *[other] noch { $n } Ereignisse
}
web-imperial_miners-lamp-ready = fertig
web-imperial_miners-lamp-choosing = wählt
web-imperial_miners-lamp-your-turn = du bist dran
web-imperial_miners-step-event = Ereignis
web-imperial_miners-step-mine = Mine
web-imperial_miners-step-end = Rundenende
web-imperial_miners-text-seats = Die Plätze
web-imperial_miners-text-state = Stand
web-imperial_miners-text-cell = Platz
web-imperial_miners-text-card = Karte
web-imperial_miners-text-effect = Effekt
web-imperial_miners-text-level = Stufe
web-imperial_miners-text-cost = Kosten
web-imperial_miners-text-halves = Halbe Loren
web-imperial_miners-text-gaps = Unvollständige Verbindungen
web-imperial_miners-say-card = Welcher Effekt von { $card }?
web-imperial_miners-say-event = Wie führst du das Ereignis „{ $event }“ aus?
web-imperial_miners-say-space = { $board }, Feld { $space }: Bezahlst du für den Effekt?
web-imperial_miners-say-place = Wohin kommt { $card }?
web-imperial_miners-say-climb = Führe die Kette weiter: über { $cards }?
web-imperial_miners-say-activate = Welche Karte wird aktiviert: { $cards }?
web-imperial_miners-gives-up = kostet dich { $what }
web-imperial_miners-play-for = Für { $n } Gold spielen
web-imperial_miners-now = Jetzt: { $what }
web-imperial_miners-now-pays = zahle { $n }[gold]
web-imperial_miners-now-at = Jetzt { $place }: { $what }
web-imperial_miners-now-unmet = wird nicht angeboten
web-imperial_miners-now-range = { $least } bis { $most }, je nach Platz
web-imperial_miners-now-spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
web-imperial_miners-know = Gut zu wissen
web-imperial_miners-gold-of = von deinen { $n }
web-imperial_miners-keep-these = { $n ->
    [one] Diese Karte behalten
   *[other] Diese { $n } behalten
}
web-imperial_miners-keep-of = Behalte { $n } von diesen { $of }; die anderen werden abgelegt.
web-imperial_miners-keep-more = { $n ->
    [one] noch eine
   *[other] noch { $n }
}
web-imperial_miners-marked-of = { $n } von { $of } gewählt
web-imperial_miners-now-nothing = nichts
web-imperial_miners-halves-of = { $n } von 6 voll
web-imperial_miners-reading = Die Karte in Worten
web-imperial_miners-gold-short = { $n } Gold fehlen
web-imperial_miners-keep-tip = Stufe I beginnt deine Mine.
web-imperial_miners-cards-in = Karten
web-imperial_miners-cards-words = Worte
web-imperial_miners-cards-symbols = Zeichen
web-imperial_miners-new-faction = Fraktion { $n } von 6
web-imperial_miners-legend-gold = Gold
web-imperial_miners-legend-gold-does = bezahlt Karten
web-imperial_miners-legend-vp = Punkte
web-imperial_miners-legend-vp-does = gewinnen das Spiel
web-imperial_miners-legend-cart = Lore
web-imperial_miners-legend-cart-does = zwei volle Hälften treffen sich: am Ende 1 Punkt
web-imperial_miners-legend-machine = Maschine
web-imperial_miners-legend-machine-does = macht Karten stärker, die Maschinen zählen
web-imperial_miners-legend-advance = vorrücken
web-imperial_miners-legend-advance-does = auf einer Fortschrittstafel
web-imperial_miners-legend-cavein = Einsturz
web-imperial_miners-legend-cavein-does = wird statt des nächsten Effekts der Karte geräumt
web-imperial_miners-legend-card = Karte ziehen
web-imperial_miners-legend-card-does = vom Stapel I, II oder III
web-imperial_miners-legend-activate = aktivieren
web-imperial_miners-legend-activate-does = eine Karte wirkt noch einmal
web-imperial_miners-legend-faction = beliebige Fraktion
web-imperial_miners-legend-faction-does = eine der sechs, oder wie viele du hast
web-imperial_miners-legend-each = je
web-imperial_miners-legend-most = bis zu, höchstens
web-imperial_miners-legend-pay = zahle
web-imperial_miners-sign-here = hier
web-imperial_miners-sign-near = benachbart
web-imperial_miners-sign-beside = daneben
web-imperial_miners-sign-above = darüber
web-imperial_miners-sign-below = darunter
web-imperial_miners-sign-else = sonst
web-imperial_miners-learn-1 = Du willst nach zehn Runden die meisten Punkte. Sie kommen von Karten, von den Fortschrittstafeln, und einer von jeder vollen Lore.
web-imperial_miners-learn-2 = Eine Runde: ein Ereignis, dann eine Karte aus der Hand in deine Mine, in die Reihe ihrer Stufe.
web-imperial_miners-learn-3 = Die neue Karte wirkt, dann eine Karte darüber, und so weiter bis zur Oberfläche: je tiefer sie liegt, desto länger die Kette.
web-imperial_miners-learn-4 = Wo zwei volle Hälften sich treffen, entsteht eine volle Lore; Gold bezahlt Karten und die großen Effekte.

## After the end
web-imperial_miners-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-imperial_miners-wealth = Gold nach Runden

## The figures of the rules
web-imperial_miners-figure-IM-M2 = Wie Ziegel: Eine Karte der Reihe II berührt zwei darüber, zwei darunter und die Nachbarn links und rechts.
web-imperial_miners-figure-IM-F3 = Oben treffen sich zwei volle Hälften: eine volle Lore. Unten trifft eine volle auf eine leere: Ein Lorenplättchen kann sie vervollständigen.
web-imperial_miners-figure-IM-M5 = Die Kette: erst die neue Karte, dann eine Karte darüber, die sie berührt, und so weiter bis zur Oberfläche.
web-imperial_miners-figure-IM-F7 = Drei Felder vorrücken: Nur das erreichte Feld wird ausgeführt, nicht die übersprungenen.
