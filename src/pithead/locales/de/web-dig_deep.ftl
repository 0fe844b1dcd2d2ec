# Dig Deep in the browser.

web-dig_deep-board = Die Mine und die Preise
web-dig_deep-round = Runde { $round }
web-dig_deep-round-of = Runde { $round } von höchstens { $limit }
web-dig_deep-last-round = letzte Runde
web-dig_deep-tiles-left = noch { $left } von { $all } Plättchen
web-dig_deep-pickaxes = { $n ->
    [one] 1 Spitzhacke
   *[other] { $n } Spitzhacken
}
web-dig_deep-prices = Preise
web-dig_deep-sold = Verkauft
web-dig_deep-dug-out = leer
web-dig_deep-hand = Hand
web-dig_deep-face-up = Offen
web-dig_deep-bag = { $n } im Beutel
web-dig_deep-coins = Münzen
web-dig_deep-free-sell = frei
web-dig_deep-new-die = neu
web-dig_deep-control = Kontrolle
web-dig_deep-most-sold = Verkauft von
web-dig_deep-player = Spieler:in
web-dig_deep-dice = Würfel
web-dig_deep-step-roll = Würfeln
web-dig_deep-step-resolve = Ausführen
web-dig_deep-step-buy = Kaufen
web-dig_deep-ground = Der Boden im Schnitt
web-dig_deep-tab-section = Schnitt
web-dig_deep-own-tiles = Deine Plättchen
web-dig_deep-dice-count = { $n } von { $of }
web-dig_deep-gems-sold = Verkaufte Edelsteine
web-dig_deep-in-hand = { $n } Plättchen auf der Hand
web-dig_deep-face-up-n = { $n } Plättchen offen
web-dig_deep-buy-die-for = { $die } für { $coins } kaufen
web-dig_deep-after-buy = { $coins ->
    [one] Danach hast du 1 Münze.
   *[other] Danach hast du { $coins } Münzen.
}
web-dig_deep-then-dice = Preise dann: { $dice }.
web-dig_deep-then-price = { $die } { $price }
web-dig_deep-a-new-die = ein neuer Würfel
web-dig_deep-seventh = Ein siebter Würfel: Als Nächstes gibst du einen von diesen endgültig ab.
web-dig_deep-outcome-mine = { $left ->
    [one] Auf deine Hand: ein Plättchen der Stufe { $level }. 1 Spitzhacke bleibt.
   *[other] Auf deine Hand: ein Plättchen der Stufe { $level }. { $left } Spitzhacken bleiben.
}
web-dig_deep-outcome-reserve = Spalte { $column } kontrollieren dann: { $who }.
web-dig_deep-outcome-smelt = { $coins ->
    [one] Offen ließe es sich jetzt für 1 Münze verkaufen.
   *[other] Offen ließe es sich jetzt für { $coins } Münzen verkaufen.
}
web-dig_deep-outcome-invest = { $shares ->
    [one] Ein Verkauf hat dann 1 Anteil zu { $coins }.
   *[other] Ein Verkauf hat dann { $shares } Anteile zu je { $coins }.
}
web-dig_deep-outcome-price = { $gem }: { $price } → { $becomes }
web-dig_deep-open = frei
web-dig_deep-all-tie = alle
web-dig_deep-tie = { $n } gleich
web-dig_deep-left = noch { $n }
web-dig_deep-column = { $left ->
    [0] Spalte { $column } ist leer
   *[other] Spalte { $column }: noch { $left }, das oberste Stufe { $level }, kontrolliert von { $control }
}
web-dig_deep-level = Stufe { $level }: { $gems }, der häufigste zuerst
web-dig_deep-knows = { $seat } kennt dieses Plättchen
web-dig_deep-invested = Anteile
web-dig_deep-rolled-now = in diesem Zug
web-dig_deep-your-dice = Deine Würfel
web-dig_deep-dice-of = Würfel von { $seat }
web-dig_deep-die = Würfel { $die }
web-dig_deep-die-for = Würfel { $die } für { $coins }
web-dig_deep-empty-space = Leeres Feld, { $price }
web-dig_deep-unmark = Doch behalten: { $die }
web-dig_deep-your-hand = Deine Hand
web-dig_deep-hand-of = Hand von { $seat }
web-dig_deep-only-you = nur du siehst sie
web-dig_deep-smelt-left = schmelzen { $n }
web-dig_deep-sell-left = verkaufen { $n }
web-dig_deep-tile = Stufe { $level }, { $gems }
web-dig_deep-unknown-tile = Stufe { $level }, unbekannt
web-dig_deep-sale = Was dieser Verkauf bringt
web-dig_deep-all-yours = alles deins
web-dig_deep-shares = { $n ->
    [one] 1 Anteil
   *[other] { $n } Anteile
}
web-dig_deep-cubes-home = { $n ->
    [one] 1 Klötzchen kehrt in den Vorrat zurück.
   *[other] { $n } Klötzchen kehren in den Vorrat zurück.
}
web-dig_deep-sell-for = Für { $coins } verkaufen
web-dig_deep-buy-for = Für { $coins } kaufen
web-dig_deep-dice-market = Würfelmarkt
web-dig_deep-faces = Seiten des Würfels { $die }
web-dig_deep-point-at-die = Zeige auf einen Würfel, um alle Seiten zu sehen.
web-dig_deep-tap-die = Wähle einen Würfel, um seine Seiten zu sehen.
web-dig_deep-stock = Klötzchen im Vorrat
web-dig_deep-tiles-sold = verkaufte Plättchen
web-dig_deep-text-columns = Spalten, Plättchen von oben
web-dig_deep-text-column = Spalte
web-dig_deep-text-tiles = Plättchen
web-dig_deep-text-cubes = Klötzchen
web-dig_deep-text-gem = Edelstein
web-dig_deep-text-price = Preis
web-dig_deep-text-die = Würfel
web-dig_deep-text-faces = Seiten
web-dig_deep-learn-1 = Du willst die meisten Münzen. Sie kommen vom Verkauf der Edelsteine; wer von einer Sorte am meisten verkauft hat, bekommt 20 dazu.
web-dig_deep-learn-2 = Ein Zug: deine Würfel und die des Marktes werfen, ausführen, was sie zeigen, bessere Würfel kaufen.
web-dig_deep-learn-3 = Abbauen darfst du Spalten, die du kontrollierst: lege Klötzchen darunter, um die meisten zu haben.
web-dig_deep-learn-4 = Abgebaute Plättchen kommen auf die Hand, werden offen geschmolzen und dann zum Preis ihrer Edelsteine verkauft.
web-dig_deep-coach-reroll = Deine Würfel sind gefallen. Einmal im Zug darfst du für je 1 Münze Würfel neu werfen: klicke die an, die dir nicht gefallen, oder behalte alle.
web-dig_deep-coach-resolve = Über dem Boden steht, was deine Würfel bringen. Alles, was leuchtet, lässt sich anklicken: Spalten, Plätze für Klötzchen, Preise, Plättchen. Wenn du fertig bist, geht es zum Kaufen.
web-dig_deep-coach-mining = Du baust ab: nimm weitere Plättchen, solange die Spitzhacken reichen, oder höre auf.
web-dig_deep-coach-buy = Kaufe Würfel mit besonderen Seiten; zeige auf einen, um alle zu sehen. Sie rollen ab deinem nächsten Zug.
web-dig_deep-coach-wild = Ein Joker auf dem Marktwürfel hebt einen Preis deiner Wahl: am besten einen, den du verkaufen kannst.

## After the end
web-dig_deep-points = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
web-dig_deep-score-by-turn = Münzen am Ende, nach Runden
web-dig_deep-wealth = Münzen nach Runden

## The figures of the rules
web-dig_deep-figure-DD-A3 = Zwei Klötzchen zu einem: Wer zwei hat, kontrolliert die Spalte. Eins zu eins, und gar keine: beide.
web-dig_deep-figure-DD-A4 = Ein Plättchen der Stufe 1 kostet eine Spitzhacke, Stufe 2 zwei, Stufe 3 drei.
web-dig_deep-figure-DD-M1 = Ein Smaragd wird zu 7 verkauft, jemand anderes hat ein Klötzchen darauf: zwei Anteile von 3 Münzen; die übrige Münze verfällt.
web-dig_deep-figure-DD-B1 = Der zweite Würfel wird gekauft: Die rechts davon rücken nach links, und ein neuer füllt das rechte Ende.
