# Dig Deep: was jemand am Tisch zu einer Wahl sagen würde

## Ein Preis, der steigt
coach_dig_deep-raise-held = { $gem } erhöhen: Du hast { $n ->
    [one] einen
   *[other] { $n }
}, { $m ->
    [0] sonst liegt keiner offen
    [one] bei { $seat } liegt einer offen
   *[other] bei { $seat } liegen { $m } offen
}.
coach_dig_deep-raise-sale = Steht { $gem } bei { $price }, bringt dir { $tile } in diesem Zug { $coins }.
coach_dig_deep-raise-top = { $gem } steht schon bei { $price }: Erhöhen ändert nichts.
coach_dig_deep-raise-feeds = Ein höherer Preis für { $gem } hilft { $seat }: Dort { $n ->
    [one] liegt einer
   *[other] liegen { $n }
} offen; du hast { $m ->
    [0] keinen
    [one] einen
   *[other] { $m }
}.
coach_dig_deep-raise-coming = Die Spalten enthalten noch etwa { $first } und { $second }: Dieser Preis wird öfter zählen.
coach_dig_deep-raise-both = { $gem } steigt auf { $price }, und du hast { $n ->
    [0] keinen
    [one] einen
   *[other] { $n }
}; { $rival } stiege auf { $other }, und davon hast du { $m ->
    [0] keinen
    [one] einen
   *[other] { $m }
}.

## Neu gewürfelt
coach_dig_deep-reroll-tile = { $times ->
    [one] In 1 von 10 Fällen
    [10] Fast immer
   *[other] In { $times } von 10 Fällen
} reicht der Wurf für das L{ $level }-Plättchen von Spalte { $column }, etwa { $coins } wert; { $other ->
    [0] sonst reicht es nicht
    [one] sonst nur in 1 von 10
   *[other] sonst in { $other } von 10
}.
coach_dig_deep-keep-tile = Deine Spitzhacken reichen für das L{ $level }-Plättchen von Spalte { $column }, etwa { $coins } wert; { $times ->
    [0] nach dem anderen Wurf fast nie
    [one] nach dem anderen Wurf nur in 1 von 10 Fällen
    [10] nach dem anderen Wurf nicht ganz immer
   *[other] nach dem anderen Wurf nur in { $times } von 10 Fällen
}.
coach_dig_deep-reroll-sale = { $times ->
    [one] In 1 von 10 Fällen
    [10] Fast immer
   *[other] In { $times } von 10 Fällen
} verkaufst du in diesem Zug noch ein zweites Plättchen, für { $coins }; { $other ->
    [0] sonst keines
    [one] sonst nur in 1 von 10
   *[other] sonst in { $other } von 10
}.
coach_dig_deep-keep-sale = So, wie die Würfel liegen, verkaufst du in diesem Zug noch ein zweites Plättchen, für { $coins }; { $times ->
    [0] nach dem anderen Wurf fast nie
    [one] nach dem anderen Wurf nur in 1 von 10 Fällen
    [10] nach dem anderen Wurf nicht ganz immer
   *[other] nach dem anderen Wurf nur in { $times } von 10 Fällen
}.
coach_dig_deep-reroll-smelt = { $times ->
    [one] In 1 von 10 Fällen
    [10] Fast immer
   *[other] In { $times } von 10 Fällen
} fällt ein Schmelzen, und { $n ->
    [one] auf deiner Hand wartet ein Plättchen
   *[other] auf deiner Hand warten { $n } Plättchen
}; { $other ->
    [0] sonst fällt keines
    [one] sonst nur in 1 von 10
   *[other] sonst in { $other } von 10
}.
coach_dig_deep-keep-smelt = Du hast ein Schmelzen, und { $n ->
    [one] auf deiner Hand wartet ein Plättchen
   *[other] auf deiner Hand warten { $n } Plättchen
}; { $times ->
    [0] nach dem anderen Wurf fast nie
    [one] nach dem anderen Wurf nur in 1 von 10 Fällen
    [10] nach dem anderen Wurf nicht ganz immer
   *[other] nach dem anderen Wurf nur in { $times } von 10 Fällen
}.
coach_dig_deep-reroll-idle = Der Würfel „{ $die }“ zeigt { $action } { $n }, und damit ist in diesem Zug nichts anzufangen.
coach_dig_deep-keep-best = Der Würfel „{ $die }“ zeigt { $action } { $n }: Eine bessere Seite hat er nicht.
coach_dig_deep-keep-coins = Mit { $coins } kannst du den Würfel „{ $die }“ für { $price } noch kaufen.
coach_dig_deep-reroll-mean = Im Schnitt bringt der neue Wurf etwa { $coins } mehr, und er kostet { $cost }.
coach_dig_deep-reroll-sets = Im Schnitt bringt dieser Wurf etwa { $coins } mehr und kostet { $cost }, der andere { $other ->
    [0] nichts
   *[other] etwa { $other } mehr
} und kostet { $price }.
coach_dig_deep-keep-mean = Der Wurf würde { $price } kosten und im Schnitt { $other ->
    [0] nichts bringen
   *[other] etwa { $other } bringen
}.
coach_dig_deep-reroll-keeps = So behältst du { $kept } und { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
coach_dig_deep-reroll-rolls = { $n ->
    [one] Ein Würfel mehr bekommt noch eine Chance: { $rolled }.
   *[other] { $n } Würfel mehr bekommen noch eine Chance: { $rolled }.
}
coach_dig_deep-reroll-better = So würfelst du auch { $rolled } neu: { $n } von 6 Seiten bringen mehr.
coach_dig_deep-reroll-swaps = Du behältst { $kept } und würfelst { $rolled } neu.
coach_dig_deep-face = { $action } { $n } ({ $die })

## Abbauen
coach_dig_deep-mine-shared = Du teilst dir Spalte { $column } mit { $seat }, und { $seat } kommt { $next ->
    [1] als Nächstes dran
   *[other] vor dir wieder dran
}: { $times ->
    [one] In 1 von 10 Fällen
    [10] Fast immer
   *[other] In { $times } von 10 Fällen
} reicht der Wurf für das L{ $level }-Plättchen.
coach_dig_deep-mine-open = In Spalte { $column } dürfen alle abbauen, und { $seat } kommt { $next ->
    [1] als Nächstes dran
   *[other] vor dir wieder dran
}: { $times ->
    [one] In 1 von 10 Fällen
    [10] Fast immer
   *[other] In { $times } von 10 Fällen
} reicht der Wurf für das L{ $level }-Plättchen.
coach_dig_deep-mine-waits = Spalte { $column } kann warten: Sie gehört dir allein, mit { $lead ->
    [one] einem Klötzchen Vorsprung
   *[other] { $lead } Klötzchen Vorsprung
}.
coach_dig_deep-mine-known = Du weißt, was auf Spalte { $column } liegt: { $tile }, zu den kommenden Preisen etwa { $coins } wert.
coach_dig_deep-mine-poor = Auf Spalte { $column } liegt { $tile }: etwa { $coins } wert, ein unbekanntes L{ $level }-Plättchen bringt { $other }.
coach_dig_deep-mine-spends = Beginnst du bei Spalte { $column }, nutzt du { $n } von { $picks } Spitzhacken; andersherum { $lost ->
    [one] bleibt eine
   *[other] bleiben { $lost }
} übrig.
coach_dig_deep-mine-plan = Beginnst du bei Spalte { $column }, holst du Plättchen für etwa { $coins }; bei Spalte { $target } für etwa { $other }.
coach_dig_deep-mine-same = Ob du bei Spalte { $column } oder { $target } beginnst: { $picks ->
    [one] Deine Spitzhacke holt
   *[other] Deine { $picks } Spitzhacken holen
} so oder so Plättchen für etwa { $coins }.
coach_dig_deep-mine-deeper = Deine Spitzhacken reichen für die zwei obersten Plättchen von Spalte { $column }: zusammen etwa { $coins }.
coach_dig_deep-mine-ends = Es ist das letzte Plättchen, mit dieser Runde ist Schluss: Wie es steht, liegst du { $coins } vor { $seat }.
coach_dig_deep-mine-spares = Das ist das letzte Plättchen, dann ist Schluss: Du hast noch { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
} und { $sells ->
    [0] keinen Verkauf
    [one] einen Verkauf
   *[other] { $sells } Verkäufe
} übrig.
coach_dig_deep-mine-delays = Nur noch { $left } Plättchen liegen im Raster, und du hast { $n } zu verkaufen: Die Partie darf ruhig noch etwas dauern.
coach_dig_deep-mine-first = Erst abbauen: Dann kennst du auch das neue Plättchen, wenn du wählst, was du schmilzt.
coach_dig_deep-loses-picks = Sonst { $picks ->
    [one] verfällt eine Spitzhacke
   *[other] verfallen { $picks } Spitzhacken
}: genug für das L{ $level }-Plättchen von Spalte { $column }, etwa { $coins } wert.
coach_dig_deep-loses-sale = Sonst verfällt der Verkauf dieses Zuges: { $tile } bringt { $coins }.
coach_dig_deep-loses-uses = Sonst verfällt ungenutzt: { $pile }.
coach_dig_deep-done-leaves = Das L{ $level }-Plättchen von Spalte { $column } läuft dir nicht weg: Die Spalte gehört dir allein.
coach_dig_deep-follows = { $other ->
    [mine] Abbauen kannst du
    [smelt] Schmelzen kannst du
    [sell] Verkaufen kannst du
    [reserve] Reservieren kannst du
    [dig] Graben kannst du
    [advertise] Bewerben kannst du
   *[invest] Investieren kannst du
} danach immer noch, im selben Zug.

## Klötzchen an Spalten
coach_dig_deep-reserve-opens = Das Klötzchen öffnet dir Spalte { $column }: { $picks ->
    [one] Deine Spitzhacke nimmt
   *[other] Deine { $picks } Spitzhacken nehmen
} sofort das L{ $level }-Plättchen, etwa { $coins } wert.
coach_dig_deep-reserve-joins = In Spalte { $column } baut bisher { $seat } ohne dich ab; mit diesem Klötzchen darfst du auch: { $tiles ->
    [one] ein Plättchen, etwa { $coins } wert
   *[other] { $tiles } Plättchen, zusammen etwa { $coins } wert
}.
coach_dig_deep-reserve-alone = Mit diesem Klötzchen gehört Spalte { $column } dir allein, und { $seat } ist ausgesperrt: { $tiles ->
    [one] ein Plättchen, etwa { $coins } wert
   *[other] { $tiles } Plättchen, zusammen etwa { $coins } wert
}.
coach_dig_deep-reserve-free = An Spalte { $column } liegt noch kein Klötzchen: Mit einem von dir kann { $seat } dort nicht mehr abbauen ({ $tiles ->
    [one] ein Plättchen, etwa { $coins } wert
   *[other] { $tiles } Plättchen, zusammen etwa { $coins } wert
}).
coach_dig_deep-reserve-safe = An Spalte { $column } führst du mit einem Klötzchen; mit noch einem holt { $seat } dich nicht mit einem einzigen Reservieren ein ({ $tiles ->
    [one] ein Plättchen, etwa { $coins } wert
   *[other] { $tiles } Plättchen, zusammen etwa { $coins } wert
}).
coach_dig_deep-reserve-full = Mehr Klötzchen darf an Spalte { $column } niemand haben: Dort zieht keiner mehr an dir vorbei ({ $tiles ->
    [one] ein Plättchen, etwa { $coins } wert
   *[other] { $tiles } Plättchen, zusammen etwa { $coins } wert
}).
coach_dig_deep-reserve-empty = Spalte { $column } ist leer: Dort hält ein Klötzchen nichts.
coach_dig_deep-reserve-idle = Ein Klötzchen reicht an Spalte { $column } nicht: { $seat } hat dort immer noch mehr.
coach_dig_deep-reserve-rich = In Spalte { $column } liegen noch { $tiles } Plättchen für etwa { $coins }, in Spalte { $target } { $n } für etwa { $other }.
coach_dig_deep-reserve-none = Beide Spalten sind leer: Ein Klötzchen hält dort nichts.
coach_dig_deep-back-idle = Spalte { $column } ist leer: Das Klötzchen nützt dort nichts mehr.
coach_dig_deep-back-share = Das Klötzchen auf { $gem } ist noch ein Anteil: { $coins } für jeden verkauften.
coach_dig_deep-back-holds = Ohne dieses Klötzchen kommt { $seat } in Spalte { $column } zum Zug: { $tiles ->
    [one] ein Plättchen, etwa { $coins } wert
   *[other] { $tiles } Plättchen, zusammen etwa { $coins } wert
}.

## Graben
coach_dig_deep-dig-take = In Spalte { $column } darf { $seat } abbauen, du nicht: Grab das L{ $level }-Plättchen aus und leg es dorthin, wo du darfst; etwa { $coins } wert.
coach_dig_deep-dig-look = Du siehst das L{ $level }-Plättchen von Spalte { $column }, bevor du Spitzhacken dafür ausgibst.
coach_dig_deep-put-own = Auf Spalte { $column } kannst { $alone ->
    [1] nur du es abbauen
   *[other] du es abbauen
}; auf Spalte { $target } könnte es { $seat }.
coach_dig_deep-put-away = { $tile } bringt nur etwa { $coins }: Soll { $seat } dafür { $level ->
    [one] eine Spitzhacke
   *[other] { $level } Spitzhacken
} ausgeben.
coach_dig_deep-put-reach = Auf Spalte { $column } kannst du { $tile } sofort abbauen: Die { $level ->
    [one] Spitzhacke
   *[other] { $level } Spitzhacken
} dafür hast du.

## Schmelzen und verkaufen
coach_dig_deep-smelt-sell = Offen kannst du { $tile } noch in diesem Zug für { $coins } verkaufen{ $other ->
    [0] {""}
   *[other] ; dein bestes offenes bringt { $other }
}.
coach_dig_deep-smelt-more = { $tile } würde heute { $coins } bringen, { $rival_tile } { $other }.
coach_dig_deep-smelt-later = Zu den kommenden Preisen bringt { $tile } etwa { $coins }, { $rival_tile } etwa { $other }.
coach_dig_deep-smelt-both = Du hast { $n } Schmelzen: { $tile } und { $rival_tile } kommen beide noch in diesem Zug auf den Tisch.
coach_dig_deep-smelt-ready = Offen ist { $tile } für den freien Verkauf im nächsten Zug bereit: zu den kommenden Preisen etwa { $coins }.
coach_dig_deep-smelt-pace = { $n ->
    [one] Ein Plättchen wartet
   *[other] { $n } Plättchen warten
} auf deiner Hand, und bis zum Ende bringen deine Würfel { $m ->
    [0] wohl kein Schmelzen mehr
    [one] etwa ein Schmelzen
   *[other] etwa { $m } Schmelzen
}.
coach_dig_deep-sell-passes = Du hast dann { $count } verkauft: Im Rennen um die { $bonus } ziehst du an { $seat } vorbei.
coach_dig_deep-sell-level = Du hast dann { $count } verkauft: Im Rennen um die { $bonus } ziehst du mit { $seat } gleich.
coach_dig_deep-sell-near = Danach brauchst du noch { $count }, um für die { $bonus } an { $seat } vorbeizuziehen; du hast { $n }.
coach_dig_deep-sell-guards = { $seat } hat { $count } verkauft und { $coming } offen; mit { $n } bleibst du im Rennen um die { $bonus } vorn.
coach_dig_deep-sell-beyond = Die { $bonus } für { $gem } sind weg: { $seat } hat { $n } verkauft, und mit allem, was du hast, kommst du auf { $m }.
coach_dig_deep-sell-more = { $tile } bringt jetzt { $coins }, { $rival_tile } { $other }.
coach_dig_deep-sell-keeps = { $tile } bringt heute { $coins }, { $rival_tile } { $other }; zu den kommenden Preisen bringt das, was du behältst, etwa { $later }, das andere { $less }.
coach_dig_deep-sell-same = Beide bringen heute { $coins } und später gleich viel: { $tile } oder { $rival_tile }.
coach_dig_deep-sell-gains = { $rival_tile } kann warten: heute { $coins }, zu den kommenden Preisen etwa { $other }.
coach_dig_deep-sell-order = Dieses zuerst: Mit { $rival_tile } danach bringen beide { $coins }, andersherum { $other }.
coach_dig_deep-sell-top = { $gem } steht bei { $price } und kann nur noch fallen: Nimm die { $coins } jetzt.
coach_dig_deep-sell-first = { $seat } hat { $count } offen und ist vor dir wieder dran: Nach so einem Verkauf bringt { $tile } { $coins } weniger.
coach_dig_deep-sell-split = Von { $rival_tile } geht ein Anteil an { $seat }: { $coins }.
coach_dig_deep-sell-last = Es ist dein letzter Zug: { $tile } bringt jetzt { $coins } oder nichts.
coach_dig_deep-sell-many = Du hast { $n } Plättchen zu verkaufen und nach diesem Zug noch etwa { $sales ->
    [one] einen Verkauf
   *[other] { $sales } Verkäufe
}: Lieber jetzt { $coins } als eines, das übrig bleibt.
coach_dig_deep-sell-now = { $tile } bringt heute { $coins }, zu den kommenden Preisen etwa { $other }: Warten lohnt nicht.
coach_dig_deep-sell-buys = Mit den { $coins } kaufst du noch in diesem Zug den Würfel „{ $die }“: Er kostet { $price }.
coach_dig_deep-wait-rises = { $rival_tile } bringt heute { $coins }; mit jedem Wurf steigen Preise, und niemand sonst hat davon etwas offen: bis zu deinem nächsten Zug etwa { $other }.
coach_dig_deep-wait-later = { $rival_tile } bringt heute nur { $coins }; { $turns ->
    [one] bei noch einem Zug
   *[other] bei noch etwa { $turns } Zügen
} werden es etwa { $other }.

## Preise und Anteile
coach_dig_deep-advert-sale = Erst { $gem } bewerben, dann verkaufen: { $tile } bringt dann { $coins } statt { $other }.
coach_dig_deep-advert-hurts = { $seat } hat { $count } offen, du hast { $m ->
    [0] keinen
    [one] einen
   *[other] { $m }
}: Ein Schritt nach unten kostet { $seat } { $n }, wenn alle verkauft werden.
coach_dig_deep-invest-soon = { $seat } hat { $count } offen und muss irgendwann verkaufen: Das bringt dir { $coins }.
coach_dig_deep-invest-after = Erst verkaufen: Sonst kommt dein Klötzchen auf { $gem } mit dem Verkauf gleich wieder zurück.
coach_dig_deep-invest-nobody = Niemand sonst hat { $gem } offen: Ein Klötzchen dort wartet vielleicht umsonst.

## Würfel kaufen und abgeben
coach_dig_deep-buy-brings = { $turns ->
    [one] In dem einen Zug, der noch kommt,
   *[other] In den etwa { $turns } Zügen, die noch kommen,
} bringt der Würfel „{ $die }“ ungefähr { $first }, für { $coins }.
coach_dig_deep-buy-never = Das ist die letzte Runde: Der Würfel „{ $die }“ würde nie geworfen, und { $coins } wären weg.
coach_dig_deep-buy-late = { $turns ->
    [one] Ein Zug bleibt noch
   *[other] Etwa { $turns } Züge bleiben noch
}: Der Würfel „{ $die }“ bringt seine { $coins } kaum wieder ein.
coach_dig_deep-buy-lack = Keiner deiner Würfel hat { $action }; „{ $die }“ zeigt es auf { $n ->
    [one] einer
   *[other] { $n }
} von 6 Seiten.
coach_dig_deep-buy-balance = In drei Zügen haben deine Würfel Spitzhacken für etwa { $tiles } Plättchen und etwa { $smelts } Schmelzen: „{ $die }“ bringt { $what ->
    [smelt] Schmelzen
   *[mine] Spitzhacken
}, und die fehlen dir.
coach_dig_deep-buy-full = Du hast sechs Würfel: „{ $die }“ kostet { $coins } und verdrängt einen anderen.
coach_dig_deep-buy-same = Den Würfel „{ $die }“ gibt es für { $coins }: Du musst nicht { $other } zahlen.
coach_dig_deep-buy-either = In drei Zügen bringt der Würfel „{ $die }“ etwa { $first }, für { $coins }; „{ $rival }“ etwa { $second }, für { $other }.
coach_dig_deep-buy-affords = Der Würfel „{ $die }“ kostet { $coins } von deinen { $n }, und es bleiben etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, um ihn zu werfen.
coach_dig_deep-buy-keeps = Du behältst alle { $n }; mit dem Würfel „{ $die }“ blieben dir { $left }.
coach_dig_deep-discard-twin = Den Würfel „{ $die }“ hast du { $n }-mal, da fehlt dir einer am wenigsten.
coach_dig_deep-discard-both = In drei Zügen bringt der Würfel „{ $die }“ etwa { $first }, „{ $rival }“ etwa { $second }.
coach_dig_deep-uses-mine = { $n ->
    [one] eine Spitzhacke
   *[other] { $n } Spitzhacken
}
coach_dig_deep-uses-smelt = { $n ->
    [one] ein Schmelzen
   *[other] { $n } Schmelzen
}
coach_dig_deep-uses-sell = { $n ->
    [one] einen Verkauf
   *[other] { $n } Verkäufe
}
coach_dig_deep-uses-reserve = { $n ->
    [one] ein Klötzchen für die Spalten
   *[other] { $n } Klötzchen für die Spalten
}
coach_dig_deep-uses-dig = { $n ->
    [one] ein Graben
   *[other] { $n } Graben
}
coach_dig_deep-uses-advertise = { $n ->
    [one] einen Preisschritt
   *[other] { $n } Preisschritte
}
coach_dig_deep-uses-invest = { $n ->
    [one] einen Anteil
   *[other] { $n } Anteile
}

## Zwei beliebige Möglichkeiten
coach_dig_deep-yields = Das eine: { $first }. Das andere: { $second }.
coach_dig_deep-yield-sell = jetzt { $coins } für { $tile }
coach_dig_deep-yield-smelt = { $tile } offen, heute { $coins } wert
coach_dig_deep-yield-mine = das L{ $level }-Plättchen von Spalte { $column }, etwa { $coins } wert
coach_dig_deep-yield-dig = ein Blick auf das L{ $level }-Plättchen von Spalte { $column }, etwa { $coins } wert
coach_dig_deep-yield-reserve = ein Klötzchen an Spalte { $column }, wo { $tiles ->
    [0] nichts mehr liegt
    [one] noch ein Plättchen liegt, etwa { $coins } wert
   *[other] noch { $tiles } Plättchen liegen, zusammen etwa { $coins } wert
}
coach_dig_deep-yield-put = das Plättchen auf Spalte { $column }, wo { $who ->
    [you] nur du abbauen darfst
    [all] alle abbauen dürfen
    [both] außer dir auch { $seat } abbauen darf
   *[others] nicht du abbauen darfst, sondern { $seat }
}
coach_dig_deep-yield-take_back = das Klötzchen { $tiles ->
    [-1] auf { $place }, wo der Preis bei { $coins } steht
    [0] von Spalte { $place }, wo nichts mehr liegt
   *[other] von Spalte { $place }, wo noch Plättchen für etwa { $coins } liegen
}
coach_dig_deep-yield-advertise = { $gem } bei { $price }, und du hast { $n ->
    [0] keinen
    [one] einen
   *[other] { $n }
}
coach_dig_deep-yield-invest = ein Anteil an { $gem } bei { $price }, wovon { $n ->
    [0] sonst niemand etwas offen hat
   *[other] { $seat } { $n } offen hat
}
coach_dig_deep-yield-stop = Schluss mit Abbauen, { $picks ->
    [one] und eine Spitzhacke verfällt
   *[other] und { $picks } Spitzhacken verfallen
}
coach_dig_deep-yield-done = hier Schluss mit deinen Aktionen

## So viele von einem Edelstein
coach_dig_deep-count-ruby = { $n ->
    [0] keinen Rubin
    [one] 1 Rubin
   *[other] { $n } Rubine
}
coach_dig_deep-count-emerald = { $n ->
    [0] keinen Smaragd
    [one] 1 Smaragd
   *[other] { $n } Smaragde
}
coach_dig_deep-count-amethyst = { $n ->
    [0] keinen Amethyst
    [one] 1 Amethyst
   *[other] { $n } Amethyste
}
coach_dig_deep-count-sapphire = { $n ->
    [0] keinen Saphir
    [one] 1 Saphir
   *[other] { $n } Saphire
}
coach_dig_deep-count-diamond = { $n ->
    [0] keinen Diamanten
    [one] 1 Diamanten
   *[other] { $n } Diamanten
}

## Glück, nach seinem Ort
coach_dig_deep-stream-set_up = Aufbau
coach_dig_deep-stream-dice = Würfel
coach_dig_deep-stream-rerolls = neue Würfe
coach_dig_deep-stream-tiles = Plättchen
coach_dig_deep-stream-market = neue Würfel im Angebot
coach_dig_deep-stream-agreed = was noch offen war

## Eine Sache fürs nächste Mal
coach_dig_deep-first-try = Verkaufe in jedem Zug etwas.
coach_dig_deep-first-seen = Eigene Verkäufe bringen in einer üblichen Partie etwa { $points } von { $all } Münzen.
coach_dig_deep-habit-sell-early-try = Warte mit dem Verkauf einen Zug.
coach_dig_deep-habit-sell-early-seen = Bei { $times } deiner letzten { $cases } Verkäufe hätte das Plättchen einen Zug später mehr gebracht: zusammen { $amount } Münzen.
coach_dig_deep-habit-free-sale-try = Verkaufe, bevor du aufhörst.
coach_dig_deep-habit-free-sale-seen = { $times } der letzten { $cases } Male, als du fertig warst, lohnte sich noch ein Verkauf: zusammen { $amount } Münzen.
coach_dig_deep-habit-unsold-try = Verkaufe vor dem Ende alles.
coach_dig_deep-habit-unsold-seen = In { $times } deiner letzten { $cases } Partien blieben Plättchen übrig: zusammen { $amount }.
coach_dig_deep-habit-buy-more-try = Kaufe öfter einen Würfel.
coach_dig_deep-habit-buy-more-seen = { $times } der letzten { $cases } Male, als du keinen gekauft hast, war einer seinen Preis wert: etwa { $percent } % je Partie.
coach_dig_deep-habit-buy-less-try = Behalte deine Münzen öfter.
coach_dig_deep-habit-buy-less-seen = Bei { $times } deiner letzten { $cases } Käufe waren die Münzen mehr wert als der Würfel: etwa { $percent } % je Partie.
coach_dig_deep-habit-buy-other-try = Vergleiche alle Würfel, bevor du einen kaufst.
coach_dig_deep-habit-buy-other-seen = Bei { $times } deiner letzten { $cases } Käufe war ein anderer Würfel besser: etwa { $percent } % je Partie.
coach_dig_deep-habit-discard-other-try = Vergleiche deine Würfel, bevor du einen abgibst.
coach_dig_deep-habit-discard-other-seen = { $times } der letzten { $cases } Male war ein anderer Würfel eher zu entbehren: etwa { $percent } % je Partie.
coach_dig_deep-habit-mine-deep-try = Baue zuerst das tiefere Plättchen ab.
coach_dig_deep-habit-mine-deep-seen = Bei { $times } der letzten { $cases } abgebauten Plättchen war ein tieferes besser: etwa { $percent } % je Partie.
coach_dig_deep-habit-mine-shared-try = Baue zuerst ab, wo du teilst.
coach_dig_deep-habit-mine-shared-seen = { $times } der letzten { $cases } Male in einer Spalte, die dir allein gehört, war eine geteilte besser: etwa { $percent } % je Partie.
coach_dig_deep-habit-reroll-more-try = Würfle mehr Würfel neu.
coach_dig_deep-habit-reroll-more-seen = Bei { $times } deiner letzten { $cases } Würfe lohnte es sich, mehr Würfel neu zu würfeln: etwa { $percent } % je Partie.
coach_dig_deep-habit-reroll-less-try = Behalte mehr von deinem Wurf.
coach_dig_deep-habit-reroll-less-seen = Bei { $times } der letzten { $cases } Male, als du neu gewürfelt hast, waren weniger Würfel besser: etwa { $percent } % je Partie.
coach_dig_deep-habit-sell-other-try = Vergleiche deine Plättchen, bevor du eins verkaufst.
coach_dig_deep-habit-sell-other-seen = Bei { $times } deiner letzten { $cases } Verkäufe war ein anderes Plättchen besser: etwa { $percent } % je Partie.
coach_dig_deep-habit-reserve-other-try = Vergleiche alle Spalten, bevor du eine reservierst.
coach_dig_deep-habit-reserve-other-seen = { $times } der letzten { $cases } Male beim Reservieren war eine andere Spalte besser: etwa { $percent } % je Partie.
coach_dig_deep-habit-invest-other-try = Vergleiche die Edelsteine, bevor du investierst.
coach_dig_deep-habit-invest-other-seen = { $times } der letzten { $cases } Male beim Investieren war ein anderer Edelstein besser: etwa { $percent } % je Partie.
