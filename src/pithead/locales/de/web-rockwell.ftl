# Der Browser: der Spielplan von Rockwell.

web-rockwell-planet = Der runde Schnitt: Schichten A bis D, Sektoren 1 bis 8, der Erdkern
web-rockwell-boards = Bretter
web-rockwell-tab-boards = Bretter
web-rockwell-turn = Runde { $turn }
web-rockwell-turn-of = Runde { $turn } von { $limit }
web-rockwell-step-auction = Versteigerung
web-rockwell-step-place = Vizepräsidenten
web-rockwell-step-drilling = I Bohren
web-rockwell-step-market = II Börse
web-rockwell-step-workshop = III Atelier

## Was gefragt wird
web-rockwell-say-bid = Verdecktes Gebot: Alle zahlen, das höchste wählt zuerst.
web-rockwell-say-insure = Klötzchen gegen Gefahr versichern, oder nichts?
web-rockwell-say-crew = Bohrrunde { $round } von 4: welcher Bohrtrupp ist aktiv?
web-rockwell-say-move = Wohin geht dein Bohrtrupp auf { $place } (Bohrleistung { $power })?
web-rockwell-say-die = Den Subunternehmer nach { $place } mitnehmen oder zurücklassen?

## Planet
web-rockwell-center = Erdkern
web-rockwell-nobody = kein Bohrtrupp
web-rockwell-tile = { $tile }, Bohrleistung { $power } von { $need }; { $who }
web-rockwell-tile-drilled = { $tile }, durchbohrt, ein Minenschacht bringt hier { $pays }; { $who }
web-rockwell-crew = Bohrtrupp von { $name }, Bohrleistung { $power }, { $place }
web-rockwell-crew-die = Bohrtrupp von { $name }, Bohrleistung { $power } mit Subunternehmer { $die }, { $place }
web-rockwell-crew-at = Bohrtrupp auf { $place }, Bohrleistung { $power }
web-rockwell-strong = { $name } (Bohrleistung { $power })
web-rockwell-strong-die = { $name } (Bohrleistung { $power } und Subunternehmer { $die })
web-rockwell-shaft = Minenschacht von { $name } auf { $tile }
web-rockwell-shaft-of = Minenschacht von { $name }
web-rockwell-drilling-order = Kontrollreihenfolge
web-rockwell-drilling-round = Bohrrunde { $n } von 4
web-rockwell-management-order = Direktionsreihenfolge
web-rockwell-key-rim = Rand: vorhandene Bohrleistung, deine dazu, was fehlt
web-rockwell-key-cut = aufgeschnitten: was ein Minenschacht jede Runde bringt
web-rockwell-zoom-in = Näher
web-rockwell-zoom-out = Weiter weg
web-rockwell-zoom-all = Der ganze Planet

## Was eine Wahl bewirkt
web-rockwell-you = Du
web-rockwell-drills = Durchbohrt { $tile }
web-rockwell-drill = { $tile } durchbohren
web-rockwell-drilled = durchbohrt
web-rockwell-power-of = { $power } von { $need }
web-rockwell-power = Bohrleistung { $n }
web-rockwell-danger-odds = { $of ->
    [one] Gefahr auf der einzigen Karte
   *[other] Gefahr auf { $n } von { $of } Karten
}
web-rockwell-no-danger = Keine Karte mit Gefahr mehr in diesem Stapel
web-rockwell-then = Dann auch { $tile }.
web-rockwell-then-missing = { $tile }: { $power } von { $need }, es fehlen { $missing }.
web-rockwell-shaft-pays = Ein Minenschacht bringt hier
web-rockwell-shaft-may-pay = Einmal durchbohrt, bringt er
web-rockwell-die-next = Nach dem Subunternehmer wird gleich gefragt.
web-rockwell-reaches-center = Zum Erdkern
web-rockwell-leaves-game = Der Bohrtrupp verlässt das Spiel.
web-rockwell-worth = { $prestige } Prestige wert.
web-rockwell-it-drills = durchbohrt das Feld
web-rockwell-hire-nobody = niemanden
web-rockwell-by-level = Stufe { $n }
web-rockwell-pile = { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}{ $danger ->
    [0] {""}
   *[other] {", "}{ $danger } mit Gefahr
}

## Förderung, Versteigerung
web-rockwell-extraction = Förderung auf { $tile }
web-rockwell-drilled-by = durchbohrt von { $name }
web-rockwell-joins = { $name } tritt ganz auf { $tile }
web-rockwell-card = Karte
web-rockwell-share = Anteil { $name }
web-rockwell-left-over = Überschuss: { $name }
web-rockwell-danger = Gefahr
web-rockwell-danger-on = Gefahr auf { $tile }: Versicherung abgeben?
web-rockwell-in-danger = { $name } droht Verlust
web-rockwell-insures = { $name } gibt Versicherung ab
web-rockwell-loses = { $name } verliert
web-rockwell-nothing-lost = kein Verlust
web-rockwell-skip = Überspringen
web-rockwell-bids-sealed = Verdeckte Gebote
web-rockwell-insurances = Versicherung
web-rockwell-n-of = { $n } von { $of }
web-rockwell-sealed = bereit
web-rockwell-thinking = überlegt
web-rockwell-bids = Die Gebote
web-rockwell-all-paid = alle zahlen
web-rockwell-nothing = nichts

## Verdecktes Gebot, Versicherung
web-rockwell-your-bid = Dein Gebot
web-rockwell-your-insurance = Deine Versicherung
web-rockwell-hidden-bid = verdeckt, bis alle bereit sind
web-rockwell-hidden-insurance = nur für dich
web-rockwell-of = von { $n }
web-rockwell-of-at = von { $n } zu { $price }
web-rockwell-less = weniger { $what }
web-rockwell-more = mehr { $what }
web-rockwell-seal = { $money } bieten
web-rockwell-bid-nothing = Nichts bieten
web-rockwell-insure-n = { $n } versichern
web-rockwell-insure-nothing = Keine Versicherung
web-rockwell-insured-then = Versicherungen dann: { $n }
web-rockwell-last-bids = Letzte Gebote:

## Bretter
web-rockwell-board-1 = I Kontrollzentrum
web-rockwell-board-1-more = Vorteile
web-rockwell-board-2 = II Börse
web-rockwell-board-2-more = Transaktionen
web-rockwell-board-3 = III Atelier
web-rockwell-board-3-more = Handlungen · Auslieferungen
web-rockwell-bribery = Korruption
web-rockwell-subcontracting = Subunternehmer
web-rockwell-deals = { $n ->
    [one] 1 Transaktion
   *[other] { $n } Transaktionen
}
web-rockwell-actions = { $n ->
    [one] 1 Handlung
   *[other] { $n } Handlungen
}
web-rockwell-free = frei
web-rockwell-bribes-left = Korruptionsplättchen übrig: { $n }
web-rockwell-dice-left = Subunternehmerwürfel übrig: { $n }
web-rockwell-delivery = { $n } { $resource } für { $prestige } Prestige ausliefern; Plättchen übrig: { $left }
web-rockwell-sell-for = { $n } für { $money } verkaufen
web-rockwell-buy-for = { $n } für { $money } kaufen
web-rockwell-achievements = Realisierungen
web-rockwell-values-left = noch zu haben
web-rockwell-took = { $name } hat { $prestige } genommen
web-rockwell-goal-cards = Karten
web-rockwell-goal-power = { $n } mit { $power }+
web-rockwell-goal-depth = { $n } ab { $stratum }
web-rockwell-goal-center = { $n ->
    [one] 1 am Erdkern
   *[other] { $n } am Erdkern
}

## Gesellschaften
web-rockwell-safety = Schutz
web-rockwell-mobility = Mobilität
web-rockwell-mineshaft = Schächte
web-rockwell-level = Stufe { $n } von 3
web-rockwell-insurance = Versicherung
web-rockwell-cards = Förderungskarten
web-rockwell-deliveries = Auslieferungen
web-rockwell-prestige = Prestige
web-rockwell-ledger = was alle hätten mitschreiben können
web-rockwell-behind = Hinter dem Sichtschirm
web-rockwell-hidden = verdeckt

## Smaller screens, previews
web-rockwell-tab-planet = Planet
web-rockwell-bid-value = Wert des Gebots
web-rockwell-tie = { $before ->
    [0] Bei Gleichstand bleibst du vor allen.
   *[other] { $after ->
        [0] Bei Gleichstand bleibst du hinter { $ahead }.
       *[other] Bei Gleichstand bleibst du hinter { $ahead }, vor { $behind }.
    }
}
web-rockwell-no-risk = Innerhalb eines Zuges kann dir Gefahr nichts nehmen.
web-rockwell-rank = { $best }.
web-rockwell-rank-range = { $best } bis { $worst }
web-rockwell-goes = du bist { $rank }
web-rockwell-give-bribery = bestechen
web-rockwell-give-subcontracting = anheuern
web-rockwell-round = Bohrrunde { $n }
web-rockwell-commit-improve = { $place } verbessern
web-rockwell-commit-bribe = Nach { $place } bestechen
web-rockwell-commit-place = { $place } nehmen
web-rockwell-order-then = Kontrollreihenfolge dann
web-rockwell-board-1-for = Früh bohren, dazu bestechen oder einen Subunternehmer anheuern.
web-rockwell-board-2-for = Rohstoffe zu festen Preisen verkaufen und kaufen.
web-rockwell-board-3-for = Die Gesellschaft verbessern, für Prestige ausliefern.
web-rockwell-have-at = { $n } zu { $price }
web-rockwell-none-lose = Du hast keine: { $cubes } verlieren
web-rockwell-needs = braucht { $n }
web-rockwell-about = etwa
web-rockwell-rest = Überschuss
web-rockwell-rest-tie = { $me ->
    [yes] Gleichstand { $most } zu { $most }: Der Überschuss geht an dich, denn du bohrst.
   *[no] Gleichstand { $most } zu { $most }: Der Überschuss geht an { $who } (wer bohrt).
}
web-rockwell-rest-most = { $me ->
    [yes] { $own } zu { $most }: Der Überschuss ist deiner.
   *[no] { $own } zu { $most }: Der Überschuss geht an { $who }.
}
web-rockwell-rest-mineshaft = { $me ->
    [yes] Dein Minenschacht steht hier: Der Überschuss ist deiner.
   *[no] { $who } hat hier den Minenschacht und nimmt den Überschuss.
}
web-rockwell-danger-loses = verliere bis zu { $n }
web-rockwell-danger-insured = { $n } versichert
web-rockwell-n-sealed = { $n } von { $of } versiegelt
web-rockwell-last-turn = letzte Gebote

## Textform
web-rockwell-text-tiles = Felder, von der Oberfläche hinab
web-rockwell-text-tile = Feld
web-rockwell-text-power = Bohrleistung
web-rockwell-text-missing = Es fehlen
web-rockwell-text-crews = Bohrtrupps
web-rockwell-text-shaft = Minenschacht
web-rockwell-text-pays = Minenschacht bringt
web-rockwell-text-elsewhere = Bohrtrupps auf Eingängen, Grenzen und am Erdkern
web-rockwell-astride = auf der Grenze { $border }
web-rockwell-text-companies = Gesellschaften
web-rockwell-text-company = Gesellschaft
web-rockwell-text-achievement = Realisierung
web-rockwell-text-taken = Genommen von

## Lernen
web-rockwell-coach-bid_zinc = Alle bieten verdeckt. Jeder zahlt sein Gebot; das höchste setzt seine Vizepräsidenten zuerst. Regler stellen und bieten, oder nichts bieten.
web-rockwell-coach-place = Vizepräsidenten öffnen Brett I (beim Bohren bestechen oder anheuern), II (kaufen und verkaufen) und III (verbessern und ausliefern). Wer auf Brett I vorn steht, bohrt zuerst.
web-rockwell-coach-crew = Wähle einen leuchtenden Bohrtrupp, dann ein Feld. Erreicht die Bohrleistung auf einem Feld ihren Wert, wird es durchbohrt, und alle dort teilen.
web-rockwell-coach-market = Verkaufe, was du nicht brauchst, oder kaufe, was eine Realisierung verlangt; die Preise bleiben gleich.
web-rockwell-coach-workshop = Verbessere Bohrtrupps, Schutz, Mobilität oder Minenschächte auf dem Brett deiner Gesellschaft, oder liefere Klötzchen für Prestige.
web-rockwell-learn-1 = Du willst das meiste Prestige. Es kommt aus Realisierungen, Auslieferungen und am Ende aus den größten Beständen.
web-rockwell-learn-2 = Eine Runde: verdeckte Versteigerung, zwei Vizepräsidenten auf drei Brettern, vier Bohrrunden, dann Börse und Atelier.
web-rockwell-learn-3 = Ein Feld wird durchbohrt, wenn alle Bohrtrupps darauf zusammen seine Bohrleistung erreichen; alle dort teilen, wer am stärksten ist, nimmt den Überschuss.
web-rockwell-learn-4 = Die Partie endet, wenn die meisten Gesellschaften einen Bohrtrupp am Erdkern hatten.

## After the end
web-rockwell-points = { $n } Prestige
web-rockwell-score-by-turn = Prestige nach Runden
web-rockwell-wealth = Geld und Klötzchen zu Börsenpreisen, nach Runden

## The figures of the rules
web-rockwell-figure-RW-C1 = Vier Schichten aus acht Feldern, von A außen bis D innen, um den Erdkern. Jeder Eingang berührt zwei Felder der Schicht A.
web-rockwell-figure-RW-C2 = Ein Feld berührt vier andere: links und rechts in der Schicht, eines außen, eines innen.
web-rockwell-figure-RW-D6 = Ein Bohrtrupp mit Bohrleistung 2 auf der Grenze von B5 und B6 zählt auf beiden: dort 2 + 2 = 4 von 5, hier 2 + 1 = 3 von 6.
web-rockwell-figure-RW-E1 = Drei Bohrtrupps mit Bohrleistung 1, von drei Gesellschaften, füllen ein Feld, das 3 braucht: Es wird sofort durchbohrt, und eine Karte wird gezogen.
web-rockwell-figure-RW-E4 = Karte mit 3 Kupfer, 5 Silber, 4 Gold für zwei: je 1, 2 und 2; der Überschuss, 1 Kupfer und 1 Silber, geht an die größere Bohrleistung.
