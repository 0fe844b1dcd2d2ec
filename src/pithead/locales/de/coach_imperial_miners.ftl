# Was der Coach zu Entscheidungen bei Imperial Miners sagt

## Was etwas bringt
coach_imperial_miners-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
coach_imperial_miners-carts = { $n ->
    [one] 1 Lore
   *[other] { $n } Loren
}
coach_imperial_miners-gold = { $n } Gold
coach_imperial_miners-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
coach_imperial_miners-sought = { $n ->
    [one] 1 Karte einer Fraktion
   *[other] { $n } Karten einer Fraktion
}
coach_imperial_miners-fours = { $n ->
    [one] 1 Karte der Stufe IV
   *[other] { $n } Karten der Stufe IV
}
coach_imperial_miners-machines = { $n ->
    [one] 1 Maschine
   *[other] { $n } Maschinen
}
coach_imperial_miners-caves = { $n ->
    [one] 1 Einsturz
   *[other] { $n } Einstürze
}
coach_imperial_miners-spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
coach_imperial_miners-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
coach_imperial_miners-nothing = nichts
coach_imperial_miners-for = { $pile } für { $gold } Gold
coach_imperial_miners-loses = minus { $n } Gold
coach_imperial_miners-tenths = { $n },{ $tenth } Punkte

## Die andere Wahl, mitten im Satz
coach_imperial_miners-with-card = mit { $card }
coach_imperial_miners-with-place = { $place }
coach_imperial_miners-with-climb = durch { $card }
coach_imperial_miners-with-activate = mit { $card }
coach_imperial_miners-with-machine = mit der Maschine auf { $card }
coach_imperial_miners-with-cavein = mit dem Einsturz auf { $card }
coach_imperial_miners-with-clear = ohne den Einsturz auf { $card }
coach_imperial_miners-with-cart = mit der Lore zwischen { $card } und { $neighbour }
coach_imperial_miners-with-work = mit { $work }
coach_imperial_miners-with-pay = für { $n } Gold
coach_imperial_miners-with-effect = mit dem anderen Effekt
coach_imperial_miners-with-branch = mit „{ $branch }“
coach_imperial_miners-with-decline = ohne Effekt
coach_imperial_miners-with-advance = { $n ->
    [0] ohne Zug
    [one] mit 1 Feld
   *[other] mit { $n } Feldern
}
coach_imperial_miners-with-board = auf { $board }
coach_imperial_miners-with-deck = von Stapel { $deck }
coach_imperial_miners-with-faction = mit Karten der { $faction }
coach_imperial_miners-with-sell = beim Verkauf von { $card }
coach_imperial_miners-with-discard = beim Ablegen von { $card }
coach_imperial_miners-with-stop = beim Aufhören

## Was es jetzt bringt
coach_imperial_miners-climb = Der Weg durch { $card } bringt { $pile }, durch { $neighbour } { $less }.
coach_imperial_miners-activate = { $card } zu aktivieren bringt { $pile }, { $neighbour } { $less }.
coach_imperial_miners-buried = { $neighbour } verlöre nur den Einsturz; { $card } wirkt: { $pile }.
coach_imperial_miners-acted = { $neighbour } hat in dieser Runde schon gewirkt; { $card } bringt noch { $pile }.
coach_imperial_miners-digs = { $card } verliert den Einsturz und wirkt ab dem nächsten Mal wieder: { $pile }.
coach_imperial_miners-more-points = Das bringt jetzt { $pile }, { $otherwise } { $less }.
coach_imperial_miners-something = Das bringt jetzt { $pile }, { $otherwise } gibt es nichts.
coach_imperial_miners-points-not-gold = Das bringt jetzt { $pile }, { $otherwise } nur { $less }.
coach_imperial_miners-points-for-gold = { $more ->
    [one] Jetzt 1 Punkt mehr als { $otherwise }, dafür { $gold } Gold weniger in der Kasse.
   *[other] Jetzt { $more } Punkte mehr als { $otherwise }, dafür { $gold } Gold weniger in der Kasse.
}
coach_imperial_miners-more-gold = Dir bleiben { $gold } Gold, { $otherwise } { $less }.
coach_imperial_miners-surface = { $work } bringt { $pile }, { $otherwise } gibt es { $less }.
coach_imperial_miners-later = { $more ->
    [one] Jetzt weniger ({ $pile }, { $otherwise } { $less }), am Ende aber etwa 1 Punkt mehr.
   *[other] Jetzt weniger ({ $pile }, { $otherwise } { $less }), am Ende aber etwa { $more } Punkte mehr.
}
coach_imperial_miners-even = Beides bringt jetzt dasselbe: { $pile }.
coach_imperial_miners-even-nothing = In dieser Runde macht es keinen Unterschied.
coach_imperial_miners-sum-nothing = Das bringt jetzt nichts, { $otherwise } { $less }.
coach_imperial_miners-sum = Das bringt jetzt { $pile }, { $otherwise } { $less }.

## Was es kostet
coach_imperial_miners-price = { $price ->
    [0] { $card } kostet nichts, { $neighbour } { $other } Gold: Dir bleiben { $gold }.
   *[other] { $card } kostet { $price } Gold, { $neighbour } { $other }: Dir bleiben { $gold }.
}
coach_imperial_miners-affords = Dir bleiben { $gold } Gold, genug für { $card } (kostet { $price }) in der nächsten Runde; { $otherwise } hast du nur { $less }.
coach_imperial_miners-discount = { $price ->
    [0] { $event } erlässt { $saved } Gold: { $card } kostet heute nichts.
   *[other] { $event } erlässt { $saved } Gold: { $card } kostet heute nur { $price }.
}
coach_imperial_miners-scots = { $scots ->
    [one] 1 Karte der Schotten drückt die { $price } Gold von { $card } auf { $paid }: { $pile }.
   *[other] { $scots } Karten der Schotten drücken die { $price } Gold von { $card } auf { $paid }: { $pile }.
}
coach_imperial_miners-last-gold = { $more ->
    [one] Nach dieser Runde ist Gold nichts mehr wert: { $gold } davon bringen 1 Punkt mehr.
   *[other] Nach dieser Runde ist Gold nichts mehr wert: { $gold } davon bringen { $more } Punkte mehr.
}
coach_imperial_miners-keeps-gold = Behalte die { $gold } Gold; { $otherwise } bekommst du dafür nur { $less }.
coach_imperial_miners-last-point = { $more ->
    [one] { $event }: 1 Punkt mehr würde dich noch einmal { $gold } Gold kosten.
   *[other] { $event }: { $more } Punkte mehr würden dich noch einmal { $gold } Gold kosten.
}

## Die Karte und ihr Platz
coach_imperial_miners-laid-carts = { $n ->
    [one] 1 Lore wird { $place } voll, das ist 1 Punkt; { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }.
   *[other] { $n } Loren werden { $place } voll, je 1 Punkt; { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }.
}
coach_imperial_miners-cart-event = { $less ->
    [0] { $event } zahlt für jede Lore, die voll wird: jetzt { $n } statt keiner.
   *[other] { $event } zahlt für jede Lore, die voll wird: jetzt { $n } statt { $less }.
}
coach_imperial_miners-chain = Die Kette aktiviert { $card }: { $pile }; { $otherwise } bringt sie { $less }.
coach_imperial_miners-sides = { $where ->
    [beside] { $card } hat nun auf beiden Seiten eine Karte: { $pile } statt { $less }.
    [above] { $card } liegt hier unter zwei Karten: { $pile } statt { $less }.
   *[below] { $card } hat nun zwei Karten unter sich: { $pile } statt { $less }.
}
coach_imperial_miners-condition = Du hast dann { $counted }, und { $card } kann { $pile } bringen.
coach_imperial_miners-counted = { $n ->
    [one] { $card } zählt { $counted }: 1 Punkt.
   *[other] { $card } zählt { $counted }: { $n } Punkte.
}
coach_imperial_miners-touches = { $card } zählt { $place } { $counted }, { $otherwise } nur { $less }.
coach_imperial_miners-room = Darunter ist dann Platz für { $card }, { $otherwise } ist keiner.
coach_imperial_miners-new-faction = { $many ->
    [one] Damit hast du { $factions }, und { $card } zählt sie.
   *[other] Damit hast du { $factions }, und { $card } zählen sie.
}
coach_imperial_miners-more-faction = { $n ->
    [one] Es ist deine erste Karte der { $faction }, und die zählt für { $card }.
   *[other] Damit hast du { $n } Karten der { $faction }, und die zählen für { $card }.
}
coach_imperial_miners-passed-later = Eine tiefere Karte aktiviert { $card } noch einmal: { $pile } auf dem Weg nach oben, { $otherwise } { $less }.
coach_imperial_miners-next-carts = { $n ->
    [one] { $card } kann in der nächsten Runde 1 Lore voll machen, { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }.
   *[other] { $card } kann in der nächsten Runde { $n } Loren voll machen, { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }.
}
coach_imperial_miners-free-places = { $n ->
    [one] Für deine Karten der Stufe { $deck } bleibt 1 Platz, { $otherwise } { $less ->
        [0] keiner
       *[other] { $less }
    }.
   *[other] Für deine Karten der Stufe { $deck } bleiben { $n } Plätze, { $otherwise } { $less ->
        [0] keiner
       *[other] { $less }
    }.
}
coach_imperial_miners-halves = { $n ->
    [one] 1 halbe Lore wartet dann auf eine Nachbarkarte, { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }.
   *[other] { $n } halbe Loren warten dann auf eine Nachbarkarte, { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }.
}

## Maschinen, Loren, Einstürze
coach_imperial_miners-feeds = { $many ->
    [one] Du hast dann { $counted }, { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }, und { $card } zählt sie.
   *[other] Du hast dann { $counted }, { $otherwise } { $less ->
        [0] keine
       *[other] { $less }
    }, und { $card } zählen sie.
}
coach_imperial_miners-harmless = In der letzten Runde schadet ein Einsturz nicht mehr: { $pile }.
coach_imperial_miners-spared = { $card } stürzt nicht ein und bringt beim nächsten Mal { $pile }.
coach_imperial_miners-cave-target = Der Einsturz kostet auf { $card } weniger: { $pile } je Aktivierung, auf { $neighbour } { $less }.
coach_imperial_miners-out-of-the-way = Keine Karte deiner Hand würde { $card } noch einmal aktivieren, { $neighbour } aber liegt auf dem Weg nach oben.
coach_imperial_miners-cleared-again = Die Kette läuft in dieser Runde durch { $card } und räumt den Einsturz gleich wieder weg.
coach_imperial_miners-clears = { $card } wirkt beim nächsten Mal wieder: { $pile }.
coach_imperial_miners-machine-target = Mit einer Maschine mehr bringt { $card } jedes Mal { $pile } statt { $less }.
coach_imperial_miners-cart-target = { $card } zählt die Loren ringsum.

## Fortschritt
coach_imperial_miners-space = Feld { $space } von { $board } bringt { $pile }, { $otherwise } gibt es { $less }.
coach_imperial_miners-last-space = Das erreicht das letzte Feld von { $board }: { $pile }, und der Marker wechselt auf eine andere Tafel.
coach_imperial_miners-ahead = { $n ->
    [one] Feld { $space } von { $board } ({ $goal }) ist dann nur noch 1 Feld entfernt, { $otherwise } { $less }.
   *[other] Feld { $space } von { $board } ({ $goal }) ist dann nur noch { $n } Felder entfernt, { $otherwise } { $less }.
}
coach_imperial_miners-moves-on = { $n ->
    [one] Sonst ist es dasselbe, und der Marker kommt 1 Feld weiter.
   *[other] Sonst ist es dasselbe, und der Marker kommt { $n } Felder weiter.
}
coach_imperial_miners-road = Die nächsten { $spaces } von { $board } bieten { $pile }, { $otherwise } { $less }.

## Karten ziehen, verkaufen, ablegen
coach_imperial_miners-draw-price = Mit { $gold } Gold kannst du { $pays } der { $n } ungesehenen Karten der Stufe { $deck } bezahlen, von Stufe { $other } nur { $less } der { $rest }.
coach_imperial_miners-draw-room = Für eine Karte der Stufe { $other } hat deine Mine noch keinen Platz, für eine der Stufe { $deck } schon.
coach_imperial_miners-draw-worth = So eine Karte bringt deiner Hand etwa { $points }, { $otherwise } { $less }.
coach_imperial_miners-draw-points = So eine Karte bringt beim Anlegen im Mittel etwa { $points }, { $otherwise } { $less }.
coach_imperial_miners-draw-unseen = { $n ->
    [one] 1 solche Karte ist noch nicht gesehen, { $otherwise } { $less }.
   *[other] { $n } solche Karten sind noch nicht gesehen, { $otherwise } { $less }.
}
coach_imperial_miners-draw-even = { $n ->
    [one] So oder so ist noch 1 solche Karte nicht gesehen.
   *[other] So oder so sind noch { $n } solche Karten nicht gesehen.
}
coach_imperial_miners-draw-cheap = { $n ->
    [0] Karten der Stufe { $deck } kosten nichts, die der Stufe { $other } etwa { $less } Gold.
   *[other] Karten der Stufe { $deck } kosten etwa { $n } Gold, die der Stufe { $other } etwa { $less }.
}
coach_imperial_miners-search-many = { $n ->
    [one] 1 Karte der { $faction } ist auf Stufe { $deck } noch nicht gesehen, auf Stufe { $other } { $less }.
   *[other] { $n } Karten der { $faction } sind auf Stufe { $deck } noch nicht gesehen, auf Stufe { $other } { $less }.
}
coach_imperial_miners-names-faction = { $many ->
    [one] { $card } zählt deine Karten der { $faction }.
   *[other] { $card } zählen deine Karten der { $faction }.
}
coach_imperial_miners-names-new = { $many ->
    [one] Deine Mine hat noch keine Karte der { $faction }, und { $card } zählt Fraktionen.
   *[other] Deine Mine hat noch keine Karte der { $faction }, und { $card } zählen Fraktionen.
}
coach_imperial_miners-hand-short = { $held ->
    [0] Du hast keine Karte mehr, und es kommen noch { $rounds }: Zieh nach.
    [one] Du hast 1 Karte, und es kommen noch { $rounds }: Zieh nach.
   *[other] Du hast { $held } Karten, und es kommen noch { $rounds }: Zieh nach.
}
coach_imperial_miners-hand-long = Du hast { $held } für { $rounds }: Eine ist ohnehin zu viel.
coach_imperial_miners-unpaid = { $card } kostet { $price } Gold, und du hast { $gold }.
coach_imperial_miners-unplaced = { $card } hat keinen Platz: Auf Stufe { $deck } ist in deiner Mine keiner frei.
coach_imperial_miners-parts-with = { $card } würde { $pile } bringen, { $neighbour } { $less }.
coach_imperial_miners-holds = { $card } bleibt auf der Hand und bringt angelegt { $pile }.

## Die Starthand
coach_imperial_miners-begins = Ohne Karte der Stufe I kannst du in Runde 1 nichts ausspielen: { $card } eröffnet die Mine.
coach_imperial_miners-two-ones = { $card }: Zwei Karten der Stufe I kosten nichts und schaffen Platz für die anderen.
coach_imperial_miners-keep-price = Die vier kosten zusammen { $n } Gold, { $otherwise } { $less }.
coach_imperial_miners-together = Behalte { $card } zusammen: Sie gehören zu den Karten der { $faction } oder zählen sie.
coach_imperial_miners-many-factions = { $many ->
    [one] { $card } zählt Fraktionen, und die vier haben { $n }; { $otherwise } { $less }.
   *[other] { $card } zählen Fraktionen, und die vier haben { $n }; { $otherwise } { $less }.
}
coach_imperial_miners-theme = { $theme ->
    [machines] Behalte { $card } zusammen: Die eine bringt Maschinen, die andere zählt sie.
    [carts] Behalte { $card } zusammen: Die eine bringt Loren, die andere zählt sie.
    [caveins] Behalte { $card } zusammen: Die eine bringt Einstürze, die andere zählt sie.
   *[space] Behalte { $card } zusammen: Die eine bewegt den Marker, die andere zählt seine Felder.
}
coach_imperial_miners-first-income = { $card } wird immer wieder aktiviert: jedes Mal { $pile }, { $neighbour } { $less }.
coach_imperial_miners-half-carts = Die vier haben { $n } halbe Loren, { $otherwise } { $less }.
coach_imperial_miners-kept-instead = Neben den anderen dreien bringt { $card } { $pile }, { $neighbour } { $less }.

## Die letzte Runde
coach_imperial_miners-grade = Das macht { $points } und { $grade }, statt { $less }.
coach_imperial_miners-passes = Das macht { $points }, mehr als die { $less }, die { $seat } jetzt hat.
coach_imperial_miners-too-late = Was du jetzt ziehst, kannst du nicht mehr ausspielen.

## Glück
coach_imperial_miners-stream-set_up = Aufbau
coach_imperial_miners-stream-cards = Karten
coach_imperial_miners-stream-events = Ereignisse
coach_imperial_miners-stream-agreed = was noch offen war

## Eine Sache fürs nächste Mal
coach_imperial_miners-first-try = Grabe bis Stufe III.
coach_imperial_miners-first-seen = Ihre Karten bringen in einer üblichen Partie etwa { $points } von { $all } Punkten.
coach_imperial_miners-habit-chain-try = Spiele die Karte, die mehr andere aktiviert.
coach_imperial_miners-habit-chain-seen = Bei { $times } deiner letzten { $cases } Karten hätte eine andere mehr aktiviert: zusammen { $amount } Karten.
coach_imperial_miners-habit-carts-try = Spiele die Karte, die Loren füllt.
coach_imperial_miners-habit-carts-seen = Bei { $times } deiner letzten { $cases } Karten hätte eine andere mehr Loren gefüllt: zusammen { $amount }.
coach_imperial_miners-habit-price-try = Spiele die billigere Karte.
coach_imperial_miners-habit-price-seen = Bei { $times } deiner letzten { $cases } Karten war eine billigere besser: zusammen { $amount } Gold.
coach_imperial_miners-habit-points-try = Nimm die Punkte sofort.
coach_imperial_miners-habit-points-seen = Bei { $times } deiner letzten { $cases } Karten war eine andere besser und brachte in derselben Runde mehr: zusammen { $amount } Punkte.
coach_imperial_miners-habit-place-try = Probiere für deine Karte jeden Platz.
coach_imperial_miners-habit-place-seen = Bei { $times } deiner letzten { $cases } Karten war dieselbe Karte anderswo besser: etwa { $percent } % je Partie.
coach_imperial_miners-habit-card-taken-try = Ziehe weniger Karten.
coach_imperial_miners-habit-card-taken-seen = { $times } der letzten { $cases } Male, als du den Effekt mit einer Karte gewählt hast, war der andere besser: etwa { $percent } % je Partie.
coach_imperial_miners-habit-draw-deep-try = Ziehe von einem tieferen Stapel.
coach_imperial_miners-habit-draw-deep-seen = Bei { $times } deiner letzten { $cases } Karten von Stapel I und II war ein tieferer besser: etwa { $percent } % je Partie.
coach_imperial_miners-habit-draw-cheap-try = Ziehe näher an der Oberfläche.
coach_imperial_miners-habit-draw-cheap-seen = Bei { $times } deiner letzten { $cases } Karten von Stapel II und III war ein höherer besser: etwa { $percent } % je Partie.
coach_imperial_miners-habit-keep-deep-try = Behalte mehr Karten der tiefen Stufen.
coach_imperial_miners-habit-keep-deep-seen = Bei { $times } deiner letzten { $cases } Starthände waren mehr Karten der Stufen III und IV besser: zusammen { $amount }.
coach_imperial_miners-habit-discard-other-try = Vergleiche deine Karten, bevor du abwirfst.
coach_imperial_miners-habit-discard-other-seen = { $times } der letzten { $cases } Male war es besser, andere Karten abzuwerfen: etwa { $percent } % je Partie.
coach_imperial_miners-habit-sell-other-try = Vergleiche deine Karten, bevor du eine verkaufst.
coach_imperial_miners-habit-sell-other-seen = Bei { $times } deiner letzten { $cases } Verkäufe war eine andere Karte eher zu entbehren: etwa { $percent } % je Partie.
coach_imperial_miners-habit-gold-left-try = Gib dein Gold vor dem Ende aus.
coach_imperial_miners-habit-gold-left-seen = In { $times } deiner letzten { $cases } Partien blieb Gold übrig: zusammen { $amount }.
