# Dig Deep
dig_deep-title = Dig Deep

## Bezeichnungen
dig_deep-gem-ruby = Rubin
dig_deep-gem-emerald = Smaragd
dig_deep-gem-amethyst = Amethyst
dig_deep-gem-sapphire = Saphir
dig_deep-gem-diamond = Diamant
dig_deep-market_face-ruby = Rubin
dig_deep-market_face-emerald = Smaragd
dig_deep-market_face-amethyst = Amethyst
dig_deep-market_face-sapphire = Saphir
dig_deep-market_face-diamond = Diamant
dig_deep-market_face-wild = Joker
dig_deep-source-a = Spalte a
dig_deep-source-b = Spalte b
dig_deep-source-c = Spalte c
dig_deep-source-d = Spalte d
dig_deep-source-e = Spalte e
dig_deep-source-f = Spalte f
dig_deep-source-g = Spalte g
dig_deep-source-h = Spalte h
dig_deep-source-i = Spalte i
dig_deep-source-ruby = Rubin (Anteil)
dig_deep-source-emerald = Smaragd (Anteil)
dig_deep-source-amethyst = Amethyst (Anteil)
dig_deep-source-sapphire = Saphir (Anteil)
dig_deep-source-diamond = Diamant (Anteil)
dig_deep-die-basic = Basis
dig_deep-die-red = Rot
dig_deep-die-white = Weiß
dig_deep-die-yellow = Gelb
dig_deep-die-blue = Blau
dig_deep-die-black = Schwarz
dig_deep-die-pink = Rosa
dig_deep-die-green = Grün
dig_deep-action-reserve = Reservieren
dig_deep-action-mine = Abbauen
dig_deep-action-smelt = Schmelzen
dig_deep-action-sell = Verkaufen
dig_deep-action-dig = Graben
dig_deep-action-advertise = Bewerben
dig_deep-action-invest = Investieren

## Verben als Überschrift, als Möglichkeit, und was sie bewirken
dig_deep-verb-wild = Erhöhen
dig_deep-verb-mark = Auswählen
dig_deep-verb-keep = Behalten
dig_deep-verb-roll = Neu würfeln
dig_deep-verb-reserve = Reservieren
dig_deep-verb-take_back = Zurückholen
dig_deep-verb-mine = Abbauen
dig_deep-verb-stop = Aufhören
dig_deep-verb-dig = Graben
dig_deep-verb-put = Hinlegen
dig_deep-verb-advertise = Bewerben
dig_deep-verb-invest = Investieren
dig_deep-verb-done = Fertig
dig_deep-verb-buy = Kaufen
dig_deep-verb-discard = Abgeben
dig_deep-verb-end = Zugende
dig_deep-verb-smelt = Schmelzen
dig_deep-verb-sell = Verkaufen

dig_deep-move-wild = den Preis für { $gem } erhöhen
dig_deep-move-mark = Würfel { $position } zum Neuwürfeln auswählen
dig_deep-move-keep = alle Würfel so behalten
dig_deep-move-roll = bezahlen und die gewählten Würfel neu würfeln
dig_deep-move-reserve = Spalte { $column } reservieren
dig_deep-move-take_back = ein Klötzchen zurückholen: { $source }
dig_deep-move-mine = oberstes Plättchen von Spalte { $column } abbauen
dig_deep-move-stop = mit dem Abbauen aufhören
dig_deep-move-dig = oberstes Plättchen von Spalte { $column } ausgraben
dig_deep-move-put = das Plättchen auf Spalte { $column } legen
dig_deep-move-advertise = { $step ->
    [-1] gegen { $gem } werben: Preis um 1 senken
   *[1] { $gem } bewerben: Preis um 1 erhöhen
}
dig_deep-move-invest = in { $gem } investieren
dig_deep-move-done = fertig, weiter zum Würfelkauf
dig_deep-move-buy = den Würfel von Feld { $space } kaufen
dig_deep-move-discard = Würfel { $position } abgeben
dig_deep-move-end = den Zug beenden
dig_deep-move-smelt = { $tile } schmelzen
dig_deep-move-sell = { $tile } verkaufen
dig_deep-run-mark = { $parts } neu würfeln
dig_deep-part-mark = Würfel { $position }
dig_deep-run-mine = { $parts } abbauen
dig_deep-part-mine = { $column }
dig_deep-run-reserve = { $parts } reservieren
dig_deep-part-reserve = { $column }
dig_deep-run-smelt = { $parts } schmelzen
dig_deep-part-smelt = { $tile }
dig_deep-run-sell = { $parts } verkaufen
dig_deep-part-sell = { $tile }
dig_deep-run-advertise = werben: { $parts }
dig_deep-part-advertise = { $gem } { $step ->
    [-1] −1
   *[1] +1
}
dig_deep-run-invest = in { $parts } investieren
dig_deep-part-invest = { $gem }

dig_deep-help-wild = Ein Joker auf einem Marktwürfel: Nenne einen Edelstein, sein Preis steigt um 1 (nie über 10).
dig_deep-help-mark = Wähle Würfel, die du dieses eine Mal neu würfelst; jeder kostet 1 Münze, alle fallen zusammen.
dig_deep-help-keep = In diesem Zug nicht neu würfeln; die Würfel gelten, wie sie liegen.
dig_deep-help-roll = Zahle 1 Münze je gewähltem Würfel und würfle sie einmal neu.
dig_deep-help-reserve = Lege eines deiner Klötzchen unter eine Spalte; wer dort die meisten hat, kontrolliert sie, bei Gleichstand alle Führenden.
dig_deep-help-take_back = Dein Vorrat ist leer: Hole ein Klötzchen von einer Spalte oder einem Edelstein zurück und lege es unter eine andere Spalte.
dig_deep-help-mine = Nimm das oberste Plättchen einer Spalte, die du kontrollierst, auf die Hand; L1 kostet 1 Spitzhacke, L2 2, L3 3.
dig_deep-help-stop = Abgebaut wird in einem Stück; übrige Spitzhacken verfallen.
dig_deep-help-dig = Sieh dir das oberste Plättchen einer beliebigen Spalte an und lege es verdeckt auf eine beliebige Spalte. Nur du kennst es.
dig_deep-help-put = Lege das ausgegrabene Plättchen verdeckt auf eine Spalte, die niedriger ist als zu Beginn.
dig_deep-help-advertise = Erhöhe oder senke den Preis eines Edelsteins um 1.
dig_deep-help-invest = Lege ein Klötzchen aus deinem Vorrat auf einen Edelstein: Wird er verkauft, bekommst du einen Anteil am Preis.
dig_deep-help-done = Verzichte auf die übrigen Aktionen; sie verfallen. Danach kannst du Würfel kaufen.
dig_deep-help-buy = Zahle den Preis des Feldes; der Würfel gehört ab dem nächsten Zug zu deinem Wurf. Ein siebter verdrängt einen anderen.
dig_deep-help-discard = Du hast sechs Würfel: Einer der alten verlässt für den neuen das Spiel.
dig_deep-help-end = Nichts mehr kaufen; die nächste Person würfelt.
dig_deep-help-smelt = Decke ein Plättchen aus deiner Hand vor dir auf, damit es verkauft werden kann.
dig_deep-help-sell = Verkaufe ein offenes Plättchen: Jeder Edelstein darauf bringt seinen Preis, geteilt mit allen, die investiert haben; dann fallen die Preise.

## Fragen
dig_deep-prompt-wild = Ein Joker: Welcher Edelstein wird teurer?
dig_deep-prompt-reroll = Würfel neu würfeln, je 1 Münze, oder behalten?
dig_deep-prompt-reroll_more = Weitere Würfel auswählen, oder bezahlen und würfeln?
dig_deep-prompt-resolve = Nutze deine Aktionen in beliebiger Reihenfolge.
dig_deep-prompt-mining = Weiter abbauen oder aufhören?
dig_deep-prompt-dig_target = Wohin kommt das Plättchen?
dig_deep-prompt-taken_back = Unter welche Spalte kommt das Klötzchen?
dig_deep-prompt-buy = Würfel kaufen?
dig_deep-prompt-discard = Ein siebter Würfel: Welcher verlässt das Spiel?
dig_deep-prompt-waiting = Die anderen sind am Zug.
dig_deep-prompt-chance = Die Würfel fallen.
dig_deep-prompt-over = Die Partie ist zu Ende.

## Warnungen
dig_deep-warn-price_at_top = Der Preis ist schon ganz oben: Es ändert sich nichts.
dig_deep-warn-empty_column = In dieser Spalte gibt es nichts mehr abzubauen.
dig_deep-warn-no_change_of_control = An der Kontrolle dieser Spalte ändert sich nichts.
dig_deep-warn-gives_up_share = Du gibst deinen Anteil an diesem Edelstein auf.
dig_deep-warn-loses_control = Du verlierst die Kontrolle über diese Spalte.
dig_deep-warn-last_tile = Das ist das letzte Plättchen: Nach dieser Runde ist die Partie zu Ende.
dig_deep-warn-pickaxes_lost = Die übrigen Spitzhacken verfallen.
dig_deep-warn-sells_for_nothing = Für dieses Plättchen bekommst du jetzt nichts.
dig_deep-warn-pays_another_more = Dieser Verkauf bringt jemand anderem mehr als dir.
dig_deep-warn-actions_left = Du hast noch Aktionen, die du nutzen könntest.
dig_deep-warn-never_rolled = Nach dieser Runde ist die Partie zu Ende: Dieser Würfel würde nie geworfen.
dig_deep-warn-seventh_die = Ein siebter Würfel: Einer deiner anderen verlässt das Spiel.

## Ereignisse
dig_deep-event-turn = Runde { $round }: { $seat }
dig_deep-event-rolled = { $seat } würfelt { $market1 }, { $market2 }, { $market3 }
dig_deep-event-price = { $gem } { $was } → { $now }
dig_deep-event-rerolled = { $paid ->
    [one] { $seat } zahlt 1 Münze und würfelt einen Würfel neu: { $pile }
   *[other] { $seat } zahlt { $paid } Münzen und würfelt { $paid } Würfel neu: { $pile }
}
dig_deep-pile-mine = Abbauen { $n }
dig_deep-pile-smelt = Schmelzen { $n }
dig_deep-pile-sell = Verkaufen { $n }
dig_deep-pile-reserve = Reservieren { $n }
dig_deep-pile-dig = Graben { $n }
dig_deep-pile-advertise = Bewerben { $n }
dig_deep-pile-invest = Investieren { $n }
dig_deep-event-reserved = { $seat } reserviert Spalte { $column }
dig_deep-event-took_back = { $seat } holt ein Klötzchen zurück: { $source }
dig_deep-event-mined = { $seat } baut ein L{ $level }-Plättchen aus Spalte { $column } ab
dig_deep-event-saw = es ist { $tile }
dig_deep-event-smelted = { $seat } schmilzt { $tile }
dig_deep-event-sold = { $seat } verkauft { $tile }
dig_deep-event-paid = { $coins ->
    [one] { $seat } bekommt 1 Münze für { $gem }
   *[other] { $seat } bekommt { $coins } Münzen für { $gem }
}
dig_deep-event-returned = { $cubes ->
    [one] { $seat } erhält das Klötzchen von { $gem } zurück
   *[other] { $seat } erhält { $cubes } Klötzchen von { $gem } zurück
}
dig_deep-event-dug = { $seat } gräbt das oberste Plättchen (L{ $level }) von Spalte { $column } aus
dig_deep-event-put = { $seat } legt es von Spalte { $column } auf Spalte { $target }
dig_deep-event-invested = { $seat } investiert in { $gem }
dig_deep-event-bought = { $coins ->
    [one] { $seat } kauft den Würfel „{ $die }“ von Feld { $space } für 1 Münze
   *[other] { $seat } kauft den Würfel „{ $die }“ von Feld { $space } für { $coins } Münzen
}
dig_deep-event-discarded = { $seat } gibt den Würfel „{ $die }“ ab
dig_deep-event-filled = der Würfel „{ $die }“ kommt auf Feld { $space }
dig_deep-event-last_tile = { $seat } hat das letzte Plättchen abgebaut: Die Runde wird zu Ende gespielt
dig_deep-event-bonus = { $coins ->
    [one] { $seat } hat am meisten { $gem } verkauft ({ $sold }): 1 Münze
   *[other] { $seat } hat am meisten { $gem } verkauft ({ $sold }): { $coins } Münzen
}
dig_deep-event-ended = Die Partie ist zu Ende: { $reason }
dig_deep-event-advertised = { $step ->
    [-1] { $seat } wirbt gegen { $gem }
   *[1] { $seat } bewirbt { $gem }
}

## Optionen und Gründe
dig_deep-option-turn_limit = Zuglimit: Nach so vielen Zügen je Person endet die Partie (0: nie)
dig_deep-option-stall_limit = Stillstandslimit: Nach so vielen Runden ohne Abbau endet die Partie (0: nie)
dig_deep-reason-last_tile = das letzte Plättchen ist abgebaut
dig_deep-reason-turn_limit = das Zuglimit ist erreicht
dig_deep-reason-stalled = niemand hat mehr abgebaut
dig_deep-source-start = Münzen zu Beginn
dig_deep-source-start-why = alle beginnen mit gleich vielen
dig_deep-source-coins = Münzen
dig_deep-source-coins-why = am Ende in der Hand
dig_deep-source-sales = Eigene Verkäufe
dig_deep-source-sales-why = der Preis jedes Edelsteins auf den verkauften Plättchen, ohne den Anteil der Investoren
dig_deep-source-shares = Anteile an Verkäufen anderer
dig_deep-source-shares-why = an Investitionsklötzchen gezahlt, wenn jemand anderes diesen Edelstein verkaufte
dig_deep-source-dice = Gekaufte Würfel
dig_deep-source-dice-why = der Preis jedes neuen Würfels
dig_deep-source-rerolls = Neue Würfe
dig_deep-source-rerolls-why = eine Münze für jeden noch einmal geworfenen Würfel
dig_deep-source-bonus_ruby = Meiste Rubine verkauft
dig_deep-source-bonus_ruby-why = 20 Münzen für die meisten; bei Gleichstand geteilt, abgerundet
dig_deep-source-bonus_emerald = Meiste Smaragde verkauft
dig_deep-source-bonus_emerald-why = 20 Münzen für die meisten; bei Gleichstand geteilt, abgerundet
dig_deep-source-bonus_amethyst = Meiste Amethyste verkauft
dig_deep-source-bonus_amethyst-why = 20 Münzen für die meisten; bei Gleichstand geteilt, abgerundet
dig_deep-source-bonus_sapphire = Meiste Saphire verkauft
dig_deep-source-bonus_sapphire-why = 20 Münzen für die meisten; bei Gleichstand geteilt, abgerundet
dig_deep-source-bonus_diamond = Meiste Diamanten verkauft
dig_deep-source-bonus_diamond-why = 20 Münzen für die meisten; bei Gleichstand geteilt, abgerundet

## Das Spielbrett
dig_deep-board-round = Runde { $round }
dig_deep-board-round-of = Runde { $round } von höchstens { $limit }
dig_deep-board-last-round = letzte Runde
dig_deep-board-left = noch { $left } von { $all } Plättchen
dig_deep-board-prices = Preise
dig_deep-board-all = alle
dig_deep-board-dice = Würfel
dig_deep-board-left-to-do = Übrig
dig_deep-board-pickaxes = { $n ->
    [one] 1 Spitzhacke
   *[other] { $n } Spitzhacken
}
dig_deep-board-market = Würfelmarkt
dig_deep-board-bag = { $n } im Beutel
dig_deep-board-hand = Hand
dig_deep-board-face-up = Offen
dig_deep-board-sold = Verkauft
dig_deep-board-held = Unterwegs
dig_deep-board-new-die = Neuer Würfel
dig_deep-board-coins = Münzen
dig_deep-board-total = Gesamt
dig_deep-board-player = Name
dig_deep-board-price = Preis { $was } → { $now }
dig_deep-board-then = dann
dig_deep-board-share = { $shares ->
    [one] { $value }¢ je Anteil, 1 Anteil
   *[other] { $value }¢ je Anteil, { $shares } Anteile
}
dig_deep-board-worth = jetzt { $coins }¢ wert
dig_deep-sign-tile = ein Plättchen; seine Stufe ist, was der Abbau an Spitzhacken kostet
dig_deep-sign-lit = in dieser Spalte kannst du jetzt abbauen
dig_deep-sign-coin = Münzen
dig_deep-sign-cube = Klötzchen im Vorrat
dig_deep-sign-crown = wer eine Spalte kontrolliert; wer am meisten von einem Edelstein verkauft hat
dig_deep-sign-free = Platz für eine weitere Investition
dig_deep-sign-wild = ein Joker auf einem Marktwürfel
dig_deep-sign-marked = zum Neuwürfeln gewählt; „neu würfeln 1 3“ wirft die Würfel 1 und 3 zugleich
dig_deep-short-reserve = Re
dig_deep-short-mine = Ab
dig_deep-short-smelt = Sm
dig_deep-short-sell = Vk
dig_deep-short-dig = Gr
dig_deep-short-advertise = Bw
dig_deep-short-invest = In
dig_deep-board-unseen = Noch nicht gesehen
