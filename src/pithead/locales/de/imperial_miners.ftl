# Imperial Miners
imperial_miners-title = Imperial Miners

## Bezeichnungen
imperial_miners-faction-scots = Schotten
imperial_miners-faction-barbarians = Barbaren
imperial_miners-faction-egyptians = Ägypter
imperial_miners-faction-japanese = Japaner
imperial_miners-faction-atlanteans = Atlanter
imperial_miners-faction-romans = Römer
imperial_miners-side-front = Vorderseite
imperial_miners-side-back = Rückseite
imperial_miners-at = auf { $spot }
imperial_miners-left-of = { $n ->
    [one] links von { $spot }
   *[other] { $n } Plätze links von { $spot }
}
imperial_miners-when-immediate = Sofort
imperial_miners-when-special = Besonders
imperial_miners-when-end = Rundenende
imperial_miners-source-rulebook = gedruckt
imperial_miners-source-reconstructed = rekonstruiert
imperial_miners-grade-0 = Junge Spitzhacke
imperial_miners-grade-1 = Kellermeister:in
imperial_miners-grade-2 = Fachkraft unter Tage
imperial_miners-grade-3 = Tunnelprofi
imperial_miners-grade-4 = Tiefengeologe:in
imperial_miners-grade-5 = Majestät der Tiefe
imperial_miners-phase-deal = Austeilen
imperial_miners-phase-keep = Starthände
imperial_miners-phase-reveal = nächstes Ereignis
imperial_miners-phase-event = Ereignis
imperial_miners-phase-mine = Mine
imperial_miners-phase-end = Rundenende
imperial_miners-phase-over = Spielende

## Verben als Überschrift, als Wahl, und was sie tun
imperial_miners-verb-keep = Behalten
imperial_miners-verb-play = Ausspielen
imperial_miners-verb-sell = Verkaufen
imperial_miners-verb-discard = Ablegen
imperial_miners-verb-place = Anlegen
imperial_miners-verb-climb = Kette
imperial_miners-verb-activate = Aktivieren
imperial_miners-verb-machine = Maschine
imperial_miners-verb-cavein = Einsturz
imperial_miners-verb-clear = Räumen
imperial_miners-verb-cart = Lore
imperial_miners-verb-draw = Ziehen
imperial_miners-verb-search = Suchen
imperial_miners-verb-faction = Fraktion
imperial_miners-verb-advance = Vorrücken
imperial_miners-verb-board = Tafel
imperial_miners-verb-resolve = Ausführen
imperial_miners-verb-decline = Kein Effekt
imperial_miners-verb-stop = Aufhören
imperial_miners-move-keep = { $card } behalten
imperial_miners-run-keep = { $parts } behalten
imperial_miners-part-keep = { $card }
imperial_miners-move-play = { $card } ausspielen
imperial_miners-move-sell = { $card } verkaufen
imperial_miners-move-discard = { $card } ablegen
imperial_miners-move-place = die Karte { $place } anlegen
imperial_miners-move-climb = die Kette durch { $card } ({ $spot }) führen
imperial_miners-move-activate = { $card } ({ $spot }) aktivieren
imperial_miners-move-machine = eine Maschine auf { $card } ({ $spot }) legen
imperial_miners-move-cavein = einen Einsturz auf { $card } ({ $spot }) legen
imperial_miners-move-clear = den Einsturz auf { $card } ({ $spot }) ablegen
imperial_miners-move-cart = eine Lore zwischen { $card } und { $neighbour } legen
imperial_miners-move-draw = von Stapel { $deck } ziehen
imperial_miners-move-search = Stapel { $deck } durchsuchen
imperial_miners-move-faction = die { $faction } nennen
imperial_miners-move-advance = { $spaces ->
    [0] stehen bleiben
    [one] 1 Feld vorrücken
   *[other] { $spaces } Felder vorrücken
}
imperial_miners-move-board = die Tafel { $board } wählen
imperial_miners-move-resolve = einen Effekt ausführen
imperial_miners-move-decline = keinen Effekt nehmen
imperial_miners-move-stop = nicht mehr
imperial_miners-help-keep = Von den ausgeteilten Karten behältst du vier; die anderen werden abgelegt.
imperial_miners-help-play = Bezahle die Kosten der Karte und lege sie in die Reihe ihrer Stufe; wer eine Karte spielen kann, muss.
imperial_miners-help-sell = Lege eine Handkarte ab und lass dich dafür bezahlen, so oft der Effekt es erlaubt.
imperial_miners-help-discard = Du hast mehr als acht Karten: lege bis auf acht ab.
imperial_miners-help-place = Unterhalb der ersten Reihe muss eine Karte eine Karte der Reihe darüber berühren; zwei volle halbe Loren ergeben eine volle Lore.
imperial_miners-help-climb = Als Nächstes wird eine berührende Karte der Reihe darüber aktiviert, und so weiter bis zur Oberfläche.
imperial_miners-help-activate = Aktiviere eine weitere Karte; jede Karte wirkt einmal je Runde, und es beginnt keine Kette.
imperial_miners-help-machine = Auf einer Karte liegen höchstens drei Maschinen.
imperial_miners-help-cavein = Eine Karte mit Einsturz verliert ihn statt zu wirken, wenn sie das nächste Mal aktiviert wird.
imperial_miners-help-clear = Lege Einstürze deiner Mine ab; jeder bringt etwas ein.
imperial_miners-help-cart = Ein Plättchen macht aus einer unvollständigen Verbindung zweier Karten eine volle Lore.
imperial_miners-help-draw = Ziehe eine Karte von einem Stapel deiner Wahl; du siehst sie, bevor du den nächsten Stapel wählst.
imperial_miners-help-search = Decke Karten auf, bis eine der Fraktion erscheint, und nimm sie; die anderen werden zurückgemischt.
imperial_miners-help-faction = Nenne die Fraktion, die gesucht wird.
imperial_miners-help-advance = Nur das erreichte Feld wird ausgeführt; nach dem letzten Feld einer Tafel geht der Marker auf das erste einer anderen.
imperial_miners-help-board = Wähle die Fortschrittstafel für deinen Marker.
imperial_miners-help-resolve = Führe diesen Effekt vollständig aus, so weit es geht.
imperial_miners-help-decline = Auf einen Effekt darf man verzichten; die Kette geht weiter.
imperial_miners-help-stop = Lass es dabei bewenden und mache weiter.

## Aufforderungen
imperial_miners-prompt-keep = Welche Karten behältst du?
imperial_miners-prompt-play = Welche Karte spielst du?
imperial_miners-prompt-place = Wohin kommt die Karte?
imperial_miners-prompt-climb = Durch welche Karte geht die Kette weiter?
imperial_miners-prompt-card = Welcher Effekt der Karte?
imperial_miners-prompt-surface = Welcher Effekt der Oberfläche?
imperial_miners-prompt-event = Wie führst du das Ereignis aus?
imperial_miners-prompt-space = Bezahlst du für den Effekt des Feldes?
imperial_miners-prompt-limit = Mehr als acht Karten: welche legst du ab?
imperial_miners-prompt-draw = Von welchem Stapel ziehst du?
imperial_miners-prompt-search = Welchen Stapel durchsuchst du?
imperial_miners-prompt-faction = Welche Fraktion suchst du?
imperial_miners-prompt-advance = Wie viele Felder rückst du vor?
imperial_miners-prompt-board = Auf welcher Tafel rückst du vor?
imperial_miners-prompt-change = Die Tafel ist zu Ende: auf welche geht der Marker?
imperial_miners-prompt-machine = Wohin kommt die Maschine?
imperial_miners-prompt-cavein = Wohin kommt der Einsturz?
imperial_miners-prompt-cart = Wohin kommt die Lore?
imperial_miners-prompt-activate = Welche Karte wird aktiviert?
imperial_miners-prompt-sell = Eine Karte verkaufen?
imperial_miners-prompt-clear = Einen Einsturz ablegen?
imperial_miners-prompt-waiting = Die anderen sind am Zug.
imperial_miners-prompt-chance = Karten werden gezogen.
imperial_miners-prompt-over = Die Partie ist zu Ende.

## Warnungen
imperial_miners-warn-no_level_one = Ohne Karte der Stufe I kannst du in der ersten Runde nichts spielen.
imperial_miners-warn-activated = Diese Karte hat in dieser Runde schon gewirkt: die Kette läuft ohne Effekt hindurch.
imperial_miners-warn-caved = Diese Karte verliert ihren Einsturz, statt zu wirken.
imperial_miners-warn-no_move = Du bleibst stehen.
imperial_miners-warn-nothing = Dieser Effekt bringt jetzt nichts.
imperial_miners-warn-declines_gift = Du lässt Gold oder Punkte liegen, die nichts kosten.
imperial_miners-warn-hand_full = Deine Hand ist voll: du wirst ablegen müssen.

## Ereignisse
imperial_miners-event-sides = Die Fortschrittstafeln liegen bereit.
imperial_miners-event-dealt = { $seat } erhält { $card }
imperial_miners-event-kept = { $seat } behält { $card }
imperial_miners-event-round = Runde { $round }: { $name }
imperial_miners-event-played = { $paid ->
    [0] { $seat } spielt { $card } { $place }
   *[other] { $seat } spielt { $card } { $place } für { $paid } Gold
}
imperial_miners-event-activated = { $seat } aktiviert { $card } ({ $spot })
imperial_miners-event-resolved = { $seat } aktiviert { $card } ({ $spot }): { $effect }
imperial_miners-event-surface = { $seat } erreicht die Oberfläche ({ $work }): { $effect }
imperial_miners-event-dug_out = { $seat } räumt den Einsturz auf { $card } ({ $spot }) statt ihres Effekts
imperial_miners-event-declined = { $seat } nimmt keinen Effekt
imperial_miners-event-gold = { $seat } erhält { $amount } Gold
imperial_miners-event-vp = { $amount ->
    [one] { $seat } erhält 1 Punkt
   *[other] { $seat } erhält { $amount } Punkte
}
imperial_miners-event-paid = { $seat } zahlt { $amount } Gold
imperial_miners-event-machine = { $seat } legt eine Maschine auf { $card } ({ $spot })
imperial_miners-event-cavein = { $card } ({ $spot }) von { $seat } stürzt ein
imperial_miners-event-cleared = { $seat } legt den Einsturz von { $card } ({ $spot }) ab
imperial_miners-event-cart = { $seat } legt eine Lore zwischen { $card } und { $neighbour }
imperial_miners-event-completed = { $seat } macht die Lore zwischen { $card } und { $neighbour } voll
imperial_miners-event-moved = { $seat } steht auf Feld { $space } von { $board }
imperial_miners-event-changed = { $seat } setzt den Marker auf { $board }
imperial_miners-event-turned = { $seat } deckt { $card } auf
imperial_miners-event-drew = { $seat } zieht { $card }
imperial_miners-event-empty = { $seat } findet in Stapel { $deck } nichts
imperial_miners-event-draws = { $shuffled ->
    [1] { $seat } nimmt Stapel { $deck }, neu gemischt aus den Ablagen
   *[other] { $seat } nimmt Stapel { $deck }
}
imperial_miners-event-discarded = { $seat } legt { $card } ab
imperial_miners-event-decks = Übrig in den Stapeln: { $one }, { $two }, { $three }
imperial_miners-event-hand = { $seat } hält Karten der Stufen I bis IV: { $one } + { $two } + { $three } + { $four }
imperial_miners-event-result = { $seat }: { $pile }
imperial_miners-pile-gold = { $sign }{ $n } Gold
imperial_miners-pile-vp = { $n ->
    [one] { $sign }{ $n } Punkt
   *[other] { $sign }{ $n } Punkte
}
imperial_miners-event-searched = { $seat } nahm eine Karte der { $faction } aus Stapel { $deck }
imperial_miners-event-score = { $points ->
    [one] { $seat }: 1 Punkt, davon { $carts } durch Loren; { $gold } Gold
   *[other] { $seat }: { $points } Punkte, davon { $carts } durch Loren; { $gold } Gold
}
imperial_miners-event-ended = Die Partie ist zu Ende: { $reason }

## Optionen und Gründe
imperial_miners-option-first_game = Erste Partie: je zwei Karten jeder Stufe, alle behalten
imperial_miners-reason-last_event = die zehnte Runde ist gespielt
imperial_miners-source-points = Punkteplättchen
imperial_miners-source-points-why = in der Partie erhalten
imperial_miners-source-cards_1 = Karten der Stufe I
imperial_miners-source-cards_1-why = Punkteplättchen aus ihrer Nutzung, mit allem, was sie auslösten
imperial_miners-source-cards_2 = Karten der Stufe II
imperial_miners-source-cards_2-why = Punkteplättchen aus ihrer Nutzung, mit allem, was sie auslösten
imperial_miners-source-cards_3 = Karten der Stufe III
imperial_miners-source-cards_3-why = Punkteplättchen aus ihrer Nutzung, mit allem, was sie auslösten
imperial_miners-source-cards_4 = Karten der Stufe IV
imperial_miners-source-cards_4-why = Punkteplättchen aus ihrer Nutzung, mit allem, was sie auslösten
imperial_miners-source-event = Ereignisse
imperial_miners-source-event-why = Punkteplättchen aus dem Ereignis der Runde
imperial_miners-source-carts = Volle Loren
imperial_miners-source-carts-why = je ein Punkt

## Die Effektsprache in Worten: Teile
imperial_miners-effect-gold = erhalte { $n }[gold] Gold
imperial_miners-effect-vp = { $n ->
    [one] erhalte { $n }[vp] Punkt
   *[other] erhalte { $n }[vp] Punkte
}
imperial_miners-effect-draw = { $n ->
    [one] ziehe 1 Karte
   *[other] ziehe { $n } Karten
}
imperial_miners-effect-draw-faction = { $n ->
    [one] ziehe 1 Karte der { $which }
   *[other] ziehe { $n } Karten der { $which }
}
imperial_miners-effect-draw-any = { $n ->
    [one] ziehe 1 Karte einer Fraktion deiner Wahl
   *[other] ziehe { $n } Karten, jede von einer Fraktion deiner Wahl
}
imperial_miners-effect-draw-four = { $n ->
    [one] nimm 1 Karte der Stufe IV
   *[other] nimm { $n } Karten der Stufe IV
}
imperial_miners-effect-advance = { $n ->
    [one] rücke 1 Feld vor
   *[other] rücke { $n } Felder vor
}
imperial_miners-effect-advance-upto = { $n ->
    [one] rücke bis zu 1 Feld vor
   *[other] rücke bis zu { $n } Felder vor
}
imperial_miners-effect-machine-here = lege 1 Maschine auf diese Karte
imperial_miners-effect-machine = { $n ->
    [one] lege 1 Maschine auf eine Karte deiner Mine
   *[other] lege je 1 Maschine auf { $n } Karten deiner Mine
}
imperial_miners-effect-cavein-here = lege 1 Einsturz auf diese Karte
imperial_miners-effect-cavein = { $n ->
    [one] lege 1 Einsturz auf eine andere Karte
   *[other] lege je 1 Einsturz auf { $n } andere Karten
}
imperial_miners-effect-cart = { $n ->
    [one] lege 1 Lore
   *[other] lege { $n } Loren
}
imperial_miners-effect-clear = { $n ->
    [one] lege bis zu 1 Einsturz ab und { $gain } dafür
   *[other] lege bis zu { $n } Einstürze ab und { $gain } für jeden
}
imperial_miners-effect-clear-all = lege beliebig viele Einstürze ab und { $gain } für jeden
imperial_miners-effect-sell = { $n ->
    [one] lege bis zu 1 Handkarte ab und { $gain } dafür
   *[other] lege bis zu { $n } Handkarten ab und { $gain } für jede
}
imperial_miners-effect-activate = { $where ->
    [card] aktiviere eine andere Karte
   *[other] aktiviere eine Karte
}
imperial_miners-effect-activate-level = { $where ->
    [card] aktiviere eine andere Karte der Stufe { $which }
   *[other] aktiviere eine Karte der Stufe { $which }
}
imperial_miners-effect-activate-faction = { $where ->
    [card] aktiviere eine andere Karte der { $which }
   *[other] aktiviere eine Karte der { $which }
}
imperial_miners-effect-activate-some = { $where ->
    [card] aktiviere eine andere Karte mit Fraktion
   *[other] aktiviere eine Karte mit Fraktion
}
imperial_miners-effect-activate-machine = { $where ->
    [card] aktiviere eine andere Karte mit Maschine
   *[other] aktiviere eine Karte mit Maschine
}
imperial_miners-effect-again = führe das Fortschrittsfeld deines Markers noch einmal aus
imperial_miners-effect-if = { $cond }: { $then }, sonst { $else }
imperial_miners-effect-each = { $what } { $each }{ $round }{ $plus }{ $max }
imperial_miners-effect-round = {" (aufgerundet)"}
imperial_miners-effect-round-max = {" "}(aufgerundet, höchstens { $n })
imperial_miners-effect-plus = {", "}und { $n } mehr
imperial_miners-effect-minus = {", "}aber { $n } weniger
imperial_miners-effect-max = {" "}(höchstens { $n })

## Die Effektsprache in Worten: Bedingungen und Wahl
imperial_miners-need-spend = zahle { $n }[gold] Gold: { $items }
imperial_miners-need-scots = zahle { $n }[gold] Gold, 1 weniger je Karte der Schotten in deiner Mine: { $items }
imperial_miners-need-cavein = { $n ->
    [one] lege 1 Einsturz auf eine Karte deiner Mine: { $items }
   *[other] lege je 1 Einsturz auf { $n } Karten deiner Mine: { $items }
}
imperial_miners-need-if = { $cond }: { $items }
imperial_miners-effect-and = {" und "}
imperial_miners-effect-or = {" ODER "}
imperial_miners-effect-tier = {" / "}
imperial_miners-effect-may = du darfst: { $effect }
imperial_miners-rule-oncart = jedes Mal, wenn du in der Minenphase dieser Runde eine Lore vervollständigst: { $item }
imperial_miners-rule-discount = deine Karte kostet in dieser Runde { $n } Gold weniger
imperial_miners-rule-surface = führe an der Oberfläche in dieser Runde { $n } verschiedene Effekte aus
imperial_miners-rule-further = { $n ->
    [one] jedes Vorrücken in dieser Runde darf 1 Feld weiter gehen
   *[other] jedes Vorrücken in dieser Runde darf bis zu { $n } Felder weiter gehen
}

## Die Effektsprache in Worten: Zählungen
imperial_miners-each-cards_of = { $per ->
    [1] je Karte der { $of } in deiner Mine
   *[other] je { $per } Karten der { $of } in deiner Mine
}
imperial_miners-cond-cards_of = { $n ->
    [1] wenn deine Mine eine Karte der { $of } hat
   *[other] wenn deine Mine { $n } oder mehr Karten der { $of } hat
}
imperial_miners-each-cards_level = { $per ->
    [1] je Karte in deiner Reihe der Stufe { $of }
   *[other] je { $per } Karten in deiner Reihe der Stufe { $of }
}
imperial_miners-cond-cards_level = { $n ->
    [1] wenn deine Reihe der Stufe { $of } eine Karte hat
   *[other] wenn deine Reihe der Stufe { $of } { $n } oder mehr Karten hat
}
imperial_miners-each-factions = { $per ->
    [1] je verschiedener Fraktion in deiner Mine
   *[other] je { $per } verschiedene Fraktionen in deiner Mine
}
imperial_miners-cond-factions = { $n ->
    [1] wenn deine Mine eine Fraktion hat
   *[other] wenn deine Mine { $n } oder mehr verschiedene Fraktionen hat
}
imperial_miners-each-factions_near = { $per ->
    [1] je verschiedener Fraktion unter den Nachbarkarten
   *[other] je { $per } verschiedene Fraktionen unter den Nachbarkarten
}
imperial_miners-cond-factions_near = { $n ->
    [1] wenn eine Nachbarkarte eine Fraktion hat
   *[other] wenn die Nachbarkarten { $n } oder mehr verschiedene Fraktionen haben
}
imperial_miners-each-machines = { $per ->
    [1] je Maschine in deiner Mine
   *[other] je { $per } Maschinen in deiner Mine
}
imperial_miners-cond-machines = { $n ->
    [1] wenn deine Mine eine Maschine hat
   *[other] wenn deine Mine { $n } oder mehr Maschinen hat
}
imperial_miners-each-machines_here = { $per ->
    [1] je Maschine auf dieser Karte
   *[other] je { $per } Maschinen auf dieser Karte
}
imperial_miners-cond-machines_here = { $n ->
    [1] wenn diese Karte eine Maschine hat
   *[other] wenn diese Karte { $n } oder mehr Maschinen hat
}
imperial_miners-each-carts = { $per ->
    [1] je voller Lore in deiner Mine
   *[other] je { $per } volle Loren in deiner Mine
}
imperial_miners-cond-carts = { $n ->
    [1] wenn deine Mine eine volle Lore hat
   *[other] wenn deine Mine { $n } oder mehr volle Loren hat
}
imperial_miners-each-carts_here = { $per ->
    [1] je voller Lore an dieser Karte
   *[other] je { $per } volle Loren an dieser Karte
}
imperial_miners-cond-carts_here = { $n ->
    [1] wenn an dieser Karte eine volle Lore ist
   *[other] wenn an dieser Karte { $n } oder mehr volle Loren sind
}
imperial_miners-each-machines_carts = { $per ->
    [1] je Maschine und voller Lore in deiner Mine
   *[other] je { $per } Maschinen und volle Loren zusammen in deiner Mine
}
imperial_miners-cond-machines_carts = { $n ->
    [1] wenn deine Mine eine Maschine oder eine volle Lore hat
   *[other] wenn deine Mine zusammen { $n } oder mehr Maschinen und volle Loren hat
}
imperial_miners-each-caveins = { $per ->
    [1] je Einsturz in deiner Mine
   *[other] je { $per } Einstürze in deiner Mine
}
imperial_miners-cond-caveins = { $n ->
    [1] wenn deine Mine einen Einsturz hat
   *[other] wenn deine Mine { $n } oder mehr Einstürze hat
}
imperial_miners-each-space = { $per ->
    [1] je Feld bis zu deinem Marker
   *[other] je { $per } Felder bis zu deinem Marker
}
imperial_miners-cond-space = wenn dein Marker auf Feld { $n } oder weiter steht
imperial_miners-each-near = { $per ->
    [1] je Nachbarkarte dieser Karte
   *[other] je { $per } Nachbarkarten dieser Karte
}
imperial_miners-cond-near = { $n ->
    [1] wenn diese Karte eine Nachbarkarte hat
   *[other] wenn diese Karte { $n } oder mehr Nachbarkarten hat
}
imperial_miners-each-beside = { $per ->
    [1] je Karte links und rechts von dieser
   *[other] je { $per } Karten links und rechts von dieser
}
imperial_miners-cond-beside = { $n ->
    [one] wenn links oder rechts dieser Karte eine Karte liegt
   *[other] wenn links und rechts dieser Karte eine Karte liegt
}
imperial_miners-each-above = { $per ->
    [1] je Karte über dieser
   *[other] je { $per } Karten über dieser
}
imperial_miners-cond-above = { $n ->
    [one] wenn über dieser Karte eine Karte liegt
   *[other] wenn über dieser Karte { $n } Karten liegen
}
imperial_miners-each-below = { $per ->
    [1] je Karte unter dieser
   *[other] je { $per } Karten unter dieser
}
imperial_miners-cond-below = { $n ->
    [one] wenn unter dieser Karte eine Karte liegt
   *[other] wenn unter dieser Karte { $n } Karten liegen
}

## The board in a terminal
imperial_miners-board-round = Runde { $round } von { $rounds }
imperial_miners-board-decks = Stapel
imperial_miners-board-below = Unter den Tafeln:
imperial_miners-board-ready = fertig
imperial_miners-board-surface = Oberfläche
imperial_miners-board-hand = Hand ({ $n })
imperial_miners-board-player = Name
imperial_miners-board-points = Punkte
imperial_miners-board-carts = Loren
imperial_miners-board-total = Summe
imperial_miners-board-gold = Gold
imperial_miners-board-no-card = Du kannst in dieser Runde keine Karte ausspielen: Dir bleibt nur die Oberfläche.
imperial_miners-board-carts-then = { $n ->
    [one] ergibt 1 volle Lore { $sign }
   *[other] ergibt { $n } volle Loren { $sign }
}
imperial_miners-board-space = Feld { $n }:
imperial_miners-board-left = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
imperial_miners-sign-gold = Gold
imperial_miners-sign-vp = Punkte
imperial_miners-sign-card = Karten ziehen
imperial_miners-sign-advance = auf der Fortschrittstafel vorrücken
imperial_miners-sign-activate = eine Karte aktivieren
imperial_miners-sign-again = das Fortschrittsfeld noch einmal ausführen
imperial_miners-sign-machine = Maschinen
imperial_miners-sign-cavein = Einstürze
imperial_miners-sign-faction = eine Fraktion deiner Wahl
imperial_miners-sign-half = eine halbe Lore, voll oder leer
imperial_miners-sign-cart = eine volle Lore; eine durch ein Plättchen volle
imperial_miners-sign-acted = eine Karte, die in dieser Runde schon dran war; jemand, der fertig ist
imperial_miners-sign-pay = zahle dies für das
imperial_miners-sign-or = das eine oder das andere
imperial_miners-sign-back = die Rückseite einer Fortschrittstafel
imperial_miners-sign-number = die Nummer einer Karte, die sich statt des Namens eingeben lässt
imperial_miners-sign-cell = ein Platz in der Mine: die Reihe und die Nummer von links; die linke Karte einer Reihe liegt auf 1

## Die Effektsprache in kurzen Worten: nur Gold und Punkte sind Zeichen
imperial_miners-short-per = { $what } je { $each }
imperial_miners-short-plus = { $what }, +{ $n }
imperial_miners-short-minus = { $what }, −{ $n }
imperial_miners-short-max = { $what }, max. { $n }
imperial_miners-short-effect-gold = +{ $n }[gold]
imperial_miners-short-effect-vp = +{ $n }[vp]
imperial_miners-short-effect-draw = { $n ->
    [one] ziehe 1 Karte
   *[other] ziehe { $n } Karten
}
imperial_miners-short-effect-draw-faction = { $n ->
    [one] ziehe 1 { $which }-Karte
   *[other] ziehe { $n } { $which }-Karten
}
imperial_miners-short-effect-draw-any = { $n ->
    [one] ziehe 1 Karte beliebiger Fraktion
   *[other] ziehe { $n } Karten beliebiger Fraktion
}
imperial_miners-short-effect-draw-four = { $n ->
    [one] nimm 1 der Stufe IV
   *[other] nimm { $n } der Stufe IV
}
imperial_miners-short-effect-advance = { $n } vorrücken
imperial_miners-short-effect-advance-upto = bis zu { $n } vorrücken
imperial_miners-short-effect-machine = { $n ->
    [one] 1 Maschine auf eine Karte
   *[other] je 1 Maschine auf { $n } Karten
}
imperial_miners-short-effect-machine-here = 1 Maschine hierher
imperial_miners-short-effect-cavein = { $n ->
    [one] Einsturz auf eine andere
   *[other] Einsturz auf { $n } andere
}
imperial_miners-short-effect-cavein-here = Einsturz hier
imperial_miners-short-effect-cart = { $n ->
    [one] lege 1 Lore
   *[other] lege { $n } Loren
}
imperial_miners-short-effect-clear = { $n ->
    [one] 1 Einsturz weg: { $gain }
   *[other] bis zu { $n } Einstürze weg: je { $gain }
}
imperial_miners-short-effect-clear-all = Einstürze weg: je { $gain }
imperial_miners-short-effect-sell = { $n ->
    [one] 1 Karte ablegen: { $gain }
   *[other] bis zu { $n } Karten ablegen: je { $gain }
}
imperial_miners-short-effect-activate = { $where ->
    [card] aktiviere eine andere Karte
   *[other] aktiviere eine Karte
}
imperial_miners-short-effect-activate-level = aktiviere 1 Karte Stufe { $which }
imperial_miners-short-effect-activate-faction = aktiviere 1 { $which }-Karte
imperial_miners-short-effect-activate-some = aktiviere 1 Fraktionskarte
imperial_miners-short-effect-activate-machine = aktiviere 1 Karte mit Maschine
imperial_miners-short-effect-again = dein Fortschrittsfeld noch einmal
imperial_miners-short-effect-if = { $then } { $cond }, sonst { $else }
imperial_miners-short-need-spend = zahle { $n }[gold]: { $items }
imperial_miners-short-need-scots = zahle [price:{ $n }]: { $items }
imperial_miners-short-need-cavein = { $n ->
    [one] Einsturz auf eine Karte: { $items }
   *[other] Einsturz auf { $n } Karten: { $items }
}
imperial_miners-short-need-if = { $cond }: { $items }
imperial_miners-short-each-cards_of = { $per ->
    [1] { $of }-Karte
   *[other] { $per } { $of }-Karten
}
imperial_miners-short-each-cards_level = { $per ->
    [1] Karte Stufe { $of }
   *[other] { $per } Karten Stufe { $of }
}
imperial_miners-short-each-factions = { $per ->
    [1] Fraktion
   *[other] { $per } Fraktionen
}
imperial_miners-short-each-factions_near = { $per ->
    [1] Nachbarfraktion
   *[other] { $per } Nachbarfraktionen
}
imperial_miners-short-each-machines = { $per ->
    [1] Maschine
   *[other] { $per } Maschinen
}
imperial_miners-short-each-machines_here = { $per ->
    [1] Maschine hier
   *[other] { $per } Maschinen hier
}
imperial_miners-short-each-carts = { $per ->
    [1] Lore
   *[other] { $per } Loren
}
imperial_miners-short-each-carts_here = { $per ->
    [1] Lore an der Karte
   *[other] { $per } Loren an der Karte
}
imperial_miners-short-each-machines_carts = { $per ->
    [1] Maschine und Lore
   *[other] { $per } Maschinen und Loren
}
imperial_miners-short-each-caveins = { $per ->
    [1] Einsturz
   *[other] { $per } Einstürze
}
imperial_miners-short-each-space = { $per ->
    [1] Feld bis zum Marker
   *[other] { $per } Felder bis zum Marker
}
imperial_miners-short-each-near = { $per ->
    [1] Nachbarkarte
   *[other] { $per } Nachbarkarten
}
imperial_miners-short-each-beside = { $per ->
    [1] Karte daneben
   *[other] { $per } Karten daneben
}
imperial_miners-short-each-above = { $per ->
    [1] Karte darüber
   *[other] { $per } Karten darüber
}
imperial_miners-short-each-below = { $per ->
    [1] Karte darunter
   *[other] { $per } Karten darunter
}
imperial_miners-short-cond-cards_of = mit { $n }+ { $of }-Karten
imperial_miners-short-cond-cards_level = mit { $n }+ Karten Stufe { $of }
imperial_miners-short-cond-factions = mit { $n }+ Fraktionen
imperial_miners-short-cond-factions_near = mit { $n }+ Nachbarfraktionen
imperial_miners-short-cond-machines = mit { $n }+ Maschinen
imperial_miners-short-cond-machines_here = mit { $n }+ Maschinen hier
imperial_miners-short-cond-carts = mit { $n }+ Loren
imperial_miners-short-cond-carts_here = mit { $n }+ Loren an der Karte
imperial_miners-short-cond-machines_carts = mit { $n }+ Maschinen und Loren
imperial_miners-short-cond-caveins = mit { $n }+ Einstürzen
imperial_miners-short-cond-space = ab Feld { $n }
imperial_miners-short-cond-near = mit { $n }+ Nachbarkarten
imperial_miners-short-cond-beside = { $n ->
    [one] neben einer Karte
   *[other] zwischen zwei Karten
}
imperial_miners-short-cond-above = { $n ->
    [one] unter einer Karte
   *[other] unter { $n } Karten
}
imperial_miners-short-cond-below = { $n ->
    [one] über einer Karte
   *[other] über { $n } Karten
}
imperial_miners-short-faction-scots = Schotten
imperial_miners-short-faction-barbarians = Barbaren
imperial_miners-short-faction-egyptians = Ägypter
imperial_miners-short-faction-japanese = Japaner
imperial_miners-short-faction-atlanteans = Atlanter
imperial_miners-short-faction-romans = Römer

## Die Orte der Oberfläche, nach dem, was dort geschieht
imperial_miners-place-gold = Zahlstube
imperial_miners-place-advance = Förderturm
imperial_miners-place-draw = Schlafhaus
imperial_miners-place-other = Werk

## Good to know of an effect, by the clause behind it
imperial_miners-know-IM-F8 = Der Preis sinkt um 1 je Karte der Schotten in deiner Mine, diese mitgezählt, nie unter 0.
imperial_miners-know-IM-F11 = Gezählt wird, wenn du den Effekt wählst; bei null bleibt dein Marker stehen.
imperial_miners-know-IM-F7c = Dein Feld zählt mit seiner Nummer auf der Tafel; unter den Tafeln ist es 0.
imperial_miners-know-IM-F12 = Nur volle Gruppen zählen: Es wird abgerundet.
imperial_miners-know-IM-C2 = Eine Karte mit zwei Fraktionen zählt für beide.
imperial_miners-know-IM-F10 = Nachbarkarten berühren diese Karte, höchstens sechs; die Oberfläche ist keine Karte.
imperial_miners-know-IM-F4 = Die aktivierte Karte beginnt keine Kette, und jede Karte wirkt einmal je Runde.
imperial_miners-know-IM-F2 = Wird so eine Karte das nächste Mal aktiviert, verliert sie nur ihren Einsturz.
imperial_miners-know-IM-F3 = Eine Lore passt zwischen zwei beliebige Karten, die keine haben; ihre Hälften sind egal, und sie zählt überall mit.
imperial_miners-know-IM-F7 = Nur das erreichte Feld wird ausgeführt, nicht die übersprungenen.
imperial_miners-know-IM-F6 = Du wählst einen Stapel und deckst auf, bis eine Karte der Fraktion erscheint.
imperial_miners-know-IM-F1 = Auf einer Karte liegen höchstens 3 Maschinen.
imperial_miners-know-IM-F5 = Du siehst jede Karte, bevor du den nächsten Stapel wählst; über 8 auf der Hand legst du ab.
imperial_miners-know-IM-F9 = Bezahlt wird sofort und ganz; wer es nicht kann, dem wird der Effekt nicht angeboten.

## What an effect counts, and how much of it there is
imperial_miners-counted-cards_of = { $n ->
    [0] keine Karte der { $of }
    [one] 1 Karte der { $of }
   *[other] { $n } Karten der { $of }
}
imperial_miners-counted-cards_level = { $n ->
    [0] keine Karte der Stufe { $of }
    [one] 1 Karte der Stufe { $of }
   *[other] { $n } Karten der Stufe { $of }
}
imperial_miners-counted-factions = { $n ->
    [0] keine Fraktion
    [one] 1 Fraktion
   *[other] { $n } Fraktionen
}
imperial_miners-counted-factions_near = { $n ->
    [0] keine Nachbarfraktion
    [one] 1 Nachbarfraktion
   *[other] { $n } Nachbarfraktionen
}
imperial_miners-counted-machines = { $n ->
    [0] keine Maschine
    [one] 1 Maschine
   *[other] { $n } Maschinen
}
imperial_miners-counted-machines_here = { $n ->
    [0] keine Maschine hier
    [one] 1 Maschine hier
   *[other] { $n } Maschinen hier
}
imperial_miners-counted-carts = { $n ->
    [0] keine volle Lore
    [one] 1 volle Lore
   *[other] { $n } volle Loren
}
imperial_miners-counted-carts_here = { $n ->
    [0] keine volle Lore hier
    [one] 1 volle Lore hier
   *[other] { $n } volle Loren hier
}
imperial_miners-counted-machines_carts = { $n ->
    [0] keine Maschine oder Lore
    [one] 1 Maschine oder Lore
   *[other] { $n } Maschinen und Loren
}
imperial_miners-counted-caveins = { $n ->
    [0] kein Einsturz
    [one] 1 Einsturz
   *[other] { $n } Einstürze
}
imperial_miners-counted-near = { $n ->
    [0] keine Nachbarkarte
    [one] 1 Nachbarkarte
   *[other] { $n } Nachbarkarten
}
imperial_miners-counted-beside = { $n ->
    [0] keine Karte daneben
    [one] 1 Karte daneben
   *[other] { $n } Karten daneben
}
imperial_miners-counted-above = { $n ->
    [0] keine Karte darüber
    [one] 1 Karte darüber
   *[other] { $n } Karten darüber
}
imperial_miners-counted-below = { $n ->
    [0] keine Karte darunter
    [one] 1 Karte darunter
   *[other] { $n } Karten darunter
}
imperial_miners-counted-gaps = { $n ->
    [0] kein Platz für eine Lore
    [one] 1 Platz für eine Lore
   *[other] { $n } Plätze für eine Lore
}
imperial_miners-counted-space = { $n ->
    [0] Marker unter den Tafeln
   *[other] Marker auf Feld { $n }
}
