# Rockwell
rockwell-title = Rockwell

## Bezeichnungen
rockwell-resource-zinc = Zink
rockwell-resource-copper = Kupfer
rockwell-resource-silver = Silber
rockwell-resource-gold = Gold
rockwell-what-zinc = Zink
rockwell-what-copper = Kupfer
rockwell-what-silver = Silber
rockwell-what-gold = Gold
rockwell-what-money = Geld
rockwell-seat-al = Al
rockwell-place-center = Erdkern
rockwell-place-E1 = Mineneingang 1
rockwell-place-E2 = Mineneingang 2
rockwell-place-E3 = Mineneingang 3
rockwell-place-E4 = Mineneingang 4
rockwell-slot-I1 = I1 (Korruption)
rockwell-slot-I2 = I2 (Korruption)
rockwell-slot-I3 = I3 (Subunternehmer)
rockwell-slot-I4 = I4 (Subunternehmer)
rockwell-slot-II1 = II1 (Börse)
rockwell-slot-II2 = II2 (Börse)
rockwell-slot-II3 = II3 (Börse)
rockwell-slot-III1 = III1 (Atelier)
rockwell-slot-III2 = III2 (Atelier)
rockwell-slot-III3 = III3 (Atelier)
rockwell-achievement-zinc_copper = 8 Zink und 8 Kupfer
rockwell-achievement-extractions = 6 Förderungskarten
rockwell-achievement-silver = 10 Silber
rockwell-achievement-strong_crews = 3 Bohrtrupps mit Bohrleistung 2
rockwell-achievement-gold = 12 Gold
rockwell-achievement-deep_crews = alle Bohrtrupps in Schicht C oder tiefer
rockwell-achievement-every_resource = 6 von jedem Rohstoff
rockwell-achievement-great_crews = 2 Bohrtrupps mit Bohrleistung 4
rockwell-achievement-center = ein Bohrtrupp am Erdkern

## Verben als Überschrift, als Möglichkeit, und was sie bewirken
rockwell-verb-bid = Bieten
rockwell-verb-bid_money = Geld bieten
rockwell-verb-place = Vizepräsident
rockwell-verb-insure = Versichern
rockwell-verb-crew = Bohrtrupp
rockwell-verb-stay = Stehen bleiben
rockwell-verb-go = Bewegen
rockwell-verb-take = Mitnehmen
rockwell-verb-leave = Zurücklassen
rockwell-verb-drill = Zuerst durchbohren
rockwell-verb-discard = Versicherung abgeben
rockwell-verb-bribe = Bestechen
rockwell-verb-hire = Anheuern
rockwell-verb-pass = Passen
rockwell-verb-sell = Verkaufen
rockwell-verb-buy = Kaufen
rockwell-verb-cubes = Klötzchen
rockwell-verb-improve = Bohrtrupp verbessern
rockwell-verb-safety = Schutz
rockwell-verb-mobility = Mobilität
rockwell-verb-mineshaft = Minenschacht
rockwell-verb-relocate = Minenschacht versetzen
rockwell-verb-sink = Minenschacht setzen
rockwell-verb-deliver = Ausliefern
rockwell-verb-al_crew = Als Bohrtrupp
rockwell-verb-al_go = Als Bewegung
rockwell-verb-al_raise = Al wird stärker

rockwell-move-bid = { $amount } { $resource } bieten
rockwell-move-bid_money = { $money } $ bieten
rockwell-move-place = einen Vizepräsidenten auf { $slot } setzen
rockwell-move-insure = { $amount } { $resource } versichern
rockwell-move-crew = dein Bohrtrupp auf { $place }, Bohrleistung { $power }
rockwell-move-stay = stehen bleiben
rockwell-move-go = { $place ->
    [Erdkern] zum Erdkern gehen
   *[other] nach { $place } gehen
}
rockwell-move-take = den Subunternehmer mit Bohrleistung { $power } mitnehmen
rockwell-move-leave = den Subunternehmer zurücklassen
rockwell-move-drill = zuerst { $tile } durchbohren
rockwell-move-discard = { $amount ->
    [0] keine Versicherung abgeben
    [one] 1 Versicherung abgeben
   *[other] { $amount } Versicherungen abgeben
}
rockwell-move-bribe = den Bohrtrupp von { $company } auf { $place } (Bohrleistung { $power }) nach { $tile } bestechen
rockwell-move-hire = einen Subunternehmer mit Bohrleistung { $power } anheuern
rockwell-move-pass = passen
rockwell-move-sell = { $resource } verkaufen
rockwell-move-buy = { $resource } kaufen
rockwell-move-cubes = { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
}
rockwell-move-improve = deinen Bohrtrupp auf { $place } auf Bohrleistung { $power } verbessern
rockwell-move-safety = Schutz verbessern
rockwell-move-mobility = Mobilität verbessern
rockwell-move-mineshaft = den nächsten Minenschacht bauen
rockwell-move-relocate = den Minenschacht auf { $tile } mit Stufe { $level } versetzen
rockwell-move-sink = den Minenschacht auf { $tile } setzen
rockwell-move-deliver = { $resource } ausliefern
rockwell-move-al_crew = Als Bohrtrupp auf { $place }, Bohrleistung { $power }
rockwell-move-al_go = Al geht nach { $tile }
rockwell-move-al_raise = Als Bohrtrupp auf { $place } auf Bohrleistung { $power } verstärken

rockwell-run-bid = { $some ->
    [0] nichts bieten
   *[other] { $parts } bieten
}
rockwell-run-insure = { $some ->
    [0] nichts versichern
   *[other] { $parts } versichern
}
rockwell-run-sell = { $cubes } { $resource } verkaufen
rockwell-run-buy = { $cubes } { $resource } kaufen
rockwell-part-bid = { $amount } { $resource }
rockwell-part-bid_money = { $money } $
rockwell-part-insure = { $amount } { $resource }

rockwell-help-bid = Beliebig viele Klötzchen dieses Rohstoffs kommen in das Gebot; alle Gebote werden bezahlt, auch die unterlegenen.
rockwell-help-bid_money = Dazu Geld in Schritten von 100 $; das höchste Gebot steht in der Direktionsreihenfolge vorn.
rockwell-help-place = Eine freie Position auf Brett I, II oder III, aber nie beide auf demselben Brett.
rockwell-help-insure = Klötzchen werden zu Versicherungen, eins zu eins; jede kann ein Klötzchen vor Gefahr retten, jetzt oder später.
rockwell-help-crew = Der aktive Bohrtrupp: Er kann ziehen oder stehen bleiben und den Vorteil nutzen.
rockwell-help-stay = Stehen bleiben gilt als Zug; der Vorteil von Brett I kann trotzdem genutzt werden.
rockwell-help-go = Den Bohrtrupp bewegen; sobald die Bohrleistung auf einem Feld reicht, wird es durchbohrt.
rockwell-help-take = Die Personalkosten fallen wieder an; die Bohrleistung darf sich ändern, höchstens bis zur Tiefe der Schicht.
rockwell-help-leave = Der Würfel geht auf Brett I zurück und kann neu angeheuert werden.
rockwell-help-drill = Zwei Felder sind zugleich erfüllt: Der Bohrtrupp auf der Grenze rückt ganz auf das zuerst durchbohrte.
rockwell-help-discard = Jede Versicherung rettet eines der Klötzchen, die verloren gingen; verloren gehen die wertvollsten.
rockwell-help-bribe = Einen fremden Bohrtrupp von einem Nachbarfeld auf das eigene holen; die Personalkosten seines Subunternehmers zahlst du.
rockwell-help-hire = Ein Würfel beim aktiven Bohrtrupp gibt bis zum Ende der Runde Bohrleistung; er kostet Personalkosten.
rockwell-help-pass = Nichts tun; in Phase II und III bist du damit bis zur nächsten Runde draußen.
rockwell-help-sell = Klötzchen eines Rohstoffs zum festen Preis verkaufen; jeder Rohstoff einmal je Phase.
rockwell-help-buy = Klötzchen eines Rohstoffs zum festen Preis kaufen; jeder Rohstoff einmal je Phase.
rockwell-help-cubes = Wie viele Klötzchen gehandelt werden.
rockwell-help-improve = Eine Bohrleistung mehr für einen Bohrtrupp; reicht sie für sein Feld, wird es sofort durchbohrt.
rockwell-help-safety = Gefahr kostet 1 Klötzchen weniger, dann 3 weniger, dann nichts.
rockwell-help-mobility = Erst ein Sprung zum übernächsten Feld der Schicht, dann Stehen auf der Grenze, dann zwei Schritte.
rockwell-help-mineshaft = Die nächste Stufe setzt sofort einen Minenschacht: Er nimmt den Überschuss und zahlt jede Runde, sobald das Feld durchbohrt ist.
rockwell-help-relocate = Eine erreichte Stufe noch einmal zahlen und einen eigenen Minenschacht auf ein Feld setzen, das sie erlaubt.
rockwell-help-sink = Wohin der Minenschacht kommt.
rockwell-help-deliver = Die Klötzchen der obersten Auslieferung für ihr Prestige abgeben.
rockwell-help-al_crew = Mehrere Bohrtrupps von Al wären dran: Du wählst.
rockwell-help-al_go = Al geht dorthin, wo am wenigsten fehlt; zwischen gleichen Feldern wählst du.
rockwell-help-al_raise = Ein Bohrtrupp von Al bekommt eine Bohrleistung mehr.

## Fragen
rockwell-prompt-bid_zinc = Versteigerung: Wie viel Zink bietest du?
rockwell-prompt-bid_copper = Versteigerung: Wie viel Kupfer bietest du?
rockwell-prompt-bid_silver = Versteigerung: Wie viel Silber bietest du?
rockwell-prompt-bid_gold = Versteigerung: Wie viel Gold bietest du?
rockwell-prompt-bid_money = Versteigerung: Wie viel Geld bietest du?
rockwell-prompt-insure_zinc = Versicherung: Wie viel Zink wird zu Versicherungen?
rockwell-prompt-insure_copper = Versicherung: Wie viel Kupfer wird zu Versicherungen?
rockwell-prompt-insure_silver = Versicherung: Wie viel Silber wird zu Versicherungen?
rockwell-prompt-insure_gold = Versicherung: Wie viel Gold wird zu Versicherungen?
rockwell-prompt-place = Wohin kommt dein Vizepräsident?
rockwell-prompt-crew = Bohrrunde: Welcher Bohrtrupp ist aktiv?
rockwell-prompt-move = Wohin geht der Bohrtrupp?
rockwell-prompt-die = Was wird aus dem Subunternehmer?
rockwell-prompt-first = Zwei Felder sind erfüllt: Welches wird zuerst durchbohrt?
rockwell-prompt-discard = Gefahr: Wie viele Versicherungen gibst du ab?
rockwell-prompt-bribe = Einen Bohrtrupp bestechen?
rockwell-prompt-hire = Einen Subunternehmer anheuern?
rockwell-prompt-market = Börse: verkaufen, kaufen oder passen?
rockwell-prompt-sell = Wie viele Klötzchen verkaufst du?
rockwell-prompt-buy = Wie viele Klötzchen kaufst du?
rockwell-prompt-workshop = Atelier: Welche Handlung?
rockwell-prompt-sink = Wohin kommt der Minenschacht?
rockwell-prompt-al_crew = Welcher Bohrtrupp von Al zieht?
rockwell-prompt-al_go = Wohin geht Al?
rockwell-prompt-al_raise = Welcher Bohrtrupp von Al wird stärker?
rockwell-prompt-waiting = Die anderen sind am Zug.
rockwell-prompt-chance = Etwas wird aufgedeckt.
rockwell-prompt-over = Die Partie ist zu Ende.

## Warnungen
rockwell-warn-bid_beyond_first = Du bist schon mit weniger vorn, was auch immer die anderen bieten.
rockwell-warn-bid_changes_nothing = Du bist ohne Gebot vorn: Niemand sonst hat etwas.
rockwell-warn-insurance_beyond_loss = Mehr Versicherungen, als du je Klötzchen verlieren kannst.
rockwell-warn-die_changes_nothing = Hier gibt es nichts mehr zu bohren: Der Subunternehmer ändert nichts.
rockwell-warn-die_too_strong = Ein billigerer Subunternehmer bewirkt dasselbe.
rockwell-warn-last_turn = Damit endet die Partie nach dieser Runde.
rockwell-warn-no_turn_left = Die Partie endet nach dieser Runde: Kein Bohrtrupp bewegt sich mehr.
rockwell-warn-never_pays = Die Partie endet nach dieser Runde: Dieser Minenschacht zahlt nie.
rockwell-warn-cheaper_level_does = Eine billigere Stufe öffnet dieselben Felder.

## Ereignisse
rockwell-event-turn = Runde { $turn }
rockwell-event-bid_in = { $seat } hat geboten
rockwell-event-bid = { $some ->
    [0] { $seat } bietet nichts
   *[other] { $seat } bietet { $pile }: Wert { $value } $
}
rockwell-event-management = Direktionsreihenfolge: { $order }
rockwell-event-placed = { $seat } setzt einen Vizepräsidenten auf { $slot }
rockwell-event-home = { $seat } findet keine Position: Ein Vizepräsident bleibt zu Hause
rockwell-event-insurance_in = { $seat } ist mit den Versicherungen fertig
rockwell-event-insured = { $some ->
    [0] { $seat } versichert nichts
   *[other] { $seat } versichert { $pile }
}
rockwell-event-control = Kontrollreihenfolge: { $order }
rockwell-event-round = Bohrrunde { $round }
rockwell-event-no_crew = { $seat } hat keinen Bohrtrupp mehr und passt
rockwell-event-stayed = { $seat } bleibt mit dem Bohrtrupp der Bohrleistung { $power } auf { $place }
rockwell-event-moved = { $seat } bewegt einen Bohrtrupp der Bohrleistung { $power } von { $from } nach { $place }
rockwell-event-die_taken = { $seat } nimmt den Subunternehmer mit: Bohrleistung { $power } für { $money } $
rockwell-event-die_left = { $seat } lässt den Subunternehmer zurück
rockwell-event-hired = { $seat } heuert auf { $place } einen Subunternehmer mit Bohrleistung { $power } an: { $money } $
rockwell-event-bribed = { $money ->
    [0] { $seat } besticht einen Bohrtrupp von { $company } (Bohrleistung { $power }): von { $from } nach { $tile }
   *[other] { $seat } besticht einen Bohrtrupp von { $company } (Bohrleistung { $power }): von { $from } nach { $tile }, für { $money } $
}
rockwell-event-drilled = { $seat } durchbohrt { $tile }: Die Rückseite zeigt { $back }
rockwell-event-joined = { $seat }: Der Bohrtrupp der Bohrleistung { $power } rückt ganz auf { $tile }
rockwell-event-card = { $seat } zieht die Förderungskarte { $card }
rockwell-event-share = { $some ->
    [0] Anteil von { $seat }: nichts
   *[other] Anteil von { $seat }: { $pile }
}
rockwell-event-left_over = { $some ->
    [0] Den Überschuss nimmt { $seat }: nichts
   *[other] Den Überschuss nimmt { $seat }: { $pile }
}
rockwell-event-danger = { $cubes ->
    [one] Gefahr: { $seat } droht der Verlust von 1 Klötzchen
   *[other] Gefahr: { $seat } droht der Verlust von { $cubes } Klötzchen
}
rockwell-event-discarded = { $tiles ->
    [one] { $seat } gibt 1 Versicherung ab
   *[other] { $seat } gibt { $tiles } Versicherungen ab
}
rockwell-event-lost = { $some ->
    [0] { $seat } verliert nichts
   *[other] { $seat } verliert { $pile }
}
rockwell-event-paid = { $some ->
    [0] Der Minenschacht auf { $tile } zahlt { $seat } nichts
   *[other] Der Minenschacht auf { $tile } zahlt { $seat } { $pile }
}
rockwell-event-sold = { $seat } verkauft { $cubes } { $resource } für { $money } $
rockwell-event-bought = { $seat } kauft { $cubes } { $resource } für { $money } $
rockwell-event-passed = { $seat } passt
rockwell-event-improved = { $seat } verbessert den Bohrtrupp auf { $place } auf Bohrleistung { $power }: { $money } $
rockwell-event-safety = { $seat } erreicht Schutz { $level }: { $money } $
rockwell-event-mobility = { $seat } erreicht Mobilität { $level }: { $money } $
rockwell-event-mineshaft = { $seat } erreicht Minenschacht { $level } und setzt ihn auf { $tile }: { $money } $
rockwell-event-relocated = { $seat } versetzt einen Minenschacht von { $from } nach { $tile }: { $money } $
rockwell-event-delivered = { $seat } liefert { $cubes } { $resource } für { $prestige } Prestige aus
rockwell-event-achieved = { $seat } schafft die Realisierung „{ $achievement }“: { $prestige } Prestige
rockwell-event-al_raised = { $seat } verstärkt Als Bohrtrupp auf { $place } auf Bohrleistung { $power }
rockwell-event-bonus = { $seat } bekommt { $prestige } Prestige für { $what } ({ $amount })
rockwell-event-ended = Die Partie ist zu Ende: { $reason }
rockwell-event-laid = Die Schichten sind ausgelegt
rockwell-event-shown = { $some ->
    [0] { $seat } zeigt nichts
   *[other] { $seat } zeigt { $pile }
}
rockwell-pile-zinc = { $n } Zn
rockwell-pile-copper = { $n } Cu
rockwell-pile-silver = { $n } Ag
rockwell-pile-gold = { $n } Au
rockwell-pile-money = { $n } $
rockwell-pile-insurance = { $n ->
    [one] 1 Versicherung
   *[other] { $n } Versicherungen
}

## Optionen und Gründe
rockwell-option-one_crew_per_border = Insgesamt ein Bohrtrupp je Grenze (deutsche Regel; sonst einer je Spieler:in)
rockwell-option-open_stocks = Offene Bestände: zeigen, was alle hätten mitzählen können
rockwell-option-tile_powers = Benötigte Bohrleistung: core, oder low (überall eins weniger)
rockwell-option-turn_limit = Rundenlimit: Die Partie wird nach so vielen Runden gewertet (0: nie)
rockwell-reason-center = die Mehrheit hat den Erdkern erreicht
rockwell-reason-achievements = sechs Realisierungen, darunter alle der letzten Stufe
rockwell-reason-turn_limit = das Rundenlimit ist erreicht
rockwell-source-achievements = Realisierungen
rockwell-source-achievements-why = der Wert jedes genommenen Plättchens; wer ein Ziel zuerst erreicht, bekommt am meisten
rockwell-source-deliveries = Auslieferungen
rockwell-source-deliveries-why = das Prestige auf jedem Auslieferungsplättchen
rockwell-source-bonus_zinc = Rang bei Zink
rockwell-source-bonus_zinc-why = danach, wie viele mehr davon haben; bei Gleichstand gilt derselbe Rang
rockwell-source-bonus_copper = Rang bei Kupfer
rockwell-source-bonus_copper-why = danach, wie viele mehr davon haben; bei Gleichstand gilt derselbe Rang
rockwell-source-bonus_silver = Rang bei Silber
rockwell-source-bonus_silver-why = danach, wie viele mehr davon haben; bei Gleichstand gilt derselbe Rang
rockwell-source-bonus_gold = Rang bei Gold
rockwell-source-bonus_gold-why = danach, wie viele mehr davon haben; bei Gleichstand gilt derselbe Rang
rockwell-source-bonus_money = Rang bei Geld
rockwell-source-bonus_money-why = danach, wie viele mehr davon haben; bei Gleichstand gilt derselbe Rang

## The board
rockwell-board-turn = Runde { $turn }
rockwell-board-turn-of = Runde { $turn } von höchstens { $limit }
rockwell-board-drilling = Bohrrunde { $round }
rockwell-board-management = Direktion
rockwell-board-control = Kontrolle
rockwell-board-center = ◎ Erdkern
rockwell-board-bribery = Korruption
rockwell-board-subcontracting = Anheuern
rockwell-board-supply = Korruptionsplättchen { $tiles }, Würfel { $dice }
rockwell-board-deliveries = Auslieferungen
rockwell-board-power = Bohrleistung
rockwell-board-subcontractor = Subunternehmer
rockwell-board-safety = Schutz
rockwell-board-mobility = Mobilität
rockwell-board-mineshaft = Minenschacht
rockwell-board-prestige = ★ { $n }
rockwell-board-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
rockwell-board-insurance = Versicherung { $n }
rockwell-board-delivered = Auslieferungen ★ { $n }
rockwell-goal-zinc_copper = 8 Zn + 8 Cu
rockwell-goal-extractions = 6 Karten
rockwell-goal-silver = 10 Ag
rockwell-goal-strong_crews = 3 Bohrtrupps mit 2
rockwell-goal-gold = 12 Au
rockwell-goal-deep_crews = alle ab C
rockwell-goal-every_resource = 6 von jedem
rockwell-goal-great_crews = 2 Bohrtrupps mit 4
rockwell-goal-center = Erdkern
rockwell-board-piles = Karten in den Stapeln
rockwell-board-backs = Rückseiten
rockwell-board-extraction = Förderung auf { $tile }
rockwell-board-sealed-bid = Dein Gebot
rockwell-board-sealed-insure = Deine Versicherung
rockwell-board-player = Name
rockwell-board-achievements = Real.
rockwell-board-delivery-tiles = Ausl.
rockwell-board-total = gesamt
rockwell-board-tiles = Plättchen
rockwell-board-stock = Bestand
rockwell-board-power-then = Bohrleistung dann: { $tiles }
rockwell-board-drills = durchbohrt { $tile }:
rockwell-board-shares = Anteile
rockwell-board-rest = Überschuss
rockwell-board-danger = Gefahr { $cards }/{ $all }
rockwell-board-bid-so-far = Gebot bisher: { $value } $
rockwell-board-insurance-then = { $n ->
    [one] dann 1 Versicherung
   *[other] dann { $n } Versicherungen
}
rockwell-board-uses = { $n ->
    [one] 1 Handlung
   *[other] { $n } Handlungen
}
rockwell-board-pays = zahlt { $what } je Runde
rockwell-board-may-pay = zahlt je Runde vielleicht { $what }
rockwell-board-loses = verliert
rockwell-board-each-at-most = je { $price } $, höchstens { $most }
rockwell-board-money-then = dann { $money } $ in der Kasse
rockwell-sign-crew = ein Bohrtrupp: Gesellschaft, Nummer 2, Bohrleistung 3, ein Subunternehmer mit 1
rockwell-sign-mineshaft = ein Minenschacht und wem er gehört
rockwell-sign-tile = ein Feld: Bohrleistung darauf, und wie viel es durchbohrt
rockwell-sign-drilled = ein durchbohrtes Feld: Z Zink, C Kupfer, S Silber, G Gold für einen Minenschacht darauf, jede Runde
rockwell-sign-straddling = ein Bohrtrupp auf der Grenze: die andere Hälfte steht auf dem Nachbarfeld
rockwell-sign-ring = die Schicht ist ein Ring: Spalte 8 grenzt an Spalte 1
rockwell-sign-center = der Erdkern
rockwell-sign-prestige = Prestige
rockwell-sign-boards = Kontrollzentrum, Börse, Atelier mit den Vizepräsidenten
rockwell-sign-uses = eine Position für 4 Handlungen; noch 2 von 4
rockwell-sign-delivery = 6 Zink für 2 Prestige, noch 7 solche Auslieferungen
rockwell-sign-prices = Preise in Hundert Dollar, Stufe für Stufe
rockwell-sign-goal = eine Realisierung: 4 Prestige für die erste, 2 für die zweite Gesellschaft
rockwell-sign-danger = Gefahr: so viele der Karten im Stapel haben sie
