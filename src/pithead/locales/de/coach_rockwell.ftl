# Was der Trainer zu Rockwell sagt

## Satzteile
coach_rockwell-cubes = { $n } { $resource }
coach_rockwell-name = { $seat }
coach_rockwell-odds = { $cards ->
    [one] Gefahr ist auf der letzten Karte
   *[other] Gefahr ist auf { $danger } von { $cards } Karten
}
coach_rockwell-often = { $n ->
    [0] nicht einmal in 1 von 10 Fällen
    [10] fast jedes Mal
   *[other] in { $n } von 10 Fällen
}
coach_rockwell-yours = { $money ->
    [0] für dich nichts
   *[other] für dich { $money } $
}
coach_rockwell-theirs = { $others ->
    [one] dort { $money } $
   *[other] dort je { $money } $
}
coach_rockwell-uses-exchange = { $n ->
    [one] 1 Transaktion
   *[other] { $n } Transaktionen
}
coach_rockwell-uses-workshop = { $n ->
    [one] 1 Handlung
   *[other] { $n } Handlungen
}
coach_rockwell-buy-power = ein Bohrtrupp mit Bohrleistung { $power }
coach_rockwell-buy-safety = Schutz { $level }
coach_rockwell-buy-mobility = Mobilität { $level }
coach_rockwell-buy-mineshaft = Minenschacht { $level }

## Ein Feld wird durchbohrt
coach_rockwell-drill_alone = Das durchbohrt { $tile }, und niemand teilt: Klötzchen für etwa { $money } $ ({ $pile }), alles deins.
coach_rockwell-drill_first = { $because ->
    [mineshaft] Das durchbohrt { $tile }. Du teilst mit { $seat }, und dein Minenschacht nimmt den Überschuss: für dich Klötzchen für etwa { $money } $, { $theirs }.
    [tie] Das durchbohrt { $tile }. Du teilst mit { $seat }; bei der höchsten Bohrleistung, { $next }, herrscht Gleichstand, also bekommt den Überschuss, wer durchbohrt: für dich Klötzchen für etwa { $money } $, { $theirs }.
   *[most] Das durchbohrt { $tile }. Du teilst mit { $seat }, aber du stehst { $power } zu { $next }, also ist der Überschuss deiner: für dich Klötzchen für etwa { $money } $, { $theirs }.
}
coach_rockwell-drill_shared = Das durchbohrt { $tile }, und du teilst mit { $seat }: Klötzchen für etwa { $money } $ für dich. Der Überschuss geht an { $first }.
coach_rockwell-drill_richer = { $tile } bringt dir Klötzchen für etwa { $money } $, { $rival } nur { $rest } $.
coach_rockwell-drill_fee = Für { $fee } $ wird { $tile } sofort durchbohrt: Klötzchen für etwa { $money } $ sind deine.
coach_rockwell-cheaper_die = Das durchbohrt { $tile } genauso, für { $money } $ weniger.
coach_rockwell-saves_fee = Du behältst { $money } $: Der Subunternehmer würde noch nichts durchbohren.
coach_rockwell-fee_too_high = { $tile } für { $fee } $ zu durchbohren bringt dir Klötzchen für etwa { $money } $: zu wenig für diesen Preis.
coach_rockwell-bribe_drills = Der Bohrtrupp von { $seat } bringt Bohrleistung { $power } nach { $tile }, wo { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
}.
coach_rockwell-bribe_feeds = Die Bestechung brächte { $seat } Klötzchen für etwa { $money } $ von { $tile }, dir { $rest } $.
coach_rockwell-bribe_brings = Der Bohrtrupp von { $seat } bringt { $tile } auf { $power } von { $need } Bohrleistung.
coach_rockwell-bribe_takes = Das holt den Bohrtrupp von { $seat } von { $tile } weg, das { $power } von { $need } Bohrleistung hat.
coach_rockwell-bribe_idle = Mit der Bestechung würde { $seat } auf { $tile } mit dir teilen, und es fehlte dort immer noch Bohrleistung { $n }.
coach_rockwell-bribe_undoes = Lass den Bohrtrupp von { $seat }, wo er ist: Seine Bohrleistung { $power } hilft dir auf { $tile }.
coach_rockwell-card_step = Das ist Karte { $cards } von { $wanted }; die letzte bringt { $prestige } Prestige.
coach_rockwell-card_goal = Das ist deine { $wanted }. Karte: sofort { $prestige } Prestige.
coach_rockwell-danger_avoided = { $tile } ist heikel: { $odds } dort und nimmt dir so viele Klötzchen, wie du dort Bohrleistung hast, nämlich { $power }.
coach_rockwell-forestall = { $money ->
    [0] Lässt du es, kann { $seat } vor deinem nächsten Zug { $tile } durchbohren: für dich nichts statt { $here } $.
   *[other] Lässt du es, kann { $seat } vor deinem nächsten Zug { $tile } durchbohren: etwa { $money } $ für dich statt { $here } $.
}
coach_rockwell-feeds = { $tile } zu durchbohren nützt vor allem { $seat }: Klötzchen für etwa { $money } $, { $yours }.

## Ein Bohrtrupp macht sich bereit
coach_rockwell-join = { $power } von { $need } Bohrleistung auf { $tile }: { $seat } kann als Nächstes durchbohren, und du bekommst etwa { $pile } davon.
coach_rockwell-left_out = { $rest ->
    [0] Bleib auf { $tile }: { $seat } kann es vor deinem nächsten Zug durchbohren. Dort bekommst du etwa { $money } $ davon, fort nichts.
   *[other] Bleib auf { $tile }: { $seat } kann es vor deinem nächsten Zug durchbohren. Dort bekommst du etwa { $money } $ davon, fort nur { $rest } $.
}
coach_rockwell-lets_drill = Mit mehr Bohrleistung auf { $tile } könnte { $seat } als Nächstes durchbohren: Klötzchen für etwa { $money } $, { $yours }.
coach_rockwell-completes_next = { $power } von { $need } Bohrleistung auf { $tile }: In der nächsten Bohrrunde kann dein Bohrtrupp auf { $place } es durchbohren, für Klötzchen von etwa { $money } $.
coach_rockwell-hire_next = Von dort durchbohrt ein Subunternehmer mit Bohrleistung { $power } sofort { $tile }: { $fee } $ für Klötzchen von etwa { $money } $.
coach_rockwell-bribe_next = Von dort kannst du einen Bohrtrupp von { $seat } herüberbestechen und { $tile } sofort durchbohren: Klötzchen für etwa { $money } $ für dich.
coach_rockwell-leads = Auf { $tile } stehst du dann { $mine } zu { $others }: Der Überschuss wird deiner, etwa { $money } $ mehr.
coach_rockwell-keeps_tile = { $tile } hat { $power } von { $need } Bohrleistung. Lass deinen Bohrtrupp dort: So wie es steht, bekämst du Klötzchen für etwa { $money } $.
coach_rockwell-brings_power = { $alone ->
    [1] { $tile } hat dann { $power } von { $need } Bohrleistung, alles deine; bisher teilt niemand die Karten dort, etwa { $money } $ wert.
   *[other] { $tile } hat dann { $power } von { $need } Bohrleistung, { $mine } davon deine: Dein Anteil wären Klötzchen für etwa { $money } $.
}
coach_rockwell-richer = Die Karten für { $tile } sind etwa { $money } $ wert, die für { $rival } { $rest } $.
coach_rockwell-both_tiles = Auf der Grenze zählt der Bohrtrupp doppelt: { $power } von { $need } Bohrleistung auf { $tile }, { $there } von { $wanted } auf { $other }.

## Realisierungen und das Ende
coach_rockwell-achieves = Das schafft die Realisierung „{ $achievement }“: sofort { $prestige } Prestige.
coach_rockwell-deep_step = Damit sind { $n } von { $wanted } Bohrtrupps in Schicht C oder tiefer; sind es alle, bringt das { $prestige } Prestige.
coach_rockwell-toward_center = { $steps ->
    [one] Von { $place } ist es ein Schritt zum Erdkern, und der bringt { $prestige } Prestige.
   *[other] Von { $place } sind es { $steps } Schritte zum Erdkern, und der bringt { $prestige } Prestige.
}
coach_rockwell-end_ahead = Damit endet die Partie nach dieser Runde, und bei den Realisierungen liegst du vorn: { $mine } Prestige zu { $others } von { $seat }.
coach_rockwell-end_behind = Der Erdkern würde die Partie nach dieser Runde beenden, und bei den Realisierungen liegt { $seat } vorn: { $others } Prestige zu deinen { $mine }.

## Gebote
coach_rockwell-bid_order = Bieten die anderen wie der Steiger, bist du mit { $money } $ { $times } vorn, mit { $rest } $ { $less }.
coach_rockwell-bid_saves = { $same ->
    [1] Du sparst { $money } $. Bieten die anderen wie der Steiger, bist du mit beiden Geboten { $times } vorn.
   *[other] Du sparst { $money } $. Bieten die anderen wie der Steiger, bist du damit { $times } vorn, mit { $value } $ { $more }.
}
coach_rockwell-bid_tie = Ohne Gebot bleibst du vor { $seat }, solange dort nichts geboten wird: Gleichstand lässt die Reihenfolge, wie sie ist.
coach_rockwell-bid_keeps = Dir bleiben { $money } $, und das reicht noch: { $wish } kostet { $price } $.
coach_rockwell-bid_paid_with = Dieselben { $money } $, und du behältst { $pile }.
coach_rockwell-bid_keeps_money = Derselbe Wert in Klötzchen bezahlt: { $money } $ bleiben dir zum Ausgeben.

## Versicherung und Gefahr
coach_rockwell-insure_risk = { $odds } für { $tile }, und dort könntest du auf einmal { $n } Klötzchen verlieren: Die Versicherung rettet { $saved }.
coach_rockwell-insure_safe = Wo deine Bohrtrupps hinkommen, droht keine Gefahr: Behalte { $pile }.
coach_rockwell-insure_enough = { $tiles ->
    [one] Deine Versicherung deckt
   *[other] Deine { $tiles } Versicherungen decken
} das Schlimmste: Eine Gefahrenkarte kostet dich höchstens { $n } Klötzchen.
coach_rockwell-insure_saves = Behalte { $pile }. { $odds } dort, wo sie dich am meisten träfe, und nimmt höchstens { $n } Klötzchen.
coach_rockwell-insure_cheaper = Zahle mit { $resource } statt mit { $what }: dieselbe Versicherung für { $money } $ weniger.
coach_rockwell-discard_saves = { $first ->
    [1] { $tiles ->
        [one] Die Versicherung rettet
       *[other] Die { $tiles } Versicherungen retten
    }
   *[other] { $tiles ->
        [one] Eine Versicherung mehr rettet
       *[other] { $tiles } Versicherungen mehr retten
    }
} { $pile }, { $money } $ wert.
coach_rockwell-discard_keeps = { $tiles ->
    [one] Die Versicherung würde
   *[other] Die { $tiles } Versicherungen würden
} nur { $pile } retten, { $money } $ wert; weiter unten nimmt die Gefahr mehr.

## Vizepräsidenten
coach_rockwell-slot_order = { $n ->
    [one] Du bist in jeder Bohrrunde zuerst dran
   *[other] Du bist in jeder Bohrrunde als Nummer { $n } dran
}{ $sure ->
    [1] {""}
   *[other] {""}, schlimmstenfalls als Nummer { $worst }
}; sonst als Nummer { $rest }.
coach_rockwell-slot_bribe = Mit einer Bestechung holst du einen Bohrtrupp von { $seat } nach { $tile } und durchbohrst es: Klötzchen für etwa { $money } $ für dich.
coach_rockwell-slot_hire = Mit einem Subunternehmer für { $fee } $ durchbohrst du { $tile }: Klötzchen für etwa { $money } $ für dich.
coach_rockwell-slot_delivery = Du hast { $have } { $resource }: Im Atelier bringen { $n } davon { $prestige } Prestige.
coach_rockwell-slot_achieves = Du hast { $money } $: { $wish } kostet im Atelier { $price } $ und bringt sofort { $prestige } Prestige.
coach_rockwell-slot_improves = Du hast { $money } $ fürs Atelier: { $wish } kostet dort { $price } $.
coach_rockwell-slot_poor = Im Atelier kostet nichts weniger als { $price } $, und du hast { $money } $.
coach_rockwell-slot_goal = Für „{ $achievement }“ fehlen dir { $pile }: an der Börse { $money } $ für { $prestige } Prestige.
coach_rockwell-slot_sells = Deine Klötzchen sind { $money } $ wert, in der Kasse hast du { $purse } $: Nur die Börse macht aus dem einen das andere.
coach_rockwell-slot_uses = Das gibt { $uses } statt { $rest }.
coach_rockwell-slot_before = { $slot } kann dasselbe und kommt früher dran.
coach_rockwell-slot_scarce = { $n ->
    [one] Dort ist noch eine Position frei
   *[other] Dort sind noch { $n } Positionen frei
}, und { $others ->
    [one] eine andere Gesellschaft kommt noch
   *[other] { $others } andere Gesellschaften kommen noch
}: Dein zweiter Vizepräsident könnte zu spät sein.

## Börse und Atelier
coach_rockwell-goal_nearer = Danach fehlen dir für „{ $achievement }“ ({ $prestige } Prestige) nur { $pile }, anders wären es { $rest }.
coach_rockwell-delivery_kept = { $soon ->
    [1] Dir bleiben { $n } { $resource } für eine Auslieferung in dieser Runde: { $prestige } Prestige.
   *[other] Dir bleiben { $n } { $resource }, genug für eine Auslieferung: { $prestige } Prestige.
}
coach_rockwell-sale_buys = Dann hast du { $money } $: { $wish } kostet im Atelier { $price } $.
coach_rockwell-sale_idle = Du bist diese Runde nicht im Atelier: { $money } $ mehr nützen erst bei der nächsten Versteigerung, und dort zählen Klötzchen genauso viel.
coach_rockwell-buys_nothing = Der Kauf von { $pile } bringt weder eine Realisierung noch eine Auslieferung in Reichweite, und { $money } $ sind noch für alles gut.
coach_rockwell-rank = Bei { $what } hast du dann Rang { $n } statt { $rest }: { $prestige } Prestige wert, wenn es so bleibt.
coach_rockwell-deliver = { $next ->
    [0] { $n } { $resource } für { $prestige } Prestige; an der Börse sind sie { $money } $ wert. Es ist das letzte Plättchen.
   *[other] { $n } { $resource } für { $prestige } Prestige; an der Börse sind sie { $money } $ wert. Das nächste Plättchen kostet { $next }.
}
coach_rockwell-deliver_dear = Die Auslieferung kostet { $n } { $resource } im Wert von { $money } $, für { $prestige } Prestige.
coach_rockwell-power_step = Für „{ $achievement }“ fehlt dir dann noch Bohrleistung { $n }: { $prestige } Prestige.
coach_rockwell-safety = { $n ->
    [0] Gefahr ist noch auf { $danger } von { $cards } Karten; dich kostet sie dann nichts mehr.
   *[other] Gefahr ist noch auf { $danger } von { $cards } Karten; dich kostet sie dann jedes Mal { $n } Klötzchen weniger.
}
coach_rockwell-mobility = { $level ->
    [1] Ein Bohrtrupp kann dann auf das übernächste Feld seiner Schicht springen: { $n } Orte in Reichweite statt { $rest }.
    [2] Ein Bohrtrupp kann dann auf einer Grenze stehen und für beide Felder zählen: { $n } Orte in Reichweite statt { $rest }.
   *[other] Ein Bohrtrupp kann dann zwei Schritte gehen: { $n } Orte in Reichweite statt { $rest }.
}
coach_rockwell-mineshaft_pays = Der Minenschacht auf { $tile } zahlt jede Runde { $pile }: { $money } $.
coach_rockwell-mineshaft_first = { $tile } hat { $power } von { $need } Bohrleistung. Dein Minenschacht nimmt dort den Überschuss und zahlt danach etwa { $money } $ je Runde.
coach_rockwell-mineshaft_richer = { $ready ->
    [1] { $later ->
        [1] { $tile } zahlt jede Runde { $money } $, { $rival } { $rest } $.
       *[other] { $tile } zahlt ab der nächsten Runde { $money } $; { $rival } muss erst durchbohrt werden.
    }
   *[other] { $later ->
        [1] { $tile } zahlt jede Runde etwa { $money } $, sobald es durchbohrt ist, { $rival } zahlt { $rest } $.
       *[other] Einmal durchbohrt, zahlt { $tile } jede Runde etwa { $money } $, { $rival } { $rest } $.
    }
}
coach_rockwell-costs_less = Dir bleiben { $money } $ für die nächste Versteigerung statt { $rest } $.
coach_rockwell-no_turn_left = Die Partie endet nach dieser Runde: Die Verbesserung käme zu spät, und { $money } $ zählen noch für den Rang beim Geld.

## Al
coach_rockwell-al_drills = Al durchbohrt { $tile } für dich: Klötzchen für etwa { $money } $ sind dein Anteil.
coach_rockwell-al_helps = Al bringt { $tile } auf { $power } von { $need } Bohrleistung, wo dein Bohrtrupp wartet.
coach_rockwell-al_crowds = Auf { $tile } würde Al mit dir teilen.
coach_rockwell-al_hinders = Auf { $tile } teilt Al mit { $seat }, nicht mit dir.
coach_rockwell-al_elsewhere = Auf { $tile } würde Al { $seat } helfen: { $power } von { $need } Bohrleistung, und nichts für dich.

## Was zwei Entscheidungen bringen
coach_rockwell-both = { $same ->
    [1] Beides kommt auf dasselbe hinaus: { $chosen }.
   *[other] Hier: { $chosen }; sonst: { $rival }.
}
coach_rockwell-does-bid = { $value ->
    [0] du bietest nichts und behältst { $money } $
   *[other] du bietest { $value } $ und behältst { $money } $
}
coach_rockwell-does-insure = { $n ->
    [0] du versicherst nichts
    [one] 1 Versicherung kostet Klötzchen für { $money } $
   *[other] { $n } Versicherungen kosten Klötzchen für { $money } $
}
coach_rockwell-does-discard = { $n ->
    [0] du behältst deine Versicherung und verlierst { $pile }
   *[other] du verlierst { $pile }
}
coach_rockwell-does-slot-control = { $slot } macht dich zur Nummer { $n } in der Kontrollreihenfolge
coach_rockwell-does-slot-exchange = { $slot } gibt { $uses } für deine Klötzchen im Wert von { $money } $
coach_rockwell-does-slot-workshop = { $slot } gibt { $uses }, und du hast { $money } $
coach_rockwell-does-nothing = du behältst deine Klötzchen und { $money } $
coach_rockwell-does-sell = du verkaufst { $pile } und hast { $money } $
coach_rockwell-does-buy = du kaufst { $pile } und hast noch { $money } $
coach_rockwell-does-deliver = { $n } { $resource } im Wert von { $money } $ bringen { $prestige } Prestige
coach_rockwell-does-sink = ein Minenschacht auf { $tile } kostet { $fee } $ und lässt dir { $money } $
coach_rockwell-does-mineshaft = ein Minenschacht der Stufe { $level } kostet { $fee } $ und lässt dir { $money } $
coach_rockwell-does-safety = Schutz { $level } kostet { $fee } $ und lässt dir { $money } $
coach_rockwell-does-mobility = Mobilität { $level } kostet { $fee } $ und lässt dir { $money } $
coach_rockwell-does-improve = für { $fee } $ bekommt dein Bohrtrupp auf { $place } Bohrleistung { $power }
coach_rockwell-does-improve-there = für { $fee } $ bekommt dein Bohrtrupp auf { $tile } Bohrleistung { $power }: dort dann { $have } von { $need }
coach_rockwell-does-drill = { $fee ->
    [0] { $money ->
        [0] { $tile } wird durchbohrt, nichts für dich
       *[other] { $tile } wird durchbohrt, Klötzchen für etwa { $money } $ für dich
    }
   *[other] { $tile } wird für { $fee } $ durchbohrt, Klötzchen für etwa { $money } $ für dich
}
coach_rockwell-does-center = ein Bohrtrupp erreicht den Erdkern
coach_rockwell-does-stand = { $others ->
    [0] { $tile } hat { $power } von { $need } Bohrleistung, alles deine
   *[other] { $mine ->
        [0] { $tile } hat { $power } von { $need } Bohrleistung, ohne dich: { $seat }
       *[other] { $tile } hat { $power } von { $need } Bohrleistung, { $mine } davon deine, dabei { $seat }
    }
}
coach_rockwell-does-wait = der Bohrtrupp auf { $place } steht einen Schritt vor { $tile } mit { $power } von { $need } Bohrleistung
coach_rockwell-does-rest = neben dem Bohrtrupp auf { $place } gibt es nichts zu durchbohren

## Glück
coach_rockwell-stream-set_up = Aufbau
coach_rockwell-stream-cards = Förderungskarten
coach_rockwell-stream-backs = Rückseiten
coach_rockwell-stream-agreed = was noch offen war

## Eine Sache fürs nächste Mal
coach_rockwell-first-try = Lies zuerst die Realisierungen.
coach_rockwell-first-seen = Sie bringen in einer üblichen Partie etwa { $points } von { $all } Prestige.
coach_rockwell-habit-bid-over-try = Biete weniger, wenn sich die Reihenfolge nicht ändert.
coach_rockwell-habit-bid-over-seen = In { $times } deiner letzten { $cases } Auktionen hätte ein kleineres Gebot denselben Platz gebracht: zusammen { $amount } $.
coach_rockwell-habit-bid-more-try = Biete etwas mehr.
coach_rockwell-habit-bid-more-seen = In { $times } deiner letzten { $cases } Auktionen war ein höheres Gebot besser: etwa { $percent } % je Partie.
coach_rockwell-habit-workshop-first-try = Lass das Atelier warten.
coach_rockwell-habit-workshop-first-seen = { $times } der letzten { $cases } Male, als ein Vizepräsident dorthin ging, war ein anderes Brett besser: etwa { $percent } % je Partie.
coach_rockwell-habit-further-slot-try = Sieh dir auch Positionen weiter rechts an.
coach_rockwell-habit-further-slot-seen = { $times } der letzten { $cases } Male war eine solche Position auf demselben Brett besser: etwa { $percent } % je Partie.
coach_rockwell-habit-deeper-try = Schicke einen Bohrtrupp tiefer.
coach_rockwell-habit-deeper-seen = Bei { $times } deiner letzten { $cases } Bewegungen war ein tieferes Feld besser: etwa { $percent } % je Partie.
coach_rockwell-habit-shallower-try = Bleib näher an der Oberfläche.
coach_rockwell-habit-shallower-seen = Bei { $times } deiner letzten { $cases } Bewegungen war ein höheres Feld besser: etwa { $percent } % je Partie.
coach_rockwell-habit-drill-now-try = Bohre, sobald ein Feld reif ist.
coach_rockwell-habit-drill-now-seen = Bei { $times } deiner letzten { $cases } Bewegungen ohne Bohrung war ein Feld zu durchbohren: etwa { $percent } % je Partie.
coach_rockwell-habit-other-crew-try = Sieh dir alle vier Bohrtrupps an, bevor du einen bewegst.
coach_rockwell-habit-other-crew-seen = Bei { $times } deiner letzten { $cases } Bewegungen war ein anderer Bohrtrupp dran: etwa { $percent } % je Partie.
coach_rockwell-habit-bribe-skipped-try = Nutze, was Brett I dir gibt.
coach_rockwell-habit-bribe-skipped-seen = { $times } der letzten { $cases } Male, als du verzichtet hast, war eine Bestechung oder ein Subunternehmer besser: etwa { $percent } % je Partie.
coach_rockwell-habit-bribe-wasted-try = Spare die Bestechung auf.
coach_rockwell-habit-bribe-wasted-seen = Bei { $times } deiner letzten { $cases } Bestechungen war Warten besser: etwa { $percent } % je Partie.
coach_rockwell-habit-deliver-late-try = Behalte deine Klötzchen etwas länger.
coach_rockwell-habit-deliver-late-seen = Bei { $times } deiner letzten { $cases } Auslieferungen waren die Klötzchen im Lager mehr wert: etwa { $percent } % je Partie.
coach_rockwell-habit-improve-other-try = Vergleiche deine Bohrtrupps, bevor du einen verbesserst.
coach_rockwell-habit-improve-other-seen = Bei { $times } deiner letzten { $cases } Verbesserungen war ein anderer Bohrtrupp besser: etwa { $percent } % je Partie.
coach_rockwell-habit-mineshaft-early-try = Schiebe den Minenschacht auf.
coach_rockwell-habit-mineshaft-early-seen = Bei { $times } deiner letzten { $cases } Minenschächte brachte das Geld anderswo mehr: etwa { $percent } % je Partie.
coach_rockwell-habit-sell-other-try = Vergleiche deine Klötzchen, bevor du verkaufst.
coach_rockwell-habit-sell-other-seen = Bei { $times } deiner letzten { $cases } Verkäufe war es besser, andere abzugeben: etwa { $percent } % je Partie.
